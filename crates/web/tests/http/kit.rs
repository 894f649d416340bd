//! A house on a real folder, served on a real port, and those who visit it.

use std::sync::Arc;
use std::time::Duration;

use bots::{Bot, Budget};
use game::Seed;
use reqwest::cookie::{CookieStore as _, Jar};
use reqwest::header::{HeaderMap, LOCATION, ORIGIN};
use reqwest::{Method, RequestBuilder, StatusCode, Url};
use serde_json::Value;
use tables::{Adviser, Ask, Config, House, Refusal, Stage, Table};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use web::{Limits, Settings};

use crate::html;
use crate::plan::{Plan, SOME_GAME};
use crate::stream::Stream;

/// Nothing that is waited for takes longer, even on a machine that has much else to do.
pub(crate) const PATIENCE: Duration = Duration::from_mins(5);

/// As tests have it unless they are about something else.
pub(crate) const UNLIMITED: Settings = Settings {
    limits: Limits::OFF,
    ..Settings::DEFAULT
};

fn config(folder: &TempDir) -> Config {
    Config {
        pause: Duration::ZERO,
        thinkers: 2,
        ..Config::new(folder.path())
    }
}

/// A house that is being served.
pub(crate) struct Server {
    pub(crate) house: House,
    /// `http://127.0.0.1:PORT`.
    pub(crate) address: String,
    pub(crate) folder: TempDir,
    stop: oneshot::Sender<()>,
    task: JoinHandle<std::io::Result<()>>,
}

impl Server {
    pub(crate) async fn open() -> Self {
        Self::with(UNLIMITED).await
    }

    pub(crate) async fn with(settings: Settings) -> Self {
        let folder = TempDir::new().expect("there is room for a folder");
        Self::reopen(folder, settings).await
    }

    /// A house whose bots never move by themselves, and where advice is always the same.
    pub(crate) async fn with_puppets() -> Self {
        let folder = TempDir::new().expect("there is room for a folder");
        let sixty = Bot::Search(Budget::Iterations(60));
        let config = Config {
            pause: Duration::from_hours(24),
            thinkers: 1,
            adviser: Adviser::Constant(sixty, Seed::Short(5)),
            ..Config::new(folder.path())
        };
        Self::serving(config, folder, UNLIMITED).await
    }

    /// Opens a house where there may have been one before.
    pub(crate) async fn reopen(folder: TempDir, settings: Settings) -> Self {
        let config = config(&folder);
        Self::serving(config, folder, settings).await
    }

    /// A house whose tables have at most so many entries, besides those that carry a game to its end.
    pub(crate) async fn of_short_tables(most_entries: u64) -> Self {
        let folder = TempDir::new().expect("there is room for a folder");
        let config = Config {
            most_entries,
            ..config(&folder)
        };
        Self::serving(config, folder, UNLIMITED).await
    }

    async fn serving(config: Config, folder: TempDir, settings: Settings) -> Self {
        let house = House::open(config).await.expect("the house opens");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        let (stop, stopped) = oneshot::channel();
        let until = async move { drop(stopped.await) };
        let task = tokio::spawn(web::serve(listener, house.clone(), settings, until));
        Self {
            house,
            address,
            folder,
            stop,
            task,
        }
    }

    /// Asks the server to stop and waits until it has; everything is on disk then.
    pub(crate) async fn close(self) -> TempDir {
        let Self {
            house,
            folder,
            stop,
            task,
            ..
        } = self;
        stop.send(()).expect("the server runs");
        let served = tokio::time::timeout(PATIENCE, task).await;
        served
            .expect("the server stops soon")
            .expect("the server does not panic")
            .expect("the server stops in peace");
        drop(house);
        folder
    }

    /// A browser that has never been here.
    pub(crate) fn browser(&self) -> Client {
        Client::new(&self.address, None)
    }

    /// A browser of somebody with a name.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        let browser = self.browser();
        let named = browser.form("/me/name", &[("name", name)]).await;
        assert_eq!(named.status, 303, "{}", named.text);
        browser
    }

    /// A program with a token of its own.
    pub(crate) async fn program(&self, name: &str) -> Client {
        let guest = self.guest(name).await;
        let token = guest.make_token("program").await;
        Client::new(&self.address, Some(token))
    }

    /// The table itself, behind the back of all who visit.
    pub(crate) async fn table(&self, id: &str) -> Arc<Table> {
        let id = id.parse().expect("an id");
        self.house.table(&id).await.expect("a table")
    }

    /// Plays the game of a table to its end, behind the back of all who visit: people do something that they may do, and bots
    /// decide for themselves.
    pub(crate) async fn play_out(&self, id: &str) {
        let id = id.parse().expect("an id");
        let mut changes = self.house.watch(&id).await.expect("a table");
        loop {
            let table = changes.borrow_and_update().clone();
            if table.stage() == Stage::Over {
                return;
            }
            let mut asked = table.to_act().into_iter();
            let person = asked.find_map(|seat| Some((seat, table.chair(seat)?.person()?)));
            let Some((seat, person)) = person else {
                changes.changed().await.expect("the house is open");
                continue;
            };
            let legal = table.game().legal(seat);
            let ask = Ask {
                action: legal[table.game().ply() % legal.len()].clone(),
                number: table.number(),
                key: format!("out-{}", table.number()),
            };
            match self.house.play(&id, person, ask).await {
                // A bot may have decided in between.
                Ok(_) | Err(Refusal::Stale) => {}
                Err(refusal) => panic!("{refusal}"),
            }
        }
    }
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        let json = serde_json::from_str(&self.text);
        json.unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name);
        value.map_or("", |value| value.to_str().expect("headers are plain"))
    }

    /// Where a redirect leads.
    pub(crate) fn location(&self) -> &str {
        assert_eq!(self.status, 303, "{}", self.text);
        self.header(LOCATION.as_str())
    }

    /// Everything that was sent, for searching.
    pub(crate) fn all(&self) -> String {
        format!("{:?}\n{}", self.headers, self.text)
    }

    /// Checks the status and goes on.
    #[track_caller]
    pub(crate) fn expect(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.text);
        self
    }
}

/// A browser with its cookies, or a program with its token.
#[derive(Clone)]
pub(crate) struct Client {
    address: String,
    http: reqwest::Client,
    jar: Arc<Jar>,
    pub(crate) token: Option<String>,
    /// The language that the browser asks for.
    pub(crate) language: &'static str,
}

impl Client {
    fn new(address: &str, token: Option<String>) -> Self {
        let jar = Arc::new(Jar::default());
        let http = reqwest::Client::builder()
            .cookie_provider(jar.clone())
            .redirect(reqwest::redirect::Policy::none())
            .build();
        Self {
            address: address.to_owned(),
            http: http.expect("a client"),
            jar,
            token,
            language: "en",
        }
    }

    pub(crate) fn url(&self, path: &str) -> Url {
        let url = format!("{}{path}", self.address).parse();
        url.expect("an address")
    }

    /// The cookies that the browser keeps, as it sends them.
    pub(crate) fn cookies(&self) -> String {
        let cookies = self.jar.cookies(&self.url("/"));
        cookies.map_or_else(String::new, |cookies| {
            cookies.to_str().expect("cookies are plain").to_owned()
        })
    }

    /// Puts a cookie into the jar.
    pub(crate) fn keep(&self, cookie: &str) {
        self.jar.add_cookie_str(cookie, &self.url("/"));
    }

    /// A request as it is, without what a browser adds to writes.
    pub(crate) fn bare(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, self.url(path));
        let request = request.header("accept-language", self.language);
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    /// A write: a browser says where it comes from.
    pub(crate) fn write(&self, path: &str) -> RequestBuilder {
        let request = self.bare(Method::POST, path);
        match self.token {
            Some(_) => request,
            None => request.header(ORIGIN, &self.address),
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        send(self.bare(Method::GET, path)).await
    }

    /// Posts a form.
    pub(crate) async fn form(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        send(self.write(path).form(fields)).await
    }

    /// Posts JSON.
    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        send(self.write(path).json(&body)).await
    }

    /// Listens to server-sent events.
    pub(crate) async fn listen(&self, path: &str) -> Stream {
        Stream::open(self.bare(Method::GET, path)).await
    }

    /// Makes a token on the page of the one who asks.
    pub(crate) async fn make_token(&self, label: &str) -> String {
        let page = self
            .form("/me/tokens", &[("label", label)])
            .await
            .expect(200);
        let token = html::text_of(&page.text, "token");
        token.expect("the token is shown once").to_owned()
    }

    /// Makes a table of [`SOME_GAME`] by the API and says which.
    pub(crate) async fn found(&self, seats: &[&str]) -> Value {
        let plan = Plan::of(SOME_GAME, seats.len());
        let order = plan.order(seats);
        self.post("/api/v1/tables", order).await.expect(201).json()
    }

    /// Plays [`SOME_GAME`] against bots at once: the address of the table.
    pub(crate) async fn play_now(&self) -> String {
        self.play_game_now(SOME_GAME).await
    }

    /// Plays this game against bots at once: the address of the table.
    pub(crate) async fn play_game_now(&self, game: &str) -> String {
        let answer = self.form("/play", &[("game", game)]).await;
        answer.location().to_owned()
    }
}

/// Sends a request and reads the whole answer. Nothing that anybody asks may break the house.
pub(crate) async fn send(request: RequestBuilder) -> Answer {
    let response = request.send().await.expect("the server answers");
    let (status, headers) = (response.status(), response.headers().clone());
    let text = response.text().await.expect("the answer is text");
    assert_ne!(status, 500, "{text}");
    Answer {
        status,
        headers,
        text,
    }
}

/// The id at the end of a table's address.
pub(crate) fn id_of(address: &str) -> String {
    address.trim_start_matches("/t/").to_owned()
}
