//! Dealing again what a viewer does not know.

use arrayvec::ArrayVec;
use game::{Chance, Seat, Viewer};

use crate::Mezo;
use crate::modules::Module;

impl Mezo {
    /// Decks, kept cards, tiles to come, angry gods and rituals face down, and in solo the vengeful gods' decks. How they
    /// lie after that does not depend on how they lay before.
    pub(crate) fn deal_again(&mut self, viewer: Viewer, chance: &mut Chance) {
        for seat in self.every_seat() {
            self.deal_cards_again(seat, viewer.is(seat), chance);
        }
        shuffle_anew(&mut self.tiles, chance);
        for age in self.revealed..3 {
            let tiles = self.components.angry_of(age + 1, self.tile_set);
            let tiles: ArrayVec<u8, 8> = tiles.collect();
            self.angry[usize::from(age)] = *chance.pick(&tiles);
        }
        if self.modules.contains(Module::Rituals) {
            self.deal_rituals_again(chance);
        }
        shuffle_anew(&mut self.solo.god_deck, chance);
        shuffle_anew(&mut self.solo.deck, chance);
        self.chance = Chance::new(chance.seed());
    }

    /// The owner knows the card he kept and those on top of the deck; nobody else knows more than what lies open.
    fn deal_cards_again(&mut self, seat: Seat, own: bool, chance: &mut Chance) {
        let deck = &mut self.decks[seat];
        if own {
            let unknown = deck.len() - usize::from(self.seen[seat]).min(deck.len());
            shuffle_anew(&mut deck[..unknown], chance);
            return;
        }
        let kept = match &mut self.conflict {
            Some(conflict) if !conflict.shown => conflict.cards[seat].as_mut(),
            _ => None,
        };
        let Some(kept) = kept else {
            shuffle_anew(deck, chance);
            return;
        };
        deck.push(*kept);
        shuffle_anew(deck, chance);
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

/// Shuffles things as if nobody had shuffled them before: what comes of it depends on chance alone.
fn shuffle_anew<T: Ord>(things: &mut [T], chance: &mut Chance) {
    things.sort_unstable();
    chance.shuffle(things);
}

#[cfg(test)]
mod tests;
