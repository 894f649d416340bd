//! Step 4 of a round: one after another the cards are turned up and take effect.

use game::{Seat, Sink};

use crate::card::{Card, Cards};
use crate::keeping::TurnOrder;
use crate::state::Phase;
use crate::{Action, Event, Kind, SpaceAztecs};

/// The turn of the seat whose card is being resolved, which waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Play {
    pub(crate) order: TurnOrder,
    /// The place of the seat in the order.
    turn: u8,
    /// The card; it lies in the village already.
    pub(crate) card: Card,
    pub(crate) question: Question,
}

/// What the seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// Whether the temple hides all Aztecs of its set.
    Temple,
    /// Whether an agent puts the Aztec into a temple.
    Agent,
    /// Which Aztec of this victim the saucer takes.
    Saucer(Seat),
}

impl Play {
    /// The seat that is asked.
    #[inline]
    pub(crate) fn asked(&self) -> Seat {
        self.order.seat(self.turn).expect("a turn is somebody's")
    }
}

impl SpaceAztecs {
    /// Plays cards from this turn on, up to the next question; after the last the round ends.
    pub(crate) fn play_cards(
        &mut self,
        order: TurnOrder,
        mut turn: u8,
        sink: &mut impl Sink<Event>,
    ) {
        while let Some(seat) = order.seat(turn) {
            let card = self.chosen[seat].take();
            let card = card.expect("everybody has a card to play");
            if let Some(question) = self.play_card(seat, card, sink) {
                self.phase = Phase::Play(Play {
                    order,
                    turn,
                    card,
                    question,
                });
                return;
            }
            turn += 1;
        }
        self.end_round(sink);
    }

    /// Lays a card in the village and lets it take effect as far as there is nothing to ask.
    fn play_card(
        &mut self,
        seat: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) -> Option<Question> {
        sink.tell(|| Event::Played {
            seat,
            card: self.deck.hour(card),
        });
        let village = &mut self.villages[seat];
        match self.deck.kind(card) {
            Kind::Law => {
                village.front.insert(card);
                None
            }
            Kind::Temple => {
                village.front.insert(card);
                self.built.push(card);
                let hides = !village.hides(self.deck, card).is_empty();
                hides.then_some(Question::Temple)
            }
            Kind::Saucer => {
                village.front.insert(card);
                self.built.push(card);
                self.begin_raid(seat, card, sink)
            }
            _ => {
                village.open.insert(card);
                let offered = village.has_agent_for(self.deck, card);
                offered.then_some(Question::Agent)
            }
        }
    }

    pub(crate) fn list_answers(&self, play: &Play, actions: &mut Vec<Action>) {
        match play.question {
            Question::Temple | Question::Agent => {
                actions.extend_from_slice(&[Action::Hide, Action::Open]);
            }
            Question::Saucer(victim) => {
                let exposed = self.exposed(victim, play.card).into_iter();
                actions.extend(exposed.map(|card| Action::Take(self.deck.hour(card))));
            }
        }
    }

    pub(crate) fn may_answer(&self, play: &Play, action: Action) -> bool {
        match (play.question, action) {
            (Question::Temple | Question::Agent, Action::Hide | Action::Open) => true,
            (Question::Saucer(victim), Action::Take(hour)) => {
                let card = self.deck.find(hour);
                card.is_some_and(|card| self.exposed(victim, play.card).contains(card))
            }
            _ => false,
        }
    }

    pub(crate) fn answer(
        &mut self,
        seat: Seat,
        mut play: Play,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match (play.question, action) {
            (Question::Temple, Action::Hide) => self.hide_all(seat, play.card, sink),
            (Question::Agent, Action::Hide) => self.shelter(seat, play.card, sink),
            (Question::Saucer(victim), Action::Take(hour)) => {
                let taken = self.deck.find(hour).expect("the card is in the village");
                self.capture(seat, play.card, victim, taken, sink);
                let next = self.clockwise(victim);
                if let Some(question) = self.raid(seat, play.card, next, sink) {
                    play.question = question;
                    self.phase = Phase::Play(play);
                    return;
                }
            }
            _ => sink.tell(|| Event::LeftOpen {
                seat,
                card: self.deck.hour(play.card),
            }),
        }
        self.play_cards(play.order, play.turn + 1, sink);
    }
}

/// Temples.
impl SpaceAztecs {
    /// All unprotected Aztecs of the temple's set go under it.
    fn hide_all(&mut self, seat: Seat, temple: Card, sink: &mut impl Sink<Event>) {
        let cards = self.villages[seat].hides(self.deck, temple);
        self.hide(seat, cards, temple);
        sink.tell(|| Event::Hid {
            seat,
            temple: self.deck.hour(temple),
            cards: self.deck.hours_of(cards),
        });
    }

    /// An agent puts the Aztec into the newest temple of its set.
    fn shelter(&mut self, seat: Seat, aztec: Card, sink: &mut impl Sink<Event>) {
        let temple = self.newest_temple(seat, aztec);
        let temple = temple.expect("an agent offers a temple that is there");
        self.hide(seat, Cards::only(aztec), temple);
        sink.tell(|| Event::Sheltered {
            seat,
            card: self.deck.hour(aztec),
            temple: self.deck.hour(temple),
        });
    }

    /// The seat's newest temple of the Aztec's set.
    fn newest_temple(&self, seat: Seat, aztec: Card) -> Option<Card> {
        let temples = self.villages[seat].front & self.deck.set_of(aztec).temples;
        let mut newest_first = self.built.iter().rev().copied();
        newest_first.find(|built| temples.contains(*built))
    }

    fn hide(&mut self, seat: Seat, cards: Cards, temple: Card) {
        let village = &mut self.villages[seat];
        village.open -= cards;
        village.hidden |= cards;
        for card in cards {
            self.under[card.index()] = temple;
        }
    }
}

/// Flying saucers.
impl SpaceAztecs {
    /// The victim's Aztecs that the saucer could take one of.
    #[inline]
    fn exposed(&self, victim: Seat, saucer: Card) -> Cards {
        self.villages[victim].exposed(self.deck, saucer)
    }

    /// A saucer comes over the villages of the others.
    fn begin_raid(
        &mut self,
        seat: Seat,
        saucer: Card,
        sink: &mut impl Sink<Event>,
    ) -> Option<Question> {
        self.saucers_played += 1;
        let mut others = self.every_seat();
        others.remove(seat);
        let mut others = others.into_iter();
        if others.all(|other| self.exposed(other, saucer).is_empty()) {
            sink.tell(|| Event::EmptyHanded {
                seat,
                saucer: self.deck.hour(saucer),
            });
            return None;
        }
        self.raid(seat, saucer, self.clockwise(seat), sink)
    }

    /// From this victim on, clockwise, each loses one unprotected Aztec of the saucer's set. It is asked which where there are
    /// several.
    fn raid(
        &mut self,
        seat: Seat,
        saucer: Card,
        mut victim: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Option<Question> {
        while victim != seat {
            let exposed = self.exposed(victim, saucer);
            if exposed.are_several() {
                return Some(Question::Saucer(victim));
            }
            if let Some(only) = exposed.first() {
                self.capture(seat, saucer, victim, only, sink);
            }
            victim = self.clockwise(victim);
        }
        None
    }

    fn capture(
        &mut self,
        seat: Seat,
        saucer: Card,
        victim: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        self.villages[victim].open.remove(card);
        self.villages[seat].captured.insert(card);
        self.under[card.index()] = saucer;
        sink.tell(|| Event::Captured {
            seat,
            saucer: self.deck.hour(saucer),
            victim,
            card: self.deck.hour(card),
        });
    }
}

#[cfg(test)]
mod tests;
