//! What stands between the world and the handlers.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use sha2::{Digest as _, Sha256};

use crate::app::App;
use crate::client_address::{came_over_tls, client_address, forwarded_host};
use crate::cookies::shown_identity;
use crate::fault::{Fault, is_program};
use crate::visitor::bearer;

/// The largest body that is read: a record of the longest game is well below.
pub(crate) const BODY_LIMIT: usize = 512 * 1024;

/// Nothing but our own files, no inline code, nobody frames us.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Who has come over TLS once comes so for a year. What else is at the host's subdomains is not for us to say.
const STRICT_TRANSPORT: &str = "max-age=31536000";

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
        let shown = bearer(headers).or_else(|| shown_identity(headers));
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
    let address = client_address(app.settings.trusted_proxies, peer, request.headers());
    if limits.allow(address, request.headers(), is_write(request.method())) {
        next.run(request).await
    } else {
        Fault::too_many().into_response()
    }
}

pub(crate) fn is_write(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Refuses writes that come from other sites. A token is shown on purpose, so it may come from anywhere; a program that shows
/// neither token nor cookie has forgotten to say who it is.
pub(crate) async fn same_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let trusted = !is_write(request.method())
        || bearer(headers).is_some()
        || is_same_origin(headers, app.settings.trusted_proxies);
    if trusted {
        next.run(request).await
    } else if is_program(&request) && shown_identity(headers).is_none() {
        Fault::no_token().into_response()
    } else {
        Fault::foreign().into_response()
    }
}

/// A browser says where a write comes from; what says nothing is not trusted.
fn is_same_origin(headers: &HeaderMap, trusted_proxies: usize) -> bool {
    let header = |name| {
        headers
            .get(name)
            .and_then(|value: &HeaderValue| value.to_str().ok())
    };
    if let Some(site) = header("sec-fetch-site") {
        return site == "same-origin";
    }
    let origin = header(ORIGIN.as_str()).and_then(|origin| origin.split_once("://"));
    let host = forwarded_host(trusted_proxies, headers).or(header(HOST.as_str()));
    match (origin, host) {
        (Some((_, origin)), Some(host)) => origin.eq_ignore_ascii_case(host),
        _ => false,
    }
}

/// Adds what every answer says about itself.
pub(crate) async fn secure(State(app): State<App>, request: Request, next: Next) -> Response {
    let over_tls = is_secure(&app, request.headers());
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
    if over_tls {
        say("strict-transport-security", STRICT_TRANSPORT);
    }
    response
}

/// Whether the browser came over TLS, so that cookies are kept for TLS.
pub(crate) fn is_secure(app: &App, headers: &HeaderMap) -> bool {
    came_over_tls(app.settings.trusted_proxies, headers)
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
            assert!(is_same_origin(&headers(pairs), 1), "{pairs:?}");
        }
        let forwarded = headers(&[
            ("host", "x"),
            ("x-forwarded-host", "a.b"),
            ("origin", "https://a.b"),
        ]);
        assert!(!is_same_origin(&forwarded, 0));
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
            assert!(!is_same_origin(&headers(pairs), 1), "{pairs:?}");
        }
    }
}
