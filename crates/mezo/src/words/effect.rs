//! Effects in words.

use crate::effect::{Count, Effect, Number, Operation, Scope, Step, Term, Units, Verb};

/// What an effect does, as a sentence without its full stop.
pub(crate) fn english(effect: &Effect) -> String {
    let steps: Vec<String> = effect.steps.iter().map(step).collect();
    steps.join(", then ")
}

fn step(step: &Step) -> String {
    let text = match step.verb {
        Verb::Deploy => format!("deploy {}", units(step, "")),
        Verb::Awaken => format!("awaken {}", units(step, "")),
        Verb::Recover => format!("recover {}", units(step, "")),
        Verb::Smite if step.each_opponent => format!(
            "each opponent sends {} of their own to Xibalba",
            units(step, "")
        ),
        Verb::Exile if step.each_opponent => {
            format!("each opponent takes {} of their own home", units(step, ""))
        }
        Verb::Smite | Verb::Exile if step.opposing => {
            format!("{} {}", step.verb.word(), units(step, "opposing "))
        }
        Verb::Smite | Verb::Exile => {
            let units = amount_of(&step.number, step.units.word(), " of any player");
            format!("{} {units}", step.verb.word())
        }
        Verb::Bring if step.from_one => {
            format!("bring up to {} from one other region", units(step, ""))
        }
        Verb::Bring => format!("bring up to {} from other regions", units(step, "")),
        Verb::Push => format!("push up to {} to another region", units(step, "opposing ")),
        Verb::Shift => format!(
            "shift up to {} of anybody to another region",
            units(step, "")
        ),
        Verb::Wander => format!(
            "move up to {} of yours from any region to any other",
            units(step, "")
        ),
        Verb::BuildGlyph => format!("build {}", amount(&step.number, "glyph")),
        Verb::BuildPyramid => "build a floor of a pyramid".to_owned(),
        Verb::DemolishGlyph | Verb::DemolishAny if step.each_opponent => {
            format!("each opponent demolishes {} of their own", piece(step))
        }
        Verb::DemolishGlyph | Verb::DemolishAny => format!("demolish {}", piece(step)),
        Verb::TransformGlyph | Verb::TransformAny => format!("transform {}", piece(step)),
        Verb::Sacrifice => return sacrifice(step),
        Verb::Call => "call your god".to_owned(),
        Verb::Journey => "move your god".to_owned(),
        Verb::Vp => amount(&step.number, "point"),
        Verb::Devotion => format!("{} devotion", number(&step.number)),
        Verb::PayDevotion => format!("pay {} devotion to go on", number(&step.number)),
        Verb::Drain => format!("an opponent loses {} devotion", number(&step.number)),
        Verb::Weaken => format!(
            "an opponent has {} less strength here",
            number(&step.number)
        ),
        Verb::Strength if step.if_present => {
            format!(
                "{} strength here if your god is present",
                number(&step.number)
            )
        }
        Verb::Strength => format!("{} strength here", number(&step.number)),
        Verb::MostWarriors => "you have the most warriors here whatever stands here".to_owned(),
        Verb::MostShamans => "you have the most shamans here whatever stands here".to_owned(),
        Verb::NoCalendar => "nobody goes to the Calendar from here".to_owned(),
        Verb::NoCodex => "nobody goes to the Codex from here".to_owned(),
    };
    if step.is_regional() {
        format!("{text} {}", place(step.scope))
    } else {
        text
    }
}

fn sacrifice(step: &Step) -> String {
    let from = if step.from_reserve {
        "from your reserve"
    } else {
        place(step.scope)
    };
    let Some(gain) = &step.each else {
        return format!("sacrifice {} {from} to go on", units(step, ""));
    };
    let brings = match gain.what {
        Verb::Vp => amount(&gain.number, "point"),
        Verb::Devotion => format!("{} devotion", number(&gain.number)),
        _ => format!("{} strength here", number(&gain.number)),
    };
    format!(
        "sacrifice up to {} {from} for {brings} each",
        units(step, "")
    )
}

fn piece(step: &Step) -> &'static str {
    match step.verb {
        Verb::DemolishGlyph | Verb::TransformGlyph => "a glyph",
        _ => "a glyph or top floor",
    }
}

fn place(scope: Scope) -> &'static str {
    match scope {
        Scope::Presence => "where your god is present",
        Scope::Conflict => "in this conflict",
        Scope::Any => "in any region",
        Scope::Other => "in another region",
        Scope::Same => "in the same region",
        Scope::EachPresence => "in each region where your god is present",
        Scope::YourGlyphs => "in a region with a glyph of yours",
        Scope::YourUnits => "in a region with a unit of yours",
    }
}

fn units(step: &Step, whose: &str) -> String {
    let noun = match step.units {
        Units::Warrior => "warrior",
        Units::Shaman => "shaman",
        Units::Unit => "unit",
    };
    amount(&step.number, &format!("{whose}{noun}"))
}

/// So many things: `2 warriors`, `as many warriors as the age`.
fn amount(number: &Number, noun: &str) -> String {
    amount_of(number, noun, "")
}

/// So many things of somebody: `2 warriors of any player`.
fn amount_of(number: &Number, noun: &str, whose: &str) -> String {
    match number.as_constant() {
        Some(1) => format!("1 {noun}{whose}"),
        Some(constant) => format!("{constant} {noun}s{whose}"),
        None => format!("as many {noun}s{whose} as {}", self::number(number)),
    }
}

fn number(number: &Number) -> String {
    let mut text = term(number.first);
    for (operation, operand) in &number.then {
        let sign = match operation {
            Operation::Plus => "plus",
            Operation::Minus => "less",
            Operation::Times => "times",
            Operation::Over => "divided by",
        };
        text = format!("{text} {sign} {}", term(*operand));
    }
    match number.cap {
        Some(cap) => format!("{text}, at most {cap}"),
        None => text,
    }
}

fn term(term: Term) -> String {
    let count = match term {
        Term::Constant(number) => return number.to_string(),
        Term::Count(count) => count,
    };
    let words = match count {
        Count::Age => "the age",
        Count::Level => "your level of devotion",
        Count::YourStrength => "your strength",
        Count::RegionsWithYourWarriors => "the regions with your warriors",
        Count::RegionsWithYourShamans => "the regions with your shamans",
        Count::RegionsWithYourUnits => "the regions with your units",
        Count::RegionsWithYourGlyphs => "the regions with your glyphs",
        Count::RegionsWithYourFloors => "the regions with your floors",
        Count::RegionsWithYourGod => "the regions where your god is present",
        Count::RegionsWithoutPyramid => "the regions without a pyramid",
        Count::YourGlyphs => "your glyphs on the board",
        Count::YourGlyphsHere => "your glyphs here",
        Count::FloorsHere => "the floors here",
        Count::YourChampionsHere => "your champions here",
        Count::YourUnitsInXibalba => "your units in Xibalba",
        Count::AllUnitsInXibalba => "all units in Xibalba",
        Count::OpponentsInXibalba => "the opponents with a unit in Xibalba",
        Count::ConflictsResolved => "the conflicts finished in this age",
    };
    words.to_owned()
}
