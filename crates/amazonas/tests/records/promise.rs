//! What the name of a kept game promises.

use std::collections::BTreeSet;

use amazonas::{Amazonas, Event, NEUTRAL_TENTS, TENTS};
use game::{Game, Record, Seat, kept};

/// What happened in a kept game.
struct Tale {
    record: Record,
    state: Amazonas,
    events: Vec<Event>,
}

/// Whether a game shows what its name says; none if the name is not one that promises something.
pub(crate) fn is_kept(name: &str, record: &Record) -> Option<bool> {
    let mut events = Vec::new();
    let state =
        kept::replay::<Amazonas>(record, |passage| events.extend_from_slice(passage.events));
    let tale = Tale {
        record: record.clone(),
        state,
        events,
    };
    Some(match name {
        "every-harm-ignored" => tale.harms_ignored() == 4,
        "every-medal-of-four" => tale.has("players", "4") && tale.medals() == 4,
        "every-medal-of-three" => tale.has("players", "3") && tale.medals() == 3,
        "every-medal-of-two" => tale.has("players", "2") && tale.medals() == 2,
        "everybody-below-zero" => tale.state.scores().iter().all(|points| points.0 < 0),
        "mission-accomplished" => tale.accomplished(),
        "monkeys-take-all" => tale.robbed_of_everything(),
        "natives-refused" => tale.count("native_gone") >= 3,
        "neutral-tents-used-up" => tale.count("neutral") == 2 * usize::from(NEUTRAL_TENTS),
        "no-medal" => tale.medals() == 0,
        "one-player-takes-every-native" => tale.natives_of_one() == 4,
        "shared-victory" => tale.winners().len() > 1,
        "three-tents-in-one-turn" => tale.tents_in_one_turn() >= 3,
        "tie-broken-by-money" => tale.tie().is_some_and(|(tiles, money)| !tiles && money),
        "tie-broken-by-tiles" => tale.tie().is_some_and(|(tiles, _)| tiles),
        "twelve-tents-built" => tale.seats().any(|seat| tale.tents(seat) == TENTS),
        "colours-decide-ties" => tale.has("memory", "on") && tale.orange_before_blue(),
        "only-the-last-card" => tale.has("memory", "off"),
        name => {
            let (players, majority) = name.split_once("-players-")?;
            tale.has("players", players) && tale.has("majority", majority)
        }
    })
}

impl Tale {
    fn has(&self, option: &str, value: &str) -> bool {
        let chosen = &self.record.options[option];
        chosen.to_string().trim_matches('"') == value
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        self.state.seats().into_iter()
    }

    fn count(&self, kind: &str) -> usize {
        let kinds = self.events.iter().map(game::Event::kind);
        kinds.filter(|other| *other == kind).count()
    }

    fn medals(&self) -> usize {
        self.count("medal")
    }

    fn harms_ignored(&self) -> usize {
        let spared = self.events.iter().filter_map(|event| match event {
            Event::Spared { card, .. } => Some(*card),
            _ => None,
        });
        spared.collect::<BTreeSet<_>>().len()
    }

    fn accomplished(&self) -> bool {
        let done =
            |event: &Event| matches!(event, Event::Final { missing, .. } if missing.is_empty());
        self.events.iter().any(done)
    }

    fn robbed_of_everything(&self) -> bool {
        let robbed = |event: &Event| matches!(event, Event::Robbed { silver, money, .. } if silver.0 > 0 && money.0 == 0);
        self.events.iter().any(robbed)
    }

    fn natives_of_one(&self) -> usize {
        let taken = |seat| {
            let took = |event: &&Event| matches!(event, Event::Native { seat: other, .. } if *other == seat);
            self.events.iter().filter(took).count()
        };
        self.seats().map(taken).max().unwrap_or(0)
    }

    fn winners(&self) -> Vec<Seat> {
        let ranking = self.state.ranking().expect("a kept game is over");
        let first = ranking.iter().next().expect("somebody won");
        first.into_iter().collect()
    }

    fn tents(&self, seat: Seat) -> u8 {
        u8::try_from(self.state.camps_of(seat).len()).expect("there are twelve")
    }

    /// The longest row of tents that somebody built with nothing of others between.
    fn tents_in_one_turn(&self) -> usize {
        let (mut most, mut row) = (0, 0);
        for event in &self.events {
            match event {
                Event::Built { .. } => row += 1,
                Event::Medal { .. } | Event::Neutral { .. } => {}
                _ => row = 0,
            }
            most = most.max(row);
        }
        most
    }

    /// Whether the winner and somebody else have equal scores and, if so, whether tiles and money differ.
    fn tie(&self) -> Option<(bool, bool)> {
        let [winner] = self.winners()[..] else {
            return None;
        };
        let scores = self.state.scores();
        let tiles = |seat: Seat| -> u8 {
            let piles = amazonas::Species::ALL.into_iter();
            piles.map(|species| self.state.pile_of(seat, species)).sum()
        };
        let ranking = self.state.ranking().expect("a kept game is over");
        let second = ranking.get(1)?.first()?;
        (scores[winner.index()] == scores[second.index()]).then(|| {
            let money = |seat| self.state.money_of(seat);
            (
                tiles(winner) != tiles(second),
                money(winner) != money(second),
            )
        })
    }

    /// Whether seat 0 has orange, seat 1 blue, and on equal incomes orange went first by card 0 or 3.
    fn orange_before_blue(&self) -> bool {
        let colours = &self.record.options["colours"];
        let is_chosen = colours[0] == "orange" && colours[1] == "blue";
        let revealed: Vec<(u8, u16, u8)> = self
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Revealed {
                    seat,
                    income,
                    tie_number,
                    ..
                } => Some((u8::from(*seat), income.0, *tie_number)),
                _ => None,
            })
            .collect();
        let tied = |round: &[(u8, u16, u8)]| {
            let [(_, one, orange), (_, other, blue), ..] = round else {
                return false;
            };
            one == other && [(1, 2), (13, 15)].contains(&(*orange, *blue))
        };
        let players = self.state.seats().len();
        is_chosen && revealed.chunks(players).any(tied)
    }
}
