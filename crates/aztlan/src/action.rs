//! Decisions and how they are written.

use std::fmt;
use std::str::FromStr;

use crate::{PowerCard, Terrain, Territory};

/// A decision of a player, in the order in which choices are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Choose the power card of this age, in secret.
    Choose(PowerCard),
    /// Place a pawn.
    Place(Territory),
    /// Take up a pawn to move it.
    From(Territory),
    /// Put the pawn down that was taken up.
    To(Territory),
    /// Move no pawn.
    Stay,
    /// Play Eagle and Jaguar Warriors: place an extra pawn.
    Warriors(Territory),
    /// Pick the contested territory to resolve next.
    Settle(Territory),
    /// Remove all opponents from the territory.
    Battle,
    /// Let the opponents stay and draw a card.
    Coexist,
    /// Play Great Tlatoani: win the tie.
    Tlatoani,
    /// Leave the tie.
    Tie,
    /// Play Sacred Games: stay in the territory.
    Games,
    /// Be removed from the territory.
    Yield,
    /// Play Rafts and Canoes: join two territories across a lake, the lower number first.
    Rafts(Territory, Territory),
    /// Play the Blessing of this terrain.
    Bless(Terrain),
    /// Name the terrain that scores with the wild card.
    Terrain(Terrain),
    /// Score the domains.
    Score,
}

impl game::Action for Action {
    const KINDS: &'static [&'static str] = &[
        "choose", "place", "from", "to", "stay", "warriors", "settle", "battle", "coexist",
        "tlatoani", "tie", "games", "yield", "rafts", "bless", "terrain", "score",
    ];

    fn kind(&self) -> &'static str {
        match self {
            Self::Choose(_) => "choose",
            Self::Place(_) => "place",
            Self::From(_) => "from",
            Self::To(_) => "to",
            Self::Stay => "stay",
            Self::Warriors(_) => "warriors",
            Self::Settle(_) => "settle",
            Self::Battle => "battle",
            Self::Coexist => "coexist",
            Self::Tlatoani => "tlatoani",
            Self::Tie => "tie",
            Self::Games => "games",
            Self::Yield => "yield",
            Self::Rafts(..) => "rafts",
            Self::Bless(_) => "bless",
            Self::Terrain(_) => "terrain",
            Self::Score => "score",
        }
    }

    fn is_secret(&self) -> bool {
        matches!(self, Self::Choose(_))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(game::Action::kind(self))?;
        match self {
            Self::Choose(card) => write!(f, " {card}"),
            Self::Place(territory)
            | Self::From(territory)
            | Self::To(territory)
            | Self::Warriors(territory)
            | Self::Settle(territory) => write!(f, " {territory}"),
            Self::Rafts(a, b) => write!(f, " {a}-{b}"),
            Self::Bless(terrain) | Self::Terrain(terrain) => write!(f, " {terrain}"),
            Self::Stay
            | Self::Battle
            | Self::Coexist
            | Self::Tlatoani
            | Self::Tie
            | Self::Games
            | Self::Yield
            | Self::Score => Ok(()),
        }
    }
}

/// Text that is no decision of Aztlán, or not exactly how one is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownAction(String);

impl fmt::Display for UnknownAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not how a decision of Aztlán is written", self.0)
    }
}

impl std::error::Error for UnknownAction {}

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Self, UnknownAction> {
        parse(text)
            .filter(|action| action.to_string() == text)
            .ok_or_else(|| UnknownAction(text.to_owned()))
    }
}

fn parse(text: &str) -> Option<Action> {
    let Some((verb, object)) = text.split_once(' ') else {
        return parse_bare(text);
    };
    let territory = || object.parse().ok();
    let terrain = || object.parse().ok();
    match verb {
        "choose" => PowerCard::new(object.parse().ok()?).map(Action::Choose),
        "place" => territory().map(Action::Place),
        "from" => territory().map(Action::From),
        "to" => territory().map(Action::To),
        "warriors" => territory().map(Action::Warriors),
        "settle" => territory().map(Action::Settle),
        "rafts" => parse_rafts(object),
        "bless" => terrain().map(Action::Bless),
        "terrain" => terrain().map(Action::Terrain),
        _ => None,
    }
}

fn parse_bare(verb: &str) -> Option<Action> {
    match verb {
        "stay" => Some(Action::Stay),
        "battle" => Some(Action::Battle),
        "coexist" => Some(Action::Coexist),
        "tlatoani" => Some(Action::Tlatoani),
        "tie" => Some(Action::Tie),
        "games" => Some(Action::Games),
        "yield" => Some(Action::Yield),
        "score" => Some(Action::Score),
        _ => None,
    }
}

fn parse_rafts(pair: &str) -> Option<Action> {
    let (a, b) = pair.split_once('-')?;
    Some(Action::Rafts(a.parse().ok()?, b.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn decisions_are_written_as_the_rules_write_them() {
        let written = [
            "choose 7",
            "place 14",
            "from 14",
            "to 15",
            "stay",
            "warriors 14",
            "settle 9",
            "battle",
            "coexist",
            "tlatoani",
            "tie",
            "games",
            "yield",
            "rafts 5-9",
            "bless jungle",
            "terrain desert",
            "score",
        ];
        let kinds = <Action as game::Action>::KINDS;
        assert_eq!(written.len(), kinds.len());
        for (text, kind) in written.into_iter().zip(kinds) {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.to_string(), text);
            assert_eq!(game::Action::kind(&action), *kind);
        }
    }

    #[test]
    fn nothing_else_is_read_as_a_decision() {
        for nonsense in [
            "",
            " ",
            "place",
            "place 0",
            "place 31",
            "place 014",
            "place +1",
            "place 1 ",
            "Place 1",
            "place  1",
            "choose 3",
            "choose 10",
            "stay 1",
            "rafts 5",
            "rafts 5-",
            "rafts 5-9-2",
            "bless sea",
            "score 9",
            "battle\n",
            "place １",
        ] {
            assert!(nonsense.parse::<Action>().is_err(), "{nonsense:?}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text: String) {
            if let Ok(action) = text.parse::<Action>() {
                prop_assert_eq!(action.to_string(), text);
            }
        }
    }
}
