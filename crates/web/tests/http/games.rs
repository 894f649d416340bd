//! Whole games of every kind that the house has.

use games::GameId;
use reqwest::multipart;
use serde_json::{Value, json};

use crate::kit::{Server, send};
use crate::party::Party;
use crate::plan::Plan;

/// All seats of a ranking, from first to last.
fn ranked(ranking: &Value) -> Vec<Value> {
    let places = ranking.as_array().expect("a ranking has places").iter();
    let seats = places.flat_map(|place| place.as_array().expect("a place has seats"));
    seats.cloned().collect()
}

/// Plays to the end; what everybody is told of it is the same and makes sense.
async fn is_played_to_the_end(server: &Server, plan: &Plan) {
    let mut party = Party::at(server, plan).await;
    party.finish().await;
    let table = party.look(0).await;
    assert_eq!(table["stage"], "over", "{plan:?}");
    assert_eq!(
        (&table["legal"], &table["to_act"]),
        (&json!([]), &json!([])),
        "{plan:?}"
    );
    let mut ranked = ranked(&table["ranking"]);
    ranked.sort_by_key(Value::as_u64);
    // The rules themselves may play a seat too.
    let all = ranked.len().max(plan.players);
    let seats: Vec<Value> = (0..all).map(Value::from).collect();
    assert_eq!(ranked, seats, "{plan:?}");
    let scores = table["scores"].as_array().expect("scores");
    assert_eq!(scores.len(), all, "{plan:?}");
    let page = party.seats[0].get(&party.page("")).await.expect(200).text;
    for part in ["class=\"ranking\"", "<caption>", "class=\"plot\""] {
        assert!(page.contains(part), "{plan:?}: the result has no {part}");
    }
    let record = party.seats[0].get(&party.page("/record.json")).await;
    let form = multipart::Form::new().text("text", record.expect(200).text);
    let brought = send(server.browser().write("/import").multipart(form)).await;
    let end = server.browser().get(brought.location()).await.expect(200);
    assert!(end.text.contains("data-replay"), "{plan:?}");
}

/// Whether such a table can be made: some options are for some numbers of players only.
async fn is_possible(server: &Server, plan: &Plan) -> bool {
    let seats = vec!["open"; plan.players];
    let host = server.guest("Host").await;
    let answer = host.post("/api/v1/tables", plan.order(&seats)).await;
    match answer.status.as_u16() {
        201 => true,
        422 => false,
        other => panic!("{plan:?}: {other} {}", answer.text),
    }
}

#[tokio::test]
async fn every_game_is_played_to_the_end_by_any_number_of_players_with_any_option() {
    let server = Server::open().await;
    for game in &GameId::NAMES {
        let mut played = 0;
        for plan in Plan::every_way(&server, game).await {
            if is_possible(&server, &plan).await {
                is_played_to_the_end(&server, &plan).await;
                played += 1;
            }
        }
        println!("{game}: {played} whole games");
        assert!(played >= 2, "{game} can be played in {played} ways");
    }
}

#[tokio::test]
async fn every_game_is_on_the_first_page_with_its_ways_to_begin() {
    let server = Server::open().await;
    let home = server.browser().get("/").await.expect(200).text;
    for game in GameId::ALL {
        let title = game.title();
        for part in [
            format!("<h2>{title}</h2>"),
            format!("name=\"game\" value=\"{game}\""),
            format!("href=\"/new/{game}\""),
            format!("href=\"/rules/{game}\""),
        ] {
            assert!(home.contains(&part), "{game} has no {part}");
        }
    }
}

/// Every question mark beside a prompt leads to a section that is there.
#[tokio::test]
async fn every_prompt_leads_to_a_section_of_the_rules() {
    let server = Server::open().await;
    for plan in Plan::of_every_game(&server).await {
        let rules = format!("/rules/{}", plan.game);
        let sections = server.browser().get(&rules).await.expect(200).text;
        let mut party = Party::at(&server, &plan).await;
        let mut on = true;
        while on {
            for seat in [0, 1] {
                let page = party.seats[seat]
                    .get(&party.page(""))
                    .await
                    .expect(200)
                    .text;
                let links = crate::html::named(&page, "a");
                let help = links.iter().find(|link| link.has_class("help"));
                let address = help
                    .and_then(|link| link.get("href"))
                    .expect("there is help");
                let section = address.strip_prefix(&format!("{rules}#"));
                let id = format!("id=\"{}\"", section.expect("it leads to the rules"));
                assert!(sections.contains(&id), "{rules} has no {id}");
            }
            on = party.step().await.is_some();
        }
    }
}
