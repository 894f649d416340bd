//! Hints, why, and analysis, by clicks.

use bots::Level;
use tables::SeatOrder;

use crate::browser::Browser;
use crate::kit::{Server, room};

#[tokio::test]
async fn a_hint_comes_without_loading_and_goes_with_the_next_move() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    browser.go(&server.at("/")).await;
    browser
        .click("form[action='/play']:has([value=aztlan]) button")
        .await;
    browser
        .until("document.querySelector('main[data-turn=true]')")
        .await;
    let document = browser.document().await;
    browser.click("[data-hint]").await;
    browser
        .until("document.querySelector('#advice [data-choice]')")
        .await;
    let best: String = browser
        .see("document.querySelector('#advice [data-choice]').dataset.choice")
        .await;
    let marked: Vec<String> = browser
        .see("[...document.querySelectorAll('.hinted')].map(x => (x.matches('button') ? x : x.querySelector('button')).value)")
        .await;
    assert_eq!(marked, [best.as_str()], "what is advised stands out");
    browser.picture("hint").await;
    browser.click(&format!("main button[value='{best}']")).await;
    browser
        .until("!document.querySelector('#advice [data-choice], .hinted')")
        .await;
    let now = browser.document().await;
    assert!((now - document).abs() < f64::EPSILON, "nothing was loaded");
}

#[tokio::test]
async fn a_bot_says_why_and_a_master_what_he_would_do() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    let host = server.guest("Host").await;
    let bots = [Level::Steady; 3].map(SeatOrder::Bot);
    let table = server.table(&host, "amazonas", &bots).await;
    server.until_over(&table).await;
    browser.go(&server.at(&format!("/t/{table}"))).await;
    browser.click("#result a[href*='why=first']").await;
    browser.until("document.querySelector('#why')").await;
    let told: String = browser
        .see("document.querySelector('#why').innerText")
        .await;
    assert!(told.contains('%'), "{told}");
    let document = browser.document().await;

    browser.click(".controls a[rel=nofollow]").await;
    browser.until("document.querySelector('#analysis')").await;
    assert!(browser.has(".plot .here").await, "where we are is marked");
    browser.picture("analysis").await;
    browser.key("End").await;
    browser
        .until("document.querySelector('.controls a[rel=nofollow]').hidden")
        .await;
    assert!(
        !browser.has("#analysis").await,
        "there is nothing to decide"
    );
    browser.key("ArrowLeft").await;
    browser
        .until("!document.querySelector('.controls a[rel=nofollow]').hidden")
        .await;
    let now = browser.document().await;
    assert!((now - document).abs() < f64::EPSILON, "nothing was loaded");
}
