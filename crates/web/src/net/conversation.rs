//! What both ends of a connection know: the socket, which waits for requests, and the handlers, which answer them.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::places::Place;

/// The state of one connection. Clones are the same.
#[derive(Clone, Debug)]
pub(crate) struct Conversation(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    /// Counts the beginnings and the ends of answers: while it is odd, a request is being answered.
    turn: AtomicU64,
    /// Whether a part of a request has come that is not being answered yet.
    addressed: AtomicBool,
    /// Whether the body of the request that is being answered came too late.
    late: AtomicBool,
    /// The place among the connections, until it is given up for one among the live streams.
    place: Mutex<Option<Place>>,
}

impl Conversation {
    pub(crate) fn new(place: Place) -> Self {
        Self(Arc::new(Inner {
            turn: AtomicU64::new(0),
            addressed: AtomicBool::new(false),
            late: AtomicBool::new(false),
            place: Mutex::new(Some(place)),
        }))
    }

    /// A request has come; it is being answered until the value is dropped.
    pub(crate) fn begin(&self) -> Answering {
        self.0.late.store(false, Ordering::Relaxed);
        self.0.addressed.store(false, Ordering::Relaxed);
        self.0.turn.fetch_add(1, Ordering::Relaxed);
        Answering(self.clone())
    }

    pub(crate) fn turn(&self) -> Turn {
        Turn(self.0.turn.load(Ordering::Relaxed))
    }

    /// A part of the next request has come.
    pub(crate) fn address(&self) {
        self.0.addressed.store(true, Ordering::Relaxed);
    }

    /// Whether nothing of a request has come that is not answered.
    pub(crate) fn is_silent(&self) -> bool {
        !self.turn().is_answer() && !self.0.addressed.load(Ordering::Relaxed)
    }

    pub(crate) fn body_came_late(&self) {
        self.0.late.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_late(&self) -> bool {
        self.0.late.load(Ordering::Relaxed)
    }

    /// Gives up the place among the connections.
    pub(crate) fn leave_place(&self) {
        let mut place = self.0.place.lock().unwrap_or_else(PoisonError::into_inner);
        drop(place.take());
    }
}

/// A number for each wait for a request and for each answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn(u64);

impl Turn {
    pub(crate) const FIRST: Self = Self(0);

    pub(crate) fn is_answer(self) -> bool {
        self.0 % 2 == 1
    }
}

/// As long as this is there, a request is being answered.
#[derive(Debug)]
pub(crate) struct Answering(Conversation);

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.0.turn.fetch_add(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::super::places::Places;
    use super::*;

    #[test]
    fn a_conversation_knows_whose_turn_it_is() {
        let places = Places::new(1, 1);
        let conversation = Conversation::new(places.take(None).unwrap());
        assert!(conversation.is_silent());
        conversation.address();
        assert!(!conversation.is_silent());
        let answering = conversation.begin();
        assert!(conversation.turn().is_answer() && !conversation.is_silent());
        drop(answering);
        assert!(conversation.is_silent() && conversation.turn() != Turn::FIRST);
        conversation.leave_place();
        assert_eq!(places.in_use(), 0);
    }
}
