use game::Match;
use game::{Components as _, Game as _, Seat, Shown, Viewer};
use games::space_aztecs::{Deck, Hour, Options, Order, SpaceAztecs, View};
use serde_json::Value;

use crate::drawn::{Drawn as _, Scene, tests};
use crate::parts::Parts;
use crate::table::player;
use texts::Lang;

const NAMES: [&str; 6] = ["Ada", "Bruno", "Celina", "Dario", "Elio", "Felka"];

/// A whole game of random play.
fn played(options: Options) -> Match<SpaceAztecs> {
    tests::played(options, 11)
}

/// All that somebody is shown: stage, panels, prompt, choices and chronicle.
fn page(scene: &Scene<'_, SpaceAztecs>) -> String {
    let mut parts = Parts::default();
    SpaceAztecs::fill(scene, &mut parts);
    let mut page = SpaceAztecs::stage(scene, &parts).into_string();
    for seat in scene.view.seats() {
        page.push_str(&player(scene, seat, "", false).into_string());
    }
    let (waiting, _) = SpaceAztecs::waiting(scene);
    let prompt = SpaceAztecs::prompt(scene);
    for text in [waiting, prompt.sentence, prompt.reason] {
        page.push_str(&text);
    }
    page.push_str(&SpaceAztecs::choices(scene).into_string());
    for action in scene.legal {
        page.push_str(&SpaceAztecs::naming(scene, *action));
    }
    for event in scene.story.told() {
        let told = SpaceAztecs::sentence(scene.lang, scene.components, scene.names, event);
        page.extend(told.map(|(_, sentence)| sentence));
    }
    page
}

/// The standard deck, with the faces of two cards exchanged.
fn exchanged([one, other]: [Hour; 2]) -> &'static Deck {
    let text = include_str!("../../../../space-aztecs/data/deck.json");
    let mut deck: Value = serde_json::from_str(text).expect("the deck is JSON");
    let names = [one.to_string(), other.to_string()];
    for card in deck.as_array_mut().expect("a list") {
        let swapped = match card["hour"].as_str() {
            Some(hour) if hour == names[0] => names[1].clone(),
            Some(hour) if hour == names[1] => names[0].clone(),
            _ => continue,
        };
        card["hour"] = swapped.into();
    }
    Deck::load(&deck.to_string()).expect("the deck is sound")
}

/// A card in a pile that the viewer does not know, with another kind and set than this one.
fn unlike(view: &View, truth: &View, announced: Hour) -> Option<Hour> {
    let deck = Deck::standard();
    let is_seen = |hour: &Hour| {
        let in_hand = view.piles.iter().flatten();
        let remembered = view.memory.iter().flatten().flatten();
        in_hand
            .filter_map(|card| card.open())
            .any(|card| card == *hour)
            || remembered
                .flat_map(|memory| &memory.cards)
                .any(|card| card == hour)
    };
    let differs = |hour: &Hour| {
        let (one, other) = (deck.face(*hour), deck.face(announced));
        one.map(|face| face.kind) != other.map(|face| face.kind)
            && one.map(|face| face.set) != other.map(|face| face.set)
    };
    let mut piled = truth.piles.iter().flatten().filter_map(|card| card.open());
    piled.find(|hour| !is_seen(hour) && differs(hour))
}

/// What the viewer is shown with the standard deck, and with one in which the card has the face of another that they do not
/// know. Nothing if there is no such card.
fn shown(
    game: &Match<SpaceAztecs>,
    viewer: Viewer,
    ply: usize,
    announced: Hour,
) -> Option<[String; 2]> {
    let names = NAMES.map(str::to_owned);
    let state = game.position(ply);
    let other = unlike(&state.view(viewer), &state.open_view(), announced)?;
    let legal = match viewer {
        Viewer::Seat(seat) => state.legal_actions(seat),
        Viewer::Spectator => Vec::new(),
    };
    let decks = [Deck::standard(), exchanged([announced, other])];
    Some(decks.map(|deck| {
        let mut scene = Scene::of(Lang::En, Shown::new(game), &names, viewer, ply);
        scene.components = deck;
        scene.legal = &legal;
        page(&scene)
    }))
}

/// As long as a card lies face down, a page would be the same if another card had its hour.
#[test]
fn no_page_tells_what_an_announced_card_is_before_it_is_played() {
    let (mut hidden, mut own) = (0, 0);
    for (players, order) in [(3, Order::Clockwise), (6, Order::Hours)] {
        let play = played(Options {
            players,
            order,
            memory: players == 3,
            ..Options::default()
        });
        let game = &play;
        for ply in 0..=game.steps().len() {
            let truth = game.position(ply).open_view();
            for owner in truth.seats() {
                let Some(hour) = truth.announced_by(owner) else {
                    continue;
                };
                let seats = truth.seats().map(Viewer::Seat);
                for viewer in seats.chain([Viewer::Spectator]) {
                    let Some([page, twin]) = shown(game, viewer, ply, hour) else {
                        continue;
                    };
                    assert!(page.contains(&hour.to_string()), "the hour is known");
                    if viewer.is(owner) {
                        assert_ne!(page, twin, "{owner} knows the card of {hour}");
                        own += 1;
                    } else {
                        assert_eq!(page, twin, "the card of {hour} at {ply}");
                        hidden += 1;
                    }
                }
            }
        }
    }
    assert!(hidden > 50 && own > 10, "{hidden} and {own} pages");
}

#[test]
fn nobody_stands_below_zero_before_the_first_villager_is_played() {
    let sets = games::space_aztecs::Set::ALL.into_iter().take(3).collect();
    let play = played(Options {
        sets: Some(sets),
        ..Options::default()
    });
    let game = &play;
    let names = NAMES.map(str::to_owned);
    let scene = Scene::of(Lang::En, Shown::new(game), &names, Viewer::Spectator, 0);
    assert_eq!(scene.view.scores[0].0, -5, "if the game ended now");
    assert_eq!(SpaceAztecs::score(&scene, Seat::new(0)), 0);
    let page = page(&scene);
    assert!(!page.contains("−5") && !page.contains(">-5<"));
    let course = SpaceAztecs::course(Shown::new(game));
    assert!(course.iter().all(|curve| curve[0] == 0), "{course:?}");
    let last: Vec<i32> = course
        .iter()
        .filter_map(|curve| curve.last().copied())
        .collect();
    let scores = game.state().scores();
    assert_eq!(
        last,
        scores.iter().map(|points| points.0).collect::<Vec<_>>()
    );
}

#[test]
fn whoever_has_the_fewest_villagers_sees_what_it_may_cost_beside_the_points() {
    let sets = games::space_aztecs::Set::ALL.into_iter().take(3).collect();
    let play = played(Options {
        sets: Some(sets),
        ..Options::default()
    });
    let game = &play;
    let names = NAMES.map(str::to_owned);
    let mut met = false;
    for ply in 0..game.steps().len() {
        let scene = Scene::of(Lang::En, Shown::new(game), &names, Viewer::Spectator, ply);
        let (deck, view) = (scene.components, &scene.view);
        for seat in view.seats() {
            let shown = player(&scene, seat, "", false).into_string();
            let starves = deck.may_starve(view, seat);
            assert_eq!(shown.contains("Fewest villagers: −5"), starves, "{shown}");
            met |= starves;
        }
    }
    assert!(met, "somebody had the fewest");
}
