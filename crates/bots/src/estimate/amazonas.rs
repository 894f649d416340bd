//! Amazonas: tiles and what they will grow to, money and income to come, the mission, medals and majorities.

use amazonas::{Action, Amazonas, EventCard, IncomeCard, Majority, PhaseName, Species, Village};
use game::{Game as _, Seat};

use super::{Estimate, Standing, standing};

/// How many rounds a game has.
const ROUNDS: u8 = 18;
/// What a tent costs on average, in silver.
const TENT: f32 = 7.6;
/// What a tent that is yet to be built brings beside what is counted elsewhere.
const TENT_TO_COME: f32 = 0.9;
/// With fewer rounds left to build in than these, a tent to come is the less certain the fewer they are: who waits finds
/// villages full and paths closed. Any number from 3 to 15 did as well in 400 games of a greedy bot against random ones; what
/// helped it is that money counts for nothing after the last turn.
const HASTE: f32 = 6.0;
/// What a village of the mission costs that is not reached.
const MISSED: f32 = 3.0;

impl Estimate for Amazonas {
    const AHEAD: u16 = 6;
    const CANDIDATES: usize = 6;

    fn chapter(&self) -> u16 {
        let over = self.phase() == PhaseName::Over;
        u16::from(self.round()) + u16::from(over)
    }

    fn expected(&self) -> Standing {
        standing(self.seats(), |seat| expected(self, seat))
    }

    fn doubt(&self) -> f32 {
        let left = f32::from(ROUNDS - self.round().min(ROUNDS));
        1.2 + 0.22 * left
    }

    fn promise(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Start(village) | Action::Build(village) => promise_of_tent(self, seat, village),
            Action::Income(card) => promise_of_card(self, seat, card),
            Action::Native(species) => f32::from(self.pile_of(seat, species)) - 2.0,
            Action::Neutral(_) => -1.0,
            Action::Refuse | Action::Done => 0.0,
        }
    }

    fn is_settled(&self) -> bool {
        true
    }
}

fn expected(state: &Amazonas, seat: Seat) -> f32 {
    let over = state.phase() == PhaseName::Over;
    let rounds = if over {
        0.0
    } else {
        rounds_to_build(state, seat)
    };
    let tents = if rounds > 0.0 {
        tents_to_come(state, seat)
    } else {
        0.0
    };
    // With less than two tents to come, piles of one or two will hardly become three.
    let hope = (tents / 3.0).min(1.0);
    let mut points = TENT_TO_COME * tents * (rounds / HASTE).min(1.0);
    for species in Species::ALL {
        points += pile(state.pile_of(seat, species), hope);
        points += majority(state, seat, species, tents);
    }
    points += medal(state, seat, tents);
    points - mission(state, seat, tents)
}

/// In how many rounds the seat can still build, this one included until its turn is over.
fn rounds_to_build(state: &Amazonas, seat: Seat) -> f32 {
    let later = ROUNDS - state.round().min(ROUNDS);
    let in_turns = matches!(state.phase(), PhaseName::Native | PhaseName::Building);
    let is_to_come = state.awaits_income(seat) || state.to_act().contains(seat);
    f32::from(later + u8::from(!in_turns || is_to_come))
}

/// How many more tents the seat can build: as many as it has, and money and income allow.
fn tents_to_come(state: &Amazonas, seat: Seat) -> f32 {
    let money = f32::from(state.money_of(seat).0) + income_to_come(state, seat);
    (money / TENT).min(f32::from(state.tents_left(seat)))
}

/// The income until the end of the game, if nothing changes: hands are played out in rounds 7 and 14; in the last
/// four rounds only the best four cards are.
fn income_to_come(state: &Amazonas, seat: Seat) -> f32 {
    let round = state.round().max(1);
    let incomes = IncomeCard::ALL.map(|card| f32::from(state.income_of(seat, card).0));
    let whole: f32 = incomes.iter().sum();
    let awaits = state.awaits_income(seat);
    let mut income = 0.0;
    let mut last = 0.0;
    let choosing = state.phase() == PhaseName::Income || state.phase() == PhaseName::Opening;
    // A card that is chosen but not paid yet counts; one that has left the hand and was paid does not.
    if awaits
        && !choosing
        && let Some(card) = state.card_of(seat)
    {
        income += under_event(state, card, incomes[card.index()]);
    }
    let mut in_hand = [0.0; IncomeCard::COUNT];
    let mut cards = 0;
    let mut chosen = 0.0;
    for card in IncomeCard::ALL {
        if choosing && state.card_of(seat) == Some(card) {
            chosen = under_event(state, card, incomes[card.index()]);
        } else if state.holds(seat, card) {
            in_hand[cards] = incomes[card.index()];
            cards += 1;
        }
    }
    income += chosen;
    // Rounds after this one in which a card of this hand is played.
    let end_of_hand = match round {
        1..=7 => 7,
        8..=14 => 14,
        _ => ROUNDS,
    };
    let played_this_round = !choosing || state.card_of(seat).is_some();
    let rounds = usize::from(end_of_hand - round) + usize::from(!played_this_round);
    if end_of_hand == ROUNDS {
        in_hand[..cards].sort_by(|a, b| b.total_cmp(a));
    }
    income += in_hand[..cards.min(rounds)].iter().sum::<f32>();
    if round <= 7 {
        income += whole;
    }
    if round <= 14 {
        let mut best = incomes;
        best.sort_by(|a, b| b.total_cmp(a));
        last += best[..4].iter().sum::<f32>();
    }
    income + 0.9 * last
}

/// What is left of an income under this round's event.
fn under_event(state: &Amazonas, card: IncomeCard, income: f32) -> f32 {
    match state.event() {
        Some(EventCard::Fire) if card != IncomeCard::NATIVE => (income / 2.0).floor(),
        Some(EventCard::Monkeys) if card == IncomeCard::NATIVE => income + 2.0,
        Some(EventCard::Jaguar | EventCard::Crocodile) if card == IncomeCard::NATIVE => {
            income + 1.0
        }
        _ => income,
    }
}

/// What a pile will score; small ones by the hope that they grow.
fn pile(tiles: u8, hope: f32) -> f32 {
    match tiles {
        0 => 0.0,
        1 => 0.7 * hope,
        2 => 1.9 * hope,
        tiles => f32::from(tiles),
    }
}

/// What the seat can hope for by owning the most of a species.
fn majority(state: &Amazonas, seat: Seat, species: Species, tents: f32) -> f32 {
    let own = state.pile_of(seat, species);
    if state.majority() == Majority::None || own == 0 {
        return 0.0;
    }
    let mut most = 0;
    for other in state.seats() {
        if other != seat {
            most = most.max(state.pile_of(other, species));
        }
    }
    let lead = f32::from(own) - f32::from(most);
    let alone = if state.players() == 2 { 1.0 } else { 2.0 };
    if tents < 0.5 {
        return match lead {
            lead if lead > 0.0 => alone,
            0.0 => alone - 1.0,
            _ => 0.0,
        };
    }
    alone * (0.5 + 0.3 * lead).clamp(0.0, 0.9)
}

/// The medal that the seat has, or the one it can hope for.
fn medal(state: &Amazonas, seat: Seat, tents: f32) -> f32 {
    let won = state.medal_of(seat);
    if won > 0 {
        return won.into();
    }
    let missing = Species::ALL
        .into_iter()
        .filter(|species| state.tiles_of(seat, *species) == 0)
        .count();
    #[allow(clippy::cast_precision_loss, reason = "there are five species")]
    let missing = missing as f32;
    let next = f32::from(state.next_medal());
    if tents < missing || next == 0.0 {
        return 0.0;
    }
    (next - 0.4 * missing).max(1.0) * (1.0 - 0.1 * missing)
}

/// What the mission will cost: villages that the tents to come will not reach.
fn mission(state: &Amazonas, seat: Seat, tents: f32) -> f32 {
    let map = state.components();
    let camps = state.camps_of(seat);
    let full = state.full_villages();
    let mut missing = [(u8::MAX, None::<Village>); 4];
    let mut lost = 0.0;
    let mut count = 0;
    for village in state.mission_of(seat) {
        if camps.contains(village) {
            continue;
        }
        if full.contains(village) {
            lost += MISSED;
            continue;
        }
        let nearest = camps
            .into_iter()
            .map(|camp| map.distance(camp, village))
            .min();
        missing[count] = (nearest.unwrap_or(1), Some(village));
        count += 1;
    }
    // The nearest first, from tents or from the villages reached before it.
    let mut needed = 0.0;
    for done in 0..count {
        let left = &mut missing[done..count];
        let nearest = (0..left.len()).min_by_key(|place| left[*place].0);
        left.swap(0, nearest.unwrap_or(0));
        let (distance, reached_now) = left[0];
        needed += f32::from(distance);
        // A tent more than needed makes it likely, two tents too few make it hopeless.
        let reached = ((tents - needed + 1.5) / 3.0).clamp(0.0, 0.95);
        lost += MISSED * (1.0 - reached) + 0.12 * f32::from(distance);
        for (distance, village) in &mut left[1..] {
            if let (Some(village), Some(from)) = (village, reached_now) {
                *distance = (*distance).min(map.distance(from, *village));
            }
        }
    }
    lost
}

fn promise_of_tent(state: &Amazonas, seat: Seat, village: Village) -> f32 {
    let map = state.components();
    let species = map.species(village);
    let tiles = state.pile_of(seat, species);
    let price = state
        .price_of(village)
        .map_or(3.0, |gold| f32::from(gold.0));
    let mut promise = match tiles {
        0 => 1.6,
        1 => 0.8,
        2 => 2.0,
        _ => 1.0,
    };
    if state.mission_of(seat).contains(&village) {
        promise += 3.0;
    }
    if state.medal_of(seat) == 0 && tiles == 0 {
        promise += 0.5;
    }
    promise + 1.0 - 0.7 * (price - 2.0)
}

/// Cards are best played when they pay, and none is kept for too long.
fn promise_of_card(state: &Amazonas, seat: Seat, card: IncomeCard) -> f32 {
    let income = f32::from(state.income_of(seat, card).0);
    let number = f32::from(card.number());
    let bonus = (income - number) * 0.3;
    match state.event() {
        Some(EventCard::Fire) if card != IncomeCard::NATIVE => 2.0 - 0.5 * income,
        Some(EventCard::Native) => 1.5 - 0.2 * income,
        Some(event) if event.is_harmful() && card == IncomeCard::NATIVE => 2.0,
        _ if state.round() > 14 => 0.6 * income,
        _ => bonus,
    }
}
