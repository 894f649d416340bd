//! What bots think of decisions.

use axum::Json as Answer;
use axum::extract::State;
use game::Seat;
use serde::Deserialize;
use tables::{Refusal, Stage, TableId};

use super::shapes::{OpinionShape, ThoughtShape};
use crate::advice;
use crate::app::App;
use crate::extract::{Path, Query};
use crate::fault::Fault;
use crate::limits::Address;
use crate::visitor::Caller;

/// What a master would do in your place; at a table for practice, with you and bots only.
#[utoipa::path(get, path = "/api/v1/tables/{table}/hint", operation_id = "hint", params(("table" = String, Path)), security(("token" = [])),
    responses((status = 200, body = OpinionShape)))]
pub(crate) async fn hint(
    State(app): State<App>,
    Path(id): Path<TableId>,
    address: Address,
    caller: Caller,
) -> Result<Answer<OpinionShape>, Fault> {
    let (_, opinion) = advice::ask(&app, address, &id, &caller.0.id).await?;
    Ok(Answer(opinion.into()))
}

/// What bots thought when they took the decisions of a game that is over.
#[utoipa::path(get, path = "/api/v1/tables/{table}/thoughts", operation_id = "thoughts", params(("table" = String, Path)),
    responses((status = 200, body = Vec<ThoughtShape>)))]
pub(crate) async fn thoughts(
    State(app): State<App>,
    Path(id): Path<TableId>,
) -> Result<Answer<Vec<ThoughtShape>>, Fault> {
    let thoughts = app.house.thoughts(&id).await?.into_iter();
    Ok(Answer(thoughts.map(ThoughtShape::from).collect()))
}

/// Which decision is meant.
#[derive(Deserialize)]
pub(crate) struct Which {
    ply: usize,
    seat: Option<u8>,
}

/// What a master would do after `ply` decisions of a game that is over, in the place of `seat` or of the first who is to decide.
#[utoipa::path(get, path = "/api/v1/tables/{table}/analysis", operation_id = "analysis",
    params(("table" = String, Path), ("ply" = usize, Query), ("seat" = Option<u8>, Query)),
    responses((status = 200, body = OpinionShape)))]
pub(crate) async fn analysis(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(which): Query<Which>,
    address: Address,
) -> Result<Answer<OpinionShape>, Fault> {
    let table = app.house.table(&id).await?;
    if table.stage() != Stage::Over {
        return Err(Refusal::NotOver.into());
    }
    let game = table.game().clone();
    if which.ply > game.ply() {
        return Err(Refusal::NothingToDecide.into());
    }
    let seat = match which.seat {
        Some(seat) if usize::from(seat) >= game.seats() => return Err(Fault::no_seat()),
        Some(seat) => Seat::try_from(seat).ok(),
        None => game.to_act_at(which.ply).first(),
    };
    let seat = seat.ok_or(Refusal::NothingToDecide)?;
    app.counts.quotas.advice(address.anybody())?;
    let opinion = app.house.analyse(game, which.ply, seat).await?;
    Ok(Answer(opinion.into()))
}
