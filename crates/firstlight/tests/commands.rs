//! The commands of the program as people type them: one program of tests, so that it is linked once.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod advice;
mod cards;
mod cli;
mod common;
mod corpus;
mod daybreak_table;
mod earthrise_table;
mod hints;
mod lab;
mod sim;
mod table;
mod tongue;
