//! An end of thinking that somebody else may bring forward.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// A moment by which thinking ends. Copies share it: whoever waits for a thought can bring it forward, to now if nobody
/// wants the thought any more. Whoever thinks looks at it between two lines of play, and answers with what was found.
///
/// ```
/// use bots::search::Deadline;
/// let deadline = Deadline::never();
/// let copy = deadline.clone();
/// assert!(!copy.is_past());
/// deadline.bring_to_now();
/// assert!(copy.is_past());
/// ```
#[derive(Clone, Debug)]
pub struct Deadline(Arc<Moment>);

#[derive(Debug)]
struct Moment {
    begin: Instant,
    /// Microseconds from the beginning on.
    after: AtomicU64,
}

impl Deadline {
    /// As long as nobody brings it forward there is none.
    pub fn never() -> Deadline {
        Deadline(Arc::new(Moment { begin: Instant::now(), after: AtomicU64::new(u64::MAX) }))
    }

    /// After so much time from now.
    pub fn after(time: Duration) -> Deadline {
        let deadline = Deadline::never();
        deadline.bring_to(Instant::now().checked_add(time));
        deadline
    }

    /// Brings it forward to this moment, unless it is sooner already; none is a moment that never comes.
    pub fn bring_to(&self, at: Option<Instant>) {
        let after = at.map(|at| at.saturating_duration_since(self.0.begin).as_micros());
        self.0.after.fetch_min(after.and_then(|micros| micros.try_into().ok()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// Thinking ends as soon as it can.
    pub fn bring_to_now(&self) {
        self.0.after.store(0, Ordering::Relaxed);
    }

    /// Is it past?
    pub fn is_past(&self) -> bool {
        match self.0.after.load(Ordering::Relaxed) {
            // The clock need not be read for these.
            0 => true,
            u64::MAX => false,
            after => self.0.begin.elapsed().as_micros() >= u128::from(after),
        }
    }
}

/// Is there a deadline, and is it past?
pub fn is_past(deadline: Option<&Deadline>) -> bool {
    deadline.is_some_and(Deadline::is_past)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deadline_is_only_brought_forward() {
        let deadline = Deadline::after(Duration::ZERO);
        assert!(deadline.is_past());
        deadline.bring_to(None);
        deadline.bring_to(Instant::now().checked_add(Duration::from_secs(60)));
        assert!(deadline.is_past());
        let later = Deadline::after(Duration::from_secs(3600));
        assert!(!later.is_past());
        later.bring_to(Some(Instant::now()));
        assert!(later.is_past());
    }
}
