//! The pages, one module each.

pub(crate) mod home;
pub(crate) mod import;
pub(crate) mod me;
pub(crate) mod new_table;
pub(crate) mod proof;
pub(crate) mod reference;
pub(crate) mod replay;
pub(crate) mod report;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod table;

use std::ops::Deref;

use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use game::Bits;
use games::GameId;
use maud::{Markup, html};
use tables::{Player, Pledge, Refusal, SessionKey};

use crate::app::App;
use crate::cookies::keep_session;
use crate::guard::is_secure;
use crate::limits::Address;
use crate::visitor::Visitor;
use texts::Lang;

/// Whoever acts: known already, or just welcomed and to be known from now on.
pub(crate) struct Guest {
    player: Player,
    /// The key that the browser is to keep.
    fresh: Option<SessionKey>,
}

impl Deref for Guest {
    type Target = Player;

    fn deref(&self) -> &Player {
        &self.player
    }
}

impl Guest {
    /// Somebody whom the browser knows already.
    pub(crate) fn known(player: Player) -> Self {
        let fresh = None;
        Self { player, fresh }
    }

    /// Somebody by whom the browser is to be known from now on.
    pub(crate) async fn arriving(
        app: &App,
        visitor: &Visitor,
        player: Player,
    ) -> Result<Self, Refusal> {
        let key = app.house.begin_session(&player.id, &visitor.device).await?;
        let fresh = Some(key);
        Ok(Self { player, fresh })
    }

    /// Has the browser keep what it needs to be known again.
    pub(crate) fn remember(&self, app: &App, headers: &HeaderMap, response: &mut Response) {
        if let Some(key) = &self.fresh {
            keep_session(is_secure(app, headers), response, key);
        }
    }
}

/// The one who asks; a stranger gets a name and is known from now on.
pub(crate) async fn welcome(
    app: &App,
    visitor: &Visitor,
    address: Address,
) -> Result<Guest, Refusal> {
    if let Some(player) = &visitor.player {
        Ok(Guest::known(player.clone()))
    } else {
        app.counts.quotas.guest(address.0)?;
        let player = app.house.welcome(&fresh_name(visitor.lang)).await?;
        Guest::arriving(app, visitor, player).await
    }
}

/// A name for somebody who has not told theirs.
fn fresh_name(lang: Lang) -> String {
    let number = getrandom::u32().unwrap_or(7) % 9000 + 1000;
    lang.with(
        "guest-name",
        &[("number", number.to_string().as_str().into())],
    )
}

/// The field with what the one who takes a seat adds to the deal: the script fills it and remembers the commitment that was shown.
pub(crate) fn share_field(commitment: Option<Bits>) -> Markup {
    html! {
        @if let Some(commitment) = commitment {
            input type="hidden" name="share" data-share=(commitment);
        }
    }
}

/// Where the deal of a table comes from: what the house is committed to, or that the seed was given.
pub(crate) fn promise(lang: Lang, commitment: Option<Bits>) -> Markup {
    let sentence = match commitment.map(String::from) {
        Some(commitment) => lang.with(
            "deal-promise",
            &[("commitment", commitment.as_str().into())],
        ),
        None => lang.text("deal-given"),
    };
    html! { p.seed { (sentence) } }
}

/// The fields of a form that makes a table: what the house is committed to, and what the one who makes it adds to the deal.
pub(crate) fn pledge_fields(pledge: &Pledge) -> Markup {
    html! {
        input type="hidden" name="pledge" value=(pledge.name);
        (share_field(Some(pledge.commitment)))
    }
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

/// The level that somebody chose in a form; the usual one if they chose none.
pub(crate) fn chosen_level(name: Option<&str>) -> Result<Level, Refusal> {
    let level = name.map_or(Ok(USUAL), str::parse);
    level.map_err(|error| Refusal::Seats(error.to_string()))
}

/// Goes on to another page; the browser will know the person again.
pub(crate) fn go(app: &App, headers: &HeaderMap, guest: &Guest, address: &str) -> Response {
    let mut response = Redirect::to(address).into_response();
    guest.remember(app, headers, &mut response);
    response
}

/// Whether the page's script asks, which reads JSON and follows no redirects.
pub(crate) fn is_script(headers: &HeaderMap) -> bool {
    headers
        .get(header::ACCEPT)
        .and_then(|accept| accept.to_str().ok())
        .is_some_and(|accept| accept.contains("application/json"))
}

/// The name for people of a game that a table says it plays; the house may not know it any more.
pub(crate) fn title(game: &str) -> &str {
    game.parse::<GameId>().map_or(game, |game| game.title())
}
