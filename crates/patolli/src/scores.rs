//! Final scores with their breakdown, as a table.

use std::io::{self, Write};

use game::{Game, ScoreLine, Seat, Viewer, Words};

/// Writes who has how many points and where they come from, and who won if the game is over.
pub(crate) fn write<G: Game>(
    out: &mut impl Write,
    components: &G::Components,
    state: &G,
) -> io::Result<()> {
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
    let lines = state.breakdown();
    for (round, source) in sources(&lines) {
        let head = round.map_or_else(|| source.to_owned(), |round| format!("{round}: {source}"));
        let points = |seat: &Seat| {
            let line = lines
                .iter()
                .find(|line| line.seat == *seat && line.round == round && line.source == source);
            line.map_or_else(|| "-".to_owned(), |line| line.points.to_string())
        };
        row(out, &head, seats.iter().map(points).collect())?;
    }
    let scores = state.scores();
    row(
        out,
        "total",
        seats
            .iter()
            .map(|seat| scores[seat.index()].to_string())
            .collect(),
    )?;
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
