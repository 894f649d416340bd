//! A house that is served, those who visit it, and whoever looks after it.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use reqwest::header::ORIGIN;
use serde_json::{Value, json};

/// A server that runs until it is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

impl Server {
    pub(crate) fn start(folder: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_patolli"))
            .args([
                "serve",
                "--limits",
                "off",
                "--bot-pause",
                "0",
                "--listen",
                "127.0.0.1:0",
                "--data",
            ])
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
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
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// SIGTERM: the polite way.
    pub(crate) fn stop(mut self) {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(told.success());
        assert!(self.child.wait().unwrap().success());
    }

    /// Somebody of this name, known by a cookie.
    pub(crate) async fn guest(&self, name: &str) -> Guest {
        let client = reqwest::Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .timeout(Duration::from_secs(30))
            .build()
            .unwrap();
        let mut guest = Guest {
            client,
            address: self.address.clone(),
            cookie: String::new(),
        };
        let answer = guest.form("/me/name", &[("name", name)]).await;
        let cookie = answer.headers()["set-cookie"].to_str().unwrap();
        cookie
            .split(';')
            .next()
            .unwrap()
            .clone_into(&mut guest.cookie);
        guest
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody with a cookie.
pub(crate) struct Guest {
    client: reqwest::Client,
    pub(crate) address: String,
    cookie: String,
}

impl Guest {
    pub(crate) async fn form(&self, path: &str, fields: &[(&str, &str)]) -> reqwest::Response {
        let request = self.client.post(format!("{}{path}", self.address));
        let request = request
            .header(ORIGIN, &self.address)
            .header("cookie", &self.cookie);
        request.form(fields).send().await.unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> reqwest::Response {
        let request = self.client.get(format!("{}{path}", self.address));
        request.header("cookie", &self.cookie).send().await.unwrap()
    }

    pub(crate) async fn text(&self, path: &str) -> String {
        self.get(path).await.text().await.unwrap()
    }

    /// A table with this person and these others.
    pub(crate) async fn found(&self, seats: &[&str]) -> String {
        let order = json!({"game": "aztlan", "options": {"players": seats.len()}, "seats": seats});
        let request = self.client.post(format!("{}/api/v1/tables", self.address));
        let request = request
            .header(ORIGIN, &self.address)
            .header("cookie", &self.cookie);
        let table: Value = request
            .json(&order)
            .send()
            .await
            .unwrap()
            .json()
            .await
            .unwrap();
        table["id"].as_str().unwrap().to_owned()
    }

    /// The personal link.
    pub(crate) async fn link(&self) -> String {
        let page = self.text("/me").await;
        let start = page.find("/enter/").expect("there is a link");
        let link = &page[start..];
        link[..link.find('"').unwrap()].to_owned()
    }
}

/// A finished run of `patolli house`.
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Looks after the house in a folder.
pub(crate) fn house(folder: &Path, args: &[&str]) -> Run {
    let output = Command::new(env!("CARGO_BIN_EXE_patolli"))
        .arg("house")
        .args(args)
        .arg("--data")
        .arg(folder)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    Run {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

impl Run {
    /// What was printed, if all went well.
    #[track_caller]
    pub(crate) fn ok(self) -> String {
        assert_eq!(self.code, Some(0), "{}", self.err);
        self.out
    }

    /// What was printed as JSON.
    #[track_caller]
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.ok()).unwrap()
    }

    /// The one sentence that said what was wrong.
    #[track_caller]
    pub(crate) fn refused(self, code: i32) -> String {
        assert_eq!(self.code, Some(code), "{}\n{}", self.out, self.err);
        assert!(self.err.starts_with("error: "), "{}", self.err);
        self.err.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

pub(crate) fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}
