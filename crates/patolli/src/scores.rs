//! Final scores with their breakdown, as a table.

use std::io::{self, Write};

use game::{Counting, Points, ScoreLine, Seat, Spoken, Viewer, Words};

/// Writes who has how many points and where they come from, as far as the viewer may know, and who won if the game
/// is over.
pub(crate) fn write<G: Spoken>(
    out: &mut impl Write,
    state: &G,
    viewer: Option<Viewer>,
) -> io::Result<()> {
    let components = state.components();
    let view = state.view(Viewer::Spectator);
    let seats: Vec<Seat> = state.seats().into_iter().collect();
    let names: Vec<String> = seats
        .iter()
        .map(|seat| components.seat(&view, *seat))
        .collect();
    let widths: Vec<usize> = names
        .iter()
        .map(|name| name.chars().count().max(7))
        .collect();
    let row = |out: &mut dyn Write, head: &str, cells: Vec<String>| {
        let cells = cells
            .iter()
            .zip(&widths)
            .map(|(cell, width)| format!("  {cell:>width$}"));
        writeln!(out, "{head:<24}{}", cells.collect::<String>())
    };
    row(out, "", names.clone())?;
    let lines = state.breakdown(viewer);
    let write_sources = |out: &mut dyn Write, lines: &[ScoreLine], when: &str| {
        for (round, source) in sources(lines) {
            let name = format!("{}{when}", source.replace('_', " "));
            let head = round.map_or_else(|| name.clone(), |round| format!("{round}: {name}"));
            let from_source = |line: &ScoreLine| line.round == round && line.source == source;
            let points = |seat: &Seat| {
                sum(lines, *seat, from_source).map_or("-".to_owned(), |sum| sum.to_string())
            };
            row(out, &head, seats.iter().map(points).collect())?;
        }
        io::Result::Ok(())
    };
    let counting = |counting| {
        let lines = lines.iter().cloned();
        lines
            .filter(|line| components.counting(&view, line) == counting)
            .collect::<Vec<_>>()
    };
    let (lines, pending) = (counting(Counting::Now), counting(Counting::AtTheEnd));
    write_sources(out, &lines, "")?;
    let total = |seat: &Seat| sum(&lines, *seat, |_| true).unwrap_or_default().to_string();
    row(out, "total", seats.iter().map(total).collect())?;
    write_sources(out, &pending, " at the end")?;
    match state.ranking() {
        Some(ranking) => {
            let places = ranking.iter().map(|place| {
                let names: Vec<&str> = place
                    .into_iter()
                    .map(|seat| names[seat.index()].as_str())
                    .collect();
                names.join(" and ")
            });
            writeln!(out, "ranking: {}", places.collect::<Vec<_>>().join(", "))
        }
        None => writeln!(out, "the game is not over"),
    }
}

/// The points of a seat in these lines; none if there is no such line.
fn sum(lines: &[ScoreLine], seat: Seat, wanted: impl Fn(&ScoreLine) -> bool) -> Option<Points> {
    let mut points = lines
        .iter()
        .filter(|line| line.seat == seat && wanted(line))
        .map(|line| line.points);
    let first = points.next()?;
    Some(points.fold(first, |sum, points| sum + points))
}

/// Every source of points once, by round, what is counted at the end last.
fn sources(lines: &[ScoreLine]) -> Vec<(Option<u8>, &'static str)> {
    let mut sources = Vec::new();
    for line in lines {
        if !sources.contains(&(line.round, line.source)) {
            sources.push((line.round, line.source));
        }
    }
    sources.sort_by_key(|(round, source)| (round.unwrap_or(u8::MAX), first_place(lines, source)));
    sources
}

/// Where a source is first met: that order is the game's own.
fn first_place(lines: &[ScoreLine], source: &str) -> usize {
    lines
        .iter()
        .position(|line| line.source == source)
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use game::{Components as _, Game as _, Record, Replay, Silent, kept};
    use games::Amazonas;
    use games::space_aztecs::{Deck, SpaceAztecs};

    use super::*;

    /// The scores of a kept game after so many decisions, as a viewer sees them.
    fn seen<G: Spoken>(record: &Record, plies: usize, viewer: Option<Viewer>) -> String {
        let components = G::Components::standard();
        let mut replay = Replay::<G>::new(record, components, &mut Silent).unwrap();
        while replay.ply() < plies {
            replay.step(&mut Silent).unwrap();
        }
        let mut out = Vec::new();
        write(&mut out, replay.state(), viewer).unwrap();
        String::from_utf8(out).unwrap()
    }

    /// The scores of a kept game of Space Aztecs after so many decisions, as a seat sees them.
    fn after(record: &Record, plies: usize) -> String {
        seen::<SpaceAztecs>(record, plies, Some(Viewer::Seat(Seat::new(1))))
    }

    /// The number of decisions after which somebody has the fewest villagers, and the seats that have them then.
    fn first_hunger(record: &Record) -> (usize, Vec<Seat>) {
        let (mut ply, mut met) = (0, None);
        kept::replay::<SpaceAztecs>(record, |passage| {
            let view = passage.after.open_view();
            let deck = Deck::standard();
            let starving = view.seats().filter(|seat| deck.may_starve(&view, *seat));
            let starving: Vec<Seat> = starving.collect();
            if met.is_none() && !starving.is_empty() {
                met = Some((ply, starving));
            }
            ply += 1;
        });
        met.expect("villagers are in play")
    }

    #[test]
    fn nobody_stands_below_zero_before_the_first_villager_is_played() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/space-aztecs");
        for name in ["without-agency", "without-council", "6-players"] {
            let record = kept::read(&folder.join(name).with_extension("json"));
            let begun = after(&record, 0);
            assert!(!begun.contains("fewest") && !begun.contains('-'), "{begun}");
            let (ply, starving) = first_hunger(&record);
            let before = after(&record, ply - 1);
            assert!(!before.contains("fewest"), "{before}");
            let met = after(&record, ply);
            let (total, rest) = met.split_once("\ntotal").unwrap();
            assert!(!total.contains("fewest"), "{met}");
            let hunger = rest
                .lines()
                .find(|line| line.starts_with("fewest villagers at the end"));
            assert_eq!(
                hunger.unwrap().matches("-5").count(),
                starving.len(),
                "{met}"
            );
            let end = after(&record, record.actions.len());
            assert!(!end.contains("at the end"), "{end}");
            let (counted, _) = end.split_once("\ntotal").unwrap();
            assert!(counted.contains("fewest villagers"), "{end}");
        }
    }

    /// Totals leave all missions out until the end; what one's own takes then stands below them.
    #[test]
    fn ones_own_mission_stands_below_the_total_until_the_end() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/amazonas");
        let record = kept::read(&folder.join("3-players-rulebook.json"));
        let mission = |text: &str| -> Option<Vec<String>> {
            let (counted, rest) = text.split_once("\ntotal").unwrap();
            assert!(!counted.contains("mission"), "{text}");
            let line = rest
                .lines()
                .find(|line| line.starts_with("mission at the end"))?;
            let cells = line
                .trim_start_matches("mission at the end")
                .split_whitespace();
            Some(cells.map(str::to_owned).collect())
        };
        let begun = |viewer| mission(&seen::<Amazonas>(&record, 3, Some(viewer)));
        for seat in [0_u8, 1, 2] {
            let cells = begun(Viewer::Seat(Seat::new(seat))).expect("it is told");
            for (other, cell) in (0..).zip(cells) {
                let told = ["-9", "-12"].contains(&cell.as_str());
                assert_eq!(
                    (told, cell == "-"),
                    (other == seat, other != seat),
                    "{cell}"
                );
            }
        }
        assert_eq!(begun(Viewer::Spectator), None);
        let end = seen::<Amazonas>(&record, record.actions.len(), Some(Viewer::Spectator));
        let (counted, rest) = end.split_once("\ntotal").unwrap();
        assert!(
            counted.contains("\nmission ") && !rest.contains("mission"),
            "{end}"
        );
    }
}
