//! The conflict as a stage: what is at stake, everybody's card and strength, the majorities, and who wins as it stands.

mod pantheon;
mod side;
mod standings;

use game::Seat;
use games::mezo::{Kind, PhaseName};
use maud::{Markup, html};

use super::effect::Effects;
use super::pieces::sign;
use super::{MezoScene, count, forecast, is_vengeful, seats, terms, words};
use crate::parts::Parts;
use texts::Word;

/// The stage of the conflict with the parts in their places.
pub(super) fn stage(scene: &MezoScene<'_>, parts: &Parts) -> Markup {
    html! {
        section.mz-conflict aria-label=(scene.lang.text("mezo-conflict")) {
            div.mz-stake id="mz-stake" { (parts.get("mz-stake")) }
            div.mz-major id="mz-major" { (parts.get("mz-major")) }
            div.mz-sides {
                @for seat in seats(&scene.view) {
                    @let id = format!("mz-side{seat}");
                    div id=(id) { (parts.get(&id)) }
                }
            }
        }
    }
}

/// Fills the parts of the conflict.
pub(super) fn fill(scene: &MezoScene<'_>, effects: &Effects<'_>, parts: &mut Parts) {
    let under_way = scene.view.conflict.is_some();
    let stake = match scene.view.phase {
        _ if under_way => stake(scene),
        PhaseName::God => pantheon::pantheon(scene),
        PhaseName::City | PhaseName::Over => html! {},
        _ => standings::standings(scene, effects),
    };
    parts.put("mz-stake", stake);
    for seat in seats(&scene.view) {
        parts.put(format!("mz-side{seat}"), side::side(scene, seat));
    }
    parts.put("mz-major", majorities(scene));
}

/// The region of the conflict under way.
fn here<'a>(scene: &'a MezoScene<'_>) -> &'a str {
    let conflict = scene.view.conflict.as_ref();
    conflict.map_or("", |conflict| &conflict.region)
}

fn is_blessed(scene: &MezoScene<'_>) -> bool {
    scene.view.blessed.as_deref() == Some(here(scene))
}

/// Where it is, what the winner gets, and who that would be.
fn stake(scene: &MezoScene<'_>) -> Markup {
    let (lang, region) = (scene.lang, here(scene));
    let key = if is_blessed(scene) {
        "mezo-offerings-in"
    } else {
        "mezo-conflict-in"
    };
    html! {
        h2 { (lang.with(key, &[("region", region.into())])) }
        ul.mz-prize { @for prize in prizes(scene) { li { (prize) } } }
        p.mz-verdict { (verdict(scene)) }
    }
}

/// What the winner gets: the altar or the Blessed region's points, and what modules add.
fn prizes(scene: &MezoScene<'_>) -> Vec<String> {
    let (lang, view, region) = (scene.lang, &scene.view, here(scene));
    let mut prizes = Vec::new();
    if is_blessed(scene) {
        prizes.push(lang.text("mezo-prize-blessed"));
    } else if let Some(altar) = view.altars.get(region) {
        let all = scene.components.altars().iter();
        let effect = all
            .filter(|other| other.name == *altar)
            .map(|altar| altar.effect);
        let effect = effect.map(|effect| terms::effect(lang, scene.components, effect));
        let effect: String = effect.collect();
        let altar = words::altar_name(lang, altar);
        let args = [
            ("altar", Word::from(&altar)),
            ("effect", Word::from(&effect)),
        ];
        prizes.push(lang.with("mezo-prize-altar", &args));
    }
    if view.cenote.as_deref() == Some(region) {
        prizes.push(lang.text("mezo-prize-cenote"));
    }
    let cities = view.cities.iter().flatten().zip(seats(view));
    for (_, owner) in cities.filter(|(city, _)| city.as_deref() == Some(region)) {
        prizes.push(lang.with("mezo-prize-city", &[("name", scene.name(owner).into())]));
    }
    prizes
}

/// Those with the most strength; all if nobody has any.
fn strongest(scene: &MezoScene<'_>) -> Vec<Seat> {
    let total = |seat: Seat| {
        let strength = scene.view.strength(scene.components, seat);
        strength.map_or(0, |strength| strength.total)
    };
    let all: Vec<u8> = seats(&scene.view).into_iter().map(total).collect();
    forecast::strongest(&all)
}

/// Who has won, or can win as it stands.
fn leaders(scene: &MezoScene<'_>) -> Vec<Seat> {
    let winner = scene.view.conflict.as_ref().and_then(|now| now.winner);
    match winner {
        Some(winner) => vec![winner],
        None => forecast::settled(&scene.view, here(scene), strongest(scene)),
    }
}

/// Who has won, or would win as it stands, and who breaks the tie.
fn verdict(scene: &MezoScene<'_>) -> String {
    let lang = scene.lang;
    let winner = scene.view.conflict.as_ref().and_then(|now| now.winner);
    if let Some(winner) = winner {
        return lang.with("mezo-verdict-won", &[("name", scene.name(winner).into())]);
    }
    let tied = strongest(scene);
    match tied.as_slice() {
        [one] => lang.with("mezo-verdict-one", &[("name", scene.name(*one).into())]),
        several => {
            let names: Vec<&str> = several.iter().map(|seat| scene.name(*seat)).collect();
            let names = names.join(", ");
            let decider = tie_breaker(scene, several);
            let args = [
                ("names", Word::from(&names)),
                ("name", scene.name(decider).into()),
            ];
            let key = if scene.view.solo.is_some() {
                "solo"
            } else {
                "tie"
            };
            lang.with(&format!("mezo-verdict-{key}"), &args)
        }
    }
}

/// The champion's owner; in the Blessed region the one of the tied with the least points. In solo, who wins the tie.
fn tie_breaker(scene: &MezoScene<'_>, tied: &[Seat]) -> Seat {
    let view = &scene.view;
    let champion = seats(view)
        .into_iter()
        .find(|seat| count::has_champion(view, *seat, here(scene)));
    let vengeful = tied.iter().copied().find(|seat| is_vengeful(view, *seat));
    let least = || {
        tied.iter()
            .copied()
            .min_by_key(|seat| view.vp[seat.index()])
    };
    champion.or(vengeful).or_else(least).unwrap_or(Seat::new(0))
}

/// Who would send a shaman to the Calendar and a warrior to the Codex.
fn majorities(scene: &MezoScene<'_>) -> Markup {
    if scene.view.conflict.is_none() || is_blessed(scene) {
        return html! {};
    }
    html! {
        @for kind in [Kind::Shaman, Kind::Warrior] {
            p {
                (sign(kind.word()))
                b { (words::book_name(scene.lang, kind)) ":" } " "
                (majority(scene, kind))
            }
        }
    }
}

fn majority(scene: &MezoScene<'_>, kind: Kind) -> String {
    let (lang, view) = (scene.lang, &scene.view);
    let Some(conflict) = &view.conflict else {
        return String::new();
    };
    let (claimed, unawarded) = match kind {
        Kind::Shaman => (conflict.most_shamans, conflict.no_calendar),
        Kind::Warrior => (conflict.most_warriors, conflict.no_codex),
    };
    let units = |seat: Seat| view.units_in(seat, &conflict.region)[kind];
    if unawarded {
        return lang.text("mezo-major-none");
    }
    if let Some(seat) = claimed {
        let args = [
            ("name", scene.name(seat).into()),
            ("count", units(seat).into()),
        ];
        return lang.with("mezo-major-claimed", &args);
    }
    let all = seats(view);
    let most = all.iter().map(|seat| units(*seat)).max().unwrap_or(0);
    if most == 0 {
        return lang.text("mezo-major-nobody");
    }
    let tied = all.iter().filter(|seat| units(**seat) == most);
    let names: Vec<&str> = tied.map(|seat| scene.name(*seat)).collect();
    let key = if names.len() > 1 { "tie" } else { "one" };
    let names = names.join(", ");
    let args = [("names", Word::from(&names)), ("count", most.into())];
    lang.with(&format!("mezo-major-{key}"), &args)
}
