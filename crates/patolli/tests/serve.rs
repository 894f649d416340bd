//! The server as a process: opened, killed, closed.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _, Seek as _};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use game::{Chance, Seed};
use reqwest::Client;
use reqwest::header::{HeaderMap, HeaderValue, ORIGIN};
use serde_json::{Value, json};

/// How often the server is killed; more if `PATOLLI_KILLS` says so.
const KILLS: u64 = 20;
/// How many games go on when it is.
const TABLES: usize = 6;
/// Before each kill at least one move more is acknowledged, and at most so many; then it comes within so many milliseconds.
const MOVES: u32 = 40;
const DELAY: u32 = 30;
/// Nothing that is waited for takes longer.
const PATIENCE: Duration = Duration::from_mins(5);

/// A number that somebody may set.
fn setting(name: &str) -> Option<u64> {
    let set = std::env::var(name).ok()?;
    Some(set.parse().expect("it is a number"))
}

/// A server that runs until it is dropped.
struct Server {
    child: Child,
    address: String,
    log: File,
}

fn serve(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_patolli"));
    command
        .args(["serve", "--limits", "off", "--bot-pause", "0", "--data"])
        .arg(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

impl Server {
    fn start(folder: &Path) -> Self {
        // A pipe that nobody reads would fill up one day.
        let log = tempfile::tempfile().expect("a file");
        let mut child = serve(folder)
            .args(["--listen", "127.0.0.1:0"])
            .stderr(log.try_clone().expect("the file again"))
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        output.read_line(&mut line).unwrap();
        let mut server = Self {
            child,
            address: String::new(),
            log,
        };
        let Some(address) = line.trim().strip_prefix("Patolli is open: ") else {
            panic!("the server does not open: {}", server.told());
        };
        address
            .trim_end_matches('/')
            .clone_into(&mut server.address);
        server
    }

    /// What it has told in its log.
    fn told(&mut self) -> String {
        let mut told = String::new();
        self.log.rewind().expect("a file can be read again");
        self.log.read_to_string(&mut told).expect("a log is text");
        told
    }

    /// SIGKILL: no time for anything.
    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// SIGTERM: the polite way.
    fn stop(mut self) -> (ExitStatus, String) {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(told.success());
        (self.child.wait().unwrap(), self.told())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody with a cookie, who remembers what was acknowledged.
#[derive(Clone)]
struct Person {
    client: Client,
    cookie: String,
}

impl Person {
    async fn arrive(server: &Server) -> Self {
        let client = Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .timeout(Duration::from_mins(1))
            .build()
            .unwrap();
        let answer = client
            .post(format!("{}/me/name", server.address))
            .header(ORIGIN, &server.address)
            .form(&[("name", "Nezahualcoyotl")])
            .send()
            .await
            .unwrap();
        let cookie = answer.headers()["set-cookie"].to_str().unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        Self { client, cookie }
    }

    fn headers(&self) -> HeaderMap {
        let cookie = HeaderValue::from_str(&self.cookie).unwrap();
        let origin = HeaderValue::from_static("same-origin");
        [("cookie", cookie), ("sec-fetch-site", origin)]
            .into_iter()
            .map(|(name, value)| (name.parse().unwrap(), value))
            .collect()
    }

    async fn get(&self, address: &str) -> reqwest::Result<Value> {
        let request = self.client.get(address).headers(self.headers());
        request.send().await?.error_for_status()?.json().await
    }

    async fn post(&self, address: &str, body: &Value) -> reqwest::Result<Value> {
        let request = self.client.post(address).headers(self.headers()).json(body);
        request.send().await?.error_for_status()?.json().await
    }

    async fn found(&self, address: &str) -> reqwest::Result<String> {
        let order = json!({"game": "aztlan", "options": {"players": 2}, "seats": ["me", "random"]});
        let table = self
            .post(&format!("{address}/api/v1/tables"), &order)
            .await?;
        Ok(table["id"].as_str().unwrap().to_owned())
    }

    /// Plays this game until it is over or the server is gone.
    async fn play(&self, address: &str, game: &mut Game, heard: &AtomicUsize) {
        let address = format!("{address}/api/v1/tables/{}", game.table);
        while let Ok(table) = self.get(&address).await {
            game.over = table["stage"] == "over";
            if game.over {
                return;
            }
            let legal = table["legal"].as_array().unwrap();
            let number = table["number"].as_u64().unwrap();
            let pick = usize::try_from(number).unwrap() % legal.len().max(1);
            let Some(action) = legal.get(pick) else {
                tokio::time::sleep(Duration::from_millis(1)).await;
                continue;
            };
            let key = format!("k{}-{number}", game.rounds);
            let ask = json!({"action": action, "number": number, "key": key});
            if let Ok(played) = self.post(&format!("{address}/moves"), &ask).await {
                let ply = played["table"]["ply"].as_u64().unwrap();
                let action = action.as_str().unwrap().to_owned();
                game.acknowledged.insert(ply, action);
                heard.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// Plays one game after another until the server is gone; gives all that were played, the one that goes on at last.
    async fn play_on(self, address: String, first: Game, heard: Arc<AtomicUsize>) -> Vec<Game> {
        let mut games = vec![first];
        while let Some(game) = games.last_mut() {
            game.rounds += 1;
            self.play(&address, game, &heard).await;
            if !game.over {
                break;
            }
            match self.found(&address).await {
                Ok(table) => games.push(Game::at(table)),
                Err(_) => break,
            }
        }
        games
    }

    /// Whether all that was acknowledged of a game is there, in its place.
    async fn check(&self, server: &Server, game: &Game, when: &str) {
        let address = format!("{}/api/v1/tables/{}", server.address, game.table);
        let decisions = self.decisions(&address).await;
        for (ply, action) in &game.acknowledged {
            let kept = decisions.get(usize::try_from(*ply).unwrap() - 1);
            let expected = (0, Some(action.clone()));
            assert_eq!(
                kept,
                Some(&expected),
                "ply {ply} of table {} {when}",
                game.table
            );
        }
    }

    /// The decisions of a table as this person knows them, from the first event of its stream.
    async fn decisions(&self, address: &str) -> Vec<(u64, Option<String>)> {
        let request = self.client.get(format!("{address}/events"));
        let mut answer = request.headers(self.headers()).send().await.unwrap();
        let mut text = String::new();
        while !text.contains("\n\n") {
            let chunk = answer.chunk().await.unwrap().unwrap();
            text.push_str(std::str::from_utf8(&chunk).unwrap());
        }
        let data = text
            .lines()
            .find_map(|line| line.strip_prefix("data: "))
            .unwrap();
        let event: Value = serde_json::from_str(data).unwrap();
        serde_json::from_value(event["moves"].clone()).unwrap()
    }
}

/// A game with what was acknowledged of it, by ply.
struct Game {
    table: String,
    acknowledged: BTreeMap<u64, String>,
    /// In how many rounds it has been played.
    rounds: usize,
    over: bool,
}

impl Game {
    fn at(table: String) -> Self {
        Self {
            table,
            acknowledged: BTreeMap::new(),
            rounds: 0,
            over: false,
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_again_and_again_loses_no_acknowledged_move() {
    let kills = setting("PATOLLI_KILLS").unwrap_or(KILLS);
    let seed = setting("PATOLLI_SEED").unwrap_or_else(|| getrandom::u64().expect("chance"));
    println!("{kills} kills; PATOLLI_SEED={seed} draws the same moments");
    let mut chance = Chance::new(Seed::Short(seed));
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let person = Person::arrive(&server).await;
    let mut games = Vec::new();
    let mut over = Vec::new();
    for _ in 0..TABLES {
        games.push(Game::at(person.found(&server.address).await.unwrap()));
    }
    let heard = Arc::new(AtomicUsize::new(0));
    for kill in 1..=kills {
        let before = heard.load(Ordering::Relaxed);
        let players: Vec<_> = games
            .drain(..)
            .map(|game| {
                person
                    .clone()
                    .play_on(server.address.clone(), game, heard.clone())
            })
            .map(tokio::spawn)
            .collect();
        let wanted = before + 1 + chance.below(MOVES) as usize;
        let began = Instant::now();
        while heard.load(Ordering::Relaxed) < wanted {
            assert!(
                began.elapsed() < PATIENCE,
                "before kill {kill}: {}",
                server.told()
            );
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_millis(chance.below(DELAY).into())).await;
        server.kill();
        let mut played = Vec::new();
        for player in players {
            played.append(&mut player.await.unwrap());
        }
        server = Server::start(folder.path());
        for game in played {
            person
                .check(&server, &game, &format!("after kill {kill}"))
                .await;
            let list = if game.over { &mut over } else { &mut games };
            list.push(game);
        }
        while games.len() < TABLES {
            games.push(Game::at(person.found(&server.address).await.unwrap()));
        }
    }
    for game in over.iter().chain(&games) {
        person.check(&server, game, "at last").await;
    }
    println!(
        "{} moves at {} tables were acknowledged, and are there",
        heard.load(Ordering::Relaxed),
        over.len() + games.len()
    );
}

#[tokio::test]
async fn a_server_that_is_told_to_stop_closes_well_and_goes_on_later() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let person = Person::arrive(&server).await;
    let id = person.found(&server.address).await.unwrap();
    // Somebody watches: that must not keep the server from closing.
    let watched = format!("{}/t/{id}/live?after=0", server.address);
    let _watching = person.client.get(watched).send().await.unwrap();
    let (status, told) = server.stop();
    assert!(status.success(), "{told}");
    let server = Server::start(folder.path());
    let address = format!("{}/api/v1/tables/{id}", server.address);
    assert_eq!(person.get(&address).await.unwrap()["stage"], "playing");
}

fn refusal(command: &mut Command) -> (Option<i32>, String) {
    let output = command.output().unwrap();
    (
        output.status.code(),
        String::from_utf8_lossy(&output.stderr).trim().to_owned(),
    )
}

#[test]
fn what_cannot_be_opened_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (code, error) = refusal(serve(folder.path()).args(["--listen", "127.0.0.1:0"]));
    assert_eq!(code, Some(1));
    assert!(error.contains("another patolli is using"), "{error}");

    let other = tempfile::tempdir().unwrap();
    let taken = server.address.trim_start_matches("http://");
    let (code, error) = refusal(serve(other.path()).args(["--listen", taken]));
    assert_eq!(code, Some(1));
    assert!(error.contains("--listen"), "{error}");

    let (code, error) = refusal(serve(other.path()).args(["--listen", "everywhere"]));
    assert_eq!(code, Some(2));
    assert!(error.contains("everywhere"), "{error}");

    let file = other.path().join("file");
    std::fs::write(&file, "").unwrap();
    let (code, error) = refusal(serve(&file).args(["--listen", "127.0.0.1:0"]));
    assert_eq!(code, Some(1));
    assert!(error.contains("cannot be used"), "{error}");

    let broken = tempfile::tempdir().unwrap();
    std::fs::write(
        broken.path().join("patolli.sqlite"),
        "this is no database, but a letter",
    )
    .unwrap();
    let (code, error) = refusal(serve(broken.path()).args(["--listen", "127.0.0.1:0"]));
    assert_eq!(code, Some(1));
    assert!(error.contains("patolli.sqlite"), "{error}");
}
