use std::sync::atomic::AtomicBool;

use bots::Bot;
use game::Seed;
use games::aztlan::{Aztlan, Board, Options};

use super::*;

fn near(found: f64, wanted: f64) {
    assert!((found - wanted).abs() < 1e-3, "{found}, not {wanted}");
}

fn played(games: u32) -> Report {
    let series = Series::<Aztlan> {
        components: Board::standard(),
        options: Options::default(),
        bots: vec![Bot::Random; 4],
        seed: Seed::Short(3),
    };
    let tally = series.play(games, || {}, &AtomicBool::new(false));
    series.report(&tally.unwrap())
}

#[test]
fn a_share_has_wilsons_interval_and_a_chance_of_luck() {
    let share = share_of_seat(300.0, 1000, Some(0.25));
    near(share.interval[0], 0.2724);
    near(share.interval[1], 0.3291);
    near(share.lift, 0.05);
    assert!(share.outside && !share_of_seat(260.0, 1000, Some(0.25)).outside);
    near(share.p.unwrap(), 0.000_261);
    assert_eq!(share_of_seat(3.0, 10, Some(0.25)).p, None, "too few games");
}

/// Sixteen victories of 27 are four deviations too many; by the bell curve that would be luck once in 25,000 times.
#[test]
fn few_games_are_judged_by_counting() {
    let p = share_of_seat(16.0, 27, Some(0.25)).p.unwrap();
    assert!((p / 3.238e-4 - 1.0).abs() < 1e-3, "{p}");
}

/// Plays against the game itself.
fn played_alone(games: u32) -> Report {
    let series = Series::<games::mezo::Mezo> {
        components: games::mezo::Components::standard(),
        options: games::mezo::Options::from_pairs([("players", "1")]).unwrap(),
        bots: vec![Bot::Random],
        seed: Seed::Short(3),
    };
    let tally = series.play(games, || {}, &AtomicBool::new(false));
    series.report(&tally.unwrap())
}

#[test]
fn who_plays_against_the_game_is_compared_with_nobody() {
    for games in [1, 3, 60] {
        let report = played_alone(games);
        assert_eq!(report.par, None);
        for line in &report.seats {
            assert_eq!((line.share.p, line.share.outside), (None, false));
            assert_eq!(line.share.verdict, Verdict::Untested);
        }
        assert_eq!(report.to_json()["seats"][1]["outside"], false);
    }
    let page = played_alone(3).to_page(texts::Lang::En);
    assert!(page.contains("One plays against the game itself"));
    assert!(!page.contains("In an even game each seat wins"));
}

/// Random bots always lose to the vengeful gods: more games would change nothing.
#[test]
fn where_one_side_always_wins_more_games_would_not_help() {
    assert_eq!(
        played_alone(60).nothing_compared(),
        Some("one side won all games")
    );
    assert_eq!(
        played(1).nothing_compared(),
        Some("there were too few games")
    );
    assert_eq!(played(60).nothing_compared(), None);
}

#[test]
fn without_a_par_nothing_lies_outside() {
    for games in 1..50_u32 {
        for wins in 0..=games {
            let share = share_of_seat(wins.into(), games.into(), None);
            assert!(!share.outside, "{wins} of {games}");
        }
    }
}

/// The interval goes by fewer trials than there were victories to share, and not by whole ones.
#[test]
fn who_always_won_may_win_always() {
    let standing = Standing {
        taken: 6,
        wins: 6.0,
        expected: 3.0,
        variance: 0.6,
        luck: vec![(6, 0.5)],
        trials: 2.4,
    };
    let [low, high] = share(&standing).interval;
    assert!(low > 0.3 && high >= 1.0, "{low} to {high}");
}

#[test]
fn what_everybody_has_is_not_judged() {
    let standing = Standing {
        taken: 400,
        wins: 100.0,
        expected: 100.0,
        variance: 0.0,
        luck: vec![(100, 1.0)],
        trials: 400.0,
    };
    assert_eq!(share(&standing).p, None);
}

#[test]
fn findings_are_sorted_by_effect_and_only_what_luck_does_not_explain() {
    let mut report = played(400);
    for (seat, wins) in [60.0, 100.0, 100.0, 140.0].into_iter().enumerate() {
        report.seats[seat].share = share_of_seat(wins, 400, Some(0.25));
    }
    report.topics.clear();
    judge(&mut report);
    assert_eq!(report.comparisons, 4);
    let verdicts: Vec<Verdict> = report.seats.iter().map(|line| line.share.verdict).collect();
    let wanted = [
        Verdict::Below,
        Verdict::InLine,
        Verdict::InLine,
        Verdict::Above,
    ];
    assert_eq!(verdicts, wanted);
    assert_eq!(report.findings.len(), 2);
    let lifts: Vec<f64> = report
        .findings
        .iter()
        .map(|found| found.share.lift.abs())
        .collect();
    assert!(lifts[0] >= lifts[1]);
}

#[test]
fn two_seats_that_win_equally_often_are_two_findings() {
    let mut report = played(400);
    for (seat, wins) in [60.0, 60.0, 140.0, 140.0].into_iter().enumerate() {
        report.seats[seat].share = share_of_seat(wins, 400, Some(0.25));
    }
    report.topics.clear();
    judge(&mut report);
    assert_eq!(report.findings.len(), 4);
}

#[test]
fn a_report_adds_up() {
    let report = played(60);
    let wins: f64 = report.seats.iter().map(|line| line.share.wins).sum();
    near(wins, 60.0);
    assert_eq!(report.scores.histogram.bins.iter().sum::<u64>(), 240);
    assert_eq!(report.length.histogram.bins.iter().sum::<u64>(), 60);
    let points: f64 = report.sources.iter().map(|line| line.winners).sum();
    near(points, report.scores.winners.mean);
    let parts: f64 = report.sources.iter().map(|line| line.part).sum();
    near(parts, 1.0);
}

#[test]
fn the_shape_in_json_has_a_version_and_plain_names() {
    let json = played(8).to_json();
    assert_eq!(json["version"], VERSION);
    assert_eq!(json["game"], "aztlan");
    assert_eq!(json["seats"][0]["of"], 8);
    assert!(json["seats"][0]["interval"][1].is_number());
    assert_eq!(json["topics"][0]["nature"], "chosen");
    assert_eq!(json["topics"][0]["things"][0]["verdict"], "untested");
}

/// Random bots make the wild card and seats no better than they are: a fair game gets no findings about seats.
#[test]
fn random_bots_find_no_lopsided_seat() {
    let report = played(400);
    assert!(
        report
            .findings
            .iter()
            .all(|finding| finding.topic != "seats")
    );
}
