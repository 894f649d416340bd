//! A region: its name and altar, what is built there, and what can be done there.

use games::mezo::{Kind, Owner, Region, Regions};
use maud::{Markup, html};

use super::choices::{Choices, Spot};
use super::land::{Point, place};
use super::standing::{Standing, What};
use super::{MezoScene, altar, is_living, translate, who};
use crate::drawn::Side;
use crate::games::mezo::deploy;
use crate::games::mezo::pieces::{FLOOR_HEIGHT, FLOOR_WIDTHS, letter};
use crate::parts::Parts;
use texts::Word;

/// A region to click: its glow, the place of its button, its name and its altar.
pub(super) fn spot(scene: &MezoScene<'_>, parts: &Parts, region: Region) -> Markup {
    let here = place(region);
    let [x, y] = here.name;
    let id = format!("mz-t{}", region.index());
    let desolate = !is_living(scene.components, &scene.view, region);
    html! {
        g.spot.mz-region {
            use.glow href={ "#mz-r" (region.index()) } {}
            foreignObject id=(id) x=(here.pieces[0] - 100.0) y=(y - 30.0) width="200" height="280" { (parts.get(&id)) }
            text.mz-name.mz-gone[desolate] x=(x) y=(y) { (scene.components.region_name(region)) }
            (altar::altar(scene, region))
        }
    }
}

/// The place of what is built and of who stands in a region.
pub(super) fn pieces(parts: &Parts, region: Region) -> Markup {
    let (built, standing) = (
        format!("mz-y{}", region.index()),
        format!("mz-p{}", region.index()),
    );
    html! {
        g.mz-built id=(built) { (parts.get(&built)) }
        g.mz-standing id=(standing) { (parts.get(&standing)) }
    }
}

/// The place of the buttons for pieces and of those for more units, which cover the pyramid while they are there.
pub(super) fn buttons(parts: &Parts, region: Region) -> Markup {
    let here = place(region);
    let (pick, more) = (
        format!("mz-b{}", region.index()),
        format!("mz-d{}", region.index()),
    );
    html! {
        g.mz-picks id=(pick) { (parts.get(&pick)) }
        foreignObject.mz-more id=(more) x=(here.pyramid[0] - 120.0) y=(here.name[1] + 16.0) width="240" height="156" { (parts.get(&more)) }
    }
}

/// Fills all regions.
pub(super) fn fill(scene: &MezoScene<'_>, choices: &Choices<'_>, parts: &mut Parts) {
    for region in Regions::ALL {
        let number = region.index();
        let standing = Standing::of(scene, region);
        let target = choices.target(Spot::Region(region));
        parts.put(format!("mz-t{number}"), target);
        parts.put(format!("mz-y{number}"), pyramid(scene, region));
        parts.put(format!("mz-p{number}"), standing.figures(scene));
        let picks = picks(scene, choices, region, &standing);
        parts.put(format!("mz-b{number}"), picks);
        parts.put(format!("mz-d{number}"), more(scene, choices, region));
    }
}

/// The pyramid of a region, floor upon floor, each with the marks of its owner.
fn pyramid(scene: &MezoScene<'_>, region: Region) -> Markup {
    let name = scene.components.region_name(region);
    let Some(floors) = scene.view.pyramids.get(name) else {
        return html! {};
    };
    let foot = |place: i16| -place * i16::from(FLOOR_HEIGHT);
    html! {
        g transform=(translate(place(region).pyramid)) role="img" aria-label=(pyramid_words(scene, floors)) {
            @for (place, (level, owner)) in (0..).zip(floors) { (floor(*level, owner.seat().map(|seat| scene.side(seat)), foot(place))) }
        }
    }
}

fn floor(level: u8, owner: Option<Side>, foot: i16) -> Markup {
    let width = FLOOR_WIDTHS[usize::from(level - 1) % FLOOR_WIDTHS.len()];
    let aside = i16::from(width) / 4 + 4;
    html! {
        @match owner {
            Some(side) => {
                g.{ "side-" (side) } {
                    use href={ "#mz-f" (level) } y=(foot) {}
                    use href={ "#mz-m" (side) } x=(-aside) y=(foot - 13) {}
                    use href={ "#mz-m" (side) } x=(aside) y=(foot - 13) {}
                }
            }
            None => { use href={ "#mz-f" (level) } y=(foot) {} }
        }
    }
}

fn pyramid_words(scene: &MezoScene<'_>, floors: &[(u8, Owner)]) -> String {
    let owner = |(level, owner): &(u8, Owner)| {
        let owner = owner.seat().map_or_else(
            || scene.lang.text("mezo-board-neutral"),
            |seat| who(scene, seat),
        );
        format!("{level} {owner}")
    };
    let floors: Vec<String> = floors.iter().map(owner).collect();
    let floors = floors.join(", ");
    let args = [("floors", Word::from(&floors))];
    scene.lang.with("mezo-board-pyramid", &args)
}

/// Buttons over the pieces that can be picked.
fn picks(
    scene: &MezoScene<'_>,
    choices: &Choices<'_>,
    region: Region,
    standing: &Standing,
) -> Markup {
    let spot = |seat, what| match what {
        What::Champion => None,
        What::Units(kind) => Some(Spot::Units(region, seat, kind)),
        What::Glyphs => Some(Spot::Glyphs(region, seat)),
    };
    let (wide, high) = (50.0 * standing.scale, 54.0 * standing.scale);
    html! {
        @for (seat, what, [x, y]) in standing.all() {
            @if let Some(action) = spot(seat, what).and_then(|spot| choices.at(spot)) {
                (over([x - wide / 2.0, y - high / 2.0], [wide, high], &choices.button("mz-pick", action, &html! {})))
            }
        }
        @if let Some(action) = choices.at(Spot::Floor(region)) {
            @let [x, y] = place(region).pyramid;
            @let top = y - floors_below(scene, region) - 44.0;
            (over([x - 44.0, top], [88.0, 50.0], &choices.button("mz-pick", action, &html! {})))
        }
    }
}

/// How high the floors below the top one are.
fn floors_below(scene: &MezoScene<'_>, region: Region) -> f32 {
    let name = scene.components.region_name(region);
    let floors = scene.view.pyramids.get(name);
    let below = floors.map_or(0, |floors| floors.len().saturating_sub(1));
    f32::from(u8::try_from(below).unwrap_or(0) * FLOOR_HEIGHT)
}

/// HTML in the drawing, so large, its upper left corner there.
pub(super) fn over([x, y]: Point, [width, height]: Point, content: &Markup) -> Markup {
    html! {
        foreignObject x=(x.round()) y=(y.round()) width=(width.round()) height=(height.round()) { (content) }
    }
}

/// Buttons for one more unit of a kind, for as many as are allowed, and for one less.
fn more(scene: &MezoScene<'_>, choices: &Choices<'_>, region: Region) -> Markup {
    let lines = Kind::ALL.map(|kind| more_of(scene, choices, region, kind));
    html! {
        @if lines.iter().any(Option::is_some) {
            div.mz-deploy { @for line in lines.iter().flatten() { (line) } }
        }
    }
}

fn more_of(
    scene: &MezoScene<'_>,
    choices: &Choices<'_>,
    region: Region,
    kind: Kind,
) -> Option<Markup> {
    let (lang, seat) = (scene.lang, scene.own()?);
    let name = scene.components.region_name(region);
    let one = choices.at(Spot::More(region, kind));
    let back = deploy::take_back(scene, region, kind);
    let all = deploy::fill_up(scene, region, kind);
    let words = |key: &str, count: u8| {
        let args = [("region", Word::from(name)), ("count", count.into())];
        lang.with(&format!("mezo-board-{key}-{kind}"), &args)
    };
    if one.is_none() && back.is_none() {
        return None;
    }
    let figure = html! {
        svg.mz-sign viewBox="-24 -26 48 52" aria-hidden="true" { use href={ "#mz-" (letter(kind)) (scene.side(seat)) } {} }
    };
    Some(html! {
        div {
            @match back {
                Some(value) => { button form="move" name="action" value=(value) title=(words("back", 1)) { "−" } }
                None => { i {} }
            }
            @match one {
                Some(action) => { (choices.button("mz-one", action, &html! { (figure) "+" })) }
                None => { span.mz-one { (figure) } }
            }
            @if let Some((count, value)) = all {
                button form="move" name="action" value=(value) title=(words("fill", count)) { "+" (count) }
            } @else { i {} }
        }
    })
}
