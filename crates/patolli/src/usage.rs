//! Telling people what went wrong, in one sentence, and the exit code that goes with it.

use std::io::Write as _;
use std::process::ExitCode;

use crate::folded::Folded;

/// What the command line asked for makes no sense, whatever the files hold. It ends with exit code 2, as
/// clap's own refusals do.
#[derive(Debug)]
pub(crate) struct Misuse(String);

impl Misuse {
    pub(crate) fn error(sentence: impl std::fmt::Display) -> anyhow::Error {
        anyhow::Error::new(Self(sentence.to_string()))
    }
}

impl std::fmt::Display for Misuse {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misuse {}

/// Shows help and versions; turns a refusal of the command line into one sentence.
pub(crate) fn answer(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // A closed pipe is nothing to tell the person who closed it.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.render().to_string();
    if error.kind() == clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        eprint!("{text}");
        return ExitCode::from(2);
    }
    // What stands before the first empty line says what is wrong; hints about usage follow.
    let what: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.is_empty())
        .collect();
    tell(&printable(&what.join(" ")));
    ExitCode::from(2)
}

/// Reports why a command failed.
pub(crate) fn report(error: &anyhow::Error) -> ExitCode {
    if is_broken_pipe(error) {
        return ExitCode::SUCCESS;
    }
    tell(&format!("error: {}", printable(&format!("{error:#}"))));
    if error.is::<Misuse>() {
        ExitCode::from(2)
    } else {
        ExitCode::FAILURE
    }
}

/// Says a sentence beside the output. If nobody can hear it, there is nobody to tell.
fn tell(sentence: &str) {
    let _ = writeln!(Folded::stderr(), "{sentence}");
}

/// Whoever reads our output has seen enough, as `head` does.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let broken = |error: &std::io::Error| error.kind() == std::io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| {
        cause.downcast_ref().is_some_and(broken)
            || cause
                .downcast_ref::<serde_json::Error>()
                .is_some_and(|error| error.io_error_kind() == Some(std::io::ErrorKind::BrokenPipe))
    })
}

/// The text without characters that would steer a terminal, and not endless: files of strangers are quoted in errors.
pub(crate) fn printable(text: &str) -> String {
    const LONGEST: usize = 2000;
    let steers = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let show = |c: char| {
        if steers(c) {
            c.escape_unicode().collect()
        } else {
            c.to_string()
        }
    };
    let shown: String = text.chars().take(LONGEST).map(show).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown + "…"
    } else {
        shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_steer_a_terminal_is_spelled_out() {
        assert_eq!(printable("a\u{1b}[2Jb\nc"), "a\\u{1b}[2Jb\\u{a}c");
        assert_eq!(printable("\u{202e}"), "\\u{202e}");
        assert_eq!(printable(&"x".repeat(5000)).chars().count(), 2001);
        assert_eq!(printable("Aztlán"), "Aztlán");
    }
}
