//! The server over real sockets: games, refusals, secrets, faults.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests may fail as tests do.

mod client;
mod daily;
mod document;
mod errors;
mod fair;
mod faults;
mod home;
mod identity;
mod keys;
mod library;
mod lifetimes;
mod logs;
mod ops;
mod scenario;
mod secrecy;
mod site;
mod thinking;
mod turns;
#[path = "../schema/validate.rs"]
mod validate;
mod visitors;
mod walk;
