//! What happens too often for a line each.

use std::sync::{Mutex, PoisonError};
use wire::Millis;

/// Counts what has happened since the last line of the log about it; there is at most one line in a time.
#[derive(Debug)]
pub struct ThrottledCount {
    every: Millis,
    /// How often, and when there was a line last.
    counted: Mutex<(u64, Option<Millis>)>,
}

impl ThrottledCount {
    /// At most one line in this time.
    pub fn every(every: Millis) -> ThrottledCount {
        ThrottledCount { every, counted: Mutex::default() }
    }

    /// It happened `count` times more; answers with how much the log should tell of now, if it should.
    pub fn add(&self, count: u32, at: Millis) -> Option<u64> {
        let mut untold = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        untold.0 += u64::from(count);
        if untold.0 == 0 || untold.1.is_some_and(|last| (0..self.every).contains(&(at - last))) {
            return None;
        }
        untold.1 = Some(at);
        Some(std::mem::take(&mut untold.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_tells_of_all_and_at_most_once_in_its_time() {
        let untold = ThrottledCount::every(60_000);
        assert_eq!(untold.add(0, 5), None);
        assert_eq!(untold.add(2, 1000), Some(2));
        assert_eq!(untold.add(3, 1001), None);
        assert_eq!(untold.add(4, 60_999), None);
        assert_eq!(untold.add(1, 61_000), Some(8));
        assert_eq!(untold.add(1, 200_000), Some(1));
        assert_eq!(untold.add(1, 3), Some(1), "a clock that was put back keeps nothing secret");
    }
}
