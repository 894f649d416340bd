//! Backups, and looking whether a house is whole.

use std::io::Write as _;
use std::path::Path;

use serde_json::json;

use super::runtime;
use crate::output::{counted, thousands};
use crate::usage::printable;

/// Copies the house. It need not be asked: a database can be read while it is written to, and the copy belongs to whoever asks for it.
pub(super) fn backup(folder: &Path, file: &Path, json: bool) -> anyhow::Result<()> {
    let backup = runtime()?.block_on(tables::backup(folder, file))?;
    let told = if json {
        json!({"file": file, "bytes": backup.bytes, "sha256": backup.digest, "sha256_file": backup.digest_file}).to_string()
    } else {
        format!(
            "{}: {}, SHA-256 {}\nthe digest stands in {}",
            file.display(),
            counted(backup.bytes, "byte"),
            backup.digest,
            backup.digest_file.display()
        )
    };
    print(&told)
}

/// Brings a backup back.
pub(super) fn restore(
    folder: &Path,
    file: &Path,
    replace: bool,
    unverified: bool,
    json: bool,
) -> anyhow::Result<()> {
    let restoring = tables::restore(folder, file, replace, unverified);
    let restored = runtime()?.block_on(restoring)?;
    let told = if json {
        json!({"folder": folder, "bytes": restored.bytes, "moved_aside": restored.moved_aside})
            .to_string()
    } else {
        let aside = restored.moved_aside.map_or(String::new(), |aside| {
            format!("\nthe house that was there is in {}", aside.display())
        });
        format!(
            "the house is in {} again: {}{aside}",
            folder.display(),
            counted(restored.bytes, "byte")
        )
    };
    print(&told)
}

/// Looks through the house; one that is open is looked at as it stands.
pub(super) fn check(folder: &Path, json: bool) -> anyhow::Result<()> {
    anyhow::ensure!(
        tables::holds_house(folder),
        "there is no house in {}; name its folder with --data",
        folder.display()
    );
    let report = runtime()?.block_on(tables::check(folder))?;
    let faults = u64::try_from(report.faults.len()).unwrap_or(u64::MAX);
    if json {
        let fault = |fault: &tables::Fault| json!({"table": fault.table, "what": fault.what});
        let faults: Vec<_> = report.faults.iter().map(fault).collect();
        let told = json!({"tables": report.tables, "entries": report.entries, "records": report.records, "faults": faults});
        print(&told.to_string())?;
    } else {
        for fault in &report.faults {
            print(&printable(&fault.to_string()))?;
        }
        print(&format!(
            "looked at {} with {}, and {}",
            counted(report.tables, "table"),
            entries(report.entries),
            counted(report.records, "record"),
        ))?;
    }
    anyhow::ensure!(
        report.is_sound(),
        "{} damaged or missing; bring back a backup, or go on with what is left",
        if faults == 1 {
            "one thing is".to_owned()
        } else {
            format!("{faults} things are")
        }
    );
    Ok(())
}

fn entries(number: u64) -> String {
    if number == 1 {
        "1 entry".to_owned()
    } else {
        format!("{} entries", thousands(number))
    }
}

fn print(told: &str) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{told}")?;
    Ok(out.flush()?)
}
