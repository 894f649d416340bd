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
mod deals;
mod deleting;
mod description;
mod deserted;
mod devices;
mod forms;
mod games;
mod hostile;
mod limits;
mod live;
mod moves;
mod origin;
mod pages;
mod picks;
mod proxies;
mod quotas;
mod readiness;
mod recall;
mod reference;
mod replay;
mod reporting;
mod secrecy;
mod shutdown;
mod sizes;
mod sweep;
mod twins;
