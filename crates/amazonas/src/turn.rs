//! The beginning of a turn: the native, then money.

use game::{Known, Seat, Sink};

use crate::piles::Piles;
use crate::{Action, Amazonas, Event, EventCard, IncomeCard, PhaseName, Silver, Species};

/// What an income card comes to under an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Takings {
    /// The full income: the card's number and the tiles it counts. It decides who plays first.
    pub income: Silver,
    /// How much of it the fire takes.
    pub burnt: Silver,
    /// What the bonus adds.
    pub bonus: Silver,
    /// What the monkeys steal of all that the player has then.
    pub stolen: Silver,
}

impl Takings {
    /// What a player with these tiles and this money would make of a card.
    #[inline]
    pub(crate) fn new(
        piles: &Piles,
        money: Silver,
        card: IncomeCard,
        event: Option<EventCard>,
    ) -> Self {
        let income = piles.income(card);
        let mut takings = Self {
            income,
            burnt: Silver(0),
            bonus: Silver(0),
            stolen: Silver(0),
        };
        let protected = card == IncomeCard::NATIVE;
        match event {
            Some(EventCard::Bonus(species)) => takings.bonus = Silver(piles.size(species).into()),
            Some(EventCard::Fire) if !protected => takings.burnt = Silver(income.0.div_ceil(2)),
            Some(EventCard::Monkeys) if !protected => {
                takings.stolen = Silver(piles.largest().into()).min(money + income);
            }
            _ => {}
        }
        takings
    }

    /// How much more money the player has in the end; less if the monkeys stole more than he took.
    pub fn gain(&self) -> i32 {
        let [income, burnt, bonus, stolen] =
            [self.income, self.burnt, self.bonus, self.stolen].map(|silver| i32::from(silver.0));
        income - burnt + bonus - stolen
    }
}

impl Amazonas {
    /// Begins the turn of the seat whose turn it is, and says whether there is something to decide in it.
    #[inline]
    pub(crate) fn begin_turn(&mut self, sink: &mut impl Sink<Event>) -> bool {
        self.neutral_used = false;
        if self.native_available {
            self.phase = PhaseName::Native;
            return true;
        }
        let seat = self.on_turn();
        self.take_money(seat, sink);
        self.begin_building(seat)
    }

    pub(crate) fn list_native(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.piles[seat].owned().map(Action::Native));
        actions.push(Action::Refuse);
    }

    pub(crate) fn may_answer(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Native(species) => self.piles[seat].tiles[species] > 0,
            action => action == Action::Refuse,
        }
    }

    /// The native lies on a pile for the rest of the game; the income is given up.
    pub(crate) fn take_native(
        &mut self,
        seat: Seat,
        species: Species,
        sink: &mut impl Sink<Event>,
    ) {
        let given_up = self.piles[seat].income(self.card(seat));
        self.native_available = false;
        self.natives -= 1;
        self.piles[seat].natives[species] += 1;
        sink.tell(|| Event::Native {
            seat,
            species,
            given_up: Known::Open(given_up),
        });
        self.build_or_pass(seat, sink);
    }

    pub(crate) fn refuse_native(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Refused { seat });
        self.take_money(seat, sink);
        self.build_or_pass(seat, sink);
    }

    /// Income, halved by fire; then the bonus; then the monkeys.
    fn take_money(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let card = self.card(seat);
        let event = self.event;
        let takings = Takings::new(&self.piles[seat], self.money[seat], card, event);
        let Takings {
            income,
            burnt,
            bonus,
            stolen,
        } = takings;
        if let Some(event) = event.filter(|event| event.is_harmful())
            && card == IncomeCard::NATIVE
        {
            sink.tell(|| Event::Spared { seat, card: event });
        }
        self.money[seat] += income - burnt;
        sink.tell(|| Event::Income {
            seat,
            silver: income - burnt,
            burnt,
            money: self.money[seat],
        });
        self.money[seat] += bonus;
        if let Some(EventCard::Bonus(species)) = event {
            sink.tell(|| Event::Bonus {
                seat,
                species,
                silver: bonus,
                money: self.money[seat],
            });
        }
        self.money[seat] -= stolen;
        if event == Some(EventCard::Monkeys) && card != IncomeCard::NATIVE {
            sink.tell(|| Event::Robbed {
                seat,
                silver: stolen,
                money: self.money[seat],
            });
        }
    }
}

#[cfg(test)]
mod tests;
