//! What happened and what was said, in words.

use game::{Event as _, Game, Viewer};
use maud::{Markup, html};
use tables::{Match, Said, Table};

use super::{Looker, cast, game_of, names};
use crate::drawn::{self, Drawn, Visit};
use crate::lang::Lang;

/// What happened after the first `after` decisions, one line for each thing, the latest last. A line opens its position.
pub(crate) fn chronicle(table: &Table, looker: &Looker, after: Option<usize>) -> Markup {
    struct Tell<'a>(&'a Table, &'a Looker, usize);

    impl Visit for Tell<'_> {
        type Output = Markup;

        fn visit<G: Drawn>(self) -> Markup {
            let Self(table, looker, first) = self;
            let game = game_of::<G>(table);
            let chronicler = Chronicler {
                lang: looker.lang,
                viewer: table.viewer(looker.player.as_ref()),
                names: &cast(looker.lang, game, names(looker.lang, table.chairs())),
                address: &format!("/t/{}/replay", table.id()),
            };
            chronicler.lines(game, first..=usize::MAX)
        }
    }

    let first = after.map_or(0, |after| after + 1);
    drawn::visit(&table.founding().game, Tell(table, looker, first))
        .expect("a table has a game we know")
}

/// Somebody who tells what happened.
pub(crate) struct Chronicler<'a> {
    pub(crate) lang: Lang,
    pub(crate) viewer: Viewer,
    pub(crate) names: &'a [String],
    /// Where positions are opened.
    pub(crate) address: &'a str,
}

impl Chronicler<'_> {
    /// The lines of these plies.
    pub(crate) fn lines<G: Drawn>(
        &self,
        game: &Match<G>,
        plies: std::ops::RangeInclusive<usize>,
    ) -> Markup {
        let story = game.story(plies);
        html! {
            @for (ply, events) in &story {
                @for event in events {
                    (self.line::<G>(game, *ply, event))
                }
            }
        }
    }

    fn line<G: Drawn>(&self, game: &Match<G>, ply: usize, event: &G::Event) -> Markup {
        let components = game.setup().components;
        let sentence = event
            .seen_by(self.viewer)
            .and_then(|event| G::sentence(self.lang, components, self.names, &event));
        let Some((seat, sentence)) = sentence else {
            return html! {};
        };
        html! {
            li {
                a href={ (self.address) "?ply=" (ply) } {
                    @if let Some(seat) = seat {
                        i.dot.{ "seat-" (seat) } {}
                    }
                    (sentence)
                }
            }
        }
    }

    /// The sentences of one ply, without links.
    pub(crate) fn sentences<G: Drawn>(&self, game: &Match<G>, ply: usize) -> Vec<String> {
        let components = <G as Game>::components(game.state());
        game.story(ply..=ply)
            .into_iter()
            .flat_map(|(_, events)| events)
            .filter_map(|event| event.seen_by(self.viewer))
            .filter_map(|event| G::sentence(self.lang, components, self.names, &event))
            .map(|(_, sentence)| sentence)
            .collect()
    }
}

/// What was said after this entry.
pub(crate) fn sayings(table: &Table, after: u64) -> Markup {
    let new = table.said().iter().filter(|said| said.number > after);
    html! {
        @for said in new { (saying(table, said)) }
    }
}

fn saying(table: &Table, said: &Said) -> Markup {
    let seat = table.seat_of(&said.player);
    html! {
        li {
            @if let Some(seat) = seat {
                i.dot.{ "seat-" (seat) } {}
            }
            strong { (said.name) } " " (said.text)
        }
    }
}
