//! Things in Mezo, and their places in lists.

use crate::{Card, Components, EffectId, GodId, Kind, Regions, Tiles, Vertex};

use game::observed::{Item, Word};

/// How many tribes there are.
const TRIBES: u8 = 4;

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
    /// An effect as the components write it.
    fn effect(self, id: EffectId) -> (&'static str, Word) {
        ("effect", Word::thing("effect", self.0.effect(id)))
    }

    fn god(self, god: GodId) -> Word {
        Word::thing("god", &self.0.god(god).name)
    }

    pub(super) fn gods(self) -> impl Iterator<Item = Item> {
        self.0.gods().map(move |god| Item::Plain(self.god(god)))
    }

    pub(super) fn cards(self) -> impl Iterator<Item = Item> {
        let card = move |god: GodId, card: Card| {
            Item::text("card", [("god", self.god(god)), ("card", card_name(card))])
        };
        let gods = self.0.gods();
        gods.flat_map(move |god| Card::ALL.map(|name| card(god, name)))
    }

    pub(super) fn actions(self) -> impl Iterator<Item = Item> {
        self.0.gods().flat_map(move |god| self.actions_of(god))
    }

    fn actions_of(self, god: GodId) -> Vec<Item> {
        let name = || ("god", self.god(god));
        let action = |card: Card, action: usize| {
            let effect = self.effect(self.0.card_action(god, card, action));
            Item::text("action", [name(), ("card", card_name(card)), effect])
        };
        let ceremony = self.effect(self.0.god(god).ceremony);
        Card::ALL
            .into_iter()
            .flat_map(|card| [action(card, 0), action(card, 1)])
            .chain([Item::text("ceremony", [name(), ceremony])])
            .collect()
    }

    /// The altars that take part.
    pub(super) fn altars(self, tiles: Tiles) -> impl Iterator<Item = Item> {
        self.0.altars_of(tiles).map(move |number| {
            let altar = &self.0.altars()[usize::from(number)];
            let name = ("altar", Word::thing("altar", &altar.name));
            Item::text("altar", [name, self.effect(altar.effect)])
        })
    }

    /// Where the altar with this number stands among those that take part.
    pub(super) fn altar_place(self, tiles: Tiles, altar: usize) -> usize {
        let mut altars = self.0.altars_of(tiles);
        let place = altars.position(|other| usize::from(other) == altar);
        place.expect("altars on the board take part")
    }

    /// The angry gods that take part, age by age.
    pub(super) fn angry(self, tiles: Tiles) -> impl Iterator<Item = Item> {
        self.angry_tiles(tiles).map(move |(age, _, effect)| {
            Item::text("angry", [("age", age.into()), self.effect(effect)])
        })
    }

    /// Where a tile of an age stands among those that take part.
    pub(super) fn angry_place(self, tiles: Tiles, age: u8, tile: u8) -> usize {
        let mut all = self.angry_tiles(tiles);
        let place = all.position(|(of, number, _)| (of, number) == (age, tile));
        place.expect("tiles that are turned up take part")
    }

    /// The tile that does this, among those that take part.
    pub(super) fn angry_tile(self, tiles: Tiles, effect: &str) -> Option<usize> {
        self.angry_tiles(tiles)
            .position(|(_, _, tile)| self.0.effect(tile).to_string() == effect)
    }

    /// The angry gods that take part: their age, their number in it and their effect.
    fn angry_tiles(self, tiles: Tiles) -> impl Iterator<Item = (u8, u8, EffectId)> {
        (1..=3_u8).flat_map(move |age| {
            let of_age = self.0.angry_of(age, tiles);
            of_age.map(move |tile| (age, tile, self.0.angry(age)[usize::from(tile)]))
        })
    }

    pub(super) fn books(self) -> impl Iterator<Item = Item> {
        let book = move |kind: Kind| {
            let spaces = self.0.book(kind).iter().zip(1_u8..);
            spaces.map(move |(effect, space)| {
                let book = ("book", Word::thing("book", kind));
                Item::text(
                    "space",
                    [book, ("space", space.into()), self.effect(*effect)],
                )
            })
        };
        book(Kind::Shaman).chain(book(Kind::Warrior))
    }

    pub(super) fn regions(self) -> impl Iterator<Item = Item> {
        let regions = Regions::ALL.into_iter();
        regions.map(move |region| Item::name(self.0.region_name(region)))
    }

    pub(super) fn vertices(self) -> impl Iterator<Item = Item> {
        self.0.vertices().map(move |vertex: Vertex| {
            let around = self.0.around(vertex).into_iter();
            let names: Vec<&str> = around.map(|region| self.0.region_name(region)).collect();
            Item::name(names.join(", "))
        })
    }

    pub(super) fn powers(self) -> impl Iterator<Item = Item> {
        (0..TRIBES).flat_map(move |tribe| {
            self.0.powers(tribe.into()).map(|power| {
                let tribe = ("tribe", Word::thing("tribe", tribe));
                Item::text("power", [tribe, self.effect(power)])
            })
        })
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

fn card_name(card: Card) -> Word {
    Word::thing("card", card)
}
