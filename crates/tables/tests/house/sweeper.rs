//! What nobody wants any more is deleted, and nothing else.

use bots::Level;
use tables::{Refusal, SeatOrder, Stage, Swept, TableId, check};

use crate::kit::{Home, order};

const DAY: i64 = 24 * 60 * 60;

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    i64::try_from(since.unwrap().as_secs()).unwrap()
}

/// As if all that happened at a table, and the last look at it, were long ago.
const LONG_AGO: &str = r#"UPDATE entries SET at = 1 WHERE "table" = ?"#;
const UNSEEN: &str = r#"UPDATE standings SET stirred = 0, at = 1 WHERE "table" = ?"#;

async fn is_there(home: &Home, id: &TableId) -> bool {
    match home.table(id).await {
        Ok(_) => true,
        Err(Refusal::NoTable) => false,
        Err(other) => panic!("{other}"),
    }
}

#[tokio::test]
async fn tables_that_never_began_or_are_of_bots_alone_go_after_thirty_days_and_games_of_people_stay()
 {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let [ixchel, _] = &people;
    let waiting = home.waiting(ixchel, 2).await;
    let closed = home.waiting(ixchel, 2).await;
    home.leave(closed.id(), &ixchel.id).await.unwrap();
    let bots = order(2, &[SeatOrder::Bot(Level::Beginner); 2]);
    let bots = home.found(ixchel, bots).await.unwrap();
    home.wait(bots.id(), |table| table.stage() == Stage::Over)
        .await;
    let over = home.finished(ixchel).await;
    let playing = home.game(&people).await;
    let home = home.reopened().await;

    assert_eq!(
        home.sweep(now() + 29 * DAY).await.unwrap(),
        Swept::default()
    );
    let swept = home.sweep(now() + 31 * DAY).await.unwrap();
    assert_eq!(swept.tables, 3);
    for gone in [waiting.id(), closed.id(), bots.id()] {
        assert!(!is_there(&home, gone).await, "{gone}");
    }
    for stays in [over.id(), playing.id()] {
        assert!(is_there(&home, stays).await, "{stays}");
    }
    assert!(home.open_tables(9).await.unwrap().is_empty());
    assert_eq!(home.tables_of(&ixchel.id, 9).await.unwrap().len(), 2);
    assert_eq!(
        home.sweep(now() + 31 * DAY).await.unwrap(),
        Swept::default()
    );
    assert_eq!(check(home.path()).await.unwrap().faults, []);
    let home = home.reopened().await;
    assert!(
        !is_there(&home, waiting.id()).await,
        "it is not lost but gone"
    );
}

#[tokio::test]
async fn a_game_that_nobody_can_return_to_goes_and_a_finished_one_of_somebody_stays() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let over = home.finished(&people[0]).await;
    let alone = [SeatOrder::Me, SeatOrder::Bot(Level::Beginner)];
    let alone = home.found(&people[0], order(2, &alone)).await.unwrap();
    let shared = home.game(&people).await;
    home.forget_person(&people[0].id).await.unwrap();
    assert!(home.table(alone.id()).await.unwrap().is_deserted());
    assert_eq!(check(home.path()).await.unwrap().faults, []);
    let home = home.reopened().await;
    assert_eq!(home.sweep(now() + 31 * DAY).await.unwrap().tables, 1);
    assert!(!is_there(&home, alone.id()).await);
    assert!(is_there(&home, over.id()).await && is_there(&home, shared.id()).await);
}

#[tokio::test]
async fn a_table_that_is_in_use_or_was_looked_at_stays() {
    let home = Home::new().await;
    let [ixchel] = home.guests(["Ixchel"]).await;
    let looked_at = home.waiting(&ixchel, 2).await;
    let forgotten = home.waiting(&ixchel, 2).await;
    let (looked_at, forgotten) = (looked_at.id().clone(), forgotten.id().clone());
    let long_ago = [(LONG_AGO, &looked_at), (LONG_AGO, &forgotten)];
    let home = home.reopened_as_if(&long_ago).await;
    let unseen = [(UNSEEN, &looked_at), (UNSEEN, &forgotten)];
    let home = home.reopened_after(&unseen).await;

    let watched = home.watch(&looked_at).await.unwrap();
    home.edit(UNSEEN, looked_at.as_str()).await;
    assert_eq!(home.sweep(now()).await.unwrap().tables, 1);
    assert!(is_there(&home, &looked_at).await, "somebody looks");
    assert!(!is_there(&home, &forgotten).await);
    drop(watched);

    let home = home.reopened_after(&[(UNSEEN, &looked_at)]).await;
    assert!(is_there(&home, &looked_at).await);
    let home = home.reopened().await;
    assert_eq!(home.sweep(now()).await.unwrap().tables, 0);
    let later = now() + 31 * DAY;
    assert_eq!(
        home.sweep(later).await.unwrap().tables,
        1,
        "a month after the look"
    );
}

#[tokio::test]
async fn imported_records_that_nobody_opened_for_ninety_days_go() {
    let home = Home::new().await;
    let [ixchel] = home.guests(["Ixchel"]).await;
    let over = home.finished(&ixchel).await;
    let text = over.record().unwrap().to_string();
    let opened = home.import(&ixchel.id, &text).await.unwrap();
    let forgotten = home.import(&ixchel.id, &text).await.unwrap();
    assert_eq!(home.sweep(now() + 89 * DAY).await.unwrap().records, 0);
    for id in [&opened, &forgotten] {
        home.edit("UPDATE records SET seen = 1 WHERE id = ?", id.as_str())
            .await;
    }
    home.imported(&opened).await.unwrap();
    let home = home.reopened().await;
    assert_eq!(home.sweep(now()).await.unwrap().records, 1);
    assert!(home.imported(&opened).await.is_ok());
    assert_refused!(home.imported(&forgotten).await, Refusal::NoRecord);
}

#[tokio::test]
async fn people_without_a_name_of_their_own_who_have_left_nothing_go_after_half_a_year() {
    let home = Home::new().await;
    let unknown = ["Guest 1001", "Ospite 2002", "Gość 3003"];
    let unknown = home.guests(unknown).await;
    let names = [
        "Ixchel", "Itzel", "Guest 1", "Guest 2", "Guest 3", "Guest 4", "Guest 5", "Guest 6",
    ];
    let known = home.guests(names).await;
    let [player, _, browser, program, owner, seat, word, muted] = &known;
    home.begin_session(&browser.id, "").await.unwrap();
    home.make_token(&program.id, "bot").await.unwrap();
    let text = include_str!("../../../../records/aztlan/4-players-en.json");
    let record = home.import(&owner.id, text).await.unwrap();
    let game = [seat.clone(), player.clone()];
    let game = home.game(&game).await;
    home.say(game.id(), word, "hello").await.unwrap();
    home.mute(&muted.id, true).await.unwrap();
    let waiting = home.waiting(&unknown[0], 2).await;
    let home = home.reopened().await;
    for guest in &unknown {
        assert!(home.player(&guest.id).await.unwrap().is_some());
    }

    assert_eq!(
        home.sweep(now() + 29 * DAY).await.unwrap(),
        Swept::default()
    );
    // Opened at the end of that time.
    let seen = "UPDATE records SET seen = 99999999999 WHERE id = ?";
    home.edit(seen, record.as_str()).await;
    let swept = home.sweep(now() + 179 * DAY).await.unwrap();
    assert_eq!((swept.tables, swept.people), (1, 0));
    assert!(!is_there(&home, waiting.id()).await);
    let swept = home.sweep(now() + 181 * DAY).await.unwrap();
    assert_eq!(swept.people, unknown.len());
    for gone in &unknown {
        assert_eq!(home.player(&gone.id).await.unwrap(), None);
    }
    for stays in &known {
        assert!(
            home.player(&stays.id).await.unwrap().is_some(),
            "{}",
            stays.name
        );
    }
    assert_eq!(check(home.path()).await.unwrap().faults, []);
}
