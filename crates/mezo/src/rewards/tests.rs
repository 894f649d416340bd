use crate::scenario::{Table, region, seat};
use crate::stage::Stage;
use crate::{Card, Kind};

const TASKS: [Card; 4] = [Card::Task; 4];

fn at_strength(table: Table, here: &str) -> Table {
    table.conflict(here).at(Stage::Strength)
}

/// The rulebook's example: Blue 2, Yellow and Green 5, Red 7. Red takes the altar's 7 points; Green, whose champion is there, breaks the
/// tie for the Calendar in his own favour and recovers; Yellow takes the Codex and awakens.
#[test]
fn the_conflict_with_2_5_5_and_7() {
    let table = Table::new(4)
        .altar("Hochob", "sun")
        .units(3, "Hochob", 1, 1)
        .units(1, "Hochob", 3, 2)
        .champion(2, "Hochob")
        .units(2, "Hochob", 1, 2)
        .units(0, "Hochob", 2, 2)
        .glyphs(0, "Hochob", 3)
        .xibalba(2, 3, 2);
    let mut table = at_strength(table, "Hochob");
    assert!(
        table
            .story()
            .contains("Strength: Red 7, Yellow 5, Green 5, Blue 2. Red wins in Hochob.")
    );
    assert_eq!(table.vp_now()[0], 5 + 7);
    assert_eq!(
        table.asked(),
        (
            vec![2],
            vec!["winner 0".into(), "winner 1".into(), "winner 2".into()]
        )
    );
    table.play(2, "winner 2").play(2, "space 1");
    assert_eq!(table.in_xibalba(2), (0, 0), "recovered 5");
    assert_eq!(
        (table.phase(), table.to_act()),
        ("codex".to_owned(), vec![1]),
        "the most warriors, nobody is asked"
    );
    table
        .play(1, "space 1")
        .play(1, "region Uxmal")
        .play(1, "unit shaman");
    assert_eq!(table.at_region(1, "Uxmal"), (0, 1));
    assert_eq!(
        (table.view().calendar[0], table.view().codex[0]),
        (Some(seat(2)), Some(seat(1)))
    );
    assert_eq!(table.at_region(1, "Hochob"), (0, 0));
    assert_eq!(table.state.glyphs[region("Hochob")][0], 3, "glyphs stay");
    assert!(table.state.champions[seat(2)].is_empty());
}

#[test]
fn the_champions_owner_chooses_among_the_tied_even_others() {
    let table = Table::new(4)
        .altar("Hochob", "sun")
        .champion(2, "Hochob")
        .units(0, "Hochob", 3, 0)
        .units(1, "Hochob", 3, 0);
    let mut table = at_strength(table, "Hochob");
    assert_eq!(
        table.asked(),
        (vec![2], vec!["winner 0".into(), "winner 1".into()])
    );
    table.play(2, "winner 1");
    assert_eq!(table.vp_now()[1], 4 + 7);
}

/// Humbled champions count for nothing: everybody has strength 0, and one of them wins all the same.
#[test]
fn strength_0_wins_and_the_champions_owner_chooses_among_all() {
    let table = || {
        let table = Table::modules(4, &["rituals"])
            .ritual("humbled_champions")
            .altar("Hochob", "sun")
            .champion(2, "Hochob");
        at_strength(table, "Hochob")
    };
    let everybody: Vec<String> = (0..4).map(|winner| format!("winner {winner}")).collect();
    for (winner, name) in (0_u8..).zip(["Red", "Yellow", "Green", "Blue"]) {
        let mut table = table();
        let before = table.vp_now();
        assert!(
            table
                .story()
                .contains("Strength: Red 0, Yellow 0, Green 0, Blue 0.")
        );
        assert_eq!(table.asked(), (vec![2], everybody.clone()));
        table.play(2, &format!("winner {winner}"));
        let won = format!("{name} wins in Hochob. {name}, altar: 7 VP.");
        assert!(table.story().contains(&won), "{}", table.story());
        let place = usize::from(winner);
        assert!(table.vp_now()[place] >= before[place] + 7);
        for other in (0..4).filter(|other| *other != place) {
            assert_eq!(table.vp_now()[other], before[other]);
        }
        assert_eq!((table.count("resolved"), table.count("book")), (1, 0));
    }
}

#[test]
fn rewards_come_in_order() {
    let mut table = Table::modules(4, &["rituals", "cenote", "cities", "prophecies"])
        .age(3)
        .prophecies(["from_afar", "zeal", "summit"])
        .altar("Hochob", "sun")
        .ritual("omens")
        .ability(0, 3, 3)
        .city(1, "Hochob")
        .champion(1, "Hochob")
        .glyphs(0, "Hochob", 4);
    table.state.cenote = Some(region("Hochob"));
    let table = at_strength(table, "Hochob");
    let story = table.story();
    let places: Vec<usize> = [
        "fulfils From Afar",
        "(altar)",
        "(victory)",
        "devotion +1",
        "devotion +3",
        "destroys the city",
        "(city)",
    ]
    .iter()
    .map(|word| {
        story
            .find(word)
            .unwrap_or_else(|| panic!("{word} in {story}"))
    })
    .collect();
    assert!(places.is_sorted(), "{story}");
    assert_eq!(table.vp_now()[0], 5 + 7 + 5 + 1 + 3);
}

#[test]
fn ones_own_city_is_not_destroyed() {
    let table = Table::modules(4, &["cities"])
        .city(0, "Hochob")
        .champion(0, "Hochob");
    let table = at_strength(table, "Hochob");
    assert_eq!(table.state.cities[seat(0)], Some(region("Hochob")));
}

#[test]
fn the_strength_of_the_altar_of_blood_is_the_final_one() {
    let table = Table::new(4)
        .altar("Hochob", "blood")
        .champion(0, "Hochob")
        .units(0, "Hochob", 3, 0);
    assert_eq!(at_strength(table, "Hochob").vp_now()[0], 5 + 5);
    let table = Table::new(4)
        .altar("Hochob", "blood")
        .champion(0, "Hochob")
        .units(0, "Hochob", 5, 4);
    assert_eq!(at_strength(table, "Hochob").vp_now()[0], 5 + 9, "at most 9");
}

#[test]
fn without_a_unit_to_send_or_a_free_space_nobody_goes() {
    let table = Table::new(4).champion(0, "Hochob").units(1, "Hochob", 1, 0);
    let table = at_strength(table, "Hochob");
    assert_eq!(
        (table.phase(), table.to_act()),
        ("codex".to_owned(), vec![1]),
        "there is no shaman"
    );
    let mut full = Table::new(4).champion(0, "Hochob").units(1, "Hochob", 1, 0);
    for space in 1..=5 {
        full = full.written(2, Kind::Warrior, space);
    }
    let table = at_strength(full, "Hochob");
    assert_eq!(table.count("resolved"), 1);
}

#[test]
fn nobody_is_asked_about_a_tie_when_no_space_is_free() {
    let mut full = Table::new(4)
        .champion(0, "Hochob")
        .glyphs(0, "Hochob", 1)
        .units(1, "Hochob", 1, 1)
        .units(3, "Hochob", 1, 1);
    for space in 1..=5 {
        full = full.written(2, Kind::Shaman, space);
    }
    let mut table = at_strength(full, "Hochob");
    assert_eq!(
        (table.phase(), table.asked().1),
        (
            "codex".to_owned(),
            vec!["winner 1".into(), "winner 3".into()]
        ),
        "the Calendar is full, the Codex is not"
    );
    table.play(0, "winner 3").play(3, "space 3");
    assert_eq!((table.count("book"), table.count("resolved")), (1, 1));
}

#[test]
fn alone_a_tie_is_theirs_or_yours_whether_or_not_there_is_a_space() {
    let tied = || {
        Table::new(1)
            .altar("Hochob", "sun")
            .units(0, "Hochob", 1, 0)
            .units(1, "Hochob", 1, 0)
    };
    let mut theirs = tied();
    theirs.state.solo.books = crate::Band::new(5, 0);
    theirs.state.reserve[seat(1)].remove(crate::Band::new(5, 0));
    let mut yours = tied().champion(0, "Hochob");
    for space in 1..=5 {
        yours = yours.written(0, Kind::Warrior, space);
    }
    for table in [theirs, yours] {
        let table = at_strength(table, "Hochob");
        assert_eq!((table.count("book"), table.count("resolved")), (0, 1));
    }
}

#[test]
fn most_takes_the_majority_whatever_stands_there_and_no_beats_it() {
    let start = || {
        Table::new(4)
            .champion(0, "Hochob")
            .glyphs(0, "Hochob", 1)
            .units(1, "Hochob", 2, 0)
            .units(2, "Hochob", 1, 0)
            .conflict("Hochob")
    };
    let mut table = start();
    table.state.the_conflict_mut().most[Kind::Warrior as usize] = Some(seat(2));
    let table = table.at(Stage::Strength);
    assert_eq!(
        (table.phase(), table.to_act()),
        ("codex".to_owned(), vec![2])
    );
    let mut table = start();
    table.state.the_conflict_mut().most[Kind::Warrior as usize] = Some(seat(3));
    assert_eq!(
        table.at(Stage::Strength).count("book"),
        0,
        "Blue has none to send, so nobody goes"
    );
    let mut table = start();
    table.state.the_conflict_mut().most[Kind::Warrior as usize] = Some(seat(2));
    table.state.the_conflict_mut().unawarded[Kind::Warrior as usize] = true;
    assert_eq!(table.at(Stage::Strength).count("resolved"), 1);
}

#[test]
fn warriors_are_counted_afresh_after_the_calendar() {
    // The Calendar's fifth space deploys two shamans; the fourth calls a god who smites.
    let table = Table::new(4)
        .vertex(0, 0)
        .champion(0, "Hochob")
        .units(0, "Hochob", 1, 1)
        .units(1, "Hochob", 1, 0)
        .conflict("Hochob");
    let mut table = table.at(Stage::Strength);
    assert!(table.state.awards(Kind::Shaman));
    table.plays(0, &["space 4", "invoke", "victim 1 warrior"]);
    let awards = Kind::ALL.map(|kind| table.state.awards(kind));
    assert_eq!(awards, Kind::ALL.map(|kind| kind == Kind::Warrior));
    assert_eq!(
        table.at_region(1, "Hochob"),
        (0, 0),
        "Kukulkan smote Yellow's warrior"
    );
    table.play(0, "vertex 9");
    assert_eq!(
        (table.phase(), table.to_act()),
        ("codex".to_owned(), vec![0]),
        "so Red alone has the most"
    );
}

#[test]
fn with_the_ability_of_the_second_age_a_bonus_resolves_twice_at_once() {
    let table = Table::new(4)
        .age(2)
        .ability(0, 2, 3)
        .champion(0, "Hochob")
        .units(0, "Hochob", 0, 1)
        .conflict("Hochob");
    let mut table = table.at(Stage::Strength);
    table.play(0, "space 2");
    assert_eq!(table.state.devotion[seat(0)], 4);
}

#[test]
fn at_the_end_all_goes_home_and_the_next_conflict_begins() {
    let mut table = Table::new(4)
        .champion(0, "Hochob")
        .units(0, "Hochob", 1, 0)
        .units(1, "Becan", 2, 0)
        .next_conflicts(&["Hochob", "Becan"]);
    table.state.below[seat(1)] = crate::Band::new(1, 0);
    table.state.reserve[seat(1)].remove(crate::Band::new(1, 0));
    let mut table = table.round("Hochob", &TASKS);
    while table.phase() != "codex" {
        let (to_act, legal) = table.asked();
        let pass = legal
            .iter()
            .find(|action| action.starts_with("pass devotion"))
            .unwrap()
            .clone();
        table.play(to_act[0], &pass);
    }
    table.play(0, "space 3");
    assert_eq!(
        table.in_xibalba(1),
        (2, 1),
        "from below the tiles to Xibalba"
    );
    assert_eq!(table.view().discards, [[Card::Task]; 4]);
    assert_eq!(table.view().resolved, ["Hochob"]);
    assert_eq!(
        (table.phase(), table.view().conflict.unwrap().region),
        ("keep".to_owned(), "Becan".to_owned())
    );
}

#[test]
fn units_put_into_a_resolved_region_stay_for_the_next_age() {
    let table = Table::new(4).resolved(&["Uxmal"]).conflict("Hochob");
    let mut table = table.effect(0, "deploy 1 warrior @any");
    table.play(0, "region Uxmal");
    let mut state = table.state.clone();
    state.stage = Stage::CleanUp;
    let mut events = Vec::new();
    state.clean_up(&mut events);
    assert_eq!(state.units_in(seat(0), region("Uxmal")).warriors(), 1);
}
