//! The server as a whole.

use std::sync::Arc;

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use tables::House;
use tokio::net::TcpListener;

use crate::limits::{Counts, Limits};
use crate::meters::Meters;
use crate::net::{Admission, Bounds, Front, Places};
use crate::pseudonyms::Pseudonyms;
use crate::routes;
use crate::signing::Signer;

/// So many connections are enough for those who ask for the numbers.
const MEASURERS: usize = 16;

/// How the server is set up.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How much anybody may ask.
    pub limits: Limits,
    /// How many proxies of ours stand in a row in front of us and tell who asks and over which protocol.
    pub trusted_proxies: usize,
    /// Whether every request is told in the log.
    pub access_log: bool,
    /// How long and how often anybody may hold something open.
    pub bounds: Bounds,
}

impl Settings {
    /// A server that everybody reaches directly.
    pub const DEFAULT: Self = Self {
        limits: Limits::DEFAULT,
        trusted_proxies: 0,
        access_log: false,
        bounds: Bounds::DEFAULT,
    };
}

impl Default for Settings {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// Where the server listens.
#[derive(Debug)]
pub struct Listeners {
    /// For everybody.
    pub house: TcpListener,
    /// For those who run the house and want its numbers.
    pub metrics: Option<TcpListener>,
}

impl From<TcpListener> for Listeners {
    fn from(house: TcpListener) -> Self {
        Self {
            house,
            metrics: None,
        }
    }
}

/// What every handler needs. Clones are the same.
#[derive(Clone)]
pub(crate) struct App(Arc<Parts>);

pub(crate) struct Parts {
    pub(crate) house: House,
    pub(crate) counts: Counts,
    pub(crate) settings: Settings,
    pub(crate) admission: Admission,
    pub(crate) meters: Meters,
    pub(crate) pseudonyms: Pseudonyms,
}

impl App {
    fn new(house: House, settings: Settings, meters: Meters, admission: Admission) -> Self {
        Self(Arc::new(Parts {
            counts: Counts::new(&settings.limits),
            settings,
            house,
            admission,
            meters,
            pseudonyms: Pseudonyms::new(),
        }))
    }

    /// Who signs personal links, with the key that is in force now.
    pub(crate) fn signer(&self) -> Signer {
        Signer::new(&self.house.secret())
    }
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

/// Serves until `stop` resolves; then nobody new is let in, what has been asked is answered or cut off after
/// [`Bounds::drain`], and everything is on disk when this returns.
pub async fn serve(
    listeners: impl Into<Listeners>,
    house: House,
    settings: Settings,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let Listeners {
        house: listener,
        metrics,
    } = listeners.into();
    let bounds = settings.bounds;
    let connections = Places::new(bounds.connections, bounds.connections_per_address);
    let admission = Admission::new(&bounds);
    let meters = Meters::new(
        house.clone(),
        connections.clone(),
        admission.streams.clone(),
    );
    let measuring = metrics.map(|listener| tokio::spawn(measure(listener, meters.clone())));
    let app = App::new(house.clone(), settings, meters.clone(), admission);
    let front = Front::new(listener, routes::all(app), bounds, connections, meters);
    let front = match settings.trusted_proxies {
        0 => front,
        _ => front.behind_proxies(),
    };
    let closing = house.clone();
    front
        .serve(async move {
            stop.await;
            tracing::info!("closing: open requests are finished first");
            closing.begin_to_close();
        })
        .await;
    house.close().await;
    if let Some(measuring) = measuring {
        measuring.abort();
    }
    Ok(())
}

/// Tells the numbers to whoever asks, for as long as it is polled.
async fn measure(listener: TcpListener, meters: Meters) {
    const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    let told = meters.clone();
    let answer = move || async move { ([(CONTENT_TYPE, OPEN_METRICS)], told.text()) };
    let router = Router::new().route("/metrics", get(answer));
    let places = Places::new(MEASURERS, MEASURERS);
    let front = Front::new(listener, router, Bounds::DEFAULT, places, meters);
    front.serve(std::future::pending()).await;
}
