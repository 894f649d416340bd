//! Games without memory: what players are to remember for themselves is not told again while the game runs.

use serde_json::Value;

use crate::kit::{Client, Server};
use crate::party::{NAMES, Party};
use crate::plan::Plan;
use crate::texts::Texts;

async fn party(server: &Server, memory: &str) -> Party {
    Party::at(server, &Plan::of("amazonas", 3).with("memory", memory)).await
}

/// Plays until the cards of this round are revealed and somebody is to build, or the next round began.
async fn play_round(party: &mut Party, round: u64) {
    loop {
        let table = party.step().await.expect("the game is on");
        let now = table["view"]["round"].as_u64().expect("a number");
        if now > round || (now == round && table["view"]["phase"] != "income") {
            return;
        }
    }
}

/// For each seat, how often this says which card it revealed.
fn revealed_in(html: &str) -> Vec<usize> {
    let revealed = Texts::of("en").beginnings("amazonas-log-revealed", "{ $card }", &NAMES[..3]);
    let count = |beginning: &String| html.matches(beginning.as_str()).count();
    revealed.iter().map(count).collect()
}

/// For each seat, how often a program that begins to listen is told which card it revealed.
async fn revealed_to_a_program(party: &Party, client: &Client) -> Vec<usize> {
    let mut stream = client.listen(&party.api("/events")).await;
    let told = stream.next().await.json()["told"].clone();
    let told = told.as_array().expect("what was told");
    let by = |seat: usize| {
        let is_one = |event: &&Value| event["event"] == "revealed" && event["seat"] == seat;
        told.iter().filter(is_one).count()
    };
    (0..3).map(by).collect()
}

async fn page(party: &Party, client: &Client, rest: &str) -> String {
    client.get(&party.page(rest)).await.expect(200).text
}

#[tokio::test]
async fn without_memory_log_api_and_replay_tell_only_the_last_card_of_others() {
    let server = Server::open().await;
    let mut party = party(&server, "off").await;
    play_round(&mut party, 4).await;
    let spectator = server.browser();
    let looking = [&party.seats[0], &party.seats[1], &spectator];
    for (client, expected) in looking.into_iter().zip([[4, 1, 1], [1, 4, 1], [1, 1, 1]]) {
        assert_eq!(revealed_in(&page(&party, client, "").await), expected);
        assert_eq!(revealed_to_a_program(&party, client).await, expected);
        let story = page(&party, client, "/chronicle").await;
        assert_eq!(revealed_in(&story), expected);
        for ply in ["0", "7", "999"] {
            let replay = page(&party, client, &format!("/replay?ply={ply}")).await;
            let told = revealed_in(&replay);
            // The position's own sentences stand above the log once more.
            let own = expected.iter().position(|times| *times == 4);
            for (seat, times) in told
                .iter()
                .enumerate()
                .filter(|(seat, _)| Some(*seat) != own)
            {
                assert!(*times <= 2, "seat {seat} at {ply}: {times}");
            }
        }
    }
    party.finish().await;
    let all = page(&party, &party.seats[0], "/chronicle").await;
    assert_eq!(revealed_in(&all), [18; 3], "when it is over all is told");
}

#[tokio::test]
async fn with_memory_all_cards_are_told() {
    let server = Server::open().await;
    let mut party = party(&server, "on").await;
    play_round(&mut party, 4).await;
    let spectator = server.browser();
    assert_eq!(revealed_in(&page(&party, &spectator, "").await), [4; 3]);
    assert_eq!(revealed_to_a_program(&party, &spectator).await, [4; 3]);
}

/// What a browser shows of a card that is covered now it must not go on showing.
#[tokio::test]
async fn when_new_cards_cover_the_last_ones_the_log_is_told_anew() {
    let server = Server::open().await;
    let mut party = party(&server, "off").await;
    play_round(&mut party, 2).await;
    let seen = party.look(1).await;
    let live = party.page(&format!("/live?after={}", seen["number"]));
    let mut stream = party.seats[1].listen(&live).await;
    play_round(&mut party, 3).await;
    let number = party.look(1).await["number"].as_u64().expect("a number");
    let events = stream.until(number).await;
    let mut anew = events
        .iter()
        .filter_map(|event| Some(event.json()["parts"]["chronicle"].as_str()?.to_owned()));
    let last = anew.next_back().expect("the log was told anew");
    assert_eq!(revealed_in(&last), [1, 3, 1]);
}

/// How many piles a program of seat 1 that begins to listen is told to have looked at.
async fn looked_at(party: &Party) -> usize {
    let mut stream = party.seats[1].listen(&party.api("/events")).await;
    let told = stream.next().await.json()["told"].clone();
    let told = told.as_array().expect("what was told");
    told.iter()
        .filter(|event| event["event"] == "looked")
        .count()
}

/// Whether the replay shows seat 1 all these hours at once.
async fn is_replayed(party: &Party, hours: &[String], plies: u64) -> bool {
    for ply in 0..=plies {
        let replay = page(party, &party.seats[1], &format!("/replay?ply={ply}&view=1")).await;
        if hours.iter().all(|hour| replay.contains(hour)) {
            return true;
        }
    }
    false
}

#[tokio::test]
async fn without_the_memory_aid_piles_of_space_aztecs_are_neither_told_again_nor_replayed() {
    for (memory, times) in [("on", 1), ("off", 0)] {
        let server = Server::open().await;
        let plan = Plan::of("space-aztecs", 3).with("memory", memory);
        let mut party = Party::at(&server, &plan).await;
        party.steps(3).await;
        let view = party.look(1).await["view"].clone();
        let pile = view["held"][1].as_u64().expect("a pile in hand");
        let pile = &view["piles"][usize::try_from(pile).expect("a small number") - 1];
        let hours: Vec<String> = serde_json::from_value(pile.clone()).expect("it lies open");
        assert_eq!(hours.len(), 7);
        assert_eq!(looked_at(&party).await, 1, "the pile is in hand");
        assert!(is_replayed(&party, &hours, 3).await);
        party.steps(3).await;
        assert_eq!(looked_at(&party).await, times);
        assert_eq!(is_replayed(&party, &hours, 6).await, memory == "on");
        party.finish().await;
        assert!(looked_at(&party).await > 1, "when it is over all is told");
        assert!(is_replayed(&party, &hours, 6).await);
    }
}
