//! Records that cannot be played are refused with a sentence that helps.
#![allow(
    missing_docs,
    clippy::cast_possible_truncation,
    reason = "a game for tests only"
)]

#[path = "laws/mora.rs"]
#[allow(dead_code)]
mod mora;

use game::{Components, Record, Replay, ReplayError, Silent};

use crate::mora::{Mora, Nothing};

fn replay(text: &str) -> Result<Mora, String> {
    let record: Record = serde_json::from_str(text).map_err(|error| error.to_string())?;
    Replay::<Mora>::new(&record, Nothing::standard(), &mut Silent)
        .and_then(|replay| replay.finish(&mut Silent))
        .map_err(|error: ReplayError| error.to_string())
}

fn record(game: &str, rules: u16, actions: &str) -> String {
    format!(
        r#"{{"game":"{game}","rules":{rules},"options":{{}},"seed":"0000000000000001","actions":[{actions}]}}"#
    )
}

#[test]
fn an_unfinished_record_replays_to_where_it_ends() {
    assert!(replay(&record("mora", 1, r#"[0,"show 1"],[1,"show 1"]"#)).is_ok());
}

#[test]
fn an_illegal_action_is_refused_with_its_ply_and_what_was_legal() {
    let error = replay(&record("mora", 1, r#"[0,"show 1"],[1,"show 7"]"#)).unwrap_err();
    assert_eq!(
        error,
        "ply 2 cannot be played: seat 1 may not `show 7` now; legal is: show 0, show 1, show 2"
    );
}

#[test]
fn an_action_that_nobody_can_read_is_refused_in_the_same_way() {
    for text in ["dance", "show  1", "show +1", "", "SHOW 1"] {
        let error = replay(&record("mora", 1, &format!(r#"[0,"{text}"]"#))).unwrap_err();
        assert!(
            error.starts_with("ply 1 cannot be played") && error.contains("show 0, show 1, show 2"),
            "{error}"
        );
    }
}

#[test]
fn a_seat_that_is_not_on_turn_or_not_there_is_refused() {
    let error = replay(&record("mora", 1, r#"[0,"show 1"],[0,"show 1"]"#)).unwrap_err();
    assert!(
        error.ends_with("nothing is legal for it, the game waits for seat 1"),
        "{error}"
    );
    let error = replay(&record("mora", 1, r#"[5,"show 1"]"#)).unwrap_err();
    assert!(
        error.ends_with("the game waits for seats 0 and 1"),
        "{error}"
    );
}

#[test]
fn nothing_can_follow_the_end() {
    let rounds = r#"[0,"show 1"],[1,"show 1"],[0,"pass"],"#.repeat(3);
    assert!(replay(&record("mora", 1, rounds.trim_end_matches(','))).is_ok());
    let error = replay(&record("mora", 1, &format!(r#"{rounds}[0,"pass"]"#))).unwrap_err();
    assert_eq!(
        error,
        "ply 10 cannot be played: seat 0 may not `pass` now; nothing is legal, the game is over"
    );
}

#[test]
fn other_games_and_rules_to_come_are_refused() {
    assert_eq!(
        replay(&record("chess", 1, "")).unwrap_err(),
        "this is a record of `chess`, not of `mora`"
    );
    for rules in [0, 2, 65535] {
        let error = replay(&record("mora", rules, "")).unwrap_err();
        assert!(error.contains("known are versions 1 to 1"), "{error}");
    }
}

#[test]
fn other_components_are_refused() {
    let text =
        record("mora", 1, "").replace(r#""seed""#, r#""components":"0123456789abcdef","seed""#);
    let error = replay(&text).unwrap_err();
    assert_eq!(
        error,
        "the record was played with the deck 0123456789abcdef and this is the standard deck; give the deck that it was played with"
    );
}

#[test]
fn what_is_no_record_is_refused() {
    let good = record("mora", 1, r#"[0,"show 1"]"#);
    let damaged = [
        good.replace("\"seed\"", "\"sede\""),
        good.replace("0000000000000001", "1"),
        good.replace("\"rules\":1", "\"rules\":-1"),
        good.replace("\"rules\":1,", ""),
        good.replace("[0,\"show 1\"]", "[6,\"show 1\"]"),
        good.replace("[0,\"show 1\"]", "[0]"),
        good.replace("[0,\"show 1\"]", "[0,\"show 1\",2]"),
        good.replace("\"options\":{}", "\"options\":[]"),
        good.replace("\"rules\":1", "\"rules\":1,\"rules\":1"),
        good.trim_end_matches('}').to_owned(),
        String::new(),
    ];
    for text in damaged {
        assert!(replay(&text).is_err(), "{text}");
    }
    assert!(replay(&good).is_ok());
}
