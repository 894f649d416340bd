//! Reading effects and finding what is wrong with them.

use std::str::FromStr;

use arrayvec::ArrayVec;

use super::grammar::{Grammar, Takes};
use super::{Count, Effect, Gain, MAX_STEPS, Number, Operation, Scope, Step, Term, Units, Verb};

/// What is wrong with an effect, as half a sentence that says what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadEffect(pub String);

impl std::fmt::Display for BadEffect {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadEffect {}

type Read<T> = Result<T, BadEffect>;

fn bad<T>(what: impl Into<String>) -> Read<T> {
    Err(BadEffect(what.into()))
}

/// The largest constant.
const LARGEST: u8 = 20;

impl FromStr for Effect {
    type Err = BadEffect;

    fn from_str(text: &str) -> Read<Self> {
        let mut steps = ArrayVec::new();
        for part in text.split(';') {
            let step = Words::new(part).step()?;
            if steps.try_push(step).is_err() {
                return bad(format!("it has more than {MAX_STEPS} steps"));
            }
        }
        let effect = Self { steps };
        effect.check()?;
        Ok(effect)
    }
}

impl Effect {
    /// What no step can tell by itself.
    fn check(&self) -> Read<()> {
        let mut has_region = false;
        for step in &self.steps {
            if step.scope == Scope::Same && !has_region {
                return bad(format!(
                    "`{step}` has no region to be the same as; a step before it must have one region"
                ));
            }
            has_region |= step.has_one_region();
        }
        match self.steps.last() {
            Some(last) if last.is_cost() && last.each.is_none() => bad(format!(
                "`{last}` is a cost and buys nothing; a step must follow it"
            )),
            _ => Ok(()),
        }
    }
}

/// The words of one step that have not been read yet.
struct Words<'a> {
    step: &'a str,
    words: std::iter::Peekable<std::str::SplitWhitespace<'a>>,
}

impl<'a> Words<'a> {
    fn new(step: &'a str) -> Self {
        Self {
            step: step.trim(),
            words: step.split_whitespace().peekable(),
        }
    }

    /// Takes the next word if it is this one.
    fn take(&mut self, word: &str) -> bool {
        self.words.next_if(|next| *next == word).is_some()
    }

    fn fault<T>(&self, what: &str) -> Read<T> {
        bad(format!("in `{}`: {what}", self.step))
    }

    fn step(mut self) -> Read<Step> {
        let each_opponent = self.take("each_opponent");
        let Some(word) = self.words.next() else {
            return bad("a step is empty; write a verb, or leave out the `;`");
        };
        let rows = || Verb::GRAMMAR.iter().filter(|row| row.word == word);
        if rows().next().is_none() {
            let known = || Verb::GRAMMAR.iter().map(|row| row.word);
            let mut verbs: Vec<&str> = known().collect();
            verbs.dedup();
            return bad(format!(
                "`{word}` is no verb; the verbs are {}",
                verbs.join(", ")
            ));
        }
        let mut step = self.said_of(rows)?;
        let grammar = step.verb.grammar();
        if each_opponent && !grammar.each_opponent {
            return self.fault("`each_opponent` goes with smite, exile and demolish");
        }
        if each_opponent && step.opposing {
            return self.fault("`opposing` does not go with `each_opponent`, who pick their own");
        }
        step.each_opponent = each_opponent;
        self.flag(grammar, &mut step);
        self.scope(grammar, &mut step)?;
        self.gain(&mut step)?;
        match self.words.next() {
            Some(extra) => self.fault(&format!("`{extra}` is not understood")),
            None => Ok(step),
        }
    }

    /// Number, units and object: they tell verbs with the same first word apart.
    fn said_of<I>(&mut self, rows: impl Fn() -> I) -> Read<Step>
    where
        I: Iterator<Item = &'static Grammar>,
    {
        let first = rows().next().expect("the verb is known");
        if first.verb == Verb::PayDevotion && !self.take(first.object) {
            return self.fault("only `pay devotion` is known");
        }
        let upto = first.verb == Verb::Sacrifice && self.take("upto");
        let mut step = Step::of(first.verb);
        let object_next = rows().any(|row| self.words.peek() == Some(&row.object));
        let number_said = match first.number {
            Takes::Yes => true,
            Takes::Maybe => !object_next,
            Takes::No => false,
        };
        if number_said {
            step.number = self.number()?;
        }
        step.opposing = first.opposing && self.take("opposing");
        if first.units {
            step.units = self.units()?;
        }
        if !first.object.is_empty() && first.verb != Verb::PayDevotion {
            let Some(row) = rows().find(|row| self.words.peek() == Some(&row.object)) else {
                let objects: Vec<&str> = rows().map(|row| row.object).collect();
                return self.fault(&format!("`{}` takes {}", first.word, objects.join(" or ")));
            };
            self.words.next();
            if number_said && row.number == Takes::No {
                return self.fault(&format!("`{}` takes no number", row.object));
            }
            step.verb = row.verb;
        }
        if upto {
            step.each = Some(Gain {
                what: Verb::Vp,
                number: Number::constant(0),
            });
        }
        Ok(step)
    }

    fn units(&mut self) -> Read<Units> {
        match self.words.next() {
            Some("warrior") => Ok(Units::Warrior),
            Some("shaman") => Ok(Units::Shaman),
            Some("unit") => Ok(Units::Unit),
            other => self.fault(&format!(
                "{} where the kind of unit must stand; it is warrior, shaman or unit",
                other.map_or("the step ends".to_owned(), |word| format!(
                    "`{word}` stands"
                ))
            )),
        }
    }

    fn flag(&mut self, grammar: &Grammar, step: &mut Step) {
        if grammar.flag.is_some_and(|flag| self.take(flag)) {
            match step.verb {
                Verb::Bring => step.from_one = true,
                Verb::Sacrifice => step.from_reserve = true,
                _ => step.if_present = true,
            }
        }
    }

    fn scope(&mut self, grammar: &Grammar, step: &mut Step) -> Read<()> {
        let Some(word) = self.words.next_if(|word| word.starts_with('@')) else {
            return Ok(());
        };
        if !grammar.scope {
            return self.fault(&format!("`{}` says no region", grammar.word));
        }
        if step.from_reserve {
            return self.fault("units come from the `reserve` or from a region, not both");
        }
        let Some(scope) = Scope::ALL.into_iter().find(|scope| scope.word() == word) else {
            let known: Vec<&str> = Scope::ALL[1..].iter().map(|scope| scope.word()).collect();
            return self.fault(&format!(
                "`{word}` is no scope; the scopes are {}",
                known.join(", ")
            ));
        };
        if scope == Scope::EachPresence && step.is_cost() {
            return self.fault("a cost is paid in one region");
        }
        step.scope = scope;
        Ok(())
    }

    /// What each unit of `sacrifice upto` brings.
    fn gain(&mut self, step: &mut Step) -> Read<()> {
        let Some(gain) = &mut step.each else {
            return Ok(());
        };
        if !self.take("each") {
            return self.fault("`upto` needs `each` and what each unit brings");
        }
        let what = match self.words.next() {
            Some("vp") => Verb::Vp,
            Some("devotion") => Verb::Devotion,
            Some("strength") => Verb::Strength,
            _ => return self.fault("each unit brings vp, devotion or strength"),
        };
        let number = self.number()?;
        *gain = Gain { what, number };
        Ok(())
    }

    fn number(&mut self) -> Read<Number> {
        let mut number = Number {
            first: self.term()?,
            then: ArrayVec::new(),
            cap: None,
        };
        while let Some(operation) = self.operation() {
            let term = self.term()?;
            if operation == Operation::Over && !matches!(term, Term::Constant(1..)) {
                return self.fault("a number is divided by a constant from 1 up");
            }
            if number.then.try_push((operation, term)).is_err() {
                return self.fault("a number has at most four terms");
            }
        }
        if self.take("cap") {
            number.cap = match self.term()? {
                Term::Constant(cap) => Some(cap),
                Term::Count(_) => return self.fault("a cap is a constant"),
            };
        }
        Ok(number)
    }

    fn operation(&mut self) -> Option<Operation> {
        use Operation::{Minus, Over, Plus, Times};
        [Plus, Minus, Times, Over]
            .into_iter()
            .find(|operation| self.take(operation.sign()))
    }

    fn term(&mut self) -> Read<Term> {
        let Some(word) = self.words.next() else {
            return self.fault("a number is missing");
        };
        if let Some(count) = Count::ALL.into_iter().find(|count| count.word() == word) {
            return Ok(Term::Count(count));
        }
        match word.parse() {
            Ok(number @ 0..=LARGEST) if !word.starts_with('+') => Ok(Term::Constant(number)),
            _ => self.fault(&format!(
                "`{word}` is no number; a number is a constant up to {LARGEST} or a count like `age`"
            )),
        }
    }
}
