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
use wire::{Code, DealResult, PersonId, Played, Status, TableId};
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
    type Output = Result<bool, Unreadable>;

    fn visit<T: Title>(self) -> Result<bool, Unreadable> {
        let Won(outcome, seats) = self;
        let outcome = OutcomeOf::<T>::deserialize(outcome).map_err(Unreadable::Outcome)?;
        Ok(seats.iter().any(|&seat| T::won(&outcome, seat)))
    }
}

/// Why a result cannot be shown. Tables that ended without an outcome are in no list.
#[derive(Debug, thiserror::Error)]
enum Unreadable {
    #[error("a row of results that cannot be read: {0}")]
    Row(serde_json::Error),
    #[error("a result whose outcome cannot be read: {0}")]
    Outcome(serde_json::Error),
    #[error("a result of {0}, which is no game of this program")]
    Game(String),
}

/// Rows of results of a game as they are shown. One that cannot be read is left out: it was neither won nor lost.
pub(super) fn deal_results(game: &str, rows: Vec<ResultRow>, visitor: &Visitor) -> Vec<DealResult> {
    let read = |row: ResultRow| match deal_result(game, row, visitor) {
        Ok(result) => Some(result),
        Err(error) => {
            never!("{error}");
            None
        }
    };
    rows.into_iter().filter_map(read).collect()
}

/// Did one of the visitor's seats win? None if they had no seat.
pub(super) fn won_by(game: &str, row: ResultRow, visitor: &Visitor) -> Option<bool> {
    let kept: KeptResult = serde_json::from_str(&row.body).ok()?;
    let own = |person: &Option<PersonId>| person.as_ref() == Some(&visitor.who.id);
    let seats = (0..).zip(&kept.persons).filter(|(_, person)| own(person)).map(|(seat, _)| Seat(seat));
    let seats: Vec<Seat> = seats.collect();
    if seats.is_empty() {
        return None;
    }
    games::with(game, Won(&kept.outcome, &seats))?.ok()
}

fn deal_result(game: &str, row: ResultRow, visitor: &Visitor) -> Result<DealResult, Unreadable> {
    let words = visitor.words;
    let kept: KeptResult = serde_json::from_str(&row.body).map_err(Unreadable::Row)?;
    let you = kept.persons.iter().flatten().any(|person| *person == visitor.who.id);
    let seats: Vec<Seat> = kept.people().map(|seat| seat.seat).collect();
    let won = games::with(game, Won(&kept.outcome, &seats));
    Ok(DealResult {
        table: you.then_some(TableId(row.table)),
        at: row.finished_at,
        won: won.ok_or_else(|| Unreadable::Game(game.to_owned()))??,
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
}
