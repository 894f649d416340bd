//! Requests that are no requests: wrong methods, wrong kinds, torn bodies, on every address there is.

use std::time::Duration;

use reqwest::Method;

use super::{Scene, VALUES, one_of, seed, setting};
use crate::party::Dice;

const PATIENCE: Duration = Duration::from_mins(2);

/// Every address of the house, with names in place of what differs.
fn routes() -> Vec<&'static str> {
    let pages = include_str!("../../../src/routes.rs")
        .split(".route(")
        .skip(1);
    let api = include_str!("../../../src/api.rs").split(".route(").skip(1);
    let address = |route: &'static str| route.split('"').nth(1).expect("a route has an address");
    pages.chain(api).map(address).collect()
}

#[tokio::test]
async fn any_method_with_any_body_at_any_address_is_answered() {
    const METHODS: [&str; 8] = [
        "GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW",
    ];
    const KINDS: [&str; 6] = [
        "",
        "text/plain",
        "application/json",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=",
        "application/json; charset=utf-16",
    ];
    let scene = Scene::open().await;
    let (seed, many) = (seed(), setting("PATOLLI_REQUESTS", 600));
    println!("{many} requests from seed {seed}");
    let mut dice = Dice::new(seed);
    let routes = routes();
    for number in 0..many {
        let client = scene.client(&mut dice);
        let table = one_of(&mut dice, &scene.tables);
        let address = one_of(&mut dice, &routes)
            .replace("{table}", table)
            .replace("{game}", "mezo");
        let method: Method = one_of(&mut dice, &METHODS).parse().expect("a method");
        let kind = one_of(&mut dice, &KINDS);
        let body = one_of(&mut dice, VALUES).repeat(dice.below(40));
        let told = format!("seed {seed}, number {number}: {method} {address} {kind} {body:?}");
        let is_stream =
            method == Method::GET && (address.ends_with("/live") || address.ends_with("/events"));
        let mut request = client.bare(method, &address).timeout(PATIENCE).body(body);
        if !kind.is_empty() {
            request = request.header("content-type", *kind);
        }
        if dice.below(2) == 0 {
            request = request.header("sec-fetch-site", "same-origin");
        }
        let response = request.send().await;
        let response = response.unwrap_or_else(|error| panic!("{told}: {error}"));
        let status = response.status();
        assert!(!status.is_server_error(), "{told}: {status}");
        if !is_stream {
            let text = response.text().await;
            text.unwrap_or_else(|error| panic!("{told}: {error}"));
        }
    }
    for client in &scene.clients {
        client.get("/").await.expect(200);
    }
}
