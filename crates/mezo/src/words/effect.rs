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
        Verb::Smite | Verb::Exile if step.each_opponent => {
            let verb = step.verb.word();
            format!("each opponent {verb}s {} of their own", units(step, ""))
        }
        Verb::Smite | Verb::Exile if step.opposing => {
            format!("{} {}", step.verb.word(), units(step, "opposing "))
        }
        Verb::Smite | Verb::Exile => {
            format!("{} {}", step.verb.word(), anyones(step))
        }
        Verb::Bring if step.from_one => {
            format!("bring up to {} from one other region", units(step, ""))
        }
        Verb::Bring => format!("bring up to {} from other regions", units(step, "")),
        Verb::Push => format!("push up to {} to another region", units(step, "opposing ")),
        Verb::Shift => format!("shift up to {} to another region", anyones(step)),
        Verb::Wander => format!(
            "move up to {} from any region to any other",
            units(step, "")
        ),
        Verb::BuildGlyph => format!("build {}", amount(&step.number, "glyph")),
        Verb::BuildPyramid => "build a pyramid floor".to_owned(),
        Verb::DemolishGlyph | Verb::DemolishAny if step.each_opponent => {
            format!("each opponent demolishes {} of their own", piece(step))
        }
        Verb::DemolishGlyph | Verb::DemolishAny => format!("demolish {}", piece(step)),
        Verb::TransformGlyph | Verb::TransformAny => format!("transform {}", piece(step)),
        Verb::Sacrifice => return sacrifice(step),
        Verb::Call => "call your god".to_owned(),
        Verb::Journey => "move your god".to_owned(),
        Verb::Vp => vp(&step.number),
        Verb::Devotion => so_much(&step.number, "devotion"),
        Verb::PayDevotion => format!("pay {} to go on", so_much(&step.number, "devotion")),
        Verb::Drain => format!("one opponent loses {}", so_much(&step.number, "devotion")),
        Verb::Weaken => format!("one opponent loses {}", strength(&step.number)),
        Verb::Strength if step.if_present => {
            format!("{} if your god is present", strength(&step.number))
        }
        Verb::Strength => strength(&step.number),
        Verb::MostWarriors => "you count as having the most warriors here".to_owned(),
        Verb::MostShamans => "you count as having the most shamans here".to_owned(),
        Verb::NoCalendar => "there is no Calendar reward here".to_owned(),
        Verb::NoCodex => "there is no Codex reward here".to_owned(),
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
        Verb::Vp => vp(&gain.number),
        Verb::Devotion => so_much(&gain.number, "devotion"),
        _ => strength(&gain.number),
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
        Scope::YourGlyphs => "in a region with your glyph",
        Scope::YourUnits => "in a region with your unit",
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

/// Units of any player.
fn anyones(step: &Step) -> String {
    amount_of(&step.number, step.units.word(), " (anyone's)")
}

/// So many victory points, which have no plural.
fn vp(number: &Number) -> String {
    match number.as_constant() {
        Some(constant) => format!("{constant} VP"),
        None => format!("as many VP as {}", self::number(number)),
    }
}

fn strength(number: &Number) -> String {
    so_much(number, "strength here")
}

/// So much of what is not counted one by one: `2 devotion`, `as much devotion as the number of your glyphs here`.
fn so_much(number: &Number, what: &str) -> String {
    let formula = match (number.as_constant(), number.first) {
        (Some(constant), _) => return format!("{constant} {what}"),
        (None, Term::Count(count)) if is_countable(count) => {
            let things = self::number(number);
            let things = things.strip_prefix("the ").unwrap_or(&things);
            format!("the number of {things}")
        }
        (None, _) => self::number(number),
    };
    format!("as much {what} as {formula}")
}

/// Whether it counts things, one by one, rather than measuring something.
fn is_countable(count: Count) -> bool {
    !matches!(count, Count::Age | Count::Level | Count::YourStrength)
}

/// So many things: `2 warriors`, `as many warriors as the age number`.
fn amount(number: &Number, noun: &str) -> String {
    amount_of(number, noun, "")
}

/// So many things of somebody: `2 warriors (anyone's)`.
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
        Count::Age => "the age number",
        Count::Level => "your devotion level",
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
