//! The table as text: players in turn order, then territories by terrain.

use std::fmt::Write as _;

use game::{Known, Seat};

use super::{people_name, players, purpose, seat_name, terrain_name, title};
use crate::{Board, PhaseName, Power, ProsperityCard, Terrain, Territory, View};

/// The width of a terminal, of a column of territories, and of mark and number and name in it.
const WIDTH: usize = 80;
const HALF: usize = 39;
const NUMBER: usize = 5;
const NAME: usize = 14;

/// The table, in lines that fit a terminal of 80 characters.
pub(super) fn draw(board: &Board, view: &View) -> String {
    let mut text = format!(
        "Age {} of 5, {}. Deck {}, discards {}.\n\n",
        view.age,
        phase(view.phase),
        view.deck.len(),
        view.discard.len()
    );
    text.push_str(&seats(view));
    text.push('\n');
    text.push_str(&lands(board, view));
    text.push_str(&open_hands(view));
    text
}

fn phase(phase: PhaseName) -> &'static str {
    match phase {
        PhaseName::Choosing => "choosing",
        PhaseName::Development => "development",
        PhaseName::Conflict => "conflict",
        PhaseName::Games => "conflict (Sacred Games)",
        PhaseName::Scoring => "scoring",
        PhaseName::Over => "over",
    }
}

/// One line for each player; those who may act are marked.
fn seats(view: &View) -> String {
    let mut text = format!(
        "  {:<25} {:>5} {:>8} {:>5} {:>5}  used\n",
        "in turn order", "score", "to place", "cards", "power"
    );
    for seat in &view.order {
        let mark = if view.to_act.contains(seat) { '>' } else { ' ' };
        let index = seat.index();
        let (power, used) = power(&view.power[index]);
        let line = format!(
            "{mark} {:<25} {:>5} {:>8} {:>5} {power:>5}  {used}",
            name_with_faction(view, *seat),
            view.scores[index],
            view.to_place[index],
            view.hands[index].len(),
        );
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn name_with_faction(view: &View, seat: Seat) -> String {
    let name = seat_name(view, seat);
    if view.control.is_some() {
        format!("{name}: {}", people_name(view, view.people_of(seat)))
    } else {
        name
    }
}

fn power(power: &Power) -> (String, String) {
    let chosen = match power.chosen {
        Some(Known::Open(card)) => card.to_string(),
        Some(Known::Hidden(_)) => "?".to_owned(),
        None => "-".to_owned(),
    };
    let used: Vec<String> = power.used.iter().map(ToString::to_string).collect();
    (chosen, used.join(" "))
}

/// The territories in two columns of terrains; below each other if they are too wide for that.
fn lands(board: &Board, view: &View) -> String {
    let [jungle, desert, mountains, terraces, city] =
        Terrain::ALL.map(|terrain| land(board, view, terrain));
    let left = [jungle, desert, mountains].concat();
    let right = [terraces, city, legend(view)].concat();
    let width = |column: &[String]| {
        let lines = column.iter().map(|line| line.chars().count());
        lines.max().unwrap_or_default()
    };
    let beside = (width(&left) + 1).max(HALF + 2);
    let mut text = key(view);
    if beside + width(&right) > WIDTH {
        return text + &[left, right].concat().join("\n") + "\n";
    }
    for row in 0..left.len().max(right.len()) {
        let cell = |column: &[String]| column.get(row).cloned().unwrap_or_default();
        let line = format!("{:<beside$}{}", cell(&left), cell(&right));
        writeln!(text, "{}", line.trim_end()).expect("a string takes it all");
    }
    text
}

/// What the heads of the columns of pawns stand for.
fn key(view: &View) -> String {
    let peoples = 0..usize::from(players(view));
    let peoples =
        peoples.map(|index| format!("{} {}", initials(view, index), people_name(view, index)));
    format!("Pawns: {}.\n\n", peoples.collect::<Vec<_>>().join(", "))
}

/// The territories of a terrain with everybody's pawns.
fn land(board: &Board, view: &View, terrain: Terrain) -> Vec<String> {
    let peoples = usize::from(players(view));
    let initials = (0..peoples).map(|index| format!("{:>5}", initials(view, index)));
    let home = || board.of_terrain(terrain).into_iter();
    let longest = home().map(|territory| board.place(territory).name.chars().count());
    let width = longest.max().unwrap_or_default().max(NAME);
    let head = format!(
        "{:<head$}{}",
        terrain_name(terrain).to_uppercase(),
        initials.collect::<String>(),
        head = NUMBER + width
    );
    let rows = home().map(|territory| {
        let pawns = (0..peoples).map(|index| format!("{:>5}", pawns(view, territory, index)));
        let mark = if view.here.or(view.moving) == Some(territory) {
            '*'
        } else {
            ' '
        };
        format!(
            "{mark}{territory:>3} {:<width$}{}",
            board.place(territory).name,
            pawns.collect::<String>()
        )
    });
    [head]
        .into_iter()
        .chain(rows)
        .chain([String::new()])
        .collect()
}

fn pawns(view: &View, territory: Territory, people: usize) -> String {
    match view.pawns.get(&territory).map_or(0, |pawns| pawns[people]) {
        0 => ".".to_owned(),
        some => some.to_string(),
    }
}

/// The initials of a people, as the head of a column: no two tribes share theirs.
fn initials(view: &View, index: usize) -> String {
    let tribes = people_name(view, index).split('+');
    let initials: Vec<&str> = tribes.filter_map(|tribe| tribe.get(..1)).collect();
    initials.join("+")
}

/// Pawns that are not on the board.
fn legend(view: &View) -> Vec<String> {
    let line = |name: &str, values: &[u8]| {
        let cells = values.iter().map(|value| format!("{value:>5}"));
        let head = NUMBER + NAME;
        format!("{name:<head$}{}", cells.collect::<String>())
    };
    vec![
        line("reserve", &view.reserve),
        line("removed", &view.removed),
    ]
}

/// The hands that the viewer sees, with what the cards are for.
fn open_hands(view: &View) -> String {
    let mut text = String::new();
    for seat in &view.order {
        let hand = open_hand(view, *seat);
        if !hand.is_empty() {
            writeln!(text, "\nCards of {}:", seat_name(view, *seat))
                .expect("a string takes it all");
        }
        for (card, copies) in hand {
            let times = if copies > 1 {
                format!("{copies} × ")
            } else {
                String::new()
            };
            writeln!(text, "  {times}{} ({})", title(card), purpose(card))
                .expect("a string takes it all");
        }
    }
    text
}

/// The kinds of cards that the viewer sees in a hand, and how many of each.
fn open_hand(view: &View, seat: Seat) -> Vec<(ProsperityCard, usize)> {
    let hand: Vec<ProsperityCard> = view.hands[seat.index()]
        .iter()
        .filter_map(|card| card.open())
        .collect();
    hand.chunk_by(|a, b| a == b)
        .map(|same| (same[0], same.len()))
        .collect()
}
