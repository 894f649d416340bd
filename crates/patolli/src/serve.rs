//! `patolli serve`: the house in the browser.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context as _;
use tables::{Config, House};
use tokio::net::TcpListener;
use web::Settings;

const EXAMPLES: &str = "\
Examples:
  patolli serve
  patolli serve --listen 0.0.0.0:8077 --data games
  patolli serve --behind-proxy --log json";

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
    /// A proxy with TLS stands in front and says who asks (X-Forwarded-For, -Proto, -Host)
    #[arg(long)]
    behind_proxy: bool,
    /// How logs are written to standard error
    #[arg(long, value_name = "FORM", value_enum, default_value_t = LogForm::Text)]
    log: LogForm,
    /// How long a bot waits before it moves, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 450)]
    bot_pause: u64,
    /// Let everyone ask as much as they like: for tests and measurements
    #[arg(long, hide = true)]
    no_limits: bool,
}

/// How logs are written.
#[derive(clap::ValueEnum, Clone, Copy, Debug)]
enum LogForm {
    /// For people.
    Text,
    /// One JSON object a line, for programs.
    Json,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    start_log(args.log);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("the server cannot be started")?;
    runtime.block_on(serve(args))
}

async fn serve(args: &Args) -> anyhow::Result<()> {
    let folder = match &args.data {
        Some(folder) => folder.clone(),
        None => default_folder()?,
    };
    let house = House::open(Config {
        pause: Duration::from_millis(args.bot_pause),
        ..Config::new(folder)
    })
    .await?;
    let listener = TcpListener::bind(args.listen).await.with_context(|| {
        format!(
            "nobody can be heard at {}; give another address with --listen",
            args.listen
        )
    })?;
    let address = listener.local_addr()?;
    // Whoever started us may have closed our output; the house is open all the same.
    let _ = writeln!(std::io::stdout(), "Patolli is open: http://{address}/");
    let _ = std::io::stdout().flush();
    let settings = Settings {
        limits: !args.no_limits,
        behind_proxy: args.behind_proxy,
    };
    web::serve(listener, house, settings, told_to_stop()).await?;
    Ok(())
}

/// Where games are kept when nobody says where.
fn default_folder() -> anyhow::Result<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "patolli")
        .context("there is no data folder for this user; give one with --data")?;
    Ok(folders.data_dir().to_owned())
}

/// Resolves when somebody interrupts or ends the process.
async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut ended) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = ended.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}

fn start_log(form: LogForm) {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    match form {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().init(),
    }
}
