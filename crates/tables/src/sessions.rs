//! The browsers by which people are known.

use crate::cache::read_through;
use crate::founding::digest;
use crate::house::{House, now};
use crate::store::Deed;
use crate::text::clean_device;
use crate::{Player, PlayerId, Refusal, SessionKey};

/// A day in seconds.
const DAY: i64 = 24 * 60 * 60;

/// A browser that was not used for so long is logged out.
const SESSION_DAYS: i64 = 180;

/// By so many browsers somebody is known; one more ends the one that was used least lately.
const MOST_SESSIONS: u32 = 50;

/// Who a browser stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Its number in the list of devices.
    pub id: i64,
    /// Whose it is.
    pub player: PlayerId,
    /// When it was used last, to the day, in seconds since 1970.
    pub seen: i64,
}

/// A browser as its owner sees it in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// Its number in the list.
    pub id: i64,
    /// The browser and the system, in a word each with a slash between; a word that is not known is missing.
    pub name: String,
    /// When it was used first, in seconds since 1970.
    pub made: i64,
    /// When it was used last, to the day, in seconds since 1970.
    pub seen: i64,
}

/// For how many seconds a browser is known after it was used last.
pub const SESSION_SECONDS: i64 = SESSION_DAYS * DAY;

impl House {
    /// Knows a person by one more browser. Only the digest of the key is kept.
    pub async fn begin_session(
        &self,
        player: &PlayerId,
        device: &str,
    ) -> Result<SessionKey, Refusal> {
        let key = SessionKey::fresh();
        let begun = Deed::Session {
            digest: digest(key.as_str()),
            player: player.clone(),
            device: clean_device(device),
            at: now(),
        };
        let few = Deed::FewSessions {
            player: player.clone(),
            most: MOST_SESSIONS,
        };
        let others = self.store().session_digests(player).await?;
        self.store().write(vec![begun.into(), few.into()]).await?;
        for digest in others {
            self.sessions().remove(&digest);
        }
        Ok(key)
    }

    /// Who the browser with this key stands for, if it was not logged out and has been used within [`SESSION_SECONDS`].
    pub async fn session(&self, key: &SessionKey) -> Result<Option<Session>, Refusal> {
        let digest = digest(key.as_str());
        let since = now() - SESSION_SECONDS;
        let read = self.store().session(&digest, since);
        let session = read_through(self.sessions(), &digest, read).await?;
        Ok(session.filter(|session| session.seen >= since))
    }

    /// The person for whom the browser with this key stands, and by which session.
    pub async fn person_of_session(
        &self,
        key: &SessionKey,
    ) -> Result<Option<(Session, Player)>, Refusal> {
        let Some(session) = self.session(key).await? else {
            return Ok(None);
        };
        let player = self.player(&session.player).await?;
        Ok(player.map(|player| (session, player)))
    }

    /// Notes that a browser is in use, and says whether its cookie is to be given out anew. It is once a day: between, this costs
    /// no look at the disk, and for a browser that nobody has asked for lately nothing is done.
    pub async fn prolong_session(&self, key: &SessionKey) -> bool {
        let digest = digest(key.as_str());
        let now = now();
        let due = |session: &Session| now - session.seen >= DAY;
        let Some(session) = self.sessions().get(&digest).filter(due) else {
            return false;
        };
        let seen = Deed::Seen {
            id: session.id,
            at: now,
        };
        let written = self.store().write(vec![seen.into()]).await;
        self.sessions().remove(&digest);
        if let Err(error) = &written {
            tracing::warn!(%error, "that a browser was used could not be noted");
        }
        written.is_ok()
    }

    /// The browsers by which a person is known, the one used last first.
    pub async fn devices(&self, player: &PlayerId) -> Result<Vec<Device>, Refusal> {
        Ok(self.store().devices(player).await?)
    }

    /// Logs out one browser of a person.
    pub async fn end_session(&self, player: &PlayerId, id: i64) -> Result<(), Refusal> {
        let ended = Deed::EndSession {
            player: player.clone(),
            id,
        };
        self.store().write(vec![ended.into()]).await?;
        self.sessions().clear();
        Ok(())
    }

    /// Logs out all browsers of a person but this one, or all.
    pub async fn end_sessions(&self, player: &PlayerId, but: Option<i64>) -> Result<(), Refusal> {
        let ended = Deed::EndSessions {
            player: player.clone(),
            but,
        };
        self.store().write(vec![ended.into()]).await?;
        self.sessions().clear();
        Ok(())
    }

    /// Logs out browsers that were not used for too long.
    pub(crate) async fn expire_sessions(&self) -> Result<(), Refusal> {
        let before = now() - SESSION_SECONDS;
        let expired = Deed::ExpireSessions { before };
        Ok(self.store().write(vec![expired.into()]).await?)
    }
}
