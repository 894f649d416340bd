//! Amazonas: tiles and what they will grow to, money and income to come, the mission, medals and majorities.

use crate::{Action, Amazonas, EventCard, IncomeCard, Majority, Map, PhaseName, Species, Village};
use game::{Game as _, Seat};

use game::{Estimate, Standing, standing};

/// How many rounds a game has.
const ROUNDS: u8 = 18;
/// What a tent costs on average, in silver.
const TENT: f32 = 7.6;
/// What a village of the mission costs that is not reached.
const MISSED: f32 = 3.0;
/// How a village of the mission looks at first sight.
const GOAL: f32 = 3.0;

/// What something is worth at the end, and what it is worth at the beginning, when it will still grow.
///
/// The weights were fitted to the results of 600 games between searching bots: what each has at the beginning of a round against
/// the points by which he ended above or below the others. They explain 30 % of it in round 8, 46 % in round 12 and 65 % in
/// round 16 of 200 other games.
#[derive(Clone, Copy)]
struct Weight {
    late: f32,
    early: f32,
}

impl Weight {
    /// The weight when so much of the game is left, from 1 to 0.
    fn with(self, left: f32) -> f32 {
        self.late + left * (self.early - self.late)
    }
}

const fn weight(late: f32, early: f32) -> Weight {
    Weight { late, early }
}

/// A pile of one tile, a pile of two, and each tile of a larger one.
const PILES: [Weight; 3] = [weight(0.44, 2.55), weight(1.68, 4.0), weight(1.33, 1.53)];
/// What owning the most of a species promises.
const MOST: Weight = weight(0.85, 0.0);
/// A medal that is won.
const MEDAL: Weight = weight(0.92, 0.33);
/// A medal that is hoped for.
const MEDAL_TO_COME: Weight = weight(0.77, 0.51);
/// What the mission is likely to cost.
const MISSION: Weight = weight(0.52, 0.25);
/// Every link between tents and villages of the mission.
const WAY: Weight = weight(0.61, 0.54);
/// A silver in hand.
const SILVER: Weight = weight(0.18, 0.62);
/// A silver of income to come.
const INCOME: Weight = weight(0.35, 0.66);

impl Estimate for Amazonas {
    const CANDIDATES: usize = 6;

    fn chapter(&self) -> u16 {
        let over = self.phase() == PhaseName::Over;
        u16::from(self.round()) + u16::from(over)
    }

    fn ahead(&self) -> u16 {
        6
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

    /// Its mission.
    fn secret_of(&self, seat: Seat) -> u16 {
        1 + u16::from(self.mission_number(seat))
    }

    fn is_settled(&self) -> bool {
        true
    }
}

fn expected(state: &Amazonas, seat: Seat) -> f32 {
    if state.phase() == PhaseName::Over || rounds_to_build(state, seat) == 0 {
        return as_it_is(state, seat);
    }
    let purse = purse(state, seat);
    if state.round() >= ROUNDS && is_in_turns(state) {
        // One yardstick for the whole of the last turn, whether a tent ends it or not.
        return as_it_is(state, seat) + SILVER.late * (purse.silver + purse.income);
    }
    let left = f32::from(ROUNDS - state.round().min(ROUNDS)) / f32::from(ROUNDS);
    let tents = (purse.silver + purse.income) / TENT;
    let tents = tents.min(f32::from(state.tents_left(seat)));
    let mut points = 0.0;
    for species in Species::ALL {
        points += pile(state.pile_of(seat, species), left);
        points += MOST.with(left) * majority(state, seat, species, tents);
    }
    points += match state.medal_of(seat) {
        0 => MEDAL_TO_COME.with(left) * medal_to_come(state, seat, tents),
        won => MEDAL.with(left) * f32::from(won),
    };
    points -= mission(state, seat, tents, left);
    points + SILVER.with(left) * purse.silver + INCOME.with(left) * purse.income
}

/// Money that can be spent: none without a tent to spend it on.
struct Purse {
    silver: f32,
    income: f32,
}

fn purse(state: &Amazonas, seat: Seat) -> Purse {
    if state.tents_left(seat) == 0 {
        return Purse {
            silver: 0.0,
            income: 0.0,
        };
    }
    Purse {
        silver: f32::from(state.money_of(seat).0),
        income: income_to_come(state, seat),
    }
}

/// The points of a seat that builds no more; only majorities may change.
fn as_it_is(state: &Amazonas, seat: Seat) -> f32 {
    let camps = state.camps_of(seat);
    let mut points = f32::from(state.medal_of(seat));
    for species in Species::ALL {
        let tiles = state.pile_of(seat, species);
        points += if tiles < 3 { 0.0 } else { tiles.into() };
        points += majority(state, seat, species, 0.0);
    }
    for village in state.mission_of(seat) {
        if !camps.contains(village) {
            points -= MISSED;
        }
    }
    points
}

/// In how many rounds the seat can still build, this one included until its turn is over.
fn rounds_to_build(state: &Amazonas, seat: Seat) -> u8 {
    let later = ROUNDS - state.round().min(ROUNDS);
    let is_to_come = state.awaits_income(seat) || state.to_act().contains(seat);
    later + u8::from(!is_in_turns(state) || is_to_come)
}

/// Whether income cards have been revealed and one after another has a turn.
fn is_in_turns(state: &Amazonas) -> bool {
    matches!(state.phase(), PhaseName::Native | PhaseName::Building)
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

/// What a pile will score.
fn pile(tiles: u8, left: f32) -> f32 {
    let [one, two, each] = PILES;
    match tiles {
        0 => 0.0,
        1 => one.with(left),
        2 => two.with(left),
        tiles => each.with(left) * f32::from(tiles),
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

/// The medal that the seat can hope for.
fn medal_to_come(state: &Amazonas, seat: Seat, tents: f32) -> f32 {
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

/// What the mission will cost: villages that the tents to come will not reach, and the way to them.
fn mission(state: &Amazonas, seat: Seat, tents: f32, left: f32) -> f32 {
    let map = state.components();
    let camps = state.camps_of(seat);
    let full = state.full_villages();
    let mut missing = state.mission_of(seat).map(|village| (0, village));
    let (mut count, mut way, mut lost) = (0, 0, 0.0);
    for village in state.mission_of(seat) {
        if camps.contains(village) {
            continue;
        }
        let distances = camps.into_iter().map(|camp| map.distance(camp, village));
        let nearest = distances.min().unwrap_or(1);
        // The weights were fitted with the way to all that is missing, full or not.
        way += nearest;
        if full.contains(village) {
            lost += MISSED;
        } else {
            missing[count] = (nearest, village);
            count += 1;
        }
    }
    lost += out_of_reach(state.components(), &mut missing[..count], tents);
    MISSION.with(left) * lost + WAY.with(left) * f32::from(way)
}

/// What villages that are still to be reached are likely to cost, each with its distance. The nearest comes first, from tents or
/// from the villages reached before it.
fn out_of_reach(map: &Map, missing: &mut [(u8, Village)], tents: f32) -> f32 {
    let mut lost = 0.0;
    let mut needed = 0.0;
    for done in 0..missing.len() {
        let left = &mut missing[done..];
        let nearest = (0..left.len()).min_by_key(|place| left[*place].0);
        left.swap(0, nearest.unwrap_or(0));
        let (distance, reached_now) = left[0];
        needed += f32::from(distance);
        // A tent more than needed makes it likely, two tents too few make it hopeless.
        let reached = ((tents - needed + 1.5) / 3.0).clamp(0.0, 0.95);
        lost += MISSED * (1.0 - reached) + 0.12 * f32::from(distance);
        for (distance, village) in &mut left[1..] {
            *distance = (*distance).min(map.distance(reached_now, *village));
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
        promise += GOAL;
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
