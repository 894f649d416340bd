//! What may be held open from outside, and for how long.

use std::time::Duration;

use web::Bounds;

/// So many files the house needs for itself: its database, its log, those who run it.
const OWN_FILES: usize = 100;

/// Who may hold how much open. The defaults let thirty people play from one address, with several tabs each.
#[derive(clap::Args, Debug)]
#[command(next_help_heading = "Network")]
pub(super) struct NetworkArgs {
    /// A proxy with TLS stands in front and says who asks (X-Forwarded-For, -Proto, -Host): the same as --trusted-proxies 1
    #[arg(long, conflicts_with = "trusted_proxies")]
    behind_proxy: bool,
    /// How many proxies of yours stand in a row in front; the client's address is told by the outermost
    #[arg(long, value_name = "N", default_value_t = 0)]
    trusted_proxies: u8,
    /// Connections at once, live streams apart; fewer if the system lets fewer files be open
    #[arg(long, value_name = "N", default_value_t = Bounds::DEFAULT.connections, value_parser = number)]
    connections: usize,
    /// Connections at once from one address (IPv6: /64); behind proxies, requests at once
    #[arg(long, value_name = "N", default_value_t = Bounds::DEFAULT.connections_per_address, value_parser = number)]
    connections_per_address: usize,
    /// Live streams at once: open tables that are watched
    #[arg(long, value_name = "N", default_value_t = Bounds::DEFAULT.streams, value_parser = number)]
    streams: usize,
    /// Live streams at once to one address (IPv6: /64)
    #[arg(long, value_name = "N", default_value_t = Bounds::DEFAULT.streams_per_address, value_parser = number)]
    streams_per_address: usize,
    /// The time for the headers of a request
    #[arg(long, value_name = "SECONDS", default_value_t = seconds_of(Bounds::DEFAULT.head), value_parser = seconds)]
    header_timeout: f64,
    /// The time for the whole body of a request
    #[arg(long, value_name = "SECONDS", default_value_t = seconds_of(Bounds::DEFAULT.body), value_parser = seconds)]
    body_timeout: f64,
    /// How long a connection is kept on which nothing is asked
    #[arg(long, value_name = "SECONDS", default_value_t = seconds_of(Bounds::DEFAULT.idle), value_parser = seconds)]
    idle_timeout: f64,
    /// How long somebody may take nothing of an answer or a live stream, or send nothing of a body
    #[arg(long, value_name = "SECONDS", default_value_t = seconds_of(Bounds::DEFAULT.stall), value_parser = seconds)]
    stall_timeout: f64,
    /// The time in which all that is kept about somebody is to be downloaded
    #[arg(long, value_name = "SECONDS", default_value_t = seconds_of(Bounds::DEFAULT.export), value_parser = seconds)]
    export_timeout: f64,
    /// How long open requests have to be finished when the server is told to stop
    #[arg(long, value_name = "SECONDS", default_value_t = seconds_of(Bounds::DEFAULT.drain), value_parser = seconds)]
    drain: f64,
}

impl NetworkArgs {
    pub(super) fn trusted_proxies(&self) -> usize {
        if self.behind_proxy {
            1
        } else {
            usize::from(self.trusted_proxies)
        }
    }

    /// The bounds, as far as the system has files for them.
    pub(super) fn bounds(&self) -> Bounds {
        let wanted = Bounds {
            head: Duration::from_secs_f64(self.header_timeout),
            body: Duration::from_secs_f64(self.body_timeout),
            idle: Duration::from_secs_f64(self.idle_timeout),
            stall: Duration::from_secs_f64(self.stall_timeout),
            export: Duration::from_secs_f64(self.export_timeout),
            connections: self.connections,
            connections_per_address: self.connections_per_address,
            streams: self.streams,
            streams_per_address: self.streams_per_address,
            drain: Duration::from_secs_f64(self.drain),
        };
        // Where the system does not say how many there are, what is wanted is tried.
        let Ok(files) = rlimit::increase_nofile_limit(u64::MAX) else {
            return wanted;
        };
        let files = usize::try_from(files).unwrap_or(usize::MAX);
        let bounds = wanted.within(files.saturating_sub(OWN_FILES));
        if bounds != wanted {
            tracing::warn!(
                files,
                connections = bounds.connections,
                streams = bounds.streams,
                "the system lets fewer files be open than connections and live streams are allowed: there will be fewer"
            );
        }
        bounds
    }
}

fn seconds_of(time: Duration) -> f64 {
    time.as_secs_f64()
}

/// A time that is not nothing and not longer than a day.
fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.001..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("give seconds from 0.001 to 86400".to_owned()),
    }
}

/// A number that is not nothing.
pub(super) fn number(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(number) if (1..=1_000_000_000).contains(&number) => Ok(number),
        _ => Err("give a whole number from 1 to 1000000000".to_owned()),
    }
}
