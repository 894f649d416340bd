//! Seats, moves, undo and bots at the tables of the house, and the store that keeps them.
//!
//! A [`Table`] is a value that is folded from numbered [`Entry`]s; the [`House`] is the one door through which people and
//! bots add entries. An entry is on disk before anybody is told of it.

mod advice;
mod backup;
mod cache;
mod chair;
mod counters;
mod deal;
mod door;
mod dossier;
mod driver;
mod entry;
mod fingerprint;
mod forgetting;
mod founding;
mod house;
mod id;
mod meter;
mod minds;
mod moderation;
mod names;
mod opinion;
mod pace;
mod people;
mod picks;
mod play;
mod player;
mod private;
mod quota;
mod refusal;
mod relic;
mod reports;
mod sessions;
mod since;
mod store;
mod table;
mod text;
mod thinking;

pub use advice::Adviser;
pub use backup::{Backup, BackupError, Restored, backup, holds_house, restore};
pub use chair::Chair;
pub use counters::Counters;
pub use deal::{Contribution, Pledge, read_share};
pub use door::{Ask, Played, Wishes};
pub use dossier::Dossier;
pub use entry::{Entry, What};
pub use founding::{Founding, Order, SeatOrder};
pub use house::{Config, House, OpenError, Swept};
pub use id::{PlayerId, RecordId, SessionKey, TableId, Token};
pub use meter::Meter;
pub use minds::Minds;
pub use names::{is_given, is_reserved};
pub use opinion::{Opinion, Question, Weighed};
pub use picks::Picks;
pub use play::{Kept, Play, Playing, replay};
pub use player::{Acquaintance, Player, TokenLabel};
pub use quota::{Allowance, Allowances, Asker, Places, Quota, Quotas};
pub use refusal::Refusal;
pub use relic::{Outcome, Relic};
pub use reports::{Complaint, NewComplaint, ReportedPerson};
pub use sessions::{Device, SESSION_SECONDS, Session};
pub use store::{Fault, Report, Standing, StoreError, check};
pub use table::{Said, Stage, Table};
pub use text::{NAME_LENGTH, REASON_LENGTH, SAYING_LENGTH};
