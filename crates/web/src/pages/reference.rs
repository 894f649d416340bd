//! The reference of a game: what is printed on its components, to look up and to search.

use axum::extract::State;
use game::{Components as _, Game, Shown};
use games::{GameId, with_game};
use maud::{Markup, html};
use serde::Deserialize;
use tables::{Refusal, TableId, with_match};

use crate::app::App;
use crate::drawn::Drawn;
use crate::extract::{Path, Query};
use crate::fault::Fault;
use crate::layout;
use crate::reference::{Reference, Search};
use crate::visitor::Visitor;
use texts::Lang;

/// What somebody asks for.
#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    q: String,
}

/// Whether a game has a reference.
pub(crate) fn is_there(game: GameId) -> bool {
    with_game!(game, |G| <G as Drawn>::REFERENCE.is_some())
}

/// The reference of a game as it comes with the house.
pub(crate) async fn of_game(
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Markup, Fault> {
    let game: GameId = game.parse().map_err(Refusal::from)?;
    let reference = with_game!(game, |G| made::<G>(
        visitor.lang,
        <G as Game>::Components::standard()
    ));
    let here = format!("/rules/{game}/reference");
    let back = html! {
        a href={ "/rules/" (game) } { (visitor.lang.text("reference-back-rules")) }
    };
    page(&visitor, game, reference, &asked.q, &here, &back)
}

/// The reference of a table, with the components that are played with there.
pub(crate) async fn of_table(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Markup, Fault> {
    let table = app.house.table(&id).await?;
    let play = table.game().as_ref();
    let reference = with_match!(play, |game| made_of(visitor.lang, game));
    let here = format!("/t/{id}/reference");
    let back = html! {
        (visitor.lang.text("reference-of-table"))
        " "
        a href={ "/t/" (id) } { (visitor.lang.text("reference-back-table")) }
    };
    page(&visitor, play.id(), reference, &asked.q, &here, &back)
}

/// The reference of a game with the components that it is played with.
fn made_of<G: Drawn>(lang: Lang, game: Shown<'_, G>) -> Option<Reference> {
    made::<G>(lang, game.components())
}

/// The reference of a game with these components; none if the game has none.
fn made<G: Drawn>(lang: Lang, components: &G::Components) -> Option<Reference> {
    Some(G::REFERENCE?(lang, components))
}

/// The page: what it is, the search, and what was found.
fn page(
    visitor: &Visitor,
    game: GameId,
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
            h1 { (game.title()) ": " (title) }
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
