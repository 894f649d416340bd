//! A region: its name and altar, what is built there, who stands there, and what can be done there.

use ::mezo::{Event, Kind, Owner, Region, Regions};
use game::Seat;
use maud::{Markup, html};

use super::choices::{Choices, Spot};
use super::land::{Point, place};
use super::{MezoScene, altar, is_living, seats, translate, who};
use crate::lang::{Lang, Word};
use crate::mezo::deploy;
use crate::mezo::pieces::{FLOOR_HEIGHT, FLOOR_WIDTHS, letter};
use crate::parts::Parts;

/// How high a line of pieces is, if there is room.
const LINE: f32 = 52.0;
/// How far the pieces of one seat stand from those of the next.
const GAP: f32 = 10.0;

/// Pieces of one kind of one seat.
#[derive(Clone, Copy)]
enum What {
    Champion,
    Units(Kind),
    Glyphs,
}

impl What {
    const fn letter(self) -> &'static str {
        match self {
            Self::Champion => "c",
            Self::Units(kind) => letter(kind),
            Self::Glyphs => "g",
        }
    }

    const fn width(self) -> f32 {
        match self {
            Self::Champion => 56.0,
            Self::Units(_) => 45.0,
            Self::Glyphs => 43.0,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Champion => "mezo-board-champions",
            Self::Units(Kind::Warrior) => "mezo-board-warriors",
            Self::Units(Kind::Shaman) => "mezo-board-shamans",
            Self::Glyphs => "mezo-board-glyphs",
        }
    }
}

/// What one seat has in a region.
struct Cluster {
    seat: Seat,
    pieces: Vec<(What, u8)>,
}

impl Cluster {
    fn width(&self) -> f32 {
        self.pieces.iter().map(|(what, _)| what.width()).sum()
    }
}

/// A region to click: its glow, the place of its button, its name and its altar.
pub(super) fn spot(scene: &MezoScene<'_>, parts: &Parts, region: Region) -> Markup {
    let here = place(region);
    let [x, y] = here.name;
    let id = format!("mz-s{}", region.index());
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

/// The place of the buttons for pieces and of those for more units.
pub(super) fn buttons(parts: &Parts, region: Region) -> Markup {
    let here = place(region);
    let (pick, more) = (
        format!("mz-b{}", region.index()),
        format!("mz-d{}", region.index()),
    );
    html! {
        g.mz-picks id=(pick) { (parts.get(&pick)) }
        foreignObject.mz-more id=(more) x=(here.pieces[0] - 120.0) y=(here.name[1] + 10.0) width="240" height="156" { (parts.get(&more)) }
    }
}

/// Fills all regions.
pub(super) fn fill(scene: &MezoScene<'_>, choices: &Choices<'_>, parts: &mut Parts) {
    for region in Regions::ALL {
        let number = region.index();
        let standing = standing(scene, region);
        parts.put(
            format!("mz-s{number}"),
            choices.target(Spot::Region(region)),
        );
        parts.put(format!("mz-y{number}"), pyramid(scene, region));
        parts.put(format!("mz-p{number}"), figures(scene, region, &standing));
        parts.put(
            format!("mz-b{number}"),
            picks(scene, choices, region, &standing),
        );
        parts.put(format!("mz-d{number}"), more(scene, choices, region));
    }
}

/// Who stands in a region and where, seat by seat: clusters flow into lines as wide as the region has room.
fn standing(scene: &MezoScene<'_>, region: Region) -> Vec<(Seat, Vec<(What, u8, Point)>)> {
    let here = place(region);
    let mut lines: Vec<Vec<Cluster>> = Vec::new();
    let mut used = f32::INFINITY;
    for cluster in clusters(scene, region) {
        let wide = cluster.width();
        if used + GAP + wide > here.room[0] {
            lines.push(Vec::new());
            used = -GAP;
        }
        used += GAP + wide;
        lines.last_mut().expect("a line was begun").push(cluster);
    }
    #[allow(clippy::cast_precision_loss, reason = "there are a few lines")]
    let line = (here.room[1] / lines.len().max(1) as f32).min(LINE);
    let mut y = here.pieces[1] + 28.0;
    let mut placed = Vec::new();
    for clusters in lines {
        #[allow(clippy::cast_precision_loss, reason = "there are a few clusters")]
        let gaps = (clusters.len() - 1) as f32 * GAP;
        let wide: f32 = clusters.iter().map(Cluster::width).sum::<f32>() + gaps;
        let mut x = here.pieces[0] - wide / 2.0;
        for cluster in clusters {
            let stand = |(what, count): (What, u8)| {
                let middle = x + what.width() / 2.0;
                x += what.width();
                (what, count, [middle.round(), y.round()])
            };
            placed.push((
                cluster.seat,
                cluster.pieces.into_iter().map(stand).collect(),
            ));
            x += GAP;
        }
        y += line;
    }
    placed
}

fn clusters(scene: &MezoScene<'_>, region: Region) -> impl Iterator<Item = Cluster> {
    let (view, name) = (&scene.view, scene.components.region_name(region));
    let cluster = move |seat: Seat| {
        let champions = view.champions[seat.index()].iter();
        let champions = champions.filter(|here| *here == name).count();
        let units = view.units_in(seat, name);
        let all = [
            (What::Champion, u8::try_from(champions).unwrap_or(u8::MAX)),
            (What::Units(Kind::Warrior), units.warriors()),
            (What::Units(Kind::Shaman), units.shamans()),
            (What::Glyphs, view.glyphs_in(seat, name)),
        ];
        let pieces = all.into_iter().filter(|(_, count)| *count > 0).collect();
        Cluster { seat, pieces }
    };
    let all = seats(view).map(cluster);
    all.filter(|cluster| !cluster.pieces.is_empty())
}

/// The figures of a region, with a number where there are several.
fn figures(
    scene: &MezoScene<'_>,
    region: Region,
    standing: &[(Seat, Vec<(What, u8, Point)>)],
) -> Markup {
    html! {
        @for (seat, pieces) in standing {
            g role="img" aria-label=(cluster_words(scene, *seat, pieces)) {
                @for (what, count, [x, y]) in pieces {
                    use.mz-new[is_new(scene, region, *seat, *what)] href={ "#mz-" (what.letter()) (seat) } x=(x) y=(y) {}
                    @if *count > 1 { text x=(x + 15.0) y=(y + 24.0) { (count) } }
                }
            }
        }
    }
}

fn cluster_words(scene: &MezoScene<'_>, seat: Seat, pieces: &[(What, u8, Point)]) -> String {
    let count = |(what, count, _): &(What, u8, Point)| counted(scene.lang, what.key(), *count);
    let pieces: Vec<String> = pieces.iter().map(count).collect();
    format!("{}: {}", who(scene, seat), pieces.join(", "))
}

/// So many of something.
pub(super) fn counted(lang: Lang, key: &str, count: u8) -> String {
    lang.with(key, &[("count", Word::from(count))])
}

/// Whether such a piece came here with the last turn.
fn is_new(scene: &MezoScene<'_>, region: Region, seat: Seat, what: What) -> bool {
    let name = scene.components.region_name(region);
    scene.latest.iter().any(|event| match (event, what) {
        (
            Event::Moved {
                seat: of,
                warriors,
                to,
                ..
            },
            What::Units(Kind::Warrior),
        ) => *of == seat && *to == name && *warriors > 0,
        (
            Event::Moved {
                seat: of,
                shamans,
                to,
                ..
            },
            What::Units(Kind::Shaman),
        ) => *of == seat && *to == name && *shamans > 0,
        (Event::Champion { seat: of, region }, What::Champion)
        | (
            Event::Built {
                seat: of,
                region,
                level: None,
            }
            | Event::Transformed {
                seat: of,
                region,
                level: None,
                ..
            },
            What::Glyphs,
        ) => *of == seat && *region == name,
        _ => false,
    })
}

/// The pyramid of a region, floor upon floor, each with the marks of its owner.
fn pyramid(scene: &MezoScene<'_>, region: Region) -> Markup {
    let name = scene.components.region_name(region);
    let Some(floors) = scene.view.pyramids.get(name) else {
        return html! {};
    };
    let mut foot = 0_i16;
    let floors: Vec<(u8, Owner, i16)> = floors
        .iter()
        .map(|(level, owner)| {
            foot -= i16::from(FLOOR_HEIGHT);
            (*level, *owner, foot + i16::from(FLOOR_HEIGHT))
        })
        .collect();
    html! {
        g transform=(translate(place(region).pyramid)) role="img" aria-label=(pyramid_words(scene, &floors)) {
            @for (level, owner, foot) in &floors { (floor(*level, *owner, *foot)) }
        }
    }
}

fn floor(level: u8, owner: Owner, foot: i16) -> Markup {
    let aside = i16::from(FLOOR_WIDTHS[usize::from(level - 1) % FLOOR_WIDTHS.len()]) / 4 + 4;
    html! {
        @match owner.seat() {
            Some(seat) => {
                g.{ "seat-" (seat) } {
                    use href={ "#mz-f" (level) } y=(foot) {}
                    use href={ "#mz-m" (seat) } x=(-aside) y=(foot - 13) {}
                    use href={ "#mz-m" (seat) } x=(aside) y=(foot - 13) {}
                }
            }
            None => { use href={ "#mz-f" (level) } y=(foot) {} }
        }
    }
}

fn pyramid_words(scene: &MezoScene<'_>, floors: &[(u8, Owner, i16)]) -> String {
    let owner = |(level, owner, _): &(u8, Owner, i16)| {
        let owner = owner.seat().map_or_else(
            || scene.lang.text("mezo-board-neutral"),
            |seat| who(scene, seat),
        );
        format!("{level} {owner}")
    };
    let floors: Vec<String> = floors.iter().map(owner).collect();
    let floors = floors.join(", ");
    scene
        .lang
        .with("mezo-board-pyramid", &[("floors", Word::from(&floors))])
}

/// Buttons over the pieces that can be picked.
fn picks(
    scene: &MezoScene<'_>,
    choices: &Choices<'_>,
    region: Region,
    standing: &[(Seat, Vec<(What, u8, Point)>)],
) -> Markup {
    let spot = |seat: Seat, what: What| match what {
        What::Champion => None,
        What::Units(kind) => Some(Spot::Units(region, seat, kind)),
        What::Glyphs => Some(Spot::Glyphs(region, seat)),
    };
    html! {
        @for (seat, pieces) in standing {
            @for (what, _, at) in pieces {
                @if let Some(action) = spot(*seat, *what).and_then(|spot| choices.at(spot)) {
                    (over([at[0] - 25.0, at[1] - 28.0], [50, 54], &choices.button("mz-pick", action, &html! {})))
                }
            }
        }
        @if let Some(action) = choices.at(Spot::Floor(region)) {
            @let [x, y] = place(region).pyramid;
            @let below = floors_below(scene, region);
            (over([x - 44.0, y - below - 44.0], [88, 50], &choices.button("mz-pick", action, &html! {})))
        }
    }
}

/// How high the floors below the top one are.
fn floors_below(scene: &MezoScene<'_>, region: Region) -> f32 {
    let floors = scene
        .view
        .pyramids
        .get(scene.components.region_name(region));
    let below = floors.map_or(0, |floors| floors.len().saturating_sub(1));
    f32::from(u8::try_from(below).unwrap_or(0) * FLOOR_HEIGHT)
}

/// HTML in the drawing, so large, its upper left corner there.
pub(super) fn over([x, y]: Point, [width, height]: [u8; 2], content: &Markup) -> Markup {
    html! { foreignObject x=(x) y=(y) width=(width) height=(height) { (content) } }
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
        svg.mz-sign viewBox="-24 -26 48 52" aria-hidden="true" { use href={ "#mz-" (letter(kind)) (seat) } {} }
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
