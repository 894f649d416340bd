//! Numbers that somebody outside names: nothing is looped over, allocated or drawn by them before they are known to be small.

use std::time::Duration;

use games::GameId;
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};

use super::Scene;
use crate::kit::{Answer, Server, send};

/// Longer than anything may take, even on a machine that has much else to do; what loops by a number of that size takes longer.
const PATIENCE: Duration = Duration::from_secs(50);

const HUGE: [&str; 6] = [
    "999999999",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "18446744073709551615",
    "99999999999999999999999999",
];

/// The answer, which must come; and be small.
async fn answered(request: RequestBuilder) -> Answer {
    let answer = tokio::time::timeout(PATIENCE, send(request)).await;
    let answer = answer.expect("an answer comes");
    assert!(!answer.status.is_server_error(), "{}", answer.text);
    assert!(answer.text.len() < 400_000, "{} bytes", answer.text.len());
    answer
}

#[tokio::test]
async fn a_number_of_players_is_bounded_before_anything_is_done_with_it() {
    let server = Server::open().await;
    let ada = server.guest("Ada").await;
    for game in &GameId::NAMES {
        for number in HUGE {
            for way in [
                &[][..],
                &[
                    ("seat-0", "me"),
                    ("side-0", "serpent"),
                    ("side-1", "ocelot"),
                ],
            ] {
                let fields = [&[("option-players", number)][..], way].concat();
                let page = answered(ada.write(&format!("/new/{game}")).form(&fields)).await;
                assert_eq!(page.status, 422, "{game} {number}");
                assert!(page.text.contains("role=\"alert\""), "{game} {number}");
            }
            for players in [json!(number), number.parse().unwrap_or(Value::Null)] {
                let order = json!({"game": game, "options": {"players": players}, "seats": ["me"]});
                let refused = answered(ada.write("/api/v1/tables").json(&order)).await;
                assert_eq!(refused.status, 422, "{game} {number}: {}", refused.text);
                assert_eq!(refused.json()["code"], "options");
            }
        }
    }
}

#[tokio::test]
async fn every_option_that_is_a_number_is_bounded() {
    let server = Server::open().await;
    let ada = server.guest("Ada").await;
    for number in HUGE {
        for players in ["1", "4"] {
            let fields = [("option-players", players), ("option-handicap", number)];
            let page = answered(ada.write("/new/mezo").form(&fields)).await;
            // Where the handicap does not apply it is left out.
            let expected = if players == "1" { 422 } else { 303 };
            assert_eq!(page.status, expected, "{number}");
        }
    }
}

#[tokio::test]
async fn more_seats_sides_and_values_than_a_game_has_are_refused_at_once() {
    let server = Server::open().await;
    let ada = server.guest("Ada").await;
    let many: Vec<&str> = std::iter::repeat_n("open", 5_000).collect();
    let order = json!({"game": "aztlan", "seats": many});
    let refused = answered(ada.write("/api/v1/tables").json(&order))
        .await
        .expect(422);
    assert_eq!(refused.json()["code"], "seats");
    for (game, key, value) in [
        ("space-aztecs", "sets", "council"),
        ("mezo", "gods", "souls"),
        ("mezo", "tribes", "red"),
        ("amazonas", "colours", "blue"),
    ] {
        let many: Vec<&str> = std::iter::repeat_n(value, 4_000).collect();
        let order = json!({"game": game, "options": {key: many}, "seats": ["me"]});
        let answer = answered(ada.write("/api/v1/tables").json(&order)).await;
        assert!(
            [201, 422].contains(&answer.status.as_u16()),
            "{}",
            answer.text
        );
        let fields: Vec<(String, &str)> = many
            .iter()
            .map(|value| (format!("option-{key}"), *value))
            .collect();
        answered(ada.write(&format!("/new/{game}")).form(&fields)).await;
    }
}

#[tokio::test]
async fn numbers_in_addresses_are_bounded() {
    let scene = Scene::open().await;
    let [_, playing, over, practice, _] = &scene.tables[..] else {
        panic!("there are five tables");
    };
    let ben = &scene.clients[2];
    for number in HUGE {
        for address in [
            format!("/t/{over}/replay?ply={number}"),
            format!("/t/{over}/replay?ply={number}&view={number}&analyse=yes"),
            format!("/t/{playing}/replay?ply={number}"),
            format!("/api/v1/tables/{over}/analysis?ply={number}"),
            format!("/api/v1/tables/{over}/analysis?ply=0&seat={number}"),
            format!("/r/{number}?ply={number}"),
        ] {
            answered(ben.bare(Method::GET, &address)).await;
        }
        for table in [playing, practice] {
            let ask = json!({"action": "no such", "number": number.parse::<u64>().unwrap_or(7), "key": "k"});
            let refused = answered(
                ben.write(&format!("/api/v1/tables/{table}/moves"))
                    .json(&ask),
            )
            .await;
            assert!(refused.status.is_client_error(), "{}", refused.text);
            let turn = json!({"action": format!("undo {number}"), "number": 1, "key": "k"});
            answered(
                ben.write(&format!("/api/v1/tables/{table}/moves"))
                    .json(&turn),
            )
            .await;
        }
        let heard = number.parse::<u64>().is_ok();
        for address in [
            format!("/api/v1/tables/{playing}/events?after={number}"),
            format!("/t/{playing}/live?after={number}"),
        ] {
            if heard {
                ben.listen(&address).await.next().await;
            } else {
                ben.get(&address).await.expect(400);
            }
        }
    }
}

#[tokio::test]
async fn headers_of_many_parts_are_read_as_far_as_they_help() {
    let scene = Scene::open().await;
    let client = scene.server.browser();
    let languages = vec!["xx-YY;q=0.123456789123456789"; 10_000].join(",");
    let cookies = vec!["theme=dark; tips=a.b.c; patolli=x.y"; 5_000].join("; ");
    let tips = format!("tips={}", vec!["abc"; 20_000].join("."));
    for (name, value) in [
        ("accept-language", languages.as_str()),
        ("cookie", cookies.as_str()),
        ("cookie", tips.as_str()),
        ("authorization", &format!("Bearer {}", "x".repeat(60_000))),
        ("last-event-id", &"9".repeat(60_000)),
        ("accept", &"application/json,".repeat(4_000)),
    ] {
        for address in ["/", "/api/v1/me", "/api/v1/tables"] {
            let request = client.bare(Method::GET, address).header(name, value);
            let status = answered(request).await.status.as_u16();
            assert!([200, 401, 431].contains(&status), "{name}: {status}");
        }
    }
}

#[tokio::test]
async fn records_are_bounded_in_length_depth_and_numbers() {
    let server = Server::open().await;
    let ada = server.guest("Ada").await;
    let deep = format!("{}{}", "[".repeat(200_000), "]".repeat(200_000));
    let record = |options: &str, actions: &str| {
        format!(
            r#"{{"game":"aztlan","rules":1,"options":{options},"seed":"00000000000000ff","actions":{actions}}}"#
        )
    };
    let many = format!("[{}]", vec![r#"[0,"x"]"#; 40_000].join(","));
    let long = format!(r#"[[0,"{}"]]"#, "x".repeat(400_000));
    let unknown = format!(r#"{{"{}":1}}"#, "x".repeat(400_000));
    for text in [
        deep.clone(),
        record(&format!(r#"{{"players":{deep}}}"#), "[]"),
        record(r#"{"players":18446744073709551615}"#, "[]"),
        record(r#"{"players":1e308}"#, "[]"),
        record(&unknown, "[]"),
        record("{}", &many),
        record("{}", &long),
        record("{}", r#"[[255,"choose 7"]]"#),
        record("{}", r#"[[18446744073709551615,"choose 7"]]"#),
        record("{}", "[]").replace("\"rules\":1", "\"rules\":65535"),
        record("{}", "[]").replace("00000000000000ff", &"f".repeat(400_000)),
        unknown.clone(),
    ] {
        let form = reqwest::multipart::Form::new().text("text", text);
        let request = ada.write("/import").header("accept", "application/json");
        let refused = answered(request.multipart(form)).await;
        assert_eq!(refused.status, 422, "{}", refused.text);
        assert_eq!(refused.json()["code"], "record");
        assert!(refused.text.len() < 8_000, "{} bytes", refused.text.len());
    }
}

#[tokio::test]
async fn a_refusal_repeats_little_of_what_it_refuses() {
    let scene = Scene::open().await;
    let (ben, playing) = (&scene.clients[2], &scene.tables[1]);
    let long = "<x>\u{1}".repeat(4_000);
    let orders = [
        json!({"game": long}),
        json!({"game": "aztlan", "options": {"players": long}}),
        json!({"game": "aztlan", "options": {&long: 1}}),
        json!({"game": "aztlan", "seats": [long]}),
        json!({&long: "aztlan"}),
    ];
    let number = ben.get(&format!("/api/v1/tables/{playing}")).await.json()["number"].clone();
    let at = |way: &str| format!("/api/v1/tables/{playing}/{way}");
    let mut asked: Vec<(String, Value)> = orders
        .into_iter()
        .map(|order| ("/api/v1/tables".to_owned(), order))
        .collect();
    asked.push((
        at("moves"),
        json!({"action": long, "number": number, "key": "k"}),
    ));
    asked.push((
        at("moves"),
        json!({"action": "x", "number": number, "key": long}),
    ));
    asked.push((at("say"), json!({"text": long})));
    asked.push((at("pick"), json!({"side": long})));
    asked.push((at("start"), json!({"bot": long})));
    for (address, body) in asked {
        let refused = answered(ben.write(&address).json(&body)).await;
        assert!(refused.status.is_client_error(), "{address}");
        // The sentence stands there twice, and may list what is legal.
        assert!(
            refused.text.len() < 8_000,
            "{address}: {} bytes",
            refused.text.len()
        );
    }
}
