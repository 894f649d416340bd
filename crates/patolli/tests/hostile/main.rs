//! The house under attack: the real server, and those who want to bring it down.

mod kit;

mod network;
mod restart;
mod signals;
mod watching;
