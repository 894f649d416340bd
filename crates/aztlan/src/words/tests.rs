use game::{Components as _, Game, Words};

use crate::ProsperityCard::{Games, Mixcoatl, Offering, Rafts, Tlatoani, Warriors};
use crate::scenario::{Table, seat};
use crate::{Aztlan, Board, Edition, Event, Options};

/// What a seat is asked.
fn prompt(table: &Table, owner: u8) -> String {
    let legal = table.state.legal_actions(seat(owner));
    table
        .state
        .components()
        .prompt(&table.seen_by(owner), seat(owner), &legal)
}

/// What is said beside a choice.
fn beside(table: &Table, owner: u8, action: &str) -> String {
    let action = action.parse().unwrap();
    table
        .state
        .components()
        .action(&table.seen_by(owner), seat(owner), action)
}

/// Seats 0 and 2 are tied at 8 in territory 6.
fn tie() -> Table {
    Table::new(3).power([8, 5, 8]).lands(0, &[6]).lands(2, &[6])
}

#[test]
fn a_prompt_says_what_can_be_done_now() {
    let mut table = tie()
        .hand(0, &[Tlatoani])
        .hand(2, &[Offering])
        .at_conflict();
    assert_eq!(
        prompt(&table, 0),
        "Play Great Tlatoani or let the tie stand in 6 Xalapan: Serpent 8, Coyote 8."
    );
    table.play(0, "tlatoani");
    assert_eq!(
        prompt(&table, 0),
        "Choose battle or coexistence in 6 Xalapan: Serpent 8, Coyote 8."
    );
    table.play(0, "battle");
    assert_eq!(
        prompt(&table, 2),
        "Yield in 6 Xalapan: you hold no Sacred Games card."
    );
}

#[test]
fn whoever_can_play_a_card_is_reminded_of_it() {
    let mut games = tie().hand(0, &[Tlatoani]).hand(2, &[Games]).at_conflict();
    games.play(0, "tlatoani").play(0, "battle");
    assert_eq!(
        prompt(&games, 2),
        "Play Sacred Games to stay in 6 Xalapan, or yield."
    );
    let mut warriors = Table::new(3).hand(0, &[Warriors]).at_development();
    warriors.play(0, "place 4");
    assert!(prompt(&warriors, 0).ends_with("or play Warriors to place an extra one."));
    let cards = Table::new(3)
        .power([5, 6, 7])
        .lands(0, &[6])
        .hand(0, &[Mixcoatl])
        .at_scoring();
    assert_eq!(
        prompt(&cards, 0),
        "Play Rafts or Blessings if you like, then score your domains."
    );
    let none = Table::new(3).power([5, 6, 7]).at_scoring();
    assert_eq!(prompt(&none, 0), "Score your domains.");
    let wild = Table::new(3).power([4, 6, 7]).at_scoring();
    assert_eq!(
        prompt(&wild, 0),
        "Choose the terrain that scores with your wild card."
    );
}

#[test]
fn choices_say_what_they_would_do() {
    let mut table = Table::new(3)
        .power([4, 6, 7])
        .lands(0, &[5, 20, 25])
        .hand(0, &[Rafts, Mixcoatl])
        .at_scoring();
    assert_eq!(beside(&table, 0, "bless jungle"), "2 points");
    assert_eq!(
        beside(&table, 0, "terrain jungle"),
        "your domains would score 3 points"
    );
    assert_eq!(
        beside(&table, 0, "rafts 5-20"),
        "join 5 Xochimilco and 20 Tochtepec"
    );
    table.play(0, "rafts 5-20");
    assert_eq!(
        beside(&table, 0, "terrain jungle"),
        "your domains would score 4 points"
    );
    table.play(0, "bless jungle").play(0, "terrain jungle");
    assert_eq!(beside(&table, 0, "score"), "6 points");
}

#[test]
fn rafts_say_what_the_domains_would_score_once_the_terrain_is_known() {
    let table = Table::new(3)
        .power([5, 6, 7])
        .lands(0, &[5, 20, 25])
        .hand(0, &[Rafts])
        .at_scoring();
    assert_eq!(
        beside(&table, 0, "rafts 5-20"),
        "join 5 Xochimilco and 20 Tochtepec; your domains would score 4 points"
    );
}

#[test]
fn a_place_is_told_with_its_neighbours_and_who_stands_there() {
    let table = Table::new(4).pawns(1, 4, 2).at_development();
    assert_eq!(
        beside(&table, 0, "place 4"),
        "Tollan, city, adjacent to 3 7 (2 Ocelot)"
    );
}

#[test]
fn players_are_called_by_tribe_and_two_of_them_by_number() {
    let name = |table: &Table| table.state.components().seat(&table.view(), seat(1));
    assert_eq!(name(&Table::new(4)), "Ocelot");
    assert_eq!(
        name(&Table::new(4).tribes("quetzal,serpent,coyote,ocelot")),
        "Serpent"
    );
    assert_eq!(name(&Table::new(2)), "Player 2");
    let two = Table::new(2).state;
    let text = two.components().table(&two.open_view());
    assert!(
        text.contains("Player 1: Coyote+Quetzal") && text.contains("  C+Q  O+S\n"),
        "{text}"
    );
}

#[test]
fn the_table_and_the_log_name_the_tribe_that_a_seat_leads() {
    let mut table = Table::new(3).tribes("quetzal,serpent,coyote");
    table = table.pawns(1, 4, 2).at_development();
    let words = table.state.components();
    let text = words.table(&table.view());
    assert!(text.contains("    Q    S    C\n"), "{text}");
    assert!(beside(&table, 0, "place 4").ends_with("(2 Serpent)"));
    table.play(0, "place 4");
    let last = table.events.last().unwrap();
    assert_eq!(
        words.event(&table.view(), last),
        "Quetzal places a pawn in 4 Tollan."
    );
}

#[test]
fn one_of_a_thing_is_not_told_as_many() {
    let table = Table::new(3).at_scoring();
    let view = table.view();
    let told = |event: &Event| table.state.components().event(&view, event);
    let scored = Event::Scored {
        seat: seat(0),
        domains: 1,
        blessings: 0,
        score: 1,
    };
    assert_eq!(told(&scored), "Serpent scores 1 point, total 1.");
    let domain = Event::Domain {
        seat: seat(0),
        territories: vec![crate::scenario::territory(4)].into_iter().collect(),
        matching: 1,
        points: 2,
    };
    assert_eq!(
        told(&domain),
        "Serpent: a domain of 1 territory (1 matching) scores 2 points."
    );
    assert_eq!(
        told(&Event::Reshuffled { cards: 1 }),
        "1 discard becomes the new deck."
    );
    assert_eq!(super::count(1_u8, "pawn"), "1 pawn");
    assert_eq!(super::points_of(1), "1 point");
}

#[test]
fn whoever_is_tied_without_a_tlatoani_is_told_what_there_is_to_do() {
    let table = tie().hand(0, &[Offering]).at_conflict();
    assert_eq!(
        prompt(&table, 0),
        "Let the tie stand in 6 Xalapan: Serpent 8, Coyote 8."
    );
}

#[test]
fn the_table_fits_a_terminal_and_shows_no_hidden_card() {
    for players in 2..=4 {
        let table = Table::new(players)
            .hand(0, &[Offering, Offering])
            .hand(1, &[Games])
            .at_development();
        let text = table.state.components().table(&table.seen_by(0));
        let longest = text.lines().map(|line| line.chars().count()).max();
        assert!(longest <= Some(80), "{longest:?}\n{text}");
        assert!(
            text.contains("Offering") && !text.contains("Sacred Games"),
            "{text}"
        );
    }
}

/// A board can have names of its own, of up to 40 characters.
#[test]
fn no_name_is_cut_on_the_table() {
    let text = include_str!("../../data/board.json");
    for (name, columns) in [
        ("Popocatepetl-by-the-Lake", false),
        ("Popocatepetl II", true),
    ] {
        let text = text.replace("Popocatepetl", name);
        let board = Board::load(&text).unwrap();
        for players in 2..=4 {
            let table = board.table(&Table::new(players).view());
            assert!(table.contains(&format!(" {name} ")), "{table}");
            let longest = table.lines().map(|line| line.chars().count()).max();
            assert!(longest <= Some(80), "{longest:?}\n{table}");
            let beside = table
                .lines()
                .any(|line| line.starts_with("JUNGLE") && line.contains("TERRACED"));
            assert_eq!(beside, columns || players < 4, "{table}");
        }
    }
}

#[test]
fn initials_at_the_head_of_pawns_are_explained() {
    let told = |table: &Table| table.state.components().table(&table.view());
    let four = told(&Table::new(4));
    let key = "Pawns: S Serpent, O Ocelot, C Coyote, Q Quetzal.";
    assert!(
        four.contains(key) && four.contains("    S    O    C    Q\n"),
        "{four}"
    );
    let two = told(&Table::new(2));
    let key = "Pawns: C+Q Coyote+Quetzal, O+S Ocelot+Serpent.";
    assert!(two.contains(key), "{two}");
}

/// Every event of whole games is told in one sentence.
#[test]
fn every_event_is_a_sentence() {
    for (players, edition) in [(2, Edition::En), (3, Edition::It), (4, Edition::En)] {
        let options = Options {
            players,
            edition,
            ..Options::default()
        };
        let setup = game::Setup::<Aztlan>::new(options, game::Seed::Short(9));
        let mut events = Vec::new();
        let mut state = Aztlan::start(&setup, &mut events);
        let mut chance = game::Chance::new(game::Seed::Short(9));
        let mut legal = Vec::new();
        while let Some((seat, action)) = game::random_decision(&state, &mut chance, &mut legal) {
            state.apply(seat, action, &mut events).unwrap();
        }
        for event in events {
            let sentence = state.components().event(&state.open_view(), &event);
            let capital =
                sentence.starts_with(|first: char| first.is_uppercase() || first.is_numeric());
            assert!(
                capital && sentence.ends_with('.') && !sentence.contains('\n'),
                "{sentence}"
            );
        }
    }
}
