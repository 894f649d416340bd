//! What there is to look at in Mezo, by name.

use ::mezo::{Card, Components, GodId, Kind, Options, Regions, Vertex};
use game::Seat;

use super::{BLESSED, REGIONS, SHAMANS, WON};
use crate::games::{ranges, spelled};
use crate::{Nature, Topic};

/// The topics of the abilities of each age.
pub(super) const ABILITIES: [&str; 3] = ["abilities_1", "abilities_2", "abilities_3"];

/// What the abilities of each age are called here.
const ABILITY_NAMES: [[&str; 3]; 3] = [
    [
        "Awaken as many units as the age",
        "Build as many glyphs as the age",
        "Stronger champion",
    ],
    [
        "Appease two angry gods",
        "The god adds devotion to strength",
        "Bonuses of Calendar and Codex twice",
    ],
    [
        "Points for Calendar and Codex",
        "Points for levels of devotion",
        "Points for conflicts won",
    ],
];

/// What the tribes are called, in the order of the seats.
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
    fn effect(self, id: ::mezo::EffectId) -> String {
        self.0.effect(id).to_string()
    }

    fn gods(self) -> impl Iterator<Item = String> {
        let name = move |god| spelled(&self.0.god(god).name);
        self.0.gods().map(name)
    }

    fn cards(self) -> Vec<String> {
        let cards = |god: String| Card::ALL.map(|card| format!("{god}: {card}"));
        self.gods().flat_map(cards).collect()
    }

    fn actions(self) -> Vec<String> {
        self.0.gods().flat_map(|god| self.actions_of(god)).collect()
    }

    fn actions_of(self, god: GodId) -> Vec<String> {
        let name = spelled(&self.0.god(god).name);
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

    fn altars(self) -> Vec<String> {
        let name = |altar: &::mezo::Altar| {
            format!("{}: {}", spelled(&altar.name), self.effect(altar.effect))
        };
        self.0.altars().iter().map(name).collect()
    }

    fn angry(self) -> Vec<String> {
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

    fn books(self) -> Vec<String> {
        let book = |kind: Kind, name: &'static str| {
            let spaces = self.0.book(kind).iter().zip(1..);
            spaces.map(move |(effect, space)| format!("{name} {space}: {}", self.effect(*effect)))
        };
        book(Kind::Shaman, "Calendar")
            .chain(book(Kind::Warrior, "Codex"))
            .collect()
    }

    fn regions(self) -> Vec<String> {
        let regions = Regions::ALL.into_iter();
        regions
            .map(|region| self.0.region_name(region).to_owned())
            .collect()
    }

    fn vertices(self) -> Vec<String> {
        let name = |vertex: Vertex| {
            let around = self.0.around(vertex).into_iter();
            let names: Vec<&str> = around.map(|region| self.0.region_name(region)).collect();
            names.join(", ")
        };
        self.0.vertices().map(name).collect()
    }

    fn powers(self) -> Vec<String> {
        let of_tribe = |(seat, tribe): (u8, &'static str)| {
            let powers = self
                .0
                .powers(Seat::new(seat))
                .map(|power| self.effect(power));
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

/// All topics, those of modules only if they are played.
pub(super) fn topics(components: &Components, options: &Options) -> Vec<Topic> {
    let mut topics = gods_and_cards(components);
    topics.extend(tiles(components));
    topics.extend(openings(components, options));
    topics.extend(modules(components, options));
    topics
}

fn gods_and_cards(components: &Components) -> Vec<Topic> {
    let names = Names(components);
    let [first, second, third] = ABILITY_NAMES;
    vec![
        Topic::new(
            "gods",
            "Gods",
            Nature::Chosen,
            "The god of each player, of those who could pick it.",
            names.gods(),
        ),
        Topic::new(
            "card_names",
            "Action cards by name",
            Nature::Chosen,
            "Every god has one card of each name. In a conflict a player keeps one of \
                 three.",
            Card::ALL.map(|card| spelled(card.name())),
        ),
        Topic::new(
            "cards",
            "Action cards",
            Nature::Chosen,
            "Players who kept the card at least once, of those who had it before them.",
            names.cards(),
        ),
        Topic::new(
            "actions",
            "Actions of cards",
            Nature::Chosen,
            "Players who took the action at least once, of those who had kept its card.",
            names.actions(),
        ),
        Topic::new(
            ABILITIES[0],
            "Abilities of the first age",
            Nature::Chosen,
            "The ability that each tribe chose in the first age, for the rest of the game.",
            first,
        ),
        Topic::new(
            ABILITIES[1],
            "Abilities of the second age",
            Nature::Chosen,
            "The ability that each tribe chose in the second age.",
            second,
        ),
        Topic::new(
            ABILITIES[2],
            "Abilities of the third age",
            Nature::Chosen,
            "The ability that each tribe chose in the third age.",
            third,
        ),
    ]
}

fn tiles(components: &Components) -> Vec<Topic> {
    let names = Names(components);
    vec![
        Topic::new(
            "altars",
            "Altars",
            Nature::Achieved,
            "Players who won at least one conflict at the altar, and the points that it \
                 brought each time.",
            names.altars(),
        )
        .measured_in("points"),
        Topic::new(
            "appeased",
            "Angry gods appeased",
            Nature::Chosen,
            "Players who resolved the tile at least once, of those at whose table it was \
                 turned up.",
            names.angry(),
        ),
        Topic::new(
            "angry",
            "Angry gods turned up",
            Nature::Shared,
            "One tile of each age is turned up.",
            names.angry(),
        )
        .listed(),
        Topic::new(
            "books",
            "Calendar and Codex",
            Nature::Achieved,
            "Players who sent a unit to the space.",
            names.books(),
        )
        .listed(),
        Topic::new(
            "won",
            "Conflicts won",
            Nature::Achieved,
            "How many conflicts each player won in the game.",
            ranges(&WON, "conflicts won"),
        )
        .listed(),
        Topic::new(
            "blessed",
            "Blessed regions won",
            Nature::Achieved,
            "How often each player won the Blessed region.",
            ranges(&BLESSED, "Blessed regions"),
        )
        .listed(),
        Topic::new(
            "devotion",
            "Devotion at the end",
            Nature::Achieved,
            "The level of devotion of each player at the end.",
            ["Level 1", "Level 2", "Level 3"],
        )
        .listed(),
    ]
}

fn openings(components: &Components, options: &Options) -> Vec<Topic> {
    let names = Names(components);
    let starts = [5, 4, 3, 2].into_iter().take(options.players.into());
    vec![
        Topic::new(
            "start",
            "Points at the start",
            Nature::Dealt,
            "Who begins with how many points is drawn by lot; those with fewer pick their \
                 god first.",
            starts.map(|points| format!("{points} points at the start")),
        )
        .listed(),
        Topic::new(
            "opening_champion",
            "The first champion",
            Nature::Chosen,
            "Where each player put the champion of the first age.",
            names.regions(),
        ),
        Topic::new(
            "opening_regions",
            "The first deployment",
            Nature::Chosen,
            "To how many regions each player sent units in the first age.",
            ranges(&REGIONS, "regions"),
        )
        .listed(),
        Topic::new(
            "opening_shamans",
            "Shamans of the first deployment",
            Nature::Chosen,
            "How many shamans each player sent out in the first age, among all units.",
            ranges(&SHAMANS, "shamans"),
        )
        .listed(),
        Topic::new(
            "opening_vertex",
            "The first place of the god",
            Nature::Chosen,
            "Where each player put the god first, by the regions around.",
            names.vertices(),
        ),
    ]
}

fn modules(components: &Components, options: &Options) -> Vec<Topic> {
    let names = Names(components);
    let [cities, rituals, prophecies, cenote, powers] = options.modules;
    let ritual_names = components
        .rituals()
        .iter()
        .map(|ritual| spelled(&ritual.name));
    let prophecy_names = components
        .prophecies()
        .iter()
        .map(|prophecy| spelled(&prophecy.name));
    vec![
        Topic::new(
            "cities",
            "Cities",
            Nature::Chosen,
            "Where each player founded the city.",
            names.regions(),
        )
        .only_if(cities),
        Topic::new(
            "rituals",
            "Rituals",
            Nature::Shared,
            "The rituals of the ages; each changes a rule for everybody.",
            ritual_names,
        )
        .only_if(rituals),
        Topic::new(
            "prophecies",
            "Prophecies",
            Nature::Achieved,
            "Players who completed the step, of those at whose table it was drawn.",
            prophecy_names,
        )
        .only_if(prophecies),
        Topic::new(
            "cenote",
            "The sacred cenote",
            Nature::Chosen,
            "Where a leader put the cenote.",
            names.regions(),
        )
        .only_if(cenote),
        Topic::new(
            "powers",
            "Tribe powers",
            Nature::Chosen,
            "Players who used the power of their tribe in this way.",
            names.powers(),
        )
        .only_if(powers),
    ]
}
