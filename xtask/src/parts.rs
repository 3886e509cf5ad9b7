//! A long command in parts, each with the time it took.

use std::time::{Duration, Instant};

/// The parts of a command so far.
pub(crate) struct Parts {
    began: Instant,
    done: Vec<(&'static str, Duration)>,
}

impl Parts {
    pub(crate) fn new() -> Parts {
        Parts { began: Instant::now(), done: Vec::new() }
    }

    /// Does a part and keeps how long it took, whether it went well or not.
    pub(crate) fn run<T>(&mut self, name: &'static str, part: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
        eprintln!("\n== {name}, after {}", minutes(self.began.elapsed()));
        let from = Instant::now();
        let result = part();
        self.done.push((name, from.elapsed()));
        result
    }

    /// All parts in a line, the whole first.
    pub(crate) fn summary(&self) -> String {
        let parts: Vec<String> = self.done.iter().map(|(name, time)| format!("{name} {}", minutes(*time))).collect();
        format!("took {}: {}", minutes(self.began.elapsed()), parts.join(", "))
    }
}

/// As in `12:05`.
fn minutes(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_that_fails_is_in_the_summary_too() {
        let mut parts = Parts::new();
        assert_eq!(parts.run("first", || Ok(7)), Ok(7));
        assert_eq!(parts.run("second", || Err::<(), _>("no".to_owned())), Err("no".to_owned()));
        assert_eq!(parts.summary(), "took 0:00: first 0:00, second 0:00");
        assert_eq!(minutes(Duration::from_secs(725)), "12:05");
    }
}
