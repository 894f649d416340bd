//! The game in plain English, for a terminal.

mod table;

use game::{Known, Seat, Words};

use crate::domain::{domain_points, domains};
use crate::{
    Action, Aztlan, Board, Event, People, PhaseName, PowerCard, ProsperityCard, StepName, Terrain,
    Territories, Territory, View,
};

impl Words<Aztlan> for Board {
    fn seat(&self, view: &View, seat: Seat) -> String {
        seat_name(view, seat)
    }

    fn table(&self, view: &View) -> String {
        table::draw(self, view)
    }

    fn prompt(&self, view: &View, seat: Seat) -> String {
        match (view.phase, view.step) {
            (PhaseName::Choosing, _) => {
                "Choose a power card for this age; nobody sees it before all pawns are placed.".to_owned()
            }
            (PhaseName::Development, Some(StepName::Move)) => {
                "Move one of your pawns to a neighbouring territory, or stay.".to_owned()
            }
            (PhaseName::Development, Some(StepName::To)) => {
                let from = view.moving.map_or_else(String::new, |from| self.named(from));
                format!("Move the pawn from {from} to a neighbouring territory.")
            }
            (PhaseName::Development, _) => {
                let left = view.to_place.get(seat.index()).copied().unwrap_or_default();
                format!("Place a pawn in any territory; you have {left} left to place.")
            }
            (PhaseName::Conflict, _) => self.conflict_prompt(view, seat),
            (PhaseName::Games, _) => {
                format!("Play Sacred Games to stay{}, or yield.", self.place_of_conflict(view))
            }
            (PhaseName::Scoring, _) => {
                let wild = view.terrain.is_none() && power_of(view, seat).is_some_and(is_wild);
                let name_terrain = if wild { "Name the terrain of your wild card" } else { "Score your domains" };
                format!("{name_terrain}; play Rafts and Blessings before if you like.")
            }
            (PhaseName::Over, _) => "The game is over.".to_owned(),
        }
    }

    fn action(&self, view: &View, seat: Seat, action: Action) -> String {
        match action {
            Action::Choose(card) => describe_power(card),
            Action::Place(territory)
            | Action::From(territory)
            | Action::To(territory)
            | Action::Warriors(territory) => {
                let place = self.place(territory);
                format!("{}, {}{}", place.name, place.terrain, standing(view, territory))
            }
            Action::Settle(territory) => {
                format!("{}: {}", self.place(territory).name, powers(view, territory))
            }
            Action::Stay => "move no pawn".to_owned(),
            Action::Battle => "remove the others".to_owned(),
            Action::Coexist => "let the others stay and draw a card".to_owned(),
            Action::Tlatoani => "play Great Tlatoani and win the tie".to_owned(),
            Action::Tie => "the tied players stay, weaker ones are removed".to_owned(),
            Action::Games => "play Sacred Games and stay".to_owned(),
            Action::Yield => "be removed".to_owned(),
            Action::Rafts(a, b) => format!("join {} and {}", self.named(a), self.named(b)),
            Action::Bless(terrain) => {
                let territories = held(view, seat) & self.of_terrain(terrain);
                format!("{} points", 2 * territories.len())
            }
            Action::Terrain(terrain) => {
                format!("your domains would score {}", self.worth(view, seat, terrain))
            }
            Action::Score => power_of(view, seat)
                .and_then(|card| view.terrain.or(card.terrain()))
                .map_or_else(String::new, |terrain| {
                    let domains = self.worth(view, seat, terrain);
                    format!("{} points", domains + u32::from(view.blessed))
                }),
        }
    }

    fn event(&self, view: &View, event: &Event) -> String {
        let name = |seat: &Seat| seat_name(view, *seat);
        let place = |territory: &Territory| self.named(*territory);
        let names = |seats: &[Seat]| seats.iter().map(name).collect::<Vec<_>>().join(", ");
        match event {
            Event::Age { age, order } => format!("Age {age} begins. Turn order: {}.", names(order)),
            Event::Swapped => "The players swap factions.".to_owned(),
            Event::Chose { seat, card } => match card {
                Known::Open(card) => format!("{} chooses power card {card}.", name(seat)),
                Known::Hidden(_) => format!("{} has chosen a power card.", name(seat)),
            },
            Event::Took { seat, pawns, returned: 0 } => format!("{} takes {}.", name(seat), count(*pawns, "pawn")),
            Event::Took { seat, pawns, returned } => {
                format!("{} takes {}, {returned} of them removed earlier.", name(seat), count(*pawns, "pawn"))
            }
            Event::Placed { seat, territory } => format!("{} places a pawn in {}.", name(seat), place(territory)),
            Event::Warriors { seat, territory, .. } => {
                format!("{} plays Eagle and Jaguar Warriors: an extra pawn in {}.", name(seat), place(territory))
            }
            Event::Moved { seat, from, to } => {
                format!("{} moves a pawn from {} to {}.", name(seat), place(from), place(to))
            }
            Event::Revealed { seat, card } => {
                format!("{} reveals power card {card} ({}).", name(seat), terrain_of(*card))
            }
            Event::Tlatoani { seat, territory } => {
                format!("{} plays Great Tlatoani and wins the tie in {}.", name(seat), place(territory))
            }
            Event::Battle { seat, territory } => format!("{} declares battle in {}.", name(seat), place(territory)),
            Event::Coexisted { seat, territory } => format!("{} coexists in {}.", name(seat), place(territory)),
            Event::Tied { seat, territory } => format!("{} is tied in {}.", name(seat), place(territory)),
            Event::Games { seat, territory } => {
                format!("{} plays Sacred Games and stays in {}.", name(seat), place(territory))
            }
            Event::Removed { seat, territory, pawns } => {
                format!("{} of {} leave {}.", count(*pawns, "pawn"), name(seat), place(territory))
            }
            Event::Drew { seat, card } => match card {
                Known::Open(card) => format!("{} draws {}.", name(seat), title(*card)),
                Known::Hidden(_) => format!("{} draws a prosperity card.", name(seat)),
            },
            Event::NoneToDraw { seat } => format!("There is no prosperity card left for {}.", name(seat)),
            Event::Reshuffled { cards } => format!("{} are shuffled into a new deck.", count(*cards, "discard")),
            Event::Rafts { seat, shores: (a, b) } => {
                format!("{} plays Rafts and Canoes: {} and {} are joined.", name(seat), place(a), place(b))
            }
            Event::Blessed { seat, terrain, points } => {
                let card = ProsperityCard::blessing(*terrain).map_or("a Blessing", title);
                format!("{} plays {card}: {points} points.", name(seat))
            }
            Event::Terrain { seat, terrain } => format!("{} names {terrain}.", name(seat)),
            Event::Domain { seat, territories, matching, points } => format!(
                "{}: a domain of {}, {matching} matching, scores {points}.",
                name(seat),
                territories.len()
            ),
            Event::Scored { seat, domains, blessings, score } => {
                format!("{} scores {} and has {score}.", name(seat), domains + blessings)
            }
            Event::Final { seat, unused, value, cards, offerings, score, .. } => format!(
                "{}: {value} for the unused {unused}, {cards} for cards in hand, {offerings} for Offerings; in all {score}.",
                name(seat)
            ),
            Event::Over { ranking } => format!("The game is over. Ranking: {}.", names(ranking)),
        }
    }
}

impl Board {
    /// A territory by number and name.
    fn named(&self, territory: Territory) -> String {
        format!("{territory} {}", self.place(territory).name)
    }

    fn place_of_conflict(&self, view: &View) -> String {
        view.here.map_or_else(String::new, |here| format!(" in {}", self.named(here)))
    }

    fn conflict_prompt(&self, view: &View, seat: Seat) -> String {
        let Some(here) = view.here else {
            return "Pick the contested territory to resolve next.".to_owned();
        };
        let own = power_in(view, seat, here);
        let others = others(view, seat);
        let tied = others.into_iter().any(|other| power_in(view, other, here) == own);
        let question = if tied { "You are tied" } else { "You are the strongest" };
        format!("{question}{}: {}.", self.place_of_conflict(view), powers(view, here))
    }

    /// What the seat's domains would score now with this terrain.
    fn worth(&self, view: &View, seat: Seat, terrain: Terrain) -> u32 {
        let matching = self.of_terrain(terrain);
        domains(self, held(view, seat), &view.rafts)
            .map(|domain| domain_points(domain.len(), (domain & matching).len()))
            .sum()
    }
}

fn players(view: &View) -> u8 {
    u8::try_from(view.scores.len()).unwrap_or(u8::MAX)
}

/// The index in lists of pawns of those that the seat plays.
fn people_of(view: &View, seat: Seat) -> usize {
    let faction = view.control.as_ref().and_then(|control| control.get(seat.index()));
    faction.map_or(seat.index(), |faction| usize::from(*faction))
}

fn people_name(view: &View, index: usize) -> &'static str {
    People::all(players(view)).nth(index).map_or("?", |people| people.name(players(view)))
}

/// With two players a seat is called by its number and the faction it plays now.
fn seat_name(view: &View, seat: Seat) -> String {
    let people = people_name(view, people_of(view, seat));
    if view.control.is_some() { format!("Player {seat} ({people})") } else { people.to_owned() }
}

fn others(view: &View, seat: Seat) -> Vec<Seat> {
    view.order.iter().copied().filter(|other| *other != seat).collect()
}

fn pawns_in(view: &View, seat: Seat, territory: Territory) -> u8 {
    let here = view.pawns.get(&territory);
    here.and_then(|pawns| pawns.get(people_of(view, seat))).copied().unwrap_or_default()
}

fn held(view: &View, seat: Seat) -> Territories {
    Territory::ALL.into_iter().filter(|territory| pawns_in(view, seat, *territory) > 0).collect()
}

fn power_of(view: &View, seat: Seat) -> Option<PowerCard> {
    view.power.get(seat.index()).and_then(|power| power.chosen?.open())
}

fn power_in(view: &View, seat: Seat, territory: Territory) -> u16 {
    let card = power_of(view, seat).map_or(0, PowerCard::number);
    u16::from(card) * u16::from(pawns_in(view, seat, territory))
}

/// Everybody's power in a territory, the strongest first.
fn powers(view: &View, territory: Territory) -> String {
    let mut powers: Vec<(u16, Seat)> =
        view.order.iter().map(|seat| (power_in(view, *seat, territory), *seat)).collect();
    powers.retain(|(power, _)| *power > 0);
    powers.sort_by_key(|(power, _)| std::cmp::Reverse(*power));
    let described = powers.iter().map(|(power, seat)| format!("{} {power}", seat_name(view, *seat)));
    described.collect::<Vec<_>>().join(", ")
}

/// Who stands in a territory.
fn standing(view: &View, territory: Territory) -> String {
    let Some(pawns) = view.pawns.get(&territory) else {
        return String::new();
    };
    let peoples = pawns.iter().enumerate().filter(|(_, pawns)| **pawns > 0);
    let described = peoples.map(|(index, pawns)| format!("{pawns} {}", people_name(view, index)));
    format!(" ({})", described.collect::<Vec<_>>().join(", "))
}

fn is_wild(card: PowerCard) -> bool {
    card.terrain().is_none()
}

fn terrain_of(card: PowerCard) -> &'static str {
    card.terrain().map_or("wild", Terrain::name)
}

fn describe_power(card: PowerCard) -> String {
    format!("{}; worth {} if never used", terrain_of(card), card.unused_value())
}

fn count(number: u8, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}

/// The name of a card for people.
fn title(card: ProsperityCard) -> &'static str {
    match card {
        ProsperityCard::Games => "Sacred Games",
        ProsperityCard::Mixcoatl => "Blessing of Mixcoatl",
        ProsperityCard::Offering => "Offering",
        ProsperityCard::Rafts => "Rafts and Canoes",
        ProsperityCard::Tepeyollotl => "Blessing of Tepeyollotl",
        ProsperityCard::Tlatoani => "Great Tlatoani",
        ProsperityCard::Warriors => "Eagle and Jaguar Warriors",
        ProsperityCard::XipeTotec => "Blessing of Xipe Totec",
    }
}
