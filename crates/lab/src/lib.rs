//! The lab: many games between bots, what they say, and a report that people can read.
//!
//! A [`Plan`] holds studies; a study is some line-ups at some tables. [`run()`] plays them: the same deals for every
//! line-up, every bot in every seat, in batches until enough is known. Metrics listen to the facts of each game
//! ([`measure::Metric`], which a title brings); [`report`] makes the page, the tables and the JSON.
//!
//! The same plan and seed give the same numbers on any number of threads, and a run that was stopped goes on where it
//! was.

mod bench;
mod failure;
pub mod meaning;
mod plan;
mod play;
pub mod report;
mod run;
mod stop;
mod store;
mod study;
mod study_table;
mod table;

pub use bench::{Progress, Quiet};
pub use failure::LabError;
pub use measure::{Kind, LineUp, Record, WHOLE, figure, stats};
pub use plan::{Arm, Plan, Study};
pub use run::run;
pub use stop::{Enough, Stop};
pub use store::GAMES_FILE;
pub use study::{ArmFinding, Finding, Findings};
pub use study_table::PlannedTable;
pub use table::of_table;
