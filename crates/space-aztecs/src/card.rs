//! Cards as a state holds them, and sets of cards.

/// How many cards a deck has.
pub const CARDS: usize = 72;

/// A card by its place in the deck, from the earliest hour to the latest: of two cards the lesser is the earlier. The
/// default is the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Card(u8);

impl Card {
    /// The card at this place; none if no deck has it.
    pub fn new(place: usize) -> Option<Self> {
        let fits = u8::try_from(place).ok().filter(|_| place < CARDS);
        fits.map(Self)
    }

    /// Every card, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CARDS).filter_map(Self::new)
    }

    /// Its place, to index with.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

game::set_of! {
    /// A set of cards.
    pub struct Cards(u128) of Card, listed by CardsIter
}

impl Cards {
    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is more than one.
    #[inline]
    pub const fn are_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Whether one of the others is among them.
    #[inline]
    pub fn meets(self, others: Self) -> bool {
        !(self & others).is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_cards_from_the_earliest() {
        let set: Cards = [71, 0, 33].into_iter().filter_map(Card::new).collect();
        let places: Vec<usize> = set.into_iter().map(Card::index).collect();
        assert_eq!(places, [0, 33, 71]);
        assert_eq!(set.first(), Card::new(0));
        assert_eq!(set.len(), 3);
    }

    #[test]
    fn several_are_more_than_one() {
        let mut set = Cards::NONE;
        assert!(!set.are_several());
        set.insert(Card(70));
        assert!(!set.are_several());
        set.insert(Card(3));
        assert!(set.are_several());
    }

    #[test]
    fn a_deck_has_seventy_two_cards() {
        assert_eq!(Card::all().count(), CARDS);
        assert_eq!(Card::new(CARDS), None);
    }
}
