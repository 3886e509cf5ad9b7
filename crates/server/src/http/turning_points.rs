//! The turning points of a game that is over.

use super::App;
use super::answer::{Answer, answer};
use super::guard::Visitor;
use super::tables::table_of;
use crate::live::{Found, OrProblem, Owner, Readable};
use crate::logging::target;
use crate::metrics::Rank;
use axum::extract::{Path, State};
use table::Problem;
use wire::{Code, TableId, TurningPoints, TurningPointsState};

/// The most that are told of one's own moves, and of those of all others.
const MOST: usize = 6;

pub(super) async fn show(State(app): State<App>, visitor: Visitor, Path(table): Path<String>) -> Answer<TurningPoints> {
    answer(&visitor, shown(&app, &visitor, &table).await)
}

async fn shown(app: &App, visitor: &Visitor, table: &str) -> Result<TurningPoints, Problem> {
    let id = table_of(table)?;
    let (who, owner, finder) = (visitor.who.clone(), Owner::Address(visitor.address), app.hub.turning_points().clone());
    let kept = match finder.knows(&id) {
        true => None,
        false => app.store.turning_points(&id.0).await.or_problem()?,
    };
    let read = move |table: &dyn Readable| table.turning_points(&who, owner, &finder, kept.as_deref());
    let found = app.hub.read(&id, read).await?;
    let (found, own) = found.inspect_err(|problem| {
        if problem.code == Code::Busy {
            app.metrics.bots.refused(Rank::Analysis);
        }
    })?;
    keep(app, &id).await;
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let (state, (done, of), points) = match found {
        Found::Working(done, of) => (TurningPointsState::Working, (count(done), count(of)), Vec::new()),
        Found::Failed => (TurningPointsState::Failed, (0, 0), Vec::new()),
        Found::Done(told) => (TurningPointsState::Done, (1, 1), told.points(visitor.words, own, MOST)),
    };
    Ok(TurningPoints { state, done, of, points })
}

/// Keeps what was found, before anybody is told of it. If that cannot be, it is told all the same: it can be found again.
async fn keep(app: &App, id: &TableId) {
    let finder = app.hub.turning_points();
    let Some(told) = finder.to_keep(id) else { return };
    match app.store.keep_turning_points(&id.0, told.keep()).await {
        Ok(()) => finder.note_kept(id),
        Err(error) => {
            tracing::warn!(target: target::TURNING_POINTS, table = %id, %error, "the turning points of a game could not be kept");
        }
    }
}
