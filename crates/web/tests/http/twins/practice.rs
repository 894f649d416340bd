//! Two tables with twins where somebody practises with bots, who get hints there.

use game::{Seat, Viewer};
use reqwest::Method;
use serde_json::json;
use tables::{Ask, TableId};

use super::Twins;
use super::told::without_key;
use crate::kit::{Client, Server, send};

/// Somebody at two tables, with puppets in all other seats.
pub(super) struct Practice {
    twins: Twins,
    own: Seat,
    client: Client,
    tables: Vec<TableId>,
}

impl Practice {
    /// The viewer of the twins among puppets; none if it is a spectator.
    pub(super) async fn seated(server: &Server, twins: Twins) -> Option<Self> {
        let Viewer::Seat(own) = twins.viewer else {
            return None;
        };
        let client = server.guest("Ada").await;
        client.keep("tips=off");
        let mut seats = vec!["beginner"; twins.plan.players];
        seats[own.index()] = "me";
        let mut tables = Vec::new();
        for deal in twins.deals {
            let mut order = twins.plan.order(&seats);
            order["seed"] = deal.to_string().into();
            let founded = client.post("/api/v1/tables", order).await.expect(201);
            let id = founded.json()["id"].as_str().map(str::parse);
            tables.push(id.expect("an id").expect("an id"));
        }
        Some(Self {
            twins,
            own,
            client,
            tables,
        })
    }

    /// Has both games played and compares all hints. How many there were, of those with something to choose.
    pub(super) async fn watch(&self, server: &Server) -> usize {
        let mut hints = usize::from(self.compare(server).await);
        for decision in &self.twins.decisions {
            for id in &self.tables {
                let table = server.house.table(id).await.expect("a table");
                let ask = Ask {
                    action: decision.action.clone(),
                    number: table.number(),
                    key: format!("twin-{}", table.number()),
                };
                if decision.seat == self.own {
                    let body = json!({"action": ask.action, "number": ask.number, "key": ask.key});
                    let address = format!("/api/v1/tables/{id}/moves");
                    self.client.post(&address, body).await.expect(200);
                } else {
                    let played = server.house.play_bot(id, decision.seat, ask, None);
                    played.await.expect("a puppet does as it is told");
                }
            }
            hints += usize::from(self.compare(server).await);
        }
        hints
    }

    /// Whatever is sent of the hint is the same at both tables; whether there is one that weighs choices.
    async fn compare(&self, server: &Server) -> bool {
        let table = server.house.table(&self.tables[0]).await.expect("a table");
        let is_asked = table.to_act().contains(self.own);
        let mut all = Vec::new();
        for id in &self.tables {
            let page = format!("/t/{id}/hint");
            let for_script = self.client.bare(Method::GET, &page);
            let sent = [
                self.client.get(&format!("/api/v1/tables/{id}/hint")).await,
                self.client.get(&page).await,
                send(for_script.header("accept", "application/json")).await,
                self.client.get(&format!("/t/{id}")).await,
                self.client.get(&format!("/api/v1/tables/{id}")).await,
            ];
            let founding = server.house.table(id).await.expect("a table");
            let next = founding.founding().next_commitment().to_string();
            let plain = |text: &str| {
                let text = text.replace(id.as_str(), "#").replace(&next, "#");
                without_key(&text)
            };
            let sent = sent.map(|answer| (answer.status.as_u16(), plain(&answer.text)));
            let status = if is_asked { 200 } else { 409 };
            for (found, text) in &sent[..3] {
                assert_eq!(*found, status, "{text}");
            }
            all.push(sent);
        }
        let ply = table.game().ply();
        assert_eq!(all[0], all[1], "after {ply} decisions of {:?}", self.twins);
        is_asked && table.game().legal(self.own).len() > 1
    }
}
