//! The socket in the folder of an open house: whoever may read the folder may ask.

use std::fs::{self, File, Permissions};
use std::io::{self, BufRead as _, BufReader, ErrorKind, Write as _};
use std::os::fd::AsRawFd as _;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::os::unix::net::UnixStream as Caller;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use tables::House;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader as Reader};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::Semaphore;

use super::desk;
use super::errand::{Answer, Errand};

/// The name of the socket in the folder.
const NAME: &str = "patolli.sock";

/// The system takes no longer address of a socket, with some room.
const LONGEST: usize = 100;

/// So many errands are done at once.
const AT_ONCE: usize = 8;

/// An errand has at most so many bytes.
const LONGEST_ERRAND: u64 = 16 * 1024;

/// Whoever calls and says nothing is hung up on.
const PATIENCE: Duration = Duration::from_secs(10);

/// The address of the socket. Where it would be too long, the folder is held open and named by its number.
struct Address {
    path: PathBuf,
    _folder: Option<File>,
}

impl Address {
    fn of(folder: &Path) -> io::Result<Self> {
        let path = folder.join(NAME);
        if path.as_os_str().len() <= LONGEST {
            return Ok(Self {
                path,
                _folder: None,
            });
        }
        let folder = File::open(folder)?;
        let path = format!("/proc/self/fd/{}/{NAME}", folder.as_raw_fd()).into();
        Ok(Self {
            path,
            _folder: Some(folder),
        })
    }
}

/// The socket of a house that is being served; it is taken away in the end.
pub(crate) struct Socket(PathBuf);

impl Drop for Socket {
    fn drop(&mut self) {
        // Whoever finds it without a house behind it knows what to think of it.
        let _ = fs::remove_file(&self.0);
    }
}

impl Socket {
    /// Does errands for as long as the house is open. The house has its folder for itself, so a socket that is there is nobody's.
    pub(crate) fn open(folder: &Path, house: House) -> io::Result<Self> {
        let address = Address::of(folder)?;
        match fs::remove_file(&address.path) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let listener = UnixListener::bind(&address.path)?;
        fs::set_permissions(&address.path, Permissions::from_mode(0o600))?;
        let owner = fs::metadata(&address.path)?.uid();
        tokio::spawn(listen(listener, owner, house));
        Ok(Self(folder.join(NAME)))
    }
}

async fn listen(listener: UnixListener, owner: u32, house: House) {
    let places = Arc::new(Semaphore::new(AT_ONCE));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = house.closed() => return,
        };
        let caller = match accepted {
            Ok((caller, _)) => caller,
            Err(error) => {
                tracing::warn!(%error, "somebody could not be heard at the socket");
                tokio::time::sleep(Duration::from_secs(1)).await;
                continue;
            }
        };
        if !may_ask(&caller, owner) {
            tracing::warn!("somebody who is not the owner called at the socket");
            continue;
        }
        // Those who hold all places are the house's own people; the next one waits.
        let Ok(place) = places.clone().acquire_owned().await else {
            return;
        };
        let house = house.clone();
        tokio::spawn(async move {
            if let Err(error) = serve(caller, &house).await {
                tracing::debug!(%error, "somebody hung up at the socket");
            }
            drop(place);
        });
    }
}

/// Whoever runs the house, and the administrator of the machine. The mode of the file says so too; it is set a moment after the socket
/// is there.
fn may_ask(caller: &UnixStream, owner: u32) -> bool {
    caller
        .peer_cred()
        .is_ok_and(|caller| caller.uid() == owner || caller.uid() == 0)
}

async fn serve(caller: UnixStream, house: &House) -> io::Result<()> {
    let (read, mut write) = caller.into_split();
    let mut line = String::new();
    let mut reader = Reader::new(read.take(LONGEST_ERRAND));
    let heard = tokio::time::timeout(PATIENCE, reader.read_line(&mut line)).await;
    heard.map_err(|_| io::Error::from(ErrorKind::TimedOut))??;
    let answer = match serde_json::from_str::<Errand>(&line) {
        Ok(errand) => {
            tracing::info!(errand = errand.name(), "whoever runs the house asks");
            desk::answer(house, &errand).await
        }
        Err(error) => Answer::Unclear {
            reason: format!(
                "this house does not know the errand ({error}); ask with the patolli that serves it"
            ),
        },
    };
    let mut text = serde_json::to_string(&answer).map_err(io::Error::other)?;
    text.push('\n');
    write.write_all(text.as_bytes()).await?;
    write.shutdown().await
}

/// Has an errand done by the house that is open in the folder; none if no house is.
pub(super) fn ask(folder: &Path, errand: &Errand) -> anyhow::Result<Option<Answer>> {
    let called = Address::of(folder).and_then(|address| Caller::connect(&address.path));
    let mut house = match called {
        Ok(house) => house,
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::NotFound | ErrorKind::ConnectionRefused
            ) =>
        {
            return Ok(None);
        }
        Err(error) => {
            return Err(error)
                .with_context(|| format!("the house in {} cannot be asked", folder.display()));
        }
    };
    let hung_up = || format!("the house in {} hung up", folder.display());
    writeln!(house, "{}", serde_json::to_string(errand)?).with_context(hung_up)?;
    let mut line = String::new();
    let read = BufReader::new(house).read_line(&mut line);
    anyhow::ensure!(read.with_context(hung_up)? > 0, hung_up());
    let answer = serde_json::from_str(&line)
        .context("the house answers in a way that this patolli does not know")?;
    Ok(Some(answer))
}
