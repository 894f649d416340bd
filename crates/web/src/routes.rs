//! Every address of the house.

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::middleware;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::fault::{self, Fault};
use crate::guard::{self, FORM_LIMIT, RECORD_LIMIT};
use crate::pages::me::{data, devices};
use crate::pages::{
    home, import, me, new_table, proof, reference, replay, report, rules, settings, table,
};
use crate::{api, assets, cookies, live, net};

/// The house from outside to inside: log and numbers, headers, compression, faults told, places for what is held open, limits,
/// origin, cookies prolonged, then the pages.
pub(crate) fn all(app: App) -> Router {
    Router::new()
        .route("/", get(home::show))
        .route("/play", post(home::play_now))
        .route("/new/{game}", get(new_table::show).post(new_table::make))
        .route("/t/{table}", get(table::show))
        .route("/t/{table}/live", get(live::table))
        .route("/t/{table}/result", get(table::outcome))
        .route("/t/{table}/chronicle", get(table::story))
        .route("/t/{table}/move", post(table::play))
        .route("/t/{table}/undo", post(table::undo))
        .route("/t/{table}/hint", get(table::hint))
        .route("/t/{table}/sit", post(table::sit))
        .route("/t/{table}/pick", post(table::pick))
        .route("/t/{table}/arrange", post(table::arrange))
        .route("/t/{table}/start", post(table::start))
        .route("/t/{table}/leave", post(table::leave))
        .route("/t/{table}/return", post(table::come_back))
        .route("/t/{table}/say", post(table::say))
        .route("/t/{table}/report", post(report::leave))
        .route("/t/{table}/share", post(proof::add_share))
        .route("/t/{table}/rematch", post(table::rematch))
        .route("/t/{table}/record.json", get(table::record))
        .route("/t/{table}/replay", get(replay::of_table))
        .route("/t/{table}/proof", get(proof::of_table))
        .route("/t/{table}/reference", get(reference::of_table))
        .route("/r/{record}", get(replay::of_record))
        .route("/r/{record}/proof", get(proof::of_record))
        .route(
            "/import",
            get(import::show)
                .post(import::bring)
                .layer(DefaultBodyLimit::max(RECORD_LIMIT)),
        )
        .route("/rules", get(rules::list))
        .route("/rules/{game}", get(rules::show))
        .route("/rules/{game}/reference", get(reference::of_game))
        .route("/me", get(me::show))
        .route("/me/name", post(me::rename))
        .route("/me/link", post(me::renew_link))
        .route(
            "/me/logout",
            get(devices::before_leaving).post(devices::log_out),
        )
        .route("/me/devices/end", post(devices::end))
        .route("/me/devices/end-others", post(devices::end_others))
        .route("/me/data.json", get(data::download))
        .route("/me/delete", get(data::before_deleting).post(data::delete))
        .route("/me/tokens", post(me::make_token))
        .route("/me/tokens/revoke", post(me::revoke_token))
        .route("/enter/{link}", get(me::before_entering).post(me::enter))
        .route("/settings", post(settings::change))
        .route("/assets/{name}", get(assets::serve))
        .route("/healthz", get(health))
        .route("/readyz", get(readiness))
        .merge(api::routes())
        .fallback(async || Fault::not_found())
        .method_not_allowed_fallback(async || Fault::wrong_method())
        .layer(DefaultBodyLimit::max(FORM_LIMIT))
        .layer(middleware::from_fn_with_state(
            app.clone(),
            cookies::prolong,
        ))
        .layer(middleware::from_fn_with_state(
            app.clone(),
            guard::same_origin,
        ))
        .layer(middleware::from_fn_with_state(app.clone(), guard::limit))
        .layer(middleware::from_fn_with_state(app.clone(), net::admit))
        .layer(middleware::from_fn_with_state(app.clone(), fault::tell))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), guard::secure))
        .layer(middleware::from_fn_with_state(app.clone(), net::account))
        .with_state(app)
}

/// Whether the house can do its work.
async fn health(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.house.is_well().await {
        (StatusCode::OK, "well\n")
    } else {
        (
            StatusCode::SERVICE_UNAVAILABLE,
            "the database does not answer\n",
        )
    }
}

/// Whether the house can take what people ask for: it does its work and is not about to close.
async fn readiness(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.house.is_closing() {
        (StatusCode::SERVICE_UNAVAILABLE, "the house is closing\n")
    } else {
        health(State(app)).await
    }
}
