//! Dealing again what a viewer does not know.

use arrayvec::ArrayVec;
use game::{Chance, Seat, Viewer};

use crate::Mezo;
use crate::modules::Module;

impl Mezo {
    /// Decks, kept cards, tiles to come, angry gods and rituals face down, and in solo the vengeful gods' decks.
    pub(crate) fn deal_again(&mut self, viewer: Viewer, chance: &mut Chance) {
        for seat in self.every_seat() {
            self.deal_cards_again(seat, viewer.is(seat), chance);
        }
        chance.shuffle(&mut self.tiles);
        for age in self.revealed..3 {
            let tiles = self.components.angry(age + 1).len();
            let tiles = u32::try_from(tiles).expect("there are a few tiles");
            self.angry[usize::from(age)] =
                u8::try_from(chance.below(tiles)).expect("there are a few tiles");
        }
        if self.modules.has(Module::Rituals) {
            self.deal_rituals_again(chance);
        }
        chance.shuffle(&mut self.solo.god_deck);
        chance.shuffle(&mut self.solo.deck);
        self.chance = Chance::new(chance.seed());
    }

    /// The owner knows the card he kept and those on top of the deck; nobody else knows more than what lies open.
    fn deal_cards_again(&mut self, seat: Seat, own: bool, chance: &mut Chance) {
        let deck = &mut self.decks[seat];
        if own {
            let unknown = deck.len() - usize::from(self.seen[seat]).min(deck.len());
            chance.shuffle(&mut deck[..unknown]);
            return;
        }
        let kept = match &mut self.conflict {
            Some(conflict) if !conflict.shown => conflict.cards[seat].as_mut(),
            _ => None,
        };
        let Some(kept) = kept else {
            chance.shuffle(deck);
            return;
        };
        deck.push(*kept);
        chance.shuffle(deck);
        *kept = deck.pop().expect("the kept card was put there");
    }

    /// Rituals face down are any of those that have not been turned up.
    fn deal_rituals_again(&mut self, chance: &mut Chance) {
        let revealed = usize::from(self.revealed);
        let open = &self.rituals[..revealed];
        let count = u8::try_from(self.components.rituals().len()).expect("there are a few rituals");
        let mut rest: ArrayVec<u8, 16> =
            (0..count).filter(|ritual| !open.contains(ritual)).collect();
        chance.shuffle(&mut rest);
        for (place, ritual) in self.rituals[revealed..].iter_mut().zip(rest) {
            *place = ritual;
        }
    }
}

#[cfg(test)]
mod tests;
