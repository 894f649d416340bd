//! The accept loop: takes connections while there is room, and lets them end in peace when the server stops.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::bounds::Bounds;
use super::connection::{Connection, Phase};
use super::conversation::Conversation;
use super::places::{Full, Places};
use super::rarely::Rarely;
use crate::client_address::network;
use crate::meters::{Cap, Meters};
use texts::Lang;

/// When no connection can be taken, the next attempt comes after so much time, and later and later.
const BACK_OFF: Duration = Duration::from_millis(50);
const LONGEST_BACK_OFF: Duration = Duration::from_secs(1);

/// So many are told at once that there is no room; more are not told.
const TOLD_AT_ONCE: usize = 64;

/// Whoever is told has so much time to hear it.
const FAREWELL: Duration = Duration::from_secs(1);

/// A listener and what stands behind it.
pub(crate) struct Front {
    listener: TcpListener,
    router: Router,
    bounds: Bounds,
    /// Whether connections are counted by the peer's address; behind a proxy all have the same.
    by_peer: bool,
    connections: Places,
    meters: Meters,
    telling: Arc<Semaphore>,
    full: Rarely,
    exhausted: Rarely,
}

impl Front {
    pub(crate) fn new(
        listener: TcpListener,
        router: Router,
        bounds: Bounds,
        connections: Places,
        meters: Meters,
    ) -> Self {
        Self {
            listener,
            router,
            bounds,
            by_peer: true,
            connections,
            meters,
            telling: Arc::new(Semaphore::new(TOLD_AT_ONCE)),
            full: Rarely::default(),
            exhausted: Rarely::default(),
        }
    }

    /// The peers are proxies of ours: their connections are only counted together.
    #[must_use]
    pub(crate) fn behind_proxies(mut self) -> Self {
        self.by_peer = false;
        self
    }

    /// Serves until `stop` resolves. Then nobody new is let in, and what has been asked is answered, or cut off after the
    /// time that there is for it.
    pub(crate) async fn serve(self, stop: impl Future<Output = ()>) {
        let (phase, watched) = watch::channel(Phase::Open);
        let mut open = JoinSet::new();
        let mut stop = std::pin::pin!(stop);
        let mut back_off = BACK_OFF;
        loop {
            tokio::select! {
                biased;
                () = &mut stop => break,
                accepted = self.listener.accept() => match accepted {
                    Ok((socket, peer)) => {
                        back_off = BACK_OFF;
                        self.admit(socket, peer, &watched, &mut open);
                    }
                    // Whoever wanted to come in has gone away.
                    Err(error) if is_of_one_connection(&error) => {}
                    Err(error) => {
                        self.tell_exhausted(&error);
                        tokio::select! {
                            () = &mut stop => break,
                            () = sleep(back_off) => {}
                        }
                        back_off = (back_off * 2).min(LONGEST_BACK_OFF);
                    }
                },
                Some(ended) = open.join_next(), if !open.is_empty() => drop(ended),
            }
        }
        let Self {
            listener, bounds, ..
        } = self;
        drop(listener);
        drain(open, &phase, bounds.drain).await;
    }

    fn admit(
        &self,
        socket: TcpStream,
        peer: SocketAddr,
        phase: &watch::Receiver<Phase>,
        open: &mut JoinSet<()>,
    ) {
        let address = self.by_peer.then(|| network(peer.ip()));
        let place = match self.connections.take(address) {
            Ok(place) => place,
            Err(full) => return self.turn_away(socket, full),
        };
        // An update is small and waited for; if the socket does not want it so, it goes on as it is.
        let _ = socket.set_nodelay(true);
        let connection = Connection {
            socket,
            peer,
            conversation: Conversation::new(place),
            bounds: self.bounds,
            meters: self.meters.clone(),
            router: self.router.clone(),
            phase: phase.clone(),
        };
        open.spawn(connection.attend());
    }

    /// Says that there is no room, to as many as can be told without much ado.
    fn turn_away(&self, socket: TcpStream, full: Full) {
        let (cap, option) = match full {
            Full::All => (Cap::Connections, "--connections"),
            Full::Address => (Cap::ConnectionsPerAddress, "--connections-per-address"),
        };
        self.meters.refuse(cap);
        if let Some(more) = self.full.now() {
            let open = self.connections.in_use();
            tracing::warn!(
                open,
                more,
                "connections are refused: there are as many as {option} allows"
            );
        }
        if let Ok(permit) = self.telling.clone().try_acquire_owned() {
            tokio::spawn(async move {
                // Whoever does not listen misses it.
                let _ = timeout(FAREWELL, tell_full(socket)).await;
                drop(permit);
            });
        }
    }

    fn tell_exhausted(&self, error: &io::Error) {
        self.meters.refuse(Cap::Files);
        if let Some(more) = self.exhausted.now() {
            tracing::error!(%error, more, "no connection can be taken; trying again");
        }
    }
}

/// Whether accepting failed because of the one who connected, not because of us.
fn is_of_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

/// Waits for what is open to end, for so long; then ends it.
async fn drain(mut open: JoinSet<()>, phase: &watch::Sender<Phase>, patience: Duration) {
    phase.send_replace(Phase::Draining);
    let ended = async { while open.join_next().await.is_some() {} };
    if timeout(patience, ended).await.is_ok() {
        return;
    }
    tracing::warn!(
        open = open.len(),
        "requests that are not finished after {} seconds are cut off",
        patience.as_secs_f32()
    );
    phase.send_replace(Phase::Cut);
    while open.join_next().await.is_some() {}
}

/// Says to somebody, in all languages, that there is no room.
async fn tell_full(mut socket: TcpStream) -> io::Result<()> {
    let sentences = Lang::ALL.map(|lang| lang.text("fault-crowded"));
    let text = sentences.join("\n") + "\n";
    let answer = format!(
        "HTTP/1.1 503 Service Unavailable\r\n\
         content-type: text/plain; charset=utf-8\r\n\
         content-length: {}\r\n\
         retry-after: 10\r\n\
         cache-control: no-store\r\n\
         connection: close\r\n\r\n{text}",
        text.len()
    );
    socket.write_all(answer.as_bytes()).await?;
    socket.shutdown().await?;
    // What was asked is read away: closed over unread bytes, a connection is reset, and the answer may be lost with it.
    let mut asked = [0; 4096];
    while socket.read(&mut asked).await? > 0 {}
    Ok(())
}
