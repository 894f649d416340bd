//! What seats play as: the tribes, colours or factions of a game.

use serde_json::{Value, json};

use crate::{MAX_SEATS, OptionError, OptionSpec, Seat};

/// The sides that the seats of a game can have, and the option that assigns them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideSpec {
    /// The option, as records and the command line name it.
    pub key: &'static str,
    /// The sides that a seat of this game may have; there are at least as many as seats.
    pub names: &'static [&'static str],
}

/// Which side each seat has, as an option that [`Takes::EachSeat`](crate::Takes::EachSeat) keeps it.
///
/// A side is its place among the values of the option. Where nobody has chosen, seat 0 has the first side, seat 1 the
/// second, and so on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sides {
    count: u8,
    of: [u8; MAX_SEATS],
}

impl Sides {
    /// How an option says that nobody has chosen.
    pub const FIRST: &'static str = "first";

    /// Reads names with commas, all of them different, or [`FIRST`](Self::FIRST).
    pub fn read(spec: &OptionSpec, text: &str) -> Result<Self, OptionError> {
        let mut sides = Self::default();
        if text.is_empty() || text == Self::FIRST {
            return Ok(sides);
        }
        for name in text.split(',') {
            let side = u8::try_from(spec.position(name)?).unwrap_or(u8::MAX);
            if sides.of[..usize::from(sides.count)].contains(&side) {
                return Err(OptionError::Together(format!(
                    "`{}` names {name} twice; each seat has one of its own",
                    spec.key
                )));
            }
            // The names are all different, so there are no more of them than values; a game has no more values than seats.
            sides.of[usize::from(sides.count)] = side;
            sides.count += 1;
        }
        Ok(sides)
    }

    /// Whether one is named for every seat, or nobody has chosen.
    pub fn check(self, spec: &OptionSpec, players: u8) -> Result<(), OptionError> {
        if self.count == 0 || self.count == players {
            return Ok(());
        }
        Err(OptionError::Together(format!(
            "`{}` names {} for {players} players; name one for each seat",
            spec.key, self.count
        )))
    }

    /// The value as a record writes it.
    pub fn to_json(self, spec: &OptionSpec) -> Value {
        match self.chosen() {
            None => json!(Self::FIRST),
            Some(sides) => sides
                .iter()
                .map(|side| spec.values[usize::from(*side)])
                .collect(),
        }
    }

    /// The sides in seat order; none if nobody has chosen.
    pub fn chosen(&self) -> Option<&[u8]> {
        (self.count > 0).then(|| &self.of[..usize::from(self.count)])
    }

    /// The side of a seat.
    pub fn of(self, seat: Seat) -> usize {
        self.chosen()
            .and_then(|sides| sides.get(seat.index()))
            .map_or(seat.index(), |side| usize::from(*side))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Takes;

    const SPEC: OptionSpec = OptionSpec {
        key: "tribes",
        values: &["serpent", "ocelot", "coyote", "quetzal"],
        takes: Takes::EachSeat,
        default: Sides::FIRST,
        about: "",
    };

    #[test]
    fn seats_have_the_first_sides_unless_somebody_chooses() {
        let first = Sides::read(&SPEC, "first").unwrap();
        assert_eq!(first, Sides::default());
        assert_eq!(first.chosen(), None);
        assert_eq!(first.of(Seat::new(2)), 2);
        assert_eq!(first.to_json(&SPEC), json!("first"));
    }

    #[test]
    fn sides_are_named_in_seat_order() {
        let sides = Sides::read(&SPEC, "quetzal,serpent,coyote").unwrap();
        assert_eq!(sides.chosen(), Some([3, 0, 2].as_slice()));
        assert_eq!(sides.of(Seat::new(0)), 3);
        assert_eq!(
            sides.to_json(&SPEC),
            json!(["quetzal", "serpent", "coyote"])
        );
        assert_eq!(sides.check(&SPEC, 3), Ok(()));
    }

    #[test]
    fn a_side_that_is_named_twice_or_not_at_all_is_refused_with_a_sentence() {
        let twice = Sides::read(&SPEC, "coyote,coyote").unwrap_err();
        assert_eq!(
            twice.to_string(),
            "`tribes` names coyote twice; each seat has one of its own"
        );
        assert!(Sides::read(&SPEC, "coyote,eagle").is_err());
        let two = Sides::read(&SPEC, "coyote,serpent").unwrap();
        assert_eq!(
            two.check(&SPEC, 4).unwrap_err().to_string(),
            "`tribes` names 2 for 4 players; name one for each seat"
        );
    }
}
