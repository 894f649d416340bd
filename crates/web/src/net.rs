//! The way from the network to the handlers: our own accept loop over hyper, with bounds on what anybody can hold open.

mod accept;
mod access;
mod admission;
mod bounds;
mod connection;
mod conversation;
mod places;
mod rarely;
mod upload;
mod wire;

pub(crate) use accept::Front;
pub(crate) use access::account;
pub(crate) use admission::{Admission, admit, admit_export};
pub use bounds::Bounds;
pub(crate) use places::{Place, Places};
