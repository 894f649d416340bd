//! Which rules a table was founded under, told by how they play.

use std::sync::LazyLock;

use game::{
    Chance, Components, Event as _, Game, OptionSpec, Options, Seed, Setup, Takes, Viewer,
    random_decision,
};
use games::{GameId, with_game};
use sha2::{Digest as _, Sha256};

use crate::founding::hex;

static FINGERPRINTS: LazyLock<[(GameId, String); GameId::ALL.len()]> =
    LazyLock::new(|| GameId::ALL.map(|game| (game, with_game!(game, |G| taken::<G>()))));

/// The fingerprint of today's rules of a game: a digest of games that are decided by lot, one for every value of every option.
/// Rules that play these games differently have another one. Within a version of the rules it changes only until that version is
/// released.
pub(crate) fn fingerprint(game: GameId) -> &'static str {
    let found = FINGERPRINTS.iter().find(|(other, _)| *other == game);
    found.map_or("", |(_, fingerprint)| fingerprint)
}

/// The name and fingerprint of every game.
pub(crate) fn fingerprints() -> impl Iterator<Item = (&'static str, &'static str)> {
    FINGERPRINTS
        .iter()
        .map(|(game, print)| (game.name(), &**print))
}

fn taken<G: Game>() -> String {
    let mut digest = Sha256::new();
    for (number, options) in (1..).zip(ways_to_play::<G>()) {
        play::<G>(options, Seed::Short(number), &mut digest);
    }
    hex(&digest.finalize()[..16])
}

/// The options with every single value that can be chosen, with the most players that it goes together with.
fn ways_to_play<G: Game>() -> Vec<G::Options> {
    let players = G::Options::spec("players").map_or(&[][..], |spec| spec.values);
    let with = |key: &str, value: &str| {
        let chosen = |players| G::Options::from_pairs([("players", players), (key, value)]).ok();
        players.iter().rev().copied().find_map(chosen)
    };
    let values = |spec: &'static OptionSpec| match spec.takes {
        Takes::One => spec.values,
        Takes::Several | Takes::EachSeat | Takes::Number(_) => &[],
    };
    let specs = G::Options::SPECS.iter();
    let chosen = specs.flat_map(|spec| values(spec).iter().map(|value| (spec.key, *value)));
    let ways = chosen.filter_map(|(key, value)| with(key, value));
    [G::Options::default()].into_iter().chain(ways).collect()
}

/// Plays one game by lot and notes what happens.
fn play<G: Game>(options: G::Options, seed: Seed, digest: &mut Sha256) {
    let setup = Setup::<G>::on(G::Components::standard(), options, seed);
    let mut chance = Chance::new(seed);
    let mut events: Vec<G::Event> = Vec::new();
    let mut state = G::start(&setup, &mut events);
    let mut buffer = Vec::new();
    while let Some((seat, action)) = random_decision(&state, &mut chance, &mut buffer) {
        digest.update(G::write_action(setup.components, action));
        state.apply_unchecked(seat, action, &mut events);
    }
    for event in &events {
        digest.update(event.kind());
    }
    let end = serde_json::to_vec(&state.open_view()).expect("a view can be written");
    digest.update(end);
    let begun = serde_json::to_vec(&G::start(&setup, &mut game::Silent).view(Viewer::Spectator));
    digest.update(begun.expect("a view can be written"));
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_game_has_a_fingerprint_of_its_own_that_stays_the_same() {
        let all = GameId::ALL.map(fingerprint);
        let different: BTreeSet<&str> = all.into_iter().collect();
        assert_eq!(different.len(), GameId::ALL.len());
        assert_eq!(taken::<games::Aztlan>(), all[0]);
    }
}
