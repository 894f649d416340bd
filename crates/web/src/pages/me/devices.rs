//! The browsers by which the one who asks is known, and logging them out.

use std::time::{SystemTime, UNIX_EPOCH};

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use tables::{Device, Session};

use super::personal_link;
use crate::app::App;
use crate::cookies::forget_session;
use crate::device;
use crate::extract::Form;
use crate::fault::Fault;
use crate::layout;
use crate::visitor::Visitor;
use texts::Lang;

/// A day in seconds.
const DAY: i64 = 24 * 60 * 60;

/// The list of devices, with a way to log out each, and all others.
pub(super) fn section(lang: Lang, devices: &[Device], own: Option<&Session>) -> Markup {
    let is_own = |device: &Device| own.is_some_and(|own| own.id == device.id);
    html! {
        section.sheet {
            h2 { (lang.text("devices")) }
            p.soft { (lang.text("devices-about")) }
            ul.tokens.devices {
                @for device in devices {
                    li {
                        span {
                            strong { (device::told(lang, &device.name)) }
                            @if is_own(device) { " · " (lang.text("device-own")) }
                            " · " (seen(lang, device))
                        }
                        @if is_own(device) {
                            a.button.plain href="/me/logout" { (lang.text("logout")) }
                        } @else {
                            form method="post" action="/me/devices/end" {
                                input type="hidden" name="id" value=(device.id);
                                button.plain { (lang.text("logout")) }
                            }
                        }
                    }
                }
            }
            @if devices.len() > 1 {
                form method="post" action="/me/devices/end-others" {
                    button.plain { (lang.text("logout-others")) }
                }
            }
        }
    }
}

/// When it was used last, in days.
fn seen(lang: Lang, device: &Device) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.map_or(0, |now| i64::try_from(now.as_secs()).unwrap_or(i64::MAX));
    let days = usize::try_from((now / DAY).saturating_sub(device.seen / DAY)).unwrap_or(0);
    lang.with("device-seen", &[("days", days.into())])
}

#[derive(Deserialize)]
pub(crate) struct EndForm {
    id: i64,
}

/// Logs out one other device.
pub(crate) async fn end(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<EndForm>,
) -> Result<Redirect, Fault> {
    app.house.end_session(&visitor.known()?.id, form.id).await?;
    Ok(Redirect::to("/me"))
}

/// Logs out all devices but this one.
pub(crate) async fn end_others(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Redirect, Fault> {
    let own = visitor.session.as_ref().map(|session| session.id);
    app.house.end_sessions(&visitor.known()?.id, own).await?;
    Ok(Redirect::to("/me"))
}

/// Asks first: whoever has no other device and has not kept the personal link loses name and tables.
pub(crate) async fn before_leaving(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let lang = visitor.lang;
    let Some(player) = &visitor.player else {
        return Ok(Redirect::to("/me").into_response());
    };
    let others = app.house.devices(&player.id).await?.len() > 1;
    let title = lang.text("logout-title");
    let content = html! {
        section.sheet {
            h1 { (title) }
            @if others {
                p { (lang.text("logout-others-stay")) }
            } @else {
                p.warning role="alert" { (lang.text("logout-warning")) }
            }
            (personal_link(&app, lang, player))
            div.ways {
                form method="post" action="/me/logout" { button.chief { (lang.text("logout")) } }
                a.button href="/me" { (lang.text("logout-stay")) }
            }
        }
    };
    Ok(layout::page(&visitor, &title, &content).into_response())
}

/// Logs out this browser.
pub(crate) async fn log_out(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    if let Some(session) = &visitor.session {
        app.house.end_session(&session.player, session.id).await?;
    }
    let mut response = Redirect::to("/").into_response();
    forget_session(&app, &headers, &mut response);
    Ok(response)
}
