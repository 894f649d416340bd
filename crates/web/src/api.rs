//! The JSON API, for bots and tools of others.

mod advice;
mod doc;
mod events;
mod faults;
mod games;
mod shapes;
mod tables;

use axum::Router;
use axum::routing::{get, post};

use crate::app::App;

pub(crate) use shapes::ErrorShape;

/// Every address of the API.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api", get(doc::page))
        .route("/api/openapi.json", get(doc::openapi))
        .route("/api/v1/me", get(tables::me))
        .route("/api/v1/games", get(games::list))
        .route("/api/v1/games/{game}", get(games::show))
        .route("/api/v1/pledge", get(tables::pledge))
        .route("/api/v1/tables", get(tables::list).post(tables::found))
        .route("/api/v1/tables/{table}", get(tables::show))
        .route("/api/v1/tables/{table}/moves", post(tables::play))
        .route("/api/v1/tables/{table}/undo", post(tables::undo))
        .route("/api/v1/tables/{table}/sit", post(tables::sit))
        .route("/api/v1/tables/{table}/pick", post(tables::pick))
        .route("/api/v1/tables/{table}/start", post(tables::start))
        .route("/api/v1/tables/{table}/leave", post(tables::leave))
        .route("/api/v1/tables/{table}/return", post(tables::come_back))
        .route("/api/v1/tables/{table}/say", post(tables::say))
        .route("/api/v1/tables/{table}/share", post(tables::add_share))
        .route("/api/v1/tables/{table}/rematch", post(tables::rematch))
        .route("/api/v1/tables/{table}/record", get(tables::record))
        .route("/api/v1/tables/{table}/hint", get(advice::hint))
        .route("/api/v1/tables/{table}/thoughts", get(advice::thoughts))
        .route("/api/v1/tables/{table}/analysis", get(advice::analysis))
        .route("/api/v1/tables/{table}/events", get(events::stream))
}
