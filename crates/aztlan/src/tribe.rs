//! The four tribes, and who leads which.

use game::{Seat, Sides};

/// A tribe of Aztlán. Tribes do not differ in play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tribe {
    /// Red.
    Serpent,
    /// Yellow.
    Ocelot,
    /// Green.
    Coyote,
    /// Blue.
    Quetzal,
}

impl Tribe {
    /// All four, in the order in which seats have them unless somebody chooses.
    pub const ALL: [Self; 4] = [Self::Serpent, Self::Ocelot, Self::Coyote, Self::Quetzal];

    /// Their names in options.
    pub(crate) const NAMES: [&'static str; 4] = ["serpent", "ocelot", "coyote", "quetzal"];

    /// Its name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Serpent => "Serpent",
            Self::Ocelot => "Ocelot",
            Self::Coyote => "Coyote",
            Self::Quetzal => "Quetzal",
        }
    }
}

/// Which tribe each seat leads, with three or four players.
///
/// It follows from the options and never changes. The JSON of a view does not repeat it, so it has no part in whether two
/// views are equal.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tribes(Sides);

impl Tribes {
    /// The tribes that an option names.
    pub(crate) fn new(chosen: Sides) -> Self {
        Self(chosen)
    }

    /// The tribe of a seat.
    pub fn of(self, seat: Seat) -> Option<Tribe> {
        Tribe::ALL.get(self.0.of(seat)).copied()
    }
}

impl PartialEq for Tribes {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Tribes {}
