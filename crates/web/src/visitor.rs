//! Who asks, in which language, and how they like their pages.

use std::collections::BTreeSet;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use tables::{Player, Refusal, Token};

use crate::app::App;
use crate::fault::Fault;
use crate::lang::Lang;

/// The cookie that says who one is.
pub(crate) const IDENTITY: &str = "patolli";
/// The cookie that says which language one reads.
pub(crate) const LANGUAGE: &str = "language";
/// The cookie that says whether pages are light or dark.
pub(crate) const THEME: &str = "theme";
/// The cookie that says which tips of the first-game helper one has seen.
pub(crate) const TIPS: &str = "tips";

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
        let well_formed = |word: &&str| {
            !word.is_empty()
                && word.len() <= 40
                && word
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        };
        let words = cookie.split('.').filter(well_formed).take(100);
        let mut seen: BTreeSet<String> = words.map(str::to_owned).collect();
        let off = seen.remove("off");
        Self { off, seen }
    }

    /// Whether this tip has yet to be given.
    pub(crate) fn wants(&self, tip: &str) -> bool {
        !self.off && !self.seen.contains(tip)
    }

    pub(crate) fn see(&mut self, tip: &str) {
        self.seen.insert(tip.to_owned());
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

/// Whoever asks for a page.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The person, if the browser has been here before.
    pub(crate) player: Option<Player>,
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
        let identity = cookie(&parts.headers, IDENTITY);
        let id = identity.and_then(|cookie| app.signer.read_cookie(cookie));
        let player = match id {
            Some(id) => app.house.player(&id).await?,
            None => None,
        };
        Ok(Self {
            player,
            ..Self::stranger(parts)
        })
    }
}

/// Whoever asks the API: by token, or from a page by cookie.
pub(crate) struct Caller(pub(crate) Player);

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
            return owner.map(Self).map(Some).ok_or_else(Fault::unknown_caller);
        }
        let visitor = Visitor::from_request_parts(parts, app).await?;
        Ok(visitor.player.map(Self))
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

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|header| header.to_str().ok())
        .flat_map(|header| header.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
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
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, "a=1; theme=dark;language=pl".parse().unwrap());
        assert_eq!(cookie(&headers, THEME), Some("dark"));
        assert_eq!(language(&headers), Lang::Pl);
        assert_eq!(cookie(&headers, "missing"), None);
    }
}
