//! Plans: which studies to make, with whom, and how closely.

mod challenges;
mod fields;
mod own;
mod read;
mod tables;

pub use challenges::challenge_of;
pub use own::daybreak_files;
pub use tables::{power_of, powers_of};

use crate::line_up::LineUp;
use daybreak::Daybreak;
use earthrise::Earthrise;
use serde::Serialize;
use std::fmt;
use tabletop::Seed;

/// Several studies that belong together.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What it is called.
    pub title: String,
    /// From which all chance follows.
    pub seed: Seed,
    /// What is studied, in order.
    pub studies: Vec<Study>,
    /// The file it was read from.
    pub text: String,
}

/// One question, and the games that answer it.
#[derive(Clone, Debug)]
pub struct Study {
    /// What is asked.
    pub kind: Kind,
    /// What it is called.
    pub name: String,
    /// What there is to say about it.
    pub about: String,
    /// Who plays where.
    pub arms: Vec<Arm>,
    /// When to stop.
    pub stop: Stop,
}

/// The questions the lab can answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Who wins?
    Arena,
    /// Does a bot play better when it thinks longer?
    Ladder,
    /// How hard are the setups of Daybreak?
    Difficulty,
    /// What are the cards of Daybreak worth?
    Cards,
    /// Does any seat or power fare better?
    Seats,
    /// What happened in one game at one table? No plan asks that.
    Table,
}

impl Kind {
    /// Those a plan can ask for.
    pub const ALL: [Kind; 5] = [Kind::Arena, Kind::Ladder, Kind::Difficulty, Kind::Cards, Kind::Seats];

    /// Its name in a plan.
    pub const fn key(self) -> &'static str {
        match self {
            Kind::Arena => "arena",
            Kind::Ladder => "ladder",
            Kind::Difficulty => "difficulty",
            Kind::Cards => "cards",
            Kind::Seats => "seats",
            Kind::Table => "table",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// One line-up at one kind of table.
#[derive(Clone, Debug)]
pub struct Arm {
    /// What it is called within its study.
    pub label: String,
    /// More about it, such as the difficulty in the rulebook.
    pub hint: String,
    /// The table.
    pub table: Table,
    /// Who plays. The first name is the one the study is about.
    pub line_up: LineUp,
}

/// The rules at a table.
#[derive(Clone, Debug)]
pub enum Table {
    /// A table of Earthrise, and what sets it apart from others.
    Earthrise(Box<Earthrise>, String),
    /// A table of Daybreak, and what sets it apart from others.
    Daybreak(Box<Daybreak>, String),
}

impl Table {
    /// The name of the game.
    pub fn game(&self) -> &'static str {
        use crate::field::Field;
        match self {
            Table::Earthrise(..) => <Earthrise as Field>::NAME,
            Table::Daybreak(..) => <Daybreak as Field>::NAME,
        }
    }
}

/// When a line-up has played enough. Games are played in batches of whole deals, and the rule is asked after each
/// batch, so it does not depend on the number of threads.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
    /// The most games of a line-up, rounded up to whole batches.
    pub games: u64,
    /// Enough is known when half of the 95 % interval is at most this.
    pub precision: Option<f64>,
    /// The win share that is asked for: enough is known when the 99.7 % interval lies wholly on one side of either
    /// end. It is wider than the one that is shown because it is looked at after every batch.
    pub goal: Option<(f64, f64)>,
    /// Deals in a batch.
    pub batch: u64,
}
