//! Making a table: options, seats, public or private.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use bots::Level;
use game::{Game, MAX_SEATS, OptionSpec, Options, Takes, quote};
use games::{GameId, with_game};
use maud::{Markup, html};
use serde_json::{Map, Value};
use tables::{Contribution, Order, Pledge, Refusal, SeatOrder};

use super::{go, is_script, pledge_fields, promise, welcome};
use crate::app::App;
use crate::extract::{Form, Path};
use crate::fault::Fault;
use crate::layout;
use crate::limits::Address;
use crate::visitor::Visitor;
use texts::Lang;

/// The options of a game and how many play when nobody chooses.
pub(super) struct Choices {
    pub(super) specs: &'static [OptionSpec],
    players: u8,
}

/// The options that apply with so many players.
fn applying(game: GameId, players: &str) -> Vec<&'static str> {
    fn of<O: Options>(players: &str) -> Vec<&'static str> {
        let mut options = O::default();
        // A number that the game refuses is refused when the table is made; till then everything applies.
        let refused = options.set("players", players).is_err();
        let keys = O::SPECS.iter().map(|spec| spec.key);
        keys.filter(|key| refused || options.get(key).is_some())
            .collect()
    }

    with_game!(game, |G| of::<<G as Game>::Options>(players))
}

pub(super) fn choices(game: GameId) -> Choices {
    fn of<O: Options>() -> Choices {
        Choices {
            specs: O::SPECS,
            players: O::default().players(),
        }
    }

    with_game!(game, |G| of::<<G as Game>::Options>())
}

/// How many play when nobody chooses.
pub(crate) fn default_players(game: GameId) -> u8 {
    choices(game).players
}

/// What somebody has filled in; nothing means that the form is new.
#[derive(Clone, Copy)]
struct Filled<'a>(&'a [(String, String)]);

impl<'a> Filled<'a> {
    /// What was written into a field; none in a new form.
    fn value(self, name: &str) -> Option<&'a str> {
        let field = self.0.iter().find(|(key, _)| key == name);
        field.map(|(_, value)| value.as_str())
    }

    /// Whether this value is chosen; in a new form, whether it is the usual one.
    fn is_chosen(self, name: &str, value: &str, usual: bool) -> bool {
        let chosen = |(key, other): &(String, String)| key == name && other == value;
        if self.0.is_empty() {
            usual
        } else {
            self.0.iter().any(chosen)
        }
    }
}

pub(crate) async fn show(
    State(app): State<App>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Fault> {
    let game: GameId = game.parse().map_err(Refusal::from)?;
    let choices = choices(game);
    let pledge = app.house.pledge();
    Ok(page(&visitor, game, &choices, &pledge, Filled(&[]), None))
}

/// The page with the form, as it was filled in, and why it was refused if it was.
fn page(
    visitor: &Visitor,
    game: GameId,
    choices: &Choices,
    pledge: &Pledge,
    filled: Filled<'_>,
    refused: Option<&str>,
) -> Markup {
    let lang = visitor.lang;
    let title = lang.with("new-title", &[("game", game.title().into())]);
    let players = choices.specs.iter().find(|spec| spec.key == "players");
    let players = players.map_or(&[][..], |spec| spec.values);
    let most = players.last().and_then(|players| players.parse().ok());
    let sides = choices
        .specs
        .iter()
        .find(|spec| spec.takes == Takes::EachSeat);
    let sides = sides.map(|spec| SideChoice {
        game,
        spec,
        class: not_for(game, spec, players),
    });
    let public = |value: &str, usual: bool| filled.is_chosen("public", value, usual);
    let content = html! {
        h1 { (title) }
        @if let Some(refused) = refused { p.refused role="alert" { (refused) } }
        form.sheet.new method="post" action={ "/new/" (game) } {
            @for spec in choices.specs {
                (option(lang, game, spec, &not_for(game, spec, players), filled))
            }
            (seats(lang, most.unwrap_or(MAX_SEATS), sides.as_ref(), filled))
            fieldset {
                legend { (lang.text("new-listed")) }
                label { input type="radio" name="public" value="no" checked[public("no", true)]; " " (lang.text("new-private")) }
                label { input type="radio" name="public" value="yes" checked[public("yes", false)]; " " (lang.text("new-public")) }
            }
            (pledge_fields(pledge))
            (promise(lang, Some(pledge.commitment)))
            button.chief { (lang.text("new-make")) }
        }
    };
    layout::page(visitor, &title, &content)
}

/// The classes of an option that does not apply to some numbers of players: the page hides it while such a number is chosen.
fn not_for(game: GameId, spec: &OptionSpec, players: &[&str]) -> String {
    let idle = |players: &&&str| !applying(game, players).contains(&spec.key);
    let classes = players.iter().filter(idle);
    let classes: Vec<String> = classes.map(|players| format!("not-{players}")).collect();
    classes.join(" ")
}

fn option(lang: Lang, game: GameId, spec: &OptionSpec, class: &str, filled: Filled<'_>) -> Markup {
    let key = spec.key;
    let name = format!("option-{key}");
    let kind = match spec.takes {
        Takes::Number(most) => return number(lang, game, spec, most, class, filled),
        // Chosen seat by seat, beside who sits there.
        Takes::EachSeat => return html! {},
        Takes::One => "radio",
        Takes::Several => "checkbox",
    };
    let is_default = |value: &str| spec.default.split(',').any(|default| default == value);
    html! {
        fieldset.(class) {
            legend { (lang.text(&format!("{game}-option-{key}"))) }
            p.soft { (lang.text(&format!("{game}-option-{key}-about"))) }
            @for value in spec.values {
                label {
                    input type=(kind) name=(name) value=(value)
                        checked[filled.is_chosen(&name, value, is_default(value))];
                    " " (lang.text(&format!("{game}-option-{key}-{value}")))
                }
            }
        }
    }
}

fn number(
    lang: Lang,
    game: GameId,
    spec: &OptionSpec,
    most: u16,
    class: &str,
    filled: Filled<'_>,
) -> Markup {
    let key = spec.key;
    let name = format!("option-{key}");
    html! {
        fieldset.(class) {
            legend { (lang.text(&format!("{game}-option-{key}"))) }
            label {
                (lang.text(&format!("{game}-option-{key}-about"))) " "
                input type="number" name=(name) min="0" max=(most) step="1"
                    value=(filled.value(&name).unwrap_or(spec.default));
            }
        }
    }
}

/// What each seat can be said to play as when the table is made.
struct SideChoice {
    game: GameId,
    spec: &'static OptionSpec,
    /// The classes of the numbers of players that it does not apply to.
    class: String,
}

impl SideChoice {
    fn about(&self, lang: Lang) -> String {
        lang.text(&format!("{}-option-{}-about", self.game, self.spec.key))
    }

    fn select(&self, lang: Lang, seat: usize, filled: Filled<'_>) -> Markup {
        let name = format!("side-{seat}");
        let (game, key) = (self.game, self.spec.key);
        html! {
            select.(self.class) name=(name) aria-label=(lang.text("new-side")) {
                option value="" { (lang.text(&format!("{game}-option-{key}"))) ": " (lang.text("new-side-open")) }
                @for side in self.spec.values {
                    option value=(side) selected[filled.is_chosen(&name, side, false)] {
                        (lang.text(&format!("{game}-option-{key}-{side}")))
                    }
                }
            }
        }
    }
}

fn seats(lang: Lang, most: usize, sides: Option<&SideChoice>, filled: Filled<'_>) -> Markup {
    let people = ["me", "open"].map(|value| (value, lang.text(&format!("new-seat-{value}"))));
    let bots = Level::ALL.map(|level| (level.name(), bot_name(lang, level)));
    let who = || people.iter().chain(&bots);
    html! {
        fieldset {
            legend { (lang.text("new-seats")) }
            p.soft { (lang.text("new-seats-about")) }
            p.soft { (lang.text("levels-about")) }
            @if let Some(sides) = sides { p.soft.(sides.class) { (sides.about(lang)) } }
            @for seat in 0..most {
                label.seat {
                    (lang.with("new-seat", &[("number", (seat + 1).into())])) " "
                    @let name = format!("seat-{seat}");
                    select name=(name) {
                        @for (value, text) in who() {
                            @let usual = *value == if seat == 0 { "me" } else { "open" };
                            option value=(value) selected[filled.is_chosen(&name, value, usual)] { (text) }
                        }
                    }
                    @if let Some(sides) = sides { " " (sides.select(lang, seat, filled)) }
                }
            }
        }
    }
}

/// What a bot of this level is called where one chooses who is to sit.
fn bot_name(lang: Lang, level: Level) -> String {
    let level = lang.text(&format!("level-{level}"));
    lang.with("new-seat-bot", &[("level", level.as_str().into())])
}

pub(crate) async fn make(
    State(app): State<App>,
    Path(game): Path<String>,
    visitor: Visitor,
    address: Address,
    headers: HeaderMap,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Fault> {
    let game: GameId = game.parse().map_err(Refusal::from)?;
    let made = async {
        let order = order(game, &fields)?;
        let player = welcome(&app, &visitor, address).await?;
        let table = app.found(address, &player, order).await?;
        Ok((player, table))
    };
    match made.await {
        Ok((player, table)) => Ok(go(&app, &headers, &player, &format!("/t/{}", table.id()))),
        // Whoever filled in a form that makes no sense gets it back as it was, with the reason.
        Err(refusal @ (Refusal::Options(_) | Refusal::Seats(_))) if !is_script(&headers) => {
            let fault = Fault::from(refusal);
            let reason = fault.message(visitor.lang, false);
            let (pledge, filled) = (app.house.pledge(), Filled(&fields));
            let page = page(
                &visitor,
                game,
                &choices(game),
                &pledge,
                filled,
                Some(&reason),
            );
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(refusal) => Err(refusal.into()),
    }
}

/// What the form asks for. Options that do not apply to the number of players are left at their defaults.
fn order(game: GameId, fields: &[(String, String)]) -> Result<Order, Refusal> {
    let specs = choices(game).specs;
    let mut chosen: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (name, value) in fields {
        if let Some(key) = name.strip_prefix("option-") {
            chosen.entry(key).or_default().push(value);
        }
    }
    let players = chosen.get("players").and_then(|values| values.first());
    let players = players.copied().unwrap_or_default();
    let applying = applying(game, players);
    // What is no number of players is refused with the options; till then no more seats are asked for than any game has.
    let players = players.parse().unwrap_or(0).min(MAX_SEATS);
    let mut options = Map::new();
    for spec in specs {
        let Some(values) = chosen.remove(spec.key) else {
            continue;
        };
        let value = match spec.takes {
            Takes::One | Takes::Number(_) => Value::from(*values.last().unwrap_or(&spec.default)),
            Takes::Several | Takes::EachSeat => Value::from(values),
        };
        if value != spec.default && applying.contains(&spec.key) {
            options.insert(spec.key.to_owned(), value);
        }
    }
    let each_seat = specs.iter().find(|spec| spec.takes == Takes::EachSeat);
    if let Some(spec) = each_seat.filter(|spec| applying.contains(&spec.key))
        && let Some(sides) = side_order(spec, fields, players)
    {
        options.insert(spec.key.to_owned(), sides);
    }
    if let Some((unknown, _)) = chosen.pop_first() {
        options.insert(unknown.to_owned(), Value::Null);
    }
    let field = |name: &str| {
        let found = fields.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    };
    Ok(Order {
        own: Contribution::read(field("pledge"), field("share"))?,
        seed: None,
        game: game.name().to_owned(),
        options,
        seats: seat_orders(fields, players)?,
        public: fields.contains(&("public".to_owned(), "yes".to_owned())),
    })
}

/// What every seat is to play as: what the form says, and for the others the first that are left; none if the form says nothing.
fn side_order(spec: &OptionSpec, fields: &[(String, String)], players: usize) -> Option<Value> {
    let said = |seat: usize| {
        let name = format!("side-{seat}");
        let field = fields.iter().find(|(key, _)| *key == name);
        field
            .map(|(_, side)| side.as_str())
            .filter(|side| !side.is_empty())
    };
    let said: Vec<Option<&str>> = (0..players).map(said).collect();
    if said.iter().all(Option::is_none) {
        return None;
    }
    let mut left = spec
        .values
        .iter()
        .filter(|side| !said.contains(&Some(**side)));
    let sides = said
        .iter()
        .filter_map(|side| side.or_else(|| left.next().copied()));
    Some(sides.collect())
}

/// The seats of the form as far as there are players.
fn seat_orders(fields: &[(String, String)], players: usize) -> Result<Vec<SeatOrder>, Refusal> {
    let seat = |number: usize| {
        let name = format!("seat-{number}");
        let field = fields.iter().find(|(key, _)| *key == name);
        match field.map(|(_, value)| value.as_str()) {
            Some("me") => Ok(SeatOrder::Me),
            Some("open") | None => Ok(SeatOrder::Open),
            Some(other) => match other.parse() {
                Ok(level) => Ok(SeatOrder::Bot(level)),
                Err(_) => Err(Refusal::Seats(format!(
                    "a seat cannot be `{}`; it is me, open or a bot: {}",
                    quote(other),
                    Level::NAMES
                ))),
            },
        }
    };
    (0..players).map(seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        let own = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
        pairs.iter().map(own).collect()
    }

    #[test]
    fn seats_beyond_the_players_are_not_ordered() {
        let fields = fields(&[
            ("option-players", "3"),
            ("option-edition", "it"),
            ("seat-0", "me"),
            ("seat-1", "strong"),
            ("seat-3", "steady"),
            ("public", "yes"),
        ]);
        let order = order(GameId::Aztlan, &fields).unwrap();
        let bot = SeatOrder::Bot(Level::Strong);
        assert_eq!(order.seats, [SeatOrder::Me, bot, SeatOrder::Open]);
        assert_eq!(order.options["edition"], "it");
        assert!(order.public);
    }

    #[test]
    fn an_option_that_does_not_apply_to_the_players_is_left_out() {
        let asked = |players: &str| {
            let mut asked = vec![("option-players", players)];
            asked.extend(["villagers", "council", "agency"].map(|set| ("option-sets", set)));
            order(GameId::SpaceAztecs, &fields(&asked)).unwrap()
        };
        assert!(!asked("6").options.contains_key("sets"));
        assert_eq!(
            asked("4").options.get("sets"),
            Some(&serde_json::json!(["villagers", "council", "agency"]))
        );
    }

    #[test]
    fn modules_of_mezo_are_left_out_alone_and_the_handicap_in_company() {
        let asked = |players: &str| {
            let asked = [
                ("option-players", players),
                ("option-cities", "on"),
                ("option-handicap", "20"),
                ("option-gods", "base"),
                ("option-gods", "souls"),
            ];
            order(GameId::Mezo, &fields(&asked)).unwrap().options
        };
        let (alone, four) = (asked("1"), asked("4"));
        assert!(!alone.contains_key("cities") && alone["handicap"] == "20");
        assert!(!four.contains_key("handicap") && four["cities"] == "on");
        assert_eq!(four["gods"], serde_json::json!(["base", "souls"]));
    }

    #[test]
    fn an_option_is_hidden_for_the_numbers_of_players_it_does_not_apply_to() {
        let specs = choices(GameId::Mezo).specs;
        let class = |key: &str| {
            let spec = specs.iter().find(|spec| spec.key == key).unwrap();
            not_for(GameId::Mezo, spec, &["1", "2", "3", "4"])
        };
        assert_eq!(class("players"), "");
        assert_eq!(class("rituals"), "not-1");
        assert_eq!(class("handicap"), "not-2 not-3 not-4");
    }

    #[test]
    fn what_is_no_option_is_passed_on_to_be_refused() {
        let order = order(GameId::Aztlan, &fields(&[("option-colour", "red")])).unwrap();
        assert!(order.options.contains_key("colour"));
        assert!(order.seats.is_empty());
    }
}
