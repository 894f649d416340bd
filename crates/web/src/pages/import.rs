//! Bringing a record along.

use axum::extract::multipart::MultipartError;
use axum::extract::{Multipart, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};

use super::{go, welcome};
use crate::app::App;
use crate::fault::Fault;
use crate::layout;
use crate::limits::Address;
use crate::visitor::Visitor;

pub(crate) async fn show(visitor: Visitor) -> Markup {
    let lang = visitor.lang;
    let title = lang.text("import-title");
    let content = html! {
        h1 { (title) }
        form.sheet.new method="post" action="/import" enctype="multipart/form-data" {
            p { (lang.text("import-about")) }
            label { (lang.text("import-file")) " " input type="file" name="file" accept=".json,application/json"; }
            label { (lang.text("import-text")) textarea name="text" rows="6" spellcheck="false" {} }
            button.chief { (lang.text("import-go")) }
        }
    };
    layout::page(&visitor, &title, &content)
}

pub(crate) async fn bring(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    headers: HeaderMap,
    form: Result<Multipart, axum::extract::multipart::MultipartRejection>,
) -> Result<Response, Fault> {
    let form =
        form.map_err(|rejection| Fault::unreadable(rejection.status(), &rejection.body_text()))?;
    let text = record_text(form).await?;
    let player = welcome(&app, &visitor, address).await?;
    let quotas = &app.counts.quotas;
    quotas.import(address.of(&player.id), text.len())?;
    let id = app.house.import(&player.id, &text).await?;
    Ok(go(&app, &headers, &player, &format!("/r/{id}?ply=0")))
}

/// The file if there is one, else the text.
async fn record_text(mut form: Multipart) -> Result<String, Fault> {
    let unreadable = |error: MultipartError| Fault::unreadable(error.status(), &error.body_text());
    let mut record = String::new();
    while let Some(field) = form.next_field().await.map_err(unreadable)? {
        let is_file = field.name() == Some("file");
        let text = field.text().await.map_err(unreadable)?;
        if !text.trim().is_empty() && (is_file || record.is_empty()) {
            record = text;
        }
    }
    Ok(record)
}
