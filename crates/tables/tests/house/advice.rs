//! Bots of all levels at the table, what they thought, and whom they advise.

use std::time::Duration;

use bots::Level;
use game::{Seats, Viewer};
use tables::{Chair, Refusal, SeatOrder, Stage, Table};

use crate::kit::{Home, any_action, ask, order, seat};

fn bot(level: Level) -> SeatOrder {
    SeatOrder::Bot(level)
}

/// A table with one person in the first seat, whose turn it is, and a bot, which has chosen.
async fn practice(home: &Home, host: &tables::Player, level: Level) -> std::sync::Arc<Table> {
    let order = order(2, &[SeatOrder::Me, bot(level)]);
    let table = home.found(host, order).await.unwrap();
    let own = Seats::only(seat(0));
    home.wait(table.id(), |table| table.to_act() == own).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_level_has_a_seat_and_tells_why_when_the_game_is_over() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let seats = [Level::Beginner, Level::Steady, Level::Strong].map(bot);
    let table = home.found(&host, order(3, &seats)).await.unwrap();
    let levels: Vec<Option<Level>> = table.chairs().iter().map(Chair::bot).collect();
    assert_eq!(levels[2], Some(Level::Strong));
    let early = home.thoughts(table.id()).await;
    assert!(matches!(early, Err(Refusal::NotOver)), "it is a secret yet");

    let over = home
        .wait(table.id(), |table| table.stage() == Stage::Over)
        .await;
    let record = over.record().unwrap();
    let thoughts = home.thoughts(table.id()).await.unwrap();
    assert!(!thoughts.is_empty());
    for (ply, why) in &thoughts {
        let done = &record.actions[ply - 1];
        assert_eq!(why.best(), Some(done.action.as_str()));
        assert!((2..=5).contains(&why.choices.len()));
        let value = why.choices[0].value.unwrap();
        assert!((0.0..=1.0).contains(&value));
        match done.seat.index() {
            1 => assert!(why.bot == "greedy" && why.iterations == 0),
            2 => assert!(why.bot == "search:1000" && why.iterations > 0),
            _ => panic!("a beginner has no opinion"),
        }
    }
    let of = |place: usize| {
        thoughts
            .iter()
            .any(|(ply, _)| record.actions[ply - 1].seat.index() == place)
    };
    assert!(of(1) && of(2));
}

#[tokio::test]
async fn what_a_bot_thought_is_still_known_when_the_house_was_closed() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let seats = [bot(Level::Steady); 2];
    let table = home.found(&host, order(2, &seats)).await.unwrap();
    home.wait(table.id(), |table| table.stage() == Stage::Over)
        .await;
    let before = home.thoughts(table.id()).await.unwrap();
    let home = home.reopened().await;
    assert_eq!(home.thoughts(table.id()).await.unwrap(), before);
}

#[tokio::test]
async fn a_decision_that_was_taken_back_is_not_explained() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, first) = home.developing(&people).await;
    let id = table.id();
    // A bot decides for him; he comes back, takes that back and decides otherwise.
    home.leave(id, &first.id).await.unwrap();
    home.wait(id, |now| now.game().ply() > table.game().ply())
        .await;
    let back = home.come_back(id, &first.id).await.unwrap();
    let taken = home.undo(id, &first.id, back.number()).await;
    let ply = back.game().ply();
    let mut now = taken.unwrap_or(back);
    while now.game().ply() < ply {
        let done = now.game().clone();
        let own = now.seat_of(&first.id).unwrap();
        let other = done.legal(own).pop().unwrap();
        now = home.does(&now, first, &other).await;
    }
    let over = home.play_out(now, &people).await;
    let record = over.record().unwrap();
    for (ply, why) in home.thoughts(id).await.unwrap() {
        assert_eq!(why.best(), Some(record.actions[ply - 1].action.as_str()));
    }
}

/// A game of two people that is over. A bot chose first for the one in the first seat, who came back, took that back and
/// let the other choose the very same.
async fn chosen_again(home: &Home) -> std::sync::Arc<Table> {
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.game(&people).await;
    let id = table.id();
    home.leave(id, &people[0].id).await.unwrap();
    let chosen = home.wait(id, |table| table.game().ply() == 1).await;
    let own = Viewer::Seat(seat(0));
    let (_, action) = chosen.game().decision(own, 1).unwrap();
    let back = home.come_back(id, &people[0].id).await.unwrap();
    let undone = home.undo(id, &people[0].id, back.number()).await.unwrap();
    let now = home.does(&undone, &people[1], &action.unwrap()).await;
    home.play_out(now, &people).await
}

#[tokio::test]
async fn what_a_bot_thought_for_one_does_not_explain_what_another_did() {
    let home = Home::new().await;
    let over = chosen_again(&home).await;
    assert_eq!(home.thoughts(over.id()).await.unwrap(), []);
}

#[tokio::test]
async fn a_thought_explains_its_own_seat_and_an_old_one_that_names_none_its_ply() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let seats = [bot(Level::Steady); 2];
    let table = home.found(&host, order(2, &seats)).await.unwrap();
    let id = table.id();
    home.wait(id, |table| table.stage() == Stage::Over).await;
    let thoughts = home.thoughts(id).await.unwrap();
    assert!(!thoughts.is_empty());
    let unnamed = r#"UPDATE thoughts SET seat = NULL WHERE "table" = ?"#;
    home.edit(unnamed, id.as_str()).await;
    assert_eq!(home.thoughts(id).await.unwrap(), thoughts);
    let anothers = r#"UPDATE thoughts SET seat = 5 WHERE "table" = ?"#;
    home.edit(anothers, id.as_str()).await;
    assert_eq!(home.thoughts(id).await.unwrap(), []);
}

#[tokio::test]
async fn somebody_who_practises_gets_a_hint_that_is_legal_and_changes_nothing() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let table = practice(&home, &host, Level::Beginner).await;
    let (seen, hint) = home.hint(table.id(), &host.id).await.unwrap();
    assert_eq!(seen.number(), table.number());
    let legal = table.game().legal(seat(0));
    assert!(
        legal
            .iter()
            .any(|action| Some(action.as_str()) == hint.best())
    );
    assert!(hint.iterations > 0 && hint.choices.len() > 1);
    let now = home.table(table.id()).await.unwrap();
    assert_eq!(now.number(), table.number());
    let best = hint.best().unwrap();
    home.play(table.id(), &host.id, ask(&table, best))
        .await
        .unwrap();
}

#[tokio::test]
async fn nobody_gets_a_hint_against_people_or_out_of_turn() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let [onlooker] = home.guests(["Balam"]).await;
    let (table, first) = home.developing(&people).await;
    assert_refused!(home.hint(table.id(), &first.id).await, Refusal::NoHints);
    assert_refused!(
        home.hint(table.id(), &onlooker.id).await,
        Refusal::NotSeated
    );

    let alone = practice(&home, &people[0], Level::Beginner).await;
    assert_refused!(
        home.hint(alone.id(), &people[1].id).await,
        Refusal::NotSeated
    );
    home.leave(alone.id(), &people[0].id).await.unwrap();
    let gone = home.hint(alone.id(), &people[0].id).await;
    assert_refused!(gone, Refusal::Away);

    let waiting = home.waiting(&people[0], 2).await;
    assert!(!waiting.is_practice());
    assert_refused!(
        home.hint(waiting.id(), &people[0].id).await,
        Refusal::NoHints
    );
}

#[tokio::test]
async fn a_position_in_which_nobody_decides_cannot_be_analysed() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let over = home.finished(&host).await;
    let game = over.game().clone();
    let end = home.analyse(game.clone(), game.ply(), seat(0)).await;
    assert_refused!(end, Refusal::NothingToDecide);
    let first = game.to_act_at(0).first().unwrap();
    let opinion = home.analyse(game.clone(), 0, first).await.unwrap();
    assert!(opinion.choices.len() > 1);
    assert_refused!(
        home.analyse(game, 0, seat(5)).await,
        Refusal::NothingToDecide
    );
}

#[tokio::test]
async fn when_too_many_ask_for_advice_the_house_is_busy_and_then_not_any_more() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let over = home.finished(&host).await;
    let first = over.game().to_act_at(0).first().unwrap();
    let ask = || home.analyse(over.game().clone(), 0, first);
    let mut asked: Vec<_> = (0..8).map(|_| Box::pin(ask())).collect();
    for one in &mut asked {
        let early = tokio::time::timeout(Duration::ZERO, one).await;
        assert!(early.is_err(), "a master takes his time");
    }
    assert_eq!(home.thinking(), 8);
    assert_refused!(ask().await, Refusal::Busy);
    drop(asked);
    home.wait_until_thinking(0).await;
    ask().await.unwrap();
}

#[tokio::test]
async fn masters_stop_thinking_when_the_house_closes() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let seats = [bot(Level::Master); 2];
    let table = home.found(&host, order(2, &seats)).await.unwrap();
    home.wait_until_thinking(2).await;
    home.close().await;
    home.wait_until_thinking(0).await;
    let now = home.table(table.id()).await.unwrap();
    assert!(now.game().ply() < 2, "they were not done");
}

#[tokio::test]
async fn a_master_stops_thinking_when_that_is_taken_back_which_it_answers() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let table = practice(&home, &host, Level::Master).await;
    let mut now = home.does(&table, &host, "choose 7").await;
    let own = Seats::only(seat(0));
    // Until his decision leads to one of the master's and can be taken back.
    loop {
        let id = now.id().clone();
        now = home.wait(&id, |table| table.to_act() == own).await;
        home.wait_until_thinking(0).await;
        let action = any_action(&now);
        now = home.does(&now, &host, &action).await;
        if !now.to_act().contains(seat(0)) && now.may_undo(seat(0)) {
            break;
        }
    }
    home.wait_until_thinking(1).await;
    let back = home.undo(now.id(), &host.id, now.number()).await.unwrap();
    assert_eq!(back.to_act(), own);
    home.wait_until_thinking(0).await;
    let later = home.table(now.id()).await.unwrap();
    assert_eq!(later.number(), back.number(), "it has not answered");
}

#[tokio::test]
async fn nobody_thinks_for_somebody_who_has_hung_up() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let table = practice(&home, &host, Level::Beginner).await;
    let hint = home.hint(table.id(), &host.id);
    let gone = tokio::time::timeout(Duration::from_millis(50), hint).await;
    assert!(gone.is_err(), "a master takes his time");
    home.wait_until_thinking(0).await;
}

#[tokio::test]
async fn whoever_comes_back_decides_himself_though_a_bot_is_thinking_it_over() {
    // A minute, so that no bot decides before he comes back.
    let home = Home::pausing(Duration::from_mins(1)).await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, first) = home.developing(&people).await;
    let own = table.seat_of(&first.id).unwrap();
    home.leave(table.id(), &first.id).await.unwrap();
    // So that it has most likely thought, and waits.
    tokio::time::sleep(Duration::from_millis(100)).await;
    home.wait_until_thinking(0).await;
    let back = home.come_back(table.id(), &first.id).await.unwrap();
    assert_eq!(back.game().ply(), table.game().ply(), "it thinks yet");
    let action = any_action(&back);
    let done = home.does(&back, first, &action).await;
    let ply = done.game().ply();
    let decided = done.game().decision(Viewer::Seat(own), ply);
    assert_eq!(decided, Some((own, Some(action))));
    home.wait_until_thinking(0).await;
    let later = home.table(table.id()).await.unwrap();
    assert_eq!(later.number(), done.number(), "no bot decides after him");
}
