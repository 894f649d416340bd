//! Every operation of the API with good and bad inputs drawn by chance: nothing is answered that is not described.
//!
//! `PATOLLI_SEED` plays a run again, and `PATOLLI_SWEEP` says how often every operation is asked.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use reqwest::{Method, RequestBuilder};
use serde_json::{Map, Value, json};

use crate::hostile::{Scene, VALUES, one_of, seed, setting};
use crate::kit::{Answer, Client};
use crate::party::Dice;

const PATIENCE: Duration = Duration::from_mins(2);

/// What was never done is asked so many times as often before it counts as something that cannot be done: how fast bots move changes
/// what is drawn.
const PERSISTENCE: u64 = 50;

/// Who sits at tables that are made on the way.
const SEATS: &[&[&str]] = &[
    &["me", "open", "open"],
    &["me", "random", "random"],
    &["open", "me"],
    &["open", "open"],
    CHOSEN,
];

/// Here somebody else sits down too, and whoever made the table has chosen and can take that back.
const CHOSEN: &[&str] = &["me", "open"];

/// The description of the API, as programs read it.
pub(crate) struct Description(Value);

/// One operation of it.
#[derive(Clone, Copy)]
pub(crate) struct Operation<'a> {
    path: &'a str,
    method: &'a str,
    described: &'a Value,
}

impl Description {
    pub(crate) async fn of(client: &Client) -> Self {
        Self(client.get("/api/openapi.json").await.expect(200).json())
    }

    pub(crate) fn operations(&self) -> Vec<Operation<'_>> {
        let paths = self.0["paths"].as_object().expect("paths").iter();
        let operations = paths.flat_map(|(path, methods)| {
            let methods = methods.as_object().expect("methods").iter();
            methods.map(move |(method, described)| Operation {
                path,
                method,
                described,
            })
        });
        operations.collect()
    }

    pub(crate) fn operation(&self, id: &str) -> Operation<'_> {
        let mut all = self.operations().into_iter();
        let found = all.find(|operation| operation.described["operationId"] == id);
        found.unwrap_or_else(|| panic!("there is no operation `{id}`"))
    }

    /// A schema without references at its head.
    fn resolved<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str() {
            Some(name) => {
                let name = name.rsplit('/').next().expect("a name");
                self.resolved(&self.0["components"]["schemas"][name])
            }
            None => schema,
        }
    }

    /// Why a value is not what a schema says; none if it is.
    fn fault(&self, schema: &Value, value: &Value, at: &str) -> Option<String> {
        let schema = self.resolved(schema);
        if let Some(all) = schema["allOf"].as_array() {
            return all.iter().find_map(|one| self.fault(one, value, at));
        }
        for choice in ["oneOf", "anyOf"] {
            if let Some(choices) = schema[choice].as_array() {
                let fits = choices
                    .iter()
                    .any(|one| self.fault(one, value, at).is_none());
                return (!fits).then(|| format!("{at}: {value} is none of {schema}"));
            }
        }
        if schema["enum"]
            .as_array()
            .is_some_and(|known| !known.contains(value))
        {
            return Some(format!("{at}: {value} is none of {}", schema["enum"]));
        }
        if !is_of_type(&schema["type"], value) {
            return Some(format!("{at}: {value} is no {}", schema["type"]));
        }
        match value {
            Value::Object(fields) => self.fault_of_fields(schema, fields, at),
            Value::Array(items) if schema["items"].is_object() => items
                .iter()
                .find_map(|item| self.fault(&schema["items"], item, &format!("{at}[]"))),
            _ => None,
        }
    }

    fn fault_of_fields(
        &self,
        schema: &Value,
        fields: &Map<String, Value>,
        at: &str,
    ) -> Option<String> {
        let required = schema["required"].as_array().into_iter().flatten();
        let mut required = required.filter_map(Value::as_str);
        if let Some(missing) = required.find(|name| !fields.contains_key(*name)) {
            return Some(format!("{at}: `{missing}` is missing"));
        }
        let properties = schema["properties"].as_object()?;
        properties.iter().find_map(|(name, schema)| {
            self.fault(schema, fields.get(name)?, &format!("{at}.{name}"))
        })
    }

    /// Checks an answer against what is described of its operation.
    #[track_caller]
    pub(crate) fn check(&self, operation: Operation<'_>, answer: &Answer, told: &str) {
        let status = answer.status.as_u16();
        let told = format!("{told}: {status} {}", answer.text);
        let described = &operation.described["responses"][status.to_string()];
        assert!(described.is_object(), "the status is not described: {told}");
        let content = described["content"]
            .as_object()
            .expect("an answer has content");
        let (kind, content) = content.iter().next().expect("of some kind");
        assert!(
            answer.header("content-type").starts_with(kind.as_str()),
            "another kind: {told}"
        );
        if kind != "application/json" {
            return;
        }
        let fault = self.fault(&content["schema"], &answer.json(), "answer");
        assert_eq!(fault, None, "{told}");
        if status >= 400 {
            let fields: BTreeSet<_> = answer
                .json()
                .as_object()
                .expect("an object")
                .keys()
                .cloned()
                .collect();
            let expected = ["code", "error", "message"].map(str::to_owned);
            assert_eq!(fields, BTreeSet::from(expected), "{told}");
        }
        if [429, 503].contains(&status) {
            let wait: u64 = answer.header("retry-after").parse().expect("seconds");
            assert!(wait > 0, "{told}");
        }
    }
}

fn is_of_type(types: &Value, value: &Value) -> bool {
    let is = |name: &str| match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "integer" => value.is_u64() || value.is_i64(),
        "number" => value.is_number(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("there is no type `{other}`"),
    };
    match types {
        Value::String(name) => is(name),
        Value::Array(names) => names.iter().filter_map(Value::as_str).any(is),
        _ => true,
    }
}

/// Who asks, and where.
struct Sweep<'a> {
    scene: &'a Scene,
    description: &'a Description,
    dice: Dice,
}

impl Sweep<'_> {
    fn chance(&mut self, in_many: usize) -> bool {
        self.dice.below(in_many) == 0
    }

    fn strange(&mut self) -> String {
        let many = if self.chance(10) { 100 } else { 1 };
        one_of(&mut self.dice, VALUES).repeat(many)
    }

    /// A value of a field by its name and schema: mostly one that makes sense.
    fn value(&mut self, name: &str, schema: &Value, table: &Value) -> Value {
        if self.chance(8) {
            return match self.dice.below(5) {
                0 => Value::Null,
                1 => json!(-1),
                2 => json!(u64::MAX),
                3 => json!([[], {"a": null}]),
                _ => json!(self.strange()),
            };
        }
        let legal = table["legal"].as_array().filter(|legal| !legal.is_empty());
        match name {
            "game" => json!(one_of(
                &mut self.dice,
                &["aztlan", "amazonas", "space-aztecs", "mezo"]
            )),
            "options" => one_of(
                &mut self.dice,
                &[
                    json!({}),
                    json!({"players": "3"}),
                    json!({"players": 4}),
                    json!({"sets": ["council"]}),
                    json!({"colour": 1}),
                ],
            )
            .clone(),
            "seats" => one_of(
                &mut self.dice,
                &[
                    json!([]),
                    json!(["me"]),
                    json!(["me", "beginner", "open"]),
                    json!(["me", "me"]),
                    json!(["grand"]),
                    json!(vec!["open"; 40]),
                ],
            )
            .clone(),
            "action" => match legal {
                Some(legal) => one_of(&mut self.dice, legal).clone(),
                None => json!("undo 1"),
            },
            "number" => table["number"].clone(),
            "key" => json!(format!("key-{}", self.dice.below(1000))),
            "side" => one_of(
                &mut self.dice,
                &[json!("serpent"), json!("coyote"), Value::Null],
            )
            .clone(),
            "seat" => json!(self.dice.below(4)),
            "bot" => json!(one_of(
                &mut self.dice,
                &["beginner", "random", "steady", "grand"]
            )),
            "ply" => json!(self.dice.below(60)),
            "share" => one_of(&mut self.dice, &[json!("5a".repeat(32)), Value::Null]).clone(),
            "seed" => one_of(&mut self.dice, &[json!("ff"), Value::Null]).clone(),
            _ => match self.description.resolved(schema)["type"].as_str() {
                Some("boolean") => json!(self.chance(2)),
                Some("integer") => json!(self.dice.below(100)),
                _ => json!(self.strange()),
            },
        }
    }

    fn body(&mut self, operation: Operation<'_>, table: &Value) -> Option<Value> {
        let content = &operation.described["requestBody"]["content"]["application/json"]["schema"];
        if content.is_null() {
            return None;
        }
        let schema = self.description.resolved(content);
        let mut body = Map::new();
        for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
            if !self.chance(12) {
                let value = self.value(name, schema, table);
                body.insert(name.clone(), value);
            }
        }
        if self.chance(15) {
            body.insert(self.strange(), Value::Null);
        }
        Some(Value::Object(body))
    }

    /// One request to an operation, as text and as it is sent.
    async fn draw(&mut self, operation: Operation<'_>) -> (String, RequestBuilder) {
        let who = self.dice.below(self.scene.clients.len());
        let mut client = self.scene.clients[who].clone();
        if self.chance(12) {
            client.token = Some("nonsense".to_owned());
        }
        let mut id = one_of(&mut self.dice, &self.scene.tables).clone();
        if operation.method == "post" && self.chance(3) {
            // A table of one's own, so that something can be done there.
            let seats = *one_of(&mut self.dice, SEATS);
            if client.get("/api/v1/me").await.status == 200 {
                let found = client.found(seats).await;
                found["id"].as_str().expect("an id").clone_into(&mut id);
                if seats == CHOSEN {
                    // The first of the clients is a stranger.
                    let other = 1 + who % (self.scene.clients.len() - 1);
                    choose(&client, &self.scene.clients[other], &id).await;
                }
            }
        }
        if self.chance(20) {
            id = "x".repeat(self.dice.below(30));
        }
        let table = client.get(&format!("/api/v1/tables/{id}")).await.text;
        let table = serde_json::from_str(&table).unwrap_or(Value::Null);
        let game = one_of(&mut self.dice, &["aztlan", "mezo", "chess", "%00"]);
        let mut address = operation
            .path
            .replace("{table}", &id)
            .replace("{game}", game);
        let mut query = Vec::new();
        let parameters = operation.described["parameters"]
            .as_array()
            .into_iter()
            .flatten();
        for parameter in parameters.filter(|parameter| parameter["in"] == "query") {
            let name = parameter["name"].as_str().expect("a name");
            if !self.chance(4) {
                let value = self.value(name, &parameter["schema"], &table);
                let value = value
                    .as_str()
                    .map_or_else(|| value.to_string(), str::to_owned);
                query.push(format!(
                    "{name}={}",
                    value.replace(|c: char| !c.is_ascii_alphanumeric(), "_")
                ));
            }
        }
        if !query.is_empty() {
            address = format!("{address}?{}", query.join("&"));
        }
        let body = self.body(operation, &table);
        let method: Method = operation.method.to_uppercase().parse().expect("a method");
        let mut request = if method == Method::POST && !self.chance(10) {
            client.write(&address)
        } else {
            client.bare(method, &address)
        };
        request = match (&body, self.dice.below(20)) {
            (None, _) => request,
            (Some(_), 0) => request
                .header("content-type", "application/json")
                .body("{\"torn\":"),
            (Some(body), 1) => request
                .header("content-type", "text/plain")
                .body(body.to_string()),
            (Some(body), 2) => request.body(body.to_string()),
            (Some(_), 3) => request.json(&"x".repeat(70_000)),
            (Some(body), _) => request.json(body),
        };
        let told = format!("{} {address} {body:?}", operation.method);
        (told, request.timeout(PATIENCE))
    }
}

/// Another sits down at a table, and whoever made it chooses something.
async fn choose(client: &Client, other: &Client, id: &str) {
    let api = format!("/api/v1/tables/{id}");
    let sat = other.post(&format!("{api}/sit"), json!({})).await;
    sat.expect(200);
    let table = client.get(&api).await.expect(200).json();
    let chosen = json!({"action": table["legal"][0], "number": table["number"], "key": "first"});
    let moved = client.post(&format!("{api}/moves"), chosen).await;
    moved.expect(200);
}

/// Whether something was ever done of what was asked.
fn is_done(codes: &BTreeSet<String>) -> bool {
    codes.iter().any(|code| code.starts_with('2'))
}

/// The whole answer, or the head of one that does not end.
async fn answer_of(operation: Operation<'_>, request: RequestBuilder, told: &str) -> Answer {
    let response = request.send().await;
    let response = response.unwrap_or_else(|error| panic!("{told}: {error}"));
    let (status, headers) = (response.status(), response.headers().clone());
    let is_stream = operation.path.ends_with("/events") && status == 200;
    let text = if is_stream {
        String::new()
    } else {
        response
            .text()
            .await
            .unwrap_or_else(|error| panic!("{told}: {error}"))
    };
    Answer {
        status,
        headers,
        text,
    }
}

#[tokio::test]
async fn every_operation_answers_good_and_bad_inputs_as_it_is_described() {
    let scene = Scene::open().await;
    let description = Description::of(&scene.server.browser()).await;
    let (seed, many) = (seed(), setting("PATOLLI_SWEEP", 40));
    println!("every operation {many} times from seed {seed}");
    let mut sweep = Sweep {
        scene: &scene,
        description: &description,
        dice: Dice::new(seed),
    };
    let mut met: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for operation in description.operations() {
        let id = operation.described["operationId"].as_str().expect("an id");
        let codes = met.entry(id.to_owned()).or_default();
        for number in 0..many * PERSISTENCE {
            if number >= many && is_done(codes) {
                break;
            }
            let (told, request) = sweep.draw(operation).await;
            let told = format!("seed {seed}, number {number}: {told}");
            let answer = answer_of(operation, request, &told).await;
            description.check(operation, &answer, &told);
            let code = match answer.status.as_u16() {
                400.. => answer.json()["code"].as_str().expect("a code").to_owned(),
                status => status.to_string(),
            };
            codes.insert(code);
        }
    }
    println!("answers by operation: {met:#?}");
    let never: Vec<_> = met.iter().filter(|(_, codes)| !is_done(codes)).collect();
    assert!(never.is_empty(), "this is never done: {never:#?}");
    let different: BTreeSet<&String> = met.values().flatten().collect();
    assert!(different.len() > 15, "{different:?}");
}

#[tokio::test]
async fn every_operation_has_an_id_of_its_own_and_says_what_it_needs() {
    let scene = Scene::open().await;
    let description = Description::of(&scene.server.browser()).await;
    let mut ids = BTreeSet::new();
    let names = &description.0["components"]["schemas"]["Code"]["enum"];
    let known: BTreeSet<&str> = names
        .as_array()
        .expect("codes")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    for operation in description.operations() {
        let id = operation.described["operationId"].as_str().expect("an id");
        assert!(ids.insert(id), "`{id}` is the id of two operations");
        let responses = operation.described["responses"]
            .as_object()
            .expect("answers");
        for (status, response) in responses
            .iter()
            .filter(|(status, _)| status.as_str() >= "400")
        {
            let schema = &response["content"]["application/json"]["schema"]["allOf"];
            assert_eq!(
                schema[0]["$ref"], "#/components/schemas/ErrorShape",
                "{id} {status}"
            );
            let codes = schema[1]["properties"]["code"]["enum"]
                .as_array()
                .expect("codes");
            assert!(!codes.is_empty(), "{id} {status}");
            for code in codes.iter().filter_map(Value::as_str) {
                assert!(known.contains(code), "{id}: {code}");
                let told = response["description"].as_str().expect("a sentence");
                assert!(told.contains(&format!("`{code}`: ")), "{id}: {told}");
            }
        }
        let is_open = operation.described["security"].is_null();
        assert_eq!(is_open, !responses.contains_key("401"), "{id}");
    }
}
