//! What happens in a game.

use game::{Known, Points, Seat, Viewer};
use serde::Serialize;

use crate::{EventCard, Gold, IncomeCard, Mission, Silver, Species, Village, Villages};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A player built the first tent.
    Started {
        /// Who.
        seat: Seat,
        /// Where.
        village: Village,
        /// What was paid.
        gold: Gold,
        /// The tile that was taken; none if there was none left.
        species: Option<Species>,
        /// What the player has then.
        money: Silver,
    },
    /// A round began and its event was revealed.
    Round {
        /// Its number.
        round: u8,
        /// The event.
        card: EventCard,
    },
    /// A player chose an income card.
    Chose {
        /// Who.
        seat: Seat,
        /// Which; only the player knows.
        card: Known<IncomeCard>,
    },
    /// An income card was turned up.
    Revealed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: IncomeCard,
        /// What it pays in full.
        income: Silver,
        /// Its number for ties.
        tie_number: u8,
    },
    /// The turn order of the round was found.
    Order {
        /// The seats from first to last.
        order: Vec<Seat>,
    },
    /// A player took the native.
    Native {
        /// Who.
        seat: Seat,
        /// The pile on which it was put.
        species: Species,
        /// The income that was given up for it.
        given_up: Known<Silver>,
    },
    /// A player left the native to others.
    Refused {
        /// Who.
        seat: Seat,
    },
    /// The native that nobody wanted left the game.
    NativeGone,
    /// A player ignores the event because of card 6.
    Spared {
        /// Who.
        seat: Seat,
        /// The event.
        card: EventCard,
    },
    /// A player took an income.
    Income {
        /// Who.
        seat: Seat,
        /// What was taken.
        silver: Silver,
        /// What the fire took before.
        burnt: Silver,
        /// What the player has then.
        money: Silver,
    },
    /// A player took the bonus of the event.
    Bonus {
        /// Who.
        seat: Seat,
        /// For which tiles.
        species: Species,
        /// What was taken, which may be nothing.
        silver: Silver,
        /// What the player has then.
        money: Silver,
    },
    /// The monkeys robbed a player.
    Robbed {
        /// Whom.
        seat: Seat,
        /// What they stole, which may be nothing.
        silver: Silver,
        /// What the player has then.
        money: Silver,
    },
    /// A player built a tent.
    Built {
        /// Who.
        seat: Seat,
        /// Where.
        village: Village,
        /// What was paid.
        gold: Gold,
        /// The tile that was taken; none if there was none left.
        species: Option<Species>,
        /// What the player has then.
        money: Known<Silver>,
    },
    /// A player owns all five species and took the best medal left.
    Medal {
        /// Who.
        seat: Seat,
        /// What it is worth.
        points: u8,
    },
    /// A player put up a neutral tent.
    Neutral {
        /// Who.
        seat: Seat,
        /// Where.
        village: Village,
        /// How many of them the player has then.
        left: u8,
    },
    /// Everybody took all income cards back.
    TookBack,
    /// A player's things were counted at the end.
    Final {
        /// Whose.
        seat: Seat,
        /// The mission.
        mission: Mission,
        /// Its villages without a tent of the player.
        missing: Villages,
        /// Points for the tiles of each species.
        species: [u8; 5],
        /// Points for having the most of a species.
        majority: u8,
        /// Points for the medal.
        medal: u8,
        /// The final score.
        score: Points,
    },
    /// The game ended.
    Over {
        /// The seats from first to last; those who share a place stand together.
        ranking: Vec<Vec<Seat>>,
    },
}

impl game::Event for Event {
    const KINDS: &'static [&'static str] = &[
        "started",
        "round",
        "chose",
        "revealed",
        "order",
        "native",
        "refused",
        "native_gone",
        "spared",
        "income",
        "bonus",
        "robbed",
        "built",
        "medal",
        "neutral",
        "took_back",
        "final",
        "over",
    ];

    fn kind(&self) -> &'static str {
        match self {
            Self::Started { .. } => "started",
            Self::Round { .. } => "round",
            Self::Chose { .. } => "chose",
            Self::Revealed { .. } => "revealed",
            Self::Order { .. } => "order",
            Self::Native { .. } => "native",
            Self::Refused { .. } => "refused",
            Self::NativeGone => "native_gone",
            Self::Spared { .. } => "spared",
            Self::Income { .. } => "income",
            Self::Bonus { .. } => "bonus",
            Self::Robbed { .. } => "robbed",
            Self::Built { .. } => "built",
            Self::Medal { .. } => "medal",
            Self::Neutral { .. } => "neutral",
            Self::TookBack => "took_back",
            Self::Final { .. } => "final",
            Self::Over { .. } => "over",
        }
    }

    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        if let Self::Chose { seat, card } = &mut seen
            && !viewer.is(*seat)
        {
            *card = Known::HIDDEN;
        }
        Some(seen)
    }

    /// What tells which income card somebody else has played is not told again: the card, and what it brought.
    fn recalled_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.seen_by(viewer)?;
        match &mut seen {
            Self::Revealed { seat, .. }
            | Self::Spared { seat, .. }
            | Self::Income { seat, .. }
            | Self::Bonus { seat, .. }
            | Self::Robbed { seat, .. }
                if !viewer.is(*seat) =>
            {
                return None;
            }
            Self::Native { seat, given_up, .. } if !viewer.is(*seat) => *given_up = Known::HIDDEN,
            Self::Built { seat, money, .. } if !viewer.is(*seat) => *money = Known::HIDDEN,
            _ => {}
        }
        Some(seen)
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Round { .. } | Self::Revealed { .. } | Self::Final { .. }
        )
    }
}

#[cfg(test)]
mod tests {
    use game::Event as _;

    use super::*;

    /// The word under `event` in JSON is the kind.
    #[test]
    fn an_event_names_its_kind_in_json() {
        let seat = Seat::new(1);
        let spared = Event::Spared {
            seat,
            card: EventCard::Fire,
        };
        for event in [Event::NativeGone, Event::TookBack, spared] {
            let json = serde_json::to_value(&event).unwrap();
            assert_eq!(json["event"], event.kind());
        }
    }

    #[test]
    fn only_the_player_is_told_which_card_was_chosen() {
        let (seat, card) = (Seat::new(1), IncomeCard::NATIVE);
        let chose = Event::Chose {
            seat,
            card: Known::Open(card),
        };
        let hidden = Event::Chose {
            seat,
            card: Known::HIDDEN,
        };
        assert_eq!(chose.seen_by(Viewer::Seat(seat)), Some(chose.clone()));
        assert_eq!(
            chose.seen_by(Viewer::Seat(Seat::new(0))),
            Some(hidden.clone())
        );
        assert_eq!(chose.seen_by(Viewer::Spectator), Some(hidden));
    }
}
