//! Bots are honest, obedient and strong, in all games.

mod cancelling;
mod chances;
mod honesty;
mod kit;
mod legality;
mod repetition;
mod strength;
