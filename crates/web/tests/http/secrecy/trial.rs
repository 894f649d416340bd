//! A game that everybody watches, with everything that is sent.

use game::{Components as _, Replay, Seat, Silent, Viewer};
use serde_json::{Value, json};
use sqlx::{Connection as _, Row as _, SqliteConnection};

use super::Secrets;
use super::truth::Truth;
use super::witness::Witness;
use crate::kit::{Client, Server};
use crate::party::{LANGUAGES, NAMES, Party};
use crate::plan::Plan;
use crate::stream::Event;

/// A game that is watched from every side.
pub(super) struct Trial<G: Secrets> {
    pub(super) party: Party,
    pub(super) truth: Truth<G>,
    pub(super) witnesses: Vec<Witness<G>>,
    number: u64,
    /// How many secret choices were made otherwise first.
    pub(super) rethought: usize,
}

impl<G: Secrets> Trial<G> {
    /// Browsers in three languages, a program in the last seat, and somebody who only looks on.
    pub(super) async fn open(server: &Server, plan: &Plan) -> Self {
        let players = plan.players;
        let mut seats = Vec::new();
        let mut secrets = Vec::new();
        for (name, language) in NAMES.iter().zip(LANGUAGES).take(players) {
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
        let party = Party::seated(seats, plan).await;
        let table = server.table(&party.id).await;
        for (secrets, chair) in secrets.iter_mut().zip(table.chairs()) {
            let player = chair.person().expect("a person sits there");
            secrets.push(player.to_string());
        }
        let record = table.game().record();
        let replay = Replay::<G>::new(&record, G::Components::standard(), &mut Silent);
        let truth = Truth::new(replay.expect("the table plays that game").setup().clone());
        let mut witnesses = Vec::new();
        let lookers = party.seats.iter().cloned().chain([server.browser()]);
        let promised = promised(server, &party.id).await;
        for (index, client) in lookers.enumerate() {
            let others = secrets
                .iter()
                .enumerate()
                .filter(|(seat, _)| *seat != index);
            let others = others.flat_map(|(_, secrets)| secrets.clone());
            let foreign = others.chain(promised.clone()).collect();
            let names = NAMES[..players].to_vec();
            witnesses.push(witness(&party, client, index, foreign, names).await);
        }
        let number = table.number();
        Self {
            party,
            truth,
            witnesses,
            number,
            rethought: 0,
        }
    }

    /// One more decision, and everything that everybody is sent about it.
    pub(super) async fn step(&mut self) -> bool {
        let Some((seat, seen)) = self.party.next().await else {
            return false;
        };
        let action = self.party.pick(&seen);
        self.choose_otherwise_first(seat, &seen, &action).await;
        let seen = self.party.look(seat).await;
        self.decide(seat, &seen, &action).await;
        if self.truth.ply().is_multiple_of(G::STRIDE) || self.truth.now().is_over() {
            self.look_everywhere().await;
        }
        true
    }

    async fn decide(&mut self, seat: usize, seen: &Value, action: &str) -> Vec<Vec<String>> {
        let after = self.party.decide(seat, seen, action).await;
        self.truth.play(seat_of(seat), action);
        self.witnesses[seat].check_raw(&after.to_string(), &self.truth);
        self.witnesses[seat].check_table(&after, &self.truth);
        self.hear(after["number"].as_u64().expect("a number")).await
    }

    /// A secret choice is made otherwise, taken back and made again: nobody else may see a difference.
    async fn choose_otherwise_first(&mut self, seat: usize, seen: &Value, action: &str) {
        let is_secret = |action: &str| self.truth.is_kept_secret(seat_of(seat), action);
        let legal = seen["legal"].as_array().expect("a list").iter();
        let mut others = legal
            .filter_map(Value::as_str)
            .filter(|other| *other != action);
        let Some(other) = others.find(|other| is_secret(other) && is_secret(action)) else {
            return;
        };
        self.rethought += 1;
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
    pub(super) async fn look_everywhere(&mut self) {
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
            let shown = self.truth.shown(some);
            witness.check_page(&replay.text, &self.truth, shown);
        }
    }

    /// With the eyes of one seat a game looks as it looked to that seat, and whatever is kept for later is refused.
    pub(super) async fn look_back(&mut self) {
        for ply in (0..=self.truth.ply()).step_by(G::STRIDE) {
            for witness in &mut self.witnesses {
                let view = view_of(witness.viewer);
                let replay = self.party.page(&format!("/replay?ply={ply}&view={view}"));
                let replay = witness.client.get(&replay).await.expect(200);
                witness.check_raw(&replay.all(), &self.truth);
                let shown = self.truth.shown(ply);
                witness.check_page(&replay.text, &self.truth, shown);
            }
        }
    }

    pub(super) async fn nothing_is_open_yet(&self) {
        for witness in &self.witnesses {
            let own = view_of(witness.viewer);
            for view in ["0", "1", "spectator", "open"]
                .into_iter()
                .filter(|view| *view != own)
            {
                let replay = self.party.page(&format!("/replay?ply=0&view={view}"));
                let nobody = view
                    .parse()
                    .is_ok_and(|seat: usize| seat >= witness.names.len());
                let status = if nobody { 404 } else { 403 };
                let refused = witness.client.get(&replay).await.expect(status);
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

async fn witness<G: Secrets>(
    party: &Party,
    client: Client,
    index: usize,
    foreign: Vec<String>,
    names: Vec<&'static str>,
) -> Witness<G> {
    let viewer = if index < names.len() {
        Viewer::Seat(seat_of(index))
    } else {
        Viewer::Spectator
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
        words: G::words(language, &names),
        names,
        own_secrets_seen: 0,
    }
}

fn seat_of(index: usize) -> Seat {
    Seat::new(u8::try_from(index).expect("a table is small"))
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

/// What the house is committed to, for this game and the next, as the database has it.
async fn promised(server: &Server, id: &str) -> Vec<String> {
    let file = server.folder.path().join("patolli.sqlite");
    let address = format!("sqlite://{}", file.display());
    let mut connection = SqliteConnection::connect(&address)
        .await
        .expect("a database");
    let row = sqlx::query("SELECT founding FROM tables WHERE id = ?")
        .bind(id)
        .fetch_one(&mut connection)
        .await
        .expect("the table is there");
    let founding: Value = serde_json::from_str(row.get(0)).expect("a founding is JSON");
    let promises = [&founding["deal"]["shared"], &founding["next"]];
    let bits = promises
        .into_iter()
        .flat_map(|promise| [&promise["house"], &promise["salt"]]);
    let bits = bits.map(|bits| bits.as_str().expect("bits").to_owned());
    bits.collect()
}
