//! What whoever runs the house may do, and names that nobody may have.

use tables::{Chair, Refusal, SeatOrder, Stage, TableId};

use crate::kit::{Home, order, seat};

#[tokio::test]
async fn nobody_is_called_like_a_bot_or_the_house() {
    let home = Home::new().await;
    for name in [
        "bot",
        "B0t 2",
        "MASTER",
        "Principiante",
        "ktoś",
        "Somebody",
        "Patolli",
        "вот",
    ] {
        assert_refused!(home.welcome(name).await, Refusal::ReservedName);
    }
    let [guest] = home.guests(["Botond"]).await;
    assert_refused!(home.rename(&guest, "Bot").await, Refusal::ReservedName);
    assert_eq!(
        home.player(&guest.id).await.unwrap().unwrap().name,
        "Botond"
    );
}

#[tokio::test]
async fn whoever_is_muted_plays_and_says_nothing() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.game(&people).await;
    let muted = home.mute(&people[0].id, true).await.unwrap();
    assert_refused!(home.say(table.id(), &muted, "hello").await, Refusal::Muted);
    home.does(&table, &muted, "choose 7").await;
    let home = home.reopened().await;
    let still = home.player(&muted.id).await.unwrap().unwrap();
    assert!(still.muted);
    let free = home.mute(&muted.id, false).await.unwrap();
    home.say(table.id(), &free, "hello").await.unwrap();
}

#[tokio::test]
async fn whoever_is_banned_leaves_every_table() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let playing = home.game(&people).await;
    let waiting = home.waiting(&people[1], 2).await;
    let shared = home.waiting(&people[0], 3).await;
    home.sit(shared.id(), &people[1], None).await.unwrap();
    let banned = home.ban(&people[1].id, true).await.unwrap();
    assert!(banned.banned);
    let chair = home.table(playing.id()).await.unwrap().chairs()[1].clone();
    assert!(
        matches!(chair, Chair::Person { away: true, .. }),
        "{chair:?}"
    );
    assert_eq!(
        home.table(waiting.id()).await.unwrap().stage(),
        Stage::Closed
    );
    let shared = home.table(shared.id()).await.unwrap();
    assert_eq!(shared.chair(seat(1)), Some(&Chair::Open));
    assert!(!home.ban(&banned.id, false).await.unwrap().banned);
}

#[tokio::test]
async fn a_table_is_closed_without_a_result_and_stays_so() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let waiting = home.waiting(&people[0], 2).await;
    let playing = home.game(&people).await;
    let mut changes = home.watch(playing.id()).await.unwrap();
    for table in [&waiting, &playing] {
        home.close_table(table.id()).await.unwrap();
    }
    assert_eq!(
        changes.borrow_and_update().stage(),
        Stage::Closed,
        "whoever watches is told"
    );
    let home = home.reopened().await;
    for table in [&waiting, &playing] {
        let closed = home.table(table.id()).await.unwrap();
        assert_eq!(closed.stage(), Stage::Closed);
        assert!(closed.record().is_none());
        assert_refused!(home.close_table(table.id()).await, Refusal::Closed);
    }
    let never_dealt = home.table(waiting.id()).await.unwrap();
    assert!(never_dealt.seed().is_none() && never_dealt.proof().is_none());
    // Nobody plays on what was dealt, so that anybody may check it.
    let dealt = home.table(playing.id()).await.unwrap();
    let (seed, proof) = (dealt.seed().unwrap(), dealt.proof().unwrap());
    assert_eq!(proof.check(seed, 2), Ok(()));
    let sent = crate::kit::ask(&playing, "choose 7");
    assert_refused!(
        home.play(playing.id(), &people[0].id, sent).await,
        Refusal::Closed
    );
    assert_refused!(home.close_table(&TableId::fresh()).await, Refusal::NoTable);
    let over = home.finished(&people[0]).await;
    assert_refused!(home.close_table(over.id()).await, Refusal::Over);
}

#[tokio::test]
async fn a_game_of_bots_that_is_closed_stops() {
    let home = Home::pausing(std::time::Duration::from_millis(20)).await;
    let [ixchel] = home.guests(["Ixchel"]).await;
    let bot = SeatOrder::Bot(bots::Level::Beginner);
    let table = home.found(&ixchel, order(2, &[bot, bot])).await.unwrap();
    home.close_table(table.id()).await.unwrap();
    let closed = home.table(table.id()).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    assert_eq!(
        home.table(table.id()).await.unwrap().number(),
        closed.number()
    );
}

#[tokio::test]
async fn a_renewed_key_is_in_force_at_once_and_after_a_restart() {
    let home = Home::new().await;
    let old = home.secret();
    home.renew_key().await.unwrap();
    let new = home.secret();
    assert_ne!(old, new);
    assert_eq!(new.len(), 32);
    assert_eq!(home.reopened().await.secret(), new);
}

#[tokio::test]
async fn people_are_found_by_id_and_by_name_whatever_the_case() {
    let home = Home::new().await;
    let [ada, other, bob] = home.guests(["Ada", "ADA", "Bob"]).await;
    home.waiting(&ada, 2).await;
    let found = home.acquaintances(Some("ada"), 10).await.unwrap();
    assert_eq!(found.len(), 2);
    let found = home.acquaintances(Some(ada.id.as_str()), 10).await.unwrap();
    assert_eq!(
        (found.len(), &found[0].id, found[0].tables),
        (1, &ada.id, 1)
    );
    assert!(
        home.acquaintances(Some("Eve"), 10)
            .await
            .unwrap()
            .is_empty()
    );
    let all = home.acquaintances(None, 10).await.unwrap();
    assert_eq!(all.len(), 3);
    home.ban(&bob.id, true).await.unwrap();
    let found = home.acquaintances(Some("Bob"), 10).await.unwrap();
    assert!(found[0].banned && !found[0].muted);
    assert_refused!(
        home.mute(&tables::PlayerId::fresh(), true).await,
        Refusal::NoPerson(_)
    );
    drop(other);
}
