//! The API as programs use it.

use games::GameId;
use reqwest::Method;
use serde_json::{Value, json};

use crate::html;
use crate::kit::{Answer, Server, send};
use crate::party::Party;

/// Checks that a refusal says why, in a sentence without anything of the inside.
#[track_caller]
fn assert_refused(answer: &Answer, status: u16) {
    assert_eq!(answer.status, status, "{}", answer.text);
    assert_eq!(answer.header("content-type"), "application/json");
    let body = answer.json();
    for field in ["error", "message"] {
        let sentence = body[field].as_str().expect("a sentence");
        assert!(!sentence.is_empty());
        for inside in ["sqlx", "panicked", "src/", ".rs:", "SELECT"] {
            assert!(!sentence.contains(inside), "{sentence}");
        }
    }
}

#[tokio::test]
async fn games_tell_their_options() {
    let server = Server::open().await;
    let client = server.browser();
    let games = client.get("/api/v1/games").await.expect(200).json();
    assert_eq!(games.as_array().expect("a list").len(), GameId::NAMES.len());
    for (index, name) in GameId::NAMES.iter().enumerate() {
        let game = client.get(&format!("/api/v1/games/{name}")).await;
        let game = game.expect(200).json();
        assert_eq!((&game, &game["name"]), (&games[index], &json!(name)));
        for option in game["options"].as_array().expect("options") {
            let values = option["values"].as_array().expect("values");
            let fits = match option["takes"].as_str() {
                Some("one") => values.contains(&option["default"]),
                Some("number") => values.is_empty() && option["most"].is_u64(),
                Some("several" | "each_seat") => !values.is_empty(),
                _ => false,
            };
            assert!(fits, "{option}");
            assert!(option["about"].is_string());
        }
    }
    assert_refused(&client.get("/api/v1/games/chess").await, 404);
}

#[tokio::test]
async fn programs_play_a_whole_game_among_themselves() {
    let server = Server::open().await;
    let mut programs = Vec::new();
    for name in ["Ada", "Bruno", "Celina"] {
        programs.push(server.program(name).await);
    }
    let mut party = Party::of(programs).await;
    let me = party.seats[0].get("/api/v1/me").await.expect(200).json();
    assert_eq!(me["name"], "Ada");
    assert_eq!(me["tables"][0]["id"], party.id.as_str());
    assert_eq!(me["tables"][0]["your_turn"], true);
    party.finish().await;
    let table = party.look(1).await;
    assert_eq!(table["stage"], "over");
    assert_eq!(
        (&table["legal"], &table["to_act"]),
        (&json!([]), &json!([]))
    );
    assert_eq!(table["scores"].as_array().expect("scores").len(), 3);
    assert_eq!(table["ranking"].as_array().expect("places").concat_len(), 3);
    assert_eq!(table["seed"].as_str().expect("a seed").len(), 64);
    let record = party.seats[2]
        .get(&party.api("/record"))
        .await
        .expect(200)
        .json();
    assert_eq!(
        record["actions"].as_array().expect("actions").len() as u64,
        table["ply"]
    );
    assert_eq!(record["seed"], table["seed"]);

    let body = json!({"action": "score", "number": table["number"], "key": "late"});
    assert_refused(&party.seats[0].post(&party.api("/moves"), body).await, 422);
    let next = party.seats[0]
        .post(&party.api("/rematch"), json!({}))
        .await
        .expect(200)
        .json();
    assert_eq!(next["stage"], "playing");
    let same = party.seats[1]
        .post(&party.api("/rematch"), json!({}))
        .await
        .expect(200)
        .json();
    assert_eq!(same["id"], next["id"], "there is one rematch");
    assert_eq!(party.look(2).await["rematch"], next["id"]);
}

trait Places {
    /// How many there are in all places.
    fn concat_len(&self) -> usize;
}

impl Places for Vec<Value> {
    fn concat_len(&self) -> usize {
        self.iter()
            .map(|place| place.as_array().expect("a place").len())
            .sum()
    }
}

#[tokio::test]
async fn a_table_is_made_filled_and_begun() {
    let server = Server::open().await;
    let (host, friend) = (server.program("Hana").await, server.program("Ada").await);
    let order = json!({"game": "aztlan", "options": {"players": "3"}, "seats": ["open", "me", "random"], "public": true});
    let table = host.post("/api/v1/tables", order).await.expect(201).json();
    assert_eq!(
        (&table["stage"], &table["seat"]),
        (&json!("waiting"), &json!(1))
    );
    assert_eq!((&table["view"], &table["ply"]), (&Value::Null, &json!(0)));
    let id = table["id"].as_str().expect("an id");
    let open = server
        .browser()
        .get("/api/v1/tables")
        .await
        .expect(200)
        .json();
    assert_eq!(
        (&open[0]["id"], &open[0]["open"]),
        (&table["id"], &json!(1))
    );

    let at = |way: &str| format!("/api/v1/tables/{id}/{way}");
    assert_refused(&friend.post(&at("start"), json!({})).await, 403);
    assert_refused(&friend.post(&at("sit"), json!({"seat": 1})).await, 409);
    assert_refused(&friend.post(&at("sit"), json!({"seat": 99})).await, 409);
    assert_refused(&host.post(&at("sit"), json!({})).await, 409);
    assert_refused(&host.get(&at("record")).await, 409);
    let table = friend.post(&at("sit"), json!({})).await.expect(200).json();
    assert_eq!(
        (&table["stage"], &table["seat"]),
        (&json!("playing"), &json!(0))
    );
    assert_eq!(
        table["seats"][2],
        json!({"kind": "bot", "name": "beginner", "away": false, "side": null})
    );
    assert_refused(&host.post(&at("start"), json!({})).await, 409);
    let open = server
        .browser()
        .get("/api/v1/tables")
        .await
        .expect(200)
        .json();
    assert_eq!(open, json!([]), "nobody can join any more");
}

#[tokio::test]
async fn one_starts_with_bots_leaves_returns_and_speaks() {
    let server = Server::open().await;
    let host = server.program("Hana").await;
    let table = host.found(&["me", "open", "open"]).await;
    let id = table["id"].as_str().expect("an id");
    let at = |way: &str| format!("/api/v1/tables/{id}/{way}");
    let begun = host.post(&at("start"), json!({})).await.expect(200).json();
    assert_eq!(begun["stage"], "playing");
    assert!(!begun["legal"].as_array().expect("a list").is_empty());
    let left = host.post(&at("leave"), json!({})).await.expect(200).json();
    assert_eq!(left["seats"][0]["away"], true);
    assert_eq!(left["legal"], json!([]), "she has left");
    assert_eq!(left["deserted"], true, "the bots wait");
    let mine = host.get("/api/v1/me").await.expect(200).json();
    assert_eq!(mine["tables"][0]["deserted"], true);
    let body = json!({"action": "choose 7", "number": left["number"], "key": "away"});
    let away = host.post(&at("moves"), body).await;
    assert_eq!(away.expect(409).json()["code"], "away");
    let back = host.post(&at("return"), json!({})).await.expect(200).json();
    assert_eq!(
        (&back["seats"][0]["away"], &back["deserted"]),
        (&json!(false), &json!(false))
    );
    let mut events = server.browser().listen(&at("events")).await;
    host.post(&at("say"), json!({"text": "  good\u{7} game  "}))
        .await
        .expect(200);
    loop {
        let event = events.next().await.json();
        if let Some(said) = event["said"].get(0) {
            assert_eq!(said, &json!(["Hana", "good game"]));
            break;
        }
    }
    assert_refused(&host.post(&at("say"), json!({"text": "   "})).await, 422);
    assert_refused(
        &host
            .post(&at("say"), json!({"text": "x".repeat(5000)}))
            .await,
        422,
    );
}

#[tokio::test]
async fn a_decision_is_taken_back() {
    let server = Server::open().await;
    let mut party = Party::of_browsers(&server, 3).await;
    let seen = party.look(0).await;
    let after = party.decide(0, &seen, "choose 7").await;
    assert_eq!(
        (&after["may_undo"], &after["ply"]),
        (&json!(true), &json!(1))
    );
    let undo = party.api("/undo");
    assert_refused(
        &party.seats[1]
            .post(&undo, json!({"number": after["number"]}))
            .await,
        409,
    );
    assert_refused(
        &party.seats[0]
            .post(&undo, json!({"number": seen["number"]}))
            .await,
        409,
    );
    let back = party.seats[0]
        .post(&undo, json!({"number": after["number"]}))
        .await
        .expect(200)
        .json();
    assert_eq!((&back["ply"], &back["legal"]), (&json!(0), &seen["legal"]));
    let again = party.decide(0, &back, "choose 7").await;
    party.decide(1, &seen, "choose 7").await;
    assert_refused(
        &party.seats[0]
            .post(&undo, json!({"number": again["number"]}))
            .await,
        409,
    );
}

#[tokio::test]
async fn a_turn_is_sent_in_one_go_and_corrected_in_another() {
    let server = Server::open().await;
    let mut party = Party::of_browsers(&server, 3).await;
    let mut seen = party.look(0).await;
    for seat in 0..3 {
        seen = party.decide(seat, &seen, "choose 7").await;
    }
    let first = seen["to_act"][0].as_u64().expect("somebody acts");
    let first = usize::try_from(first).expect("a seat is small");
    let any = |table: &Value| table["legal"][0].as_str().expect("a choice").to_owned();
    let ply = |table: &Value| table["ply"].as_u64().expect("a number");
    let seen = party.look(first).await;
    let one = any(&seen);
    let once = party.decide(first, &seen, &one).await;
    let two = any(&once);
    let twice = party
        .decide(first, &once, &format!("undo 1; {one}; {two}"))
        .await;
    assert_eq!(ply(&twice), ply(&seen) + 2);
    let corrected = party.decide(first, &twice, &format!("undo 2; {one}")).await;
    assert_eq!(ply(&corrected), ply(&seen) + 1);

    for (turn, status) in [
        (format!("{two}; place 99"), 422),
        ([two.as_str(); 65].join("; "), 422),
        ("undo 9".to_owned(), 409),
    ] {
        let ask = json!({"action": turn, "number": corrected["number"], "key": "fresh"});
        let answer = party.seats[first].post(&party.api("/moves"), ask).await;
        assert_refused(&answer, status);
    }
    assert_eq!(party.look(first).await["number"], corrected["number"]);
}

#[tokio::test]
async fn events_tell_all_that_happened_and_go_on_after_a_break() {
    let server = Server::open().await;
    let mut party = Party::of_browsers(&server, 3).await;
    party.steps(8).await;
    let table = party.look(0).await;
    let number = table["number"].as_u64().expect("a number");
    let mut all = party.seats[0].listen(&party.api("/events")).await;
    let event = all.next().await;
    assert_eq!((event.name.as_str(), event.number()), ("table", number));
    let told = event.json();
    assert_eq!(told["table"], table);
    assert_eq!(told["moves"].as_array().expect("moves").len(), 8);
    let mut rest = party.seats[0]
        .listen(&party.api(&format!("/events?after={}", number - 2)))
        .await;
    let rest = rest.next().await.json();
    assert_eq!(
        rest["moves"].as_array().expect("moves")[..],
        told["moves"].as_array().expect("moves")[6..]
    );
    let resume = party.seats[0].bare(Method::GET, &party.api("/events"));
    let mut resumed =
        crate::stream::Stream::open(resume.header("last-event-id", number.to_string())).await;
    assert!(resumed.is_quiet().await);
    party.step().await;
    for stream in [&mut all, &mut resumed] {
        let event = stream.next().await.json();
        assert_eq!(event["moves"].as_array().expect("moves").len(), 1);
        assert_eq!(event["number"], number + 1);
        assert_eq!(event["taken_back"], false);
    }
}

#[tokio::test]
async fn whoever_was_away_while_decisions_were_taken_back_loses_none() {
    let server = Server::open().await;
    let mut party = Party::of_browsers(&server, 3).await;
    party.steps(4).await;
    let moves = |event: &Value| event["moves"].as_array().expect("moves").clone();
    // A seat decides, takes it back and decides otherwise; whoever knew the position before, or after the first decision, comes back.
    loop {
        let (seat, seen) = party.next().await.expect("the game is on");
        let legal = seen["legal"].as_array().expect("a list").clone();
        let first = party
            .decide(seat, &seen, legal[0].as_str().expect("a text"))
            .await;
        if legal.len() == 1 || first["may_undo"] == false {
            continue;
        }
        let undo = party.api("/undo");
        let undone = party.seats[seat]
            .post(&undo, json!({"number": first["number"]}))
            .await
            .expect(200)
            .json();
        let last = legal.last().and_then(Value::as_str).expect("a text");
        let now = party.decide(seat, &undone, last).await;
        let client = &party.seats[seat];
        let whole = client
            .listen(&party.api("/events"))
            .await
            .next()
            .await
            .json();
        assert_eq!(
            (&whole["number"], whole["taken_back"].as_bool()),
            (&now["number"], Some(false))
        );
        for known in [&seen["number"], &first["number"]] {
            for by_header in [false, true] {
                let after = party.api(&format!("/events?after={known}"));
                let mut request = client.bare(Method::GET, &after);
                if by_header {
                    request = client.bare(Method::GET, &party.api("/events"));
                    request = request.header("last-event-id", known.to_string());
                }
                let event = crate::stream::Stream::open(request)
                    .await
                    .next()
                    .await
                    .json();
                assert_eq!(event["taken_back"], true);
                assert_eq!(moves(&event), moves(&whole), "all is told anew");
                assert_eq!(event["told"], whole["told"]);
            }
        }
        // Whoever has heard of the taking back is told only what came after.
        let after = party.api(&format!("/events?after={}", undone["number"]));
        let event = client.listen(&after).await.next().await.json();
        assert_eq!(event["taken_back"], false);
        assert_eq!(moves(&event), moves(&whole)[moves(&whole).len() - 1..]);
        // Of a number that there is not yet nobody knows what came before.
        let ahead = party.api("/events?after=1000000");
        let event = client.listen(&ahead).await.next().await.json();
        assert_eq!(
            (event["taken_back"].as_bool(), moves(&event)),
            (Some(true), moves(&whole))
        );
        return;
    }
}

#[tokio::test]
async fn tokens_are_made_and_revoked_on_one_s_own_page() {
    let server = Server::open().await;
    let guest = server.guest("Ada").await;
    let mut program = server.browser();
    program.token = Some(guest.make_token("my <bot>").await);
    assert_eq!(
        program.get("/api/v1/me").await.expect(200).json()["name"],
        "Ada"
    );
    let me = guest.get("/me").await.expect(200).text;
    let token = program.token.clone().expect("a token");
    assert!(!me.contains(&token), "a token is shown once");
    assert!(me.contains("my &lt;bot&gt;"));
    let inputs = html::named(&me, "input");
    let id = inputs.iter().find(|input| input.is("name", "id"));
    let id = id
        .and_then(|input| input.get("value"))
        .expect("it can be revoked");
    let other = server.guest("Bruno").await;
    other.form("/me/tokens/revoke", &[("id", id)]).await;
    program.get("/api/v1/me").await.expect(200);
    guest
        .form("/me/tokens/revoke", &[("id", id)])
        .await
        .location();
    assert_refused(&program.get("/api/v1/me").await, 401);
    assert_refused(&program.get("/api/v1/games/x").await, 404);
    let stranger = server.browser();
    stranger
        .form("/me/tokens", &[("label", "x")])
        .await
        .expect(403);
}

#[tokio::test]
async fn errors_are_json_and_unknown_fields_are_refused() {
    let server = Server::open().await;
    let program = server.program("Ada").await;
    let stranger = server.browser();
    assert_refused(&stranger.get("/api/v1/me").await, 401);
    assert_refused(&stranger.get("/api/v1/nowhere").await, 404);
    assert_refused(&stranger.get("/api/v1/tables/abc").await, 404);
    assert_refused(
        &stranger
            .get("/api/v1/tables/aaaaaaaaaaaaaaaaaaaaaaaa")
            .await,
        404,
    );
    assert_refused(&send(program.bare(Method::DELETE, "/api/v1/me")).await, 405);
    assert_refused(
        &send(stranger.bare(Method::POST, "/api/v1/tables")).await,
        401,
    );
    let orders = [
        (json!({"game": "aztlan", "colour": "red"}), 400),
        (json!({"seats": ["me"]}), 400),
        (json!({"game": "aztlan", "seats": "me"}), 400),
        (json!({"game": "chess"}), 404),
        (json!({"game": "aztlan", "options": {"colour": "red"}}), 422),
        (json!({"game": "aztlan", "options": {"players": "9"}}), 422),
        (json!({"game": "aztlan", "seats": ["me", "me"]}), 422),
        (json!({"game": "aztlan", "seats": ["dragon"]}), 422),
        (
            json!({"game": "aztlan", "seats": ["me", "open", "open", "open", "open"]}),
            422,
        ),
    ];
    for (order, status) in orders {
        assert_refused(&program.post("/api/v1/tables", order).await, status);
    }
    let table = program.found(&["me", "open", "open"]).await;
    let id = table["id"].as_str().expect("an id");
    for (way, body) in [
        ("sit", json!({"chair": 1})),
        ("say", json!({"text": "x", "loud": true})),
        ("undo", json!({"number": 1, "all": true})),
    ] {
        assert_refused(
            &program
                .post(&format!("/api/v1/tables/{id}/{way}"), body)
                .await,
            400,
        );
    }
    let mut polish = program.clone();
    polish.language = "pl";
    let refused = polish.get("/api/v1/tables/abc").await.json();
    assert_ne!(
        refused["error"], refused["message"],
        "the message is in the language of the browser"
    );
}

#[tokio::test]
async fn programs_are_told_what_programs_can_mend() {
    let server = Server::open().await;
    let mut party = Party::of(vec![
        server.program("Ada").await,
        server.program("Bruno").await,
        server.program("Celina").await,
    ])
    .await;
    party.finish().await;
    let (program, stranger) = (&party.seats[0], server.browser());
    let broken = program
        .write(&party.api("/moves"))
        .header("content-type", "application/json")
        .body("{");
    let method = send(program.bare(Method::DELETE, &party.api("/moves"))).await;
    assert_eq!(method.header("allow"), "POST");
    let refused = [
        (
            program.get(&party.api("/analysis?ply=-1")).await,
            400,
            "openapi.json",
        ),
        (
            program
                .post(
                    &party.api("/moves"),
                    json!({"action": "x", "number": -1, "key": "k"}),
                )
                .await,
            400,
            "openapi.json",
        ),
        (send(broken).await, 400, "openapi.json"),
        (method, 405, "Allow"),
        (program.get("/api/v1/nowhere").await, 404, "openapi.json"),
        (
            send(stranger.bare(Method::POST, &party.api("/moves"))).await,
            401,
            "Bearer TOKEN",
        ),
        (
            stranger.get(&party.api("/hint")).await,
            401,
            "needs a token",
        ),
        (
            program.get(&party.api("/analysis?ply=0&seat=255")).await,
            422,
            "no such seat",
        ),
    ];
    for (answer, status, wanted) in refused {
        assert_refused(&answer, status);
        let body = answer.json();
        for field in ["error", "message"] {
            let sentence = body[field].as_str().expect("a sentence");
            assert!(sentence.contains(wanted), "{sentence}");
            for of_pages in ["its form", "its buttons", "another site", "home page"] {
                assert!(!sentence.contains(of_pages), "{sentence}");
            }
        }
    }
}
