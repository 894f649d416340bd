//! Event cards and the deck of them.

use std::fmt;

use game::Chance;
use serde::{Deserialize, Serialize};

use crate::Species;

/// An event, which holds for one round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum EventCard {
    /// Paths are closed.
    Jaguar,
    /// Waterways are closed.
    Crocodile,
    /// Incomes are halved.
    Fire,
    /// Everybody loses silver.
    Monkeys,
    /// A native tile is offered for an income.
    Native,
    /// A silver coin for each tile of the species.
    Bonus(Species),
}

/// A way from one village to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Link {
    /// Through the jungle.
    Path,
    /// On the water.
    Waterway,
}

impl EventCard {
    /// Every kind of event.
    pub const ALL: [Self; 10] = [
        Self::Jaguar,
        Self::Crocodile,
        Self::Fire,
        Self::Monkeys,
        Self::Native,
        Self::Bonus(Species::Fish),
        Self::Bonus(Species::Butterfly),
        Self::Bonus(Species::Iguana),
        Self::Bonus(Species::Parrot),
        Self::Bonus(Species::Orchid),
    ];

    /// How many cards of the deck are like this.
    pub const fn copies(self) -> usize {
        match self {
            Self::Jaguar | Self::Crocodile | Self::Monkeys => 2,
            Self::Fire => 3,
            Self::Native => 4,
            Self::Bonus(_) => 1,
        }
    }

    /// The word for it; a bonus is called by its species.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Jaguar => "jaguar",
            Self::Crocodile => "crocodile",
            Self::Fire => "fire",
            Self::Monkeys => "monkeys",
            Self::Native => "native",
            Self::Bonus(species) => species.name(),
        }
    }

    /// Whether nobody may use such a link, but for the player of card 6.
    #[inline]
    pub const fn closes(self, link: Link) -> bool {
        matches!(
            (self, link),
            (Self::Jaguar, Link::Path) | (Self::Crocodile, Link::Waterway)
        )
    }

    /// Whether it does harm, from which card 6 protects.
    pub const fn is_harmful(self) -> bool {
        matches!(
            self,
            Self::Jaguar | Self::Crocodile | Self::Fire | Self::Monkeys
        )
    }
}

impl fmt::Display for EventCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl From<EventCard> for &'static str {
    fn from(card: EventCard) -> Self {
        card.name()
    }
}

impl TryFrom<String> for EventCard {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|card| card.name() == name)
            .ok_or_else(|| format!("there is no event `{name}`"))
    }
}

/// The events to come; the top is the last.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct EventDeck {
    cards: [EventCard; Self::CARDS],
    count: u8,
}

impl EventDeck {
    /// One for each round.
    pub(crate) const CARDS: usize = 18;

    /// All eighteen, shuffled.
    pub(crate) fn shuffled(chance: &mut Chance) -> Self {
        let mut deck: Self = EventCard::ALL
            .into_iter()
            .flat_map(|card| std::iter::repeat_n(card, card.copies()))
            .collect();
        deck.shuffle(chance);
        deck
    }

    pub(crate) fn shuffle(&mut self, chance: &mut Chance) {
        chance.shuffle(&mut self.cards[..usize::from(self.count)]);
    }

    /// Shuffles the deck so that what comes of it depends on chance alone, not on how the cards lay.
    pub(crate) fn shuffle_anew(&mut self, chance: &mut Chance) {
        self.cards[..usize::from(self.count)].sort_unstable();
        self.shuffle(chance);
    }

    pub(crate) fn as_slice(&self) -> &[EventCard] {
        &self.cards[..usize::from(self.count)]
    }

    /// Takes the top card. What lay above the deck is of no account, so it is made equal.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<EventCard> {
        self.count = self.count.checked_sub(1)?;
        let top = &mut self.cards[usize::from(self.count)];
        Some(std::mem::replace(top, EventCard::Jaguar))
    }
}

impl FromIterator<EventCard> for EventDeck {
    fn from_iter<I: IntoIterator<Item = EventCard>>(events: I) -> Self {
        let mut deck = Self {
            cards: [EventCard::Jaguar; Self::CARDS],
            count: 0,
        };
        for card in events {
            deck.cards[usize::from(deck.count)] = card;
            deck.count += 1;
        }
        deck
    }
}

#[cfg(test)]
mod tests {
    use game::Seed;

    use super::*;

    #[test]
    fn eighteen_events_are_dealt_as_the_rules_count_them() {
        let deck = EventDeck::shuffled(&mut Chance::new(Seed::Short(1)));
        assert_eq!(deck.as_slice().len(), 18);
        for card in EventCard::ALL {
            let copies = deck.as_slice().iter().filter(|other| **other == card);
            assert_eq!(copies.count(), card.copies(), "{card}");
        }
    }

    #[test]
    fn an_event_is_one_word() {
        for card in EventCard::ALL {
            let json = serde_json::to_string(&card).unwrap();
            assert_eq!(json, format!("\"{card}\""));
            assert_eq!(serde_json::from_str::<EventCard>(&json).unwrap(), card);
        }
        assert!(serde_json::from_str::<EventCard>("\"flood\"").is_err());
    }

    #[test]
    fn the_top_of_the_deck_is_its_last_card() {
        let mut deck: EventDeck = [EventCard::Fire, EventCard::Native].into_iter().collect();
        assert_eq!(deck.pop(), Some(EventCard::Native));
        assert_eq!(deck.as_slice(), [EventCard::Fire]);
        assert_eq!((deck.pop(), deck.pop()), (Some(EventCard::Fire), None));
    }
}
