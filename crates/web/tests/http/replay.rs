//! Positions by their addresses.

use games::GameId;

use crate::kit::Server;
use crate::party::Party;
use crate::plan::Plan;

#[tokio::test]
async fn while_a_game_runs_everybody_looks_back_with_his_own_eyes_only() {
    let server = Server::open().await;
    for game in &GameId::NAMES {
        let mut party = Party::at(&server, &Plan::of(game, 3)).await;
        party.steps(30).await;
        let spectator = server.browser();
        for (own, client) in ["0", "1", "2", "spectator"]
            .into_iter()
            .zip(party.seats.iter().chain([&spectator]))
        {
            for view in ["0", "1", "2", "spectator", "open"] {
                let address = party.page(&format!("/replay?ply=4&view={view}"));
                let expected = if view == own { 200 } else { 403 };
                assert_eq!(
                    client.get(&address).await.status,
                    expected,
                    "{own} as {view}"
                );
            }
            client.get(&party.page("/replay")).await.expect(200);
            client.get(&party.page("/replay?ply=0")).await.expect(200);
            client.get(&party.page("/record.json")).await.expect(409);
            client.get(&party.api("/record")).await.expect(409);
        }
    }
}

#[tokio::test]
async fn when_a_game_is_over_anybody_looks_with_anybody_s_eyes() {
    let server = Server::open().await;
    for game in &GameId::NAMES {
        let mut party = Party::at(&server, &Plan::of(game, 3)).await;
        party.finish().await;
        let stranger = server.browser();
        for view in ["0", "1", "2", "open"] {
            for ply in ["0", "1", "40", "999999"] {
                let page = stranger
                    .get(&party.page(&format!("/replay?ply={ply}&view={view}")))
                    .await;
                page.expect(200);
            }
        }
        let page = stranger
            .get(&party.page("/replay?ply=40"))
            .await
            .expect(200)
            .text;
        assert!(page.contains("ply=39&amp;view=open") && page.contains("ply=41&amp;view=open"));
        stranger.get(&party.page("/record.json")).await.expect(200);
        stranger.get(&party.api("/record")).await.expect(200);
    }
}

/// While a game runs, a spectator's addresses carry `view=spectator`: they must still lead somewhere when it is over.
#[tokio::test]
async fn the_addresses_of_a_spectator_outlive_the_game() {
    let server = Server::open().await;
    let mut party = Party::of_browsers(&server, 3).await;
    party.steps(5).await;
    let spectator = server.browser();
    let address = party.page("/replay?ply=4&view=spectator");
    spectator.get(&address).await.expect(200);
    party.finish().await;
    spectator.get(&address).await.expect(200);
}

#[tokio::test]
async fn positions_that_make_no_sense_are_refused() {
    let server = Server::open().await;
    let mut party = Party::of_browsers(&server, 3).await;
    party.steps(5).await;
    let client = &party.seats[0];
    for ply in ["x", "-1", "1.5", "99999999999999999999999", "%00", ""] {
        let answer = client.get(&party.page(&format!("/replay?ply={ply}"))).await;
        assert_eq!(answer.status, 400, "{ply}");
    }
    for view in ["3", "9", "everything", "-1", "%20"] {
        let answer = client
            .get(&party.page(&format!("/replay?view={view}")))
            .await;
        assert_eq!(answer.status, 404, "{view}");
    }
    client
        .get(&party.page("/replay?ply=999999"))
        .await
        .expect(200);
}

#[tokio::test]
async fn a_game_that_has_not_begun_has_nothing_to_look_at() {
    let server = Server::open().await;
    let host = server.guest("Hana").await;
    let table = host.found(&["me", "open", "open"]).await;
    let id = table["id"].as_str().expect("an id");
    host.get(&format!("/t/{id}/replay")).await.expect(409);
    host.get(&format!("/t/{id}/record.json")).await.expect(409);
}

/// What a page tells of the decision that led to its position.
fn told(page: &str) -> &str {
    let start = page.find("class=\"told\"").expect("something is told");
    let told = &page[start..];
    &told[..told.find("</p>").expect("a paragraph ends")]
}

#[tokio::test]
async fn every_decision_is_told_in_words() {
    let server = Server::open().await;
    for game in &GameId::NAMES {
        let mut party = Party::at(&server, &Plan::of(game, 3)).await;
        party.finish().await;
        let record = server.table(&party.id).await.record();
        let mut reader = server.browser();
        reader.language = "it";
        for (index, step) in record
            .expect("it is over")
            .actions
            .iter()
            .enumerate()
            .take(150)
        {
            for view in ["open", "0"] {
                let address = format!("/replay?ply={}&view={view}", index + 1);
                let page = reader.get(&party.page(&address)).await.expect(200).text;
                let notation = format!(": {}<", step.action);
                assert!(!told(&page).contains(&notation), "{game}: {}", told(&page));
            }
        }
    }
}
