//! A phone, held upright.

use games::GameId;

use crate::browser::Browser;
use crate::kit::{Server, room};
use crate::play::Whim;

async fn assert_no_sideways_scrolling(browser: &Browser) {
    let widths: [u32; 2] = browser
        .see("[document.scrollingElement.scrollWidth, innerWidth]")
        .await;
    let place = browser.place().await;
    assert!(
        widths[0] <= widths[1],
        "{place} scrolls sideways: {widths:?}"
    );
}

/// Where an element begins and ends on the screen.
async fn extent(browser: &Browser, selector: &str) -> [f64; 2] {
    let script = format!(
        "(({{ top, bottom }}) => [top, bottom])(document.querySelector({selector:?}).getBoundingClientRect())"
    );
    browser.see(&script).await
}

/// The prompt stands above the board, the hand below it and in sight; the rest waits behind a tap.
async fn assert_laid_out(browser: &Browser) {
    let prompt = extent(browser, ".prompt").await;
    let board = extent(browser, ".board").await;
    let hand = extent(browser, ".hand .cards").await;
    assert!(
        prompt[0] >= 0.0 && prompt[1] <= board[0],
        "the prompt stands above the board"
    );
    assert!(
        board[1] <= hand[0] && hand[1] <= 844.0,
        "the hand is below the board and in sight: {hand:?}"
    );
    let open: Vec<String> = browser
        .see("[...document.querySelectorAll('aside details[open]')].map((details) => details.className)")
        .await;
    assert!(open.is_empty(), "{open:?} wait behind a tap");
}

/// Plays so many rounds by tapping, then looks at a game that is over. Nothing is ever wider than the screen.
async fn plays_on_a_phone(game: &str, rounds: usize) {
    let _room = room(1).await;
    let server = Server::open().await;
    let mut browser = Browser::open().await;
    browser.become_phone().await;
    browser.play_now(&server.at("/"), game).await;
    let picture = |name: &str| format!("{game}-phone-{name}");
    browser.picture(&picture("tip")).await;
    browser.turn().await;
    browser.need_no_tips().await;
    browser.picture(&picture("table")).await;
    assert_no_sideways_scrolling(&browser).await;
    assert_laid_out(&browser).await;

    let mut whim = Whim::new(11);
    let mut phases = Vec::new();
    loop {
        let sight = browser.turn().await;
        if sight.round > rounds || sight.over {
            break;
        }
        assert_no_sideways_scrolling(&browser).await;
        if !phases.contains(&sight.phase) {
            phases.push(sight.phase.clone());
            browser.picture(&picture(&phases.len().to_string())).await;
        }
        browser.do_anything(&sight, &mut whim).await;
    }
    browser.click("aside details.chronicle summary").await;
    browser
        .until("document.querySelector('aside details.chronicle').open")
        .await;
    browser.picture(&picture("chronicle")).await;
    assert_no_sideways_scrolling(&browser).await;

    let finished = server.finished_game(game).await;
    for (name, page) in [("end", ""), ("replay", "/replay?ply=40")] {
        browser
            .go(&server.at(&format!("/t/{finished}{page}")))
            .await;
        browser.picture(&picture(name)).await;
        assert_no_sideways_scrolling(&browser).await;
    }
    browser.click("a[rel=next]").await;
    browser
        .until("new URL(location.href).searchParams.get('ply') === '41'")
        .await;
    let open: usize = browser
        .see("document.querySelectorAll('aside details[open]').length")
        .await;
    assert_eq!(open, 0, "what was folded away stays away");
    browser.leave().await;
    server.stop().await;
}

#[tokio::test]
async fn on_a_phone_an_age_of_aztlan_is_played_by_tapping() {
    plays_on_a_phone("aztlan", 1).await;
}

#[tokio::test]
async fn on_a_phone_three_rounds_of_amazonas_are_played_by_tapping() {
    plays_on_a_phone("amazonas", 3).await;
}

#[tokio::test]
async fn on_a_phone_no_page_scrolls_sideways() {
    let _room = room(1).await;
    let server = Server::open().await;
    let mut browser = Browser::open().await;
    browser.become_phone().await;
    let games = GameId::NAMES.iter();
    let games = games.flat_map(|game| [format!("/new/{game}"), format!("/rules/{game}")]);
    let pages = ["/me", "/import", "/api", "/"].map(str::to_owned);
    for page in games.chain(pages) {
        browser.go(&server.at(&page)).await;
        assert_no_sideways_scrolling(&browser).await;
    }
    browser.picture("phone-first-page").await;
    browser.leave().await;
    server.stop().await;
}

/// Points well inside a territory where a press would not meet it.
const STRAYS: &str = "[...document.querySelectorAll('.spot')].filter((spot) => spot.querySelector('button')).flatMap((spot) => {
    const glow = (spot) => spot.querySelector('.glow');
    const outline = (spot) => document.querySelector(glow(spot).getAttribute('href'));
    const toMap = glow(spot).getScreenCTM().inverse();
    const holds = (x, y) => outline(spot).isPointInFill(new DOMPoint(x, y).matrixTransform(toMap));
    const isInside = (x, y) => [-1, 1].every((right) => [-1, 1].every((down) => holds(x + right, y + down)));
    const box = glow(spot).getBoundingClientRect();
    const strays = [];
    for (let x = box.left; x < box.right; x += box.width / 12) for (let y = box.top; y < box.bottom; y += box.height / 12) {
        if (y < 0 || y > innerHeight || !isInside(x, y)) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit.closest('.spot') === spot) continue;
        strays.push(`${outline(spot).id} at ${Math.round(x)} ${Math.round(y)} meets ${hit.outerHTML.slice(0, 60)}`);
    }
    return strays;
})";

#[tokio::test]
async fn all_of_a_territory_can_be_pressed() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    browser.play_now(&server.at("/"), "aztlan").await;
    let sight = browser.turn().await;
    browser.choose(&sight, &sight.choices[0]).await;
    let sight = browser.turn().await;
    assert!(
        sight
            .choices
            .iter()
            .any(|choice| choice.starts_with("place")),
        "{sight:?}"
    );
    let strays: Vec<String> = browser.see(STRAYS).await;
    assert!(strays.is_empty(), "{} strays: {strays:#?}", strays.len());
    browser.leave().await;
    server.stop().await;
}
