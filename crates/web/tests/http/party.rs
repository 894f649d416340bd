//! Somebody in every seat of a table, playing whole games by the API.

use serde_json::{Value, json};

use crate::kit::{Client, Server};
use crate::plan::{Plan, SOME_GAME};

/// Who sits at a table, by seat.
pub(crate) const NAMES: [&str; 6] = ["Ada", "Bruno", "Celina", "Dario", "Elena", "Franek"];

/// What each of them speaks.
pub(crate) const LANGUAGES: [&str; 6] = ["en", "it", "pl", "en", "it", "pl"];

/// A little chance that is the same in every run.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// One of so many.
    pub(crate) fn below(&mut self, many: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % many
    }
}

/// A table with a client in every seat.
pub(crate) struct Party {
    pub(crate) id: String,
    pub(crate) seats: Vec<Client>,
    dice: Dice,
    keys: u32,
}

impl Party {
    /// Browsers in all seats of a table of [`SOME_GAME`], named after their seats.
    pub(crate) async fn of_browsers(server: &Server, players: usize) -> Self {
        Self::at(server, &Plan::of(SOME_GAME, players)).await
    }

    /// Browsers in all seats of such a table, named after their seats.
    pub(crate) async fn at(server: &Server, plan: &Plan) -> Self {
        let mut seats = Vec::new();
        for name in NAMES.iter().take(plan.players) {
            seats.push(server.guest(name).await);
        }
        Self::seated(seats, plan).await
    }

    /// These at a table of [`SOME_GAME`].
    pub(crate) async fn of(seats: Vec<Client>) -> Self {
        let plan = Plan::of(SOME_GAME, seats.len());
        Self::seated(seats, &plan).await
    }

    /// The first makes the table, the others sit down.
    pub(crate) async fn seated(seats: Vec<Client>, plan: &Plan) -> Self {
        let open = std::iter::repeat_n("open", seats.len() - 1);
        let wishes: Vec<&str> = ["me"].into_iter().chain(open).collect();
        let founded = seats[0].post("/api/v1/tables", plan.order(&wishes)).await;
        let table = founded.expect(201).json();
        let id = table["id"].as_str().expect("an id").to_owned();
        for (seat, client) in seats.iter().enumerate().skip(1) {
            let sit = format!("/api/v1/tables/{id}/sit");
            client.post(&sit, json!({"seat": seat})).await.expect(200);
        }
        Self {
            id,
            seats,
            dice: Dice::new(7),
            keys: 0,
        }
    }

    /// These where they sit already.
    pub(crate) fn sitting(id: &str, seats: Vec<Client>) -> Self {
        Self {
            id: id.to_owned(),
            seats,
            dice: Dice::new(7),
            keys: 0,
        }
    }

    pub(crate) fn api(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.id)
    }

    pub(crate) fn page(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.id)
    }

    /// The table as a seat sees it.
    pub(crate) async fn look(&self, seat: usize) -> Value {
        self.seats[seat].get(&self.api("")).await.expect(200).json()
    }

    /// A seat that is to act, as it sees the table; none when the game is over. Of several, nobody is always the last.
    pub(crate) async fn next(&self) -> Option<(usize, Value)> {
        let table = self.look(0).await;
        let to_act = table["to_act"].as_array().expect("a list");
        let ply =
            usize::try_from(table["ply"].as_u64().expect("a number")).expect("a small number");
        let seat = to_act.get(ply.checked_rem(to_act.len())?)?;
        let seat = usize::try_from(seat.as_u64().expect("a seat")).expect("a small number");
        let seen = if seat == 0 {
            table
        } else {
            self.look(seat).await
        };
        Some((seat, seen))
    }

    /// Takes this decision for the seat; the table after it, as the seat sees it.
    pub(crate) async fn decide(&mut self, seat: usize, seen: &Value, action: &str) -> Value {
        self.keys += 1;
        let key = format!("key-{}", self.keys);
        let body = json!({"action": action, "number": seen["number"], "key": key});
        let answer = self.seats[seat]
            .post(&self.api("/moves"), body)
            .await
            .expect(200);
        answer.json()["table"].clone()
    }

    /// One of the legal actions.
    pub(crate) fn pick(&mut self, seen: &Value) -> String {
        let legal = seen["legal"].as_array().expect("a list");
        let action = &legal[self.dice.below(legal.len())];
        action.as_str().expect("a text").to_owned()
    }

    /// One decision of whoever is to act; none when the game is over.
    pub(crate) async fn step(&mut self) -> Option<Value> {
        let (seat, seen) = self.next().await?;
        let action = self.pick(&seen);
        Some(self.decide(seat, &seen, &action).await)
    }

    /// So many decisions.
    pub(crate) async fn steps(&mut self, many: usize) {
        for _ in 0..many {
            self.step().await.expect("the game is on");
        }
    }

    /// To the end of the game.
    pub(crate) async fn finish(&mut self) {
        while self.step().await.is_some() {}
    }
}
