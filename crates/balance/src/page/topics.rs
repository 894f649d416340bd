//! A section for each topic.

use maud::{Markup, html};

use super::numbers::{decimal, percent, thousands, with_sign};
use super::rows::{Row, Rows, Style};
use super::table;
use crate::{Report, Thing, TopicPart};
use game::observed::Nature;

/// More rows than this are not drawn: the ends say more than the middle.
const MOST_ROWS: usize = 36;
/// So many rows of each end are drawn then.
const END: usize = 14;

/// The plot of a topic, what is never used, and the figures behind it.
pub(super) fn section(report: &Report, topic: &TopicPart) -> Markup {
    html! {
        section id=(topic.key) {
            h2 { (topic.title) " " span class={ "nature " (topic.nature.word()) } { (topic.nature.word()) } }
            p { (topic.about) }
            @if topic.things.is_empty() {
                p { "It never came up in these games." }
            } @else {
                (plots(report, topic))
                (table::topic(topic))
            }
            (left_over("Never used, though somebody could", &topic.unused))
            (left_over("Never came up", &topic.absent))
        }
    }
}

fn left_over(what: &str, names: &[String]) -> Markup {
    html! {
        @if !names.is_empty() {
            p.unused { strong { (what) " (" (names.len()) "): " } (names.join("; ")) "." }
        }
    }
}

fn plots(report: &Report, topic: &TopicPart) -> Markup {
    let things = &topic.things;
    if things.len() <= MOST_ROWS {
        return plot(report, topic, topic.title, things);
    }
    let between = things.len() - 2 * END;
    html! {
        p.note { "The " (END) " with the most victories and the " (END) " with the fewest; the " (between) " between them are in the table." }
        (plot(report, topic, topic.title, &[&things[..END], &things[things.len() - END..]].concat()))
    }
}

fn plot(report: &Report, topic: &TopicPart, label: &str, things: &[Thing]) -> Markup {
    let shared = topic.nature == Nature::Shared;
    let row = |thing: &Thing| {
        if shared {
            table_row(thing)
        } else {
            share_row(thing, topic.unit)
        }
    };
    let rows = Rows {
        label,
        style: if shared { Style::Plain } else { Style::Dot },
        reference: Some(if shared {
            ("mean", report.scores.all.mean)
        } else {
            ("par", par(things))
        }),
        list: things.iter().map(row).collect(),
    };
    rows.draw()
}

/// What was to be expected of those who had any of these things.
#[allow(clippy::cast_precision_loss, reason = "games are counted in thousands")]
fn par(things: &[Thing]) -> f64 {
    let had: u64 = things.iter().map(|thing| thing.share.of).sum();
    let expected: f64 = things
        .iter()
        .map(|thing| thing.share.par * thing.share.of as f64)
        .sum();
    expected / had.max(1) as f64
}

/// How often those won who had it.
fn share_row(thing: &Thing, unit: Option<&str>) -> Row {
    let mut detail = if thing.offered == thing.share.of {
        thousands(thing.share.of)
    } else {
        format!("{} of {}", percent(thing.rate), thousands(thing.offered))
    };
    if let (Some(worth), Some(unit)) = (thing.worth, unit) {
        detail = format!("{detail} \u{b7} {} {unit}", decimal(worth));
    }
    detail = format!("{detail} \u{b7} score {}", with_sign(thing.above, 1));
    Row::of_share(&thing.name, detail, &thing.share)
}

/// What everybody scored at tables that had it.
fn table_row(thing: &Thing) -> Row {
    Row {
        name: thing.name.clone(),
        detail: format!("{} games", thousands(thing.games)),
        section: None,
        value: thing.table_score,
        other: None,
        interval: Some(thing.table_interval),
        figure: decimal(thing.table_score),
        aside: format!("{} decisions", decimal(thing.table_decisions)),
        class: "plain",
        spoken: format!(
            "{} points and {} decisions on average",
            decimal(thing.table_score),
            decimal(thing.table_decisions)
        ),
    }
}
