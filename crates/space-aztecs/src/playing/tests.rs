use crate::scenario::{Table, hour, hours, seat};
use crate::{Event, Order, Set};

/// Three players with agents among the cards.
fn agency(players: u8) -> Table {
    Table::with_sets(players, &[Set::Villagers, Set::Council, Set::Agency])
}

#[test]
fn an_aztec_joins_the_village_unprotected() {
    let table = Table::new(2).round(&["00:00", "02:00"]);
    assert_eq!(table.open_of(0), ["00:00"]);
    assert_eq!(table.open_of(1), ["02:00"]);
    assert_eq!(table.phase(), "piles");
}

#[test]
fn a_law_stays_in_front_of_its_player() {
    let table = Table::new(2).round(&["01:00", "04:20"]);
    assert_eq!(table.view().villages[0].laws, hours(&["01:00"]));
    assert_eq!(table.view().villages[1].laws, hours(&["04:20"]));
}

#[test]
fn a_temple_hides_all_unprotected_aztecs_of_its_set_at_once() {
    let mut table = Table::new(2)
        .open(0, &["00:00", "03:40", "02:00"])
        .open(1, &["05:00"])
        .round(&["07:40", "23:00"]);
    assert_eq!(
        (table.phase(), table.to_act()),
        ("temple".to_owned(), vec![0])
    );
    assert_eq!(table.view().card, Some(hour("07:40")));
    assert_eq!(table.legal(0), ["hide", "open"]);
    table.play(0, "hide");
    assert_eq!(table.hidden_of(0), [["00:00", "03:40"]]);
    assert_eq!(table.open_of(0), ["02:00"]);
    assert_eq!(table.open_of(1), ["05:00", "23:00"], "not those of others");
    assert!(table.events.contains(&Event::Hid {
        seat: seat(0),
        temple: hour("07:40"),
        cards: hours(&["00:00", "03:40"]),
    }));
}

#[test]
fn a_temple_may_hide_nobody() {
    let mut table = Table::new(2)
        .open(0, &["00:00", "03:40"])
        .round(&["07:40", "23:00"]);
    table.play(0, "open");
    assert_eq!(table.hidden_of(0), [[""; 0]]);
    assert_eq!(table.open_of(0), ["00:00", "03:40"]);
    assert_eq!(table.count("left_open"), 1);
}

#[test]
fn a_temple_without_anybody_to_hide_asks_nothing() {
    let table = Table::new(2)
        .open(0, &["02:00"])
        .open(1, &["00:00"])
        .round(&["07:40", "23:00"]);
    assert_eq!(table.phase(), "piles");
    assert_eq!(table.hidden_of(0), [[""; 0]]);
}

#[test]
fn those_who_come_later_cannot_join_a_temple() {
    let table = Table::new(2)
        .temple(0, "07:40", &["00:00"])
        .round(&["03:40", "23:00"]);
    assert_eq!(table.phase(), "piles", "nobody is asked");
    assert_eq!(table.open_of(0), ["03:40"]);
    assert_eq!(table.hidden_of(0), [["00:00"]]);
}

#[test]
fn those_left_open_by_one_temple_can_hide_under_the_next() {
    let mut table = Table::new(2)
        .temple(0, "07:40", &["00:00"])
        .open(0, &["05:00"])
        .round(&["13:20", "23:00"]);
    table.play(0, "hide");
    assert_eq!(table.hidden_of(0), [["00:00"], ["05:00"]]);
}

#[test]
fn an_agent_may_put_a_card_straight_into_a_temple_of_its_set() {
    let mut table = agency(2)
        .open(0, &["02:20"])
        .temple(0, "07:40", &["00:00"])
        .round(&["03:40", "23:00"]);
    assert_eq!(
        (table.phase(), table.to_act()),
        ("agent".to_owned(), vec![0])
    );
    assert_eq!(table.view().card, Some(hour("03:40")));
    assert_eq!(
        table.open_of(0),
        ["02:20", "03:40"],
        "it lies there already"
    );
    assert_eq!(table.legal(0), ["hide", "open"]);
    table.play(0, "hide");
    assert_eq!(table.hidden_of(0), [["00:00", "03:40"]]);
    assert_eq!(table.open_of(0), ["02:20"], "the agent stays active");
    assert_eq!(table.count("sheltered"), 1);
}

#[test]
fn what_an_agent_offers_may_be_declined() {
    let mut table = agency(2)
        .open(0, &["02:20"])
        .temple(0, "07:40", &["00:00"])
        .round(&["03:40", "23:00"]);
    table.play(0, "open");
    assert_eq!(table.open_of(0), ["02:20", "03:40"]);
    assert_eq!(table.hidden_of(0), [["00:00"]]);
}

#[test]
fn an_agent_uses_the_newest_temple_of_the_set() {
    let mut table = agency(2)
        .open(0, &["02:20"])
        .temple(0, "22:00", &["00:00"])
        .temple(0, "07:40", &[])
        .temple(0, "03:00", &[])
        .temple(1, "13:20", &[])
        .round(&["03:40", "23:00"]);
    table.play(0, "hide");
    assert_eq!(
        table.hidden_of(0),
        [vec!["00:00"], vec!["03:40"], vec![]],
        "07:40 was played after 22:00"
    );
}

#[test]
fn an_agent_in_a_temple_offers_nothing() {
    let table = agency(2)
        .temple(0, "06:20", &["02:20"])
        .temple(0, "07:40", &["00:00"])
        .round(&["03:40", "23:00"]);
    assert_eq!(table.phase(), "piles");
    assert_eq!(table.open_of(0), ["03:40"]);
}

#[test]
fn an_agent_needs_a_temple_of_the_set_of_the_card() {
    let table = agency(2)
        .open(0, &["02:20"])
        .temple(0, "03:00", &[])
        .temple(1, "07:40", &[])
        .round(&["03:40", "23:00"]);
    assert_eq!(table.phase(), "piles");
}

#[test]
fn an_agent_of_another_player_offers_nothing() {
    let table = agency(2)
        .open(1, &["02:20"])
        .temple(0, "07:40", &[])
        .round(&["03:40", "23:00"]);
    assert_eq!(table.phase(), "piles");
}

#[test]
fn an_agent_does_not_serve_itself() {
    let table = agency(2).temple(0, "06:20", &[]).round(&["02:20", "23:00"]);
    assert_eq!(table.phase(), "piles");
    assert_eq!(table.open_of(0), ["02:20"]);
}

#[test]
fn another_active_agent_serves_an_agent() {
    let mut table = agency(2)
        .open(0, &["02:40"])
        .temple(0, "06:20", &[])
        .round(&["02:20", "23:00"]);
    assert_eq!(table.phase(), "agent");
    table.play(0, "hide");
    assert_eq!(table.hidden_of(0), [["02:20"]]);
    assert_eq!(table.open_of(0), ["02:40"]);
}

#[test]
fn a_temple_that_hides_the_agent_ends_its_service() {
    let mut table = agency(2)
        .open(0, &["02:20"])
        .temple(0, "07:40", &[])
        .round(&["06:20", "23:00"]);
    table.play(0, "hide");
    let table = Table {
        events: Vec::new(),
        ..table
    }
    .round(&["03:40", "12:40"]);
    assert_eq!(table.phase(), "piles");
    assert_eq!(table.open_of(0), ["03:40"]);
}

/// The spec's own example.
#[test]
fn a_saucer_against_none_one_and_two_captures_two_and_asks_once() {
    let mut table = Table::new(4)
        .open(1, &["02:00"])
        .open(2, &["00:00"])
        .open(3, &["03:40", "05:00"])
        .round(&["01:20", "23:40", "23:20", "23:00"]);
    assert_eq!(
        (table.phase(), table.to_act()),
        ("saucer".to_owned(), vec![0])
    );
    assert_eq!(table.view().victim, Some(seat(3)));
    assert_eq!(table.view().card, Some(hour("01:20")));
    assert_eq!(
        table.captured_by(0),
        [["00:00"]],
        "the only one is taken unasked"
    );
    assert_eq!(table.legal(0), ["take 03:40", "take 05:00"]);
    table.play(0, "take 05:00");
    assert_eq!(table.captured_by(0), [["00:00", "05:00"]]);
    assert_eq!(table.count("captured"), 2);
    assert_eq!(table.open_of(3), ["03:40", "23:00"]);
    assert_eq!(
        table.open_of(1),
        ["02:00", "23:40"],
        "another colour is safe"
    );
    assert_eq!(table.phase(), "piles");
}

#[test]
fn victims_are_visited_clockwise_from_whoever_plays_the_saucer() {
    let mut table = Table::new(4)
        .open(0, &["00:00", "03:40"])
        .open(1, &["05:00", "07:00"])
        .open(2, &["16:20"])
        .open(3, &["09:40", "12:20"])
        .round(&["23:40", "23:20", "01:20", "23:00"]);
    let mut victims = Vec::new();
    while table.phase() == "saucer" {
        assert_eq!(table.to_act(), [2]);
        victims.push(u8::from(table.view().victim.unwrap()));
        table.play_any(2);
    }
    assert_eq!(victims, [3, 0, 1]);
    assert_eq!(table.captured_by(2), [["00:00", "05:00", "09:40"]]);
    assert_eq!(table.open_of(2), ["16:20"], "his own are safe");
}

#[test]
fn a_saucer_cannot_reach_into_temples_nor_take_anything_but_aztecs() {
    let table = Table::new(2)
        .temple(1, "07:40", &["00:00", "03:40"])
        .saucer(1, "10:00", &["05:00"])
        .law(1, "01:00")
        .round(&["01:20", "23:00"]);
    assert_eq!(table.phase(), "piles");
    assert_eq!(table.captured_by(0), [[""; 0]]);
    assert_eq!(table.hidden_of(1), [["00:00", "03:40"]]);
    assert_eq!(table.captured_by(1), [["05:00"]]);
    assert!(table.events.contains(&Event::EmptyHanded {
        seat: seat(0),
        saucer: hour("01:20"),
    }));
}

#[test]
fn a_card_that_is_still_face_down_cannot_be_taken() {
    let table = Table::new(3).round(&["01:20", "03:40", "05:00"]);
    assert_eq!(table.captured_by(0), [[""; 0]]);
    assert_eq!(table.open_of(1), ["03:40"]);
    assert_eq!(table.open_of(2), ["05:00"]);
}

#[test]
fn a_card_played_earlier_in_the_round_can_be_taken() {
    let table = Table::new(3).round(&["00:00", "01:20", "05:00"]);
    assert_eq!(table.captured_by(1), [["00:00"]]);
    assert_eq!(table.open_of(2), ["05:00"]);
}

/// Seat 2 has the earliest card and seat 1 the latest.
#[test]
fn the_order_decides_who_is_hit() {
    let cards = ["01:20", "05:00", "00:00"];
    let clockwise = Table::new(3).round(&cards);
    assert_eq!(clockwise.captured_by(0), [["00:00"]]);
    let cards = ["18:40", "05:00", "00:00"];
    let clockwise = Table::new(3).round(&cards);
    assert_eq!(
        clockwise.captured_by(0),
        [["00:00"]],
        "seat 1 plays after seat 0"
    );
    let by_hours = Table::new(3).order(Order::Hours).round(&cards);
    assert_eq!(by_hours.captured_by(0), [["00:00", "05:00"]]);
}

#[test]
fn an_agent_can_be_taken_and_serves_no_longer() {
    let table = agency(2)
        .open(0, &["02:20"])
        .temple(0, "22:00", &[])
        .round(&["20:40", "05:20"]);
    assert_eq!(table.captured_by(1), [["02:20"]]);
    assert_eq!(table.phase(), "piles", "no offer for 20:40");
    assert_eq!(table.open_of(0), ["20:40"]);
}

#[test]
fn what_is_hidden_by_a_temple_in_the_same_round_is_safe() {
    let mut table = Table::new(2)
        .open(0, &["00:00", "03:40"])
        .round(&["07:40", "10:00"]);
    table.play(0, "hide");
    assert_eq!(table.captured_by(1), [[""; 0]]);
}

#[test]
fn while_a_question_is_open_the_later_cards_wait_face_up() {
    let table = Table::new(3)
        .open(0, &["00:00"])
        .round(&["07:40", "09:40", "10:00"]);
    let view = table.view();
    assert_eq!(view.order, [0, 1, 2].map(seat));
    assert_eq!(view.chosen[0], None);
    let spectator = game::Game::view(&table.state, game::Viewer::Spectator);
    assert_eq!(
        spectator.chosen[1].and_then(game::Known::open),
        Some(hour("09:40"))
    );
    assert_eq!(table.open_of(1), [""; 0]);
}
