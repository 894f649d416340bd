//! Many at once, and senders who do not wait for the answer.

use std::future::{Future as _, poll_fn};
use std::sync::Arc;
use std::task::Poll;

use tables::{Ask, Played, Player, Refusal, Stage, Table, TableId};

use crate::kit::{Home, ask, ask_with, assert_same, seat};

/// Sends all at once, each from a task of its own.
async fn sent_at_once(
    home: &Home,
    id: &TableId,
    asks: impl IntoIterator<Item = (Player, Ask)>,
) -> Vec<Result<Played, Refusal>> {
    let sent: Vec<_> = asks
        .into_iter()
        .map(|(player, ask)| {
            let (house, id) = ((**home).clone(), id.clone());
            tokio::spawn(async move { house.play(&id, &player.id, ask).await })
        })
        .collect();
    let mut answers = Vec::new();
    for answer in sent {
        answers.push(answer.await.unwrap());
    }
    answers
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_answers_to_one_position_exactly_one_is_applied() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, first) = home.developing(&people).await;
    let asks = (1..=20).map(|territory| {
        let action = format!("place {territory}");
        let key = format!("place-{territory}");
        (first.clone(), ask_with(&table, &action, &key))
    });
    let answers = sent_at_once(&home, table.id(), asks).await;
    let (applied, refused): (Vec<_>, Vec<_>) = answers.into_iter().partition(Result::is_ok);
    assert_eq!(applied.len(), 1);
    for answer in refused {
        assert_refused!(answer, Refusal::Stale);
    }
    let after = home.table(table.id()).await.unwrap();
    assert_eq!(after.number(), table.number() + 1);
    assert_eq!(after.game().ply(), table.game().ply() + 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_decision_sent_twenty_times_at_once_is_applied_once() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, first) = home.developing(&people).await;
    let asks = (0..20).map(|_| (first.clone(), ask(&table, "place 14")));
    let answers = sent_at_once(&home, table.id(), asks).await;
    let repeated = answers
        .into_iter()
        .filter(|answer| answer.as_ref().is_ok_and(|played| played.repeated));
    assert_eq!(repeated.count(), 19);
    let after = home.table(table.id()).await.unwrap();
    assert_eq!(after.number(), table.number() + 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn secret_choices_at_the_same_time_are_all_accepted() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel", "Balam", "Zyanya"]).await;
    for _ in 0..5 {
        let table = home.game(&people).await;
        let asks = people.iter().cloned().map(|p| (p, ask(&table, "choose 7")));
        let answers = sent_at_once(&home, table.id(), asks).await;
        assert!(answers.iter().all(Result::is_ok));
        let after = home.table(table.id()).await.unwrap();
        assert_eq!(after.number(), table.number() + 4);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_two_people_move_at_once_only_the_one_on_turn_does() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    for _ in 0..5 {
        let (table, first) = home.developing(&people).await;
        let asks = people.iter().cloned().map(|p| (p, ask(&table, "place 14")));
        let answers = sent_at_once(&home, table.id(), asks).await;
        for (player, answer) in people.iter().zip(answers) {
            assert_eq!(player == first, answer.is_ok());
        }
        let after = home.table(table.id()).await.unwrap();
        assert_eq!(after.number(), table.number() + 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_who_want_the_last_seat_do_not_both_get_it() {
    let home = Home::new().await;
    let [host, itzel, balam] = home.guests(["Ixchel", "Itzel", "Balam"]).await;
    for _ in 0..5 {
        let table = home.waiting(&host, 2).await;
        let (one, other) = tokio::join!(
            home.sit(table.id(), &itzel, None),
            home.sit(table.id(), &balam, Some(seat(1))),
        );
        assert_ne!(one.is_ok(), other.is_ok());
        let after = home.table(table.id()).await.unwrap();
        assert_eq!(after.stage(), Stage::Playing);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_at_once_leaves_a_table_that_reads_back_the_same() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel", "Balam", "Zyanya"]).await;
    let table = home.game(&people).await;
    let id = table.id();
    let chatter = people.iter().cloned().map(|player| {
        let (house, id) = ((*home).clone(), id.clone());
        tokio::spawn(async move {
            for _ in 0..10 {
                house.say(&id, &player, "hello").await.unwrap();
                house.leave(&id, &player.id).await.unwrap();
                house.come_back(&id, &player.id).await.unwrap();
                let now = house.table(&id).await.unwrap();
                // Refused or not: it must not do harm.
                let _ = house.undo(&id, &player.id, now.number()).await;
            }
        })
    });
    for task in chatter.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    let before = home.table(id).await.unwrap();
    assert_eq!(before.said().len(), 40);
    let id = before.id().clone();
    // A bot may still be thinking of a move for somebody who has returned; then it is not made.
    let home = home.reopened().await;
    assert_same(&before, &home.table(&id).await.unwrap());
}

/// Sends a decision and hangs up as soon as it is on its way to the disk.
async fn send_and_hang_up(home: &Home, table: &Table, player: &Player, ask: Ask) {
    let mut sent = Box::pin(home.play(table.id(), &player.id, ask));
    let first = poll_fn(|context| Poll::Ready(sent.as_mut().poll(context))).await;
    assert!(first.is_pending(), "writing takes its time");
}

#[tokio::test]
async fn a_decision_whose_sender_hung_up_can_be_sent_again() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, first) = home.developing(&people).await;
    let sent = ask(&table, "place 14");
    send_and_hang_up(&home, &table, first, sent.clone()).await;
    let again = home.play(table.id(), &first.id, sent).await;
    let after = again.map(|played| played.table);
    let after: Arc<Table> = after.unwrap_or_else(|refusal| panic!("{refusal:?}"));
    assert_eq!(after.number(), table.number() + 1);
    assert_eq!(after.game().ply(), table.game().ply() + 1);
}

#[tokio::test]
async fn a_decision_whose_sender_hung_up_is_told_to_all_or_never_made() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, first) = home.developing(&people).await;
    let watching = home.watch(table.id()).await.unwrap();
    send_and_hang_up(&home, &table, first, ask(&table, "place 14")).await;
    // What is said afterwards is said at the table as it is then.
    home.say(table.id(), first, "anybody?").await.unwrap();
    let told = watching.borrow().clone();
    assert_eq!(told.said().len(), 1);
    let id = table.id().clone();
    let home = home.reopened().await;
    assert_same(&told, &home.table(&id).await.unwrap());
}

/// Whether somebody who looks on would be told at once what has changed.
async fn has_a_moment(home: &Home) -> bool {
    tokio::select! {
        biased;
        () = home.spare_moment() => true,
        () = std::future::ready(()) => false,
    }
}

#[tokio::test]
async fn while_many_changes_are_on_their_way_those_who_look_on_wait() {
    let home = Home::new().await;
    assert!(has_a_moment(&home).await);
    let mut arriving: Vec<_> = (0..64).map(|_| Box::pin(home.welcome("Ixchel"))).collect();
    for arrival in &mut arriving {
        // Everybody asks, and the writer, which runs on this thread too, has no turn before all have.
        let first = poll_fn(|context| Poll::Ready(arrival.as_mut().poll(context))).await;
        assert!(first.is_pending(), "writing takes its time");
    }
    assert!(!has_a_moment(&home).await);
    for arrival in arriving {
        arrival.await.unwrap();
    }
    assert!(has_a_moment(&home).await);
}
