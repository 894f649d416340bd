//! The table as text: players in turn order, then villages by species.

use std::fmt::Write as _;

use game::{Known, Seat};

use super::{NEUTRAL, purpose, seat_name, tent_name};
use crate::{Map, PhaseName, Species, View, Village};

const ROOM: &str = "a string takes it all";

/// The width of a terminal, and of a column of villages.
const WIDTH: usize = 80;
const HALF: usize = 39;

/// The table, in lines that fit a terminal of 80 characters.
pub(super) fn draw(map: &Map, view: &View) -> String {
    let mut text = head(view);
    text.push_str(&seats(view));
    text.push('\n');
    text.push_str(&lands(map, view));
    text.push_str(&missions(map, view));
    text
}

fn head(view: &View) -> String {
    let event = view
        .event
        .map(|event| format!(" Event: {}.", purpose(event)));
    format!(
        "Round {} of 18, {}.{}\n\n",
        view.round,
        phase(view.phase),
        event.unwrap_or_default()
    )
}

fn phase(phase: PhaseName) -> &'static str {
    match phase {
        PhaseName::Opening => "opening",
        PhaseName::Income => "income",
        PhaseName::Native => "native tile",
        PhaseName::Building => "building",
        PhaseName::Over => "over",
    }
}

/// One line for each player; those who may act are marked. A pile with natives is shown as tiles and natives. Hands stand below:
/// beside whole words there is no room for them.
fn seats(view: &View) -> String {
    let species = Species::ALL.map(|species| {
        let width = pile_width(species);
        format!("{:>width$}", species.name())
    });
    let mut text = format!(
        "  {:<8}{:>6}{:>7}{:>6}{}{:>6}{:>5}\n",
        "in order",
        "score",
        "silver",
        "tents",
        species.concat(),
        "medal",
        "card"
    );
    for seat in &view.order {
        let mark = if view.to_act.contains(seat) { '>' } else { ' ' };
        let index = seat.index();
        writeln!(
            text,
            "{mark} {:<8}{:>6}{:>7}{:>6}{}{:>6}{:>5}",
            seat_name(view, *seat),
            view.points(*seat),
            view.money[index].0,
            view.tents_left(*seat),
            Species::ALL
                .map(|species| pile(view, *seat, species))
                .concat(),
            medal(view.medals[index]),
            played(view, *seat),
        )
        .expect(ROOM);
    }
    text.push_str("\n  income cards in hand\n");
    for seat in &view.order {
        let line = format!("  {:<8}  {}", seat_name(view, *seat), hand(view, *seat));
        writeln!(text, "{}", line.trim_end()).expect(ROOM);
    }
    text
}

/// A column has room for the name of the species and for many tiles with natives.
fn pile_width(species: Species) -> usize {
    species.name().len().max(4) + 1
}

fn pile(view: &View, seat: Seat, species: Species) -> String {
    let (index, place) = (seat.index(), species as usize);
    let cell = match (view.tiles[index][place], view.natives[index][place]) {
        (0, 0) => ".".to_owned(),
        (tiles, 0) => tiles.to_string(),
        (tiles, natives) => format!("{tiles}+{natives}"),
    };
    let width = pile_width(species);
    format!("{cell:>width$}")
}

fn medal(points: u8) -> String {
    if points == 0 {
        "-".to_owned()
    } else {
        points.to_string()
    }
}

fn played(view: &View, seat: Seat) -> String {
    match view.played[seat.index()] {
        Some(Known::Open(card)) => card.to_string(),
        Some(Known::Hidden(_)) => "?".to_owned(),
        None => "-".to_owned(),
    }
}

fn hand(view: &View, seat: Seat) -> String {
    match (&view.hands[seat.index()], view.last_card(seat)) {
        (Known::Open(cards), _) => {
            let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
            cards.join(" ")
        }
        (Known::Hidden(_), Some(last)) => format!("? (last {last})"),
        (Known::Hidden(_), None) => "?".to_owned(),
    }
}

/// The villages in two columns of species; below each other if they are too wide for that.
fn lands(map: &Map, view: &View) -> String {
    let [fish, butterfly, iguana, parrot, orchid] =
        Species::ALL.map(|species| land(map, view, species));
    let left = [fish, butterfly, iguana].concat();
    let right = [parrot, orchid, legend(view)].concat();
    let width = |column: &[String]| {
        let lines = column.iter().map(|line| line.chars().count());
        lines.max().unwrap_or_default()
    };
    let beside = width(&left).max(HALF) + 1;
    if beside + width(&right) > WIDTH {
        return [left, right].concat().join("\n") + "\n";
    }
    let mut text = String::new();
    for row in 0..left.len().max(right.len()) {
        let cell = |column: &[String]| column.get(row).cloned().unwrap_or_default();
        let line = format!("{:<beside$}{}", cell(&left), cell(&right));
        writeln!(text, "{}", line.trim_end()).expect(ROOM);
    }
    text
}

/// The villages of a species: for each space whose tent stands there, or what it costs.
fn land(map: &Map, view: &View, species: Species) -> Vec<String> {
    let home = || {
        let villages = map.villages().into_iter();
        villages.filter(|village| map.species(*village) == species)
    };
    let name = |village| map.place(village).name.as_str();
    let longest = home().map(|village| name(village).chars().count()).max();
    let width = longest.unwrap_or_default();
    let head = format!(
        "{:<18}{} left",
        species.name().to_uppercase(),
        view.supply[species as usize]
    );
    let rows = home().map(|village| {
        format!(
            " {village:>2} {:<width$}{}",
            name(village),
            spaces(map, view, village)
        )
    });
    [head]
        .into_iter()
        .chain(rows)
        .chain([String::new()])
        .collect()
}

fn spaces(map: &Map, view: &View, village: Village) -> String {
    let seats = view.order.iter().map(|seat| seat_name(view, *seat));
    let neutral = view.neutral_left.is_some().then(|| NEUTRAL.to_owned());
    let names = seats.chain(neutral).map(|name| name.len());
    let width = names.max().unwrap_or_default() + 1;
    let tents = view.tents_in(village);
    let taken = tents.iter().map(|tent| tent_name(view, *tent));
    let free = map.place(village).costs.iter().skip(tents.len());
    let spaces = taken.chain(free.map(ToString::to_string));
    let cells: Vec<String> = spaces.map(|space| format!("{space:>width$}")).collect();
    cells.concat()
}

/// Medals, events to come and neutral tents.
fn legend(view: &View) -> Vec<String> {
    let medals: Vec<String> = view.medals_left.iter().map(ToString::to_string).collect();
    let medals = if medals.is_empty() {
        "none".to_owned()
    } else {
        medals.join(" ")
    };
    let mut lines = vec![
        format!("medals left: {medals}"),
        format!("events to come: {}", view.events.len()),
    ];
    if let Some(neutral) = &view.neutral_left {
        let neutral = view
            .order
            .iter()
            .map(|seat| format!("{} {}", seat_name(view, *seat), neutral[seat.index()]));
        let neutral = neutral.collect::<Vec<_>>().join(", ");
        lines.push(format!("neutral tents: {neutral}"));
    }
    lines
}

/// The missions that the viewer sees, what is missing, and what that would cost: until the end no score above counts it.
fn missions(map: &Map, view: &View) -> String {
    let mut text = String::new();
    for seat in &view.order {
        let Some(mission) = view.missions[seat.index()].open() else {
            continue;
        };
        let missing = view.missing(*seat).unwrap_or_default();
        let villages = mission.map(|village| {
            let mark = if missing.contains(village) { "" } else { "*" };
            format!("{}{mark}", map.named(village))
        });
        let name = seat_name(view, *seat);
        writeln!(text, "Mission of {name}: {}", villages.join(", ")).expect(ROOM);
        if let Some(lost) = view.mission_points(*seat) {
            writeln!(
                text,
                "  so far {lost}; scores leave missions out until the end"
            )
            .expect(ROOM);
        }
    }
    text
}
