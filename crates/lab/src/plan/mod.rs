//! Plans: which studies to make, with whom, and how closely.

mod read;

use crate::stop::Stop;
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
