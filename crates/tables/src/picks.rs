//! What those who wait at a table want to play as: a tribe, a colour, a faction.

use game::{Seat, SideSpec};
use games::GameId;
use serde_json::{Map, Value};

use crate::play;
use crate::{Chair, Refusal};

/// The sides that were picked at a table. When the game begins they become its option.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picks {
    /// What can be picked; none if the game gives no choice, or whoever made the table has made it.
    sides: Option<SideSpec>,
    /// The side of each seat that has picked one.
    of: Vec<Option<u8>>,
}

impl Picks {
    /// Nobody has picked yet.
    pub(crate) fn new(sides: Option<SideSpec>, seats: usize) -> Self {
        Self {
            sides,
            of: vec![None; seats],
        }
    }

    /// The names of all sides that there are to pick from; empty if there is nothing to pick.
    pub fn names(&self) -> &'static [&'static str] {
        self.sides.map_or(&[], |sides| sides.names)
    }

    /// The option that says who has which side; none if there is nothing to pick.
    pub fn key(&self) -> Option<&'static str> {
        self.sides.map(|sides| sides.key)
    }

    /// What the seat has picked, by name.
    pub fn name_of(&self, seat: Seat) -> Option<&'static str> {
        let side = self.of(seat)?;
        self.names().get(usize::from(side)).copied()
    }

    /// What the seat has picked, as its place among the names.
    pub fn of(&self, seat: Seat) -> Option<u8> {
        self.of.get(seat.index()).copied().flatten()
    }

    /// The names of the sides that nobody has picked yet.
    pub fn free(&self) -> impl Iterator<Item = &'static str> {
        let taken = |side: usize| self.holder(side).is_some();
        let names = self.names().iter().copied().enumerate();
        names.filter_map(move |(side, name)| (!taken(side)).then_some(name))
    }

    fn holder(&self, side: usize) -> Option<usize> {
        let picked = |pick: &Option<u8>| pick.map(usize::from) == Some(side);
        self.of.iter().position(picked)
    }

    /// Whether the seat may pick the side of this name.
    pub(crate) fn check(&self, seat: Seat, name: &str) -> Result<(), Refusal> {
        let side = self.place(name)?;
        match self.holder(side.into()) {
            Some(holder) if holder != seat.index() => Err(Refusal::SideTaken),
            _ => Ok(()),
        }
    }

    /// The place of this name among those that can be picked.
    fn place(&self, name: &str) -> Result<u8, Refusal> {
        let sides = self.sides.ok_or(Refusal::NothingToPick)?;
        let mut places = (0..).zip(sides.names);
        let place = places.find_map(|(place, known)| (*known == name).then_some(place));
        place.ok_or_else(|| {
            let names = sides.names.join(", ");
            Refusal::NoSide(format!(
                "there is no `{}` to pick; there are {names}",
                game::quote(name)
            ))
        })
    }

    /// The seat picks a side, or none any more. A seat or a side that the game does not have is an error: nobody could have picked it.
    pub(crate) fn put(&mut self, seat: Seat, name: Option<&str>) -> Result<(), Refusal> {
        let side = name.map(|name| self.place(name)).transpose()?;
        *self.of.get_mut(seat.index()).ok_or(Refusal::Taken)? = side;
        Ok(())
    }

    /// The options of the game that begins: everybody has what they picked; the others have the side of their seat if it is free,
    /// else the first that is, people before bots. If nobody has picked, the options stay as they are.
    pub(crate) fn settle(
        &self,
        game: GameId,
        options: &Map<String, Value>,
        chairs: &[Chair],
    ) -> Result<Option<Map<String, Value>>, Refusal> {
        if self.of.iter().all(Option::is_none) {
            return Ok(None);
        }
        let mut of: Vec<Option<usize>> = self.of.iter().map(|pick| pick.map(usize::from)).collect();
        let is_bot = |seat: &usize| matches!(chairs.get(*seat), Some(Chair::Bot { .. }));
        let mut waiting: Vec<usize> = (0..of.len()).filter(|seat| of[*seat].is_none()).collect();
        waiting.sort_by_key(is_bot);
        for seat in waiting {
            let free = |side: &usize| !of.contains(&Some(*side));
            let side = Some(seat).filter(free);
            of[seat] = side.or_else(|| (0..self.names().len()).find(free));
        }
        let name = |side: &Option<usize>| side.map(|side| self.names()[side]);
        let names: Vec<&str> = of.iter().filter_map(name).collect();
        play::with_sides(game, options, &names).map(Some)
    }
}
