use game::{Game, Known, Viewer};

use crate::scenario::{Table, region, seat};
use crate::stage::Stage;
use crate::{Card, Kind};

const TASKS: [Card; 4] = [Card::Task; 4];

#[test]
fn everybody_keeps_a_card_in_secret_and_then_all_are_shown() {
    let mut table = Table::new(3)
        .champion(1, "Uxmal")
        .next_conflicts(&["Uxmal"]);
    for number in 0..3 {
        table.state.decks[seat(number)] = [
            Card::Task,
            Card::Edict,
            Card::Legacy,
            Card::Fervor,
            Card::Vengeance,
        ]
        .into();
    }
    let mut table = table.at(Stage::NextConflict);
    assert_eq!(
        (table.phase(), table.to_act()),
        ("keep".to_owned(), vec![0, 1, 2])
    );
    assert_eq!(
        table.legal(0),
        ["keep legacy", "keep vengeance", "keep fervor"],
        "the top three"
    );
    table.play(2, "keep legacy");
    let seen = table.seen_by(0);
    assert_eq!(
        seen.conflict.as_ref().unwrap().cards,
        [None, None, Some(Known::HIDDEN)]
    );
    assert_eq!(seen.decks[2], [Known::HIDDEN; 4]);
    assert_eq!(
        table.seen_by(2).decks[2][2..],
        [Known::Open(Card::Fervor), Known::Open(Card::Vengeance)]
    );
    table.play(0, "keep fervor");
    assert_eq!(table.count("shown"), 0);
    table.play(1, "keep fervor");
    assert_eq!(table.count("shown"), 3);
    assert!(table.seen_by(0).conflict.unwrap().shown);
    assert_eq!(table.to_act(), [2], "from the left of the champion's owner");
}

#[test]
fn what_was_put_back_is_looked_at_again() {
    let mut table = Table::new(3)
        .champion(1, "Uxmal")
        .next_conflicts(&["Uxmal"]);
    table.state.decks[seat(0)] = [Card::Task, Card::Edict, Card::Fervor]
        .into_iter()
        .collect();
    table.state.discards[seat(0)] = [Card::Legacy, Card::Vengeance].into_iter().collect();
    table.state.seen[seat(0)] = 2;
    let mut table = table.at(Stage::NextConflict);
    assert_eq!(table.legal(0), ["keep fervor", "keep edict", "keep task"]);
    table.play(0, "keep task");
    assert_eq!(table.view().seen[0], 2);
    let spectator = table.state.view(Viewer::Spectator);
    assert_eq!(spectator.decks[0], [Known::HIDDEN; 2]);
}

#[test]
fn actions_go_clockwise_round_by_round_each_different() {
    let mut table = Table::new(4)
        .vertex(0, 1)
        .champion(1, "Becan")
        .round("Becan", &TASKS);
    assert_eq!(table.to_act(), [2]);
    table
        .play(2, "pass devotion 1")
        .play(3, "pass devotion 1")
        .play(0, "pass devotion 2")
        .play(1, "pass devotion 3");
    assert_eq!(
        (table.phase(), table.to_act()),
        ("second".to_owned(), vec![2])
    );
    assert!(
        table.legal(2).iter().all(|action| !action.ends_with('1')),
        "{:?}",
        table.legal(2)
    );
}

#[test]
fn whoever_passes_gains_devotion_or_recovers_a_unit_and_gives_an_action_up() {
    let mut table = Table::new(3)
        .champion(2, "Uxmal")
        .xibalba(1, 0, 0)
        .round("Uxmal", &TASKS[..3]);
    table.play(0, "pass recover 2").play(0, "unit warrior");
    assert_eq!(table.in_xibalba(0), (0, 1));
    assert_eq!(table.view().conflict.unwrap().used[0], [false, true, false]);
    assert!(
        !table
            .legal(1)
            .iter()
            .any(|action| action.starts_with("pass recover")),
        "nobody to recover"
    );
    table.play(1, "pass devotion 1");
    assert_eq!(table.state.devotion[seat(1)], 1);
}

#[test]
fn an_action_that_can_do_nothing_is_not_offered_but_can_be_given_up() {
    // Kukulkan's task: points for regions with warriors; recover warriors.
    let table = Table::new(3)
        .champion(2, "Uxmal")
        .xibalba(0, 0, 1)
        .round("Uxmal", &TASKS[..3]);
    let legal = table.legal(0);
    assert!(
        !legal.contains(&"act 1".into()) && !legal.contains(&"act 2".into()),
        "{legal:?}"
    );
    assert!(legal.contains(&"pass devotion 1".into()));
}

#[test]
fn whoever_has_a_glyph_here_may_demolish_it_for_the_last_action() {
    let mut table = Table::new(3)
        .vertex(0, 1)
        .champion(2, "Uxmal")
        .units(0, "Hochob", 1, 0)
        .glyphs(0, "Uxmal", 1)
        .glyphs(1, "Hochob", 1)
        .round("Uxmal", &TASKS[..3]);
    table
        .play(0, "act 1")
        .play(1, "pass devotion 1")
        .play(2, "pass devotion 1");
    table
        .play(0, "pass devotion 3")
        .play(1, "pass devotion 2")
        .play(2, "pass devotion 2");
    assert_eq!(
        (table.phase(), table.asked()),
        (
            "third".to_owned(),
            (vec![0], vec!["third".into(), "decline".into()])
        )
    );
    table.play(0, "third");
    assert_eq!(
        table.in_xibalba(0),
        (0, 1),
        "the last action recovered the warrior"
    );
    assert_eq!(table.state.glyph_reserve[seat(0)], 6);
}

#[test]
fn the_last_action_is_judged_with_the_glyph_already_gone() {
    // Chaac's task: points for glyphs on the board. With its only glyph gone there would be none.
    let start = |glyphs| {
        let mut table = Table::new(3)
            .god(0, "chaac")
            .vertex(0, 1)
            .champion(2, "Uxmal")
            .glyphs(0, "Uxmal", glyphs)
            .round("Uxmal", &TASKS[..3]);
        table
            .play(0, "pass devotion 2")
            .play(1, "pass devotion 1")
            .play(2, "pass devotion 1");
        table
            .play(0, "pass devotion 3")
            .play(1, "pass devotion 2")
            .play(2, "pass devotion 2");
        table
    };
    assert_eq!(start(2).phase(), "third");
    assert_ne!(start(1).phase(), "third");
    assert_eq!(start(1).state.glyphs[region("Uxmal")][0], 1);
}

#[test]
fn strength_is_pieces_and_bonuses_less_penalties() {
    let mut table = Table::new(3)
        .age(2)
        .vertex(0, 5)
        .devotion(0, 11)
        .champion(0, "Uxmal")
        .units(0, "Uxmal", 1, 1)
        .glyphs(0, "Uxmal", 1)
        .conflict("Uxmal");
    assert_eq!(table.state.strength_of(seat(0)), 2 + 2 + 1);
    table.state.abilities[seat(0)] = [3, 2, 0];
    assert_eq!(
        table.state.strength_of(seat(0)),
        2 + 2 + 2 + 1 + 3,
        "the champion 2 more, the god 3"
    );
    table.state.the_conflict_mut().bonus[seat(0)] = 4;
    table.state.the_conflict_mut().penalty[seat(0)] = 3;
    assert_eq!(table.state.strength_of(seat(0)), 11);
    table.state.vertex[seat(0)] = None;
    assert_eq!(table.state.strength_of(seat(0)), 8);
    let table = table.ritual("humbled_champions");
    assert_eq!(
        table.state.strength_of(seat(0)),
        4,
        "the champion counts for nothing, the bonus stays"
    );
}

#[test]
fn a_power_is_used_once_a_game_by_whoever_has_champion_or_god_here() {
    let mut table = Table::modules(4, &["powers"])
        .vertex(0, 5)
        .champion(1, "Uxmal")
        .units(2, "Uxmal", 2, 1)
        .round("Uxmal", &TASKS);
    table.all_pass();
    assert_eq!(
        (table.phase(), table.to_act()),
        ("power".to_owned(), vec![0]),
        "Green and Blue are not there"
    );
    assert_eq!(table.legal(0), ["power 1", "power 2", "decline"]);
    table
        .play(0, "power 2")
        .plays(0, &["victim 2 warrior", "victim 2 shaman"]);
    assert_eq!(table.in_xibalba(2), (2, 2));
    table.play(1, "decline");
    assert_eq!(
        table.view().powers_used.unwrap(),
        [true, false, false, false]
    );
    assert_ne!(table.phase(), "power");
}

#[test]
fn powers_go_with_the_tribe_whichever_seat_has_it() {
    let mut options = crate::Options {
        modules: crate::Modules::only(crate::Module::Powers),
        ..crate::Options::default()
    };
    game::Options::set(&mut options, "tribes", "yellow,blue,red,green").unwrap();
    let mut table = Table::with(options)
        .vertex(0, 5)
        .champion(1, "Uxmal")
        .round("Uxmal", &TASKS);
    table.all_pass();
    assert_eq!(
        (table.phase(), table.to_act()),
        ("power".to_owned(), vec![0])
    );
    table.play(0, "power 1");
    assert_eq!(table.vp_now()[0], 10, "Yellow's power is worth 5 points");
    table.play(1, "power 1");
    assert_eq!(table.state.glyphs[crate::scenario::region("Uxmal")][1], 1);
}

#[test]
fn strength_is_counted_after_powers() {
    let mut table = Table::modules(4, &["powers"])
        .vertex(0, 5)
        .champion(1, "Uxmal")
        .altar("Uxmal", "sun")
        .round("Uxmal", &TASKS);
    table.all_pass();
    table.play(0, "power 1").play(1, "decline");
    assert_eq!(table.vp_now()[0], 5 + 7, "3 against the champion's 2");
}

/// Ixchel's edict: the first action needs presence, the second takes the majority of shamans whatever stands there.
#[test]
fn ixchels_edict() {
    let mut table = Table::new(4)
        .vertex(1, 5)
        .champion(0, "Becan")
        .units(1, "Becan", 0, 1)
        .units(2, "Becan", 1, 3)
        .units(3, "Uxmal", 1, 0)
        .round("Becan", &[Card::Task, Card::Edict, Card::Task, Card::Task]);
    assert_eq!(table.to_act(), [1]);
    table.play(1, "act 1");
    assert_eq!(
        table.at_region(3, "Uxmal"),
        (0, 0),
        "only where Ixchel is present"
    );
    assert_eq!(table.at_region(2, "Becan"), (1, 3));
    table
        .play(2, "pass devotion 1")
        .play(3, "pass devotion 1")
        .play(0, "pass devotion 1")
        .play(1, "act 2");
    assert_eq!(table.view().conflict.unwrap().most_shamans, Some(seat(1)));
    table
        .play(2, "pass devotion 2")
        .play(3, "pass devotion 2")
        .play(0, "pass devotion 2");
    assert_eq!(
        (table.phase(), table.to_act()),
        ("calendar".to_owned(), vec![1])
    );
    table.play(1, "space 2");
    assert_eq!(table.view().calendar[1], Some(seat(1)));
    assert_eq!(table.state.books[Kind::Shaman as usize][1], Some(seat(1)));
}
