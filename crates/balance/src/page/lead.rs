//! What a hurried reader reads: a paragraph, a few figures, and what stands out.

use maud::{Markup, html};

use super::numbers::{decimal, percent, signed, thousands};
use super::rows::{Row, Rows, Style};
use crate::{Finding, Report, SeatLine};
use game::observed::Nature;
use texts::Lang;

/// So many findings of a nature are drawn, and of what is achieved so many; all are in the sections of their topics.
const DRAWN: usize = 12;
const DRAWN_ACHIEVED: usize = 6;

/// What was played and what stands out, in words.
pub(super) fn paragraph(report: &Report, lang: Lang) -> Markup {
    html! {
        p.lead {
            (thousands(report.games)) " games " (players(report)) ". "
            (seats(report, lang)) " "
            (found(report, lang))
        }
    }
}

/// Who played.
fn players(report: &Report) -> String {
    const NUMBERS: [&str; 7] = ["no", "one", "two", "three", "four", "five", "six"];
    let number = NUMBERS.get(report.bots.len()).copied().unwrap_or("many");
    match report.bots.as_slice() {
        [only] => format!("of one bot, {only}, against the game itself"),
        [first, rest @ ..] if rest.iter().all(|bot| bot == first) => {
            format!("between {number} bots of one kind, {first}")
        }
        bots => format!(
            "between {number} bots who move on by a seat from game to game, {}",
            bots.join(", ")
        ),
    }
}

fn seats(report: &Report, lang: Lang) -> Markup {
    let share = |line: &&SeatLine| line.share.share;
    let best = report
        .seats
        .iter()
        .max_by(|a, b| share(a).total_cmp(&share(b)));
    let worst = report
        .seats
        .iter()
        .min_by(|a, b| share(a).total_cmp(&share(b)));
    let lopsided = report
        .seats
        .iter()
        .any(|line| line.share.verdict.is_lopsided());
    html! {
        @if let (Some(best), Some(worst)) = (best, worst) {
            (best.name.to(lang)) " wins most often (" (percent(best.share.share)) "), " (worst.name.to(lang)) " least ("
            (percent(worst.share.share)) ")"
            @if !report.compares_seats() { "." }
            @else if lopsided { ", " strong { "which is more than luck explains" } "." }
            @else { ", which is no more than luck explains." }
        }
    }
}

fn found(report: &Report, lang: Lang) -> Markup {
    let of = |nature: Nature| {
        let mut all = report.findings.iter();
        all.find(|finding| finding.nature == nature && finding.topic != "seats")
    };
    let (dealt, chosen) = (of(Nature::Dealt), of(Nature::Chosen));
    html! {
        @if let Some(reason) = report.nothing_compared() {
            "Nothing was compared: " (reason) "."
        } @else if report.findings.is_empty() {
            "Of " (report.comparisons) " comparisons none is more lopsided than luck explains."
        } @else {
            "Of " (report.comparisons) " comparisons " (report.findings.len()) " are more lopsided than luck explains. "
            @if let Some(finding) = dealt { "The largest difference that chance deals: " (named(finding, lang)) ". " }
            @if let Some(finding) = chosen { "The largest that players choose: " (named(finding, lang)) "." }
        }
    }
}

fn named(finding: &Finding, lang: Lang) -> Markup {
    html! {
        strong { (finding.thing.to(lang)) } " (" (finding.title.to(lang).to_lowercase()) "), with " (percent(finding.share.share))
        " of victories instead of " (percent(finding.share.par))
    }
}

/// The figures that everybody asks for.
pub(super) fn figures(report: &Report) -> Markup {
    let scores = &report.scores;
    let found = match report.comparisons {
        0 => "\u{2013}".to_owned(),
        _ => report.findings.len().to_string(),
    };
    let figures = [
        ("games", thousands(report.games)),
        ("winner\u{2019}s score", decimal(scores.winners.mean)),
        ("ahead of the second", decimal(scores.margins.mean)),
        ("shared victories", thousands(report.shared_victories)),
        ("decisions a game", decimal(report.length.decisions.mean)),
        ("stand out", found),
    ];
    html! {
        dl.figures {
            @for (what, figure) in figures { div { dt { (what) } dd { (figure) } } }
        }
    }
}

/// Everything that stands out, by how players come to it.
pub(super) fn findings(report: &Report, lang: Lang) -> Markup {
    html! {
        section id="findings" {
            h2 { "What stands out" }
            @if let Some(reason) = report.nothing_compared() {
                p { "Nothing was compared: " (reason) "." }
            } @else if report.findings.is_empty() {
                p { "Nothing. Whatever differs here differs by no more than luck explains." }
            } @else {
                p {
                    "Shares of victories that differ from par by more than luck explains, of " (report.comparisons)
                    " that were compared; the largest differences first. "
                    a href="#reading" { "How to read this." }
                }
                @for nature in [Nature::Dealt, Nature::Chosen, Nature::Achieved] { (of_nature(report, nature, lang)) }
            }
        }
    }
}

fn of_nature(report: &Report, nature: Nature, lang: Lang) -> Markup {
    let (title, about) = match nature {
        Nature::Dealt => (
            "Dealt by chance",
            "Nobody can help having these: a difference is the game\u{2019}s own.",
        ),
        Nature::Chosen => (
            "Chosen",
            "Good and bad choices, or choices of those who are ahead or behind anyway.",
        ),
        _ => (
            "Achieved",
            "Ways to win, or what comes of winning; none of it is a fault by itself.",
        ),
    };
    let all: Vec<&Finding> = report
        .findings
        .iter()
        .filter(|finding| finding.nature == nature)
        .collect();
    let drawn = match nature {
        Nature::Achieved => DRAWN_ACHIEVED,
        _ => DRAWN,
    };
    let drawn = drawn.min(all.len());
    let rows = Rows {
        label: title,
        style: Style::Dot,
        reference: report.par.map(|par| ("par", par)),
        list: all
            .iter()
            .take(drawn)
            .map(|finding| row(finding, lang))
            .collect(),
    };
    let rest = all.len() - drawn;
    html! {
        h3 { (title) " (" (all.len()) ")" }
        p { (about) }
        @if all.is_empty() { p.note { "None." } } @else { (rows.draw()) }
        @if rest > 0 {
            details {
                summary { (rest) " more" }
                ul.more {
                    @for finding in &all[drawn..] {
                        li {
                            a href={ "#" (finding.topic) } { (finding.title.to(lang)) } ": " (finding.thing.to(lang)) ", "
                            (percent(finding.share.share)) " (" (signed(finding.share.lift)) ") of " (thousands(finding.share.of))
                        }
                    }
                }
            }
        }
    }
}

fn row(finding: &Finding, lang: Lang) -> Row {
    Row {
        section: Some((finding.topic, finding.title.to(lang).to_owned())),
        ..Row::of_share(
            finding.thing.to(lang),
            thousands(finding.share.of),
            &finding.share,
        )
    }
}
