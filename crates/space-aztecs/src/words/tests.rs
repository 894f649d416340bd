use game::{Counting, Game, Words};

use crate::scenario::{Table, seat};
use crate::{Event, Options, Order, Set, SpaceAztecs};

/// What a seat is asked.
fn prompt(table: &Table, owner: u8) -> String {
    let legal = table.state.legal_actions(seat(owner));
    let deck = table.state.components();
    deck.prompt(&table.seen_by(owner), seat(owner), &legal)
}

/// What is said beside a choice.
fn beside(table: &Table, owner: u8, action: &str) -> String {
    let action = action.parse().unwrap();
    let deck = table.state.components();
    deck.action(&table.seen_by(owner), seat(owner), action)
}

#[test]
fn a_prompt_says_what_can_be_done_now() {
    let temple = Table::new(2)
        .open(0, &["00:00", "05:00"])
        .round(&["07:40", "23:00"]);
    assert_eq!(
        prompt(&temple, 0),
        "Hide 2 Aztecs under 07:40 Temple (villagers), or leave them in the open."
    );
    assert_eq!(beside(&temple, 0, "hide"), "00:00 Turkey, 05:00 Turkey");
    let single = Table::new(2).open(0, &["00:00"]).round(&["07:40", "23:00"]);
    assert_eq!(
        prompt(&single, 0),
        "Hide 1 Aztec under 07:40 Temple (villagers), or leave it in the open."
    );
    let agent = Table::with_sets(2, &[Set::Villagers, Set::Council, Set::Agency])
        .open(0, &["02:20"])
        .temple(0, "07:40", &[])
        .round(&["03:40", "23:00"]);
    assert_eq!(
        prompt(&agent, 0),
        "Your agent can put 03:40 Farmer into 07:40 Temple (villagers), or leave it in the open."
    );
    let saucer = Table::new(2)
        .open(1, &["00:00", "15:40"])
        .round(&["01:20", "23:00"]);
    assert_eq!(
        prompt(&saucer, 0),
        "Take one of 2 Aztecs of Player 2 with 01:20 Flying Saucer (villagers)."
    );
    assert_eq!(beside(&saucer, 0, "take 15:40"), "Cook, villagers, 5");
}

#[test]
fn cards_say_what_they_are_for_and_what_they_would_bring() {
    let mut table = Table::with_sets(2, &[Set::Warriors, Set::Council, Set::Agency])
        .pile(1, &["18:00", "20:20", "09:20", "04:20", "06:20"]);
    table.play(0, "pile 1").play(1, "pile 2");
    assert_eq!(
        beside(&table, 0, "keep 18:00"),
        "Eagle Warrior, warriors, 2/10/20; +2 now"
    );
    assert_eq!(
        beside(&table, 0, "keep 20:20"),
        "Priest, council, 10 with an alien; +0 now"
    );
    assert_eq!(
        beside(&table, 0, "keep 09:20"),
        "Archivist, agency, 1 (+5 in a temple); +1 now"
    );
    assert_eq!(
        beside(&table, 0, "keep 04:20"),
        "Builders of Pyramids, law: 3 points for each of your temples; +0 now"
    );
    assert_eq!(beside(&table, 0, "keep 06:20"), "Temple, agency; +0 now");
}

#[test]
fn a_pile_that_is_known_is_told_with_its_cards() {
    let mut table = Table::new(2)
        .pile(1, &["00:00", "02:00"])
        .pile(2, &["10:40", "18:00"]);
    table.play(0, "pile 1").play(1, "pile 2");
    table.play(0, "keep 00:00").play(1, "keep 10:40");
    assert_eq!(beside(&table, 0, "pile 1"), "1 card: 02:00 Jaguar Warrior");
    assert_eq!(beside(&table, 0, "pile 2"), "1 card");
}

#[test]
fn the_table_fits_a_terminal_and_shows_no_hidden_card() {
    for players in 2..=6 {
        let mut table = Table::new(players)
            .open(
                0,
                &[
                    "00:00", "05:00", "09:40", "07:00", "12:20", "15:40", "21:40",
                ],
            )
            .temple(0, "01:40", &["02:00"])
            .saucer(1, "10:00", &["03:40"])
            .law(1, "23:20")
            .pile(1, &["18:00", "19:40"]);
        let hidden = |text: &str| text.contains("Eagle Warrior");
        let text = table.state.components().table(&table.seen_by(0));
        assert!(!hidden(&text), "{text}");
        table.play(0, "pile 1");
        let text = table.state.components().table(&table.seen_by(0));
        assert!(hidden(&text), "{text}");
        let longest = text.lines().map(|line| line.chars().count()).max();
        assert!(longest <= Some(80), "{longest:?}\n{text}");
        let others = table.state.components().table(&table.seen_by(1));
        assert!(!hidden(&others), "{others}");
    }
}

#[test]
fn an_announced_card_is_an_hour_and_a_back_till_it_is_played() {
    let mut table = Table::new(2)
        .open(0, &["00:00", "05:00"])
        .round(&["07:40", "23:00"]);
    let deck = table.state.components();
    let told = |table: &Table| -> String {
        let view = table.seen_by(0);
        let seen = table.events.iter().filter_map(|event| {
            let event = game::Event::seen_by(event, game::Viewer::Seat(seat(0)))?;
            Some(deck.event(&view, &event))
        });
        [deck.table(&view)].into_iter().chain(seen).collect()
    };
    let before = told(&table);
    assert!(before.contains("Player 2: 0 points"), "{before}");
    assert!(
        before.contains(", a card face down for 23:00\n"),
        "{before}"
    );
    assert!(before.contains("Player 2 announces 23:00."), "{before}");
    assert!(!before.contains("Priest"), "{before}");
    table.play(0, "hide");
    let after = told(&table);
    assert!(after.contains("Player 2 plays 23:00 Priest."), "{after}");
}

#[test]
fn what_hunger_may_cost_stands_beside_the_points() {
    let table = Table::new(2).open(0, &["00:00", "02:00"]);
    let text = table.state.components().table(&table.seen_by(0));
    assert!(text.contains("Player 1: 3 points\n"), "{text}");
    let hungry = "Player 2: 0 points (-5 at the end for the fewest villagers)\n";
    assert!(text.contains(hungry), "{text}");
    let fresh = Table::new(2);
    let text = fresh.state.components().table(&fresh.seen_by(0));
    assert!(!text.contains("-5"), "{text}");
}

#[test]
fn one_point_is_not_told_as_many() {
    let table = Table::new(2).open(0, &["02:00"]);
    let text = table.state.components().table(&table.seen_by(0));
    assert!(text.contains("Player 1: 1 point\n"), "{text}");
    assert!(text.contains("Player 2: 0 points\n"), "{text}");
    let told = |score| {
        let counted = Event::Counted {
            seat: seat(0),
            sources: Vec::new(),
            score: game::Points(score),
        };
        table.state.components().event(&table.view(), &counted)
    };
    assert_eq!(told(1), "Player 1 has 1 point.");
    assert_eq!(told(0), "Player 1 has 0 points.");
}

#[test]
fn a_card_that_ends_hunger_says_so_beside_its_points() {
    // Both have as many villagers, so both are hungry.
    let mut table = Table::new(2)
        .open(0, &["00:00"])
        .open(1, &["05:00"])
        .pile(1, &["15:40", "18:00", "07:40"]);
    table.play(0, "pile 1").play(1, "pile 2");
    assert_eq!(
        beside(&table, 0, "keep 15:40"),
        "Cook, villagers, 5; +5 now, and no longer the fewest villagers"
    );
    assert!(beside(&table, 0, "keep 18:00").ends_with("; +2 now"));
}

/// How the hunger of a seat is told.
fn hunger(table: &Table, owner: u8) -> Option<Counting> {
    let view = table.view();
    let lines = table.state.breakdown(None).into_iter();
    let mut own = lines.filter(|line| line.seat == seat(owner));
    let hunger = own.find(|line| line.source == "fewest_villagers")?;
    Some(table.state.components().counting(&view, &hunger))
}

#[test]
fn hunger_is_not_told_before_the_first_villager_and_stands_apart_until_the_end() {
    assert_eq!(hunger(&Table::new(2), 0), Some(Counting::NotYet));
    let met = Table::new(2).open(0, &["00:00"]);
    assert_eq!(
        [0, 1].map(|owner| hunger(&met, owner)),
        [None, Some(Counting::AtTheEnd)]
    );
    let over = Table::new(2)
        .emptied(5)
        .emptied(6)
        .round(&["16:00", "11:20"]);
    assert_eq!(hunger(&over, 0), Some(Counting::Now));
}

/// Every event of whole games is told in one sentence.
#[test]
fn every_event_is_a_sentence() {
    for (players, order) in [
        (2, Order::Clockwise),
        (4, Order::Hours),
        (6, Order::Clockwise),
    ] {
        let options = Options {
            players,
            order,
            ..Options::default()
        };
        let setup = game::Setup::<SpaceAztecs>::new(options, game::Seed::Short(9));
        let mut events = Vec::new();
        let mut state = SpaceAztecs::start(&setup, &mut events);
        let mut chance = game::Chance::new(game::Seed::Short(9));
        let mut legal = Vec::new();
        while let Some((seat, action)) = game::random_decision(&state, &mut chance, &mut legal) {
            state.apply(seat, action, &mut events).unwrap();
        }
        let hidden = events
            .iter()
            .filter_map(|event| game::Event::seen_by(event, game::Viewer::Spectator));
        for event in events.iter().cloned().chain(hidden) {
            let sentence = state.components().event(&state.open_view(), &event);
            let capital = sentence.starts_with(char::is_uppercase);
            assert!(
                capital && sentence.ends_with('.') && !sentence.contains('\n'),
                "{sentence}"
            );
        }
    }
}
