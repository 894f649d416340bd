//! The pages, drawings, live updates and API of the house.
//!
//! A page is a function from what a viewer sees to HTML and SVG. Every legal action is a button of a form, so everything
//! works without a script; with it, the changed parts of a page are swapped in as they come.

mod advice;
mod api;
mod app;
mod assets;
mod client_address;
mod code;
mod cookies;
mod device;
mod drawn;
mod extract;
mod fault;
mod games;
mod guard;
mod layout;
mod limits;
mod live;
mod meters;
mod net;
mod pages;
mod parts;
mod plot;
mod pseudonyms;
mod reference;
mod routes;
mod rulebook;
mod signing;
mod table;
mod visitor;

pub use app::{Listeners, Settings, serve};
pub use limits::Limits;
pub use net::Bounds;
pub use tables::{Allowance, Allowances};
