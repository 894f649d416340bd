//! Every request is counted, and told in the log if somebody wants to read it there, without what is nobody's business.

use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Instant;

use axum::body::Body;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use hyper::body::{Body as _, Bytes, Frame, SizeHint};

use crate::app::App;
use crate::client_address::client_address;
use crate::meters::Asked;
use crate::pseudonyms::Pseudonyms;

/// The route of what matches none.
const NO_ROUTE: &str = "none";

/// Counts a request, says in the log when it failed on our side, and writes the access log if there is one.
pub(crate) async fn account(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let began = Instant::now();
    let asked = Asked {
        method: known(request.method()),
        route: route(&request),
    };
    let mut line = app.settings.access_log.then(|| {
        let headers = request.headers();
        let address = client_address(app.settings.trusted_proxies, peer, headers);
        Line {
            asked: asked.clone(),
            began,
            status: None,
            bytes: 0,
            whole: false,
            visitor: app.pseudonyms.of_visitor(headers),
            address: Pseudonyms::of_address(address),
        }
    });
    let response = next.run(request).await;
    let status = response.status();
    let latency = began.elapsed();
    app.meters.answered(&asked, status, latency);
    if status == StatusCode::SERVICE_UNAVAILABLE {
        // That there is too much to do is expected, and whoever asked is told to come again.
        tracing::debug!(
            method = asked.method,
            route = asked.route,
            "somebody was asked to come again"
        );
    } else if status.is_server_error() {
        tracing::error!(method = asked.method, route = asked.route, %status, ?latency, "a request failed");
    }
    if let Some(line) = &mut line {
        line.status = Some(status.as_u16());
    }
    match line {
        Some(mut line) => response.map(|body| {
            line.whole = body.is_end_stream();
            Body::new(Counted { body, line })
        }),
        None => response,
    }
}

/// The pattern of the address, which carries no id, link or query.
fn route(request: &Request) -> String {
    let matched = request.extensions().get::<MatchedPath>();
    matched.map_or(NO_ROUTE, MatchedPath::as_str).to_owned()
}

/// A method by name; what nobody has heard of has one name.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// A line of the access log, written when it is dropped.
struct Line {
    asked: Asked,
    began: Instant,
    /// None if whoever asked was gone before there was an answer.
    status: Option<u16>,
    bytes: u64,
    /// Whether all of the answer was handed to the connection.
    whole: bool,
    visitor: Option<String>,
    address: String,
}

impl Drop for Line {
    fn drop(&mut self) {
        tracing::info!(
            target: "access",
            method = self.asked.method,
            route = self.asked.route,
            status = self.status,
            bytes = self.bytes,
            whole = self.whole,
            milliseconds = self.began.elapsed().as_secs_f64() * 1000.0,
            visitor = self.visitor,
            address = self.address,
            "answered"
        );
    }
}

/// A body whose bytes are counted.
struct Counted {
    body: Body,
    line: Line,
}

impl hyper::body::Body for Counted {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(context);
        match &frame {
            Poll::Ready(Some(Ok(frame))) => {
                let length = frame.data_ref().map_or(0, Bytes::len);
                self.line.bytes += u64::try_from(length).unwrap_or(u64::MAX);
                self.line.whole = self.body.is_end_stream();
            }
            Poll::Ready(None) => self.line.whole = true,
            _ => {}
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
