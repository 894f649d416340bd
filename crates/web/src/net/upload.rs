//! A request's body that must come in time.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use hyper::body::{Body, Bytes, Frame, Incoming, SizeHint};
use tokio::time::Instant;

use super::bounds::Bounds;
use super::conversation::Conversation;
use super::wire::Alarm;
use crate::meters::{Cut, Meters};

/// A body that fails when nothing of it comes for too long, or when the whole takes too long.
pub(super) struct Upload {
    body: Incoming,
    conversation: Conversation,
    meters: Meters,
    /// When all of it must be here.
    end: Instant,
    stall: Duration,
    is_awaited: bool,
    alarm: Alarm,
}

impl Upload {
    pub(super) fn new(
        body: Incoming,
        conversation: Conversation,
        bounds: &Bounds,
        meters: Meters,
    ) -> Self {
        Self {
            body,
            conversation,
            meters,
            end: Instant::now() + bounds.body,
            stall: bounds.stall,
            is_awaited: false,
            alarm: Alarm::default(),
        }
    }
}

impl Body for Upload {
    type Data = Bytes;
    type Error = Box<dyn std::error::Error + Send + Sync>;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        let this = &mut *self;
        if let Poll::Ready(frame) = Pin::new(&mut this.body).poll_frame(context) {
            this.is_awaited = false;
            return Poll::Ready(frame.map(|frame| frame.map_err(Into::into)));
        }
        if !this.is_awaited {
            this.is_awaited = true;
            this.alarm.set_to(this.end.min(Instant::now() + this.stall));
        }
        if !this.alarm.rings(context) {
            return Poll::Pending;
        }
        this.conversation.body_came_late();
        this.meters.cut(Cut::Body);
        let late = io::Error::new(io::ErrorKind::TimedOut, "the body did not come in time");
        Poll::Ready(Some(Err(late.into())))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
