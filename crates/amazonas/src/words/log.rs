//! What happened, in words.

use game::{Known, Seat};

use super::{event_name, purpose, seat_name};
use crate::{Event, Gold, Map, Species, View, Village};

/// One event as a sentence.
#[allow(clippy::too_many_lines, reason = "one sentence for each event")]
pub(super) fn line(map: &Map, view: &View, event: &Event) -> String {
    let name = |seat: &Seat| seat_name(view, *seat);
    let place = |village: &Village| map.named(*village);
    let names = |seats: &[Seat]| seats.iter().map(name).collect::<Vec<_>>();
    match event {
        Event::Started {
            seat,
            village,
            gold,
            species,
            ..
        } => format!(
            "{} begins in {} for {gold} gold{}.",
            name(seat),
            place(village),
            tile(*species)
        ),
        Event::Round { round, card } => {
            format!("Round {round} begins. {}.", capital(&purpose(*card)))
        }
        Event::Chose { seat, card } => match card {
            Known::Open(card) => format!("{} chooses income card {card}.", name(seat)),
            Known::Hidden(_) => format!("{} has chosen an income card.", name(seat)),
        },
        Event::Revealed {
            seat,
            card,
            income,
            tie_number,
        } => format!(
            "{} reveals income card {card}, which pays {income} (tie number {tie_number}).",
            name(seat)
        ),
        Event::Order { order } => format!("Turn order: {}.", names(order).join(", ")),
        Event::Native {
            seat,
            species,
            given_up,
        } => {
            let income = match given_up {
                Known::Open(silver) => format!("{silver} silver"),
                Known::Hidden(_) => "an income".to_owned(),
            };
            format!(
                "{} gives up {income} for the native tile and puts it on the {species} pile.",
                name(seat)
            )
        }
        Event::Refused { seat } => format!("{} declines the native tile.", name(seat)),
        Event::NativeGone => "Nobody takes the native tile; it leaves the game.".to_owned(),
        Event::Spared { seat, card } => {
            format!("{} ignores the {}.", name(seat), event_name(*card))
        }
        Event::Income {
            seat,
            silver,
            burnt,
            money,
        } => {
            let fire = if burnt.0 > 0 {
                format!(", the fire took {burnt}")
            } else {
                String::new()
            };
            format!(
                "{} takes {silver} silver{fire}, and has {money}.",
                name(seat)
            )
        }
        Event::Bonus {
            seat,
            species,
            silver,
            money,
        } => format!(
            "{} takes a bonus of {silver} for {species} tiles, and has {money}.",
            name(seat)
        ),
        Event::Robbed {
            seat,
            silver,
            money,
        } => format!(
            "{} loses {silver} silver to the monkeys, and has {money}.",
            name(seat)
        ),
        Event::Built {
            seat,
            village,
            gold,
            species,
            ..
        } => built(&name(seat), &place(village), *gold, *species),
        Event::Medal { seat, points } => format!(
            "{} owns all five species and takes a medal worth {points} points.",
            name(seat)
        ),
        Event::Neutral { seat, village, .. } => {
            format!(
                "{} places a neutral tent in {}.",
                name(seat),
                place(village)
            )
        }
        Event::TookBack => "Everyone takes all income cards back.".to_owned(),
        Event::Final {
            seat,
            missing,
            species,
            majority,
            medal,
            score,
            ..
        } => format!(
            "{}: {} for tiles, {majority} for majorities, {medal} for the medal, {} of 4 mission villages missing; total {score}.",
            name(seat),
            species.iter().sum::<u8>(),
            missing.len()
        ),
        Event::Over { ranking } => {
            let places = ranking.iter().map(|place| names(place).join(" and "));
            format!(
                "The game is over. Ranking: {}.",
                places.collect::<Vec<_>>().join(", ")
            )
        }
    }
}

fn built(name: &str, place: &str, gold: Gold, species: Option<Species>) -> String {
    format!("{name} builds in {place} for {gold} gold{}.", tile(species))
}

fn tile(species: Option<Species>) -> String {
    species.map_or(" and finds no tile left".to_owned(), |species| {
        format!(" and takes 1 {species} tile")
    })
}

fn capital(text: &str) -> String {
    let (first, rest) = text.split_at(1);
    format!("{}{rest}", first.to_uppercase())
}
