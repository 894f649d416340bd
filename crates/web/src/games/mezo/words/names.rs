//! What things are called, and what those do that are no effects.
//!
//! Things of the standard components have names in the reader's language; others are called what their components say.

use games::mezo::{Card, Condition, Deed, GodSet, Kind, RitualRule, Trial};

use texts::Lang;

const GODS: [&str; 12] = [
    "kukulkan",
    "ixchel",
    "ah_puch",
    "cabrakan",
    "ahau_kin",
    "chaac",
    "etznab",
    "ix_tub_tun",
    "xaman_ek",
    "uayeb",
    "xolotl",
    "zotz",
];
const ALTARS: [&str; 10] = [
    "sun", "blood", "maize", "moon", "stone", "scribe", "bones", "obsidian", "spring", "copal",
];
const RITUALS: [&str; 9] = [
    "pilgrimage",
    "lean_year",
    "vigil",
    "silence",
    "communion",
    "humbled_champions",
    "omens",
    "harvest",
    "reckoning",
];
const PROPHECIES: [&str; 9] = [
    "twin_floors",
    "everywhere",
    "from_afar",
    "divine_victory",
    "debt_of_blood",
    "scribes",
    "zeal",
    "summit",
    "both_books",
];
const TRIALS: [&str; 6] = [
    "bloodshed",
    "builders",
    "conquest",
    "faith",
    "memory",
    "valour",
];

/// What the god of this name is called, which is the same in every language.
pub(in crate::games::mezo) fn god_name(_: Lang, name: &str) -> String {
    match name {
        "ix_tub_tun" => "Ix-Tub-Tun".to_owned(),
        "xaman_ek" => "Xaman-Ek".to_owned(),
        _ => spelled(name),
    }
}

/// Who the god of this name is, in a few words; none for a god that somebody made up.
pub(in crate::games::mezo) fn god_words(lang: Lang, name: &str) -> Option<String> {
    known(lang, "god", &GODS, name)
}

/// Which box gods come from.
pub(in crate::games::mezo) fn set_name(lang: Lang, set: GodSet) -> String {
    lang.text(&format!("mezo-words-set-{}", set.name()))
}

/// What an action card is called.
pub(in crate::games::mezo) fn card_name(lang: Lang, card: Card) -> String {
    lang.text(&format!("mezo-words-card-{card}"))
}

/// The Calendar of the shamans or the Codex of the warriors.
pub(in crate::games::mezo) fn book_name(lang: Lang, kind: Kind) -> String {
    match kind {
        Kind::Shaman => lang.text("mezo-words-calendar"),
        Kind::Warrior => lang.text("mezo-words-codex"),
    }
}

/// So many units of a kind (`warrior`, `shaman`, or `unit` for either) as the object of a verb.
pub(in crate::games::mezo) fn so_many(lang: Lang, kind: &str, count: u8) -> String {
    match count {
        1 => one(lang, kind),
        _ => lang.with(
            "mezo-words-mine",
            &[("kind", kind.into()), ("count", count.into())],
        ),
    }
}

/// One piece as the object of a verb: `warrior`, `shaman`, `unit`, `glyph`, `floor`, or `any` for a glyph or a floor.
pub(in crate::games::mezo) fn one(lang: Lang, piece: &str) -> String {
    lang.text(&format!("mezo-words-one-{piece}"))
}

/// What the altar of this name is called.
pub(in crate::games::mezo) fn altar_name(lang: Lang, name: &str) -> String {
    known(lang, "altar", &ALTARS, name).unwrap_or_else(|| spelled(name))
}

/// What the ritual of this name is called.
pub(in crate::games::mezo) fn ritual_name(lang: Lang, name: &str) -> String {
    known(lang, "ritual", &RITUALS, name).unwrap_or_else(|| spelled(name))
}

/// What a ritual changes, in a sentence.
pub(in crate::games::mezo) fn ritual_words(lang: Lang, rule: RitualRule) -> String {
    let (key, number) = match rule {
        RitualRule::DeployLimit(number) => ("deploy-limit", number),
        RitualRule::EachAwakens(number) => ("each-awakens", number),
        RitualRule::NoCallAbilities => ("no-call-abilities", 0),
        RitualRule::DevotionOnCall(number) => ("devotion-on-call", number),
        RitualRule::ChampionsCount(number) => ("champions-count", number),
        RitualRule::DevotionOnWin(number) => ("devotion-on-win", number),
        RitualRule::VpPerGlyph(number) => ("vp-per-glyph", number),
        RitualRule::DevotionLossPerUnits(number) => ("devotion-loss-per-units", number),
    };
    lang.with(
        &format!("mezo-words-rule-{key}"),
        &[("number", number.into())],
    )
}

/// What the step of the prophecy of this name is called.
pub(in crate::games::mezo) fn prophecy_name(lang: Lang, name: &str) -> String {
    known(lang, "prophecy", &PROPHECIES, name).unwrap_or_else(|| spelled(name))
}

/// What completes a step of the prophecy, in a sentence.
pub(in crate::games::mezo) fn prophecy_words(lang: Lang, condition: Condition) -> String {
    let (key, number) = match condition {
        Condition::FloorsInOnePyramid(number) => ("floors-in-one-pyramid", number),
        Condition::UnitInEveryRegion => ("unit-in-every-region", 0),
        Condition::WinWithoutChampion => ("win-without-champion", 0),
        Condition::WinWithGod => ("win-with-god", 0),
        Condition::UnitsInXibalba(number) => ("units-in-xibalba", number),
        Condition::GlyphsInOneRegion(number) => ("glyphs-in-one-region", number),
        Condition::DevotionLevel(number) => ("devotion-level", number),
        Condition::BuildLevel(number) => ("build-level", number),
        Condition::CalendarAndCodex => ("calendar-and-codex", 0),
    };
    lang.with(
        &format!("mezo-words-condition-{key}"),
        &[("number", number.into())],
    )
}

/// What the trial of this name is called.
pub(in crate::games::mezo) fn trial_name(lang: Lang, name: &str) -> String {
    known(lang, "trial", &TRIALS, name).unwrap_or_else(|| spelled(name))
}

/// What brings a token of a trial, in a sentence.
pub(in crate::games::mezo) fn trial_words(lang: Lang, trial: &Trial) -> String {
    let (you, them) = (deed_words(lang, trial.you), deed_words(lang, trial.them));
    let args = [("you", (&you).into()), ("them", (&them).into())];
    lang.with("mezo-words-trial-about", &args)
}

/// A deed in a few words.
pub(in crate::games::mezo) fn deed_words(lang: Lang, deed: Deed) -> String {
    lang.text(&format!("mezo-words-deed-{}", deed.name()))
}

/// What the ability of a tribe with this number (1 to 3) of an age (1 to 3) is called.
pub(in crate::games::mezo) fn ability_name(lang: Lang, age: u8, number: u8) -> String {
    lang.text(&format!("mezo-words-ability-{age}-{number}"))
}

/// What that ability does, in a sentence.
pub(in crate::games::mezo) fn ability_words(lang: Lang, age: u8, number: u8) -> String {
    lang.text(&format!("mezo-words-ability-{age}-{number}-about"))
}

/// The text for something of the standard components.
fn known(lang: Lang, what: &str, names: &[&str], name: &str) -> Option<String> {
    let key = || format!("mezo-words-{what}-{}", name.replace('_', "-"));
    names.contains(&name).then(|| lang.text(&key()))
}

/// A name of components as people write it: `ah_puch` is Ah Puch.
fn spelled(name: &str) -> String {
    let words: Vec<String> = name.split('_').map(super::sentence).collect();
    words.join(" ")
}
