//! The turning points of a game that is over.

use super::App;
use super::answer::{Answer, answer};
use super::guard::Visitor;
use super::tables::table_of;
use crate::live::{Found, Owner, Readable};
use crate::metrics::Rank;
use axum::extract::{Path, State};
use table::Problem;
use wire::{Code, TurningPoints, TurningPointsState};

pub(super) async fn show(State(app): State<App>, visitor: Visitor, Path(table): Path<String>) -> Answer<TurningPoints> {
    answer(&visitor, shown(&app, &visitor, &table).await)
}

async fn shown(app: &App, visitor: &Visitor, table: &str) -> Result<TurningPoints, Problem> {
    let id = table_of(table)?;
    let (who, owner, finder) = (visitor.who.clone(), Owner::Address(visitor.address), app.hub.turning_points().clone());
    let found = app.hub.read(&id, move |table: &dyn Readable| table.turning_points(&who, owner, &finder)).await?;
    let found = found.inspect_err(|problem| {
        if problem.code == Code::Busy {
            app.metrics.bots.refused(Rank::Analysis);
        }
    })?;
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let (state, (done, of), points) = match found {
        Found::Working(done, of) => (TurningPointsState::Working, (count(done), count(of)), Vec::new()),
        Found::Failed => (TurningPointsState::Failed, (0, 0), Vec::new()),
        Found::Done(told) => (TurningPointsState::Done, (1, 1), told.points(visitor.words)),
    };
    Ok(TurningPoints { state, done, of, points })
}
