//! Telling the house about somebody at a table.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use serde::Deserialize;
use tables::{Chair, PlayerId, REASON_LENGTH, Refusal, Table, TableId};

use super::is_script;
use crate::app::App;
use crate::extract::{Form, Path};
use crate::fault::Fault;
use crate::layout;
use crate::limits::Address;
use crate::table::names;
use crate::visitor::Visitor;

/// Whoever can be reported at a table by the one who asks: those who sit there and those who have written there, by what the form
/// calls them. Pages do not tell by which names the house knows people.
fn reportable(visitor: &Visitor, table: &Table) -> BTreeMap<String, (PlayerId, String)> {
    let mut people = BTreeMap::new();
    for ((seat, chair), name) in table.seats().zip(names(visitor.lang, table.chairs())) {
        if let Chair::Person {
            player, name: own, ..
        } = chair
            && !own.is_empty()
        {
            people.insert(format!("seat-{seat}"), (player.clone(), name));
        }
    }
    for said in table.said().iter().filter(|said| !said.text.is_empty()) {
        if people.values().all(|(known, _)| *known != said.player) {
            let person = (said.player.clone(), said.name.clone());
            people.insert(format!("said-{}", said.number), person);
        }
    }
    people.retain(|_, (player, _)| visitor.id() != Some(&*player));
    people
}

/// The form, for whoever is known here, if there is anybody to report.
pub(crate) fn form(visitor: &Visitor, table: &Table) -> Markup {
    let lang = visitor.lang;
    let people = reportable(visitor, table);
    html! {
        @if visitor.player.is_some() && !people.is_empty() {
            details.report {
                summary { (lang.text("report")) }
                form method="post" action={ "/t/" (table.id()) "/report" } {
                    p.soft { (lang.text("report-about")) }
                    label {
                        (lang.text("report-whom")) " "
                        select name="whom" {
                            @for (whom, (_, name)) in &people { option value=(whom) { (name) } }
                        }
                    }
                    label {
                        (lang.text("report-reason")) " "
                        input type="text" name="reason" required maxlength=(REASON_LENGTH) autocomplete="off";
                    }
                    button.plain { (lang.text("report-go")) }
                }
            }
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct ReportForm {
    whom: String,
    reason: String,
}

pub(crate) async fn leave(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    address: Address,
    headers: HeaderMap,
    Form(form): Form<ReportForm>,
) -> Result<Response, Fault> {
    let reporter = visitor.known()?;
    let table = app.house.table(&id).await?;
    app.counts.quotas.report(address.of(&reporter.id))?;
    let people = reportable(&visitor, &table);
    let (against, _) = people.get(&form.whom).ok_or(Refusal::NobodyToReport)?;
    app.house
        .report(&id, &reporter.id, against, &form.reason)
        .await?;
    if is_script(&headers) {
        return Ok(Json(serde_json::json!({"number": table.number()})).into_response());
    }
    let lang = visitor.lang;
    let title = lang.text("reported-title");
    let content = html! {
        section.sheet {
            h1 { (title) }
            p { (lang.text("reported")) }
            p { a.button.chief href={ "/t/" (id) } { (lang.text("fault-back")) } }
        }
    };
    Ok(layout::page(&visitor, &title, &content).into_response())
}
