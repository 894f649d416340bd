//! What is said at a table.

use tables::{Refusal, SAYING_LENGTH, TableId};

use crate::kit::Home;

#[tokio::test]
async fn what_is_said_is_cleaned_and_kept_with_the_name_of_who_said_it() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.game(&people).await;
    let text = " good\tluck,\n\n all\u{202e} <b>of you</b>\u{0} ";
    let table = home.say(table.id(), &people[1], text).await.unwrap();
    let [said] = table.said() else {
        panic!("one thing was said");
    };
    assert_eq!(said.text, "good luck, all <b>of you</b>");
    assert_eq!(said.name, "Itzel");
    assert_eq!(said.player, people[1].id);
    assert_eq!(said.number, table.number());
}

#[tokio::test]
async fn nothing_empty_and_nothing_too_long_is_said() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let table = home.waiting(&host, 2).await;
    let long = "ż".repeat(SAYING_LENGTH + 1);
    for nothing in ["", " \n ", "\u{200b}\u{2066}", long.as_str()] {
        let said = home.say(table.id(), &host, nothing).await;
        assert_refused!(said, Refusal::Saying);
    }
    let just = "ż".repeat(SAYING_LENGTH);
    let after = home.say(table.id(), &host, &just).await.unwrap();
    assert_eq!(after.number(), table.number() + 1);
}

#[tokio::test]
async fn spectators_may_speak_before_during_and_after_the_game() {
    let home = Home::new().await;
    let [host, onlooker] = home.guests(["Ixchel", "Balam"]).await;
    let waiting = home.waiting(&host, 2).await;
    let people = home.guests(["Itzel", "Zyanya"]).await;
    let playing = home.game(&people).await;
    let over = home.finished(&host).await;
    for table in [waiting, playing, over] {
        let after = home.say(table.id(), &onlooker, "hello").await.unwrap();
        assert_eq!(after.said().last().unwrap().name, "Balam");
        assert_eq!(after.stage(), table.stage());
        assert_eq!(after.to_act(), table.to_act());
    }
    let nowhere = home.say(&TableId::fresh(), &onlooker, "hello").await;
    assert_refused!(nowhere, Refusal::NoTable);
}

#[tokio::test]
async fn the_last_hundred_sayings_are_kept_at_hand() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let mut table = home.waiting(&host, 2).await;
    for number in 1..=105 {
        let text = number.to_string();
        table = home.say(table.id(), &host, &text).await.unwrap();
    }
    assert_eq!(table.said().len(), 100);
    assert_eq!(table.said()[0].text, "6");
    assert_eq!(table.said()[99].text, "105");
}
