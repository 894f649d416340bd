//! What the numbers in effects come to as things stand: counted from a view, as a player at the table would.

use game::Seat;
use games::mezo::{Band, Components, Count, Number, Operation, Owner, Term, View};

use super::seats;

/// What a number is now for a seat: terms from left to right, below 0 is 0, then the cap.
pub(super) fn value(parts: &Components, view: &View, seat: Seat, number: &Number) -> u8 {
    let term = |term: &Term| match term {
        Term::Constant(number) => i32::from(*number),
        Term::Count(what) => count(parts, view, seat, *what),
    };
    let mut value = term(&number.first);
    for (operation, operand) in &number.then {
        let operand = term(operand);
        value = match operation {
            Operation::Plus => value + operand,
            Operation::Minus => value - operand,
            Operation::Times => value * operand,
            Operation::Over => value.checked_div_euclid(operand).unwrap_or(0),
        };
    }
    let cap = number.cap.unwrap_or(u8::MAX);
    u8::try_from(value.clamp(0, i32::from(cap))).unwrap_or(cap)
}

fn count(parts: &Components, view: &View, seat: Seat, what: Count) -> i32 {
    let regions = |holds: &dyn Fn(&str) -> bool| {
        let living = view.living.iter().filter(|region| holds(region));
        small(living.count())
    };
    let here = view.conflict.as_ref().map(|conflict| &*conflict.region);
    let units = |region: &str| view.units_in(seat, region);
    match what {
        Count::Age => view.age.into(),
        Count::Level => view.level(parts, seat).into(),
        Count::YourStrength => view.strength(parts, seat).map_or(0, |all| all.total.into()),
        Count::RegionsWithYourWarriors => regions(&|region| units(region).warriors() > 0),
        Count::RegionsWithYourShamans => regions(&|region| units(region).shamans() > 0),
        Count::RegionsWithYourUnits => regions(&|region| !units(region).is_empty()),
        Count::RegionsWithYourGlyphs => regions(&|region| view.glyphs_in(seat, region) > 0),
        Count::RegionsWithYourFloors => regions(&|region| has_floor(view, seat, region)),
        Count::RegionsWithYourGod => small(view.presence(parts, seat).len()),
        Count::RegionsWithoutPyramid => regions(&|region| floors(view, region) == 0),
        Count::YourGlyphs => {
            let glyphs = view.glyphs.iter().map(|(_, glyphs)| glyphs);
            glyphs
                .map(|glyphs| i32::from(glyphs.get(seat.index()).copied().unwrap_or(0)))
                .sum()
        }
        Count::YourGlyphsHere => here.map_or(0, |here| view.glyphs_in(seat, here).into()),
        Count::FloorsHere => here.map_or(0, |here| small(floors(view, here))),
        Count::YourChampionsHere => here.map_or(0, |here| has_champion(view, seat, here).into()),
        Count::YourUnitsInXibalba => dead(view, seat).total().into(),
        Count::AllUnitsInXibalba => {
            let all = seats(view).into_iter();
            all.map(|seat| i32::from(dead(view, seat).total())).sum()
        }
        Count::OpponentsInXibalba => {
            let others = seats(view).into_iter().filter(|other| *other != seat);
            small(
                others
                    .filter(|other| !dead(view, *other).is_empty())
                    .count(),
            )
        }
        Count::ConflictsResolved => small(view.resolved.len()),
    }
}

fn small(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

fn dead(view: &View, seat: Seat) -> Band {
    view.xibalba.get(seat.index()).copied().unwrap_or_default()
}

/// How many floors stand in a region.
pub(super) fn floors(view: &View, region: &str) -> usize {
    view.pyramids.get(region).map_or(0, Vec::len)
}

/// Whether a seat has a floor standing in a region.
pub(super) fn has_floor(view: &View, seat: Seat, region: &str) -> bool {
    let standing = view.pyramids.get(region).into_iter().flatten();
    standing
        .into_iter()
        .any(|(_, owner)| *owner == Owner::Seat(seat))
}

/// Whether a champion of a seat stands in a region.
pub(super) fn has_champion(view: &View, seat: Seat, region: &str) -> bool {
    view.champions
        .get(seat.index())
        .is_some_and(|champions| champions.iter().any(|here| here == region))
}

#[cfg(test)]
mod tests {
    use game::{Chance, Components as _, Game as _, Seed, Setup, Silent, random_decision};
    use games::mezo::{Effect, Mezo, Options};

    use super::*;

    #[test]
    fn numbers_come_to_what_they_do_in_the_rules() {
        let parts = Components::standard();
        let effect = |text: &str| text.parse::<Effect>().expect("an effect");
        let setup = Setup::new(Options::default(), Seed::Short(4));
        let mut state = Mezo::start(&setup, &mut Silent);
        let mut chance = Chance::new(Seed::Short(5));
        let mut actions = Vec::new();
        for _ in 0..300 {
            let decision = random_decision(&state, &mut chance, &mut actions);
            let (seat, action) = decision.expect("the game goes on");
            state.apply(seat, action, &mut Silent).unwrap();
        }
        let view = state.open_view();
        let seat = Seat::new(0);
        let now = |text: &str| value(parts, &view, seat, &effect(text).steps[0].number);
        assert_eq!(now("vp 4"), 4);
        assert_eq!(now("vp age + 1 / 2"), view.age.div_ceil(2));
        assert_eq!(now("devotion age - 3"), 0);
        let with_units = view.living.iter();
        let with_units = with_units.filter(|region| !view.units_in(seat, region).is_empty());
        let with_units = u8::try_from(with_units.count()).unwrap();
        assert_eq!(now("vp regions_with_your_units"), with_units);
        assert_eq!(
            now("vp regions_with_your_units * 5 cap 2"),
            (with_units * 5).min(2)
        );
    }
}
