//! A table: what all its entries so far amount to.

use std::sync::Arc;

use game::{Bits, Move, Proof, Record, Seat, Seats, Seed, Share, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::play::{self, Beginning, Play};
use crate::store::Head;
use crate::{Chair, Entry, Founding, Outcome, Picks, PlayerId, Refusal, TableId, What};

/// So many of the last sayings are kept at hand.
const SAYINGS: usize = 100;

/// What is set up before the game begins, for what it says of seats and options; nobody is shown how it was dealt.
pub(crate) const NOT_DEALT: Seed = Seed::Short(0);

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// It waits for players.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// Everybody left before the game began, or the house closed the table.
    Closed,
}

impl Stage {
    /// Its name in data.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// The number of the entry.
    pub number: u64,
    /// When, in seconds since 1970.
    pub at: i64,
    /// Who.
    pub player: PlayerId,
    /// What he was called then.
    pub name: String,
    /// What.
    pub text: String,
}

/// A table as it stands after its last entry. It is a value: every entry makes a new one.
#[derive(Clone)]
pub struct Table {
    founding: Arc<Founding>,
    number: u64,
    at: i64,
    stage: Stage,
    chairs: Vec<Chair>,
    picks: Picks,
    /// What the person of each seat adds to the deal, if they sent something.
    shares: Vec<Option<Share>>,
    /// What is played with; picks become part of it when the game begins.
    options: Arc<Map<String, Value>>,
    game: Arc<Play>,
    /// For each seat, the number of the position in which its present decision was put to it.
    since: Vec<u64>,
    /// The number of the entry by which the game began; 0 before.
    began: u64,
    /// The number of the entry by which something was taken back last; 0 if nothing ever was.
    taken_back: u64,
    said: Arc<Vec<Said>>,
    /// What the person of each seat adds to the deal of the rematch.
    next_shares: Vec<Option<Bits>>,
    rematch: Option<TableId>,
    /// The digest of all that is written of it.
    head: Head,
}

/// A table as a snapshot keeps it.
#[derive(Serialize, Deserialize)]
pub(crate) struct Snapshot {
    number: u64,
    at: i64,
    stage: Stage,
    chairs: Vec<Chair>,
    picks: Vec<Option<String>>,
    shares: Vec<Option<Share>>,
    options: Map<String, Value>,
    since: Vec<u64>,
    began: u64,
    taken_back: u64,
    actions: Vec<Move>,
    said: Vec<Said>,
    #[serde(default)]
    next_shares: Vec<Option<Bits>>,
    rematch: Option<TableId>,
    /// When the game is over.
    outcome: Option<Outcome>,
}

impl Table {
    /// The table before its first entry.
    pub(crate) fn new(founding: Founding) -> Result<Self, Refusal> {
        let begun = play::begin(
            founding.game.parse()?,
            Beginning {
                rules: Some(founding.rules),
                options: &founding.options,
                seed: NOT_DEALT,
            },
        )?;
        let seats = usize::from(begun.players);
        Ok(Self {
            at: founding.made,
            options: Arc::new(begun.options),
            picks: Picks::new(begun.sides, seats),
            founding: Arc::new(founding),
            number: 0,
            stage: Stage::Waiting,
            chairs: vec![Chair::Open; seats],
            shares: vec![None; seats],
            game: begun.play,
            since: vec![0; seats],
            began: 0,
            taken_back: 0,
            said: Arc::default(),
            next_shares: vec![None; seats],
            rematch: None,
            head: Head::default(),
        })
    }

    /// The table as a snapshot has kept it.
    pub(crate) fn restored(founding: Founding, snapshot: Snapshot) -> Result<Self, Refusal> {
        let mut table = Self::new(founding)?;
        for ((seat, _), pick) in table.clone().seats().zip(snapshot.picks) {
            table.picks.put(seat, pick.as_deref())?;
        }
        table.options = Arc::new(snapshot.options);
        if snapshot.shares.len() != table.shares.len() {
            return Err(Refusal::Record(
                "seats and shares do not go together".to_owned(),
            ));
        }
        table.shares = snapshot.shares;
        table.began = snapshot.began;
        let mut record = table.game.record();
        if table.began != 0 {
            record.seed = table.deal();
        }
        record.options.clone_from(&table.options);
        record.actions = snapshot.actions;
        table.game = play::replay(&record)?;
        table.number = snapshot.number;
        table.at = snapshot.at;
        table.stage = snapshot.stage;
        table.chairs = snapshot.chairs;
        table.since = snapshot.since;
        table.taken_back = snapshot.taken_back;
        table.said = Arc::new(snapshot.said);
        for (kept, share) in table.next_shares.iter_mut().zip(snapshot.next_shares) {
            *kept = share;
        }
        table.rematch = snapshot.rematch;
        Ok(table)
    }

    pub(crate) fn snapshot(&self) -> Snapshot {
        Snapshot {
            number: self.number,
            at: self.at,
            stage: self.stage,
            chairs: self.chairs.clone(),
            picks: self.picked(),
            shares: self.shares.clone(),
            options: self.options.as_ref().clone(),
            since: self.since.clone(),
            began: self.began,
            taken_back: self.taken_back,
            actions: self.game.record().actions,
            said: self.said.to_vec(),
            next_shares: self.next_shares.clone(),
            rematch: self.rematch.clone(),
            outcome: Outcome::of(&self.game),
        }
    }

    /// The table after one more entry.
    pub(crate) fn after(&self, entry: &Entry) -> Result<Self, Refusal> {
        let mut next = self.clone();
        next.number = entry.number;
        next.at = entry.at;
        match &entry.what {
            What::Sat {
                seat,
                player,
                name,
                share,
            } => {
                let chair = Chair::Person {
                    player: player.clone(),
                    name: name.clone(),
                    away: false,
                };
                next.put(*seat, chair)?;
                next.add(*seat, *share);
            }
            What::Rose { seat } => next.put(*seat, Chair::Open)?,
            What::Bot { seat, bot } => next.put(*seat, Chair::Bot { bot: *bot })?,
            What::Picked { seat, side } => next.picks.put(*seat, side.as_deref())?,
            What::Began => {
                next.deal_out()?;
                next.stage = Stage::Playing;
                next.began = entry.number;
                next.since.fill(entry.number);
            }
            What::Moved { seat, action } => next.move_on(*seat, action)?,
            What::Undid { seat } => {
                if !self.may_undo(*seat) {
                    return Err(Refusal::NothingToUndo);
                }
                let (game, secret) = self.game.undone();
                next.taken_back = entry.number;
                next.turn_to(game, *seat, secret);
            }
            What::Left { seat } => next.set_away(*seat, true),
            What::Returned { seat } => next.set_away(*seat, false),
            What::Named { player, name } => next.rename(player, name),
            What::Said { player, name, text } => next.hear(Said {
                number: entry.number,
                at: entry.at,
                player: player.clone(),
                name: name.clone(),
                text: text.clone(),
            }),
            What::Forgotten { player } => next.forget(player),
            What::Added { seat, share } => {
                if let Some(own) = next.next_shares.get_mut(seat.index()) {
                    *own = Some(*share);
                }
            }
            What::Rematched { table } => next.rematch = Some(table.clone()),
            What::Closed => next.stage = Stage::Closed,
        }
        Ok(next)
    }

    fn put(&mut self, seat: Seat, chair: Chair) -> Result<(), Refusal> {
        *self.chairs.get_mut(seat.index()).ok_or(Refusal::Taken)? = chair;
        self.picks.put(seat, None)?;
        self.add(seat, None);
        Ok(())
    }

    /// What the person of this seat adds to the deal: nothing, if it is left to the server.
    fn add(&mut self, seat: Seat, share: Option<Share>) {
        if let Some(own) = self.shares.get_mut(seat.index()) {
            *own = share;
        }
    }

    /// Sets the game up that begins: what was picked is part of it, and its deal comes from the house and everybody at the table.
    fn deal_out(&mut self) -> Result<(), Refusal> {
        let (founding, game) = (&self.founding, self.game.id());
        let settled = self.picks.settle(game, &self.options, &self.chairs)?;
        if let Some(options) = settled {
            self.options = Arc::new(options);
        }
        let beginning = Beginning {
            rules: Some(founding.rules),
            options: &self.options,
            seed: self.deal(),
        };
        self.game = play::begin(game, beginning)?.play;
        Ok(())
    }

    fn move_on(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let (game, secret) = self.game.after(seat, action)?;
        if game.to_act().is_empty() {
            self.stage = Stage::Over;
        }
        self.turn_to(game, seat, secret);
        Ok(())
    }

    /// A decision taken or taken back is new to every seat, but to those who were to act before and are still: a secret
    /// choice of somebody else does not change what they are asked.
    fn turn_to(&mut self, game: Arc<Play>, seat: Seat, secret: bool) {
        let (before, after) = (self.game.to_act(), game.to_act());
        for (index, since) in self.since.iter_mut().enumerate() {
            let other = Seat::new(u8::try_from(index).expect("a table is small"));
            let undisturbed =
                secret && other != seat && before.contains(other) && after.contains(other);
            if !undisturbed {
                *since = self.number;
            }
        }
        self.game = game;
    }

    fn set_away(&mut self, seat: Seat, gone: bool) {
        if let Some(Chair::Person { away, .. }) = self.chairs.get_mut(seat.index()) {
            *away = gone;
        }
    }

    fn rename(&mut self, somebody: &PlayerId, new: &str) {
        for chair in &mut self.chairs {
            if let Chair::Person { player, name, .. } = chair
                && player == somebody
            {
                new.clone_into(name);
            }
        }
    }

    /// What somebody is called and has said goes. That something was said stays, so that the same table comes of what is kept.
    fn forget(&mut self, somebody: &PlayerId) {
        self.rename(somebody, "");
        for said in Arc::make_mut(&mut self.said) {
            if said.player == *somebody {
                said.name.clear();
                said.text.clear();
            }
        }
    }

    fn hear(&mut self, saying: Said) {
        let said = Arc::make_mut(&mut self.said);
        if said.len() == SAYINGS {
            said.remove(0);
        }
        said.push(saying);
    }

    /// The digest of all that is written of it.
    pub(crate) fn head(&self) -> Head {
        self.head
    }

    /// The table, with the digest of all that is written of it.
    pub(crate) fn with_head(self, head: Head) -> Self {
        Self { head, ..self }
    }

    /// How it began.
    pub fn founding(&self) -> &Founding {
        &self.founding
    }

    /// Its name.
    pub fn id(&self) -> &TableId {
        &self.founding.id
    }

    /// The number of its last entry: what a move says that it answers.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// When its last entry was made, in seconds since 1970.
    pub fn at(&self) -> i64 {
        self.at
    }

    /// Where it is in its life.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Who sits where.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// What those who wait want to play as.
    pub fn picks(&self) -> &Picks {
        &self.picks
    }

    /// What each seat has picked, by name.
    fn picked(&self) -> Vec<Option<String>> {
        let pick = |(seat, _)| self.picks.name_of(seat).map(str::to_owned);
        self.seats().map(pick).collect()
    }

    /// What is played with, as a record writes it; once the game has begun, with the sides that were picked.
    pub fn options(&self) -> &Map<String, Value> {
        &self.options
    }

    /// The seats by number, with who sits there.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        Seats::ALL.into_iter().zip(&self.chairs)
    }

    /// The chair of a seat.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    /// The seat of this person.
    pub fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        self.seats()
            .find(|(_, chair)| chair.belongs_to(player))
            .map(|(seat, _)| seat)
    }

    /// As whom this person sees the game.
    pub fn viewer(&self, player: Option<&PlayerId>) -> Viewer {
        let seat = player.and_then(|player| self.seat_of(player));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The game itself; before it has begun there is nothing to see in it.
    pub fn game(&self) -> &Arc<Play> {
        &self.game
    }

    /// Who may act now.
    pub fn to_act(&self) -> Seats {
        match self.stage {
            Stage::Playing => self.game.to_act(),
            _ => Seats::default(),
        }
    }

    /// Whether an answer of this seat to the position of this number is still an answer to what it is asked.
    pub fn is_current(&self, seat: Seat, number: u64) -> bool {
        let since = self.since.get(seat.index());
        since.is_some_and(|since| (*since..=self.number).contains(&number))
    }

    /// Whether the seat may take its last decision back.
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.stage == Stage::Playing && self.game.may_undo(seat)
    }

    /// The number of the entry by which the game began; 0 before.
    pub fn began_at(&self) -> u64 {
        self.began
    }

    /// The number of the entry by which something was taken back last; 0 if nothing ever was. Whoever was told of
    /// decisions before that must be told again.
    pub fn taken_back_at(&self) -> u64 {
        self.taken_back
    }

    /// What was said last, in order. What somebody said who is forgotten has no text.
    pub fn said(&self) -> &[Said] {
        &self.said
    }

    /// The table where the same people play again.
    pub fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// Whether the person of this seat has added a share to the deal of the rematch.
    pub fn has_next_share(&self, seat: Seat) -> bool {
        self.next_share(seat).is_some()
    }

    /// What the person of this seat adds to the deal of the rematch, if they sent something.
    pub(crate) fn next_share(&self, seat: Seat) -> Option<Bits> {
        *self.next_shares.get(seat.index())?
    }

    /// The deal as it is now; it changes no more when the game has begun.
    fn deal(&self) -> Seed {
        self.founding.dealt(&self.shares)
    }

    /// Whether nobody plays on what was dealt: the game is over, or the house has closed the table in the middle of it.
    fn is_done(&self) -> bool {
        match self.stage {
            Stage::Over => true,
            Stage::Closed => self.began != 0,
            Stage::Waiting | Stage::Playing => false,
        }
    }

    /// Where chance came from, once nobody plays on it.
    pub fn seed(&self) -> Option<Seed> {
        self.is_done().then(|| self.deal())
    }

    /// How the deal came about, once nobody plays on it.
    pub fn proof(&self) -> Option<Proof> {
        self.is_done().then(|| self.founding.proof(&self.shares))
    }

    /// The record, once the game is over.
    pub fn record(&self) -> Option<Record> {
        let over = self.stage == Stage::Over;
        let proof = self.proof().filter(|_| over)?;
        Some(Record {
            proof: Some(proof),
            ..self.game.record()
        })
    }

    /// Whether it is for practice: one person, and bots.
    pub fn is_practice(&self) -> bool {
        let people = self.chairs.iter().filter(|chair| chair.person().is_some());
        people.count() == 1 && !self.chairs.contains(&Chair::Open)
    }

    /// Whether everybody who plays is away: bots wait until somebody returns. Where only bots play, nobody is away.
    pub fn is_deserted(&self) -> bool {
        let people = || self.chairs.iter().filter(|chair| chair.person().is_some());
        self.stage == Stage::Playing && people().count() > 0 && !people().any(Chair::is_present)
    }

    /// How many people have a seat; as long as the game is not over, those who are forgotten do not count: they cannot return.
    pub(crate) fn people(&self) -> usize {
        let counts = |chair: &&Chair| {
            chair.person().is_some() && (self.stage == Stage::Over || !chair.is_forgotten())
        };
        self.chairs.iter().filter(counts).count()
    }

    /// The bot that is to decide for this seat now.
    pub(crate) fn bot_asked(&self, seat: Seat) -> Option<bots::Level> {
        let asked = self.to_act().contains(seat) && !self.is_deserted();
        self.chair(seat).filter(|_| asked)?.bot()
    }

    /// The seats that are to act and whose decisions bots take.
    pub(crate) fn bots_asked(&self) -> impl Iterator<Item = Seat> {
        let seats = self.to_act().into_iter();
        seats.filter(|seat| self.bot_asked(*seat).is_some())
    }
}
