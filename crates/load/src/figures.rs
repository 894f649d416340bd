//! What was measured, for people and for programs.

use std::io::{self, Write};

use serde::Serialize;

/// Figures that can be read by programs and by people.
pub(crate) trait Figures: Serialize {
    /// Writes them for people.
    fn write(&self, out: &mut impl Write) -> io::Result<()>;

    /// Prints them for people or, on one line, as JSON.
    fn print(&self, as_json: bool) -> anyhow::Result<()> {
        let mut out = io::stdout().lock();
        if as_json {
            writeln!(out, "{}", serde_json::to_string(self)?)?;
        } else {
            self.write(&mut out)?;
        }
        Ok(())
    }
}
