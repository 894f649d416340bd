use std::sync::atomic::AtomicBool;

use bots::Bot;
use game::{Components, Options, Seed};

use crate::{Report, Series};
use game::observed::Nature;
use texts::Lang;
use web::named::Named;

fn report<G: Named>(pairs: &[(&str, &str)], games: u32) -> Report {
    let options = G::Options::from_pairs(pairs.iter().copied()).unwrap();
    let series = Series::<G> {
        components: G::Components::standard(),
        bots: vec![Bot::Random; options.players().into()],
        options,
        seed: Seed::Short(5),
    };
    let tally = series.play(games, || {}, &AtomicBool::new(false));
    series.report(&tally.unwrap())
}

/// Whatever a game looks at, the sums fit together.
#[allow(clippy::cast_precision_loss, reason = "a test plays few games")]
fn assert_sound(report: &Report) {
    let players = report.bots.len() as u64;
    for topic in &report.topics {
        let known = topic.things.len() + topic.unused.len() + topic.absent.len();
        assert!(known > 0, "{}", topic.key);
        for thing in &topic.things {
            let what = format!("{}: {}", topic.key, thing.name.to(Lang::En));
            assert!(thing.share.of <= thing.offered, "{what}");
            assert!(thing.offered <= players * report.games, "{what}");
            assert!(thing.share.wins <= thing.games as f64 + 1e-9, "{what}");
            assert!(thing.times >= thing.games, "{what}");
            let [low, high] = thing.share.interval;
            assert!(
                low <= thing.share.share + 1e-9 && thing.share.share <= high + 1e-9,
                "{what}"
            );
        }
    }
}

/// The things of a topic that everybody has exactly one of.
#[allow(clippy::cast_precision_loss, reason = "a test plays few games")]
fn assert_one_each(report: &Report, key: &str) {
    let topic = report.topics.iter().find(|topic| topic.key == key);
    let things = &topic.unwrap_or_else(|| panic!("{key} is looked at")).things;
    let had: u64 = things.iter().map(|thing| thing.share.of).sum();
    let wins: f64 = things.iter().map(|thing| thing.share.wins).sum();
    assert_eq!(had, report.games * report.bots.len() as u64, "{key}");
    assert!((wins - report.games as f64).abs() < 1e-6, "{key}");
}

#[test]
fn everybody_in_aztlan_leaves_one_power_card_and_begins_somewhere() {
    for players in ["2", "3", "4"] {
        let report = report::<games::aztlan::Aztlan>(&[("players", players)], 12);
        assert_sound(&report);
        for key in [
            "power_unused",
            "opening",
            "opening_terrain",
            "first_order",
            "battles",
        ] {
            assert_one_each(&report, key);
        }
    }
}

#[test]
fn everybody_in_amazonas_has_a_mission_and_a_first_village() {
    for players in ["2", "3", "4"] {
        let report = report::<games::amazonas::Amazonas>(&[("players", players)], 12);
        assert_sound(&report);
        for key in [
            "missions",
            "missing",
            "opening",
            "opening_order",
            "income_first",
            "medals",
        ] {
            assert_one_each(&report, key);
        }
    }
}

#[test]
fn everybody_in_space_aztecs_plays_a_first_card() {
    for players in ["2", "4", "6"] {
        let report = report::<games::space_aztecs::SpaceAztecs>(&[("players", players)], 12);
        assert_sound(&report);
        for key in ["first_card", "first_order", "temples", "saucers"] {
            assert_one_each(&report, key);
        }
        let endings = report
            .topics
            .iter()
            .find(|topic| topic.key == "endings")
            .unwrap();
        assert_eq!(endings.nature, Nature::Shared);
        let ended: u64 = endings.things.iter().map(|thing| thing.games).sum();
        assert_eq!(ended, report.games);
    }
}

#[test]
fn everybody_in_mezo_has_a_god_and_an_ability_for_each_age() {
    for players in ["2", "3", "4"] {
        let report = report::<games::mezo::Mezo>(&[("players", players)], 6);
        assert_sound(&report);
        for key in [
            "gods",
            "start",
            "abilities_1",
            "abilities_2",
            "abilities_3",
            "opening_regions",
        ] {
            assert_one_each(&report, key);
        }
        assert!(report.topics.iter().all(|topic| topic.key != "rituals"));
    }
}

#[test]
fn modules_of_mezo_are_looked_at_when_they_are_played() {
    let modules = ["cities", "rituals", "prophecies", "cenote", "powers"].map(|key| (key, "on"));
    let report = report::<games::mezo::Mezo>(&modules, 6);
    assert_sound(&report);
    assert_one_each(&report, "cities");
    for key in ["rituals", "prophecies", "cenote", "powers"] {
        assert!(report.topics.iter().any(|topic| topic.key == key), "{key}");
    }
}

#[test]
fn the_solo_game_of_mezo_has_a_report_too() {
    let report = report::<games::mezo::Mezo>(&[("players", "1")], 4);
    assert_eq!(report.seats.len(), 2);
    assert_sound(&report);
}
