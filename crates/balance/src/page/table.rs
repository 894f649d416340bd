//! The figures behind the plots.

use maud::{Markup, html};

use super::numbers::{chance, decimal, percent, signed, thousands, with_sign};
use crate::{Report, Share, Thing, TopicPart};
use game::observed::Nature;
use texts::Lang;

/// A table that can be opened, and moved if it is wider than the screen.
fn behind(label: &str, table: &Markup) -> Markup {
    html! {
        details {
            summary { "All figures" }
            div.scroll tabindex="0" role="region" aria-label={ "Figures: " (label) } { (table) }
        }
    }
}

pub(super) fn seats(report: &Report, lang: Lang) -> Markup {
    let table = html! {
        table {
            thead { tr {
                th scope="col" { "Seat" } (share_head())
                th scope="col" { "Mean score" } th scope="col" { "Deviation" } th scope="col" { "Least" } th scope="col" { "Most" }
            } }
            tbody {
                @for line in &report.seats {
                    tr {
                        th scope="row" { (line.name.to(lang)) } (share_cells(&line.share))
                        td { (decimal(line.score.mean)) } td { (decimal(line.score.deviation)) } td { (line.score.min) } td { (line.score.max) }
                    }
                }
            }
        }
    };
    behind("seats", &table)
}

pub(super) fn sources(report: &Report, lang: Lang) -> Markup {
    let table = html! {
        table {
            thead { tr {
                th scope="col" { "Source" } th scope="col" { "Winners" } th scope="col" { "Others" }
                th scope="col" { "Difference" } th scope="col" { "Part of all points" }
            } }
            tbody {
                @for line in &report.sources {
                    tr {
                        th scope="row" { (line.name.to(lang)) }
                        td { (decimal(line.winners)) } td { (decimal(line.others)) }
                        td { (with_sign(line.winners - line.others, 2)) } td { (percent(line.part)) }
                    }
                }
            }
        }
    };
    behind("points by source", &table)
}

pub(super) fn topic(topic: &TopicPart, lang: Lang) -> Markup {
    let table = match topic.nature {
        Nature::Shared => shared(topic, lang),
        _ => had(topic, lang),
    };
    behind(topic.title.to(lang), &table)
}

fn had(topic: &TopicPart, lang: Lang) -> Markup {
    html! {
        table {
            thead { tr {
                th scope="col" { "Name" } th scope="col" { "Could" } th scope="col" { "Had" } th scope="col" { "Rate" } th scope="col" { "Times" }
                @if let Some(unit) = &topic.unit { th scope="col" { (unit.to(lang)) " each" } }
                (share_head())
                th scope="col" { "Score" } th scope="col" { "Above table" } th scope="col" { "95 %" }
                th scope="col" { "Games" } th scope="col" { "Table's score" } th scope="col" { "Decisions" }
            } }
            tbody { @for thing in &topic.things { (had_row(thing, lang)) } }
        }
    }
}

fn had_row(thing: &Thing, lang: Lang) -> Markup {
    let [low, high] = thing.above_interval;
    html! {
        tr {
            th scope="row" { (thing.name.to(lang)) }
            td { (thousands(thing.offered)) } td { (thousands(thing.share.of)) } td { (percent(thing.rate)) } td { (thousands(thing.times)) }
            @if let Some(worth) = thing.worth { td { (decimal(worth)) } }
            (share_cells(&thing.share))
            td { (decimal(thing.score)) } td { (with_sign(thing.above, 2)) } td { (with_sign(low, 2)) " to " (with_sign(high, 2)) }
            td { (thousands(thing.games)) } td { (decimal(thing.table_score)) } td { (decimal(thing.table_decisions)) }
        }
    }
}

fn shared(topic: &TopicPart, lang: Lang) -> Markup {
    html! {
        table {
            thead { tr {
                th scope="col" { "Name" } th scope="col" { "Games" } th scope="col" { "Times" } th scope="col" { "Mean score" } th scope="col" { "95 %" } th scope="col" { "Decisions" }
            } }
            tbody {
                @for thing in &topic.things {
                    @let [low, high] = thing.table_interval;
                    tr {
                        th scope="row" { (thing.name.to(lang)) } td { (thousands(thing.games)) } td { (thousands(thing.times)) }
                        td { (decimal(thing.table_score)) } td { (decimal(low)) " to " (decimal(high)) } td { (decimal(thing.table_decisions)) }
                    }
                }
            }
        }
    }
}

fn share_head() -> Markup {
    html! {
        th scope="col" { "Wins" } th scope="col" { "Share" } th scope="col" { "95 %" }
        th scope="col" { "Par" } th scope="col" { "Lift" } th scope="col" { "By luck" }
    }
}

fn share_cells(share: &Share) -> Markup {
    let [low, high] = share.interval;
    html! {
        td { (decimal(share.wins)) } td { (percent(share.share)) } td { (percent(low)) " to " (percent(high)) }
        td { (percent(share.par)) } td { (signed(share.lift)) }
        td { @match share.p_corrected { Some(p) => (chance(p)), None => "\u{2013}" } }
    }
}
