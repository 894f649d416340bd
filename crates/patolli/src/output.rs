//! Numbers and options as people read them.

pub(crate) use balance::thousands;
use serde_json::{Map, Value};

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "rates are positive and small"
)]
fn whole(number: f64) -> u64 {
    number.round() as u64
}

/// A number that was measured, with its thousands apart.
pub(crate) fn rounded(number: f64) -> String {
    thousands(whole(number))
}

/// About so many of a thing.
pub(crate) fn about(number: f64, noun: &str) -> String {
    counted(whole(number), noun)
}

/// So many of a thing.
pub(crate) fn counted(number: u64, noun: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{} {noun}{plural}", thousands(number))
}

/// The options of a game, in the words of the command line.
pub(crate) fn options(options: &Map<String, Value>) -> String {
    let listed: Vec<String> = options
        .iter()
        .map(|(key, value)| format!("{key} {}", plain(value)))
        .collect();
    listed.join(", ")
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(values) => values.iter().map(plain).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn one_of_a_thing_is_not_told_as_many() {
        assert_eq!(counted(1, "game"), "1 game");
        assert_eq!(counted(0, "game"), "0 games");
        assert_eq!(about(0.8, "game"), "1 game");
        assert_eq!(counted(1200, "game"), format!("{} games", thousands(1200)));
    }

    #[test]
    fn options_are_told_as_the_command_line_takes_them() {
        let json = json!({"players": 3, "tribes": ["quetzal", "serpent", "coyote"]});
        assert_eq!(
            options(json.as_object().unwrap()),
            "players 3, tribes quetzal,serpent,coyote"
        );
    }
}
