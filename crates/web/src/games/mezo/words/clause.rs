//! One step as a clause, which begins with a small letter.

use games::mezo::{Components, Number, Scope, Step, Units, Verb};

use super::number::Amount;
use texts::{Lang, Word};

/// What a step does.
pub(super) fn clause(lang: Lang, parts: &Components, step: &Step) -> String {
    let words = Clause { lang, parts, step }.words();
    // A clause in a clause has its commas whatever stands beside it.
    let words = words.replace(" ,", ",").replace(",,", ",");
    words.trim_end_matches([',', ' ']).to_owned()
}

struct Clause<'a> {
    lang: Lang,
    parts: &'a Components,
    step: &'a Step,
}

/// Whose units.
#[derive(Clone, Copy)]
enum Whose {
    Mine,
    Foes,
    /// Those of the opponent who picks.
    Theirs,
    Anyones,
}

impl Clause<'_> {
    fn words(&self) -> String {
        use Whose::{Anyones, Foes, Mine, Theirs};
        let each_opponent = self.step.each_opponent;
        match self.step.verb {
            Verb::Deploy => self.moved("deploy", &self.units(Mine), "at"),
            Verb::Awaken => self.moved("awaken", &self.units(Mine), "at"),
            Verb::Recover => self.recover(),
            Verb::Smite if each_opponent => self.moved("each-smite", &self.units(Theirs), "at"),
            Verb::Smite => self.moved("smite", &self.units(self.struck()), "at"),
            Verb::Exile if each_opponent => self.moved("each-exile", &self.units(Theirs), "at"),
            Verb::Exile => self.moved("exile", &self.units(self.struck()), "at"),
            Verb::Bring if self.step.number == Number::constant(1) => {
                self.moved("bring-single", &self.up_to(Mine), "to")
            }
            Verb::Bring if self.step.from_one => {
                self.moved("bring-from-one", &self.up_to(Mine), "to")
            }
            Verb::Bring => self.moved("bring", &self.up_to(Mine), "to"),
            Verb::Push => self.moved("push", &self.up_to(Foes), "from"),
            Verb::Shift => self.moved("shift", &self.up_to(Anyones), "from"),
            Verb::Wander => self.say("wander", &[("units", (&self.up_to(Mine)).into())]),
            Verb::BuildGlyph => self.glyphs(),
            Verb::BuildPyramid => self.at("pyramid"),
            Verb::DemolishGlyph if each_opponent => self.at("each-demolish-glyph"),
            Verb::DemolishGlyph => self.at("demolish-glyph"),
            Verb::DemolishAny if each_opponent => self.at("each-demolish-any"),
            Verb::DemolishAny => self.at("demolish-any"),
            Verb::TransformGlyph => self.at("transform-glyph"),
            Verb::TransformAny => self.at("transform-any"),
            Verb::Sacrifice => self.sacrifice(),
            Verb::Call => self.say("call", &[]),
            Verb::Journey => self.say("journey", &[]),
            Verb::Strength if self.step.if_present => {
                let gain = self.gain("strength", &self.step.number);
                self.say("if-present", &[("gain", (&gain).into())])
            }
            Verb::Vp => self.gain("vp", &self.step.number),
            Verb::Devotion => self.gain("devotion", &self.step.number),
            Verb::PayDevotion => self.gain("pay", &self.step.number),
            Verb::Drain => self.gain("drain", &self.step.number),
            Verb::Weaken => self.gain("weaken", &self.step.number),
            Verb::Strength => self.gain("strength", &self.step.number),
            Verb::MostWarriors => self.say("most-warriors", &[]),
            Verb::MostShamans => self.say("most-shamans", &[]),
            Verb::NoCalendar => self.say("no-calendar", &[]),
            Verb::NoCodex => self.say("no-codex", &[]),
        }
    }

    /// Whose units are smitten or exiled.
    fn struck(&self) -> Whose {
        if self.step.opposing {
            Whose::Foes
        } else {
            Whose::Anyones
        }
    }

    fn say(&self, key: &str, args: &[(&'static str, Word<'_>)]) -> String {
        self.lang.with(&format!("mezo-words-{key}"), args)
    }

    /// Units and a place.
    fn moved(&self, key: &str, units: &str, form: &str) -> String {
        let place = scope(self.lang, self.step.scope, form);
        self.say(key, &[("units", units.into()), ("place", (&place).into())])
    }

    /// A place only.
    fn at(&self, key: &str) -> String {
        let place = scope(self.lang, self.step.scope, "at");
        self.say(key, &[("place", (&place).into())])
    }

    fn recover(&self) -> String {
        let tribe = self.parts.tribe();
        let (kind, all) = match self.step.units {
            Units::Warrior => ("warrior", tribe.warriors),
            Units::Shaman => ("shaman", tribe.shamans),
            Units::Unit => ("unit", tribe.warriors + tribe.shamans),
        };
        match Amount::of(self.lang, &self.step.number) {
            Amount::Constant(number) if number >= all => {
                self.say("recover-all", &[("kind", kind.into())])
            }
            _ => self.say("recover", &[("units", (&self.units(Whose::Mine)).into())]),
        }
    }

    /// So many units.
    fn units(&self, whose: Whose) -> String {
        let key = match whose {
            Whose::Mine => "mine",
            Whose::Foes => "foes",
            Whose::Theirs => "theirs",
            Whose::Anyones => "anyones",
        };
        self.so_many(|count| {
            let kind = self.step.units.word();
            self.say(key, &[("kind", kind.into()), ("count", count)])
        })
    }

    /// So many units at most; one is one.
    fn up_to(&self, whose: Whose) -> String {
        let units = self.units(whose);
        match Amount::of(self.lang, &self.step.number) {
            Amount::Constant(0 | 1) => units,
            _ => self.say("upto", &[("things", (&units).into())]),
        }
    }

    /// As many things as the step says; what a number of them is called, or `formula` of them, tells `things`.
    fn so_many(&self, things: impl Fn(Word<'static>) -> String) -> String {
        match Amount::of(self.lang, &self.step.number) {
            Amount::Constant(number) => things(number.into()),
            Amount::Each { gain, per } => {
                let things = things(gain.into());
                self.say(
                    "per",
                    &[("things", (&things).into()), ("amount", (&per).into())],
                )
            }
            Amount::Formula(formula) => {
                let things = things("formula".into());
                let args = [("things", (&things).into()), ("amount", (&formula).into())];
                self.say("equal", &args)
            }
        }
    }

    /// Glyphs: more than one may go to different regions, if there is a choice of regions.
    fn glyphs(&self) -> String {
        let glyphs = self.so_many(|count| self.say("glyphs", &[("count", count)]));
        let one = self.step.number == Number::constant(1);
        let key = match self.step.scope {
            Scope::Conflict | Scope::Same | Scope::EachPresence => "build",
            _ if one => "build",
            _ => "build-apart",
        };
        let place = scope(self.lang, self.step.scope, "at");
        self.say(
            key,
            &[("glyphs", (&glyphs).into()), ("place", (&place).into())],
        )
    }

    fn sacrifice(&self) -> String {
        let units = match self.step.each {
            Some(_) => self.up_to(Whose::Mine),
            None => self.units(Whose::Mine),
        };
        let cost = if self.step.from_reserve {
            self.say("sacrifice-reserve", &[("units", (&units).into())])
        } else {
            self.moved("sacrifice", &units, "at")
        };
        let Some(gain) = &self.step.each else {
            return cost;
        };
        let what = match gain.what {
            Verb::Vp => "vp",
            Verb::Devotion => "devotion",
            _ => "strength",
        };
        let gain = self.gain(what, &gain.number);
        let args = [("cost", (&cost).into()), ("gain", (&gain).into())];
        self.say("for-each", &args)
    }

    /// Points, devotion or strength.
    fn gain(&self, what: &str, number: &Number) -> String {
        let (count, amount) = match Amount::of(self.lang, number) {
            Amount::Constant(number) => (number.into(), String::new()),
            Amount::Each { gain, per } => (gain.into(), per),
            Amount::Formula(formula) => ("formula".into(), formula),
        };
        let words = self.say(what, &[("count", count), ("amount", (&amount).into())]);
        words.trim_end().to_owned()
    }
}

/// The words for a scope: `at` it, `to` it or `from` it.
pub(super) fn scope(lang: Lang, scope: Scope, form: &str) -> String {
    let name = match scope {
        Scope::Presence => "presence",
        Scope::Conflict => "conflict",
        Scope::Any => "any",
        Scope::Other => "other",
        Scope::Same => "same",
        Scope::EachPresence => "each",
        Scope::YourGlyphs => "glyphs",
        Scope::YourUnits => "units",
    };
    lang.text(&format!("mezo-words-{form}-{name}"))
}
