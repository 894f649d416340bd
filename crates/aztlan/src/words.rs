//! The game in plain English, for a terminal.

mod log;
mod table;

use game::{Seat, Words};

use crate::{
    Action, Aztlan, Board, Event, People, PhaseName, PowerCard, ProsperityCard, StepName, Terrain,
    Territory, View,
};

impl Words<Aztlan> for Board {
    fn seat(&self, view: &View, seat: Seat) -> String {
        seat_name(view, seat)
    }

    fn table(&self, view: &View) -> String {
        table::draw(self, view)
    }

    fn prompt(&self, view: &View, seat: Seat, legal: &[Action]) -> String {
        match (view.phase, view.step) {
            (PhaseName::Choosing, _) => {
                "Choose a power card for this age; it stays secret until all pawns are placed."
                    .to_owned()
            }
            (PhaseName::Development, Some(StepName::Move)) => {
                let warriors = legal
                    .iter()
                    .any(|action| matches!(action, Action::Warriors(_)));
                let extra = if warriors {
                    ", or play Warriors to place an extra one"
                } else {
                    ""
                };
                format!("Move one of your pawns to an adjacent territory, or move none{extra}.")
            }
            (PhaseName::Development, Some(StepName::To)) => {
                let from = view
                    .moving
                    .map_or_else(String::new, |from| self.named(from));
                format!("Move the pawn from {from} to an adjacent territory.")
            }
            (PhaseName::Development, _) => {
                let left = view.to_place.get(seat.index()).copied().unwrap_or_default();
                format!("Place a pawn in any territory; you have {left} left to place.")
            }
            (PhaseName::Conflict, _) => self.conflict_prompt(view, legal),
            (PhaseName::Games, _) if legal.contains(&Action::Games) => {
                format!(
                    "Play Sacred Games to stay{}, or yield.",
                    self.place_of_conflict(view)
                )
            }
            (PhaseName::Games, _) => {
                format!(
                    "Yield{}: you hold no Sacred Games card.",
                    self.place_of_conflict(view)
                )
            }
            (PhaseName::Scoring, _) => {
                let last = [Action::Score];
                match legal {
                    legal if *legal == last => "Score your domains.".to_owned(),
                    legal if legal.contains(&Action::Score) => {
                        "Play Rafts or Blessings if you like, then score your domains.".to_owned()
                    }
                    _ => "Choose the terrain that scores with your wild card.".to_owned(),
                }
            }
            (PhaseName::Over, _) => "The game is over.".to_owned(),
        }
    }

    fn action(&self, view: &View, seat: Seat, action: Action) -> String {
        match action {
            Action::Choose(card) => describe_power(card),
            Action::Place(territory) | Action::Warriors(territory) => {
                let neighbours = self.neighbours(territory).into_iter();
                let numbers: Vec<String> = neighbours.map(|next| next.to_string()).collect();
                format!(
                    "{}, adjacent to {}{}",
                    self.described(territory),
                    numbers.join(" "),
                    standing(view, territory)
                )
            }
            Action::From(territory) | Action::To(territory) => {
                format!("{}{}", self.described(territory), standing(view, territory))
            }
            Action::Settle(territory) => {
                format!(
                    "{}: {}",
                    self.place(territory).name,
                    powers(view, territory)
                )
            }
            Action::Stay => "move no pawn".to_owned(),
            Action::Battle => "remove all opposing pawns".to_owned(),
            Action::Coexist => "let them stay and draw a prosperity card".to_owned(),
            Action::Tlatoani => "play Great Tlatoani and win the tie".to_owned(),
            Action::Tie => "let the tie stand; weaker players are removed".to_owned(),
            Action::Games => "play Sacred Games and stay".to_owned(),
            Action::Yield => "be removed".to_owned(),
            Action::Rafts(a, b) => {
                let joined = format!("join {} and {}", self.named(a), self.named(b));
                let rafts = [&view.rafts[..], &[(a, b)]].concat();
                view.scoring_terrain(seat)
                    .map_or(joined.clone(), |terrain| {
                        let points = self.worth(view.held(seat), terrain, &rafts);
                        format!("{joined}; your domains would score {}", points_of(points))
                    })
            }
            Action::Bless(terrain) => {
                let territories = view.held(seat) & self.of_terrain(terrain);
                points_of(2 * territories.len())
            }
            Action::Terrain(terrain) => {
                let points = self.worth(view.held(seat), terrain, &view.rafts);
                format!("your domains would score {}", points_of(points))
            }
            Action::Score => view
                .scoring_terrain(seat)
                .map_or_else(String::new, |terrain| {
                    let domains = self.worth(view.held(seat), terrain, &view.rafts);
                    points_of(domains + u32::from(view.blessed))
                }),
        }
    }

    fn event(&self, view: &View, event: &Event) -> String {
        log::line(self, view, event)
    }
}

impl Board {
    /// A territory by number and name.
    fn named(&self, territory: Territory) -> String {
        format!("{territory} {}", self.place(territory).name)
    }

    /// A territory by name and terrain.
    fn described(&self, territory: Territory) -> String {
        let place = self.place(territory);
        format!("{}, {}", place.name, terrain_name(place.terrain))
    }

    fn place_of_conflict(&self, view: &View) -> String {
        view.here
            .map_or_else(String::new, |here| format!(" in {}", self.named(here)))
    }

    fn conflict_prompt(&self, view: &View, legal: &[Action]) -> String {
        let Some(here) = view.here else {
            return "Choose the next conflict to resolve.".to_owned();
        };
        let question = if legal.contains(&Action::Battle) {
            "Choose battle or coexistence"
        } else if legal.contains(&Action::Tlatoani) {
            "Play Great Tlatoani or let the tie stand"
        } else {
            "Let the tie stand"
        };
        format!(
            "{question}{}: {}.",
            self.place_of_conflict(view),
            powers(view, here)
        )
    }
}

fn players(view: &View) -> u8 {
    u8::try_from(view.scores.len()).expect("a table is small")
}

fn people_name(view: &View, index: usize) -> &'static str {
    People::all(players(view))
        .nth(index)
        .map_or("?", |people| people.name(players(view), view.tribes))
}

/// With three or four players a seat is called by its tribe. Two players change factions, so they have numbers, from 1 as
/// people count.
fn seat_name(view: &View, seat: Seat) -> String {
    if view.control.is_some() {
        format!("Player {}", seat.index() + 1)
    } else {
        people_name(view, seat.index()).to_owned()
    }
}

/// Everybody's power in a territory, the strongest first.
fn powers(view: &View, territory: Territory) -> String {
    let powers = view.powers(territory);
    let described = powers
        .iter()
        .map(|(seat, power)| format!("{} {power}", seat_name(view, *seat)));
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

fn terrain_of(card: PowerCard) -> &'static str {
    card.terrain().map_or("wild", terrain_name)
}

fn describe_power(card: PowerCard) -> String {
    format!(
        "{}; worth {} if never used",
        terrain_of(card),
        card.unused_value()
    )
}

/// What people call a terrain; its notation is one short word.
fn terrain_name(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Terraces => "terraced fields",
        other => other.name(),
    }
}

fn count(number: impl Into<u32>, noun: &str) -> String {
    match number.into() {
        1 => format!("1 {noun}"),
        number => format!("{number} {noun}s"),
    }
}

fn points_of(points: u32) -> String {
    count(points, "point")
}

/// What a card is for.
fn purpose(card: ProsperityCard) -> &'static str {
    match card {
        ProsperityCard::Games => "stay where you would be removed in battle",
        ProsperityCard::Mixcoatl => "when you score, 2 points for each jungle territory",
        ProsperityCard::Offering => "at the end, the square of the number you hold in points",
        ProsperityCard::Rafts => "when you score, join two domains across a lake",
        ProsperityCard::Tepeyollotl => "when you score, 2 points for each mountain territory",
        ProsperityCard::Tlatoani => "win a tie",
        ProsperityCard::Warriors => "on a development turn, place an extra pawn",
        ProsperityCard::XipeTotec => "when you score, 2 points for each terraced-field territory",
    }
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

#[cfg(test)]
mod tests;
