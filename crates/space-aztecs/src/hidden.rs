//! What each knows of the piles, and dealing again what he does not know.

use arrayvec::ArrayVec;
use game::{Chance, Seat, Viewer};

use crate::SpaceAztecs;
use crate::card::{CARDS, Card, Cards};
use crate::pile::{Pile, Piles};

impl SpaceAztecs {
    /// The piles that the viewer has looked at. He knows what was in them, and every card taken from them since has been
    /// announced, but for those that are still face down.
    pub(crate) fn looked_at(&self, viewer: Viewer) -> Piles {
        match viewer {
            Viewer::Seat(seat) => self.looked[seat],
            Viewer::Spectator => Piles::NONE,
        }
    }

    /// The card that was kept of this pile and is still face down, and who kept it.
    pub(crate) fn kept_of(&self, pile: Pile) -> Option<(Seat, Card)> {
        let holder = |seat: &Seat| self.held[*seat] == Some(pile);
        let holder = self.every_seat().into_iter().find(holder)?;
        Some((holder, self.chosen[holder]?))
    }

    /// Deals piles and face-down cards again from what the viewer knows. How they lie after that does not depend on how
    /// they lay before.
    pub(crate) fn deal_again(&mut self, viewer: Viewer, chance: &mut Chance) {
        let looked = self.looked_at(viewer);
        let unseen = Pile::ALL.into_iter().filter(|pile| !looked.contains(*pile));
        let unknown = unseen.fold(Cards::NONE, |all, pile| all | self.with_kept(pile));
        let mut unknown: ArrayVec<Card, CARDS> = unknown.into_iter().collect();
        chance.shuffle(&mut unknown);
        for pile in Pile::ALL {
            match self.kept_of(pile) {
                Some((holder, _)) if viewer.is(holder) => {}
                _ if looked.contains(pile) => self.keep_again(pile, chance),
                _ => self.fill_again(pile, &mut unknown),
            }
        }
    }

    /// The pile as its holder took it: with the card that was kept of it and is still face down.
    pub(crate) fn with_kept(&self, pile: Pile) -> Cards {
        let mut cards = self.piles[pile];
        cards.extend(self.kept_of(pile).map(|(_, card)| card));
        cards
    }

    /// Somebody may have kept any card of a pile that the viewer has looked at.
    fn keep_again(&mut self, pile: Pile, chance: &mut Chance) {
        let Some((holder, _)) = self.kept_of(pile) else {
            return;
        };
        let cards: ArrayVec<Card, CARDS> = self.with_kept(pile).into_iter().collect();
        let kept = *chance.pick(&cards);
        self.piles[pile] = cards.into_iter().filter(|card| *card != kept).collect();
        self.chosen[holder] = Some(kept);
    }

    /// Unknown cards lie in a pile, and one of them was kept if somebody has kept one.
    fn fill_again(&mut self, pile: Pile, unknown: &mut ArrayVec<Card, CARDS>) {
        if let Some((holder, _)) = self.kept_of(pile) {
            self.chosen[holder] = unknown.pop();
        }
        let size = self.piles[pile].len();
        self.piles[pile] = (0..size).filter_map(|_| unknown.pop()).collect();
    }
}

#[cfg(test)]
mod tests;
