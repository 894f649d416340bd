//! What there is to look at in Mezo.

use crate::{Card, Components, Module, Options};

use super::names::Names;
use super::{BLESSED, REGIONS, SHAMANS, WON};
use game::observed::ranges;
use game::observed::{Item, Nature, Topic};

/// The topics of the abilities of each age.
pub(super) const ABILITIES: [&str; 3] = ["abilities_1", "abilities_2", "abilities_3"];

/// All topics, those of modules only if they are played.
pub(super) fn topics(components: &Components, options: &Options) -> Vec<Topic> {
    let mut topics = gods_and_cards(components);
    topics.extend(tiles(components, options));
    topics.extend(openings(components, options));
    topics.extend(modules(components, options));
    topics
}

fn gods_and_cards(components: &Components) -> Vec<Topic> {
    let names = Names(components);
    let cards = Card::ALL.map(|card| Item::thing("card", card));
    let abilities = (1..).zip(ABILITIES).map(|(age, key): (u8, _)| {
        let ability = |number| Item::thing("ability", format!("{age}-{number}"));
        Topic::new(key, Nature::Chosen, [1, 2, 3].map(ability))
    });
    [
        Topic::new("gods", Nature::Chosen, names.gods()),
        Topic::new("card_names", Nature::Chosen, cards),
        Topic::new("cards", Nature::Chosen, names.cards()),
        Topic::new("actions", Nature::Chosen, names.actions()),
    ]
    .into_iter()
    .chain(abilities)
    .collect()
}

fn tiles(components: &Components, options: &Options) -> Vec<Topic> {
    let names = Names(components);
    let levels = [1_u8, 2, 3].map(|level| Item::text("level", [("level", level.into())]));
    vec![
        Topic::new("altars", Nature::Achieved, names.altars(options.tiles)).measured_in("points"),
        Topic::new("appeased", Nature::Chosen, names.angry(options.tiles)),
        Topic::new("angry", Nature::Shared, names.angry(options.tiles)).listed(),
        Topic::new("books", Nature::Achieved, names.books()).listed(),
        Topic::new("won", Nature::Achieved, ranges(&WON, "won")).listed(),
        Topic::new("blessed", Nature::Achieved, ranges(&BLESSED, "blessed")).listed(),
        Topic::new("devotion", Nature::Achieved, levels).listed(),
    ]
}

fn openings(components: &Components, options: &Options) -> Vec<Topic> {
    let names = Names(components);
    let starts = [5_u8, 4, 3, 2].into_iter().take(options.players.into());
    let starts = starts.map(|points| Item::text("start", [("points", points.into())]));
    let regions = ranges(&REGIONS, "regions");
    let shamans = ranges(&SHAMANS, "shamans");
    vec![
        Topic::new("start", Nature::Dealt, starts).listed(),
        Topic::new("opening_champion", Nature::Chosen, names.regions()),
        Topic::new("opening_regions", Nature::Chosen, regions).listed(),
        Topic::new("opening_shamans", Nature::Chosen, shamans).listed(),
        Topic::new("opening_vertex", Nature::Chosen, names.vertices()),
    ]
}

fn modules(components: &Components, options: &Options) -> Vec<Topic> {
    let names = Names(components);
    let with = |module| options.modules.contains(module);
    let ritual_names = components.rituals().iter();
    let ritual_names = ritual_names.map(|ritual| Item::thing("ritual", &ritual.name));
    let prophecy_names = components.prophecies().iter();
    let prophecy_names = prophecy_names.map(|prophecy| Item::thing("prophecy", &prophecy.name));
    vec![
        Topic::new("cities", Nature::Chosen, names.regions()).only_if(with(Module::Cities)),
        Topic::new("rituals", Nature::Shared, ritual_names).only_if(with(Module::Rituals)),
        Topic::new("prophecies", Nature::Achieved, prophecy_names)
            .only_if(with(Module::Prophecies)),
        Topic::new("cenote", Nature::Chosen, names.regions()).only_if(with(Module::Cenote)),
        Topic::new("powers", Nature::Chosen, names.powers()).only_if(with(Module::Powers)),
    ]
}

#[cfg(test)]
mod tests;
