//! The house closes in peace, and opens again as it was.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::json;

use crate::kit::{Server, UNLIMITED};
use crate::party::Party;

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
    tokio::time::sleep(Duration::from_millis(200)).await;
    let folder = server.close().await;
    chatter
        .await
        .expect("the chatter ends when nobody listens any more");
    let acknowledged = acknowledged.load(Ordering::Relaxed);
    assert!(acknowledged > 5, "{acknowledged}");
    let server = Server::reopen(folder, UNLIMITED).await;
    let number = server.table(&id).await.number();
    assert!(number >= acknowledged, "{number} of {acknowledged}");
}

#[tokio::test]
async fn bots_go_on_after_a_restart() {
    let server = Server::open().await;
    let host = server.guest("Hana").await;
    let table = host.play_now().await;
    host.form(&format!("{table}/leave"), &[]).await.location();
    let folder = server.close().await;
    let server = Server::reopen(folder, UNLIMITED).await;
    // Half a minute, which nothing needs.
    for _ in 0..6000 {
        let table = server.table(table.trim_start_matches("/t/")).await;
        if table.seed().is_some() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the bots have not finished the game");
}
