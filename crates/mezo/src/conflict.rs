//! Conflicts: cards are kept and shown, and everybody takes actions.

use game::{Seat, Seats, Sink};

use crate::ask::{Ask, Bits};
use crate::frame::{Ceremony, Frame};
use crate::ledger::Source;
use crate::modules::Module;
use crate::places::Place;
use crate::stage::Stage;
use crate::state::{Each, YOU};
use crate::{Action, Card, Consolation, EffectId, Event, Mezo, Owner, Region, RitualRule};

/// The conflict under way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Conflict {
    pub(crate) region: Region,
    pub(crate) cards: Each<Option<Card>>,
    /// Whether the cards are face up.
    pub(crate) shown: bool,
    /// The actions of each card that were taken or given up.
    pub(crate) used: Each<Bits>,
    pub(crate) bonus: Each<u8>,
    pub(crate) penalty: Each<u8>,
    /// Who has the majority of warriors or shamans whatever stands here.
    pub(crate) most: [Option<Seat>; 2],
    /// Whether the majority of warriors or shamans is not awarded here.
    pub(crate) unawarded: [bool; 2],
    /// Strength, once it has been counted.
    pub(crate) strength: Option<Each<u8>>,
    pub(crate) winner: Option<Seat>,
    /// Solo: the vengeful gods who have yet to act.
    pub(crate) vengeful: Bits,
}

impl Conflict {
    pub(crate) fn new(region: Region) -> Self {
        Self {
            region,
            cards: Each::default(),
            shown: false,
            used: Each::default(),
            bonus: Each::default(),
            penalty: Each::default(),
            most: [None; 2],
            unawarded: [false; 2],
            strength: None,
            winner: None,
            vengeful: Bits::NONE,
        }
    }
}

/// All three actions of a card.
const ACTIONS: Bits = Bits(0b111);

impl Mezo {
    /// The conflict under way, which there is.
    #[inline]
    pub(crate) fn the_conflict(&self) -> &Conflict {
        self.conflict.as_ref().expect("a conflict is under way")
    }

    #[inline]
    pub(crate) fn the_conflict_mut(&mut self) -> &mut Conflict {
        self.conflict.as_mut().expect("a conflict is under way")
    }

    /// Whether the region of the conflict is Blessed.
    pub(crate) fn is_blessed(&self) -> bool {
        self.blessed.is_some() && self.blessed == self.here()
    }

    /// Turns up the next conflict tile; after the last the age ends.
    pub(crate) fn begin_conflict(&mut self, sink: &mut impl Sink<Event>) {
        let Some(region) = self.tiles.pop() else {
            self.stage = Stage::EndOfAge;
            return;
        };
        self.conflict = Some(Conflict::new(region));
        let blessed = self.is_blessed();
        let name = self.name_of(region);
        sink.tell(|| Event::Conflict {
            region: name,
            blessed,
        });
        if self.is_solo() {
            self.stage = Stage::Vengeful;
            self.rouse_vengeful(region);
        } else {
            self.begin_cards_or_offers();
        }
    }

    /// The Blessed region has offers instead of cards.
    pub(crate) fn begin_cards_or_offers(&mut self) {
        if self.is_blessed() {
            self.begin_turns(Stage::Offer);
        } else {
            self.stage = Stage::Look;
        }
    }

    /// Everybody looks at the top three cards of the deck.
    pub(crate) fn look(&mut self, sink: &mut impl Sink<Event>) {
        let players = Seats::first_few(self.players);
        for seat in players {
            self.seen[seat] = self.seen[seat].max(3).min(len(&self.decks[seat]));
            sink.tell(|| Event::Looked {
                seat,
                cards: self
                    .looked_at(seat)
                    .iter()
                    .copied()
                    .map(game::Known::Open)
                    .collect(),
            });
        }
        self.stage = Stage::Keep;
        let only = self.decks[YOU].len() == 1 && self.is_solo();
        match self.looked_at(YOU).first().copied().filter(|_| only) {
            Some(card) => {
                self.ask = Ask::Keep(players);
                self.keep_card(YOU, Action::Keep(card), sink);
            }
            None => self.ask = Ask::Keep(players),
        }
    }

    /// A seat keeps a card; when all have, the cards are shown.
    pub(crate) fn keep_card(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let (Ask::Keep(mut keeping), Action::Keep(card)) = (self.ask, action) else {
            return;
        };
        let deck = &mut self.decks[seat];
        let place = deck.iter().rposition(|other| *other == card);
        deck.remove(place.expect("the card was looked at"));
        self.seen[seat] -= 1;
        self.the_conflict_mut().cards[seat] = Some(card);
        sink.tell(|| Event::Kept {
            seat,
            card: game::Known::Open(card),
        });
        keeping.remove(seat);
        if keeping.is_empty() {
            self.ask = Ask::Nothing;
            self.show_cards(sink);
        } else {
            self.ask = Ask::Keep(keeping);
        }
    }

    /// As long as others choose, a card that was kept can go back to those that were looked at.
    pub(crate) fn withdraw_choice(&mut self, seat: Seat) {
        let Ask::Keep(mut keeping) = self.ask else {
            return;
        };
        if let Some(card) = self.the_conflict_mut().cards[seat].take() {
            self.decks[seat].push(card);
            self.seen[seat] += 1;
            keeping.insert(seat);
            self.ask = Ask::Keep(keeping);
        }
    }

    /// Cards are shown; actions begin at the left of the champion's owner.
    pub(crate) fn show_cards(&mut self, sink: &mut impl Sink<Event>) {
        let conflict = self.the_conflict_mut();
        conflict.shown = true;
        let cards = conflict.cards;
        for seat in self.every_seat() {
            if let Some(card) = cards[seat] {
                sink.tell(|| Event::Shown { seat, card });
            }
        }
        self.begin_round(0);
    }

    /// The seat whose champion stands in the region of the conflict.
    pub(crate) fn champion_here(&self) -> Option<Seat> {
        let here = self.here()?;
        let mut seats = self.every_seat().into_iter();
        seats.find(|seat| self.champions[*seat].contains(here))
    }

    fn begin_round(&mut self, round: u8) {
        self.begin_turns_from_champion(Stage::Round(round));
    }

    fn begin_turns_from_champion(&mut self, stage: Stage) {
        self.order = match self.champion_here() {
            Some(owner) if !self.is_solo() => self.clockwise_after(owner).collect(),
            _ => self.player_order(),
        };
        self.turn = 0;
        self.stage = stage;
    }

    /// What an action of a seat's card does; the third is the ceremony.
    pub(crate) fn action_of(&self, seat: Seat, card: Card, action: u8) -> EffectId {
        let god = self.gods[seat].expect("everybody has a god");
        self.components.card_action(god, card, action.into())
    }

    /// Whether some step of an action can change something now.
    fn can_take(&self, seat: Seat, card: Card, action: u8) -> bool {
        if action == 2 {
            self.can_hold_ceremony(seat, card)
        } else {
            self.can_act(self.action_of(seat, card, action), seat)
        }
    }

    /// In the first two rounds everybody takes an action or passes.
    pub(crate) fn ask_act(&mut self) {
        let Stage::Round(round) = self.stage else {
            return;
        };
        let Some(seat) = self.on_turn() else {
            self.begin_round(round + 1);
            return;
        };
        let conflict = self.the_conflict();
        let card = conflict.cards[seat].expect("everybody has kept a card");
        let left = Bits(ACTIONS.0 & !conflict.used[seat].0);
        let take = left
            .iter()
            .filter(|action| self.can_take(seat, card, *action))
            .collect();
        let recover = !self.xibalba[seat].is_empty();
        self.put(
            seat,
            Ask::Act {
                take,
                left,
                recover,
            },
        );
    }

    pub(crate) fn take_action(
        &mut self,
        seat: Seat,
        round: u8,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        let number = match action {
            Action::Act(number) => {
                sink.tell(|| Event::Acted {
                    seat,
                    action: number + 1,
                });
                self.begin_action(seat, number, sink);
                number
            }
            Action::Pass(gain, number) => {
                sink.tell(|| Event::Passed {
                    seat,
                    action: number + 1,
                });
                self.console(seat, gain, sink);
                number
            }
            _ => return,
        };
        self.the_conflict_mut().used[seat].insert(number);
        self.end_action(round, number);
    }

    /// In solo the vengeful gods answer each action; else the next player's turn comes.
    fn end_action(&mut self, round: u8, action: u8) {
        if self.is_solo() {
            self.stage = Stage::Answer { round, action };
        } else {
            self.stage = Stage::Acted(round);
        }
    }

    /// The answer of the vengeful gods is over: the next round begins.
    pub(crate) fn after_answer(&mut self, round: u8) {
        if round < 2 {
            self.begin_round(round + 1);
        } else {
            self.stage = Stage::Strength;
        }
    }

    fn begin_action(&mut self, seat: Seat, number: u8, sink: &mut impl Sink<Event>) {
        let card = self.the_conflict().cards[seat].expect("everybody has kept a card");
        if number == 2 {
            self.frames.push(Frame::Ceremony(Ceremony {
                seat,
                card,
                effected: false,
                appeased: false,
            }));
        } else {
            let effect = self.action_of(seat, card, number);
            self.begin_effect(effect, Source::Card, seat, sink);
        }
    }

    /// Whoever passes gains 1 devotion or recovers 1 unit.
    fn console(&mut self, seat: Seat, gain: Consolation, sink: &mut impl Sink<Event>) {
        match gain {
            Consolation::Devotion => self.gain_devotion(seat, 1, sink),
            Consolation::Recover => {
                self.begin_effect(self.components.consolation(), Source::Card, seat, sink);
            }
        }
    }

    /// The action that is left after two rounds.
    pub(crate) fn last_action(&self, seat: Seat) -> Option<u8> {
        Bits(ACTIONS.0 & !self.the_conflict().used[seat].0).single()
    }

    /// Whoever has a glyph here may demolish it for the last action, judged with the glyph already gone.
    pub(crate) fn ask_third(&mut self) {
        let Some(seat) = self.on_turn() else {
            self.after_actions();
            return;
        };
        if self.can_take_third(seat) {
            self.put(seat, Ask::Third);
        } else {
            self.end_third(seat);
        }
    }

    /// In solo the vengeful gods resolve the last place of their card regardless.
    fn end_third(&mut self, seat: Seat) {
        match self.last_action(seat) {
            Some(action) if self.is_solo() => self.stage = Stage::Answer { round: 2, action },
            _ => self.stage = Stage::Acted(2),
        }
    }

    /// After the last action powers are used, if they are played with.
    fn after_actions(&mut self) {
        if self.modules.contains(Module::Powers) {
            self.begin_turns_from_champion(Stage::Power);
        } else {
            self.stage = Stage::Strength;
        }
    }

    fn can_take_third(&mut self, seat: Seat) -> bool {
        let Conflict { region, cards, .. } = *self.the_conflict();
        let (Some(card), Some(action)) = (cards[seat], self.last_action(seat)) else {
            return false;
        };
        if self.glyphs[region][seat.index()] == 0 {
            return false;
        }
        self.remove_glyph(Owner::Seat(seat), region);
        let able = self.can_take(seat, card, action);
        self.glyphs[region][seat.index()] += 1;
        self.glyph_reserve[seat] -= 1;
        able
    }

    pub(crate) fn take_third(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.end_third(seat);
        if action != Action::Third {
            sink.tell(|| Event::Declined { seat });
            return;
        }
        let here = self.the_conflict().region;
        let last = self.last_action(seat);
        sink.tell(|| Event::Third { seat });
        self.remove_glyph(Owner::Seat(seat), here);
        let region = self.name_of(here);
        let owner = Owner::Seat(seat);
        sink.tell(|| Event::Demolished {
            seat,
            owner,
            region,
            level: None,
        });
        if let Some(last) = last {
            self.the_conflict_mut().used[seat].insert(last);
            sink.tell(|| Event::Acted {
                seat,
                action: last + 1,
            });
            self.begin_action(seat, last, sink);
        }
    }

    /// Whoever has champion or god here may use the tribe's power, once a game.
    pub(crate) fn ask_power(&mut self) {
        let Some(seat) = self.on_turn() else {
            self.stage = Stage::Strength;
            return;
        };
        let here = self.the_conflict().region;
        let stands = self.champions[seat].contains(here) || self.presence(seat).contains(here);
        let mut powers = Bits::NONE;
        if stands && !self.powers_used[seat] {
            let effects = *self.components.powers(self.tribe_of(seat));
            for (number, effect) in (0..).zip(effects) {
                if self.can_act(effect, seat) {
                    powers.insert(number);
                }
            }
        }
        if powers.is_empty() {
            self.stage = Stage::PowerUsed;
        } else {
            self.put(seat, Ask::Power(powers));
        }
    }

    pub(crate) fn use_power(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.stage = Stage::PowerUsed;
        let Action::Power(power) = action else {
            sink.tell(|| Event::Declined { seat });
            return;
        };
        self.powers_used[seat] = true;
        sink.tell(|| Event::Power {
            seat,
            power: power + 1,
        });
        let effect = self.components.powers(self.tribe_of(seat))[usize::from(power)];
        self.begin_effect(effect, Source::Power, seat, sink);
    }

    /// The strength of a seat in the conflict: as it was counted, or as it stands.
    pub(crate) fn strength_now(&self, seat: Seat) -> u8 {
        match &self.conflict {
            Some(Conflict {
                strength: Some(strength),
                ..
            }) => strength[seat],
            Some(_) => self.strength_of(seat),
            None => 0,
        }
    }

    /// Pieces and bonuses less penalties, never below 0.
    pub(crate) fn strength_of(&self, seat: Seat) -> u8 {
        let conflict = self.the_conflict();
        let here = conflict.region;
        let units = self.units_in(seat, here).total() + self.units_at(seat, Place::Offered).total();
        let glyphs = self.glyphs[here][seat.index()];
        let devoted = self.has_ability(seat, 2, 2) && self.presence(seat).contains(here);
        let god = if devoted { self.level(seat) } else { 0 };
        let pieces = units + glyphs + self.champion_strength(seat, here) + god;
        let bonus = pieces.saturating_add(conflict.bonus[seat]);
        bonus.saturating_sub(conflict.penalty[seat])
    }

    fn champion_strength(&self, seat: Seat, here: Region) -> u8 {
        if !self.champions[seat].contains(here) {
            return 0;
        }
        match self.ritual_rule() {
            Some(RitualRule::ChampionsCount(strength)) => strength,
            _ if self.has_ability(seat, 1, 3) => 2 + self.age,
            _ => 2,
        }
    }
}

fn len(cards: &[Card]) -> u8 {
    u8::try_from(cards.len()).expect("a god has five cards")
}

#[cfg(test)]
mod tests;
