use game::{Chance, Game, Seed, Setup, Silent, random_decision};

use super::Cause;
use crate::scenario::{Table, seat};
use crate::stage::Stage;
use crate::{Band, Kind, Mezo};

fn table(first: &str) -> Table {
    let others = ["zeal", "summit", "both_books"]
        .into_iter()
        .filter(|name| *name != first);
    let others: Vec<&str> = others.collect();
    Table::modules(4, &["prophecies"])
        .vp(&[40, 30, 20, 10])
        .prophecies([first, others[0], others[1]])
        .vertex(0, 1)
        .xibalba(0, 0, 0)
}

#[track_caller]
fn fulfilled(table: &Table) {
    assert_eq!(
        table.view().prophecy_steps,
        [1, 0, 0, 0],
        "{}",
        table.story()
    );
}

#[track_caller]
fn open(table: &Table) {
    assert_eq!(
        table.view().prophecy_steps,
        [0, 0, 0, 0],
        "{}",
        table.story()
    );
}

#[test]
fn twin_floors() {
    open(
        &table("twin_floors")
            .floors("Becan", &[1])
            .conflict("Becan")
            .effect(0, "build pyramid @conflict"),
    );
    let done = table("twin_floors")
        .floors("Becan", &[0, 1])
        .conflict("Becan")
        .effect(0, "build pyramid @conflict");
    fulfilled(&done);
    assert_eq!(done.vp_now()[0], 40 + 3 + 3);
}

#[test]
fn everywhere() {
    let spread = |last: bool| {
        let table = table("everywhere")
            .units(0, "Uxmal", 1, 0)
            .units(0, "Hochob", 1, 0)
            .units(0, "Calakmul", 0, 1);
        let table = if last {
            table.units(0, "Palenque", 1, 0)
        } else {
            table
        };
        table
            .conflict("Becan")
            .effect(0, "deploy 1 warrior @conflict")
    };
    open(&spread(false));
    fulfilled(&spread(true));
}

#[test]
fn victories_hold_only_at_their_own_moment() {
    let win = |first, champion| {
        let table = table(first)
            .champion(champion, "Uxmal")
            .units(0, "Uxmal", 3, 0)
            .altar("Uxmal", "sun");
        table.conflict("Uxmal").at(Stage::Strength)
    };
    fulfilled(&win("from_afar", 1));
    open(&win("from_afar", 0));
    open(&win("divine_victory", 0));
    let table = table("divine_victory")
        .vertex(0, 5)
        .champion(1, "Uxmal")
        .units(0, "Uxmal", 3, 0)
        .altar("Uxmal", "sun");
    fulfilled(&table.conflict("Uxmal").at(Stage::Strength));
}

#[test]
fn debt_of_blood() {
    let mut debt = table("debt_of_blood")
        .xibalba(0, 4, 0)
        .effect(0, "sacrifice 1 unit reserve; vp 1");
    open(&debt);
    debt.play(0, "unit shaman");
    fulfilled(&debt);
}

#[test]
fn scribes() {
    fulfilled(
        &table("scribes")
            .glyphs(0, "Becan", 2)
            .conflict("Becan")
            .effect(0, "build glyph @conflict"),
    );
    open(
        &table("scribes")
            .glyphs(0, "Uxmal", 2)
            .conflict("Becan")
            .effect(0, "build glyph @conflict"),
    );
}

#[test]
fn zeal() {
    fulfilled(&table("zeal").devotion(0, 5).effect(0, "devotion 1"));
    open(&table("zeal").devotion(0, 4).effect(0, "devotion 1"));
}

#[test]
fn summit_needs_a_floor_built_or_transformed() {
    let pyramid = || {
        table("summit")
            .floors("Becan", &[1, 1, 1])
            .conflict("Becan")
    };
    fulfilled(&pyramid().effect(0, "build pyramid @conflict"));
    let whole = || pyramid().floors("Becan", &[1]);
    fulfilled(&whole().effect(0, "transform any @conflict"));
    open(
        &table("summit")
            .floors("Becan", &[1, 1])
            .conflict("Becan")
            .effect(0, "build pyramid @conflict"),
    );
}

#[test]
fn both_books() {
    let table = table("both_books")
        .written(0, Kind::Warrior, 1)
        .champion(0, "Becan")
        .units(0, "Becan", 0, 1);
    let mut table = table
        .altar("Becan", "sun")
        .conflict("Becan")
        .at(Stage::Strength);
    open(&table);
    table.play(0, "space 2");
    fulfilled(&table);
}

#[test]
fn every_floor_that_a_step_builds_counts() {
    let mut table = table("summit")
        .floors("Hochob", &[1, 1, 1])
        .effect(0, "build pyramid @each_presence");
    table.plays(0, &["region Hochob", "region Palenque"]);
    fulfilled(&table);
}

/// The places of these words in what has happened, which rise.
#[track_caller]
fn in_this_order(table: &Table, words: &[&str]) {
    let story = table.story();
    let place = |word: &&str| {
        let place = story.find(*word);
        place.unwrap_or_else(|| panic!("{word} in {story}"))
    };
    assert!(words.iter().map(place).is_sorted(), "{story}");
}

/// In which steps 0 and 1 have been completed by these seats, and the third is this.
fn at_the_third(third: &str, seats: &[u8]) -> Table {
    let rest = ["scribes", "summit", "zeal"]
        .into_iter()
        .filter(|name| *name != third);
    let rest: Vec<&str> = rest.collect();
    let mut table = table("zeal").prophecies([rest[0], rest[1], third]);
    for owner in seats {
        table.state.prophecy_steps[seat(*owner)] = 2;
    }
    table
}

#[test]
fn devotion_for_a_pass_counts_at_once() {
    let mut table = table("zeal")
        .devotion(0, 5)
        .champion(3, "Becan")
        .round("Becan", &[crate::Card::Task; 4]);
    table.play(0, "pass devotion 1");
    assert_eq!(
        table.to_act(),
        [1],
        "Yellow has yet to act, and could take it away"
    );
    fulfilled(&table);
}

#[test]
fn devotion_for_an_offering_counts_before_the_next_is_offered() {
    let mut table = table("zeal")
        .devotion(0, 4)
        .blessed("Uxmal")
        .next_conflicts(&["Uxmal"])
        .at(Stage::NextConflict);
    table.play(0, "offer warrior");
    open(&table);
    table.play(0, "offer warrior");
    fulfilled(&table);
    assert_eq!(table.to_act(), [0]);
}

#[test]
fn devotion_for_a_ritual_counts_at_once() {
    let mut table = table("zeal")
        .god(0, "zotz")
        .ritual("communion")
        .devotion(0, 5)
        .turns(Stage::Call);
    while table.to_act() == [0] {
        let first = table.legal(0)[0].clone();
        table.play(0, &first);
    }
    fulfilled(&table);
    assert_eq!(table.to_act(), [1], "the others are called later");
}

#[test]
fn devotion_that_another_takes_away_again_has_counted() {
    let table = table("zeal")
        .devotion(0, 5)
        .effect(0, "devotion 1; pay devotion 1; vp 1");
    fulfilled(&table);
    in_this_order(&table, &["devotion +1", "fulfils Zeal"]);
}

#[test]
fn a_champion_or_unit_placed_in_the_tribes_phase_counts_at_once() {
    let mut table = table("everywhere")
        .champion(0, "Uxmal")
        .units(0, "Uxmal", 1, 0)
        .units(0, "Hochob", 1, 0)
        .units(0, "Calakmul", 0, 1)
        .units(0, "Palenque", 1, 0)
        .turns(Stage::Champion);
    table.play(0, "deploy Becan shaman");
    fulfilled(&table);
    assert_eq!(table.to_act(), [0], "Red may go on deploying");
}

/// The altar of copal lets the winner call the god: into the region it is too late, out of it too late as well.
#[test]
fn a_win_is_judged_by_the_board_when_the_winner_was_determined() {
    let win = |vertex| {
        table("divine_victory")
            .vertex(0, vertex)
            .champion(1, "Uxmal")
            .units(0, "Uxmal", 3, 0)
            .altar("Uxmal", "copal")
            .conflict("Uxmal")
            .at(Stage::Strength)
    };
    let uxmal = crate::scenario::region("Uxmal");
    let mut absent = win(1);
    open(&absent);
    absent.plays(0, &["move", "vertex 5"]);
    assert!(absent.state.presence(seat(0)).contains(uxmal));
    open(&absent);
    let mut present = win(5);
    fulfilled(&present);
    present.plays(0, &["move", "vertex 1"]);
    assert!(!present.state.presence(seat(0)).contains(uxmal));
    fulfilled(&present);
    in_this_order(
        &present,
        &[
            "wins in Uxmal",
            "fulfils Divine Victory",
            "(prophecy)",
            "Red, altar",
        ],
    );
}

#[test]
fn a_win_that_the_champions_owner_decides_counts_for_whom_they_name() {
    let mut tied = table("from_afar")
        .champion(2, "Uxmal")
        .units(0, "Uxmal", 3, 0)
        .units(1, "Uxmal", 3, 0)
        .altar("Uxmal", "sun")
        .conflict("Uxmal")
        .at(Stage::Strength);
    open(&tied);
    tied.play(2, "winner 0");
    fulfilled(&tied);
    in_this_order(
        &tied,
        &[
            "wins in Uxmal",
            "fulfils From Afar",
            "(prophecy)",
            "(altar)",
        ],
    );
}

#[test]
fn a_win_in_the_blessed_region_counts_before_its_points() {
    let mut table = table("from_afar")
        .units(0, "Uxmal", 1, 0)
        .blessed("Uxmal")
        .next_conflicts(&["Uxmal"])
        .at(Stage::NextConflict);
    for owner in 0..4 {
        open(&table);
        table.play(owner, "done");
    }
    fulfilled(&table);
    in_this_order(
        &table,
        &[
            "wins in Uxmal",
            "fulfils From Afar",
            "(prophecy)",
            "(blessed)",
        ],
    );
}

#[test]
fn one_win_completes_two_steps_that_ask_for_one_and_what_follows() {
    let table = table("zeal")
        .prophecies(["from_afar", "divine_victory", "zeal"])
        .vertex(0, 5)
        .devotion(0, 6)
        .champion(1, "Uxmal")
        .units(0, "Uxmal", 3, 0)
        .altar("Uxmal", "sun")
        .conflict("Uxmal")
        .at(Stage::Strength);
    assert_eq!(table.view().monument, Some(seat(0)));
    in_this_order(
        &table,
        &[
            "fulfils From Afar",
            "fulfils Divine Victory",
            "fulfils Zeal",
            "(monument)",
            "(altar)",
        ],
    );
}

#[test]
fn another_win_does_not_count_for_a_step_that_comes_later() {
    let table = table("zeal")
        .prophecies(["zeal", "from_afar", "summit"])
        .devotion(0, 5)
        .champion(1, "Uxmal")
        .units(0, "Uxmal", 3, 0)
        .altar("Uxmal", "maize")
        .conflict("Uxmal")
        .at(Stage::Strength);
    fulfilled(&table);
    in_this_order(&table, &["wins in Uxmal", "devotion +1", "fulfils Zeal"]);
}

#[test]
fn the_points_of_a_floor_come_before_the_prophecy_it_completes() {
    let table = table("twin_floors")
        .floors("Becan", &[0, 1])
        .conflict("Becan")
        .effect(0, "build pyramid @conflict");
    in_this_order(
        &table,
        &[
            "Red gains 3 VP (pyramid)",
            "Yellow gains 1 VP (pyramid)",
            "Red gains 3 VP (prophecy)",
        ],
    );
}

#[test]
fn what_a_cost_completes_comes_before_what_it_buys() {
    let mut table = table("debt_of_blood")
        .xibalba(0, 4, 0)
        .effect(0, "sacrifice 1 unit reserve; vp 1");
    table.play(0, "unit shaman");
    in_this_order(&table, &["(sacrifice)", "(prophecy)", "(card)"]);
}

#[test]
fn a_space_of_a_book_counts_before_its_bonus() {
    let table = table("both_books")
        .written(0, Kind::Warrior, 1)
        .champion(0, "Becan")
        .units(0, "Becan", 0, 1)
        .altar("Becan", "sun")
        .conflict("Becan");
    let mut table = table.at(Stage::Strength);
    table.play(0, "space 2");
    in_this_order(
        &table,
        &[
            "space 2 of the Calendar",
            "fulfils Both Books",
            "devotion +2",
        ],
    );
}

#[test]
fn whoever_completes_a_step_and_fulfils_the_next_completes_that_too() {
    let table = table("zeal")
        .prophecies(["zeal", "debt_of_blood", "summit"])
        .devotion(0, 5)
        .xibalba(0, 5, 0)
        .effect(0, "devotion 1");
    assert_eq!(table.view().prophecy_steps, [2, 0, 0, 0]);
}

/// Yellow's warrior dies first: that is the fifth in Xibalba, and the shaman is still everywhere; then it dies too.
#[test]
fn pieces_taken_without_asking_go_one_by_one_warriors_first() {
    let table = table("zeal")
        .prophecies(["debt_of_blood", "everywhere", "summit"])
        .xibalba(1, 0, 4)
        .units(1, "Uxmal", 1, 0)
        .units(1, "Hochob", 1, 0)
        .units(1, "Calakmul", 1, 0)
        .units(1, "Palenque", 1, 0)
        .units(1, "Becan", 1, 1)
        .conflict("Becan")
        .effect(0, "smite 2 unit @conflict");
    assert_eq!(table.in_xibalba(1), (1, 5));
    assert_eq!(table.view().prophecy_steps, [0, 2, 0, 0]);
    in_this_order(
        &table,
        &[
            "1 warrior from Becan",
            "Debt of Blood",
            "Everywhere",
            "1 shaman from Becan",
        ],
    );
}

#[test]
fn pieces_taken_without_asking_go_in_seat_order_whoever_leads() {
    let table = at_the_third("debt_of_blood", &[1, 2])
        .vp(&[40, 10, 30, 20])
        .xibalba(1, 4, 0)
        .xibalba(2, 4, 0)
        .units(1, "Becan", 0, 1)
        .units(2, "Becan", 1, 0)
        .conflict("Becan")
        .effect(0, "smite 2 unit @conflict");
    assert_eq!(table.view().monument, Some(seat(1)));
    assert_eq!(table.vp_now(), [40, 10 + 3 + 6, 30, 20]);
}

#[test]
fn pieces_that_go_together_are_told_together_if_nothing_comes_between() {
    let table = table("debt_of_blood")
        .units(1, "Becan", 1, 1)
        .conflict("Becan")
        .effect(0, "smite 2 unit @conflict");
    assert_eq!(table.count("moved"), 1);
}

/// Units below the tiles go to Xibalba when a conflict is cleaned up, everybody's in one moment.
#[test]
fn at_one_moment_of_several_the_leader_is_first_and_goes_on_before_the_others() {
    let mut table = table("zeal")
        .prophecies(["scribes", "debt_of_blood", "zeal"])
        .vp(&[10, 20, 40, 30])
        .devotion(1, 6)
        .devotion(2, 6);
    for owner in [1, 2] {
        table = table.xibalba(owner, 4, 0);
        table.state.prophecy_steps[seat(owner)] = 1;
        table.state.reserve[seat(owner)].remove(Band::new(0, 1));
        table.state.below[seat(owner)].add(Band::new(0, 1));
    }
    let table = table
        .conflict("Becan")
        .next_conflicts(&["Uxmal"])
        .at(Stage::CleanUp);
    assert_eq!(table.view().monument, Some(seat(2)));
    assert_eq!(table.view().prophecy_steps, [0, 1, 3, 0]);
    assert_eq!(table.vp_now(), [10, 20, 40 + 3 + 3 + 6, 30]);
}

#[test]
fn the_first_to_complete_the_third_has_the_monument_and_the_prophecy_ends() {
    let table = at_the_third("zeal", &[0, 1]).devotion(0, 5).devotion(1, 5);
    let table = table.effect(0, "devotion 1");
    assert_eq!(table.view().monument, Some(seat(0)));
    let table = table.effect(1, "devotion 1");
    assert_eq!(
        table.vp_now()[..2],
        [40 + 3 + 6, 30],
        "nobody completes a step any more"
    );
}

#[test]
fn whoever_is_asked_anything_nobody_fulfils_a_step_that_is_not_completed() {
    let options = crate::Options {
        players: 4,
        modules: crate::Modules::ALL,
        ..crate::Options::default()
    };
    let mut completed = 0;
    for seed in 0..60 {
        let mut chance = Chance::new(Seed::Short(seed));
        let mut actions = Vec::new();
        let mut state = Mezo::start(&Setup::new(options, Seed::Short(seed)), &mut Silent);
        while let Some((seat, action)) = random_decision(&state, &mut chance, &mut actions) {
            state.apply(seat, action, &mut Silent).unwrap();
            let mut seats = state.every_seat().into_iter();
            assert!(
                !seats.any(|seat| state.fulfils(seat, Cause::Other)),
                "seed {seed}"
            );
        }
        completed += state.prophecy_steps.0.iter().sum::<u8>();
    }
    assert!(completed > 60, "{completed}");
}

#[test]
fn without_the_module_nothing_is_checked() {
    let table = Table::new(4).devotion(0, 6).effect(0, "vp 1");
    assert_eq!(
        (table.view().prophecy_steps, table.view().prophecies),
        (vec![0; 4], None)
    );
    assert_eq!(table.state.below[seat(0)], Band::NONE);
}
