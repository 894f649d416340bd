use game::Components as _;

use super::*;
use crate::Step;

const FILE: &str = include_str!("../../data/components.toml");

/// What is said about the standard file with one passage changed.
#[track_caller]
fn fault(from: &str, to: &str) -> String {
    assert_eq!(
        FILE.matches(from).count(),
        1,
        "`{from}` is in the file once"
    );
    Components::parse(&FILE.replace(from, to)).unwrap_err().0
}

#[test]
fn the_standard_components_are_what_the_file_says() {
    let parts = Components::standard();
    assert_eq!(parts.gods().len(), GODS);
    assert_eq!(parts.vertices().len(), 10);
    assert_eq!(parts.altars().len(), 10);
    assert_eq!(parts.rituals().len(), 9);
    assert_eq!(parts.prophecies().len(), 9);
    assert_eq!(parts.trials().len(), 6);
    assert_eq!(parts.vengeful_cards().len(), 10);
    let names: Vec<&str> = parts.gods().map(|god| &*parts.god(god).name).collect();
    assert_eq!(names[..4], ["kukulkan", "ixchel", "ah_puch", "cabrakan"]);
    let kukulkan = parts.god_named("kukulkan").unwrap();
    let text = |id| parts.effect(id).to_string();
    assert_eq!(text(parts.god(kukulkan).call), "smite age warrior");
    assert_eq!(
        text(parts.card_action(kukulkan, Card::Edict, 0)),
        "most warriors"
    );
    assert_eq!(
        text(parts.card_action(kukulkan, Card::Edict, 2)),
        "deploy 1 warrior"
    );
    assert_eq!(parts.trial_points(0, 0), 0);
    assert_eq!(
        (parts.trial_points(0, 5), parts.trial_points(1, 1)),
        (14, 3)
    );
}

#[test]
fn devotion_has_three_levels() {
    let tribe = Components::standard().tribe();
    assert_eq!(tribe.highest_devotion(), 14);
    let levels = [0, 5, 6, 10, 11, 14].map(|devotion| tribe.level(devotion));
    assert_eq!(levels, [1, 1, 2, 2, 3, 3]);
}

#[test]
fn every_step_is_written_as_it_was_read() {
    for effect in Components::standard().effects() {
        let again: Effect = effect.to_string().parse().unwrap();
        assert_eq!(again, *effect);
        let costs = |step: &&Step| step.is_cost();
        assert!(effect.steps.iter().filter(costs).count() <= 1);
    }
}

#[test]
fn the_fingerprint_of_the_standard_components_is_for_ever() {
    let fingerprint = Components::standard().fingerprint();
    assert_eq!(fingerprint.to_string(), "33f0e7764438e77d");
}

#[test]
fn rules_and_conditions_are_written_as_they_were_read() {
    let parts = Components::standard();
    for ritual in parts.rituals() {
        let line = format!("rule = \"{}\"", ritual.rule);
        assert!(FILE.contains(&line), "{line}");
    }
    for prophecy in parts.prophecies() {
        let line = format!("{} = \"{}\"", prophecy.name, prophecy.condition);
        assert!(FILE.contains(&line), "{line}");
    }
}

#[test]
fn whatever_plays_differently_has_another_fingerprint() {
    let standard = Components::standard().fingerprint();
    for (from, to) in [
        ("\"Copan\"]", "\"Tikal\"]"),
        ("warriors = 8", "warriors = 9"),
        ("devotion_levels = [6, 5, 4]", "devotion_levels = [6, 4, 5]"),
        ("age1 = [\"vp 2\"", "age1 = [\"vp 3\""),
        (
            "ceremony = \"deploy 1 warrior\"",
            "ceremony = \"deploy 2 warrior\"",
        ),
        ("edict = [\"weaken 3\"", "edict = [\"weaken 2\""),
        ("deploy_limit 4", "deploy_limit 5"),
        ("units_in_xibalba 5", "units_in_xibalba 6"),
        ("yellow = [\"vp 5\"", "yellow = [\"vp 4\""),
        ("zotz = \"drain 1\"", "zotz = \"drain 2\""),
        ("sacrifice = 2", "sacrifice = 3"),
        ("you_spaces = [2,", "you_spaces = [1,"),
        ("altars = [\"bones\", \"spring\",", "altars = [\"bones\","),
        ("age2 = [2]", "age2 = []"),
        (
            "smite 2 opposing unit\", \"recover",
            "smite 2 unit\", \"recover",
        ),
        ("them = \"offering\"", "them = \"calendar\""),
    ] {
        assert!(FILE.contains(from), "{from}");
        // Only the first: a name may come again, and then both would have to change.
        let text = FILE.replacen(from, to, 1).replace(
            "Copan",
            if to.contains("Tikal") {
                "Tikal"
            } else {
                "Copan"
            },
        );
        let other = Components::parse(&text).unwrap_or_else(|error| panic!("{to}: {error}"));
        assert_ne!(other.fingerprint(), standard, "{to}");
    }
}

#[test]
fn components_that_play_alike_have_one_fingerprint() {
    let same = Components::parse(&FILE.replace("# Solo", "# For one")).unwrap();
    assert_eq!(same.fingerprint(), Components::standard().fingerprint());
    assert_eq!(same, *Components::standard());
    let other = Components::parse(&FILE.replace("vp 7", "vp 8")).unwrap();
    assert_ne!(other.fingerprint(), Components::standard().fingerprint());
    assert_ne!(other, *Components::standard());
}

/// What is changed in the file, into what, and how that is refused.
const FAULTS: &[(&str, &str, &str)] = &[
    (
        "sun = \"vp 7\"",
        "sun = \"vp 77\"",
        "line 28: `altars.sun` cannot be played: in `vp 77`: `77` is no number; a number is a constant up to 20 or a count like `age`",
    ),
    (
        "warriors = 8",
        "warriors = 800",
        "line 21: `tribe.warriors` must be a number from 2 to 20",
    ),
    (
        "warriors = 8",
        "soldiers = 8",
        "line 20: `tribe` has no `warriors`",
    ),
    (
        "warriors = 8",
        "warriors = 8\npriests = 3",
        "line 22: `tribe.priests` is not known; leave it out",
    ),
    (
        "[\"Palenque\", \"Becan\"], ",
        "[\"Tikal\"], ",
        "line 12: `vertices[4][0]` is `Tikal`, which is no region; the regions are Uxmal, Hochob, Calakmul, Palenque, Becan, Copan",
    ),
    (
        "[\"Uxmal\", \"Hochob\", \"Calakmul\", \"Palenque\", \"Becan\", \"Copan\"]",
        "[\"Uxmal\", \"Uxmal\", \"Calakmul\", \"Palenque\", \"Becan\", \"Copan\"]",
        "line 4: `regions` has a name twice; each region has its own",
    ),
    (
        "\"smite age warrior\" ",
        "\"smite age warrior; call\" ",
        "line 58: `gods.kukulkan.call` has a `call` or `journey`; an ability of a call moves no god",
    ),
    (
        "[gods.zotz]\nset = \"souls\"",
        "[gods.zotz]\nset = \"base\"",
        "line 56: `gods` have 5 of the set `base`; it has 4",
    ),
    (
        "[gods.zotz]\nset = \"souls\"",
        "[gods.zotz]\nset = \"bats\"",
        "line 167: `gods.zotz.set` must be base, gods or souls",
    ),
    (
        "{ phase = \"gods\", rule = \"no_call_abilities\" }",
        "{ phase = \"end\", rule = \"no_call_abilities\" }",
        "line 181: `rituals.silence.phase` must be `gods`, where its rule belongs",
    ),
    (
        "\"glyphs_in_one_region 3\"",
        "\"glyphs_in_one_region many\"",
        "line 194: `prophecies.scribes` has `many` where a number from 0 to 20 must stand",
    ),
    (
        "{ you = \"win\", them = \"floor\" }",
        "{ you = \"lose\", them = \"floor\" }",
        "line 263: `solo.trials.cards.conquest.you` is `lose`; it must be one of smite, floor, win, devotion, offering, calendar, codex",
    ),
    (
        "{ you = \"devotion\", them = \"offering\" }",
        "{ you = \"devotion\", them = \"devotion\" }",
        "line 264: `solo.trials.cards.faith.them` is what `you` has; each side has a condition of its own",
    ),
    (
        "you_spaces = [2, 4, 7, 10, 14]",
        "you_spaces = [2, 4]",
        "line 258: `solo.trials.you_spaces` has 2 entries; it must have 5",
    ),
    (
        "[\"bones\", \"spring\", \"copal\"]",
        "[\"bones\", \"spring\", \"star\"]",
        "line 45: `souls_tiles.altars[2]` is `star`, which is no altar",
    ),
    (
        "[\"bones\", \"spring\", \"copal\"]",
        "[\"bones\", \"spring\", \"copal\", \"sun\", \"moon\"]",
        "line 45: `souls_tiles.altars` leaves 5 of 10 tiles; at least 6 must remain",
    ),
    (
        "[\"bones\", \"spring\", \"copal\"]",
        "[\"bones\", \"bones\"]",
        "line 45: `souls_tiles.altars` names a tile twice",
    ),
    (
        "age1 = [2]",
        "age1 = [3]",
        "line 46: `souls_tiles.age1[0]` must be a number from 0 to 2",
    ),
    (
        "age3 = [2]",
        "age3 = [2, 0]",
        "line 48: `souls_tiles.age3` leaves 1 of 3 tiles; at least 2 must remain",
    ),
    ("# Solo\n", "# Solo\n= 3\n", "line 206: this is no TOML: "),
];

#[test]
fn a_fault_is_said_with_its_line() {
    for (from, to, said) in FAULTS {
        let found = fault(from, to);
        assert!(found.starts_with(said), "{found}\ninstead of\n{said}");
    }
}

#[test]
fn a_name_is_one_word_of_its_own() {
    let found = fault("moon = ", "reserve = ");
    assert!(
        found.contains("`altars.reserve` is called `reserve`; a name is one word"),
        "{found}"
    );
    let found = fault("moon = ", "\"full moon\" = ");
    assert!(found.contains("a name is one word"), "{found}");
}

#[test]
fn the_base_game_has_tiles_of_its_own() {
    let parts = Components::standard();
    let name = |altar: u8| parts.altars()[usize::from(altar)].name.as_str();
    let base: Vec<&str> = parts.altars_of(Tiles::Base).map(name).collect();
    assert_eq!(base.len(), 7);
    assert!(!base.contains(&"bones") && !base.contains(&"copal"));
    assert_eq!(parts.altars_of(Tiles::Souls).count(), 10);
    for age in 1..=3 {
        assert!(parts.angry_of(age, Tiles::Base).eq([0, 1]));
        assert!(parts.angry_of(age, Tiles::Souls).eq([0, 1, 2]));
    }
}

#[test]
fn what_the_vengeful_gods_cannot_do_is_refused_with_its_line() {
    for (effect, what) in [
        ("bring 1 unit @conflict", "bring"),
        ("shift 1 unit @conflict", "shift"),
        ("wander 1 unit", "wander"),
        ("vp 1; demolish glyph @any", "demolish"),
        ("each_opponent demolish any @any", "demolish"),
        ("transform any @conflict", "transform"),
        ("sacrifice 1 unit reserve; vp 3", "sacrifice"),
        ("deploy 1 unit @each_presence", "@each_presence"),
    ] {
        let step = effect.split("; ").last().unwrap();
        let step = if what == "sacrifice" {
            "sacrifice 1 unit reserve"
        } else {
            step
        };
        let said = format!("has `{step}`; the vengeful gods cannot do `{what}`");
        for (place, from, to) in [
            (
                "line 218: `solo.vengeful.zotz`",
                "zotz = \"drain 1\"",
                format!("zotz = \"{effect}\""),
            ),
            (
                "line 223: `solo.actions[0].actions[2]`",
                "\"build glyph @conflict\", \"vp 2\"]",
                format!("\"build glyph @conflict\", \"{effect}\"]"),
            ),
            (
                "line 255: `solo.codex.spaces[0]`",
                "[\"vp 2\", \"awaken",
                format!("[\"{effect}\", \"awaken"),
            ),
        ] {
            assert!(FILE.contains(from), "{from}");
            let found = Components::parse(&FILE.replacen(from, &to, 1))
                .unwrap_err()
                .0;
            let said = format!("{place} {said}");
            assert_eq!(found, said, "{effect}");
        }
    }
}
