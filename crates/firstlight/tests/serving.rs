//! The program as a server: one program of tests, so that it is linked once.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

#[path = "common/served.rs"]
mod served;

mod dist;
mod online;
mod operating;
mod packages;
mod turning_points;
mod versions;
