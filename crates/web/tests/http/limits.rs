//! Those who ask too much are asked to wait.

use std::num::NonZeroU32;

use reqwest::Method;
use serde_json::json;
use web::{Allowance, Limits, Settings};

use crate::kit::{Client, Server, send};

/// Somebody may write twelve times after a rest, all at one address sixty times, and read two hundred times; and so much again in
/// four seconds. Few enough that a slow machine does not rest meanwhile.
fn limited() -> Settings {
    let number = |number| NonZeroU32::new(number).expect("a limit is not nothing");
    Settings {
        limits: Limits {
            reads: Some(number(50)),
            writes: Some(Allowance {
                person: number(3),
                address: number(15),
            }),
            ..Limits::OFF
        },
        ..Settings::DEFAULT
    }
}

/// Writes again and again, many times at once, until it is too much; how many were taken.
async fn write_until_refused(client: &Client) -> usize {
    let mut taken = 0;
    loop {
        let fields = [("theme", "dark")];
        let writes = (0..100).map(|_| client.form("/settings", &fields));
        let mut refused = false;
        for answer in futures_util::future::join_all(writes).await {
            if answer.status == 429 {
                let wait: u64 = answer.header("retry-after").parse().expect("seconds");
                assert!((1..60).contains(&wait));
                let has_page = answer.text.contains("<main");
                assert!(has_page, "there is a page that says so");
                refused = true;
            } else {
                assert_eq!(answer.status, 303);
                taken += 1;
            }
        }
        if refused {
            return taken;
        }
    }
}

#[tokio::test]
async fn a_burst_of_writes_is_stopped_and_reads_go_on() {
    let server = Server::with(limited()).await;
    let client = server.guest("Busy").await;
    let taken = write_until_refused(&client).await;
    assert!(taken >= 12, "a few at once are nothing: {taken}");
    client.get("/").await.expect(200);
    client.get("/me").await.expect(200);
}

#[tokio::test]
async fn a_program_that_asks_too_much_is_told_in_json() {
    let server = Server::with(limited()).await;
    let program = server.program("Busy").await;
    loop {
        let orders = (0..100).map(|_| program.post("/api/v1/tables", json!({})));
        let answers = futures_util::future::join_all(orders).await;
        if let Some(refused) = answers.iter().find(|answer| answer.status == 429) {
            assert_eq!(refused.json()["code"], "too-many");
            assert!(refused.json()["error"].is_string());
            return;
        }
    }
}

#[tokio::test]
async fn one_who_asks_too_much_does_not_stop_another() {
    let server = Server::with(limited()).await;
    let busy = server.guest("Busy").await;
    let calm = server.guest("Calm").await;
    write_until_refused(&busy).await;
    calm.form("/settings", &[("theme", "dark")])
        .await
        .expect(303);
}

/// How many of so many requests that are sent at once are refused.
async fn refused(requests: impl Iterator<Item = reqwest::RequestBuilder>) -> usize {
    let answers = futures_util::future::join_all(requests.map(send)).await;
    let refused = answers.iter().filter(|answer| answer.status == 429);
    refused.count()
}

#[tokio::test]
async fn an_address_is_limited_whatever_name_it_gives() {
    let server = Server::with(limited()).await;
    let mut refusals = 0;
    while refusals == 0 {
        let strangers: Vec<Client> = (0..200)
            .map(|number| {
                let stranger = server.browser();
                stranger.keep(&format!("patolli=stranger-{number}"));
                stranger
            })
            .collect();
        let writes = strangers
            .iter()
            .map(|stranger| stranger.write("/settings").form(&[("theme", "dark")]));
        refusals = refused(writes).await;
    }
}

#[tokio::test]
async fn reads_are_limited_too_but_generously() {
    let server = Server::with(limited()).await;
    let client = server.browser();
    let read = |_| client.bare(Method::GET, "/healthz");
    assert_eq!(refused((0..200).map(read)).await, 0);
    while refused((0..400).map(read)).await == 0 {}
}

#[tokio::test]
async fn only_our_own_proxy_may_say_who_asks() {
    let flood = async |server: &Server| {
        let client = server.browser();
        let from = |number: u32| {
            let request = client.write("/settings").form(&[("theme", "dark")]);
            request.header("x-forwarded-for", format!("10.0.0.{number}"))
        };
        refused((0..200).map(from)).await
    };
    let open = Server::with(limited()).await;
    while flood(&open).await == 0 {}
    let proxied = Server::with(Settings {
        trusted_proxies: 1,
        ..limited()
    });
    assert_eq!(
        flood(&proxied.await).await,
        0,
        "with one it tells people apart"
    );
}

#[tokio::test]
async fn a_body_that_is_too_large_is_not_read() {
    let server = Server::open().await;
    let client = server.guest("Large").await;
    let large = "x".repeat(600 * 1024);
    client
        .form("/me/name", &[("name", &large)])
        .await
        .expect(413);
    let order = json!({"game": large});
    let refused = client.post("/api/v1/tables", order).await.expect(413);
    assert!(refused.json()["error"].is_string());
    let form = reqwest::multipart::Form::new().text("text", large.clone());
    send(client.write("/import").multipart(form))
        .await
        .expect(413);
    let chunks =
        futures_util::stream::iter((0..600).map(|_| Ok::<_, std::io::Error>("x".repeat(1024))));
    let body = reqwest::Body::wrap_stream(chunks);
    let kind = "application/x-www-form-urlencoded";
    let unannounced = client
        .write("/me/name")
        .header("content-type", kind)
        .body(body);
    send(unannounced).await.expect(413);
    client.get("/").await.expect(200);
}

#[tokio::test]
async fn addresses_that_are_too_long_break_nothing() {
    let server = Server::open().await;
    let client = server.browser();
    let long = "a".repeat(20_000);
    for address in [
        format!("/{long}"),
        format!("/t/{long}"),
        format!("/?x={long}"),
        format!("/enter/{long}"),
    ] {
        let status = send(client.bare(Method::GET, &address))
            .await
            .status
            .as_u16();
        assert!([200, 404, 414].contains(&status), "{status}");
    }
}
