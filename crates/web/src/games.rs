//! The games of the house as pages draw them: one folder a game, with all that is drawn and styled of it.

mod amazonas;
mod aztlan;
mod mezo;
mod space_aztecs;
