//! What the house counts and measures, for Prometheus.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use prometheus_client::collector::Collector;
use prometheus_client::encoding::{
    DescriptorEncoder, EncodeLabelSet, EncodeLabelValue, EncodeMetric as _,
};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use tables::House;

use crate::net::Places;

/// Seconds by which answers are told apart.
const LATENCIES: [f64; 12] = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0,
];

/// Where numbers are counted. Clones are the same.
#[derive(Clone)]
pub(crate) struct Meters(Arc<Inner>);

struct Inner {
    answered: Family<Answered, Counter>,
    latency: Family<OfRoute, Histogram, fn() -> Histogram>,
    cut: Family<CutLabel, Counter>,
    refused: Family<CapLabel, Counter>,
    quotas: Family<QuotaLabel, Counter>,
    registry: Registry,
}

/// What a request was for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct Asked {
    pub(crate) method: &'static str,
    /// The pattern of the address.
    pub(crate) route: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    route: String,
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfRoute {
    route: String,
}

/// Why a connection was ended by us.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelValue)]
pub(crate) enum Cut {
    /// A request's head did not come in time.
    Head,
    /// A request's body did not come in time.
    Body,
    /// Nothing more was asked on it.
    Idle,
    /// What was sent was not taken.
    Stalled,
    /// A download was not taken whole in its time.
    Slow,
    /// The server stopped before all was answered.
    Drain,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct CutLabel {
    why: Cut,
}

/// Of what there was too much, so that somebody was refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelValue)]
pub(crate) enum Cap {
    /// Connections in all.
    Connections,
    /// Connections of one address, or its requests at once.
    ConnectionsPerAddress,
    /// Live streams in all.
    Streams,
    /// Live streams to one address.
    StreamsPerAddress,
    /// Downloads of all that is kept about somebody, in all or to one address.
    Exports,
    /// Files that the system lets us open.
    Files,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct CapLabel {
    cap: Cap,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct QuotaLabel {
    quota: &'static str,
}

impl Meters {
    pub(crate) fn new(house: House, connections: Places, streams: Places) -> Self {
        let mut registry = Registry::with_prefix("patolli");
        let answered = Family::default();
        registry.register(
            "http_requests",
            "Requests that were answered",
            answered.clone(),
        );
        let latency: fn() -> Histogram = || Histogram::new(LATENCIES);
        let latency = Family::new_with_constructor(latency);
        registry.register_with_unit(
            "http_latency",
            "Time until an answer begins",
            Unit::Seconds,
            latency.clone(),
        );
        let cut = Family::default();
        registry.register(
            "connections_cut",
            "Connections that were ended early",
            cut.clone(),
        );
        let refused = Family::default();
        registry.register(
            "refused",
            "Connections, live streams and requests that were refused because a cap bit",
            refused.clone(),
        );
        let quotas = Family::default();
        registry.register(
            "quota_refusals",
            "Requests that were refused because somebody had asked too much",
            quotas.clone(),
        );
        register_counters(&mut registry, &house);
        registry.register_collector(Box::new(Samples {
            house,
            connections,
            streams,
        }));
        Self(Arc::new(Inner {
            answered,
            latency,
            cut,
            refused,
            quotas,
            registry,
        }))
    }

    /// A request was answered, and its answer began after so much time.
    pub(crate) fn answered(&self, asked: &Asked, status: StatusCode, latency: Duration) {
        let Asked { method, route } = asked.clone();
        let of_route = OfRoute {
            route: route.clone(),
        };
        let labels = Answered {
            method,
            route,
            status: status.as_u16(),
        };
        self.0.answered.get_or_create(&labels).inc();
        let measured = self.0.latency.get_or_create(&of_route);
        measured.observe(latency.as_secs_f64());
    }

    pub(crate) fn cut(&self, why: Cut) {
        self.0.cut.get_or_create(&CutLabel { why }).inc();
    }

    pub(crate) fn refuse(&self, cap: Cap) {
        self.0.refused.get_or_create(&CapLabel { cap }).inc();
    }

    /// Somebody was asked to wait, for this reason.
    pub(crate) fn quota_bit(&self, quota: &'static str) {
        self.0.quotas.get_or_create(&QuotaLabel { quota }).inc();
    }

    /// All numbers as they are now, in the text form of `OpenMetrics`.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        prometheus_client::encoding::text::encode(&mut text, &self.0.registry)
            .expect("a string takes everything");
        text
    }
}

/// What the tables count by themselves.
fn register_counters(registry: &mut Registry, house: &House) {
    let counters = house.counters().clone();
    registry.register("moves", "Decisions that are on disk", counters.moves);
    registry.register_with_unit(
        "commit",
        "Time that a commit took",
        Unit::Seconds,
        counters.commit_seconds,
    );
    registry.register(
        "commit_jobs",
        "Moves and other jobs that shared a commit",
        counters.commit_jobs,
    );
    registry.register(
        "commits_failed",
        "Commits that the database refused",
        counters.failed_commits,
    );
}

/// What is looked at when somebody asks for the numbers.
struct Samples {
    house: House,
    connections: Places,
    streams: Places,
}

impl std::fmt::Debug for Samples {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Samples").finish_non_exhaustive()
    }
}

impl Collector for Samples {
    fn encode(&self, mut encoder: DescriptorEncoder) -> Result<(), std::fmt::Error> {
        let mut gauge = |name: &str, help: &str, value: Option<u64>| {
            let Some(value) = value else {
                return Ok(());
            };
            let gauge = ConstGauge::new(i64::try_from(value).unwrap_or(i64::MAX));
            let encoder = encoder.encode_descriptor(name, help, None, gauge.metric_type())?;
            gauge.encode(encoder)
        };
        let many = |number: usize| u64::try_from(number).ok();
        let folder = self.house.folder();
        gauge(
            "connections",
            "Connections without live streams",
            many(self.connections.in_use()),
        )?;
        gauge("streams", "Live streams", many(self.streams.in_use()))?;
        gauge(
            "tables",
            "Tables in memory",
            many(self.house.tables_in_use()),
        )?;
        gauge(
            "thinking",
            "Bots that think or wait for it, at tables and for advice",
            many(self.house.thinking()),
        )?;
        gauge(
            "queue",
            "Jobs that wait to be written, or are being written",
            many(self.house.waiting_to_be_written()),
        )?;
        gauge(
            "disk_free_bytes",
            "Space for the house on its disk",
            free(folder),
        )?;
        gauge(
            "database_bytes",
            "Size of the database and its log",
            Some(size(folder)),
        )?;
        gauge("memory_bytes", "Memory that the server holds", memory())?;
        gauge(
            "open_files",
            "Files and sockets that the server has open",
            open_files(),
        )
    }
}

fn free(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// The size of what the store keeps in the folder.
fn size(folder: &Path) -> u64 {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let ours = files.filter(|file| {
        file.file_name()
            .as_encoded_bytes()
            .starts_with(b"patolli.sqlite")
    });
    ours.filter_map(|file| file.metadata().ok())
        .map(|file| file.len())
        .sum()
}

/// What the process holds in memory, where the system tells.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}

fn open_files() -> Option<u64> {
    let files = std::fs::read_dir("/proc/self/fd").ok()?;
    // One of them is the folder that is being read.
    u64::try_from(files.count().saturating_sub(1)).ok()
}
