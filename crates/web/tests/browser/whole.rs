//! Whole games of one person against bots, by pressing what the page shows.

use std::collections::BTreeSet;

use crate::browser::Browser;
use crate::kit::{Server, room};
use crate::play::Whim;

/// Something worth a picture: its name, and what a page shows then.
type Pose = (&'static str, &'static str);

/// How a game is played and what is looked for on the way.
struct Course {
    game: &'static str,
    players: usize,
    /// What else is chosen for the table.
    options: &'static [(&'static str, &'static str)],
    /// So many rounds; whole games have fewer.
    rounds: usize,
    /// Beside the first position of each phase.
    poses: &'static [Pose],
}

impl Course {
    fn picture(&self, name: &str) -> String {
        let Self { game, players, .. } = self;
        format!("{game}-{players}-{name}")
    }

    /// Makes the table: oneself in the first seat, bots in all others.
    async fn begin(&self, browser: &Browser, server: &Server) {
        let Self { game, players, .. } = self;
        browser.go(&server.at(&format!("/new/{game}"))).await;
        let players_wanted = players.to_string();
        let wishes = [("players", players_wanted.as_str())].into_iter();
        for (key, value) in wishes.chain(self.options.iter().copied()) {
            let number = format!("input[type=number][name='option-{key}']");
            if browser.has(&number).await {
                let field = format!("document.querySelector(`{number}`)");
                let select = format!("void ({field}.focus(), {field}.select())");
                browser.see::<Option<()>>(&select).await;
                browser.write(value).await;
                browser.until(&format!("{field}.value === '{value}'")).await;
                continue;
            }
            let wanted = format!("input[name='option-{key}'][value='{value}']");
            browser.click(&wanted).await;
        }
        for seat in 1..*players {
            let select = format!("document.querySelector('select[name=seat-{seat}]')");
            browser
                .see::<Option<()>>(&format!("void {select}.focus()"))
                .await;
            // The seat is open; one step further down the list is a beginner.
            browser.key("ArrowDown").await;
            browser
                .until(&format!("{select}.value === 'beginner'"))
                .await;
        }
        let before = browser.document().await;
        browser.click("form.new button.chief").await;
        browser.turned(before).await;
        browser.until("document.querySelector('main.table')").await;
    }

    /// Plays; the kinds of decisions that were taken. What was never done is done as soon as it can be.
    async fn play(&self, browser: &Browser) -> BTreeSet<String> {
        let mut whim = Whim::new(23);
        let (mut kinds, mut pictured) = (BTreeSet::new(), BTreeSet::new());
        loop {
            let sight = browser.turn().await;
            if sight.over || sight.round > self.rounds {
                return kinds;
            }
            let phase = sight.phase.to_lowercase().replace(' ', "-");
            let mut poses = vec![phase];
            for (name, selector) in self.poses {
                if !pictured.contains(*name) && browser.has(selector).await {
                    poses.push((*name).to_owned());
                }
            }
            for pose in poses {
                if pictured.insert(pose.clone()) {
                    browser.picture(&self.picture(&pose)).await;
                }
            }
            let is_new = |action: &&String| !kinds.contains(kind(action));
            let new: Vec<&String> = sight.choices.iter().filter(is_new).collect();
            let action = match new.len() {
                0 => &sight.choices[whim.below(sight.choices.len())],
                many => new[whim.below(many)],
            };
            kinds.insert(kind(action).to_owned());
            browser.do_this(&sight, action, &mut whim).await;
        }
    }

    /// The result, and the way back through the game.
    async fn look_back(&self, browser: &Browser) {
        browser.until("document.querySelector('#result h2')").await;
        browser
            .see::<Option<()>>("void scrollTo({ top: 0, behavior: 'instant' })")
            .await;
        browser.picture(&self.picture("end")).await;
        let rows = "document.querySelectorAll('#result .ranking li').length";
        let ranked: usize = browser.see(rows).await;
        // Whoever plays alone is ranked with the seat that the rules play.
        let all = self.players.max(2);
        assert_eq!(ranked, all, "all are ranked");
        let totals: Vec<[String; 2]> = browser.see(TOTALS).await;
        assert_eq!(totals.len(), all, "all have a sum");
        for [score, total] in totals {
            assert_eq!(score, total, "the breakdown adds up");
        }
        browser.click("#result a[href*='replay']").await;
        browser
            .until("document.querySelector('[data-replay] [data-run]:not([hidden])')")
            .await;
        browser.key("End").await;
        browser
            .until("document.querySelector('.result .ranking')")
            .await;
        for _ in 0..3 {
            browser.key("ArrowLeft").await;
        }
        browser
            .until("!document.querySelector('.result .ranking')")
            .await;
        browser.picture(&self.picture("replay")).await;
    }
}

/// The score of each player in the ranking and the sum below the breakdown, in the same order.
const TOTALS: &str = "(() => {
    const texts = (selector) => [...document.querySelectorAll(selector)].map((element) => element.innerText.trim());
    const sums = texts('#result tfoot td');
    return texts('#result .ranking output').map((score, place) => [score, sums[place]]);
})()";

fn kind(action: &str) -> &str {
    action.split(' ').next().unwrap_or_default()
}

/// Plays on one page from the first decision to the last; the kinds of decisions that were taken.
async fn plays(course: Course) -> BTreeSet<String> {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    course.begin(&browser, &server).await;
    let document = browser.document().await;
    browser.turn().await;
    browser.picture(&course.picture("first")).await;
    browser.need_no_tips().await;
    let kinds = course.play(&browser).await;
    assert!(
        (browser.document().await - document).abs() < f64::EPSILON,
        "all that on one page"
    );
    if course.rounds == usize::MAX {
        course.look_back(&browser).await;
    }
    browser.leave().await;
    server.stop().await;
    kinds
}

/// A whole game from the new table to the replay; the kinds of decisions that were taken.
async fn plays_a_whole_game(
    game: &'static str,
    players: usize,
    poses: &'static [Pose],
) -> BTreeSet<String> {
    let course = Course {
        game,
        players,
        options: &[],
        rounds: usize::MAX,
        poses,
    };
    plays(course).await
}

fn assert_kinds(kinds: &BTreeSet<String>, wanted: &[&str]) {
    for kind in wanted {
        assert!(kinds.contains(*kind), "{kind} was never done: {kinds:?}");
    }
}

#[tokio::test]
async fn four_play_a_whole_game_of_amazonas() {
    let poses = &[
        ("jaguar", ".shut-path"),
        ("crocodile", ".shut-waterway"),
        ("too-dear", ".dear"),
        ("mission-done", ".pennant.done"),
    ];
    let kinds = plays_a_whole_game("amazonas", 4, poses).await;
    assert_kinds(&kinds, &["start", "income", "build", "done"]);
}

#[tokio::test]
async fn two_play_some_rounds_of_amazonas_with_neutral_tents() {
    let course = Course {
        game: "amazonas",
        players: 2,
        options: &[],
        rounds: 6,
        poses: &[("neutral", ".target.neutral")],
    };
    let kinds = plays(course).await;
    assert_kinds(&kinds, &["start", "income", "neutral", "build", "done"]);
}

#[tokio::test]
async fn six_play_a_whole_game_of_space_aztecs() {
    let kinds = plays_a_whole_game("space-aztecs", 6, &[]).await;
    assert_kinds(&kinds, &["pile", "keep"]);
}

#[tokio::test]
async fn two_play_some_rounds_of_space_aztecs() {
    let course = Course {
        game: "space-aztecs",
        players: 2,
        options: &[],
        rounds: 8,
        poses: &[],
    };
    let kinds = plays(course).await;
    assert_kinds(&kinds, &["pile", "keep"]);
}

#[tokio::test]
async fn four_play_a_whole_game_of_mezo_with_all_modules() {
    let course = Course {
        game: "mezo",
        players: 4,
        options: &[
            ("cities", "on"),
            ("rituals", "on"),
            ("prophecies", "on"),
            ("cenote", "on"),
            ("powers", "on"),
        ],
        rounds: usize::MAX,
        poses: &[
            ("card-kept", ".mz-unshown"),
            ("cards-shown", ".mz-played .mz-used"),
            ("steps", ".mz-steps"),
            ("offered", ".mz-t-offered"),
        ],
    };
    let kinds = plays(course).await;
    let wanted = [
        "god", "city", "ability", "champion", "deploy", "done", "keep", "act", "pass", "region",
        "space",
    ];
    assert_kinds(&kinds, &wanted);
}

#[tokio::test]
async fn one_plays_a_whole_game_of_mezo_against_the_vengeful_gods() {
    let course = Course {
        game: "mezo",
        players: 1,
        options: &[("handicap", "17")],
        rounds: usize::MAX,
        poses: &[("vengeful-card", ".mz-vengeful")],
    };
    let kinds = plays(course).await;
    assert_kinds(
        &kinds,
        &["god", "vertex", "blessed", "keep", "act", "offer"],
    );
}
