//! Numbers in words: always the same, so much for each of something, or a sum.

use games::mezo::{Count, Number, Operation, Term};

use texts::Lang;

/// A number as a sentence can take it.
pub(super) enum Amount {
    /// Always the same.
    Constant(u8),
    /// So much for each of something, with the words for the latter: `for each region with your units`.
    Each { gain: u8, per: String },
    /// As much as this: `your devotion level + 1`.
    Formula(String),
}

impl Amount {
    pub(super) fn of(lang: Lang, number: &Number) -> Self {
        if let Some(constant) = value(number) {
            return Self::Constant(constant);
        }
        if let Some((gain, count, every)) = one_by_one(number) {
            let key = format!("mezo-words-per-{}", name(count));
            let per = lang.with(&key, &[("every", every.into())]);
            return Self::Each {
                gain,
                per: capped(lang, per, number.cap),
            };
        }
        Self::Formula(capped(lang, sum(lang, number), number.cap))
    }
}

/// The number, if nothing in it is counted: as the rules reckon, from left to right, not below 0, and then the cap.
fn value(number: &Number) -> Option<u8> {
    let term = |term: &Term| match term {
        Term::Constant(number) => Some(i32::from(*number)),
        Term::Count(_) => None,
    };
    let mut value = term(&number.first)?;
    for (operation, operand) in &number.then {
        let operand = term(operand)?;
        value = match operation {
            Operation::Plus => value + operand,
            Operation::Minus => value - operand,
            Operation::Times => value * operand,
            Operation::Over => value.div_euclid(operand),
        };
    }
    let most = i32::from(number.cap.unwrap_or(u8::MAX));
    u8::try_from(value.clamp(0, most)).ok()
}

/// What the number is for each (1) or for every so many of something: gain, what is counted, so many.
fn one_by_one(number: &Number) -> Option<(u8, Count, u8)> {
    use Term::{Constant, Count};
    let operation = number.then.first().copied();
    let found = match (number.first, operation, number.then.len()) {
        (Count(count), None, _) => (1, count, 1),
        (Count(count), Some((Operation::Times, Constant(gain))), 1)
        | (Constant(gain), Some((Operation::Times, Count(count))), 1) => (gain, count, 1),
        (Count(count), Some((Operation::Over, Constant(every))), 1) => (1, count, every),
        _ => return None,
    };
    is_countable(found.1).then_some(found)
}

/// Whether it counts things, one by one, rather than measuring something.
fn is_countable(count: Count) -> bool {
    !matches!(count, Count::Age | Count::Level | Count::YourStrength)
}

/// A sum with signs, bracketed where the order of reckoning would be read otherwise.
fn sum(lang: Lang, number: &Number) -> String {
    let mut text = term(lang, number.first);
    let (mut added, mut rounded) = (false, false);
    for (operation, operand) in &number.then {
        let binds = matches!(operation, Operation::Times | Operation::Over);
        if binds && added {
            text = format!("({text})");
        }
        text = format!("{text} {} {}", sign(*operation), term(lang, *operand));
        added = !binds;
        rounded |= *operation == Operation::Over;
    }
    if rounded {
        text = lang.with("mezo-words-rounded", &[("amount", (&text).into())]);
    }
    text
}

/// The sign as it is printed.
fn sign(operation: Operation) -> &'static str {
    match operation {
        Operation::Plus => "+",
        Operation::Minus => "−",
        Operation::Times => "×",
        Operation::Over => "÷",
    }
}

fn term(lang: Lang, term: Term) -> String {
    match term {
        Term::Constant(number) => number.to_string(),
        Term::Count(count) => lang.text(&format!("mezo-words-count-{}", name(count))),
    }
}

fn capped(lang: Lang, amount: String, cap: Option<u8>) -> String {
    let Some(most) = cap else {
        return amount;
    };
    let amount = amount.trim_end_matches(',');
    let args = [("amount", amount.into()), ("most", most.into())];
    lang.with("mezo-words-capped", &args)
}

/// The name of a count in keys of texts.
fn name(count: Count) -> String {
    count.word().replace('_', "-")
}
