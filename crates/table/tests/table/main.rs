//! Whole tables without input or output: a clock that the test turns, and after every input the proof that the table is
//! the fold of its events.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // Helpers of tests may fail as tests do.

/// The same scenario in both games.
macro_rules! both {
    ($($name:ident),* $(,)?) => {
        mod in_earthrise {
            $(#[test] fn $name() { super::$name::<::earthrise_title::EarthriseTitle>(); })*
        }
        mod in_daybreak {
            $(#[test] fn $name() { super::$name::<::daybreak_title::DaybreakTitle>(); })*
        }
    };
}

mod after;
mod away;
mod bench;
mod bots;
mod clocks;
mod corpus;
mod daily;
mod dealing;
mod debrief;
mod denied;
mod editions;
mod first_game;
mod follower;
mod gains;
mod gifts;
mod hints;
mod host;
mod knocks;
mod levels;
mod mates;
mod pace;
mod parts;
mod people;
mod plans;
mod previews;
mod questions;
mod random;
mod repeated;
mod secrecy;
mod stand_in;
mod step_parts;
mod steps;
mod study;
mod take_back;
mod talk;
mod thinking;
mod turning_points;
mod uses;
mod watching;
mod whole;
mod whys;
mod wire;
