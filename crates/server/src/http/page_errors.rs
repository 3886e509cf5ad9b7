//! Errors in pages: how many, and nothing else. What they are stays with the person, who can send it in a report.

use super::App;
use super::answer::{Answer, Given, answer};
use super::guard::Visitor;
use crate::clock::now;
use crate::logging::target;
use axum::extract::State;
use wire::{Millis, Oops};

/// A page that says more at once says nothing that can be believed.
const MOST: u32 = 1000;
/// The log has at most one line in this time, however many pages fail.
pub const LINE_EVERY: Millis = 60_000;

pub(super) async fn count(State(app): State<App>, visitor: Visitor, Given(oops): Given<Oops>) -> Answer<Oops> {
    answer(&visitor, Ok(counted(&app, &oops)))
}

fn counted(app: &App, oops: &Oops) -> Oops {
    let count = oops.count.min(MOST);
    app.metrics.client_errors.inc_by(u64::from(count));
    if let Some(errors) = app.page_errors.add(count, now()) {
        tracing::warn!(target: target::PAGE_ERRORS, errors, "errors happened in pages of this site; whoever saw one can save a report");
    }
    Oops { count }
}
