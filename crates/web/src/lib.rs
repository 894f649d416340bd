//! The pages, drawings, live updates and API of the house.
//!
//! A page is a function from what a viewer sees to HTML and SVG. Every legal action is a button of a form, so everything
//! works without a script; with it, the changed parts of a page are swapped in as they come.

pub mod drawn;
mod games;
pub mod named;
pub mod parts;
pub mod plot;
pub mod reference;
mod rulebook;

#[cfg(feature = "server")]
mod advice;
#[cfg(feature = "server")]
mod api;
#[cfg(feature = "server")]
mod app;
#[cfg(feature = "server")]
mod assets;
#[cfg(feature = "server")]
mod client_address;
#[cfg(feature = "server")]
mod code;
#[cfg(feature = "server")]
mod cookies;
#[cfg(feature = "server")]
mod device;
#[cfg(feature = "server")]
mod extract;
#[cfg(feature = "server")]
mod fault;
#[cfg(feature = "server")]
mod guard;
#[cfg(feature = "server")]
mod layout;
#[cfg(feature = "server")]
mod limits;
#[cfg(feature = "server")]
mod live;
#[cfg(feature = "server")]
mod meters;
#[cfg(feature = "server")]
mod net;
#[cfg(feature = "server")]
mod pages;
#[cfg(feature = "server")]
mod pseudonyms;
#[cfg(feature = "server")]
mod routes;
#[cfg(feature = "server")]
mod signing;
#[cfg(feature = "server")]
mod table;
#[cfg(feature = "server")]
mod visitor;

#[cfg(feature = "server")]
pub use app::{Listeners, Settings, serve};
#[cfg(feature = "server")]
pub use limits::Limits;
#[cfg(feature = "server")]
pub use net::Bounds;
#[cfg(feature = "server")]
pub use tables::{Allowance, Allowances};
