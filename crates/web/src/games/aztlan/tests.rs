use std::collections::BTreeSet;

use game::{Components as _, Game as _, Options as _, Seat, Shown, Viewer};
use games::aztlan::{Aztlan, Board, Event, Options};

use crate::drawn::tests::{log, names, played, sides_in};
use crate::drawn::{Drawn, Scene, Side};
use crate::table::ending;
use texts::Lang;

fn options(pairs: &[(&str, &str)]) -> Options {
    Options::from_pairs(pairs.iter().copied()).unwrap()
}

#[test]
fn the_log_says_how_many_pawns_come_back_when_a_reserve_is_too_small() {
    let event = Event::Took {
        seat: Seat::new(0),
        pawns: 3,
        returned: 2,
    };
    let told = |lang| {
        let (_, sentence) = Aztlan::sentence(lang, Board::standard(), &names(), &event).unwrap();
        sentence
    };
    assert_eq!(
        told(Lang::En),
        "Ada takes 3 pawns, 2 of them removed earlier."
    );
    for lang in Lang::ALL {
        assert!(told(lang).contains('3') && told(lang).contains('2'));
    }
}

/// Coyote and Quetzal are 4, Ocelot and Serpent 5; 0 to 3 are single tribes.
#[test]
fn two_players_have_factions_in_the_log_and_at_the_end_and_never_a_single_tribe() {
    let game = &played::<Aztlan>(
        options(&[("players", "2"), ("first_faction", "coyote_quetzal")]),
        3,
    );
    let end = game.steps().len();
    assert_eq!(sides_in(&log(game, 0..=end)), BTreeSet::from([4, 5]));
    let page = ending::<Aztlan>(
        Lang::En,
        Shown::new(game),
        &names()[..game.setup().options.players.into()],
    )
    .into_string();
    assert_eq!(sides_in(&page), BTreeSet::from([4, 5]));
    assert!(
        page.matches("class=\"faction\"").count() >= 4,
        "lines of plots are marked by factions"
    );
    assert!(!page.contains("class=\"mark\""), "and by nothing else");
}

#[test]
fn a_line_of_the_log_shows_the_faction_that_the_player_had_then() {
    let game = &played::<Aztlan>(
        options(&[("players", "2"), ("first_faction", "coyote_quetzal")]),
        3,
    );
    let mut seen = BTreeSet::new();
    for ply in 1..=game.steps().len() {
        let before = game.position(ply - 1);
        let Some(control) = before.view(Viewer::Spectator).control else {
            panic!("two players have factions");
        };
        let seat = game.steps()[ply - 1].seat;
        let told = log(game, ply..=ply);
        let faction = 4 + control[seat.index()];
        let name = &names()[seat.index()];
        let own = told.split("<li>").filter(|line| {
            line.contains(&format!(">{name} ")) || line.contains(&format!("</i>{name}"))
        });
        for line in own {
            assert!(line.contains(&format!("side-{faction}\"")), "{ply}: {line}");
            seen.insert((seat, faction));
        }
    }
    assert_eq!(seen.len(), 4, "both players had both factions: {seen:?}");
}

#[test]
fn pawns_panels_log_and_lines_have_the_shape_of_the_tribe_that_a_seat_leads() {
    let game = &played::<Aztlan>(
        options(&[("players", "3"), ("tribes", "quetzal,serpent,coyote")]),
        3,
    );
    let end = game.steps().len();
    assert_eq!(
        Aztlan::sides(Shown::new(game), 0),
        [Side(3), Side(0), Side(2)]
    );
    assert_eq!(sides_in(&log(game, 0..=end)), BTreeSet::from([0, 2, 3]));
    let page = ending::<Aztlan>(
        Lang::En,
        Shown::new(game),
        &names()[..game.setup().options.players.into()],
    )
    .into_string();
    assert_eq!(sides_in(&page), BTreeSet::from([0, 2, 3]));
    let names = names();
    let scene = Scene::<Aztlan>::of(Lang::En, Shown::new(game), &names, Viewer::Spectator, end);
    let roles = [0, 1, 2].map(|seat| Aztlan::role(&scene, Seat::new(seat)));
    assert_eq!(roles, ["Quetzal", "Serpent", "Coyote"]);
    let mut parts = crate::parts::Parts::default();
    Aztlan::fill(&scene, &mut parts);
    let stage = Aztlan::stage(&scene, &parts).into_string();
    assert!(stage.contains("tribe-3") && !stage.contains("tribe-1"));
    assert!(stage.contains("Quetzal") && !stage.contains("Ocelot"));
}
