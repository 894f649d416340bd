//! What effects do, in signs: a few of them at a glance, while the words say all.

use games::mezo::{Effect, Step, Units, Verb};
use maud::{Markup, html};

use crate::games::mezo::pieces::sign;

/// An effect in signs. It says nothing to a screen reader: the words do.
pub(super) fn effect(effect: &Effect) -> Markup {
    html! {
        span.mz-short aria-hidden="true" { @for one in &effect.steps { span { (step(one)) } } }
    }
}

fn step(step: &Step) -> Markup {
    let (first, second) = signs(step);
    html! {
        (sign(first))
        @if let Some(number) = number(step) { b { (number) } }
        @if let Some(second) = second { (sign(second)) }
    }
}

/// How many, if that is worth a sign: what is counted only later is `n`.
fn number(step: &Step) -> Option<String> {
    let gains = matches!(
        step.verb,
        Verb::Vp | Verb::Devotion | Verb::Strength | Verb::PayDevotion | Verb::Drain | Verb::Weaken
    );
    match step.number.as_constant() {
        Some(1) if !gains => None,
        Some(number) => Some(number.to_string()),
        None => Some("n".to_owned()),
    }
}

/// What is done, and to what.
fn signs(step: &Step) -> (&'static str, Option<&'static str>) {
    let units = match step.units {
        Units::Warrior => "warrior",
        Units::Shaman => "shaman",
        Units::Unit => "unit",
    };
    match step.verb {
        Verb::Deploy => ("deploy", Some(units)),
        Verb::Awaken => ("awaken", Some(units)),
        Verb::Recover => ("recover", Some(units)),
        Verb::Smite => ("smite", Some(units)),
        Verb::Exile => ("exile", Some(units)),
        Verb::Bring | Verb::Push | Verb::Shift | Verb::Wander => ("march", Some(units)),
        Verb::BuildGlyph => ("glyph", None),
        Verb::BuildPyramid => ("floor", None),
        Verb::DemolishGlyph => ("demolish", Some("glyph")),
        Verb::DemolishAny => ("demolish", Some("floor")),
        Verb::TransformGlyph => ("transform", Some("glyph")),
        Verb::TransformAny => ("transform", Some("floor")),
        Verb::Sacrifice => ("sacrifice", Some(units)),
        Verb::Call | Verb::Journey => ("call", None),
        Verb::Vp => ("vp", None),
        Verb::Devotion => ("devotion", None),
        Verb::PayDevotion => ("sacrifice", Some("devotion")),
        Verb::Drain => ("smite", Some("devotion")),
        Verb::Weaken => ("smite", Some("strength")),
        Verb::Strength => ("strength", None),
        Verb::MostWarriors => ("most", Some("warrior")),
        Verb::MostShamans => ("most", Some("shaman")),
        Verb::NoCalendar => ("none", Some("shaman")),
        Verb::NoCodex => ("none", Some("warrior")),
    }
}
