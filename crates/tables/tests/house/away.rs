//! Leaving a game that is on, and coming back.

use bots::Level;
use tables::{Chair, Player, Refusal, SeatOrder, Stage, Table};

use crate::kit::{Home, ask, ask_with, on_turn, order, seat};

fn is_away(table: &Table, player: &Player) -> bool {
    let seat = table.seat_of(&player.id).unwrap();
    matches!(table.chair(seat), Some(Chair::Person { away: true, .. }))
}

#[tokio::test]
async fn a_bot_plays_for_whoever_leaves_during_the_game() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, first) = home.developing(&people).await;
    let table = home.leave(table.id(), &first.id).await.unwrap();
    assert!(is_away(&table, first));
    assert_eq!(table.seat_of(&first.id), table.to_act().first());

    let table = home
        .wait(table.id(), |now| now.to_act() != table.to_act())
        .await;
    assert_eq!(table.stage(), Stage::Playing);
    assert!(table.game().ply() > 2, "the bot has placed a pawn");
}

#[tokio::test]
async fn nobody_moves_while_he_is_away() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel", "Balam"]).await;
    let [ixchel, itzel, balam] = &people;
    let table = home.game(&people).await;
    let id = table.id();
    home.leave(id, &ixchel.id).await.unwrap();
    let table = home.wait(id, |table| table.game().ply() == 1).await;
    let moved = home.play(id, &ixchel.id, ask(&table, "choose 7")).await;
    assert_refused!(moved, Refusal::Away);

    let table = home.does(&table, itzel, "choose 7").await;
    home.does(&table, balam, "choose 7").await;
}

#[tokio::test]
async fn nobody_takes_anything_back_while_he_is_away() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let [ixchel, _] = &people;
    let table = home.game(&people).await;
    let id = table.id();
    home.leave(id, &ixchel.id).await.unwrap();
    let table = home.wait(id, |table| table.game().ply() == 1).await;
    let undone = home.undo(id, &ixchel.id, table.number()).await;
    assert_refused!(undone, Refusal::Away);
}

#[tokio::test]
async fn who_returns_plays_again() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, first) = home.developing(&people).await;
    let id = table.id();
    home.leave(id, &first.id).await.unwrap();
    let other = people.iter().find(|player| *player != first).unwrap();
    home.wait(id, |table| on_turn(table, &people) == other)
        .await;
    let mut table = home.come_back(id, &first.id).await.unwrap();
    assert!(!is_away(&table, first));
    while on_turn(&table, &people) == other {
        table = home.play_on(table, &people, 1).await;
    }
    home.does(&table, first, "place 14").await;
}

#[tokio::test]
async fn leaving_or_returning_twice_changes_nothing() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let [onlooker] = home.guests(["Balam"]).await;
    let (table, first) = home.developing(&people).await;
    let second = people.iter().find(|player| *player != first).unwrap();
    let id = table.id();

    let back = home.come_back(id, &second.id).await.unwrap();
    assert_eq!(back.number(), table.number(), "he was never away");
    let gone = home.leave(id, &second.id).await.unwrap();
    let still = home.leave(id, &second.id).await.unwrap();
    assert_eq!(still.number(), gone.number());
    let back = home.come_back(id, &second.id).await.unwrap();
    let still = home.come_back(id, &second.id).await.unwrap();
    assert_eq!(still.number(), back.number());

    let left = home.leave(id, &onlooker.id).await;
    assert_refused!(left, Refusal::NotSeated);
    let returned = home.come_back(id, &onlooker.id).await;
    assert_refused!(returned, Refusal::NotSeated);
}

#[tokio::test]
async fn others_coming_and_going_does_not_make_an_answer_stale() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, first) = home.developing(&people).await;
    let second = people.iter().find(|player| *player != first).unwrap();
    home.leave(table.id(), &second.id).await.unwrap();
    home.come_back(table.id(), &second.id).await.unwrap();
    home.say(table.id(), second, "hurry up").await.unwrap();
    home.does(&table, first, "place 14").await;
}

/// The bot in a seat that somebody left must not stumble over keys which that person has used.
#[tokio::test]
async fn nobody_can_use_up_the_keys_of_the_bot_that_plays_for_him() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, first) = home.developing(&people).await;
    // One entry for this move, one for leaving; then it is the bot's turn.
    let key = format!("bot-{}", table.number() + 2);
    let sent = ask_with(&table, "place 14", &key);
    let played = home.play(table.id(), &first.id, sent).await.unwrap();
    let left = home.leave(table.id(), &first.id).await.unwrap();
    assert_eq!(left.number(), table.number() + 2);
    assert_eq!(left.to_act(), played.table.to_act());
    home.wait(table.id(), |now| now.number() > left.number())
        .await;
}

#[tokio::test]
async fn a_game_that_everybody_left_is_played_to_its_end() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let bot = SeatOrder::Bot(Level::Beginner);
    let order = order(3, &[bot, SeatOrder::Me, bot]);
    let table = home.found(&host, order).await.unwrap();
    home.leave(table.id(), &host.id).await.unwrap();
    let table = home
        .wait(table.id(), |table| table.stage() == Stage::Over)
        .await;
    assert_eq!(table.seat_of(&host.id), Some(seat(1)));
    let late = home.leave(table.id(), &host.id).await.unwrap();
    assert_eq!(late.number(), table.number(), "there is nothing to leave");
}
