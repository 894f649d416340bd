//! Writes come from our own pages, or with a token.

use reqwest::Method;
use reqwest::header::{HOST, ORIGIN};
use serde_json::json;

use crate::kit::{Client, Server, send};

/// Posts with these headers and nothing that a browser adds.
async fn post(client: &Client, headers: &[(&str, &str)]) -> u16 {
    let mut request = client
        .bare(Method::POST, "/me/name")
        .form(&[("name", "Another")]);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    send(request).await.status.as_u16()
}

#[tokio::test]
async fn a_write_from_elsewhere_or_nowhere_is_refused() {
    let server = Server::open().await;
    let client = server.guest("Victim").await;
    let here = server.address.as_str();
    let foreign = [
        vec![],
        vec![("origin", "https://evil.example")],
        vec![("origin", "null")],
        vec![("origin", "http://127.0.0.1")],
        vec![("origin", "http://127.0.0.1.evil.example")],
        vec![("origin", here), ("sec-fetch-site", "cross-site")],
        vec![("origin", here), ("sec-fetch-site", "same-site")],
        vec![("sec-fetch-site", "none")],
        vec![("referer", here)],
        vec![("authorization", "Basic eDp5")],
    ];
    for headers in foreign {
        assert_eq!(post(&client, &headers).await, 403, "{headers:?}");
    }
    let me = client.get("/api/v1/me").await.expect(200).json();
    assert_eq!(me["name"], "Victim");
    for headers in [
        vec![("origin", here)],
        vec![("sec-fetch-site", "same-origin")],
    ] {
        assert_eq!(post(&client, &headers).await, 303, "{headers:?}");
    }
}

#[tokio::test]
async fn another_site_cannot_claim_to_be_forwarded_here() {
    let server = Server::open().await;
    let client = server.guest("Victim").await;
    let headers = [
        ("origin", "https://evil.example"),
        ("x-forwarded-host", "evil.example"),
    ];
    assert_eq!(post(&client, &headers).await, 403);
}

#[tokio::test]
async fn every_write_is_checked() {
    let server = Server::open().await;
    let client = server.guest("Victim").await;
    let table = client.play_now().await;
    let pages = [
        "/play",
        "/new/aztlan",
        "/import",
        "/me/name",
        "/me/link",
        "/me/tokens",
        "/me/tokens/revoke",
        "/enter/x",
        "/settings",
    ];
    let at_table = [
        "move", "undo", "sit", "arrange", "start", "leave", "return", "say", "rematch",
    ];
    let api = [
        "moves", "undo", "sit", "start", "leave", "return", "say", "rematch",
    ];
    let id = table.trim_start_matches("/t/");
    let addresses = pages.iter().map(|page| (*page).to_owned());
    let addresses = addresses
        .chain(at_table.iter().map(|way| format!("{table}/{way}")))
        .chain(api.iter().map(|way| format!("/api/v1/tables/{id}/{way}")))
        .chain(["/api/v1/tables".to_owned()]);
    for address in addresses {
        for method in [Method::POST, Method::PUT, Method::DELETE, Method::PATCH] {
            let request = client
                .bare(method, &address)
                .header(ORIGIN, "https://evil.example");
            assert_eq!(send(request).await.status, 403, "{address}");
        }
    }
}

#[tokio::test]
async fn reads_may_come_from_anywhere() {
    let server = Server::open().await;
    let client = server.browser();
    for (name, value) in [
        ("origin", "https://evil.example"),
        ("sec-fetch-site", "cross-site"),
    ] {
        let answer = send(client.bare(Method::GET, "/").header(name, value))
            .await
            .expect(200);
        assert!(answer.headers.get("access-control-allow-origin").is_none());
    }
    let preflight = client
        .bare(Method::OPTIONS, "/play")
        .header(ORIGIN, "https://evil.example");
    let preflight = send(preflight).await;
    assert!(
        preflight
            .headers
            .get("access-control-allow-origin")
            .is_none()
    );
}

#[tokio::test]
async fn a_token_is_shown_on_purpose_and_needs_no_origin() {
    let server = Server::open().await;
    let program = server.program("Program").await;
    program.found(&["me", "random", "random", "random"]).await;
    let request = program
        .bare(Method::POST, "/api/v1/tables")
        .header(ORIGIN, "https://elsewhere.example");
    let order = json!({"game": "aztlan", "seats": ["me", "random", "random", "random"]});
    send(request.json(&order)).await.expect(201);
}

#[tokio::test]
async fn a_token_proves_nothing_to_a_page() {
    let server = Server::open().await;
    let client = server.guest("Victim").await;
    let token = client.make_token("mine").await;
    let table = client.play_now().await;
    for bearer in ["Bearer x", "Bearer ", &format!("Bearer {token}")] {
        for headers in [
            vec![("authorization", bearer)],
            vec![
                ("authorization", bearer),
                ("origin", "https://evil.example"),
            ],
            vec![("authorization", bearer), ("sec-fetch-site", "cross-site")],
        ] {
            assert_eq!(post(&client, &headers).await, 403, "{headers:?}");
            let leave = client.bare(Method::POST, &format!("{table}/leave"));
            let request = headers.iter().fold(leave, |request, (name, value)| {
                request.header(*name, *value)
            });
            send(request).await.expect(403);
        }
    }
    let me = client.get("/api/v1/me").await.expect(200).json();
    assert_eq!(me["name"], "Victim");
}

#[tokio::test]
async fn a_token_that_is_none_does_not_open_the_door_for_the_cookie() {
    let server = Server::open().await;
    let mut client = server.guest("Victim").await;
    client.token = Some("nonsense".to_owned());
    let order = json!({"game": "aztlan", "seats": ["me"]});
    let request = client
        .bare(Method::POST, "/api/v1/tables")
        .header(HOST, "evil.example");
    send(request.json(&order)).await.expect(401);
}
