//! The reference of a game: what is printed on its components, to look up and to search.

use axum::extract::State;
use game::Components as _;
use maud::{Markup, html};
use serde::Deserialize;
use tables::{Refusal, Table, TableId, catalogue};

use crate::app::App;
use crate::drawn::{self, Drawn, Visit};
use crate::extract::{Path, Query};
use crate::fault::Fault;
use crate::lang::Lang;
use crate::layout;
use crate::reference::{Reference, Search};
use crate::table::game_of;
use crate::visitor::Visitor;

/// What somebody asks for.
#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    q: String,
}

/// Whether a game has a reference.
pub(crate) fn is_there(game: &str) -> bool {
    struct IsThere;

    impl Visit for IsThere {
        type Output = bool;

        fn visit<G: Drawn>(self) -> bool {
            G::REFERENCE.is_some()
        }
    }

    drawn::visit(game, IsThere).unwrap_or(false)
}

/// The reference of a game as it comes with the house.
pub(crate) async fn of_game(
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Markup, Fault> {
    let make = Make {
        lang: visitor.lang,
        table: None,
    };
    let reference = drawn::visit(&game, make).map_err(Refusal::from)?;
    let here = format!("/rules/{game}/reference");
    let back = html! {
        a href={ "/rules/" (game) } { (visitor.lang.text("reference-back-rules")) }
    };
    page(&visitor, &game, reference, &asked.q, &here, &back)
}

/// The reference of a table, with the components that are played with there.
pub(crate) async fn of_table(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Markup, Fault> {
    let table = app.house.table(&id).await?;
    let game = &table.founding().game;
    let make = Make {
        lang: visitor.lang,
        table: Some(&*table),
    };
    let reference = drawn::visit(game, make).map_err(Refusal::from)?;
    let here = format!("/t/{id}/reference");
    let back = html! {
        (visitor.lang.text("reference-of-table"))
        " "
        a href={ "/t/" (id) } { (visitor.lang.text("reference-back-table")) }
    };
    page(&visitor, game, reference, &asked.q, &here, &back)
}

/// Makes the reference of a table or of the standard components; none if the game has none.
struct Make<'a> {
    lang: Lang,
    table: Option<&'a Table>,
}

impl Visit for Make<'_> {
    type Output = Option<Reference>;

    fn visit<G: Drawn>(self) -> Option<Reference> {
        let make = G::REFERENCE?;
        let components = match self.table {
            Some(table) => game_of::<G>(table).setup().components,
            None => G::Components::standard(),
        };
        Some(make(self.lang, components))
    }
}

/// The page: what it is, the search, and what was found.
fn page(
    visitor: &Visitor,
    game: &str,
    reference: Option<Reference>,
    query: &str,
    here: &str,
    back: &Markup,
) -> Result<Markup, Fault> {
    let lang = visitor.lang;
    let reference = reference.ok_or_else(Fault::not_found)?;
    let query: String = query.trim().chars().take(Search::LENGTH).collect();
    let (reference, found) = reference.only(&Search::new(&query));
    let title = lang.text(&format!("{game}-rules-reference"));
    let content = html! {
        (reference.definitions)
        div.reference {
            h1 { (catalogue::title(game).unwrap_or(game)) ": " (title) }
            p { (lang.text(&format!("{game}-rules-reference-about"))) " " (back) }
            (form(lang, &query, here))
            p id="found-count" role="status" { (count(lang, &query, found)) }
            div id="found" { (reference.content()) }
        }
    };
    Ok(layout::page(visitor, &title, &content))
}

fn form(lang: Lang, query: &str, here: &str) -> Markup {
    html! {
        form.row role="search" method="get" action=(here) data-search {
            label {
                span.visually-hidden { (lang.text("search")) }
                input type="search" name="q" value=(query) maxlength=(Search::LENGTH) placeholder=(lang.text("search-hint"))
                    autocomplete="off" spellcheck="false";
            }
            button { (lang.text("search-go")) }
            @if !query.is_empty() { a href=(here) { (lang.text("search-all")) } }
        }
    }
}

/// How many texts were found.
fn count(lang: Lang, query: &str, found: usize) -> String {
    match (query, found) {
        ("", _) => String::new(),
        (_, 0) => lang.with("search-none", &[("query", query.into())]),
        _ => lang.with("search-found", &[("number", found.into())]),
    }
}
