//! Tables, through the same door as people.

use axum::Json as Answer;
use axum::extract::State;
use axum::http::StatusCode;
use bots::Level;
use game::{BadSeed, Record, Seat, Seed};
use tables::{Ask, Contribution, Order, Refusal, SeatOrder, Table, TableId, Wishes, read_share};

use super::shapes::{
    MeShape, MoveShape, OrderShape, PickShape, PlayedShape, PledgeShape, RematchShape, SayShape,
    ShareShape, SitShape, StandingShape, StartShape, TableShape, UndoShape,
};
use crate::app::App;
use crate::extract::{Json, Path};
use crate::fault::Fault;
use crate::limits::Address;
use crate::pages::chosen_level;
use crate::visitor::Caller;

type Told = Result<Answer<TableShape>, Fault>;

fn told(table: &Table, caller: &Caller) -> Answer<TableShape> {
    Answer(TableShape::new(table, Some(&caller.0.id)))
}

/// Who you are and your tables.
#[utoipa::path(get, path = "/api/v1/me", operation_id = "me", security(("token" = [])),
    responses((status = 200, body = MeShape)))]
pub(crate) async fn me(State(app): State<App>, caller: Caller) -> Result<Answer<MeShape>, Fault> {
    let tables = app.house.tables_of(&caller.0.id, 100).await?;
    Ok(Answer(MeShape {
        name: caller.0.name,
        tables: tables.into_iter().map(StandingShape::from).collect(),
    }))
}

/// Public tables that wait for players.
#[utoipa::path(get, path = "/api/v1/tables", operation_id = "openTables", responses((status = 200, body = Vec<StandingShape>)))]
pub(crate) async fn list(State(app): State<App>) -> Result<Answer<Vec<StandingShape>>, Fault> {
    let open = app.house.open_tables(100).await?;
    Ok(Answer(open.into_iter().map(StandingShape::from).collect()))
}

/// Makes a table; the game begins when all seats are taken.
#[utoipa::path(post, path = "/api/v1/tables", operation_id = "makeTable", security(("token" = [])), request_body = OrderShape,
    responses((status = 201, body = TableShape)))]
pub(crate) async fn found(
    State(app): State<App>,
    address: Address,
    caller: Caller,
    Json(order): Json<OrderShape>,
) -> Result<(StatusCode, Answer<TableShape>), Fault> {
    let seats: Result<Vec<SeatOrder>, Refusal> =
        order.seats.iter().map(|seat| seat_order(seat)).collect();
    let seed: Option<Result<Seed, BadSeed>> = order.seed.map(|seed| seed.parse());
    let own = Contribution::read(order.pledge.as_deref(), order.share.as_deref())?;
    let order = Order {
        game: order.game,
        options: order.options,
        seats: seats?,
        public: order.public,
        seed: seed.transpose().map_err(Refusal::from)?,
        own,
    };
    let table = app.found(address, &caller.0, order).await?;
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
#[utoipa::path(get, path = "/api/v1/tables/{table}", operation_id = "table", params(("table" = String, Path)),
    security((), ("token" = [])),
    responses((status = 200, body = TableShape)))]
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
#[utoipa::path(post, path = "/api/v1/tables/{table}/moves", operation_id = "move", params(("table" = String, Path)), security(("token" = [])),
    request_body = MoveShape,
    responses((status = 200, body = PlayedShape)))]
pub(crate) async fn play(
    State(app): State<App>,
    Path(id): Path<TableId>,
    address: Address,
    caller: Caller,
    Json(shape): Json<MoveShape>,
) -> Result<Answer<PlayedShape>, Fault> {
    let ask = Ask {
        action: shape.action,
        number: shape.number,
        key: shape.key,
    };
    let quotas = &app.counts.quotas;
    quotas.take_back(address.of(&caller.0.id), ask.takes_back())?;
    let played = app.house.play(&id, &caller.0.id, ask).await?;
    Ok(Answer(PlayedShape {
        repeated: played.repeated,
        table: TableShape::new(&played.table, Some(&caller.0.id)),
    }))
}

/// Takes your last decision back.
#[utoipa::path(post, path = "/api/v1/tables/{table}/undo", operation_id = "undo", params(("table" = String, Path)), security(("token" = [])),
    request_body = UndoShape, responses((status = 200, body = TableShape)))]
pub(crate) async fn undo(
    State(app): State<App>,
    Path(id): Path<TableId>,
    address: Address,
    caller: Caller,
    Json(shape): Json<UndoShape>,
) -> Told {
    app.counts.quotas.change(address.of(&caller.0.id))?;
    let table = app.house.undo(&id, &caller.0.id, shape.number).await?;
    Ok(told(&table, &caller))
}

/// Takes an open seat.
#[utoipa::path(post, path = "/api/v1/tables/{table}/sit", operation_id = "sit", params(("table" = String, Path)), security(("token" = [])),
    request_body = SitShape, responses((status = 200, body = TableShape)))]
pub(crate) async fn sit(
    State(app): State<App>,
    Path(id): Path<TableId>,
    address: Address,
    caller: Caller,
    Json(shape): Json<SitShape>,
) -> Told {
    let seat = shape.seat.map(Seat::try_from).transpose();
    let seat = seat.map_err(|_| Refusal::Taken)?;
    let wishes = Wishes {
        side: shape.side.as_deref(),
        share: read_share(shape.share.as_deref())?,
    };
    let table = app.sit(address, &id, &caller.0, seat, wishes).await?;
    Ok(told(&table, &caller))
}

/// Picks what to play as while the table waits.
#[utoipa::path(post, path = "/api/v1/tables/{table}/pick", operation_id = "pick", params(("table" = String, Path)), security(("token" = [])),
    request_body = PickShape,
    responses((status = 200, body = TableShape)))]
pub(crate) async fn pick(
    State(app): State<App>,
    Path(id): Path<TableId>,
    address: Address,
    caller: Caller,
    Json(shape): Json<PickShape>,
) -> Told {
    app.counts.quotas.change(address.of(&caller.0.id))?;
    let table = app
        .house
        .pick(&id, &caller.0.id, shape.side.as_deref())
        .await?;
    Ok(told(&table, &caller))
}

/// Puts bots into all open seats, so that the game begins.
#[utoipa::path(post, path = "/api/v1/tables/{table}/start", operation_id = "start", params(("table" = String, Path)), security(("token" = [])),
    request_body = StartShape, responses((status = 200, body = TableShape)))]
pub(crate) async fn start(
    State(app): State<App>,
    Path(id): Path<TableId>,
    address: Address,
    caller: Caller,
    shape: Option<Json<StartShape>>,
) -> Told {
    let bot = shape.and_then(|Json(shape)| shape.bot);
    let level = chosen_level(bot.as_deref())?;
    app.counts.quotas.change(address.of(&caller.0.id))?;
    let _places = app.room_for_bots(address, &caller.0.id, &id)?;
    let table = app.house.start(&id, &caller.0.id, level).await?;
    Ok(told(&table, &caller))
}

/// Leaves the table; in a game a bot plays for you until you return, but when nobody is left all bots wait.
#[utoipa::path(post, path = "/api/v1/tables/{table}/leave", operation_id = "leave", params(("table" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TableShape)))]
pub(crate) async fn leave(
    State(app): State<App>,
    Path(id): Path<TableId>,
    address: Address,
    caller: Caller,
) -> Told {
    app.counts.quotas.change(address.of(&caller.0.id))?;
    let table = app.house.leave(&id, &caller.0.id).await?;
    Ok(told(&table, &caller))
}

/// Takes your seat again; bots that waited go on.
#[utoipa::path(post, path = "/api/v1/tables/{table}/return", operation_id = "return", params(("table" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TableShape)))]
pub(crate) async fn come_back(
    State(app): State<App>,
    Path(id): Path<TableId>,
    address: Address,
    caller: Caller,
) -> Told {
    app.counts.quotas.change(address.of(&caller.0.id))?;
    let table = app.come_back(address, &id, &caller.0.id).await?;
    Ok(told(&table, &caller))
}

/// Says something at the table.
#[utoipa::path(post, path = "/api/v1/tables/{table}/say", operation_id = "say", params(("table" = String, Path)), security(("token" = [])),
    request_body = SayShape, responses((status = 200, body = TableShape)))]
pub(crate) async fn say(
    State(app): State<App>,
    Path(id): Path<TableId>,
    address: Address,
    caller: Caller,
    Json(shape): Json<SayShape>,
) -> Told {
    app.counts.quotas.chat(address.of(&caller.0.id))?;
    let table = app.house.say(&id, &caller.0, &shape.text).await?;
    Ok(told(&table, &caller))
}

/// Adds your share to the deal of the rematch when the game is over, whoever asks for that. The first one that you send counts.
#[utoipa::path(post, path = "/api/v1/tables/{table}/share", operation_id = "share", params(("table" = String, Path)), security(("token" = [])),
    request_body = ShareShape,
    responses((status = 200, body = TableShape)))]
pub(crate) async fn add_share(
    State(app): State<App>,
    Path(id): Path<TableId>,
    address: Address,
    caller: Caller,
    Json(shape): Json<ShareShape>,
) -> Told {
    let share = read_share(Some(&shape.share))?.ok_or(Refusal::Share)?;
    app.counts.quotas.change(address.of(&caller.0.id))?;
    let table = app.house.add_share(&id, &caller.0.id, share).await?;
    Ok(told(&table, &caller))
}

/// The table where the same people play again; made by the first who asks.
#[utoipa::path(post, path = "/api/v1/tables/{table}/rematch", operation_id = "rematch", params(("table" = String, Path)), security(("token" = [])),
    request_body = Option<RematchShape>,
    responses((status = 200, body = TableShape)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    Path(id): Path<TableId>,
    address: Address,
    caller: Caller,
    shape: Option<Json<RematchShape>>,
) -> Told {
    let share = shape.and_then(|Json(shape)| shape.share);
    let share = read_share(share.as_deref())?;
    let next = app.rematch(address, &id, &caller.0.id, share).await?;
    Ok(told(&*app.house.table(&next).await?, &caller))
}

/// What the house is committed to for a table that you make next, so that your share cannot change what it adds to the deal.
#[utoipa::path(get, path = "/api/v1/pledge", operation_id = "pledge", responses((status = 200, body = PledgeShape)))]
pub(crate) async fn pledge(State(app): State<App>) -> Answer<PledgeShape> {
    Answer(app.house.pledge().into())
}

/// The record of a game that is over. Its `proof` says how its `seed` came about: `given`, or `shared` with the house's `commitment`,
/// the bits (`house`) and the `salt` that it was committed to, and for every seat its `share` and who made it (`by`): the `player`, the
/// `founder` before there was a commitment, as by a request that makes a table without a pledge, or the `server`.
#[utoipa::path(get, path = "/api/v1/tables/{table}/record", operation_id = "record", params(("table" = String, Path)),
    responses((status = 200, body = Object)))]
pub(crate) async fn record(
    State(app): State<App>,
    Path(id): Path<TableId>,
) -> Result<Answer<Record>, Fault> {
    let table = app.house.table(&id).await?;
    Ok(Answer(table.record().ok_or(Refusal::NotOver)?))
}
