//! Looking at a game again.

use games::GameId;

use crate::browser::Browser;
use crate::kit::{Server, room};

async fn ply(browser: &Browser) -> usize {
    browser
        .see("Number(document.querySelector('input[type=range]').value)")
        .await
}

/// Waits until the position with this number is shown and in the address.
async fn shows(browser: &Browser, ply: usize) {
    browser
        .until(&format!(
            "new URL(location.href).searchParams.get('ply') === '{ply}' && document.querySelector('input[type=range]').value === '{ply}'"
        ))
        .await;
}

#[tokio::test]
async fn a_replay_goes_by_keys_slider_links_and_by_itself_and_each_position_has_an_address() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    let table = server.finished_game("aztlan").await;
    browser.go(&server.at(&format!("/t/{table}"))).await;
    browser.picture("end-seen-by-others").await;
    browser.click("#result a[href*='replay']").await;
    browser
        .until("document.querySelector('[data-replay]')")
        .await;
    shows(&browser, 0).await;
    let document = browser.document().await;
    let last: usize = browser
        .see("Number(document.querySelector('input[type=range]').max)")
        .await;

    browser.key("ArrowRight").await;
    shows(&browser, 1).await;
    browser.key("ArrowRight").await;
    shows(&browser, 2).await;
    browser.key("ArrowLeft").await;
    shows(&browser, 1).await;
    browser.key("End").await;
    shows(&browser, last).await;
    assert!(browser.has(".result .ranking").await, "the end is told");
    browser.key("Home").await;
    shows(&browser, 0).await;
    browser.click("a[rel=next]").await;
    shows(&browser, 1).await;

    // The slider: with the mouse to the middle, then on by key.
    browser.click("input[type=range]").await;
    browser
        .until("Number(new URL(location.href).searchParams.get('ply')) > 1")
        .await;
    let middle = ply(&browser).await;
    assert!(
        middle > last / 3 && middle < last * 2 / 3,
        "{middle} of {last}"
    );
    browser.key("ArrowRight").await;
    shows(&browser, middle + 1).await;
    browser.picture("replay").await;

    // It runs by itself until it is told to pause.
    browser.click("[data-run]").await;
    browser
        .until(&format!(
            "Number(document.querySelector('input[type=range]').value) >= {}",
            middle + 3
        ))
        .await;
    browser.click("[data-run]").await;
    let paused = ply(&browser).await;
    tokio::time::sleep(std::time::Duration::from_millis(1_600)).await;
    assert!(ply(&browser).await <= paused + 1, "it stands still");

    // A line of the chronicle opens its position.
    let line: String = browser
        .see("document.querySelector('ol.chronicle li:nth-child(9) a').getAttribute('href')")
        .await;
    browser.click("ol.chronicle li:nth-child(9) a").await;
    let wanted = line.split("ply=").nth(1).expect("a line has a ply");
    let wanted = wanted.split('&').next().and_then(|ply| ply.parse().ok());
    shows(&browser, wanted.expect("a ply is a number")).await;
    assert!(
        (browser.document().await - document).abs() < f64::EPSILON,
        "all that on one page"
    );

    // The address alone brings the position back.
    let place = browser.place().await;
    let told = browser.text(".told").await;
    browser.go(&server.at("/")).await;
    browser.go(&server.at(&place)).await;
    assert_eq!(browser.text(".told").await, told);
    browser.leave().await;
    server.stop().await;
}

#[tokio::test]
async fn another_language_does_not_lose_the_position() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    let table = server.finished_game("aztlan").await;
    browser
        .go(&server.at(&format!("/t/{table}/replay?ply=3&view=1")))
        .await;
    browser.key("ArrowRight").await;
    shows(&browser, 4).await;
    browser.click(".settings summary").await;
    let before = browser.document().await;
    browser.click(".settings button[value=it]").await;
    browser.turned(before).await;
    assert_eq!(
        browser.place().await,
        format!("/t/{table}/replay?ply=4&view=1")
    );
    browser.leave().await;
    server.stop().await;
}

#[tokio::test]
async fn the_slider_follows_the_hand_that_draws_it() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    let table = server.finished_game("aztlan").await;
    browser
        .go(&server.at(&format!("/t/{table}/replay?ply=0")))
        .await;
    let last: usize = browser
        .see("Number(document.querySelector('input[type=range]').max)")
        .await;
    browser.draw("input[type=range]", 0.01, 0.9).await;
    let least = last * 4 / 5;
    browser
        .until(&format!(
            "Number(new URL(location.href).searchParams.get('ply')) > {least}"
        ))
        .await;
    shows(&browser, ply(&browser).await).await;
    browser.leave().await;
    server.stop().await;
}

#[tokio::test]
async fn after_the_end_a_position_is_seen_with_the_eyes_of_any_seat() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    for game in &GameId::NAMES {
        looks_with_all_eyes(&browser, &server, game).await;
    }
    browser.leave().await;
    server.stop().await;
}

async fn looks_with_all_eyes(browser: &Browser, server: &Server, game: &str) {
    let table = server.finished_game(game).await;
    browser
        .go(&server.at(&format!("/t/{table}/replay?ply=30")))
        .await;
    let eyes: Vec<String> = browser
        .see("[...document.querySelectorAll('select[name=view] option')].map((option) => option.value)")
        .await;
    assert!(
        eyes.ends_with(&["0", "1", "2"].map(str::to_owned)),
        "{eyes:?}"
    );
    for view in &eyes[1..] {
        browser
            .see::<Option<()>>("void document.querySelector('select[name=view]').focus()")
            .await;
        browser.key("ArrowDown").await;
        browser
            .until(&format!(
                "new URL(location.href).searchParams.get('view') === {view:?} && document.querySelector('select[name=view]').value === {view:?}"
            ))
            .await;
        let has_hand = browser.has(".hand, .sa-hand, .mz-hand").await;
        assert_eq!(has_hand, view.parse::<u8>().is_ok(), "seen by {view}");
    }
    shows(browser, 30).await;
    browser.picture(&format!("{game}-replay-seat")).await;
}
