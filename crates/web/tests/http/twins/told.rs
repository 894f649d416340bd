//! Two tables with twins, and what somebody is sent of both.

use game::Viewer;
use serde_json::json;

use super::Twins;
use crate::kit::{Client, Server};
use crate::party::{LANGUAGES, NAMES, Party};
use crate::stream::Stream;

/// Everybody at two tables.
pub(super) struct Witnesses {
    twins: Twins,
    /// The tables.
    ids: Vec<String>,
    /// The cookies of those who sit at both.
    cookies: Vec<String>,
}

/// One of the two tables, as the viewer is told of it.
struct Ear {
    party: Party,
    /// Whoever looks.
    client: Client,
    live: Stream,
    events: Stream,
    /// What differs between any two tables.
    names: Vec<String>,
}

impl Witnesses {
    /// The same people make both tables; the last seats stay open.
    pub(super) async fn seated(server: &Server, twins: Twins) -> Self {
        let mut people = Vec::new();
        for name in NAMES.iter().take(twins.plan.players) {
            let guest = server.guest(name).await;
            guest.keep("tips=off");
            people.push(guest);
        }
        let mut ids = Vec::new();
        for deal in twins.deals {
            let mut order = twins.plan.order(&["me"]);
            order["seed"] = deal.to_string().into();
            let founded = people[0].post("/api/v1/tables", order).await;
            let id = founded.expect(201).json()["id"].clone();
            ids.push(id.as_str().expect("an id").to_owned());
        }
        Self {
            cookies: people.iter().map(Client::cookies).collect(),
            twins,
            ids,
        }
    }

    /// Plays both games and compares all that the viewer is sent.
    pub(super) async fn watch(&mut self, server: &Server) {
        let mut ears = Vec::new();
        for id in &self.ids {
            ears.push(self.listen(server, id).await);
        }
        let (mut ply, told) = (0, format!("{:?}", self.twins));
        self.compare(&mut ears, ply, &told).await;
        for decision in &self.twins.decisions {
            for ear in &mut ears {
                let seat = usize::from(u8::from(decision.seat));
                let seen = ear.party.look(seat).await;
                ear.party.decide(seat, &seen, &decision.action).await;
            }
            ply += 1;
            self.compare(&mut ears, ply, &told).await;
        }
    }

    async fn listen(&self, server: &Server, id: &str) -> Ear {
        let mut seats = Vec::new();
        for (cookies, language) in self.cookies.iter().zip(LANGUAGES) {
            let mut client = server.browser();
            for cookie in cookies.split("; ") {
                client.keep(cookie);
            }
            client.language = language;
            seats.push(client);
        }
        for (seat, client) in seats.iter().enumerate().skip(1) {
            let sit = format!("/api/v1/tables/{id}/sit");
            client.post(&sit, json!({"seat": seat})).await.expect(200);
        }
        let party = Party::sitting(id, seats);
        let client = viewer(&party, server, self.twins.viewer);
        let mut names = vec![id.to_owned()];
        // What the house is committed to when the same people play again is each table's own.
        names.push(
            server
                .table(id)
                .await
                .founding()
                .next_commitment()
                .to_string(),
        );
        Ear {
            live: client.listen(&party.page("/live")).await,
            events: client.listen(&party.api("/events")).await,
            client,
            party,
            names,
        }
    }

    /// Everything that the viewer is sent now is the same at both tables.
    async fn compare(&self, ears: &mut [Ear], ply: usize, told: &str) {
        let mut all = Vec::new();
        for ear in ears {
            let number = ear.party.look(0).await["number"]
                .as_u64()
                .expect("a number");
            let mut sent = Vec::new();
            let always = [
                ear.party.page(""),
                ear.party.page(&format!("/replay?ply={}", ply / 2)),
                ear.party.api(""),
            ];
            let sometimes = [
                ear.party.page("/replay"),
                ear.party.page("/chronicle"),
                ear.party.page("/result"),
                ear.party.page("/reference"),
                ear.party.page("/hint"),
                ear.party.page("/record.json"),
                ear.party.api("/record"),
                ear.party.api("/hint"),
                ear.party.api("/analysis?ply=0"),
                ear.party.api("/thoughts"),
            ];
            let sometimes = sometimes.into_iter().filter(|_| ply.is_multiple_of(4));
            for address in always.into_iter().chain(sometimes) {
                let answer = ear.client.get(&address).await;
                sent.push((address, answer.status.as_u16(), answer.text));
            }
            for stream in [&mut ear.live, &mut ear.events] {
                for event in stream.until(number).await {
                    sent.push((event.name, 200, event.data));
                }
            }
            for (address, _, text) in &mut sent {
                for name in &ear.names {
                    *address = address.replace(name, "#");
                    *text = text.replace(name, "#");
                }
                *text = without_key(text);
            }
            all.push(sent);
        }
        for (one, other) in all[0].iter().zip(&all[1]) {
            assert_eq!(one, other, "after {ply} decisions of {told}");
        }
        assert_eq!(
            all[0].len(),
            all[1].len(),
            "after {ply} decisions of {told}"
        );
    }
}

fn viewer(party: &Party, server: &Server, viewer: Viewer) -> Client {
    match viewer {
        Viewer::Seat(seat) => party.seats[seat.index()].clone(),
        Viewer::Spectator => {
            let mut spectator = server.browser();
            spectator.language = "it";
            spectator
        }
    }
}

/// A page without the key of its form, which every page has of its own.
pub(super) fn without_key(text: &str) -> String {
    const KEY: &str = "name=\"key\" value=\"";
    match text.split_once(KEY) {
        Some((before, rest)) => {
            let after = rest.split_once('"').map_or("", |(_, after)| after);
            format!("{before}{KEY}#\"{after}")
        }
        None => text.to_owned(),
    }
}
