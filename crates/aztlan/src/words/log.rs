//! What happened, in words.

use game::{Known, Seat};

use super::{count, seat_name, terrain_name, terrain_of, title};
use crate::{Board, Event, ProsperityCard, Territory, View};

/// One event as a sentence.
#[allow(clippy::too_many_lines, reason = "one sentence for each event")]
pub(super) fn line(board: &Board, view: &View, event: &Event) -> String {
    let name = |seat: &Seat| seat_name(view, *seat);
    let place = |territory: &Territory| board.named(*territory);
    let names = |seats: &[Seat]| seats.iter().map(name).collect::<Vec<_>>().join(", ");
    match event {
        Event::Age { age, order } => format!("Age {age} begins. Turn order: {}.", names(order)),
        Event::Swapped => "The players swap factions.".to_owned(),
        Event::Chose { seat, card } => match card {
            Known::Open(card) => format!("{} chooses power card {card}.", name(seat)),
            Known::Hidden(_) => format!("{} has chosen a power card.", name(seat)),
        },
        Event::Took {
            seat,
            pawns,
            returned: 0,
        } => format!("{} takes {}.", name(seat), count(*pawns, "pawn")),
        Event::Took {
            seat,
            pawns,
            returned,
        } => {
            format!(
                "{} takes {}, {returned} of them removed earlier.",
                name(seat),
                count(*pawns, "pawn")
            )
        }
        Event::Placed { seat, territory } => {
            format!("{} places a pawn in {}.", name(seat), place(territory))
        }
        Event::Warriors {
            seat, territory, ..
        } => {
            format!(
                "{} plays Eagle and Jaguar Warriors and places an extra pawn in {}.",
                name(seat),
                place(territory)
            )
        }
        Event::Moved { seat, from, to } => {
            format!(
                "{} moves a pawn from {} to {}.",
                name(seat),
                place(from),
                place(to)
            )
        }
        Event::Revealed { seat, card } => {
            format!(
                "{} reveals power card {card} ({}).",
                name(seat),
                terrain_of(*card)
            )
        }
        Event::Tlatoani { seat, territory } => {
            format!(
                "{} plays Great Tlatoani and wins the tie in {}.",
                name(seat),
                place(territory)
            )
        }
        Event::Battle { seat, territory } => {
            format!("{} chooses battle in {}.", name(seat), place(territory))
        }
        Event::Coexisted { seat, territory } => {
            format!(
                "{} chooses coexistence in {}.",
                name(seat),
                place(territory)
            )
        }
        Event::Tied { seat, territory } => {
            format!("{} is tied in {}.", name(seat), place(territory))
        }
        Event::Games { seat, territory } => {
            format!(
                "{} plays Sacred Games and stays in {}.",
                name(seat),
                place(territory)
            )
        }
        Event::Removed {
            seat,
            territory,
            pawns,
        } => {
            format!(
                "{} loses {} in {}.",
                name(seat),
                count(*pawns, "pawn"),
                place(territory)
            )
        }
        Event::Drew { seat, card } => match card {
            Known::Open(card) => format!("{} draws {}.", name(seat), title(*card)),
            Known::Hidden(_) => format!("{} draws a prosperity card.", name(seat)),
        },
        Event::NoneToDraw { seat } => {
            format!(
                "{} draws nothing: no prosperity cards are left.",
                name(seat)
            )
        }
        Event::Reshuffled { cards } => match cards {
            1 => "1 discard becomes the new deck.".to_owned(),
            cards => format!("{cards} discards are shuffled to become the new deck."),
        },
        Event::Rafts {
            seat,
            shores: (a, b),
        } => {
            format!(
                "{} plays Rafts and Canoes to join {} and {}.",
                name(seat),
                place(a),
                place(b)
            )
        }
        Event::Blessed {
            seat,
            terrain,
            points,
        } => {
            let card = ProsperityCard::blessing(*terrain).map_or("a Blessing", title);
            format!("{} plays {card}: {}.", name(seat), count(*points, "point"))
        }
        Event::Terrain { seat, terrain } => {
            format!("{} chooses {}.", name(seat), terrain_name(*terrain))
        }
        Event::Domain {
            seat,
            territories,
            matching,
            points,
        } => format!(
            "{}: a domain of {} ({matching} matching) scores {}.",
            name(seat),
            territory_count(territories.len()),
            count(*points, "point")
        ),
        Event::Scored {
            seat,
            domains,
            blessings,
            score,
        } => {
            format!(
                "{} scores {}, total {score}.",
                name(seat),
                count(domains + blessings, "point")
            )
        }
        Event::Final {
            seat,
            unused,
            value,
            cards,
            offerings,
            score,
            ..
        } => format!(
            "{}: {value} for the unused power card {unused}, {cards} for cards in hand, {offerings} for Offerings; total {score}.",
            name(seat)
        ),
        Event::Over { ranking } => format!("The game is over. Ranking: {}.", names(ranking)),
    }
}

fn territory_count(number: u32) -> String {
    match number {
        1 => "1 territory".to_owned(),
        number => format!("{number} territories"),
    }
}
