//! The API, described for programs and for people.

use std::sync::LazyLock;

use axum::Json;
use maud::{Markup, html};
use serde_json::Value;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::{advice, events, faults, games, shapes, tables};
use crate::layout;
use crate::visitor::Visitor;

#[derive(OpenApi)]
#[openapi(
    info(title = "Patolli", description = "Play and study the games of the house. Reading public things needs no token; everything else takes `Authorization: Bearer TOKEN`, which you make on your own page. What cannot be done is told as an ErrorShape: its `code` is one of those that the address names and stays as it is, its sentences may change. An address that takes other methods answers 405 with `wrong-method`. Whoever asks too much is told with 429 how many seconds to wait, in `Retry-After`. Whoever holds too many connections open, and whoever comes when all are taken, is refused with 503 and `Retry-After` before anything is read: in plain text, without a code. Plain 400 and 431 without text or code answer what is no HTTP, and headers that are too large."),
    paths(
        games::list, games::show, tables::me, tables::list, tables::found, tables::show, tables::play, tables::undo,
        tables::sit, tables::pick, tables::start, tables::leave, tables::come_back, tables::say, tables::add_share, tables::rematch, tables::record, tables::pledge,
        advice::hint, advice::thoughts, advice::analysis, events::stream,
    ),
    components(schemas(shapes::EventShape, shapes::ErrorShape)),
    modifiers(&Tokens),
)]
struct Description;

/// Tokens are shown as bearer tokens.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        if let Some(components) = &mut openapi.components {
            components.add_security_scheme("token", SecurityScheme::Http(scheme));
        }
    }
}

static DESCRIPTION: LazyLock<Value> = LazyLock::new(|| {
    let openapi = Description::openapi();
    let mut description = serde_json::to_value(openapi).expect("the description can be written");
    faults::describe(&mut description);
    description
});

pub(crate) async fn openapi() -> Json<&'static Value> {
    Json(&*DESCRIPTION)
}

/// The same for people: every address with what it takes and gives, and every shape.
pub(crate) async fn page(visitor: Visitor) -> Markup {
    let content = html! {
        h1 { "API" }
        section.sheet lang="en" {
            p { (DESCRIPTION["info"]["description"].as_str().unwrap_or_default()) }
            p { a href="/api/openapi.json" { "openapi.json" } }
            (example())
        }
        section.sheet.api lang="en" {
            @for (path, methods) in entries(&DESCRIPTION["paths"]) {
                @for (method, operation) in entries(methods) {
                    (operation_part(path, method, operation))
                }
            }
        }
        section.sheet.api lang="en" {
            @for (name, schema) in entries(&DESCRIPTION["components"]["schemas"]) { (shape(name, schema)) }
        }
    };
    layout::page(&visitor, "API", &content)
}

fn example() -> Markup {
    html! {
        pre {
            "curl -H 'Authorization: Bearer TOKEN' -H 'Content-Type: application/json' \\\n"
            "     -d '{\"game\":\"aztlan\",\"seats\":[\"me\",\"strong\",\"steady\",\"steady\"]}' ADDRESS/api/v1/tables\n"
            "curl -H 'Authorization: Bearer TOKEN' -H 'Content-Type: application/json' \\\n"
            "     -d '{\"action\":\"choose 7\",\"number\":5,\"key\":\"first\"}' ADDRESS/api/v1/tables/TABLE/moves"
        }
    }
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn operation_part(path: &str, method: &str, operation: &Value) -> Markup {
    let summary = operation["summary"].as_str().unwrap_or_default();
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    html! {
        article {
            h2 { code { (method.to_uppercase()) " " (path) } }
            p { (summary) }
            @if !body.is_null() { p { "Takes " (kind(body)) "." } }
            ul {
                @for (status, response) in entries(&operation["responses"]) {
                    li {
                        code { (status) } " "
                        @for (_, content) in entries(&response["content"]) { (kind(&content["schema"])) }
                        " " (response["description"].as_str().unwrap_or_default())
                    }
                }
            }
        }
    }
}

fn shape(name: &str, schema: &Value) -> Markup {
    html! {
        article id={ "shape-" (name) } {
            h2 { code { (name) } }
            p { (schema["description"].as_str().unwrap_or_default()) }
            dl {
                @for (field, schema) in entries(&schema["properties"]) {
                    dt { code { (field) } ": " (kind(schema)) }
                    dd { (schema["description"].as_str().unwrap_or_default()) }
                }
            }
        }
    }
}

/// A schema in a word, with a link if it is a shape of ours.
fn kind(schema: &Value) -> Markup {
    if let Some(name) = schema["$ref"]
        .as_str()
        .and_then(|path| path.rsplit('/').next())
    {
        return html! { a href={ "#shape-" (name) } { code { (name) } } };
    }
    if let Some(whole) = schema["allOf"].get(0) {
        return kind(whole);
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        return html! { @for choice in choices { (kind(choice)) " " } };
    }
    match &schema["type"] {
        Value::String(name) if name == "array" => html! { "list of " (kind(&schema["items"])) },
        Value::String(name) => html! { (name) },
        Value::Array(names) => {
            let names: Vec<&str> = names.iter().filter_map(Value::as_str).collect();
            html! { (names.join(" or ")) }
        }
        _ => html! { "anything" },
    }
}
