//! What a browser is asked to keep, and reading it back.

use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tables::{SESSION_SECONDS, SessionKey};

use crate::app::App;
use crate::guard::is_secure;

/// The cookie that says who one is, where there is no TLS.
const IDENTITY: &str = "patolli";
/// The same over TLS: by this name no neighbour on the same domain can put one of theirs in its place.
const SECURE_IDENTITY: &str = "__Host-patolli";
/// The cookie that says which language one reads.
pub(crate) const LANGUAGE: &str = "language";
/// The cookie that says whether pages are light or dark.
pub(crate) const THEME: &str = "theme";
/// The cookie that says which tips of the first-game helper one has seen.
pub(crate) const TIPS: &str = "tips";

/// Settings are kept for a year.
const YEAR: i64 = 365 * 24 * 60 * 60;

/// The value of a cookie. Neighbours on the same domain may have put others beside it that cannot be read.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .flat_map(|header| header.as_bytes().split(|byte| *byte == b';'))
        .filter_map(|pair| std::str::from_utf8(pair).ok()?.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

/// What the browser shows to say who uses it, whether it is true or not.
pub(crate) fn shown_identity(headers: &HeaderMap) -> Option<&str> {
    cookie(headers, SECURE_IDENTITY).or_else(|| cookie(headers, IDENTITY))
}

/// The key that the browser shows, if it looks like one. Over TLS only the cookie counts that was given out over TLS.
pub(crate) fn session_key(app: &App, headers: &HeaderMap) -> Option<SessionKey> {
    let name = identity(is_secure(app, headers));
    cookie(headers, name)?.parse().ok()
}

const fn identity(secure: bool) -> &'static str {
    if secure { SECURE_IDENTITY } else { IDENTITY }
}

/// Has the browser keep a setting that scripts cannot read and other sites cannot use for writing.
pub(crate) fn keep_setting(
    app: &App,
    headers: &HeaderMap,
    response: &mut Response,
    name: &str,
    value: &str,
) {
    append(response, name, value, YEAR, is_secure(app, headers));
}

/// Has the browser keep the key by which it is known.
pub(crate) fn keep_session(secure: bool, response: &mut Response, key: &SessionKey) {
    let name = identity(secure);
    append(response, name, key.as_str(), SESSION_SECONDS, secure);
}

/// Has the browser forget who uses it.
pub(crate) fn forget_session(app: &App, headers: &HeaderMap, response: &mut Response) {
    let secure = is_secure(app, headers);
    append(response, identity(secure), "", 0, secure);
}

/// A value that is more than letters, digits, dots, hyphens and underscores is not kept: it could say something about the cookie itself.
fn append(response: &mut Response, name: &str, value: &str, seconds: i64, secure: bool) {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_');
    if !value.bytes().all(plain) {
        return;
    }
    let secure = if secure { "; Secure" } else { "" };
    let cookie =
        format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
}

/// Gives a browser that is known its cookie anew, once a day at most, so that it stays known for as long as it is used. An answer
/// that a cache on the way may keep for others carries none.
pub(crate) async fn prolong(State(app): State<App>, request: Request, next: Next) -> Response {
    let key = session_key(&app, request.headers());
    let secure = is_secure(&app, request.headers());
    let mut response = next.run(request).await;
    if let Some(key) = key
        && !is_given_identity(&response)
        && !is_public(&response)
        && app.house.prolong_session(&key).await
    {
        keep_session(secure, &mut response, &key);
    }
    response
}

/// Whether caches may keep the answer for everybody.
fn is_public(response: &Response) -> bool {
    let rules = response.headers().get(CACHE_CONTROL);
    let rules = rules.and_then(|rules| rules.to_str().ok());
    rules.is_some_and(|rules| rules.split(',').any(|rule| rule.trim() == "public"))
}

/// Whether the answer itself says by what the browser is known, or that it is not.
fn is_given_identity(response: &Response) -> bool {
    let cookies = response.headers().get_all(SET_COOKIE).iter();
    let mut names = cookies.filter_map(|cookie| cookie.to_str().ok()?.split('=').next());
    names.any(|name| [IDENTITY, SECURE_IDENTITY].contains(&name))
}

#[cfg(test)]
mod tests {
    use axum::response::IntoResponse as _;

    use super::*;

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, "a=1; theme=dark;language=pl".parse().unwrap());
        assert_eq!(cookie(&headers, THEME), Some("dark"));
        assert_eq!(cookie(&headers, "missing"), None);
        let odd = b"a=\xff\xfe; b=\xc5\xbc; theme=dark";
        headers.insert(COOKIE, HeaderValue::from_bytes(odd).unwrap());
        assert_eq!(
            cookie(&headers, THEME),
            Some("dark"),
            "others cannot be read"
        );
    }

    #[test]
    fn no_value_says_anything_about_its_cookie() {
        for value in [
            "a; Domain=evil.example",
            "a;b",
            "a b",
            "a=b",
            "a\tb",
            "\"a\"",
            "a,b",
            "ż",
            "a\r\nb",
        ] {
            let mut response = ().into_response();
            append(&mut response, "tips", value, 1, false);
            assert!(response.headers().get(SET_COOKIE).is_none(), "{value:?}");
        }
        let mut response = ().into_response();
        append(&mut response, "tips", "off.aztlan-choosing", 1, true);
        let cookie = response.headers()[SET_COOKIE].to_str().unwrap();
        assert_eq!(
            cookie,
            "tips=off.aztlan-choosing; Path=/; Max-Age=1; HttpOnly; SameSite=Lax; Secure"
        );
    }
}
