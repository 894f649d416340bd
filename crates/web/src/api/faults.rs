//! What can go wrong at every address of the API, as its description tells it.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::code::Code;

/// A list of codes.
macro_rules! codes {
    ($($code:ident),* $(,)?) => {
        &[$(Code::$code),*]
    };
}

/// What can go wrong anywhere.
const ANYWHERE: &[Code] = codes![TooMany, Crowded, Busy, Full, Store];

/// What can go wrong at a table.
const AT_TABLES: &[Code] = codes![NotFound, NoTable, EarlierRules, Damaged];

/// What can go wrong if something is sent.
const WITH_BODY: &[Code] = codes![Unreadable, MediaType, TooLarge, Late];

/// What can go wrong besides, by the id of the operation.
const OWN: &[(&str, &[Code])] = &[
    ("games", codes![]),
    ("game", codes![NoGame]),
    ("me", codes![]),
    ("openTables", codes![]),
    (
        "makeTable",
        codes![
            NoGame,
            Options,
            Seats,
            QuotaTables,
            QuotaPublicTables,
            QuotaBots,
            Share,
            Seed,
        ],
    ),
    ("pledge", codes![]),
    ("table", codes![]),
    (
        "move",
        codes![
            NotSeated,
            NotBegun,
            Closed,
            Stale,
            Away,
            Illegal,
            NothingToUndo,
            Key,
            LongTurn,
            LongTable,
            QuotaChanges,
        ],
    ),
    (
        "undo",
        codes![
            NotSeated,
            Stale,
            Away,
            NothingToUndo,
            LongTable,
            QuotaChanges,
        ],
    ),
    (
        "sit",
        codes![
            SeatedAlready,
            Begun,
            Closed,
            Taken,
            NothingToPick,
            NoSide,
            SideTaken,
            Share,
            LongTable,
            QuotaBots,
        ],
    ),
    (
        "pick",
        codes![
            NotSeated,
            Begun,
            Closed,
            NothingToPick,
            NoSide,
            SideTaken,
            LongTable,
            QuotaChanges,
        ],
    ),
    (
        "start",
        codes![
            NotHost,
            Begun,
            Closed,
            Seats,
            LongTable,
            QuotaBots,
            QuotaChanges,
        ],
    ),
    ("leave", codes![NotSeated, QuotaChanges]),
    (
        "return",
        codes![NotSeated, LongTable, QuotaBots, QuotaChanges],
    ),
    ("say", codes![Saying, Muted, LongTable, QuotaChat]),
    ("share", codes![NotSeated, NotOver, Share, QuotaChanges]),
    (
        "rematch",
        codes![NotSeated, NotOver, Share, QuotaTables, QuotaBots],
    ),
    ("record", codes![NotOver]),
    (
        "hint",
        codes![
            NotSeated,
            NoHints,
            Away,
            NotAsked,
            Over,
            NothingToDecide,
            QuotaAdvice,
        ],
    ),
    ("thoughts", codes![NotOver]),
    (
        "analysis",
        codes![NotOver, NothingToDecide, NoSeat, QuotaAdvice],
    ),
    ("listen", codes![]),
];

/// Adds to every operation of a description the answers that tell what went wrong.
pub(super) fn describe(description: &mut Value) {
    let paths = description["paths"].as_object_mut().into_iter().flatten();
    for (path, methods) in paths {
        for (method, operation) in methods.as_object_mut().into_iter().flatten() {
            let answers = answers(&codes(path, method, operation));
            if let Some(responses) = operation["responses"].as_object_mut() {
                responses.extend(answers);
            }
        }
    }
}

/// All that can go wrong with an operation.
fn codes(path: &str, method: &str, operation: &Value) -> Vec<Code> {
    let id = operation["operationId"].as_str().unwrap_or_default();
    let own = OWN.iter().find(|(of, _)| *of == id);
    let (_, own) = own.expect("every operation says what can go wrong with it");
    let mut codes = [ANYWHERE, own].concat();
    if path.contains("{table}") {
        codes.extend(AT_TABLES);
    }
    if let Some(ways) = operation["security"].as_array() {
        codes.push(Code::UnknownCaller);
        let needs_token = ways.iter().all(|way| way.get("token").is_some());
        codes.extend(needs_token.then_some(Code::NoToken));
    }
    if method != "get" {
        codes.extend([Code::Foreign, Code::Banned]);
    }
    if !operation["requestBody"].is_null() {
        codes.extend(WITH_BODY);
    }
    let mut parameters = operation["parameters"].as_array().into_iter().flatten();
    if parameters.any(|parameter| parameter["in"] == "query") {
        codes.push(Code::UnreadableAddress);
    }
    codes
}

/// An answer for each status.
fn answers(codes: &[Code]) -> Map<String, Value> {
    let mut by_status: BTreeMap<u16, Vec<Code>> = BTreeMap::new();
    for code in codes {
        let status = code.status().as_u16();
        by_status.entry(status).or_default().push(*code);
    }
    let answer = |(status, codes): (u16, Vec<Code>)| (status.to_string(), answer(status, &codes));
    by_status.into_iter().map(answer).collect()
}

fn answer(status: u16, codes: &[Code]) -> Value {
    let told = codes
        .iter()
        .map(|code| format!("`{}`: {}", code.name(), code.about()));
    let names: Vec<&str> = codes.iter().map(|code| code.name()).collect();
    let mut answer = json!({
        "description": told.collect::<Vec<_>>().join(" "),
        "content": {"application/json": {"schema": {"allOf": [
            {"$ref": "#/components/schemas/ErrorShape"},
            {"type": "object", "properties": {"code": {"type": "string", "enum": names}}},
        ]}}},
    });
    if [429, 503].contains(&status) {
        answer["headers"] = json!({"Retry-After": {
            "description": "How many seconds to wait before asking again.",
            "schema": {"type": "integer", "minimum": 1},
        }});
    }
    answer
}
