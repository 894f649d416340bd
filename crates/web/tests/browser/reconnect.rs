//! A house that goes away for a while.

use bots::Level;
use game::{Chance, Seed};
use serde_json::json;
use tables::{Ask, Player, SeatOrder, TableId};

use crate::browser::Browser;
use crate::kit::{Server, room};
use crate::play::Whim;
use crate::words::word;

/// While the house is away the browser cannot but say so in its log.
fn is_of_the_outage(complaint: &str) -> bool {
    complaint.contains("net::ERR_")
}

/// Somebody at the table of the browser who plays without one, and the table.
async fn sit_together(browser: &Browser, server: &Server) -> (Player, TableId) {
    let friend = server.guest("Friend").await;
    let seats = [
        SeatOrder::Me,
        SeatOrder::Open,
        SeatOrder::Bot(Level::Beginner),
    ];
    let table = server.table(&friend, "aztlan", &seats).await;
    browser.go(&server.at(&format!("/t/{table}"))).await;
    browser.click("form[action$='/sit'] button").await;
    browser.until("document.querySelector('main.table')").await;
    (friend, table)
}

/// Decides for the friend if it is his turn.
async fn decide(server: &Server, friend: &Player, id: &TableId) {
    let table = server.house.table(id).await.expect("the table is there");
    let seat = table.seat_of(&friend.id).expect("the friend sits");
    let mut chance = Chance::new(Seed::Short(table.number()));
    let legal = table.game().legal(seat);
    if !legal.is_empty() {
        let action = chance.pick(&legal).clone();
        let (number, key) = (table.number(), format!("at-{}", table.number()));
        let ask = Ask {
            action,
            number,
            key,
        };
        let played = server.house.play(id, &friend.id, ask).await;
        played.expect("what is legal is done");
    }
}

/// Plays some decisions of the browser; the friend keeps up.
async fn play_on(browser: &Browser, server: &Server, friend: &Player, id: &TableId, times: u32) {
    let mut whim = Whim::new(5);
    let mut done = 0;
    while done < times {
        decide(server, friend, id).await;
        let sight = browser.sight().await;
        assert!(!sight.over, "the game is still on");
        if sight.turn {
            browser.do_anything(&sight, &mut whim).await;
            done += 1;
        }
    }
}

async fn says(server: &Server, friend: &Player, id: &TableId, text: &str) {
    let said = server.house.say(id, friend, text).await;
    said.expect("anybody may speak");
}

async fn hears(browser: &Browser, text: &str) {
    browser
        .until(&format!(
            "document.querySelector('#sayings').innerText.includes({text:?})"
        ))
        .await;
}

/// The browser when it is its turn.
async fn on_turn(browser: &Browser, server: &Server, friend: &Player, id: &TableId) {
    while !browser.sight().await.turn {
        decide(server, friend, id).await;
    }
}

#[tokio::test]
async fn a_page_catches_up_without_loading_when_the_house_was_closed_for_a_while() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    let (friend, id) = sit_together(&browser, &server).await;
    play_on(&browser, &server, &friend, &id, 6).await;
    on_turn(&browser, &server, &friend, &id).await;
    let (document, before) = (browser.document().await, browser.sight().await);

    let stopped = server.stop().await;
    browser
        .click(&crate::play::button(&before.choices[0]))
        .await;
    let offline = word("en", "offline");
    browser
        .until(&format!(
            "document.querySelector('#notice').innerText === {offline:?}"
        ))
        .await;
    browser.picture("offline").await;

    let server = stopped.start().await;
    says(&server, &friend, &id, "I am still here").await;
    hears(&browser, "I am still here").await;
    assert_eq!(browser.text("#notice").await, "", "all is well again");
    let now = browser.sight().await;
    assert_eq!(now.choices, before.choices, "the turn is as it was");
    play_on(&browser, &server, &friend, &id, 6).await;

    assert!(
        (browser.document().await - document).abs() < f64::EPSILON,
        "the page was never loaded again"
    );
    browser.leave_but(is_of_the_outage).await;
    server.stop().await;
}

#[tokio::test]
async fn a_page_that_hears_nothing_of_the_house_says_so_until_it_does() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    sit_together(&browser, &server).await;
    browser.turn().await;
    let stopped = server.stop().await;
    let lost = word("en", "lost");
    browser
        .until(&format!(
            "document.querySelector('#notice').innerText === {lost:?}"
        ))
        .await;
    let server = stopped.start().await;
    browser
        .until("document.querySelector('#notice').innerText === ''")
        .await;
    browser.leave_but(is_of_the_outage).await;
    server.stop().await;
}

#[tokio::test]
async fn a_page_catches_up_with_what_was_played_while_its_network_was_gone() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    let (friend, id) = sit_together(&browser, &server).await;
    // The friend has chosen last when the browser is away.
    let sight = browser.turn().await;
    let network = |offline: bool| json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    browser.choose(&sight, &sight.choices[0]).await;
    browser
        .cdp("Network.emulateNetworkConditions", network(true))
        .await;
    decide(&server, &friend, &id).await;
    says(&server, &friend, &id, "Where are you?").await;
    browser
        .cdp("Network.emulateNetworkConditions", network(false))
        .await;

    hears(&browser, "Where are you?").await;
    play_on(&browser, &server, &friend, &id, 4).await;
    let said: usize = browser
        .see("document.querySelectorAll('#sayings li').length")
        .await;
    assert_eq!(said, 1, "nothing is told twice");
    let lines: Vec<String> = browser
        .see("[...document.querySelectorAll('#chronicle li')].map((line) => line.innerText)")
        .await;
    browser.reload().await;
    let again: Vec<String> = browser
        .see("[...document.querySelectorAll('#chronicle li')].map((line) => line.innerText)")
        .await;
    assert!(
        again.starts_with(&lines),
        "the chronicle was complete: {lines:?} {again:?}"
    );
    browser.leave_but(is_of_the_outage).await;
    server.stop().await;
}
