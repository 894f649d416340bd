use std::collections::BTreeSet;

use game::{Game as _, Match, Options as _, Viewer};
use games::amazonas::{IncomeCard, Options};

use super::*;
use crate::drawn::tests::{log, names, played, sides_in};
use crate::table::{ending, player};

/// What orange, white and red are as sides, and the numbers on their cards.
const SIDES: [u8; 3] = [3, 2, 1];
const TIE_NUMBERS: [[u8; 7]; 3] = [
    [1, 6, 11, 13, 20, 23, 27],
    [4, 7, 10, 14, 18, 24, 25],
    [3, 5, 12, 16, 19, 21, 26],
];

/// A whole game of three.
fn whole(pairs: &[(&str, &str)]) -> Match<Amazonas> {
    let pairs = [("players", "3")].into_iter().chain(pairs.iter().copied());
    played::<Amazonas>(Options::from_pairs(pairs).expect("they go together"), 3)
}

/// What stands in the panels of all seats after so many decisions.
fn panels(lang: Lang, game: &Match<Amazonas>, viewer: Viewer, ply: usize) -> Vec<String> {
    let names = names();
    let scene = Scene::<Amazonas>::of(lang, Shown::new(game), &names, viewer, ply);
    let seats = game.state().seats().into_iter();
    seats
        .map(|seat| player(&scene, seat, "", false).into_string())
        .collect()
}

/// Map and hand after so many decisions.
fn stage(game: &Match<Amazonas>, viewer: Viewer, ply: usize) -> String {
    let names = names();
    let scene = Scene::<Amazonas>::of(Lang::En, Shown::new(game), &names, viewer, ply);
    let mut parts = Parts::default();
    Amazonas::fill(&scene, &mut parts);
    Amazonas::stage(&scene, &parts).into_string()
}

/// The colours of the tents on a page.
fn tents_in(page: &str) -> BTreeSet<u8> {
    let named = page.split("tent-").skip(1);
    named
        .filter_map(|rest| rest.split(['"', ' ']).next()?.parse().ok())
        .collect()
}

/// What stands between the first of these and what comes after it.
fn between<'a>(page: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(before)?;
    rest.split_once(after).map(|(found, _)| found)
}

/// What follows each of these marks.
fn parts_by<'a>(page: &'a str, mark: &str) -> impl Iterator<Item = &'a str> {
    page.split(mark).skip(1)
}

#[test]
fn tents_panels_log_and_lines_have_the_shape_of_the_colour_that_a_seat_has() {
    let game = &whole(&[("colours", "orange,white,red")]);
    let (end, names) = (game.steps().len(), names());
    assert_eq!(Amazonas::sides(Shown::new(game), 0), SIDES.map(Side));
    let all = BTreeSet::from(SIDES);

    // On the map every tent has the colour of whose name stands on it.
    let page = stage(game, Viewer::Spectator, end);
    assert_eq!(tents_in(&page), all);
    for (name, side) in names.iter().zip(SIDES) {
        let mut own = 0;
        for pitched in parts_by(&page, "class=\"pitched\"") {
            let label = between(pitched, "aria-label=\"", "\"").unwrap();
            if label.ends_with(&format!("tent of {name}")) {
                let tent = pitched.split("</g>").next().unwrap();
                assert_eq!(tents_in(tent), BTreeSet::from([side]), "{label}");
                own += 1;
            }
        }
        assert!(own > 0, "{name} has no tent");
    }

    // Panels show the tent of the colour and call it by its name.
    let scene = Scene::<Amazonas>::of(Lang::En, Shown::new(game), &names, Viewer::Spectator, end);
    let roles = [0, 1, 2].map(|seat| Amazonas::role(&scene, Seat::new(seat)));
    assert_eq!(roles, ["orange", "white", "red"]);
    for (panel, side) in panels(Lang::En, game, Viewer::Spectator, end)
        .iter()
        .zip(SIDES)
    {
        assert_eq!(tents_in(panel), BTreeSet::from([side]), "{panel}");
    }

    // A dot in the log is that of whoever did it.
    let told = log(game, 0..=end);
    assert_eq!(sides_in(&told), all);
    for (name, side) in names.iter().zip(SIDES) {
        let line = format!("<i class=\"dot side-{side}\"></i>{name} ");
        assert!(told.contains(&line), "{line}");
        for other in SIDES.into_iter().filter(|other| *other != side) {
            assert!(!told.contains(&format!("<i class=\"dot side-{other}\"></i>{name} ")));
        }
    }

    // So are the lines of the plot, and the tents of the ranking.
    let page = ending::<Amazonas>(Lang::En, Shown::new(game), &names[..3]).into_string();
    assert_eq!((sides_in(&page), tents_in(&page)), (all.clone(), all));
    let mut curves = 0;
    for curve in parts_by(&page, "class=\"curve side-") {
        let Some(name) = between(curve.split("</g></g>").next().unwrap(), "<title>", ": ") else {
            continue;
        };
        let seat = names.iter().position(|other| other == name).unwrap();
        assert!(curve.starts_with(&format!("{}\"", SIDES[seat])), "{name}");
        let mark = Amazonas::mark(Side(SIDES[seat])).into_string();
        assert!(curve.contains(&mark), "{name}");
        curves += 1;
    }
    assert!(curves >= 3, "{curves}");
}

#[test]
fn tie_numbers_in_hand_and_panels_are_those_of_the_colour() {
    let game = &whole(&[("colours", "orange,white,red")]);
    let title = format!("<i title=\"{}\">", Lang::En.text("amazonas-tie-number"));
    let mut reasons = 0;
    for ply in (0..=game.steps().len()).step_by(7) {
        for (seat, numbers) in (0..).map(Seat::new).zip(TIE_NUMBERS) {
            let page = stage(game, Viewer::Seat(seat), ply);
            let shown: Vec<u8> = parts_by(&page, &title)
                .map(|rest| rest.split('<').next().unwrap().parse().unwrap())
                .collect();
            let wanted = IncomeCard::ALL.map(|card| numbers[card.index()]);
            assert_eq!(shown, wanted, "seat {seat} after {ply}");
            let panel = &panels(Lang::En, game, Viewer::Seat(seat), ply)[seat.index()];
            if let Some(why) = between(panel, "<span class=\"why\">", "</span>") {
                let (_, number) = why.split_once("tie number ").expect("it says why");
                assert!(numbers.contains(&number.parse().unwrap()), "{why}");
                reasons += 1;
            }
        }
    }
    assert!(reasons > 10, "{reasons}");
}

#[test]
fn what_a_mission_would_cost_stands_in_ones_own_panel_alone_until_the_end() {
    let game = &whole(&[]);
    let end = game.steps().len();
    let so_far = |panel: &str| {
        between(panel, "<span class=\"mission-so-far\">", "</span>").map(str::to_owned)
    };
    let mut met = BTreeSet::new();
    for ply in 0..=end {
        let open = game.position(ply).open_view();
        for viewer in Viewer::all(game.state().seats()) {
            let lang = Lang::ALL[ply % 3];
            for (index, panel) in panels(lang, game, viewer, ply).iter().enumerate() {
                let seat = Seat::new(u8::try_from(index).unwrap());
                let missing = open.missing(seat).expect("all is open").len();
                let own = viewer.is(seat) && ply < end;
                let told = own.then(|| {
                    lang.with(
                        "amazonas-mission-so-far",
                        &[("points", (3 * missing).into())],
                    )
                });
                assert_eq!(so_far(panel), told, "{viewer} on seat {seat} after {ply}");
                if let Some(told) = told {
                    let number = if missing == 0 {
                        "0".to_owned()
                    } else {
                        format!("−{}", 3 * missing)
                    };
                    assert!(told.ends_with(&format!(": {number}")), "{told}");
                    met.insert(missing);
                }
            }
        }
    }
    assert!(met.len() >= 3, "villages were missing: {met:?}");
}

/// The income cards that a panel reminds of.
fn reminded(panel: &str) -> Option<Vec<String>> {
    let spent = between(panel, "<span class=\"spent\"", "</span></span>")?;
    let (_, cards) = spent.split_once("▤ ")?;
    let cards = cards.trim_end_matches("</span>").split(' ');
    Some(cards.map(str::to_owned).collect())
}

#[test]
fn without_memory_panels_show_the_last_card_of_others_and_all_of_ones_own() {
    let game = &whole(&[("memory", "off")]);
    let end = game.steps().len();
    let (mut taken_back, mut longest) = (BTreeSet::new(), 0);
    for ply in 0..end {
        let open = game.position(ply).open_view();
        // Cards of this round lie face down until all are revealed, and every seventh round all are taken back.
        let played = 7 - open.hand(Seat::new(0)).len();
        for viewer in Viewer::all(game.state().seats()) {
            for (index, panel) in panels(Lang::En, game, viewer, ply).iter().enumerate() {
                let seat = Seat::new(u8::try_from(index).unwrap());
                let told = reminded(panel);
                let said = format!("{viewer} on seat {seat} in round {}", open.round);
                if played == 0 {
                    assert_eq!(told, None, "{said}");
                    taken_back.insert(open.round);
                    continue;
                }
                let told = told.unwrap_or_else(|| panic!("{said}: nothing"));
                if viewer.is(seat) {
                    assert_eq!(told.len(), played, "{said}");
                    longest = longest.max(told.len());
                    assert!(panel.contains("Income cards played: "), "{said}");
                } else {
                    let last = open.last_card(seat).expect("one was revealed");
                    assert_eq!(told, [last.to_string()], "{said}");
                    assert!(panel.contains("Last income card: "), "{said}");
                }
            }
        }
    }
    assert_eq!(taken_back, BTreeSet::from([0, 1, 8, 15]));
    assert_eq!(longest, 7);

    // Four rounds were played since the cards were last taken back, and in the end all of them are told.
    for panel in panels(Lang::En, game, Viewer::Spectator, end) {
        assert_eq!(
            reminded(&panel).map(|cards| cards.len()),
            Some(4),
            "{panel}"
        );
    }
}
