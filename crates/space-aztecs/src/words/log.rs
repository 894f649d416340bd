//! What happened, in words.

use game::{Known, Seat};

use super::{count, seat_name, source_name};
use crate::{Deck, Event, Hour, Set};

/// One event as a sentence.
#[allow(clippy::too_many_lines, reason = "one sentence for each event")]
pub(super) fn line(deck: &Deck, event: &Event) -> String {
    let name = |seat: &Seat| seat_name(*seat);
    let card = |card: &Hour| deck.named(*card);
    let names = |seats: &[Seat]| seats.iter().map(name).collect::<Vec<_>>();
    let cards = |hours: &[Hour]| hours.iter().map(card).collect::<Vec<_>>().join(", ");
    match event {
        Event::Dealt { sets, laws, cards } => {
            let sets: Vec<&str> = sets.iter().map(|set| Set::name(*set)).collect();
            let laws = if *laws { " and laws" } else { "" };
            format!(
                "Eight piles of {} are dealt: {}{laws}.",
                count(usize::from(*cards), "card"),
                sets.join(", ")
            )
        }
        Event::Round { round, first } => {
            format!(
                "Round {round} begins; {} picks up a pile first.",
                name(first)
            )
        }
        Event::Took { seat, pile } => format!("{} picks up pile {pile}.", name(seat)),
        Event::Looked {
            pile, cards: seen, ..
        } => {
            format!("Pile {pile} holds {}.", cards(seen))
        }
        Event::Kept {
            seat,
            pile,
            card: kept,
        } => match kept {
            Known::Open(kept) => format!("{} keeps {} from pile {pile}.", name(seat), card(kept)),
            Known::Hidden(_) => format!("{} has kept a card from pile {pile}.", name(seat)),
        },
        Event::Announced { seat, hour } => format!("{} announces {hour}.", name(seat)),
        Event::Order { seats } => format!("Turn order: {}.", names(seats).join(", ")),
        Event::Played { seat, card: played } => format!("{} plays {}.", name(seat), card(played)),
        Event::Hid {
            seat,
            temple,
            cards: hidden,
        } => format!(
            "{} hides {} under {}.",
            name(seat),
            cards(hidden),
            card(temple)
        ),
        Event::Sheltered {
            seat,
            card: aztec,
            temple,
        } => format!(
            "An agent of {} puts {} into {}.",
            name(seat),
            card(aztec),
            card(temple)
        ),
        Event::LeftOpen { seat, .. } => format!("{} hides nobody.", name(seat)),
        Event::Captured {
            seat,
            victim,
            card: taken,
            ..
        } => format!(
            "The saucer of {} takes {} from {}.",
            name(seat),
            card(taken),
            name(victim)
        ),
        Event::EmptyHanded { seat, .. } => {
            format!("The saucer of {} takes nobody.", name(seat))
        }
        Event::Counted {
            seat,
            sources,
            score,
            ..
        } => {
            let sources: Vec<String> = sources
                .iter()
                .map(|(source, points)| format!("{} {points}", source_name(source.word())))
                .collect();
            if sources.is_empty() {
                let points = if score.0 == 1 { "point" } else { "points" };
                format!("{} has {score} {points}.", name(seat))
            } else {
                format!("{}: {}; total {score}.", name(seat), sources.join(", "))
            }
        }
        Event::Over {
            empty_piles,
            saucers,
            ranking,
        } => {
            let places: Vec<String> = ranking
                .iter()
                .map(|place| names(place).join(" and "))
                .collect();
            format!(
                "The game is over with {} and {}. Ranking: {}.",
                count(usize::from(*empty_piles), "empty pile"),
                count(usize::from(*saucers), "saucer"),
                places.join(", ")
            )
        }
    }
}
