//! Where events go.

/// Somebody who is told what happens in a game.
///
/// Events are handed over as closures, so that with a sink that does not listen the compiler
/// leaves out the making of the event too.
pub trait Sink<E> {
    /// Takes what happened next.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// A sink for when nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
