//! Those who ask too much are asked to wait.

use reqwest::Method;
use serde_json::json;
use web::Settings;

use crate::kit::{Client, Server, send};

const LIMITED: Settings = Settings {
    limits: true,
    behind_proxy: false,
};

/// Writes until it is too much; how many were taken.
async fn write_until_refused(client: &Client) -> usize {
    for taken in 0..1000 {
        let answer = client.form("/settings", &[("theme", "dark")]).await;
        if answer.status == 429 {
            let wait: u64 = answer.header("retry-after").parse().expect("seconds");
            assert!((1..60).contains(&wait));
            assert!(
                answer.text.contains("<main"),
                "there is a page that says so"
            );
            return taken;
        }
        assert_eq!(answer.status, 303);
    }
    panic!("nobody was refused");
}

#[tokio::test]
async fn a_burst_of_writes_is_stopped_and_reads_go_on() {
    let server = Server::with(LIMITED).await;
    let client = server.guest("Busy").await;
    let taken = write_until_refused(&client).await;
    assert!(taken >= 30, "ordinary people are not bothered: {taken}");
    client.get("/").await.expect(200);
    client.get("/me").await.expect(200);
    let refused = send(
        client
            .write("/settings")
            .header("accept", "application/json")
            .form(&[("theme", "dark")]),
    )
    .await;
    assert_eq!(refused.status, 429);
    assert!(
        refused.json()["error"].is_string(),
        "programs are told in JSON"
    );
}

#[tokio::test]
async fn one_who_asks_too_much_does_not_stop_another() {
    let server = Server::with(LIMITED).await;
    let busy = server.guest("Busy").await;
    let calm = server.guest("Calm").await;
    write_until_refused(&busy).await;
    calm.form("/settings", &[("theme", "dark")])
        .await
        .expect(303);
}

#[tokio::test]
async fn an_address_is_limited_whatever_name_it_gives() {
    let server = Server::with(LIMITED).await;
    let mut refused = false;
    for number in 0..300 {
        let stranger = server.browser();
        stranger.keep(&format!("patolli=stranger-{number}"));
        refused |= stranger.form("/settings", &[]).await.status == 429;
    }
    assert!(refused);
}

#[tokio::test]
async fn reads_are_limited_too_but_generously() {
    let server = Server::with(LIMITED).await;
    let client = server.browser();
    let mut statuses = Vec::new();
    for _ in 0..1500 {
        statuses.push(client.get("/healthz").await.status.as_u16());
    }
    assert!(statuses[..300].iter().all(|status| *status == 200));
    assert!(statuses.contains(&429));
}

#[tokio::test]
async fn only_our_own_proxy_may_say_who_asks() {
    let flood = async |server: &Server| {
        let client = server.browser();
        let mut refused = false;
        for number in 0..200 {
            let request = client
                .write("/settings")
                .header("x-forwarded-for", format!("10.0.0.{number}"));
            refused |= send(request.form(&[("theme", "dark")])).await.status == 429;
        }
        refused
    };
    let open = Server::with(LIMITED).await;
    assert!(
        flood(&open).await,
        "without a proxy the header means nothing"
    );
    let proxied = Server::with(Settings {
        limits: true,
        behind_proxy: true,
    });
    assert!(
        !flood(&proxied.await).await,
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
