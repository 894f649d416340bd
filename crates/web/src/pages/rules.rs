//! The rules of a game.

use games::{GameId, with_game};
use maud::{Markup, html};
use tables::Refusal;

use crate::drawn::Drawn;
use crate::extract::Path;
use crate::fault::Fault;
use crate::layout;
use crate::pages::reference;
use crate::visitor::Visitor;

/// All games, each with the way to its rules.
pub(crate) async fn list(visitor: Visitor) -> Markup {
    let lang = visitor.lang;
    let title = lang.text("nav-rules");
    let content = html! {
        h1 { (title) }
        ul.standings.sheet {
            @for game in GameId::ALL {
                li {
                    a href={ "/rules/" (game) } {
                        strong { (game.title()) }
                        span { (lang.text(&format!("{game}-pitch"))) }
                    }
                }
            }
        }
    };
    layout::page(&visitor, &title, &content)
}

pub(crate) async fn show(Path(game): Path<String>, visitor: Visitor) -> Result<Markup, Fault> {
    let game: GameId = game.parse().map_err(Refusal::from)?;
    let rules = with_game!(game, |G| <G as Drawn>::rules(visitor.lang));
    let content = html! {
        @if reference::is_there(game) {
            p.to-reference {
                a.button href={ "/rules/" (game) "/reference" } {
                    (visitor.lang.text(&format!("{game}-rules-reference-link")))
                }
            }
        }
        (rules)
    };
    Ok(layout::page(&visitor, game.title(), &content))
}
