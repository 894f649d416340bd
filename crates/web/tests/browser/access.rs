//! What a reader who sees little or nothing needs, and what no page may do.

use games::GameId;
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::kit::{Server, room};

/// Roles that must have a name.
const NAMED: [&str; 13] = [
    "button",
    "link",
    "textbox",
    "combobox",
    "slider",
    "radio",
    "checkbox",
    "image",
    "img",
    "navigation",
    "region",
    "group",
    "DisclosureTriangle",
];

/// Asserts that all that can be used or must be described has a name, as the browser itself computes it.
async fn assert_named(browser: &Browser) {
    let place = browser.place().await;
    let tree = browser.cdp("Accessibility.getFullAXTree", json!({})).await;
    let nodes = tree["nodes"].as_array().expect("a page has a tree");
    let is_nameless = |node: &&Value| {
        let role = node["role"]["value"].as_str().unwrap_or_default();
        let name = node["name"]["value"].as_str().unwrap_or_default();
        let shown = node["ignored"] != true;
        shown && NAMED.contains(&role) && name.trim().is_empty()
    };
    let mut nameless = Vec::new();
    for node in nodes.iter().filter(is_nameless) {
        // A list of radio buttons without a name is one thing, a drawing another: the page tells which.
        let id = json!({ "backendNodeId": node["backendDOMNodeId"] });
        let shown = browser.cdp("DOM.describeNode", id).await;
        let (name, attributes) = (&shown["node"]["nodeName"], &shown["node"]["attributes"]);
        nameless.push(format!("{} {name} {attributes}", node["role"]["value"]));
    }
    nameless.retain(|node| {
        !node.contains("\"group\" \"DETAILS\"") && !node.contains("\"group\" \"g\"")
    });
    assert!(
        nameless.is_empty(),
        "{place} has nameless things: {nameless:#?}"
    );
}

/// Asserts that headings begin with one of the first order and skip none, and that the language is told.
async fn assert_ordered(browser: &Browser) {
    let place = browser.place().await;
    let headings: Vec<u8> = browser
        .see("[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => Number(heading.tagName[1]))")
        .await;
    assert_eq!(
        headings.first(),
        Some(&1),
        "{place} begins with a heading of the first order: {headings:?}"
    );
    let another = headings.iter().skip(1).any(|order| *order == 1);
    assert!(!another, "{place} has one of them: {headings:?}");
    let deeper = headings.windows(2).all(|pair| pair[1] <= pair[0] + 1);
    assert!(deeper, "{place} skips no order: {headings:?}");
    let lang: String = browser.see("document.documentElement.lang").await;
    assert_eq!(lang, "en", "{place}");
}

/// Contrast of all text that stands on one plain colour, and of the pigments that carry words.
const PALE: &str = "(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const rgb = (colour) => {
        canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const light = (colour) => {
        const [r, g, b] = rgb(colour).map((part) => (part /= 255) <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
        return .2126 * r + .7152 * g + .0722 * b;
    };
    const contrast = (one, other) => {
        const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
        return (bright + .05) / (dark + .05);
    };
    const pale = new Set();
    const judge = (what, ink, ground) => {
        const found = contrast(ink, ground);
        if (found < 4.5) pale.add(`${what}: ${ink} on ${ground} is ${found.toFixed(2)}`);
    };
    // The ground of an element: none if it is a picture or let through.
    const ground = (element) => {
        for (let at = element; at; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (style.backgroundImage !== 'none' || Number(style.opacity) < 1) return null;
            if (rgb(style.backgroundColor)[3] === 255) return style.backgroundColor;
        }
        return null;
    };
    for (const element of document.querySelectorAll('body *:not(svg, svg *)')) {
        const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (!words || !element.checkVisibility() || element.closest(':disabled')) continue;
        const below = ground(element);
        if (below) judge(`${element.tagName}.${element.className}`, getComputedStyle(element).color, below);
    }
    const root = getComputedStyle(document.documentElement);
    const colour = (name) => root.getPropertyValue(`--${name}`).trim();
    const pairs = {
        ink: ['paper', 'sheet', 'lit', 'jungle', 'desert', 'mountains', 'terraces', 'city'],
        soft: ['paper', 'sheet', 'lit'], 'on-pigment': ['jade', 'red'], sheet: ['ink'],
    };
    for (const [ink, grounds] of Object.entries(pairs))
        for (const below of grounds) judge(`--${ink} on --${below}`, colour(ink), colour(below));
    return [...pale];
})()";

async fn assert_legible(browser: &Browser, light: &str) {
    let place = browser.place().await;
    let pale: Vec<String> = browser.see(PALE).await;
    assert!(pale.is_empty(), "{place} is pale when {light}: {pale:#?}");
}

/// All kinds of pages of the house.
const PAGES: [&str; 4] = ["/", "/import", "/me", "/api"];

/// All kinds of pages of a game, with what they are called in pictures: one is of a table where the browser has made two
/// choices.
async fn pages_of(browser: &Browser, server: &Server, game: &str) -> Vec<(String, String)> {
    browser.play_now(&server.at("/"), game).await;
    for _ in 0..2 {
        let sight = browser.turn().await;
        browser.choose(&sight, &sight.choices[0]).await;
    }
    browser.turn().await;
    let (table, finished) = (browser.place().await, server.finished_game(game).await);
    [
        ("new", format!("/new/{game}")),
        ("rules", format!("/rules/{game}")),
        ("table", table),
        ("end", format!("/t/{finished}")),
        ("replay", format!("/t/{finished}/replay?ply=50")),
    ]
    .map(|(name, page)| (format!("{game}-{name}"), page))
    .to_vec()
}

/// All kinds of pages, with what they are called in pictures.
async fn pages(browser: &Browser, server: &Server) -> Vec<(String, String)> {
    let name = |page: &str| format!("page{}", page.replace('/', "-"));
    let mut pages = PAGES.map(|page| (name(page), page.to_owned())).to_vec();
    for game in &GameId::NAMES {
        pages.extend(pages_of(browser, server, game).await);
    }
    pages
}

#[tokio::test]
async fn everything_has_a_name_and_headings_are_in_order() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    for (_, page) in pages(&browser, &server).await {
        browser.go(&server.at(&page)).await;
        assert_named(&browser).await;
        assert_ordered(&browser).await;
    }
    browser.leave().await;
    server.stop().await;
}

#[tokio::test]
async fn words_stand_out_from_their_ground_in_light_and_dark() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    let pages = pages(&browser, &server).await;
    for (dark, light) in [(false, "light"), (true, "dark")] {
        browser.dim(dark).await;
        for (name, page) in &pages {
            browser.go(&server.at(page)).await;
            browser.picture(&format!("{light}-{name}")).await;
            assert_legible(&browser, light).await;
        }
    }
    browser.leave().await;
    server.stop().await;
}

#[tokio::test]
async fn what_a_page_should_not_do_is_heard() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    browser.go(&server.at("/")).await;
    assert_eq!(browser.complaints(), [""; 0]);
    let wrongs = [
        ("console.warn('careful')", "careful"),
        ("setTimeout(() => { throw new Error('broken') })", "broken"),
        (
            "new Image().src = 'http://elsewhere.example/picture'",
            "elsewhere",
        ),
        (
            "document.body.setAttribute('onclick', 'nothing')",
            "Content Security Policy",
        ),
    ];
    for (wrong, sign) in wrongs {
        browser.see::<Value>(&format!("void ({wrong})")).await;
        let heard = async {
            while !browser
                .complaints()
                .iter()
                .any(|complaint| complaint.contains(sign))
            {
                tokio::time::sleep(crate::kit::GLANCE).await;
            }
        };
        let heard = tokio::time::timeout(crate::kit::PATIENCE, heard).await;
        assert!(
            heard.is_ok(),
            "{wrong} is heard: {:?}",
            browser.complaints()
        );
    }
    browser.leave_but(|_| true).await;
    server.stop().await;
}
