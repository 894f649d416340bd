//! Turns: several decisions that are sent at once are taken all or none.

use game::Turn;
use tables::Refusal;

use crate::kit::{Home, any_action, ask, assert_same, on_turn};

#[tokio::test]
async fn a_turn_is_what_its_decisions_are_one_by_one() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (before, first) = home.developing(&people).await;
    let after = home.does(&before, first, "place 14; stay").await;
    assert_eq!(after.number(), before.number() + 2, "two entries");
    assert_eq!(after.game().ply(), before.game().ply() + 2);
    assert_ne!(on_turn(&after, &people), first);
    let record = after.game().record();
    let last: Vec<&str> = record
        .actions
        .iter()
        .rev()
        .take(2)
        .map(|done| done.action.as_str())
        .collect();
    assert_eq!(last, ["stay", "place 14"]);
}

#[tokio::test]
async fn something_earlier_in_a_turn_is_corrected_in_one_go() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (start, first) = home.developing(&people).await;
    let wrong = home.does(&start, first, "place 14").await;
    let turn = Turn::new(1, ["place 15"]).to_string();
    let right = home.does(&wrong, first, &turn).await;
    assert_eq!(right.taken_back_at(), wrong.number() + 1);
    let record = right.game().record();
    assert_eq!(record.actions.last().unwrap().action, "place 15");
    assert_eq!(right.game().ply(), wrong.game().ply());

    // The same is there when the house opens again.
    let id = right.id().clone();
    let home = home.reopened().await;
    assert_same(&right, &home.table(&id).await.unwrap());
}

#[tokio::test]
async fn of_a_turn_with_something_illegal_nothing_is_done() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (before, first) = home.developing(&people).await;
    let placed = home.does(&before, first, "place 14").await;
    for turn in [
        "stay; place 99",
        "undo 1; place 15; nonsense",
        "stay; ",
        "undo 0",
    ] {
        let sent = home.play(placed.id(), &first.id, ask(&placed, turn)).await;
        assert_refused!(sent, Refusal::Illegal(_));
    }
    let long = ["stay"; 65].join("; ");
    let sent = home.play(placed.id(), &first.id, ask(&placed, &long)).await;
    assert_refused!(sent, Refusal::LongTurn(_));
    assert_same(&placed, &home.table(placed.id()).await.unwrap());
}

#[tokio::test]
async fn a_turn_takes_back_no_more_than_one_may() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (start, first) = home.developing(&people).await;
    let placed = home.does(&start, first, "place 14").await;
    let passed = home.does(&placed, first, "stay").await;
    let second = on_turn(&passed, &people);
    let acted = home.does(&passed, second, &any_action(&passed)).await;
    for (who, turn) in [(second, "undo 2; stay"), (first, "undo 1")] {
        let sent = home.play(acted.id(), &who.id, ask(&acted, turn)).await;
        assert_refused!(sent, Refusal::NothingToUndo);
    }
    assert_same(&acted, &home.table(acted.id()).await.unwrap());
}

#[tokio::test]
async fn a_turn_that_is_sent_again_is_not_taken_again() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (start, first) = home.developing(&people).await;
    let placed = home.does(&start, first, "place 14").await;
    let sent = ask(&placed, "undo 1; place 15");
    let done = home
        .play(placed.id(), &first.id, sent.clone())
        .await
        .unwrap();
    let again = home.play(placed.id(), &first.id, sent).await.unwrap();
    assert!(again.repeated);
    assert_same(&again.table, &done.table);
}
