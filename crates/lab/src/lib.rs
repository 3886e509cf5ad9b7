//! The lab: many games between bots, what they say, and a report that people can read.
//!
//! A [`Plan`] holds studies; a study is some line-ups at some tables. [`run()`] plays them: the same deals for every
//! line-up, every bot in every seat, in batches until enough is known. Metrics listen to the facts of each game
//! ([`metric`]); [`report`] makes the page, the tables and the JSON.
//!
//! The same plan and seed give the same numbers on any number of threads, and a run that was stopped goes on where it
//! was.

mod failure;
mod field;
pub mod figure;
mod line_up;
pub mod metric;
mod plan;
mod play;
mod record;
pub mod report;
mod run;
pub mod stats;
mod store;
mod study;
mod table;

pub use failure::LabError;
pub use field::Field;
pub use line_up::LineUp;
pub use plan::{Arm, Kind, Plan, Stop, Study, Table, challenge_of, daybreak_files, power_of, powers_of};
pub use record::{Record, WHOLE};
pub use run::{Enough, Progress, Quiet, run};
pub use store::GAMES_FILE;
pub use study::{ArmFinding, Finding, Findings};
pub use table::of_table;
