//! The table: playing, and all that can be done there.

mod waiting;

use std::collections::BTreeSet;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use game::{Seat, Sides, Takes};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Value;
use tables::{Ask, Chair, Refusal, SAYING_LENGTH, Stage, Table, TableId, Wishes, read_share};

use super::{
    chosen_level, go, is_script, new_table, promise, reference, report, share_field, welcome,
};
use crate::advice;
use crate::app::App;
use crate::extract::{Form, Path};
use crate::fault::Fault;
use crate::layout;
use crate::limits::Address;
use crate::table::{Looker, chronicle, paint_whole, places, result, sayings};
use crate::visitor::Visitor;
use texts::Lang;

pub(crate) async fn show(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let table = match app.house.table(&id).await {
        Err(Refusal::EarlierRules(relic)) => {
            let page = waiting::relic(&visitor, &relic);
            return Ok((StatusCode::GONE, page).into_response());
        }
        table => table?,
    };
    let page = match table.stage() {
        Stage::Waiting | Stage::Closed => waiting::room(&visitor, &table),
        Stage::Playing | Stage::Over => {
            let explained = explained(&app, &table).await?;
            playing(&visitor, &table, &explained, &html! {})
        }
    };
    Ok(page.into_response())
}

/// The plies that bots explain; none before the game is over.
async fn explained(app: &App, table: &Table) -> Result<BTreeSet<usize>, Refusal> {
    if table.stage() != Stage::Over {
        return Ok(BTreeSet::new());
    }
    let thoughts = app.house.thoughts(table.id()).await?.into_iter();
    Ok(thoughts.map(|(ply, _)| ply).collect())
}

/// The link that brings friends to the table; the script adds the address of the house and copies it.
fn invitation(lang: Lang, id: &TableId) -> Markup {
    html! {
        label.invite {
            (lang.text("invite"))
            " "
            input type="text" readonly value={ "/t/" (id) } data-address;
        }
        button.plain type="button" data-copy hidden { (lang.text("copy")) }
    }
}

/// What was chosen when the table was made, and what was picked at it.
fn chosen(lang: Lang, table: &Table) -> Markup {
    let game = table.game().id();
    let specs = new_table::choices(game).specs;
    let is_number = |key: &str| {
        let spec = specs.iter().find(|spec| spec.key == key);
        spec.is_some_and(|spec| matches!(spec.takes, Takes::Number(_)))
    };
    let plain = |key: &str, value: &Value| {
        let value = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        if is_number(key) {
            value
        } else {
            lang.text(&format!("{game}-option-{key}-{value}"))
        }
    };
    let text = |key: &str, value: &Value| match value.as_array() {
        Some(values) => {
            let values = values.iter().map(|value| plain(key, value));
            values.collect::<Vec<_>>().join(", ")
        }
        None => plain(key, value),
    };
    // That nobody has chosen a side is no agreement, and what is still to be picked is shown seat by seat.
    let open = table
        .picks()
        .key()
        .filter(|_| table.stage() == Stage::Waiting);
    let agreed = table.options().iter();
    let agreed = agreed
        .filter(|(key, value)| Some(key.as_str()) != open && value.as_str() != Some(Sides::FIRST));
    html! {
        dl.agreed {
            @for (key, value) in agreed {
                dt { (lang.text(&format!("{game}-option-{key}"))) }
                dd { (text(key, value)) }
            }
        }
    }
}

/// A table where the game is on or over, with the plies that bots explain and advice for whoever asked for it.
fn playing(
    visitor: &Visitor,
    table: &Table,
    explained: &BTreeSet<usize>,
    advice: &Markup,
) -> Markup {
    let lang = visitor.lang;
    let looker = Looker::from(visitor);
    let (painting, stage) = paint_whole(table, &looker);
    let parts = &painting.parts;
    let id = table.id();
    let heading = html! {
        div.heading id="heading" { (parts.get("heading")) }
        (to_reference(lang, table))
    };
    let main = html! {
        main.table.(table.founding().game) id="main" data-live={ "/t/" (id) "/live?after=" (table.number()) } data-turn=(painting.turn) {
            div.play {
                section.prompt {
                    p id="prompt" role="status" tabindex="-1" { (parts.get("prompt")) }
                    div.choices id="choices" { (parts.get("choices")) }
                    div.bar id="bar" { (parts.get("bar")) }
                    div.advised id="advice" role="status" { (advice) }
                }
                p.effect id="effect" aria-hidden="true" {}
                p.notice id="notice" role="alert" data-offline=(lang.text("offline")) data-lost=(lang.text("lost")) {}
                div.tip id="tip" { (parts.get("tip")) }
                section.result id="result" { (parts.get("result")) }
                (stage)
            }
            aside {
                (fold(lang, "turn-order", true, &places(parts)))
                (fold(lang, "chronicle", true, &html! {
                    ol.chronicle id="chronicle" tabindex="0" { (chronicle(table, &looker, None, explained)) }
                }))
                (fold(lang, "chat", true, &chat(lang, table)))
                (fold(lang, "about", false, &about(visitor, table)))
            }
            (forms(table))
            div id="position" { (parts.get("position")) }
        }
    };
    let waits = !painting.turn && table.stage() == Stage::Playing;
    layout::frame(visitor, &painting.title, waits, &heading, &main)
}

/// The way to the texts of all cards and tiles of this table, if the game has many.
fn to_reference(lang: Lang, table: &Table) -> Markup {
    let game = table.game().id();
    html! {
        @if reference::is_there(game) {
            a.to-reference href={ "/t/" (table.id()) "/reference" } target="_blank" {
                (lang.text(&format!("{game}-rules-reference")))
            }
        }
    }
}

/// A section that can be folded away: on a small screen the script folds it.
fn fold(lang: Lang, name: &str, open: bool, content: &Markup) -> Markup {
    html! {
        details.sheet.(name) open[open] data-fold[open] {
            summary { h2 { (lang.text(name)) } }
            (content)
        }
    }
}

/// The forms that buttons all over the page submit.
fn forms(table: &Table) -> Markup {
    let id = table.id();
    // The script gives every move a key of its own; without it, this page sends one move.
    let key = tables::Token::fresh();
    html! {
        form id="move" method="post" action={ "/t/" (id) "/move" } {
            input type="hidden" name="key" value=(key);
        }
        @for name in ["undo", "return"] {
            form id=(name) method="post" action={ "/t/" (id) "/" (name) } {}
        }
        form id="rematch" method="post" action={ "/t/" (id) "/rematch" } {
            (share_field(Some(table.founding().next_commitment())))
        }
    }
}

fn chat(lang: Lang, table: &Table) -> Markup {
    html! {
        ol.sayings id="sayings" aria-live="polite" { (sayings(table, 0)) }
        form.say method="post" action={ "/t/" (table.id()) "/say" } data-say {
            input type="text" name="text" required maxlength=(SAYING_LENGTH) autocomplete="off"
                aria-label=(lang.text("say")) placeholder=(lang.text("say"));
            button.plain { (lang.text("send")) }
        }
    }
}

/// The link to the table, what was chosen, the promise about chance, and the way out.
fn about(visitor: &Visitor, table: &Table) -> Markup {
    let lang = visitor.lang;
    let present = table.chairs().iter().filter(|chair| chair.is_present());
    let is_own = |chair: &Chair| visitor.id().is_some_and(|player| chair.belongs_to(player));
    let (own, others): (Vec<_>, Vec<_>) = present.partition(|chair| is_own(chair));
    let leave = if others.is_empty() {
        "leave-game-alone"
    } else {
        "leave-game"
    };
    html! {
        (invitation(lang, table.id()))
        (chosen(lang, table))
        (promise(lang, table.founding().commitment()))
        button.plain type="button" data-notify hidden { (lang.text("notify")) }
        @if !own.is_empty() && table.stage() == Stage::Playing {
            form method="post" action={ "/t/" (table.id()) "/leave" } {
                button.plain { (lang.text(leave)) }
            }
        }
        (report::form(visitor, table))
    }
}

/// What a master would do: for the script just that, for everybody else the table with it.
pub(crate) async fn hint(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    address: Address,
    headers: HeaderMap,
) -> Result<Markup, Fault> {
    let (table, opinion) = advice::ask(&app, address, &id, &visitor.known()?.id).await?;
    let advice = advice::hint(&table, &Looker::from(&visitor), &opinion);
    Ok(if is_script(&headers) {
        advice
    } else {
        playing(&visitor, &table, &BTreeSet::new(), &advice)
    })
}

/// How the game ended, for a page that has seen it end; nothing before.
pub(crate) async fn outcome(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
) -> Result<Markup, Fault> {
    let table = app.house.table(&id).await?;
    Ok(result(&table, &Looker::from(&visitor)))
}

/// All that happened, for a page that has seen the game end: from then on bots explain it.
pub(crate) async fn story(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
) -> Result<Markup, Fault> {
    let table = app.house.table(&id).await?;
    if matches!(table.stage(), Stage::Waiting | Stage::Closed) {
        return Err(Refusal::NotBegun.into());
    }
    let explained = explained(&app, &table).await?;
    let looker = Looker::from(&visitor);
    Ok(chronicle(&table, &looker, None, &explained))
}

/// What comes of a write: the script hears that it is done, everybody else sees the table.
fn done(headers: &HeaderMap, table: &Table) -> Response {
    if is_script(headers) {
        Json(serde_json::json!({"number": table.number()})).into_response()
    } else {
        Redirect::to(&format!("/t/{}", table.id())).into_response()
    }
}

#[derive(Deserialize)]
pub(crate) struct MoveForm {
    action: String,
    number: u64,
    key: String,
}

pub(crate) async fn play(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    address: Address,
    headers: HeaderMap,
    Form(form): Form<MoveForm>,
) -> Result<Response, Fault> {
    let ask = Ask {
        action: form.action,
        number: form.number,
        key: form.key,
    };
    let who = &visitor.known()?.id;
    let quotas = &app.counts.quotas;
    quotas.take_back(address.of(who), ask.takes_back())?;
    let played = app.house.play(&id, who, ask).await?;
    Ok(done(&headers, &played.table))
}

#[derive(Deserialize)]
pub(crate) struct UndoForm {
    number: u64,
}

pub(crate) async fn undo(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    address: Address,
    headers: HeaderMap,
    Form(form): Form<UndoForm>,
) -> Result<Response, Fault> {
    let who = &visitor.known()?.id;
    app.counts.quotas.change(address.of(who))?;
    let table = app.house.undo(&id, who, form.number).await?;
    Ok(done(&headers, &table))
}

#[derive(Deserialize)]
pub(crate) struct SeatForm {
    seat: Option<Seat>,
    bot: Option<String>,
    /// What to play as; empty for whatever is left.
    side: Option<String>,
    /// What to add to the deal; empty without a script.
    share: Option<String>,
}

impl SeatForm {
    fn side(&self) -> Option<&str> {
        self.side.as_deref().filter(|side| !side.is_empty())
    }
}

pub(crate) async fn sit(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    address: Address,
    headers: HeaderMap,
    Form(form): Form<SeatForm>,
) -> Result<Response, Fault> {
    let wishes = Wishes {
        side: form.side(),
        share: read_share(form.share.as_deref())?,
    };
    // A table that does not exist welcomes nobody.
    app.house.table(&id).await?;
    let player = welcome(&app, &visitor, address).await?;
    app.sit(address, &id, &player, form.seat, wishes).await?;
    Ok(go(&app, &headers, &player, &format!("/t/{id}")))
}

pub(crate) async fn pick(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    address: Address,
    headers: HeaderMap,
    Form(form): Form<SeatForm>,
) -> Result<Response, Fault> {
    let who = &visitor.known()?.id;
    app.counts.quotas.change(address.of(who))?;
    let table = app.house.pick(&id, who, form.side()).await?;
    Ok(done(&headers, &table))
}

pub(crate) async fn arrange(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    address: Address,
    headers: HeaderMap,
    Form(form): Form<SeatForm>,
) -> Result<Response, Fault> {
    let seat = form.seat.ok_or(Refusal::Taken)?;
    let bot = form.bot.as_deref().map(|name| chosen_level(Some(name)));
    let bot = bot.transpose()?;
    let who = &visitor.known()?.id;
    app.counts.quotas.change(address.of(who))?;
    let _places = match bot {
        Some(_) => Some(app.room_for_bots(address, who, &id)?),
        None => None,
    };
    let table = app.house.arrange(&id, who, seat, bot).await?;
    Ok(done(&headers, &table))
}

#[derive(Deserialize)]
pub(crate) struct StartForm {
    bot: Option<String>,
}

pub(crate) async fn start(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    address: Address,
    headers: HeaderMap,
    Form(form): Form<StartForm>,
) -> Result<Response, Fault> {
    let level = chosen_level(form.bot.as_deref())?;
    let who = &visitor.known()?.id;
    app.counts.quotas.change(address.of(who))?;
    let _places = app.room_for_bots(address, who, &id)?;
    let table = app.house.start(&id, who, level).await?;
    Ok(done(&headers, &table))
}

pub(crate) async fn leave(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    address: Address,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let who = &visitor.known()?.id;
    app.counts.quotas.change(address.of(who))?;
    let table = app.house.leave(&id, who).await?;
    Ok(done(&headers, &table))
}

pub(crate) async fn come_back(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    address: Address,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let who = &visitor.known()?.id;
    app.counts.quotas.change(address.of(who))?;
    let table = app.come_back(address, &id, who).await?;
    Ok(done(&headers, &table))
}

#[derive(Deserialize)]
pub(crate) struct RematchForm {
    share: Option<String>,
}

pub(crate) async fn rematch(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    address: Address,
    Form(form): Form<RematchForm>,
) -> Result<Redirect, Fault> {
    let share = read_share(form.share.as_deref())?;
    let who = &visitor.known()?.id;
    let next = app.rematch(address, &id, who, share).await?;
    Ok(Redirect::to(&format!("/t/{next}")))
}

#[derive(Deserialize)]
pub(crate) struct SayForm {
    text: String,
}

pub(crate) async fn say(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    address: Address,
    headers: HeaderMap,
    Form(form): Form<SayForm>,
) -> Result<Response, Fault> {
    app.house.table(&id).await?;
    let player = welcome(&app, &visitor, address).await?;
    app.counts.quotas.chat(address.of(&player.id))?;
    let table = app.house.say(&id, &player, &form.text).await?;
    let mut response = done(&headers, &table);
    player.remember(&app, &headers, &mut response);
    Ok(response)
}

/// The record of a finished game, as a file.
pub(crate) async fn record(
    State(app): State<App>,
    Path(id): Path<TableId>,
) -> Result<Response, Fault> {
    let table = app.house.table(&id).await?;
    let record = table.record().ok_or(Refusal::NotOver)?;
    let name = format!("attachment; filename=\"{}-{id}.json\"", record.game);
    Ok(([(CONTENT_DISPOSITION, name)], Json(record)).into_response())
}
