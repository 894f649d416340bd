//! Points: what every village comes to at the end, or would if the game ended now.

use arrayvec::ArrayVec;
use game::{Points, ScoreLine, Seat};

use crate::card::Cards;
use crate::deck::Deck;
use crate::village::Village;
use crate::{Kind, Law, Set, Sets, Source};

/// A priest with an alien of his own.
const PAIR: i32 = 10;
/// An alien without a priest.
const LONE_ALIEN: i32 = 1;
/// What hunger costs.
pub(crate) const HUNGER: i32 = -5;

/// All villages, to be compared and counted.
#[derive(Clone, Copy)]
pub(crate) struct Valley<'a> {
    pub(crate) deck: &'a Deck,
    /// The sets in play.
    pub(crate) sets: Sets,
    /// One for each seat.
    pub(crate) villages: &'a [Village],
}

/// What one source brings a village, and by which cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Count {
    pub(crate) source: Source,
    pub(crate) cards: Cards,
    pub(crate) points: i32,
}

/// What all sources bring a village; a source is there when the village has a card of it.
pub(crate) type Counts = ArrayVec<Count, { Source::ALL.len() }>;

impl Valley<'_> {
    /// Where the points of a village come from.
    pub(crate) fn counts(&self, seat: Seat) -> Counts {
        let mut counts = Counts::new();
        self.count(seat, |source, cards, points| {
            counts.push(Count {
                source,
                cards,
                points,
            });
        });
        counts
    }

    /// What the village comes to.
    pub(crate) fn score(&self, seat: Seat) -> Points {
        let mut score = 0;
        self.count(seat, |_, _, points| score += points);
        Points(score)
    }

    /// What the village comes to but for hunger, which only the end can bring.
    pub(crate) fn points(&self, seat: Seat) -> Points {
        let mut sum = 0;
        self.count(seat, |source, _, points| {
            if source != Source::FewestVillagers {
                sum += points;
            }
        });
        Points(sum)
    }

    /// Whether a villager has been played: one lives somewhere or has been taken.
    pub(crate) fn has_met_villagers(&self) -> bool {
        let villagers = self.deck.of_kind(Kind::Villager);
        let met = |village: &Village| (village.aztecs() | village.captured).meets(villagers);
        self.villages.iter().any(met)
    }

    /// Enters every source of points that the village has, in their order. Whoever looks ahead asks for scores all the time:
    /// so it costs no more than who listens makes of it.
    #[inline]
    fn count(&self, seat: Seat, mut enter: impl FnMut(Source, Cards, i32)) {
        let village = self.village(seat);
        for law in Law::ALL {
            let card = self.deck.law_card(law);
            if village.front.contains(card) {
                enter(Source::Law(law), Cards::only(card), self.law(law, seat));
            }
        }
        self.count_aztecs(village, &mut enter);
        if self.is_hungry(seat) {
            enter(Source::FewestVillagers, Cards::NONE, HUNGER);
        }
        if !village.captured.is_empty() {
            enter(Source::Captured, village.captured, count(village.captured));
        }
    }

    /// The points of a village as people read them.
    pub(crate) fn lines(&self, seat: Seat) -> impl Iterator<Item = ScoreLine> {
        self.counts(seat).into_iter().map(move |count| ScoreLine {
            seat,
            round: None,
            source: count.source.word(),
            points: Points(count.points),
        })
    }

    fn village(&self, seat: Seat) -> &Village {
        &self.villages[seat.index()]
    }

    /// Aztecs count whether they are hidden or not.
    #[inline]
    fn count_aztecs(&self, village: &Village, enter: &mut impl FnMut(Source, Cards, i32)) {
        let aztecs = village.aztecs();
        let of_kind = |kind| aztecs & self.deck.of_kind(kind);
        let mut enter_any = |source, cards: Cards, points: i32| {
            if !cards.is_empty() {
                enter(source, cards, points);
            }
        };
        let (villagers, warriors) = (of_kind(Kind::Villager), of_kind(Kind::Warrior));
        let (elders, agents) = (of_kind(Kind::Elder), of_kind(Kind::Agent));
        let (aliens, priests) = (of_kind(Kind::Alien), of_kind(Kind::Priest));
        let archivists = of_kind(Kind::Archivist);
        enter_any(Source::Villagers, villagers, self.printed(villagers));
        enter_any(Source::Warriors, warriors, self.warriors(warriors));
        enter_any(Source::Elders, elders, self.printed(elders));
        let pairs = aliens_and_priests(aliens.len(), priests.len());
        enter_any(Source::AliensAndPriests, aliens | priests, pairs);
        enter_any(Source::Agents, agents, self.printed(agents));
        let archived = self.archived(archivists & village.hidden);
        enter_any(
            Source::Archivists,
            archivists,
            self.printed(archivists) + archived,
        );
    }

    /// The sum of the points printed on cards that have one number.
    fn printed(&self, cards: Cards) -> i32 {
        let points = |card| self.deck.face_of(card).points.first().copied();
        cards.into_iter().filter_map(points).map(i32::from).sum()
    }

    /// What archivists bring for being in a temple.
    fn archived(&self, hidden: Cards) -> i32 {
        let more = |card| i32::from(self.deck.face_of(card).in_temple);
        hidden.into_iter().map(more).sum()
    }

    /// The more warriors of a name, the more they are worth.
    fn warriors(&self, warriors: Cards) -> i32 {
        let bands = self.deck.bands().iter();
        bands
            .map(|band| band.worth((warriors & band.cards).len()))
            .sum()
    }

    fn villagers(&self, village: &Village) -> u32 {
        (village.aztecs() & self.deck.of_kind(Kind::Villager)).len()
    }

    /// Whether nobody has fewer villagers; all who tie go hungry. Without villagers in play nobody does.
    pub(crate) fn is_hungry(&self, seat: Seat) -> bool {
        let own = self.villagers(self.village(seat));
        let fewer = |other: &Village| self.villagers(other) < own;
        self.sets.contains(Set::Villagers) && !self.villages.iter().any(fewer)
    }

    /// What a law brings. Saucers, captured cards and the colours of temples count only where it says so.
    fn law(&self, law: Law, seat: Seat) -> i32 {
        let village = self.village(seat);
        match law {
            Law::NotAllIsLost => self.saucers_of_others(seat),
            Law::AllColours => reward(8, self.has_all_colours(village)),
            Law::Sanctuary => (2 * count(village.hidden)).min(10),
            Law::OpenGates => (2 * count(village.open)).min(10),
            Law::FeastDay => (3 * self.feasts(village)).min(6),
            Law::Builders => 3 * count(village.front & self.deck.of_kind(Kind::Temple)),
            Law::Twins => 4 * self.twins(village),
            Law::QuietVillage => reward(8, self.is_quiet(village)),
        }
    }

    fn saucers_of_others(&self, seat: Seat) -> i32 {
        let saucers = self.deck.of_kind(Kind::Saucer);
        let others = self.villages.iter().enumerate();
        others
            .filter(|(index, _)| *index != seat.index())
            .map(|(_, other)| count(other.front & saucers))
            .sum()
    }

    fn has_all_colours(&self, village: &Village) -> bool {
        let lives_here = |set| village.aztecs().meets(self.deck.of_set(set).aztecs);
        self.sets.into_iter().all(lives_here)
    }

    /// For how many sets in play an Aztec lives here and no village has more of them.
    fn feasts(&self, village: &Village) -> i32 {
        let unsurpassed = |set: &Set| {
            let aztecs = self.deck.of_set(*set).aztecs;
            let own = (village.aztecs() & aztecs).len();
            let more = |other: &Village| (other.aztecs() & aztecs).len() > own;
            own > 0 && !self.villages.iter().any(more)
        };
        let sets = self.sets.into_iter().filter(unsurpassed).count();
        i32::try_from(sets).expect("there are four sets")
    }

    /// How many pairs of one name live here, each card counted once.
    fn twins(&self, village: &Village) -> i32 {
        let pairs = |names: &Cards| count(village.aztecs() & *names) / 2;
        self.deck.namesakes().iter().map(pairs).sum()
    }

    fn is_quiet(&self, village: &Village) -> bool {
        let own = village.aztecs().len();
        !self.villages.iter().any(|other| other.aztecs().len() < own)
    }
}

/// As many pairs as possible; an alien with a priest is worth nothing himself, a priest without an alien neither.
fn aliens_and_priests(aliens: u32, priests: u32) -> i32 {
    let pairs = aliens.min(priests);
    PAIR * signed(pairs) + LONE_ALIEN * signed(aliens - pairs)
}

fn reward(points: i32, earned: bool) -> i32 {
    if earned { points } else { 0 }
}

fn count(cards: Cards) -> i32 {
    signed(cards.len())
}

fn signed(number: u32) -> i32 {
    i32::try_from(number).expect("a deck has 72 cards")
}

#[cfg(test)]
mod tests;
