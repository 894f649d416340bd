//! Every law, on random games of each way to play.

use game::Components as _;
use game::laws::{Report, Trial, assert_hold};
use mezo::{Components, GodChoice, GodSet, GodSets, Mezo, Module, Modules, Options};

fn laws_hold(players: u8, modules: Modules) -> Report {
    let options = Options {
        players,
        modules,
        ..Options::default()
    };
    assert_hold::<Mezo>(&options, 400)
}

#[test]
fn solo() {
    let report = laws_hold(1, Modules::NONE);
    let never = report.unseen::<Mezo>();
    let of_modules = ["city", "prophecies", "cenote", "power", "winner"];
    assert!(of_modules.iter().all(|kind| never.contains(kind)));
}

#[test]
fn solo_with_a_handicap() {
    let options = Options {
        players: 1,
        handicap: 1,
        god_choice: GodChoice::Random,
        gods: GodSets::only(GodSet::Base),
        ..Options::default()
    };
    assert_hold::<Mezo>(&options, 50);
}

#[test]
fn with_the_tiles_of_the_base_game_and_any_tribes() {
    for (players, tribes) in [("1", "blue"), ("2", "yellow,red"), ("3", "blue,red,green")] {
        assert_hold::<Mezo>(&with_base_tiles(players, tribes), 30);
    }
}

#[test]
fn four_chosen_tribes_with_the_tiles_of_the_base_game_and_all_modules() {
    let options = Options {
        modules: Modules::ALL,
        ..with_base_tiles("4", "green,blue,red,yellow")
    };
    assert_hold::<Mezo>(&options, 100);
}

fn with_base_tiles(players: &str, tribes: &str) -> Options {
    let pairs = [("players", players), ("tribes", tribes), ("tiles", "base")];
    <Options as game::Options>::from_pairs(pairs).expect("they go together")
}

#[test]
fn two_players() {
    laws_hold(2, Modules::NONE);
}

#[test]
fn two_players_with_all_modules() {
    laws_hold(2, Modules::ALL);
}

#[test]
fn three_players() {
    laws_hold(3, Modules::NONE);
}

#[test]
fn three_players_with_all_modules() {
    laws_hold(3, Modules::ALL);
}

#[test]
fn four_players() {
    laws_hold(4, Modules::NONE);
}

#[test]
fn four_players_with_all_modules() {
    let report = laws_hold(4, Modules::ALL);
    let never = report.unseen::<Mezo>();
    let solo = [
        "blessed",
        "vengeful",
        "vengeful_god",
        "vengeful_card",
        "lost",
        "token",
        "trial",
    ];
    let others: Vec<_> = never.iter().filter(|kind| !solo.contains(kind)).collect();
    assert!(others.is_empty(), "{others:?}");
}

#[test]
fn each_module_alone_and_random_gods() {
    for players in 2..=4 {
        for module in Module::ALL {
            let options = Options {
                players,
                modules: Modules::only(module),
                god_choice: GodChoice::Random,
                gods: GodSets::ALL - GodSets::only(GodSet::Gods),
                ..Options::default()
            };
            assert_hold::<Mezo>(&options, 20);
        }
    }
}

/// Cards that somebody typed in: every verb and scope in places where the standard components have none.
fn strange_components() -> &'static Components {
    let strange = [
        "bring 3 unit from_one @any; each_opponent demolish any @same",
        "wander 3 shaman; shift 2 unit @your_units; build glyph @same",
        "sacrifice 2 unit @your_units; transform any @any; most shamans",
        "sacrifice upto 4 warrior @any each vp 2; drain 3; no codex",
        "push 3 unit @other; exile 1 opposing unit @same; awaken 2 unit @same; vp age",
        "sacrifice 1 unit @any; pay devotion 1; smite 3 unit @same; exile 1 warrior @any",
        "journey; deploy 1 unit @each_presence; weaken 2; strength level if_present",
        "pay devotion 1; build 3 glyph @any; recover 2 shaman",
        "each_opponent exile 2 unit @each_presence; smite 1 unit @your_glyphs",
        "demolish any @each_presence; build pyramid @each_presence; call",
        "transform glyph @your_glyphs; bring 2 warrior @same; devotion 2",
    ];
    // What the vengeful gods can be given: they move nothing of their own and tear nothing down.
    let vengeful = [
        "push 2 unit @any; smite 1 unit @same; pay devotion 2; build 2 glyph @any",
        "each_opponent exile 2 unit; awaken 1 unit @other; deploy 1 shaman @same; no calendar",
        "exile 2 warrior @your_units; drain 3; call; strength level if_present",
        "build pyramid @your_glyphs; journey; most warriors; weaken 2",
    ];
    let altars = [
        "sun = ", "moon = ", "stone = ", "blood = ", "zotz = ", "chaac = ",
    ];
    let lists = ["edict = ", "task = ", "actions = ", "spaces = "];
    let (mut players, mut gods) = (strange.iter().cycle(), vengeful.iter().cycle());
    let mut solo = false;
    let mut retyped = |line: &str| {
        let starts = |words: &[&str]| words.iter().any(|word| line.starts_with(word));
        let (key, effects) = line.split_once(" = ").unwrap_or_default();
        solo |= line.starts_with("[solo");
        let next: &mut dyn Iterator<Item = &&str> = if solo { &mut gods } else { &mut players };
        if starts(&lists) {
            let count = effects.split("\", \"").count();
            let effects: Vec<String> = next
                .take(count)
                .map(|effect| format!("\"{effect}\""))
                .collect();
            format!("{key} = [{}]", effects.join(", "))
        } else if starts(&altars) {
            format!("{key} = \"{}\"", next.next().expect("it goes round"))
        } else {
            line.to_owned()
        }
    };
    let file = include_str!("../data/components.toml");
    let text: Vec<String> = file.lines().map(&mut retyped).collect();
    let text = text.join("\n");
    Components::load(&text).expect("the components are sound")
}

#[test]
fn cards_that_somebody_typed_in() {
    for players in 1..=4 {
        let options = Options {
            players,
            modules: Modules::all_if(players > 1),
            ..Options::default()
        };
        let mut trial = Trial::<Mezo>::new(&options, 40);
        trial.components = strange_components();
        if let Err(broken) = trial.run() {
            panic!("{broken}");
        }
    }
}
