use game::{Game, Points, Viewer};

use crate::scenario::{Table, hour, hours, seat, written};
use crate::{Law, Loss, Set};

#[test]
fn what_is_counted_from_a_view_is_what_the_rules_count() {
    for players in 2..=6 {
        let options = crate::Options {
            players,
            ..crate::Options::default()
        };
        let setup = game::Setup::<crate::SpaceAztecs>::new(options, game::Seed::Short(3));
        let mut state = crate::SpaceAztecs::start(&setup, &mut game::Silent);
        let mut chance = game::Chance::new(game::Seed::Short(4));
        let mut legal = Vec::new();
        while let Some((seat, action)) = game::random_decision(&state, &mut chance, &mut legal) {
            state.apply(seat, action, &mut game::Silent).unwrap();
            let view = state.view(Viewer::Spectator);
            assert_eq!(state.deck.breakdown(&view), state.breakdown(None));
        }
    }
}

#[test]
fn a_tally_names_the_cards_that_it_comes_from() {
    let table = Table::new(2)
        .open(0, &["18:00", "19:40"])
        .temple(0, "01:40", &["02:00"])
        .law(0, "04:20");
    let tallies = table.state.deck.tallies(&table.seen_by(1));
    let find = |source: &str| {
        let mut own = tallies.iter().filter(|tally| tally.seat == seat(0));
        let tally = own.find(|tally| tally.source.word() == source).unwrap();
        (written(&tally.cards), tally.points.0)
    };
    assert_eq!(find("warriors").0, ["02:00", "18:00", "19:40"]);
    assert_eq!(find("warriors").1, 11);
    assert_eq!(find(Law::Builders.name()), (vec!["04:20".to_owned()], 3));
    assert_eq!(find("fewest_villagers"), (vec![], -5));
}

#[test]
fn a_saucer_can_take_what_is_open_and_of_its_colour() {
    let table = Table::new(4)
        .open(0, &["03:40"])
        .open(1, &["00:00", "05:00", "02:00"])
        .temple(2, "07:40", &["12:20"])
        .open(3, &["09:40"]);
    let deck = table.state.deck;
    let view = table.seen_by(2);
    assert_eq!(
        deck.exposed(&view, seat(1), Set::Villagers),
        hours(&["00:00", "05:00"])
    );
    assert_eq!(
        deck.prey(&view, seat(2), hour("01:20")),
        [
            (seat(3), hours(&["09:40"])),
            (seat(0), hours(&["03:40"])),
            (seat(1), hours(&["00:00", "05:00"])),
        ]
    );
    assert_eq!(deck.prey(&view, seat(2), hour("07:40")), []);
}

#[test]
fn a_temple_would_hide_what_is_open_and_of_its_colour() {
    let table = Table::new(2).open(0, &["00:00", "05:00", "02:00"]);
    let deck = table.state.deck;
    let view = table.seen_by(0);
    assert_eq!(
        deck.would_hide(&view, seat(0), hour("07:40")),
        hours(&["00:00", "05:00"])
    );
    assert_eq!(deck.would_hide(&view, seat(0), hour("03:00")), []);
    assert_eq!(deck.would_hide(&view, seat(0), hour("01:20")), []);
}

#[test]
fn an_agent_would_use_the_newest_temple_but_not_for_himself() {
    let table = Table::with_sets(2, &[Set::Villagers, Set::Council, Set::Agency])
        .open(0, &["02:20"])
        .temple(0, "13:20", &[])
        .temple(0, "07:40", &[])
        .temple(0, "06:20", &[]);
    let deck = table.state.deck;
    let view = table.seen_by(1);
    let shelter = |card: &str| deck.shelter(&view, seat(0), hour(card));
    assert_eq!(shelter("00:00"), Some(hour("07:40")));
    assert_eq!(shelter("02:40"), Some(hour("06:20")), "another agent");
    assert_eq!(shelter("02:20"), None);
    assert_eq!(shelter("00:40"), None, "no temple of the council");
    assert_eq!(shelter("22:00"), None, "no Aztec");
    assert_eq!(deck.shelter(&view, seat(1), hour("00:00")), None);
}

/// What a card would add to the points of seat 0.
fn gain(table: &Table, card: &str) -> i32 {
    let deck = table.state.deck;
    deck.gain(&table.seen_by(0), seat(0), hour(card)).points.0
}

/// Whether with a card seat 0 would no longer have the fewest villagers.
fn ends_hunger(table: &Table, card: &str) -> bool {
    let deck = table.state.deck;
    deck.gain(&table.seen_by(0), seat(0), hour(card))
        .ends_hunger
}

#[test]
fn a_card_adds_what_the_village_would_have_more() {
    let table = Table::new(2)
        .open(0, &["18:00", "20:20", "00:00"])
        .open(1, &["05:00"]);
    assert_eq!(gain(&table, "19:40"), 8, "the second eagle");
    assert_eq!(gain(&table, "00:40"), 10, "an alien for the priest");
    assert_eq!(gain(&table, "22:40"), 0, "a priestess without an alien");
    assert_eq!(gain(&table, "15:40"), 5);
    assert!(ends_hunger(&table, "15:40"), "two villagers against one");
    assert_eq!(gain(&table, "01:20"), 1, "one captured");
    assert!(ends_hunger(&table, "01:20"), "one villager against none");
    assert!(!ends_hunger(&table, "19:40"));
    assert_eq!(gain(&table, "06:40"), 6, "open gates for three");
    assert_eq!(gain(&table, "07:40"), 0);
}

#[test]
fn a_saucer_that_starves_another_feeds_its_owner() {
    let table = Table::new(3)
        .open(0, &["00:00"])
        .open(1, &["05:00"])
        .open(2, &["07:00", "09:40"]);
    assert_eq!(gain(&table, "01:20"), 2);
    assert!(ends_hunger(&table, "01:20"));
}

#[test]
fn what_is_better_hidden_is_counted_as_hidden() {
    let table = Table::with_sets(2, &[Set::Warriors, Set::Council, Set::Agency])
        .open(0, &["02:20", "09:20"]);
    assert_eq!(gain(&table, "06:20"), 5, "the archivist goes in");
    let table = table.temple(0, "16:40", &[]);
    assert_eq!(gain(&table, "12:00"), 2 + 4, "the agent helps");
}

/// What seat 1 would lose if a saucer of seat 0 took its card.
fn loss(table: &Table, card: &str) -> Loss {
    let deck = table.state.deck;
    deck.loss(&table.seen_by(0), seat(0), seat(1), hour(card))
}

#[test]
fn a_loss_leaves_hunger_out_of_the_points_and_says_whose_it_becomes() {
    let table = Table::new(3)
        .open(0, &["00:00"])
        .open(1, &["05:00", "15:40"])
        .open(2, &["07:00", "09:40"]);
    let cook = loss(&table, "15:40");
    assert_eq!(
        (cook.points.0, cook.starves, cook.ends_hunger),
        (5, true, false)
    );
    let last = Table::new(2).open(1, &["00:00"]);
    let turkey = loss(&last, "00:00");
    assert_eq!(turkey.points.0, 2);
    assert!(turkey.starves && !turkey.ends_hunger, "both have none");
    let tied = Table::new(2).open(0, &["00:00"]).open(1, &["05:00"]);
    assert!(!loss(&tied, "05:00").starves, "it had the fewest before");
    assert!(loss(&tied, "05:00").ends_hunger);
}

/// A Quiet Village brings 8 points to whoever has no more Aztecs than anybody else.
#[test]
fn a_village_can_be_better_off_without_an_aztec() {
    let table = Table::new(2)
        .open(0, &["18:00"])
        .open(1, &["00:00", "10:40"])
        .law(1, "13:00");
    assert_eq!(loss(&table, "00:00").points.0, 2 - 8);
}

#[test]
fn hiding_changes_points_by_what_temples_are_for() {
    let table = Table::with_sets(2, &[Set::Warriors, Set::Council, Set::Agency])
        .open(0, &["09:20"])
        .temple(0, "06:20", &[]);
    let (deck, view) = (table.state.deck, table.seen_by(0));
    assert_eq!(deck.hiding(&view, seat(0), &hours(&["09:20"])), Points(5));
    assert_eq!(deck.hiding(&view, seat(0), &[]), Points(0));
}

#[test]
fn nobody_stands_below_zero_before_the_first_villager_is_played() {
    let table = Table::new(3).open(0, &["10:40"]);
    let (deck, view) = (table.state.deck, table.seen_by(1));
    assert_eq!(table.scores(), [0, -5, -5], "if the game ended now");
    let points = [0, 1, 2].map(|owner| deck.points(&view, seat(owner)).0);
    assert_eq!(points, [5, 0, 0]);
    assert!(view.seats().all(|seat| !deck.may_starve(&view, seat)));
    assert_eq!(gain(&table, "00:00"), 2);
    assert!(!ends_hunger(&table, "00:00"), "nobody was hungry");
}

#[test]
fn what_the_fewest_villagers_cost_stands_beside_the_points() {
    let table = Table::new(3).open(0, &["00:00"]).open(1, &["02:00"]);
    let (deck, view) = (table.state.deck, table.seen_by(1));
    let points = [0, 1, 2].map(|owner| deck.points(&view, seat(owner)).0);
    assert_eq!(points, [2, 1, 0]);
    let starve = [0, 1, 2].map(|owner| deck.may_starve(&view, seat(owner)));
    assert_eq!(starve, [false, true, true]);
}

#[test]
fn a_villager_that_was_taken_has_been_played() {
    let table = Table::new(2).saucer(0, "01:20", &["00:00"]);
    let view = table.seen_by(0);
    assert!(
        view.seats()
            .all(|seat| table.state.deck.may_starve(&view, seat))
    );
}

#[test]
fn at_the_end_points_are_the_score() {
    let table = Table::new(2)
        .emptied(5)
        .emptied(6)
        .round(&["16:00", "11:20"]);
    let (deck, view) = (table.state.deck, table.seen_by(0));
    assert_eq!(table.phase(), "over");
    let points = [0, 1].map(|owner| deck.points(&view, seat(owner)).0);
    assert_eq!(points.to_vec(), table.scores());
    assert!(points.iter().all(|points| *points < 0));
    assert!(view.seats().all(|seat| !deck.may_starve(&view, seat)));
}
