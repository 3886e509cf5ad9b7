//! The texts: complete in every language, all of them used, and fit to be read.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // Helpers of tests may fail as tests do.

mod basics;
mod cards;
mod daybreak_games;
mod daybreak_samples;
mod ftl;
mod games;
mod golden;
mod keys;
mod lines;
mod places;
mod rendering;
mod rust;
mod samples;
mod table;
mod terms;
mod typed;
