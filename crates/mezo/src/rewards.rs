//! The end of a conflict: who wins, what the winner gets, Calendar and Codex, and what goes home.

use game::{Seat, Seats, Sink};

use crate::ask::{Ask, Bits};
use crate::ledger::Source;
use crate::places::Place;
use crate::prophecy::Cause;
use crate::stage::{Reward, Stage};
use crate::state::{Each, VENGEFUL, YOU};
use crate::{Band, Deed, Event, Kind, Means, Mezo, Regions, RitualRule};

/// What the Blessed region is worth.
const BLESSED_VP: u16 = 8;
/// What the ability for winning conflicts is worth.
const VICTORY_VP: u16 = 5;
/// What the sacred cenote is worth.
const CENOTE_DEVOTION: u8 = 3;

impl Mezo {
    /// Strength is counted once; the tied are chosen among, and all may be at 0.
    pub(crate) fn count_strength(&mut self, sink: &mut impl Sink<Event>) {
        let mut strength = Each::<u8>::default();
        for seat in self.every_seat() {
            strength[seat] = self.strength_of(seat);
        }
        self.the_conflict_mut().strength = Some(strength);
        sink.tell(|| Event::Strengths {
            strengths: self
                .every_seat()
                .into_iter()
                .map(|seat| strength[seat])
                .collect(),
        });
        let seats = self.every_seat().into_iter();
        let most = seats.map(|seat| strength[seat]).max().unwrap_or(0);
        let strongest = |seat: &Seat| strength[*seat] == most;
        let tied: Seats = self.every_seat().into_iter().filter(strongest).collect();
        if let Some(winner) = self.settle_tie(tied) {
            self.win(winner, sink);
        } else {
            let chooser = self.tie_breaker(tied);
            self.put(chooser, Ask::Winner(tied));
        }
    }

    /// The only one of a set; in solo ties go to the vengeful gods, except where your champion stands.
    fn settle_tie(&self, tied: Seats) -> Option<Seat> {
        if tied.len() <= 1 {
            return tied.first();
        }
        let yours = self.champion_here() == Some(YOU);
        self.is_solo().then_some(if yours { YOU } else { VENGEFUL })
    }

    /// The champion's owner; in the Blessed region the one of the tied with the least points.
    fn tie_breaker(&self, tied: Seats) -> Seat {
        self.champion_here().unwrap_or_else(|| {
            let least = tied.into_iter().min_by_key(|seat| self.vp[*seat]);
            least.expect("somebody is tied")
        })
    }

    pub(crate) fn win(&mut self, winner: Seat, sink: &mut impl Sink<Event>) {
        let conflict = self.the_conflict_mut();
        conflict.winner = Some(winner);
        let region = conflict.region;
        let region = self.name_of(region);
        sink.tell(|| Event::Won {
            seat: winner,
            region,
        });
        self.lay_token(winner, Deed::Win, 1, sink);
        self.stage = Stage::Reward(Reward::Altar);
        self.moment(winner, Cause::Win, sink);
    }

    /// What the winner gets, one thing after another.
    pub(crate) fn give_reward(&mut self, reward: Reward, sink: &mut impl Sink<Event>) {
        let conflict = self.the_conflict();
        let here = conflict.region;
        let winner = conflict.winner.expect("rewards follow a win");
        let blessed = self.is_blessed();
        let next = match reward {
            Reward::Altar => Stage::Reward(Reward::Victory),
            Reward::Victory => Stage::Reward(Reward::Omen),
            Reward::Omen => Stage::Reward(Reward::Cenote),
            Reward::Cenote => Stage::Reward(Reward::City),
            Reward::City if blessed => Stage::CleanUp,
            Reward::City => Stage::Majority(Kind::Shaman),
        };
        self.stage = next;
        match reward {
            Reward::Altar if blessed => self.gain_vp(winner, BLESSED_VP, Source::Blessed, sink),
            Reward::Altar => {
                let altar = usize::from(self.altars[here]);
                let effect = self.components.altars()[altar].effect;
                self.begin_effect(effect, Source::Altar, winner, sink);
            }
            Reward::Victory if self.has_ability(winner, 3, 3) => {
                self.gain_vp(winner, VICTORY_VP, Source::Victory, sink);
            }
            Reward::Omen => {
                if let Some(RitualRule::DevotionOnWin(devotion)) = self.ritual_rule() {
                    self.gain_devotion(winner, devotion, sink);
                }
            }
            Reward::Cenote if self.cenote == Some(here) => {
                self.gain_devotion(winner, CENOTE_DEVOTION, sink);
            }
            Reward::Victory | Reward::Cenote => {}
            Reward::City => self.destroy_city(winner, sink),
        }
    }

    /// Another's city in the region is destroyed.
    fn destroy_city(&mut self, winner: Seat, sink: &mut impl Sink<Event>) {
        let here = self.the_conflict().region;
        let mut opponents = self.opponents(winner).into_iter();
        let Some(owner) = opponents.find(|seat| self.cities[*seat] == Some(here)) else {
            return;
        };
        self.cities[owner] = None;
        let region = self.name_of(here);
        sink.tell(|| Event::Destroyed {
            seat: winner,
            owner,
            region,
        });
        self.gain_vp(winner, 1, Source::City, sink);
    }

    /// Who has the most of a kind here, if anybody has and it is awarded. Nobody is asked about a tie that wins no space.
    pub(crate) fn find_majority(&mut self, kind: Kind) {
        let conflict = *self.the_conflict();
        let here = conflict.region;
        let count = |seat: Seat| self.units_in(seat, here)[kind];
        let claimed = conflict.most[kind as usize];
        let most = match claimed {
            Some(seat) => count(seat),
            None => self.every_seat().into_iter().map(count).max().unwrap_or(0),
        };
        if conflict.unawarded[kind as usize] || most == 0 {
            return self.after_book(kind);
        }
        let tied: Seats = match claimed {
            Some(seat) => Seats::only(seat),
            None => self
                .every_seat()
                .into_iter()
                .filter(|seat| count(*seat) == most)
                .collect(),
        };
        if let Some(seat) = self.settle_tie(tied) {
            self.stage = Stage::Space(kind, seat);
        } else if self.free_spaces(kind).is_empty() {
            self.after_book(kind);
        } else {
            let chooser = self.tie_breaker(tied);
            self.put(chooser, Ask::Winner(tied));
        }
    }

    pub(crate) fn after_book(&mut self, kind: Kind) {
        self.stage = match kind {
            Kind::Shaman => Stage::Majority(Kind::Warrior),
            Kind::Warrior => Stage::CleanUp,
        };
    }

    /// The spaces of a book where nobody stands.
    fn free_spaces(&self, kind: Kind) -> Bits {
        let spaces = (0..).zip(&self.books[kind as usize]);
        let free = spaces.filter(|(_, owner)| owner.is_none());
        free.map(|(space, _)| space).collect()
    }

    /// A unit goes to a free space; without one, nothing.
    pub(crate) fn ask_space(&mut self, kind: Kind, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.is_vengeful(seat) {
            self.stage = Stage::Booked(kind);
            return self.take_vengeful_space(kind, sink);
        }
        let free = self.free_spaces(kind);
        match free.single() {
            _ if free.is_empty() => self.after_book(kind),
            Some(only) => self.take_space(kind, seat, only, sink),
            None => self.put(seat, Ask::Space(free)),
        }
    }

    pub(crate) fn take_space(
        &mut self,
        kind: Kind,
        seat: Seat,
        space: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let here = self.the_conflict().region;
        self.units[here][seat.index()].remove(Band::of(kind, 1));
        self.books[kind as usize][usize::from(space)] = Some(seat);
        sink.tell(|| Event::Book {
            seat,
            book: kind.book(),
            space: space + 1,
        });
        self.lay_token(seat, book_deed(kind), 1, sink);
        self.stage = Stage::Booked(kind);
        self.moment(seat, Cause::Other, sink);
        let bonus = self.components.book(kind)[usize::from(space)];
        let times = if self.has_ability(seat, 2, 3) { 2 } else { 1 };
        for _ in 0..times {
            self.begin_effect(bonus, book_source(kind), seat, sink);
        }
    }

    /// Champions and units go home, units below the tiles and offered ones to Xibalba, cards are discarded; one moment.
    pub(crate) fn clean_up(&mut self, sink: &mut impl Sink<Event>) {
        let conflict = *self.the_conflict();
        let here = conflict.region;
        for seat in self.every_seat() {
            self.champions[seat] -= Regions::only(here);
            let band = self.units_in(seat, here);
            let home = [Place::Region(here), Place::Reserve];
            self.move_at_once(seat, band, home, Means::Home, sink);
            for place in [Place::Below, Place::Offered] {
                let band = self.units_at(seat, place);
                self.move_at_once(seat, band, [place, Place::Xibalba], Means::Home, sink);
            }
            if let Some(card) = conflict.cards[seat] {
                self.discards[seat].push(card);
            }
        }
        self.discard_vengeful_card();
        self.resolved.push(here);
        self.conflict = None;
        let region = self.name_of(here);
        sink.tell(|| Event::Resolved { region });
        self.stage = Stage::NextConflict;
        self.moment_of_all(sink);
    }
}

pub(crate) fn book_deed(kind: Kind) -> Deed {
    match kind {
        Kind::Shaman => Deed::Calendar,
        Kind::Warrior => Deed::Codex,
    }
}

pub(crate) fn book_source(kind: Kind) -> Source {
    match kind {
        Kind::Shaman => Source::Calendar,
        Kind::Warrior => Source::Codex,
    }
}

#[cfg(test)]
mod tests;
