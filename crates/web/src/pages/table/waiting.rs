//! A table that waits for players, or was closed: who is there, what they want to play as, and the link for friends.

use game::Seat;
use games::with_game;
use maud::{Markup, html};
use tables::{Chair, Relic, Stage, Table};

use super::{chat, chosen, invitation, to_reference};
use crate::drawn::Drawn;
use crate::layout;
use crate::pages::{levels, promise, report, share_field, title};
use crate::table::{level, names};
use crate::visitor::Visitor;
use texts::Lang;

/// The page of a table that waits for players or was closed.
pub(super) fn room(visitor: &Visitor, table: &Table) -> Markup {
    let lang = visitor.lang;
    let id = table.id();
    let title = table.game().id().title();
    let own = visitor.id().and_then(|player| table.seat_of(player));
    let host = visitor.id() == Some(&table.founding().host);
    let waits = table.stage() == Stage::Waiting;
    let content = html! {
        section.sheet.waiting.(table.founding().game) data-live={ "/t/" (id) "/live?after=" (table.number()) } {
            h1 { (title) }
            @if waits {
                p { (lang.text("waiting")) }
                (invitation(lang, id))
            } @else {
                p { (lang.text(if table.began_at() == 0 { "waiting-closed" } else { "closed-by-house" })) }
            }
            ol.chairs {
                @for ((seat, chair), name) in table.seats().zip(names(lang, table.chairs())) {
                    li {
                        (picked(lang, table, seat))
                        span { (name) (level(lang, Some(chair))) }
                        @if waits { (chair_buttons(lang, table, seat, own.is_some(), host)) }
                    }
                }
            }
            @if let Some(own) = own.filter(|_| waits) { (picking(lang, table, own)) }
            (chosen(lang, table))
            (promise(lang, table.founding().commitment()))
            (to_reference(lang, table))
            @if waits {
                div.ways {
                    @if host || own.is_some() {
                        form method="post" action={ "/t/" (id) "/start" } {
                            button.chief { (lang.text("waiting-start")) }
                            " " (levels(lang))
                        }
                    }
                    @if own.is_some() {
                        form method="post" action={ "/t/" (id) "/leave" } {
                            button.plain { (lang.text("leave")) }
                        }
                    }
                }
            }
        }
        section.sheet { h2 { (lang.text("chat")) } (chat(lang, table)) (report::form(visitor, table)) }
    };
    layout::page(visitor, title, &content)
}

fn chair_buttons(lang: Lang, table: &Table, seat: Seat, seated: bool, host: bool) -> Markup {
    let button = |address: &str, text: &str, choice: Markup| {
        html! {
            form method="post" action={ "/t/" (table.id()) "/" (address) } {
                input type="hidden" name="seat" value=(seat);
                button.plain { (lang.text(text)) }
                " " (choice)
            }
        }
    };
    match table.chair(seat) {
        Some(Chair::Open) => html! {
            @if !seated { (button("sit", "sit", to_sit(lang, table))) }
            @if host { (button("arrange", "seat-bot", levels(lang))) }
        },
        Some(Chair::Bot { .. }) if host => button("arrange", "seat-clear", html! {}),
        _ => html! {},
    }
}

/// What goes with taking a seat: a side, and a share of the deal.
fn to_sit(lang: Lang, table: &Table) -> Markup {
    html! {
        (free_sides(lang, table))
        (share_field(table.founding().commitment()))
    }
}

/// What a side of a table is called.
fn side_name(lang: Lang, table: &Table, side: &str) -> String {
    let key = table.picks().key().unwrap_or_default();
    lang.text(&format!("{}-option-{key}-{side}", table.founding().game))
}

/// The sides that are free, to choose one on sitting down.
fn free_sides(lang: Lang, table: &Table) -> Markup {
    html! {
        @if table.picks().key().is_some() {
            select name="side" aria-label=(lang.text("pick")) {
                option value="" { (lang.text("pick-any")) }
                @for side in table.picks().free() {
                    option value=(side) { (side_name(lang, table, side)) }
                }
            }
        }
    }
}

/// The shape and colour of a side of this table, by its place among the names.
fn emblem(table: &Table, place: u8) -> Markup {
    let players = table.chairs().len();
    with_game!(table.game().id(), |G| {
        let side = <G as Drawn>::pickable(players, place);
        html! {
            svg.emblem viewBox="-14 -14 28 28" aria-hidden="true" { (<G as Drawn>::emblem(side)) }
        }
    })
}

/// What the one in this seat has picked, beside the name.
fn picked(lang: Lang, table: &Table, seat: Seat) -> Markup {
    let picks = table.picks();
    html! {
        @if let (Some(place), Some(name)) = (picks.of(seat), picks.name_of(seat)) {
            span.side title=(side_name(lang, table, name)) {
                (emblem(table, place))
                span.visually-hidden { (side_name(lang, table, name)) ": " }
            }
        } @else {
            i.side aria-hidden="true" {}
        }
    }
}

/// The buttons with which somebody who sits here picks what to play as.
fn picking(lang: Lang, table: &Table, own: Seat) -> Markup {
    let picks = table.picks();
    let mine = picks.of(own);
    let taken = |place: u8| {
        let mut others = table.seats().filter(|(seat, _)| *seat != own);
        others.any(|(seat, _)| picks.of(seat) == Some(place))
    };
    html! {
        @if picks.key().is_some() {
            form.picks method="post" action={ "/t/" (table.id()) "/pick" } {
                fieldset {
                    legend { (lang.text("pick")) }
                    p.soft { (lang.text("pick-about")) }
                    @for (place, side) in (0_u8..).zip(picks.names()) {
                        button.plain name="side" value=(side) disabled[taken(place)] aria-pressed=(mine == Some(place)) {
                            (emblem(table, place)) " " (side_name(lang, table, side))
                        }
                    }
                    button.plain name="side" value="" aria-pressed=(mine.is_none()) { (lang.text("pick-any")) }
                }
            }
        }
    }
}

/// The page of a table whose rules are not played any more: why it is closed, and how it ended if it did.
pub(super) fn relic(visitor: &Visitor, relic: &Relic) -> Markup {
    let lang = visitor.lang;
    let game = &relic.founding.game;
    let title = title(game);
    let reason = if relic.is_over {
        "relic-over"
    } else {
        "relic-closed"
    };
    let content = html! {
        section.sheet {
            h1 { (title) }
            p { (lang.text(reason)) }
            @if relic.is_over { (outcome(lang, relic)) }
            p { a.button.chief href={ "/new/" (game) } { (lang.text("new-table")) } }
        }
    };
    layout::page(visitor, title, &content)
}

/// Who came in which place with how many points.
fn outcome(lang: Lang, relic: &Relic) -> Markup {
    let names = names(lang, &relic.chairs);
    let name = |seat: Seat| names.get(seat.index()).cloned();
    html! {
        @if let Some(outcome) = &relic.outcome {
            h2 { (lang.text("result")) }
            ol.ranking {
                @for (place, seat) in (1..).zip(&outcome.ranking).flat_map(|(place, seats)| seats.iter().map(move |seat| (place, *seat))) {
                    li {
                        span.place { (place) }
                        strong { (name(seat).unwrap_or_else(|| lang.text(&format!("{}-seat-{seat}", relic.founding.game)))) }
                        output { @if let Some(points) = outcome.scores.get(seat.index()) { (points) } }
                    }
                }
            }
        } @else {
            p { (lang.text("relic-unknown")) }
        }
    }
}
