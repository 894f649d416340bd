//! What can be worked out from a view: what a player at the table would count on his fingers.

use game::{Known, Points, ScoreLine, Seat};

use crate::card::{Card, Cards};
use crate::scoring::Valley;
use crate::village::Village;
use crate::{Deck, Hour, Kind, Memory, Pile, Set, Source, View, VillageView};

/// What one source brings a village as things stand, and by which cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Whose village.
    pub seat: Seat,
    /// Where it comes from.
    pub source: Source,
    /// The cards that it comes from; none for hunger.
    pub cards: Vec<Hour>,
    /// How much.
    pub points: Points,
}

impl Tally {
    /// Whether it is what the fewest villagers cost, which only the end brings.
    pub fn is_hunger(&self) -> bool {
        self.source == Source::FewestVillagers
    }
}

/// What a card would bring its owner, hunger apart from the points.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Gain {
    /// Points more than now.
    pub points: Points,
    /// Whether the owner has the fewest villagers now and would no longer.
    pub ends_hunger: bool,
}

/// What a saucer would cost a village, hunger apart from the points.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Loss {
    /// Points less than now; below zero if the village is better off.
    pub points: Points,
    /// Whether the victim does not have the fewest villagers now and would then.
    pub starves: bool,
    /// Whether the owner of the saucer has the fewest villagers now and would no longer.
    pub ends_hunger: bool,
}

fn difference(points: Points, than: Points) -> Points {
    Points(points.0 - than.0)
}

impl View {
    /// Every seat in the game.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = u8::try_from(self.villages.len()).expect("a table is small");
        game::Seats::first_few(players).into_iter()
    }

    /// The others, clockwise from this seat on: the order in which a saucer visits them.
    pub fn others(&self, seat: Seat) -> Vec<Seat> {
        let (before, after): (Vec<Seat>, Vec<Seat>) = self
            .seats()
            .filter(|other| *other != seat)
            .partition(|other| *other < seat);
        [after, before].concat()
    }

    /// The cards in the seat's hand, if the viewer sees them.
    pub fn hand(&self, seat: Seat) -> Vec<Hour> {
        let held = self.held.get(seat.index()).copied().flatten();
        let pile = held.and_then(|pile| self.piles.get(pile.index()));
        let cards = pile.into_iter().flatten();
        cards.filter_map(|card| card.open()).collect()
    }

    /// The card that the seat has kept, in secret, if the viewer knows it. None once the hours are announced.
    pub fn chosen_by(&self, seat: Seat) -> Option<Hour> {
        self.kept(seat).filter(|_| self.holds_a_pile(seat))
    }

    /// The hour that the seat has announced, as long as the card with that hour lies face down. It says when the card is
    /// played; which card it is, it says only to those who look it up in the deck.
    pub fn announced_by(&self, seat: Seat) -> Option<Hour> {
        self.kept(seat).filter(|_| !self.holds_a_pile(seat))
    }

    fn kept(&self, seat: Seat) -> Option<Hour> {
        self.chosen.get(seat.index())?.and_then(Known::open)
    }

    fn holds_a_pile(&self, seat: Seat) -> bool {
        self.held.get(seat.index()).copied().flatten().is_some()
    }

    /// What the viewer is reminded of about a pile; nothing if he has not looked at it or plays without the memory aid.
    pub fn remembered(&self, pile: Pile) -> Option<&Memory> {
        self.memory.as_ref()?.get(pile.index())?.as_ref()
    }

    fn village(&self, seat: Seat) -> Option<&VillageView> {
        self.villages.get(seat.index())
    }
}

/// Points as things stand; villages are public, so all viewers count the same.
impl Deck {
    /// Where everybody's points come from, and by which cards. A source is there when the village has a card of it.
    pub fn tallies(&self, view: &View) -> Vec<Tally> {
        let villages = self.villages(view);
        let valley = self.valley(view, &villages);
        let of_seat = |seat: Seat| {
            let counts = valley.counts(seat).into_iter();
            counts.map(move |count| Tally {
                seat,
                source: count.source,
                cards: self.hours_of(count.cards),
                points: Points(count.points),
            })
        };
        view.seats().flat_map(of_seat).collect()
    }

    /// Where everybody's points come from, as [`breakdown`](game::Game::breakdown) has it; adds up to the scores of the view.
    pub fn breakdown(&self, view: &View) -> Vec<ScoreLine> {
        let villages = self.villages(view);
        let valley = self.valley(view, &villages);
        view.seats().flat_map(|seat| valley.lines(seat)).collect()
    }

    /// What the seat's cards bring as things stand, to compare with the others': its score without what the fewest villagers
    /// cost, which is settled at the end only. When the game is over, its score.
    pub fn points(&self, view: &View, seat: Seat) -> Points {
        let villages = self.villages(view);
        let valley = self.valley(view, &villages);
        if view.ranking.is_some() {
            valley.score(seat)
        } else {
            valley.points(seat)
        }
    }

    /// Whether the seat has the fewest villagers in a game that goes on. Nobody before the first villager has been played.
    pub fn may_starve(&self, view: &View, seat: Seat) -> bool {
        view.ranking.is_none() && self.starves(view, &self.villages(view), seat)
    }

    /// What the seat would have from the card if it played it now and hid with it what is better hidden. The card is one that has
    /// not been played yet.
    pub fn gain(&self, view: &View, seat: Seat, card: Hour) -> Gain {
        let Some(card) = self.find(card) else {
            return Gain::default();
        };
        let before = self.villages(view);
        let outcomes = self.outcomes(view, &before, seat, card).into_iter();
        let points = |villages: &[Village]| self.valley(view, villages).points(seat);
        let best = outcomes.max_by_key(|villages| points(villages));
        best.map_or_else(Gain::default, |after| Gain {
            points: difference(points(&after), points(&before)),
            ends_hunger: self.starves(view, &before, seat) && !self.starves(view, &after, seat),
        })
    }

    /// How many points the seat would have more if these Aztecs of its village went into a temple.
    pub fn hiding(&self, view: &View, seat: Seat, aztecs: &[Hour]) -> Points {
        let before = self.villages(view);
        let mut after = before.clone();
        let village = &mut after[seat.index()];
        for aztec in aztecs.iter().filter_map(|aztec| self.find(*aztec)) {
            village.open.remove(aztec);
            village.hidden.insert(aztec);
        }
        let points = |villages: &[Village]| self.valley(view, villages).points(seat);
        difference(points(&after), points(&before))
    }

    /// What it would mean for the victim and for the seat if its saucer took this Aztec.
    pub fn loss(&self, view: &View, seat: Seat, victim: Seat, aztec: Hour) -> Loss {
        let Some(aztec) = self.find(aztec) else {
            return Loss::default();
        };
        let before = self.villages(view);
        let mut after = before.clone();
        after[victim.index()].open.remove(aztec);
        after[seat.index()].captured.insert(aztec);
        let points = |villages: &[Village]| self.valley(view, villages).points(victim);
        let [was, would] = [&before, &after]
            .map(|villages| [seat, victim].map(|village| self.starves(view, villages, village)));
        Loss {
            points: difference(points(&before), points(&after)),
            starves: would[1] && !was[1],
            ends_hunger: was[0] && !would[0],
        }
    }

    /// Whether the seat has the fewest villagers, once the first of them has been played.
    fn starves(&self, view: &View, villages: &[Village], seat: Seat) -> bool {
        let valley = self.valley(view, villages);
        valley.has_met_villagers() && valley.is_hungry(seat)
    }

    /// How the villages could look after the seat has played the card. Which Aztecs a saucer takes makes no difference to
    /// whoever plays it: they are of one set, and what is compared between villages are numbers.
    fn outcomes(
        &self,
        view: &View,
        villages: &[Village],
        seat: Seat,
        card: Card,
    ) -> Vec<Vec<Village>> {
        let with = |change: &dyn Fn(&mut Village)| {
            let mut villages = villages.to_vec();
            change(&mut villages[seat.index()]);
            villages
        };
        let own = &villages[seat.index()];
        match self.kind(card) {
            Kind::Law => vec![with(&|village| village.front.insert(card))],
            Kind::Temple => {
                let hides = own.hides(self, card);
                let open = with(&|village| village.front.insert(card));
                let hidden = with(&|village| {
                    village.front.insert(card);
                    village.open -= hides;
                    village.hidden |= hides;
                });
                vec![open, hidden]
            }
            Kind::Saucer => vec![self.raided(view, villages, seat, card)],
            _ => {
                let open = with(&|village| village.open.insert(card));
                let hidden = with(&|village| village.hidden.insert(card));
                let offered = own.has_agent_for(self, card);
                [open]
                    .into_iter()
                    .chain(offered.then_some(hidden))
                    .collect()
            }
        }
    }

    fn raided(&self, view: &View, villages: &[Village], seat: Seat, saucer: Card) -> Vec<Village> {
        let mut villages = villages.to_vec();
        villages[seat.index()].front.insert(saucer);
        for victim in view.others(seat) {
            let taken = villages[victim.index()].exposed(self, saucer).first();
            if let Some(taken) = taken {
                villages[victim.index()].open.remove(taken);
                villages[seat.index()].captured.insert(taken);
            }
        }
        villages
    }

    fn valley<'a>(&'a self, view: &View, villages: &'a [Village]) -> Valley<'a> {
        Valley {
            deck: self,
            sets: view.sets.iter().copied().collect(),
            villages,
        }
    }

    fn villages(&self, view: &View) -> Vec<Village> {
        let village = |village| self.read_village(village);
        view.villages.iter().map(village).collect()
    }

    fn read_village(&self, village: &VillageView) -> Village {
        let cards = |hours: &[Hour]| -> Cards {
            let cards = hours.iter().filter_map(|hour| self.find(*hour));
            cards.collect()
        };
        let mut read = Village {
            open: cards(&village.open),
            front: cards(&village.laws),
            ..Village::default()
        };
        for temple in &village.temples {
            read.front |= cards(&[temple.card]);
            read.hidden |= cards(&temple.hidden);
        }
        for saucer in &village.saucers {
            read.front |= cards(&[saucer.card]);
            read.captured |= cards(&saucer.captured);
        }
        read
    }
}

/// What cards can do.
impl Deck {
    /// The seat's Aztecs of this set that are unprotected: one of them a saucer of the set could take.
    pub fn exposed(&self, view: &View, seat: Seat, set: Set) -> Vec<Hour> {
        let open = view.village(seat).map(|village| village.open.iter());
        let of_set = |hour: &Hour| self.face(*hour).is_some_and(|face| face.set == Some(set));
        open.into_iter().flatten().copied().filter(of_set).collect()
    }

    /// For each player who would lose an Aztec to this saucer of the seat, in the order in which it visits them, those of whom it
    /// could take one. Nobody if the card is no saucer.
    pub fn prey(&self, view: &View, seat: Seat, saucer: Hour) -> Vec<(Seat, Vec<Hour>)> {
        let Some(set) = self.set_of_kind(saucer, Kind::Saucer) else {
            return Vec::new();
        };
        let others = view.others(seat).into_iter();
        others
            .map(|victim| (victim, self.exposed(view, victim, set)))
            .filter(|(_, exposed)| !exposed.is_empty())
            .collect()
    }

    /// The seat's Aztecs that this temple would hide if they were hidden now. Nobody if the card is no temple.
    pub fn would_hide(&self, view: &View, seat: Seat, temple: Hour) -> Vec<Hour> {
        let set = self.set_of_kind(temple, Kind::Temple);
        set.map_or_else(Vec::new, |set| self.exposed(view, seat, set))
    }

    /// The temple into which one of the seat's agents could put this Aztec: the newest of the Aztec's set, if another agent than
    /// the Aztec himself is not in a temple.
    pub fn shelter(&self, view: &View, seat: Seat, aztec: Hour) -> Option<Hour> {
        let face = self.face(aztec).filter(|face| face.kind.is_aztec())?;
        let village = view.village(seat)?;
        let is_agent = |hour: &Hour| {
            let kind = self.face(*hour).map(|face| face.kind);
            kind == Some(Kind::Agent) && *hour != aztec
        };
        let serves = village.open.iter().any(is_agent);
        let of_set = |hour: &Hour| self.face(*hour).is_some_and(|other| other.set == face.set);
        let mut newest_first = village.temples.iter().rev().map(|temple| temple.card);
        newest_first.find(of_set).filter(|_| serves)
    }

    /// The set of a card, if it is of this kind.
    fn set_of_kind(&self, hour: Hour, kind: Kind) -> Option<Set> {
        self.face(hour).filter(|face| face.kind == kind)?.set
    }
}

#[cfg(test)]
mod tests;
