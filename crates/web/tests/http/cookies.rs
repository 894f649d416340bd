//! How a browser is known again, and how an identity moves to another one.

use games::GameId;
use web::{Limits, Settings};

use crate::html;
use crate::kit::{Answer, Client, Server, send};

pub(crate) fn set_cookies(answer: &Answer) -> Vec<String> {
    let cookies = answer.headers.get_all("set-cookie").iter();
    cookies
        .map(|cookie| cookie.to_str().expect("cookies are plain").to_owned())
        .collect()
}

/// The personal link on the page of the one who asks.
pub(crate) async fn personal_link(client: &Client) -> String {
    let me = client.get("/me").await.expect(200).text;
    let inputs = html::named(&me, "input");
    let mut values = inputs.iter().filter_map(|input| input.get("value"));
    let link = values.find(|value| value.starts_with("/enter/"));
    link.expect("there is a link").to_owned()
}

#[tokio::test]
async fn looking_sets_no_cookie() {
    let server = Server::open().await;
    let browser = server.browser();
    let games = GameId::NAMES.iter();
    let games = games.flat_map(|game| [format!("/new/{game}"), format!("/rules/{game}")]);
    let pages = ["/", "/me", "/import", "/api", "/nowhere"].map(str::to_owned);
    for page in pages.into_iter().chain(games) {
        let answer = browser.get(&page).await;
        assert!(set_cookies(&answer).is_empty(), "{page}");
    }
}

#[tokio::test]
async fn cookies_are_kept_from_scripts_and_other_sites() {
    let server = Server::open().await;
    let browser = server.browser();
    let named = browser
        .form("/me/name", &[("name", "Ada")])
        .await
        .expect(303);
    let settings = [
        ("language", "pl"),
        ("theme", "dark"),
        ("tip", "off"),
        ("back", "/me"),
    ];
    let changed = browser.form("/settings", &settings).await.expect(303);
    let cookies = [set_cookies(&named), set_cookies(&changed)].concat();
    assert_eq!(cookies.len(), 4);
    for cookie in cookies {
        assert!(cookie.contains("; HttpOnly"), "{cookie}");
        assert!(cookie.contains("; SameSite=Lax"), "{cookie}");
        assert!(cookie.contains("; Path=/"), "{cookie}");
        assert!(cookie.contains("; Max-Age="), "{cookie}");
        assert!(!cookie.contains("Secure"), "{cookie}");
    }
}

#[tokio::test]
async fn cookies_are_secure_behind_a_proxy_that_says_so() {
    let proxied = Settings {
        limits: Limits::OFF,
        trusted_proxies: 1,
        ..Settings::DEFAULT
    };
    for (settings, secure) in [(proxied, true), (crate::kit::UNLIMITED, false)] {
        let server = Server::with(settings).await;
        let browser = server.browser();
        let request = browser.write("/me/name").form(&[("name", "Ada")]);
        let named = send(request.header("x-forwarded-proto", "https"))
            .await
            .expect(303);
        let cookie = &set_cookies(&named)[0];
        assert_eq!(cookie.contains("; Secure"), secure);
        // No neighbour on the same domain can put one of theirs in its place.
        assert_eq!(cookie.starts_with("__Host-"), secure);
        let plain = server
            .browser()
            .form("/me/name", &[("name", "Ada")])
            .await
            .expect(303);
        assert!(!set_cookies(&plain)[0].contains("; Secure"));
    }
}

#[tokio::test]
async fn a_personal_link_moves_the_identity_to_another_browser() {
    let server = Server::open().await;
    let phone = server.browser();
    let desk = server.guest("Ada").await;
    let table = desk.play_now().await;
    let link = personal_link(&desk).await;

    let asked = phone.get(&link).await.expect(200);
    assert!(
        set_cookies(&asked).is_empty(),
        "looking at the link changes nothing"
    );
    assert!(asked.text.contains("Ada"));
    phone.get("/api/v1/me").await.expect(401);
    phone.form(&link, &[]).await.location();
    let me = phone.get("/api/v1/me").await.expect(200).json();
    assert_eq!(me["name"], "Ada");
    assert_eq!(me["tables"][0]["id"], table.trim_start_matches("/t/"));
    let page = phone.get(&table).await.expect(200).text;
    assert!(
        page.contains("section class=\"hand\""),
        "one's own hand is there"
    );
}

#[tokio::test]
async fn a_renewed_link_is_worth_something_and_the_old_one_nothing() {
    let server = Server::open().await;
    let desk = server.guest("Ada").await;
    let old = personal_link(&desk).await;
    desk.form("/me/link", &[]).await.location();
    let new = personal_link(&desk).await;
    assert_ne!(old, new);
    let phone = server.browser();
    phone.get(&old).await.expect(404);
    let refused = phone.form(&old, &[]).await.expect(404);
    assert!(set_cookies(&refused).is_empty());
    phone.form(&new, &[]).await.location();
    assert_eq!(
        phone.get("/api/v1/me").await.expect(200).json()["name"],
        "Ada"
    );
}

#[tokio::test]
async fn links_that_were_not_given_out_lead_nowhere() {
    let server = Server::open().await;
    let desk = server.guest("Ada").await;
    let link = personal_link(&desk).await;
    let cookie = desk.cookies().replace("patolli=", "/enter/");
    let raised = link.replacen('-', "-1", 1);
    for forged in [
        &link[..link.len() - 2],
        &cookie,
        &raised,
        "/enter/x",
        "/enter/.",
    ] {
        let phone = server.browser();
        phone.get(forged).await.expect(404);
        phone.form(forged, &[]).await.expect(404);
        assert_eq!(phone.cookies(), "");
    }
}

#[tokio::test]
async fn nobody_is_sent_to_another_house_by_a_setting() {
    let server = Server::open().await;
    let browser = server.browser();
    for back in [
        "//evil.example",
        "https://evil.example",
        "/\\evil.example",
        "javascript:alert(1)",
        "/\t/evil.example",
        "/\u{b}/evil.example",
        "",
    ] {
        let changed = browser
            .form("/settings", &[("theme", "dark"), ("back", back)])
            .await;
        assert_eq!(changed.location(), "/", "{back}");
    }
    let changed = browser
        .form(
            "/settings",
            &[("language", "xx"), ("theme", "pink"), ("tip", "a;b\r\nc")],
        )
        .await
        .expect(303);
    for cookie in set_cookies(&changed) {
        assert!(
            !cookie.contains("a;b") && !cookie.contains("pink"),
            "{cookie}"
        );
    }
}
