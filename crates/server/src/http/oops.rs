//! Errors in pages: how many, and nothing else. What they are stays with the person, who can send it in a report.

use super::App;
use super::answer::{Answer, Given, answer};
use super::guard::Visitor;
use crate::door::limits::Class;
use crate::live::now;
use crate::wire::{Millis, Oops, Problem};
use axum::extract::State;
use std::sync::{Mutex, PoisonError};

/// A page that says more at once says nothing that can be believed.
const MOST: u32 = 1000;
/// The log has at most one line in this time, however many pages fail.
const LINE_EVERY: Millis = 60_000;

/// Errors that the log has not told of yet.
#[derive(Debug, Default)]
pub struct Untold(Mutex<(u64, Option<Millis>)>);

impl Untold {
    /// Adds some; answers with how many the log should tell of now, if it should.
    pub fn add(&self, count: u32, at: Millis) -> Option<u64> {
        let mut untold = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        untold.0 += u64::from(count);
        if untold.0 == 0 || untold.1.is_some_and(|last| at - last < LINE_EVERY) {
            return None;
        }
        untold.1 = Some(at);
        Some(std::mem::take(&mut untold.0))
    }
}

pub async fn count(State(app): State<App>, visitor: Visitor, Given(oops): Given<Oops>) -> Answer<Oops> {
    answer(&visitor, counted(&app, &visitor, &oops))
}

fn counted(app: &App, visitor: &Visitor, oops: &Oops) -> Result<Oops, Problem> {
    app.limits.take(Class::Reports, now(), visitor.address)?;
    let count = oops.count.min(MOST);
    app.metrics.client_errors.inc_by(u64::from(count));
    if let Some(errors) = app.oops.add(count, now()) {
        tracing::warn!(errors, "errors happened in pages of this site; whoever saw one can save a report");
    }
    Ok(Oops { count })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_tells_of_all_errors_and_at_most_once_a_minute() {
        let untold = Untold::default();
        assert_eq!(untold.add(0, 5), None);
        assert_eq!(untold.add(2, 1000), Some(2));
        assert_eq!(untold.add(3, 1001), None);
        assert_eq!(untold.add(4, 60_999), None);
        assert_eq!(untold.add(1, 61_000), Some(8));
        assert_eq!(untold.add(1, 200_000), Some(1));
    }
}
