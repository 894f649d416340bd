//! `patolli replay --proof`: whether the deal of a table is what was promised.

use std::io::Write;

use anyhow::Context as _;
use game::{Maker, Proof, Record, Shared};

/// Checks how the seed of a record of so many players came about, and prints it.
pub(super) fn write(out: &mut impl Write, record: &Record, players: u8) -> anyhow::Result<()> {
    let proof = record.proof.as_ref().with_context(|| {
        format!(
            "the record says nothing of how its seed {} came about; a table's record does",
            record.seed
        )
    })?;
    match proof {
        Proof::Given => writeln!(
            out,
            "The seed {} was given by whoever made the table: there is nothing to prove.",
            record.seed
        )?,
        Proof::Shared(shared) => {
            proof.check(record.seed, players)?;
            write_shared(out, shared, record)?;
        }
    }
    Ok(())
}

/// What was promised and added, and what came of it.
fn write_shared(out: &mut impl Write, shared: &Shared, record: &Record) -> anyhow::Result<()> {
    let named = |seat: String, value: String| format!("{seat:<12}{value}");
    let mut lines = vec![
        named("commitment".to_owned(), shared.commitment.to_string()),
        named("salt".to_owned(), shared.salt.to_string()),
        named("house".to_owned(), shared.house.to_string()),
    ];
    for (seat, share) in shared.seats() {
        let by = match share.by {
            Maker::Player => "by the player",
            Maker::Founder => "by the player, with the request that made the table",
            Maker::Server => "by the server, from the house's bits",
        };
        lines.push(named(
            format!("seat {seat}"),
            format!("{}  {by}", share.share),
        ));
    }
    lines.push(named("seed".to_owned(), record.seed.to_string()));
    for line in lines {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "\nThe parts fit together.")?;
    writeln!(
        out,
        "Whether this was promised, the record cannot tell: compare the first line with what you were shown."
    )?;
    if !shared.is_by_players() {
        writeln!(
            out,
            "Nobody has added a share who knew the commitment: this shows only that nothing was changed after the founding."
        )?;
    }
    writeln!(out, "\nThe same by hand:\n")?;
    for (text, digest) in shared.digests() {
        writeln!(out, "printf '%s' '{text}' | sha256sum\n{digest}\n")?;
    }
    Ok(())
}
