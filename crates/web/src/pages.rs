//! The pages, one module each.

pub(crate) mod home;
pub(crate) mod import;
pub(crate) mod me;
pub(crate) mod new_table;
pub(crate) mod reference;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod table;

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use maud::{Markup, html};
use tables::{Player, Refusal};

use crate::app::App;
use crate::guard::is_secure;
use crate::lang::Lang;
use crate::visitor::{IDENTITY, Visitor};

/// Cookies are kept for a year.
const YEAR: u64 = 365 * 24 * 60 * 60;

/// The one who asks; a stranger gets a name and a cookie.
pub(crate) async fn welcome(app: &App, visitor: &Visitor) -> Result<Player, Refusal> {
    match &visitor.player {
        Some(player) => Ok(player.clone()),
        None => app.house.welcome(&fresh_name(visitor.lang)).await,
    }
}

/// A name for somebody who has not told his.
fn fresh_name(lang: Lang) -> String {
    let number = getrandom::u32().unwrap_or(7) % 9000 + 1000;
    lang.with(
        "guest-name",
        &[("number", number.to_string().as_str().into())],
    )
}

/// The level that bots have when nobody chooses.
const USUAL: Level = Level::Steady;

/// A list of the levels of bots, to choose from in a form.
pub(crate) fn levels(lang: Lang) -> Markup {
    html! {
        select name="bot" aria-label=(lang.text("level")) title=(lang.text("levels-about")) {
            @for level in Level::ALL {
                option value=(level) selected[level == USUAL] { (lang.text(&format!("level-{level}"))) }
            }
        }
    }
}

/// The level that somebody chose in a form; the usual one if he chose none.
pub(crate) fn chosen_level(name: Option<&str>) -> Result<Level, Refusal> {
    let level = name.map_or(Ok(USUAL), str::parse);
    level.map_err(|error| Refusal::Seats(error.to_string()))
}

/// Goes on to another page; the browser will know the person again.
pub(crate) fn go(app: &App, headers: &HeaderMap, player: &Player, address: &str) -> Response {
    let mut response = Redirect::to(address).into_response();
    let cookie = app.signer.cookie(&player.id);
    set_cookie(app, headers, &mut response, IDENTITY, &cookie);
    response
}

/// Has the browser keep something that scripts cannot read and other sites cannot use for writing.
pub(crate) fn set_cookie(
    app: &App,
    headers: &HeaderMap,
    response: &mut Response,
    name: &str,
    value: &str,
) {
    let secure = if is_secure(app, headers) {
        "; Secure"
    } else {
        ""
    };
    let cookie = format!("{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// Whether the page's script asks, which reads JSON and follows no redirects.
pub(crate) fn is_script(headers: &HeaderMap) -> bool {
    headers
        .get(header::ACCEPT)
        .and_then(|accept| accept.to_str().ok())
        .is_some_and(|accept| accept.contains("application/json"))
}
