//! What stands between the world and the handlers.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::time::Duration;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use sha2::{Digest as _, Sha256};
use tower_http::classify::ServerErrorsFailureClass;
use tracing::Span;

use crate::app::App;
use crate::fault::{Fault, is_program};
use crate::visitor::{IDENTITY, bearer, cookie};

/// The largest body that is read: a record of the longest game is well below.
pub(crate) const BODY_LIMIT: usize = 512 * 1024;

/// Nothing but our own files, no inline code, nobody frames us.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// How much anybody may ask.
pub(crate) struct Limits {
    reads: DefaultKeyedRateLimiter<IpAddr>,
    writes: DefaultKeyedRateLimiter<IpAddr>,
    /// By what shows who somebody is, whether it is true or not: a digest of cookie or token.
    identities: DefaultKeyedRateLimiter<[u8; 16]>,
}

impl Limits {
    pub(crate) fn new() -> Self {
        Self {
            reads: RateLimiter::keyed(quota(60, 400)),
            writes: RateLimiter::keyed(quota(30, 120)),
            identities: RateLimiter::keyed(quota(10, 60)),
        }
    }

    fn allow(&self, address: IpAddr, headers: &HeaderMap, writes: bool) -> bool {
        if !writes {
            return self.reads.check_key(&address).is_ok();
        }
        let shown = bearer(headers).or_else(|| cookie(headers, IDENTITY));
        let known = shown.is_none_or(|shown| {
            let digest = Sha256::digest(shown.as_bytes());
            let key = digest.first_chunk().expect("a digest is long enough");
            self.identities.check_key(key).is_ok()
        });
        self.tidy();
        known && self.writes.check_key(&address).is_ok()
    }

    /// Forgets those who have not asked for a while, before they are too many.
    fn tidy(&self) {
        const MANY: usize = 10_000;
        if self.writes.len() + self.identities.len() + self.reads.len() > MANY {
            self.reads.retain_recent();
            self.writes.retain_recent();
            self.identities.retain_recent();
        }
    }
}

/// So many a second, and so many at once after a rest.
fn quota(a_second: u32, at_once: u32) -> Quota {
    let number = |number| NonZeroU32::new(number).expect("a quota is not nothing");
    Quota::per_second(number(a_second)).allow_burst(number(at_once))
}

/// Asks those to wait who ask too much.
pub(crate) async fn limit(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let Some(limits) = &app.limits else {
        return next.run(request).await;
    };
    let address = address(&app, peer, request.headers());
    if limits.allow(address, request.headers(), is_write(request.method())) {
        next.run(request).await
    } else {
        Fault::too_many().into_response()
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

/// Refuses writes that come from other sites. A token is shown on purpose, so it may come from anywhere; a program that shows
/// neither token nor cookie has forgotten to say who it is.
pub(crate) async fn same_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let trusted = !is_write(request.method())
        || bearer(headers).is_some()
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
