//! Everything a writer can be asked to do, whatever the database.

use tokio::sync::oneshot;

use crate::{
    Batch, CodeRow, Device, Event, Fence, LogOut, NewSnapshot, OpeningKey, Person, Quota, Rewrite, StoreError,
    TableRow, Token,
};

/// A write, and where its answer goes.
pub(crate) struct Job {
    pub op: Op,
    pub reply: oneshot::Sender<Result<Answer, StoreError>>,
}

/// A table that is to be made, with its first events.
pub(crate) struct NewTable {
    pub row: TableRow,
    pub batch: Batch,
    pub key: Option<OpeningKey>,
    pub quota: Option<Quota>,
}

/// One write.
pub(crate) enum Op {
    Append(Batch),
    CreateTable(Box<NewTable>),
    SaveSnapshot(Box<NewSnapshot>),
    SavePerson(Person),
    Look {
        table: String,
        person: String,
        no: u32,
    },
    Hide {
        table: String,
        person: String,
        hidden: bool,
    },
    PutToken(Token),
    ReplaceToken(Token),
    PutCode(CodeRow),
    RenewToken {
        id: String,
        hash: [u8; 32],
    },
    TakeToken([u8; 32]),
    RevokeToken(String),
    RemoveToken(String),
    People(PeopleOp),
    #[cfg(feature = "postgres")]
    Lease(LeaseOp),
    NoteDay(i64),
    KeepTurningPoints {
        table: String,
        body: String,
    },
    Sweep {
        untouched_since: i64,
        most: u32,
    },
    SweepTokens {
        before: i64,
    },
    Pulse,
    LimitPages(Option<u32>),
    Scrub,
    Close,
}

impl Op {
    /// The table of which something is to be stored that says nothing: it could not be read again.
    pub(crate) fn says_nothing(&self) -> Option<&str> {
        match self {
            Op::Append(batch) => is_blank(batch).then_some(&batch.table),
            Op::CreateTable(new) => {
                let NewTable { row, batch, .. } = &**new;
                let columns = [&row.visibility, &row.header, &row.options, &row.summary];
                (columns.iter().any(|text| text.is_empty()) || is_blank(batch)).then_some(&row.id)
            }
            Op::SaveSnapshot(snapshot) => {
                (snapshot.body.is_empty() || snapshot.row.summary.is_empty()).then_some(&snapshot.table)
            }
            Op::People(PeopleOp::Rewrite(rewrite)) => {
                let Rewrite { table, events, summary, result, .. } = &**rewrite;
                let texts = [Some(summary), result.as_ref()];
                (texts.into_iter().flatten().any(String::is_empty) || any_blank(events)).then_some(table)
            }
            _ => None,
        }
    }
}

fn any_blank(events: &[Event]) -> bool {
    events.iter().any(|event| event.body.is_empty())
}

/// Does an event, the summary or the result of a batch say nothing?
fn is_blank(batch: &Batch) -> bool {
    any_blank(&batch.events)
        || batch.row.as_ref().is_some_and(|row| row.summary.is_empty())
        || batch.result.as_ref().is_some_and(|result| result.body.is_empty())
}

/// What a write gives back.
pub(crate) enum Answer {
    Done,
    Token(Option<Token>),
    Count(u64),
    Fence(Fence),
}

/// What is written about devices, and about those who delete themselves.
pub(crate) enum PeopleOp {
    PutDevice(Device),
    SeeDevice { id: String, seen: i64 },
    LogOut { person: String, which: LogOut },
    StartForgetting(String),
    Rewrite(Box<Rewrite>),
    FinishForgetting(String),
}

/// What is written about leases in its turn after the writes that need them.
#[cfg(feature = "postgres")]
pub(crate) enum LeaseOp {
    Disown { table: String, session: String, fence: Fence },
    Leave { session: String },
}
