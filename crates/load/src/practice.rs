//! `patolli-load practice`: how long bots think and people wait, at tables with one person and bots.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use bots::Level;
use game::{Chance, Seed};
use games::GameId;
use http_body_util::BodyExt as _;
use hyper::Method;
use hyper::body::Incoming;
use serde::{Deserialize, Serialize};

use crate::figures::Figures;
use crate::latency::Latency;
use crate::server::{Connection, Program, Server};

const EXAMPLES: &str = "\
Examples:
  patolli-load practice --tables 10 --level strong
  patolli-load practice --game aztlan --seconds 60 --json";

/// Measure bots at tables: how long they take to answer, and how long the moves of people take meanwhile
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// How many tables, each with one person and bots
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1000))]
    tables: u32,
    /// The game [default: all of them in turn]
    #[arg(long, value_name = "GAME", value_parser = clap::builder::PossibleValuesParser::new(GameId::ALL.map(GameId::name)))]
    game: Option<String>,
    /// How well the bots play: beginner, steady, strong, master
    #[arg(long, value_name = "LEVEL", default_value_t = Level::Strong)]
    level: Level,
    /// How long it takes
    #[arg(long, value_name = "S", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// How long bots pause, in milliseconds, as `serve` has it
    #[arg(long, value_name = "MS", default_value_t = 450, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    bot_pause: u64,
    #[command(flatten)]
    program: Program,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Runtime::new()?;
    let figures = runtime.block_on(measure(args))?;
    figures.print(args.json)
}

/// What was measured.
#[derive(Serialize)]
struct Measured {
    tables: u32,
    level: &'static str,
    bot_pause: u64,
    answers: usize,
    /// From when a bot's seat is asked until its decision is told, its pause included, as the person at its table hears of
    /// both.
    answered: Latency,
    moves: usize,
    /// From when a person's move is sent until it is acknowledged.
    acknowledged: Latency,
}

impl Figures for Measured {
    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(
            out,
            "{} tables with one person and bots: {}, pausing for about {} ms",
            self.tables, self.level, self.bot_pause
        )?;
        writeln!(out, "  {} answers of bots", self.answers)?;
        self.answered.write(out, "pause included")?;
        writeln!(out, "  {} moves of people", self.moves)?;
        self.acknowledged.write(out, "to acknowledgement")
    }
}

/// How long things took at one table.
#[derive(Default)]
struct Times {
    answered: Vec<Duration>,
    acknowledged: Vec<Duration>,
}

async fn measure(args: &Args) -> anyhow::Result<Measured> {
    let server = Server::start(&args.program, args.bot_pause)?;
    let end = Instant::now() + Duration::from_secs(args.seconds);
    let mut people = Vec::new();
    for number in 0..args.tables {
        let game = match &args.game {
            Some(game) => game.clone(),
            None => GameId::ALL[number as usize % GameId::ALL.len()].to_string(),
        };
        let person = Person {
            address: server.address.clone(),
            game,
            level: args.level,
            chance: Chance::new(Seed::Short(number.into())),
            times: Times::default(),
        };
        people.push(tokio::spawn(person.play_until(end)));
    }
    let mut all = Times::default();
    for person in people {
        let times = person.await??;
        all.answered.extend(times.answered);
        all.acknowledged.extend(times.acknowledged);
    }
    Ok(Measured {
        tables: args.tables,
        level: args.level.name(),
        bot_pause: args.bot_pause,
        answers: all.answered.len(),
        moves: all.acknowledged.len(),
        answered: Latency::of(all.answered).context("no bot has moved")?,
        acknowledged: Latency::of(all.acknowledged).context("nobody has moved")?,
    })
}

#[derive(Deserialize)]
struct Founded {
    id: String,
}

/// What an event tells, as far as it is needed here.
#[derive(Deserialize)]
struct Change {
    /// Who decided since the last event.
    moves: Vec<(u8, Option<String>)>,
    table: TableNow,
}

#[derive(Deserialize)]
struct TableNow {
    number: u64,
    to_act: Vec<u8>,
    legal: Vec<String>,
}

/// The seat of the person; bots have all others.
const OWN: u8 = 0;

/// Since when each bot has been asked what it is asked now, as the events of its table tell.
#[derive(Default)]
struct Bots {
    asked: BTreeMap<u8, Instant>,
    /// When the last event came.
    last: Option<Instant>,
}

impl Bots {
    /// Takes in an event: who has moved since the one before, and who is to act. Says how long each bot took that has moved.
    /// One that was asked and has moved between two events counts from the first of them, which is no less than the truth.
    fn hear(
        &mut self,
        moved: impl Iterator<Item = u8>,
        to_act: &[u8],
        now: Instant,
    ) -> Vec<Duration> {
        let mut took = Vec::new();
        for seat in moved.filter(|seat| *seat != OWN) {
            let since = self.asked.remove(&seat).or(self.last);
            took.extend(since.map(|since| now - since));
        }
        self.asked.retain(|seat, _| to_act.contains(seat));
        for seat in to_act.iter().filter(|seat| **seat != OWN) {
            self.asked.entry(*seat).or_insert(now);
        }
        self.last = Some(now);
        took
    }
}

/// Somebody who plays one game after another against bots, whatever comes to mind first.
struct Person {
    address: String,
    game: String,
    level: Level,
    chance: Chance,
    times: Times,
}

impl Person {
    async fn play_until(mut self, end: Instant) -> anyhow::Result<Times> {
        let mut asking = Connection::open(&self.address).await?;
        let cookie = asking.guest("Ometeotl").await?;
        while Instant::now() < end {
            let playing = self.play_one(&mut asking, &cookie);
            match tokio::time::timeout_at(end.into(), playing).await {
                Ok(played) => played?,
                Err(_) => break,
            }
        }
        Ok(self.times)
    }

    /// Plays a game to its end.
    async fn play_one(&mut self, asking: &mut Connection, cookie: &str) -> anyhow::Result<()> {
        let id = self.found(asking, cookie).await?;
        let mut watching = Connection::open(&self.address).await?;
        let path = format!("/api/v1/tables/{id}/events");
        let stream = watching
            .send(Method::GET, &path, cookie, "", String::new())
            .await?;
        let mut changes = Changes::new(stream.into_body());
        let mut bots = Bots::default();
        while let Some(change) = changes.next().await? {
            let TableNow {
                number,
                to_act,
                legal,
            } = change.table;
            let moved = change.moves.iter().map(|(seat, _)| *seat);
            let took = bots.hear(moved, &to_act, Instant::now());
            self.times.answered.extend(took);
            if to_act.is_empty() {
                return Ok(());
            }
            if !legal.is_empty() {
                let action = self.chance.pick::<String>(&legal).clone();
                self.act(asking, cookie, &id, &action, number).await?;
            }
        }
        Ok(())
    }

    /// A table with this person in the first seat and bots in all others.
    async fn found(&self, asking: &mut Connection, cookie: &str) -> anyhow::Result<String> {
        let order = serde_json::json!({"game": self.game, "seats": ["me"]}).to_string();
        let founded = asking.ask(Method::POST, "/api/v1/tables", cookie, order);
        let founded: Founded = serde_json::from_slice(&founded.await?)?;
        let start = format!("/api/v1/tables/{}/start", founded.id);
        let bots = serde_json::json!({"bot": self.level.name()}).to_string();
        asking.ask(Method::POST, &start, cookie, bots).await?;
        Ok(founded.id)
    }

    /// Makes a move and notes how long that took. If the bots' moves have overtaken it, the next event brings another chance.
    async fn act(
        &mut self,
        asking: &mut Connection,
        cookie: &str,
        id: &str,
        action: &str,
        number: u64,
    ) -> anyhow::Result<()> {
        let path = format!("/api/v1/tables/{id}/moves");
        let key = format!("n{number}");
        let body = serde_json::json!({"action": action, "number": number, "key": key});
        let sent = Instant::now();
        let kind = "application/json";
        let answer = asking
            .send(Method::POST, &path, cookie, kind, body.to_string())
            .await?;
        let is_done = answer.status().is_success();
        answer.into_body().collect().await?;
        if is_done {
            self.times.acknowledged.push(sent.elapsed());
        }
        Ok(())
    }
}

/// The events of a table, one after the other.
struct Changes {
    body: Incoming,
    text: Vec<u8>,
}

impl Changes {
    fn new(body: Incoming) -> Self {
        Self {
            body,
            text: Vec::new(),
        }
    }

    /// The next event; none when the stream has ended.
    async fn next(&mut self) -> anyhow::Result<Option<Change>> {
        loop {
            if let Some(end) = self.text.windows(2).position(|pair| pair == b"\n\n") {
                let event: Vec<u8> = self.text.drain(..end + 2).collect();
                let mut lines = event.split(|byte| *byte == b'\n');
                if let Some(data) = lines.find_map(|line| line.strip_prefix(b"data: ")) {
                    return Ok(Some(serde_json::from_slice(data)?));
                }
                continue;
            }
            let Some(frame) = self.body.frame().await else {
                return Ok(None);
            };
            if let Ok(data) = frame?.into_data() {
                self.text.extend_from_slice(&data);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is heard of bots at these times, in seconds: who has moved, and who is to act then.
    fn heard(events: &[(u64, &[u8], &[u8])]) -> Vec<u64> {
        let begun = Instant::now();
        let mut bots = Bots::default();
        let hear = |(at, moved, to_act): &(u64, &[u8], &[u8])| {
            bots.hear(
                moved.iter().copied(),
                to_act,
                begun + Duration::from_secs(*at),
            )
        };
        let took = events.iter().flat_map(hear);
        took.map(|time| time.as_secs()).collect()
    }

    #[test]
    fn a_bot_that_chooses_with_others_counts_from_when_it_was_asked() {
        let together: &[u8] = &[0, 1, 2];
        let events: &[(u64, &[u8], &[u8])] = &[
            (0, &[], together),
            (2, &[0], &[1, 2]),
            (3, &[1], &[2]),
            (7, &[2], &[1]),
        ];
        assert_eq!(heard(events), [3, 7]);
    }

    #[test]
    fn a_bot_that_moves_again_is_asked_again() {
        let events: &[(u64, &[u8], &[u8])] = &[(0, &[0], &[1]), (1, &[1], &[1]), (3, &[1], &[0])];
        assert_eq!(heard(events), [1, 2]);
    }

    #[test]
    fn a_bot_that_moves_along_with_others_counts_no_less_than_it_took() {
        let events: &[(u64, &[u8], &[u8])] = &[(0, &[], &[0]), (4, &[0, 1, 1, 2], &[0])];
        assert_eq!(heard(events), [4, 4, 4]);
        let untimed = heard(&[(5, &[1, 2], &[0])]);
        assert!(untimed.is_empty(), "nobody knows since when");
    }
}
