//! Effects in a few words: what is done and how much, but not where.

use games::mezo::{Effect, Number, Step, Verb};

use super::names::{one, so_many};
use texts::{Lang, Word};

/// What an effect does, with what its numbers come to: `build a glyph, +2 devotion`.
pub(in crate::games::mezo) fn brief(
    lang: Lang,
    effect: &Effect,
    value: impl Fn(&Number) -> u8,
) -> String {
    let steps = effect.steps.iter();
    let steps: Vec<String> = steps.map(|step| self::step(lang, step, &value)).collect();
    steps.join(", ")
}

fn step(lang: Lang, step: &Step, value: &impl Fn(&Number) -> u8) -> String {
    let count = value(&step.number);
    let told = say(lang, key(step), &things(lang, step, count), count);
    if step.if_present {
        let args = [("gain", Word::from(&told))];
        return lang.with("mezo-brief-if-present", &args);
    }
    let Some(gain) = &step.each else {
        return told;
    };
    let gain = say(lang, key(&Step::of(gain.what)), "", value(&gain.number));
    let args = [("cost", Word::from(&told)), ("gain", Word::from(&gain))];
    lang.with("mezo-brief-for-each", &args)
}

fn say(lang: Lang, key: &str, things: &str, count: u8) -> String {
    let args = [("things", things.into()), ("count", count.into())];
    lang.with(&format!("mezo-brief-{key}"), &args)
}

/// The pieces that a step handles, as the object of its verb.
fn things(lang: Lang, step: &Step, count: u8) -> String {
    match step.verb {
        Verb::BuildGlyph => lang.with("mezo-words-glyphs", &[("count", count.into())]),
        Verb::DemolishGlyph | Verb::TransformGlyph => one(lang, "glyph"),
        Verb::DemolishAny | Verb::TransformAny => one(lang, "any"),
        _ => units(lang, step, count),
    }
}

/// The units that a step handles; where fewer are enough, at most so many.
pub(in crate::games::mezo) fn units(lang: Lang, step: &Step, count: u8) -> String {
    let marches = matches!(
        step.verb,
        Verb::Bring | Verb::Push | Verb::Shift | Verb::Wander
    );
    let units = so_many(lang, step.units.word(), count);
    if count > 1 && (marches || step.each.is_some()) {
        lang.with("mezo-words-upto", &[("things", Word::from(&units))])
    } else {
        units
    }
}

fn key(step: &Step) -> &'static str {
    match step.verb {
        Verb::Deploy => "deploy",
        Verb::Awaken => "awaken",
        Verb::Recover => "recover",
        Verb::Smite if step.each_opponent => "each-smite",
        Verb::Smite => "smite",
        Verb::Exile if step.each_opponent => "each-exile",
        Verb::Exile => "exile",
        Verb::Bring => "bring",
        Verb::Push => "push",
        Verb::Shift => "shift",
        Verb::Wander => "wander",
        Verb::BuildGlyph => "build",
        Verb::BuildPyramid => "pyramid",
        Verb::DemolishGlyph | Verb::DemolishAny if step.each_opponent => "each-demolish",
        Verb::DemolishGlyph | Verb::DemolishAny => "demolish",
        Verb::TransformGlyph | Verb::TransformAny => "transform",
        Verb::Sacrifice => "sacrifice",
        Verb::Call => "call",
        Verb::Journey => "journey",
        Verb::Vp => "vp",
        Verb::Devotion => "devotion",
        Verb::PayDevotion => "pay",
        Verb::Drain => "drain",
        Verb::Weaken => "weaken",
        Verb::Strength => "strength",
        Verb::MostWarriors => "most-warriors",
        Verb::MostShamans => "most-shamans",
        Verb::NoCalendar => "no-calendar",
        Verb::NoCodex => "no-codex",
    }
}

#[cfg(test)]
mod tests {
    use game::Components as _;
    use games::mezo::Components;

    use super::*;

    /// What an effect that is written like this does, if all that is counted comes to 2.
    fn says(lang: Lang, notation: &str) -> String {
        let effect: Effect = notation.parse().unwrap_or_else(|error| panic!("{error}"));
        brief(lang, &effect, |number| number.as_constant().unwrap_or(2))
    }

    #[test]
    fn effects_are_short_in_every_language() {
        for (notation, told) in [
            (
                "smite age warrior",
                [
                    "smite 2 warriors",
                    "distruggi 2 guerrieri",
                    "strąć 2 wojowników",
                ],
            ),
            (
                "build pyramid; deploy 1 warrior @same",
                [
                    "build a floor, deploy a warrior",
                    "costruisci un piano, schiera un guerriero",
                    "zbuduj piętro, wystaw wojownika",
                ],
            ),
            (
                "sacrifice upto 3 unit reserve each strength 1",
                [
                    "sacrifice up to 3 units: +1 strength each",
                    "sacrifica al massimo 3 unità, +1 di forza per ognuna",
                    "poświęć najwyżej 3 jednostki, za każdą +1 do siły",
                ],
            ),
            (
                "pay devotion 2; strength 3",
                [
                    "pay 2 devotion, +3 strength",
                    "paga 2 punti devozione, +3 di forza",
                    "zapłać 2 punkty oddania, +3 do siły",
                ],
            ),
        ] {
            assert_eq!(Lang::ALL.map(|lang| says(lang, notation)), told);
        }
    }

    #[test]
    fn every_effect_of_the_standard_components_is_said_in_a_line() {
        for effect in Components::standard().effects() {
            for lang in Lang::ALL {
                let told = says(lang, &effect.to_string());
                assert!((1..=65).contains(&told.chars().count()), "{told}");
                assert!(!told.contains(['{', '@', ';', '_']), "{told}");
            }
        }
    }
}
