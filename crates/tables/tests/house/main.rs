//! The house as those who use it meet it: a real folder, a real database, real bots.

#[macro_use]
mod kit;

mod advice;
mod away;
mod bots;
mod chat;
mod damage;
mod lists;
mod moves;
mod people;
mod picks;
mod races;
mod records;
mod relics;
mod rematch;
mod restart;
mod seats;
mod turns;
mod undo;
