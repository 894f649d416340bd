//! The website in a real browser: Debian's chromium, clicked, tapped, typed at and looked at.
//!
//! Pictures of what the tests saw are kept in the folder that `PATOLLI_SCREENSHOTS` names, or in `target/screenshots`.

mod access;
mod advice;
mod browser;
mod deals;
mod friends;
mod hands;
mod keyboard;
mod kit;
mod languages;
mod map;
mod phone;
mod play;
mod reconnect;
mod replay;
mod scriptless;
mod slips;
mod whole;
mod words;
