//! Each language of the house.

use games::GameId;

use crate::browser::Browser;
use crate::kit::{Server, room};
use crate::play::Whim;
use crate::words::{assert_speaks, word};

async fn assert_shows(browser: &Browser, lang: &str, key: &str) {
    let text = &word(lang, key);
    let shown: String = browser
        .see("document.title + document.body.innerText")
        .await;
    assert!(shown.contains(text), "{lang}: {text:?} is not in {shown}");
}

/// The pages of a game and a few moves.
async fn play(browser: &Browser, server: &Server, game: &str, lang: &str) {
    for (name, page) in [("new-table", "new"), ("rules", "rules")] {
        browser.go(&server.at(&format!("/{page}/{game}"))).await;
        assert_speaks(browser, lang).await;
        browser.picture(&format!("{game}-{name}-{lang}")).await;
    }
    browser.play_now(&server.at("/"), game).await;
    let mut whim = Whim::new(17);
    for _ in 0..12 {
        let sight = browser.turn().await;
        assert_speaks(browser, lang).await;
        assert_shows(browser, lang, "your-turn").await;
        browser.do_anything(&sight, &mut whim).await;
    }
    browser.turn().await;
    browser.picture(&format!("{game}-table-{lang}")).await;
}

/// Pages and a few moves in one language.
async fn visit(lang: &str) {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    browser.speak(lang).await;
    for page in ["/", "/import", "/me", "/nowhere"] {
        browser.go(&server.at(page)).await;
        assert_speaks(&browser, lang).await;
    }
    browser.go(&server.at("/")).await;
    assert_shows(&browser, lang, "home-title").await;
    assert_shows(&browser, lang, "play-now").await;
    browser.picture(&format!("first-page-{lang}")).await;
    for game in &GameId::NAMES {
        play(&browser, &server, game, lang).await;
    }

    // The other languages are two presses away, and the page stays where it was.
    let place = browser.place().await;
    let other = if lang == "pl" { "it" } else { "pl" };
    browser.click(".settings summary").await;
    let before = browser.document().await;
    browser
        .click(&format!(".settings button[lang={other}]"))
        .await;
    browser.turned(before).await;
    assert_eq!(browser.place().await, place);
    assert_speaks(&browser, other).await;
    for game in &GameId::NAMES {
        let finished = server.finished_game(game).await;
        for page in ["", "/replay?ply=60"] {
            browser
                .go(&server.at(&format!("/t/{finished}{page}")))
                .await;
            assert_speaks(&browser, other).await;
        }
    }
    // Nothing is at /nowhere, and the browser says so.
    browser
        .leave_but(|complaint| complaint.contains("404"))
        .await;
    server.stop().await;
}

#[tokio::test]
async fn every_game_can_be_played_in_english() {
    visit("en").await;
}

#[tokio::test]
async fn every_game_can_be_played_in_italian() {
    visit("it").await;
}

#[tokio::test]
async fn every_game_can_be_played_in_polish() {
    visit("pl").await;
}
