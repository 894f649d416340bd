use crate::scenario::Table;
use crate::{Law, SOURCES, Set};

const VILLAGERS: [&str; 10] = [
    "00:00", "03:40", "05:00", "07:00", "09:40", "12:20", "15:40", "16:20", "20:40", "21:40",
];
const EAGLES: [&str; 3] = ["18:00", "19:40", "23:40"];
const ALIENS: [&str; 3] = ["00:40", "03:20", "08:00"];
const PRIESTS: [&str; 3] = ["20:20", "22:40", "23:00"];
const ELDERS: [&str; 4] = ["10:40", "11:40", "12:40", "15:20"];
const AGENTS: [&str; 4] = ["02:20", "02:40", "04:00", "06:00"];

/// Two players without villagers, so that nobody goes hungry.
fn without_villagers() -> Table {
    Table::with_sets(2, &[Set::Warriors, Set::Council, Set::Agency])
}

/// What these Aztecs alone are worth.
fn worth(cards: &[&str]) -> i32 {
    without_villagers().open(0, cards).scores()[0]
}

#[test]
fn one_eagle_is_worth_2_two_are_worth_10_and_three_20() {
    assert_eq!(
        [0, 1, 2, 3].map(|eagles| worth(&EAGLES[..eagles])),
        [0, 2, 10, 20]
    );
}

#[test]
fn warriors_count_by_the_table_of_their_own_name() {
    let jaguars = ["02:00", "05:40", "07:20", "14:00"];
    assert_eq!([1, 2, 3, 4].map(|n| worth(&jaguars[..n])), [1, 4, 11, 22]);
    let coyotes = ["08:20", "09:00", "17:00"];
    assert_eq!([1, 2, 3].map(|n| worth(&coyotes[..n])), [4, 8, 14]);
    assert_eq!(worth(&["18:00", "02:00", "08:20"]), 2 + 1 + 4);
}

#[test]
fn an_elder_is_worth_5() {
    assert_eq!(worth(&ELDERS[..1]), 5);
    assert_eq!(worth(&ELDERS), 20);
}

#[test]
fn a_priest_is_worth_10_with_an_alien_of_his_own_and_else_nothing() {
    let couple =
        |priests: usize, aliens: usize| worth(&[&PRIESTS[..priests], &ALIENS[..aliens]].concat());
    assert_eq!(couple(1, 1), 10);
    assert_eq!(couple(1, 0), 0);
    assert_eq!(couple(0, 1), 1);
    assert_eq!(couple(2, 1), 10);
    assert_eq!(couple(1, 2), 11);
    assert_eq!(couple(3, 3), 30);
}

#[test]
fn a_priest_and_an_alien_find_each_other_in_and_out_of_temples() {
    let table = without_villagers()
        .temple(0, "03:00", &["20:20"])
        .open(0, &["00:40"]);
    assert_eq!(table.scores()[0], 10);
}

#[test]
fn villagers_are_worth_what_is_printed() {
    let table = Table::new(2).open(0, &["00:00", "15:40", "21:40"]);
    assert_eq!(table.source(0, "villagers"), Some(2 + 5 + 6));
}

#[test]
fn an_agent_is_worth_what_is_printed() {
    assert_eq!(worth(&AGENTS[..3]), 3);
}

#[test]
fn an_archivist_brings_the_second_number_too_if_he_is_hidden() {
    assert_eq!(worth(&["09:20", "21:20"]), 1 + 4);
    let table = without_villagers()
        .temple(0, "06:20", &["09:20"])
        .open(0, &["21:20"]);
    assert_eq!(table.scores()[0], 1 + 5 + 4);
}

#[test]
fn hidden_aztecs_are_worth_as_much_as_open_ones() {
    let table = Table::new(2)
        .temple(0, "07:40", &["00:00"])
        .temple(0, "01:40", &["18:00"])
        .temple(0, "03:00", &["10:40"])
        .open(0, &["05:00", "19:40", "11:40"])
        .open(1, &["03:40"]);
    assert_eq!(table.source(0, "villagers"), Some(4));
    assert_eq!(table.source(0, "warriors"), Some(10));
    assert_eq!(table.source(0, "elders"), Some(10));
}

#[test]
fn a_captured_card_is_worth_1_whatever_it_is() {
    let table = without_villagers().saucer(0, "00:20", &["00:40", "20:20", "10:40"]);
    assert_eq!(table.scores(), [3, 0]);
    assert_eq!(table.source(0, "captured"), Some(3));
}

#[test]
fn a_village_with_5_10_5_10_and_2_has_32() {
    let table = without_villagers()
        .open(0, &["10:40", "20:20", "00:40", "11:40", "18:00", "19:40"])
        .saucer(0, "05:20", &["02:20", "09:20"]);
    assert_eq!(table.scores()[0], 5 + 10 + 5 + 10 + 2);
}

#[test]
fn whoever_has_the_fewest_villagers_loses_5() {
    let table = Table::new(3)
        .open(0, &["00:00"])
        .open(1, &["03:40", "05:00"])
        .open(2, &["07:00", "09:40", "12:20"]);
    assert_eq!(table.source(0, "fewest_villagers"), Some(-5));
    assert_eq!(table.source(1, "fewest_villagers"), None);
    assert_eq!(table.source(2, "fewest_villagers"), None);
    assert_eq!(table.scores(), [2 - 5, 5, 10]);
}

#[test]
fn all_who_tie_for_the_fewest_villagers_lose_5() {
    assert_eq!(Table::new(4).scores(), [-5; 4]);
    let table = Table::new(3)
        .open(0, &["00:00"])
        .temple(1, "07:40", &["05:00"])
        .open(2, &["07:00", "09:40"]);
    assert_eq!(table.scores(), [-3, -3, 6]);
}

#[test]
fn villagers_under_a_saucer_feed_nobody() {
    let table = Table::new(2)
        .saucer(0, "01:20", &["00:00", "05:00"])
        .open(1, &["03:40"]);
    assert_eq!(table.scores(), [2 - 5, 3]);
}

#[test]
fn without_villagers_in_play_nobody_loses() {
    assert_eq!(without_villagers().scores(), [0, 0]);
}

/// What a law brings seat 0.
fn law(table: Table, law: Law) -> Option<i32> {
    let card = crate::scenario::written(&[table.state.deck.law(law).hour]);
    table.law(0, &card[0]).source(0, law.name())
}

#[test]
fn not_all_is_lost_counts_the_saucers_in_front_of_the_others() {
    let table = || {
        Table::new(3)
            .saucer(0, "01:20", &[])
            .saucer(1, "10:00", &["00:00"])
            .saucer(1, "04:40", &[])
            .saucer(2, "00:20", &[])
    };
    assert_eq!(law(table(), Law::NotAllIsLost), Some(3));
    assert_eq!(law(Table::new(3), Law::NotAllIsLost), Some(0));
}

#[test]
fn all_colours_needs_an_aztec_of_every_set_in_play() {
    let two = || Table::new(2).open(0, &["00:00", "02:00"]);
    assert_eq!(law(two(), Law::AllColours), Some(0));
    assert_eq!(law(two().open(0, &["00:40"]), Law::AllColours), Some(8));
    let hidden = two().temple(0, "03:00", &["00:40"]);
    assert_eq!(law(hidden, Law::AllColours), Some(8));
}

#[test]
fn temples_saucers_and_captured_cards_are_no_colours_for_the_law() {
    let table = Table::new(2)
        .open(0, &["00:00", "02:00"])
        .temple(0, "03:00", &[])
        .saucer(0, "00:20", &["00:40"]);
    assert_eq!(law(table, Law::AllColours), Some(0));
}

#[test]
fn with_all_sets_in_play_all_colours_needs_four() {
    let three = || Table::new(5).open(0, &["00:00", "02:00", "00:40"]);
    assert_eq!(law(three(), Law::AllColours), Some(0));
    assert_eq!(law(three().open(0, &["02:20"]), Law::AllColours), Some(8));
}

#[test]
fn sanctuary_brings_2_for_each_hidden_aztec_up_to_10() {
    let hides = |count: usize| {
        let table = Table::new(2)
            .temple(0, "07:40", &VILLAGERS[..count])
            .open(0, &["02:00"]);
        law(table, Law::Sanctuary)
    };
    assert_eq!([0, 1, 4, 5].map(hides), [0, 2, 8, 10].map(Some));
    assert_eq!(hides(6), Some(10));
}

#[test]
fn open_gates_brings_2_for_each_aztec_not_hidden_up_to_10() {
    let leaves_open = |count: usize| {
        let table = Table::new(2)
            .open(0, &VILLAGERS[..count])
            .temple(0, "01:40", &["02:00"])
            .saucer(0, "04:40", &["05:40"]);
        law(table, Law::OpenGates)
    };
    assert_eq!([0, 1, 5].map(leaves_open), [0, 2, 10].map(Some));
    assert_eq!(leaves_open(7), Some(10));
}

#[test]
fn feast_day_brings_3_for_a_set_of_which_nobody_has_more() {
    let against = |own: usize, others: usize| {
        let table = Table::new(3)
            .open(0, &VILLAGERS[..own])
            .open(1, &VILLAGERS[5..5 + others]);
        law(table, Law::FeastDay)
    };
    assert_eq!(against(3, 2), Some(3));
    assert_eq!(against(2, 2), Some(3), "a tie is enough");
    assert_eq!(against(2, 3), Some(0));
    assert_eq!(against(0, 0), Some(0), "there must be one");
}

#[test]
fn feast_day_counts_every_set_in_play_up_to_6() {
    let two = || Table::new(2).open(0, &["00:00", "02:00"]);
    assert_eq!(law(two(), Law::FeastDay), Some(6));
    let three = two().open(0, &["00:40"]);
    assert_eq!(law(three, Law::FeastDay), Some(6), "not 9");
    let surpassed = two().open(1, &["05:40", "07:20"]);
    assert_eq!(law(surpassed, Law::FeastDay), Some(3));
}

#[test]
fn feast_day_is_alive_without_villagers_in_play() {
    let table = without_villagers().open(0, &ELDERS);
    assert_eq!(law(table, Law::FeastDay), Some(3));
}

#[test]
fn hidden_aztecs_feast_and_captured_ones_do_not() {
    let table = Table::new(2)
        .temple(0, "07:40", &["00:00"])
        .saucer(1, "01:20", &["05:00", "03:40"])
        .temple(1, "13:20", &["07:00"]);
    assert_eq!(law(table, Law::FeastDay), Some(3));
}

#[test]
fn builders_of_pyramids_brings_3_for_each_temple() {
    let table = Table::new(2)
        .temple(0, "07:40", &["00:00"])
        .temple(0, "13:20", &[])
        .temple(0, "01:40", &[])
        .temple(1, "03:00", &[]);
    assert_eq!(law(table, Law::Builders), Some(9));
}

#[test]
fn twins_brings_4_for_each_two_aztecs_of_the_same_name() {
    let named = |cards: &[&str]| law(Table::new(2).open(0, cards), Law::Twins);
    assert_eq!(named(&["00:00", "05:00"]), Some(4), "two turkeys");
    assert_eq!(
        named(&["00:00", "05:00", "09:40"]),
        Some(4),
        "three turkeys"
    );
    assert_eq!(
        named(&["00:00", "21:40"]),
        Some(0),
        "a turkey and a prize turkey"
    );
    assert_eq!(
        named(&["20:20", "22:40"]),
        Some(0),
        "a priest and a priestess"
    );
    assert_eq!(named(&ELDERS), Some(8), "four elders");
    assert_eq!(named(&["00:00", "05:00", "10:40", "11:40"]), Some(8));
    let hidden = Table::new(2)
        .temple(0, "07:40", &["00:00"])
        .open(0, &["05:00"]);
    assert_eq!(law(hidden, Law::Twins), Some(4));
}

#[test]
fn captured_cards_have_no_twins() {
    let table = Table::new(2)
        .open(0, &["00:00"])
        .saucer(0, "01:20", &["05:00"]);
    assert_eq!(law(table, Law::Twins), Some(0));
}

#[test]
fn a_quiet_village_is_one_that_nobody_has_fewer_aztecs_than() {
    let against = |own: usize, others: usize| {
        let table = Table::new(3)
            .open(0, &VILLAGERS[..own])
            .temple(1, "07:40", &VILLAGERS[3..3 + others])
            .open(2, &["02:00", "05:40", "07:20", "14:00"])
            .saucer(0, "14:20", &["18:00", "19:40"]);
        law(table, Law::QuietVillage)
    };
    assert_eq!(against(1, 2), Some(8));
    assert_eq!(against(2, 2), Some(8));
    assert_eq!(against(2, 1), Some(0));
    assert_eq!(against(0, 0), Some(8));
}

#[test]
fn a_law_that_brings_nothing_is_listed_and_anothers_law_is_not() {
    let table = Table::new(2).law(1, "20:00");
    assert_eq!(table.source(1, "twins"), Some(0));
    assert_eq!(table.source(0, "twins"), None);
}

#[test]
fn every_source_has_its_name_and_the_laws_come_first() {
    let laws: Vec<&str> = Law::ALL.into_iter().map(Law::name).collect();
    assert_eq!(SOURCES[..8], laws);
    let mut table = Table::with_sets(3, &[Set::Villagers, Set::Council, Set::Agency])
        .open(0, &["00:00", "10:40", "20:20", "02:20", "09:20"])
        .open(1, &["03:40", "05:00"])
        .open(2, &["07:00", "09:40"])
        .saucer(0, "01:20", &["12:20"]);
    for law in Law::ALL {
        let card = table.state.deck.law(law).hour.to_string();
        table = table.law(0, &card);
    }
    let listed: Vec<&str> = table
        .view_breakdown()
        .iter()
        .filter(|line| line.seat == crate::scenario::seat(0))
        .map(|line| line.source)
        .collect();
    let expected: Vec<&str> = SOURCES
        .into_iter()
        .filter(|source| *source != "warriors")
        .collect();
    assert_eq!(listed, expected);
}
