//! Taking a table off one's list.

use super::App;
use super::answer::{Answer, answer};
use super::guard::Visitor;
use super::tables::table_of;
use crate::live::OrProblem;
use crate::live::Passage;
use axum::extract::{Path, State};
use table::Problem;
use wire::{At, Code};

/// Leaves a table, if it is not over, and takes it off the visitor's list. Nothing is taken from anybody else.
pub(super) async fn remove(State(app): State<App>, visitor: Visitor, Path(table): Path<String>) -> Answer<At> {
    answer(&visitor, removed(&app, &visitor, &table).await)
}

async fn removed(app: &App, visitor: &Visitor, table: &str) -> Result<At, Problem> {
    let id = table_of(table)?;
    let who = visitor.who.clone();
    app.hub.read(&id, move |table| table.may_enter(&who)).await??;
    if !app.store.members(&id.0).await.or_problem()?.iter().any(|member| member.person == visitor.who.id.0) {
        return Err(Code::NotAtTable.into());
    }
    app.hub.pass(&id, &visitor.who, Passage::Quit).await?;
    app.store.hide(&id.0, &visitor.who.id.0, true).await.or_problem()?;
    Ok(At::table(id))
}
