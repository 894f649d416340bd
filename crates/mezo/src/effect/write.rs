//! Effects as they are written.

use std::fmt;

use super::grammar::Takes;
use super::{Effect, Gain, Number, Scope, Step, Term, Verb};

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, step) in self.steps.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            step.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let grammar = self.verb.grammar();
        if self.each_opponent {
            f.write_str("each_opponent ")?;
        }
        f.write_str(grammar.word)?;
        if self.verb == Verb::PayDevotion {
            write!(f, " {}", grammar.object)?;
        }
        if self.each.is_some() {
            f.write_str(" upto")?;
        }
        let number_said = match grammar.number {
            Takes::No => false,
            Takes::Maybe => self.number != Number::constant(1),
            Takes::Yes => true,
        };
        if number_said {
            write!(f, " {}", self.number)?;
        }
        if self.opposing {
            f.write_str(" opposing")?;
        }
        if grammar.units {
            write!(f, " {}", self.units.word())?;
        }
        if !grammar.object.is_empty() && self.verb != Verb::PayDevotion {
            write!(f, " {}", grammar.object)?;
        }
        if let Some(flag) = grammar.flag
            && (self.from_one || self.from_reserve || self.if_present)
        {
            write!(f, " {flag}")?;
        }
        if self.scope != Scope::Presence {
            write!(f, " {}", self.scope.word())?;
        }
        match &self.each {
            Some(Gain { what, number }) => write!(f, " each {} {number}", what.word()),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.first.fmt(f)?;
        for (operation, term) in &self.then {
            write!(f, " {} {term}", operation.sign())?;
        }
        match self.cap {
            Some(cap) => write!(f, " cap {cap}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Constant(number) => number.fmt(f),
            Self::Count(count) => f.write_str(count.word()),
        }
    }
}
