//! Reading the components and finding what is wrong with them.

use std::collections::BTreeSet;

use game::ComponentsError;

use super::parts::{
    Altar, Condition, Deed, God, GodSet, Prophecy, Ritual, RitualRule, Trial, Tribe, VengefulCard,
};
use super::reader::{self, Node, Read, Table};
use super::{Components, EffectId, GODS, SPACES, SoulsTiles};
use crate::effect::{BadEffect, Effect, Scope, Step, Verb};
use crate::{Card, MAX_PLAYERS, REGIONS, Region, Regions};

/// What the abilities of the first age do, as the rulebook has it: awaken, then glyphs in ages 1, 2 and 3.
const TRIBE_EFFECTS: [&str; 4] = [
    "awaken age unit @any",
    "build glyph @any",
    "build glyph @any; build glyph @same",
    "build glyph @any; build glyph @same; build glyph @same",
];

const VIGILS: [&str; 4] = [
    "awaken 1 unit @any",
    "awaken 2 unit @any",
    "awaken 3 unit @any",
    "awaken 4 unit @any",
];

/// Reads and checks a whole file.
pub(super) fn read(text: &str) -> Result<Components, ComponentsError> {
    reader::read(text, |file| Reader::default().components(file))
}

/// Collects the effects on the way.
#[derive(Default)]
struct Reader {
    effects: Vec<Effect>,
}

impl Reader {
    fn components(mut self, mut file: Table<'_>) -> Read<Components> {
        let regions = regions(&file.take("regions")?)?;
        let vertices = vertices(&file.take("vertices")?, &regions)?;
        let tribe = tribe(file.take_table("tribe")?)?;
        let altars = self.altars(file.take_table("altars")?)?;
        let angry = self.angry(file.take_table("angry_gods")?)?;
        let souls = souls_tiles(file.take_table("souls_tiles")?, &altars, &angry)?;
        let calendar = self.book(file.take_table("calendar")?)?;
        let codex = self.book(file.take_table("codex")?)?;
        let gods = self.gods(file.take("gods")?)?;
        let rituals = rituals(file.take_table("rituals")?)?;
        let prophecies = prophecies(file.take_table("prophecies")?)?;
        let powers = self.powers(file.take_table("tribe_powers")?)?;
        let mut solo = file.take_table("solo")?;
        file.end()?;
        let vengeful = self.vengeful(solo.take_table("vengeful")?, &gods)?;
        let vengeful_cards = self.vengeful_cards(&solo.take("actions")?)?;
        let vengeful_calendar = self.vengeful_book(solo.take_table("calendar")?)?;
        let vengeful_codex = self.vengeful_book(solo.take_table("codex")?)?;
        let (trials, trial_spaces) = trials(solo.take_table("trials")?)?;
        solo.end()?;
        let mut rulebook = |text: &str| {
            let sound = text.parse().map_err(|BadEffect(what)| what);
            self.keep(sound.expect("the rulebook's effects are sound"))
        };
        Ok(Components {
            regions,
            vertices,
            tribe,
            altars,
            angry,
            souls,
            calendar,
            codex,
            gods,
            rituals,
            prophecies,
            powers,
            vengeful,
            vengeful_cards,
            vengeful_calendar,
            vengeful_codex,
            trials,
            trial_spaces,
            tribe_effects: TRIBE_EFFECTS.map(&mut rulebook),
            vigils: VIGILS.map(&mut rulebook),
            consolation: rulebook("recover 1 unit"),
            effects: self.effects,
        })
    }

    fn keep(&mut self, effect: Effect) -> EffectId {
        let place =
            u16::try_from(self.effects.len()).expect("there are hundreds of effects at most");
        self.effects.push(effect);
        EffectId(place)
    }

    fn effect(&mut self, node: &Node<'_>) -> Read<EffectId> {
        match node.string()?.parse() {
            Ok(effect) => Ok(self.keep(effect)),
            Err(BadEffect(what)) => node.fault(&format!("cannot be played: {what}")),
        }
    }

    /// An effect of the vengeful gods, who move no pieces of their own and tear nothing down.
    fn vengeful_effect(&mut self, node: &Node<'_>) -> Read<EffectId> {
        let id = self.effect(node)?;
        let steps = &self.effects[usize::from(id.0)].steps;
        let Some(step) = steps.iter().find(|step| is_beyond_vengeful(step)) else {
            return Ok(id);
        };
        let what = if step.scope == Scope::EachPresence {
            Scope::EachPresence.word()
        } else {
            step.verb.word()
        };
        node.fault(&format!(
            "has `{step}`; the vengeful gods cannot do `{what}`"
        ))
    }

    fn altars(&mut self, altars: Table<'_>) -> Read<Vec<Altar>> {
        let altar = |(name, node): &(String, Node<'_>)| {
            Ok(Altar {
                name: node.name(name)?,
                effect: self.effect(node)?,
            })
        };
        altars.rest(REGIONS..=32)?.iter().map(altar).collect()
    }

    fn angry(&mut self, mut table: Table<'_>) -> Read<[Vec<EffectId>; 3]> {
        let mut age = |name| -> Read<Vec<EffectId>> {
            let tiles = table.take(name)?.list(1..=8)?;
            tiles.iter().map(|tile| self.effect(tile)).collect()
        };
        let ages = [age("age1")?, age("age2")?, age("age3")?];
        table.end()?;
        Ok(ages)
    }

    fn book(&mut self, mut table: Table<'_>) -> Read<[EffectId; SPACES]> {
        let spaces = table.take("spaces")?.array(|space| self.effect(space))?;
        table.end()?;
        Ok(spaces)
    }

    fn vengeful_book(&mut self, mut table: Table<'_>) -> Read<[EffectId; SPACES]> {
        let spaces = table.take("spaces")?;
        table.end()?;
        spaces.array(|space| self.vengeful_effect(space))
    }

    fn gods(&mut self, node: Node<'_>) -> Read<Vec<God>> {
        let whole = node.clone();
        let entries = node.table()?.rest(GODS..=GODS)?;
        let gods: Vec<God> = entries
            .into_iter()
            .map(|(name, node)| self.god(&name, node))
            .collect::<Read<_>>()?;
        for set in GodSet::ALL {
            let found = gods.iter().filter(|god| god.set == set).count();
            if found != usize::from(set.gods()) {
                let what = format!(
                    "have {found} of the set `{}`; it has {}",
                    set.name(),
                    set.gods()
                );
                return whole.fault(&what);
            }
        }
        Ok(gods)
    }

    fn god(&mut self, name: &str, node: Node<'_>) -> Read<God> {
        let name = node.name(name)?;
        let mut table = node.table()?;
        let set = table.take("set")?;
        let Some(set) = GodSet::ALL
            .into_iter()
            .find(|known| Ok(known.name()) == set.string())
        else {
            return set.fault("must be base, gods or souls");
        };
        let call_node = table.take("call")?;
        let call = self.effect(&call_node)?;
        let moves = |verb| matches!(verb, Verb::Call | Verb::Journey);
        if self.effects[usize::from(call.0)]
            .steps
            .iter()
            .any(|step| moves(step.verb))
        {
            return call_node.fault("has a `call` or `journey`; an ability of a call moves no god");
        }
        let ceremony = self.effect(&table.take("ceremony")?)?;
        let mut cards = Vec::new();
        for card in Card::ALL {
            let actions = table.take(card.name())?;
            cards.push(actions.array(|action| self.effect(action))?);
        }
        table.end()?;
        let cards = cards.try_into().expect("there is an entry for each card");
        Ok(God {
            name,
            set,
            call,
            ceremony,
            cards,
        })
    }

    fn powers(&mut self, mut table: Table<'_>) -> Read<[[EffectId; 2]; MAX_PLAYERS]> {
        let mut power = |name| table.take(name)?.array(|node| self.effect(node));
        let powers = [
            power("red")?,
            power("yellow")?,
            power("green")?,
            power("blue")?,
        ];
        table.end()?;
        Ok(powers)
    }

    fn vengeful(&mut self, mut table: Table<'_>, gods: &[God]) -> Read<Vec<EffectId>> {
        let mut abilities = Vec::new();
        for god in gods {
            abilities.push(self.vengeful_effect(&table.take(&god.name)?)?);
        }
        table.end()?;
        Ok(abilities)
    }

    fn vengeful_cards(&mut self, node: &Node<'_>) -> Read<Vec<VengefulCard>> {
        let mut cards = Vec::new();
        for card in node.list(6..=16)? {
            let mut table = card.table()?;
            let sacrifice = table.take("sacrifice")?.number(0..=20)?;
            let actions = table
                .take("actions")?
                .array(|action| self.vengeful_effect(action))?;
            table.end()?;
            cards.push(VengefulCard { sacrifice, actions });
        }
        Ok(cards)
    }
}

/// What would ask the vengeful gods for choices that no rule makes for them.
fn is_beyond_vengeful(step: &Step) -> bool {
    step.scope == Scope::EachPresence
        || matches!(
            step.verb,
            Verb::Bring
                | Verb::Shift
                | Verb::Wander
                | Verb::DemolishGlyph
                | Verb::DemolishAny
                | Verb::TransformGlyph
                | Verb::TransformAny
                | Verb::Sacrifice
        )
}

/// How many angry gods of an age remain at least without those of Souls for Xibalba.
const FEWEST_ANGRY: usize = 2;

fn souls_tiles(
    mut table: Table<'_>,
    altars: &[Altar],
    angry: &[Vec<EffectId>; 3],
) -> Read<SoulsTiles> {
    let altar = |node: &Node<'_>| {
        let name = node.string()?;
        match altars.iter().position(|altar| altar.name == name) {
            Some(place) => Ok(super::small(place)),
            None => node.fault(&format!("is `{name}`, which is no altar")),
        }
    };
    let left_out = places(&table.take("altars")?, altars.len(), REGIONS, altar)?;
    let mut age = |name, tiles: usize| {
        let last = super::small(tiles - 1);
        places(&table.take(name)?, tiles, FEWEST_ANGRY, |node| {
            node.number(0..=last)
        })
    };
    let [first, second, third] = angry;
    let angry = [
        age("age1", first.len())?,
        age("age2", second.len())?,
        age("age3", third.len())?,
    ];
    table.end()?;
    Ok(SoulsTiles {
        altars: left_out,
        angry,
    })
}

/// The tiles of a list, each once, so that enough of all remain without them.
fn places(
    node: &Node<'_>,
    all: usize,
    remain: usize,
    read: impl FnMut(&Node<'_>) -> Read<u8>,
) -> Read<Vec<u8>> {
    let listed: Vec<u8> = node.list(0..=all)?.iter().map(read).collect::<Read<_>>()?;
    let different: BTreeSet<u8> = listed.iter().copied().collect();
    if different.len() < listed.len() {
        return node.fault("names a tile twice");
    }
    let left = all - listed.len();
    if left < remain {
        return node.fault(&format!(
            "leaves {left} of {all} tiles; at least {remain} must remain"
        ));
    }
    Ok(different.into_iter().collect())
}

fn regions(node: &Node<'_>) -> Read<[String; REGIONS]> {
    let names: [String; REGIONS] = node.array(|region| region.name(region.string()?))?;
    let different: BTreeSet<&String> = names.iter().collect();
    if different.len() < REGIONS {
        return node.fault("has a name twice; each region has its own");
    }
    Ok(names)
}

fn vertices(node: &Node<'_>, regions: &[String; REGIONS]) -> Read<Vec<Regions>> {
    let vertex = |vertex: &Node<'_>| -> Read<Regions> {
        let around = vertex.list(1..=REGIONS)?;
        around
            .iter()
            .map(|region| known_region(region, regions))
            .collect()
    };
    let vertices: Vec<Regions> = node.list(8..=16)?.iter().map(vertex).collect::<Read<_>>()?;
    let touched = vertices
        .iter()
        .fold(Regions::NONE, |all, around| all | *around);
    match (Regions::ALL - touched).first() {
        Some(region) => node.fault(&format!(
            "leave out {}; every region touches a vertex",
            regions[region.index()]
        )),
        None => Ok(vertices),
    }
}

fn known_region(node: &Node<'_>, regions: &[String; REGIONS]) -> Read<Region> {
    let name = node.string()?;
    let found = Regions::ALL
        .into_iter()
        .find(|region| regions[region.index()] == name);
    match found {
        Some(region) => Ok(region),
        None => node.fault(&format!(
            "is `{name}`, which is no region; the regions are {}",
            regions.join(", ")
        )),
    }
}

fn tribe(mut table: Table<'_>) -> Read<Tribe> {
    let tribe = Tribe {
        warriors: table.take("warriors")?.number(2..=20)?,
        shamans: table.take("shamans")?.number(2..=20)?,
        glyphs: table.take("glyphs")?.number(0..=20)?,
        floors: table.take("floors")?.array(|level| level.number(0..=8))?,
        devotion_levels: table
            .take("devotion_levels")?
            .array(|level| level.number(1..=20))?,
    };
    table.end()?;
    Ok(tribe)
}

fn rituals(table: Table<'_>) -> Read<Vec<Ritual>> {
    let ritual = |(name, node): (String, Node<'_>)| {
        let name = node.name(&name)?;
        let mut table = node.table()?;
        let phase = table.take("phase")?;
        let rule = ritual_rule(&table.take("rule")?)?;
        table.end()?;
        if phase.string()? != rule.phase().name() {
            return phase.fault(&format!(
                "must be `{}`, where its rule belongs",
                rule.phase().name()
            ));
        }
        Ok(Ritual { name, rule })
    };
    table.rest(3..=16)?.into_iter().map(ritual).collect()
}

/// A word and, if it takes one, a number from 0 to 20.
fn rule_and_number<'a>(node: &Node<'a>) -> Read<(&'a str, Option<u8>)> {
    let text = node.string()?;
    let Some((word, number)) = text.split_once(' ') else {
        return Ok((text, None));
    };
    match number.parse() {
        Ok(number @ 0..=20) => Ok((word, Some(number))),
        _ => node.fault(&format!(
            "has `{number}` where a number from 0 to 20 must stand"
        )),
    }
}

fn ritual_rule(node: &Node<'_>) -> Read<RitualRule> {
    use RitualRule::{
        ChampionsCount, DeployLimit, DevotionLossPerUnits, DevotionOnCall, DevotionOnWin,
        EachAwakens, NoCallAbilities, VpPerGlyph,
    };
    match rule_and_number(node)? {
        ("deploy_limit", Some(limit)) => Ok(DeployLimit(limit)),
        ("each_awakens", Some(units @ 1..=4)) => Ok(EachAwakens(units)),
        ("no_call_abilities", None) => Ok(NoCallAbilities),
        ("devotion_on_call", Some(devotion)) => Ok(DevotionOnCall(devotion)),
        ("champions_count", Some(strength)) => Ok(ChampionsCount(strength)),
        ("devotion_on_win", Some(devotion)) => Ok(DevotionOnWin(devotion)),
        ("vp_per_glyph", Some(points)) => Ok(VpPerGlyph(points)),
        ("devotion_loss_per_units", Some(units @ 1..)) => Ok(DevotionLossPerUnits(units)),
        _ => node.fault(
            "is no rule; the rules are deploy_limit N, each_awakens 1..4, no_call_abilities, devotion_on_call N, \
             champions_count N, devotion_on_win N, vp_per_glyph N, devotion_loss_per_units N",
        ),
    }
}

fn prophecies(table: Table<'_>) -> Read<Vec<Prophecy>> {
    let prophecy = |(name, node): (String, Node<'_>)| {
        Ok(Prophecy {
            name: node.name(&name)?,
            condition: condition(&node)?,
        })
    };
    table.rest(3..=16)?.into_iter().map(prophecy).collect()
}

fn condition(node: &Node<'_>) -> Read<Condition> {
    use Condition::{
        BuildLevel, CalendarAndCodex, DevotionLevel, FloorsInOnePyramid, GlyphsInOneRegion,
        UnitInEveryRegion, UnitsInXibalba, WinWithGod, WinWithoutChampion,
    };
    match rule_and_number(node)? {
        ("floors_in_one_pyramid", Some(floors @ 1..)) => Ok(FloorsInOnePyramid(floors)),
        ("unit_in_every_region", None) => Ok(UnitInEveryRegion),
        ("win_without_champion", None) => Ok(WinWithoutChampion),
        ("win_with_god", None) => Ok(WinWithGod),
        ("units_in_xibalba", Some(units @ 1..)) => Ok(UnitsInXibalba(units)),
        ("glyphs_in_one_region", Some(glyphs @ 1..)) => Ok(GlyphsInOneRegion(glyphs)),
        ("devotion_level", Some(level @ 1..=3)) => Ok(DevotionLevel(level)),
        ("build_level", Some(level @ 1..=4)) => Ok(BuildLevel(level)),
        ("calendar_and_codex", None) => Ok(CalendarAndCodex),
        _ => node.fault(
            "is no condition; the conditions are floors_in_one_pyramid N, unit_in_every_region, win_without_champion, \
             win_with_god, units_in_xibalba N, glyphs_in_one_region N, devotion_level 1..3, build_level 1..4, \
             calendar_and_codex",
        ),
    }
}

fn trials(mut table: Table<'_>) -> Read<(Vec<Trial>, [[u8; SPACES]; 2])> {
    let mut spaces = |name| table.take(name)?.array(|space| space.number(0..=100));
    let spaces = [spaces("you_spaces")?, spaces("them_spaces")?];
    let cards = table.take_table("cards")?;
    table.end()?;
    let trial = |(name, node): (String, Node<'_>)| {
        let name = node.name(&name)?;
        let mut table = node.table()?;
        let you = deed(&table.take("you")?)?;
        let theirs = table.take("them")?;
        let them = deed(&theirs)?;
        table.end()?;
        if you == them {
            return theirs.fault("is what `you` has; each side has a condition of its own");
        }
        Ok(Trial { name, you, them })
    };
    let trials = cards
        .rest(1..=16)?
        .into_iter()
        .map(trial)
        .collect::<Read<_>>()?;
    Ok((trials, spaces))
}

fn deed(node: &Node<'_>) -> Read<Deed> {
    let word = node.string()?;
    match Deed::ALL.into_iter().find(|deed| deed.name() == word) {
        Some(deed) => Ok(deed),
        None => node.fault(&format!(
            "is `{word}`; it must be one of {}",
            Deed::ALL.map(Deed::name).join(", ")
        )),
    }
}
