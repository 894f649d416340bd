//! Solo: the vengeful gods, their force in seat 1, their cards, and the trial.

use arrayvec::ArrayVec;
use game::{Seat, Sink};

use crate::ask::{Ask, Bits};
use crate::ledger::Source;
use crate::places::Place;
use crate::rewards::{book_deed, book_source};
use crate::stage::Stage;
use crate::state::{VENGEFUL, YOU};
use crate::{Band, Deed, Event, GODS, GodId, Kind, Means, Mezo, Region, SPACES, Verb, Vertex};

/// What only the solo game has.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Solo {
    /// The vengeful gods in play; the last may not stand anywhere yet.
    pub(crate) gods: ArrayVec<(GodId, Option<Vertex>), 3>,
    /// Gods that can still come, the next one last.
    pub(crate) god_deck: ArrayVec<GodId, GODS>,
    /// Their cards, the top last.
    pub(crate) deck: ArrayVec<u8, 16>,
    /// The card they have drawn for this conflict.
    pub(crate) card: Option<u8>,
    pub(crate) discard: ArrayVec<u8, 16>,
    /// The trial, once it has been drawn.
    pub(crate) trial: Option<u8>,
    /// Yours and theirs.
    pub(crate) tokens: [u8; 2],
    /// How many stand on their own Codex and Calendar.
    pub(crate) books: Band,
    /// The region where the god that was drawn is to be put.
    pub(crate) shown: Option<Region>,
}

impl Mezo {
    /// Their cards are shuffled together.
    pub(crate) fn shuffle_vengeful_cards(&mut self) {
        let Solo { deck, discard, .. } = &mut self.solo;
        deck.extend(discard.drain(..));
        deck.sort_unstable();
        self.chance.shuffle(deck);
    }

    /// A god is drawn and tiles are turned up until one shows a region with a free vertex; then all are shuffled.
    pub(crate) fn draw_vengeful_god(&mut self, sink: &mut impl Sink<Event>) {
        self.stage = Stage::Reveal;
        let Some(god) = self.solo.god_deck.pop() else {
            return;
        };
        self.solo.gods.push((god, None));
        let mut shown = self.tiles.iter().rev().copied();
        self.solo.shown = shown.find(|region| !self.free_around(*region).is_empty());
        if self.solo.shown.is_some() {
            self.stage = Stage::VengefulGod;
        }
        let name: &'static str = &self.components.god(god).name;
        let choice = self
            .solo
            .shown
            .filter(|region| self.free_around(*region).single().is_none());
        let region = choice.map(|region| self.name_of(region));
        sink.tell(|| Event::VengefulGod { god: name, region });
        let mut tiles: ArrayVec<Region, 6> = self.living.into_iter().collect();
        self.chance.shuffle(&mut tiles);
        self.tiles = tiles;
    }

    /// The free vertices that touch a region.
    fn free_around(&self, region: Region) -> Bits {
        let touches = |vertex: &u8| self.components.around(Vertex(*vertex)).contains(region);
        self.free_vertices().iter().filter(touches).collect()
    }

    pub(crate) fn ask_vengeful_vertex(&mut self, sink: &mut impl Sink<Event>) {
        let free = self
            .solo
            .shown
            .map_or(Bits::NONE, |region| self.free_around(region));
        match free.single() {
            Some(only) => self.place_vengeful(Vertex(only), sink),
            None => self.put(YOU, Ask::Vertex(free)),
        }
    }

    pub(crate) fn place_vengeful(&mut self, vertex: Vertex, sink: &mut impl Sink<Event>) {
        self.solo.shown = None;
        self.stage = Stage::Reveal;
        if let Some((god, place)) = self.solo.gods.last_mut() {
            *place = Some(vertex);
            let god: &'static str = &self.components.god(*god).name;
            sink.tell(|| Event::Placed {
                seat: VENGEFUL,
                god,
                vertex: vertex.0,
            });
        }
    }

    /// A shaman and a warrior go to each region while they last.
    pub(crate) fn deploy_vengeful(&mut self, sink: &mut impl Sink<Event>) {
        for region in self.living {
            for kind in [Kind::Shaman, Kind::Warrior] {
                if self.reserve[VENGEFUL][kind] > 0 {
                    let places = [Place::Reserve, Place::Region(region)];
                    self.move_one(VENGEFUL, kind, places, Means::Verb(Verb::Deploy), sink);
                }
            }
        }
    }

    /// The vengeful gods present in the region of a conflict are to act.
    pub(crate) fn rouse_vengeful(&mut self, region: Region) {
        let present = self.solo.gods.iter().filter(|(_, vertex)| {
            vertex.is_some_and(|vertex| self.components.around(vertex).contains(region))
        });
        let gods: Bits = present.map(|(god, _)| god.0).collect();
        self.the_conflict_mut().vengeful = gods;
    }

    pub(crate) fn ask_vengeful(&mut self, sink: &mut impl Sink<Event>) {
        let gods = self.the_conflict().vengeful;
        match gods.single() {
            _ if gods.is_empty() => self.begin_cards_or_offers(),
            Some(only) => self.vengeance(GodId(only), sink),
            None => self.put(YOU, Ask::Vengeful(gods)),
        }
    }

    pub(crate) fn vengeance(&mut self, god: GodId, sink: &mut impl Sink<Event>) {
        self.the_conflict_mut().vengeful.remove(god.0);
        let ability = self.components.vengeful(god);
        self.begin_effect(ability, Source::Vengeful, VENGEFUL, sink);
    }

    fn draw_vengeful_card(&mut self, sink: &mut impl Sink<Event>) -> Option<u8> {
        if self.solo.card.is_none() {
            self.solo.card = self.solo.deck.pop();
            if let Some(card) = self.solo.card {
                sink.tell(|| Event::VengefulCard { card });
            }
        }
        self.solo.card
    }

    /// They resolve the same place of their own card.
    pub(crate) fn answer_of_gods(&mut self, round: u8, action: u8, sink: &mut impl Sink<Event>) {
        self.stage = Stage::Answered(round);
        if let Some(card) = self.draw_vengeful_card(sink) {
            let cards = self.components.vengeful_cards();
            let effect = cards[usize::from(card)].actions[usize::from(action)];
            self.begin_effect(effect, Source::Vengeful, VENGEFUL, sink);
        }
    }

    /// Their card goes to the discards.
    pub(crate) fn discard_vengeful_card(&mut self) {
        if let Some(card) = self.solo.card.take() {
            self.solo.discard.push(card);
        }
    }

    /// In the Blessed region they offer as many units as their card says, by turns, shamans first.
    pub(crate) fn offer_vengeful(&mut self, sink: &mut impl Sink<Event>) {
        let Some(card) = self.draw_vengeful_card(sink) else {
            return;
        };
        let wanted = self.components.vengeful_cards()[usize::from(card)].sacrifice;
        let mut due = Kind::Shaman;
        let mut units = 0;
        while units < wanted {
            let reserve = self.reserve[VENGEFUL];
            let kind = if reserve[due] > 0 { due } else { due.other() };
            if reserve[kind] == 0 {
                break;
            }
            let places = [Place::Reserve, Place::Offered];
            self.move_one(VENGEFUL, kind, places, Means::Offer, sink);
            due = due.other();
            units += 1;
        }
        if units > 0 {
            self.lay_token(VENGEFUL, Deed::Offering, 1, sink);
            self.gain_devotion(VENGEFUL, units, sink);
        }
    }

    /// They take the first free space of their own book.
    pub(crate) fn take_vengeful_space(&mut self, kind: Kind, sink: &mut impl Sink<Event>) {
        let space = self.solo.books[kind];
        if usize::from(space) >= SPACES {
            return;
        }
        let here = self.the_conflict().region;
        self.units[here][VENGEFUL.index()].remove(Band::of(kind, 1));
        self.solo.books[kind] += 1;
        sink.tell(|| Event::Book {
            seat: VENGEFUL,
            book: kind.book(),
            space: space + 1,
        });
        self.lay_token(VENGEFUL, book_deed(kind), 1, sink);
        let bonus = self.components.vengeful_book(kind)[usize::from(space)];
        self.begin_effect(bonus, book_source(kind), VENGEFUL, sink);
    }

    /// A token for each time a deed of the trial is done, five at most.
    #[inline]
    pub(crate) fn lay_token(
        &mut self,
        seat: Seat,
        deed: Deed,
        times: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(trial) = self.solo.trial else {
            return;
        };
        let trial = &self.components.trials()[usize::from(trial)];
        let wanted = if seat == YOU { trial.you } else { trial.them };
        let tokens = &mut self.solo.tokens[seat.index()];
        let before = *tokens;
        if wanted == deed {
            *tokens = (before + times).min(5);
        }
        let tokens = *tokens;
        if tokens != before {
            sink.tell(|| Event::Token { seat, tokens });
        }
    }
}

#[cfg(test)]
mod tests;
