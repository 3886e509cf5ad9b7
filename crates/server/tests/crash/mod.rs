//! Tables under play while the server is killed again and again; afterwards every acknowledged move has to be there once
//! and in order, and every table has to go on.

#![allow(dead_code, reason = "every program that includes it uses a part of it")]

pub(crate) mod pace;
pub(crate) mod player;
pub(crate) mod record;

use crate::client::Trouble;
use crate::client::program::Program;
use player::{Player, Tally};
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::sync::watch;

/// What is to be done.
#[derive(Clone, Debug)]
pub(crate) struct CrashPlan {
    /// The program `firstlight`.
    pub program: PathBuf,
    /// How many tables are under play.
    pub tables: usize,
    /// How often the server is killed.
    pub kills: usize,
    /// The shortest and the longest time between two kills.
    pub between: (Duration, Duration),
    /// Decides when it is killed and which moves are made.
    pub seed: u64,
}

/// What came of it.
#[derive(Debug)]
pub(crate) struct Summary {
    tables: usize,
    kills: usize,
    seed: u64,
    tally: Tally,
    /// Everything that should not be.
    pub violations: Vec<String>,
}

/// A few numbers that look like chance and are the same every time.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    /// Of a seed and a place.
    pub(crate) fn new(seed: u64, place: u64) -> Dice {
        Dice((seed ^ place.wrapping_mul(0x9e37_79b9_7f4a_7c15)) | 1)
    }

    /// A number below another.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % end.max(1)
    }
}

/// Carries a plan out over a data folder.
pub(crate) async fn run(plan: &CrashPlan, data: &Path) -> Result<Summary, Trouble> {
    let mut server = Program::serve(&plan.program, data, "127.0.0.1:0", None)?;
    let addr = server.addr;
    let (stage, restarts) = watch::channel(0_usize);
    let mut playing = tokio::task::JoinSet::new();
    for number in 0..plan.tables {
        let player = Player::new(addr, number, plan.kills, Dice::new(plan.seed, number as u64), restarts.clone());
        playing.spawn(player.play());
    }
    let mut dice = Dice::new(plan.seed, u64::MAX);
    let (least, most) = (plan.between.0.as_millis() as u64, plan.between.1.as_millis() as u64);
    for kill in 1..=plan.kills {
        tokio::time::sleep(Duration::from_millis(least + dice.below(most - least + 1))).await;
        server.kill()?;
        server = Program::serve(&plan.program, data, &addr.to_string(), None)?;
        stage.send_replace(kill);
    }
    let mut summary = Summary {
        tables: plan.tables,
        kills: plan.kills,
        seed: plan.seed,
        tally: Tally::default(),
        violations: Vec::new(),
    };
    while let Some(played) = playing.join_next().await {
        let (tally, violations) = played?;
        summary.tally.add(&tally);
        summary.violations.extend(violations);
    }
    Ok(summary)
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Summary { tables, kills, seed, tally, violations } = self;
        writeln!(f, "{tables} tables under play, the server killed {kills} times (seed {seed})")?;
        writeln!(f, "  moves acknowledged                  {:>8}", tally.acknowledged)?;
        writeln!(f, "  commands sent again after a crash   {:>8}", tally.repeated)?;
        writeln!(f, "    carried out before the crash      {:>8}", tally.known)?;
        writeln!(f, "    carried out after it              {:>8}", tally.repeated - tally.known - tally.outdated)?;
        writeln!(f, "    no longer possible after it       {:>8}", tally.outdated)?;
        writeln!(f, "  times a table was entered again     {:>8}", tally.returned)?;
        writeln!(f, "  games played to their end           {:>8}", tally.finished)?;
        writeln!(f, "  logs checked, entries in them       {:>8} {:>9}", tally.logs, tally.entries)?;
        writeln!(f, "  tables that went on after the last restart {:>3} of {tables}", tally.went_on)?;
        writeln!(f, "  violations                          {:>8}", violations.len())?;
        violations.iter().take(20).try_for_each(|violation| writeln!(f, "    {violation}"))
    }
}

impl Summary {
    /// Is everything as it should be, and was anything tried at all?
    pub(crate) fn is_clean(&self) -> bool {
        self.violations.is_empty() && self.tally.went_on == self.tables && self.tally.acknowledged > 0
    }
}
