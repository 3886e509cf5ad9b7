//! What the store keeps of a table: rows and events, from what the table knows and back.

use super::table_options::TableOptions;
use store::{Batch, MemberChange, ResultRow, RowChange, Status as RowStatus, TableRow};
use table::{Event, Fixed};
use tabletop::Seed;
use wire::json;
use wire::{PersonId, Status, Summary, TableId};

/// Where a table is in its life, as the store says it.
pub fn row_status(status: Status) -> RowStatus {
    match status {
        Status::Waiting => RowStatus::Waiting,
        Status::Running => RowStatus::Running,
        Status::Finished => RowStatus::Finished,
        Status::Abandoned => RowStatus::Abandoned,
    }
}

/// What never changes about a table, from its row.
pub(crate) fn fixed_of(row: &TableRow) -> Result<Fixed, serde_json::Error> {
    let TableOptions { settings, daily, known_deal } = serde_json::from_str(&row.options)?;
    Ok(Fixed {
        id: TableId(row.id.clone()),
        header: serde_json::from_str(&row.header)?,
        settings,
        created: row.created,
        seed: Seed(row.seed),
        deal: row.deal.clone(),
        daily,
        known_deal,
    })
}

pub(super) fn row_change(summary: &Summary, touched: i64) -> RowChange {
    RowChange { status: row_status(summary.status), no: summary.n, summary: json::text(summary), touched }
}

/// An event as the store keeps it.
pub(super) fn stored(event: Event) -> store::Event {
    let Event { no, at, by, client, body } = event;
    store::Event { no, at, by, client, body }
}

/// An event as the table knows it.
pub(crate) fn event_of(stored: store::Event) -> Event {
    let store::Event { no, at, by, client, body } = stored;
    Event { no, at, by, client, body }
}

/// Events and what changes with them, as the store takes them.
pub(super) fn batch_of(
    id: &TableId,
    events: Vec<Event>,
    summary: Option<&Summary>,
    result: Option<(i64, String)>,
    at: i64,
    deal: &str,
) -> Batch {
    let member = |person: &PersonId| MemberChange::Put { person: person.0.clone(), role: "member".to_owned() };
    let knocked = |person: &PersonId| MemberChange::Trace { person: person.0.clone() };
    let removed = |person: &PersonId| MemberChange::Remove { person: person.0.clone() };
    Batch {
        table: id.0.clone(),
        events: events.into_iter().map(stored).collect(),
        row: summary.map(|summary| row_change(summary, at)),
        members: summary
            .iter()
            .flat_map(|one| {
                let gone = one.removed.iter().map(removed).chain(one.knocked.iter().map(knocked));
                one.members.iter().map(member).chain(gone)
            })
            .collect(),
        result: result.map(|(score, body)| ResultRow {
            deal: deal.to_owned(),
            table: id.0.clone(),
            finished_at: at,
            body,
            score,
            unproven: false,
        }),
        fence: None,
    }
}
