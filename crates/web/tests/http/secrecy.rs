//! Nobody is ever sent what he must not know: everything that each seat and a spectator get in whole games is looked
//! through.

mod truth;
mod witness;

use aztlan::Aztlan;
use game::{Game as _, Seat, Viewer};
use serde_json::{Value, json};

use crate::kit::{Client, Server};
use crate::party::Party;
use crate::stream::Event;
use truth::Truth;
use witness::{Tongue, Witness};

const NAMES: [&str; 4] = ["Ada", "Bruno", "Celina", "Dario"];

/// A game that is watched from every side.
struct Trial {
    party: Party,
    truth: Truth,
    witnesses: Vec<Witness>,
    number: u64,
}

impl Trial {
    /// Browsers in three languages, a program in the last seat, and somebody who only looks on.
    async fn open(server: &Server, players: usize) -> Self {
        let mut seats = Vec::new();
        let mut secrets = Vec::new();
        for (name, language) in NAMES.iter().zip(["en", "it", "pl", "en"]).take(players) {
            let mut guest = server.guest(name).await;
            guest.language = language;
            let token = guest.make_token("mine").await;
            secrets.push(vec![identity(&guest), token.clone()]);
            let program = seats.len() == players - 1;
            guest.token = program.then_some(token);
            seats.push(guest);
        }
        for seat in &seats {
            // The tips of the first game speak of cards that nobody has seen yet.
            seat.keep("tips=off");
        }
        let party = Party::of(seats).await;
        let table = server.table(&party.id).await;
        for (secrets, chair) in secrets.iter_mut().zip(table.chairs()) {
            let player = chair.person().expect("a person sits there");
            secrets.push(player.to_string());
        }
        let game = table.game().of::<Aztlan>().expect("the game is Aztlán");
        let truth = Truth::new(game.setup().clone());
        let mut witnesses = Vec::new();
        let lookers = party.seats.iter().cloned().chain([server.browser()]);
        for (index, client) in lookers.enumerate() {
            let others = secrets
                .iter()
                .enumerate()
                .filter(|(seat, _)| *seat != index);
            let foreign = others.flat_map(|(_, secrets)| secrets.clone()).collect();
            let names = NAMES[..players].to_vec();
            witnesses.push(witness(&party, client, index, foreign, names).await);
        }
        let number = table.number();
        Self {
            party,
            truth,
            witnesses,
            number,
        }
    }

    /// One more decision, and everything that everybody is sent about it.
    async fn step(&mut self) -> bool {
        let Some((seat, seen)) = self.party.next().await else {
            return false;
        };
        let action = self.party.pick(&seen);
        if action.starts_with("choose ") {
            self.choose_otherwise_first(seat, &seen, &action).await;
        }
        let seen = self.party.look(seat).await;
        self.decide(seat, &seen, &action).await;
        self.look_everywhere().await;
        true
    }

    async fn decide(&mut self, seat: usize, seen: &Value, action: &str) -> Vec<Vec<String>> {
        let after = self.party.decide(seat, seen, action).await;
        self.truth
            .play(Seat::new(u8::try_from(seat).expect("small")), action);
        self.witnesses[seat].check_raw(&after.to_string(), &self.truth);
        self.witnesses[seat].check_table(&after, &self.truth);
        self.hear(after["number"].as_u64().expect("a number")).await
    }

    /// Chooses another card, takes it back and chooses again: nobody else may see a difference.
    async fn choose_otherwise_first(&mut self, seat: usize, seen: &Value, action: &str) {
        let other = seen["legal"]
            .as_array()
            .expect("a list")
            .iter()
            .find(|other| *other != action);
        let Some(other) = other.and_then(Value::as_str) else {
            return;
        };
        let mut all_seen = Vec::new();
        for action in [other, action] {
            let seen = self.party.look(seat).await;
            let heard = self.decide(seat, &seen, action).await;
            all_seen.push((heard, self.snapshots().await));
            let number = self.number;
            let undo = self.party.api("/undo");
            let undone = self.party.seats[seat]
                .post(&undo, json!({"number": number}))
                .await;
            let undone = undone.expect(200).json();
            self.truth.undo();
            self.hear(undone["number"].as_u64().expect("a number"))
                .await;
        }
        for (index, witness) in self.witnesses.iter().enumerate() {
            if index != seat {
                let ((heard, page), (heard_then, page_then)) = (
                    (&all_seen[0].0[index], &all_seen[0].1[index]),
                    (&all_seen[1].0[index], &all_seen[1].1[index]),
                );
                assert_eq!(page, page_then, "{}", witness.viewer);
                assert_eq!(heard, heard_then, "{}", witness.viewer);
            }
        }
    }

    /// What every stream says up to this number, without what differs by number alone.
    async fn hear(&mut self, number: u64) -> Vec<Vec<String>> {
        self.number = number;
        let mut all = Vec::new();
        for witness in &mut self.witnesses {
            let mut heard = Vec::new();
            for event in witness.live.until(number).await {
                witness.check_update(&event, &self.truth);
                heard.push(without_number(&event.data, event.number()));
            }
            for event in witness.events.until(number).await {
                witness.check_event(&event, &self.truth);
                heard.push(without_number(&told_of(&event), event.number()));
            }
            all.push(heard);
        }
        all
    }

    /// The page and the API answer of everybody, without what differs by number alone.
    async fn snapshots(&mut self) -> Vec<Vec<String>> {
        let (page, api) = (self.party.page(""), self.party.api(""));
        let replay = self.party.page("/replay");
        let mut all = Vec::new();
        for witness in &self.witnesses {
            let mut seen = Vec::new();
            for address in [&page, &api, &replay] {
                let answer = witness.client.get(address).await.expect(200);
                witness.check_raw(&answer.all(), &self.truth);
                seen.push(without_number(&answer.text, self.number));
            }
            all.push(seen);
        }
        all
    }

    /// The table, the API and the replay of some ply, by everybody.
    async fn look_everywhere(&mut self) {
        let last = self.truth.ply();
        let some = last * 37 % (last + 1);
        for witness in &mut self.witnesses {
            let page = witness.client.get(&self.party.page("")).await.expect(200);
            witness.check_raw(&page.all(), &self.truth);
            witness.check_page(&page.text, &self.truth, last);
            let table = witness.client.get(&self.party.api("")).await.expect(200);
            witness.check_raw(&table.all(), &self.truth);
            witness.check_table(&table.json(), &self.truth);
            let view = view_of(witness.viewer);
            let replay = self.party.page(&format!("/replay?ply={some}&view={view}"));
            let replay = witness.client.get(&replay).await.expect(200);
            witness.check_raw(&replay.all(), &self.truth);
            witness.check_page(&replay.text, &self.truth, some);
        }
    }

    /// With the eyes of one seat a game looks as it looked to that seat, and whatever is kept for later is refused.
    async fn look_back(&mut self) {
        for ply in 0..=self.truth.ply() {
            for witness in &mut self.witnesses {
                let view = view_of(witness.viewer);
                let replay = self.party.page(&format!("/replay?ply={ply}&view={view}"));
                let replay = witness.client.get(&replay).await.expect(200);
                witness.check_raw(&replay.all(), &self.truth);
                witness.check_page(&replay.text, &self.truth, ply);
            }
        }
    }

    async fn nothing_is_open_yet(&self) {
        for witness in &self.witnesses {
            let own = view_of(witness.viewer);
            for view in ["0", "1", "spectator", "open"]
                .into_iter()
                .filter(|view| *view != own)
            {
                let replay = self.party.page(&format!("/replay?ply=0&view={view}"));
                let refused = witness.client.get(&replay).await.expect(403);
                witness.check_raw(&refused.all(), &self.truth);
            }
            for record in [self.party.page("/record.json"), self.party.api("/record")] {
                let refused = witness.client.get(&record).await.expect(409);
                witness.check_raw(&refused.all(), &self.truth);
            }
            for page in ["/", "/me", "/api/v1/me", "/api/v1/tables"] {
                let answer = witness.client.get(page).await;
                witness.check_raw(&answer.all(), &self.truth);
            }
        }
    }
}

/// The cookie that says who somebody is.
fn identity(client: &Client) -> String {
    let cookies = client.cookies();
    let mut cookies = cookies.split("; ");
    let identity = cookies.find_map(|cookie| cookie.strip_prefix("patolli="));
    identity.expect("the house knows him").to_owned()
}

async fn witness(
    party: &Party,
    client: Client,
    index: usize,
    foreign: Vec<String>,
    names: Vec<&'static str>,
) -> Witness {
    let viewer = match u8::try_from(index) {
        Ok(seat) if index < names.len() => Viewer::Seat(Seat::new(seat)),
        _ => Viewer::Spectator,
    };
    let number = party.look(0).await["number"].clone();
    let live = client
        .listen(&party.page(&format!("/live?after={number}")))
        .await;
    let mut events = client.listen(&party.api("/events")).await;
    let first = events.next().await.json();
    assert_eq!(first["moves"], json!([]));
    let language = client.language;
    Witness {
        client,
        viewer,
        live,
        events,
        told: 1,
        foreign,
        tongue: Tongue::new(language, &names),
        names,
        own_secrets_seen: 0,
    }
}

fn view_of(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "spectator".to_owned(),
    }
}

/// An event of the API without what depends on whether something was taken back before.
fn told_of(event: &Event) -> String {
    let mut event = event.json();
    event["taken_back"].take();
    event.to_string()
}

/// What stands before the key of the form.
const KEY: &str = "name=\"key\" value=\"";

/// A text without the number of the position and without the key of the form.
fn without_number(text: &str, number: u64) -> String {
    let mut text = text.to_owned();
    for (before, after) in [
        ("after=", "\""),
        ("value=\"", "\""),
        ("value=\\\"", "\\\""),
        ("\"number\":", ","),
    ] {
        text = text.replace(
            &format!("{before}{number}{after}"),
            &format!("{before}#{after}"),
        );
    }
    if let Some(key) = text.find(KEY) {
        let start = key + KEY.len();
        let end = start + text[start..].find('"').expect("the key ends");
        text.replace_range(start..end, "#");
    }
    text
}

async fn nobody_sees_too_much(players: usize) {
    let server = Server::open().await;
    let mut trial = Trial::open(&server, players).await;
    trial.look_everywhere().await;
    trial.nothing_is_open_yet().await;
    while trial.step().await {}
    assert!(trial.truth.now().is_over());
    let record = trial.party.seats[0]
        .get(&trial.party.page("/record.json"))
        .await
        .expect(200);
    assert_eq!(record.text, trial.truth.record().to_string());
    trial.look_back().await;
    for witness in &trial.witnesses {
        let looked_for = witness.viewer == Viewer::Spectator || witness.own_secrets_seen > 100;
        assert!(
            looked_for,
            "{} never saw his own choices in words",
            witness.viewer
        );
    }
}

#[tokio::test]
async fn four_players_and_a_spectator_are_sent_nothing_of_another_s_secrets() {
    nobody_sees_too_much(4).await;
}

#[tokio::test]
async fn three_players_and_a_spectator_are_sent_nothing_of_another_s_secrets() {
    nobody_sees_too_much(3).await;
}

#[tokio::test]
async fn two_players_and_a_spectator_are_sent_nothing_of_another_s_secrets() {
    nobody_sees_too_much(2).await;
}
