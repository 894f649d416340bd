//! The game in words: what effects do, made from the effect itself, and what things are called.
//!
//! A card that somebody typed in explains itself: nothing here knows the standard components but by the names of a few things.

mod brief;
mod clause;
mod names;
mod number;

use games::mezo::{Components, Effect, Scope, Step, Verb};

use clause::clause;
use texts::Lang;

pub(super) use brief::{brief, units};
pub(super) use names::{
    ability_name, ability_words, altar_name, book_name, card_name, god_name, god_words, one,
    prophecy_name, prophecy_words, ritual_name, ritual_words, set_name, so_many, trial_name,
    trial_words,
};

/// What an effect does, as a sentence without its full stop.
pub(super) fn effect(lang: Lang, parts: &Components, effect: &Effect) -> String {
    sentence(&steps(lang, parts, &effect.steps))
}

/// What one step of an effect does, as a sentence without its full stop.
pub(super) fn step(lang: Lang, parts: &Components, step: &Step) -> String {
    sentence(&clause(lang, parts, step))
}

/// Where a step with this scope acts: `In this conflict`.
pub(super) fn place(lang: Lang, scope: Scope) -> String {
    sentence(&clause::scope(lang, scope, "at"))
}

/// What an effect does when the vengeful gods resolve it: where nothing else is said, they act in the conflict, and they
/// never strike their own units.
pub(super) fn vengeful(lang: Lang, parts: &Components, effect: &Effect) -> String {
    let mut effect = effect.clone();
    for step in &mut effect.steps {
        if step.is_regional() && step.scope == Scope::Presence {
            step.scope = Scope::Conflict;
        }
        step.opposing |= matches!(step.verb, Verb::Smite | Verb::Exile) && !step.each_opponent;
    }
    self::effect(lang, parts, &effect)
}

/// Steps one after the other; after a cost comes what it buys.
fn steps(lang: Lang, parts: &Components, steps: &[Step]) -> String {
    let Some((first, rest)) = steps.split_first() else {
        return String::new();
    };
    let first_words = clause(lang, parts, first);
    if rest.is_empty() {
        return first_words;
    }
    let turns_back = is_anothers(first) && is_command(&rest[0]);
    let rest = self::steps(lang, parts, rest);
    if first.is_cost() {
        let args = [("cost", (&first_words).into()), ("rest", (&rest).into())];
        return lang.with("mezo-words-if-so", &args);
    }
    let args = [("first", (&first_words).into()), ("next", (&rest).into())];
    let key = if turns_back { "then-you" } else { "then" };
    lang.with(&format!("mezo-words-{key}"), &args)
}

/// Whether the sentence of a step speaks of somebody else: what follows must say that it is about the reader again.
fn is_anothers(step: &Step) -> bool {
    step.each_opponent || matches!(step.verb, Verb::Drain | Verb::Weaken)
}

/// Whether the clause of a step is a command to the reader.
fn is_command(step: &Step) -> bool {
    !is_anothers(step)
        && !step.is_cost()
        && !matches!(
            step.verb,
            Verb::Strength
                | Verb::MostWarriors
                | Verb::MostShamans
                | Verb::NoCalendar
                | Verb::NoCodex
        )
}

/// A clause with a capital letter.
fn sentence(clause: &str) -> String {
    let mut letters = clause.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests;
