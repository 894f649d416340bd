//! Hints, why, and analysis, by clicks.

use bots::Level;
use tables::{SeatOrder, TableId};

use crate::browser::Browser;
use crate::kit::{Server, room};

/// Plays against bots, until it is one's turn.
async fn practises(browser: &Browser, server: &Server, game: &str) {
    browser.play_now(&server.at("/"), game).await;
    browser
        .until("document.querySelector('main[data-turn=true]')")
        .await;
}

#[tokio::test]
async fn a_hint_comes_without_loading_and_goes_with_the_next_move() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    practises(&browser, &server, "aztlan").await;
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

/// Has somebody speak, and waits until the page shows it.
async fn hears(browser: &Browser, server: &Server, table: &TableId, text: &str) {
    let guest = server.guest("Somebeth").await;
    let said = server.house.say(table, &guest, text).await;
    said.expect("anybody may speak");
    let said = format!("document.querySelector('#sayings').innerText.includes({text:?})");
    browser.until(&said).await;
}

#[tokio::test]
async fn a_hint_stays_for_as_long_as_one_is_asked_the_same() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    practises(&browser, &server, "aztlan").await;
    let place = browser.place().await;
    let table = place.trim_start_matches("/t/").parse().expect("a table");
    browser.click("[data-hint]").await;
    hears(&browser, &server, &table, "while the master thinks").await;
    let hinted = "#advice [data-choice]";
    assert!(!browser.has(hinted).await, "he thinks for a second");
    browser
        .until(&format!("document.querySelector('{hinted}')"))
        .await;
    hears(&browser, &server, &table, "when he has spoken").await;
    assert!(browser.has(hinted).await && browser.has(".hinted").await);
    browser.leave().await;
    server.stop().await;
}

#[tokio::test]
async fn the_frame_around_a_hinted_button_is_seen_as_a_whole() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    practises(&browser, &server, "mezo").await;
    browser.click("[data-hint]").await;
    browser
        .until("document.querySelector('#choices .hinted')")
        .await;
    browser.picture("mezo-hint").await;
    let room: f64 = browser
        .see("(() => {
            const list = document.querySelector('#choices').getBoundingClientRect();
            const buttons = [...document.querySelectorAll('#choices button')].map((button) => button.getBoundingClientRect());
            return Math.min(...buttons.map((button) => Math.min(button.left - list.left, button.top - list.top, list.right - button.right)));
        })()")
        .await;
    assert!(room >= 5.0, "the frame needs 5 pixels and has {room}");
    browser.leave().await;
    server.stop().await;
}

#[tokio::test]
async fn bots_explain_themselves_on_a_page_that_saw_the_game_end() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    let host = server.guest("Host").await;
    let bot = SeatOrder::Bot(Level::Steady);
    let table = server
        .table(&host, "amazonas", &[SeatOrder::Me, bot, bot])
        .await;
    browser.go(&server.at(&format!("/t/{table}"))).await;
    let document = browser.document().await;
    server.play_out(&table).await;
    browser
        .until("document.querySelector('#chronicle a.why')")
        .await;
    let now = browser.document().await;
    assert!((now - document).abs() < f64::EPSILON, "nothing was loaded");
    let told = "[...document.querySelectorAll('#chronicle li')].map((line) => line.innerText)";
    let lines: Vec<String> = browser.see(told).await;
    browser.reload().await;
    assert_eq!(browser.see::<Vec<String>>(told).await, lines);
    browser.leave().await;
    server.stop().await;
}

#[tokio::test]
async fn a_replay_pauses_for_an_analysis_which_ends_when_one_goes_on() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    let table = server.finished_game("aztlan").await;
    browser
        .go(&server.at(&format!("/t/{table}/replay?ply=5")))
        .await;
    browser.click("[data-run]").await;
    let ply = "Number(document.querySelector('input[type=range]').value)";
    browser.until(&format!("{ply} >= 7")).await;
    let analyse = ".controls a[rel=nofollow]";
    browser.click(analyse).await;
    browser.until("document.querySelector('#analysis')").await;
    let paused = "(() => { const run = document.querySelector('[data-run]'); return run.innerText === run.dataset.play; })()";
    assert!(browser.see::<bool>(paused).await);

    browser
        .see::<Option<()>>("void (() => {
            const ask = window.fetch;
            window.signals = [];
            window.fetch = (address, how) => { signals.push(how.signal); return ask(address, how); };
        })()")
        .await;
    let before: usize = browser.see(ply).await;
    browser.click(analyse).await;
    browser.until("signals.length === 1").await;
    browser.key("ArrowRight").await;
    browser.until(&format!("{ply} === {}", before + 1)).await;
    let aborted: Vec<bool> = browser.see("signals.map((signal) => signal.aborted)").await;
    assert_eq!(aborted, [true, false], "nobody waits for the analysis");
    assert!(!browser.has("#analysis").await);
    browser.leave().await;
    server.stop().await;
}

#[tokio::test]
async fn why_is_shown_where_one_looks_with_the_same_eyes() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    let host = server.guest("Host").await;
    let bots = [Level::Steady; 3].map(SeatOrder::Bot);
    let table = server.table(&host, "amazonas", &bots).await;
    server.until_over(&table).await;
    browser.resize([420, 800], false).await;
    browser
        .go(&server.at(&format!("/t/{table}/replay?ply=40&view=1")))
        .await;
    browser.click("details.chronicle summary").await;
    browser.click("ol.chronicle a.why").await;
    browser.until("location.hash === '#why'").await;
    let place = browser.place().await;
    assert!(place.ends_with("&view=1"), "{place}");
    let title = "document.querySelector('#why summary').getBoundingClientRect()";
    browser
        .until(&format!(
            "{title}.top >= 0 && {title}.bottom <= innerHeight"
        ))
        .await;
    browser.leave().await;
    server.stop().await;
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
