//! How much comes over the wire.

use std::collections::{BTreeMap, BTreeSet};

use games::GameId;
use reqwest::Method;

use crate::html;
use crate::kit::{Client, Server};
use crate::party::{LANGUAGES, NAMES, Party};
use crate::plan::Plan;
use crate::stream::Event;

const KIB: usize = 1024;
const FIRST_PAGE: usize = 60 * KIB;
const TABLE: usize = 100 * KIB;
const UPDATE: usize = 5 * KIB;
/// What is told of five or six players at once.
const LARGE_UPDATE: usize = 6 * KIB;
/// What is told when four cards with three actions each, in words, are turned up at once.
const WORDY_UPDATE: usize = 8 * KIB;

/// The bytes of an answer as they come, compressed.
async fn weight(client: &Client, path: &str, encoding: &str) -> usize {
    let request = client
        .bare(Method::GET, path)
        .header("accept-encoding", encoding);
    let response = request.send().await.expect("the server answers");
    assert_eq!(response.status(), 200, "{path}");
    let encoded = response.headers().get("content-encoding");
    let encoded = encoded.map(|value| value.to_str().expect("a plain header").to_owned());
    assert_eq!(encoded.as_deref(), Some(encoding), "{path}");
    let headers: usize = response
        .headers()
        .iter()
        .map(|(name, value)| name.as_str().len() + value.len() + 4)
        .sum();
    headers + response.bytes().await.expect("the answer comes").len()
}

/// The files that a page needs, all from here.
async fn files(client: &Client, path: &str) -> BTreeSet<String> {
    let page = client.get(path).await.expect(200).text;
    let tags = html::tags(&page).into_iter();
    let needed = tags.filter_map(|tag| match tag.name.as_str() {
        "link" => tag.get("href").map(str::to_owned),
        "script" | "img" | "iframe" | "audio" | "video" | "image" => {
            tag.get("src").map(str::to_owned)
        }
        _ => None,
    });
    needed.collect()
}

/// A page with everything it needs, in both encodings; the heavier.
async fn whole(client: &Client, path: &str) -> usize {
    let files = files(client, path).await;
    let mut heaviest = 0;
    for encoding in ["br", "gzip"] {
        let mut sum = weight(client, path, encoding).await;
        for file in &files {
            sum += weight(client, file, encoding).await;
        }
        println!("{path}: {sum} bytes with {encoding}");
        heaviest = heaviest.max(sum);
    }
    heaviest
}

#[tokio::test]
async fn the_first_page_is_light() {
    let server = Server::open().await;
    for language in ["en", "it", "pl"] {
        let mut client = server.browser();
        client.language = language;
        let bytes = whole(&client, "/").await;
        assert!(bytes <= FIRST_PAGE, "{bytes}");
    }
}

#[tokio::test]
async fn the_first_page_is_light_when_the_house_is_full() {
    let server = Server::open().await;
    let host = server.guest("A name of 24 characters").await;
    for plan in Plan::of_every_game(&server).await {
        let players = plan.players.to_string();
        for _ in 0..25 {
            host.play_game_now(&plan.game).await;
            let seats = [
                ("seat-0", "open"),
                ("option-players", players.as_str()),
                ("public", "yes"),
            ];
            let new = format!("/new/{}", plan.game);
            host.form(&new, &seats).await.location();
        }
    }
    let bytes = whole(&host, "/").await;
    assert!(bytes <= FIRST_PAGE, "{bytes}");
}

#[tokio::test]
async fn the_table_is_light_all_through_a_game() {
    let server = Server::open().await;
    for plan in Plan::of_every_game(&server).await {
        let game = &plan.game;
        let mut party = Party::at(&server, &plan).await;
        // Polish words are the longest.
        party.seats[1].language = "pl";
        let page = party.page("");
        let mut heaviest = 0;
        loop {
            heaviest = heaviest.max(whole(&party.seats[1], &page).await);
            let mut on = true;
            for _ in 0..25 {
                on = on && party.step().await.is_some();
            }
            if !on {
                break;
            }
        }
        let end = whole(&party.seats[1], &page).await;
        let replay = whole(&party.seats[1], &party.page("/replay")).await;
        println!("{game}: the heaviest table {heaviest}, the end {end}, the replay {replay} bytes");
        let all = [heaviest, end, replay];
        assert!(all.iter().all(|bytes| *bytes <= TABLE), "{game}: {all:?}");
    }
}

#[tokio::test]
async fn other_pages_are_light_too() {
    let server = Server::open().await;
    let mut client = server.guest("Ada").await;
    let games = GameId::NAMES.iter();
    let games = games.flat_map(|game| [format!("/new/{game}"), format!("/rules/{game}")]);
    let pages = ["/me", "/import", "/api"].map(str::to_owned);
    for page in pages.into_iter().chain(games) {
        for language in ["en", "it", "pl"] {
            client.language = language;
            let bytes = whole(&client, &page).await;
            assert!(bytes <= FIRST_PAGE, "{page} in {language}: {bytes}");
        }
    }
}

/// How much each kind of part weighs in an update, the heaviest first: `s4` and `s17` are both of the kind `s`.
fn kinds(event: &Event) -> Vec<(usize, String)> {
    let update = event.json();
    let groups = ["parts", "more"].into_iter();
    let mut kinds = BTreeMap::<String, usize>::new();
    for (id, part) in groups
        .filter_map(|group| update[group].as_object())
        .flatten()
    {
        let kind = id.trim_end_matches(|c: char| c.is_ascii_digit());
        *kinds.entry(kind.to_owned()).or_default() += id.len() + part.to_string().len() + 4;
    }
    let mut kinds: Vec<(usize, String)> =
        kinds.into_iter().map(|(kind, size)| (size, kind)).collect();
    kinds.sort_unstable_by(|a, b| b.cmp(a));
    kinds
}

/// A live update that is too large: its size, to whom, after what, and its heaviest parts.
type Large = (usize, usize, String, Vec<(usize, String)>);

/// The live updates of a game.
#[derive(Default)]
struct Updates {
    /// None may be larger.
    budget: usize,
    count: usize,
    bytes: usize,
    largest: usize,
    large: Vec<Large>,
    /// Those of the last move.
    last: Vec<usize>,
}

impl Updates {
    fn add(&mut self, watcher: usize, move_: &str, event: &Event) {
        let size = event.bytes;
        self.count += 1;
        self.bytes += size;
        self.largest = self.largest.max(size);
        self.last.push(size);
        if size > self.budget {
            let update = (size, watcher, move_.to_owned(), kinds(event));
            self.large.push(update);
        }
    }

    fn assert_small(mut self, game: &str) {
        let Self { count, largest, .. } = self;
        let average = self.bytes / count;
        println!(
            "{game}: {count} updates, {average} bytes on average, {largest} at most; the end: {:?}",
            self.last
        );
        self.large.sort_by_key(|update| std::cmp::Reverse(update.0));
        for (size, watcher, move_, kinds) in self.large.iter().take(12) {
            let kinds = &kinds[..kinds.len().min(6)];
            println!("{size} to {watcher} after {move_}: {kinds:?}");
        }
        let large = self.large.len();
        assert_eq!(
            large, 0,
            "{game}: of {count} updates, up to {largest} bytes"
        );
    }
}

/// Plays a whole game and weighs every update that anybody gets.
async fn updates(server: &Server, plan: &Plan) -> Updates {
    let mut seats = Vec::new();
    for (name, language) in NAMES.into_iter().zip(LANGUAGES).take(plan.players) {
        let mut guest = server.guest(name).await;
        guest.language = language;
        seats.push(guest);
    }
    let mut party = Party::seated(seats, plan).await;
    let number = party.look(0).await["number"].clone();
    let watchers = party.seats.iter().cloned().chain([server.browser()]);
    let mut streams = Vec::new();
    for watcher in watchers {
        let live = party.page(&format!("/live?after={number}"));
        streams.push(watcher.listen(&live).await);
    }
    let budget = match plan.game.as_str() {
        "mezo" => WORDY_UPDATE,
        _ if plan.players > 4 => LARGE_UPDATE,
        _ => UPDATE,
    };
    let mut updates = Updates {
        budget,
        ..Updates::default()
    };
    while let Some((seat, seen)) = party.next().await {
        let action = party.pick(&seen);
        let after = party.decide(seat, &seen, &action).await;
        let number = after["number"].as_u64().expect("a number");
        updates.last.clear();
        for (watcher, stream) in streams.iter_mut().enumerate() {
            let events = stream.until(number).await;
            assert_eq!(events.len(), 1, "one move, one update");
            updates.add(watcher, &format!("seat {seat}: {action}"), &events[0]);
        }
    }
    updates
}

#[tokio::test]
async fn every_live_update_of_one_move_is_small() {
    let server = Server::open().await;
    for plan in Plan::of_every_game(&server).await {
        updates(&server, &plan).await.assert_small(&plan.game);
    }
}
