//! Decisions and how they are written.

use game::Seat;

use crate::{Card, Components, GodId, Kind, Owner, Region, Vertex};

/// A decision of a player, in the order in which choices are listed.
///
/// Numbers are counted from 0 here and from 1 in the notation, except vertices, which are counted from 0 in both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Choose a god.
    God(GodId),
    /// Found the city here.
    City(Region),
    /// Put the sacred cenote here.
    Cenote(Region),
    /// Choose an ability of the age.
    Ability(u8),
    /// Put a champion here.
    Champion(Region),
    /// Deploy a unit here.
    Deploy(Region, Kind),
    /// Solo: name the Blessed region.
    Blessed(Region),
    /// Put a god here.
    Vertex(Vertex),
    /// Called: move first.
    Move,
    /// Called: resolve the ability first.
    Invoke,
    /// Keep this card, in secret.
    Keep(Card),
    /// Take an action of the card.
    Act(u8),
    /// Give up an action of the card.
    Pass(Consolation, u8),
    /// Demolish a glyph to take the last action.
    Third,
    /// Resolve the effect; pay the devotion it costs.
    Effect,
    /// Appease the angry gods.
    Appease,
    /// Sacrifice a unit to the angry gods, from the reserve or a region.
    Sacrifice(Option<Region>, Kind),
    /// Resolve a tile of an angry god.
    Tile(u8),
    /// Pick a region.
    Region(Region),
    /// Pick a unit of one's own.
    Unit(Kind),
    /// Pick a unit of anybody's.
    Victim(Seat, Kind),
    /// Pick a glyph or a top floor.
    Piece(Owner, Piece),
    /// Pick an opponent.
    Opponent(Seat),
    /// Use the tribe's power in one of its two ways.
    Power(u8),
    /// Say who of the tied wins.
    Winner(Seat),
    /// Take a space of Calendar or Codex.
    Space(u8),
    /// Offer a unit in the Blessed region.
    Offer(Kind),
    /// Solo: let this vengeful god act first.
    Vengeful(GodId),
    /// Leave it.
    Decline,
    /// Do not pay, and skip what follows.
    Refuse,
    /// That is all.
    Done,
}

/// What is gained by giving up an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Consolation {
    /// 1 devotion.
    Devotion,
    /// 1 unit from Xibalba.
    Recover,
}

/// A piece that is built.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// A glyph.
    Glyph,
    /// The top floor of a pyramid.
    Floor,
}

impl Piece {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Glyph => "glyph",
            Self::Floor => "floor",
        }
    }
}

impl game::Action for Action {
    const KINDS: &'static [&'static str] = &[
        "god",
        "city",
        "cenote",
        "ability",
        "champion",
        "deploy",
        "blessed",
        "vertex",
        "move",
        "invoke",
        "keep",
        "act",
        "pass",
        "third",
        "effect",
        "appease",
        "sacrifice",
        "tile",
        "region",
        "unit",
        "victim",
        "piece",
        "opponent",
        "power",
        "winner",
        "space",
        "offer",
        "vengeful",
        "decline",
        "refuse",
        "done",
    ];

    fn kind(&self) -> &'static str {
        match self {
            Self::God(_) => "god",
            Self::City(_) => "city",
            Self::Cenote(_) => "cenote",
            Self::Ability(_) => "ability",
            Self::Champion(_) => "champion",
            Self::Deploy(..) => "deploy",
            Self::Blessed(_) => "blessed",
            Self::Vertex(_) => "vertex",
            Self::Move => "move",
            Self::Invoke => "invoke",
            Self::Keep(_) => "keep",
            Self::Act(_) => "act",
            Self::Pass(..) => "pass",
            Self::Third => "third",
            Self::Effect => "effect",
            Self::Appease => "appease",
            Self::Sacrifice(..) => "sacrifice",
            Self::Tile(_) => "tile",
            Self::Region(_) => "region",
            Self::Unit(_) => "unit",
            Self::Victim(..) => "victim",
            Self::Piece(..) => "piece",
            Self::Opponent(_) => "opponent",
            Self::Power(_) => "power",
            Self::Winner(_) => "winner",
            Self::Space(_) => "space",
            Self::Offer(_) => "offer",
            Self::Vengeful(_) => "vengeful",
            Self::Decline => "decline",
            Self::Refuse => "refuse",
            Self::Done => "done",
        }
    }

    fn is_secret(&self) -> bool {
        matches!(self, Self::Keep(_))
    }
}

impl Action {
    /// The action in the game's notation.
    pub fn write(self, parts: &Components) -> String {
        let word = game::Action::kind(&self);
        let region = |region| parts.region_name(region);
        match self {
            Self::God(god) | Self::Vengeful(god) => format!("{word} {}", parts.god(god).name),
            Self::City(here)
            | Self::Cenote(here)
            | Self::Champion(here)
            | Self::Blessed(here)
            | Self::Region(here) => format!("{word} {}", region(here)),
            Self::Deploy(here, kind) => format!("{word} {} {kind}", region(here)),
            Self::Vertex(vertex) => format!("{word} {}", vertex.index()),
            Self::Keep(card) => format!("{word} {card}"),
            Self::Ability(number)
            | Self::Act(number)
            | Self::Tile(number)
            | Self::Power(number)
            | Self::Space(number) => format!("{word} {}", number + 1),
            Self::Pass(Consolation::Devotion, number) => format!("{word} devotion {}", number + 1),
            Self::Pass(Consolation::Recover, number) => format!("{word} recover {}", number + 1),
            Self::Sacrifice(from, kind) => {
                format!("{word} {} {kind}", from.map_or("reserve", region))
            }
            Self::Unit(kind) | Self::Offer(kind) => format!("{word} {kind}"),
            Self::Victim(seat, kind) => format!("{word} {seat} {kind}"),
            Self::Piece(Owner::Seat(seat), piece) => format!("{word} {seat} {}", piece.word()),
            Self::Piece(Owner::Neutral(_), piece) => format!("{word} neutral {}", piece.word()),
            Self::Opponent(seat) | Self::Winner(seat) => format!("{word} {seat}"),
            Self::Move
            | Self::Invoke
            | Self::Third
            | Self::Effect
            | Self::Appease
            | Self::Decline
            | Self::Refuse
            | Self::Done => word.to_owned(),
        }
    }

    /// Reads an action; none if the text is not exactly how one is written.
    pub fn read(parts: &Components, text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let mut next = || words.next();
        let action = match next()? {
            "god" => Self::God(parts.god_named(next()?)?),
            "city" => Self::City(parts.region(next()?)?),
            "cenote" => Self::Cenote(parts.region(next()?)?),
            "ability" => Self::Ability(number(next()?, 3)?),
            "champion" => Self::Champion(parts.region(next()?)?),
            "deploy" => Self::Deploy(parts.region(next()?)?, kind(next()?)?),
            "blessed" => Self::Blessed(parts.region(next()?)?),
            "vertex" => Self::Vertex(vertex(parts, next()?)?),
            "move" => Self::Move,
            "invoke" => Self::Invoke,
            "keep" => Self::Keep(next()?.parse().ok()?),
            "act" => Self::Act(number(next()?, 3)?),
            "pass" => Self::Pass(consolation(next()?)?, number(next()?, 3)?),
            "third" => Self::Third,
            "effect" => Self::Effect,
            "appease" => Self::Appease,
            "sacrifice" => sacrifice(parts, next()?, next()?)?,
            "tile" => Self::Tile(number(next()?, 3)?),
            "region" => Self::Region(parts.region(next()?)?),
            "unit" => Self::Unit(kind(next()?)?),
            "victim" => Self::Victim(seat(next()?)?, kind(next()?)?),
            "piece" => Self::Piece(owner(next()?)?, piece(next()?)?),
            "opponent" => Self::Opponent(seat(next()?)?),
            "power" => Self::Power(number(next()?, 2)?),
            "winner" => Self::Winner(seat(next()?)?),
            "space" => Self::Space(number(next()?, 5)?),
            "offer" => Self::Offer(kind(next()?)?),
            "vengeful" => Self::Vengeful(parts.god_named(next()?)?),
            "decline" => Self::Decline,
            "refuse" => Self::Refuse,
            "done" => Self::Done,
            _ => return None,
        };
        words.next().is_none().then_some(action)
    }
}

/// A number from 1 up to this, counted from 0.
fn number(text: &str, most: u8) -> Option<u8> {
    (0..most).find(|number| (number + 1).to_string() == text)
}

fn seat(text: &str) -> Option<Seat> {
    game::Seats::ALL
        .into_iter()
        .find(|seat| seat.to_string() == text)
}

fn kind(text: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.word() == text)
}

fn vertex(parts: &Components, text: &str) -> Option<Vertex> {
    parts
        .vertices()
        .find(|vertex| vertex.index().to_string() == text)
}

fn consolation(text: &str) -> Option<Consolation> {
    match text {
        "devotion" => Some(Consolation::Devotion),
        "recover" => Some(Consolation::Recover),
        _ => None,
    }
}

fn sacrifice(parts: &Components, from: &str, unit: &str) -> Option<Action> {
    let from = match from {
        "reserve" => None,
        name => Some(parts.region(name)?),
    };
    Some(Action::Sacrifice(from, kind(unit)?))
}

fn owner(text: &str) -> Option<Owner> {
    match text {
        "neutral" => Some(Owner::NEUTRAL),
        number => seat(number).map(Owner::Seat),
    }
}

fn piece(text: &str) -> Option<Piece> {
    [Piece::Glyph, Piece::Floor]
        .into_iter()
        .find(|piece| piece.word() == text)
}

#[cfg(test)]
mod tests {
    use game::Components as _;

    use super::*;

    #[test]
    fn every_decision_is_written_as_it_is_read() {
        let parts = Components::standard();
        for text in [
            "god kukulkan",
            "city Uxmal",
            "cenote Uxmal",
            "ability 3",
            "champion Copan",
            "deploy Uxmal warrior",
            "blessed Becan",
            "vertex 0",
            "vertex 9",
            "move",
            "invoke",
            "keep fervor",
            "act 1",
            "pass devotion 2",
            "pass recover 3",
            "third",
            "decline",
            "effect",
            "appease",
            "sacrifice reserve shaman",
            "sacrifice Hochob warrior",
            "tile 2",
            "region Calakmul",
            "unit shaman",
            "victim 3 warrior",
            "piece 0 glyph",
            "piece neutral floor",
            "opponent 1",
            "power 2",
            "winner 2",
            "space 5",
            "offer warrior",
            "vengeful zotz",
            "refuse",
            "done",
        ] {
            let action = Action::read(parts, text).unwrap_or_else(|| panic!("{text} is read"));
            assert_eq!(action.write(parts), text);
        }
    }

    #[test]
    fn nonsense_is_no_decision() {
        for text in [
            "",
            "act 0",
            "act 4",
            "act 01",
            "space 6",
            "vertex 10",
            "god zeus",
            "done done",
            "done ",
            " done",
            "unit unit",
            "piece 7 glyph",
            "region",
            "keep Fervor",
            "power 3",
        ] {
            assert_eq!(Action::read(Components::standard(), text), None, "{text}");
        }
    }
}
