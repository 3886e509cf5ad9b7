//! What came of a long run, for whoever reads it.

use super::SoakPlan;
use super::memory::Memory;
use super::tally::Tally;
use crate::crash::player;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// How the server came back after it was killed.
#[derive(Debug)]
pub(super) struct Back {
    /// When it was killed.
    pub dead: Instant,
    /// How long it took to listen again.
    pub listening: Duration,
    /// How long it took each player to make a move again.
    pub moved: Vec<Duration>,
}

/// What came of it.
#[derive(Debug)]
pub(crate) struct Summary {
    plan: SoakPlan,
    got: Arc<Tally>,
    pub(super) played_for: Duration,
    pub(super) moves: u64,
    pub(super) refused: u64,
    pub(super) waits: Vec<u32>,
    pub(super) back: Vec<Back>,
    pub(super) memory: Memory,
    pub(super) tally: player::Tally,
    pub(super) handles: (usize, usize),
    pub(super) opened: usize,
    pub(super) checked: usize,
    pub(super) backup: String,
    pub(super) lines: usize,
    /// Seconds of a processor.
    pub(super) server_cpu: f64,
    pub(super) clients_cpu: f64,
    /// Everything that should not be.
    pub violations: Vec<String>,
}

/// The value that a part of some does not exceed.
pub(super) fn quantile(values: &[u32], part: f64) -> f64 {
    let mut values = values.to_vec();
    values.sort_unstable();
    let place = (values.len() as f64 * part) as usize;
    values.get(place.min(values.len().saturating_sub(1))).map_or(0.0, |value| f64::from(*value))
}

impl Summary {
    pub(super) fn new(plan: &SoakPlan, got: Arc<Tally>) -> Summary {
        Summary {
            plan: plan.clone(),
            got,
            played_for: Duration::ZERO,
            moves: 0,
            refused: 0,
            waits: Vec::new(),
            back: Vec::new(),
            memory: Memory::default(),
            tally: player::Tally::default(),
            handles: (0, 0),
            opened: 0,
            checked: 0,
            backup: String::new(),
            lines: 0,
            server_cpu: 0.0,
            clients_cpu: 0.0,
            violations: Vec::new(),
        }
    }

    /// Moves a second that were really made.
    pub(crate) fn rate(&self) -> f64 {
        self.moves as f64 / self.played_for.as_secs_f64()
    }

    /// What should not be, of all kinds.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut faults = self.violations.clone();
        faults.extend(self.got.faults());
        faults.extend(self.memory.faults());
        if self.tally.went_on < self.plan.tables {
            faults.push(format!("{} of {} tables went on to the end", self.tally.went_on, self.plan.tables));
        }
        if self.checked < self.tally.logs {
            faults.push(format!("{} of {} logs were checked", self.checked, self.tally.logs));
        }
        faults
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let minutes = self.played_for.as_secs_f64() / 60.0;
        let Summary { plan, tally, .. } = self;
        writeln!(f, "\n{minutes:.1} minutes, {} tables, seed {}", plan.tables, plan.seed)?;
        let short = if self.rate() < 0.95 * plan.rate { "  SHORT OF THE GOAL" } else { "" };
        writeln!(f, "  moves acknowledged                  {:>8}", tally.acknowledged)?;
        writeln!(f, "  moves a second                      {:>8.0} of {:.0}{short}", self.rate(), plan.rate)?;
        let ms = |part: f64| quantile(&self.waits, part) / 1e3;
        writeln!(
            f,
            "  acknowledged after                  p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, at most {:.0} ms",
            ms(0.5),
            ms(0.95),
            ms(0.99),
            ms(1.0)
        )?;
        let busy = |cpu: f64| 100.0 * cpu / self.played_for.as_secs_f64();
        writeln!(
            f,
            "  of one processor                    server {:.0} %, clients and attackers {:.0} %",
            busy(self.server_cpu),
            busy(self.clients_cpu)
        )?;
        writeln!(f, "  moves that came too fast            {:>8}", self.refused)?;
        writeln!(f, "  killed                              {:>8} times", self.back.len())?;
        for (at, back) in (1..).zip(&self.back) {
            let mut moved = back.moved.clone();
            moved.sort_unstable();
            let at_most = |part: f64| {
                let place = (plan.tables as f64 * part).ceil() as usize - 1;
                moved.get(place).map_or("-".to_owned(), |time| format!("{:.1} s", time.as_secs_f64()))
            };
            writeln!(
                f,
                "    {at:>2}: listening after {:.1} s; moves at half the tables after {}, at 95 % after {}, at {} of {} at all",
                back.listening.as_secs_f64(),
                at_most(0.5),
                at_most(0.95),
                moved.len(),
                plan.tables,
            )?;
        }
        writeln!(
            f,
            "  entered again after a kill          {:>8} tables, held against what was acknowledged",
            tally.returned
        )?;
        writeln!(f, "  commands sent again after a kill    {:>8}", tally.repeated)?;
        writeln!(f, "    carried out before it             {:>8}", tally.known)?;
        writeln!(f, "  games played to their end           {:>8}", tally.finished)?;
        writeln!(f, "  logs held against what was promised {:>8}, {} entries", tally.logs, tally.entries)?;
        writeln!(f, "  logs that pass `firstlight check`   {:>8}", self.checked)?;
        writeln!(f, "  tables that open                    {:>8}", self.opened)?;
        writeln!(f, "  backup                              {}", self.backup)?;
        write!(f, "{}", self.memory)?;
        writeln!(
            f,
            "  open when everybody has left        {:>8} ({} in the beginning)",
            self.handles.1, self.handles.0
        )?;
        writeln!(f, "  lines in the server's log           {:>8}", self.lines)?;
        writeln!(f, "  attackers got")?;
        for (kind, outcomes) in self.got.lines() {
            writeln!(f, "    {kind}: {outcomes}")?;
        }
        let faults = self.faults();
        writeln!(f, "  what should not be                  {:>8}", faults.len())?;
        faults.iter().take(20).try_for_each(|fault| writeln!(f, "    {fault}"))
    }
}
