//! The tables of the rules page, with the figures of the components.

use game::{Components as _, Seats};
use games::mezo::{Components, Effect, MAX_PLAYERS, Regions, SPACES, Scope};
use maud::{Markup, html};

use super::say;
use crate::games::mezo::words;
use texts::Lang;

/// Regions by the number of players: living, desolate.
const REGIONS: [(u8, u8, u8); MAX_PLAYERS] = [(1, 6, 0), (2, 5, 1), (3, 4, 2), (4, 5, 1)];

/// Effects that show how effects are written.
const SAMPLES: [&str; 8] = [
    "smite 2 opposing unit",
    "deploy level warrior @conflict",
    "sacrifice 1 unit; build pyramid @same",
    "vp regions_with_your_warriors",
    "vp all_units_in_xibalba / 3 cap 5",
    "each_opponent exile 1 unit @conflict",
    "awaken 1 unit @each_presence",
    "journey; strength 2 if_present",
];

pub(super) fn regions(lang: Lang) -> Markup {
    html! {
        table.numbers {
            caption { (say(lang, "setup-table")) }
            thead {
                tr {
                    @for column in ["players", "living", "desolate"] {
                        th scope="col" { (say(lang, &format!("setup-{column}"))) }
                    }
                }
            }
            tbody {
                @for (players, living, desolate) in REGIONS {
                    tr { th scope="row" { (players) } td { (living) } td { (desolate) } }
                }
            }
        }
    }
}

/// The regions around each vertex, by its number.
pub(super) fn vertices(lang: Lang) -> Markup {
    let parts = Components::standard();
    let around = parts.vertices().map(|vertex| {
        let regions = parts.around(vertex).into_iter();
        let regions: Vec<&str> = regions.map(|region| parts.region_name(region)).collect();
        (vertex.index(), regions.join(", "))
    });
    html! {
        p { (say(lang, "vertices-list")) }
        ul.mz-ref-vertices {
            @for (number, regions) in around { li { b { (number) } " " (regions) } }
        }
    }
}

/// How the names of gods and places are said.
pub(super) fn names(lang: Lang) -> Markup {
    let parts = Components::standard();
    let gods = parts.gods().map(|god| &parts.god(god).name);
    let gods = gods.map(|name| (words::god_name(lang, name), name.replace('_', "-")));
    let regions = Regions::ALL.into_iter();
    let regions = regions.map(|region| parts.region_name(region));
    let places = regions.chain(["Xibalba", "cenote"]);
    let places = places.map(|name| (name.to_owned(), name.to_lowercase()));
    let said = gods.chain(places);
    html! {
        dl.mz-ref-names {
            @for (name, key) in said { div { dt { (name) } dd { (say(lang, &format!("names-{key}"))) } } }
        }
    }
}

/// Names with what they mean.
fn meanings(pairs: impl Iterator<Item = (String, String)>) -> Markup {
    html! {
        dl.mz-ref-meanings { @for (name, meaning) in pairs { dt { (name) } dd { (meaning) } } }
    }
}

pub(super) fn rituals(lang: Lang) -> Markup {
    let rituals = Components::standard().rituals().iter();
    meanings(rituals.map(|ritual| {
        let name = words::ritual_name(lang, &ritual.name);
        (name, words::ritual_words(lang, ritual.rule))
    }))
}

pub(super) fn prophecies(lang: Lang) -> Markup {
    let prophecies = Components::standard().prophecies().iter();
    meanings(prophecies.map(|prophecy| {
        let name = words::prophecy_name(lang, &prophecy.name);
        (name, words::prophecy_words(lang, prophecy.condition))
    }))
}

pub(super) fn powers(lang: Lang) -> Markup {
    let parts = Components::standard();
    let tribes = Seats::ALL
        .into_iter()
        .zip(["red", "yellow", "green", "blue"]);
    meanings(tribes.map(|(seat, tribe)| {
        let uses = parts.powers(seat.index());
        let [one, other] = uses.map(|id| words::effect(lang, parts, parts.effect(id)));
        (
            say(lang, &format!("reference-power-{tribe}")),
            format!("{one} / {other}"),
        )
    }))
}

/// The trials, and what their tokens are worth.
pub(super) fn trials(lang: Lang) -> Markup {
    let parts = Components::standard();
    let trials = parts.trials().iter();
    let tokens = || 1..=u8::try_from(SPACES).expect("a trial has five spaces");
    html! {
        (meanings(trials.map(|trial| (words::trial_name(lang, &trial.name), words::trial_words(lang, trial)))))
        table.numbers {
            caption { (say(lang, "solo-trials")) }
            thead {
                tr {
                    th scope="col" { (say(lang, "solo-tokens")) }
                    @for number in tokens() { th scope="col" { (number) } }
                }
            }
            tbody {
                @for (side, who) in ["you", "them"].into_iter().enumerate() {
                    tr {
                        th scope="row" { (say(lang, &format!("solo-{who}"))) }
                        @for number in tokens() { td { (parts.trial_points(side, number)) } }
                    }
                }
            }
        }
    }
}

/// How effects are read: where, what, and how they are written.
pub(super) fn effects(lang: Lang) -> Markup {
    html! {
        h3 { (say(lang, "effects-where")) }
        (scopes(lang))
        h3 { (say(lang, "effects-what")) }
        (verbs(lang))
        p { (say(lang, "effects-samples")) }
        table {
            thead {
                tr {
                    th scope="col" { (say(lang, "effects-notation")) }
                    th scope="col" { (say(lang, "effects-words")) }
                }
            }
            tbody {
                @for notation in SAMPLES {
                    @let effect: Effect = notation.parse().expect("samples are sound");
                    tr {
                        td { code { (notation) } }
                        td { (words::effect(lang, Components::standard(), &effect)) }
                    }
                }
            }
        }
    }
}

fn scopes(lang: Lang) -> Markup {
    let names = [
        "presence", "conflict", "any", "other", "same", "each", "glyphs", "units",
    ];
    meanings(Scope::ALL.into_iter().zip(names).map(|(scope, name)| {
        let about = say(lang, &format!("where-{name}"));
        (words::place(lang, scope), about)
    }))
}

fn verbs(lang: Lang) -> Markup {
    let verbs = [
        "deploy",
        "awaken",
        "recover",
        "smite",
        "exile",
        "opponents",
        "bring",
        "push",
        "shift",
        "move",
        "build",
        "demolish",
        "transform",
        "sacrifice",
        "pay",
        "drain",
        "call",
        "journey",
        "strength",
        "weaken",
        "most",
        "nobody",
    ];
    meanings(verbs.into_iter().map(|verb| {
        let about = say(lang, &format!("verb-{verb}-about"));
        (say(lang, &format!("verb-{verb}")), about)
    }))
}
