use game::{Chance, Game, Seed, Setup, Silent, random_decision};

use crate::scenario::{Table, seat};
use crate::{Mezo, Options};

#[test]
fn strength_is_worked_out_as_the_rules_count_it() {
    for (players, modules) in [(1, false), (2, true), (3, true), (4, true)] {
        let options = Options {
            players,
            modules: crate::Modules::all_if(modules),
            ..Options::default()
        };
        let mut chance = Chance::new(Seed::Short(players.into()));
        let mut actions = Vec::new();
        for seed in 0..5 {
            let mut state = Mezo::start(&Setup::new(options, Seed::Short(seed)), &mut Silent);
            while let Some((actor, action)) = random_decision(&state, &mut chance, &mut actions) {
                if state.conflict.is_some() {
                    let view = state.open_view();
                    for seat in state.every_seat() {
                        let strength = view.strength(state.components, seat).unwrap();
                        assert_eq!(strength.total, state.strength_of(seat), "{strength:?}");
                    }
                }
                state.apply_unchecked(actor, action, &mut Silent);
            }
        }
    }
}

#[test]
fn presence_is_where_the_vertex_touches_living_regions() {
    let table = Table::new(4).vertex(0, 3);
    assert_eq!(
        table.view().presence(table.state.components, seat(0)),
        ["Calakmul", "Becan"]
    );
    let table = Table::new(1).vengeful("zotz", 9).vengeful("chaac", 5);
    assert_eq!(
        table.view().presence(table.state.components, seat(1)),
        ["Uxmal", "Hochob", "Calakmul", "Copan"]
    );
}

#[test]
fn tiles_face_up_are_known() {
    let view = Table::new(4).seen_by(0);
    let parts = crate::scenario::Table::new(4).state.components;
    assert_eq!(view.tile(parts, 0), Some(parts.angry(1)[0]));
    assert_eq!(view.tile(parts, 1), None);
}
