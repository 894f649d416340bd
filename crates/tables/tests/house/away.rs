//! Leaving a game that is on, and coming back.

use std::sync::Arc;

use bots::Level;
use tables::{Chair, Player, Refusal, SeatOrder, Stage, Table};

use crate::kit::{GLANCE, Home, PATIENCE, ask, ask_with, on_turn, order, seat};

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
    assert!(is_away(&table, first) && !table.is_deserted());
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

/// A table of somebody and two bots that everybody has left, as the lists have it.
async fn deserted(home: &Home, host: &Player) -> Arc<Table> {
    let bot = SeatOrder::Bot(Level::Beginner);
    let order = order(3, &[bot, SeatOrder::Me, bot]);
    let table = home.found(host, order).await.unwrap();
    let left = home.leave(table.id(), &host.id).await.unwrap();
    assert!(left.is_deserted());
    let listed = home.tables_of(&host.id, 1).await.unwrap().remove(0);
    assert!(listed.deserted && !listed.your_turn);
    left
}

/// Returns when bots have had the time for a whole game.
async fn time_passes(home: &Home) {
    let [host] = home.guests(["Zyanya"]).await;
    let bots = order(2, &[SeatOrder::Bot(Level::Beginner); 2]);
    let bots = home.found(&host, bots).await.unwrap();
    assert!(!bots.is_deserted(), "nobody is away");
    home.wait(bots.id(), |table| table.stage() == Stage::Over)
        .await;
}

#[tokio::test]
async fn bots_wait_where_everybody_is_away_until_somebody_returns() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let left = deserted(&home, &host).await;
    let id = left.id();
    let onlooker = home.watch(id).await.unwrap();
    time_passes(&home).await;
    let said = home.say(id, &host, "gone for lunch").await.unwrap();
    assert_eq!(said.number(), left.number() + 1, "no bot has moved");
    assert!(home.tables_of(&host.id, 1).await.unwrap()[0].deserted);
    assert!(
        onlooker.borrow().is_deserted(),
        "who only looks is no company"
    );

    let back = home.come_back(id, &host.id).await.unwrap();
    assert!(!back.is_deserted());
    assert!(!home.tables_of(&host.id, 1).await.unwrap()[0].deserted);
    let over = home.play_out_with_bots(id, &host).await;
    let late = home.leave(id, &host.id).await.unwrap();
    assert_eq!(late.number(), over.number(), "there is nothing to leave");
}

#[tokio::test]
async fn bots_wait_over_a_restart_too() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let left = deserted(&home, &host).await;
    let id = left.id();
    // As when bots played on alone at a table that everybody had left.
    let playing_on = r#"UPDATE standings SET to_act = 5 WHERE "table" = ?"#;
    let home = home.reopened_after(&[(playing_on, id)]).await;
    time_passes(&home).await;
    assert_eq!(home.table(id).await.unwrap().number(), left.number());
    let told = async {
        while !home.tables_of(&host.id, 1).await.unwrap()[0].deserted {
            tokio::time::sleep(GLANCE).await;
        }
    };
    let told = tokio::time::timeout(PATIENCE, told).await;
    told.expect("the list says so again");
    home.come_back(id, &host.id).await.unwrap();
    home.play_out_with_bots(id, &host).await;
}

#[tokio::test]
async fn whoever_returns_first_plays_on_with_bots_for_the_others() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel", "Balam"]).await;
    let table = home.game(&people).await;
    let id = table.id();
    for player in &people[..2] {
        let left = home.leave(id, &player.id).await.unwrap();
        assert!(!left.is_deserted(), "Balam is there");
    }
    // The bots of the two have chosen, and Balam has not.
    let chosen = home.wait(id, |table| table.game().ply() == 2).await;
    let left = home.leave(id, &people[2].id).await.unwrap();
    assert!(left.is_deserted());
    time_passes(&home).await;
    assert_eq!(
        home.table(id).await.unwrap().game().ply(),
        chosen.game().ply()
    );
    home.come_back(id, &people[0].id).await.unwrap();
    let over = home.play_out_with_bots(id, &people[0]).await;
    assert!(!over.chair(seat(2)).unwrap().is_present());
}
