//! Every page, in every language.

use games::GameId;
use reqwest::Method;
use reqwest::header::ORIGIN;
use serde_json::Value;

use crate::html;
use crate::kit::{Answer, Client, Server, send};
use crate::party::{NAMES, Party};
use crate::plan::Plan;

#[tokio::test]
async fn an_address_that_cannot_be_read_is_refused_in_the_readers_language() {
    let server = Server::open().await;
    let mut client = server.browser();
    for (language, words) in [
        ("en", "after the question mark"),
        ("it", "punto interrogativo"),
        ("pl", "po znaku zapytania"),
    ] {
        client.language = language;
        for query in [
            "ply=-1",
            "ply=abc",
            "ply=5&ply=6",
            "ply=99999999999999999999999",
        ] {
            let address = format!("/r/aaaaaaaaaaaaaaaaaaaaaaaa?{query}");
            let answer = client.get(&address).await;
            assert_eq!(answer.status, 400, "{address}");
            assert!(answer.text.contains(words), "{address} in {language}");
            assert!(!answer.text.contains("deserialize"), "{address}");
        }
    }
}

/// Every page that there is, each in all its states and for every game.
async fn every_page(server: &Server) -> (Client, Vec<String>) {
    let client = server.guest("Ada").await;
    let mut pages = vec![
        "/".to_owned(),
        "/me".to_owned(),
        "/import".to_owned(),
        "/rules/mezo/reference".to_owned(),
        "/rules/mezo/reference?q=unit".to_owned(),
        "/api".to_owned(),
        own_link(&client).await,
    ];
    for plan in Plan::of_every_game(server).await {
        pages.extend(pages_of(server, &client, &plan).await);
    }
    (client, pages)
}

/// The link by which somebody comes back.
async fn own_link(client: &Client) -> String {
    let me = client.get("/me").await.expect(200).text;
    let inputs = html::named(&me, "input");
    let mut links = inputs.iter().filter_map(|input| input.get("value"));
    let link = links.find(|value| value.starts_with("/enter/"));
    link.expect("there is a link").to_owned()
}

/// Every page of a game: waiting, closed, running, over.
async fn pages_of(server: &Server, client: &Client, plan: &Plan) -> Vec<String> {
    let mut seats = vec![client.clone()];
    for name in &NAMES[1..plan.players] {
        seats.push(server.guest(name).await);
    }
    let mut party = Party::seated(seats.clone(), plan).await;
    party.finish().await;
    let record = client.get(&party.page("/record.json")).await.expect(200);
    let form = reqwest::multipart::Form::new().text("text", record.text);
    let record = send(client.write("/import").multipart(form)).await;
    let record = record.location().to_owned();
    let mut open = vec!["open"; plan.players];
    open[0] = "me";
    let (waiting, closed) = (
        table_page(client, &plan.order(&open)).await,
        table_page(client, &plan.order(&open)).await,
    );
    client
        .form(&format!("{closed}/leave"), &[])
        .await
        .location();
    let mut running = Party::seated(seats, plan).await;
    running.steps(20).await;
    vec![
        format!("/new/{}", plan.game),
        format!("/rules/{}", plan.game),
        record,
        party.page(""),
        party.page("/replay"),
        party.page("/replay?ply=5&view=1"),
        running.page(""),
        running.page("/replay?ply=3"),
        waiting,
        closed,
    ]
}

/// The page of a new table.
async fn table_page(client: &Client, order: &Value) -> String {
    let table = client.post("/api/v1/tables", order.clone()).await;
    let table = table.expect(201).json();
    format!("/t/{}", table["id"].as_str().expect("an id"))
}

/// Nothing inline, nothing from elsewhere.
fn assert_clean(path: &str, text: &str) {
    assert!(!text.contains("<style"), "{path}");
    for tag in html::tags(text) {
        for (name, value) in tag.attributes() {
            assert_ne!(name, "style", "{path}: {tag:?}");
            assert!(!name.starts_with("on"), "{path}: {tag:?}");
            let address = matches!(
                name,
                "href" | "src" | "action" | "formaction" | "xlink:href" | "srcset" | "poster"
            );
            let elsewhere = value.contains("://")
                || value.starts_with("//")
                || value.starts_with("data:")
                || value.starts_with("javascript:");
            assert!(!(address && elsewhere), "{path}: {tag:?}");
        }
        if tag.name == "script" {
            assert!(
                tag.get("src")
                    .is_some_and(|source| source.starts_with("/assets/")),
                "{path}"
            );
            assert!(text[tag.end..].starts_with("</script>"), "{path}");
        }
    }
    for scheme in ["http://", "https://"] {
        assert!(!text.contains(scheme), "{path} speaks of another house");
    }
}

fn assert_secure(path: &str, answer: &Answer) {
    let policy = answer.header("content-security-policy");
    for rule in [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    ] {
        assert!(policy.contains(rule), "{path}: {policy}");
    }
    assert!(
        !policy.contains("unsafe") && !policy.contains('*'),
        "{path}: {policy}"
    );
    assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
    assert_eq!(answer.header("referrer-policy"), "same-origin", "{path}");
    assert_eq!(
        answer.header("cross-origin-opener-policy"),
        "same-origin",
        "{path}"
    );
    assert!(!answer.header("permissions-policy").is_empty(), "{path}");
}

#[tokio::test]
async fn every_page_is_there_in_every_language_and_clean() {
    let server = Server::open().await;
    let (mut client, pages) = every_page(&server).await;
    for page in &pages {
        let mut texts = Vec::new();
        for language in ["en", "it", "pl", "de, pl;q=0.9, en;q=0.1", "de"] {
            client.language = language;
            let answer = client.get(page).await;
            assert_eq!(answer.status, 200, "{page}");
            assert_eq!(
                answer.header("content-type"),
                "text/html; charset=utf-8",
                "{page}"
            );
            assert_eq!(answer.header("cache-control"), "no-store", "{page}");
            assert_secure(page, &answer);
            assert_clean(page, &answer.text);
            let spoken = match language {
                "it" | "pl" => language,
                "de" | "en" => "en",
                _ => "pl",
            };
            let start = format!("<!DOCTYPE html><html lang=\"{spoken}\"");
            assert!(answer.text.starts_with(&start), "{page} in {language}");
            assert!(!answer.text.contains("{ $"), "{page} in {language}");
            texts.push(answer.text);
        }
        assert!(
            texts[0] != texts[1] && texts[1] != texts[2],
            "{page} is translated"
        );
    }
}

#[tokio::test]
async fn the_language_that_was_chosen_wins() {
    let server = Server::open().await;
    let mut client = server.browser();
    client.language = "en";
    for language in ["it", "pl", "en"] {
        let fields = [("language", language), ("back", "/rules/aztlan?x=1")];
        let changed = client.form("/settings", &fields).await;
        assert_eq!(changed.location(), "/rules/aztlan?x=1");
        for page in ["/", "/rules/aztlan", "/nowhere"] {
            let text = client.get(page).await.text;
            assert!(
                text.contains(&format!("<html lang=\"{language}\"")),
                "{page}"
            );
        }
    }
    client
        .form("/settings", &[("theme", "dark")])
        .await
        .expect(303);
    assert!(client.get("/").await.text.contains("data-theme=\"dark\""));
}

#[tokio::test]
async fn files_are_kept_for_good_under_their_versioned_names() {
    let server = Server::open().await;
    let client = server.browser();
    let page = client.get("/").await.expect(200).text;
    let tags = html::tags(&page).into_iter();
    let files: Vec<String> = tags
        .filter_map(|tag| tag.get("href").or(tag.get("src")).map(str::to_owned))
        .filter(|address| address.starts_with("/assets/"))
        .collect();
    assert_eq!(files.len(), 3, "style, script, icon");
    for file in files {
        let answer = client.get(&file).await.expect(200);
        assert!(
            answer.header("cache-control").contains("immutable"),
            "{file}"
        );
        assert_secure(&file, &answer);
        let elsewhere = answer.text.replace("http://www.w3.org/2000/svg", "");
        for word in [
            "http://",
            "https://",
            "@import",
            "data:",
            "eval(",
            "new Function",
        ] {
            assert!(!elsewhere.contains(word), "{file}: {word}");
        }
        let (_, plain) = file.split_once('-').expect("a version and a name");
        let answer = client.get(&format!("/assets/{plain}")).await.expect(200);
        assert!(!answer.header("cache-control").contains("immutable"));
    }
    for missing in [
        "/assets/",
        "/assets/x",
        "/assets/000000000000-style.css",
        "/assets/..%2fCargo.toml",
        "/assets/../Cargo.toml",
    ] {
        client.get(missing).await.expect(404);
    }
}

#[tokio::test]
async fn addresses_that_lead_nowhere_say_so_kindly() {
    let server = Server::open().await;
    let mut client = server.browser();
    let nowhere = [
        "/nowhere",
        "/t",
        "/t/",
        "/t/abc",
        "/t/aaaaaaaaaaaaaaaaaaaaaaaa",
        "/t/AAAAAAAAAAAAAAAAAAAAAAAA",
        "/t/%00",
        "/t/%ff",
        "/t/a/b/c",
        "/r/abc",
        "/r/aaaaaaaaaaaaaaaaaaaaaaaa",
        "/new/chess",
        "/new/",
        "/rules/chess",
        "/enter/abc",
        "/api/v2",
        "/favicon.ico",
        "/.git/config",
        "/t/aaaaaaaaaaaaaaaaaaaaaaaa/replay",
        "/t/aaaaaaaaaaaaaaaaaaaaaaaa/record.json",
        "/robots.txt/",
        "//",
        "/../x",
    ];
    for language in ["en", "it", "pl"] {
        client.language = language;
        for address in nowhere {
            let answer = client.get(address).await;
            assert_eq!(answer.status, 404, "{address}");
            assert_secure(address, &answer);
            assert_clean(address, &answer.text);
            assert!(
                answer.text.contains(&format!("<html lang=\"{language}\"")),
                "{address}"
            );
            assert!(
                answer.text.contains("class=\"button\" href=\"/\""),
                "{address} has a way home"
            );
        }
    }
}

#[tokio::test]
async fn wrong_methods_are_told_apart_from_wrong_addresses() {
    let server = Server::open().await;
    let client = server.guest("Ada").await;
    let table = client.play_now().await;
    let ways = [
        (Method::POST, "/".to_owned()),
        (Method::GET, "/play".to_owned()),
        (Method::GET, "/settings".to_owned()),
        (Method::GET, "/me/name".to_owned()),
        (Method::DELETE, "/me".to_owned()),
        (Method::PUT, table.clone()),
        (Method::POST, table.clone()),
        (Method::GET, format!("{table}/move")),
        (Method::PATCH, format!("{table}/live")),
        (Method::POST, "/api/openapi.json".to_owned()),
        (Method::DELETE, "/api/v1/tables".to_owned()),
        (
            Method::GET,
            format!("/api/v1/tables/{}/moves", table.trim_start_matches("/t/")),
        ),
    ];
    for (method, address) in ways {
        let request = client
            .bare(method.clone(), &address)
            .header(ORIGIN, &server.address);
        let answer = send(request).await;
        assert_eq!(answer.status, 405, "{method} {address}");
        assert_secure(&address, &answer);
    }
    for address in ["/", "/me", table.as_str(), "/api/openapi.json"] {
        let head = send(client.bare(Method::HEAD, address)).await.expect(200);
        assert_eq!(head.text, "");
    }
}

#[tokio::test]
async fn a_wrong_method_is_told_the_right_ones() {
    let server = Server::open().await;
    let client = server.guest("Ada").await;
    let answer = client.get("/play").await.expect(405);
    assert_eq!(answer.header("allow"), "POST");
}

#[tokio::test]
async fn the_house_says_that_it_is_well() {
    let server = Server::open().await;
    let answer = server.browser().get("/healthz").await.expect(200);
    assert_eq!(answer.text, "well\n");
    assert_secure("/healthz", &answer);
}

#[tokio::test]
async fn a_form_that_is_refused_comes_back_as_it_was_filled_in() {
    let server = Server::open().await;
    let client = server.browser();
    let form = [
        ("option-players", "3"),
        ("option-sets", "villagers"),
        ("option-order", "hours"),
        ("seat-0", "me"),
        ("seat-1", "steady"),
        ("seat-2", "strong"),
        ("public", "yes"),
    ];
    let refused = client.form("/new/space-aztecs", &form).await;
    let page = refused.expect(422).text;
    assert!(page.contains("name three different ones"));
    let inputs = html::named(&page, "input");
    let checked = inputs.iter().filter(|input| input.get("checked").is_some());
    let checked: Vec<(&str, &str)> = checked
        .filter_map(|input| Some((input.get("name")?, input.get("value")?)))
        .collect();
    for chosen in form.iter().filter(|(name, _)| !name.starts_with("seat")) {
        assert!(checked.contains(chosen), "{chosen:?} is not in {checked:?}");
    }
    for level in ["steady", "strong"] {
        let selected = format!("value=\"{level}\" selected");
        assert_eq!(page.matches(&selected).count(), 1, "{level}");
    }
}

#[tokio::test]
async fn a_form_with_options_that_make_no_sense_is_refused_with_a_sentence() {
    let server = Server::open().await;
    let client = server.browser();
    let forms: [&[(&str, &str)]; 7] = [
        &[("option-players", "17")],
        &[("option-colour", "red")],
        &[("option-players", "3"), ("seat-0", "me"), ("seat-1", "me")],
        &[("option-players", "3"), ("seat-0", "dragon")],
        &[("option-edition", "xx")],
        &[("option-players", "")],
        &[("option-players", "-1")],
    ];
    for game in &GameId::NAMES {
        let new = format!("/new/{game}");
        for form in forms {
            let refused = client.form(&new, form).await;
            assert_eq!(refused.status, 422, "{new}: {form:?}");
            assert_clean(&new, &refused.text);
            assert!(refused.text.contains("role=\"alert\""), "{new}: {form:?}");
        }
    }
    client.form("/new/chess", &[]).await.expect(404);
    client.form("/play", &[("game", "chess")]).await.expect(404);
    client.form("/play", &[]).await.expect(400);
}
