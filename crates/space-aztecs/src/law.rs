//! The eight laws.

use std::fmt;

/// A law: what it asks of a village at the end of the game. How much it brings is counted in `scoring`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Points for the saucers in front of the others.
    NotAllIsLost,
    /// Points for an Aztec of every set in play.
    AllColours,
    /// Points for hidden Aztecs.
    Sanctuary,
    /// Points for Aztecs that are not hidden.
    OpenGates,
    /// Points for the most Aztecs of a set, for each set.
    FeastDay,
    /// Points for temples.
    Builders,
    /// Points for two Aztecs of the same name.
    Twins,
    /// Points for the fewest Aztecs.
    QuietVillage,
}

impl Law {
    /// All eight.
    pub const ALL: [Self; 8] = [
        Self::NotAllIsLost,
        Self::AllColours,
        Self::Sanctuary,
        Self::OpenGates,
        Self::FeastDay,
        Self::Builders,
        Self::Twins,
        Self::QuietVillage,
    ];

    /// What is printed on its card, and tells in a deck which law it is.
    pub const fn title(self) -> &'static str {
        match self {
            Self::NotAllIsLost => "Not All Is Lost",
            Self::AllColours => "All Colours of the Valley",
            Self::Sanctuary => "Sanctuary",
            Self::OpenGates => "Open Gates",
            Self::FeastDay => "Feast Day",
            Self::Builders => "Builders of Pyramids",
            Self::Twins => "Twins",
            Self::QuietVillage => "A Quiet Village",
        }
    }

    /// Its name as a source of points.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotAllIsLost => "not_all_is_lost",
            Self::AllColours => "all_colours",
            Self::Sanctuary => "sanctuary",
            Self::OpenGates => "open_gates",
            Self::FeastDay => "feast_day",
            Self::Builders => "builders",
            Self::Twins => "twins",
            Self::QuietVillage => "quiet_village",
        }
    }

    /// The law with this title.
    pub fn titled(title: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|law| law.title() == title)
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.title())
    }
}
