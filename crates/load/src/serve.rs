//! `patolli-load serve`: moves over real HTTP at many tables, with watchers.

use std::collections::VecDeque;
use std::io::Write;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use game::{Chance, Seed};
use http_body_util::BodyExt as _;
use hyper::Method;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::figures::Figures;
use crate::latency::Latency;
use crate::server::{Connection, Program, Server};

/// So many moves are under way at once when the server is to be saturated.
const AT_ONCE: usize = 128;

const EXAMPLES: &str = "\
Examples:
  patolli-load serve --tables 1000 --watchers 2 --seconds 20
  patolli-load serve --tables 100 --rate 50 --json";

/// Measure the server: moves over HTTP at many tables that are watched
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    tables: u32,
    /// How many browsers watch each table
    #[arg(long, value_name = "M", default_value_t = 2, value_parser = clap::value_parser!(u32).range(0..=50))]
    watchers: u32,
    /// How long each of the two measurements takes
    #[arg(long, value_name = "S", default_value_t = 15, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Moves a second in the first measurement; the second makes as many as it can
    #[arg(long, value_name = "R", default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    rate: u64,
    #[command(flatten)]
    program: Program,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    // Every watcher is a connection here; the server inherits the limit.
    rlimit::increase_nofile_limit(u64::MAX).context("no more files can be opened")?;
    let runtime = tokio::runtime::Runtime::new()?;
    let figures = runtime.block_on(measure(args))?;
    figures.print(args.json)
}

/// What was measured.
#[derive(Serialize)]
struct Measured {
    tables: u32,
    watchers: u32,
    /// Memory of the server for each table with its watchers; none where the system does not tell.
    kib_a_table: Option<f64>,
    steady: Round,
    saturated: Round,
}

/// One measurement.
#[derive(Serialize)]
struct Round {
    moves: usize,
    moves_a_second: f64,
    acknowledged: Latency,
    watched: Option<Latency>,
}

impl Figures for Measured {
    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(
            out,
            "{} tables with {} watchers each",
            self.tables, self.watchers
        )?;
        if let Some(kib) = self.kib_a_table {
            writeln!(
                out,
                "  memory     {kib:.1} KiB a table, its watchers included"
            )?;
        }
        self.steady.write(out, "steady")?;
        self.saturated.write(out, "saturated")
    }
}

impl Round {
    fn write(&self, out: &mut impl std::io::Write, name: &str) -> std::io::Result<()> {
        writeln!(
            out,
            "  {name:<10} {:.0} moves/s ({} moves)",
            self.moves_a_second, self.moves
        )?;
        self.acknowledged.write(out, "to acknowledgement")?;
        match &self.watched {
            Some(watched) => watched.write(out, "to a watcher's event"),
            None => Ok(()),
        }
    }
}

/// What a table last answered, as far as the next move needs it.
#[derive(Deserialize)]
struct Answer {
    number: u64,
    to_act: Vec<u8>,
    legal: Vec<String>,
    #[serde(default)]
    seat: Option<u8>,
}

#[derive(Deserialize)]
struct MoveAnswer {
    table: Answer,
}

#[derive(Deserialize)]
struct Founded {
    id: String,
}

/// A table under load.
struct Target {
    id: String,
    /// The last answer, and whose it was; none when the other player must be asked.
    known: Option<(usize, Answer)>,
    /// Who is to act, as far as the last answer told.
    next: usize,
    sent: Arc<Sent>,
    /// Whether the game is over.
    over: bool,
}

/// When the last move was sent, and which entry it makes.
type Sent = Mutex<(u64, Instant)>;

async fn measure(args: &Args) -> anyhow::Result<Measured> {
    let server = Server::start(&args.program, 0)?;
    let mut connection = Connection::open(&server.address).await?;
    let people = [
        connection.guest("Ometeotl").await?,
        connection.guest("Tonatiuh").await?,
    ];
    let before = server.memory();
    let mut targets = VecDeque::new();
    for _ in 0..args.tables {
        targets.push_back(found(&mut connection, &people).await?);
    }
    let (heard, mut hearing) = mpsc::unbounded_channel();
    for target in &targets {
        for watcher in 0..args.watchers as usize {
            let cookie = people.get(watcher).cloned().unwrap_or_default();
            watch(&server.address, target, cookie, heard.clone()).await?;
        }
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let after = server.memory();
    let kib_a_table = before.zip(after).map(|(before, after)| {
        #[allow(clippy::cast_precision_loss, reason = "memory is far below 2^52 KiB")]
        let grown = after.saturating_sub(before) as f64;
        grown / f64::from(args.tables)
    });
    while hearing.try_recv().is_ok() {}
    let load = Load {
        address: server.address.clone(),
        people,
        targets: Arc::new(Mutex::new(targets)),
        duration: Duration::from_secs(args.seconds),
    };
    let steady = load.round(Some(args.rate), &mut hearing).await?;
    let saturated = load.round(None, &mut hearing).await?;
    Ok(Measured {
        tables: args.tables,
        watchers: args.watchers,
        kib_a_table,
        steady,
        saturated,
    })
}

/// Makes a table for two and seats both.
async fn found(connection: &mut Connection, people: &[String; 2]) -> anyhow::Result<Target> {
    let order = r#"{"game":"aztlan","options":{"players":2},"seats":["me","open"]}"#;
    let founded = connection
        .ask(Method::POST, "/api/v1/tables", &people[0], order.to_owned())
        .await?;
    let founded: Founded = serde_json::from_slice(&founded)?;
    let sit = format!("/api/v1/tables/{}/sit", founded.id);
    connection
        .ask(Method::POST, &sit, &people[1], "{}".to_owned())
        .await?;
    Ok(Target {
        id: founded.id,
        known: None,
        next: 0,
        sent: Arc::new(Mutex::new((0, Instant::now()))),
        over: false,
    })
}

/// Watches a table as a browser does, and says how long after a move its event came.
async fn watch(
    address: &str,
    target: &Target,
    cookie: String,
    heard: mpsc::UnboundedSender<Duration>,
) -> anyhow::Result<()> {
    let mut connection = Connection::open(address).await?;
    let path = format!("/t/{}/live?after=3", target.id);
    let answer = connection
        .send(Method::GET, &path, &cookie, "", String::new())
        .await?;
    let sent = target.sent.clone();
    tokio::spawn(async move {
        let _open = connection;
        let mut body = answer.into_body();
        let mut text = Vec::new();
        while let Some(Ok(frame)) = body.frame().await {
            let Ok(data) = frame.into_data() else {
                continue;
            };
            let now = Instant::now();
            text.extend_from_slice(&data);
            // An event ends with an empty line and says its number.
            while let Some(end) = text.windows(2).position(|pair| pair == b"\n\n") {
                let number = event_number(&text[..end]);
                text.drain(..end + 2);
                let (awaited, at) = *sent.lock().expect("nobody panics with it");
                if number == Some(awaited) {
                    let _ = heard.send(now.duration_since(at));
                }
            }
        }
    });
    Ok(())
}

fn event_number(event: &[u8]) -> Option<u64> {
    let mut lines = event.split(|byte| *byte == b'\n');
    let id = lines.find_map(|line| line.strip_prefix(b"id: "))?;
    std::str::from_utf8(id).ok()?.parse().ok()
}

/// Moves at all tables.
struct Load {
    address: String,
    people: [String; 2],
    targets: Arc<Mutex<VecDeque<Target>>>,
    duration: Duration,
}

impl Load {
    /// Moves for a while: so many a second, or as many as the server bears.
    async fn round(
        &self,
        rate: Option<u64>,
        hearing: &mut mpsc::UnboundedReceiver<Duration>,
    ) -> anyhow::Result<Round> {
        let begun = Instant::now();
        let end = begun + self.duration;
        let (ticks, ticking) = async_ticks(rate, end);
        let mut workers = Vec::new();
        for worker in 0..AT_ONCE {
            let worker = Worker {
                connection: Connection::open(&self.address).await?,
                people: self.people.clone(),
                targets: self.targets.clone(),
                chance: Chance::new(Seed::Short(worker as u64)),
            };
            workers.push(tokio::spawn(worker.run(ticking.clone(), end)));
        }
        drop(ticking);
        let mut times = Vec::new();
        for worker in workers {
            times.extend(worker.await??);
        }
        if let Some(ticks) = ticks {
            ticks.abort();
        }
        let seconds = begun.elapsed().as_secs_f64();
        tokio::time::sleep(Duration::from_millis(300)).await;
        let mut heard = Vec::new();
        while let Ok(time) = hearing.try_recv() {
            heard.push(time);
        }
        #[allow(
            clippy::cast_precision_loss,
            reason = "moves are counted in millions at most"
        )]
        let moves_a_second = times.len() as f64 / seconds;
        Ok(Round {
            moves: times.len(),
            moves_a_second,
            acknowledged: Latency::of(times).context("no move was made")?,
            watched: Latency::of(heard),
        })
    }
}

type Ticks = Arc<tokio::sync::Mutex<mpsc::Receiver<Instant>>>;

/// When moves are due, if there is a rate. A move that waits for its turn has waited: its time counts from when it was due.
fn async_ticks(
    rate: Option<u64>,
    end: Instant,
) -> (Option<tokio::task::JoinHandle<()>>, Option<Ticks>) {
    let Some(rate) = rate else {
        return (None, None);
    };
    let (sender, receiver) = mpsc::channel(100_000);
    let handle = tokio::spawn(async move {
        let step =
            Duration::from_secs_f64(1.0 / f64::from(u32::try_from(rate).unwrap_or(u32::MAX)));
        let mut due = Instant::now();
        while due < end {
            tokio::time::sleep_until(due.into()).await;
            if sender.try_send(due).is_err() {
                return;
            }
            due += step;
        }
    });
    (
        Some(handle),
        Some(Arc::new(tokio::sync::Mutex::new(receiver))),
    )
}

/// One connection that makes moves.
struct Worker {
    connection: Connection,
    people: [String; 2],
    targets: Arc<Mutex<VecDeque<Target>>>,
    chance: Chance,
}

impl Worker {
    async fn run(mut self, ticks: Option<Ticks>, end: Instant) -> anyhow::Result<Vec<Duration>> {
        let mut times = Vec::new();
        loop {
            let due = match &ticks {
                Some(ticks) => match ticks.lock().await.recv().await {
                    Some(due) => Some(due),
                    None => return Ok(times),
                },
                None => None,
            };
            if Instant::now() >= end {
                return Ok(times);
            }
            let Some(mut target) = self.take() else {
                return Ok(times);
            };
            if let Some(time) = self.make_move(&mut target, due).await? {
                times.push(time);
            }
            if !target.over {
                let mut targets = self.targets.lock().expect("nobody panics with it");
                targets.push_back(target);
            }
        }
    }

    fn take(&self) -> Option<Target> {
        let mut targets = self.targets.lock().expect("nobody panics with it");
        targets.pop_front()
    }

    /// Makes one move and says how long it took from when it was due, or sent, to its acknowledgement.
    async fn make_move(
        &mut self,
        target: &mut Target,
        due: Option<Instant>,
    ) -> anyhow::Result<Option<Duration>> {
        let known = match target.known.take() {
            Some(known) => Some(known),
            None => self.look(target).await?,
        };
        let Some((who, answer)) = known else {
            target.over = true;
            return Ok(None);
        };
        let action = self.chance.pick(&answer.legal).clone();
        let number = answer.number;
        let body = format!(r#"{{"action":"{action}","number":{number},"key":"n{number}"}}"#);
        let path = format!("/api/v1/tables/{}/moves", target.id);
        let sent = due.unwrap_or_else(Instant::now);
        *target.sent.lock().expect("nobody panics with it") = (number + 1, sent);
        let bytes = self
            .connection
            .ask(Method::POST, &path, &self.people[who], body)
            .await?;
        let time = sent.elapsed();
        let moved: MoveAnswer = serde_json::from_slice(&bytes)?;
        target.over = moved.table.to_act.is_empty();
        target.next = moved
            .table
            .to_act
            .first()
            .map_or(0, |seat| usize::from(*seat));
        if !moved.table.legal.is_empty() {
            target.known = Some((who, moved.table));
        }
        Ok(Some(time))
    }

    /// Looks at the table with the eyes of whoever is to act; none when the game is over.
    async fn look(&mut self, target: &Target) -> anyhow::Result<Option<(usize, Answer)>> {
        let path = format!("/api/v1/tables/{}", target.id);
        for who in [target.next, 1 - target.next] {
            let bytes = self
                .connection
                .ask(Method::GET, &path, &self.people[who], String::new())
                .await?;
            let answer: Answer = serde_json::from_slice(&bytes)?;
            if !answer.legal.is_empty() {
                return Ok(Some((who, answer)));
            }
            debug_assert!(answer.seat.is_some(), "both sit there");
        }
        Ok(None)
    }
}
