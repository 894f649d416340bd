//! A house for four board games of the Americas: the command line.

mod arena;
mod bench;
mod bot_names;
mod catalogue;
mod files;
mod folded;
mod game_args;
mod house;
mod limit_args;
mod output;
mod play;
mod progress;
mod replay;
mod report;
mod scores;
mod serve;
mod simulate;
mod usage;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The server makes and drops many small things; this allocator does that in half the time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A house for four board games of the Americas.
#[derive(Parser)]
#[command(version, about, after_help = catalogue::help())]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    House(house::Args),
    Play(play::Args),
    Simulate(simulate::Args),
    Arena(arena::Args),
    Report(report::Args),
    Replay(replay::Args),
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage::answer(&error),
    };
    let outcome = match cli.command {
        Command::Serve(args) => serve::run(&args),
        Command::House(args) => house::run(args),
        Command::Play(args) => play::run(args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Report(args) => report::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Bench(args) => bench::run(&args),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => usage::report(&error),
    }
}
