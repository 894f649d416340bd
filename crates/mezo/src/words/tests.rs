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
        "deploy as many warriors as your level of devotion in this conflict"
    );
    assert_eq!(
        text("smite age + 1 / 2 unit; devotion 1"),
        "smite as many opposing units as the age plus 1 divided by 2 where your god is present, then 1 devotion"
    );
    assert_eq!(
        text("sacrifice upto 3 unit reserve each strength 1"),
        "sacrifice up to 3 units from your reserve for 1 strength here each"
    );
    assert_eq!(
        text("vp your_glyphs cap 5"),
        "as many points as your glyphs on the board, at most 5"
    );
}

#[test]
fn everything_can_be_said_about_every_position() {
    for (players, modules) in [(1, false), (2, true), (4, true)] {
        let options = Options {
            players,
            modules: [modules; 5],
            ..Options::default()
        };
        let parts = Components::standard();
        let mut chance = Chance::new(Seed(9));
        let (mut actions, mut events) = (Vec::new(), Vec::new());
        let mut state = Mezo::start(&Setup::new(options, Seed(7)), &mut events);
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
        "as many points as the regions with your warriors"
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
