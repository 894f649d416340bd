//! Founding a table, and who sits where before the game.

use bots::Level;
use serde_json::json;
use tables::{Chair, Order, Refusal, SeatOrder, Stage, TableId};

use crate::kit::{Home, options, order, seat};

const BOT: SeatOrder = SeatOrder::Bot(Level::Beginner);

#[tokio::test]
async fn a_table_is_made_of_a_game_that_there_is() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let chess = Order {
        game: "chess".to_owned(),
        ..order(2, &[SeatOrder::Me])
    };
    let Err(refusal @ Refusal::NoGame(_)) = home.found(&host, chess).await else {
        panic!("chess is not played here");
    };
    let sentence = refusal.to_string();
    assert!(sentence.contains("chess") && sentence.contains("aztlan"));
}

#[tokio::test]
async fn options_that_make_no_sense_are_refused() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    for nonsense in [
        json!({ "players": 5 }),
        json!({ "players": "many" }),
        json!({ "players": null }),
        json!({ "weather": "fair" }),
        json!({ "players": 3, "first_faction": "ocelot_serpent" }),
    ] {
        let order = Order {
            options: options(nonsense),
            ..order(2, &[SeatOrder::Me])
        };
        assert_refused!(home.found(&host, order).await, Refusal::Options(_));
    }
    assert!(home.tables_of(&host.id, 10).await.unwrap().is_empty());
}

#[tokio::test]
async fn what_is_not_chosen_has_its_default() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let order = Order {
        options: options(json!({})),
        ..order(2, &[SeatOrder::Me])
    };
    let table = home.found(&host, order).await.unwrap();
    let all = options(json!({ "players": 4, "edition": "en", "tribes": "first" }));
    assert_eq!(table.founding().options, all);
    assert_eq!(table.chairs().len(), 4);
}

#[tokio::test]
async fn nobody_is_put_into_a_seat_that_the_game_does_not_have() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let crowd = order(2, &[SeatOrder::Me, BOT, BOT]);
    assert_refused!(home.found(&host, crowd).await, Refusal::Seats(_));
}

#[tokio::test]
async fn nobody_sits_in_two_seats() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let twice = order(3, &[SeatOrder::Me, SeatOrder::Open, SeatOrder::Me]);
    assert_refused!(home.found(&host, twice).await, Refusal::Seats(_));

    let table = home.waiting(&host, 3).await;
    let again = home.sit(table.id(), &host, None).await;
    assert_refused!(again, Refusal::SeatedAlready);
    let elsewhere = home.sit(table.id(), &host, Some(seat(2))).await;
    assert_refused!(elsewhere, Refusal::SeatedAlready);
}

#[tokio::test]
async fn whoever_comes_takes_the_seat_he_wants_or_the_first_that_is_open() {
    let home = Home::new().await;
    let [host, itzel, balam] = home.guests(["Ixchel", "Itzel", "Balam"]).await;
    let order = order(4, &[SeatOrder::Open, SeatOrder::Me]);
    let table = home.found(&host, order).await.unwrap();
    assert_eq!(table.seat_of(&host.id), Some(seat(1)));

    let id = table.id();
    let table = home.sit(id, &itzel, Some(seat(3))).await.unwrap();
    assert_eq!(table.seat_of(&itzel.id), Some(seat(3)));
    let table = home.sit(id, &balam, None).await.unwrap();
    assert_eq!(table.seat_of(&balam.id), Some(seat(0)));
    let chair = Chair::Person {
        player: balam.id.clone(),
        name: "Balam".to_owned(),
        away: false,
    };
    assert_eq!(table.chair(seat(0)), Some(&chair));
    assert_eq!(table.chair(seat(2)), Some(&Chair::Open));
    assert_eq!(table.stage(), Stage::Waiting);
}

#[tokio::test]
async fn a_seat_that_is_taken_or_not_there_cannot_be_taken() {
    let home = Home::new().await;
    let [host, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    let order = order(3, &[SeatOrder::Me, BOT]);
    let table = home.found(&host, order).await.unwrap();
    for number in [0, 1, 3, 5] {
        let sat = home.sit(table.id(), &itzel, Some(seat(number))).await;
        assert_refused!(sat, Refusal::Taken);
    }
    let nowhere = home.sit(&TableId::fresh(), &itzel, None).await;
    assert_refused!(nowhere, Refusal::NoTable);
}

#[tokio::test]
async fn the_host_puts_bots_into_seats_and_takes_them_out_again() {
    let home = Home::new().await;
    let [host, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.waiting(&host, 3).await;
    let id = table.id();
    let bot = Some(Level::Beginner);

    let table = home.arrange(id, &host.id, seat(1), bot).await.unwrap();
    assert!(matches!(table.chair(seat(1)), Some(Chair::Bot { .. })));
    for number in [0, 1, 3] {
        let arranged = home.arrange(id, &host.id, seat(number), bot).await;
        assert_refused!(arranged, Refusal::Taken);
    }
    let himself = home.arrange(id, &host.id, seat(0), None).await;
    assert_refused!(himself, Refusal::Taken);

    let table = home.arrange(id, &host.id, seat(1), None).await.unwrap();
    assert_eq!(table.chair(seat(1)), Some(&Chair::Open));
    let number = table.number();
    let table = home.arrange(id, &host.id, seat(1), None).await.unwrap();
    assert_eq!(table.number(), number, "it was open already");
    let table = home.sit(id, &itzel, Some(seat(1))).await.unwrap();
    assert_eq!(table.stage(), Stage::Waiting);
}

#[tokio::test]
async fn only_the_host_arranges_and_starts() {
    let home = Home::new().await;
    let [host, itzel, balam] = home.guests(["Ixchel", "Itzel", "Balam"]).await;
    let table = home.waiting(&host, 3).await;
    let id = table.id();
    home.sit(id, &itzel, None).await.unwrap();
    for other in [&itzel, &balam] {
        let arranged = home.arrange(id, &other.id, seat(2), Some(Level::Beginner));
        assert_refused!(arranged.await, Refusal::NotHost);
        let started = home.start(id, &other.id, Level::Beginner).await;
        assert_refused!(started, Refusal::NotHost);
    }
    assert_eq!(home.table(id).await.unwrap().stage(), Stage::Waiting);
}

#[tokio::test]
async fn when_the_host_is_gone_anybody_who_sits_there_arranges() {
    let home = Home::new().await;
    let [host, itzel, balam] = home.guests(["Ixchel", "Itzel", "Balam"]).await;
    let table = home.waiting(&host, 3).await;
    let id = table.id();
    home.sit(id, &itzel, None).await.unwrap();
    home.leave(id, &host.id).await.unwrap();
    let onlooker = home.start(id, &balam.id, Level::Beginner).await;
    assert_refused!(onlooker, Refusal::NotHost);
    let table = home.start(id, &itzel.id, Level::Beginner).await.unwrap();
    assert_eq!(table.stage(), Stage::Playing);
}

#[tokio::test]
async fn the_game_begins_when_the_last_seat_is_taken() {
    let home = Home::new().await;
    let [host, itzel] = home.guests(["Ixchel", "Itzel"]).await;

    let table = home.waiting(&host, 2).await;
    assert!(table.to_act().is_empty(), "nobody acts before the game");
    let by_sitting = home.sit(table.id(), &itzel, None).await.unwrap();
    let table = home.waiting(&host, 2).await;
    let bot = Some(Level::Beginner);
    let by_arranging = home.arrange(table.id(), &host.id, seat(1), bot).await;
    let table = home.waiting(&host, 4).await;
    let by_starting = home.start(table.id(), &host.id, Level::Beginner).await;
    let by_founding = home.found(&host, order(2, &[SeatOrder::Me, BOT])).await;

    assert_eq!(by_sitting.to_act().len(), 2);
    for table in [by_arranging, by_starting, by_founding] {
        let table = table.unwrap();
        assert_eq!(table.stage(), Stage::Playing);
        assert!(table.to_act().contains(seat(0)));
    }
}

#[tokio::test]
async fn once_the_game_is_on_nobody_sits_down_and_nothing_is_arranged() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let [late] = home.guests(["Balam"]).await;
    let table = home.game(&people).await;
    let (id, host) = (table.id(), &people[0].id);
    assert_refused!(home.sit(id, &late, None).await, Refusal::Begun);
    let again = home.sit(id, &people[0], None).await;
    assert_refused!(again, Refusal::SeatedAlready);
    let arranged = home.arrange(id, host, seat(1), None).await;
    assert_refused!(arranged, Refusal::Begun);
    let started = home.start(id, host, Level::Beginner).await;
    assert_refused!(started, Refusal::Begun);
}

#[tokio::test]
async fn who_leaves_before_the_game_opens_his_seat() {
    let home = Home::new().await;
    let [host, itzel, balam] = home.guests(["Ixchel", "Itzel", "Balam"]).await;
    let table = home.waiting(&host, 3).await;
    let id = table.id();
    home.sit(id, &itzel, Some(seat(1))).await.unwrap();
    let table = home.leave(id, &itzel.id).await.unwrap();
    assert_eq!(table.chair(seat(1)), Some(&Chair::Open));
    assert_eq!(table.stage(), Stage::Waiting);
    let twice = home.leave(id, &itzel.id).await;
    assert_refused!(twice, Refusal::NotSeated);
    assert!(home.tables_of(&itzel.id, 9).await.unwrap().is_empty());

    home.sit(id, &balam, Some(seat(1))).await.unwrap();
    let table = home.sit(id, &itzel, None).await.unwrap();
    assert_eq!(table.seat_of(&itzel.id), Some(seat(2)));
    assert_eq!(table.stage(), Stage::Playing);
}

#[tokio::test]
async fn a_table_closes_when_the_last_person_leaves_it() {
    let home = Home::new().await;
    let [host, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    let order = order(4, &[SeatOrder::Me, BOT]);
    let table = home.found(&host, order).await.unwrap();
    let id = table.id();
    home.sit(id, &itzel, None).await.unwrap();
    let table = home.leave(id, &host.id).await.unwrap();
    assert_eq!(table.stage(), Stage::Waiting);
    let table = home.leave(id, &itzel.id).await.unwrap();
    assert_eq!(table.stage(), Stage::Closed);

    assert_refused!(home.sit(id, &itzel, None).await, Refusal::Closed);
    let started = home.start(id, &host.id, Level::Beginner).await;
    assert_refused!(started, Refusal::Closed);
    let arranged = home.arrange(id, &host.id, seat(1), None).await;
    assert_refused!(arranged, Refusal::Closed);
}
