//! The house under attack: the real server, and those who want to bring it down.

mod kit;

mod downloads;
mod files;
mod identity;
mod network;
mod numbers;
mod quotas;
mod restart;
mod signals;
mod watching;
