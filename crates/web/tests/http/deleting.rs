//! Taking along all that is kept about oneself, and being forgotten; being muted and banned.

use crate::cookies::{personal_link, set_cookies};
use crate::kit::{Server, id_of};

#[tokio::test]
async fn one_takes_along_all_that_is_kept() {
    let server = Server::open().await;
    let ada = server.guest("Ada").await;
    let table = ada.play_now().await;
    ada.form(&format!("{table}/say"), &[("text", "hello bots")])
        .await;
    let answer = ada.get("/me/data.json").await.expect(200);
    assert!(
        answer
            .header("content-disposition")
            .starts_with("attachment")
    );
    let kept = answer.json();
    assert_eq!(kept["person"]["name"], "Ada");
    assert_eq!(kept["tables"][0]["table"], id_of(&table));
    assert!(kept["entries"].to_string().contains("hello bots"));
    server.browser().get("/me/data.json").await.expect(303);
}

#[tokio::test]
async fn whoever_is_sure_is_forgotten_and_whoever_is_not_stays() {
    let server = Server::open().await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let found = eve.found(&["me", "open"]).await;
    let table = format!("/t/{}", found["id"].as_str().unwrap());
    ada.form(&format!("{table}/sit"), &[]).await.expect(303);
    ada.form(&format!("{table}/say"), &[("text", "Quetzalsentence")])
        .await;
    let link = personal_link(&ada).await;
    let token = ada.make_token("program").await;
    let copy = server.browser();
    copy.keep(&ada.cookies());

    let page = ada.get("/me/delete").await.expect(200);
    assert!(page.text.contains("someone"), "{}", page.text);
    let unsure = ada.form("/me/delete", &[]).await.expect(200);
    assert!(
        unsure.text.contains("Nothing was deleted"),
        "{}",
        unsure.text
    );
    assert!(ada.get("/me").await.text.contains("Ada"));

    let gone = ada.form("/me/delete", &[("sure", "yes")]).await.expect(200);
    assert!(set_cookies(&gone)[0].contains("Max-Age=0"));
    assert!(!gone.text.contains("Ada"), "{}", gone.text);
    copy.get("/api/v1/me").await.expect(401);
    server.browser().get(&link).await.expect(404);
    let mut program = server.browser();
    program.token = Some(token);
    program.get("/api/v1/me").await.expect(401);
    for address in [&table[..], "/"] {
        let page = eve.get(address).await.expect(200).text;
        assert!(page.contains("someone"), "{page}");
        assert!(
            !page.contains("Ada") && !page.contains("Quetzalsentence"),
            "{page}"
        );
    }
    let told = eve
        .get(&format!("/api/v1{}", table.replace("/t/", "/tables/")))
        .await
        .json();
    assert_eq!(told["seats"][1]["kind"], "person");
    assert!(told["seats"][1]["name"].is_null());
    assert!(told["seats"][1]["away"].as_bool().unwrap());
    server
        .browser()
        .form("/me/delete", &[("sure", "yes")])
        .await
        .expect(403);
}

#[tokio::test]
async fn whoever_is_muted_is_told_so_when_they_speak() {
    let server = Server::open().await;
    let ada = server.guest("Ada").await;
    let table = ada.play_now().await;
    let known = server.house.acquaintances(Some("Ada"), 1).await.unwrap();
    server.house.mute(&known[0].id, true).await.unwrap();
    let say = format!("{table}/say");
    let told = ada.form(&say, &[("text", "hello")]).await.expect(403);
    assert!(told.text.contains("muted"), "{}", told.text);
    ada.form("/settings", &[("language", "pl")])
        .await
        .expect(303);
    let told = ada.form(&say, &[("text", "hello")]).await.expect(403);
    assert!(told.text.contains("odebrali ci głos"), "{}", told.text);
    ada.play_now().await;
}

#[tokio::test]
async fn whoever_is_banned_can_do_nothing_but_leave() {
    let server = Server::open().await;
    let ada = server.guest("Ada").await;
    let token = ada.make_token("program").await;
    let mut program = server.browser();
    program.token = Some(token);
    let table = ada.play_now().await;
    let known = server.house.acquaintances(Some("Ada"), 1).await.unwrap();
    server.house.ban(&known[0].id, true).await.unwrap();
    for (address, fields) in [
        ("/play", &[("game", "aztlan")][..]),
        ("/me/name", &[("name", "Bob")]),
        (&format!("{table}/say"), &[("text", "hello")]),
        (&format!("{table}/return"), &[]),
        ("/me/tokens", &[("label", "x")]),
    ] {
        let told = ada.form(address, fields).await.expect(403);
        assert!(told.text.contains("banned"), "{address}: {}", told.text);
    }
    let told = program
        .post("/api/v1/tables", serde_json::json!({}))
        .await
        .expect(403);
    assert!(
        told.json()["error"].as_str().unwrap().contains("banned"),
        "{}",
        told.text
    );
    for page in ["/", "/me", &table] {
        ada.get(page).await.expect(200);
    }
    ada.form("/settings", &[("theme", "dark")])
        .await
        .expect(303);
    ada.get("/me/data.json").await.expect(200);
    ada.form("/me/delete", &[("sure", "yes")]).await.expect(200);
    ada.get("/api/v1/me").await.expect(401);
}

#[tokio::test]
async fn a_game_that_the_house_closes_says_so_to_whoever_plays_it() {
    let server = Server::open().await;
    let ada = server.guest("Ada").await;
    let table = ada.play_now().await;
    let id = id_of(&table).parse().unwrap();
    server.house.close_table(&id).await.unwrap();
    let page = ada.get(&table).await.expect(200).text;
    assert!(
        page.contains("closed by the people who run this site"),
        "{page}"
    );
    ada.get(&format!("{table}/record.json")).await.expect(409);
}

#[tokio::test]
async fn names_of_bots_and_of_the_house_are_refused_with_the_reason() {
    let server = Server::open().await;
    let browser = server.browser();
    for name in ["Bot 2", "Master", "qualcuno", "Patolli"] {
        let told = browser
            .form("/me/name", &[("name", name)])
            .await
            .expect(422);
        assert!(
            told.text.contains("Bots, empty seats and this site"),
            "{}",
            told.text
        );
    }
    browser
        .form("/me/name", &[("name", "Botond")])
        .await
        .expect(303);
}

/// Whatever the house calls those who are no people in any language nobody else is called.
#[tokio::test]
async fn no_text_for_a_bot_or_an_empty_seat_is_a_name_for_people() {
    for language in ["en", "it", "pl"] {
        let texts = crate::texts::Texts::of(language);
        let keys = [
            "bot-name",
            "seat-open",
            "somebody",
            "level-beginner",
            "level-steady",
            "level-strong",
            "level-master",
        ];
        for key in keys {
            let name = texts.line(key).replace("{ $number }", "3");
            assert!(tables::is_reserved(&name), "{language}: {name}");
        }
        let guest = texts.line("guest-name").replace("{ $number }", "1234");
        assert!(!tables::is_reserved(&guest), "{language}: {guest}");
        assert!(tables::is_given(&guest), "{language}: {guest}");
    }
}
