//! What happened and what was said, in words.

use std::collections::BTreeSet;

use game::{Seat, Shown, Viewer};
use maud::{Markup, html};
use tables::{Said, Table, with_match};

use super::{Looker, cast, names, sides};
use crate::drawn::{Drawn, Side, side_of};
use texts::Lang;

/// What happened after the first `after` decisions, one line for each thing, the latest last. A line opens its position.
/// Decisions that somebody explains have a link to that.
pub(crate) fn chronicle(
    table: &Table,
    looker: &Looker,
    after: Option<usize>,
    explained: &BTreeSet<usize>,
) -> Markup {
    let lang = looker.lang;
    let first = after.map_or(0, |after| after + 1);
    with_match!(table.game().as_ref(), |game| {
        let chronicler = Chronicler {
            lang,
            viewer: table.viewer(looker.player.as_ref()),
            names: &cast(lang, game, names(lang, table.chairs())),
            address: &|ply| format!("/t/{}/replay?ply={ply}", table.id()),
            explained,
        };
        chronicler.lines(game, first..=usize::MAX)
    })
}

/// Somebody who tells what happened.
pub(crate) struct Chronicler<'a> {
    pub(crate) lang: Lang,
    pub(crate) viewer: Viewer,
    pub(crate) names: &'a [String],
    /// Where the position of a ply is opened.
    pub(crate) address: &'a dyn Fn(usize) -> String,
    /// The plies that somebody explains.
    pub(crate) explained: &'a BTreeSet<usize>,
}

impl Chronicler<'_> {
    /// The lines of these plies.
    pub(crate) fn lines<G: Drawn>(
        &self,
        game: Shown<'_, G>,
        plies: std::ops::RangeInclusive<usize>,
    ) -> Markup {
        let story = game.told(self.viewer, plies);
        html! {
            @for (ply, events) in &story {
                @let told: Vec<_> = events.iter().filter_map(|event| self.sentence(game, event)).collect();
                @if !told.is_empty() {
                    // Whose doing it was is shown by the side that they had when they decided it.
                    @let sides = G::sides(game, ply.saturating_sub(1));
                    @for (place, (seat, sentence)) in told.iter().enumerate() {
                        (self.line(*ply, seat.map(|seat| side_of(&sides, seat)), sentence, place == 0))
                    }
                }
            }
        }
    }

    /// What happened, in one sentence, and whose doing it was.
    fn sentence<G: Drawn>(
        &self,
        game: Shown<'_, G>,
        event: &G::Event,
    ) -> Option<(Option<Seat>, String)> {
        G::sentence(self.lang, game.components(), self.names, event)
    }

    fn line(&self, ply: usize, side: Option<Side>, sentence: &str, is_first: bool) -> Markup {
        let address = (self.address)(ply);
        html! {
            li {
                a href=(address) {
                    @if let Some(side) = side {
                        i.dot.{ "side-" (side) } {}
                    }
                    (sentence)
                }
                @if is_first && self.explained.contains(&ply) {
                    " " a.why href={ (address) "#why" } { (self.lang.text("why")) }
                }
            }
        }
    }

    /// The sentences of one ply, without links.
    pub(crate) fn sentences<G: Drawn>(&self, game: Shown<'_, G>, ply: usize) -> Vec<String> {
        let told = game.told(self.viewer, ply..=ply).into_iter();
        told.flat_map(|(_, events)| events)
            .filter_map(|event| self.sentence(game, &event))
            .map(|(_, sentence)| sentence)
            .collect()
    }
}

/// What was said after this entry, but for what was said by people who are forgotten.
pub(crate) fn sayings(table: &Table, after: u64) -> Markup {
    let new = table
        .said()
        .iter()
        .filter(|said| said.number > after && !said.text.is_empty());
    let sides = sides(table);
    html! {
        @for said in new { (saying(table, &sides, said)) }
    }
}

fn saying(table: &Table, sides: &[Side], said: &Said) -> Markup {
    let seat = table.seat_of(&said.player);
    html! {
        li {
            @if let Some(seat) = seat {
                i.dot.{ "side-" (side_of(sides, seat)) } {}
            }
            strong { (said.name) } " " (said.text)
        }
    }
}
