//! Random play of one game, for counting instructions: it needs the rules alone, so it is built in a minute.
//!
//! ```sh
//! cargo run --release -p games --example playout                        # every game with every number of players, one per line
//! cargo run --release -p games --example playout aztlan 4 200           # plays so many games and says how many decisions that took
//! cargo run --release -p games --example playout mezo 4 200 cities=on   # the same with options
//! ```
//!
//! The list has a second line where some options are off unless they are chosen, with all of them on.

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
        [game, players, games, options @ ..] => match play(game, players, games, options) {
            Ok(decisions) => {
                println!("{decisions}");
                ExitCode::SUCCESS
            }
            Err(error) => failure(&error),
        },
        _ => failure(
            "say which game, how many players, how many games and any options like `cities=on`, or nothing for a list",
        ),
    }
}

fn failure(sentence: &str) -> ExitCode {
    eprintln!("{sentence}");
    ExitCode::FAILURE
}

/// Prints every game with every number of players, and again with what can be added to it.
fn list() {
    for game in GameId::ALL {
        for players in with_game!(game, |G| numbers_of_players::<G>()) {
            println!("{game} {players}");
            if let Some(additions) = with_game!(game, |G| additions::<G>(players)) {
                println!("{game} {players} {additions}");
            }
        }
    }
}

/// The options that are off unless they are chosen, all of them on; none if the game has no such options for so many players.
fn additions<G: Game>(players: &str) -> Option<String> {
    let specs = G::Options::SPECS.iter();
    let added = specs.filter(|spec| spec.values.contains(&"on") && spec.default == "off");
    let added: Vec<(&str, &str)> = added.map(|spec| (spec.key, "on")).collect();
    let pairs = added.iter().copied().chain([("players", players)]);
    let playable = !added.is_empty() && G::Options::from_pairs(pairs).is_ok();
    let words = added.iter().map(|(key, value)| format!("{key}={value}"));
    playable.then(|| words.collect::<Vec<_>>().join(" "))
}

fn numbers_of_players<G: Game>() -> &'static [&'static str] {
    G::Options::spec("players").map_or(&[], |spec| spec.values)
}

fn play(game: &str, players: &str, games: &str, options: &[String]) -> Result<u64, String> {
    let game: GameId = game
        .parse()
        .map_err(|error: UnknownGame| error.to_string())?;
    let games: u64 = games
        .parse()
        .map_err(|_| format!("`{games}` is no number of games"))?;
    let pairs = options.iter().map(|option| {
        let pair = option.split_once('=');
        pair.ok_or_else(|| format!("`{option}` is no option; say it like `cities=on`"))
    });
    let mut pairs = pairs.collect::<Result<Vec<_>, _>>()?;
    pairs.push(("players", players));
    with_game!(game, |G| decisions::<G>(pairs, games))
}

/// How many decisions are taken in so many games.
fn decisions<G: Game>(options: Vec<(&str, &str)>, games: u64) -> Result<u64, String> {
    let options = G::Options::from_pairs(options).map_err(|error| error.to_string())?;
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
