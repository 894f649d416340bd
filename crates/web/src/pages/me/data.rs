//! All that is kept about the one who asks: to take along, or to be forgotten.

use std::time::Duration;

use axum::BoxError;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Redirect, Response};
use futures_util::stream;
use maud::{Markup, html};
use serde::Deserialize;
use tables::Dossier;
use tokio::time::Instant;

use crate::app::App;
use crate::cookies::forget_session;
use crate::extract::Form;
use crate::fault::Fault;
use crate::layout;
use crate::limits::Address;
use crate::meters::{Cut, Meters};
use crate::net::{self, Place};
use crate::visitor::Visitor;
use texts::Lang;

/// Whoever sat at very many tables is told that it is under way after so long; it goes on.
const PATIENCE: Duration = Duration::from_secs(5);

/// So many bytes are handed to the connection at a time.
const FRAME: usize = 32 * 1024;

/// The two ways.
pub(super) fn section(lang: Lang) -> Markup {
    html! {
        section.sheet {
            h2 { (lang.text("data")) }
            p.soft { (lang.text("data-about")) }
            div.ways {
                a.button.plain href="/me/data.json" download { (lang.text("data-download")) }
                a.button.plain href="/me/delete" { (lang.text("delete")) }
            }
        }
    }
}

/// Everything as one file.
pub(crate) async fn download(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
) -> Result<Response, Fault> {
    let Some(player) = visitor.id() else {
        return Ok(Redirect::to("/me").into_response());
    };
    let place = net::admit_export(&app, address)?;
    app.counts.quotas.export(address.of(player))?;
    let mut dossier = app.house.dossier(player);
    let first = dossier.piece().await?.unwrap_or_default();
    let download = Download {
        left: first.into(),
        dossier,
        until: Instant::now() + app.settings.bounds.export,
        meters: app.meters.clone(),
        _place: place,
    };
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (
            CONTENT_DISPOSITION,
            "attachment; filename=\"patolli-data.json\"",
        ),
    ];
    let body = Body::from_stream(stream::try_unfold(download, Download::next));
    Ok((headers, body).into_response())
}

/// What is still to be sent. It is read while it is taken, and no more of it is in memory than one piece.
struct Download {
    /// What was read and is not sent yet.
    left: Bytes,
    dossier: Dossier,
    until: Instant,
    meters: Meters,
    _place: Place,
}

impl Download {
    /// The next frame, and what is left after it.
    async fn next(mut self) -> Result<Option<(Bytes, Self)>, BoxError> {
        // The connection asks for more when it has sent what it had.
        if Instant::now() >= self.until {
            self.meters.cut(Cut::Slow);
            return Err("a download was not taken whole in its time".into());
        }
        if self.left.is_empty() {
            let Some(piece) = self.dossier.piece().await? else {
                return Ok(None);
            };
            self.left = piece.into();
        }
        let frame = self.left.split_to(FRAME.min(self.left.len()));
        Ok(Some((frame, self)))
    }
}

/// Asks first, and says what goes and what stays.
pub(crate) async fn before_deleting(visitor: Visitor) -> Response {
    if visitor.player.is_none() {
        return Redirect::to("/me").into_response();
    }
    question(&visitor, false).into_response()
}

fn question(visitor: &Visitor, unsure: bool) -> Markup {
    let lang = visitor.lang;
    let title = lang.text("delete-title");
    let content = html! {
        section.sheet {
            h1 { (title) }
            p { (lang.text("delete-goes")) }
            p { (lang.text("delete-stays")) }
            @if unsure { p.warning role="alert" { (lang.text("delete-unsure")) } }
            form method="post" action="/me/delete" {
                p { label { input type="checkbox" name="sure" value="yes" required; " " (lang.text("delete-sure")) } }
                div.ways {
                    button.chief { (lang.text("delete")) }
                    a.button href="/me" { (lang.text("delete-not")) }
                }
            }
        }
    };
    layout::page(visitor, &title, &content)
}

#[derive(Deserialize)]
pub(crate) struct DeleteForm {
    sure: Option<String>,
}

pub(crate) async fn delete(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<DeleteForm>,
) -> Result<Response, Fault> {
    let player = visitor.known()?.id.clone();
    if form.sure.as_deref() != Some("yes") {
        return Ok(question(&visitor, true).into_response());
    }
    let house = app.house.clone();
    // It is done whether or not somebody waits for it.
    let forgetting = tokio::spawn(async move { house.forget_person(&player).await });
    if let Ok(Ok(forgotten)) = tokio::time::timeout(PATIENCE, forgetting).await {
        forgotten?;
    }
    let stranger = Visitor {
        player: None,
        session: None,
        ..visitor
    };
    let lang = stranger.lang;
    let title = lang.text("deleted-title");
    let content = html! {
        section.sheet {
            h1 { (title) }
            p { (lang.text("deleted")) }
            p { a.button href="/" { (lang.text("fault-home")) } }
        }
    };
    let mut response = layout::page(&stranger, &title, &content).into_response();
    forget_session(&app, &headers, &mut response);
    Ok(response)
}
