//! Who may hold something open: live streams, downloads that take long, and requests behind a proxy.

use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::Extension;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderValue;
use axum::http::header::{CONNECTION, CONTENT_TYPE};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use hyper::body::{Bytes, Frame, SizeHint};

use super::bounds::Bounds;
use super::conversation::Conversation;
use super::places::{Full, Place, Places};
use super::rarely::Rarely;
use crate::app::App;
use crate::client_address::client_address;
use crate::fault::Fault;
use crate::limits::Address;
use crate::meters::Cap;

/// The places for what is held open, by whoever holds it.
pub(crate) struct Admission {
    pub(crate) streams: Places,
    /// Requests at once from one address, where connections do not tell addresses apart.
    pub(crate) requests: Places,
    /// Downloads of all that is kept about somebody.
    exports: Places,
    full: Rarely,
}

/// So many such downloads at once, in all.
const EXPORTS: usize = 32;

/// So many of them to one address.
const EXPORTS_PER_ADDRESS: usize = 8;

impl Admission {
    pub(crate) fn new(bounds: &Bounds) -> Self {
        Self {
            streams: Places::new(bounds.streams, bounds.streams_per_address),
            requests: Places::new(usize::MAX, bounds.connections_per_address),
            exports: Places::new(EXPORTS, EXPORTS_PER_ADDRESS),
            full: Rarely::default(),
        }
    }
}

/// A place for a download of all that is kept about somebody, to be held until it is sent.
pub(crate) fn admit_export(app: &App, address: Address) -> Result<Place, Fault> {
    let place = app.admission.exports.take(Some(address.0));
    place.map_err(|_| {
        refusal(
            app,
            Cap::Exports,
            "there are as many downloads as there may be",
        )
    })
}

/// Lets requests in while their address has not too many, and streams while there is a place for one more.
pub(crate) async fn admit(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    conversation: Option<Extension<Conversation>>,
    request: Request,
    next: Next,
) -> Response {
    let proxies = app.settings.trusted_proxies;
    let address = client_address(proxies, peer, request.headers());
    let admission = &app.admission;
    let place = if proxies == 0 {
        None
    } else {
        match admission.requests.take(Some(address)) {
            Ok(place) => Some(place),
            Err(full) => return refuse(&app, full, false),
        }
    };
    let response = next.run(request).await;
    let Some(Extension(conversation)) = conversation else {
        return response;
    };
    if conversation.is_late() {
        return close_after(Fault::late().into_response());
    }
    if !is_stream(&response) {
        return hold(response, place);
    }
    drop(place);
    match admission.streams.take(Some(address)) {
        Ok(place) => {
            conversation.leave_place();
            // When the stream is over, the connection has no place any more.
            close_after(hold(response, Some(place)))
        }
        Err(full) => refuse(&app, full, true),
    }
}

fn is_stream(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream"))
}

fn close_after(mut response: Response) -> Response {
    let close = HeaderValue::from_static("close");
    response.headers_mut().insert(CONNECTION, close);
    response
}

fn refuse(app: &App, full: Full, stream: bool) -> Response {
    let (cap, why) = match (stream, full) {
        (true, Full::All) => (
            Cap::Streams,
            "there are as many live streams as --streams allows",
        ),
        (true, Full::Address) => (
            Cap::StreamsPerAddress,
            "there are as many live streams as --streams-per-address allows",
        ),
        (false, _) => (
            Cap::ConnectionsPerAddress,
            "there are as many requests as --connections-per-address allows",
        ),
    };
    refusal(app, cap, why).into_response()
}

fn refusal(app: &App, cap: Cap, why: &str) -> Fault {
    app.meters.refuse(cap);
    if let Some(more) = app.admission.full.now() {
        let streams = app.admission.streams.in_use();
        tracing::warn!(streams, more, "somebody is refused: {why}");
    }
    Fault::crowded()
}

/// Keeps a place until the body has been sent.
fn hold(response: Response, place: Option<Place>) -> Response {
    match place {
        Some(place) => response.map(|body| {
            Body::new(Held {
                body,
                _place: place,
            })
        }),
        None => response,
    }
}

struct Held {
    body: Body,
    _place: Place,
}

impl hyper::body::Body for Held {
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
