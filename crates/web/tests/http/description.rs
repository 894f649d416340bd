//! The description of the API says what there is.

use std::collections::BTreeSet;

use reqwest::Method;
use serde_json::{Value, json};

use crate::kit::{Server, send};

/// Every address and method that the API serves, read from its list of routes.
fn served() -> BTreeSet<(String, String)> {
    let mut served = BTreeSet::new();
    for line in include_str!("../../src/api.rs").lines() {
        let Some(route) = line.trim().strip_prefix(".route(\"/api/v1/") else {
            continue;
        };
        let (address, handlers) = route.split_once('"').expect("an address ends");
        for method in ["get", "post"] {
            if handlers.contains(&format!("{method}(")) {
                served.insert((format!("/api/v1/{address}"), method.to_owned()));
            }
        }
    }
    served
}

fn described(description: &Value) -> BTreeSet<(String, String)> {
    let paths = description["paths"].as_object().expect("paths").iter();
    let methods = |(path, methods): (&String, &Value)| {
        let methods = methods.as_object().expect("methods").keys();
        methods
            .map(|method| (path.clone(), method.clone()))
            .collect::<Vec<_>>()
    };
    paths.flat_map(methods).collect()
}

#[tokio::test]
async fn every_address_is_described_and_every_description_answers() {
    let server = Server::open().await;
    let program = server.program("Ada").await;
    let description = program.get("/api/openapi.json").await.expect(200).json();
    assert!(
        description["openapi"]
            .as_str()
            .expect("a version")
            .starts_with('3')
    );
    let described = described(&description);
    assert!(described.len() > 10);
    assert_eq!(described, served());

    let page = program.get("/api").await.expect(200).text;
    for (path, method) in &described {
        assert!(
            page.contains(path.as_str()),
            "the page for people has no {path}"
        );
        let table = program.found(&["me", "random", "random"]).await;
        let table = table["id"].as_str().expect("an id");
        let address = path.replace("{table}", table).replace("{game}", "aztlan");
        if address.ends_with("/events") {
            program.listen(&address).await.next().await;
            continue;
        }
        let method: Method = method.to_uppercase().parse().expect("a method");
        let mut request = program.bare(method.clone(), &address);
        if method == Method::POST {
            request = request.json(&json!({}));
        }
        let answer = send(request).await;
        assert!(
            ![401, 404, 405].contains(&answer.status.as_u16()),
            "{method} {address}: {}",
            answer.status
        );
        answer.json();
    }
}

#[tokio::test]
async fn what_is_sent_has_the_shape_that_is_described() {
    let server = Server::open().await;
    let program = server.program("Ada").await;
    let description = program.get("/api/openapi.json").await.expect(200).json();
    let shapes = &description["components"]["schemas"];
    let fields = |shape: &str| -> BTreeSet<String> {
        let properties = shapes[shape]["properties"].as_object();
        properties
            .expect("a shape has fields")
            .keys()
            .cloned()
            .collect()
    };
    let keys = |value: &Value| -> BTreeSet<String> {
        value
            .as_object()
            .expect("an object")
            .keys()
            .cloned()
            .collect()
    };
    let table = program.found(&["me", "open", "open"]).await;
    assert_eq!(keys(&table), fields("TableShape"));
    assert_eq!(keys(&table["seats"][0]), fields("ChairShape"));
    let me = program.get("/api/v1/me").await.expect(200).json();
    assert_eq!(keys(&me), fields("MeShape"));
    assert_eq!(keys(&me["tables"][0]), fields("StandingShape"));
    let game = program.get("/api/v1/games/aztlan").await.expect(200).json();
    assert_eq!(keys(&game), fields("GameShape"));
    let error = program.get("/api/v1/games/chess").await.expect(404).json();
    assert_eq!(keys(&error), fields("ErrorShape"));
    let id = table["id"].as_str().expect("an id");
    let event = program
        .listen(&format!("/api/v1/tables/{id}/events"))
        .await
        .next()
        .await;
    assert_eq!(keys(&event.json()), fields("EventShape"));
}
