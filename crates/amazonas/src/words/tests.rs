use game::{Components as _, Counting, Game, Words};

use crate::EventCard::{Bonus, Fire, Monkeys, Native};
use crate::Species::Fish;
use crate::scenario::{Table, seat};
use crate::{Amazonas, Event, Map, Options};

/// What a seat is asked.
fn prompt(table: &Table, owner: u8) -> String {
    let legal = table.state.legal_actions(seat(owner));
    let map = table.state.components();
    map.prompt(&table.seen_by(owner), seat(owner), &legal)
}

/// What is said beside a choice.
fn beside(table: &Table, owner: u8, action: &str) -> String {
    let action = action.parse().unwrap();
    let map = table.state.components();
    map.action(&table.seen_by(owner), seat(owner), action)
}

#[test]
fn a_prompt_says_what_can_be_done_now() {
    assert_eq!(
        prompt(&Table::new(3), 0),
        "Build your first tent in any village."
    );
    let table = Table::new(2)
        .all_have(0)
        .tents(0, &[8])
        .tiles(0, [2, 0, 0, 0, 0]);
    let mut table = table.tiles(1, [1, 0, 0, 0, 0]).at_round(1, Native);
    assert!(prompt(&table, 0).starts_with("Choose the income card"));
    table.incomes([1, 0]);
    assert_eq!(
        prompt(&table, 0),
        "Take the native tile instead of your income of 3 silver, or decline it."
    );
    table.play(0, "refuse");
    assert_eq!(
        prompt(&table, 0),
        "Place a neutral tent, or end your turn; you have 3 silver (3 are 1 gold) and 11 tents left."
    );
    let table = table.silver(0, 9);
    assert!(prompt(&table, 0).starts_with("Build tents, place a neutral one, or end"));
}

#[test]
fn choices_say_what_they_would_do() {
    let mut table = Table::new(3)
        .all_have(1)
        .tents(0, &[8])
        .tents(1, &[9])
        .tiles(0, [4, 0, 0, 0, 0])
        .silver(0, 9)
        .at_round(1, Fire);
    assert_eq!(
        beside(&table, 0, "income 1"),
        "fish: 5 silver, the fire takes 3"
    );
    assert_eq!(
        beside(&table, 0, "income 6"),
        "native tiles: 6 silver, and you ignore the forest fire"
    );
    table.incomes([6, 1, 2]);
    assert_eq!(
        beside(&table, 0, "build 9"),
        "Jutai, parrot, 3 gold, path to 1 8, water to 2 15 16 (beside Red)"
    );
    assert_eq!(beside(&table, 0, "done"), "end your turn");
    let monkeys = Table::new(3)
        .all_have(1)
        .tiles(0, [4, 0, 0, 0, 0])
        .at_round(1, Monkeys);
    assert_eq!(
        beside(&monkeys, 0, "income 2"),
        "butterfly: 2 silver, the monkeys steal 3"
    );
    let bonus = Table::new(3)
        .tiles(0, [4, 0, 0, 0, 0])
        .at_round(1, Bonus(Fish));
    assert_eq!(
        beside(&bonus, 0, "income 0"),
        "largest pile: 4 silver, and a bonus of 4"
    );
    assert_eq!(
        beside(&bonus, 0, "native fish"),
        "your fish pile would have 5 tiles"
    );
    assert_eq!(beside(&bonus, 0, "neutral 9"), "Jutai");
}

#[test]
fn a_site_says_when_it_brings_no_tile() {
    let table = Table::new(3).tiles(1, [0, 0, 0, 12, 0]);
    assert!(beside(&table, 0, "start 9").starts_with("Jutai, parrot (no tile left), 2 gold"));
}

#[test]
fn players_are_called_by_their_colours() {
    let table = Table::new(4);
    let names = [0, 1, 2, 3].map(|owner| {
        let map = table.state.components();
        map.seat(&table.view(), seat(owner))
    });
    assert_eq!(names, ["Blue", "Red", "White", "Orange"]);
}

#[test]
fn colours_that_were_chosen_are_on_the_table_and_in_the_log() {
    let mut table = Table::new(2).colours("orange,red").tents(0, &[13]);
    table = table.all_have(0).tents(1, &[14]).at_round(1, Fire);
    table.incomes([3, 2]);
    let map = table.state.components();
    let view = table.seen_by(0);
    let text = map.table(&view);
    for shown in ["> Orange", "  Red", " Orange ", "Mission of Orange: "] {
        assert!(text.contains(shown), "{shown}\n{text}");
    }
    assert!(!text.contains("Blue"), "{text}");
    let log: Vec<String> = table
        .events
        .iter()
        .map(|event| map.event(&view, event))
        .collect();
    assert!(
        log.contains(&"Orange reveals income card 3, which pays 3 (tie number 13).".to_owned()),
        "{log:?}"
    );
}

#[test]
fn without_memory_the_table_shows_the_last_card_of_others() {
    let mut table = Table::new(2).without_memory().at_round(3, Fire);
    let text = |table: &Table| table.state.components().table(&table.seen_by(0));
    assert!(text(&table).contains("2 3 4 5 6\n"), "one's own hand");
    assert!(text(&table).contains("? (last 1)\n"), "{}", text(&table));
    table = table.all_have(0).at_round(8, Fire);
    assert!(text(&table).contains("?\n") && !text(&table).contains("last"));
}

/// Nobody sees what others lose by their missions, so no score counts a mission before the end.
#[test]
fn scores_on_the_table_compare_like_with_like() {
    let mut table = Table::new(2)
        .all_have(0)
        .tiles(0, [4, 0, 0, 0, 0])
        .at_round(18, Fire);
    let text = |table: &Table| table.state.components().table(&table.seen_by(0));
    let score = |text: &str, name: &str| {
        let line = text
            .lines()
            .find(|line| line.get(2..).is_some_and(|rest| rest.starts_with(name)));
        let words: Vec<&str> = line.unwrap()[2..].split_whitespace().collect();
        words[1].to_owned()
    };
    let before = text(&table);
    assert_eq!(score(&before, "Blue"), "5", "{before}");
    assert!(
        before.contains("  so far -12; scores leave missions out"),
        "{before}"
    );
    table.incomes([3, 4]).finish_round();
    let after = text(&table);
    assert_eq!(score(&after, "Blue"), "-7", "{after}");
    assert!(!after.contains("so far"), "{after}");
}

#[test]
fn the_table_fits_a_terminal_and_shows_no_hidden_mission() {
    for players in 2..=4 {
        let mut table = Table::new(players)
            .tents(0, &[15, 13])
            .tents(1, &[13])
            .tiles(0, [10, 1, 0, 0, 0])
            .natives(0, Fish, 2)
            .at_round(12, Monkeys);
        if players == 2 {
            table = table.neutral(0, &[13]);
        }
        table.play(1, "income 6");
        let text = table.state.components().table(&table.seen_by(0));
        let longest = text.lines().map(|line| line.chars().count()).max();
        assert!(longest <= Some(80), "{longest:?}\n{text}");
        assert!(
            text.contains("Mission of Blue: 1 Tabatinga, 15 Benjamin*"),
            "{text}"
        );
        assert!(!text.contains("Mission of Red"), "{text}");
        assert!(text.contains("10+2") && text.contains("Blue"), "{text}");
    }
}

/// A map can have names of its own, of up to 40 characters.
#[test]
fn no_name_is_cut_on_the_table() {
    let text = include_str!("../../data/map.json");
    for name in ["Manaus on the Black River", "Manaus"] {
        let map = Map::load(&text.replace("Manaus", name)).unwrap();
        for players in 2..=4 {
            let table = Table::new(players).tents(0, &[13]).tents(1, &[13]);
            let view = table.at_round(1, Fire).view();
            let text = map.table(&view);
            assert!(text.contains(&format!(" {name} ")), "{text}");
            let heads = "score silver tents fish butterfly iguana parrot orchid medal card";
            assert!(text.contains(heads), "{text}");
            let row = text
                .lines()
                .find(|line| line.contains(&format!("13 {name} ")));
            let row: Vec<&str> = row.unwrap().split_whitespace().collect();
            assert!(
                row.windows(2).any(|both| both == ["Blue", "Red"]),
                "both stand in village 13: {text}"
            );
            let longest = text.lines().map(|line| line.chars().count()).max();
            assert!(longest <= Some(80), "{longest:?}\n{text}");
        }
    }
}

#[test]
fn a_mission_stands_apart_from_totals_until_the_end() {
    let mut table = Table::new(2).all_have(0).at_round(18, Fire);
    let counting = |table: &Table| {
        let view = table.seen_by(0);
        let lines = table.state.breakdown(Some(game::Viewer::Seat(seat(0))));
        let mission = lines.iter().find(|line| line.source == "mission").unwrap();
        table.state.components().counting(&view, mission)
    };
    assert_eq!(counting(&table), Counting::AtTheEnd);
    table.incomes([3, 4]).finish_round();
    assert_eq!(counting(&table), Counting::Now);
}

#[test]
fn a_medal_is_told_with_what_it_is_worth() {
    let table = Table::new(4);
    let medal = Event::Medal {
        seat: seat(0),
        points: 5,
    };
    assert_eq!(
        table.state.components().event(&table.view(), &medal),
        "Blue owns all five species and takes a medal worth 5 points."
    );
}

/// Every event of whole games is told in one sentence.
#[test]
fn every_event_is_a_sentence() {
    for players in 2..=4 {
        let options = Options {
            players,
            ..Options::default()
        };
        let setup = game::Setup::<Amazonas>::new(options, game::Seed::Short(9));
        let mut events = Vec::new();
        let mut state = Amazonas::start(&setup, &mut events);
        let mut chance = game::Chance::new(game::Seed::Short(9));
        let mut legal = Vec::new();
        while let Some((seat, action)) = game::random_decision(&state, &mut chance, &mut legal) {
            state.apply(seat, action, &mut events).unwrap();
        }
        for event in events {
            let sentence = state.components().event(&state.open_view(), &event);
            let capital = sentence.starts_with(char::is_uppercase);
            assert!(
                capital && sentence.ends_with('.') && !sentence.contains('\n'),
                "{sentence}"
            );
        }
    }
}
