//! What a choice would do, in a few words: shown on hover and focus.

use game::Seat;
use games::aztlan::{Action, PowerCard, Terrain, Territories, Territory};

use super::AztlanScene;
use texts::Word;

/// What choices would do for the viewer as things stand, which is worked out once for all of them.
pub(super) struct Effects<'a> {
    scene: &'a AztlanScene<'a>,
    seat: Option<Seat>,
    /// Where the viewer has pawns.
    held: Territories,
    /// What his domains would score now.
    worth: u32,
}

impl<'a> Effects<'a> {
    pub(super) fn new(scene: &'a AztlanScene<'_>) -> Self {
        let seat = scene.own().filter(|_| !scene.legal.is_empty());
        let held = seat.map_or_else(Territories::default, |seat| scene.view.held(seat));
        Self {
            scene,
            seat,
            held,
            worth: seat.map_or(0, |seat| worth(scene, seat, held, &scene.view.rafts)),
        }
    }

    /// What the action would do.
    pub(super) fn of(&self, action: Action) -> String {
        let Self { scene, held, .. } = *self;
        let Some(seat) = self.seat else {
            return String::new();
        };
        match action {
            Action::Choose(card) => choose(scene, held, card),
            Action::Place(territory) | Action::Warriors(territory) => {
                self.arrival(seat, territory, with(held, territory))
            }
            Action::From(territory) => departure(scene, seat, territory),
            Action::To(territory) => {
                let mut held = held;
                if let Some(from) = scene.view.moving
                    && scene.view.pawns_in(seat, from) == 1
                {
                    held.remove(from);
                }
                self.arrival(seat, territory, with(held, territory))
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
                points(scene, worth(scene, seat, held, &rafts))
            }
            Action::Bless(terrain) => {
                let blessed = held & scene.components.of_terrain(terrain);
                points(scene, 2 * blessed.len())
            }
            Action::Terrain(terrain) => {
                let rafts = &scene.view.rafts;
                points(scene, scene.components.worth(held, terrain, rafts))
            }
            Action::Score => points(scene, self.worth + u32::from(scene.view.blessed)),
        }
    }

    /// One more pawn in a territory: power there, and what the domains would score.
    fn arrival(&self, seat: Seat, territory: Territory, held: Territories) -> String {
        let view = &self.scene.view;
        let card = view.power_of(seat).map_or(0, PowerCard::number);
        let pawns = view.pawns_in(seat, territory) + 1;
        let after = worth(self.scene, seat, held, &view.rafts);
        let args: [(&'static str, Word<'_>); 3] = [
            ("power", (u16::from(card) * u16::from(pawns)).into()),
            ("before", self.worth.into()),
            ("after", after.into()),
        ];
        self.scene.lang.with("aztlan-effect-place", &args)
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
fn choose(scene: &AztlanScene<'_>, held: Territories, card: PowerCard) -> String {
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
