//! Tables, through the same door as people.

use axum::Json as Answer;
use axum::extract::State;
use axum::http::StatusCode;
use bots::Level;
use game::{Record, Seat};
use tables::{Ask, Order, Refusal, SeatOrder, Table, TableId};

use super::shapes::{
    ErrorShape, MeShape, MoveShape, OrderShape, PickShape, PlayedShape, SayShape, SitShape,
    StandingShape, StartShape, TableShape, UndoShape,
};
use crate::app::App;
use crate::extract::{Json, Path};
use crate::fault::Fault;
use crate::pages::chosen_level;
use crate::visitor::Caller;

type Told = Result<Answer<TableShape>, Fault>;

fn told(table: &Table, caller: &Caller) -> Answer<TableShape> {
    Answer(TableShape::new(table, Some(&caller.0.id)))
}

/// Who you are and your tables.
#[utoipa::path(get, path = "/api/v1/me", security(("token" = [])),
    responses((status = 200, body = MeShape), (status = 401, body = ErrorShape)))]
pub(crate) async fn me(State(app): State<App>, caller: Caller) -> Result<Answer<MeShape>, Fault> {
    let tables = app.house.tables_of(&caller.0.id, 100).await?;
    Ok(Answer(MeShape {
        name: caller.0.name,
        tables: tables.into_iter().map(StandingShape::from).collect(),
    }))
}

/// Public tables that wait for players.
#[utoipa::path(get, path = "/api/v1/tables", responses((status = 200, body = Vec<StandingShape>)))]
pub(crate) async fn list(State(app): State<App>) -> Result<Answer<Vec<StandingShape>>, Fault> {
    let open = app.house.open_tables(100).await?;
    Ok(Answer(open.into_iter().map(StandingShape::from).collect()))
}

/// Makes a table; the game begins when all seats are taken.
#[utoipa::path(post, path = "/api/v1/tables", security(("token" = [])), request_body = OrderShape,
    responses((status = 201, body = TableShape), (status = 422, body = ErrorShape)))]
pub(crate) async fn found(
    State(app): State<App>,
    caller: Caller,
    Json(order): Json<OrderShape>,
) -> Result<(StatusCode, Answer<TableShape>), Fault> {
    let seats: Result<Vec<SeatOrder>, Refusal> =
        order.seats.iter().map(|seat| seat_order(seat)).collect();
    let order = Order {
        game: order.game,
        options: order.options,
        seats: seats?,
        public: order.public,
    };
    let table = app.house.found(&caller.0, order).await?;
    Ok((StatusCode::CREATED, told(&table, &caller)))
}

fn seat_order(seat: &str) -> Result<SeatOrder, Refusal> {
    match seat {
        "me" => Ok(SeatOrder::Me),
        "open" => Ok(SeatOrder::Open),
        bot => {
            let level = bot.parse::<Level>().map(SeatOrder::Bot);
            level.map_err(|error| {
                Refusal::Seats(format!("a seat is `me`, `open` or a bot; {error}"))
            })
        }
    }
}

/// A table as you see it: your view, your legal actions.
#[utoipa::path(get, path = "/api/v1/tables/{table}", params(("table" = String, Path)),
    responses((status = 200, body = TableShape), (status = 404, body = ErrorShape)))]
pub(crate) async fn show(
    State(app): State<App>,
    Path(id): Path<TableId>,
    caller: Option<Caller>,
) -> Told {
    let table = app.house.table(&id).await?;
    let player = caller.as_ref().map(|caller| &caller.0.id);
    Ok(Answer(TableShape::new(&table, player)))
}

/// Takes a decision.
#[utoipa::path(post, path = "/api/v1/tables/{table}/moves", params(("table" = String, Path)), security(("token" = [])),
    request_body = MoveShape,
    responses((status = 200, body = PlayedShape), (status = 403, body = ErrorShape),
        (status = 409, description = "The position has changed since", body = ErrorShape),
        (status = 422, description = "Not legal; the error says what is", body = ErrorShape)))]
pub(crate) async fn play(
    State(app): State<App>,
    Path(id): Path<TableId>,
    caller: Caller,
    Json(shape): Json<MoveShape>,
) -> Result<Answer<PlayedShape>, Fault> {
    let ask = Ask {
        action: shape.action,
        number: shape.number,
        key: shape.key,
    };
    let played = app.house.play(&id, &caller.0.id, ask).await?;
    Ok(Answer(PlayedShape {
        repeated: played.repeated,
        table: TableShape::new(&played.table, Some(&caller.0.id)),
    }))
}

/// Takes your last decision back.
#[utoipa::path(post, path = "/api/v1/tables/{table}/undo", params(("table" = String, Path)), security(("token" = [])),
    request_body = UndoShape, responses((status = 200, body = TableShape), (status = 409, body = ErrorShape)))]
pub(crate) async fn undo(
    State(app): State<App>,
    Path(id): Path<TableId>,
    caller: Caller,
    Json(shape): Json<UndoShape>,
) -> Told {
    let table = app.house.undo(&id, &caller.0.id, shape.number).await?;
    Ok(told(&table, &caller))
}

/// Takes an open seat.
#[utoipa::path(post, path = "/api/v1/tables/{table}/sit", params(("table" = String, Path)), security(("token" = [])),
    request_body = SitShape, responses((status = 200, body = TableShape), (status = 409, body = ErrorShape)))]
pub(crate) async fn sit(
    State(app): State<App>,
    Path(id): Path<TableId>,
    caller: Caller,
    Json(shape): Json<SitShape>,
) -> Told {
    let seat = shape.seat.map(Seat::try_from).transpose();
    let seat = seat.map_err(|_| Refusal::Taken)?;
    let side = shape.side.as_deref();
    let table = app.house.sit_as(&id, &caller.0, seat, side).await?;
    Ok(told(&table, &caller))
}

/// Picks what to play as while the table waits.
#[utoipa::path(post, path = "/api/v1/tables/{table}/pick", params(("table" = String, Path)), security(("token" = [])),
    request_body = PickShape,
    responses((status = 200, body = TableShape), (status = 403, body = ErrorShape),
        (status = 409, description = "Somebody else has picked it", body = ErrorShape),
        (status = 422, description = "There is no such side; the error says which there are", body = ErrorShape)))]
pub(crate) async fn pick(
    State(app): State<App>,
    Path(id): Path<TableId>,
    caller: Caller,
    Json(shape): Json<PickShape>,
) -> Told {
    let table = app
        .house
        .pick(&id, &caller.0.id, shape.side.as_deref())
        .await?;
    Ok(told(&table, &caller))
}

/// Puts bots into all open seats, so that the game begins.
#[utoipa::path(post, path = "/api/v1/tables/{table}/start", params(("table" = String, Path)), security(("token" = [])),
    request_body = StartShape, responses((status = 200, body = TableShape), (status = 403, body = ErrorShape)))]
pub(crate) async fn start(
    State(app): State<App>,
    Path(id): Path<TableId>,
    caller: Caller,
    shape: Option<Json<StartShape>>,
) -> Told {
    let bot = shape.and_then(|Json(shape)| shape.bot);
    let level = chosen_level(bot.as_deref())?;
    let table = app.house.start(&id, &caller.0.id, level).await?;
    Ok(told(&table, &caller))
}

/// Leaves the table; in a game a bot plays for you until you return.
#[utoipa::path(post, path = "/api/v1/tables/{table}/leave", params(("table" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TableShape), (status = 403, body = ErrorShape)))]
pub(crate) async fn leave(State(app): State<App>, Path(id): Path<TableId>, caller: Caller) -> Told {
    let table = app.house.leave(&id, &caller.0.id).await?;
    Ok(told(&table, &caller))
}

/// Takes your seat again.
#[utoipa::path(post, path = "/api/v1/tables/{table}/return", params(("table" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TableShape), (status = 403, body = ErrorShape)))]
pub(crate) async fn come_back(
    State(app): State<App>,
    Path(id): Path<TableId>,
    caller: Caller,
) -> Told {
    let table = app.house.come_back(&id, &caller.0.id).await?;
    Ok(told(&table, &caller))
}

/// Says something at the table.
#[utoipa::path(post, path = "/api/v1/tables/{table}/say", params(("table" = String, Path)), security(("token" = [])),
    request_body = SayShape, responses((status = 200, body = TableShape), (status = 422, body = ErrorShape)))]
pub(crate) async fn say(
    State(app): State<App>,
    Path(id): Path<TableId>,
    caller: Caller,
    Json(shape): Json<SayShape>,
) -> Told {
    let table = app.house.say(&id, &caller.0, &shape.text).await?;
    Ok(told(&table, &caller))
}

/// The table where the same people play again; made by the first who asks.
#[utoipa::path(post, path = "/api/v1/tables/{table}/rematch", params(("table" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TableShape), (status = 409, body = ErrorShape)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    Path(id): Path<TableId>,
    caller: Caller,
) -> Told {
    let next = app.house.rematch(&id, &caller.0.id).await?;
    Ok(told(&*app.house.table(&next).await?, &caller))
}

/// The record of a game that is over.
#[utoipa::path(get, path = "/api/v1/tables/{table}/record", params(("table" = String, Path)),
    responses((status = 200, body = Object), (status = 409, body = ErrorShape)))]
pub(crate) async fn record(
    State(app): State<App>,
    Path(id): Path<TableId>,
) -> Result<Answer<Record>, Fault> {
    let table = app.house.table(&id).await?;
    Ok(Answer(table.record().ok_or(Refusal::NotOver)?))
}
