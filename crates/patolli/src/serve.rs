//! `patolli serve`: the house in the browser.

mod log;
mod network;
mod signals;

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context as _;
use tables::{Config, House};
use tokio::net::{TcpListener, TcpSocket};
use web::{Listeners, Settings};

use log::LogForm;
use network::NetworkArgs;
use signals::Signals;

#[cfg(unix)]
use crate::house::socket::Socket;

use crate::limit_args::LimitArgs;

const EXAMPLES: &str = "\
Examples:
  patolli serve
  patolli serve --listen 0.0.0.0:8077 --data games
  patolli serve --behind-proxy --log json --metrics 127.0.0.1:9077
  patolli serve --limit-tables 60:2000 --limit-chat off

docs/running.md tells how to run a house for years.";

/// So much of what a connection is to be sent the system holds: a page and a few updates.
const SEND_BUFFER: u32 = 128 * 1024;

/// So many connections may wait to be accepted.
const BACKLOG: u32 = 1024;

/// Open the house: play in the browser, alone against bots or with friends
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The address to listen at; 0.0.0.0:8077 is for everyone on the network
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8077")]
    listen: SocketAddr,
    /// The folder where games are kept [default: patolli in your data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// How long a bot waits before it moves, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 450, value_parser = clap::value_parser!(u64).range(0..=LONGEST_PAUSE))]
    bot_pause: u64,
    /// How many tables stay in memory; beyond that those are put away at once that nobody watches, and read again when somebody asks
    #[arg(long, value_name = "N", default_value_t = Config::MOST_TABLES, value_parser = network::number)]
    tables_in_memory: usize,
    #[command(flatten)]
    limits: LimitArgs,
    #[command(flatten)]
    watching: Watching,
    #[command(flatten)]
    network: NetworkArgs,
}

/// Nobody wants to wait for a bot longer than a minute, in milliseconds.
const LONGEST_PAUSE: u64 = 60_000;

/// What those who run the house can see.
#[derive(clap::Args, Debug)]
#[command(next_help_heading = "Watching")]
struct Watching {
    /// How logs are written to standard error; json tells every request
    #[arg(long, value_name = "FORM", value_enum, default_value_t = LogForm::Text)]
    log: LogForm,
    /// The address at which /metrics tells the numbers of the house to Prometheus; not for the world
    #[arg(long, value_name = "ADDR")]
    metrics: Option<SocketAddr>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    log::start(args.watching.log);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("the server cannot be started")?;
    runtime.block_on(serve(args))
}

async fn serve(args: &Args) -> anyhow::Result<()> {
    // Before anything else: from here on, being told to stop means to stop well.
    let mut signals = Signals::new().context("the server cannot be told to stop")?;
    let folder = match &args.data {
        Some(folder) => folder.clone(),
        None => default_folder()?,
    };
    tracing::info!(folder = %folder.display(), "opening the house");
    let bounds = args.network.bounds();
    let opening = open(args, &folder);
    let (house, listeners) = tokio::select! {
        biased;
        () = signals.next() => return Ok(()),
        opened = opening => opened?,
    };
    #[cfg(unix)]
    let _socket = open_socket(&folder, &house);
    announce(&listeners)?;
    let settings = Settings {
        limits: args.limits.limits(),
        trusted_proxies: args.network.trusted_proxies(),
        access_log: args.watching.log == LogForm::Json,
        bounds,
    };
    web::serve(listeners, house, settings, signals.stop()).await?;
    Ok(())
}

/// Opens the house and its doors.
async fn open(args: &Args, folder: &Path) -> anyhow::Result<(House, Listeners)> {
    let house = House::open(Config {
        pause: Duration::from_millis(args.bot_pause),
        most_tables: args.tables_in_memory,
        ..Config::new(folder)
    })
    .await?;
    let listeners = Listeners {
        house: listen(args.listen, "--listen")?,
        metrics: match args.watching.metrics {
            Some(address) => Some(listen(address, "--metrics")?),
            None => None,
        },
    };
    Ok((house, listeners))
}

fn listen(address: SocketAddr, option: &str) -> anyhow::Result<TcpListener> {
    bind(address).with_context(|| {
        format!("nobody can be heard at {address}; give another address with {option}")
    })
}

fn bind(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    // As the standard library has it: who starts again need not wait until the system has forgotten old connections. On
    // Windows the option means something else.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    // The connections inherit it. Left to itself the system would hold megabytes for each reader who does not read.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Says where the house is to be found.
fn announce(listeners: &Listeners) -> anyhow::Result<()> {
    let house = listeners.house.local_addr()?;
    let metrics = match &listeners.metrics {
        Some(metrics) => format!(
            "Its numbers are at http://{}/metrics\n",
            metrics.local_addr()?
        ),
        None => String::new(),
    };
    let lines = format!("Patolli is open: http://{house}/\n{metrics}");
    // Whoever started us may have closed our output; the house is open all the same.
    let mut output = std::io::stdout();
    let _ = output.write_all(lines.as_bytes());
    let _ = output.flush();
    Ok(())
}

/// The socket by which `patolli house` asks; without it the house is open all the same.
#[cfg(unix)]
fn open_socket(folder: &Path, house: &House) -> Option<Socket> {
    let opened = Socket::open(folder, house.clone());
    opened
        .inspect_err(|error| tracing::warn!(%error, "`patolli house` cannot ask this house: it has no socket"))
        .ok()
}

/// Where games are kept when nobody says where.
pub(crate) fn default_folder() -> anyhow::Result<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "patolli")
        .context("there is no data folder for this user; give one with --data")?;
    Ok(folders.data_dir().to_owned())
}
