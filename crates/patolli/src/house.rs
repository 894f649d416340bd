//! `patolli house`: looking after a house, whether it is open or not.

mod copies;
mod desk;
mod errand;
mod listing;
#[cfg(unix)]
pub(crate) mod socket;
mod when;

use std::path::{Path, PathBuf};

use clap::Subcommand;
use tables::TableId;

use crate::usage::Misuse;
use errand::{Answer, Errand};

const EXAMPLES: &str = "\
Examples:
  patolli house backup /var/backups/patolli-monday.sqlite
  patolli house reports
  patolli house mute Ada
  patolli house check --data games";

/// Look after a house: backups, people, reports, tables
///
/// A house that is open is asked through the socket in its folder; one that is not is opened for as long as it takes. PERSON is a
/// name or an id; where several people have the name, they are listed.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
    /// The folder where games are kept [default: patolli in your data folder]
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    /// Print JSON, for programs
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Copy the house into a file, while it runs or not; its SHA-256 is written beside it
    #[command(
        after_help = "Examples:\n  patolli house backup monday.sqlite\n  sha256sum --check monday.sqlite.sha256"
    )]
    Backup {
        /// Where to; nothing is overwritten
        file: PathBuf,
    },
    /// Bring a backup back, where no house is open
    #[command(
        after_help = "Examples:\n  patolli house restore monday.sqlite --data games\n  patolli house restore monday.sqlite --replace"
    )]
    Restore {
        /// The backup, with its .sha256 beside it
        file: PathBuf,
        /// Move the house aside that is there
        #[arg(long)]
        replace: bool,
        /// Do without the .sha256
        #[arg(long)]
        unverified: bool,
    },
    /// Look whether everything that is kept can be read
    #[command(
        after_help = "Examples:\n  patolli house check\n  patolli house check --data games --json"
    )]
    Check,
    /// List the people of a name, or those who came last
    #[command(after_help = "Examples:\n  patolli house people\n  patolli house people Ada --json")]
    People {
        /// A name or an id
        #[arg(value_name = "PERSON")]
        name: Option<String>,
    },
    /// Print all that is kept about a person, as JSON
    #[command(after_help = "Examples:\n  patolli house export Ada > ada.json")]
    Export {
        /// A name or an id
        person: String,
    },
    /// Forget a person: name and chat go, games stay with somebody
    #[command(
        after_help = "Examples:\n  patolli house forget Ada\n  patolli house forget a2b3c4d5e6f7g8h9ijkmnpqr"
    )]
    Forget {
        /// A name or an id
        person: String,
    },
    /// Let a person write nothing to others
    #[command(after_help = "Examples:\n  patolli house mute Ada")]
    Mute {
        /// A name or an id
        person: String,
    },
    /// Let a person write again
    #[command(after_help = "Examples:\n  patolli house unmute Ada")]
    Unmute {
        /// A name or an id
        person: String,
    },
    /// Let a person do nothing; bots take over their seats
    #[command(after_help = "Examples:\n  patolli house ban Ada")]
    Ban {
        /// A name or an id
        person: String,
    },
    /// Let a person in again
    #[command(after_help = "Examples:\n  patolli house unban Ada")]
    Unban {
        /// A name or an id
        person: String,
    },
    /// End a table without a result
    #[command(after_help = "Examples:\n  patolli house close a2b3c4d5e6f7g8h9ijkmnpqr")]
    Close {
        /// The id at the end of its address
        #[arg(value_parser = table_id)]
        table: TableId,
    },
    /// Make all personal links void that were given out; browsers stay logged in
    #[command(after_help = "Examples:\n  patolli house renew-key")]
    RenewKey,
    /// List what people have reported
    #[command(
        after_help = "Examples:\n  patolli house reports\n  patolli house reports --address https://patolli.example\n  patolli house reports --done 3"
    )]
    Reports {
        /// Note that this report was dealt with
        #[arg(long, value_name = "NUMBER")]
        done: Option<i64>,
        /// List those too that were dealt with
        #[arg(long, conflicts_with = "done")]
        all: bool,
        /// The address of the house, for links that can be clicked
        #[arg(
            long,
            value_name = "URL",
            default_value = "",
            hide_default_value = true
        )]
        address: String,
    },
}

fn table_id(text: &str) -> Result<TableId, String> {
    let id = text
        .trim_end_matches('/')
        .rsplit('/')
        .next()
        .unwrap_or_default();
    id.parse().map_err(|_| {
        "a table is given by its address, or by the 24 letters and digits at the end of it"
            .to_owned()
    })
}

pub(crate) fn run(args: Args) -> anyhow::Result<()> {
    let folder = match args.data {
        Some(folder) => folder,
        None => crate::serve::default_folder()?,
    };
    let json = args.json;
    let errand = match args.command {
        Command::Backup { file } => return copies::backup(&folder, &file, json),
        Command::Restore {
            file,
            replace,
            unverified,
        } => return copies::restore(&folder, &file, replace, unverified, json),
        Command::Check => return copies::check(&folder, json),
        Command::People { name } => Errand::People { name },
        Command::Export { person } => Errand::Export { person },
        Command::Forget { person } => Errand::Forget { person },
        Command::Mute { person } => Errand::Mute {
            person,
            muted: true,
        },
        Command::Unmute { person } => Errand::Mute {
            person,
            muted: false,
        },
        Command::Ban { person } => Errand::Ban {
            person,
            banned: true,
        },
        Command::Unban { person } => Errand::Ban {
            person,
            banned: false,
        },
        Command::Close { table } => Errand::Close { table },
        Command::RenewKey => Errand::RenewKey,
        Command::Reports {
            done: Some(report), ..
        } => Errand::Settle { report },
        Command::Reports { all, address, .. } => {
            let answer = ask(&folder, &Errand::Reports { all })?;
            return listing::show(&answer, &address, json);
        }
    };
    listing::show(&ask(&folder, &errand)?, "", json)
}

/// Has the errand done by the house that is open in the folder, or by one that is opened for it.
fn ask(folder: &Path, errand: &Errand) -> anyhow::Result<Answer> {
    #[cfg(unix)]
    if let Some(answer) = socket::ask(folder, errand)? {
        return understood(answer);
    }
    let runtime = runtime()?;
    understood(runtime.block_on(desk::open_and_answer(folder, errand))?)
}

fn understood(answer: Answer) -> anyhow::Result<Answer> {
    match answer {
        Answer::Refused { reason } => Err(anyhow::anyhow!(reason)),
        Answer::Unclear { reason } => Err(Misuse::error(reason)),
        answer => Ok(answer),
    }
}

fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    use anyhow::Context as _;
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .context("the house cannot be opened")
}
