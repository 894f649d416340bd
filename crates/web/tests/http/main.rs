//! The website as browsers and programs meet it: real HTTP, a real database file, real bots.

mod html;
mod kit;
mod party;
mod plan;
mod stream;
mod texts;

mod advice;
mod api;
mod cookies;
mod description;
mod forms;
mod games;
mod limits;
mod live;
mod moves;
mod origin;
mod pages;
mod picks;
mod recall;
mod reference;
mod replay;
mod secrecy;
mod shutdown;
mod sizes;
