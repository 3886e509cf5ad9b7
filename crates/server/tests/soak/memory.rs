//! Whether memory stays what it is. The server is killed every so often, so what counts is how much it holds at the same age
//! of one life and the next.

use std::fmt;
use std::time::Duration;

/// More than this from one life to the next is growth: what is kept on disk would have to be held in memory.
pub(crate) const MOST_A_LIFE: f64 = 4.0;
/// More than this at any moment is too much for a server with so few tables, in MiB.
pub(crate) const MOST: f64 = 600.0;
/// Lives that have to be seen before anything is said about growth.
const ENOUGH: usize = 4;
/// A life is compared by its last seconds; a shorter one is not.
const WARM: Duration = Duration::from_secs(20);

/// What one life of the server held.
#[derive(Clone, Debug, Default)]
pub(crate) struct Life {
    samples: Vec<(Duration, f64)>,
    handles: usize,
}

impl Life {
    /// At some age of the process: so much memory in bytes, so many handles.
    pub(crate) fn add(&mut self, age: Duration, bytes: u64, handles: usize) {
        self.samples.push((age, bytes as f64 / 1024.0 / 1024.0));
        self.handles = self.handles.max(handles);
    }

    fn last(&self) -> Option<Duration> {
        self.samples.last().map(|(age, _)| *age)
    }

    /// What it held between two ages, in MiB.
    fn between(&self, from: Duration, to: Duration) -> Option<f64> {
        let within: Vec<f64> =
            self.samples.iter().filter(|(age, _)| (from..=to).contains(age)).map(|(_, mib)| *mib).collect();
        (!within.is_empty()).then(|| within.iter().sum::<f64>() / within.len() as f64)
    }

    /// How much it grew a minute after its first half minute, in MiB.
    fn growth(&self) -> Option<f64> {
        let warm: Vec<(f64, f64)> = self
            .samples
            .iter()
            .filter(|(age, _)| *age > Duration::from_secs(30))
            .map(|(age, mib)| (age.as_secs_f64() / 60.0, *mib))
            .collect();
        slope(&warm)
    }
}

/// What all lives held.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    /// One after the other.
    pub lives: Vec<Life>,
}

/// The line through points that lies nearest to all of them.
pub(crate) fn slope(points: &[(f64, f64)]) -> Option<f64> {
    let n = points.len() as f64;
    let (mx, my) = (points.iter().map(|p| p.0).sum::<f64>() / n, points.iter().map(|p| p.1).sum::<f64>() / n);
    let spread: f64 = points.iter().map(|p| (p.0 - mx).powi(2)).sum();
    (points.len() > 2 && spread > 0.0).then(|| points.iter().map(|p| (p.0 - mx) * (p.1 - my)).sum::<f64>() / spread)
}

impl Memory {
    fn top(&self) -> f64 {
        self.lives.iter().flat_map(|life| &life.samples).map(|(_, mib)| *mib).fold(0.0, f64::max)
    }

    /// What each life held when it was as old as the shortest became, the first left out: it began with nothing.
    fn at_the_same_age(&self) -> Vec<(f64, f64)> {
        let lives = self.lives.get(1..).unwrap_or_default();
        let lives: Vec<&Life> = lives.iter().filter(|life| life.last().is_some_and(|age| age > WARM)).collect();
        let Some(age) = lives.iter().filter_map(|life| life.last()).min() else { return Vec::new() };
        let from = age.saturating_sub(Duration::from_secs(10));
        (0..).zip(&lives).filter_map(|(at, life)| Some((f64::from(at), life.between(from, age)?))).collect()
    }

    /// How much more a life holds than the one before, in MiB, if enough of them were seen.
    pub(crate) fn a_life(&self) -> Option<f64> {
        let points = self.at_the_same_age();
        if points.len() < ENOUGH { None } else { slope(&points) }
    }

    /// What is wrong, if anything is.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if let Some(more) = self.a_life().filter(|more| *more > MOST_A_LIFE) {
            faults.push(format!("memory grows by {more:.1} MiB from one life to the next; at most {MOST_A_LIFE}"));
        }
        if self.top() > MOST {
            faults.push(format!("{:.0} MiB of memory; at most {MOST}", self.top()));
        }
        faults
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let same: Vec<String> = self.at_the_same_age().iter().map(|(_, mib)| format!("{mib:.0}")).collect();
        writeln!(f, "  memory at most                      {:>8.0} MiB", self.top())?;
        writeln!(f, "  at the same age, life after life    {:>8} MiB", same.join(" "))?;
        match self.a_life() {
            Some(more) => writeln!(f, "  more from one life to the next      {more:>8.2} MiB (at most {MOST_A_LIFE})")?,
            None => writeln!(f, "  more from one life to the next       too few lives to tell")?,
        }
        let growth: Vec<f64> = self.lives.iter().filter_map(Life::growth).collect();
        if !growth.is_empty() {
            let mean = growth.iter().sum::<f64>() / growth.len() as f64;
            writeln!(
                f,
                "  within a life, after half a minute  {mean:>8.2} MiB a minute (games that ended stay 5 minutes, and the database's cache fills)"
            )?;
        }
        let handles: Vec<String> = self.lives.iter().map(|life| life.handles.to_string()).collect();
        writeln!(f, "  files and sockets open, at most     {:>8}", handles.join(" "))
    }
}
