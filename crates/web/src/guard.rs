//! What stands between the world and the handlers.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::app::App;
use crate::client_address::{came_over_tls, client_address, forwarded_host};
use crate::cookies::shown_identity;
use crate::fault::{Fault, is_program};
use crate::limits::Address;
use crate::visitor::bearer;

/// The largest form or order that is read.
pub(crate) const FORM_LIMIT: usize = 64 * 1024;

/// The largest record that is read: that of the longest game is well below.
pub(crate) const RECORD_LIMIT: usize = 512 * 1024;

/// Nothing but our own files, no inline code, nobody frames us.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Who has come over TLS once comes so for a year. What else is at the host's subdomains is not for us to say.
const STRICT_TRANSPORT: &str = "max-age=31536000";

/// Asks those to wait who ask too much.
pub(crate) async fn limit(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = Address(client_address(
        app.settings.trusted_proxies,
        peer,
        request.headers(),
    ));
    request.extensions_mut().insert(address);
    let is_write = is_write(request.method());
    match app.counts.ask(address, request.headers(), is_write) {
        Ok(()) => next.run(request).await,
        Err(wait) => Fault::too_many(wait).into_response(),
    }
}

pub(crate) fn is_write(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Refuses writes that come from other sites. Where tokens are read, one is shown on purpose, so it may come from anywhere; pages
/// read none, and there it proves nothing. A program that shows neither token nor cookie has forgotten to say who it is.
pub(crate) async fn same_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let trusted = !is_write(request.method())
        || (is_program(&request) && bearer(headers).is_some())
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
