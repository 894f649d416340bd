//! Moves that come late, twice, from the wrong person or from nowhere.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::kit::{Answer, Client, Server, send};
use crate::party::Party;

async fn party() -> (Server, Party) {
    let server = Server::open().await;
    let party = Party::of_browsers(&server, 3).await;
    (server, party)
}

fn choose(card: u8, number: &Value, key: &str) -> Value {
    json!({"action": format!("choose {card}"), "number": number, "key": key})
}

/// Moves by the form of the page.
async fn move_by_form(
    client: &Client,
    party: &Party,
    action: &str,
    number: u64,
    key: &str,
) -> Answer {
    let number = number.to_string();
    let fields = [("action", action), ("number", &number), ("key", key)];
    client.form(&party.page("/move"), &fields).await
}

#[tokio::test]
async fn a_move_that_answers_an_old_position_is_refused() {
    let (_server, mut party) = party().await;
    let start = party.look(0).await["number"].clone();
    party.steps(12).await;
    let (seat, seen) = party.next().await.expect("the game is on");
    let action = party.pick(&seen);
    let body = json!({"action": action, "number": start, "key": "old"});
    let refused = party.seats[seat]
        .post(&party.api("/moves"), body)
        .await
        .expect(409);
    assert!(
        refused.json()["error"]
            .as_str()
            .expect("a text")
            .contains("changed")
    );
    let client = &party.seats[seat];
    move_by_form(
        client,
        &party,
        &action,
        start.as_u64().expect("a number"),
        "old",
    )
    .await
    .expect(409);
    let ahead = seen["number"].as_u64().expect("a number") + 1;
    move_by_form(client, &party, &action, ahead, "ahead")
        .await
        .expect(409);
    assert_eq!(party.look(0).await["ply"], 12);
}

#[tokio::test]
async fn a_move_sent_twice_is_done_once() {
    let (_server, party) = party().await;
    let number = &party.look(0).await["number"];
    let first = party.seats[0]
        .post(&party.api("/moves"), choose(7, number, "once"))
        .await
        .expect(200);
    assert_eq!(first.json()["repeated"], false);
    for card in [7, 8] {
        let again = party.seats[0]
            .post(&party.api("/moves"), choose(card, number, "once"))
            .await
            .expect(200);
        assert_eq!(again.json()["repeated"], true);
        assert_eq!(again.json()["table"]["ply"], 1);
    }
    let page = move_by_form(&party.seats[0], &party, "choose 7", 0, "once").await;
    assert_eq!(page.location(), party.page(""));
    let other = party.seats[1]
        .post(&party.api("/moves"), choose(7, number, "once"))
        .await
        .expect(200);
    assert_eq!(
        other.json()["repeated"],
        false,
        "another's key is another key"
    );
    assert_eq!(party.look(2).await["ply"], 2);
}

#[tokio::test]
async fn many_copies_of_a_move_at_once_are_one_move() {
    let (_server, party) = party().await;
    let number = &party.look(0).await["number"];
    let address = party.api("/moves");
    let copies = (0..20).map(|_| party.seats[0].post(&address, choose(9, number, "storm")));
    let answers = join_all(copies).await;
    let fresh = answers
        .iter()
        .filter(|answer| answer.json()["repeated"] == false);
    assert_eq!(fresh.count(), 1);
    assert_eq!(party.look(0).await["ply"], 1);
}

#[tokio::test]
async fn two_people_who_choose_at_once_both_choose() {
    let (_server, party) = party().await;
    let number = &party.look(0).await["number"];
    let address = party.api("/moves");
    let choices = party
        .seats
        .iter()
        .map(|seat| seat.post(&address, choose(7, number, "same")));
    for answer in join_all(choices).await {
        answer.expect(200);
    }
    assert_eq!(party.look(0).await["ply"], 3);
}

#[tokio::test]
async fn of_two_devices_of_one_person_the_first_decides() {
    let (_server, mut party) = party().await;
    party.steps(3).await;
    let (seat, seen) = party.next().await.expect("the game is on");
    let address = party.api("/moves");
    let legal = seen["legal"].as_array().expect("a list").iter().take(2);
    let moves = legal.enumerate().map(|(device, action)| {
        let body =
            json!({"action": action, "number": seen["number"], "key": format!("device-{device}")});
        party.seats[seat].post(&address, body)
    });
    let mut statuses: Vec<u16> = join_all(moves)
        .await
        .iter()
        .map(|answer| answer.status.as_u16())
        .collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    assert_eq!(party.look(0).await["ply"], 4);
}

#[tokio::test]
async fn nobody_moves_for_another() {
    let (server, party) = party().await;
    let number = &party.look(0).await["number"];
    let spectator = server.guest("Spectator").await;
    let body = choose(7, number, "spectator");
    spectator
        .post(&party.api("/moves"), body.clone())
        .await
        .expect(403);
    let number = number.as_u64().expect("a number");
    move_by_form(&spectator, &party, "choose 7", number, "spectator")
        .await
        .expect(403);
    let stranger = server.browser();
    stranger.post(&party.api("/moves"), body).await.expect(401);
    move_by_form(&stranger, &party, "choose 7", number, "stranger")
        .await
        .expect(403);
    for (way, fields) in [
        ("undo", vec![("number", "5")]),
        ("leave", vec![]),
        ("return", vec![]),
        ("start", vec![]),
        ("rematch", vec![]),
    ] {
        for client in [&spectator, &stranger] {
            let refused = client.form(&party.page(&format!("/{way}")), &fields).await;
            assert_eq!(refused.status, 403, "{way}");
        }
    }
    assert_eq!(party.look(0).await["ply"], 0);
}

#[tokio::test]
async fn a_forged_cookie_is_worth_nothing() {
    let (server, party) = party().await;
    let table = server.table(&party.id).await;
    let victim = table.chairs()[0].person().expect("a person");
    let number = table.number();
    let own = party.seats[1].cookies();
    let (kept, last) = own.split_at(own.len() - 1);
    let changed = if last == "a" { "b" } else { "a" };
    let forged = [
        format!("patolli={victim}"),
        format!("patolli={victim}{victim}"),
        format!("{kept}{changed}"),
        kept.to_owned(),
        format!("patolli={victim}.AAAA"),
        "patolli=".to_owned(),
        "patolli=....".to_owned(),
        format!("patolli={}", "x".repeat(3000)),
    ];
    for cookie in forged {
        let forger = server.browser();
        forger.keep(&cookie);
        move_by_form(&forger, &party, "choose 7", number, "forged")
            .await
            .expect(403);
        forger.get("/api/v1/me").await.expect(401);
        let page = forger.get(&party.page("")).await.expect(200).text;
        assert!(crate::html::actions(&page).is_empty());
    }
    let mut forger = server.browser();
    for token in ["x", "aaaaaaaaaaaaaaaaaaaaaaaa", victim.as_str()] {
        forger.token = Some(token.to_owned());
        forger.get("/api/v1/me").await.expect(401);
        let body = choose(7, &json!(number), "forged");
        let refused = forger.post(&party.api("/moves"), body).await.expect(401);
        assert_eq!(refused.header("www-authenticate"), "Bearer");
    }
    assert_eq!(party.look(0).await["ply"], 0);
}

#[tokio::test]
async fn an_illegal_move_is_refused_with_what_is_legal() {
    let (_server, mut party) = party().await;
    let number = party.look(0).await["number"].clone();
    for action in [
        "choose 3",
        "choose 99",
        "place 1",
        "fly",
        "",
        "choose 7 ",
        "choose seven",
        "💥",
    ] {
        let body = json!({"action": action, "number": number, "key": "illegal"});
        let refused = party.seats[0]
            .post(&party.api("/moves"), body)
            .await
            .expect(422);
        assert!(
            refused.json()["error"]
                .as_str()
                .expect("a text")
                .contains("choose 7"),
            "{}",
            refused.text
        );
        move_by_form(
            &party.seats[0],
            &party,
            action,
            number.as_u64().expect("a number"),
            "illegal",
        )
        .await
        .expect(422);
    }
    party.steps(3).await;
    let (seat, seen) = party.next().await.expect("the game is on");
    let waiting = (seat + 1) % 3;
    let body = json!({"action": seen["legal"][0], "number": seen["number"], "key": "early"});
    party.seats[waiting]
        .post(&party.api("/moves"), body)
        .await
        .expect(422);
    assert_eq!(party.look(0).await["ply"], 3);
}

#[tokio::test]
async fn nonsense_is_refused_as_nonsense() {
    let (_server, party) = party().await;
    let number = party.look(0).await["number"].clone();
    let (client, address) = (&party.seats[0], party.api("/moves"));
    let bodies = [
        json!({}),
        json!([]),
        json!("choose 7"),
        json!({"action": "choose 7", "number": number}),
        json!({"action": 7, "number": number, "key": "k"}),
        json!({"action": "choose 7", "number": -1, "key": "k"}),
        json!({"action": "choose 7", "number": "many", "key": "k"}),
        json!({"action": "choose 7", "number": number, "key": "k", "seat": 1}),
    ];
    for body in bodies {
        let refused = client.post(&address, body.clone()).await;
        assert_eq!(refused.status, 400, "{body}");
        assert!(refused.json()["error"].is_string());
    }
    let json = client
        .write(&address)
        .header("content-type", "application/json");
    send(json.body("{\"action\":")).await.expect(400);
    send(client.write(&address).body("action"))
        .await
        .expect(415);
    let form = |body: &'static str| {
        let kind = "application/x-www-form-urlencoded";
        let request = client
            .write(&party.page("/move"))
            .header("content-type", kind);
        send(request.body(body))
    };
    for body in [
        "",
        "action=choose+7",
        "action=choose+7&number=x&key=k",
        "number=5&key=k",
        "%%%",
    ] {
        let refused = form(body).await;
        assert_eq!(refused.status, 400, "{body}");
    }
    for key in ["", "ä", "a b", &"k".repeat(65)] {
        let body = json!({"action": "choose 7", "number": number, "key": key});
        client.post(&address, body).await.expect(422);
    }
    assert_eq!(party.look(0).await["ply"], 0);
}
