//! What altars, rituals, prophecies and trials are called and say. Those that somebody made up are called as they are written.

use ::mezo::{Condition, Deed, RitualRule};

use crate::lang::{Lang, Word};

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

/// What an altar is called.
pub(in crate::mezo) fn altar_name(lang: Lang, name: &str) -> String {
    named(lang, "altar", &ALTARS, name)
}

/// What a ritual is called.
pub(in crate::mezo) fn ritual_name(lang: Lang, name: &str) -> String {
    named(lang, "ritual", &RITUALS, name)
}

/// What a prophecy is called.
pub(in crate::mezo) fn prophecy_name(lang: Lang, name: &str) -> String {
    named(lang, "prophecy", &PROPHECIES, name)
}

/// What a trial is called.
pub(in crate::mezo) fn trial_name(lang: Lang, name: &str) -> String {
    named(lang, "trial", &TRIALS, name)
}

fn named(lang: Lang, what: &str, known: &[&str], name: &str) -> String {
    if known.contains(&name) {
        lang.text(&format!("mezo-board-{what}-{}", name.replace('_', "-")))
    } else {
        name.replace('_', " ")
    }
}

/// What a ritual changes, in words.
pub(super) fn rule(lang: Lang, rule: RitualRule) -> String {
    let say = |key: &str, count: u8| {
        let key = format!("mezo-board-rule-{key}");
        lang.with(&key, &[("count", Word::from(count))])
    };
    match rule {
        RitualRule::DeployLimit(units) => say("deploy", units),
        RitualRule::EachAwakens(units) => say("awaken", units),
        RitualRule::NoCallAbilities => lang.text("mezo-board-rule-silence"),
        RitualRule::DevotionOnCall(devotion) => say("call", devotion),
        RitualRule::ChampionsCount(strength) => say("champions", strength),
        RitualRule::DevotionOnWin(devotion) => say("win", devotion),
        RitualRule::VpPerGlyph(points) => say("glyphs", points),
        RitualRule::DevotionLossPerUnits(units) => say("loss", units),
    }
}

/// What completes a step of the prophecy, in words.
pub(super) fn condition(lang: Lang, condition: Condition) -> String {
    let say = |key: &str, count: u8| {
        let key = format!("mezo-board-until-{key}");
        lang.with(&key, &[("count", Word::from(count))])
    };
    match condition {
        Condition::FloorsInOnePyramid(floors) => say("floors", floors),
        Condition::UnitInEveryRegion => lang.text("mezo-board-until-everywhere"),
        Condition::WinWithoutChampion => lang.text("mezo-board-until-alone"),
        Condition::WinWithGod => lang.text("mezo-board-until-god"),
        Condition::UnitsInXibalba(units) => say("xibalba", units),
        Condition::GlyphsInOneRegion(glyphs) => say("glyphs", glyphs),
        Condition::DevotionLevel(level) => say("devotion", level),
        Condition::BuildLevel(level) => say("level", level),
        Condition::CalendarAndCodex => lang.text("mezo-board-until-books"),
    }
}

/// What brings a token of a trial, in words.
pub(super) fn deed(lang: Lang, deed: Deed) -> String {
    lang.text(&format!("mezo-board-deed-{}", deed.name()))
}

#[cfg(test)]
mod tests {
    use ::mezo::Components;
    use game::Components as _;

    use super::*;

    #[test]
    fn everything_of_the_house_has_a_name() {
        let parts = Components::standard();
        for altar in parts.altars() {
            assert!(ALTARS.contains(&altar.name.as_str()), "{}", altar.name);
        }
        for ritual in parts.rituals() {
            assert!(RITUALS.contains(&ritual.name.as_str()), "{}", ritual.name);
        }
        for prophecy in parts.prophecies() {
            assert!(PROPHECIES.contains(&prophecy.name.as_str()));
        }
        for trial in parts.trials() {
            assert!(TRIALS.contains(&trial.name.as_str()), "{}", trial.name);
        }
    }

    #[test]
    fn names_and_rules_are_words_in_every_language() {
        let parts = Components::standard();
        for lang in Lang::ALL {
            for altar in parts.altars() {
                assert!(!altar_name(lang, &altar.name).contains("mezo"));
            }
            for ritual in parts.rituals() {
                assert!(!ritual_name(lang, &ritual.name).contains("mezo"));
                assert!(!rule(lang, ritual.rule).contains("mezo"));
            }
            for prophecy in parts.prophecies() {
                assert!(!prophecy_name(lang, &prophecy.name).contains("mezo"));
                assert!(!condition(lang, prophecy.condition).contains("mezo"));
            }
            for trial in parts.trials() {
                assert!(!trial_name(lang, &trial.name).contains("mezo"));
            }
            for what in Deed::ALL {
                assert!(!deed(lang, what).contains("mezo"));
            }
        }
    }

    #[test]
    fn what_somebody_made_up_is_called_as_it_is_written() {
        assert_eq!(altar_name(Lang::En, "night_wind"), "night wind");
    }
}
