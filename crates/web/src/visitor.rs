//! Who asks, in which language, and how they like their pages.

use std::collections::BTreeSet;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION};
use axum::http::request::Parts;
use tables::{House, Player, PlayerId, Refusal, Session, SessionKey, Token};

use crate::app::App;
use crate::cookies::{LANGUAGE, THEME, TIPS, cookie, session_key};
use crate::device;
use crate::fault::Fault;
use crate::guard::is_write;
use texts::Lang;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Theme {
    /// As the reader's system has it.
    #[default]
    System,
    Light,
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    pub(crate) fn named(name: &str) -> Self {
        Self::ALL
            .into_iter()
            .find(|theme| theme.name() == name)
            .unwrap_or_default()
    }
}

/// What the first-game helper need not say any more.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tips {
    /// It is switched off.
    pub(crate) off: bool,
    seen: BTreeSet<String>,
}

impl Tips {
    /// Reads what [`Self::cookie`] wrote.
    fn read(cookie: &str) -> Self {
        let words = cookie.split('.').filter(|word| is_tip(word));
        let words = words.take(MOST_TIPS);
        let mut seen: BTreeSet<String> = words.map(str::to_owned).collect();
        let off = seen.remove("off");
        Self { off, seen }
    }

    /// Whether this tip has yet to be given.
    pub(crate) fn wants(&self, tip: &str) -> bool {
        !self.off && !self.seen.contains(tip)
    }

    /// Notes that a tip was given; what cannot be the name of one is not.
    pub(crate) fn see(&mut self, tip: &str) {
        if is_tip(tip) && self.seen.len() < MOST_TIPS {
            self.seen.insert(tip.to_owned());
        }
    }

    pub(crate) fn forget(&mut self) {
        *self = Self::default();
    }

    pub(crate) fn cookie(&self) -> String {
        let off = self.off.then_some("off");
        let words: Vec<&str> = off
            .into_iter()
            .chain(self.seen.iter().map(String::as_str))
            .collect();
        words.join(".")
    }
}

/// So many tips are remembered; there are fewer.
const MOST_TIPS: usize = 100;

/// Whether a word can be the name of a tip.
fn is_tip(word: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    (1..=40).contains(&word.len()) && word.bytes().all(plain)
}

/// Whoever asks for a page.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The person, if the browser has been here before.
    pub(crate) player: Option<Player>,
    /// By what it is known.
    pub(crate) session: Option<Session>,
    /// What the browser says it is.
    pub(crate) device: String,
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    pub(crate) tips: Tips,
    /// The address that was asked for, to come back to after a change of settings.
    pub(crate) here: String,
}

impl Visitor {
    /// Whoever asks, before it is known who that is.
    pub(crate) fn stranger(parts: &Parts) -> Self {
        let headers = &parts.headers;
        Self {
            player: None,
            session: None,
            device: device::of(headers),
            lang: language(headers),
            theme: Theme::named(cookie(headers, THEME).unwrap_or_default()),
            tips: Tips::read(cookie(headers, TIPS).unwrap_or_default()),
            here: parts.uri.to_string(),
        }
    }

    pub(crate) fn id(&self) -> Option<&tables::PlayerId> {
        self.player.as_ref().map(|player| &player.id)
    }

    /// The person, who must have been here before.
    pub(crate) fn known(&self) -> Result<&Player, Refusal> {
        self.player.as_ref().ok_or(Refusal::NotSeated)
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        let known = match session_key(app, &parts.headers) {
            Some(key) => app.house.person_of_session(&key).await?,
            None => None,
        };
        let (session, player) = known.unzip();
        if let Some(player) = &player {
            check_ban(player, parts)?;
        }
        Ok(Self {
            player,
            session,
            ..Self::stranger(parts)
        })
    }
}

/// What somebody may still do whom the house has banned: read, choose how pages look, log out, and have themselves forgotten.
const OPEN_TO_ALL: [&str; 6] = [
    "/settings",
    "/me/logout",
    "/me/devices/end",
    "/me/devices/end-others",
    "/me/link",
    "/me/delete",
];

fn check_ban(player: &Player, parts: &Parts) -> Result<(), Fault> {
    if player.banned && is_write(&parts.method) && !OPEN_TO_ALL.contains(&parts.uri.path()) {
        return Err(Fault::banned());
    }
    Ok(())
}

/// By what somebody has shown who they are, for whoever tells them things over a long time.
#[derive(Clone)]
pub(crate) enum Credentials {
    None,
    Session(SessionKey, PlayerId),
    Token(Token, PlayerId),
}

impl Credentials {
    /// By what a page knows its visitor: it reads no tokens.
    pub(crate) fn of_visitor(app: &App, headers: &HeaderMap, visitor: &Visitor) -> Self {
        match (session_key(app, headers), visitor.id()) {
            (Some(key), Some(player)) => Self::Session(key, player.clone()),
            _ => Self::None,
        }
    }

    /// Whether they still stand for whomever they stood for: not logged out, revoked or forgotten since. When that cannot be found
    /// out, they do not.
    pub(crate) async fn are_valid(&self, house: &House) -> bool {
        let (known, player) = match self {
            Self::None => return true,
            Self::Session(key, player) => {
                let known = house.person_of_session(key).await;
                (known.map(|known| known.map(|(_, known)| known)), player)
            }
            Self::Token(token, player) => (house.token_owner(token).await, player),
        };
        matches!(known, Ok(Some(known)) if known.id == *player)
    }
}

/// Whoever asks the API: by token, or from a page by cookie.
pub(crate) struct Caller(pub(crate) Player, pub(crate) Credentials);

impl FromRequestParts<App> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        <Self as OptionalFromRequestParts<App>>::from_request_parts(parts, app)
            .await?
            .ok_or_else(Fault::no_token)
    }
}

impl OptionalFromRequestParts<App> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Fault> {
        if let Some(token) = bearer(&parts.headers) {
            let token: Token = token.parse().map_err(|_| Fault::unknown_caller())?;
            let owner = app.house.token_owner(&token).await?;
            let owner = owner.ok_or_else(Fault::unknown_caller)?;
            check_ban(&owner, parts)?;
            let shown = Credentials::Token(token, owner.id.clone());
            return Ok(Some(Self(owner, shown)));
        }
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let shown = Credentials::of_visitor(app, &parts.headers, &visitor);
        Ok(visitor.player.map(|player| Self(player, shown)))
    }
}

/// The language that was chosen, or else the one that the browser asks for.
pub(crate) fn language(headers: &HeaderMap) -> Lang {
    let chosen = cookie(headers, LANGUAGE).and_then(|code| code.parse().ok());
    let accepted = || {
        let header = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
        Some(Lang::accepted(header))
    };
    chosen.or_else(accepted).unwrap_or_default()
}

/// The token that a program shows.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let header = headers.get(AUTHORIZATION)?.to_str().ok()?;
    header.strip_prefix("Bearer ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tips_are_given_once_and_can_be_switched_off() {
        let mut tips = Tips::read("");
        assert!(tips.wants("aztlan-choosing"));
        tips.see("aztlan-choosing");
        let read = Tips::read(&tips.cookie());
        assert!(!read.wants("aztlan-choosing") && read.wants("aztlan-scoring"));
        tips.off = true;
        assert!(!Tips::read(&tips.cookie()).wants("aztlan-scoring"));
        tips.forget();
        assert!(Tips::read(&tips.cookie()).wants("aztlan-choosing"));
    }

    #[test]
    fn only_names_of_tips_are_remembered_and_not_without_end() {
        let mut tips = Tips::read("");
        for tip in ["a; Domain=x", "a.b", "", "ż", &"x".repeat(41), "a\r\nb"] {
            tips.see(tip);
            assert_eq!(tips.cookie(), "", "{tip:?}");
        }
        for tip in 0..1000 {
            tips.see(&format!("tip-{tip}"));
        }
        assert!(tips.cookie().len() < 1000, "{}", tips.cookie());
    }
}
