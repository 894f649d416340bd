//! How a game ended.

use std::collections::BTreeSet;

use bots::Level;
use game::{Outcome, Points, ScoreLine, Seat, Shown};
use maud::{Markup, html};
use tables::{Chair, Stage, Table, with_match};

use super::{Looker, cast, names, panel};
use crate::drawn::{Drawn, side_of};
use crate::plot;
use texts::Lang;

/// Ranking, breakdown, plot and what can be done next; nothing before the end.
pub(crate) fn result(table: &Table, looker: &Looker) -> Markup {
    if table.stage() != Stage::Over {
        return html! {};
    }
    let lang = looker.lang;
    with_match!(table.game().as_ref(), |game| {
        let names = cast(lang, game, names(lang, table.chairs()));
        html! {
            (ending(lang, game, &names))
            (next(table, looker))
        }
    })
}

/// Ranking, breakdown and plot of a game that is over.
pub(crate) fn ending<G: Drawn>(lang: Lang, game: Shown<'_, G>, names: &[String]) -> Markup {
    let Some(Outcome {
        ranking: Some(ranking),
        scores,
        breakdown: lines,
    }) = game.outcome()
    else {
        return html! {};
    };
    let ranked: Vec<(usize, Seat)> = ranking
        .iter()
        .enumerate()
        .flat_map(|(place, seats)| seats.into_iter().map(move |seat| (place + 1, seat)))
        .collect();
    let sides = G::sides(game, game.ply());
    let chances = game.opened(bots::chances_so_far).unwrap_or_default();
    html! {
        h2 { (lang.text("result")) }
        ol.ranking {
            @for (place, seat) in &ranked {
                li {
                    span.place { (place) }
                    (panel::emblem::<G>(side_of(&sides, *seat)))
                    strong { (names[seat.index()]) }
                    output { (scores[seat.index()]) }
                }
            }
        }
        div.tally {
            (breakdown::<G>(lang, &lines, &ranked, names))
            (plot::scores::<G>(lang, &G::course(game), &ranked, names, &sides))
            (plot::chances::<G>(lang, &chances, names, &sides, None))
        }
    }
}

/// Whether somebody decided there who can say why.
pub(super) fn has_opinions(chair: &Chair) -> bool {
    chair.bot().is_some_and(|level| level > Level::Beginner)
}

/// Rematch, replay, why, record, and the proof of chance.
fn next(table: &Table, looker: &Looker) -> Markup {
    let lang = looker.lang;
    let seated = looker
        .player
        .as_ref()
        .and_then(|player| table.seat_of(player));
    html! {
        div.next {
            @if let Some(rematch) = table.rematch() {
                a.button.chief href={ "/t/" (rematch) } { (lang.text("rematch-go")) }
            } @else if seated.is_some() {
                button.chief form="rematch" { (lang.text("rematch")) }
            }
            a.button href={ "/t/" (table.id()) "/replay?ply=0" } { (lang.text("replay")) }
            @if table.chairs().iter().any(has_opinions) {
                a.button href={ "/t/" (table.id()) "/replay?why=first" } { (lang.text("ask-why")) }
            }
            a.button href={ "/t/" (table.id()) "/record.json" } download { (lang.text("record")) }
        }
        @if let Some(seed) = table.seed() {
            p.seed {
                (lang.with("seed-shown", &[("seed", seed.to_string().as_str().into())])) " "
                a href={ "/t/" (table.id()) "/proof" } { (lang.text("proof")) }
            }
            @if let Some(seat) = seated && table.rematch().is_none() {
                @let next = table.founding().next_commitment().to_string();
                @let add = (!table.has_next_share(seat)).then(|| format!("/t/{}/share", table.id()));
                p.seed data-add=[add] data-commitment=(next) { (lang.with("deal-next", &[("commitment", next.as_str().into())])) }
            }
        }
    }
}

/// Every point of every seat, by part of the game and source.
fn breakdown<G: Drawn>(
    lang: Lang,
    lines: &[ScoreLine],
    ranked: &[(usize, Seat)],
    names: &[String],
) -> Markup {
    let place = |source: &str| G::SOURCES.iter().position(|other| *other == source);
    // What is counted at the end has no round and comes last.
    let kinds: BTreeSet<(u8, Option<usize>, &'static str)> = lines
        .iter()
        .map(|line| {
            (
                line.round.unwrap_or(u8::MAX),
                place(line.source),
                line.source,
            )
        })
        .collect();
    let points = |seat: Seat, round: u8, source: &str| -> Points {
        let matching = |line: &&ScoreLine| {
            line.seat == seat && line.round.unwrap_or(u8::MAX) == round && line.source == source
        };
        lines.iter().filter(matching).map(|line| line.points).sum()
    };
    let total = |seat: Seat| -> Points {
        let own = lines.iter().filter(|line| line.seat == seat);
        own.map(|line| line.points).sum()
    };
    html! {
        div.scroll {
            table {
                caption { (lang.text("breakdown")) }
                thead {
                    tr {
                        td {}
                        @for (_, seat) in ranked { th scope="col" { (names[seat.index()]) } }
                    }
                }
                tbody {
                    @for (round, _, source) in &kinds {
                        tr {
                            th scope="row" { (kind(lang, G::NAME, *round, source)) }
                            @for (_, seat) in ranked { td { (points(*seat, *round, source)) } }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (lang.text("total")) }
                        @for (_, seat) in ranked { td { strong { (total(*seat)) } } }
                    }
                }
            }
        }
    }
}

fn kind(lang: Lang, game: &str, round: u8, source: &str) -> String {
    let source = lang.text(&format!("{game}-source-{source}"));
    if round == u8::MAX {
        source
    } else {
        let round = lang.with(&format!("{game}-round"), &[("number", round.into())]);
        format!("{round}: {source}")
    }
}
