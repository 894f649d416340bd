//! A report in a few lines.

use std::io::{self, Write};

use balance::{Finding, Report, SeatLine, TopicPart};
use texts::Lang;

use crate::output::{counted, options, thousands};
use crate::usage::printable;

/// So many findings are printed; the page has all.
const FINDINGS: usize = 20;
/// So many unused things of a topic are printed.
const UNUSED: usize = 6;

pub(super) fn write(report: &Report, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "{}: {}, {}",
        report.game,
        counted(report.games, "game"),
        options(&report.options)
    )?;
    if report.components.own {
        let components = &report.components;
        writeln!(
            out,
            "with a {} of your own, {}",
            components.kind, components.fingerprint
        )?;
    }
    writeln!(out, "bots {}", report.bots.join(", "))?;
    writeln!(out, "seed {}\n", report.seed)?;
    writeln!(
        out,
        "seat                    wins    share     95 %          score"
    )?;
    for line in &report.seats {
        write_seat(line, lang, out)?;
    }
    write_figures(report, out)?;
    write_findings(report, lang, out)?;
    for topic in report
        .topics
        .iter()
        .filter(|topic| !topic.unused.is_empty())
    {
        write_unused(topic, lang, out)?;
    }
    Ok(())
}

fn write_seat(line: &SeatLine, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let [low, high] = line.share.interval;
    writeln!(
        out,
        "{} {:<18} {:>7.1} {:>6.1} %  {:>4.1}–{:>4.1} %   {:>7.2}{}",
        line.seat,
        line.name.to(lang),
        line.share.wins,
        100.0 * line.share.share,
        100.0 * low,
        100.0 * high,
        line.score.mean,
        if line.share.outside {
            "   par lies outside"
        } else {
            ""
        }
    )
}

fn write_figures(report: &Report, out: &mut impl Write) -> io::Result<()> {
    let (scores, length) = (&report.scores, &report.length);
    writeln!(
        out,
        "\nscores: mean {:.1}, winners {:.1}, ahead of the second by {:.1}; shared victories {}",
        scores.all.mean,
        scores.winners.mean,
        scores.margins.mean,
        thousands(report.shared_victories)
    )?;
    writeln!(
        out,
        "length: {:.1} {}, {:.1} decisions\n",
        length.rounds.mean, length.rounds_are, length.decisions.mean
    )
}

fn write_findings(report: &Report, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let (found, compared) = (report.findings.len(), report.comparisons);
    if let Some(reason) = report.nothing_compared() {
        return writeln!(out, "nothing was compared: {reason}\n");
    }
    if found == 0 {
        return writeln!(
            out,
            "of {compared} shares of wins that were compared none is more lopsided than luck explains\n"
        );
    }
    let are = if found == 1 { "is" } else { "are" };
    writeln!(
        out,
        "of {compared} shares of wins that were compared {found} {are} more lopsided than luck explains:"
    )?;
    for finding in report.findings.iter().take(FINDINGS) {
        write_finding(finding, lang, out)?;
    }
    if found > FINDINGS {
        writeln!(out, "  … and {} more on the page", found - FINDINGS)?;
    }
    writeln!(out)
}

fn write_finding(finding: &Finding, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let share = &finding.share;
    writeln!(
        out,
        "  {:>+6.1}  {:>5.1} % instead of {:>4.1} % of {:>6}  {:<8}  {}: {}",
        100.0 * share.lift,
        100.0 * share.share,
        100.0 * share.par,
        thousands(share.of),
        finding.nature.word(),
        finding.title.to(lang),
        printable(finding.thing.to(lang))
    )
}

fn write_unused(topic: &TopicPart, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let named: Vec<&str> = topic
        .unused
        .iter()
        .take(UNUSED)
        .map(|name| name.to(lang))
        .collect();
    let more = topic.unused.len().saturating_sub(UNUSED);
    let rest = if more > 0 {
        format!("; and {more} more")
    } else {
        String::new()
    };
    writeln!(
        out,
        "never: {}: {}{rest}",
        topic.title.to(lang),
        printable(&named.join("; "))
    )
}
