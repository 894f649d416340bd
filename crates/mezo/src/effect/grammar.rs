//! How each verb is written: one row a verb.

use crate::effect::Verb;

/// What may be said of a verb.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a word that may be written"
)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grammar {
    pub(crate) verb: Verb,
    /// The first word.
    pub(crate) word: &'static str,
    /// What follows the number and the units, or the first word if the verb has neither: `glyph`.
    pub(crate) object: &'static str,
    pub(crate) number: Takes,
    /// Whether units are named: `warrior`, `shaman`, `unit`.
    pub(crate) units: bool,
    /// Whether `opposing` may stand before the units.
    pub(crate) opposing: bool,
    /// Whether it says where.
    pub(crate) scope: bool,
    /// The word that may follow.
    pub(crate) flag: Option<&'static str>,
    /// Whether `each_opponent` may stand before it.
    pub(crate) each_opponent: bool,
}

/// Whether a number is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Takes {
    No,
    Maybe,
    Yes,
}

impl Verb {
    /// Every verb with how it is written.
    #[rustfmt::skip]
    pub(crate) const GRAMMAR: [Grammar; 28] = [
        row(Self::Deploy, "deploy", "").number().units().scope(),
        row(Self::Awaken, "awaken", "").number().units().scope(),
        row(Self::Recover, "recover", "").number().units(),
        row(Self::Smite, "smite", "").number().opposing().units().scope().each_opponent(),
        row(Self::Exile, "exile", "").number().opposing().units().scope().each_opponent(),
        row(Self::Bring, "bring", "").number().units().flag("from_one").scope(),
        row(Self::Push, "push", "").number().units().scope(),
        row(Self::Shift, "shift", "").number().units().scope(),
        row(Self::Wander, "wander", "").number().units(),
        row(Self::BuildGlyph, "build", "glyph").maybe_number().scope(),
        row(Self::BuildPyramid, "build", "pyramid").scope(),
        row(Self::DemolishGlyph, "demolish", "glyph").scope().each_opponent(),
        row(Self::DemolishAny, "demolish", "any").scope().each_opponent(),
        row(Self::TransformGlyph, "transform", "glyph").scope(),
        row(Self::TransformAny, "transform", "any").scope(),
        row(Self::Sacrifice, "sacrifice", "").number().units().flag("reserve").scope(),
        row(Self::Call, "call", ""),
        row(Self::Journey, "journey", ""),
        row(Self::Vp, "vp", "").number(),
        row(Self::Devotion, "devotion", "").number(),
        row(Self::PayDevotion, "pay", "devotion").number(),
        row(Self::Drain, "drain", "").number(),
        row(Self::Weaken, "weaken", "").number(),
        row(Self::Strength, "strength", "").number().flag("if_present"),
        row(Self::MostWarriors, "most", "warriors"),
        row(Self::MostShamans, "most", "shamans"),
        row(Self::NoCalendar, "no", "calendar"),
        row(Self::NoCodex, "no", "codex"),
    ];

    /// How the verb is written.
    #[inline]
    pub(crate) fn grammar(self) -> &'static Grammar {
        &Self::GRAMMAR[self as usize]
    }

    /// Whether it handles pieces of a region.
    #[inline]
    pub(crate) fn is_regional(self) -> bool {
        self.grammar().scope
    }

    /// Its first word.
    pub fn word(self) -> &'static str {
        self.grammar().word
    }
}

const fn row(verb: Verb, word: &'static str, object: &'static str) -> Grammar {
    Grammar {
        verb,
        word,
        object,
        number: Takes::No,
        units: false,
        opposing: false,
        scope: false,
        flag: None,
        each_opponent: false,
    }
}

impl Grammar {
    const fn number(mut self) -> Self {
        self.number = Takes::Yes;
        self
    }

    const fn maybe_number(mut self) -> Self {
        self.number = Takes::Maybe;
        self
    }

    const fn units(mut self) -> Self {
        self.units = true;
        self
    }

    const fn opposing(mut self) -> Self {
        self.opposing = true;
        self
    }

    const fn scope(mut self) -> Self {
        self.scope = true;
        self
    }

    const fn flag(mut self, word: &'static str) -> Self {
        self.flag = Some(word);
        self
    }

    const fn each_opponent(mut self) -> Self {
        self.each_opponent = true;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_verb_has_the_row_at_its_place() {
        for (index, grammar) in Verb::GRAMMAR.iter().enumerate() {
            assert_eq!(grammar.verb as usize, index, "{}", grammar.word);
        }
    }
}
