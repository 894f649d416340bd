//! Random play of one game, for counting instructions: it needs the rules alone, so it is built in a minute.
//!
//! ```sh
//! cargo run --release -p games --example playout                # every game with every number of players, one per line
//! cargo run --release -p games --example playout aztlan 4 200   # plays so many games and says how many decisions that took
//! ```

use std::hint::black_box;
use std::process::ExitCode;

use game::{Chance, Components as _, Game, Options, Seed, Setup, Silent, playout};
use games::{GameId, UnknownGame, with_game};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match &args[..] {
        [] => {
            list();
            ExitCode::SUCCESS
        }
        [game, players, games] => match play(game, players, games) {
            Ok(decisions) => {
                println!("{decisions}");
                ExitCode::SUCCESS
            }
            Err(error) => failure(&error),
        },
        _ => failure("say which game, how many players and how many games, or nothing for a list"),
    }
}

fn failure(sentence: &str) -> ExitCode {
    eprintln!("{sentence}");
    ExitCode::FAILURE
}

/// Prints every game with every number of players.
fn list() {
    for game in GameId::ALL {
        for players in with_game!(game, |G| numbers_of_players::<G>()) {
            println!("{game} {players}");
        }
    }
}

fn numbers_of_players<G: Game>() -> &'static [&'static str] {
    G::Options::spec("players").map_or(&[], |spec| spec.values)
}

fn play(game: &str, players: &str, games: &str) -> Result<u64, String> {
    let game: GameId = game
        .parse()
        .map_err(|error: UnknownGame| error.to_string())?;
    let games: u64 = games
        .parse()
        .map_err(|_| format!("`{games}` is no number of games"))?;
    with_game!(game, |G| decisions::<G>(players, games))
}

/// How many decisions are taken in so many games.
fn decisions<G: Game>(players: &str, games: u64) -> Result<u64, String> {
    let options =
        G::Options::from_pairs([("players", players)]).map_err(|error| error.to_string())?;
    let mut setup = Setup::<G>::on(G::Components::standard(), options, Seed::Short(0));
    let mut chance = Chance::new(Seed::Short(1));
    let mut actions = Vec::with_capacity(G::WIDEST);
    let mut decisions = 0;
    for game in 0..games {
        setup.seed = Seed::Short(game);
        let mut state = G::start(&setup, &mut Silent);
        decisions += u64::from(playout(&mut state, &mut chance, &mut actions));
        black_box(&state);
    }
    Ok(decisions)
}
