//! What is under way: effects, calls, ceremonies and appeasements, one inside the other.

use game::{Seat, Seats};

use crate::ask::Bits;
use crate::ledger::Source;
use crate::{Card, EffectId, Region, Regions};

/// Something under way that the game comes back to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Frame {
    Effect(Running),
    Call(Calling),
    Ceremony(Ceremony),
    Appease(Appeasing),
}

/// An effect whose steps are being done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Running {
    pub(crate) effect: EffectId,
    /// What its points are entered as.
    pub(crate) origin: Source,
    pub(crate) actor: Seat,
    /// The step under way.
    pub(crate) step: u8,
    pub(crate) at: At,
    /// The region of the last step that had one.
    pub(crate) same: Option<Region>,
    /// The region where the step acts.
    pub(crate) here: Option<Region>,
    /// Where its pieces go to or come from.
    pub(crate) other: Option<Region>,
    /// The number of the step.
    pub(crate) number: u8,
    /// How many are still to do here.
    pub(crate) left: u8,
    /// How many have been done here.
    pub(crate) taken: u8,
    /// Regions where the step has been done.
    pub(crate) used: Regions,
    /// Opponents who have yet to pick.
    pub(crate) waiting: Seats,
    /// The opponent who picks.
    pub(crate) victim: Option<Seat>,
    /// Whether the cost could be refused already.
    pub(crate) agreed: bool,
}

/// How far a step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum At {
    /// Not begun.
    Begin,
    /// The region is to be picked.
    Where,
    /// Pieces are picked.
    Work,
}

impl Running {
    pub(crate) fn new(effect: EffectId, origin: Source, actor: Seat) -> Self {
        Self {
            effect,
            origin,
            actor,
            step: 0,
            at: At::Begin,
            same: None,
            here: None,
            other: None,
            number: 0,
            left: 0,
            taken: 0,
            used: Regions::NONE,
            waiting: Seats::NONE,
            victim: None,
            agreed: false,
        }
    }
}

/// A god that is being called, or that only moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Calling {
    pub(crate) seat: Seat,
    pub(crate) moved: bool,
    pub(crate) invoked: bool,
    /// Whether the player wants to move first.
    pub(crate) moving: bool,
}

/// The third action of a card: its effect, and perhaps an appeasement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Ceremony {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
    pub(crate) effected: bool,
    pub(crate) appeased: bool,
}

/// Units are sacrificed to the angry gods and tiles resolved.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Appeasing {
    pub(crate) seat: Seat,
    /// Units still to sacrifice.
    pub(crate) price: u8,
    /// Tiles still to resolve.
    pub(crate) left: u8,
    /// Tiles that have been resolved.
    pub(crate) resolved: Bits,
}
