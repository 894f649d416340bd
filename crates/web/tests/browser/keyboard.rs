//! Nothing but a keyboard.

use serde::Deserialize;

use crate::browser::Browser;
use crate::kit::{Server, room};
use crate::play::Whim;

/// So many steps lead from anywhere to anything on a page.
const FAR: usize = 200;

#[derive(Debug, Deserialize)]
struct Focus {
    on: String,
    /// Nothing has the focus.
    lost: bool,
    seen: bool,
    value: Option<String>,
    moves: bool,
    /// The game that is begun by it.
    game: Option<String>,
}

/// What has the focus and whether it can be seen: by an outline, or by the glow of a territory.
const FOCUS: &str = "(() => {
    const on = document.activeElement || document.body;
    const style = getComputedStyle(on);
    const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    const spot = on.closest('.spot');
    const glows = spot && parseFloat(getComputedStyle(spot.querySelector('.glow')).strokeWidth) >= 8;
    const box = on.getBoundingClientRect();
    const inSight = box.bottom > 0 && box.top < innerHeight;
    return {
        on: on.outerHTML.slice(0, 160),
        lost: on === document.body || on === document.documentElement,
        seen: on.matches(':focus-visible') && (outlined || !!glows) && inSight,
        value: on.value || null,
        moves: on.matches('button[form=move]'),
        game: on.closest('form[action=\"/play\"]') ? on.form.elements.game.value : null,
    };
})()";

impl Browser {
    async fn focus(&self) -> Focus {
        self.see(FOCUS).await
    }

    /// Steps with Tab until the focus is on what is wanted; every step can be seen.
    async fn step_to(&self, wanted: impl Fn(&Focus) -> bool) -> Focus {
        for _ in 0..FAR {
            self.key("Tab").await;
            let focus = self.focus().await;
            // Past the last element the focus is on the browser itself.
            if focus.lost {
                continue;
            }
            assert!(focus.seen, "the focus cannot be seen: {focus:?}");
            if wanted(&focus) {
                return focus;
            }
        }
        panic!("{FAR} steps lead nowhere");
    }
}

#[tokio::test]
async fn from_the_first_page_to_the_end_of_an_age_with_nothing_but_the_keyboard() {
    plays_by_keyboard("aztlan", 1, "place").await;
}

#[tokio::test]
async fn three_rounds_of_amazonas_are_played_with_nothing_but_the_keyboard() {
    plays_by_keyboard("amazonas", 3, "build").await;
}

/// Plays so many rounds and keeps a picture of the focus on a choice of this kind.
async fn plays_by_keyboard(game: &str, rounds: usize, pictured: &str) {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    browser.go(&server.at("/")).await;
    browser.key("Tab").await;
    let skip = browser.focus().await;
    assert!(
        skip.on.contains("class=\"skip\""),
        "the first step skips the head: {skip:?}"
    );
    browser.picture("keyboard-skip").await;
    browser
        .step_to(|focus| focus.game.as_deref() == Some(game))
        .await;
    let before = browser.document().await;
    browser.key("Enter").await;
    browser.turned(before).await;
    browser.until("document.querySelector('main.table')").await;

    let mut whim = Whim::new(7);
    let mut lost = Vec::new();
    let mut is_pictured = false;
    loop {
        let sight = browser.turn().await;
        if sight.round > rounds || sight.over {
            break;
        }
        let wanted = &sight.choices[whim.below(sight.choices.len())];
        let at = browser.focus().await;
        if at.value.as_ref() != Some(wanted) {
            browser
                .step_to(|focus| focus.moves && focus.value.as_ref() == Some(wanted))
                .await;
        }
        if !is_pictured && wanted.starts_with(pictured) {
            is_pictured = true;
            browser.picture(&format!("keyboard-{game}")).await;
        }
        browser.key("Enter").await;
        browser.done(&sight, wanted).await;
        if browser.focus().await.lost {
            lost.push(wanted.clone());
        }
    }
    assert!(
        lost.is_empty(),
        "the focus was lost after {} moves: {lost:?}",
        lost.len()
    );
    browser.leave().await;
    server.stop().await;
}
