//! What a browser adds to the deal.

use crate::browser::Browser;
use crate::kit::{Server, room};
use crate::play::now;

/// Begins a game against beginners; the address of its table when it is over. Nothing of it needs the page's script.
async fn played(browser: &Browser, server: &Server) -> String {
    browser.go(&server.at("/")).await;
    let beginners = "void document.querySelectorAll('[name=bot]').forEach((level) => (level.value = 'beginner'))";
    browser.see::<Option<()>>(beginners).await;
    let before = browser.document().await;
    browser.click(&now("aztlan")).await;
    browser.turned(before).await;
    let table = browser.place().await;
    let id = table[3..].parse().expect("an id");
    server.play_out(&id).await;
    table
}

#[tokio::test]
async fn a_browser_makes_its_share_and_recognises_it_in_the_proof() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    let table = played(&browser, &server).await;
    let (made, shown): (String, String) = browser
        .see("JSON.parse(localStorage.getItem('shares'))[0]")
        .await;
    browser.go(&server.at(&format!("{table}/proof"))).await;
    browser.picture("proof").await;
    let text = browser.text(".proof").await;
    assert!(text.contains(&made) && text.contains(&shown), "{text}");
    assert!(text.contains("made by the player"), "{text}");
    assert!(
        text.contains("Your browser remembers making this, after"),
        "{text}"
    );
    assert!(!text.contains("another SHA-256"), "{text}");
    let id = table[3..].parse().expect("an id");
    let over = server.house.table(&id).await.expect("a table");
    let proof = serde_json::to_value(over.proof()).expect("a proof can be written");
    assert_eq!(proof["shared"]["shares"][0]["share"], made.as_str());
    assert_eq!(proof["shared"]["commitment"], shown.as_str());

    // The next game has another share; a stranger's browser recognises none.
    played(&browser, &server).await;
    let (next, _): (String, String) = browser
        .see("JSON.parse(localStorage.getItem('shares'))[0]")
        .await;
    assert_ne!(next, made);
    let stranger = Browser::open().await;
    stranger.go(&server.at(&format!("{table}/proof"))).await;
    let text = stranger.text(".proof").await;
    assert!(!text.contains("Your browser remembers"), "{text}");
}

#[tokio::test]
async fn without_the_script_the_server_makes_the_share_and_the_proof_says_so() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    let off = serde_json::json!({ "value": true });
    browser
        .cdp("Emulation.setScriptExecutionDisabled", off)
        .await;
    let table = played(&browser, &server).await;
    browser.go(&server.at(&format!("{table}/proof"))).await;
    let text = browser.text(".proof").await;
    assert!(text.contains("made by the server"), "{text}");
    assert!(!text.contains("made by the player"), "{text}");
}
