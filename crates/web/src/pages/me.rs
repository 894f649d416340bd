//! The one who asks: name, personal link, devices, tokens, and what is kept about them.

pub(crate) mod data;
pub(crate) mod devices;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use tables::{NAME_LENGTH, Player, Token, TokenLabel};

use super::{Guest, go};
use crate::app::App;
use crate::extract::{Form, Path};
use crate::fault::Fault;
use crate::layout;
use crate::limits::Address;
use crate::visitor::Visitor;
use texts::Lang;

pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Markup, Fault> {
    page(&app, &visitor, None).await
}

/// The page; a token that was just made is shown once.
async fn page(app: &App, visitor: &Visitor, fresh: Option<&Token>) -> Result<Markup, Fault> {
    let lang = visitor.lang;
    let (tokens, devices) = match visitor.id() {
        Some(player) => (
            app.house.tokens(player).await?,
            app.house.devices(player).await?,
        ),
        None => (Vec::new(), Vec::new()),
    };
    let title = lang.text("me-title");
    let name = visitor.player.as_ref().map_or("", |player| &player.name);
    let content = html! {
        h1 { (title) }
        section.sheet {
            h2 { (lang.text("me-name")) }
            form.row method="post" action="/me/name" {
                input type="text" name="name" value=(name) maxlength=(NAME_LENGTH) required autocomplete="nickname"
                    aria-label=(lang.text("me-name"));
                button.chief { (lang.text("me-save")) }
            }
            p.soft { (lang.text("me-name-about")) }
        }
        @if let Some(player) = &visitor.player {
            (link_section(app, lang, player))
            (devices::section(lang, &devices, visitor.session.as_ref()))
            (token_section(lang, &tokens, fresh))
        }
        section.sheet {
            h2 { (lang.text("tips")) }
            p.soft { (lang.text("tips-about")) }
            form.row method="post" action="/settings" {
                input type="hidden" name="back" value="/me";
                @if visitor.tips.off {
                    button.plain name="tip" value="on" { (lang.text("tips-on")) }
                } @else {
                    button.plain name="tip" value="on" { (lang.text("tips-again")) }
                    button.plain name="tip" value="off" { (lang.text("tip-off")) }
                }
            }
        }
        @if visitor.player.is_some() { (data::section(lang)) }
    };
    Ok(layout::page(visitor, &title, &content))
}

/// The personal link, to be copied.
fn personal_link(app: &App, lang: Lang, player: &Player) -> Markup {
    html! {
        label.invite {
            (lang.text("me-link")) " "
            input type="text" readonly value={ "/enter/" (app.signer().link(player)) } data-address;
        }
        button.plain type="button" data-copy hidden { (lang.text("copy")) }
    }
}

fn link_section(app: &App, lang: Lang, player: &Player) -> Markup {
    html! {
        section.sheet {
            h2 { (lang.text("me-link")) }
            p.soft { (lang.text("me-link-about")) }
            (personal_link(app, lang, player))
            form method="post" action="/me/link" {
                button.plain { (lang.text("me-link-renew")) }
                " "
                label { input type="checkbox" name="others" value="yes"; " " (lang.text("me-link-others")) }
            }
        }
    }
}

fn token_section(lang: Lang, tokens: &[TokenLabel], fresh: Option<&Token>) -> Markup {
    html! {
        section.sheet {
            h2 { (lang.text("me-tokens")) }
            p.soft { (lang.text("me-tokens-about")) " " a href="/api" { (lang.text("me-api")) } }
            @if let Some(token) = fresh {
                p role="status" { (lang.text("me-token-fresh")) " " code.token { (token) } }
            }
            ul.tokens {
                @for token in tokens {
                    li {
                        span { (token.label) }
                        form method="post" action="/me/tokens/revoke" {
                            input type="hidden" name="id" value=(token.id);
                            button.plain { (lang.text("me-token-revoke")) }
                        }
                    }
                }
            }
            form.row method="post" action="/me/tokens" {
                input type="text" name="label" required maxlength=(NAME_LENGTH)
                    aria-label=(lang.text("me-token-label")) placeholder=(lang.text("me-token-label"));
                button.plain { (lang.text("me-token-make")) }
            }
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct NameForm {
    name: String,
}

pub(crate) async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    headers: HeaderMap,
    Form(form): Form<NameForm>,
) -> Result<Response, Fault> {
    let guest = if let Some(player) = &visitor.player {
        app.counts.quotas.name(address.of(&player.id))?;
        Guest::known(app.house.rename(player, &form.name).await?)
    } else {
        app.counts.quotas.guest(address.0)?;
        let player = app.house.welcome(&form.name).await?;
        Guest::arriving(&app, &visitor, player).await?
    };
    Ok(go(&app, &headers, &guest, "/me"))
}

#[derive(Deserialize)]
pub(crate) struct LinkForm {
    /// `yes`: all other devices are logged out too.
    others: Option<String>,
}

pub(crate) async fn renew_link(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<LinkForm>,
) -> Result<Redirect, Fault> {
    let player = visitor.known()?;
    app.house.renew_link(player).await?;
    if form.others.is_some() {
        let own = visitor.session.as_ref().map(|session| session.id);
        app.house.end_sessions(&player.id, own).await?;
    }
    Ok(Redirect::to("/me"))
}

#[derive(Deserialize)]
pub(crate) struct TokenForm {
    label: String,
}

pub(crate) async fn make_token(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<TokenForm>,
) -> Result<Markup, Fault> {
    let token = app
        .house
        .make_token(&visitor.known()?.id, &form.label)
        .await?;
    page(&app, &visitor, Some(&token)).await
}

#[derive(Deserialize)]
pub(crate) struct RevokeForm {
    id: i64,
}

pub(crate) async fn revoke_token(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<RevokeForm>,
) -> Result<Redirect, Fault> {
    app.house
        .revoke_token(&visitor.known()?.id, form.id)
        .await?;
    Ok(Redirect::to("/me"))
}

/// The person of a personal link, if the link is in force.
async fn owner(app: &App, link: &str) -> Result<Player, Fault> {
    let (id, number) = app.signer().read_link(link).ok_or_else(Fault::old_link)?;
    let player = app.house.player(&id).await?;
    player
        .filter(|player| player.link == number)
        .ok_or_else(Fault::old_link)
}

/// Asks first: a link that is only looked at, by a preview for example, changes nothing.
pub(crate) async fn before_entering(
    State(app): State<App>,
    Path(link): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Fault> {
    let player = owner(&app, &link).await?;
    let lang = visitor.lang;
    let title = lang.with("enter-title", &[("name", (&player.name).into())]);
    let content = html! {
        section.sheet {
            h1 { (title) }
            p { (lang.text("enter-about")) }
            form method="post" action={ "/enter/" (link) } { button.chief { (lang.text("enter-go")) } }
        }
    };
    Ok(layout::page(&visitor, &title, &content))
}

/// The browser is known as the person of the link from now on, and as nobody else.
pub(crate) async fn enter(
    State(app): State<App>,
    Path(link): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let player = owner(&app, &link).await?;
    let guest = match &visitor.session {
        Some(session) if session.player == player.id => Guest::known(player),
        before => {
            let guest = Guest::arriving(&app, &visitor, player).await?;
            if let Some(session) = before {
                app.house.end_session(&session.player, session.id).await?;
            }
            guest
        }
    };
    Ok(go(&app, &headers, &guest, "/"))
}
