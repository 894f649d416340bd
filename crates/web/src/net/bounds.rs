//! How long and how often anybody may hold something open.

use std::time::Duration;

/// What those who connect may take of us. With the [default](Self::DEFAULT) thirty people with several tabs each play from one
/// address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The time for all headers of a request.
    pub head: Duration,
    /// The time for a whole body.
    pub body: Duration,
    /// How long a connection may be kept between two requests.
    pub idle: Duration,
    /// The time in which whoever should send a body sends something, and whoever should read an answer or a live stream takes
    /// something.
    pub stall: Duration,
    /// The time in which whoever downloads all that is kept about them takes the whole of it.
    pub export: Duration,
    /// Connections at once, in all; those that carry a live stream are not counted.
    pub connections: usize,
    /// Connections at once from one address; behind proxies, requests at once.
    pub connections_per_address: usize,
    /// Live streams at once, in all.
    pub streams: usize,
    /// Live streams at once to one address.
    pub streams_per_address: usize,
    /// How long open requests have to be finished when the server stops; after that they are cut off.
    pub drain: Duration,
}

impl Bounds {
    /// What a house for everyone does well with.
    pub const DEFAULT: Self = Self {
        head: Duration::from_secs(10),
        body: Duration::from_mins(1),
        idle: Duration::from_secs(75),
        stall: Duration::from_secs(30),
        export: Duration::from_mins(10),
        connections: 4096,
        connections_per_address: 512,
        streams: 8192,
        streams_per_address: 512,
        drain: Duration::from_secs(5),
    };

    /// These bounds with fewer connections and streams, in the same proportion, so that they need no more than so many files.
    #[must_use]
    pub fn within(self, files: usize) -> Self {
        let wanted = self.connections.saturating_add(self.streams);
        if wanted <= files {
            return self;
        }
        let share = |number: usize| {
            let share = number as u128 * files as u128 / wanted as u128;
            usize::try_from(share).unwrap_or(usize::MAX).max(1)
        };
        Self {
            connections: share(self.connections),
            streams: share(self.streams),
            ..self
        }
    }
}

impl Default for Bounds {
    fn default() -> Self {
        Self::DEFAULT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_shrink_to_the_files_that_can_be_open() {
        let bounds = Bounds::DEFAULT;
        assert_eq!(bounds.within(100_000), bounds);
        let small = bounds.within(600);
        assert_eq!((small.connections, small.streams), (200, 400));
        let least = bounds.within(0);
        assert_eq!((least.connections, least.streams), (1, 1));
        let huge = Bounds {
            connections: usize::MAX,
            streams: usize::MAX,
            ..bounds
        };
        assert!(huge.within(1000).connections <= 1000);
    }
}
