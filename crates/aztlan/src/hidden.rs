//! Dealing again what a viewer does not know.

use game::{BySeat, Chance, Seat, Viewer};

use crate::state::Phase;
use crate::{Aztlan, Cards, MAX_PLAYERS, PowerCard, ProsperityCard};

impl Aztlan {
    /// Whether the power card that the seat has chosen is still face down.
    pub(crate) fn power_is_secret(&self) -> bool {
        matches!(self.phase, Phase::Choosing | Phase::Development(_))
    }

    /// Whether the viewer sees the seat's hand: his own, and everybody's when it has been counted at the end.
    pub(crate) fn sees_hand(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.is(seat) || self.phase == Phase::Over
    }

    /// Deals chosen power cards, hands and deck again from what the viewer knows.
    pub(crate) fn deal_again(&mut self, viewer: Viewer, chance: &mut Chance) {
        if self.power_is_secret() {
            for seat in self
                .every_seat()
                .into_iter()
                .filter(|seat| !viewer.is(*seat))
            {
                self.choose_again(seat, chance);
            }
        }
        self.deal_cards_again(viewer, chance);
        self.chance = Chance::new(chance.seed());
    }

    /// Supposes that a seat has chosen this one of the power cards that it has not used. Where choices are no secret, and where it
    /// has not chosen or has not got the card, nothing changes.
    pub fn suppose_choice(&mut self, seat: Seat, card: PowerCard) {
        let power = &mut self.power[seat];
        let possible = power.chosen.is_some() && power.unused().any(|unused| unused == card);
        if possible && self.power_is_secret() {
            self.power[seat].chosen = Some(card);
        }
    }

    fn choose_again(&mut self, seat: Seat, chance: &mut Chance) {
        let power = &mut self.power[seat];
        if power.chosen.is_some() {
            let unused: arrayvec::ArrayVec<PowerCard, 6> = power.unused().collect();
            power.chosen = Some(*chance.pick(&unused));
        }
    }

    /// What lies in hands that the viewer does not see, and in the deck, lies in some other way that he could not tell
    /// from the true one.
    fn deal_cards_again(&mut self, viewer: Viewer, chance: &mut Chance) {
        if self.phase == Phase::Over {
            self.deck.shuffle(chance);
            return;
        }
        // There is a way the cards can lie, the true one, so a guess is found.
        while !self.guess_cards(viewer, chance) {}
    }

    /// Deals the unknown cards, each to a place where it can be. Says whether that worked out: what was seen to be played
    /// must have come from somewhere.
    fn guess_cards(&mut self, viewer: Viewer, chance: &mut Chance) -> bool {
        let mut unknown = self.unknown_cards(viewer);
        let mut guesses = [Guess::default(); MAX_PLAYERS];
        let hidden = self
            .every_seat()
            .into_iter()
            .filter(|seat| !viewer.is(*seat));
        for seat in hidden.clone() {
            let guess = &mut guesses[seat.index()];
            guess.old_left = self.shuffle.held[seat];
            guess.new_left = self.shuffle.drawn[seat].len();
            for card in self.shuffle.played[seat].iter() {
                if !guess.account_for(card, &mut unknown, chance) {
                    return false;
                }
            }
        }
        let mut old = unknown.old.shuffled(chance);
        let mut new = unknown.new.shuffled(chance);
        for seat in hidden {
            let Guess {
                old_left,
                new_left,
                new_played,
            } = guesses[seat.index()];
            let kept: Cards = (0..old_left).filter_map(|_| old.pop()).collect();
            let drawn: Cards = (0..new_left).filter_map(|_| new.pop()).collect();
            self.hands[seat] = kept.with(&drawn);
            self.shuffle.drawn[seat] = new_played.with(&drawn);
        }
        self.deck = new;
        true
    }

    /// Where the cards that the viewer does not know were at the last shuffle.
    fn unknown_cards(&self, viewer: Viewer) -> Unknown {
        let shuffle = &self.shuffle;
        let held = Cards::all().without(&shuffle.deck);
        match viewer {
            Viewer::Seat(seat) if self.every_seat().contains(seat) => {
                let own = self.hands[seat].with(&shuffle.played[seat]);
                Unknown {
                    old: held.without(&own.without(&shuffle.drawn[seat])),
                    new: shuffle.deck.without(&shuffle.drawn[seat]),
                }
            }
            _ => Unknown {
                old: held,
                new: shuffle.deck,
            },
        }
    }
}

/// What has happened to the cards since the deck was last shuffled.
///
/// Whoever has watched knows what was shuffled, how many cards each player held then and has drawn since, and what was
/// played; and of his own cards which they were.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct LastShuffle {
    /// What the deck was made of.
    pub(crate) deck: Cards,
    /// How many cards each seat held then.
    held: BySeat<u8, MAX_PLAYERS>,
    /// What each seat has drawn since.
    pub(crate) drawn: BySeat<Cards, MAX_PLAYERS>,
    /// What each seat has played since.
    pub(crate) played: BySeat<Cards, MAX_PLAYERS>,
}

impl LastShuffle {
    /// A deck of these cards was shuffled while the players held these hands.
    pub(crate) fn new(deck: Cards, hands: &BySeat<Cards, MAX_PLAYERS>) -> Self {
        Self {
            deck,
            held: BySeat(std::array::from_fn(|seat| hands.0[seat].len())),
            drawn: BySeat::default(),
            played: BySeat::default(),
        }
    }
}

/// Cards that a viewer does not know, by where they were at the last shuffle.
struct Unknown {
    /// In hands.
    old: Cards,
    /// In the deck.
    new: Cards,
}

/// Where the cards of a seat may have come from.
#[derive(Clone, Copy, Default)]
struct Guess {
    /// Cards held since before the last shuffle that are not accounted for.
    old_left: u8,
    /// Cards drawn since that are not accounted for.
    new_left: u8,
    /// What was drawn since and played.
    new_played: Cards,
}

impl Guess {
    /// Guesses whether a card that was played was an old or a new one; not if it can have been neither.
    fn account_for(
        &mut self,
        card: ProsperityCard,
        unknown: &mut Unknown,
        chance: &mut Chance,
    ) -> bool {
        let Unknown { old, new } = unknown;
        // Each place that could have held the card is weighed by how likely it was to hold it.
        let share = |places: u8, cards: &Cards, others: &Cards| {
            u32::from(places) * u32::from(cards.count(card)) * u32::from(others.len().max(1))
        };
        let (was_old, was_new) = (
            share(self.old_left, old, new),
            share(self.new_left, new, old),
        );
        if was_old + was_new == 0 {
            return false;
        }
        if chance.below(was_old + was_new) < was_old {
            old.remove(card);
            self.old_left -= 1;
        } else {
            new.remove(card);
            self.new_left -= 1;
            self.new_played.insert(card);
        }
        true
    }
}

#[cfg(test)]
mod tests;
