//! Games and their options.

use axum::Json;
use game::{Options as _, Takes};
use tables::{Refusal, catalogue};

use super::shapes::{GameShape, OptionShape, TakesShape};
use crate::drawn::{self, Drawn, Visit};
use crate::extract::Path;
use crate::fault::Fault;

struct Describe;

impl Visit for Describe {
    type Output = GameShape;

    fn visit<G: Drawn>(self) -> GameShape {
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
}

/// All games with their options.
#[utoipa::path(get, path = "/api/v1/games", operation_id = "games", responses((status = 200, body = Vec<GameShape>)))]
pub(crate) async fn list() -> Json<Vec<GameShape>> {
    let games = catalogue::NAMES
        .iter()
        .filter_map(|name| drawn::visit(name, Describe).ok());
    Json(games.collect())
}

/// One game with its options.
#[utoipa::path(
    get, path = "/api/v1/games/{game}", operation_id = "game", params(("game" = String, Path, description = "The name of the game")),
    responses((status = 200, body = GameShape))
)]
pub(crate) async fn show(Path(game): Path<String>) -> Result<Json<GameShape>, Fault> {
    let game = drawn::visit(&game, Describe).map_err(Refusal::from)?;
    Ok(Json(game))
}
