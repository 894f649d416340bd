//! The command line, used as people and programs use it.

mod arena;
mod bench;
mod cases;
mod numbers;
mod play;
mod proof;
mod replay;
mod report;
mod simulate;
mod support;
