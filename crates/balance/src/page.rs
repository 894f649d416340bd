//! The report as a page: one file with everything in it, no script, nothing from elsewhere.

mod histogram;
mod lead;
mod numbers;
mod rows;
mod scale;
mod table;
mod topics;

use maud::{DOCTYPE, Markup, PreEscaped, html};

pub use self::numbers::thousands;
use texts::Lang;

use self::numbers::{decimal, percent, signed};
use self::rows::{Row, Rows, Style};
use crate::{Report, SeatLine, SourceLine};

const STYLE: &str = include_str!("../assets/report.css");

impl Report {
    /// The report as a page that needs no other file and no connection.
    pub fn to_page(&self, lang: Lang) -> String {
        let title = format!("{}: balance report", self.title);
        let page = html! {
            (DOCTYPE)
            html lang=(lang) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (title) }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    a.skip href="#findings" { "To what stands out" }
                    header {
                        p.kind { "Balance report" }
                        h1 { (self.title) }
                        (lead::paragraph(self, lang))
                        (lead::figures(self))
                    }
                    (contents(self, lang))
                    main {
                        (lead::findings(self, lang))
                        (seats(self, lang))
                        (scores(self))
                        (sources(self, lang))
                        (length(self))
                        @for topic in &self.topics { (topics::section(self, topic, lang)) }
                        (reading(self))
                    }
                    footer { (origin(self)) }
                }
            }
        };
        page.into_string()
    }
}

fn contents(report: &Report, lang: Lang) -> Markup {
    let common = [
        ("findings", "What stands out"),
        ("seats", "Seats"),
        ("scores", "Scores"),
        ("sources", "Where points come from"),
        ("length", "Length"),
    ];
    html! {
        nav.contents aria-label="Contents" {
            h2 { "Contents" }
            ol {
                @for (key, title) in common { li { a href={ "#" (key) } { (title) } } }
                @for topic in &report.topics { li { a href={ "#" (topic.key) } { (topic.title.to(lang)) } } }
                li { a href="#reading" { "How to read this" } }
            }
        }
    }
}

fn seats(report: &Report, lang: Lang) -> Markup {
    let row = |line: &SeatLine| {
        let detail = format!("{} points on average", decimal(line.score.mean));
        Row::of_share(line.name.to(lang), detail, &line.share)
    };
    let rows = Rows {
        label: "Share of victories by seat",
        style: Style::Bar,
        reference: report.par.map(|par| ("even", par)),
        list: report.seats.iter().map(row).collect(),
    };
    html! {
        section id="seats" {
            h2 { "Seats" }
            p {
                @if let Some(par) = report.par { "In an even game each seat wins " (percent(par)) " of the games. " (seat_verdict(report, lang)) }
                @else { "One plays against the game itself: how often each of them would win in an even game nobody can say." }
            }
            (rows.draw())
            (table::seats(report, lang))
        }
    }
}

/// Whether seats differ, and how sure that is.
fn seat_verdict(report: &Report, lang: Lang) -> String {
    if !report.compares_seats() {
        return "There were too few games to say whether any differs from that.".to_owned();
    }
    let named = |wanted: fn(&SeatLine) -> bool| -> Vec<&str> {
        let lines = report.seats.iter().filter(|line| wanted(line));
        lines.map(|line| line.name.to(lang)).collect()
    };
    let lopsided = named(|line| line.share.verdict.is_lopsided());
    let outside = named(|line| line.share.outside);
    if !lopsided.is_empty() {
        return format!(
            "By more than luck explains differ from that: {}.",
            lopsided.join(", ")
        );
    }
    if !outside.is_empty() {
        return format!(
            "Par lies outside the interval of {}, which is a hint and no more: of twenty even seats one would do so by luck, \
             and among all comparisons of this report it does not stand out.",
            outside.join(", ")
        );
    }
    "No seat differs from that by more than luck explains.".to_owned()
}

fn scores(report: &Report) -> Markup {
    let scores = &report.scores;
    html! {
        section id="scores" {
            h2 { "Scores" }
            p {
                "Players end with " (decimal(scores.all.mean)) " points on average (standard deviation "
                (decimal(scores.all.deviation)) ", from " (signless(scores.all.min)) " to " (signless(scores.all.max)) "), winners with "
                (decimal(scores.winners.mean)) ". "
                @if scores.margins.count > 0 {
                    "The first is ahead of the second by " (decimal(scores.margins.mean)) " points; in half of the games by "
                    (scores.margins.median) " or less."
                }
            }
            div.pair {
                (histogram::two("Points at the end", "points", &scores.histogram, ("everybody", "winners"), &scores.winners_histogram))
                @if scores.margins.count > 0 {
                    (histogram::one("Points by which the first is ahead", "points", &scores.margins_histogram))
                }
            }
        }
    }
}

/// A score may be below zero; it is written with a true minus.
fn signless(points: i32) -> String {
    points.to_string().replace('-', "\u{2212}")
}

fn sources(report: &Report, lang: Lang) -> Markup {
    let row = |line: &SourceLine| Row {
        name: line.name.to(lang).to_owned(),
        detail: format!("{} of all points", percent(line.part)),
        section: None,
        value: line.winners,
        other: Some(line.others),
        interval: None,
        figure: decimal(line.winners),
        aside: format!("others {}", decimal(line.others)),
        class: "plain",
        spoken: format!(
            "winners {}, others {} points on average",
            decimal(line.winners),
            decimal(line.others)
        ),
    };
    let rows = Rows {
        label: "Points by source",
        style: Style::Pair,
        reference: None,
        list: report.sources.iter().map(row).collect(),
    };
    html! {
        section id="sources" {
            h2 { "Where points come from" }
            p { "Points of a winner on average, and of somebody who did not win." }
            p.key { span.swatch.winners {} "winners " span.swatch.others {} "others" }
            (rows.draw())
            (table::sources(report, lang))
        }
    }
}

fn length(report: &Report) -> Markup {
    let length = &report.length;
    html! {
        section id="length" {
            h2 { "Length" }
            p {
                "A game takes " (decimal(length.decisions.mean)) " decisions on average, from "
                (length.decisions.min) " to " (length.decisions.max)
                @if length.rounds.min == length.rounds.max { ", always in " (length.rounds.min) " " (length.rounds_are) "." }
                @else {
                    ", in " (decimal(length.rounds.mean)) " " (length.rounds_are) " (" (length.rounds.min) " to " (length.rounds.max) ")."
                }
            }
            (histogram::one("Decisions in a game", "decisions", &length.histogram))
        }
    }
}

fn reading(report: &Report) -> Markup {
    html! {
        section.reading id="reading" {
            h2 { "How to read this" }
            dl {
                dt { "Shares and whiskers" }
                dd { "A mark is the share of games won by players who had the thing. The whisker is where the true share lies, 95 times in 100 (Wilson's interval). Few games, long whiskers." }
                dt { "Par" }
                dd { "The dashed line is what was to be expected: how often the same seats, with the same bots, win in all games. A triangle that points up is above par by more than luck explains, one that points down is below it, a round mark is neither." }
                dt { "Lift" }
                dd { "The difference to par, in points of a hundred: 33 % against 25 % is " (signed(0.08)) "." }
                dt { "Under the names" }
                dd { "How many had the thing, of those who could have had it; what it brought each time, where that is counted; and by how many points those who had it were above the mean of their table." }
                dt { "Looking at many things" }
                @if let Some(reason) = report.nothing_compared() {
                    dd { "This report compares nothing: " (reason) ". What differs here may well be luck." }
                } @else { dd {
                    "This report makes " (report.comparisons) " comparisons. Of so many some would look special by luck alone, so each is corrected for all of them by Holm's method: "
                    "at most 5 of 100 such reports call anything lopsided that differs by luck alone. If seats and all that is dealt were perfectly even, they would be called so no more often than that. "
                    "What is chosen or achieved may differ in a perfectly even game too, because those who are ahead choose and achieve other things. Things that too few players had are shown but not judged."
                } }
                dt { "Several at one table" }
                dd { "Two who have the same thing in one game cannot both win it, and of four who have it one surely does. Whiskers and judgements take that into account; what everybody has always says nothing." }
                dt { "Dealt, chosen, achieved, shared" }
                dd {
                    "What is dealt comes by chance: who wins more often with it was given more, and the component is lopsided. What is chosen may be a good choice, or the choice of those who are ahead. "
                    "What is achieved may be the way to win, or come of winning. What is shared holds for the whole table, so nobody wins by it; its scores and length may differ."
                }
                dt { "Whose games" }
                dd { "Bots are not people. They play well enough to show what a component is worth to them; where they are weak, so is what they find." }
            }
        }
    }
}

/// How the same report is made again.
fn origin(report: &Report) -> Markup {
    let components = &report.components;
    html! {
        p {
            "Made by " strong { "Patolli" } " from " (thousands(report.games)) " games, rules version " (report.rules) ", "
            @if components.own { "a " (components.kind) " of one's own" } @else { "the " (components.kind) " of the house" }
            " (" code { (components.fingerprint) } "). The same again:"
        }
        pre tabindex="0" { code { (command(report)) } }
    }
}

/// The command line that makes this report.
fn command(report: &Report) -> String {
    let value = |value: &serde_json::Value| match value {
        serde_json::Value::String(text) => text.clone(),
        serde_json::Value::Array(values) => {
            let texts: Vec<&str> = values.iter().filter_map(|value| value.as_str()).collect();
            texts.join(",")
        }
        other => other.to_string(),
    };
    let options: Vec<String> = report
        .options
        .iter()
        .map(|(key, given)| format!(" --option {key}={}", value(given)))
        .collect();
    let options = options.concat();
    let components = if report.components.own {
        format!(" --{} FILE", report.components.kind)
    } else {
        String::new()
    };
    let same = report.bots.windows(2).all(|pair| pair[0] == pair[1]);
    let bots = if same {
        report.bots.first().cloned().unwrap_or_default()
    } else {
        report.bots.join(",")
    };
    format!(
        "patolli report {}{options}{components} --bots {bots} --games {} --seed {}",
        report.game, report.games, report.seed
    )
}

#[cfg(test)]
mod tests;
