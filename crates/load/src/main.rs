//! `patolli-load`: how much a server bears, and how long people and bots wait at its tables.

mod figures;
mod latency;
mod practice;
mod serve;
mod server;

use clap::{Parser, Subcommand};

/// What loads the server shall leave it as much of the machine as it can.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const EXAMPLES: &str = "\
Examples:
  patolli-load serve --tables 1000 --watchers 2 --seconds 20
  patolli-load practice --tables 10 --level strong
  patolli-load serve --program target/debug/patolli --json

The server is the program patolli beside this one: build it first.";

/// Start a server of Patolli with a folder of its own, load it over HTTP and measure it.
#[derive(Parser)]
#[command(version, about, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Practice(practice::Args),
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().command {
        Command::Serve(args) => serve::run(&args),
        Command::Practice(args) => practice::run(&args),
    }
}
