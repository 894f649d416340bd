//! Every address of the house.

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::middleware;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;

use crate::app::App;
use crate::fault::{self, Fault};
use crate::guard::{self, BODY_LIMIT};
use crate::pages::{home, import, me, new_table, reference, replay, rules, settings, table};
use crate::{api, assets, live};

/// The house from outside to inside: log, headers, compression, faults told, limits, origin, then the pages.
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
        .route("/t/{table}/rematch", post(table::rematch))
        .route("/t/{table}/record.json", get(table::record))
        .route("/t/{table}/replay", get(replay::of_table))
        .route("/t/{table}/reference", get(reference::of_table))
        .route("/r/{record}", get(replay::of_record))
        .route("/import", get(import::show).post(import::bring))
        .route("/rules", get(rules::list))
        .route("/rules/{game}", get(rules::show))
        .route("/rules/{game}/reference", get(reference::of_game))
        .route("/me", get(me::show))
        .route("/me/name", post(me::rename))
        .route("/me/link", post(me::renew_link))
        .route("/me/tokens", post(me::make_token))
        .route("/me/tokens/revoke", post(me::revoke_token))
        .route("/enter/{link}", get(me::before_entering).post(me::enter))
        .route("/settings", post(settings::change))
        .route("/assets/{name}", get(assets::serve))
        .route("/healthz", get(health))
        .merge(api::routes())
        .fallback(async || Fault::not_found())
        .method_not_allowed_fallback(async || Fault::wrong_method())
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .layer(middleware::from_fn_with_state(
            app.clone(),
            guard::same_origin,
        ))
        .layer(middleware::from_fn_with_state(app.clone(), guard::limit))
        .layer(middleware::from_fn_with_state(app.clone(), fault::tell))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(guard::secure))
        .layer(TraceLayer::new_for_http().on_failure(guard::log_failure))
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
