//! Looking after a house, with the binary: one that is open and one that is not.

#![cfg(unix)]

mod commands;
mod copies;
mod kit;
mod socket;
