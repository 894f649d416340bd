//! Records that people bring along.

use game::{Move, Record, RulesVersion};
use serde_json::json;
use tables::{RecordId, Refusal};

use crate::kit::{Home, seat};

const KEPT: &str = include_str!("../../../../records/aztlan/4-players-en.json");

fn kept() -> Record {
    serde_json::from_str(KEPT).unwrap()
}

async fn refusal_of(home: &Home, text: &str) -> String {
    let [guest] = home.guests(["Ixchel"]).await;
    match home.import(&guest.id, text).await {
        Err(Refusal::Record(sentence)) => sentence,
        Err(other) => panic!("it is refused otherwise: {other}"),
        Ok(_) => panic!("it is not refused"),
    }
}

#[tokio::test]
async fn a_record_brought_along_is_kept_and_can_be_watched() {
    let home = Home::new().await;
    let [guest] = home.guests(["Ixchel"]).await;
    let pretty = serde_json::to_string_pretty(&kept()).unwrap();
    for text in [KEPT, &pretty] {
        let id = home.import(&guest.id, text).await.unwrap();
        let game = home.imported(&id).await.unwrap();
        assert_eq!(game.record(), kept());
        assert!(game.ranking().is_some());
    }
    let unknown = home.imported(&RecordId::fresh()).await;
    assert_refused!(unknown, Refusal::NoRecord);
}

#[tokio::test]
async fn the_record_of_a_table_can_be_brought_along_again() {
    let home = Home::new().await;
    let [guest] = home.guests(["Ixchel"]).await;
    let over = home.finished(&guest).await;
    let record = over.record().unwrap();
    let id = home.import(&guest.id, &record.to_string()).await.unwrap();
    let home = home.reopened().await;
    assert_eq!(home.imported_record(&id).await.unwrap(), record);
    let played = home.imported(&id).await.unwrap().record();
    assert_eq!((played.seed, played.actions), (record.seed, record.actions));
}

#[tokio::test]
async fn a_game_that_was_not_finished_may_be_brought_along() {
    let home = Home::new().await;
    let [guest] = home.guests(["Ixchel"]).await;
    for plies in [0, 1, 50] {
        let mut record = kept();
        record.actions.truncate(plies);
        let id = home.import(&guest.id, &record.to_string()).await.unwrap();
        assert_eq!(home.imported(&id).await.unwrap().ply(), plies);
    }
}

#[tokio::test]
async fn what_is_no_record_is_refused_with_a_sentence() {
    let home = Home::new().await;
    let half = &KEPT[..KEPT.len() / 2];
    let deep = "[".repeat(100_000);
    for nonsense in ["", "null", "[]", "{}", "1. e4 e5", half, &deep] {
        let sentence = refusal_of(&home, nonsense).await;
        assert!(sentence.contains("no record of a game"), "{sentence}");
    }
    let mut more = serde_json::to_value(kept()).unwrap();
    more["winner"] = json!("me");
    refusal_of(&home, &more.to_string()).await;
}

#[tokio::test]
async fn a_damaged_record_is_refused_with_the_ply_that_cannot_be_played() {
    let home = Home::new().await;
    for (seat, action) in [
        (kept().actions[9].seat, "fly"),
        (kept().actions[9].seat, "choose 7"),
        (seat(5), "place 14"),
    ] {
        let mut damaged = kept();
        damaged.actions[9] = Move {
            seat,
            action: action.to_owned(),
        };
        let sentence = refusal_of(&home, &damaged.to_string()).await;
        assert!(sentence.contains("ply 10"), "{sentence}");
    }
    let mut longer = kept();
    let last = longer.actions.last().unwrap().clone();
    longer.actions.push(last);
    let sentence = refusal_of(&home, &longer.to_string()).await;
    assert!(sentence.contains("the game is over"), "{sentence}");
}

#[tokio::test]
async fn a_record_of_rules_or_options_that_are_not_known_is_refused() {
    let home = Home::new().await;
    for version in [0, 99] {
        let future = Record {
            rules: RulesVersion(version),
            ..kept()
        };
        let sentence = refusal_of(&home, &future.to_string()).await;
        assert!(sentence.contains("version"), "{sentence}");
    }
    let mut crowd = kept();
    crowd.options.insert("players".to_owned(), json!(9));
    let sentence = refusal_of(&home, &crowd.to_string()).await;
    assert!(sentence.contains("players"), "{sentence}");
}

#[tokio::test]
async fn a_record_of_a_game_that_is_not_played_here_is_refused() {
    let home = Home::new().await;
    let [guest] = home.guests(["Ixchel"]).await;
    let chess = Record {
        game: "chess".to_owned(),
        ..kept()
    };
    let imported = home.import(&guest.id, &chess.to_string()).await;
    assert_refused!(imported, Refusal::NoGame(_));
}

#[tokio::test]
async fn a_record_that_is_longer_than_any_game_is_not_even_tried() {
    let home = Home::new().await;
    let mut endless = kept();
    let stay = Move {
        seat: seat(0),
        action: "stay".to_owned(),
    };
    endless.actions.resize(100_001, stay);
    let sentence = refusal_of(&home, &endless.to_string()).await;
    assert!(sentence.contains("more decisions"), "{sentence}");
}

#[tokio::test]
async fn nobody_brings_more_than_five_hundred_records() {
    let home = Home::new().await;
    let [ixchel, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    home.edit(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
         INSERT INTO records (id, player, record, made) SELECT 'record ' || i, ?, '{}', 0 FROM n",
        ixchel.id.as_str(),
    )
    .await;
    let one_more = home.import(&ixchel.id, KEPT).await;
    assert_refused!(one_more, Refusal::TooMany(_));
    home.import(&itzel.id, KEPT).await.unwrap();
}
