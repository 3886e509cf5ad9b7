//! How games with the same deal ended, and how they were played.

use super::App;
use super::answer::{Answer, answer};
use super::guard::Visitor;
use super::tables::{PAGE, shown};
use crate::live::OrProblem;
use axum::extract::{Path, State};
use store::ResultRow;
use table::Problem;
use table::{KeptResult, say_deed, shown_name};
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

/// Who played, as it is read.
fn named(words: &Words, played: Played) -> Played {
    let program_of = played.program_of.map(|of| shown_name(words, &of));
    Played { name: shown_name(words, &played.name), program_of, ..played }
}

/// Rows of results as they are shown.
pub(super) fn deal_results(rows: Vec<ResultRow>, visitor: &Visitor) -> Vec<DealResult> {
    let words = visitor.words;
    let read = |row: ResultRow| {
        let kept: KeptResult = match serde_json::from_str(&row.body) {
            Ok(kept) => kept,
            Err(error) => {
                never!("a row of results that cannot be read: {error}");
                return None;
            }
        };
        let you = kept.persons.iter().flatten().any(|person| *person == visitor.who.id);
        Some(DealResult {
            table: you.then_some(TableId(row.table)),
            at: row.finished_at,
            people: kept.people().map(|name| shown_name(words, name)).collect(),
            bots: kept.bots().map(|name| shown_name(words, name)).collect(),
            outcome: kept.outcome,
            score: row.score,
            you,
            unproven: row.unproven,
            known_deal: kept.known_deal,
            played: kept.played.into_iter().map(|one| named(words, one)).collect(),
            host: kept.host.iter().map(|deed| say_deed(words, deed)).collect(),
        })
    };
    rows.into_iter().filter_map(read).collect()
}
