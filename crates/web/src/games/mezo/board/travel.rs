//! Units on their way from place to place.

use game::Seat;
use games::mezo::{Event, Kind, Whereabouts};
use maud::{Markup, html};

use super::MezoScene;
use super::land::{Point, place};
use super::xibalba;
use crate::games::mezo::pieces::letter;

/// Units that moved with the last decision: the script has them travel from where they were, and they fade on arrival. Only
/// what happened at the very end travels, because the same events are told again with the next decision.
pub(super) fn travellers(scene: &MezoScene<'_>) -> Markup {
    let Some(Event::Moved {
        seat,
        warriors,
        from,
        to,
        ..
    }) = scene.latest.last()
    else {
        return html! {};
    };
    let kind = if *warriors > 0 {
        Kind::Warrior
    } else {
        Kind::Shaman
    };
    let point = |there| point(scene, *seat, kind, there);
    let Some((from, to)) = point(*from).zip(point(*to)) else {
        return html! {};
    };
    html! {
        g.traveller data-ply=(scene.ply) data-from={ (from[0] - to[0]) " " (from[1] - to[1]) } {
            use href={ "#mz-" (letter(kind)) (scene.side(*seat)) } x=(to[0]) y=(to[1]) {}
        }
    }
}

/// Where units of that kind are when they are there; the reserve and the books are not on the map.
fn point(scene: &MezoScene<'_>, seat: Seat, kind: Kind, there: Whereabouts) -> Option<Point> {
    match there {
        Whereabouts::Xibalba => Some(xibalba::point(scene, seat, kind)),
        Whereabouts::Region(name) => {
            let [x, y] = place(scene.components.region(name)?).pieces;
            Some([x, y + 28.0])
        }
        _ => None,
    }
}
