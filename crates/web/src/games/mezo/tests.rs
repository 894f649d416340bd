use game::{Action as _, Chance, Components as _, Game as _, Match, Seed, Setup, Silent, Viewer};
use games::mezo::{Action, Kind, Modules, Options, Region};

use super::*;
use crate::drawn::{Story, tests};

/// A whole game of random play.
fn played(players: u8, modules: bool, seed: u64) -> Match<Mezo> {
    let options = Options {
        players,
        modules: Modules::all_if(modules),
        ..Options::default()
    };
    tests::played(options, seed)
}

/// Shows a position of a game as somebody sees it, with all that may be chosen there.
fn look<T>(
    game: &Match<Mezo>,
    ply: usize,
    viewer: Viewer,
    lang: Lang,
    at: impl FnOnce(&MezoScene<'_>) -> T,
) -> T {
    let state = game.position(ply);
    let legal = match viewer {
        Viewer::Seat(seat) => state.legal_actions(seat),
        Viewer::Spectator => Vec::new(),
    };
    let names = ["Ada", "Bruno", "Celina", "Dario"].map(str::to_owned);
    at(&Scene {
        lang,
        components: Components::standard(),
        view: state.view(viewer),
        viewer,
        legal: &legal,
        names: &names,
        sides: Mezo::sides(Shown::new(game), ply),
        latest: Vec::new(),
        ply,
        story: Story::new(Shown::new(game), viewer, ply),
    })
}

/// Who decides next, and otherwise somebody.
fn next(game: &Match<Mezo>, ply: usize) -> Viewer {
    let step = game.steps().get(ply);
    step.map_or(Viewer::Spectator, |step| Viewer::Seat(step.seat))
}

fn assert_words(words: &str, what: &str) {
    assert!(!words.is_empty(), "{what} says nothing");
    for wrong in ["mezo-", "{", "..", "?", ": .", "  "] {
        assert!(!words.contains(wrong), "{what}: {words}");
    }
}

#[test]
fn everything_is_said_about_every_position_in_every_language() {
    for (players, modules) in [(1, false), (2, true), (4, true)] {
        let game = &played(players, modules, 7);
        let mut kinds = std::collections::BTreeSet::new();
        for ply in 0..game.steps().len() {
            let kind = game.steps()[ply].action.kind();
            // What has not been asked before is looked at in all languages.
            let langs = if kinds.insert(kind) {
                &Lang::ALL[..]
            } else {
                &Lang::ALL[ply % 3..][..1]
            };
            for lang in langs {
                look(game, ply, next(game, ply), *lang, |scene| {
                    let prompt = Mezo::prompt(scene);
                    assert_words(&prompt.sentence, "the prompt");
                    assert_words(&prompt.reason, "the reason");
                    let effects = Effects::new(scene);
                    for action in scene.legal {
                        assert_words(&effects.words(*action), &scene.notation(*action));
                    }
                    let buttons = Mezo::choices(scene).into_string();
                    let missing = scene.legal.iter().map(|action| scene.notation(*action));
                    let mut missing =
                        missing.filter(|value| !buttons.contains(&format!("\"{value}\"")));
                    assert_eq!(missing.next(), None, "{buttons}");
                });
                look(game, ply, Viewer::Spectator, *lang, |scene| {
                    assert_words(&Mezo::waiting(scene).0, "waiting");
                });
            }
        }
    }
}

#[test]
fn every_event_that_is_told_is_told_in_a_sentence() {
    let names = ["Ada", "Bruno", "Celina", "Dario"].map(str::to_owned);
    for (players, modules) in [(1, false), (2, true), (4, true)] {
        let game = &played(players, modules, 11);
        for (ply, events) in game.story(0..=usize::MAX) {
            for event in events {
                let lang = Lang::ALL[ply % 3];
                let told = Mezo::sentence(lang, Components::standard(), &names, &event);
                let Some((_, sentence)) = told else { continue };
                assert_words(&sentence, "the log");
                assert!(sentence.ends_with('.'), "{sentence}");
            }
        }
    }
}

#[test]
fn parts_have_their_places_in_every_position() {
    for players in [1, 3] {
        let game = &played(players, false, 5);
        for ply in (0..=game.steps().len()).step_by(13) {
            for viewer in [next(game, ply), Viewer::Spectator] {
                look(game, ply, viewer, Lang::En, |scene| {
                    let mut parts = Parts::default();
                    Mezo::fill(scene, &mut parts);
                    let stage = Mezo::stage(scene, &parts).into_string();
                    assert!(!stage.contains("style="));
                    // A class that runs into the next one marks nothing.
                    assert!((0..4).all(|seat| !stage.contains(&format!("seat-{seat}mz"))));
                    for seat in seats(&scene.view) {
                        Mezo::holdings(scene, seat);
                    }
                });
            }
        }
        assert_eq!(
            Mezo::course(Shown::new(game)).len(),
            usize::from(players.max(2))
        );
    }
}

#[test]
fn a_tile_that_would_do_nothing_says_so_on_its_button() {
    let idly = Lang::En.with("mezo-tile-idle", &[("effect", "".into())]);
    let mut found = 0;
    for seed in 0..4 {
        let game = &played(4, false, seed);
        for ply in 0..game.steps().len() {
            look(game, ply, next(game, ply), Lang::En, |scene| {
                for action in scene.legal {
                    let Action::Tile(tile) = *action else {
                        continue;
                    };
                    let idle = scene.view.aside.is_idle(tile);
                    let words = Effects::new(scene).words(*action);
                    assert_eq!(words.ends_with(&idly), idle, "{words}");
                    found += usize::from(idle);
                }
            });
        }
    }
    assert!(found > 0, "no tile was idle");
}

/// A game of random play in which reserves are used up and ceremonies are left for last, so that only a glyph buys them, with the
/// tiles of the base game: then the tile of age I often has no units to deploy.
fn with_ceremonies_last(seed: u64) -> Match<Mezo> {
    let options = Options {
        tiles: games::mezo::Tiles::Base,
        modules: Modules::ALL,
        ..Options::default()
    };
    let seed = Seed::Short(seed);
    let mut game = Match::new(Setup::<Mezo>::new(options, seed));
    let mut chance = Chance::new(seed);
    while let Some(seat) = game.state().to_act().first() {
        let mut choices = game.state().legal_actions(seat);
        let is_late =
            |action: &Action| matches!(action, Action::Act(2) | Action::Pass(..) | Action::Done);
        if !choices.iter().all(is_late) {
            choices.retain(|action| !is_late(action));
        }
        game.push(seat, *chance.pick(&choices));
    }
    game
}

/// Whether the choice may lead to the angry gods without a further question.
fn begins_an_appeasement(action: Action) -> bool {
    matches!(
        action,
        Action::Act(2) | Action::Third | Action::Sacrifice(..)
    )
}

#[test]
fn what_begins_an_appeasement_says_that_no_tile_would_do_anything() {
    let idly = Lang::En.text("mezo-tiles-idle");
    let mut missing = std::collections::BTreeSet::from(["act", "sacrifice", "third"]);
    let games = (0..100).flat_map(|seed| [played(4, false, seed), with_ceremonies_last(seed)]);
    for game in games {
        let game = &game;
        let asked = |action| begins_an_appeasement(action) || action == Action::Decline;
        let taken = game.steps().iter().enumerate();
        for (ply, _) in taken.filter(|(_, step)| asked(step.action)) {
            look(game, ply, next(game, ply), Lang::En, |scene| {
                let (open, aside) = (scene.view.revealed, &scene.view.aside);
                let idle = open > 0 && (0..open).all(|tile| aside.is_idle(tile));
                let reason = Mezo::prompt(scene).reason;
                let buttons = Mezo::choices(scene).into_string();
                for action in scene.legal {
                    let leads = begins_an_appeasement(*action);
                    let words = Effects::new(scene).words(*action);
                    assert_eq!(words.ends_with(&idly), leads && idle, "{words}");
                    if leads && idle {
                        let is_act = matches!(action, Action::Act(_));
                        let shown = if is_act { &buttons } else { &reason };
                        assert!(shown.contains(&idly), "{shown}");
                        missing.remove(action.kind());
                    }
                }
            });
        }
        if missing.is_empty() {
            return;
        }
    }
    panic!("it never came up: {missing:?}");
}

#[test]
fn powers_are_those_of_the_tribe_that_a_seat_has() {
    let pairs = [("tribes", "blue,green,yellow,red"), ("powers", "on")];
    let options = <Options as game::Options>::from_pairs(pairs).expect("they go together");
    let game = &Match::new(Setup::<Mezo>::new(options, Seed::Short(1)));
    let parts = Components::standard();
    let blue = words::effect(Lang::En, parts, parts.effect(parts.powers(3)[0]));
    look(game, 0, Viewer::Seat(Seat::new(0)), Lang::En, |scene| {
        assert_eq!(Effects::new(scene).words(Action::Power(0)), blue);
        let role = Mezo::role(scene, Seat::new(0));
        assert_eq!(role, terms::tribe(Lang::En, Side(3)));
    });
}

#[test]
fn the_course_begins_with_the_place_on_the_track_and_ends_with_the_score() {
    let game = &played(4, false, 3);
    let course = Mezo::course(Shown::new(game));
    let mut first: Vec<i32> = course.iter().map(|curve| curve[0]).collect();
    first.sort_unstable();
    assert_eq!(first, [2, 3, 4, 5]);
    let last: Vec<i32> = course
        .iter()
        .filter_map(|curve| curve.last().copied())
        .collect();
    let scores = game.state().scores();
    let scores: Vec<i32> = scores.iter().map(|points| points.0).collect();
    assert_eq!(last, scores);
}

/// Plays a turn as it is sent, after so many decisions.
fn after_turn(game: &Match<Mezo>, ply: usize, turn: &str) -> Mezo {
    let mut decisions: Vec<&str> = turn.split("; ").collect();
    let back = decisions[0].strip_prefix("undo ").map(str::parse::<usize>);
    let back = back.map_or(0, |back| back.expect("a number"));
    if back > 0 {
        decisions.remove(0);
    }
    let mut state = game.position(ply - back);
    let seat = game.steps()[ply - 1].seat;
    for decision in decisions {
        let action = Mezo::read_action(Components::standard(), decision).expect("a decision");
        state.apply(seat, action, &mut Silent).expect("it is legal");
    }
    state
}

#[test]
fn a_unit_is_taken_back_without_the_others_and_a_region_is_filled_at_once() {
    let game = &played(4, false, 7);
    let parts = Components::standard();
    let (mut taken_back, mut filled) = (0, 0);
    for ply in 1..game.steps().len() {
        let viewer = next(game, ply);
        let Viewer::Seat(seat) = viewer else { continue };
        for (region, kind) in places() {
            let (back, fill, many) = look(game, ply, viewer, Lang::En, |scene| {
                (
                    deploy::take_back(scene, region, kind),
                    deploy::fill_up(scene, region, kind),
                    deploy::count(scene, region, kind),
                )
            });
            let name = parts.region_name(region);
            let units = |state: &Mezo| state.view(Viewer::Spectator).units_in(seat, name)[kind];
            let before = units(&game.position(ply));
            assert_eq!(back.is_some(), many > 0);
            if let Some(turn) = back {
                assert_eq!(units(&after_turn(game, ply, &turn)), before - 1, "{turn}");
                taken_back += 1;
            }
            if let Some((more, turn)) = fill {
                let mut state = game.position(ply);
                for decision in turn.split("; ") {
                    let action = Mezo::read_action(parts, decision).expect("a decision");
                    state.apply(seat, action, &mut Silent).expect("it is legal");
                }
                assert_eq!(units(&state), before + more, "{turn}");
                assert!(!state.is_legal(seat, Action::Deploy(region, kind)));
                filled += 1;
            }
        }
    }
    assert!(taken_back > 10 && filled > 10, "{taken_back} {filled}");
}

fn places() -> impl Iterator<Item = (Region, Kind)> {
    let regions = games::mezo::Regions::ALL.into_iter();
    regions.flat_map(|region| Kind::ALL.map(|kind| (region, kind)))
}
