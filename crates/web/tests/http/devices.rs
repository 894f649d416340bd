//! The list of devices on one's own page, and logging them out.

use reqwest::header::USER_AGENT;
use tables::SESSION_SECONDS;

use crate::cookies::{personal_link, set_cookies};
use crate::html;
use crate::kit::{Answer, Client, PATIENCE, Server, UNLIMITED, send};

const PHONE: &str = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

/// Who the browser is, if it is anybody.
async fn name(client: &Client) -> Option<String> {
    let answer = client.get("/api/v1/me").await;
    let name = || answer.json()["name"].as_str().map(str::to_owned);
    (answer.status == 200).then(name).flatten()
}

/// A second browser of the same person.
async fn phone(server: &Server, desk: &Client) -> Client {
    let phone = server.browser();
    let link = personal_link(desk).await;
    let entering = phone.write(&link).header(USER_AGENT, PHONE);
    send(entering.form(&[("", "")])).await.expect(303);
    phone
}

/// The numbers of the devices that the page offers to log out.
fn others(page: &Answer) -> Vec<String> {
    let inputs = html::named(&page.text, "input");
    let section = page
        .text
        .split("class=\"tokens devices\"")
        .nth(1)
        .expect("a list of devices");
    let section = section.split("</ul>").next().unwrap_or_default();
    inputs
        .iter()
        .filter(|input| input.is("name", "id"))
        .filter_map(|input| input.get("value"))
        .filter(|value| section.contains(&format!("value=\"{value}\"")))
        .map(str::to_owned)
        .collect()
}

#[tokio::test]
async fn ones_page_lists_devices_in_words_and_logs_out_one_of_them() {
    let server = Server::open().await;
    let desk = server.guest("Ada").await;
    let phone = phone(&server, &desk).await;
    assert_eq!(name(&phone).await.as_deref(), Some("Ada"));
    let page = desk.get("/me").await.expect(200);
    assert!(page.text.contains("Safari on iPhone"), "{}", page.text);
    let [other] = &others(&page)[..] else {
        panic!("there is one other: {}", page.text);
    };
    desk.form("/me/devices/end", &[("id", other)])
        .await
        .expect(303);
    assert_eq!(name(&phone).await, None);
    assert_eq!(name(&desk).await.as_deref(), Some("Ada"));
    phone.get("/me").await.expect(200);
}

#[tokio::test]
async fn all_others_are_logged_out_at_once() {
    let server = Server::open().await;
    let desk = server.guest("Ada").await;
    let others = [phone(&server, &desk).await, phone(&server, &desk).await];
    desk.form("/me/devices/end-others", &[]).await.expect(303);
    for other in &others {
        assert_eq!(name(other).await, None);
    }
    assert_eq!(name(&desk).await.as_deref(), Some("Ada"));
}

#[tokio::test]
async fn a_renewed_link_logs_out_others_if_that_is_wanted() {
    let server = Server::open().await;
    let desk = server.guest("Ada").await;
    let phone = phone(&server, &desk).await;
    desk.form("/me/link", &[]).await.expect(303);
    assert_eq!(name(&phone).await.as_deref(), Some("Ada"));
    desk.form("/me/link", &[("others", "yes")])
        .await
        .expect(303);
    assert_eq!(name(&phone).await, None);
    assert_eq!(name(&desk).await.as_deref(), Some("Ada"));
}

#[tokio::test]
async fn whoever_logs_out_is_warned_and_the_old_cookie_is_worth_nothing() {
    let server = Server::open().await;
    let desk = server.guest("Ada").await;
    let link = personal_link(&desk).await;
    let asked = desk.get("/me/logout").await.expect(200);
    assert!(
        asked.text.contains("No other device knows you"),
        "{}",
        asked.text
    );
    assert!(asked.text.contains(&link), "the link can be kept");
    let phone = phone(&server, &desk).await;
    let asked = desk.get("/me/logout").await.expect(200);
    assert!(asked.text.contains("still know you"), "{}", asked.text);

    let stolen = server.browser();
    stolen.keep(&desk.cookies());
    assert_eq!(name(&stolen).await.as_deref(), Some("Ada"));
    let out = desk.form("/me/logout", &[]).await.expect(303);
    assert!(
        set_cookies(&out)[0].contains("Max-Age=0"),
        "{:?}",
        out.headers
    );
    assert_eq!(name(&desk).await, None);
    assert_eq!(
        name(&stolen).await,
        None,
        "a copy of the cookie is worth nothing either"
    );
    assert_eq!(name(&phone).await.as_deref(), Some("Ada"));
    desk.form(&link, &[]).await.expect(303);
    assert_eq!(
        name(&desk).await.as_deref(),
        Some("Ada"),
        "with the link one comes back"
    );
    server.browser().form("/me/logout", &[]).await.expect(303);
}

#[tokio::test]
async fn nobody_logs_out_another() {
    let server = Server::open().await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    for id in 0..10 {
        let id = id.to_string();
        let before = name(&eve).await;
        eve.form("/me/devices/end", &[("id", &id)]).await;
        assert_eq!(name(&ada).await.as_deref(), Some("Ada"));
        if before.is_some() && name(&eve).await.is_none() {
            return;
        }
    }
    panic!("one of the numbers is her own");
}

#[tokio::test]
async fn a_link_of_another_ends_what_the_browser_was_before() {
    let server = Server::open().await;
    let (ada, guest) = (server.guest("Ada").await, server.guest("Eve").await);
    let before = guest.cookies();
    let link = personal_link(&ada).await;
    guest.form(&link, &[]).await.expect(303);
    assert_eq!(name(&guest).await.as_deref(), Some("Ada"));
    let old = server.browser();
    old.keep(&before);
    assert_eq!(name(&old).await, None);
    let again = guest.form(&link, &[]).await.expect(303);
    assert!(set_cookies(&again).is_empty(), "it is known already");
}

#[tokio::test]
async fn a_cookie_slides_once_a_day_and_reads_stay_reads() {
    let server = Server::open().await;
    let desk = server.guest("Ada").await;
    for _ in 0..3 {
        assert!(set_cookies(&desk.get("/me").await).is_empty());
    }
    let folder = server.close().await;
    let file = format!(
        "sqlite://{}",
        folder.path().join("patolli.sqlite").display()
    );
    let mut database = <sqlx::SqliteConnection as sqlx::Connection>::connect(&file)
        .await
        .unwrap();
    sqlx::query("UPDATE sessions SET seen = seen - 90000")
        .execute(&mut database)
        .await
        .unwrap();
    sqlx::Connection::close(database).await.unwrap();

    let server = Server::reopen(folder, UNLIMITED).await;
    let again = server.browser();
    again.keep(&desk.cookies());
    let page = again.get("/me").await.expect(200);
    let [cookie] = &set_cookies(&page)[..] else {
        panic!("it is given out anew: {:?}", page.headers);
    };
    assert!(cookie.starts_with(&desk.cookies()), "it is the same key");
    assert!(
        cookie.contains(&format!("Max-Age={SESSION_SECONDS}")),
        "{cookie}"
    );
    assert!(set_cookies(&again.get("/me").await).is_empty());
}

#[tokio::test]
async fn whoever_is_logged_out_is_told_nothing_more_of_their_hand() {
    let server = Server::open().await;
    let desk = server.guest("Ada").await;
    let table = desk.play_now().await;
    let phone = phone(&server, &desk).await;
    let mut stream = phone.listen(&format!("{table}/live")).await;
    assert_eq!(
        stream.next().await.name,
        "update",
        "the phone is told what is there"
    );
    desk.form("/me/devices/end-others", &[]).await.expect(303);
    desk.form(&format!("{table}/say"), &[("text", "anybody?")])
        .await;
    // What the bots did before may still be on its way.
    let until_the_last = async { while stream.next().await.name != "reload" {} };
    let told = tokio::time::timeout(PATIENCE, until_the_last).await;
    told.expect("it is told to load the page again");
}

#[tokio::test]
async fn over_tls_only_the_cookie_of_tls_counts() {
    let server = Server::with(web::Settings {
        trusted_proxies: 1,
        ..UNLIMITED
    })
    .await;
    let plain = server.guest("Ada").await;
    let request = plain.bare(reqwest::Method::GET, "/api/v1/me");
    let answer = send(request.header("x-forwarded-proto", "https")).await;
    assert_eq!(answer.status, 401, "{}", answer.text);
}
