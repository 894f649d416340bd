//! The house as those who use it meet it: a real folder, a real database, real bots.

#[macro_use]
mod kit;

mod advice;
mod away;
mod backups;
mod bots;
mod chat;
mod corruption;
mod damage;
mod deals;
mod disk;
mod forgetting;
mod kept;
mod lists;
mod long;
mod moderation;
mod moves;
mod people;
mod picks;
mod races;
mod records;
mod relics;
mod rematch;
mod reports;
mod restart;
mod seats;
mod sessions;
mod sweeper;
mod turns;
mod undo;
