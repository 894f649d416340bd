//! Aztlán: domains that will score now and later, who is stronger where, and what the hand is worth.

mod belief;

use crate::{
    Action, Aztlan, Board, PhaseName, PowerCard, ProsperityCard, Terrain, Territories, Territory,
};
use game::{Chance, Game as _, Seat};

use game::{Estimate, Standing, standing};

/// What counts of land that a stronger opponent shares: he may let it be.
const SHARED: f32 = 0.1;
/// What counts of today's domains for each age to come.
const LATER: f32 = 1.0;
/// What a pawn that is yet to be placed will bring.
const PAWN_IN_HAND: f32 = 2.0;
/// What a pawn is worth where another one of the same people stands: it holds the land longer.
const PAWN_ON_LAND: f32 = 0.25;
/// What the number of a power card is taken for that one does not know.
const MIDDLE: f32 = 6.5;
/// How much of a matching territory next door counts while pawns are left to go there.
const NEXT_DOOR: f32 = 0.35;

impl Estimate for Aztlan {
    const CANDIDATES: usize = 6;

    fn chapter(&self) -> u16 {
        let over = self.phase() == PhaseName::Over;
        u16::from(self.age()) + u16::from(over)
    }

    /// To the end: what land is worth in later ages is what one learns least from looking at it. Not so between two, where both
    /// will have the land of both: only this age tells them apart, and a playout of the next is noise.
    fn ahead(&self) -> u16 {
        if self.players() == 2 { 1 } else { 5 }
    }

    fn expected(&self) -> Standing {
        standing(self.seats(), |seat| expected(self, seat))
    }

    fn doubt(&self) -> f32 {
        let ages_left = f32::from(5 - self.age());
        let this_age = if self.phase() == PhaseName::Scoring {
            0.0
        } else {
            5.0
        };
        12.0 + 10.0 * ages_left + this_age
    }

    fn promise(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Choose(card) => promise_of_card(self, seat, card),
            Action::Place(territory) | Action::To(territory) => {
                promise_of_place(self, seat, territory)
            }
            Action::Warriors(territory) => promise_of_place(self, seat, territory) - 2.0,
            Action::From(territory) => promise_of_leaving(self, seat, territory),
            Action::Battle => promise_of_battle(self, seat),
            Action::Tlatoani | Action::Games | Action::Coexist | Action::Rafts(..) => 1.0,
            Action::Bless(terrain) => promise_of_blessing(self, seat, terrain),
            Action::Terrain(terrain) => {
                let held = self.held_by(seat) & self.components().of_terrain(terrain);
                small(held.len())
            }
            Action::Stay | Action::Settle(_) | Action::Tie | Action::Yield | Action::Score => 0.0,
        }
    }

    /// Its power card, until it is shown.
    fn secret_of(&self, seat: Seat) -> u16 {
        match self.phase() {
            PhaseName::Development => self.power_of(seat).map_or(0, |card| card.number().into()),
            _ => 0,
        }
    }

    /// The others' power cards, by what they hold and have placed.
    fn guess(&mut self, seat: Seat, chance: &mut Chance) {
        belief::guess(self, seat, chance);
    }

    fn is_settled(&self) -> bool {
        match self.phase() {
            PhaseName::Development => self.taken_up().is_none(),
            PhaseName::Conflict => self.being_settled().is_none(),
            _ => true,
        }
    }
}

#[allow(clippy::cast_precision_loss, reason = "a board has 30 territories")]
fn small(number: u32) -> f32 {
    number as f32
}

/// What the domains among some territories would score with each terrain, and what more lies next door.
#[derive(Clone, Copy, Default)]
struct Worth {
    points: [f32; 5],
    next_door: [f32; 5],
}

impl Worth {
    fn of(board: &Board, held: Territories) -> Self {
        let mut worth = Self::default();
        let mut left = held;
        while let Some(first) = left.first() {
            let (domain, around) = domain_of(board, held, first);
            left -= domain;
            worth.add(board, domain, around - held);
        }
        worth
    }

    fn add(&mut self, board: &Board, domain: Territories, around: Territories) {
        let size = small(domain.len());
        for terrain in Terrain::ALL {
            let land = board.of_terrain(terrain);
            let matching = small((domain & land).len());
            let place = terrain as usize;
            if matching > 0.0 {
                self.points[place] += size + matching * matching;
            }
            if !(around & land).is_empty() {
                let gain = if matching > 0.0 {
                    2.0 * matching + 2.0
                } else {
                    size + 2.0
                };
                self.next_door[place] = self.next_door[place].max(gain);
            }
        }
    }

    /// Something between this and another.
    fn mixed(&self, other: &Self, share: f32) -> Self {
        let mix = |a: &[f32; 5], b: &[f32; 5]| -> [f32; 5] {
            std::array::from_fn(|place| a[place] + share * (b[place] - a[place]))
        };
        Self {
            points: mix(&self.points, &other.points),
            next_door: mix(&self.next_door, &other.next_door),
        }
    }

    /// What a power card makes of it: the best terrain for the wild one.
    fn with(&self, card: PowerCard, next_door: f32) -> f32 {
        let of = |place: usize| self.points[place] + next_door * self.next_door[place];
        match card.terrain() {
            Some(terrain) => of(terrain as usize),
            None => (0..5).map(of).fold(0.0, f32::max),
        }
    }
}

/// The domain of a territory and all that borders on it.
fn domain_of(board: &Board, held: Territories, first: Territory) -> (Territories, Territories) {
    let mut domain = Territories::only(first);
    let mut around = Territories::NONE;
    let mut edge = domain;
    while !edge.is_empty() {
        for territory in edge {
            around |= board.neighbours(territory);
        }
        edge = (around & held) - domain;
        domain |= edge;
    }
    (domain, around)
}

/// The strength of each pawn of a seat, before or after it has chosen.
fn strength(state: &Aztlan, seat: Seat) -> u16 {
    // Numbers are doubled so that the middle of 4 to 9 is whole.
    state
        .power_of(seat)
        .map_or(13, |card| 2 * u16::from(card.number()))
}

/// The territories that the seat will hold after the conflicts of this age, as things stand.
fn secure(state: &Aztlan, seat: Seat, held: Territories) -> Territories {
    let mut secure = held;
    let own = strength(state, seat);
    let open = held - state.resolved();
    for other in state.seats() {
        if other == seat {
            continue;
        }
        let theirs = strength(state, other);
        for territory in open & state.held_by(other) {
            let own = own * u16::from(state.pawns_of(seat, territory));
            let theirs = theirs * u16::from(state.pawns_of(other, territory));
            if theirs > own {
                secure.remove(territory);
            }
        }
    }
    secure
}

fn expected(state: &Aztlan, seat: Seat) -> f32 {
    let score = f32::from(state.score_of(seat));
    if state.phase() == PhaseName::Over {
        return score;
    }
    let board = state.components();
    let held = state.held_by(seat);
    let before_scoring = state.phase() != PhaseName::Scoring;
    let whole = Worth::of(board, held);
    let sure = if before_scoring {
        secure(state, seat, held)
    } else {
        held
    };
    let worth = if sure == held {
        whole
    } else {
        Worth::of(board, sure).mixed(&whole, SHARED)
    };
    let to_place = state.left_to_place(seat);
    let (later, behind) = match state.seats().into_iter().find(|other| *other != seat) {
        Some(other) if state.players() == 2 => {
            let share = changes_hands(state.age());
            let theirs = state.held_by(other);
            let behind = pawns(state, seat, held) * (1.0 - share);
            (
                worth.mixed(&Worth::of(board, theirs), share),
                behind + share * pawns(state, other, theirs),
            )
        }
        _ => (worth, pawns(state, seat, held)),
    };
    let next_door = if to_place > 0 { NEXT_DOOR } else { 0.0 };
    let ages = match state.power_of(seat) {
        _ if state.has_scored(seat) => later_ages(state, seat, &later),
        Some(card) => {
            this_age(state, seat, card, &worth, next_door) + later_ages(state, seat, &later)
        }
        None => all_ages(state, seat, &worth, &later, next_door),
    };
    score + ages + hand(state, seat, held) + PAWN_IN_HAND * f32::from(to_place) + behind
}

/// With two players the factions are swapped after every age: in how large a share of the ages to come one will have what is the
/// other's now.
fn changes_hands(age: u8) -> f32 {
    let left = 5 - age;
    if left == 0 {
        return 0.0;
    }
    f32::from(left.div_ceil(2)) / f32::from(left)
}

/// What the seat will score at the end of this age with the card that it has chosen.
fn this_age(state: &Aztlan, seat: Seat, card: PowerCard, worth: &Worth, next_door: f32) -> f32 {
    let Some(played) = state.played_by(seat) else {
        return worth.with(card, next_door);
    };
    let (board, held) = (state.components(), state.held_by(seat));
    let domains = |terrain| small(board.worth(held, terrain, played.rafts));
    let best = match played.terrain.or(card.terrain()) {
        Some(terrain) => domains(terrain),
        None => Terrain::ALL.into_iter().map(domains).fold(0.0, f32::max),
    };
    best + f32::from(played.blessed)
}

/// What the land will bring in later ages with the power cards left. One of them will never be played, the one with which
/// least is lost; what it is worth at the end stands in for what it would have scored.
fn later_ages(state: &Aztlan, seat: Seat, worth: &Worth) -> f32 {
    let chosen = state.power_of(seat);
    let (mut sum, mut least) = (0.0, f32::MAX);
    let left = PowerCard::ALL
        .into_iter()
        .filter(|card| state.holds_power(seat, *card) && Some(*card) != chosen);
    for card in left {
        let gain = LATER * worth.with(card, 0.0);
        sum += gain;
        least = least.min(gain - f32::from(card.unused_value()));
    }
    sum - least
}

/// What this age and the later ones will bring a seat that has yet to choose its card for this one: as much as with the best.
fn all_ages(state: &Aztlan, seat: Seat, worth: &Worth, later: &Worth, next_door: f32) -> f32 {
    let held = PowerCard::ALL.into_iter();
    let held = held.filter(|card| state.holds_power(seat, *card));
    let gain = |card: PowerCard| LATER * later.with(card, 0.0);
    let mut sum = 0.0;
    // Of the cards that lose least if they are never played, the first and the second.
    let mut least = [f32::MAX; 2];
    for card in held.clone() {
        sum += gain(card);
        let loss = gain(card) - f32::from(card.unused_value());
        if loss < least[0] {
            least = [loss, least[0]];
        } else {
            least[1] = least[1].min(loss);
        }
    }
    let with = |card: PowerCard| {
        let gain = gain(card);
        let is_least = gain - f32::from(card.unused_value()) <= least[0];
        let unused = if is_least { least[1] } else { least[0] };
        worth.with(card, next_door) + sum - gain - unused
    };
    held.map(with).fold(f32::MIN, f32::max)
}

/// What the prosperity cards are worth.
fn hand(state: &Aztlan, seat: Seat, held: Territories) -> f32 {
    let cards = f32::from(state.hand_size(seat));
    if cards == 0.0 {
        return 0.0;
    }
    let offerings = f32::from(state.cards_of(seat, ProsperityCard::Offering));
    let ages_left = f32::from(5 - state.age());
    let scored = state.has_scored(seat);
    let scorings = if scored { ages_left } else { ages_left + 1.0 };
    let mut worth = cards + offerings * offerings + offerings * 0.5 * ages_left.min(2.0);
    if scorings == 0.0 {
        return worth;
    }
    for terrain in [Terrain::Jungle, Terrain::Mountains, Terrain::Terraces] {
        let Some(card) = ProsperityCard::blessing(terrain) else {
            continue;
        };
        let blessings = f32::from(state.cards_of(seat, card));
        if blessings > 0.0 {
            let land = small((held & state.components().of_terrain(terrain)).len());
            let grown = (land + 0.5 * (scorings - 1.0)).min(6.0);
            worth += blessings * (2.0 * grown - 1.0).max(0.0) * 0.9;
        }
    }
    let of = |card, value: f32| f32::from(state.cards_of(seat, card)) * value;
    let fights_left = if scored || state.phase() == PhaseName::Scoring {
        ages_left
    } else {
        ages_left + 1.0
    };
    if fights_left > 0.0 {
        worth += of(ProsperityCard::Games, 1.0)
            + of(ProsperityCard::Tlatoani, 1.2)
            + of(ProsperityCard::Warriors, 1.6);
    }
    worth + of(ProsperityCard::Rafts, 2.5)
}

/// Pawns that stand behind the first of a territory.
fn pawns(state: &Aztlan, seat: Seat, held: Territories) -> f32 {
    if state.age() == 5 && state.phase() == PhaseName::Scoring {
        return 0.0;
    }
    let behind = |territory| f32::from(state.pawns_of(seat, territory)) - 1.0;
    let behind: f32 = held.into_iter().map(behind).map(f32::sqrt).sum();
    PAWN_ON_LAND * behind
}

fn promise_of_card(state: &Aztlan, seat: Seat, card: PowerCard) -> f32 {
    let board = state.components();
    let held = state.held_by(seat);
    let matching = |terrain| small((held & board.of_terrain(terrain)).len());
    match card.terrain() {
        Some(terrain) => matching(terrain),
        None => Terrain::ALL.into_iter().map(matching).fold(0.0, f32::max) - 0.5,
    }
}

fn promise_of_place(state: &Aztlan, seat: Seat, territory: Territory) -> f32 {
    let own = f32::from(state.pawns_of(seat, territory));
    let rivals = MIDDLE * f32::from(state.rivals_of(seat, territory));
    let number = number_of(state, seat);
    if own > 0.0 {
        return match (number * own, number * (own + 1.0)) {
            _ if rivals == 0.0 => -1.0,
            (now, then) if now <= rivals && then > rivals => 2.5,
            (now, _) if now > rivals => 0.3,
            _ => -0.5,
        };
    }
    let board = state.components();
    let around = small((board.neighbours(territory) & state.held_by(seat)).len()).min(2.0);
    let terrain = state.power_of(seat).and_then(PowerCard::terrain);
    let matches = terrain.is_none_or(|terrain| board.of_terrain(terrain).contains(territory));
    let land = around + if matches { 1.5 + 0.5 * around } else { 0.0 };
    if rivals == 0.0 {
        land + 1.0
    } else if number > rivals {
        land + 1.5
    } else {
        land - 1.0 - 0.3 * (rivals - number)
    }
}

/// The number of the seat's power card, as far as it has chosen one.
fn number_of(state: &Aztlan, seat: Seat) -> f32 {
    let power = state.power_of(seat);
    power.map_or(MIDDLE, |card| f32::from(card.number()))
}

fn promise_of_leaving(state: &Aztlan, seat: Seat, territory: Territory) -> f32 {
    let own = f32::from(state.pawns_of(seat, territory));
    let rivals = MIDDLE * f32::from(state.rivals_of(seat, territory));
    let number = number_of(state, seat);
    if number * own < rivals {
        return 1.2;
    }
    if own > 1.0 && number * (own - 1.0) > rivals {
        return 0.7;
    }
    -1.5
}

/// Battle hurts those who have much to lose; a card is worth a few points to oneself.
fn promise_of_battle(state: &Aztlan, seat: Seat) -> f32 {
    let Some(here) = state.being_settled() else {
        return 0.0;
    };
    let mut losers = 0.0;
    for other in state.seats() {
        if other != seat && state.pawns_of(other, here) > 0 {
            losers += 1.0;
        }
    }
    losers - 0.5
}

fn promise_of_blessing(state: &Aztlan, seat: Seat, terrain: Terrain) -> f32 {
    let land = small((state.held_by(seat) & state.components().of_terrain(terrain)).len());
    if state.age() == 5 { 4.0 } else { land - 2.5 }
}

#[cfg(test)]
mod tests {
    use game::{Game as _, Seed, Setup, Silent};

    use super::*;

    #[test]
    fn whoever_has_yet_to_choose_expects_as_much_as_with_his_best_card() {
        let setup = Setup::new(crate::Options::default(), Seed::Short(1));
        let mut state = Aztlan::start(&setup, &mut Silent);
        let mut chance = game::Chance::new(Seed::Short(2));
        let mut compared = 0;
        while let Some(seat) = state.to_act().first() {
            let legal = state.legal_actions(seat);
            if state.phase() == PhaseName::Choosing {
                let choose = |action: &Action| {
                    let mut next = state.clone();
                    next.apply_unchecked(seat, *action, &mut Silent);
                    next
                };
                // The last to choose ends the phase, and a number may decide about land: then more than a card has changed.
                let held = state.held_by(seat);
                let is_as_before = |next: &Aztlan| {
                    let sure = [&state, next].map(|state| secure(state, seat, held));
                    next.phase() == PhaseName::Choosing && sure[0] == sure[1]
                };
                let chosen: Vec<Aztlan> = legal.iter().map(choose).collect();
                if chosen.iter().all(is_as_before) {
                    let chosen = chosen.iter().map(|next| expected(next, seat));
                    let (open, best) = (expected(&state, seat), chosen.fold(f32::MIN, f32::max));
                    assert!((open - best).abs() < 0.01, "{open} and {best}");
                    compared += 1;
                }
            }
            state.apply_unchecked(seat, *chance.pick(&legal), &mut Silent);
        }
        assert!(compared >= 4);
    }

    #[test]
    fn the_next_age_is_played_with_what_the_other_of_two_has_now() {
        let percents = [1, 2, 3, 4, 5].map(|age| format!("{:.0}", 100.0 * changes_hands(age)));
        assert_eq!(percents, ["50", "67", "50", "100", "0"]);
    }
}
