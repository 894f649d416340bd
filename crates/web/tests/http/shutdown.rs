//! The house closes in peace, and opens again as it was.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::json;

use crate::kit::{PATIENCE, Server, UNLIMITED};
use crate::party::Party;

/// The table has so many entries when the house closes.
const ENOUGH: u64 = 6;

#[tokio::test]
async fn open_streams_end_and_everything_that_was_acknowledged_is_there_again() {
    let server = Server::open().await;
    let mut party = Party::of_browsers(&server, 3).await;
    let mut streams = Vec::new();
    for seat in &party.seats {
        streams.push(seat.listen(&party.page("/live")).await);
        streams.push(seat.listen(&party.api("/events")).await);
    }
    party.steps(17).await;
    let before: Vec<_> = [
        party.look(0).await,
        party.look(1).await,
        party.look(2).await,
    ]
    .into();
    let folder = server.close().await;
    for stream in &mut streams {
        assert!(stream.ends().await);
    }
    let server = Server::reopen(folder, UNLIMITED).await;
    let cookies: Vec<String> = party
        .seats
        .iter()
        .map(crate::kit::Client::cookies)
        .collect();
    for (cookie, before) in cookies.iter().zip(before) {
        let browser = server.browser();
        browser.keep(cookie);
        let after = browser.get(&party.api("")).await.expect(200).json();
        assert_eq!(after, before, "the table goes on where it was");
    }
}

#[tokio::test]
async fn what_was_acknowledged_while_the_house_closes_is_on_disk() {
    let server = Server::open().await;
    let host = server.guest("Hana").await;
    let table = host.found(&["me", "open", "open"]).await;
    let id = table["id"].as_str().expect("an id").to_owned();
    let acknowledged = Arc::new(AtomicU64::new(0));
    let chatter = tokio::spawn({
        let (acknowledged, host, id) = (acknowledged.clone(), host.clone(), id.clone());
        async move {
            loop {
                let request = host.write(&format!("/api/v1/tables/{id}/say"));
                let Ok(answer) = request.json(&json!({"text": "hello"})).send().await else {
                    return;
                };
                if answer.status() != 200 {
                    return;
                }
                let table: serde_json::Value = answer.json().await.expect("JSON");
                let number = table["number"].as_u64().expect("a number");
                acknowledged.store(number, Ordering::Relaxed);
            }
        }
    });
    let heard = async {
        while acknowledged.load(Ordering::Relaxed) < ENOUGH {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    let heard = tokio::time::timeout(PATIENCE, heard).await;
    heard.expect("somebody is heard");
    let folder = server.close().await;
    chatter
        .await
        .expect("the chatter ends when nobody listens any more");
    let acknowledged = acknowledged.load(Ordering::Relaxed);
    let server = Server::reopen(folder, UNLIMITED).await;
    let number = server.table(&id).await.number();
    assert!(number >= acknowledged, "{number} of {acknowledged}");
}

#[tokio::test]
async fn bots_go_on_after_a_restart() {
    let server = Server::open().await;
    let host = server.guest("Hana").await;
    let table = host.found(&["beginner", "beginner", "beginner"]).await;
    let id = table["id"].as_str().expect("an id");
    let folder = server.close().await;
    let server = Server::reopen(folder, UNLIMITED).await;
    let over = async {
        while server.table(id).await.seed().is_none() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let over = tokio::time::timeout(PATIENCE, over).await;
    over.expect("the bots finish the game");
}
