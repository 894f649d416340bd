//! Random forms on every address that takes one, and random questions to every address that answers one.

use std::fmt::Write as _;
use std::time::Duration;

use reqwest::{Method, RequestBuilder};

use super::{Scene, VALUES, one_of, seed, setting};
use crate::party::Dice;

/// Longer than anything may take, even on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_mins(2);

/// The names that fields have somewhere, and some that none has.
const NAMES: &[&str] = &[
    "game",
    "bot",
    "public",
    "action",
    "number",
    "key",
    "seat",
    "side",
    "text",
    "file",
    "name",
    "label",
    "id",
    "back",
    "language",
    "theme",
    "tip",
    "option-players",
    "option-edition",
    "option-sets",
    "option-gods",
    "option-tribes",
    "option-colours",
    "option-handicap",
    "option-memory",
    "option-",
    "option-colour",
    "seat-0",
    "seat-1",
    "seat-5",
    "seat-6",
    "seat-18446744073709551615",
    "side-0",
    "side-1",
    "side-99",
    "after",
    "ply",
    "view",
    "analyse",
    "why",
    "q",
    "page",
    "",
    "\u{0}",
    "[]",
    "__proto__",
];

/// Every page that the house serves with this method, from its list of routes.
fn routes(method: &str) -> Vec<String> {
    let source = include_str!("../../../src/routes.rs");
    let pages = source.split("/api").next().unwrap_or_default();
    let mut routes = Vec::new();
    for route in pages.split(".route(").skip(1) {
        let address = route.split('"').nth(1).expect("a route has an address");
        if route.contains(&format!("{method}(")) {
            routes.push(address.to_owned());
        }
    }
    routes
}

/// An address with something in every place.
fn address(route: &str, scene: &Scene, dice: &mut Dice) -> String {
    let mut address = String::new();
    for piece in route.split('/').skip(1) {
        address.push('/');
        let plain = match piece {
            "{table}" => one_of(dice, &scene.tables).clone(),
            "{game}" => (*one_of(
                dice,
                &["aztlan", "amazonas", "space-aztecs", "mezo", "chess"],
            ))
            .to_owned(),
            piece if piece.starts_with('{') => scene.somebody.clone(),
            piece => piece.to_owned(),
        };
        let strange = piece.starts_with('{') && dice.below(8) == 0;
        let piece = if strange {
            *one_of(dice, VALUES)
        } else {
            plain.as_str()
        };
        address.push_str(&encoded(piece));
    }
    address
}

/// A text as it stands in an address or a form.
fn encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_".contains(&byte) {
            encoded.push(byte.into());
        } else {
            write!(encoded, "%{byte:02x}").expect("a string takes it all");
        }
    }
    encoded
}

/// What a field says: something of the house, or of nobody.
fn value(scene: &Scene, dice: &mut Dice) -> String {
    match dice.below(12) {
        0 => scene.somebody.clone(),
        1 => one_of(dice, &scene.tables).clone(),
        2 => one_of(dice, VALUES).repeat(1 + dice.below(200)),
        _ => (*one_of(dice, VALUES)).to_owned(),
    }
}

fn fields(scene: &Scene, dice: &mut Dice) -> Vec<(String, String)> {
    let mut fields: Vec<(String, String)> = (0..dice.below(10))
        .map(|_| ((*one_of(dice, NAMES)).to_owned(), value(scene, dice)))
        .collect();
    if dice.below(20) == 0 && !fields.is_empty() {
        let many = fields.len() * (1 + dice.below(30));
        fields = fields.iter().cycle().take(many).cloned().collect();
    }
    fields
}

/// A form, or what is none, as bodies come.
fn body(scene: &Scene, dice: &mut Dice) -> (&'static str, Vec<u8>) {
    let fields = fields(scene, dice);
    let form = || {
        let pairs = fields.iter();
        let pairs = pairs.map(|(name, value)| format!("{}={}", encoded(name), encoded(value)));
        pairs.collect::<Vec<_>>().join("&")
    };
    match dice.below(12) {
        0 => ("application/json", form().into_bytes()),
        1 => (
            "application/x-www-form-urlencoded",
            b"%ff=%fe&\xff\x00=&&&=".to_vec(),
        ),
        2 => ("multipart/form-data", form().into_bytes()),
        3 | 4 => ("multipart/form-data; boundary=x", multipart(&fields)),
        5 => ("", form().into_bytes()),
        _ => ("application/x-www-form-urlencoded", form().into_bytes()),
    }
}

fn multipart(fields: &[(String, String)]) -> Vec<u8> {
    let part = |(name, value): &(String, String)| {
        format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    };
    let parts: String = fields.iter().map(part).collect();
    format!("{parts}--x--\r\n").into_bytes()
}

/// Something that somebody sends: as text for the message of a failure, and as a request.
fn draw(
    scene: &Scene,
    dice: &mut Dice,
    posts: &[String],
    gets: &[String],
) -> (String, RequestBuilder) {
    let client = scene.client(dice);
    if dice.below(4) == 0 {
        let query: Vec<String> = fields(scene, dice)
            .iter()
            .map(|(name, value)| format!("{}={}", encoded(name), encoded(value)))
            .collect();
        let address = address(one_of::<String>(dice, gets), scene, dice);
        let mut address = format!("{address}?{}", query.join("&"));
        address.truncate(8_000);
        let request = client.bare(Method::GET, &address);
        return (format!("GET {address}"), request);
    }
    let address = address(one_of::<String>(dice, posts), scene, dice);
    let (kind, body) = body(scene, dice);
    let told = format!("POST {address} {kind} {}", String::from_utf8_lossy(&body));
    let mut request = client.write(&address).body(body);
    if client.token.is_some() {
        request = request.header("origin", client.url("").as_str().trim_end_matches('/'));
    }
    if !kind.is_empty() {
        request = request.header("content-type", kind);
    }
    if dice.below(3) == 0 {
        request = request.header("accept", "application/json");
    }
    (told, request)
}

#[tokio::test]
async fn random_forms_are_answered_with_pages_and_never_break_the_house() {
    let scene = Scene::open().await;
    let (seed, many) = (seed(), setting("PATOLLI_FORMS", 1_000));
    println!("{many} forms from seed {seed}");
    let mut dice = Dice::new(seed);
    let mut posts = routes("post");
    // Whoever logs out or is deleted is forgotten, as they wish.
    posts.retain(|route| !route.ends_with("/logout") && !route.ends_with("/delete"));
    let mut gets = routes("get");
    // A stream is endless.
    gets.retain(|route| !route.ends_with("/live"));
    assert!(posts.len() > 15 && gets.len() > 15, "{posts:?}, {gets:?}");
    let mut statuses = std::collections::BTreeMap::new();
    for number in 0..many {
        let (told, request) = draw(&scene, &mut dice, &posts, &gets);
        let told = || format!("seed {seed}, number {number}: {told}");
        let response = request.timeout(PATIENCE).send().await;
        let response = response.unwrap_or_else(|error| panic!("{}: {error}", told()));
        let status = response.status();
        let header = |name: &str| {
            let value = response.headers().get(name);
            value.map_or_else(String::new, |value| {
                String::from_utf8_lossy(value.as_bytes()).into_owned()
            })
        };
        let (kind, location) = (header("content-type"), header("location"));
        let text = response.text().await;
        let text = text.unwrap_or_else(|error| panic!("{}: {error}", told()));
        *statuses.entry(status.as_u16()).or_insert(0_u32) += 1;
        for client in &scene.clients[1..3] {
            let cookies = client.cookies();
            let is_known = cookies.split("; ").any(|one| one.starts_with("patolli="));
            assert!(is_known, "{}: a person is forgotten: {cookies}", told());
        }
        assert!(!status.is_server_error(), "{}: {status} {text}", told());
        assert_eq!(status.is_redirection(), !location.is_empty(), "{}", told());
        assert!(is_ours(&location), "{}: leads to {location:?}", told());
        assert!(
            is_well_formed(&kind, &text),
            "{}: {status} {kind} {text}",
            told()
        );
        let is_page = kind.starts_with("text/html");
        assert!(
            !is_page || !text.contains("<script>alert"),
            "{}: {text}",
            told()
        );
        assert!(text.len() < 600_000, "{}: {} bytes", told(), text.len());
    }
    println!("answers by status: {statuses:?}");
    assert!(statuses.len() > 5, "{statuses:?}");
    // All that was there still is, and everybody can still play.
    for client in &scene.clients {
        client.get("/").await.expect(200);
    }
    let ada = &scene.clients[1];
    ada.found(&["me", "open", "open"]).await;
    let table = scene.server.table(&scene.tables[2]).await;
    assert!(table.record().is_some(), "a finished game is kept");
}

/// Nobody is sent to another house.
fn is_ours(location: &str) -> bool {
    location.is_empty()
        || location.starts_with('/') && !location[1..].starts_with(['/', '\\', '\t'])
}

/// A page, a part of one, JSON, or nothing where nothing is to be said.
fn is_well_formed(kind: &str, text: &str) -> bool {
    match kind.split(';').next().unwrap_or_default() {
        "text/html" => are_closed(text),
        "application/json" => serde_json::from_str::<serde_json::Value>(text).is_ok(),
        "" => text.is_empty(),
        _ => true,
    }
}

/// Whether every element that has to be closed is, in order.
fn are_closed(html: &str) -> bool {
    const VOID: [&str; 8] = ["meta", "link", "input", "br", "hr", "img", "base", "wbr"];
    let mut open: Vec<&str> = Vec::new();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        rest = &rest[start + 1..];
        let Some(end) = tag_end(rest) else {
            return false;
        };
        let (tag, after) = (&rest[..end], &rest[end + 1..]);
        rest = after;
        let name = |tag: &'_ str| {
            tag.find(|c: char| !c.is_ascii_alphanumeric() && c != '-')
                .unwrap_or(tag.len())
        };
        if let Some(closing) = tag.strip_prefix('/') {
            if open.pop() != Some(&closing[..name(closing)]) {
                return false;
            }
        } else if !tag.starts_with('!') && !tag.ends_with('/') {
            let name = &tag[..name(tag)];
            if !VOID.contains(&name) {
                open.push(name);
            }
        }
    }
    open.is_empty()
}

/// Where a tag ends: not within quotation marks.
fn tag_end(tag: &str) -> Option<usize> {
    let mut quoted = false;
    tag.bytes().position(|byte| {
        quoted ^= byte == b'"';
        byte == b'>' && !quoted
    })
}

#[test]
fn a_page_that_is_torn_is_noticed() {
    for whole in [
        "",
        "<p>a</p>",
        "<!DOCTYPE html><p title=\"a>b\">a<br>b</p>",
        "<svg><use href=\"#a\"/></svg>",
    ] {
        assert!(are_closed(whole), "{whole}");
    }
    for torn in ["<p>", "<p><b></p></b>", "</p>", "<p", "<p title=\"a>"] {
        assert!(!are_closed(torn), "{torn}");
    }
}
