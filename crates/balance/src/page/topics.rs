//! A section for each topic.

use maud::{Markup, html};

use super::numbers::{decimal, percent, thousands, with_sign};
use super::rows::{Row, Rows, Style};
use super::table;
use crate::{Report, Text, Thing, TopicPart};
use game::observed::Nature;
use texts::Lang;

/// More rows than this are not drawn: the ends say more than the middle.
const MOST_ROWS: usize = 36;
/// So many rows of each end are drawn then.
const END: usize = 14;

/// The plot of a topic, what is never used, and the figures behind it.
pub(super) fn section(report: &Report, topic: &TopicPart, lang: Lang) -> Markup {
    html! {
        section id=(topic.key) {
            h2 { (topic.title.to(lang)) " " span class={ "nature " (topic.nature.word()) } { (topic.nature.word()) } }
            p { (topic.about.to(lang)) }
            @if topic.things.is_empty() {
                p { "It never came up in these games." }
            } @else {
                (plots(report, topic, lang))
                (table::topic(topic, lang))
            }
            (left_over("Never used, though somebody could", &topic.unused, lang))
            (left_over("Never came up", &topic.absent, lang))
        }
    }
}

fn left_over(what: &str, names: &[Text], lang: Lang) -> Markup {
    let names: Vec<&str> = names.iter().map(|name| name.to(lang)).collect();
    html! {
        @if !names.is_empty() {
            p.unused { strong { (what) " (" (names.len()) "): " } (names.join("; ")) "." }
        }
    }
}

fn plots(report: &Report, topic: &TopicPart, lang: Lang) -> Markup {
    let things = &topic.things;
    if things.len() <= MOST_ROWS {
        return plot(report, topic, things, lang);
    }
    let between = things.len() - 2 * END;
    html! {
        p.note { "The " (END) " with the most victories and the " (END) " with the fewest; the " (between) " between them are in the table." }
        (plot(report, topic, &[&things[..END], &things[things.len() - END..]].concat(), lang))
    }
}

fn plot(report: &Report, topic: &TopicPart, things: &[Thing], lang: Lang) -> Markup {
    let shared = topic.nature == Nature::Shared;
    let row = |thing: &Thing| {
        if shared {
            table_row(thing, lang)
        } else {
            share_row(thing, topic.unit.as_ref(), lang)
        }
    };
    let rows = Rows {
        label: topic.title.to(lang),
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
fn share_row(thing: &Thing, unit: Option<&Text>, lang: Lang) -> Row {
    let mut detail = if thing.offered == thing.share.of {
        thousands(thing.share.of)
    } else {
        format!("{} of {}", percent(thing.rate), thousands(thing.offered))
    };
    if let (Some(worth), Some(unit)) = (thing.worth, unit) {
        detail = format!("{detail} \u{b7} {} {}", decimal(worth), unit.to(lang));
    }
    detail = format!("{detail} \u{b7} score {}", with_sign(thing.above, 1));
    Row::of_share(thing.name.to(lang), detail, &thing.share)
}

/// What everybody scored at tables that had it.
fn table_row(thing: &Thing, lang: Lang) -> Row {
    Row {
        name: thing.name.to(lang).to_owned(),
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
