//! A game that is over, for talking about it.

use super::App;
use super::answer::{Answer, answer};
use super::guard::Visitor;
use super::tables::table_of;
use crate::live::Looking;
use axum::extract::{Path, State};
use table::Problem;
use wire::Debrief;

pub(super) async fn show(State(app): State<App>, visitor: Visitor, Path(table): Path<String>) -> Answer<Debrief> {
    answer(&visitor, shown(&app, &visitor, &table).await)
}

async fn shown(app: &App, visitor: &Visitor, table: &str) -> Result<Debrief, Problem> {
    let id = table_of(table)?;
    let (who, words) = (visitor.who.clone(), visitor.words);
    let share = format!("/t/{id}");
    let read = move |table: &dyn crate::live::Readable| {
        let numbers = table.debrief(&who)?;
        let (welcome, _) = table.look(&who, &Looking { facing: None, to: None, words: Some(words), whole: false })?;
        Ok(Debrief {
            table: welcome.table,
            outcome: welcome.now.outcome,
            outcome_text: welcome.now.outcome_text,
            numbers,
            share,
        })
    };
    app.hub.read(&id, read).await?
}
