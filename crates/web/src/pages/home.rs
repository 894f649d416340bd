//! The first page: games, tables to join, your tables.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use games::{GameId, with_game};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Map;
use tables::{Contribution, Order, Pledge, Refusal, SeatOrder, Stage, Standing};

use super::{chosen_level, go, levels, pledge_fields, title, welcome};
use crate::app::App;
use crate::drawn::Drawn;
use crate::extract::Form;
use crate::fault::Fault;
use crate::layout;
use crate::limits::Address;
use crate::visitor::Visitor;
use texts::Lang;

/// So many tables are listed.
const LISTED: u32 = 20;

pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Markup, Fault> {
    let lang = visitor.lang;
    let yours = match visitor.id() {
        Some(player) => app.house.tables_of(player, LISTED).await?,
        None => Vec::new(),
    };
    let mut open = app.house.open_tables(LISTED).await?;
    let running = app.house.running_tables(LISTED).await?;
    open.retain(|table| yours.iter().all(|own| own.table != table.table));
    let pledge = app.house.pledge();
    let content = html! {
        h1 { (lang.text("home-title")) }
        p.lead { (lang.text("home-lead")) }
        @if !yours.is_empty() {
            section.sheet { h2 { (lang.text("home-yours")) } (standings(lang, &yours, true)) }
        }
        section.games {
            @for game in GameId::ALL { (game_card(lang, game, &pledge)) }
        }
        section.sheet {
            h2 { (lang.text("home-open")) }
            @if open.is_empty() {
                p.soft { (lang.text("home-open-none")) }
            } @else {
                (standings(lang, &open, false))
            }
        }
        @if !running.is_empty() {
            section.sheet { h2 { (lang.text("home-running")) } (standings(lang, &running, false)) }
        }
    };
    Ok(layout::page(&visitor, &lang.text("home-title"), &content))
}

/// A game as a picture, a line and two ways to begin.
fn game_card(lang: Lang, game: GameId, pledge: &Pledge) -> Markup {
    html! {
        article.game {
            div.picture aria-hidden="true" { (with_game!(game, |G| <G as Drawn>::picture())) }
            div.about {
                h2 { (game.title()) }
                p { (lang.text(&format!("{game}-pitch"))) }
                div.ways {
                    form method="post" action="/play" {
                        input type="hidden" name="game" value=(game);
                        (pledge_fields(pledge))
                        button.chief { (lang.text("play-now")) }
                        " " (levels(lang))
                    }
                    a.button href={ "/new/" (game) } { (lang.text("new-table")) }
                    a.button href={ "/rules/" (game) } { (lang.text("nav-rules")) }
                }
            }
        }
    }
}

fn standings(lang: Lang, tables: &[Standing], yours: bool) -> Markup {
    html! {
        ul.standings {
            @for table in tables {
                li {
                    a href={ "/t/" (table.table) } {
                        strong { (title(&table.game)) }
                        span { (people(lang, table)) }
                        @if yours && table.your_turn {
                            em.turn { (lang.text("your-turn")) }
                        } @else {
                            em { (stage(lang, table)) }
                        }
                    }
                }
            }
        }
    }
}

fn people(lang: Lang, table: &Standing) -> String {
    let name = |(index, name): (usize, &Option<String>)| match name.as_deref() {
        None => lang.text("seat-open"),
        Some("bot") => lang.with("bot-name", &[("number", (index + 1).into())]),
        Some("") => lang.text("somebody"),
        Some(name) => name.to_owned(),
    };
    let names: Vec<String> = table.names.iter().enumerate().map(name).collect();
    names.join(", ")
}

fn stage(lang: Lang, table: &Standing) -> String {
    let open = [("open", table.open.into())];
    match Stage::named(&table.stage) {
        Some(Stage::Waiting) => lang.with("stage-waiting", &open),
        Some(Stage::Playing) if table.deserted => lang.text("stage-deserted"),
        Some(Stage::Playing) => lang.text("stage-playing"),
        Some(Stage::Over) => lang.text("stage-over"),
        Some(Stage::Closed) | None => lang.text("stage-closed"),
    }
}

#[derive(Deserialize)]
pub(crate) struct PlayNow {
    game: String,
    bot: Option<String>,
    pledge: Option<String>,
    share: Option<String>,
}

/// One click: a private table, you in the first seat, bots in all others.
pub(crate) async fn play_now(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    headers: HeaderMap,
    Form(form): Form<PlayNow>,
) -> Result<Response, Fault> {
    let level = chosen_level(form.bot.as_deref())?;
    let game: GameId = form.game.parse().map_err(Refusal::from)?;
    let players = super::new_table::default_players(game);
    let own = Contribution::read(form.pledge.as_deref(), form.share.as_deref())?;
    let player = welcome(&app, &visitor, address).await?;
    let bots = std::iter::repeat_n(SeatOrder::Bot(level), usize::from(players) - 1);
    let order = Order {
        game: form.game,
        options: Map::new(),
        seats: [SeatOrder::Me].into_iter().chain(bots).collect(),
        public: false,
        seed: None,
        own,
    };
    let table = app.found(address, &player, order).await?;
    Ok(go(&app, &headers, &player, &format!("/t/{}", table.id())))
}
