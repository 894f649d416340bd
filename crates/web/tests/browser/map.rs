//! Where Mezo's map is on wide screens, at every kind of decision.

use std::collections::BTreeSet;
use std::sync::Arc;

use game::Seat;
use tables::{Ask, Player, PlayerId, Stage, Table};

use crate::browser::Browser;
use crate::kit::{Server, room};
use crate::play::Whim;

/// Wide screens, as people have them.
const SCREENS: [[u32; 2]; 2] = [[1440, 900], [1920, 1080]];

/// Answers that the browser must have been asked for; between them they are all that the page lays out differently.
const WANTED: [&str; 26] = [
    "god",
    "city",
    "cenote",
    "ability",
    "champion",
    "deploy",
    "vertex",
    "move",
    "keep",
    "act",
    "third",
    "effect",
    "sacrifice",
    "tile",
    "region",
    "unit",
    "victim",
    "piece",
    "opponent",
    "power",
    "winner",
    "space",
    "offer",
    "done",
    "blessed",
    "vengeful",
];

/// A game asks for most of them, and a handful for all; after so many something is wrong.
const GAMES: usize = 24;

/// The cards of this god ask whose piece is meant and, with two opponents, which of them.
const CURIOUS: &str = "god zotz";

/// The box of the map in the page: top, bottom, width.
const MAP: &str = "(({ top, bottom, width }) => [top + scrollY, bottom + scrollY, width])(
    document.querySelector('.mz-map > svg').getBoundingClientRect()
)";

/// A table with everything in it where the browser has the first seat. Other guests, if there are any, have the next ones.
async fn found(browser: &Browser, server: &Server, friends: &[Player]) -> Arc<Table> {
    browser.go(&server.at("/new/mezo")).await;
    let players = 1 + friends.len();
    let modules: &[&str] = if friends.is_empty() {
        &[]
    } else {
        &["cities", "rituals", "prophecies", "cenote", "powers"]
    };
    browser
        .click(&format!("input[name='option-players'][value='{players}']"))
        .await;
    for module in modules {
        browser
            .click(&format!("input[name='option-{module}'][value='on']"))
            .await;
    }
    let before = browser.document().await;
    browser.click("form.new button.chief").await;
    browser.turned(before).await;
    let place = browser.place().await;
    let id = place
        .trim_start_matches("/t/")
        .parse()
        .expect("a table has an id");
    for friend in friends {
        let seated = server.house.sit(&id, friend, None).await;
        seated.expect("a seat is free");
    }
    let table = server.house.table(&id).await;
    table.expect("the table is there")
}

/// What is asked: the kinds of answers.
fn question(choices: &[String]) -> String {
    let words = choices.iter().map(|choice| word(choice));
    let words: BTreeSet<&str> = words.collect();
    words.into_iter().collect::<Vec<_>>().join(" ")
}

fn word(choice: &str) -> &str {
    choice.split(' ').next().unwrap_or_default()
}

/// The map begins in the upper half of the screen, most of it is on the screen, and it is large.
async fn looks(browser: &Browser, question: &str) {
    browser.reload().await;
    browser.need_no_tips().await;
    for screen in SCREENS {
        browser.resize(screen, false).await;
        let [top, bottom, width]: [f64; 3] = browser.see(MAP).await;
        let [screen_width, height] = screen.map(f64::from);
        let sight = format!(
            "asked for {question} on {screen:?} the map is from {top} to {bottom}, {width} wide"
        );
        assert!(top < height / 2.0, "{sight}");
        assert!(height - top > (bottom - top) * 0.75, "{sight}");
        assert!(
            bottom - top > height * 0.6 && width > screen_width * 0.4,
            "{sight}"
        );
    }
    if question == "keep" {
        browser.picture("mezo-map-while-a-card-is-kept").await;
    }
}

/// Plays to the end, new kinds of answers first, and looks at the page whenever the browser is asked something new.
async fn plays(
    browser: &Browser,
    server: &Server,
    table: Arc<Table>,
    asked: &mut BTreeSet<String>,
) {
    let mut whim = Whim::new(5);
    let mut table = table;
    let mut answered = BTreeSet::new();
    while table.stage() == Stage::Playing {
        let seat = table.to_act().into_iter().next().expect("somebody acts");
        let choices = table.game().legal(seat);
        let question = question(&choices);
        if seat == Seat::new(0) && asked.insert(question.clone()) {
            looks(browser, &question).await;
        }
        let new: Vec<&String> = choices
            .iter()
            .filter(|choice| !answered.contains(word(choice)))
            .collect();
        let curious = choices.iter().find(|choice| *choice == CURIOUS);
        let action = if let Some(god) = curious.filter(|_| seat == Seat::new(0)) {
            god
        } else if new.is_empty() {
            &choices[whim.below(choices.len())]
        } else {
            new[whim.below(new.len())]
        };
        answered.insert(word(action).to_owned());
        let who: PlayerId = table
            .chair(seat)
            .and_then(|chair| chair.person())
            .expect("people sit here")
            .clone();
        let ask = Ask {
            action: action.clone(),
            number: table.number(),
            key: table.number().to_string(),
        };
        table = server
            .house
            .play(table.id(), &who, ask)
            .await
            .expect("it may be done")
            .table;
    }
}

#[tokio::test]
async fn mezos_map_is_large_and_in_sight_at_every_kind_of_decision() {
    let _room = room(1).await;
    let server = Server::open().await;
    let browser = Browser::open().await;
    let friends = [server.guest("Friend").await, server.guest("Other").await];
    let mut asked = BTreeSet::new();
    for game in 0..GAMES {
        let friends = &friends[..2 - game % 3];
        let table = found(&browser, &server, friends).await;
        plays(&browser, &server, table, &mut asked).await;
        if missing(&asked).is_empty() {
            break;
        }
    }
    assert!(
        missing(&asked).is_empty(),
        "never asked for {:?}",
        missing(&asked)
    );
    browser.leave().await;
    server.stop().await;
}

/// What the browser was not asked for yet.
fn missing(asked: &BTreeSet<String>) -> Vec<&'static str> {
    let words: BTreeSet<&str> = asked
        .iter()
        .flat_map(|question| question.split(' '))
        .collect();
    let wanted = WANTED.into_iter();
    wanted.filter(|word| !words.contains(word)).collect()
}
