//! Space Aztecs: villages as they will look when the kept cards are played, what saucers will take, and what sets can
//! still grow to.

use crate::{Action, Card, Cards, Deck, Kind, Law, PhaseName, Set, SpaceAztecs, Village};
use game::{Game as _, MAX_SEATS, Seat};

use game::{Estimate, Standing, standing};

/// The chance that a saucer that is still in a pile comes down before the end.
const SAUCER_COMES: f32 = 0.3;
/// What a card that is yet to be taken brings.
const CARD_TO_COME: f32 = 5.0;
/// A priest with an alien.
const PAIR: f32 = 10.0;

impl Estimate for SpaceAztecs {
    const CANDIDATES: usize = 3;

    fn chapter(&self) -> u16 {
        let over = self.phase() == PhaseName::Over;
        u16::from(self.round()) + u16::from(over)
    }

    /// To the end: a game is short.
    fn ahead(&self) -> u16 {
        30
    }

    fn expected(&self) -> Standing {
        let villages = Villages::after_kept_cards(self);
        let left = self.cards_left();
        standing(self.seats(), |seat| {
            let score = self.score_with(villages.as_slice(), seat).0;
            #[allow(clippy::cast_precision_loss, reason = "scores are small")]
            let score = score as f32;
            let village = &villages.all[seat.index()];
            score + self.pace() * (growth(self.components(), village, left))
                - self.pace() * danger(self.components(), village, left)
                + in_hand(self, &villages, seat)
        })
    }

    fn doubt(&self) -> f32 {
        3.5 + 5.5 * self.pace()
    }

    fn promise(&self, seat: Seat, action: Action) -> f32 {
        let deck = self.components();
        match action {
            Action::Keep(hour) => {
                let card = deck.find(hour);
                card.map_or(0.0, |card| 0.4 * gain_at_a_glance(self, seat, card))
            }
            Action::Take(hour) => deck
                .find(hour)
                .map_or(0.0, |card| printed(deck, card) * 0.3),
            Action::Hide => 1.5,
            Action::Pile(_) | Action::Open => 0.0,
        }
    }

    fn is_settled(&self) -> bool {
        true
    }
}

/// How much of the game is left.
trait Pace {
    /// From 1, when most of the game is to come, to 0 at its end.
    fn pace(&self) -> f32;
}

impl Pace for SpaceAztecs {
    fn pace(&self) -> f32 {
        #[allow(clippy::cast_precision_loss, reason = "piles are small")]
        let rounds = self.second_smallest_pile() as f32;
        let saucers = f32::from(self.saucers_to_the_end());
        (rounds * 0.25).min(saucers * 0.3).min(1.0)
    }
}

/// All villages, as they would look.
struct Villages {
    all: [Village; MAX_SEATS],
    players: usize,
}

impl Villages {
    fn as_slice(&self) -> &[Village] {
        &self.all[..self.players]
    }

    /// Every kept card is played in thought, in its turn.
    fn after_kept_cards(state: &SpaceAztecs) -> Self {
        let mut all = [Village::default(); MAX_SEATS];
        let now = state.villages();
        all[..now.len()].copy_from_slice(now);
        let mut villages = Self {
            all,
            players: now.len(),
        };
        for (seat, card) in state.kept_in_order() {
            villages.play(state.components(), seat, card);
        }
        villages
    }

    fn play(&mut self, deck: &Deck, seat: Seat, card: Card) {
        let village = &mut self.all[seat.index()];
        match deck.kind(card) {
            Kind::Law => village.front.insert(card),
            Kind::Temple => {
                let hidden = village.hides(deck, card);
                village.front.insert(card);
                village.open -= hidden;
                village.hidden |= hidden;
            }
            Kind::Saucer => {
                village.front.insert(card);
                self.raid(deck, seat, card);
            }
            _ if village.has_agent_for(deck, card) => village.hidden.insert(card),
            _ => village.open.insert(card),
        }
    }

    /// The saucer takes the best from everybody.
    fn raid(&mut self, deck: &Deck, seat: Seat, saucer: Card) {
        for victim in 0..self.players {
            if victim == seat.index() {
                continue;
            }
            let exposed = self.all[victim].exposed(deck, saucer);
            if let Some((taken, _)) = dearest(deck, &self.all[victim], exposed) {
                self.all[victim].open.remove(taken);
                self.all[seat.index()].captured.insert(taken);
            }
        }
    }
}

#[allow(clippy::cast_precision_loss, reason = "points on cards are small")]
fn points(number: i32) -> f32 {
    number as f32
}

#[allow(clippy::cast_precision_loss, reason = "a deck has 72 cards")]
fn count(cards: Cards) -> f32 {
    cards.len() as f32
}

/// The points printed on a card; for a warrior a share of what his band is worth.
fn printed(deck: &Deck, card: Card) -> f32 {
    let face = deck.face_of(card);
    match face.kind {
        Kind::Warrior => face
            .points
            .last()
            .map_or(0.0, |most| f32::from(*most) * 0.3),
        Kind::Alien => 4.0,
        Kind::Priest => 5.0,
        Kind::Archivist => f32::from(face.points.first().copied().unwrap_or(0)) + 1.0,
        _ => face.points.first().copied().unwrap_or(0).into(),
    }
}

/// What a village would lose with one of its Aztecs.
fn loss(deck: &Deck, village: &Village, card: Card) -> f32 {
    let aztecs = village.aztecs();
    match deck.kind(card) {
        Kind::Warrior => {
            let band = deck.bands().iter().find(|band| band.cards.contains(card));
            band.map_or(0.0, |band| {
                let warriors = (aztecs & band.cards).len();
                points(band.worth(warriors) - band.worth(warriors.saturating_sub(1)))
            })
        }
        Kind::Alien | Kind::Priest => {
            let aliens = aztecs & deck.of_kind(Kind::Alien);
            let priests = aztecs & deck.of_kind(Kind::Priest);
            let (own, others) = if aliens.contains(card) {
                (aliens, priests)
            } else {
                (priests, aliens)
            };
            if own.len() <= others.len() {
                PAIR - 1.0
            } else {
                2.0
            }
        }
        Kind::Villager => printed(deck, card) + 0.5,
        _ => printed(deck, card),
    }
}

/// The Aztec whose loss would hurt most.
fn dearest(deck: &Deck, village: &Village, among: Cards) -> Option<(Card, f32)> {
    let priced = among
        .into_iter()
        .map(|card| (card, loss(deck, village, card)));
    priced.max_by(|(_, a), (_, b)| a.total_cmp(b))
}

/// What saucers that are still to come will take.
fn danger(deck: &Deck, village: &Village, left: Cards) -> f32 {
    let saucers = left & deck.of_kind(Kind::Saucer);
    let mut danger = 0.0;
    for set in Set::ALL {
        let cards = deck.of_set(set);
        let open = village.open & cards.aztecs;
        let coming = saucers & cards.all;
        if open.is_empty() || coming.is_empty() {
            continue;
        }
        if let Some((_, loss)) = dearest(deck, village, open) {
            danger += (SAUCER_COMES * count(coming)).min(0.8) * (loss + 1.0);
        }
    }
    danger
}

/// What sets can still grow to with the cards that are left.
fn growth(deck: &Deck, village: &Village, left: Cards) -> f32 {
    let aztecs = village.aztecs();
    let mut growth = 0.0;
    for band in deck.bands() {
        let own = (aztecs & band.cards).len();
        let more = count(left & band.cards);
        if own > 0 && more > 0.0 {
            let next = points(band.worth(own + 1) - band.worth(own));
            growth += 0.2 * (next - 4.0).max(0.0) * more.min(2.0);
        }
    }
    let aliens = aztecs & deck.of_kind(Kind::Alien);
    let priests = aztecs & deck.of_kind(Kind::Priest);
    let missing = count(priests) - count(aliens);
    if missing > 0.0 {
        let aliens_left = count(left & deck.of_kind(Kind::Alien));
        growth += missing.min(aliens_left) * 3.5;
    } else if missing < 0.0 {
        let priests_left = count(left & deck.of_kind(Kind::Priest));
        growth += (-missing).min(priests_left) * 2.5;
    }
    growth
}

/// What the seat will make of the pile in its hand, or of one that it is yet to take.
fn in_hand(state: &SpaceAztecs, villages: &Villages, seat: Seat) -> f32 {
    let choosing = matches!(state.phase(), PhaseName::Piles | PhaseName::Keep);
    if !choosing || state.kept_by(seat).is_some() {
        return 0.0;
    }
    let hand = state.pile_in_hand(seat);
    if hand.is_empty() {
        return CARD_TO_COME;
    }
    let pace = state.pace();
    let gains = hand
        .into_iter()
        .map(|card| gain(state, villages.as_slice(), seat, card, pace));
    gains.fold(0.0, f32::max)
}

/// What a card would bring the seat, counted on one hand.
fn gain_at_a_glance(state: &SpaceAztecs, seat: Seat, card: Card) -> f32 {
    /// The middle of a game.
    const PACE: f32 = 0.6;
    let deck = state.components();
    let villages = state.villages();
    match deck.kind(card) {
        Kind::Temple => 1.3 * count(villages[seat.index()].hides(deck, card)),
        Kind::Saucer => {
            let exposed = |village: &&Village| !village.exposed(deck, card).is_empty();
            let others = villages.iter().enumerate();
            let others = others.filter(|(other, _)| *other != seat.index());
            let victims = others.map(|(_, village)| village).filter(exposed).count();
            #[allow(clippy::cast_precision_loss, reason = "a table has six seats")]
            let victims = victims as f32;
            2.2 * victims
        }
        _ => gain(state, villages, seat, card, PACE),
    }
}

/// What a card would bring the seat.
fn gain(state: &SpaceAztecs, villages: &[Village], seat: Seat, card: Card, pace: f32) -> f32 {
    let deck = state.components();
    let village = &villages[seat.index()];
    let face = deck.face_of(card);
    let aztecs = village.aztecs();
    match face.kind {
        Kind::Villager => printed(deck, card) + 1.0,
        Kind::Warrior => {
            let band = deck.bands().iter().find(|band| band.cards.contains(card));
            band.map_or(0.0, |band| {
                let own = (aztecs & band.cards).len();
                let now = points(band.worth(own + 1) - band.worth(own));
                now + 1.5 * pace
            })
        }
        Kind::Alien | Kind::Priest => {
            let aliens = count(aztecs & deck.of_kind(Kind::Alien));
            let priests = count(aztecs & deck.of_kind(Kind::Priest));
            match face.kind {
                Kind::Alien if priests > aliens => PAIR,
                Kind::Priest if aliens > priests => PAIR - 1.0,
                Kind::Alien => 1.0 + 2.5 * pace,
                _ => 3.5 * pace,
            }
        }
        Kind::Archivist => {
            let sheltered = village.has_agent_for(deck, card);
            printed(deck, card)
                + if sheltered {
                    f32::from(face.in_temple)
                } else {
                    pace
                }
        }
        Kind::Temple => temple(state, village, card, pace),
        Kind::Saucer => saucer(deck, villages, seat, card),
        Kind::Law => face
            .law
            .map_or(0.0, |law| gain_of_law(state, villages, seat, law, pace)),
        Kind::Elder | Kind::Agent => printed(deck, card) + 0.5 * pace,
    }
}

/// A temple keeps saucers away, and archivists like it.
fn temple(state: &SpaceAztecs, village: &Village, temple: Card, pace: f32) -> f32 {
    let deck = state.components();
    let hidden = village.hides(deck, temple);
    let saved = danger(deck, village, state.cards_left() & deck.set_of(temple).all);
    let archived: f32 = (hidden & deck.of_kind(Kind::Archivist))
        .into_iter()
        .map(|card| f32::from(deck.face_of(card).in_temple))
        .sum();
    let builders = village.front.contains(deck.law_card(Law::Builders));
    let sanctuary = village.front.contains(deck.law_card(Law::Sanctuary));
    let mut gain = pace * saved + archived;
    if builders {
        gain += 3.0;
    }
    if sanctuary {
        gain += 2.0 * count(hidden).min(3.0);
    }
    gain
}

/// A saucer brings a point for each victim, and hurts them.
fn saucer(deck: &Deck, villages: &[Village], seat: Seat, saucer: Card) -> f32 {
    let mut gain = 0.0;
    for (victim, village) in villages.iter().enumerate() {
        let exposed = village.exposed(deck, saucer);
        if victim == seat.index() || exposed.is_empty() {
            continue;
        }
        if let Some((_, loss)) = dearest(deck, village, exposed) {
            gain += 1.0 + 0.35 * loss;
        }
    }
    gain
}

/// What a law would bring now, with some room to grow.
fn gain_of_law(state: &SpaceAztecs, villages: &[Village], seat: Seat, law: Law, pace: f32) -> f32 {
    let deck = state.components();
    let village = &villages[seat.index()];
    match law {
        Law::Sanctuary => (2.0 * count(village.hidden)).min(10.0) + 2.0 * pace,
        Law::OpenGates => (2.0 * count(village.open)).min(10.0) * (1.0 - 0.3 * pace) + 3.0 * pace,
        Law::Builders => 3.0 * count(village.front & deck.of_kind(Kind::Temple)) + 2.0 * pace,
        Law::NotAllIsLost => {
            let others = villages.iter().enumerate();
            let others = others.filter(|(other, _)| *other != seat.index());
            let saucers =
                |(_, other): (usize, &Village)| count(other.front & deck.of_kind(Kind::Saucer));
            others.map(saucers).sum::<f32>() + 3.0 * pace
        }
        Law::Twins => {
            let pairs = deck
                .namesakes()
                .iter()
                .map(|names| (village.aztecs() & *names).len() / 2);
            #[allow(clippy::cast_precision_loss, reason = "a village is small")]
            let pairs = pairs.sum::<u32>() as f32;
            4.0 * pairs + 3.0 * pace
        }
        Law::AllColours => all_colours(state, village, pace),
        Law::FeastDay => feast(state, villages, seat, pace),
        Law::QuietVillage => lead(
            villages,
            seat,
            |village| -count(village.aztecs()),
            8.0,
            pace,
        ),
    }
}

/// A colour that is missing can be found while the game is on.
fn all_colours(state: &SpaceAztecs, village: &Village, pace: f32) -> f32 {
    const ALL: f32 = 8.0;
    let deck = state.components();
    let mut gain = ALL;
    for set in state.sets() {
        if (village.aztecs() & deck.of_set(set).aztecs).is_empty() {
            gain *= 0.6 * pace;
        }
    }
    gain
}

/// Every set of which nobody has more; whoever has none of it does not feast, but may still find one.
fn feast(state: &SpaceAztecs, villages: &[Village], seat: Seat, pace: f32) -> f32 {
    const MOST: f32 = 6.0;
    let deck = state.components();
    let of_set = |set: Set| {
        let aztecs = |village: &Village| count(village.aztecs() & deck.of_set(set).aztecs);
        let own = aztecs(&villages[seat.index()]);
        let share = if own > 0.0 { 1.0 } else { pace };
        share * lead(villages, seat, aztecs, 3.0, pace)
    };
    state.sets().into_iter().map(of_set).sum::<f32>().min(MOST)
}

/// What is paid to whom nobody surpasses: the surer, the less is to come.
fn lead(
    villages: &[Village],
    seat: Seat,
    measure: impl Fn(&Village) -> f32,
    reward: f32,
    pace: f32,
) -> f32 {
    let own = measure(&villages[seat.index()]);
    let others = villages.iter().enumerate();
    let others = others.filter(|(other, _)| *other != seat.index());
    let most = others
        .map(|(_, village)| measure(village))
        .fold(f32::MIN, f32::max);
    let now = if own >= most { 1.0 } else { 0.0 };
    // While all is open, everybody has his share of the chance.
    let by_chance = 0.35;
    reward * (now + pace * (by_chance - now))
}

#[cfg(test)]
mod tests {
    use crate::{Options, Sets};
    use game::{Game as _, Seed, Setup, Silent};

    use super::*;

    /// What Feast Day would bring seat 0 at the end, if these sets were in play and it had these Aztecs and nobody else any.
    fn feast_of(sets: Sets, cards: &[&str]) -> f32 {
        let options = Options {
            sets: Some(sets),
            ..Options::default()
        };
        let state = SpaceAztecs::start(&Setup::new(options, Seed::Short(1)), &mut Silent);
        let deck = state.components();
        let mut villages = vec![Village::default(); 4];
        let hours = cards.iter().map(|card| card.parse().expect("an hour"));
        villages[0].open = hours.filter_map(|hour| deck.find(hour)).collect();
        gain_of_law(&state, &villages, Seat::new(0), Law::FeastDay, 0.0)
    }

    #[test]
    fn every_set_in_play_is_a_feast_and_two_are_enough() {
        let without_villagers: Sets = Set::ALL.into_iter().skip(1).collect();
        let feasts = |cards: &[&str]| feast_of(without_villagers, cards);
        assert!(feasts(&[]) == 0.0);
        assert!((feasts(&["02:00"]) - 3.0).abs() < 0.01, "a warrior");
        assert!((feasts(&["02:00", "00:40"]) - 6.0).abs() < 0.01);
        let three = feasts(&["02:00", "00:40", "02:20"]);
        assert!((three - 6.0).abs() < 0.01, "{three}");
    }
}
