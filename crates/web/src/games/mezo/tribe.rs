//! What a tribe has, for the panel of players.

use game::Seat;
use maud::{Markup, html};

use super::pieces::sign;
use super::{MezoScene, is_vengeful, terms, words};
use texts::Word;

/// What a seat plays: the colour of the tribe and its god; in solo the vengeful gods.
pub(super) fn role(scene: &MezoScene<'_>, seat: Seat) -> String {
    let (lang, view) = (scene.lang, &scene.view);
    let solo = view.solo.as_ref().filter(|_| is_vengeful(view, seat));
    if let Some(solo) = solo {
        let gods = solo.gods.iter().map(|god| words::god_name(lang, &god.god));
        return gods.collect::<Vec<_>>().join(", ");
    }
    let tribe = terms::tribe(lang, scene.side(seat));
    match view.gods.get(seat.index()).and_then(Option::as_ref) {
        Some(god) => format!("{tribe} · {}", words::god_name(lang, god)),
        None => tribe,
    }
}

/// What is worth knowing about a tribe, in signs.
pub(super) fn holdings(scene: &MezoScene<'_>, seat: Seat) -> Markup {
    html! {
        (reserve(scene, seat))
        (devotion(scene, seat))
        (abilities(scene, seat))
        (deck(scene, seat))
        (modules(scene, seat))
        (trial(scene, seat))
    }
}

/// Something that is shown in signs and said in words.
fn shown(words: &str, signs: &Markup) -> Markup {
    html! { span title=(words) { span.visually-hidden { (words) } span aria-hidden="true" { (signs) } } }
}

/// Units, glyphs and floors that can still be used.
fn reserve(scene: &MezoScene<'_>, seat: Seat) -> Markup {
    let (lang, view, index) = (scene.lang, &scene.view, seat.index());
    let (units, glyphs) = (view.reserve[index], view.glyph_reserve[index]);
    let floors = view.floor_reserve[index];
    let floors_words = floors.map(|count| count.to_string()).join(", ");
    let args = [
        ("warriors", units.warriors().into()),
        ("shamans", units.shamans().into()),
        ("glyphs", glyphs.into()),
        ("floors", Word::from(&floors_words)),
    ];
    let words = lang.with("mezo-reserve", &args);
    let signs = html! {
        (sign("warrior")) (units.warriors()) " " (sign("shaman")) (units.shamans()) " "
        (sign("glyph")) (glyphs) " " (sign("floor")) (floors.map(|count| count.to_string()).join("·"))
    };
    html! { span.mz-reserve.{ "side-" (scene.side(seat)) } { (shown(&words, &signs)) } }
}

/// Devotion and its level; the vengeful gods have none.
fn devotion(scene: &MezoScene<'_>, seat: Seat) -> Markup {
    let view = &scene.view;
    if is_vengeful(view, seat) {
        return html! {};
    }
    let (devotion, level) = (
        view.devotion[seat.index()],
        view.level(scene.components, seat),
    );
    let args = [("devotion", devotion.into()), ("level", level.into())];
    let words = scene.lang.with("mezo-devotion", &args);
    let pips = "▲".repeat(level.into());
    shown(
        &words,
        &html! { (sign("devotion")) (devotion) " " i.mz-level { (pips) } },
    )
}

/// The abilities that the tribe has taken: age and number.
fn abilities(scene: &MezoScene<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let taken = (1..).zip(scene.view.abilities[seat.index()]);
    let taken: Vec<(u8, u8)> = taken
        .filter_map(|(age, ability)| Some((age, ability?)))
        .collect();
    html! {
        @for (age, ability) in taken {
            @let name = words::ability_name(lang, age, ability);
            abbr.mz-ability title={ (name) ": " (words::ability_words(lang, age, ability)) } { (name) }
        }
    }
}

/// How many cards are in the deck, and what was played.
fn deck(scene: &MezoScene<'_>, seat: Seat) -> Markup {
    let (lang, view) = (scene.lang, &scene.view);
    let deck = view.decks[seat.index()].len();
    let played = view.discards[seat.index()].iter();
    let played: Vec<String> = played.map(|card| terms::card(lang, *card)).collect();
    let (deck, played) = match view.solo.as_ref().filter(|_| is_vengeful(view, seat)) {
        Some(solo) => (solo.deck.len(), Vec::new()),
        None => (deck, played),
    };
    if view.age == 0 {
        return html! {};
    }
    let key = if played.is_empty() {
        "mezo-cards"
    } else {
        "mezo-cards-played"
    };
    let names = played.join(", ");
    let words = lang.with(
        key,
        &[("count", deck.into()), ("cards", Word::from(&names))],
    );
    shown(
        &words,
        &html! { i.mz-pile {} (deck) @if !played.is_empty() { " " i.mz-pile.played {} (played.len()) } },
    )
}

/// The tribe's power if it is unused, and steps of the prophecy.
fn modules(scene: &MezoScene<'_>, seat: Seat) -> Markup {
    let (lang, view, index) = (scene.lang, &scene.view, seat.index());
    let power = view.powers_used.as_ref().map(|used| used[index]);
    let steps = view.prophecies.as_ref().map(|_| view.prophecy_steps[index]);
    html! {
        @if let Some(used) = power {
            @let powers = scene.components.powers(scene.side(seat).index()).map(|power| terms::effect(lang, scene.components, power));
            @let key = if used { "mezo-power-used" } else { "mezo-power" };
            @let words = lang.with(key, &[("first", Word::from(&powers[0])), ("second", Word::from(&powers[1]))]);
            (shown(&words, &html! { span.mz-power.used[used] { "⚡" } }))
        }
        @if let Some(steps) = steps {
            @let words = lang.with("mezo-prophecy-steps", &[("count", steps.into())]);
            (shown(&words, &html! { ("◆".repeat(steps.into())) ("◇".repeat(usize::from(3 - steps.min(3)))) }))
        }
    }
}

/// Solo: tokens on the trial and what they are worth, once it is drawn.
fn trial(scene: &MezoScene<'_>, seat: Seat) -> Markup {
    let solo = scene.view.solo.as_ref();
    let Some(solo) = solo.filter(|solo| solo.trial.is_some()) else {
        return html! {};
    };
    let tokens = if is_vengeful(&scene.view, seat) {
        solo.them
    } else {
        solo.you
    };
    let points = scene.components.trial_points(seat.index(), tokens);
    let args = [("count", tokens.into()), ("points", points.into())];
    let words = scene.lang.with("mezo-trial-tokens", &args);
    shown(&words, &html! { "⬣" (tokens) })
}
