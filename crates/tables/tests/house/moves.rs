//! Decisions: applied once, or refused and nothing has changed.

use game::{Seat, Viewer};
use tables::{Ask, Refusal, Stage, TableId};

use crate::kit::{Home, any_action, ask, ask_with, assert_same, on_turn, seat};

#[tokio::test]
async fn a_legal_decision_is_applied_once() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (before, first) = home.developing(&people).await;
    let after = home.does(&before, first, "place 14").await;
    assert_eq!(after.number(), before.number() + 1);
    assert_eq!(after.game().ply(), before.game().ply() + 1);
    let last = after.game().record().actions.pop().unwrap();
    assert_eq!(last.action, "place 14");
    assert_eq!(Some(last.seat), after.seat_of(&first.id));
    assert_same(&after, &home.table(before.id()).await.unwrap());
}

#[tokio::test]
async fn everybody_who_watches_is_told() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, first) = home.developing(&people).await;
    let mut watching = home.watch(table.id()).await.unwrap();
    assert_same(&table, &watching.borrow_and_update().clone());
    let after = home.does(&table, first, "place 14").await;
    assert!(watching.has_changed().unwrap());
    assert_same(&after, &watching.borrow_and_update().clone());
}

#[tokio::test]
async fn an_answer_to_an_older_position_is_refused_and_changes_nothing() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (before, first) = home.developing(&people).await;
    let after = home.does(&before, first, "place 14").await;
    for number in [0, 1, before.number(), after.number() + 1, u64::MAX] {
        let stale = Ask {
            action: "stay".to_owned(),
            number,
            key: "fresh".to_owned(),
        };
        let sent = home.play(after.id(), &first.id, stale).await;
        assert_refused!(sent, Refusal::Stale);
    }
    assert_same(&after, &home.table(before.id()).await.unwrap());
}

#[tokio::test]
async fn a_decision_sent_again_is_answered_with_the_position_as_it_stands() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (before, first) = home.developing(&people).await;
    let sent = ask(&before, "place 14");
    let id = before.id();
    home.play(id, &first.id, sent.clone()).await.unwrap();
    let table = home.table(id).await.unwrap();
    let table = home.does(&table, first, "stay").await;
    for _ in 0..3 {
        let again = home.play(id, &first.id, sent.clone()).await.unwrap();
        assert!(again.repeated);
        assert_same(&again.table, &table);
    }
}

#[tokio::test]
async fn a_decision_taken_back_is_not_taken_again_when_its_request_comes_again() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (before, first) = home.developing(&people).await;
    let sent = ask(&before, "place 14");
    let id = before.id();
    let played = home.play(id, &first.id, sent.clone()).await.unwrap();
    let undone = home.undo(id, &first.id, played.table.number()).await;
    let undone = undone.unwrap();
    let again = home.play(id, &first.id, sent).await.unwrap();
    assert!(again.repeated);
    assert_same(&again.table, &undone);
    assert_eq!(again.table.game().record(), before.game().record());
}

/// A sender that gives two decisions one name has sent one decision twice, for all that the house can know.
#[tokio::test]
async fn a_key_used_again_in_a_later_position_is_a_repetition() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (before, first) = home.developing(&people).await;
    let id = before.id();
    let sent = ask_with(&before, "place 14", "my-key");
    let placed = home.play(id, &first.id, sent).await.unwrap().table;
    let watching = home.watch(id).await.unwrap();

    let reused = ask_with(&placed, "stay", "my-key");
    let again = home.play(id, &first.id, reused).await.unwrap();
    assert!(again.repeated);
    assert_same(&again.table, &placed);
    let after = home.does(&placed, first, "stay").await;
    assert_same(&after, &watching.borrow().clone());
}

#[tokio::test]
async fn one_persons_keys_are_not_anothers() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.game(&people).await;
    for player in &people {
        let sent = ask_with(&table, "choose 7", "same-key");
        let played = home.play(table.id(), &player.id, sent).await.unwrap();
        assert!(!played.repeated);
    }
    let table = home.table(table.id()).await.unwrap();
    assert_eq!(table.game().ply(), 2);
}

#[tokio::test]
async fn one_key_serves_at_every_table() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    for _ in 0..2 {
        let table = home.game(&people).await;
        let sent = ask_with(&table, "choose 7", "same-key");
        let played = home.play(table.id(), &people[0].id, sent).await.unwrap();
        assert!(!played.repeated);
    }
}

#[tokio::test]
async fn a_key_is_letters_digits_hyphens_and_underscores() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.game(&people).await;
    let long = "k".repeat(65);
    for malformed in ["", " ", "a b", "0:a", "ż", "a'--", "a\n", long.as_str()] {
        let sent = ask_with(&table, "choose 7", malformed);
        let refused = home.play(table.id(), &people[0].id, sent).await;
        assert_refused!(refused, Refusal::Key);
    }
    assert_same(&table, &home.table(table.id()).await.unwrap());
    let longest = "Aa0-_".repeat(12) + "kkkk";
    let sent = ask_with(&table, "choose 7", &longest);
    home.play(table.id(), &people[0].id, sent).await.unwrap();
}

#[tokio::test]
async fn an_illegal_decision_is_refused_with_what_is_legal() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, first) = home.developing(&people).await;
    for nonsense in ["stay", "place 31", "PLACE 14", "", "choose 7", "place 14 "] {
        let sent = home
            .play(table.id(), &first.id, ask(&table, nonsense))
            .await;
        let Err(Refusal::Illegal(illegal)) = sent else {
            panic!("{nonsense:?} is illegal");
        };
        let seat = table.seat_of(&first.id).unwrap();
        assert_eq!(illegal.legal(), table.game().legal(seat));
        assert!(illegal.to_string().contains("place 30"), "{illegal}");
    }
    assert_same(&table, &home.table(table.id()).await.unwrap());
}

#[tokio::test]
async fn a_refused_decision_does_not_use_its_key_up() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, first) = home.developing(&people).await;
    let refused = home.play(table.id(), &first.id, ask(&table, "stay")).await;
    assert_refused!(refused, Refusal::Illegal(_));
    home.does(&table, first, "place 14").await;
}

#[tokio::test]
async fn nobody_moves_for_another_seat() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, first) = home.developing(&people).await;
    let other = people.iter().find(|player| *player != first).unwrap();
    let sent = home
        .play(table.id(), &other.id, ask(&table, "place 14"))
        .await;
    let Err(refusal @ Refusal::Illegal(_)) = sent else {
        panic!("it is not his turn");
    };
    let waits = table.to_act().first().unwrap();
    let sentence = refusal.to_string();
    let expected = format!("the game waits for seat {waits}");
    assert!(sentence.ends_with(&expected), "{sentence}");
    assert_same(&table, &home.table(table.id()).await.unwrap());
}

#[tokio::test]
async fn a_spectator_cannot_move() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let [onlooker] = home.guests(["Balam"]).await;
    let (table, _) = home.developing(&people).await;
    let (id, sent) = (table.id(), ask(&table, "place 14"));
    let moved = home.play(id, &onlooker.id, sent.clone()).await;
    assert_refused!(moved, Refusal::NotSeated);
    assert_eq!(table.viewer(Some(&onlooker.id)), Viewer::Spectator);
    let nowhere = home.play(&TableId::fresh(), &people[0].id, sent).await;
    assert_refused!(nowhere, Refusal::NoTable);
    assert_same(&table, &home.table(id).await.unwrap());
}

#[tokio::test]
async fn nobody_moves_before_the_game_or_after_it() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let waiting = home.waiting(&people[0], 2).await;
    let early = ask(&waiting, "choose 7");
    let sent = home.play(waiting.id(), &people[0].id, early).await;
    assert_refused!(sent, Refusal::NotBegun);

    let game = home.game(&people).await;
    let over = home.play_out(game, &people).await;
    let late = ask(&over, "score");
    let sent = home.play(over.id(), &people[0].id, late).await;
    assert_refused!(sent, Refusal::Illegal(_));

    home.leave(waiting.id(), &people[0].id).await.unwrap();
    let closed = home.table(waiting.id()).await.unwrap();
    assert_eq!(closed.stage(), Stage::Closed);
    let sent = home
        .play(closed.id(), &people[0].id, ask(&closed, "choose 7"))
        .await;
    assert_refused!(sent, Refusal::NotSeated);
}

#[tokio::test]
async fn secret_choices_may_all_answer_the_same_position() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel", "Balam", "Zyanya"]).await;
    let table = home.game(&people).await;
    for player in [&people[2], &people[0], &people[3], &people[1]] {
        let sent = ask(&table, "choose 7");
        let played = home.play(table.id(), &player.id, sent).await.unwrap();
        assert!(!played.repeated);
    }
    let after = home.table(table.id()).await.unwrap();
    let seats: Vec<Seat> = after
        .game()
        .record()
        .actions
        .iter()
        .map(|m| m.seat)
        .collect();
    assert_eq!(seats, [2, 0, 3, 1].map(seat));
    assert_eq!(after.to_act().len(), 1, "a pawn is placed next");
}

#[tokio::test]
async fn a_secret_choice_is_made_once() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel", "Balam"]).await;
    let table = home.game(&people).await;
    let after = home.does(&table, &people[0], "choose 7").await;
    let other = ask_with(&table, "choose 8", "second-thought");
    let sent = home.play(table.id(), &people[0].id, other).await;
    assert_refused!(sent, Refusal::Stale);
    let now = ask(&after, "choose 8");
    let sent = home.play(table.id(), &people[0].id, now).await;
    assert_refused!(sent, Refusal::Illegal(_));
    assert_same(&after, &home.table(table.id()).await.unwrap());
}

#[tokio::test]
async fn an_open_decision_makes_every_older_answer_stale() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (mut table, _) = home.developing(&people).await;
    for _ in 0..20 {
        let before = table.clone();
        let action = any_action(&table);
        let player = on_turn(&table, &people);
        table = home.does(&table, player, &action).await;
        for (seat, _) in table.seats() {
            assert!(table.is_current(seat, table.number()));
            assert!(!table.is_current(seat, before.number()));
        }
    }
}
