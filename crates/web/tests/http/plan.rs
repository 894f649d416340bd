//! Which game is played, by how many, and how.

use games::GameId;
use serde_json::{Map, Value, json};

use crate::kit::Server;

/// The game of tests that are not about a game.
pub(crate) const SOME_GAME: &str = "aztlan";

/// A game with its options.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Plan {
    pub(crate) game: String,
    pub(crate) players: usize,
    /// All options but the number of players.
    options: Map<String, Value>,
}

impl Plan {
    /// A game as it is played unless somebody wishes otherwise.
    pub(crate) fn of(game: &str, players: usize) -> Self {
        Self {
            game: game.to_owned(),
            players,
            options: Map::new(),
        }
    }

    /// The same with another option.
    pub(crate) fn with(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.options.insert(key.to_owned(), value.into());
        self
    }

    /// What makes a table of it by the API.
    pub(crate) fn order(&self, seats: &[&str]) -> Value {
        let mut options = self.options.clone();
        options.insert("players".to_owned(), self.players.to_string().into());
        json!({"game": self.game, "options": options, "seats": seats})
    }

    /// Every game of the house, each with as many players as it takes.
    pub(crate) async fn of_every_game(server: &Server) -> Vec<Self> {
        let mut plans = Vec::new();
        for game in &GameId::NAMES {
            let players = values(&options(server, game).await, "players");
            let most = players.last().expect("somebody plays");
            plans.push(Self::of(game, most.parse().expect("a number")));
        }
        plans
    }

    /// A game with each number of players, and with each of these each value of each option.
    pub(crate) async fn every_way(server: &Server, game: &str) -> Vec<Self> {
        let options = options(server, game).await;
        let mut plans = Vec::new();
        for players in values(&options, "players") {
            let plan = Self::of(game, players.parse().expect("a number"));
            let chosen = options.iter().filter(|option| option["key"] != "players");
            let mut ways: Vec<Self> = chosen
                .flat_map(|option| ways_to_choose(&plan, option))
                .collect();
            ways.push(plan);
            plans.extend(ways);
        }
        plans
    }
}

/// The plan with each value of an option but the default. Which sides there are to choose from depends on the number of players, so
/// those are left as they are.
fn ways_to_choose(plan: &Plan, option: &Value) -> Vec<Plan> {
    let key = option["key"].as_str().expect("an option has a key");
    let values = option["values"].as_array().expect("an option has values");
    let other = values.iter().filter(|value| **value != option["default"]);
    let chosen = other.filter_map(|value| match option["takes"].as_str() {
        Some("several") => Some(json!([value])),
        Some("one") => Some(value.clone()),
        _ => None,
    });
    chosen.map(|value| plan.clone().with(key, value)).collect()
}

/// The options of a game, as the house tells them.
async fn options(server: &Server, game: &str) -> Vec<Value> {
    let told = server.browser().get(&format!("/api/v1/games/{game}")).await;
    let options = &told.expect(200).json()["options"];
    options.as_array().expect("a game has options").clone()
}

fn values(options: &[Value], key: &str) -> Vec<String> {
    let option = options.iter().find(|option| option["key"] == key);
    let values = option.expect("there is such an option")["values"].as_array();
    let text = |value: &Value| value.as_str().expect("values are texts").to_owned();
    values.expect("it has values").iter().map(text).collect()
}
