//! A server as a process, and bare sockets to it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::{Duration, Instant};

use serde_json::Value;

pub(crate) const PATOLLI: &str = env!("CARGO_BIN_EXE_patolli");

/// Long enough for anything that is to come, on any machine under any load.
pub(crate) const SOON: Duration = Duration::from_mins(1);

/// Where sockets are made that have less room, or come from another address.
static RUNTIME: LazyLock<tokio::runtime::Runtime> = LazyLock::new(|| {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    let built = builder.worker_threads(1).enable_all().build();
    built.expect("a runtime")
});

/// A server that runs until it is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    metrics: Option<SocketAddr>,
    log: Arc<Mutex<String>>,
}

/// The command that serves the folder, with these options; without limits unless those name some.
pub(crate) fn command(folder: &Path, options: &[&str]) -> Command {
    let mut command = Command::new(PATOLLI);
    add_options(&mut command, folder, options);
    command
}

/// As [`command`], but its writes fail where a file is larger than is allowed, instead of ending it: what is allowed is set with
/// [`Server::allow_file_size`].
#[cfg(target_os = "linux")]
pub(crate) fn command_of_small_files(folder: &Path, options: &[&str]) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", r#"trap '' XFSZ; exec "$0" "$@""#, PATOLLI]);
    add_options(&mut command, folder, options);
    command
}

fn add_options(command: &mut Command, folder: &Path, options: &[&str]) {
    let limited = options.iter().any(|option| option.starts_with("--limit"));
    command
        .args(["serve", "--bot-pause", "0", "--listen", "127.0.0.1:0"])
        .args(["--limits", if limited { "on" } else { "off" }, "--data"])
        .arg(folder)
        .args(options)
        .env_remove("RUST_LOG")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
}

impl Server {
    /// Serves the folder with these options, and tells its numbers.
    pub(crate) fn start(folder: &Path, options: &[&str]) -> Self {
        Self::spawn(command(folder, options))
    }

    /// Serves by this command, and tells its numbers.
    pub(crate) fn spawn(mut command: Command) -> Self {
        // Attackers hold many sockets.
        rlimit::increase_nofile_limit(u64::MAX).expect("more files can be opened");
        let mut child = command
            .args(["--metrics", "127.0.0.1:0"])
            .spawn()
            .expect("the server starts");
        let log = listen(&mut child);
        let mut lines = BufReader::new(child.stdout.take().expect("an output")).lines();
        let mut address_after = |start: &str| -> Option<SocketAddr> {
            let line = lines.next()?.ok()?;
            let url = line.strip_prefix(start)?.strip_prefix("http://")?;
            url.split('/').next()?.parse().ok()
        };
        let address = address_after("Patolli is open: ");
        let metrics = address_after("Its numbers are at ");
        let Some(address) = address else {
            panic!("the server does not open: {}", log.lock().unwrap());
        };
        Self {
            child,
            address,
            metrics,
            log,
        }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// What it has told so far.
    pub(crate) fn log(&self) -> String {
        self.log.lock().unwrap().clone()
    }

    /// Waits until it has told this.
    pub(crate) fn tells(&self, what: &str) {
        let told = || self.log().contains(what).then_some(());
        eventually(told).unwrap_or_else(|| panic!("not told: {what}\n{}", self.log()));
    }

    /// A connection from this machine.
    pub(crate) fn connect(&self) -> Wire {
        self.connect_from(Ipv4Addr::LOCALHOST)
    }

    /// A connection from this address of the machine.
    pub(crate) fn connect_from(&self, from: Ipv4Addr) -> Wire {
        Wire::open(from, self.address, None)
    }

    /// A connection whose owner has little room for what comes.
    pub(crate) fn connect_with_little_room(&self) -> Wire {
        self.connect_with_little_room_from(Ipv4Addr::LOCALHOST)
    }

    /// As [`connect_with_little_room`](Self::connect_with_little_room), from this address of the machine.
    pub(crate) fn connect_with_little_room_from(&self, from: Ipv4Addr) -> Wire {
        Wire::open(from, self.address, Some(4096))
    }

    /// The answer to a request for this address, on a connection of its own.
    pub(crate) fn get(&self, path: &str) -> Answer {
        let mut wire = self.connect();
        wire.send(&get(path));
        wire.answer()
    }

    pub(crate) fn status(&self, path: &str) -> u16 {
        self.get(path).status
    }

    /// The numbers as Prometheus gets them.
    pub(crate) fn numbers(&self) -> String {
        let metrics = self.metrics.expect("the numbers are told");
        let mut wire = Wire::open(Ipv4Addr::LOCALHOST, metrics, None);
        wire.send(&get("/metrics"));
        let answer = wire.answer();
        assert_eq!(answer.status, 200);
        answer.body
    }

    /// One of the numbers, by its name and labels.
    pub(crate) fn number(&self, name: &str) -> f64 {
        let numbers = self.numbers();
        let line = numbers
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.map_or(0.0, |number| number.trim().parse().expect("a number"))
    }

    /// Waits until a number is as is wanted.
    pub(crate) fn number_becomes(&self, name: &str, wanted: impl Fn(f64) -> bool) {
        let became = || wanted(self.number(name)).then_some(());
        eventually(became).unwrap_or_else(|| panic!("{name}:\n{}", self.numbers()));
    }

    /// From now on none of its files can be written to beyond so many bytes, or as far as it likes.
    #[cfg(target_os = "linux")]
    pub(crate) fn allow_file_size(&self, bytes: Option<u64>) {
        let most = bytes.map_or("unlimited".to_owned(), |bytes| bytes.to_string());
        self.set_limit(&format!("--fsize={most}:"));
    }

    /// From now on it has so many files.
    #[cfg(target_os = "linux")]
    pub(crate) fn allow_files(&self, files: usize) {
        self.set_limit(&format!("--nofile={files}:"));
    }

    #[cfg(target_os = "linux")]
    fn set_limit(&self, limit: &str) {
        let id = self.id().to_string();
        let set = Command::new("prlimit").args(["--pid", &id, limit]).status();
        assert!(set.expect("prlimit is there").success());
    }

    /// The time that it has worked, in hundredths of a second.
    #[cfg(target_os = "linux")]
    pub(crate) fn busy_ticks(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.id()));
        let stat = stat.expect("the process is there");
        let (_, after_name) = stat.rsplit_once(')').expect("a name");
        let fields: Vec<&str> = after_name.split_whitespace().collect();
        let ticks = |field: usize| -> u64 { fields[field].parse().expect("a number") };
        ticks(11) + ticks(12)
    }

    pub(crate) fn signal(&self, signal: &str) {
        kill(self.id(), signal);
    }

    /// Waits until it has ended.
    pub(crate) fn ends(&mut self) -> ExitStatus {
        ends(&mut self.child)
    }

    /// A person who has just come: the cookie.
    pub(crate) fn guest(&self) -> String {
        let answer = self.post(
            "/me/name",
            "",
            "application/x-www-form-urlencoded",
            "name=Xochitl",
        );
        assert_eq!(answer.status, 303, "{}", answer.body);
        let cookie = answer.header("set-cookie").expect("a cookie");
        cookie.split(';').next().unwrap_or_default().to_owned()
    }

    /// A table where nobody plays yet, made by somebody.
    pub(crate) fn table(&self, cookie: &str) -> String {
        let order = r#"{"game": "aztlan", "options": {"players": 2}, "seats": ["me", "open"]}"#;
        self.order(cookie, order).table()
    }

    pub(crate) fn say(&self, table: &str, cookie: &str, text: &str) -> Answer {
        let path = format!("/api/v1/tables/{table}/say");
        let said = format!(r#"{{"text": "{text}"}}"#);
        self.post(&path, cookie, "application/json", &said)
    }

    /// Says something to a house that may be closing: the status, if there is an answer.
    pub(crate) fn try_say(&self, table: &str, cookie: &str, text: &str) -> Option<u16> {
        let mut socket = TcpStream::connect(self.address).ok()?;
        socket.set_read_timeout(Some(SOON)).ok()?;
        let path = format!("/api/v1/tables/{table}/say");
        let said = format!(r#"{{"text": "{text}"}}"#);
        let head = post_head(&path, cookie, "application/json", said.len());
        socket.write_all(format!("{head}{said}").as_bytes()).ok()?;
        let mut start = [0; 12];
        socket.read_exact(&mut start).ok()?;
        std::str::from_utf8(&start[9..]).ok()?.parse().ok()
    }

    /// The answer to somebody who is known by this cookie.
    pub(crate) fn get_as(&self, path: &str, cookie: &str) -> Answer {
        let mut wire = self.connect();
        let cookie = format!("\r\ncookie: {cookie}\r\n\r\n");
        wire.send(&get(path).replace("\r\n\r\n", &cookie));
        wire.answer()
    }

    /// The answer to a form that is sent with these headers, and with none that a browser adds.
    pub(crate) fn form(&self, path: &str, headers: &[(&str, &str)], fields: &str) -> Answer {
        let headers = headers
            .iter()
            .map(|(name, value)| format!("{name}: {value}\r\n"));
        let mut wire = self.connect();
        wire.send(&format!(
            "POST {path} HTTP/1.1\r\nhost: patolli\r\n{}content-type: application/x-www-form-urlencoded\r\n\
             content-length: {}\r\n\r\n{fields}",
            headers.collect::<String>(),
            fields.len()
        ));
        wire.answer()
    }

    /// Somebody makes a table in this way.
    pub(crate) fn order(&self, cookie: &str, order: &str) -> Answer {
        self.post("/api/v1/tables", cookie, "application/json", order)
    }

    /// Somebody does something at a table that needs no more words.
    pub(crate) fn at(&self, table: &str, way: &str, cookie: &str) -> Answer {
        let path = format!("/api/v1/tables/{table}/{way}");
        self.post(&path, cookie, "application/json", "{}")
    }

    pub(crate) fn post(&self, path: &str, cookie: &str, kind: &str, body: &str) -> Answer {
        let mut wire = self.connect();
        wire.send(&post_head(path, cookie, kind, body.len()));
        wire.send(body);
        wire.answer()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It is gone already if it was stopped.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Collects what a process tells on its standard error.
pub(crate) fn listen(child: &mut Child) -> Arc<Mutex<String>> {
    let told = Arc::new(Mutex::new(String::new()));
    let errors = BufReader::new(child.stderr.take().expect("an output"));
    let log = told.clone();
    std::thread::spawn(move || {
        for line in errors.lines().map_while(Result::ok) {
            let mut log = log.lock().unwrap();
            log.push_str(&line);
            log.push('\n');
        }
    });
    told
}

pub(crate) fn kill(id: u32, signal: &str) {
    let told = Command::new("kill")
        .args([format!("-{signal}"), id.to_string()])
        .status();
    assert!(told.expect("kill is there").success());
}

/// Waits until the process has ended.
pub(crate) fn ends(child: &mut Child) -> ExitStatus {
    let ended = eventually(|| child.try_wait().expect("it can be waited for"));
    ended.expect("the server ends")
}

/// Asks again and again until there is an answer.
pub(crate) fn eventually<T>(mut ask: impl FnMut() -> Option<T>) -> Option<T> {
    let began = Instant::now();
    while began.elapsed() < SOON {
        if let Some(answer) = ask() {
            return Some(answer);
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    None
}

/// A request for a page.
pub(crate) fn get(path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nhost: patolli\r\n\r\n")
}

/// The head of a form or of what a program sends, with a body of so many bytes to follow.
pub(crate) fn post_head(path: &str, cookie: &str, kind: &str, length: usize) -> String {
    format!(
        "POST {path} HTTP/1.1\r\nhost: patolli\r\nsec-fetch-site: same-origin\r\ncookie: {cookie}\r\n\
         content-type: {kind}\r\ncontent-length: {length}\r\n\r\n"
    )
}

/// A connection, as bytes.
pub(crate) struct Wire(TcpStream);

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    /// The table that was made.
    pub(crate) fn table(&self) -> String {
        assert_eq!(self.status, 201, "{}", self.body);
        let table: Value = serde_json::from_str(&self.body).expect("JSON");
        table["id"].as_str().expect("an id").to_owned()
    }

    /// All headers of this name.
    pub(crate) fn headers(&self, name: &str) -> impl Iterator<Item = &str> {
        let fields = self.head.lines().filter_map(|line| line.split_once(':'));
        let named = fields.filter(move |(found, _)| found.eq_ignore_ascii_case(name));
        named.map(|(_, value)| value.trim())
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (found, value) = line.split_once(':')?;
            found.eq_ignore_ascii_case(name).then_some(value.trim())
        })
    }
}

impl Wire {
    fn open(from: Ipv4Addr, to: SocketAddr, room: Option<u32>) -> Self {
        let socket = RUNTIME.block_on(async {
            let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
            if let Some(room) = room {
                socket.set_recv_buffer_size(room).expect("less room");
            }
            let from = SocketAddr::new(IpAddr::V4(from), 0);
            socket.bind(from).expect("an address of this machine");
            let socket = socket.connect(to).await.expect("somebody listens");
            socket.into_std().expect("a socket")
        });
        socket.set_nonblocking(false).expect("it can wait");
        socket.set_read_timeout(Some(SOON)).expect("it can wait");
        socket.set_write_timeout(Some(SOON)).expect("it can wait");
        Self(socket)
    }

    /// Sends this; if nobody takes it any more, the answer will show.
    pub(crate) fn send(&mut self, text: &str) {
        let _ = self.0.write_all(text.as_bytes());
    }

    /// Sends as much of this as is taken without waiting for long.
    pub(crate) fn send_what_is_taken(&mut self, text: &str) {
        let brief = Duration::from_millis(300);
        self.0.set_write_timeout(Some(brief)).expect("it can wait");
        let _ = self.0.write_all(text.as_bytes());
    }

    /// Sends a byte; whether it could be sent.
    pub(crate) fn drip(&mut self, byte: u8) -> bool {
        self.0.write_all(&[byte]).is_ok()
    }

    /// Reads until a head is complete.
    pub(crate) fn head(&mut self) -> String {
        let mut head = Vec::new();
        let mut byte = [0];
        while !head.ends_with(b"\r\n\r\n") {
            match self.0.read(&mut byte) {
                Ok(0) => break,
                Ok(_) => head.push(byte[0]),
                Err(error) => panic!("{error} after {:?}", String::from_utf8_lossy(&head)),
            }
        }
        String::from_utf8(head).expect("heads are text")
    }

    /// Reads one answer.
    pub(crate) fn answer(&mut self) -> Answer {
        let head = self.head();
        let status = head
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        let mut answer = Answer {
            status: status.unwrap_or_else(|| panic!("no answer: {head:?}")),
            head,
            body: String::new(),
        };
        let mut body = Vec::new();
        if let Some(length) = answer.header("content-length") {
            body.resize(length.parse().expect("a length"), 0);
            self.0.read_exact(&mut body).expect("the body comes");
        } else if answer.header("transfer-encoding").is_none() && answer.status != 303 {
            self.0.read_to_end(&mut body).expect("the body comes");
        }
        answer.body = String::from_utf8(body).expect("bodies are text");
        answer
    }

    /// Reads until a line that starts so has come; what comes after its start.
    pub(crate) fn line_after(&mut self, start: &str) -> String {
        let lines = BufReader::new(&self.0).lines();
        let mut lines = lines.map(|line| line.expect("the stream goes on"));
        let line = lines.find_map(|line| line.strip_prefix(start).map(str::to_owned));
        line.expect("the line comes")
    }

    /// Reads until the other side ends the connection, which it must; what came.
    pub(crate) fn rest(&mut self) -> String {
        let mut rest = Vec::new();
        match self.0.read_to_end(&mut rest) {
            Ok(_) => {}
            Err(error) if error.kind() == std::io::ErrorKind::ConnectionReset => {}
            Err(error) => panic!("the connection is not ended: {error}"),
        }
        String::from_utf8_lossy(&rest).into_owned()
    }
}
