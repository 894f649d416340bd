//! What the tests share: a house on a port of its own, and at most two browsers at a time.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bots::Level;
use serde_json::{Map, Value, json};
use tables::{Ask, Config, House, OpenError, Order, Player, Refusal, SeatOrder, Stage, TableId};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, SemaphorePermit, oneshot};
use tokio::task::JoinHandle;
use web::{Limits, Settings};

/// Nothing that is waited for takes longer.
pub(crate) const PATIENCE: Duration = Duration::from_mins(5);

/// How often one looks while one waits.
pub(crate) const GLANCE: Duration = Duration::from_millis(15);

/// A bot waits a little, so that pages are seen between its moves.
const PAUSE: Duration = Duration::from_millis(3);

/// Machines are small: so many browsers are open at a time.
static BROWSERS: Semaphore = Semaphore::const_new(2);

/// Room for so many browsers. A test takes all it needs at once, so that two tests never wait for each other.
pub(crate) async fn room(browsers: u32) -> SemaphorePermit<'static> {
    let permit = BROWSERS.acquire_many(browsers).await;
    permit.expect("nobody closes the semaphore")
}

/// A house and its server.
pub(crate) struct Server {
    pub(crate) house: House,
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<std::io::Result<()>>,
    folder: TempDir,
}

impl Server {
    pub(crate) async fn open() -> Self {
        let folder = TempDir::new().expect("there is room for a folder");
        Self::open_at(folder, SocketAddr::from(([127, 0, 0, 1], 0))).await
    }

    async fn open_at(folder: TempDir, address: SocketAddr) -> Self {
        let house = open_house(folder.path()).await;
        let listener = listener(address).await;
        let address = listener.local_addr().expect("a listener has an address");
        let (stop, stopped) = oneshot::channel();
        let settings = Settings {
            limits: Limits::OFF,
            ..Settings::DEFAULT
        };
        let serving = tokio::spawn(web::serve(listener, house.clone(), settings, async {
            let _ = stopped.await;
        }));
        Self {
            house,
            address,
            stop,
            serving,
            folder,
        }
    }

    /// The whole address of a path.
    pub(crate) fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Stops the server; the folder and the address are kept.
    pub(crate) async fn stop(self) -> Stopped {
        let _ = self.stop.send(());
        let served = tokio::time::timeout(PATIENCE, self.serving).await;
        let served = served.expect("the server stops in time");
        let served = served.expect("the server does not panic");
        served.expect("the server stops in order");
        Stopped {
            folder: self.folder,
            address: self.address,
        }
    }

    /// A table of three bots, when their game is over.
    pub(crate) async fn finished_game(&self, game: &str) -> TableId {
        let host = self.guest("Host").await;
        let bot = SeatOrder::Bot(Level::Beginner);
        let id = self.table(&host, game, &[bot, bot, bot]).await;
        self.until_over(&id).await;
        id
    }

    /// Waits until the game of a table of bots is over.
    pub(crate) async fn until_over(&self, id: &TableId) {
        let mut changes = self.house.watch(id).await.expect("the table is there");
        let over = changes.wait_for(|table| table.stage() == Stage::Over);
        let over = tokio::time::timeout(PATIENCE, over).await;
        drop(over.expect("bots play fast").expect("the house is open"));
    }

    /// Plays the game of a table to its end behind the back of all pages: people do something that they may do, and bots decide for
    /// themselves.
    pub(crate) async fn play_out(&self, id: &TableId) {
        let mut changes = self.house.watch(id).await.expect("the table is there");
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
            match self.house.play(id, person, ask).await {
                // A bot may have decided in between.
                Ok(_) | Err(Refusal::Stale) => {}
                Err(refusal) => panic!("{refusal}"),
            }
        }
    }

    pub(crate) async fn guest(&self, name: &str) -> Player {
        let guest = self.house.welcome(name).await;
        guest.expect("guests are welcome")
    }

    /// A table that this guest makes.
    pub(crate) async fn table(&self, host: &Player, game: &str, seats: &[SeatOrder]) -> TableId {
        let order = Order {
            game: game.to_owned(),
            options: options(&json!({ "players": seats.len() })),
            seats: seats.to_vec(),
            public: true,
            ..Order::default()
        };
        let table = self.house.found(host, order).await;
        table.expect("the table can be made").id().clone()
    }
}

/// A server that has stopped.
pub(crate) struct Stopped {
    folder: TempDir,
    address: SocketAddr,
}

impl Stopped {
    /// Opens the same house at the same address.
    pub(crate) async fn start(self) -> Server {
        Server::open_at(self.folder, self.address).await
    }
}

/// Listens there, once whoever had the port for a moment has let go of it.
async fn listener(address: SocketAddr) -> TcpListener {
    let bind = async {
        loop {
            match TcpListener::bind(address).await {
                Ok(listener) => return listener,
                Err(error) if error.kind() == ErrorKind::AddrInUse => {
                    tokio::time::sleep(GLANCE).await;
                }
                Err(error) => panic!("nobody can listen at {address}: {error}"),
            }
        }
    };
    let bound = tokio::time::timeout(PATIENCE, bind).await;
    bound.expect("the port is free in time")
}

/// Opens a house there, once whoever had it before has let go of it.
async fn open_house(folder: &Path) -> House {
    let open = async {
        loop {
            let config = Config {
                pause: PAUSE,
                thinkers: 2,
                ..Config::new(folder)
            };
            match House::open(config).await {
                Ok(house) => return house,
                Err(OpenError::InUse { .. }) => tokio::time::sleep(GLANCE).await,
                Err(error) => panic!("the house cannot be opened: {error}"),
            }
        }
    };
    let house = tokio::time::timeout(PATIENCE, open).await;
    house.expect("the house before lets go of its folder in time")
}

fn options(value: &Value) -> Map<String, Value> {
    value.as_object().cloned().expect("options are an object")
}

/// Where pictures are kept: outside git.
pub(crate) fn gallery() -> PathBuf {
    let target = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/screenshots");
    let folder =
        std::env::var_os("PATOLLI_SCREENSHOTS").map_or_else(|| target.into(), PathBuf::from);
    std::fs::create_dir_all(&folder).expect("pictures can be kept");
    folder
}
