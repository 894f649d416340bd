//! One connection: its requests are handed to the router, its answers are watched until they are sent.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, Response};
use hyper::body::{Bytes, Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpStream;
use tokio::sync::watch;

use super::bounds::Bounds;
use super::conversation::{Answering, Conversation};
use super::upload::Upload;
use super::wire::Wire;
use crate::meters::{Cut, Meters};

/// So much of an answer or of a head is held in memory, at most, before somebody takes it or it is refused.
const BUFFER: usize = 64 * 1024;

/// How far the server is on its way to the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// It serves.
    Open,
    /// What has been asked is still answered.
    Draining,
    /// What is open is cut off.
    Cut,
}

/// A connection that was accepted.
pub(super) struct Connection {
    pub(super) socket: TcpStream,
    pub(super) peer: SocketAddr,
    pub(super) conversation: Conversation,
    pub(super) bounds: Bounds,
    pub(super) meters: Meters,
    pub(super) router: Router,
    pub(super) phase: watch::Receiver<Phase>,
}

impl Connection {
    /// Answers all that is asked on this connection; returns when it is closed.
    pub(super) async fn attend(self) {
        let Self {
            socket,
            peer,
            conversation,
            bounds,
            meters,
            router,
            mut phase,
        } = self;
        let visit = Visit {
            router: TowerToHyperService::new(router),
            peer,
            conversation: conversation.clone(),
            bounds,
            meters: meters.clone(),
        };
        let wire = Wire::new(socket, conversation.clone(), bounds, meters.clone());
        let connection = http1::Builder::new()
            // The wire sees to time, between requests and within them.
            .header_read_timeout(None)
            .max_buf_size(BUFFER)
            .serve_connection(TokioIo::new(wire), visit);
        let mut connection = std::pin::pin!(connection);
        loop {
            tokio::select! {
                biased;
                ended = connection.as_mut() => {
                    if let Err(error) = ended {
                        tracing::debug!(%error, "a connection ended early");
                    }
                    return;
                }
                changed = phase.changed() => {
                    let now = changed.map_or(Phase::Cut, |()| *phase.borrow());
                    if now == Phase::Draining {
                        connection.as_mut().graceful_shutdown();
                        // Nothing was asked: there is nothing to wait for.
                        if conversation.is_silent() {
                            return;
                        }
                    } else if now == Phase::Cut {
                        meters.cut(Cut::Drain);
                        return;
                    }
                }
            }
        }
    }
}

/// Hands the requests of one connection to the router.
struct Visit {
    router: TowerToHyperService<Router>,
    peer: SocketAddr,
    conversation: Conversation,
    bounds: Bounds,
    meters: Meters,
}

type Answered = Pin<Box<dyn Future<Output = Result<Response<Answer>, Infallible>> + Send>>;

impl Service<Request<Incoming>> for Visit {
    type Response = Response<Answer>;
    type Error = Infallible;
    type Future = Answered;

    fn call(&self, request: Request<Incoming>) -> Answered {
        let answering = self.conversation.begin();
        let conversation = self.conversation.clone();
        let mut request = request.map(|body| {
            let meters = self.meters.clone();
            Body::new(Upload::new(body, conversation, &self.bounds, meters))
        });
        let extensions = request.extensions_mut();
        extensions.insert(ConnectInfo(self.peer));
        extensions.insert(self.conversation.clone());
        let answer = self.router.call(request);
        Box::pin(async move {
            let answer = answer.await?;
            Ok(answer.map(|body| Answer {
                body,
                _answering: answering,
            }))
        })
    }
}

/// The body of an answer; the request is being answered until it is dropped.
struct Answer {
    body: Body,
    _answering: Answering,
}

impl hyper::body::Body for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
