//! What came of an errand, in words or as JSON.

use std::io::Write as _;

use serde_json::{Value, json};
use tables::{Acquaintance, Complaint, ReportedPerson};

use super::errand::Answer;
use super::when::{day, minute};
use crate::output::counted;
use crate::usage::printable;

/// Prints an answer. Links begin with the address of the house, if it was given.
pub(super) fn show(answer: &Answer, address: &str, json: bool) -> anyhow::Result<()> {
    let told = match answer {
        Answer::Exported { kept } => serde_json::to_string_pretty(kept)? + "\n",
        answer if json => {
            let told = match answer {
                Answer::People { people } => serde_json::to_value(people)?,
                Answer::Reports { reports } => reports
                    .iter()
                    .map(|report| linked(report, address))
                    .collect(),
                answer => serde_json::to_value(answer)?,
            };
            serde_json::to_string(&told)? + "\n"
        }
        answer => words(answer, address),
    };
    let mut out = std::io::stdout().lock();
    out.write_all(told.as_bytes())?;
    Ok(out.flush()?)
}

fn words(answer: &Answer, address: &str) -> String {
    let line = match answer {
        Answer::People { people } if people.is_empty() => "nobody here is called so".to_owned(),
        Answer::People { people } => return people.iter().map(person).collect(),
        Answer::Reports { reports } if reports.is_empty() => "there are no reports".to_owned(),
        Answer::Reports { reports } => {
            return reports.iter().map(|it| report(it, address)).collect();
        }
        Answer::Forgotten { id, name, tables } => {
            let at = counted(u64::try_from(*tables).unwrap_or(u64::MAX), "table");
            format!("{} ({id}) is forgotten, also at {at}", printable(name))
        }
        Answer::Muted { id, name, muted } => {
            let may = if *muted {
                "cannot write to others any more"
            } else {
                "can write to others again"
            };
            format!("{} ({id}) {may}", printable(name))
        }
        Answer::Banned { id, name, banned } => {
            let may = if *banned {
                "is banned; bots have taken over"
            } else {
                "can come in again"
            };
            format!("{} ({id}) {may}", printable(name))
        }
        Answer::Closed { table } => format!("table {table} is closed without a result"),
        Answer::KeyRenewed => {
            "the key is renewed: personal links from before are void, browsers stay logged in"
                .to_owned()
        }
        Answer::Settled { report } => format!("report {report} is done"),
        // These are told elsewhere.
        Answer::Exported { .. } | Answer::Refused { .. } | Answer::Unclear { .. } => String::new(),
    };
    line + "\n"
}

fn person(known: &Acquaintance) -> String {
    let seen = known.seen.map_or("not by a browser".to_owned(), day);
    let mut told = format!(
        "{}  {}  here since {}, last seen {seen}, {}",
        known.id,
        printable(&known.name),
        day(known.made),
        counted(known.tables.unsigned_abs(), "table"),
    );
    for (is, word) in [(known.muted, ", muted"), (known.banned, ", banned")] {
        if is {
            told.push_str(word);
        }
    }
    told + "\n"
}

/// Where one sees what a report is about: the position in the replay once the game is over, the table before.
fn link(report: &Complaint, address: &str) -> String {
    let address = address.trim_end_matches('/');
    if report.stage == "over" {
        format!("{address}/t/{}/replay?ply={}", report.table, report.ply)
    } else {
        format!("{address}/t/{}", report.table)
    }
}

fn linked(report: &Complaint, address: &str) -> Value {
    let mut told = json!(report);
    told["link"] = link(report, address).into();
    told
}

fn report(report: &Complaint, address: &str) -> String {
    let name = |person: &Option<ReportedPerson>| {
        person.as_ref().map_or("somebody".to_owned(), |person| {
            format!("{} ({})", printable(&person.name), person.id)
        })
    };
    let done = if report.done { " (done)" } else { "" };
    format!(
        "{}{done}  {}  {} about {}: {}\n    {}, {}, after {}: {}\n",
        report.id,
        minute(report.at),
        name(&report.reporter),
        name(&report.against),
        printable(&report.reason),
        report.game,
        report.stage,
        counted(report.ply, "decision"),
        link(report, address),
    )
}
