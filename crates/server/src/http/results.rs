//! How games with the same deal ended, and how they were played.

use super::App;
use super::answer::{Answer, answer};
use super::guard::Visitor;
use super::tables::{PAGE, shown};
use crate::live::OrProblem;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use store::ResultRow;
use table::Problem;
use table::{say_deed, shown_name};
use tabletop::never;
use wire::{Code, DealResult, Played, Status, TableId};
use words::Words;

/// How others did with the same deal. Whoever still plays it learns nothing.
pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> Answer<Vec<DealResult>> {
    answer(&visitor, of_table(&app, &visitor, &table).await)
}

async fn of_table(app: &App, visitor: &Visitor, table: &str) -> Result<Vec<DealResult>, Problem> {
    let info = shown(app, visitor, table).await?.table;
    if !matches!(info.status, Status::Finished | Status::Abandoned) {
        return Err(Code::NotFinished.into());
    }
    Ok(deal_results(app.store.results(&info.deal, PAGE).await.or_problem()?, visitor))
}

/// A list in a row of results; what was not written down at its time is empty.
fn part<T: DeserializeOwned>(body: &Value, key: &str) -> Vec<T> {
    let Some(value) = body.get(key) else { return Vec::new() };
    Vec::deserialize(value).unwrap_or_else(|error| {
        never!("a row of results whose `{key}` cannot be read: {error}");
        Vec::new()
    })
}

/// Who played, as it is read.
fn named(words: &Words, played: Played) -> Played {
    let program_of = played.program_of.map(|of| shown_name(words, &of));
    Played { name: shown_name(words, &played.name), program_of, ..played }
}

/// Rows of results as they are shown.
pub(super) fn deal_results(rows: Vec<ResultRow>, visitor: &Visitor) -> Vec<DealResult> {
    let read = |row: ResultRow| {
        let body: Value = serde_json::from_str(&row.body).ok()?;
        let seats = body.get("seats")?.as_array()?;
        let names = |key: &str, holder: &str| -> Vec<String> {
            let of = |seat: &&Value| seat.get("holder").and_then(Value::as_str) == Some(holder);
            let name = |seat: &Value| seat.get(key).and_then(Value::as_str).map(|name| shown_name(visitor.words, name));
            seats.iter().filter(of).filter_map(name).collect()
        };
        let persons = body.get("persons").and_then(Value::as_array).into_iter().flatten();
        let you = persons.filter_map(Value::as_str).any(|person| person == visitor.who.id.0);
        Some(DealResult {
            table: you.then_some(TableId(row.table)),
            at: row.finished_at,
            people: names("name", "person"),
            bots: names("bot", "bot"),
            outcome: body.get("outcome").cloned().unwrap_or_default(),
            score: row.score,
            you,
            unproven: row.unproven,
            known_deal: body.get("known").and_then(Value::as_bool).unwrap_or_default(),
            played: part(&body, "played").into_iter().map(|one| named(visitor.words, one)).collect(),
            host: part(&body, "host").iter().map(|deed| say_deed(visitor.words, deed)).collect(),
        })
    };
    rows.into_iter().filter_map(read).collect()
}
