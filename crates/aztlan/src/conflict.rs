//! Phase 3: in turn order, each player resolves the territories that he wins or ties.

use game::{BySeat, Seat, Seats, Sink};

use crate::state::Phase;
use crate::{Action, Aztlan, Event, MAX_PLAYERS, ProsperityCard, Territories, Territory};

/// What the active player still has to resolve and what is being asked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Conflict {
    /// The place of the active seat in the turn order.
    turn: u8,
    /// Contested territories where the active seat has the most power, alone, and which he has not resolved.
    wins: Territories,
    /// Contested territories where he is tied for the most power, and which he has not settled.
    ties: Territories,
    pub(crate) stage: Stage,
    pub(crate) settled: Settled,
}

/// What is behind us in this conflict phase.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Settled {
    /// Territories resolved by their single winner.
    pub(crate) resolved: Territories,
    /// Ties that each seat has left.
    pub(crate) tied: BySeat<Territories, MAX_PLAYERS>,
}

/// What is being asked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Stage {
    /// Which territory is resolved next.
    Settling,
    /// Whether the winner of this territory battles or coexists.
    Won(Territory),
    /// Whether the tie in this territory is left, or won with Great Tlatoani.
    Tied(Territory),
    /// Whether those about to be removed play Sacred Games.
    Games {
        here: Territory,
        /// Those who have not answered yet.
        asked: Seats,
        /// Those who stay.
        spared: Seats,
    },
}

impl Conflict {
    /// The territory being settled.
    pub(crate) fn here(&self) -> Option<Territory> {
        match self.stage {
            Stage::Settling => None,
            Stage::Won(here) | Stage::Tied(here) | Stage::Games { here, .. } => Some(here),
        }
    }
}

impl Aztlan {
    pub(crate) fn begin_conflict(&mut self, sink: &mut impl Sink<Event>) {
        self.take_conflict_turn(0, Settled::default(), sink);
    }

    /// Begins the turn of the next seat that has anything to decide; after the last, scoring begins.
    fn take_conflict_turn(&mut self, first: u8, mut settled: Settled, sink: &mut impl Sink<Event>) {
        for turn in first..self.players {
            let (wins, ties) = self.contested(turn, settled.resolved);
            let mut conflict = Conflict {
                turn,
                wins,
                ties,
                stage: Stage::Settling,
                settled,
            };
            if self.pick_next(&mut conflict, sink) {
                self.phase = Phase::Conflict(conflict);
                return;
            }
            settled = conflict.settled;
        }
        self.begin_scoring(sink);
    }

    /// The territories where the seat of this turn and an opponent both stand and he has the most power: those
    /// where he has it alone, and those where he is tied.
    fn contested(&self, turn: u8, resolved: Territories) -> (Territories, Territories) {
        let seat = self.order.seat(turn).expect("a turn is somebody's");
        let opponents = self.opponents(seat);
        let theirs = opponents
            .into_iter()
            .fold(Territories::NONE, |all, other| all | self.held(other));
        let (mut wins, mut ties) = (Territories::NONE, Territories::NONE);
        for territory in (self.held(seat) & theirs) - resolved {
            let own = self.power_in(seat, territory);
            let strongest = opponents
                .into_iter()
                .map(|other| self.power_in(other, territory))
                .max();
            match Some(own).cmp(&strongest) {
                std::cmp::Ordering::Greater => wins.insert(territory),
                std::cmp::Ordering::Equal => ties.insert(territory),
                std::cmp::Ordering::Less => {}
            }
        }
        (wins, ties)
    }

    /// The number of the power card times the pawns there.
    #[inline]
    fn power_in(&self, seat: Seat, territory: Territory) -> u16 {
        let pawns = self.land.pawns(self.control[seat], territory);
        u16::from(self.chosen(seat).number()) * u16::from(pawns)
    }

    /// The territories among which the active seat picks: ties too as long as he holds any card, so that being asked
    /// does not tell what is in his hand.
    fn open_to_settle(&self, conflict: &Conflict) -> Territories {
        if self.hands[self.active(conflict)].is_empty() {
            conflict.wins
        } else {
            conflict.wins | conflict.ties
        }
    }

    #[inline]
    fn active(&self, conflict: &Conflict) -> Seat {
        self.order
            .seat(conflict.turn)
            .expect("a turn is somebody's")
    }

    /// Goes on to what the active seat decides next, and says whether there is anything.
    fn pick_next(&mut self, conflict: &mut Conflict, sink: &mut impl Sink<Event>) -> bool {
        let open = self.open_to_settle(conflict);
        match open.first() {
            None => {
                for territory in conflict.ties {
                    self.leave_tie(conflict, territory, sink);
                }
                return false;
            }
            Some(only) if open.len() == 1 => pick(conflict, only),
            Some(_) => conflict.stage = Stage::Settling,
        }
        true
    }

    /// The seat that is to answer: the active one, or the first of those asked about Sacred Games.
    #[inline]
    pub(crate) fn answering(&self, conflict: &Conflict) -> Seat {
        match conflict.stage {
            Stage::Games { asked, .. } => {
                self.in_turn_order(asked).next().expect("somebody is asked")
            }
            _ => self.active(conflict),
        }
    }

    /// The seats of a set in turn order.
    pub(crate) fn in_turn_order(&self, seats: Seats) -> impl Iterator<Item = Seat> {
        self.order
            .seats()
            .iter()
            .copied()
            .filter(move |seat| seats.contains(*seat))
    }

    pub(crate) fn list_conflict(&self, seat: Seat, conflict: &Conflict, actions: &mut Vec<Action>) {
        let hand = &self.hands[seat];
        match conflict.stage {
            Stage::Settling => {
                actions.extend(
                    self.open_to_settle(conflict)
                        .into_iter()
                        .map(Action::Settle),
                );
            }
            Stage::Won(_) => actions.extend([Action::Battle, Action::Coexist]),
            Stage::Tied(_) => {
                actions.extend(
                    hand.has(ProsperityCard::Tlatoani)
                        .then_some(Action::Tlatoani),
                );
                actions.push(Action::Tie);
            }
            Stage::Games { .. } => {
                actions.extend(hand.has(ProsperityCard::Games).then_some(Action::Games));
                actions.push(Action::Yield);
            }
        }
    }

    pub(crate) fn may_resolve(&self, seat: Seat, conflict: &Conflict, action: Action) -> bool {
        match (conflict.stage, action) {
            (Stage::Settling, Action::Settle(territory)) => {
                self.open_to_settle(conflict).contains(territory)
            }
            (Stage::Won(_), Action::Battle | Action::Coexist)
            | (Stage::Tied(_), Action::Tie)
            | (Stage::Games { .. }, Action::Yield) => true,
            (Stage::Tied(_), Action::Tlatoani) => self.hands[seat].has(ProsperityCard::Tlatoani),
            (Stage::Games { .. }, Action::Games) => self.hands[seat].has(ProsperityCard::Games),
            _ => false,
        }
    }

    pub(crate) fn resolve(
        &mut self,
        seat: Seat,
        mut conflict: Conflict,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match (conflict.stage, action) {
            (_, Action::Settle(territory)) => pick(&mut conflict, territory),
            (Stage::Tied(here), Action::Tlatoani) => {
                self.play_card(seat, ProsperityCard::Tlatoani);
                sink.tell(|| Event::Tlatoani {
                    seat,
                    territory: here,
                });
                conflict.stage = Stage::Won(here);
            }
            (Stage::Tied(here), _) => {
                self.leave_tie(&mut conflict, here, sink);
                return self.go_on(conflict, sink);
            }
            (Stage::Won(here), Action::Battle) => return self.battle(conflict, here, sink),
            (Stage::Won(here), _) => return self.coexist(conflict, here, sink),
            (Stage::Games { .. }, _) => return self.answer(seat, conflict, action, sink),
            (Stage::Settling, _) => {}
        }
        self.phase = Phase::Conflict(conflict);
    }

    /// A loser plays Sacred Games or yields.
    fn answer(
        &mut self,
        seat: Seat,
        mut conflict: Conflict,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        if let Stage::Games {
            here,
            asked,
            spared,
        } = &mut conflict.stage
        {
            asked.remove(seat);
            if action == Action::Games {
                let territory = *here;
                spared.insert(seat);
                self.play_card(seat, ProsperityCard::Games);
                sink.tell(|| Event::Games { seat, territory });
            }
        }
        self.hear_losers(conflict, sink);
    }

    /// The active seat goes on with his next territory, or the next seat with its turn.
    fn go_on(&mut self, mut conflict: Conflict, sink: &mut impl Sink<Event>) {
        if self.pick_next(&mut conflict, sink) {
            self.phase = Phase::Conflict(conflict);
        } else {
            self.take_conflict_turn(conflict.turn + 1, conflict.settled, sink);
        }
    }

    /// The tied players stay without a card; weaker ones are removed at once.
    fn leave_tie(&mut self, conflict: &mut Conflict, here: Territory, sink: &mut impl Sink<Event>) {
        let seat = self.active(conflict);
        conflict.ties.remove(here);
        conflict.settled.tied[seat].insert(here);
        sink.tell(|| Event::Tied {
            seat,
            territory: here,
        });
        let power = self.power_in(seat, here);
        for other in self.opponents(seat) {
            if self.power_in(other, here) < power {
                self.remove(other, here, sink);
            }
        }
    }

    fn coexist(&mut self, mut conflict: Conflict, here: Territory, sink: &mut impl Sink<Event>) {
        let seat = self.active(&conflict);
        sink.tell(|| Event::Coexisted {
            seat,
            territory: here,
        });
        self.draw(seat, sink);
        conflict.close(here);
        self.go_on(conflict, sink);
    }

    /// Every loser who holds a card is asked about Sacred Games: whether he has that one is his secret.
    fn battle(&mut self, mut conflict: Conflict, here: Territory, sink: &mut impl Sink<Event>) {
        let seat = self.active(&conflict);
        sink.tell(|| Event::Battle {
            seat,
            territory: here,
        });
        let holds_cards = |loser: &Seat| !self.hands[*loser].is_empty();
        let asked = self
            .losers(seat, here)
            .into_iter()
            .filter(holds_cards)
            .collect();
        conflict.stage = Stage::Games {
            here,
            asked,
            spared: Seats::NONE,
        };
        self.hear_losers(conflict, sink);
    }

    fn losers(&self, winner: Seat, here: Territory) -> Seats {
        let stands = |seat: &Seat| self.held(*seat).contains(here);
        self.opponents(winner).into_iter().filter(stands).collect()
    }

    /// When all have answered, those without Sacred Games are removed and the winner draws for those with.
    fn hear_losers(&mut self, mut conflict: Conflict, sink: &mut impl Sink<Event>) {
        let Stage::Games {
            here,
            asked,
            spared,
        } = conflict.stage
        else {
            return;
        };
        if !asked.is_empty() {
            self.phase = Phase::Conflict(conflict);
            return;
        }
        let winner = self.active(&conflict);
        for loser in self.losers(winner, here) {
            if !spared.contains(loser) {
                self.remove(loser, here, sink);
            }
        }
        for _ in spared {
            self.draw(winner, sink);
        }
        conflict.close(here);
        self.go_on(conflict, sink);
    }

    fn remove(&mut self, seat: Seat, territory: Territory, sink: &mut impl Sink<Event>) {
        let people = self.control[seat];
        let pawns = self.land.clear(people, territory);
        self.removed[people] += pawns;
        if pawns > 0 {
            sink.tell(|| Event::Removed {
                seat,
                territory,
                pawns,
            });
        }
    }
}

impl Conflict {
    /// The territory has been resolved by its single winner.
    fn close(&mut self, here: Territory) {
        self.wins.remove(here);
        self.ties.remove(here);
        self.settled.resolved.insert(here);
    }
}

/// Turns to a territory of the active seat.
fn pick(conflict: &mut Conflict, here: Territory) {
    conflict.stage = if conflict.wins.contains(here) {
        Stage::Won(here)
    } else {
        Stage::Tied(here)
    };
}

#[cfg(test)]
mod tests;
