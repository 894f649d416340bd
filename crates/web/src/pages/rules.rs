//! The rules of a game.

use maud::{Markup, html};
use tables::{Refusal, catalogue};

use crate::drawn::{self, Drawn, Visit};
use crate::extract::Path;
use crate::fault::Fault;
use crate::lang::Lang;
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
            @for name in catalogue::NAMES {
                li {
                    a href={ "/rules/" (name) } {
                        strong { (catalogue::title(name).unwrap_or(name)) }
                        span { (lang.text(&format!("{name}-pitch"))) }
                    }
                }
            }
        }
    };
    layout::page(&visitor, &title, &content)
}

pub(crate) async fn show(Path(game): Path<String>, visitor: Visitor) -> Result<Markup, Fault> {
    struct Rules(Lang);

    impl Visit for Rules {
        type Output = Markup;

        fn visit<G: Drawn>(self) -> Markup {
            G::rules(self.0)
        }
    }

    let rules = drawn::visit(&game, Rules(visitor.lang)).map_err(Refusal::from)?;
    let content = html! {
        @if reference::is_there(&game) {
            p.to-reference {
                a.button href={ "/rules/" (game) "/reference" } {
                    (visitor.lang.text(&format!("{game}-rules-reference-link")))
                }
            }
        }
        (rules)
    };
    let title = catalogue::title(&game).unwrap_or_default();
    Ok(layout::page(&visitor, title, &content))
}
