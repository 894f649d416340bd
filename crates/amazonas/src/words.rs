//! The game in plain English, for a terminal.

mod log;
mod table;

use game::{Counting, ScoreLine, Seat, Words};

use crate::ending::MISSION;
use crate::{
    Action, Amazonas, Colour, Event, EventCard, IncomeCard, Link, Map, PhaseName, Silver, Tent,
    View, Village, Villages,
};

impl Words<Amazonas> for Map {
    fn seat(&self, view: &View, seat: Seat) -> String {
        seat_name(view, seat)
    }

    fn table(&self, view: &View) -> String {
        table::draw(self, view)
    }

    fn prompt(&self, view: &View, seat: Seat, legal: &[Action]) -> String {
        match view.phase {
            PhaseName::Opening => "Build your first tent in any village.".to_owned(),
            PhaseName::Income => {
                "Choose the income card of this round; it stays secret until all have chosen."
                    .to_owned()
            }
            PhaseName::Native => format!(
                "Take the native tile instead of your income of {} silver, or decline it.",
                offered(view, seat)
            ),
            PhaseName::Building => building_prompt(view, seat, legal),
            PhaseName::Over => "The game is over.".to_owned(),
        }
    }

    fn action(&self, view: &View, seat: Seat, action: Action) -> String {
        match action {
            Action::Start(village) | Action::Build(village) => self.site_words(view, village),
            Action::Income(card) => income_words(view, seat, card),
            Action::Native(species) => {
                let pile = view.pile(seat, species);
                format!("your {species} pile would have {}", count(pile + 1, "tile"))
            }
            Action::Refuse => format!("take {} silver", offered(view, seat)),
            Action::Neutral(village) => {
                format!("{}{}", self.place(village).name, standing(view, village))
            }
            Action::Done => "end your turn".to_owned(),
        }
    }

    /// Until the end nobody sees what others lose by their missions: totals leave them out.
    fn counting(&self, view: &View, line: &ScoreLine) -> Counting {
        if view.ranking.is_none() && line.source == MISSION {
            Counting::AtTheEnd
        } else {
            Counting::Now
        }
    }

    fn event(&self, view: &View, event: &Event) -> String {
        log::line(self, view, event)
    }
}

impl Map {
    /// A village by number and name.
    fn named(&self, village: Village) -> String {
        format!("{village} {}", self.place(village).name)
    }

    /// What building in a village costs and brings, and where one can go on from there.
    fn site_words(&self, view: &View, village: Village) -> String {
        let species = self.species(village);
        let none_left = if view.supply[species as usize] == 0 {
            " (no tile left)"
        } else {
            ""
        };
        let gold = self.price_now(view, village).map_or(0, |gold| gold.0);
        let links = [(Link::Path, "path"), (Link::Waterway, "water")];
        let ways = links.map(|(link, name)| ways(name, self.linked_by(link, village)));
        format!(
            "{}, {species}{none_left}, {gold} gold{}{}",
            self.place(village).name,
            ways.concat(),
            standing(view, village)
        )
    }
}

/// The income that the seat would give up for the native tile.
fn offered(view: &View, seat: Seat) -> u16 {
    let card = view.card_of(seat);
    card.map_or(0, |card| view.takings(seat, card).income.0)
}

/// Whose tents stand in a village.
fn standing(view: &View, village: Village) -> String {
    let tents = view.tents_in(village);
    if tents.is_empty() {
        return String::new();
    }
    let names: Vec<String> = tents.iter().map(|tent| tent_name(view, *tent)).collect();
    format!(" (beside {})", names.join(", "))
}

fn building_prompt(view: &View, seat: Seat, legal: &[Action]) -> String {
    let may = |kind: fn(&Action) -> bool| legal.iter().any(kind);
    let tent = may(|action| matches!(action, Action::Build(_)));
    let neutral = may(|action| matches!(action, Action::Neutral(_)));
    let what = match (tent, neutral) {
        (true, true) => "Build tents, place a neutral one",
        (false, true) => "Place a neutral tent",
        _ => "Build tents",
    };
    let silver = view.money.get(seat.index()).map_or(0, |money| money.0);
    format!(
        "{what}, or end your turn; you have {silver} silver (3 are 1 gold) and {} left.",
        count(view.tents_left(seat), "tent")
    )
}

/// What a card would pay now, and what the event makes of it.
fn income_words(view: &View, seat: Seat, card: IncomeCard) -> String {
    let takings = view.takings(seat, card);
    let part = |silver: Silver, words: &str| (silver.0 > 0).then(|| format!(", {words} {silver}"));
    let parts = [
        part(takings.burnt, "the fire takes"),
        part(takings.bonus, "and a bonus of"),
        part(takings.stolen, "the monkeys steal"),
    ];
    let harm = view.event.filter(|event| event.is_harmful());
    let ignored = harm.filter(|_| card == IncomeCard::NATIVE);
    let ignored = ignored.map(|event| format!(", and you ignore the {}", event_name(event)));
    let parts: String = parts.into_iter().flatten().chain(ignored).collect();
    format!("{}: {} silver{parts}", card_name(card), takings.income)
}

fn ways(name: &str, villages: Villages) -> String {
    if villages.is_empty() {
        return String::new();
    }
    let numbers: Vec<String> = villages.into_iter().map(|next| next.to_string()).collect();
    format!(", {name} to {}", numbers.join(" "))
}

/// A seat is called by its colour.
fn seat_name(view: &View, seat: Seat) -> String {
    let name = view.colour(seat).map_or("nobody", Colour::name);
    let (first, rest) = name.split_at(1);
    format!("{}{rest}", first.to_uppercase())
}

/// What a tent of nobody is called.
const NEUTRAL: &str = "neutral";

fn tent_name(view: &View, tent: Tent) -> String {
    match tent {
        Tent::Of(seat) => seat_name(view, seat),
        Tent::Neutral(_) => NEUTRAL.to_owned(),
    }
}

fn card_name(card: IncomeCard) -> &'static str {
    match card.species() {
        Some(species) => species.name(),
        None if card == IncomeCard::NATIVE => "native tiles",
        None => "largest pile",
    }
}

fn event_name(event: EventCard) -> &'static str {
    match event {
        EventCard::Fire => "forest fire",
        EventCard::Native => "native",
        other => other.name(),
    }
}

/// What an event does.
fn purpose(event: EventCard) -> String {
    match event {
        EventCard::Jaguar => "jaguar: no paths".to_owned(),
        EventCard::Crocodile => "crocodile: no waterways".to_owned(),
        EventCard::Fire => "forest fire: half incomes".to_owned(),
        EventCard::Monkeys => "monkeys: they steal as much as your largest pile".to_owned(),
        EventCard::Native => "native tile: for the first who gives up their income".to_owned(),
        EventCard::Bonus(species) => format!("bonus: 1 silver for each {species}"),
    }
}

fn count(number: u8, noun: &str) -> String {
    if number == 1 {
        format!("1 {noun}")
    } else {
        format!("{number} {noun}s")
    }
}

#[cfg(test)]
mod tests;
