//! How games with the same deal ended, and how they were played.

use super::App;
use super::answer::{Answer, answer};
use super::guard::Visitor;
use super::tables::{PAGE, shown};
use crate::live::OrProblem;
use axum::extract::{Path, State};
use games::Visit;
use serde::Deserialize;
use serde_json::Value;
use store::ResultRow;
use table::Problem;
use table::{KeptResult, say_deed, shown_name};
use tabletop::{Seat, never};
use title::{OutcomeOf, Title};
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
    Ok(deal_results(&info.game, app.store.results(&info.deal, PAGE).await.or_problem()?, visitor))
}

/// Who played, as it is read.
fn named(words: &Words, played: Played) -> Played {
    let program_of = played.program_of.map(|of| shown_name(words, &of));
    Played { name: shown_name(words, &played.name), program_of, ..played }
}

/// Did one of these seats win, with an outcome as it was kept?
struct Won<'a>(&'a Value, &'a [Seat]);

impl Visit for Won<'_> {
    type Output = bool;

    fn visit<T: Title>(self) -> bool {
        let Won(outcome, seats) = self;
        // Tables that ended without an outcome are in no list; one that cannot be read was won by nobody.
        let outcome = OutcomeOf::<T>::deserialize(outcome);
        outcome.is_ok_and(|outcome| seats.iter().any(|&seat| T::won(&outcome, seat)))
    }
}

/// Rows of results of a game as they are shown.
pub(super) fn deal_results(game: &str, rows: Vec<ResultRow>, visitor: &Visitor) -> Vec<DealResult> {
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
        let seats: Vec<Seat> = kept.people().map(|seat| seat.seat).collect();
        Some(DealResult {
            table: you.then_some(TableId(row.table)),
            at: row.finished_at,
            won: games::with(game, Won(&kept.outcome, &seats)).unwrap_or_default(),
            people: kept.people().map(|seat| shown_name(words, &seat.name)).collect(),
            seats,
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
