//! What stands between the world and the handlers.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use tower_http::classify::ServerErrorsFailureClass;
use tracing::Span;

use crate::app::App;
use crate::fault::{Fault, is_program};
use crate::limits::Address;
use crate::visitor::{IDENTITY, bearer, cookie};

/// The largest form or order that is read.
pub(crate) const FORM_LIMIT: usize = 64 * 1024;

/// The largest record that is read: that of the longest game is well below.
pub(crate) const RECORD_LIMIT: usize = 512 * 1024;

/// Nothing but our own files, no inline code, nobody frames us.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Asks those to wait who ask too much.
pub(crate) async fn limit(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = Address(address(&app, peer, request.headers()));
    request.extensions_mut().insert(address);
    let is_write = is_write(request.method());
    match app.counts.ask(address, request.headers(), is_write) {
        Ok(()) => next.run(request).await,
        Err(wait) => Fault::too_many(wait).into_response(),
    }
}

/// Where a request comes from: the last address that our own proxy adds, or the peer.
fn address(app: &App, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers
        .get("x-forwarded-for")
        .filter(|_| app.settings.behind_proxy)
        .and_then(|header| header.to_str().ok())
        .and_then(|header| header.rsplit(',').next()?.trim().parse().ok());
    forwarded.unwrap_or_else(|| peer.ip())
}

fn is_write(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Refuses writes that come from other sites. Where tokens are read, one is shown on purpose, so it may come from anywhere; pages
/// read none, and there it proves nothing. A program that shows neither token nor cookie has forgotten to say who it is.
pub(crate) async fn same_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let trusted = !is_write(request.method())
        || (is_program(&request) && bearer(headers).is_some())
        || is_same_origin(headers, app.settings.behind_proxy);
    if trusted {
        next.run(request).await
    } else if is_program(&request) && cookie(headers, IDENTITY).is_none() {
        Fault::no_token().into_response()
    } else {
        Fault::foreign().into_response()
    }
}

/// A browser says where a write comes from; what says nothing is not trusted.
fn is_same_origin(headers: &HeaderMap, behind_proxy: bool) -> bool {
    let header = |name| {
        headers
            .get(name)
            .and_then(|value: &HeaderValue| value.to_str().ok())
    };
    if let Some(site) = header("sec-fetch-site") {
        return site == "same-origin";
    }
    let origin = header(ORIGIN.as_str()).and_then(|origin| origin.split_once("://"));
    let forwarded = header("x-forwarded-host").filter(|_| behind_proxy);
    let host = forwarded.or(header(HOST.as_str()));
    match (origin, host) {
        (Some((_, origin)), Some(host)) => origin.eq_ignore_ascii_case(host),
        _ => false,
    }
}

/// Logs what went wrong on our side. That there is too much to do is expected, and whoever asked is told to come again.
pub(crate) fn log_failure(class: ServerErrorsFailureClass, latency: Duration, _: &Span) {
    match class {
        ServerErrorsFailureClass::StatusCode(StatusCode::SERVICE_UNAVAILABLE) => {
            tracing::info!(?latency, "somebody was asked to come again");
        }
        ServerErrorsFailureClass::StatusCode(status) => {
            tracing::error!(%status, ?latency, "a request failed");
        }
        ServerErrorsFailureClass::Error(error) => {
            tracing::error!(error, ?latency, "a request failed");
        }
    }
}

/// Adds what every answer says about itself.
pub(crate) async fn secure(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut say = |name: &'static str, value: &'static str| {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    };
    say("content-security-policy", CONTENT_POLICY);
    say("x-content-type-options", "nosniff");
    say("referrer-policy", "same-origin");
    say("cross-origin-opener-policy", "same-origin");
    say("cross-origin-resource-policy", "same-origin");
    say(
        "permissions-policy",
        "camera=(), microphone=(), geolocation=()",
    );
    say("cache-control", "no-store");
    response
}

/// Whether the browser came over TLS, so that cookies are kept for TLS.
pub(crate) fn is_secure(app: &App, headers: &HeaderMap) -> bool {
    let forwarded = headers.get("x-forwarded-proto");
    app.settings.behind_proxy && forwarded.is_some_and(|proto| proto == "https")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &'static str)| {
            (name.parse().unwrap(), HeaderValue::from_static(value))
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn a_write_must_say_that_it_comes_from_here() {
        let ours = [
            &[("sec-fetch-site", "same-origin")][..],
            &[("host", "a.b:8"), ("origin", "http://a.b:8")],
            &[
                ("host", "x"),
                ("x-forwarded-host", "a.b"),
                ("origin", "https://a.b"),
            ],
        ];
        for pairs in ours {
            assert!(is_same_origin(&headers(pairs), true), "{pairs:?}");
        }
        let forwarded = headers(&[
            ("host", "x"),
            ("x-forwarded-host", "a.b"),
            ("origin", "https://a.b"),
        ]);
        assert!(!is_same_origin(&forwarded, false));
        let foreign = [
            &[][..],
            &[("host", "a.b")],
            &[
                ("sec-fetch-site", "cross-site"),
                ("host", "a.b"),
                ("origin", "http://a.b"),
            ],
            &[("sec-fetch-site", "same-site")],
            &[("host", "a.b"), ("origin", "http://evil")],
            &[("host", "a.b"), ("origin", "null")],
            &[("host", "a.b"), ("origin", "http://a.b.evil")],
        ];
        for pairs in foreign {
            assert!(!is_same_origin(&headers(pairs), true), "{pairs:?}");
        }
    }
}
