//! A browser that runs no scripts.

use serde_json::json;

use crate::browser::Browser;
use crate::kit::{GLANCE, Server, room};
use crate::play::{Sight, Whim, button, now};

/// The table when there is something to do: who runs no script looks again and again.
async fn turn(browser: &Browser) -> Sight {
    loop {
        let sight = browser.sight().await;
        if sight.turn || sight.over {
            return sight;
        }
        tokio::time::sleep(GLANCE).await;
        browser.reload().await;
    }
}

/// Presses and waits for the next page.
async fn press(browser: &Browser, selector: &str) {
    let before = browser.document().await;
    browser.click(selector).await;
    browser.turned(before).await;
}

#[tokio::test]
async fn without_the_script_an_age_is_played_by_loading_pages_and_replayed_by_links() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    browser
        .cdp(
            "Emulation.setScriptExecutionDisabled",
            json!({ "value": true }),
        )
        .await;
    browser.go(&server.at("/")).await;
    press(&browser, &now("aztlan")).await;
    browser.picture("scriptless-table").await;

    // Saying something and switching the helper off are forms like all others.
    browser.click(".say input").await;
    browser.write("No script here").await;
    press(&browser, ".say button").await;
    assert!(browser.text("#sayings").await.contains("No script here"));
    press(&browser, "#tip button[value=off]").await;
    assert!(!browser.has("#tip button").await);

    let mut whim = Whim::new(13);
    let mut undone = false;
    loop {
        let sight = turn(&browser).await;
        if sight.round > 1 || sight.over {
            break;
        }
        let action = &sight.choices[whim.below(sight.choices.len())];
        press(&browser, &button(action)).await;
        let after = browser.sight().await;
        assert!(after.number > sight.number, "{action} was done: {after:?}");
        if !undone && after.turn && browser.has("button[form=undo]").await {
            press(&browser, "button[form=undo]").await;
            assert_eq!(browser.sight().await.choices, sight.choices);
            undone = true;
        }
    }
    assert!(undone, "something was taken back");

    // A line of the chronicle opens its position; from there links lead on.
    press(&browser, "#chronicle li:nth-child(5) a").await;
    let place = browser.place().await;
    assert!(place.contains("/replay?ply="), "{place}");
    press(&browser, "a[rel=first]").await;
    assert!(browser.place().await.contains("ply=0"));
    for ply in 1..=3 {
        press(&browser, "a[rel=next]").await;
        assert!(browser.place().await.contains(&format!("ply={ply}")));
    }
    press(&browser, "a[rel=prev]").await;
    assert!(browser.place().await.contains("ply=2"));
    press(&browser, "a[rel=last]").await;
    browser.picture("scriptless-replay").await;
    press(&browser, ".controls a[href^='/t/']:not([rel])").await;
    assert!(browser.has("#prompt").await, "back at the table");
    browser.leave().await;
    server.stop().await;
}
