//! Tables at which very much has happened: the game goes on to its end, and nothing else for ever.

use std::sync::Arc;

use bots::Level;
use game::Turn;
use tables::{Chair, Player, Refusal, Stage, Table};

use crate::kit::{Home, any_action, ask, assert_same, on_turn, seat};

/// So much happens at these tables.
const MOST: u64 = 60;

/// A game of these people after so much talk that nothing more is said.
async fn talked_out(home: &Home, people: &[Player; 2]) -> Arc<Table> {
    let (mut table, _) = home.developing(people).await;
    while table.number() < MOST {
        table = home.say(table.id(), &people[0], "hello").await.unwrap();
    }
    table
}

#[tokio::test]
async fn a_decision_is_not_taken_back_and_taken_again_for_ever() {
    let home = Home::of_short_tables(MOST).await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (start, first) = home.developing(&people).await;
    let mut table = home.does(&start, first, "place 14").await;
    while table.number() < MOST {
        table = home.does(&table, first, "undo 1; place 15").await;
    }
    let more = home
        .play(table.id(), &first.id, ask(&table, "undo 1; place 15"))
        .await;
    assert_refused!(more, Refusal::LongTable);
    let undone = home.undo(table.id(), &first.id, table.number()).await;
    assert_refused!(undone, Refusal::LongTable);
    assert_same(&table, &home.table(table.id()).await.unwrap());
}

#[tokio::test]
async fn a_game_at_a_table_where_very_much_has_happened_is_played_to_its_end() {
    let home = Home::of_short_tables(MOST).await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let table = talked_out(&home, &people).await;
    let turn = Turn::new(0, ["place 14", "stay"]).to_string();
    let table = home.does(&table, on_turn(&table, &people), &turn).await;
    let over = home.play_out(table, &people).await;
    assert!(over.number() > MOST);
    let again = home.rematch(over.id(), &people[0].id, None).await.unwrap();
    let said = home.say(&again, &people[0], "hello").await;
    assert_eq!(said.unwrap().said().len(), 1, "there is a fresh table");
}

#[tokio::test]
async fn who_leaves_such_a_game_leaves_it_to_a_bot_for_good() {
    let home = Home::of_short_tables(MOST).await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let table = talked_out(&home, &people).await;
    let id = table.id();
    home.leave(id, &people[0].id).await.unwrap();
    let returned = home.come_back(id, &people[0].id).await;
    assert_refused!(returned, Refusal::LongTable);
    // The other plays on with the bot to the end.
    let own = seat(1);
    loop {
        let goes_on = |table: &Table| table.stage() == Stage::Over || table.to_act().contains(own);
        let table = home.wait(id, goes_on).await;
        if table.stage() == Stage::Over {
            break;
        }
        let action = table.game().legal(own).swap_remove(0);
        home.does(&table, &people[1], &action).await;
    }
}

#[tokio::test]
async fn nothing_is_said_or_renamed_there_any_more_and_elsewhere_all_goes_on() {
    let home = Home::of_short_tables(MOST).await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let long = talked_out(&home, &people).await;
    let short = home.game(&people).await;
    let said = home.say(long.id(), &people[1], "hello").await;
    assert_refused!(said, Refusal::LongTable);
    home.rename(&people[1], "Zyanya").await.unwrap();
    for (table, expected) in [(long, "Itzel"), (short, "Zyanya")] {
        let table = home.table(table.id()).await.unwrap();
        let Some(Chair::Person { name, .. }) = table.chair(seat(1)) else {
            panic!("somebody sits there");
        };
        assert_eq!(name, expected);
    }
}

#[tokio::test]
async fn a_table_that_waits_is_not_arranged_for_ever() {
    let home = Home::of_short_tables(MOST).await;
    let [host, guest] = home.guests(["Ixchel", "Itzel"]).await;
    let mut table = home.waiting(&host, 3).await;
    table = home.sit(table.id(), &guest, None).await.unwrap();
    let sides = ["quetzal", "ocelot"];
    while table.number() < MOST {
        let side = sides[usize::try_from(table.number() % 2).unwrap()];
        table = home.pick(table.id(), &host.id, Some(side)).await.unwrap();
    }
    let id = table.id();
    let picked = home.pick(id, &host.id, None).await;
    assert_refused!(picked, Refusal::LongTable);
    let arranged = home
        .arrange(id, &host.id, seat(2), Some(Level::Beginner))
        .await;
    assert_refused!(arranged, Refusal::LongTable);
    home.leave(id, &guest.id).await.unwrap();
    let sat = home.sit(id, &guest, None).await;
    assert_refused!(sat, Refusal::LongTable);
    let left = home.leave(id, &host.id).await.unwrap();
    assert_eq!(left.stage(), Stage::Closed);
}

#[tokio::test]
async fn somebody_is_forgotten_however_much_has_happened() {
    let home = Home::of_short_tables(MOST).await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let table = talked_out(&home, &people).await;
    home.forget_person(&people[0].id).await.unwrap();
    let table = home.table(table.id()).await.unwrap();
    assert!(table.said().iter().all(|said| said.text.is_empty()));
    // A bot plays for who has gone.
    let moves = |table: &Table| table.to_act().contains(seat(1));
    let table = home.wait(table.id(), moves).await;
    home.does(&table, &people[1], &any_action(&table)).await;
}
