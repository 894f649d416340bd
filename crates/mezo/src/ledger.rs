//! Where points come from.

use std::fmt;

use game::{Points, ScoreLine, Seat};
use serde::{Deserialize, Serialize};

/// What brought points; in JSON its word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The place on the track at the start.
    Start,
    /// Solo: what the vengeful gods were given.
    Handicap,
    /// Floors built or transformed, and others' floors on one's own.
    Pyramid,
    /// A tribe's ability of the first age, which builds and awakens.
    Ability,
    /// An action card.
    Card,
    /// The ceremony of a card.
    Ceremony,
    /// A god's ability when called.
    Call,
    /// A tile of an angry god.
    Angry,
    /// An altar.
    Altar,
    /// A space of the Calendar.
    Calendar,
    /// A space of the Codex.
    Codex,
    /// Devotion past the highest; for the vengeful gods all of it.
    Devotion,
    /// The Blessed region.
    Blessed,
    /// The ability for winning conflicts.
    Victory,
    /// Units on Calendar and Codex at the end of an age.
    Books,
    /// The ability for units on Calendar and Codex.
    Chronicle,
    /// Regions with a floor at the end of an age.
    Floors,
    /// The ability for levels of devotion.
    Piety,
    /// A ritual.
    Ritual,
    /// Cities destroyed.
    City,
    /// Steps of the prophecy.
    Prophecy,
    /// The monument.
    Monument,
    /// A tribe's power.
    Power,
    /// Solo: abilities and cards of the vengeful gods.
    Vengeful,
    /// Solo: what the vengeful gods lost.
    Lost,
    /// Devotion at the end of the game.
    FinalDevotion,
    /// A city that stands at the end of the game.
    FinalCity,
    /// Solo: the trial.
    Trial,
    /// Occupied spaces of the track that were passed over.
    Bumped,
}

impl Source {
    /// Every source.
    pub const ALL: [Self; 29] = [
        Self::Start,
        Self::Handicap,
        Self::Pyramid,
        Self::Ability,
        Self::Card,
        Self::Ceremony,
        Self::Call,
        Self::Angry,
        Self::Altar,
        Self::Calendar,
        Self::Codex,
        Self::Devotion,
        Self::Blessed,
        Self::Victory,
        Self::Books,
        Self::Chronicle,
        Self::Floors,
        Self::Piety,
        Self::Ritual,
        Self::City,
        Self::Prophecy,
        Self::Monument,
        Self::Power,
        Self::Vengeful,
        Self::Lost,
        Self::FinalDevotion,
        Self::FinalCity,
        Self::Trial,
        Self::Bumped,
    ];

    /// Its word in the breakdown.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Handicap => "handicap",
            Self::Pyramid => "pyramid",
            Self::Ability => "ability",
            Self::Card => "card",
            Self::Ceremony => "ceremony",
            Self::Call => "call",
            Self::Angry => "angry",
            Self::Altar => "altar",
            Self::Calendar => "calendar",
            Self::Codex => "codex",
            Self::Devotion => "devotion",
            Self::Blessed => "blessed",
            Self::Victory => "victory",
            Self::Books => "books",
            Self::Chronicle => "chronicle",
            Self::Floors => "floors",
            Self::Piety => "piety",
            Self::Ritual => "ritual",
            Self::City => "city",
            Self::Prophecy => "prophecy",
            Self::Monument => "monument",
            Self::Power => "power",
            Self::Vengeful => "vengeful",
            Self::Lost => "lost",
            Self::FinalDevotion => "final_devotion",
            Self::FinalCity => "final_city",
            Self::Trial => "trial",
            Self::Bumped => "bumped",
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The points of a seat by source, and by age; those of setup and end of the game are in no age.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ledger([[i16; Source::ALL.len()]; 4]);

impl Ledger {
    pub(crate) const EMPTY: Self = Self([[0; Source::ALL.len()]; 4]);

    /// Enters points; `round` is the age, or 0 for what is in none.
    #[inline]
    pub(crate) fn enter(&mut self, round: u8, source: Source, points: i16) {
        self.0[usize::from(round)][source as usize] += points;
    }

    /// Every source that brought points: the ages, then what is in none.
    pub(crate) fn lines(&self, seat: Seat) -> Vec<ScoreLine> {
        let mut lines = Vec::new();
        for round in [1_u8, 2, 3, 0] {
            for (source, points) in Source::ALL.into_iter().zip(self.0[usize::from(round)]) {
                if points != 0 {
                    lines.push(ScoreLine {
                        seat,
                        round: (round > 0).then_some(round),
                        source: source.word(),
                        points: Points(points.into()),
                    });
                }
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_json_a_source_is_its_word() {
        for source in Source::ALL {
            assert_eq!(serde_json::to_value(source).unwrap(), source.word());
        }
    }
}
