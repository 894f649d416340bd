//! Bots of all levels at the table, what they thought, and whom they advise.

use std::time::{Duration, Instant};

use bots::Level;
use tables::{Chair, Refusal, SeatOrder, Stage, Table};

use crate::kit::{Home, any_action, ask, on_turn, open, order, seat};

fn bot(level: Level) -> SeatOrder {
    SeatOrder::Bot(level)
}

/// A table with one person in the first seat, whose turn it is, and a bot.
async fn practice(home: &Home, host: &tables::Player, level: Level) -> std::sync::Arc<Table> {
    let order = order(2, &[SeatOrder::Me, bot(level)]);
    let table = home.found(host, order).await.unwrap();
    home.wait(table.id(), |table| table.to_act().contains(seat(0)))
        .await
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
    assert!(matches!(gone, Err(Refusal::Away | Refusal::NotAsked)));

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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_master_stops_thinking_when_somebody_comes_back_or_the_house_closes() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let seats = [bot(Level::Master); 2];
    home.found(&host, order(2, &seats)).await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    let begun = Instant::now();
    home.close().await;
    assert!(
        begun.elapsed() < Duration::from_millis(700),
        "{:?}",
        begun.elapsed()
    );
    // Nobody thinks on in a house that is closed: another one has the threads to itself at once.
    let again = open(home.path(), Duration::ZERO).await;
    again.close().await;
}

#[tokio::test]
async fn whoever_comes_back_decides_himself_though_a_bot_is_thinking_it_over() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, first) = home.developing(&people).await;
    let own = table.seat_of(&first.id).unwrap();
    for _ in 0..20 {
        home.leave(table.id(), &first.id).await.unwrap();
        let back = home.come_back(table.id(), &first.id).await.unwrap();
        if back.to_act().contains(own) && on_turn(&back, &people) == first {
            let action = any_action(&back);
            home.does(&back, first, &action).await;
            return;
        }
        home.play_on(back, &people, 1).await;
    }
}
