//! The server as a process: opened, killed, closed.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use reqwest::Client;
use reqwest::header::{HeaderMap, HeaderValue, ORIGIN};
use serde_json::{Value, json};

/// How often the server is killed.
const KILLS: usize = 12;
/// How many games go on when it is.
const TABLES: usize = 6;

/// A server that runs until it is dropped.
struct Server {
    child: Child,
    address: String,
}

fn serve(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_patolli"));
    command
        .args(["serve", "--no-limits", "--bot-pause", "0", "--data"])
        .arg(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

impl Server {
    fn start(folder: &Path) -> Self {
        let mut child = serve(folder)
            .args(["--listen", "127.0.0.1:0"])
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        output.read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Patolli is open: ").unwrap();
        let address = address.trim_end_matches('/').to_owned();
        Self { child, address }
    }

    /// SIGKILL: no time for anything.
    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// SIGTERM: the polite way.
    fn stop(mut self) -> Output {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(told.success());
        let status = self.child.wait().unwrap();
        Output {
            status,
            stdout: Vec::new(),
            stderr: Vec::new(),
        }
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
            .timeout(Duration::from_secs(10))
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

    async fn found(&self, server: &Server) -> String {
        let order = json!({"game": "aztlan", "options": {"players": 2}, "seats": ["me", "random"]});
        let address = format!("{}/api/v1/tables", server.address);
        let table = self.post(&address, &order).await.unwrap();
        table["id"].as_str().unwrap().to_owned()
    }

    /// Plays until the server is gone or the game over; gives every acknowledged decision by its ply.
    async fn play(self, address: String, round: usize) -> BTreeMap<u64, String> {
        let mut acknowledged = BTreeMap::new();
        loop {
            let Ok(table) = self.get(&address).await else {
                return acknowledged;
            };
            if table["stage"] == "over" {
                return acknowledged;
            }
            let legal = table["legal"].as_array().unwrap();
            let number = table["number"].as_u64().unwrap();
            let pick = usize::try_from(number).unwrap() % legal.len().max(1);
            let Some(action) = legal.get(pick) else {
                tokio::time::sleep(Duration::from_millis(1)).await;
                continue;
            };
            let ask =
                json!({"action": action, "number": number, "key": format!("k{round}-{number}")});
            if let Ok(played) = self.post(&format!("{address}/moves"), &ask).await {
                let ply = played["table"]["ply"].as_u64().unwrap();
                acknowledged.insert(ply, action.as_str().unwrap().to_owned());
            }
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_again_and_again_loses_no_acknowledged_move() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let person = Person::arrive(&server).await;
    let mut tables: Vec<(String, BTreeMap<u64, String>)> = Vec::new();
    for _ in 0..TABLES {
        tables.push((person.found(&server).await, BTreeMap::new()));
    }
    let mut moves = 0;
    for round in 0..KILLS {
        let mut players = Vec::new();
        for (id, _) in &tables {
            let address = format!("{}/api/v1/tables/{id}", server.address);
            players.push(tokio::spawn(person.clone().play(address, round)));
        }
        // Each time a little later, so that it happens at different moments.
        tokio::time::sleep(Duration::from_millis(60 + 37 * round as u64)).await;
        server.kill();
        for ((_, acknowledged), player) in tables.iter_mut().zip(players) {
            acknowledged.extend(player.await.unwrap());
        }
        server = Server::start(folder.path());
        for (id, acknowledged) in &tables {
            let address = format!("{}/api/v1/tables/{id}", server.address);
            let decisions = person.decisions(&address).await;
            for (ply, action) in acknowledged {
                let kept = decisions.get(usize::try_from(*ply).unwrap() - 1);
                let expected = (0, Some(action.clone()));
                assert_eq!(
                    kept,
                    Some(&expected),
                    "ply {ply} of table {id} after kill {round}"
                );
            }
        }
        moves = tables.iter().map(|(_, moves)| moves.len()).sum();
    }
    assert!(
        moves > KILLS * TABLES,
        "only {moves} moves were acknowledged"
    );
}

#[tokio::test]
async fn a_server_that_is_told_to_stop_closes_well_and_goes_on_later() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let person = Person::arrive(&server).await;
    let id = person.found(&server).await;
    // Somebody watches: that must not keep the server from closing.
    let watched = format!("{}/t/{id}/live?after=0", server.address);
    let _watching = person.client.get(watched).send().await.unwrap();
    let output = server.stop();
    assert!(output.status.success());
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
