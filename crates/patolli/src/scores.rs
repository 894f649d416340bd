//! Final scores with their breakdown, as a table.

use std::io::{self, Write};

use game::{Points, ScoreLine, Seat, Spoken, Viewer, Words};

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
    let is_pending = |line: &ScoreLine| components.is_pending(&view, line.source);
    let (pending, lines): (Vec<ScoreLine>, Vec<ScoreLine>) =
        lines.into_iter().partition(is_pending);
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
