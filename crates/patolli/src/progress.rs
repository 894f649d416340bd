//! Work that takes a while: how far it is, and how to stop it.

use std::io::IsTerminal as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressStyle};

/// Becomes true when the user presses Ctrl-C, so that what was begun can be cleared away.
pub(crate) fn listen_for_interrupt() -> anyhow::Result<Arc<AtomicBool>> {
    let interrupted = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&interrupted);
    ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed))?;
    Ok(interrupted)
}

/// On how many cores games are played.
#[derive(clap::Args, Clone, Copy, Debug)]
pub(crate) struct ThreadsArg {
    /// How many games are played at once [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl ThreadsArg {
    /// Does work that spreads over as many threads.
    pub(crate) fn install<T: Send>(self, work: impl FnOnce() -> T + Send) -> anyhow::Result<T> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads.unwrap_or(0).into())
            .build()?;
        Ok(pool.install(work))
    }
}

/// Shows how far the games are, on a terminal only.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {eta} left")
            .expect("the template is well formed");
    ProgressBar::new(games).with_style(style)
}
