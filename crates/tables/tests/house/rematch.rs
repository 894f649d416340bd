//! The same people again.

use tables::{Chair, Refusal, Stage};

use crate::kit::{Home, seat};

#[tokio::test]
async fn the_same_people_play_again_in_the_same_seats() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let game = home.game(&people).await;
    let over = home.play_out(game, &people).await;
    let id = home.rematch(over.id(), &people[1].id, None).await.unwrap();
    let next = home.table(&id).await.unwrap();
    assert_eq!(next.chairs(), over.chairs());
    assert_eq!(next.stage(), Stage::Playing);
    assert_eq!(next.founding().options, over.founding().options);
    assert_eq!(next.founding().public, over.founding().public);
    assert_eq!(next.founding().host, people[1].id);
    assert_eq!(next.founding().rematch_of.as_ref(), Some(over.id()));
    assert_ne!(
        next.founding().commitment(),
        over.founding().commitment(),
        "chance is new"
    );
    let over = home.table(over.id()).await.unwrap();
    assert_eq!(over.rematch(), Some(&id));
    home.does(&next, &people[0], "choose 7").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_is_made_once_however_many_ask() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let game = home.game(&people).await;
    let over = home.play_out(game, &people).await;
    let asked: Vec<_> = people
        .iter()
        .cycle()
        .take(10)
        .cloned()
        .map(|player| {
            let (house, id) = ((*home).clone(), over.id().clone());
            tokio::spawn(async move { house.rematch(&id, &player.id, None).await.unwrap() })
        })
        .collect();
    let mut tables = Vec::new();
    for answer in asked {
        tables.push(answer.await.unwrap());
    }
    tables.dedup();
    assert_eq!(tables.len(), 1);
    let own = home.tables_of(&people[0].id, 10).await.unwrap();
    assert_eq!(own.len(), 2);
}

#[tokio::test]
async fn a_rematch_is_for_those_who_sat_there_and_only_when_the_game_is_over() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let [onlooker] = home.guests(["Balam"]).await;
    let game = home.game(&people).await;
    let early = home.rematch(game.id(), &people[0].id, None).await;
    assert_refused!(early, Refusal::NotOver);
    let waiting = home.waiting(&people[0], 2).await;
    let early = home.rematch(waiting.id(), &people[0].id, None).await;
    assert_refused!(early, Refusal::NotOver);
    let over = home.finished(&people[0]).await;
    let foreign = home.rematch(over.id(), &onlooker.id, None).await;
    assert_refused!(foreign, Refusal::NotSeated);
    assert_eq!(home.table(over.id()).await.unwrap().rematch(), None);
}

#[tokio::test]
async fn bots_play_again_too() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let over = home.finished(&host).await;
    let id = home.rematch(over.id(), &host.id, None).await.unwrap();
    let next = home.wait(&id, |table| table.game().ply() == 1).await;
    assert!(matches!(next.chair(seat(1)), Some(Chair::Bot { .. })));
    home.does(&next, &host, "choose 7").await;
}

#[tokio::test]
async fn whoever_asks_for_a_rematch_is_there_to_play_it() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.game(&people).await;
    home.leave(table.id(), &people[1].id).await.unwrap();
    let over = home.play_out_with_bots(table.id(), &people[0]).await;
    assert!(!over.chair(seat(1)).unwrap().is_present());
    let id = home.rematch(over.id(), &people[1].id, None).await.unwrap();
    let next = home.table(&id).await.unwrap();
    assert!(next.chairs().iter().all(Chair::is_present));
}

#[tokio::test]
async fn a_rematch_calls_people_by_the_names_they_have_now() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let over = home.finished(&host).await;
    home.rename(&host, "Ix Chel").await.unwrap();
    let id = home.rematch(over.id(), &host.id, None).await.unwrap();
    let next = home.table(&id).await.unwrap();
    let Some(Chair::Person { name, .. }) = next.chair(seat(0)) else {
        panic!("she sits where she sat");
    };
    assert_eq!(name, "Ix Chel");
}
