//! The people of the house: guests, their tokens, the records they bring along.

use std::sync::Arc;

use game::Record;

use crate::cache::read_through;
use crate::founding::digest;
use crate::house::{House, now};
use crate::names::is_reserved;
use crate::play::{self, Play};
use crate::store::Change;
use crate::text::clean_name;
use crate::{Player, PlayerId, RecordId, Refusal, Stage, Token, TokenLabel};

/// So many tokens a person may have.
const MOST_TOKENS: usize = 10;

/// So many records a person may bring along.
const MOST_RECORDS: i64 = 500;

/// So many characters of what a parser says are told.
const LONGEST_REASON: usize = 300;

/// A record has at most so many decisions; no game can take as many, and longer ones are not even tried.
const MOST_ACTIONS: usize = 100_000;

impl House {
    /// Welcomes a new guest.
    pub async fn welcome(&self, name: &str) -> Result<Player, Refusal> {
        let player = Player {
            id: PlayerId::fresh(),
            name: person_name(name)?,
            link: 1,
            muted: false,
            banned: false,
        };
        let change = Change::Player {
            player: player.clone(),
            at: now(),
        };
        self.store().write(vec![change]).await?;
        Ok(player)
    }

    /// A person, if the house knows them.
    pub async fn player(&self, id: &PlayerId) -> Result<Option<Player>, Refusal> {
        Ok(read_through(self.people(), id, self.store().player(id)).await?)
    }

    /// Gives a person another name, also at the tables where they sit.
    pub async fn rename(&self, player: &Player, name: &str) -> Result<Player, Refusal> {
        let change = Change::Name {
            player: player.id.clone(),
            name: person_name(name)?,
        };
        let renamed = self.changed_player(player, change).await?;
        for standing in self.tables_of(&player.id, 200).await? {
            if standing.stage != Stage::Over.name() {
                match self.announce_name(&standing.table, &renamed).await {
                    // Where very much has happened they keep the name that they have.
                    Ok(_) | Err(Refusal::LongTable) => {}
                    Err(error) => {
                        tracing::warn!(table = %standing.table, %error, "a table was not told of a name");
                    }
                }
            }
        }
        Ok(renamed)
    }

    /// Makes a new personal link; the old one is worth nothing from now on.
    pub async fn renew_link(&self, player: &Player) -> Result<Player, Refusal> {
        let change = Change::NextLink {
            player: player.id.clone(),
        };
        self.changed_player(player, change).await
    }

    /// The person as the house knows him after a change, whatever the one who asks knew of him.
    pub(crate) async fn changed_player(
        &self,
        player: &Player,
        change: Change,
    ) -> Result<Player, Refusal> {
        self.store().write(vec![change]).await?;
        self.people().remove(&player.id);
        let now = self.player(&player.id).await?;
        Ok(now.unwrap_or_else(|| player.clone()))
    }

    /// Makes a token for a program that acts for this person. It is shown once and only its digest is kept.
    pub async fn make_token(&self, player: &PlayerId, label: &str) -> Result<Token, Refusal> {
        if self.tokens(player).await?.len() >= MOST_TOKENS {
            return Err(Refusal::TooMany(
                "you have ten tokens; revoke one before you make another",
            ));
        }
        let token = Token::fresh();
        let change = Change::Token {
            digest: digest(token.as_str()),
            player: player.clone(),
            label: clean_name(label).ok_or(Refusal::Name)?,
            at: now(),
        };
        self.store().write(vec![change]).await?;
        Ok(token)
    }

    /// Makes a token worthless.
    pub async fn revoke_token(&self, player: &PlayerId, id: i64) -> Result<(), Refusal> {
        let change = Change::NoToken {
            id,
            player: player.clone(),
        };
        self.store().write(vec![change]).await?;
        self.token_owners().clear();
        Ok(())
    }

    /// The tokens of a person.
    pub async fn tokens(&self, player: &PlayerId) -> Result<Vec<TokenLabel>, Refusal> {
        Ok(self.store().tokens(player).await?)
    }

    /// The person for whom a program with this token acts.
    pub async fn token_owner(&self, token: &Token) -> Result<Option<Player>, Refusal> {
        let digest = digest(token.as_str());
        let read = self.store().token_owner(&digest);
        match read_through(self.token_owners(), &digest, read).await? {
            Some(owner) => self.player(&owner).await,
            None => Ok(None),
        }
    }

    /// Keeps a record that somebody brought along, if it can be played.
    pub async fn import(&self, player: &PlayerId, text: &str) -> Result<RecordId, Refusal> {
        let record = read_record(text)?;
        play::replay(&record)?;
        if self.store().records_of(player).await? >= MOST_RECORDS {
            return Err(Refusal::TooMany("you have brought along too many records"));
        }
        let id = RecordId::fresh();
        let change = Change::Record {
            id: id.clone(),
            player: player.clone(),
            record: record.to_string(),
            at: now(),
        };
        self.store().write(vec![change]).await?;
        Ok(id)
    }

    /// A record that somebody brought along, played.
    pub async fn imported(&self, id: &RecordId) -> Result<Arc<Play>, Refusal> {
        let record = self.store().record(id).await?.ok_or(Refusal::NoRecord)?;
        play::replay(&record)
    }
}

/// A name that a person can have.
fn person_name(text: &str) -> Result<String, Refusal> {
    let name = clean_name(text).ok_or(Refusal::Name)?;
    if is_reserved(&name) {
        return Err(Refusal::ReservedName);
    }
    Ok(name)
}

/// Reads a record as a file holds it: one, on one line or many.
fn read_record(text: &str) -> Result<Record, Refusal> {
    let record: Record = serde_json::from_str(text).map_err(|error| {
        Refusal::Record(format!(
            "this is no record of a game ({}); a record is one JSON object like the one that a finished table offers",
            game::abridge(&error.to_string(), LONGEST_REASON)
        ))
    })?;
    if record.actions.len() > MOST_ACTIONS {
        return Err(Refusal::Record(
            "the record has more decisions than any game can take".to_owned(),
        ));
    }
    Ok(record)
}
