use game::{Chance, Components as _, Game, Seed, Setup, Viewer, Words, random_decision};

use super::*;
use crate::scenario::Table;
use crate::{Card, Means, Options, Verb};

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
    for (effect, said) in [
        (
            "devotion age - 1",
            "as much devotion as the age number less 1",
        ),
        (
            "strength level",
            "as much strength here as your devotion level",
        ),
        (
            "strength age + 1 if_present",
            "as much strength here as the age number plus 1 if your god is present",
        ),
        (
            "strength floors_here cap 3",
            "as much strength here as the number of floors here, at most 3",
        ),
        (
            "devotion your_units_in_xibalba / 2 cap 3",
            "as much devotion as the number of your units in Xibalba divided by 2, at most 3",
        ),
        (
            "pay devotion level; vp 1",
            "pay as much devotion as your devotion level to go on, then 1 VP",
        ),
        (
            "drain level",
            "one opponent loses as much devotion as your devotion level",
        ),
        (
            "weaken age",
            "one opponent loses as much strength here as the age number",
        ),
        ("drain 2", "one opponent loses 2 devotion"),
        ("weaken 3", "one opponent loses 3 strength here"),
        (
            "sacrifice upto 2 unit each strength level",
            "sacrifice up to 2 units where your god is present for as much strength here as your devotion level each",
        ),
        (
            "sacrifice upto 2 unit each devotion age",
            "sacrifice up to 2 units where your god is present for as much devotion as the age number each",
        ),
    ] {
        assert_eq!(text(effect), said);
    }
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
fn names_are_written_as_the_rulebook_writes_them() {
    for (name, written) in [
        ("ah_puch", "Ah Puch"),
        ("ix_tub_tun", "Ix-Tub-Tun"),
        ("xaman_ek", "Xaman-Ek"),
        ("zotz", "Zotz"),
        ("lean_year", "Lean Year"),
        ("debt_of_blood", "Debt of Blood"),
        ("xibalba", "Xibalba"),
        ("édit", "Édit"),
        ("", ""),
    ] {
        assert_eq!(spelled(name), written);
    }
    let table = Table::new(1);
    let (view, parts) = (table.view(), table.state.components);
    let red = crate::scenario::seat(0);
    let told = |event| parts.event(&view, &event);
    let moved = |from, to, by| Event::Moved {
        seat: red,
        warriors: 1,
        shamans: 0,
        from,
        to,
        by,
    };
    for (event, line) in [
        (
            Event::God {
                seat: red,
                god: "xaman_ek",
            },
            "Red takes Xaman-Ek.",
        ),
        (
            Event::Ritual {
                ritual: "lean_year",
            },
            "The ritual of this age is Lean Year.",
        ),
        (
            Event::Prophecies {
                prophecies: ["divine_victory", "from_afar", "zeal"],
            },
            "The prophecy is drawn: Divine Victory, From Afar, Zeal.",
        ),
        (
            moved(
                Whereabouts::Xibalba,
                Whereabouts::Reserve,
                Means::Verb(Verb::Recover),
            ),
            "Red: 1 warrior from Xibalba to the reserve (recover).",
        ),
        (
            moved(
                Whereabouts::Region("Becan"),
                Whereabouts::Below,
                Means::Appease,
            ),
            "Red: 1 warrior from Becan to below the tiles (appease).",
        ),
        (
            Event::Nothing {
                seat: red,
                origin: Source::Angry,
            },
            "Red: nothing comes of it (angry god).",
        ),
    ] {
        assert_eq!(told(event), line);
    }
    let god = parts.god_named("xaman_ek").unwrap();
    assert_eq!(
        Action::God(god).write(parts),
        "god xaman_ek",
        "commands are typed as before"
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
            let drawn = parts.table(&view);
            assert!(drawn.contains(" VP, ") && !drawn.contains('_'), "{drawn}");
            let prompt = parts.prompt(&view, seat, &actions);
            assert!(prompt.ends_with('.') && !prompt.contains('_'), "{prompt}");
            for action in &actions {
                let words = parts.action(&view, seat, *action);
                assert!(!words.contains('_'), "{words}");
            }
            state.apply(seat, action, &mut events).unwrap();
        }
        let view = state.open_view();
        for event in &events {
            let line = parts.event(&view, event);
            assert!(line.ends_with('.') && !line.contains('_'), "{line}");
        }
    }
}

#[test]
fn a_choice_says_what_it_does() {
    let mut table = Table::new(4)
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
        "Take an action from your card, or pass."
    );
    assert!(
        parts
            .table(&view)
            .contains("Conflict in Becan: Red 1, Yellow 0, Green 0, Blue 2")
    );
    for player in 0..4 {
        table.play(player, "pass devotion 1");
    }
    assert_eq!(
        parts.prompt(&table.view(), red, &table.state.legal_actions(red)),
        "Take a second action from your card, or pass."
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
