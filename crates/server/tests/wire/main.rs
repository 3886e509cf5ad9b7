//! The server over real sockets: games, refusals, secrets, faults.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests may fail as tests do.

mod access;
mod client;
mod clocks;
mod daily;
mod dealing;
mod delete_me;
mod devices;
mod disk;
mod document;
mod errors;
mod fair;
mod faults;
mod gate;
mod home;
mod identity;
mod ipv6;
mod keeping;
mod keys;
mod library;
mod lifetimes;
mod logs;
mod mutes;
mod names;
mod ops;
mod programs;
mod proxies;
mod quotas;
mod request_log;
mod scenario;
mod school;
mod secrecy;
mod site;
mod thinking;
mod turning_points;
#[path = "../schema/validate.rs"]
mod validate;
mod visitors;
mod walk;
