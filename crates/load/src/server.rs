//! The server under load: a process of its own, and a way to ask it.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, bail};
use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{COOKIE, SET_COOKIE};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

/// More connections and live streams than any measurement has.
const MANY: &str = "100000";

/// Which program is loaded.
#[derive(clap::Args, Debug)]
pub(crate) struct Program {
    /// The program whose server is loaded [default: patolli beside this program]
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

impl Program {
    fn path(&self) -> std::io::Result<PathBuf> {
        match &self.program {
            Some(path) => Ok(path.clone()),
            None => Ok(std::env::current_exe()?
                .with_file_name("patolli")
                .with_extension(std::env::consts::EXE_EXTENSION)),
        }
    }
}

/// A server that was started for a measurement; it ends with this value, and its games with it.
pub(crate) struct Server {
    child: Child,
    /// Where it listens: `127.0.0.1:12345`.
    pub(crate) address: String,
    _folder: tempfile::TempDir,
}

impl Server {
    /// Starts the program as a server with a folder of its own, where bots pause for so many milliseconds.
    pub(crate) fn start(program: &Program, bot_pause: u64) -> anyhow::Result<Self> {
        let folder = tempfile::tempdir()?;
        let path = program.path()?;
        let mut child = Command::new(&path)
            .args(["serve", "--listen", "127.0.0.1:0", "--limits", "off"])
            // All who load it come from one address.
            .args([
                "--connections-per-address",
                MANY,
                "--streams-per-address",
                MANY,
            ])
            .args(["--connections", MANY, "--streams", MANY])
            .args(["--bot-pause", &bot_pause.to_string()])
            .arg("--data")
            .arg(folder.path())
            .env("RUST_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| {
                format!(
                    "the server {} cannot be started; build it, or name another with --program",
                    path.display()
                )
            })?;
        let output = child.stdout.take().context("the server says nothing")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let address = line
            .split_once("http://")
            .map(|(_, address)| address.trim());
        let Some(address) = address else {
            bail!("the server did not say where it listens");
        };
        Ok(Self {
            child,
            address: address.trim_end_matches('/').to_owned(),
            _folder: folder,
        })
    }

    /// The memory that it holds, in KiB; none where the system does not tell.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(status).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.trim().parse().ok()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It is gone already if it failed; there is nothing to lose either way.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A connection that asks one thing after another, as somebody.
pub(crate) struct Connection {
    sender: SendRequest<Full<Bytes>>,
    address: String,
}

impl Connection {
    pub(crate) async fn open(address: &str) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        Ok(Self {
            sender,
            address: address.to_owned(),
        })
    }

    /// Sends a request and gives the answer as it comes.
    pub(crate) async fn send(
        &mut self,
        method: Method,
        path: &str,
        cookie: &str,
        kind: &str,
        body: String,
    ) -> anyhow::Result<Response<Incoming>> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", &self.address)
            .header("sec-fetch-site", "same-origin")
            .header("content-type", kind)
            .header(COOKIE, cookie)
            .body(Full::new(Bytes::from(body)))?;
        self.sender.ready().await?;
        Ok(self.sender.send_request(request).await?)
    }

    /// Asks the API and gives the whole answer.
    pub(crate) async fn ask(
        &mut self,
        method: Method,
        path: &str,
        cookie: &str,
        body: String,
    ) -> anyhow::Result<Bytes> {
        let answer = self
            .send(method, path, cookie, "application/json", body)
            .await?;
        let status = answer.status();
        let bytes = answer.into_body().collect().await?.to_bytes();
        if !status.is_success() {
            bail!(
                "{path} was answered with {status}: {}",
                String::from_utf8_lossy(&bytes)
            );
        }
        Ok(bytes)
    }

    /// Becomes a guest of this name and gives the cookie.
    pub(crate) async fn guest(&mut self, name: &str) -> anyhow::Result<String> {
        let form = "application/x-www-form-urlencoded";
        let answer = self
            .send(Method::POST, "/me/name", "", form, format!("name={name}"))
            .await?;
        let cookie = answer.headers().get(SET_COOKIE).context("no cookie came")?;
        let cookie = cookie.to_str()?.split(';').next().unwrap_or_default();
        let cookie = cookie.to_owned();
        answer.into_body().collect().await?;
        Ok(cookie)
    }
}
