use game::{Chance, Components as _, Game, Seed, Setup, Viewer, Words, random_decision};

use super::*;
use crate::scenario::Table;
use crate::{Card, Options};

#[test]
fn every_effect_reads_as_a_sentence() {
    for effect in Components::standard().effects() {
        let text = english(effect);
        assert!(!text.contains(['_', '@', ';']), "{effect}: {text}");
    }
    let text = |effect: &str| english(&effect.parse().unwrap());
    assert_eq!(
        text("deploy level warrior @conflict"),
        "deploy as many warriors as your devotion level in this conflict"
    );
    assert_eq!(
        text("smite age + 1 / 2 opposing unit; devotion 1"),
        "smite as many opposing units as the age number plus 1 divided by 2 where your god is present, then 1 devotion"
    );
    assert_eq!(
        text("smite age warrior"),
        "smite as many warriors (anyone's) as the age number where your god is present"
    );
    assert_eq!(
        text("exile 2 unit @any; exile 1 shaman @same"),
        "exile 2 units (anyone's) in any region, then exile 1 shaman (anyone's) in the same region"
    );
    assert_eq!(
        text("sacrifice upto 3 unit reserve each strength 1"),
        "sacrifice up to 3 units from your reserve for 1 strength here each"
    );
    assert_eq!(
        text("vp your_glyphs cap 5"),
        "as many VP as your glyphs on the board, at most 5"
    );
    assert_eq!(
        text("vp 1; sacrifice upto 2 unit each vp 2"),
        "1 VP, then sacrifice up to 2 units where your god is present for 2 VP each"
    );
    assert_eq!(
        text("each_opponent smite 1 unit @conflict; each_opponent exile 2 warrior @any"),
        "each opponent smites 1 unit of their own in this conflict, then each opponent exiles 2 warriors of their own in any region"
    );
    assert_eq!(
        text("shift age unit"),
        "shift up to as many units (anyone's) as the age number to another region where your god is present"
    );
}

#[test]
fn everything_can_be_said_about_every_position() {
    for (players, modules) in [(1, false), (2, true), (4, true)] {
        let options = Options {
            players,
            modules: crate::Modules::all_if(modules),
            ..Options::default()
        };
        let parts = Components::standard();
        let mut chance = Chance::new(Seed::Short(9));
        let (mut actions, mut events) = (Vec::new(), Vec::new());
        let mut state = Mezo::start(&Setup::new(options, Seed::Short(7)), &mut events);
        while let Some((seat, action)) = random_decision(&state, &mut chance, &mut actions) {
            let view = state.view(Viewer::Seat(seat));
            assert!(parts.table(&view).contains(" VP, "));
            let prompt = parts.prompt(&view, seat, &actions);
            assert!(prompt.ends_with('.'), "{prompt}");
            for action in &actions {
                parts.action(&view, seat, *action);
            }
            state.apply(seat, action, &mut events).unwrap();
        }
        let view = state.open_view();
        for event in &events {
            let line = parts.event(&view, event);
            assert!(line.ends_with('.'), "{line}");
        }
    }
}

#[test]
fn a_choice_says_what_it_does() {
    let table = Table::new(4)
        .vertex(0, 1)
        .champion(3, "Becan")
        .units(0, "Becan", 1, 0)
        .round("Becan", &[Card::Task; 4]);
    let (view, parts) = (table.view(), table.state.components);
    let red = crate::scenario::seat(0);
    assert_eq!(
        parts.action(&view, red, Action::Act(0)),
        "as many VP as the regions with your warriors"
    );
    assert_eq!(
        parts.prompt(&view, red, &table.state.legal_actions(red)),
        "Take the first action of your card, or pass."
    );
    assert!(
        parts
            .table(&view)
            .contains("Conflict in Becan: Red 1, Yellow 0, Green 0, Blue 2")
    );
}

#[test]
fn a_tile_that_would_do_nothing_says_so() {
    // The second tile of age I deploys two units, the third of age II recovers four.
    let table = Table::new(4)
        .vertex(0, 1)
        .units(0, "Becan", 2, 1)
        .reserve(0, 0, 0)
        .god(0, "xolotl")
        .age(2)
        .angry([1, 2, 0])
        .conflict("Becan");
    let mut table = table.ceremony(0);
    let red = crate::scenario::seat(0);
    let parts = table.state.components;
    let appease = parts.action(&table.view(), red, Action::Appease);
    assert_eq!(appease, "sacrifice units and resolve a tile");
    table.plays(0, &["appease", "sacrifice Becan shaman"]);
    let said = |tile| parts.action(&table.view(), red, Action::Tile(tile));
    assert_eq!(
        said(0),
        "deploy 2 units where your god is present (it would do nothing now)"
    );
    assert_eq!(said(1), "recover 4 units, then 1 VP");

    let poor = Table::new(4)
        .vertex(0, 1)
        .units(0, "Becan", 7, 7)
        .angry([1, 0, 0])
        .conflict("Becan")
        .god(0, "xolotl");
    let table = poor.ceremony(0);
    let appease = parts.action(&table.view(), red, Action::Appease);
    assert_eq!(appease, "sacrifice units; no tile would do anything now");
}

#[test]
fn tribes_are_called_what_they_are_whichever_seat_has_them() {
    let pairs = [
        ("players", "3"),
        ("tribes", "blue,red,green"),
        ("powers", "on"),
    ];
    let options = <Options as game::Options>::from_pairs(pairs).unwrap();
    let table = Table::with(options).conflict("Uxmal");
    let (view, parts) = (table.view(), table.state.components);
    let name = |number| parts.seat(&view, crate::scenario::seat(number));
    assert_eq!([0, 1, 2].map(name), ["Blue", "Red", "Green"]);
    let red = crate::scenario::seat(1);
    assert_eq!(
        parts.action(&view, red, Action::Power(0)),
        "3 strength here",
        "the power goes with the tribe"
    );
}
