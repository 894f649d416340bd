//! The server as a whole.

use std::net::SocketAddr;
use std::sync::Arc;

use tables::House;
use tokio::net::TcpListener;

use crate::guard::Limits;
use crate::routes;
use crate::signing::Signer;

/// How the server is set up.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Whether those who ask too much are asked to wait.
    pub limits: bool,
    /// Whether a proxy in front of us tells who asks and over which protocol.
    pub behind_proxy: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            limits: true,
            behind_proxy: false,
        }
    }
}

/// What every handler needs. Clones are the same.
#[derive(Clone)]
pub(crate) struct App(Arc<Parts>);

pub(crate) struct Parts {
    pub(crate) house: House,
    pub(crate) signer: Signer,
    pub(crate) limits: Option<Limits>,
    pub(crate) settings: Settings,
}

impl App {
    fn new(house: House, settings: Settings) -> Self {
        Self(Arc::new(Parts {
            signer: Signer::new(house.secret()),
            limits: settings.limits.then(Limits::new),
            settings,
            house,
        }))
    }
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

/// Serves until `stop` resolves; then no new request is taken, open ones are finished, and everything is on disk when
/// this returns.
pub async fn serve(
    listener: TcpListener,
    house: House,
    settings: Settings,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let app = App::new(house.clone(), settings);
    let closing = house.clone();
    let stopped = async move {
        stop.await;
        tracing::info!("closing: open requests are finished first");
        closing.begin_to_close();
    };
    let service = routes::all(app).into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, service)
        .with_graceful_shutdown(stopped)
        .await?;
    house.close().await;
    Ok(())
}
