//! What is secret, and dealing it again.

use arrayvec::ArrayVec;
use game::{Chance, Seat, Viewer};

use crate::map::MAX_MISSIONS;
use crate::{Amazonas, IncomeCard, PhaseName};

impl Amazonas {
    /// Whether the viewer sees the seat's mission: his own, and everybody's at the end. Without a viewer nothing is secret.
    pub(crate) fn sees_mission(&self, viewer: Option<Viewer>, seat: Seat) -> bool {
        self.phase == PhaseName::Over || viewer.is_none_or(|viewer| viewer.is(seat))
    }

    /// Whether the viewer sees the income card that the seat has chosen: his own, and everybody's once all have chosen.
    pub(crate) fn sees_card(&self, viewer: Option<Viewer>, seat: Seat) -> bool {
        self.phase != PhaseName::Income || viewer.is_none_or(|viewer| viewer.is(seat))
    }

    /// Whether the viewer is shown the income cards that the seat has left: those of others only with memory, and everybody's at
    /// the end.
    pub(crate) fn sees_hand(&self, viewer: Option<Viewer>, seat: Seat) -> bool {
        self.memory || self.phase == PhaseName::Over || viewer.is_none_or(|viewer| viewer.is(seat))
    }

    /// Deals missions, chosen income cards and the events to come again from what the viewer knows. How they lie after that
    /// does not depend on how they lay before.
    ///
    /// Hands stay as they are even where views do not show them: every card was seen when it was played, and whoever thinks
    /// about the game remembers it.
    pub(crate) fn deal_again(&mut self, viewer: Viewer, chance: &mut Chance) {
        self.deal_missions_again(viewer, chance);
        for seat in self.every_seat() {
            if !self.sees_card(Some(viewer), seat) {
                self.choose_again(seat, chance);
            }
        }
        self.deck.shuffle_anew(chance);
    }

    /// The others' missions could be any but those that the viewer sees.
    fn deal_missions_again(&mut self, viewer: Viewer, chance: &mut Chance) {
        let (seen, hidden): (ArrayVec<Seat, 4>, ArrayVec<Seat, 4>) = self
            .every_seat()
            .into_iter()
            .partition(|seat| self.sees_mission(Some(viewer), *seat));
        let seen: ArrayVec<u8, 4> = seen.into_iter().map(|seat| self.missions[seat]).collect();
        let mut cards: ArrayVec<u8, MAX_MISSIONS> = (0..)
            .take(self.map.missions().len())
            .filter(|card| !seen.contains(card))
            .collect();
        chance.shuffle(&mut cards);
        for (seat, card) in hidden.into_iter().zip(cards) {
            self.missions[seat] = card;
        }
    }

    /// A card that lies face down could be any of the hand.
    fn choose_again(&mut self, seat: Seat, chance: &mut Chance) {
        if self.played[seat].is_some() {
            let hand: ArrayVec<IncomeCard, { IncomeCard::COUNT }> =
                self.hands[seat].cards().collect();
            self.played[seat] = Some(*chance.pick(&hand));
        }
    }
}

#[cfg(test)]
mod tests;
