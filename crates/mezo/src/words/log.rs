//! What happened, in words.

use game::{Known, Seat};

use super::{band, english, place_name, seat_name, source_name, spelled};
use crate::{Components, Event, Owner, View};

/// One event as a sentence.
#[allow(clippy::too_many_lines, reason = "one sentence for each event")]
pub(super) fn line(parts: &Components, view: &View, event: &Event) -> String {
    let name = |seat: &Seat| seat_name(view, *seat);
    let text = |effect: &String| {
        let parsed = effect.parse();
        parsed.map_or_else(|_| effect.clone(), |effect| english(&effect))
    };
    match event {
        Event::God { seat, god } => format!("{} takes {}.", name(seat), spelled(god)),
        Event::City { seat, region } => format!("{} founds a city in {region}.", name(seat)),
        Event::Prophecies { prophecies } => {
            let steps = prophecies.map(spelled);
            format!("The prophecy is drawn: {}.", steps.join(", "))
        }
        Event::Trial { trial } => format!("The trial is drawn: {}.", spelled(trial)),
        Event::Age { age } => format!("Age {age} begins."),
        Event::VengefulGod {
            god,
            region: Some(region),
        } => {
            format!("{} turns vengeful and comes to {region}.", spelled(god))
        }
        Event::VengefulGod { god, region: None } => format!("{} turns vengeful.", spelled(god)),
        Event::Angry { effect, .. } => format!("An angry god appears: {}.", text(effect)),
        Event::Ritual { ritual } => format!("The ritual of this age is {}.", spelled(ritual)),
        Event::Cenote { seat, region } => {
            format!("{} places the sacred cenote in {region}.", name(seat))
        }
        Event::Ability { seat, age, ability } => {
            let words = super::ABILITIES[usize::from(*age) - 1][usize::from(*ability) - 1];
            format!("{} chooses an ability: {words}.", name(seat))
        }
        Event::Champion { seat, region } => format!("{}'s champion goes to {region}.", name(seat)),
        Event::Blessed { region } => format!("{region} is Blessed in this age."),
        Event::Moved {
            seat,
            warriors,
            shamans,
            from,
            to,
            by,
        } => format!(
            "{}: {} from {} to {} ({by}).",
            name(seat),
            band(*warriors, *shamans),
            place_name(*from),
            place_name(*to)
        ),
        Event::Placed { seat, god, vertex } => {
            format!(
                "{}: {} stands on vertex {vertex}.",
                name(seat),
                spelled(god)
            )
        }
        Event::Conflict {
            region,
            blessed: true,
        } => format!("Offerings in {region}, the Blessed region."),
        Event::Conflict { region, .. } => format!("Conflict in {region}."),
        Event::Looked { seat, cards } => {
            let open = cards.iter().filter_map(|card| card.open());
            let open: Vec<String> = open.map(|card| spelled(card.name())).collect();
            let seen = if open.is_empty() {
                String::new()
            } else {
                format!(": {}", open.join(", "))
            };
            let cards = if cards.len() == 1 {
                "1 card".to_owned()
            } else {
                format!("{} cards", cards.len())
            };
            format!("{} looks at {cards}{seen}.", name(seat))
        }
        Event::Kept {
            seat,
            card: Known::Open(card),
        } => format!("{} keeps {}.", name(seat), spelled(card.name())),
        Event::Kept { seat, .. } => format!("{} has kept a card.", name(seat)),
        Event::Shown { seat, card } => format!("{} shows {}.", name(seat), spelled(card.name())),
        Event::VengefulCard { card } => {
            let card = &parts.vengeful_cards()[usize::from(*card)];
            let actions = card.actions.map(|action| parts.text(action));
            format!("The vengeful force draws a card: {}.", actions.join(" | "))
        }
        Event::Acted { seat, action } => format!("{} takes action {action}.", name(seat)),
        Event::Passed { seat, action } => {
            format!("{} passes and gives up action {action}.", name(seat))
        }
        Event::Third { seat } => format!("{} demolishes a glyph for the last action.", name(seat)),
        Event::Declined { seat } => format!("{} declines.", name(seat)),
        Event::Power { seat, .. } => format!("{} uses the tribe power.", name(seat)),
        Event::Effect {
            seat,
            origin,
            effect,
        } => format!(
            "{}, {}: {}.",
            name(seat),
            source_name(*origin),
            text(effect)
        ),
        Event::Nothing { seat, origin } => {
            format!(
                "{}: nothing comes of it ({}).",
                name(seat),
                source_name(*origin)
            )
        }
        Event::Refused { seat } => format!("{} does not pay.", name(seat)),
        Event::Built {
            seat,
            region,
            level,
        } => {
            format!("{} builds {} in {region}.", name(seat), piece(*level))
        }
        Event::Demolished {
            seat,
            owner,
            region,
            level,
        } => format!(
            "{} demolishes {} of {} in {region}.",
            name(seat),
            piece(*level),
            owner_name(view, *owner)
        ),
        Event::Transformed {
            seat,
            owner,
            region,
            level,
        } => format!(
            "{} transforms {} of {} in {region}.",
            name(seat),
            piece(*level),
            owner_name(view, *owner)
        ),
        Event::Scored {
            seat,
            points,
            bumped: 0,
            vp,
            source,
        } => {
            format!(
                "{} gains {points} VP ({}) and has {vp}.",
                name(seat),
                source_name(*source)
            )
        }
        Event::Scored {
            seat,
            points,
            bumped,
            vp,
            source,
        } => {
            format!(
                "{} gains {points} VP ({}), moves on {bumped} more, and has {vp}.",
                name(seat),
                source_name(*source)
            )
        }
        Event::Lost { seat, vp } => format!("{} falls back to {vp}.", name(seat)),
        Event::Devotion {
            seat,
            change,
            devotion,
        } => {
            format!("{}: devotion {change:+}, now {devotion}.", name(seat))
        }
        Event::Strength { seat, strength } => {
            format!("{} has {strength} more strength here.", name(seat))
        }
        Event::Weakened {
            seat,
            opponent,
            strength,
        } => {
            format!(
                "{} takes {strength} strength from {} here.",
                name(seat),
                name(opponent)
            )
        }
        Event::Most { seat, kind } => format!("{} has the most {kind}s here.", name(seat)),
        Event::Unawarded { seat, book } => {
            format!(
                "{} cancels the {} reward here.",
                name(seat),
                spelled(book.word())
            )
        }
        Event::Strengths { strengths } => {
            let each = strengths.iter().enumerate().map(|(seat, strength)| {
                let seat = Seat::new(u8::try_from(seat).expect("a table is small"));
                format!("{} {strength}", name(&seat))
            });
            format!("Strength: {}.", each.collect::<Vec<_>>().join(", "))
        }
        Event::Won { seat, region } => format!("{} wins in {region}.", name(seat)),
        Event::Destroyed {
            seat,
            owner,
            region,
        } => {
            format!(
                "{} destroys the city of {} in {region}.",
                name(seat),
                name(owner)
            )
        }
        Event::Book { seat, book, space } => {
            format!(
                "{} takes space {space} of the {}.",
                name(seat),
                spelled(book.word())
            )
        }
        Event::Resolved { region } => format!("The conflict in {region} is over."),
        Event::Prophecy { seat, prophecy } => {
            format!("{} fulfils {}.", name(seat), spelled(prophecy))
        }
        Event::Monument { seat } => format!(
            "{} completes the prophecy and has the monument.",
            name(seat)
        ),
        Event::Token { seat, tokens } => format!("{}: token {tokens} on the trial.", name(seat)),
        Event::Over { ranking } => {
            let names: Vec<String> = ranking.iter().map(name).collect();
            format!("The game is over: {}.", names.join(", "))
        }
    }
}

fn piece(level: Option<u8>) -> String {
    level.map_or_else(
        || "a glyph".to_owned(),
        |level| format!("a level-{level} floor"),
    )
}

fn owner_name(view: &View, owner: Owner) -> String {
    owner
        .seat()
        .map_or_else(|| "nobody".to_owned(), |seat| seat_name(view, seat))
}
