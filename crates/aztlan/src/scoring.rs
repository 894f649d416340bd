//! Phase 4: in turn order, each player may play cards and scores his domains.

use game::{Seat, Sink};

use crate::domain::{Raft, Rafts, domain_of, domain_points, domains};
use crate::state::Phase;
use crate::{Action, Aztlan, Event, ProsperityCard, Terrain, Territories, Territory};

/// What the player scoring now has played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Scoring {
    /// The place of the seat in the turn order.
    turn: u8,
    /// The pairs of territories that count as adjacent.
    pub(crate) rafts: Rafts,
    /// Points of Blessings.
    pub(crate) blessed: u16,
    /// The terrain named for the wild card.
    pub(crate) terrain: Option<Terrain>,
}

impl Scoring {
    fn new(turn: u8) -> Self {
        Self {
            turn,
            rafts: Rafts::default(),
            blessed: 0,
            terrain: None,
        }
    }

    /// The place of the seat in the turn order.
    #[inline]
    pub(crate) fn turn(&self) -> u8 {
        self.turn
    }
}

impl Aztlan {
    pub(crate) fn begin_scoring(&mut self, sink: &mut impl Sink<Event>) {
        self.take_scoring_turn(0, sink);
    }

    /// Begins a seat's turn; after the last, the age ends.
    fn take_scoring_turn(&mut self, turn: u8, sink: &mut impl Sink<Event>) {
        if turn < self.players {
            self.phase = Phase::Scoring(Scoring::new(turn));
        } else {
            self.end_age(sink);
        }
    }

    #[inline]
    pub(crate) fn scorer(&self, scoring: &Scoring) -> Seat {
        self.order.seat(scoring.turn).expect("a turn is somebody's")
    }

    /// The domain of the seat that this territory belongs to.
    fn domain(&self, seat: Seat, scoring: &Scoring, territory: Territory) -> Territories {
        domain_of(
            self.board,
            self.held(seat),
            scoring.rafts.as_slice(),
            territory,
        )
    }

    /// The territories of this terrain where the seat has a pawn.
    fn held_of(&self, seat: Seat, terrain: Terrain) -> Territories {
        self.held(seat) & self.board.of_terrain(terrain)
    }

    fn may_bless(&self, seat: Seat, terrain: Terrain) -> bool {
        ProsperityCard::blessing(terrain).is_some_and(|card| self.hands[seat].has(card))
            && !self.held_of(seat, terrain).is_empty()
    }

    /// Whether the seat still has to name the terrain of the wild card.
    fn must_name_terrain(&self, seat: Seat, scoring: &Scoring) -> bool {
        scoring.terrain.is_none() && self.chosen(seat).terrain().is_none()
    }

    pub(crate) fn list_scoring(&self, seat: Seat, scoring: &Scoring, actions: &mut Vec<Action>) {
        if self.hands[seat].has(ProsperityCard::Rafts) {
            self.list_rafts(seat, scoring, actions);
        }
        let blessable = Terrain::ALL
            .into_iter()
            .filter(|terrain| self.may_bless(seat, *terrain));
        actions.extend(blessable.map(Action::Bless));
        if self.must_name_terrain(seat, scoring) {
            actions.extend(Terrain::ALL.map(Action::Terrain));
        } else {
            actions.push(Action::Score);
        }
    }

    fn list_rafts(&self, seat: Seat, scoring: &Scoring, actions: &mut Vec<Action>) {
        let held = self.held(seat);
        for a in held {
            let shores = (self.board.across(a) & held).above(a);
            if !shores.is_empty() {
                let apart = shores - self.domain(seat, scoring, a);
                actions.extend(apart.into_iter().map(|b| Action::Rafts(a, b)));
            }
        }
    }

    fn may_raft(&self, seat: Seat, scoring: &Scoring, (a, b): Raft) -> bool {
        let held = self.held(seat);
        a < b
            && self.hands[seat].has(ProsperityCard::Rafts)
            && held.contains(a)
            && (self.board.across(a) & held).contains(b)
            && !self.domain(seat, scoring, a).contains(b)
    }

    pub(crate) fn may_score(&self, seat: Seat, scoring: &Scoring, action: Action) -> bool {
        match action {
            Action::Rafts(a, b) => self.may_raft(seat, scoring, (a, b)),
            Action::Bless(terrain) => self.may_bless(seat, terrain),
            Action::Terrain(_) => self.must_name_terrain(seat, scoring),
            Action::Score => !self.must_name_terrain(seat, scoring),
            _ => false,
        }
    }

    pub(crate) fn score(
        &mut self,
        seat: Seat,
        mut scoring: Scoring,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Rafts(a, b) => {
                self.play_card(seat, ProsperityCard::Rafts);
                scoring.rafts.push((a, b));
                sink.tell(|| Event::Rafts {
                    seat,
                    shores: (a, b),
                });
            }
            Action::Bless(terrain) => scoring.blessed += self.bless(seat, terrain, sink),
            Action::Terrain(terrain) => {
                scoring.terrain = Some(terrain);
                sink.tell(|| Event::Terrain { seat, terrain });
            }
            _ => return self.score_domains(seat, &scoring, sink),
        }
        self.phase = Phase::Scoring(scoring);
    }

    /// Two points for each territory of the terrain, alone there or not.
    fn bless(&mut self, seat: Seat, terrain: Terrain, sink: &mut impl Sink<Event>) -> u16 {
        if let Some(card) = ProsperityCard::blessing(terrain) {
            self.play_card(seat, card);
        }
        let points = 2 * count(self.held_of(seat, terrain).len());
        sink.tell(|| Event::Blessed {
            seat,
            terrain,
            points,
        });
        points
    }

    /// All points of the turn are one move of the counter.
    fn score_domains(&mut self, seat: Seat, scoring: &Scoring, sink: &mut impl Sink<Event>) {
        let terrain = scoring.terrain.or(self.chosen(seat).terrain());
        let matching = terrain.map_or(Territories::NONE, |terrain| self.board.of_terrain(terrain));
        let mut points = 0;
        for domain in domains(self.board, self.held(seat), scoring.rafts.as_slice()) {
            let matching = (domain & matching).len();
            let worth = domain_points(domain.len(), matching);
            points += count(worth);
            sink.tell(|| Event::Domain {
                seat,
                territories: domain,
                matching,
                points: worth,
            });
        }
        self.ledger[seat].enter(self.age, points, scoring.blessed);
        self.track.advance(seat, points + scoring.blessed);
        sink.tell(|| Event::Scored {
            seat,
            domains: points,
            blessings: scoring.blessed,
            score: self.track.score(seat),
        });
        self.take_scoring_turn(scoring.turn + 1, sink);
    }
}

/// A count of territories or points, which are few.
fn count(number: u32) -> u16 {
    u16::try_from(number).expect("a board has 30 territories")
}

#[cfg(test)]
mod tests;
