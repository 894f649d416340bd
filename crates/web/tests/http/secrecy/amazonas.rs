//! The secrets of Amazonas: missions, income cards before all have chosen, and the order of the events to come.

use game::{Components as _, Game as _, Known, Seat};
use games::amazonas::{Amazonas, EventCard, IncomeCard, Map, Mission, PhaseName, Village};
use serde_json::{Value, json};

use super::witness::Look;
use super::{Secrets, nobody_sees_too_much};
use crate::html::{self, Tag};
use crate::plan::Plan;
use crate::texts::Texts;

/// The words in which secrets would be told.
pub(super) struct Tongue {
    /// What income cards are called.
    cards: Vec<String>,
    /// For each seat the beginning of the sentence that tells what it chose.
    chose: Vec<String>,
    /// What is said of a card that lies face down.
    face_down: String,
    /// What events are called.
    events: Vec<(EventCard, String)>,
    /// What stands above the villages of a mission.
    mission: String,
    /// What is said of building in a village of one's mission.
    brings: String,
    /// The sentence with which a round begins.
    round: String,
}

impl Secrets for Amazonas {
    type Words = Tongue;

    /// Eighteen rounds in which all but the last to choose may think again; but for the last card in hand.
    const SECRET_CHOICES: usize = 15;

    fn words(language: &str, names: &[&str]) -> Tongue {
        let texts = Texts::of(language);
        let line = |key: &str| texts.line(&format!("amazonas-{key}")).to_owned();
        Tongue {
            cards: IncomeCard::ALL
                .map(|card| line(&format!("card-{card}")))
                .to_vec(),
            chose: texts.beginnings("amazonas-log-chose", "{ $card }", names),
            face_down: line("card-hidden"),
            events: EventCard::ALL
                .map(|card| (card, line(&format!("event-{card}"))))
                .to_vec(),
            mission: line("mission"),
            brings: line("effect-mission"),
            round: line("log-round"),
        }
    }

    fn check_html(look: &Look<'_, Self>, html: &str) -> usize {
        let seen = check_sentences(look, html);
        if look.state().is_over() {
            return seen;
        }
        let tags = html::tags(html);
        check_pennants(look, &tags);
        check_mission(look, html);
        check_buttons(look, &tags);
        check_cards(look, html, &tags);
        check_events(look, html);
        check_scores(look, html, &tags);
        seen
    }

    /// A whole page shows exactly one's own mission.
    fn check_page(look: &Look<'_, Self>, html: &str) {
        let tags = html::tags(html);
        let villages = look.own().map_or(0, |_| 4);
        assert_eq!(pennants(&tags).count(), villages, "{}", look.who());
        let lists = html.matches(&heading(&look.words.mission)).count();
        assert_eq!(lists, usize::from(look.own().is_some()), "{}", look.who());
        let scores = scores(html, &tags).count();
        assert_eq!(scores, look.seats().count(), "{}", look.who());
    }

    fn check_view(look: &Look<'_, Self>, view: &Value) {
        let (who, hidden) = (look.who(), json!("hidden"));
        for (seat, name) in look.others() {
            let index = seat.index();
            assert_eq!(
                view["missions"][index], hidden,
                "{who}: the mission of {name}"
            );
            if chosen(look, seat).is_some() {
                assert_eq!(view["played"][index], hidden, "{who}: the card of {name}");
            }
        }
        if let Some(seat) = look.own() {
            let own = json!(mission(look, seat));
            assert_eq!(view["missions"][seat.index()], own, "{who}: his own");
        }
        let events = view["events"].as_array().expect("events to come");
        assert!(events.iter().all(|card| *card == hidden), "{who}: events");
        for (seat, name) in look.seats() {
            let score = &view["scores"][seat.index()];
            assert_eq!(*score, known_score(look, seat), "{who}: {name}'s score");
        }
    }
}

/// Nobody is ever told in words which card another chose. How often he is told which he chose himself.
fn check_sentences(look: &Look<'_, Amazonas>, html: &str) -> usize {
    let words = look.words;
    let told = |seat: Seat| {
        let chose = &words.chose[seat.index()];
        let sentences = words.cards.iter().map(move |card| format!("{chose}{card}"));
        sentences.filter(|sentence| html.contains(sentence)).count()
    };
    for (seat, name) in look.others() {
        assert_eq!(told(seat), 0, "{}: {name}'s card in {html}", look.who());
    }
    look.own().map_or(0, told)
}

/// The mission of a seat, as it truly is.
fn mission(look: &Look<'_, Amazonas>, seat: Seat) -> Mission {
    let missions = look.state().open_view().missions;
    missions[seat.index()].open().expect("all is open")
}

fn own_mission(look: &Look<'_, Amazonas>) -> Vec<Village> {
    let own = look.own().map(|seat| mission(look, seat));
    own.into_iter().flatten().collect()
}

/// The marks of missions on the map.
fn pennants(tags: &[Tag]) -> impl Iterator<Item = &Tag> {
    tags.iter().filter(|tag| tag.has_class("pennant"))
}

/// Only the villages of one's own mission are marked; others' ways to theirs are not.
fn check_pennants(look: &Look<'_, Amazonas>, tags: &[Tag]) {
    let own: Vec<String> = own_mission(look).into_iter().map(pennant_at).collect();
    for tag in pennants(tags) {
        let place = tag.get("transform").expect("a pennant has a place");
        let fine = own.iter().any(|own| place.starts_with(own));
        assert!(fine, "{} sees a pennant at {place}: {own:?}", look.who());
    }
    let ways = tags.iter().filter(|tag| tag.has_class("way")).count();
    assert!(ways == 0 || !own.is_empty(), "{} sees a way", look.who());
}

/// Where the pennant of a village stands: beside it.
fn pennant_at(village: Village) -> String {
    let [x, y] = Map::standard().place(village).at.expect("it is drawn");
    format!("translate({} {})", x - 34.0, y + 3.0)
}

fn heading(mission: &str) -> String {
    format!("<strong>{mission}</strong>")
}

/// What is written of a mission is written of one's own.
fn check_mission(look: &Look<'_, Amazonas>, html: &str) {
    let own: Vec<&str> = own_mission(look)
        .into_iter()
        .map(|village| Map::standard().place(village).name.as_str())
        .collect();
    for part in html.split(&heading(&look.words.mission)).skip(1) {
        let list = part.split("</ul>").next().expect("a list ends");
        let items = html::named(list, "li");
        let named: Vec<&str> = items.iter().map(|item| item.text(list)).collect();
        assert_eq!(named, own, "{}", look.who());
    }
}

/// What building brings for a mission is said only where it is one's own.
fn check_buttons(look: &Look<'_, Amazonas>, tags: &[Tag]) {
    let own = own_mission(look);
    for tag in tags {
        let said = tag
            .attributes()
            .any(|(_, value)| value.contains(&look.words.brings));
        if said {
            let value = tag.get("value").and_then(|action| action.split_once(' '));
            let village = value.and_then(|(_, village)| village.parse().ok());
            let fine = own.iter().any(|own| Some(own.number()) == village);
            assert!(fine, "{}: {tag:?}", look.who());
        }
    }
}

/// The income card that a seat has chosen while others have not.
fn chosen(look: &Look<'_, Amazonas>, seat: Seat) -> Option<IncomeCard> {
    let view = look.state().open_view();
    let card = view.played[seat.index()].and_then(Known::open);
    card.filter(|_| view.phase == PhaseName::Income)
}

/// While cards are chosen only one's own is open.
fn check_cards(look: &Look<'_, Amazonas>, html: &str, tags: &[Tag]) {
    if look.state().open_view().phase != PhaseName::Income {
        return;
    }
    let (who, words) = (look.who(), look.words);
    let own = look.own().and_then(|seat| chosen(look, seat));
    for tag in tags.iter().filter(|tag| tag.has_class("power")) {
        let (title, text) = (tag.get("title").unwrap_or_default(), tag.text(html));
        let face_down = title == words.face_down && text.is_empty();
        let is_own =
            own.is_some_and(|card| title == words.cards[card.index()] && text == card.to_string());
        assert!(face_down || is_own, "{who} sees the card {title} {text}");
    }
}

/// The events to come are told by kind and number only, and no round is told before it begins.
fn check_events(look: &Look<'_, Amazonas>, html: &str) {
    let view = look.state().open_view();
    let deck: Vec<EventCard> = view.events.iter().filter_map(|card| card.open()).collect();
    let expected: Vec<String> = look
        .words
        .events
        .iter()
        .map(|(card, name)| (name, deck.iter().filter(|other| *other == card).count()))
        .filter(|(_, count)| *count > 0)
        .map(|(name, count)| format!("{name}: {count}"))
        .collect();
    for part in html.split("class=\"to-come\"").skip(1) {
        let list = part.split("</ul>").next().expect("a list ends");
        let items = html::named(list, "li");
        let titles: Vec<&str> = items.iter().filter_map(|item| item.get("title")).collect();
        assert_eq!(titles, expected, "{}", look.who());
    }
    let (beginning, _) = look
        .words
        .round
        .split_once("{ $event }")
        .expect("a round has an event");
    for round in view.round + 1..=18 {
        let told = beginning.replace("{ $round }", &round.to_string());
        assert!(!html.contains(&told), "{}: {told} in {html}", look.who());
    }
}

/// The score of a seat as the looker knows it, by the ledger: without the mission of another.
fn known_score(look: &Look<'_, Amazonas>, seat: Seat) -> i32 {
    let lines = look.state().breakdown(None).into_iter();
    let known = lines.filter(|line| line.source != "mission" || look.viewer.is(seat));
    known
        .filter(|line| line.seat == seat)
        .map(|line| line.points.0)
        .sum()
}

/// A score without the mission.
fn comparable_score(look: &Look<'_, Amazonas>, seat: Seat) -> i32 {
    let lines = look.state().breakdown(None).into_iter();
    let counted = lines.filter(|line| line.source != "mission" && line.seat == seat);
    counted.map(|line| line.points.0).sum()
}

/// The name and the score of each player that is shown.
fn scores<'a>(html: &'a str, tags: &'a [Tag]) -> impl Iterator<Item = (&'a str, &'a str)> {
    let players = tags.iter().enumerate();
    let players = players.filter(|(_, tag)| tag.has_class("player"));
    players.map(|(index, _)| {
        let text = |name: &str| {
            let tag = tags[index..].iter().find(|tag| tag.name == name);
            tag.expect("a player has it").text(html)
        };
        (text("strong"), text("output"))
    })
}

/// The score beside a name leaves all missions out, the looker's own too: so scores can be compared.
fn check_scores(look: &Look<'_, Amazonas>, html: &str, tags: &[Tag]) {
    for (name, score) in scores(html, tags) {
        let seat = look.seats().find(|(_, other)| *other == name);
        let (seat, _) = seat.expect("somebody has that name");
        let shown = comparable_score(look, seat).to_string();
        assert_eq!(score, shown, "{}: {name}'s score", look.who());
    }
}

#[tokio::test]
async fn four_players_and_a_spectator_are_sent_nothing_of_another_s_secrets() {
    nobody_sees_too_much::<Amazonas>(Plan::of("amazonas", 4)).await;
}

#[tokio::test]
async fn three_players_and_a_spectator_are_sent_nothing_of_another_s_secrets() {
    let plan = Plan::of("amazonas", 3).with("majority", "none");
    nobody_sees_too_much::<Amazonas>(plan).await;
}

#[tokio::test]
async fn two_players_and_a_spectator_are_sent_nothing_of_another_s_secrets() {
    nobody_sees_too_much::<Amazonas>(Plan::of("amazonas", 2)).await;
}
