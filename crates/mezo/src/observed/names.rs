//! Names of things in Mezo, and their places in lists.

use crate::{Card, Components, GodId, Kind, Regions, Vertex};

use game::observed::spelled;

/// What the tribes are called.
const TRIBES: [&str; 4] = ["Red", "Yellow", "Green", "Blue"];

/// Two actions for each card, and the ceremony, which all cards of a god share.
const ACTIONS: usize = 2 * Card::ALL.len() + 1;

/// Where an action, 1 to 3, of a god's card stands among all.
pub(super) fn action_place(god: GodId, card: Card, action: u8) -> usize {
    let within = match action {
        1 | 2 => 2 * card.index() + usize::from(action) - 1,
        _ => ACTIONS - 1,
    };
    god.index() * ACTIONS + within
}

/// The components, asked for names and places.
#[derive(Clone, Copy)]
pub(super) struct Names<'a>(pub(super) &'a Components);

impl Names<'_> {
    fn effect(self, id: crate::EffectId) -> String {
        self.0.effect(id).to_string()
    }

    pub(super) fn gods(self) -> impl Iterator<Item = String> {
        let name = move |god| god_name(&self.0.god(god).name);
        self.0.gods().map(name)
    }

    pub(super) fn cards(self) -> Vec<String> {
        let cards = |god: String| Card::ALL.map(|card| format!("{god}: {card}"));
        self.gods().flat_map(cards).collect()
    }

    pub(super) fn actions(self) -> Vec<String> {
        self.0.gods().flat_map(|god| self.actions_of(god)).collect()
    }

    fn actions_of(self, god: GodId) -> Vec<String> {
        let name = god_name(&self.0.god(god).name);
        let action = |card: Card, action: usize| {
            let effect = self.effect(self.0.card_action(god, card, action));
            format!("{name}, {card}: {effect}")
        };
        let ceremony = self.effect(self.0.god(god).ceremony);
        Card::ALL
            .into_iter()
            .flat_map(|card| [action(card, 0), action(card, 1)])
            .chain([format!("{name}, ceremony: {ceremony}")])
            .collect()
    }

    pub(super) fn altars(self) -> Vec<String> {
        let name = |altar: &crate::Altar| {
            format!("{}: {}", spelled(&altar.name), self.effect(altar.effect))
        };
        self.0.altars().iter().map(name).collect()
    }

    pub(super) fn angry(self) -> Vec<String> {
        let of_age = |age: u8| {
            let tiles = self.0.angry(age).iter();
            tiles.map(move |tile| format!("Age {age}: {}", self.effect(*tile)))
        };
        (1..=3).flat_map(of_age).collect()
    }

    /// Where a tile of an age stands among all.
    pub(super) fn angry_place(self, age: u8, tile: u8) -> usize {
        let before = (1..age).map(|age| self.0.angry(age).len()).sum::<usize>();
        before + usize::from(tile)
    }

    /// The tile that does this.
    pub(super) fn angry_tile(self, effect: &str) -> Option<usize> {
        let tiles = (1..=3).flat_map(|age| self.0.angry(age));
        tiles
            .into_iter()
            .position(|tile| self.effect(*tile) == effect)
    }

    pub(super) fn books(self) -> Vec<String> {
        let book = |kind: Kind, name: &'static str| {
            let spaces = self.0.book(kind).iter().zip(1..);
            spaces.map(move |(effect, space)| format!("{name} {space}: {}", self.effect(*effect)))
        };
        book(Kind::Shaman, "Calendar")
            .chain(book(Kind::Warrior, "Codex"))
            .collect()
    }

    pub(super) fn regions(self) -> Vec<String> {
        let regions = Regions::ALL.into_iter();
        regions
            .map(|region| self.0.region_name(region).to_owned())
            .collect()
    }

    pub(super) fn vertices(self) -> Vec<String> {
        let name = |vertex: Vertex| {
            let around = self.0.around(vertex).into_iter();
            let names: Vec<&str> = around.map(|region| self.0.region_name(region)).collect();
            names.join(", ")
        };
        self.0.vertices().map(name).collect()
    }

    pub(super) fn powers(self) -> Vec<String> {
        let of_tribe = |(number, tribe): (usize, &'static str)| {
            let powers = self.0.powers(number).map(|power| self.effect(power));
            powers.map(|power| format!("{tribe}: {power}"))
        };
        (0..).zip(TRIBES).flat_map(of_tribe).collect()
    }

    /// The place of the ritual of this name.
    pub(super) fn ritual(self, name: &str) -> usize {
        let rituals = self.0.rituals();
        let place = rituals.iter().position(|ritual| ritual.name == name);
        place.unwrap_or(rituals.len())
    }

    /// The place of the prophecy of this name.
    pub(super) fn prophecy(self, name: &str) -> usize {
        let prophecies = self.0.prophecies();
        let place = prophecies.iter().position(|other| other.name == name);
        place.unwrap_or(prophecies.len())
    }
}

/// A god's name as people write it: `ah_puch` is Ah Puch.
fn god_name(name: &str) -> String {
    match name {
        "ix_tub_tun" => return "Ix-Tub-Tun".to_owned(),
        "xaman_ek" => return "Xaman-Ek".to_owned(),
        _ => {}
    }
    let words: Vec<String> = name.split('_').map(spelled).collect();
    words.join(" ")
}
