//! Nobody may have as much of what is dear as they like, and thirty people at one address are not in each other's way.

use std::num::NonZeroU32;

use reqwest::Method;
use serde_json::json;
use web::{Allowance, Allowances, Limits, Settings};

use crate::kit::{Answer, Client, Server, send};
use crate::party::Party;
use crate::sweep::Description;

async fn open(allowances: Allowances) -> Server {
    Server::with(Settings {
        limits: Limits {
            allowances,
            ..Limits::OFF
        },
        ..Settings::DEFAULT
    })
    .await
}

/// Checks that an answer asks to wait, with this code.
#[track_caller]
fn assert_waits(answer: &Answer, code: &str) {
    assert_eq!(answer.status, 429, "{}", answer.text);
    let wait: u64 = answer.header("retry-after").parse().expect("seconds");
    assert!((1..=24 * 3600).contains(&wait), "{wait}");
    if answer
        .header("content-type")
        .starts_with("application/json")
    {
        assert_eq!(answer.json()["code"], code, "{}", answer.text);
    } else {
        assert!(
            answer.text.contains("<main"),
            "there is a page that says so"
        );
    }
}

#[tokio::test]
async fn a_person_makes_so_many_tables_and_is_told_in_their_language_when_to_come_again() {
    let server = open(Allowances {
        tables: Some(Allowance::new(3, 5)),
        ..Allowances::OFF
    })
    .await;
    let [ada, mut ben] = [server.guest("Ada").await, server.guest("Ben").await];
    for _ in 0..3 {
        ada.found(&["me", "open", "open"]).await;
    }
    let order = json!({"game": "aztlan", "seats": ["me"]});
    let refused = ada.post("/api/v1/tables", order).await;
    assert_waits(&refused, "quota-tables");
    let description = Description::of(&ada).await;
    description.check(
        description.operation("makeTable"),
        &refused,
        "one table more",
    );
    for path in ["/play", "/new/mezo"] {
        assert_waits(&ada.form(path, &[("game", "mezo")]).await, "quota-tables");
    }
    for _ in 0..2 {
        ben.form("/play", &[("game", "aztlan")]).await.expect(303);
    }
    for (language, word) in [("en", "minutes"), ("it", "minuti"), ("pl", "minut")] {
        ben.language = language;
        let page = ben.form("/play", &[("game", "aztlan")]).await;
        assert_waits(&page, "quota-tables");
        assert!(page.text.contains(word), "{language}: {}", page.text);
    }
}

#[tokio::test]
async fn a_mistake_in_a_rematch_costs_no_table() {
    let server = open(Allowances {
        tables: Some(Allowance::new(2, 20)),
        ..Allowances::OFF
    })
    .await;
    let seats = vec![server.guest("Ada").await, server.guest("Ben").await];
    let mut party = Party::of(seats).await;
    for _ in 0..5 {
        let early = party.seats[0].post(&party.api("/rematch"), json!({})).await;
        assert_eq!(early.expect(409).json()["code"], "not-over");
    }
    party.finish().await;
    for seat in [0, 0, 1, 1] {
        let again = party.seats[seat]
            .post(&party.api("/rematch"), json!({}))
            .await;
        again.expect(200);
    }
}

#[tokio::test]
async fn public_tables_that_wait_are_few_and_private_ones_are_not_counted() {
    let server = open(Allowances {
        public_tables: Some(Allowance::new(2, 3)),
        ..Allowances::OFF
    })
    .await;
    let [ada, ben] = [server.guest("Ada").await, server.guest("Ben").await];
    let public = json!({"game": "aztlan", "seats": ["me"], "public": true});
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = ada
            .post("/api/v1/tables", public.clone())
            .await
            .expect(201)
            .json();
        tables.push(table["id"].as_str().expect("an id").to_owned());
    }
    let refused = ada.post("/api/v1/tables", public.clone()).await;
    assert_waits(&refused, "quota-public-tables");
    for _ in 0..5 {
        ada.found(&["me", "open", "open"]).await;
    }
    ben.post("/api/v1/tables", public.clone()).await.expect(201);
    let refused = ben.post("/api/v1/tables", public.clone()).await;
    assert_waits(&refused, "quota-public-tables");
    // A table that waits no more makes room.
    let leave = format!("/api/v1/tables/{}/leave", tables[0]);
    ada.post(&leave, json!({})).await.expect(200);
    ada.post("/api/v1/tables", public.clone()).await.expect(201);
}

#[tokio::test]
async fn bots_move_at_so_many_tables_of_one_person_at_once() {
    let server = open(Allowances {
        bots: Some(Allowance::new(2, 3)),
        ..Allowances::OFF
    })
    .await;
    let [ada, ben] = [server.guest("Ada").await, server.guest("Ben").await];
    let masters =
        json!({"game": "mezo", "options": {"players": "2"}, "seats": ["master", "master"]});
    for _ in 0..2 {
        ada.post("/api/v1/tables", masters.clone())
            .await
            .expect(201);
    }
    let refused = ada.post("/api/v1/tables", masters.clone()).await;
    assert_waits(&refused, "quota-bots");
    ada.found(&["me", "open", "open"]).await;
    ben.post("/api/v1/tables", masters.clone())
        .await
        .expect(201);
    let waiting = ben.found(&["me", "open", "open"]).await;
    let start = format!(
        "/api/v1/tables/{}/start",
        waiting["id"].as_str().expect("an id")
    );
    let refused = ben.post(&start, json!({"bot": "master"})).await;
    assert_waits(&refused, "quota-bots");
    server.close().await;
}

#[tokio::test]
async fn tables_that_wait_for_their_people_leave_room_for_others() {
    let server = open(Allowances {
        bots: Some(Allowance::new(1, 1)),
        ..Allowances::OFF
    })
    .await;
    let ada = server.guest("Ada").await;
    for _ in 0..4 {
        let address = ada.play_now().await;
        let table = server.table(address.trim_start_matches("/t/")).await;
        let mut changes = server.house.watch(table.id()).await.expect("a table");
        let mine = changes.wait_for(|table| {
            let seat = table
                .chairs()
                .iter()
                .position(|chair| chair.person().is_some());
            let acting = table.to_act();
            acting.len() == 1 && acting.into_iter().all(|one| Some(one.index()) == seat)
        });
        let soon = tokio::time::timeout(std::time::Duration::from_mins(1), mine).await;
        drop(soon.expect("bots move soon").expect("the house is open"));
    }
}

/// An order for a table of so many seats in Mezo, where masters think for many minutes.
fn mezo(seats: &[&str]) -> serde_json::Value {
    json!({"game": "mezo", "options": {"players": seats.len().to_string()}, "seats": seats})
}

#[tokio::test]
async fn however_many_tables_somebody_leaves_no_bot_works_there() {
    let server = open(Allowances {
        bots: Some(Allowance::new(1, 1)),
        ..Allowances::OFF
    })
    .await;
    let ada = server.guest("Ada").await;
    let masters = mezo(&["me", "master", "master"]);
    for _ in 0..5 {
        let table = ada.post("/api/v1/tables", masters.clone()).await;
        let table = table.expect(201).json();
        let id = table["id"].as_str().expect("an id");
        let leave = format!("/api/v1/tables/{id}/leave");
        let left = ada.post(&leave, json!({})).await.expect(200).json();
        assert_eq!(left["deserted"], true);
    }
    let nobody_thinks = async {
        while server.house.thinking() > 0 {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    };
    let soon = tokio::time::timeout(crate::kit::PATIENCE, nobody_thinks).await;
    soon.expect("they stop");
    for standing in ada.get("/api/v1/me").await.json()["tables"]
        .as_array()
        .expect("a list")
    {
        let id = standing["id"].as_str().expect("an id");
        assert!(server.table(id).await.is_deserted());
    }
}

#[tokio::test]
async fn whoever_sets_bots_going_by_returning_or_sitting_down_needs_a_place_for_them() {
    let server = open(Allowances {
        bots: Some(Allowance::new(2, 9)),
        ..Allowances::OFF
    })
    .await;
    let [ada, ben] = [server.guest("Ada").await, server.guest("Ben").await];
    let id_of = |table: &Answer| {
        assert_eq!(table.status, 201, "{}", table.text);
        let table = table.json();
        table["id"].as_str().expect("an id").to_owned()
    };
    let left = id_of(&ada.post("/api/v1/tables", mezo(&["me", "master"])).await);
    let prepared = id_of(&ada.post("/api/v1/tables", mezo(&["open", "master"])).await);
    let waiting = id_of(&ben.post("/api/v1/tables", mezo(&["open", "master"])).await);
    ada.post(&format!("/api/v1/tables/{left}/leave"), json!({}))
        .await
        .expect(200);
    for _ in 0..2 {
        let busy = ada
            .post("/api/v1/tables", mezo(&["master", "master"]))
            .await;
        busy.expect(201);
    }
    let description = Description::of(&ada).await;
    for (id, way, operation) in [(&left, "return", "return"), (&waiting, "sit", "sit")] {
        let refused = ada
            .post(&format!("/api/v1/tables/{id}/{way}"), json!({}))
            .await;
        assert_waits(&refused, "quota-bots");
        description.check(description.operation(operation), &refused, operation);
        let page = ada.form(&format!("/t/{id}/{way}"), &[]).await;
        assert_waits(&page, "quota-bots");
    }
    // Where no bot begins by it, anybody sits down and returns.
    let people = id_of(&ben.post("/api/v1/tables", mezo(&["me", "open"])).await);
    for way in ["sit", "leave", "return"] {
        let at = format!("/api/v1/tables/{people}/{way}");
        ada.post(&at, json!({})).await.expect(200);
    }
    // Neither does it help to have put bots there before.
    let start = format!("/api/v1/tables/{prepared}/start");
    assert_waits(
        &ada.post(&start, json!({"bot": "master"})).await,
        "quota-bots",
    );
    // Somebody else has room for them.
    let sit = format!("/api/v1/tables/{waiting}/sit");
    ben.post(&sit, json!({})).await.expect(200);
    server.close().await;
}

#[tokio::test]
async fn imports_are_counted_by_size() {
    let server = open(Allowances {
        imports: Some(Allowance::new(24, 60)),
        ..Allowances::OFF
    })
    .await;
    let record = include_str!("../../../../records/mezo/4-players.json");
    let kib = record.len().div_ceil(1024);
    assert!((6..=12).contains(&kib), "{kib}");
    let import = async |client: &Client| {
        let form = reqwest::multipart::Form::new().text("text", record);
        send(client.write("/import").multipart(form)).await
    };
    let ada = server.guest("Ada").await;
    for _ in 0..24 / kib {
        import(&ada).await.expect(303);
    }
    assert_waits(&import(&ada).await, "quota-imports");
    import(&server.guest("Cleo").await).await.expect(303);
}

#[tokio::test]
async fn advice_is_given_so_often() {
    let server = open(Allowances {
        advice: Some(Allowance::new(2, 3)),
        ..Allowances::OFF
    })
    .await;
    let mut party = Party::of(vec![server.guest("Ada").await, server.guest("Ben").await]).await;
    party.finish().await;
    let ada = &party.seats[0];
    for ply in 0..2 {
        let address = party.page(&format!("/replay?ply={ply}&analyse=yes"));
        ada.get(&address).await.expect(200);
    }
    let more = ada.get(&party.page("/replay?ply=0&analyse=yes")).await;
    assert_waits(&more, "quota-advice");
    ada.get(&party.page("/replay?ply=0")).await.expect(200);
    let stranger = server.browser();
    stranger
        .get(&party.api("/analysis?ply=0"))
        .await
        .expect(200);
    let more = stranger.get(&party.api("/analysis?ply=0")).await;
    assert_waits(&more, "quota-advice");
    let table = ada.play_now().await;
    assert_waits(&ada.get(&format!("{table}/hint")).await, "quota-advice");
}

#[tokio::test]
async fn so_much_is_said_and_no_more() {
    let server = open(Allowances {
        chat: Some(Allowance::new(3, 4)),
        ..Allowances::OFF
    })
    .await;
    let [ada, ben] = [server.guest("Ada").await, server.guest("Ben").await];
    let table = ada.found(&["me", "open", "open"]).await;
    let id = table["id"].as_str().expect("an id");
    let (api, page) = (format!("/api/v1/tables/{id}/say"), format!("/t/{id}/say"));
    for _ in 0..3 {
        ada.post(&api, json!({"text": "hello"})).await.expect(200);
    }
    assert_waits(
        &ada.post(&api, json!({"text": "hello"})).await,
        "quota-chat",
    );
    ben.form(&page, &[("text", "hello")]).await.expect(303);
    assert_waits(&ben.form(&page, &[("text", "hello")]).await, "quota-chat");
}

#[tokio::test]
async fn new_guests_are_counted_by_address() {
    let server = open(Allowances {
        guests: NonZeroU32::new(4),
        ..Allowances::OFF
    })
    .await;
    let ada = server.guest("Ada").await;
    for _ in 0..3 {
        server
            .browser()
            .form("/play", &[("game", "aztlan")])
            .await
            .expect(303);
    }
    for (path, field) in [("/play", ("game", "aztlan")), ("/me/name", ("name", "Ben"))] {
        assert_waits(&server.browser().form(path, &[field]).await, "quota-guests");
    }
    ada.form("/play", &[("game", "aztlan")]).await.expect(303);
    send(server.browser().bare(Method::GET, "/"))
        .await
        .expect(200);
}

#[tokio::test]
async fn whoever_corrects_a_turn_is_counted_by_what_they_take_back() {
    let server = open(Allowances {
        changes: Some(Allowance::new(7, 12)),
        ..Allowances::OFF
    })
    .await;
    let mut party = Party::of(vec![server.guest("Ada").await, server.guest("Ben").await]).await;
    for seat in 0..2 {
        let seen = party.look(seat).await;
        party.decide(seat, &seen, "choose 7").await;
    }
    let (first, mut seen) = party.next().await.expect("the game is on");
    seen = party.decide(first, &seen, "place 14; stay").await;
    for _ in 0..3 {
        seen = party.decide(first, &seen, "undo 2; place 14; stay").await;
    }
    let again = json!({"action": "undo 2; place 14; stay", "number": seen["number"], "key": "x"});
    let client = &party.seats[first];
    let refused = client.post(&party.api("/moves"), again).await;
    assert_waits(&refused, "quota-changes");
    let description = Description::of(client).await;
    description.check(description.operation("move"), &refused, "a correction more");
    let number = seen["number"].to_string();
    let form = [
        ("action", "undo 2; place 14; stay"),
        ("number", &number),
        ("key", "y"),
    ];
    assert_waits(
        &client.form(&party.page("/move"), &form).await,
        "quota-changes",
    );
    // What is less can still be taken back, and decisions are not counted.
    seen = party.decide(first, &seen, "undo 1; stay").await;
    let undo = json!({"number": seen["number"]});
    let refused = party.seats[first].post(&party.api("/undo"), undo).await;
    assert_waits(&refused, "quota-changes");
    party.steps(20).await;
}

#[tokio::test]
async fn what_is_kept_about_somebody_is_downloaded_so_often() {
    let server = open(Allowances {
        exports: Some(Allowance::new(2, 3)),
        ..Allowances::OFF
    })
    .await;
    let [ada, mut ben] = [server.guest("Ada").await, server.guest("Ben").await];
    for _ in 0..2 {
        let kept = ada.get("/me/data.json").await.expect(200);
        assert_eq!(kept.header("content-type"), "application/json");
        assert_eq!(kept.json()["person"]["name"], "Ada");
    }
    assert_waits(&ada.get("/me/data.json").await, "quota-exports");
    ben.get("/me/data.json").await.expect(200);
    for (language, word) in [
        ("en", "downloaded"),
        ("it", "scaricato"),
        ("pl", "pobierano"),
    ] {
        ben.language = language;
        let refused = ben.get("/me/data.json").await;
        assert_waits(&refused, "quota-exports");
        assert!(refused.text.contains(word), "{language}: {}", refused.text);
    }
    ada.get("/me").await.expect(200);
}

#[tokio::test]
async fn thirty_people_play_from_one_address_by_the_default_limits() {
    let server = Server::with(Settings::default()).await;
    let mut people = Vec::new();
    for number in 0..30 {
        people.push(server.guest(&format!("Guest {number}")).await);
        // They do not all come within the same second.
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    for pair in people.chunks(2) {
        let order =
            json!({"game": "aztlan", "options": {"players": "2"}, "seats": ["me"], "public": true});
        let table = pair[0]
            .post("/api/v1/tables", order)
            .await
            .expect(201)
            .json();
        let at = |way: &str| {
            format!(
                "/api/v1/tables/{}/{way}",
                table["id"].as_str().expect("an id")
            )
        };
        pair[1].post(&at("sit"), json!({})).await.expect(200);
        for person in pair {
            person
                .post(&at("say"), json!({"text": "hello"}))
                .await
                .expect(200);
            person.get("/").await.expect(200);
        }
    }
    for person in &people {
        let practice = person.play_now().await;
        person.get(&practice).await.expect(200);
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}
