//! A socket that loses patience.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

use super::bounds::Bounds;
use super::conversation::{Conversation, Turn};
use crate::meters::{Cut, Meters};

/// Whoever takes so many bytes of what waits for him is not stalled.
const PROGRESS: usize = 16 * 1024;

/// A socket whose reads fail when a request does not come in time, and whose writes fail when nothing is taken for too long.
pub(super) struct Wire<S> {
    socket: S,
    conversation: Conversation,
    bounds: Bounds,
    meters: Meters,
    /// The wait for the next request, if there is one.
    waiting: Option<Waiting>,
    patience: Alarm,
    /// While something waits to be taken: when it must have been, and how much of it was.
    blocked: Option<usize>,
    stall: Alarm,
}

/// The wait of one turn.
struct Waiting {
    turn: Turn,
    addressed: bool,
}

impl<S> Wire<S> {
    pub(super) fn new(
        socket: S,
        conversation: Conversation,
        bounds: Bounds,
        meters: Meters,
    ) -> Self {
        Self {
            socket,
            conversation,
            bounds,
            meters,
            waiting: None,
            patience: Alarm::default(),
            blocked: None,
            stall: Alarm::default(),
        }
    }

    /// A part of a request has come: the rest of its head has so much time from now on.
    fn hear(&mut self) {
        let turn = self.conversation.turn();
        let heard = self
            .waiting
            .as_ref()
            .is_some_and(|waiting| waiting.turn == turn && waiting.addressed);
        if turn.is_answer() || heard {
            return;
        }
        self.conversation.address();
        // The first request of a connection has the time since it was opened.
        if turn != Turn::FIRST || self.waiting.is_none() {
            self.patience.set(self.bounds.head);
        }
        self.waiting = Some(Waiting {
            turn,
            addressed: true,
        });
    }

    /// Nothing has come: whether that has lasted too long.
    fn wait(&mut self, context: &mut Context<'_>) -> Option<Cut> {
        let turn = self.conversation.turn();
        if turn.is_answer() {
            return None;
        }
        if self
            .waiting
            .as_ref()
            .is_none_or(|waiting| waiting.turn != turn)
        {
            let first = turn == Turn::FIRST;
            self.patience.set(if first {
                self.bounds.head
            } else {
                self.bounds.idle
            });
            self.waiting = Some(Waiting {
                turn,
                addressed: false,
            });
        }
        if !self.patience.rings(context) {
            return None;
        }
        let addressed = self
            .waiting
            .as_ref()
            .is_some_and(|waiting| waiting.addressed);
        let is_idle = !addressed && turn != Turn::FIRST;
        Some(if is_idle { Cut::Idle } else { Cut::Head })
    }

    /// So many bytes of so many were taken.
    fn take(&mut self, taken: usize, of: usize) {
        let Some(so_far) = &mut self.blocked else {
            return;
        };
        *so_far += taken;
        if taken == of || *so_far >= PROGRESS {
            self.blocked = None;
        }
    }

    /// What is to be taken is not: whether that has lasted too long.
    fn block(&mut self, context: &mut Context<'_>) -> bool {
        if self.blocked.is_none() {
            self.blocked = Some(0);
            self.stall.set(self.bounds.stall);
        }
        self.stall.rings(context)
    }

    fn cut(&self, why: Cut) -> io::Error {
        self.meters.cut(why);
        io::ErrorKind::TimedOut.into()
    }

    fn after_write(
        &mut self,
        context: &mut Context<'_>,
        of: usize,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(taken)) => self.take(taken, of),
            Poll::Pending if self.block(context) => {
                return Poll::Ready(Err(self.cut(Cut::Stalled)));
            }
            _ => {}
        }
        written
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Wire<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        match Pin::new(&mut self.socket).poll_read(context, buffer) {
            Poll::Pending => match self.wait(context) {
                Some(why) => Poll::Ready(Err(self.cut(why))),
                None => Poll::Pending,
            },
            Poll::Ready(read) => {
                if buffer.filled().len() > before {
                    self.hear();
                }
                Poll::Ready(read)
            }
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Wire<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.socket).poll_write(context, bytes);
        self.after_write(context, bytes.len(), written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let of = slices.iter().map(|slice| slice.len()).sum();
        let written = Pin::new(&mut self.socket).poll_write_vectored(context, slices);
        self.after_write(context, of, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // Hyper may have looked for the next request before the answer was done; from now on it is waited for.
        if let Some(why) = self.wait(context) {
            return Poll::Ready(Err(self.cut(why)));
        }
        Pin::new(&mut self.socket).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(context)
    }
}

/// A timer that is made when it is needed first.
#[derive(Default)]
pub(super) struct Alarm(Option<Pin<Box<Sleep>>>);

impl Alarm {
    /// Rings after so much time from now on.
    pub(super) fn set(&mut self, after: Duration) {
        self.set_to(Instant::now() + after);
    }

    pub(super) fn set_to(&mut self, at: Instant) {
        match &mut self.0 {
            Some(sleep) => sleep.as_mut().reset(at),
            None => self.0 = Some(Box::pin(tokio::time::sleep_until(at))),
        }
    }

    /// Whether it rings now; if not, the task is woken when it does.
    pub(super) fn rings(&mut self, context: &mut Context<'_>) -> bool {
        self.0
            .as_mut()
            .is_some_and(|sleep| sleep.as_mut().poll(context).is_ready())
    }
}
