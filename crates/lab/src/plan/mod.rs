//! Plans: which studies to make, with whom, and how closely.

mod read;

use crate::study_table::PlannedTable;
use measure::{Kind, LineUp};
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

/// One line-up at one kind of table.
#[derive(Clone, Debug)]
pub struct Arm {
    /// What it is called within its study.
    pub label: String,
    /// More about it, such as the difficulty in the rulebook.
    pub hint: String,
    /// The table.
    pub table: PlannedTable,
    /// Who plays. The first name is the one the study is about.
    pub line_up: LineUp,
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
