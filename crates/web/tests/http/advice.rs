//! Bots of all levels, hints, why a bot did what it did, and what a master thinks of a position.

use std::time::Duration;

use games::GameId;
use serde_json::json;

use crate::html;
use crate::kit::{Client, Server, id_of, send};
use crate::party::Party;
use crate::plan::Plan;

const LEVELS: [&str; 4] = ["beginner", "steady", "strong", "master"];

/// The page of the table when it is the turn of whoever looks.
async fn on_turn(client: &Client, table: &str) -> String {
    for _ in 0..5000 {
        let page = client.get(table).await.expect(200).text;
        if !html::actions(&page).is_empty() {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    panic!("it is never his turn");
}

/// The choices that a page weighs, in the game's notation.
fn weighed(page: &str) -> Vec<String> {
    let items = html::named(page, "li");
    let choice = |item: &html::Tag| item.get("data-choice").map(str::to_owned);
    items.iter().filter_map(choice).collect()
}

/// A table of bots of this level, when their game is over.
async fn finished(server: &Server, game: &str, level: &str) -> String {
    let host = server.guest("Hana").await;
    let plan = Plan::of(game, 2);
    let order = plan.order(&[level, level]);
    let table = host.post("/api/v1/tables", order).await.expect(201).json();
    let id = table["id"].as_str().expect("an id").to_owned();
    for _ in 0..20_000 {
        let table = host.get(&format!("/api/v1/tables/{id}")).await.json();
        if table["stage"] == "over" {
            return id;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn one_chooses_how_well_bots_play_wherever_one_puts_them() {
    let server = Server::open().await;
    let guest = server.guest("Hana").await;
    for page in ["/", "/new/aztlan"] {
        let text = guest.get(page).await.expect(200).text;
        for level in LEVELS {
            assert!(
                text.contains(&format!("value=\"{level}\"")),
                "{page}: {level}"
            );
        }
    }
    let played = guest.form("/play", &[("game", "aztlan"), ("bot", "strong")]);
    let table = played.await.location().to_owned();
    let page = guest.get(&table).await.expect(200).text;
    assert_eq!(page.matches(" · Strong").count(), 3, "their level is told");

    let plan = Plan::of("aztlan", 3);
    let order = plan.order(&["me", "master", "open"]);
    let made = guest.post("/api/v1/tables", order).await.expect(201).json();
    assert_eq!(
        made["seats"][1],
        json!({"kind": "bot", "name": "master", "away": false, "side": null})
    );
    let at = format!(
        "/api/v1/tables/{}/start",
        made["id"].as_str().expect("an id")
    );
    let refused = guest
        .post(&at, json!({"bot": "deep thought"}))
        .await
        .expect(422);
    assert!(
        refused.text.contains("beginner, steady, strong, master"),
        "{}",
        refused.text
    );
    let begun = guest
        .post(&at, json!({"bot": "steady"}))
        .await
        .expect(200)
        .json();
    assert_eq!(begun["seats"][2]["name"], "steady");
}

#[tokio::test]
async fn a_level_that_is_none_is_refused_with_those_that_are() {
    let server = Server::open().await;
    let guest = server.guest("Hana").await;
    for nonsense in ["bot", "search:1000000", "", "MASTER"] {
        let fields = [("game", "aztlan"), ("bot", nonsense)];
        let refused = guest.form("/play", &fields).await.expect(422);
        assert!(refused.text.contains("strong, master"), "{nonsense}");
        let fields = [("option-players", "2"), ("seat-1", nonsense)];
        let refused = guest.form("/new/aztlan", &fields).await.expect(422);
        assert!(refused.text.contains("strong, master"), "{nonsense}");
    }
}

/// In every language, with and without the script; a hint is something one may do.
#[tokio::test]
async fn a_hint_in_practice_names_what_one_may_do() {
    let server = Server::open().await;
    for (game, language) in GameId::NAMES.iter().zip(["en", "it", "pl", "en"]) {
        let mut guest = server.guest("Hana").await;
        guest.language = language;
        let table = guest.play_game_now(game).await;
        let page = on_turn(&guest, &table).await;
        let address = format!("{table}/hint");
        assert!(
            page.contains(&format!("href=\"{address}\"")),
            "{game} offers a hint"
        );
        let legal = html::actions(&page);
        let hinted = guest.get(&address).await.expect(200).text;
        assert!(hinted.contains("<main"), "without a script it is the table");
        let choices = weighed(&hinted);
        assert!((1..=3).contains(&choices.len()), "{choices:?}");

        let id = id_of(&table);
        let table = guest.get(&format!("/api/v1/tables/{id}")).await.json();
        let allowed = |choice: &String| table["legal"].as_array().unwrap().contains(&json!(choice));
        assert!(choices.iter().all(allowed), "{choices:?} of {legal:?}");

        let script = guest.bare(reqwest::Method::GET, &address);
        let part = send(script.header("accept", "application/json")).await;
        assert!(
            !part.expect(200).text.contains("<main"),
            "for the script it is a part"
        );
        let told = guest
            .get(&format!("/api/v1/tables/{id}/hint"))
            .await
            .expect(200)
            .json();
        assert!(told["iterations"].as_u64().unwrap() > 0);
        assert!(told["choices"][0]["value"].as_f64().unwrap() <= 1.0);
    }
}

#[tokio::test]
async fn nobody_is_advised_against_people_or_about_a_game_that_goes_on() {
    let server = Server::open().await;
    let mut party = Party::at(&server, &Plan::of("aztlan", 3)).await;
    party.steps(10).await;
    for client in &party.seats {
        let refused = client.get(&party.page("/hint")).await.expect(403);
        assert!(refused.text.contains("practice"), "{}", refused.text);
        assert!(!client.get(&party.page("")).await.text.contains("/hint\""));
    }
    let stranger = server.browser();
    assert!(
        stranger
            .get(&party.page("/hint"))
            .await
            .status
            .is_client_error()
    );
    stranger
        .get(&party.page("/replay?ply=1&analyse=yes"))
        .await
        .expect(409);
    stranger
        .get(&party.api("/analysis?ply=1"))
        .await
        .expect(409);
    stranger.get(&party.api("/thoughts")).await.expect(409);
    let page = stranger
        .get(&party.page("/replay?ply=1"))
        .await
        .expect(200)
        .text;
    assert!(!page.contains("analyse=yes") && !page.contains("curve"));
}

#[tokio::test]
async fn when_a_game_is_over_bots_say_why_and_every_position_can_be_analysed() {
    let server = Server::open().await;
    for game in &GameId::NAMES {
        let id = finished(&server, game, "steady").await;
        let stranger = server.browser();
        let page = stranger.get(&format!("/t/{id}")).await.expect(200).text;
        assert!(
            page.contains("/replay?why=first") && page.contains("#why"),
            "{game}"
        );
        let thoughts = stranger.get(&format!("/api/v1/tables/{id}/thoughts")).await;
        let thoughts = thoughts.expect(200).json();
        let thought = &thoughts.as_array().expect("a list")[0];
        let why = stranger
            .get(&format!("/t/{id}/replay?why=first"))
            .await
            .expect(200)
            .text;
        assert!(why.contains("id=\"why\""));
        assert_eq!(weighed(&why)[0], thought["opinion"]["choices"][0]["action"]);

        let at = format!("/t/{id}/replay?ply=3&view=open&analyse=yes");
        let analysed = stranger.get(&at).await.expect(200).text;
        assert!(analysed.contains("id=\"analysis\"") && analysed.contains("curve"));
        let told = stranger
            .get(&format!("/api/v1/tables/{id}/analysis?ply=3"))
            .await;
        assert!(
            !told.expect(200).json()["choices"]
                .as_array()
                .unwrap()
                .is_empty()
        );
        for (nonsense, status) in [
            ("ply=999999", 409),
            ("ply=3&seat=5", 422),
            ("ply=3&seat=255", 422),
        ] {
            let at = format!("/api/v1/tables/{id}/analysis?{nonsense}");
            stranger.get(&at).await.expect(status);
        }
        for nonsense in ["", "ply=x", "ply=3&seat=x"] {
            let at = format!("/api/v1/tables/{id}/analysis?{nonsense}");
            stranger.get(&at).await.expect(400);
        }
        let end = stranger.get(&format!("/t/{id}/replay?analyse=yes")).await;
        end.expect(409);
    }
}

#[tokio::test]
async fn a_page_that_saw_the_game_end_is_told_where_bots_explain_it() {
    let server = Server::open().await;
    let id = finished(&server, "amazonas", "steady").await;
    let stranger = server.browser();
    let mut stream = stranger.listen(&format!("/t/{id}/live")).await;
    let update = stream.next().await.json();
    let result = update["parts"]["result"].as_str().expect("a part");
    let tags = html::named(result, "div");
    let place = tags.iter().find(|tag| tag.is("data-into", "chronicle"));
    let address = place.and_then(|place| place.get("data-load"));
    let chronicle = stranger
        .get(address.expect("it is loaded"))
        .await
        .expect(200);
    assert!(chronicle.text.contains("#why"));
    let page = stranger.get(&format!("/t/{id}")).await.expect(200).text;
    assert!(page.contains(&chronicle.text), "as if it were loaded again");

    let host = server.guest("Hana").await;
    let waiting = host.found(&["me", "open", "open"]).await;
    let id = waiting["id"].as_str().expect("an id");
    host.get(&format!("/t/{id}/chronicle")).await.expect(409);
}

/// A game of bots, and the links of a position of it to what bots explain.
#[tokio::test]
async fn the_replay_explains_with_the_eyes_that_were_chosen() {
    let server = Server::open().await;
    let id = finished(&server, "amazonas", "steady").await;
    let address = format!("/t/{id}/replay?ply=20&view=1");
    let page = server.browser().get(&address).await.expect(200).text;
    let links = html::named(&page, "a");
    let why: Vec<&str> = links
        .iter()
        .filter(|link| link.has_class("why"))
        .filter_map(|link| link.get("href"))
        .collect();
    assert!(!why.is_empty());
    assert!(
        why.iter().all(|link| link.ends_with("&view=1#why")),
        "{why:?}"
    );
}

#[tokio::test]
async fn whoever_has_only_one_choice_is_told_so() {
    let server = Server::open().await;
    let id = finished(&server, "aztlan", "beginner").await;
    let record = server.table(&id).await.record().expect("it is over");
    let is_forced = |ply: &usize| {
        let mut record = record.clone();
        record.actions.truncate(*ply);
        let game = tables::replay(&record).expect("it is a game");
        let seat = game.to_act().first().expect("somebody acts");
        game.legal(seat).len() == 1
    };
    let ply = (0..record.actions.len()).find(is_forced);
    let ply = ply.expect("somewhere there is no choice");
    for (language, only) in [
        ("en", "only one choice"),
        ("it", "una sola scelta"),
        ("pl", "tylko jeden"),
    ] {
        let mut stranger = server.browser();
        stranger.language = language;
        let address = format!("/t/{id}/replay?ply={ply}&view=open&analyse=yes");
        let page = stranger.get(&address).await.expect(200).text;
        assert_eq!(weighed(&page).len(), 1);
        assert!(page.contains(only), "{language}");
    }
}

#[tokio::test]
async fn whoever_is_refused_advice_finds_the_way_back() {
    let server = Server::open().await;
    let mut party = Party::at(&server, &Plan::of("aztlan", 3)).await;
    party.steps(3).await;
    let host = &party.seats[0];
    let back = |page: &str, address: &str| {
        html::named(page, "a")
            .iter()
            .any(|link| link.is("href", address))
    };
    let refused = host.get(&party.page("/hint")).await.expect(403).text;
    assert!(back(&refused, &party.page("")));
    let position = party.page("/replay?ply=1&view=0");
    let refused = host
        .get(&format!("{position}&analyse=yes"))
        .await
        .expect(409);
    assert!(back(&refused.text, &position));
}

#[tokio::test]
async fn a_hint_after_the_end_says_that_the_game_is_over() {
    let server = Server::open().await;
    let host = server.guest("Hana").await;
    let order = Plan::of("aztlan", 2).order(&["me", "beginner"]);
    let table = host.post("/api/v1/tables", order).await.expect(201).json();
    let id = table["id"].as_str().expect("an id");
    server.play_out(id).await;
    let at = format!("/api/v1/tables/{id}");
    for address in [format!("{at}/hint"), format!("/t/{id}/hint")] {
        let refused = host.get(&address).await.expect(409).text;
        assert!(refused.contains("game is over"), "{refused}");
    }
}

#[tokio::test]
async fn a_record_that_somebody_brought_along_can_be_analysed() {
    let server = Server::open().await;
    let id = finished(&server, "amazonas", "beginner").await;
    let guest = server.guest("Hana").await;
    let record = guest
        .get(&format!("/t/{id}/record.json"))
        .await
        .expect(200)
        .text;
    let form = reqwest::multipart::Form::new().text("text", record);
    let brought = send(guest.write("/import").multipart(form)).await;
    let address = brought.location().split('?').next().expect("an address");
    let page = guest
        .get(&format!("{address}?ply=5&analyse=yes"))
        .await
        .expect(200)
        .text;
    assert!(page.contains("id=\"analysis\"") && !page.contains("id=\"why\""));
    assert!(!weighed(&page).is_empty());
}

#[tokio::test]
async fn when_too_many_ask_for_advice_some_are_asked_to_try_again() {
    let server = Server::open().await;
    let id = finished(&server, "aztlan", "beginner").await;
    let stranger = server.browser();
    let page = format!("/t/{id}/replay?ply=0&analyse=yes");
    let api = format!("/api/v1/tables/{id}/analysis?ply=0");
    let asked: Vec<_> = (0..24)
        .map(|number| {
            let path = if number % 2 == 0 { &page } else { &api };
            let (stranger, path) = (stranger.clone(), path.clone());
            tokio::spawn(async move { stranger.get(&path).await })
        })
        .collect();
    let (mut advised, mut refused) = (0, 0);
    for answer in asked {
        let answer = answer.await.expect("an answer");
        if answer.status.as_u16() == 200 {
            advised += 1;
            continue;
        }
        let answer = answer.expect(503);
        assert!(answer.text.contains("is busy"), "{}", answer.text);
        assert_eq!(answer.header("retry-after"), "2");
        refused += 1;
    }
    assert!(advised >= 8, "{advised} are advised");
    assert!(refused >= 1, "{refused} are refused");
    stranger.get(&api).await.expect(200);
}

/// Brings a record along: where its positions are.
async fn brought(guest: &Client, record: &game::Record) -> String {
    let text = serde_json::to_string(record).expect("a record can be written");
    let form = reqwest::multipart::Form::new().text("text", text);
    let brought = send(guest.write("/import").multipart(form)).await;
    let address = brought.location().split('?').next();
    address.expect("an address").to_owned()
}

#[tokio::test]
async fn a_position_can_be_analysed_where_somebody_is_to_act_and_chances_are_drawn_once() {
    let server = Server::open().await;
    let id = finished(&server, "aztlan", "beginner").await;
    let guest = server.guest("Hana").await;
    let record = server.table(&id).await.record().expect("it is over");
    let whole = record.actions.len();
    for plies in [0, 5, whole] {
        let mut part = record.clone();
        part.actions.truncate(plies);
        let address = brought(&guest, &part).await;
        for ply in [0, plies] {
            let page = guest
                .get(&format!("{address}?ply={ply}"))
                .await
                .expect(200)
                .text;
            let links = html::named(&page, "a");
            let analyse = links.iter().find(|link| link.is("rel", "nofollow"));
            let hidden = analyse.expect("it can be analysed").get("hidden");
            assert_eq!(hidden.is_some(), ply == whole, "{ply} of {plies}");
            assert_eq!(
                page.matches("<figcaption>Chances").count(),
                1,
                "{ply} of {plies}"
            );
        }
    }
}
