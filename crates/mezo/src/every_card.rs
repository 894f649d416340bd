//! Every card, tile and space once, in one rich situation, with what is clicked and what happens written out.
//!
//! The clicks are always the first choice. The results were read against the rules; whoever changes a card or a rule reads the
//! difference.

use std::fmt::Write as _;

use game::{Components as _, Game};

use crate::scenario::{Table, seat};
use crate::{Card, Components, EffectId, Kind, Source};

/// The second age, a conflict in Becan. Red acts, with devotion 7 (level 2) and a god in Hochob, Palenque and Becan.
fn table() -> Table {
    Table::new(4)
        .age(2)
        .vp(&[20, 30, 40, 10])
        .devotion(0, 7)
        .devotion(1, 4)
        .devotion(2, 1)
        .vertex(0, 1)
        .vertex(1, 5)
        .champion(0, "Becan")
        .champion(1, "Hochob")
        .units(0, "Becan", 2, 1)
        .units(0, "Hochob", 1, 1)
        .units(0, "Calakmul", 1, 0)
        .units(1, "Becan", 1, 2)
        .units(1, "Hochob", 2, 0)
        .units(2, "Becan", 2, 0)
        .units(2, "Palenque", 0, 1)
        .units(3, "Calakmul", 1, 2)
        .xibalba(0, 2, 2)
        .xibalba(1, 2, 1)
        .glyphs(0, "Becan", 1)
        .glyphs(0, "Hochob", 1)
        .glyphs(1, "Becan", 1)
        .floors("Palenque", &[0, 1])
        .floors("Becan", &[2])
        .resolved(&["Uxmal"])
        .conflict("Becan")
}

/// Against the vengeful force: the same region, with you in its way.
fn solo_table() -> Table {
    Table::new(1)
        .trial("memory")
        .age(2)
        .vp(&[20, 30])
        .devotion(0, 7)
        .vertex(0, 1)
        .units(0, "Becan", 2, 1)
        .units(0, "Hochob", 1, 2)
        .units(1, "Becan", 1, 1)
        .xibalba(1, 1, 2)
        .glyphs(0, "Becan", 1)
        .floors("Becan", &[0])
        .resolved(&["Uxmal"])
        .conflict("Becan")
}

/// What happens when an effect is resolved with the first choice at every question.
fn told(mut table: Table, owner: u8, effect: EffectId) -> String {
    table = table.effect_of(owner, effect, Source::Card);
    let mut clicks = Vec::new();
    while !table.is_done() {
        let (to_act, legal) = table.asked();
        let first = legal[0].clone();
        table.play(to_act[0], &first);
        clicks.push(format!("{} {first}", to_act[0]));
    }
    let clicks = if clicks.is_empty() {
        "nothing is asked".to_owned()
    } else {
        clicks.join(", ")
    };
    let story = table.story();
    let story = if story.is_empty() {
        "Nothing happens."
    } else {
        &story
    };
    format!(
        "{}\n  {clicks}\n  {story}\n",
        Components::standard().effect(effect)
    )
}

fn line(text: &mut String, name: &str, result: &str) {
    write!(text, "{name}: {result}").unwrap();
}

#[test]
fn every_card_of_every_god() {
    let parts = Components::standard();
    for id in parts.gods() {
        let god = parts.god(id);
        let red = || {
            let mut table = table();
            table.state.gods[seat(0)] = Some(id);
            table
        };
        let mut text = String::new();
        line(&mut text, "called", &told(red(), 0, god.call));
        line(&mut text, "ceremony", &told(red(), 0, god.ceremony));
        for card in Card::ALL {
            for action in 0..2 {
                let result = told(red(), 0, parts.card_action(id, card, action));
                line(&mut text, &format!("{card} {}", action + 1), &result);
            }
        }
        insta::assert_snapshot!(god.name.clone(), text);
    }
}

#[test]
fn every_altar_tile_and_space() {
    let parts = Components::standard();
    let mut text = String::new();
    for altar in parts.altars() {
        line(&mut text, &altar.name, &told(table(), 0, altar.effect));
    }
    for age in 1..=3 {
        for (tile, effect) in parts.angry(age).iter().enumerate() {
            line(
                &mut text,
                &format!("angry god {age}.{}", tile + 1),
                &told(table(), 0, *effect),
            );
        }
    }
    for kind in Kind::ALL {
        for (space, effect) in parts.book(kind).iter().enumerate() {
            line(
                &mut text,
                &format!("{} {}", kind.book(), space + 1),
                &told(table(), 0, *effect),
            );
        }
    }
    insta::assert_snapshot!("tiles", text);
}

#[test]
fn every_power() {
    let mut text = String::new();
    for number in 0..4_u8 {
        for (way, effect) in Components::standard()
            .powers(number.into())
            .iter()
            .enumerate()
        {
            line(
                &mut text,
                &format!("seat {number} power {}", way + 1),
                &told(table(), number, *effect),
            );
        }
    }
    insta::assert_snapshot!("powers", text);
}

#[test]
fn everything_that_the_vengeful_force_does() {
    let parts = Components::standard();
    let mut text = String::new();
    for god in parts.gods() {
        let name = &parts.god(god).name;
        line(&mut text, name, &told(solo_table(), 1, parts.vengeful(god)));
    }
    for (number, card) in parts.vengeful_cards().iter().enumerate() {
        for (action, effect) in card.actions.iter().enumerate() {
            line(
                &mut text,
                &format!("card {number} action {}", action + 1),
                &told(solo_table(), 1, *effect),
            );
        }
    }
    for kind in Kind::ALL {
        for (space, effect) in parts.vengeful_book(kind).iter().enumerate() {
            line(
                &mut text,
                &format!("{} {}", kind.book(), space + 1),
                &told(solo_table(), 1, *effect),
            );
        }
    }
    for altar in parts.altars() {
        line(&mut text, &altar.name, &told(solo_table(), 1, altar.effect));
    }
    insta::assert_snapshot!("vengeful", text);
}

#[test]
fn every_effect_of_the_components_is_among_them() {
    let parts = Components::standard();
    let gods = parts.gods().len() * 12;
    let tiles = parts.altars().len() + 9 + 10 + 8;
    let solo = parts.gods().len() + 3 * parts.vengeful_cards().len() + 10;
    // Four abilities of the first age, four vigils and the consolation of whoever passes have tests of their own.
    assert_eq!(parts.effects().len(), gods + tiles + solo + 9);
    assert_eq!(table().state.inventory().len(), 4 * 8 + 3);
}
