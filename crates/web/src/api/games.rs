//! Games and their options.

use axum::Json;
use game::{Game, Options as _, Takes};
use games::{GameId, with_game};
use tables::Refusal;

use super::shapes::{GameShape, OptionShape, TakesShape};
use crate::extract::Path;
use crate::fault::Fault;

fn described<G: Game>() -> GameShape {
    let option = |spec: &game::OptionSpec| OptionShape {
        key: spec.key,
        values: spec.values,
        takes: match spec.takes {
            Takes::One => TakesShape::One,
            Takes::Several => TakesShape::Several,
            Takes::EachSeat => TakesShape::EachSeat,
            Takes::Number(_) => TakesShape::Number,
        },
        most: match spec.takes {
            Takes::Number(most) => Some(most),
            _ => None,
        },
        default: spec.default,
        about: spec.about,
    };
    GameShape {
        name: G::NAME,
        title: G::TITLE,
        rules: G::RULES.0,
        options: G::Options::SPECS.iter().map(option).collect(),
    }
}

/// All games with their options.
#[utoipa::path(get, path = "/api/v1/games", operation_id = "games", responses((status = 200, body = Vec<GameShape>)))]
pub(crate) async fn list() -> Json<Vec<GameShape>> {
    let games = GameId::ALL.map(|game| with_game!(game, |G| described::<G>()));
    Json(games.into())
}

/// One game with its options.
#[utoipa::path(
    get, path = "/api/v1/games/{game}", operation_id = "game", params(("game" = String, Path, description = "The name of the game")),
    responses((status = 200, body = GameShape))
)]
pub(crate) async fn show(Path(game): Path<String>) -> Result<Json<GameShape>, Fault> {
    let game: GameId = game.parse().map_err(Refusal::from)?;
    Ok(Json(with_game!(game, |G| described::<G>())))
}
