//! Dealing again what a viewer does not know.

use game::{Chance, Seat, Viewer};

use crate::prosperity::Pile;
use crate::state::Phase;
use crate::{Aztlan, Cards, PowerCard};

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

    fn choose_again(&mut self, seat: Seat, chance: &mut Chance) {
        let power = &mut self.power[seat];
        if power.chosen.is_some() {
            let unused: arrayvec::ArrayVec<PowerCard, 6> = power.unused().collect();
            power.chosen = Some(*chance.pick(&unused));
        }
    }

    /// The viewer knows his hand and the discards; and that the deck holds nothing but what was shuffled into
    /// it last, less what he has drawn from it himself. All else is as likely as anything. What the others have drawn
    /// since is guessed with their hands, so that one can go on to ask what they know.
    fn deal_cards_again(&mut self, viewer: Viewer, chance: &mut Chance) {
        let hidden: arrayvec::ArrayVec<Seat, 4> = self
            .every_seat()
            .into_iter()
            .filter(|seat| !self.sees_hand(viewer, *seat))
            .collect();
        let mut unknown = self.deck.contents();
        for card in hidden.iter().flat_map(|seat| self.hands[*seat].iter()) {
            unknown.insert(card);
        }
        let (deck, rest) = split(
            unknown,
            self.may_be_in_deck(viewer),
            self.deck.len(),
            chance,
        );
        self.deck = deck;
        let mut rest = rest.as_slice().iter();
        for seat in hidden {
            let size = usize::from(self.hands[seat].len());
            self.hands[seat] = rest.by_ref().take(size).copied().collect();
            self.drawn[seat] = self.hands[seat].common(&self.shuffled.without(&deck.contents()));
        }
    }

    fn may_be_in_deck(&self, viewer: Viewer) -> Cards {
        match viewer {
            Viewer::Seat(seat) => self.shuffled.without(&self.drawn[seat]),
            Viewer::Spectator => self.shuffled,
        }
    }
}

/// Parts the cards at random into a deck of this size, of cards that may be in it, and the rest.
fn split(cards: Cards, may_be_in_deck: Cards, size: usize, chance: &mut Chance) -> (Pile, Pile) {
    let possible = cards.common(&may_be_in_deck);
    let mut shuffled: Pile = possible.iter().collect();
    shuffled.shuffle(chance);
    let (deck, left) = shuffled.as_slice().split_at(size);
    let elsewhere = cards.without(&possible);
    let mut rest: Pile = left
        .iter()
        .copied()
        .chain(elsewhere.iter())
        .collect::<Pile>();
    rest.shuffle(chance);
    (deck.iter().copied().collect::<Pile>(), rest)
}

#[cfg(test)]
mod tests;
