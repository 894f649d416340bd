//! What a choice would do, in a few words: shown on hover and focus.

use ::aztlan::{Action, PowerCard, Terrain, Territories, Territory};
use game::Seat;

use super::AztlanScene;
use crate::lang::Word;

/// What the action would do for the viewer.
pub(super) fn of(scene: &AztlanScene<'_>, action: Action) -> String {
    let Some(seat) = scene.own() else {
        return String::new();
    };
    match action {
        Action::Choose(card) => choose(scene, seat, card),
        Action::Place(territory) | Action::Warriors(territory) => {
            let held = with(scene.view.held(seat), territory);
            arrival(scene, seat, territory, held)
        }
        Action::From(territory) => departure(scene, seat, territory),
        Action::To(territory) => {
            let mut held = scene.view.held(seat);
            if let Some(from) = scene.view.moving
                && scene.view.pawns_in(seat, from) == 1
            {
                held.remove(from);
            }
            arrival(scene, seat, territory, with(held, territory))
        }
        Action::Settle(territory) => of_powers(scene, territory),
        Action::Battle => battle(scene, seat),
        Action::Coexist => scene.lang.text("aztlan-effect-coexist"),
        Action::Stay => scene.lang.text("aztlan-effect-stay"),
        Action::Tlatoani => scene.lang.text("aztlan-effect-tlatoani"),
        Action::Tie => scene.lang.text("aztlan-effect-tie"),
        Action::Games => scene.lang.text("aztlan-effect-games"),
        Action::Yield => scene.lang.text("aztlan-effect-yield"),
        Action::Rafts(a, b) => {
            let rafts = [&scene.view.rafts[..], &[(a, b)]].concat();
            points(scene, worth(scene, seat, scene.view.held(seat), &rafts))
        }
        Action::Bless(terrain) => {
            let held = scene.view.held(seat) & scene.components.of_terrain(terrain);
            points(scene, 2 * held.len())
        }
        Action::Terrain(terrain) => {
            let (held, rafts) = (scene.view.held(seat), &scene.view.rafts);
            points(scene, scene.components.worth(held, terrain, rafts))
        }
        Action::Score => {
            let domains = worth(scene, seat, scene.view.held(seat), &scene.view.rafts);
            points(scene, domains + u32::from(scene.view.blessed))
        }
    }
}

fn with(mut held: Territories, territory: Territory) -> Territories {
    held.insert(territory);
    held
}

fn points(scene: &AztlanScene<'_>, points: u32) -> String {
    scene
        .lang
        .with("aztlan-effect-points", &[("points", points.into())])
}

/// What the domains would score with the viewer's card; with the wild card, with the terrain that is best.
fn worth(
    scene: &AztlanScene<'_>,
    seat: Seat,
    held: Territories,
    rafts: &[(Territory, Territory)],
) -> u32 {
    let worth = |terrain: Terrain| scene.components.worth(held, terrain, rafts);
    match scene.view.scoring_terrain(seat) {
        Some(terrain) => worth(terrain),
        None => best(scene, held, rafts),
    }
}

fn best(scene: &AztlanScene<'_>, held: Territories, rafts: &[(Territory, Territory)]) -> u32 {
    let worth = |terrain: Terrain| scene.components.worth(held, terrain, rafts);
    Terrain::ALL.into_iter().map(worth).max().unwrap_or(0)
}

/// A power card: what each pawn counts, what it scores now, what it is worth unused.
fn choose(scene: &AztlanScene<'_>, seat: Seat, card: PowerCard) -> String {
    let held = scene.view.held(seat);
    let now = match card.terrain() {
        Some(terrain) => scene.components.worth(held, terrain, &[]),
        None => best(scene, held, &[]),
    };
    let args: [(&'static str, Word<'_>); 3] = [
        ("card", card.number().into()),
        ("points", now.into()),
        ("value", card.unused_value().into()),
    ];
    scene.lang.with("aztlan-effect-choose", &args)
}

/// One more pawn in a territory: power there, and what the domains would score.
fn arrival(scene: &AztlanScene<'_>, seat: Seat, territory: Territory, held: Territories) -> String {
    let card = scene.view.power_of(seat).map_or(0, PowerCard::number);
    let pawns = scene.view.pawns_in(seat, territory) + 1;
    let before = worth(scene, seat, scene.view.held(seat), &[]);
    let after = worth(scene, seat, held, &[]);
    let args: [(&'static str, Word<'_>); 3] = [
        ("power", (u16::from(card) * u16::from(pawns)).into()),
        ("before", before.into()),
        ("after", after.into()),
    ];
    scene.lang.with("aztlan-effect-place", &args)
}

/// One pawn fewer in a territory.
fn departure(scene: &AztlanScene<'_>, seat: Seat, territory: Territory) -> String {
    let left = scene.view.pawns_in(seat, territory).saturating_sub(1);
    scene
        .lang
        .with("aztlan-effect-from", &[("count", left.into())])
}

/// Everybody's power in a territory.
pub(super) fn of_powers(scene: &AztlanScene<'_>, territory: Territory) -> String {
    let powers = scene.view.powers(territory);
    let described = powers
        .iter()
        .map(|(seat, power)| format!("{}: {power}", scene.name(*seat)));
    described.collect::<Vec<_>>().join(", ")
}

/// Who would be removed.
fn battle(scene: &AztlanScene<'_>, seat: Seat) -> String {
    let Some(here) = scene.view.here else {
        return String::new();
    };
    let others = scene.view.powers(here).into_iter();
    let losers: Vec<String> = others
        .filter(|(other, _)| *other != seat)
        .map(|(other, _)| {
            format!(
                "{}: {}",
                scene.name(other),
                scene.view.pawns_in(other, here)
            )
        })
        .collect();
    let losers = losers.join(", ");
    scene.lang.with(
        "aztlan-effect-battle",
        &[("losers", losers.as_str().into())],
    )
}
