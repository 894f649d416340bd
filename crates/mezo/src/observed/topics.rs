//! What there is to look at in Mezo.

use crate::{Card, Components, Module, Options};

use super::names::Names;
use super::{BLESSED, REGIONS, SHAMANS, WON};
use game::observed::{Nature, Topic};
use game::observed::{ranges, spelled};

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
        "Points for levels of devotion",
        "Points for Calendar and Codex",
        "Points for conflicts won",
    ],
];

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
            "Players who kept the card at least once, of those who had it before them. A god's \
             own share of victories is in all of its cards, so cards of one god should be \
             compared.",
            names.cards(),
        ),
        Topic::new(
            "actions",
            "Actions of cards",
            Nature::Chosen,
            "Players who took the action at least once, of those who had kept its card. As with \
             cards, actions of one god should be compared.",
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
        .only_if(options.modules.contains(Module::Cities)),
        Topic::new(
            "rituals",
            "Rituals",
            Nature::Shared,
            "The rituals of the ages; each changes a rule for everybody.",
            ritual_names,
        )
        .only_if(options.modules.contains(Module::Rituals)),
        Topic::new(
            "prophecies",
            "Prophecies",
            Nature::Achieved,
            "Players who completed the step, of those at whose table it was drawn.",
            prophecy_names,
        )
        .only_if(options.modules.contains(Module::Prophecies)),
        Topic::new(
            "cenote",
            "The sacred cenote",
            Nature::Chosen,
            "Where a leader put the cenote.",
            names.regions(),
        )
        .only_if(options.modules.contains(Module::Cenote)),
        Topic::new(
            "powers",
            "Tribe powers",
            Nature::Chosen,
            "Players who used the power of their tribe in this way.",
            names.powers(),
        )
        .only_if(options.modules.contains(Module::Powers)),
    ]
}

#[cfg(test)]
mod tests;
