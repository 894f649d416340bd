//! The table, drawn with letters.

use std::fmt::Write as _;

use game::Seat;

use super::{band, count, seat_name, spelled};
use crate::{Band, Components, View};

/// Regions, then everybody's pieces, then the angry gods.
pub(super) fn draw(parts: &Components, view: &View) -> String {
    let mut text = String::new();
    let mut line = |what: String| writeln!(text, "{what}").expect("a string takes it all");
    line(format!("Age {}", view.age));
    for name in &view.living {
        let altar = view.altars.get(name);
        let altar = altar.map_or_else(String::new, |altar| spelled(altar));
        let blessed = if view.blessed.as_ref() == Some(name) {
            ", Blessed"
        } else {
            ""
        };
        let resolved = if view.resolved.contains(name) {
            ", resolved"
        } else {
            ""
        };
        line(format!(
            "  {name} ({altar}{blessed}{resolved}): {}",
            standing(view, name)
        ));
    }
    for seat in seats(view) {
        line(format!("  {}", tribe(parts, view, seat)));
    }
    if let Some(conflict) = &view.conflict {
        let strengths = seats(view).map(|seat| {
            let strength = view
                .strength(parts, seat)
                .map_or(0, |strength| strength.total);
            format!("{} {strength}", seat_name(view, seat))
        });
        line(format!(
            "Conflict in {}: {}",
            conflict.region,
            strengths.collect::<Vec<_>>().join(", ")
        ));
    }
    text
}

fn seats(view: &View) -> impl Iterator<Item = Seat> {
    (0..view.vp.len()).map(|index| Seat::new(u8::try_from(index).expect("a table is small")))
}

fn bands(all: &[Band], seat: Seat) -> Band {
    all.get(seat.index()).copied().unwrap_or_default()
}

fn tribe(parts: &Components, view: &View, seat: Seat) -> String {
    let index = seat.index();
    let god = view.gods.get(index).cloned().flatten();
    let place = match view.presence(parts, seat) {
        present if present.is_empty() => String::new(),
        present => format!(" in {}", present.join("/")),
    };
    let reserve = bands(&view.reserve, seat);
    let dead = bands(&view.xibalba, seat);
    format!(
        "{}: {} VP, devotion {}, {}{place}; reserve {}, {}; Xibalba {}",
        seat_name(view, seat),
        view.vp[index],
        view.devotion[index],
        god.map_or_else(|| "no god".to_owned(), |god| spelled(&god)),
        band(reserve.warriors(), reserve.shamans()),
        count(view.glyph_reserve[index], "glyph"),
        band(dead.warriors(), dead.shamans()),
    )
}

/// Who and what stands in a region.
pub(super) fn standing(view: &View, region: &str) -> String {
    let mut things = Vec::new();
    for seat in seats(view) {
        let mut own = Vec::new();
        if view.champions[seat.index()]
            .iter()
            .any(|here| here == region)
        {
            own.push("champion".to_owned());
        }
        let units = view
            .units
            .get(region)
            .map_or(Band::NONE, |units| bands(units, seat));
        if !units.is_empty() {
            own.push(band(units.warriors(), units.shamans()));
        }
        let glyphs = view
            .glyphs
            .get(region)
            .and_then(|glyphs| glyphs.get(seat.index()))
            .copied();
        if let Some(glyphs @ 1..) = glyphs {
            own.push(count(glyphs, "glyph"));
        }
        if !own.is_empty() {
            things.push(format!("{} {}", seat_name(view, seat), own.join(", ")));
        }
    }
    if let Some(floors) = view.pyramids.get(region) {
        let owner = |(level, owner): &(u8, crate::Owner)| {
            let owner = owner
                .seat()
                .map_or_else(|| "nobody".to_owned(), |seat| seat_name(view, seat));
            format!("{level} {owner}")
        };
        let floors: Vec<String> = floors.iter().map(owner).collect();
        things.push(format!("pyramid {}", floors.join(" / ")));
    }
    things.join("; ")
}
