//! What is stored, as plain data. Times are what the caller says they are; the store has no clock.

use crate::Fence;

/// An event of a table with its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Counted from 1 without a gap.
    pub no: u32,
    pub at: i64,
    /// Who brought it about.
    pub by: String,
    /// Their id for the command, on its last event.
    pub client: Option<String>,
    /// What happened, as text that the store does not read.
    pub body: String,
}

impl Event {
    /// What it takes on disk, about.
    pub fn bytes(&self) -> u64 {
        // Its number, its time and the entry in the index.
        const BESIDES: usize = 32;
        (self.body.len() + self.by.len() + 2 * self.client.as_ref().map_or(0, String::len) + BESIDES) as u64
    }
}

/// Someone who has been here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: String,
    pub name: String,
    pub lang: Option<String>,
    pub created: i64,
    pub seen: i64,
}

/// A browser that is logged in as somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    pub id: String,
    pub person: String,
    /// What kind of browser, as in `Firefox`; empty if that is not known.
    pub browser: String,
    /// What it runs on, as in `Linux`; empty if that is not known.
    pub system: String,
    pub created: i64,
    pub seen: i64,
    /// Was its cookie made before there were devices?
    pub old: bool,
    /// Was it logged out?
    pub gone: bool,
}

/// Whom a cookie speaks of, as far as is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    pub person: Option<Person>,
    /// Cookies without a device that were signed up to then are void.
    pub voided: Option<i64>,
    pub device: Option<Device>,
    /// Have they deleted themselves?
    pub deleted: bool,
}

/// Which devices of somebody are logged out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogOut {
    One(String),
    AllBut(String),
    /// All, with whatever else leads back, and this link in its place.
    All {
        at: i64,
        link: Token,
    },
}

/// What is left of a table when somebody is no longer named in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewrite {
    pub table: String,
    pub person: String,
    /// Who they are from here on, at this table alone.
    pub to: String,
    /// Events that stand in place of those of their numbers.
    pub events: Vec<Event>,
    pub summary: String,
    /// How the table ended, if that is kept.
    pub result: Option<String>,
    /// By what right, where several servers share the database.
    pub fence: Option<Fence>,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    Waiting,
    Running,
    Finished,
    Abandoned,
}

impl Status {
    pub const ALL: [Status; 4] = [Status::Waiting, Status::Running, Status::Finished, Status::Abandoned];

    /// The word under which it is stored.
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Running => "running",
            Status::Finished => "finished",
            Status::Abandoned => "abandoned",
        }
    }

    pub fn from_word(word: &str) -> Option<Status> {
        Status::ALL.into_iter().find(|status| status.as_str() == word)
    }
}

/// A table without its log: what never changes, and a summary that may lag behind the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    pub id: String,
    pub game: String,
    pub status: Status,
    pub visibility: String,
    pub host: String,
    pub created: i64,
    pub touched: i64,
    /// The number of the last event the summary knows of.
    pub no: u32,
    /// JSON.
    pub header: String,
    pub seed: [u8; 32],
    /// JSON.
    pub options: String,
    /// JSON.
    pub summary: String,
    /// Tables with the same deal have the same word here; empty if the deal is not to be compared.
    pub deal: String,
}

/// The part of a [`TableRow`] that changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowChange {
    pub status: Status,
    pub no: u32,
    pub summary: String,
    pub touched: i64,
}

/// Events of one table, and what changes with them: all of it is stored, or nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    pub table: String,
    pub events: Vec<Event>,
    pub row: Option<RowChange>,
    pub members: Vec<MemberChange>,
    pub result: Option<ResultRow>,
    /// By what right, where several servers share the database.
    pub fence: Option<Fence>,
}

/// What opens one table at most: whoever comes with it again is led to the same one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningKey {
    /// What kind of thing it is.
    pub kind: OpeningKind,
    /// Whose it is.
    pub person: String,
    /// What tells it from their others.
    pub request: String,
}

/// What can open one table at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningKind {
    /// A request that may be sent again. It is forgotten with the table.
    Request,
    /// Somebody's one attempt at a deal. It stays used when the table is gone.
    Attempt,
}

impl OpeningKey {
    /// A request of somebody.
    pub fn request(person: impl Into<String>, request: impl Into<String>) -> OpeningKey {
        OpeningKey { kind: OpeningKind::Request, person: person.into(), request: request.into() }
    }

    /// Somebody's one attempt at a deal.
    pub fn attempt(person: impl Into<String>, deal: impl Into<String>) -> OpeningKey {
        OpeningKey { kind: OpeningKind::Attempt, person: person.into(), request: deal.into() }
    }
}

/// How many unfinished tables there may be, and how much may be kept of those opened from one address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quota {
    /// Unfinished tables of the host.
    pub of_host: u32,
    /// Unfinished tables from the address.
    pub of_address: u32,
    /// Bytes of all tables from the address.
    pub bytes: u64,
    /// Where the table comes from.
    pub opened_from: OpenedFrom,
}

/// Where a table comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenedFrom {
    /// From an address, as [`Quota`] counts it.
    Address(String),
    /// From where another table came.
    Table(String),
}

/// A short code and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeRow {
    pub code: String,
    /// What kind of thing it leads to; so far tables.
    pub kind: String,
    /// Its name.
    pub target: String,
    pub created: i64,
}

/// Someone comes to belong to a table, takes another role at it, or leaves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MemberChange {
    /// How far the person has looked stays as it was.
    Put {
        person: String,
        role: String,
    },
    Remove {
        person: String,
    },
    /// Leaves their name at the table without belonging to it.
    Trace {
        person: String,
    },
}

/// Someone who belongs to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    pub person: String,
    pub role: String,
    /// The number of the last event this person has looked at.
    pub seen: u32,
}

/// The state of a table after an event, in the caller's own form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    pub no: u32,
    pub body: Vec<u8>,
}

/// The state of a table that is to be kept, with the summary that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSnapshot {
    pub table: String,
    /// The event after which it is so.
    pub no: u32,
    pub body: Vec<u8>,
    pub row: RowChange,
    /// What the log takes by then, if that was counted.
    pub bytes: Option<u64>,
    /// By what right, where several servers share the database.
    pub fence: Option<Fence>,
}

/// All it takes to bring a table back to life.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    pub row: TableRow,
    pub snapshot: Option<Snapshot>,
    /// The events after the snapshot, or all of them, in order.
    pub events: Vec<Event>,
}

/// What there is to know before somebody is told anything of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableFor {
    pub game: String,
    pub status: Status,
    pub visibility: String,
    /// Do they belong to it?
    pub member: bool,
    /// Have they left their name there without belonging to it: were they removed, or did they knock?
    pub traced: bool,
}

/// Which tables to list. What is `None` or empty does not restrict.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableFilter {
    pub game: Option<String>,
    pub visibility: Option<String>,
    pub status: Vec<Status>,
    /// Tables this person belongs to.
    pub person: Option<String>,
    /// Of these, only those that the person has not taken off their list.
    pub listed: bool,
    pub deal: Option<String>,
    /// Only tables older than the one created then with this id: the last of the page before.
    pub before: Option<(i64, String)>,
    pub most: u32,
}

impl TableFilter {
    /// Tables anybody may find, and which are not over.
    pub fn open_to_all(most: u32) -> TableFilter {
        TableFilter {
            visibility: Some("public".to_owned()),
            status: vec![Status::Waiting, Status::Running],
            most,
            ..TableFilter::default()
        }
    }

    pub fn of_person(person: &str, most: u32) -> TableFilter {
        TableFilter { person: Some(person.to_owned()), most, ..TableFilter::default() }
    }

    /// The page that follows `last`.
    #[must_use]
    pub fn after(mut self, last: &TableRow) -> TableFilter {
        self.before = Some((last.created, last.id.clone()));
        self
    }
}

/// What a secret string stands for. The store sees its hash only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub hash: [u8; 32],
    /// A name by which it may be revoked; no secret.
    pub id: String,
    pub purpose: String,
    pub table: Option<String>,
    pub person: Option<String>,
    /// JSON.
    pub body: String,
    pub created: i64,
    pub expires: Option<i64>,
    pub revoked: bool,
}

/// How a table ended, to compare it with others of the same deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    pub deal: String,
    pub table: String,
    pub finished_at: i64,
    /// JSON.
    pub body: String,
    /// More is better.
    pub score: i64,
    /// Was one of its people known for less than a day when it ended? The store works it out when the result is kept.
    pub unproven: bool,
}
