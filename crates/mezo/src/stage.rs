//! The course of the game: what happens next when nothing is under way.

use game::{Seat, Sink};

use crate::ask::Ask;
use crate::{Action, Event, Kind, Mezo};

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Gods are chosen.
    Gods,
    /// Cities are founded.
    Cities,
    /// An age begins.
    AgeBegins,
    /// Solo: a vengeful god is placed.
    VengefulGod,
    /// The angry god and the ritual are turned up.
    Reveal,
    Cenote,
    Ability,
    CityUnit,
    /// Abilities of the first age, at the start of a tribe's turn.
    TribeAbility,
    Champion,
    Deploy,
    /// The Blessed region is found or named.
    Blessed,
    /// The ritual that awakens, after all have deployed.
    Vigil,
    /// Somebody has awakened.
    Watched,
    Call,
    /// What a ritual gives for a call.
    Called,
    NextConflict,
    /// Solo: abilities of vengeful gods who are present.
    Vengeful,
    Look,
    Keep,
    /// The first, second or third round of actions.
    Round(u8),
    /// An action of this round has been taken or passed.
    Acted(u8),
    /// Solo: the vengeful gods answer at this place of their card, in this round.
    Answer {
        round: u8,
        action: u8,
    },
    /// Solo: they have answered in this round.
    Answered(u8),
    Power,
    /// A power has been used or left.
    PowerUsed,
    /// Strength is counted and the winner found.
    Strength,
    Reward(Reward),
    /// Who has the majority of a kind.
    Majority(Kind),
    /// The space of a book is taken.
    Space(Kind, Seat),
    /// The bonus of a book has been resolved.
    Booked(Kind),
    CleanUp,
    Offer,
    EndOfAge,
    Over,
}

/// What the winner of a conflict gets, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reward {
    Altar,
    Victory,
    Omen,
    Cenote,
    City,
}

impl Mezo {
    /// Goes on until somebody must decide, or the game is over.
    #[inline]
    pub(crate) fn go_on(&mut self, sink: &mut impl Sink<Event>) {
        while self.ask == Ask::Nothing {
            if self.frames.is_empty() {
                self.proceed(sink);
            } else {
                self.run(sink);
            }
        }
    }

    /// What comes next in the course of the game.
    fn proceed(&mut self, sink: &mut impl Sink<Event>) {
        match self.stage {
            Stage::Gods => self.ask_god(sink),
            Stage::Cities => self.ask_city(),
            Stage::AgeBegins => self.begin_age(sink),
            Stage::VengefulGod => self.ask_vengeful_vertex(sink),
            Stage::Reveal => self.reveal_age(sink),
            Stage::Cenote => self.ask_cenote(),
            Stage::Ability => self.ask_ability(),
            Stage::CityUnit => self.ask_city_unit(),
            Stage::TribeAbility => self.use_tribe_ability(sink),
            Stage::Champion => self.ask_champion(),
            Stage::Deploy => self.ask_deploy(),
            Stage::Blessed => self.find_blessed(sink),
            Stage::Vigil => self.hold_vigil(sink),
            Stage::Watched => self.next_turn(Stage::Vigil),
            Stage::Call => self.call_next(),
            Stage::Called => self.reward_call(sink),
            Stage::NextConflict => self.begin_conflict(sink),
            Stage::Vengeful => self.ask_vengeful(sink),
            Stage::Look => self.look(sink),
            Stage::Keep => {}
            Stage::Round(2) => self.ask_third(),
            Stage::Round(_) => self.ask_act(),
            Stage::Acted(round) => self.next_turn(Stage::Round(round)),
            Stage::Answer { round, action } => self.answer_of_gods(round, action, sink),
            Stage::Answered(round) => self.after_answer(round),
            Stage::Power => self.ask_power(),
            Stage::PowerUsed => self.next_turn(Stage::Power),
            Stage::Strength => self.count_strength(sink),
            Stage::Reward(reward) => self.give_reward(reward, sink),
            Stage::Majority(kind) => self.find_majority(kind),
            Stage::Space(kind, seat) => self.ask_space(kind, seat, sink),
            Stage::Booked(kind) => self.after_book(kind),
            Stage::CleanUp => self.clean_up(sink),
            Stage::Offer => self.ask_offer(sink),
            Stage::EndOfAge => self.end_age(sink),
            Stage::Over => self.ask = Ask::Over,
        }
    }

    /// Does what a decision says.
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        if let Ask::Keep(_) = self.ask {
            self.keep_card(seat, action, sink);
            return;
        }
        self.ask = Ask::Nothing;
        if !self.frames.is_empty() {
            self.answer_frame(action, sink);
            return;
        }
        match (self.stage, action) {
            (_, Action::God(god)) => self.choose_god(seat, god, sink),
            (_, Action::City(region)) => self.found_city(seat, region, sink),
            (_, Action::Vertex(vertex)) => self.place_vengeful(vertex, sink),
            (_, Action::Cenote(region)) => self.place_cenote(seat, region, sink),
            (_, Action::Ability(ability)) => self.choose_ability(seat, ability, sink),
            (Stage::CityUnit, _) => self.deploy_city_unit(seat, action, sink),
            (_, Action::Champion(region)) => self.place_champion(seat, region, sink),
            (Stage::Deploy, _) => self.deploy(seat, action, sink),
            (_, Action::Blessed(region)) => self.bless(region, sink),
            (_, Action::Vengeful(god)) => self.vengeance(god, sink),
            (Stage::Round(2), _) => self.take_third(seat, action, sink),
            (Stage::Round(round), _) => self.take_action(seat, round, action, sink),
            (Stage::Power, _) => self.use_power(seat, action, sink),
            (Stage::Strength, Action::Winner(winner)) => self.win(winner, sink),
            (Stage::Majority(kind), Action::Winner(winner)) => {
                self.stage = Stage::Space(kind, winner);
            }
            (Stage::Space(kind, seat), Action::Space(space)) => {
                self.take_space(kind, seat, space, sink);
            }
            (Stage::Offer, _) => self.offer(seat, action, sink),
            _ => {}
        }
    }

    /// Whose turn it is.
    #[inline]
    pub(crate) fn on_turn(&self) -> Option<Seat> {
        self.order.seat(self.turn)
    }

    /// The next one has a turn.
    fn next_turn(&mut self, stage: Stage) {
        self.turn += 1;
        self.stage = stage;
    }

    /// A step begins: everybody has a turn, by descending points.
    pub(crate) fn begin_turns(&mut self, stage: Stage) {
        self.order = self.player_order();
        self.turn = 0;
        self.stage = stage;
    }
}
