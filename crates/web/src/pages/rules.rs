//! The rules of a game.

use maud::Markup;
use tables::{Refusal, catalogue};

use crate::drawn::{self, Drawn, Visit};
use crate::extract::Path;
use crate::fault::Fault;
use crate::lang::Lang;
use crate::layout;
use crate::visitor::Visitor;

pub(crate) async fn show(Path(game): Path<String>, visitor: Visitor) -> Result<Markup, Fault> {
    struct Rules(Lang);

    impl Visit for Rules {
        type Output = Markup;

        fn visit<G: Drawn>(self) -> Markup {
            G::rules(self.0)
        }
    }

    let content = drawn::visit(&game, Rules(visitor.lang)).map_err(Refusal::from)?;
    let title = catalogue::title(&game).unwrap_or_default();
    Ok(layout::page(&visitor, title, &content))
}
