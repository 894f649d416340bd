use game::{Game, Seed, Setup, Silent};

use super::*;
use crate::scenario::{Table, seat};

fn start(options: Options, seed: u64) -> Mezo {
    Mezo::start(&Setup::new(options, Seed::Short(seed)), &mut Silent)
}

fn players(players: u8) -> Options {
    Options {
        players,
        ..Options::default()
    }
}

#[test]
fn some_regions_are_desolate_and_each_living_one_has_an_altar_of_its_own() {
    for (number, living) in [(1, 6), (2, 5), (3, 4), (4, 5)] {
        for seed in 0..20 {
            let view = start(players(number), seed).open_view();
            assert_eq!(view.living.len(), living);
            let mut altars: Vec<&String> = view.altars.iter().map(|(_, altar)| altar).collect();
            altars.sort_unstable();
            altars.dedup();
            assert_eq!(altars.len(), living);
        }
    }
}

#[test]
fn a_random_player_has_5_and_the_others_clockwise_4_3_and_2() {
    let mut first = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let state = start(players(4), seed);
        let order = state.vp_order();
        let leader = order.seats()[0];
        first.insert(u8::from(leader));
        assert_eq!(
            order.seats()[3],
            state.clockwise_after(leader).nth(2).unwrap()
        );
        let vp: Vec<u16> = order.seats().iter().map(|seat| state.vp[*seat]).collect();
        assert_eq!(vp, [5, 4, 3, 2]);
        assert_eq!(
            state.to_act(),
            game::Seats::only(order.seats()[3]),
            "the lowest picks first"
        );
    }
    assert_eq!(first.len(), 4);
}

#[test]
fn everybody_has_a_unit_of_each_kind_in_xibalba() {
    let view = start(players(3), 1).open_view();
    assert_eq!(view.xibalba, [Band::new(1, 1); 3]);
    assert_eq!(view.reserve, [Band::new(7, 7); 3]);
    assert_eq!(view.floor_reserve, [[4, 3, 2, 2]; 3]);
}

#[test]
fn gods_are_picked_from_the_lowest_points_up_each_once() {
    let mut state = start(players(4), 3);
    for place in (0..4).rev() {
        let seat = state.vp_order().seats()[place];
        assert_eq!(state.to_act(), game::Seats::only(seat));
        let legal = state.legal_actions(seat);
        assert_eq!(legal.len(), 12 - (3 - place));
        state.apply(seat, legal[0], &mut Silent).unwrap();
    }
    let gods: std::collections::BTreeSet<_> = state.gods.0.into_iter().flatten().collect();
    assert_eq!(gods.len(), 4);
}

#[test]
fn gods_can_be_dealt_from_the_chosen_sets() {
    let options = Options {
        god_choice: GodChoice::Random,
        gods: crate::GodSets::only(crate::GodSet::Base),
        ..players(4)
    };
    let view = start(options, 1).open_view();
    assert_eq!(view.age, 1);
    let mut gods: Vec<String> = view.gods.into_iter().flatten().collect();
    gods.sort_unstable();
    assert_eq!(gods, ["ah_puch", "cabrakan", "ixchel", "kukulkan"]);
}

#[test]
fn the_last_god_is_not_asked_for() {
    let mut state = start(
        Options {
            gods: crate::GodSets::only(crate::GodSet::Base),
            ..players(4)
        },
        1,
    );
    for _ in 0..3 {
        let seat = state.to_act().first().unwrap();
        let first = state.legal_actions(seat)[0];
        state.apply(seat, first, &mut Silent).unwrap();
    }
    assert_eq!(state.age, 1);
}

#[test]
fn two_players_begin_with_two_neutral_floors_in_living_regions() {
    for seed in 0..10 {
        let view = start(players(2), seed).open_view();
        assert_eq!(view.pyramids.iter().count(), 2);
        for (region, floors) in view.pyramids.iter() {
            assert!(view.is_living(region));
            assert_eq!(*floors, [(1, Owner::NEUTRAL)]);
        }
    }
}

#[test]
fn solo_begins_with_5_against_4_and_the_handicap() {
    let view = start(
        Options {
            handicap: 30,
            ..players(1)
        },
        1,
    )
    .open_view();
    assert_eq!(view.vp, [5, 34]);
    assert_eq!(view.reserve, [Band::new(7, 7), Band::new(15, 15)]);
    assert_eq!(
        (view.glyph_reserve, view.floor_reserve[1]),
        (vec![6, 12], [8, 6, 4, 4])
    );
    assert_eq!(view.gods, [None, None]);
    assert_eq!(view.solo.unwrap().deck.len(), 10);
}

#[test]
fn cities_are_founded_by_descending_points_in_different_regions() {
    let mut table = Table::modules(3, &["cities"]).turns(Stage::Cities);
    table.play(0, "city Uxmal");
    assert_eq!(
        table.asked(),
        (
            vec![1],
            ["city Hochob", "city Calakmul", "city Palenque"]
                .map(str::to_owned)
                .to_vec()
        )
    );
    table.play(1, "city Palenque").play(2, "city Hochob");
    assert_eq!(
        table.state.cities[seat(2)],
        Some(crate::scenario::region("Hochob"))
    );
}

#[test]
fn with_the_tiles_of_the_base_game_the_others_stay_in_the_box() {
    let options = Options {
        tiles: crate::Tiles::Base,
        ..players(1)
    };
    for seed in 0..40 {
        let state = start(options, seed);
        let view = state.open_view();
        let souls = ["bones", "spring", "copal"];
        assert!(
            view.altars
                .iter()
                .all(|(_, altar)| !souls.contains(&altar.as_str()))
        );
        assert!(state.angry.iter().all(|tile| *tile < 2));
        let mut imagined = state.clone();
        imagined.deal_again(game::Viewer::Spectator, &mut Chance::new(Seed::Short(seed)));
        assert!(imagined.angry.iter().all(|tile| *tile < 2));
    }
}

#[test]
fn the_handicap_is_any_number_and_moves_past_you() {
    for (handicap, vp) in [(0, 4), (1, 6), (2, 6), (33, 37), (200, 204)] {
        let options = Options {
            handicap,
            ..players(1)
        };
        assert_eq!(start(options, 1).vp[VENGEFUL], vp);
    }
}

/// Plays the first of what is legal until all gods are chosen but one; whose choice is left is returned.
fn until_the_last_god(state: &mut Mezo) -> Seat {
    loop {
        let seat = state.to_act().first().unwrap();
        let chosen = state.gods.0.iter().flatten().count();
        if chosen + 1 == usize::from(state.players) {
            return seat;
        }
        let first = state.legal_actions(seat)[0];
        state.apply(seat, first, &mut Silent).unwrap();
    }
}

fn with_prophecies(number: u8) -> Options {
    Options {
        modules: crate::Modules::only(crate::Module::Prophecies),
        ..players(number)
    }
}

#[test]
fn prophecies_are_drawn_when_all_gods_are_chosen_and_known_to_nobody_before() {
    let mut state = start(with_prophecies(3), 1);
    assert_eq!(state.open_view().prophecies, None);
    let last = until_the_last_god(&mut state);
    assert_eq!(state.open_view().prophecies, None);
    let mut rows = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut chance = Chance::new(game::Seed::Short(seed));
        let mut again = state.resampled(game::Viewer::Seat(last), &mut chance);
        let mut events = Vec::new();
        let first = again.legal_actions(last)[0];
        again.apply(last, first, &mut events).unwrap();
        let row = again.open_view().prophecies.unwrap();
        let told = events.iter().find_map(|event| match event {
            Event::Prophecies { prophecies } => Some(prophecies.map(str::to_owned)),
            _ => None,
        });
        assert_eq!(told, Some(row.clone()));
        rows.insert(row);
    }
    assert!(rows.len() > 10, "nobody can know them: {rows:?}");
}

#[test]
fn the_draw_is_a_moment_of_all_who_fulfil_the_first_prophecy_already() {
    let drawn = |seed| {
        let mut table = Table::modules(4, &["prophecies"])
            .xibalba(0, 3, 2)
            .xibalba(2, 5, 0);
        table.state.chance = Chance::new(Seed::Short(seed));
        table.state.gods_are_chosen(&mut table.events);
        table
    };
    let asks_for_blood = |table: &Table| table.view().prophecies.unwrap()[0] == "debt_of_blood";
    let table = (0..100).map(drawn).find(asks_for_blood).unwrap();
    assert_eq!(table.view().prophecy_steps, [1, 0, 1, 0]);
    assert_eq!(table.vp_now(), [5 + 3, 4, 3 + 3, 2]);
    let story = table.story();
    let places = ["is drawn", "Red fulfils", "Green fulfils"].map(|words| story.find(words));
    assert!(
        places.iter().all(Option::is_some) && places.is_sorted(),
        "{story}"
    );
}

#[test]
fn with_gods_dealt_the_prophecies_are_drawn_at_once() {
    let options = Options {
        god_choice: GodChoice::Random,
        ..with_prophecies(4)
    };
    let mut events = Vec::new();
    let state = Mezo::start(&Setup::new(options, Seed::Short(1)), &mut events);
    let kinds = events.iter().map(game::Event::kind);
    let kinds: Vec<&str> = kinds.take(6).collect();
    assert_eq!(kinds, ["god", "god", "god", "god", "prophecies", "age"]);
    assert!(state.open_view().prophecies.is_some());
}

#[test]
fn the_trial_is_drawn_when_the_god_is_chosen() {
    let mut state = start(players(1), 1);
    assert_eq!(state.open_view().solo.unwrap().trial, None);
    let mut trials = std::collections::BTreeSet::new();
    let you = until_the_last_god(&mut state);
    for seed in 0..40 {
        let mut again =
            state.resampled(game::Viewer::Seat(you), &mut Chance::new(Seed::Short(seed)));
        let first = again.legal_actions(you)[0];
        let mut events = Vec::new();
        again.apply(you, first, &mut events).unwrap();
        let trial = again.open_view().solo.unwrap().trial.unwrap();
        let told = |event: &Event| matches!(event, Event::Trial { trial: told } if *told == trial);
        assert!(events.iter().any(told));
        trials.insert(trial);
    }
    assert_eq!(trials.len(), 6);
}
