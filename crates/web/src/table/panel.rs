//! The players in turn order.

use game::Seat;
use maud::{Markup, html};
use tables::{Chair, Table};

use crate::drawn::{Drawn, Scene, Side};
use crate::parts::Parts;
use texts::Lang;

/// Fills the places `turn0`, `turn1`, … with the players in turn order.
pub(super) fn fill<G: Drawn>(table: &Table, scene: &Scene<'_, G>, parts: &mut Parts) {
    let to_act = table.to_act();
    for (place, seat) in G::order(&scene.view).into_iter().enumerate() {
        let acts = to_act.contains(seat);
        let remark = remark(scene.lang, table, seat, scene.own() == Some(seat));
        parts.put(format!("turn{place}"), player(scene, seat, &remark, acts));
    }
}

/// The list with its places, one for each that is filled; the parts fill them.
pub(crate) fn places(parts: &Parts) -> Markup {
    let ids = (0..).map(|place| format!("turn{place}"));
    html! {
        ol.players {
            @for id in ids.take_while(|id| parts.has(id)) {
                li id=(id) { (parts.get(&id)) }
            }
        }
    }
}

/// One player, with a remark on who decides for them.
pub(crate) fn player<G: Drawn>(
    scene: &Scene<'_, G>,
    seat: Seat,
    remark: &str,
    acts: bool,
) -> Markup {
    let lang = scene.lang;
    let own = scene.own() == Some(seat);
    html! {
        div.player.acts[acts].own[own] {
            (emblem::<G>(scene.side(seat)))
            div.who {
                strong { (scene.name(seat)) }
                span { (G::role(scene, seat)) (remark) }
            }
            output title=(lang.text("score")) { (G::score(scene, seat)) }
            div.holdings { (G::holdings(scene, seat)) }
        }
    }
}

fn remark(lang: Lang, table: &Table, seat: Seat, own: bool) -> String {
    let chair = table.chair(seat);
    match chair {
        Some(Chair::Person { away: true, .. }) if table.is_deserted() => {
            format!(" · {}", lang.text("seat-left"))
        }
        Some(Chair::Person { away: true, .. }) => format!(" · {}", lang.text("seat-away")),
        Some(Chair::Bot { .. }) => level(lang, chair),
        Some(Chair::Person { .. }) if own => format!(" · {}", lang.text("seat-you")),
        _ => String::new(),
    }
}

/// How well the bot in a chair plays, as a remark on it; nothing if there is none.
pub(crate) fn level(lang: Lang, chair: Option<&Chair>) -> String {
    let level = chair.and_then(Chair::bot);
    level.map_or_else(String::new, |level| {
        format!(" · {}", lang.text(&format!("level-{level}")))
    })
}

/// The shape and colour of a side.
pub(crate) fn emblem<G: Drawn>(side: Side) -> Markup {
    html! {
        svg.emblem viewBox="-14 -14 28 28" aria-hidden="true" { (G::emblem(side)) }
    }
}
