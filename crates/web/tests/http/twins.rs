//! Two truths that look alike to somebody give them equal bytes: pages, live updates, answers and events of the API, replays, and
//! what a bot thinks in their place.
//!
//! The twins of every game in the list are found by its rules alone: of many deals those that look alike to a viewer are played
//! on with the same decisions for as long as they still do. A game that is added has its twins here without another line.

mod found;
mod practice;
mod told;

use bots::{Bot, Budget, Insight, Mind};
use game::Estimate;
use game::{Chance, Move, Options as _, Seat, Seed, Viewer};
use games::{GameId, with_game};

use crate::kit::Server;
use crate::plan::Plan;
use found::Lineage;
use practice::Practice;
use told::Witnesses;

/// Two deals and decisions after each of which they look alike to the viewer.
#[derive(Clone, Debug)]
struct Twins {
    plan: Plan,
    viewer: Viewer,
    deals: [Seed; 2],
    decisions: Vec<Move>,
}

/// The games of the list with what is found of them.
struct Family {
    game: &'static str,
    twins: Vec<Twins>,
}

/// The families of all games.
fn families() -> Vec<Family> {
    let of = |game| with_game!(game, |G| family::<G>());
    GameId::ALL.into_iter().map(of).collect()
}

/// The twins of a game for a seat among the fewest players who have secrets from each other, and for a seat and a spectator among
/// the most.
fn family<G: Estimate>() -> Family {
    let most = G::Options::SPECS.iter().find(|spec| spec.key == "players");
    let players = most.expect("a game says how many play").values;
    let numbers = players.iter().filter_map(|number| number.parse().ok());
    let mut numbers: Vec<usize> = numbers.filter(|number| *number > 1).collect();
    numbers.dedup();
    let (Some(fewest), Some(most)) = (numbers.first(), numbers.last()) else {
        panic!("{}: nobody has secrets from others", G::NAME);
    };
    let last = Seat::new(u8::try_from(most - 1).expect("a table is small"));
    let twins = [
        twins_of::<G>(*fewest, Viewer::Seat(Seat::new(0))),
        twins_of::<G>(*most, Viewer::Seat(last)),
        twins_of::<G>(*most, Viewer::Spectator),
    ];
    Family {
        game: G::NAME,
        twins: twins.into(),
    }
}

fn twins_of<G: Estimate>(players: usize, viewer: Viewer) -> Twins {
    let lineage = Lineage::<G>::longest(players, viewer);
    let (deals, decisions) = lineage.twins();
    println!(
        "{} with {players}: to {viewer} the deals {} and {} look alike for {} decisions, and {}",
        G::NAME,
        deals[0],
        deals[1],
        decisions.len(),
        if lineage.still_differ() {
            "differ to the end"
        } else {
            "differed before"
        }
    );
    assert_think_alike(&lineage, viewer);
    Twins {
        plan: Plan::of(G::NAME, players),
        viewer,
        deals,
        decisions,
    }
}

/// A bot in the place of the viewer thinks the same of both truths, wherever the viewer is to decide: that is what hints are made of.
fn assert_think_alike<G: Estimate>(lineage: &Lineage<G>, viewer: Viewer) {
    let Viewer::Seat(seat) = viewer else { return };
    let bots = [Bot::Greedy, Bot::Search(Budget::Iterations(60))];
    for [one, other] in lineage.positions() {
        if !one.to_act().contains(seat) {
            continue;
        }
        for bot in bots {
            let think = |state: &G| {
                let insight = Insight::new(state, seat);
                let mut chance = Chance::new(Seed::Short(5));
                let thought = Mind::new().think(bot, &insight, &mut chance);
                let weighed = |choice: &bots::Choice<G::Action>| {
                    let value = choice.value.map(f32::to_bits);
                    (
                        G::write_action(state.components(), choice.action),
                        value,
                        choice.visits,
                    )
                };
                thought.choices.iter().map(weighed).collect::<Vec<_>>()
            };
            assert_eq!(think(&one), think(&other), "{} {viewer} {bot}", G::NAME);
        }
    }
}

#[tokio::test]
async fn two_truths_that_look_alike_give_equal_bytes_in_every_game_of_the_list() {
    let families = tokio::task::spawn_blocking(families)
        .await
        .expect("twins are found");
    let games: Vec<&str> = families.iter().map(|family| family.game).collect();
    assert_eq!(games, GameId::NAMES, "every game of the list has its twins");
    let server = Server::open().await;
    let mut witnesses = Vec::new();
    for family in &families {
        for twins in &family.twins {
            witnesses.push(Witnesses::seated(&server, twins.clone()).await);
        }
    }
    for witnesses in &mut witnesses {
        witnesses.watch(&server).await;
    }
    server.close().await;
    hints_are_alike(&families).await;
}

/// The same where hints are given: to one person among bots.
async fn hints_are_alike(families: &[Family]) {
    let server = Server::with_puppets().await;
    for family in families {
        let mut hints = 0;
        for twins in &family.twins {
            if let Some(practice) = Practice::seated(&server, twins.clone()).await {
                hints += practice.watch(&server).await;
            }
        }
        println!("{}: {hints} hints compared", family.game);
        assert!(hints > 0, "{}: nobody is ever advised", family.game);
    }
    server.close().await;
}
