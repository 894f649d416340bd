//! Choosing what to play as at a table that waits, and tables whose rules have been corrected.

use std::path::Path;

use serde_json::json;
use sqlx::{Connection as _, SqliteConnection};

use crate::html;
use crate::kit::{Server, UNLIMITED, id_of};

/// A table for friends: whoever makes it sits first, the other seats are open.
const OF_THREE: &[(&str, &str)] = &[
    ("option-players", "3"),
    ("seat-0", "me"),
    ("seat-1", "open"),
    ("seat-2", "open"),
];

#[tokio::test]
async fn whoever_waits_picks_by_buttons_and_sits_down_as_what_is_free() {
    let server = Server::open().await;
    let (host, friend) = (server.guest("Ixchel").await, server.guest("Itzel").await);
    let made = host.form("/new/aztlan", OF_THREE).await;
    let address = made.location().to_owned();
    let picking = format!("{address}/pick");
    let page = host.get(&address).await.expect(200).text;
    assert!(page.contains(&format!("action=\"{picking}\"")), "{page}");
    host.form(&picking, &[("side", "quetzal")])
        .await
        .expect(303);

    let page = friend.get(&address).await.expect(200).text;
    assert!(!page.contains("value=\"quetzal\""), "it is taken");
    assert!(page.contains("value=\"coyote\""));
    let sit = format!("{address}/sit");
    let taken = friend
        .form(&sit, &[("seat", "1"), ("side", "quetzal")])
        .await;
    assert!(taken.expect(409).text.contains("has chosen that already"));
    friend
        .form(&sit, &[("seat", "1"), ("side", "coyote")])
        .await
        .expect(303);
    let taken = host.form(&picking, &[("side", "coyote")]).await;
    taken.expect(409);
    host.form(&picking, &[("side", "dragon")]).await.expect(422);
    let page = host.get(&address).await.expect(200).text;
    let buttons = html::named(&page, "button");
    let pressed = buttons
        .iter()
        .filter(|button| button.is("name", "side") && button.is("aria-pressed", "true"));
    assert_eq!(pressed.count(), 1, "the own pick is marked");

    host.form(&format!("{address}/start"), &[])
        .await
        .expect(303);
    let table = server.table(&id_of(&address)).await;
    assert_eq!(
        table.options()["tribes"],
        json!(["quetzal", "coyote", "serpent"])
    );
    let begun = host.form(&picking, &[("side", "ocelot")]).await;
    begun.expect(409);
}

#[tokio::test]
async fn the_form_of_a_new_table_fixes_what_seats_play_as() {
    let server = Server::open().await;
    let host = server.guest("Ixchel").await;
    let chosen = [
        ("option-players", "4"),
        ("seat-0", "me"),
        ("side-0", "orange"),
        ("side-2", "blue"),
    ];
    let made = host.form("/new/amazonas", &chosen).await;
    let table = server.table(&id_of(made.location())).await;
    assert_eq!(
        table.options()["colours"],
        json!(["orange", "red", "blue", "white"])
    );
    assert!(table.picks().names().is_empty(), "nothing is left to pick");
    let page = host.get(made.location()).await.expect(200).text;
    assert!(!page.contains("/pick\""));

    let twice = [
        ("option-players", "2"),
        ("side-0", "red"),
        ("side-1", "red"),
    ];
    let refused = host.form("/new/amazonas", &twice).await.expect(422).text;
    assert!(refused.contains("twice"), "{refused}");
    let many = [
        ("option-players", "18446744073709551615"),
        ("side-0", "red"),
    ];
    host.form("/new/amazonas", &many).await.expect(422);
}

#[tokio::test]
async fn programs_pick_through_the_api() {
    let server = Server::open().await;
    let (host, friend) = (
        server.program("Ixchel").await,
        server.program("Itzel").await,
    );
    let order = json!({ "game": "mezo", "options": { "players": 2 }, "seats": ["me"] });
    let made = host.post("/api/v1/tables", order).await.expect(201).json();
    assert_eq!(made["sides"], json!(["red", "yellow"]));
    let address = format!("/api/v1/tables/{}", made["id"].as_str().unwrap());
    let pick = format!("{address}/pick");
    let picked = host.post(&pick, json!({ "side": "yellow" })).await;
    assert_eq!(picked.expect(200).json()["seats"][0]["side"], "yellow");
    let stranger = friend.post(&pick, json!({ "side": "red" })).await;
    stranger.expect(403);
    let taken = friend
        .post(&format!("{address}/sit"), json!({ "side": "yellow" }))
        .await;
    let sentence = taken.expect(409).json()["error"].to_string();
    assert!(sentence.contains("pick another one"), "{sentence}");
    let unknown = host.post(&pick, json!({ "side": "green" })).await;
    let sentence = unknown.expect(422).json()["error"].to_string();
    assert!(sentence.contains("red, yellow"), "{sentence}");
    let sat = friend.post(&format!("{address}/sit"), json!({})).await;
    let begun = sat.expect(200).json();
    assert_eq!(begun["options"]["tribes"], json!(["yellow", "red"]));
}

#[tokio::test]
async fn the_default_leaves_open_what_seats_play_as_even_if_it_is_given() {
    let server = Server::open().await;
    let host = server.program("Ixchel").await;
    let orders = [
        ("mezo", json!({ "players": 2, "tribes": "first" }), 2),
        ("mezo", json!({ "players": 2, "tribes": "red,yellow" }), 0),
        ("amazonas", json!({ "players": 2, "colours": "first" }), 4),
        (
            "aztlan",
            json!({ "players": 2, "first_faction": "random" }),
            2,
        ),
        (
            "aztlan",
            json!({ "players": 2, "first_faction": "coyote_quetzal" }),
            0,
        ),
    ];
    for (game, options, open) in orders {
        let order = json!({ "game": game, "options": options, "seats": ["me"] });
        let made = host.post("/api/v1/tables", order).await.expect(201).json();
        let sides = made["sides"].as_array().expect("it is a list");
        assert_eq!(sides.len(), open, "{game} {options}");
    }
}

/// As if the house were of an earlier version, and the rules of the table had been corrected since it was made.
async fn correct_the_rules(folder: &Path, id: &str) {
    let file = folder.join("patolli.sqlite");
    let address = format!("sqlite://{}", file.display());
    let mut connection = SqliteConnection::connect(&address).await.unwrap();
    let correct =
        "UPDATE tables SET founding = json_replace(founding, '$.fingerprint', 'x') WHERE id = ?";
    let done = sqlx::query(correct).bind(id).execute(&mut connection).await;
    assert_eq!(done.unwrap().rows_affected(), 1);
    let earlier = "UPDATE ledger SET commits = 0";
    sqlx::query(earlier).execute(&mut connection).await.unwrap();
    std::fs::remove_file(folder.join("patolli.witness")).unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_table_of_earlier_rules_says_why_it_is_closed() {
    let server = Server::open().await;
    let host = server.guest("Ixchel").await;
    let address = host.play_now().await;
    let id = id_of(&address);
    let folder = server.close().await;
    correct_the_rules(folder.path(), &id).await;
    let server = Server::reopen(folder, UNLIMITED).await;
    let anybody = server.browser();
    let page = anybody.get(&address).await.expect(410).text;
    assert!(page.contains("earlier rules"), "{page}");
    assert!(page.contains("href=\"/new/aztlan\""), "and what to do");
    let api = anybody.get(&format!("/api/v1/tables/{id}")).await;
    let sentence = api.expect(410).json()["error"].to_string();
    assert!(sentence.contains("corrected"), "{sentence}");
    anybody
        .get(&format!("{address}/replay?ply=0"))
        .await
        .expect(410);
}
