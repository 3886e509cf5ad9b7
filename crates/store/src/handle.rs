//! The store as others see it: one handle, whichever database lies behind it.

use std::{net::SocketAddr, path::Path, sync::Arc};

use tabletop::never;
use tokio::sync::{mpsc, oneshot};

use crate::{
    Batch, CodeRow, Event, Fence, KeptKey, Member, NewSnapshot, OpeningKey, Person, Quota, ResultRow, RowChange,
    Settings, StoreError, StoredTable, TableFilter, TableFor, TableRow, Token,
    lease::Joined,
    op::{Answer, Job, NewTable, Op},
    sqlite::Sqlite,
};

/// Tables removed in one transaction, so that a great sweep does not hold up those who play.
const SWEPT_TOGETHER: u32 = 16;

/// A handle to the store; clones share it.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    database: Database,
    /// To the one task that writes.
    queue: mpsc::Sender<Job>,
    joined: Joined,
}

/// What answers questions. Writes go through the queue, whose end the same database has.
pub(crate) enum Database {
    Sqlite(Sqlite),
    #[cfg(feature = "postgres")]
    Postgres(Box<crate::postgres::Postgres>),
}

/// Asks a question of whichever database it is: `ask!(store, room, question, arguments)`. Both have the same rooms and
/// questions.
macro_rules! ask {
    ($store:expr, $room:ident, $question:ident $(, $argument:expr)*) => {
        match $store.database() {
            crate::handle::Database::Sqlite(sqlite) => {
                let asked = crate::sqlite::$room::$question(sqlite.readers() $(, $argument)*);
                asked.await.map_err(crate::sqlite::fault::plain)
            }
            #[cfg(feature = "postgres")]
            crate::handle::Database::Postgres(postgres) => {
                postgres.ask(|| crate::postgres::$room::$question(postgres.readers() $(, $argument)*)).await
            }
        }
    };
}
pub(crate) use ask;

impl Store {
    /// Opens the SQLite database of a data directory. Makes both if they are missing, and brings an old database up to date.
    ///
    /// # Errors
    /// [`StoreError::FolderInUse`] if another server has the directory open.
    pub async fn open(dir: &Path, settings: Settings) -> Result<Store, StoreError> {
        let (queue, waiting) = mpsc::channel(settings.queue.max(1));
        let database = Database::Sqlite(Sqlite::open(dir, &settings, waiting).await?);
        Ok(Store { inner: Arc::new(Inner { database, queue, joined: Joined::default() }) })
    }

    /// Opens a database of PostgreSQL, `postgres://user:password@host/database`. The database has to be there; its tables are
    /// made, and brought up to date.
    ///
    /// # Errors
    /// What is wrong with the address, the server or the database, each by its name; [`StoreError::DatabaseInUse`] if
    /// another server uses it, unless several do ([`Settings::several`]).
    #[cfg(feature = "postgres")]
    pub async fn connect(url: &str, settings: Settings) -> Result<Store, StoreError> {
        let (queue, waiting) = mpsc::channel(settings.queue.max(1));
        let joined = Joined::default();
        let postgres = Box::new(crate::postgres::Postgres::connect(url, &settings, waiting, joined.clone()).await?);
        Ok(Store { inner: Arc::new(Inner { database: Database::Postgres(postgres), queue, joined }) })
    }

    /// Lets a second server over the same directory say where this one is.
    pub fn served_at(&self, addr: SocketAddr) {
        match &self.inner.database {
            Database::Sqlite(sqlite) => sqlite.served_at(addr),
            #[cfg(feature = "postgres")]
            Database::Postgres(_) => {}
        }
    }

    /// Stores events and what goes with them, whole and for good.
    ///
    /// # Errors
    /// [`StoreError::Repeated`] if an event's author has used its client's id before at this table,
    /// [`StoreError::Conflict`] if an event's number is taken, [`StoreError::NoTable`] if there is no such table.
    /// Whether the numbers have gaps is for the caller to see to.
    pub async fn append(&self, batch: Batch) -> Result<(), StoreError> {
        self.write(Op::Append(batch)).await.map(drop)
    }

    /// Stores a new table with its first events. It belongs to this server, by the right that is answered.
    pub async fn create_table(&self, row: &TableRow, batch: Batch) -> Result<Fence, StoreError> {
        self.create(NewTable { row: row.clone(), batch, key: None, quota: None }).await
    }

    /// Stores a new table that a request opens.
    ///
    /// # Errors
    /// [`StoreError::Opened`] with the table of the same request, if it came before; then nothing is stored.
    pub async fn create_table_once(&self, row: &TableRow, batch: Batch, key: OpeningKey) -> Result<Fence, StoreError> {
        self.create(NewTable { row: row.clone(), batch, key: Some(key), quota: None }).await
    }

    /// Stores a new table if there is room for it. It is counted where it is written, so that of many at once no more are
    /// stored than there may be.
    ///
    /// # Errors
    /// [`StoreError::TooMany`] or [`StoreError::AddressFull`] if there is none, and what
    /// [`Store::create_table_once`] says.
    pub async fn create_table_within(
        &self,
        row: &TableRow,
        batch: Batch,
        key: Option<OpeningKey>,
        quota: Quota,
    ) -> Result<Fence, StoreError> {
        self.create(NewTable { row: row.clone(), batch, key, quota: Some(quota) }).await
    }

    async fn create(&self, new: NewTable) -> Result<Fence, StoreError> {
        match self.write(Op::CreateTable(Box::new(new))).await? {
            Answer::Fence(fence) => Ok(fence),
            Answer::Done | Answer::Token(_) | Answer::Count(_) => {
                never!("a table was made and no fence answered");
                Ok(Fence::ALONE)
            }
        }
    }

    /// What the log of a table took when its snapshot was kept, if that was counted.
    pub async fn stored_bytes(&self, table: &str) -> Result<u64, StoreError> {
        ask!(self, quota, bytes, table)
    }

    /// The table that a request has opened, if it came before.
    pub async fn opening(&self, key: &OpeningKey) -> Result<Option<String>, StoreError> {
        ask!(self, read, opening, key)
    }

    pub async fn open_table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        ask!(self, read, open_table, id)
    }

    /// At most `most` events with numbers above `after`, in order.
    pub async fn events(&self, table: &str, after: u32, most: u32) -> Result<Vec<Event>, StoreError> {
        ask!(self, read, events_after, table, after, most)
    }

    /// The number of the event that carries this client's id, which is the last of its command.
    pub async fn first_result(&self, table: &str, by: &str, client: &str) -> Result<Option<u32>, StoreError> {
        ask!(self, read, first_result, table, by, client)
    }

    /// Stores the state after event `no` with the summary that belongs to it, for whoever is alone. Only the newest is kept.
    pub async fn save_snapshot(&self, table: &str, no: u32, body: Vec<u8>, row: &RowChange) -> Result<(), StoreError> {
        let (table, row) = (table.to_owned(), row.clone());
        self.save_counted(NewSnapshot { table, no, body, row, bytes: None, fence: None }).await
    }

    /// The same, with what the log takes by then, and by what right.
    pub async fn save_counted(&self, snapshot: NewSnapshot) -> Result<(), StoreError> {
        self.write(Op::SaveSnapshot(Box::new(snapshot))).await.map(drop)
    }

    /// Tables that fit the filter, the newest first.
    pub async fn tables(&self, filter: &TableFilter) -> Result<Vec<TableRow>, StoreError> {
        ask!(self, read, tables, filter)
    }

    /// Tables, among `ids` or all, with events their summary does not know of, as after a crash.
    pub async fn stale(&self, ids: Option<&[String]>, most: u32) -> Result<Vec<String>, StoreError> {
        ask!(self, read, stale, ids, most)
    }

    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        ask!(self, read, person, id)
    }

    pub async fn save_person(&self, person: &Person) -> Result<(), StoreError> {
        self.write(Op::SavePerson(person.clone())).await.map(drop)
    }

    pub async fn members(&self, table: &str) -> Result<Vec<Member>, StoreError> {
        ask!(self, read, members, table)
    }

    /// Remembers that someone has looked at a table up to event `no`. It never goes back, and does nothing for someone
    /// who does not belong to the table.
    pub async fn look(&self, table: &str, person: &str, no: u32) -> Result<(), StoreError> {
        self.write(Op::Look { table: table.to_owned(), person: person.to_owned(), no }).await.map(drop)
    }

    /// Takes a table off somebody's list, or puts it back. Answers whether they belong to it.
    pub async fn hide(&self, table: &str, person: &str, hidden: bool) -> Result<bool, StoreError> {
        Ok(self.count(Op::Hide { table: table.to_owned(), person: person.to_owned(), hidden }).await? > 0)
    }

    pub async fn put_token(&self, token: &Token) -> Result<(), StoreError> {
        self.write(Op::PutToken(token.clone())).await.map(drop)
    }

    /// Stores a token in place of all that its person had for the same purpose.
    pub async fn replace_token(&self, token: &Token) -> Result<(), StoreError> {
        self.write(Op::ReplaceToken(token.clone())).await.map(drop)
    }

    /// The newest token of a person for a purpose.
    pub async fn token_of_person(&self, person: &str, purpose: &str) -> Result<Option<Token>, StoreError> {
        ask!(self, read, token_of_person, person, purpose)
    }

    /// Stores a short code.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if the code is taken, or what it leads to has another.
    pub async fn put_code(&self, code: &CodeRow) -> Result<(), StoreError> {
        self.write(Op::PutCode(code.clone())).await.map(drop)
    }

    /// What a short code leads to.
    pub async fn code(&self, code: &str) -> Result<Option<CodeRow>, StoreError> {
        ask!(self, read, code_with, code)
    }

    /// The short code that leads to something, if it has one.
    pub async fn code_of(&self, kind: &str, target: &str) -> Result<Option<CodeRow>, StoreError> {
        ask!(self, read, code_of, kind, target)
    }

    /// The token with this hash, also if it is revoked or has expired.
    pub async fn token(&self, hash: &[u8; 32]) -> Result<Option<Token>, StoreError> {
        ask!(self, read, token_with, hash)
    }

    /// Uses a token up: of all who ask, one gets it. A revoked token is given to nobody; whether it has expired is for
    /// the caller to see.
    pub async fn take_token(&self, hash: &[u8; 32]) -> Result<Option<Token>, StoreError> {
        match self.write(Op::TakeToken(*hash)).await? {
            Answer::Token(token) => Ok(token),
            Answer::Done | Answer::Count(_) | Answer::Fence(_) => Ok(None),
        }
    }

    /// Revokes a token by its name. Answers whether there is such a token.
    pub async fn revoke_token(&self, id: &str) -> Result<bool, StoreError> {
        Ok(self.count(Op::RevokeToken(id.to_owned())).await? > 0)
    }

    /// Removes a token that nobody was given.
    pub async fn remove_token(&self, id: &str) -> Result<(), StoreError> {
        self.write(Op::RemoveToken(id.to_owned())).await.map(drop)
    }

    /// Lets a token of this name go by another hash: whoever has the old secret has nothing any more. Answers whether
    /// there is such a token that is not revoked.
    pub async fn renew_token(&self, id: &str, hash: &[u8; 32]) -> Result<bool, StoreError> {
        Ok(self.count(Op::RenewToken { id: id.to_owned(), hash: *hash }).await? > 0)
    }

    /// The tokens made for a table, the oldest first.
    pub async fn tokens_of(&self, table: &str) -> Result<Vec<Token>, StoreError> {
        ask!(self, read, tokens_of, table)
    }

    /// How tables with this deal ended, the best first.
    pub async fn results(&self, deal: &str, most: u32) -> Result<Vec<ResultRow>, StoreError> {
        ask!(self, read, results, deal, most)
    }

    /// When a table was opened.
    pub async fn created(&self, table: &str) -> Result<Option<i64>, StoreError> {
        ask!(self, read, created, table)
    }

    /// What a table is to somebody, if there is one: without its log, so it costs next to nothing.
    pub async fn table_for(&self, table: &str, person: &str) -> Result<Option<TableFor>, StoreError> {
        ask!(self, read, table_for, table, person)
    }

    /// How these tables ended, as far as that is kept.
    pub async fn results_of(&self, tables: &[String]) -> Result<Vec<ResultRow>, StoreError> {
        ask!(self, read, results_of, tables)
    }

    /// Keeps the turning points of a table in place of what was kept of it.
    pub async fn keep_turning_points(&self, table: &str, body: String) -> Result<(), StoreError> {
        self.write(Op::KeepTurningPoints { table: table.to_owned(), body }).await.map(drop)
    }

    /// The turning points of a table, if they are kept.
    pub async fn turning_points(&self, table: &str) -> Result<Option<String>, StoreError> {
        ask!(self, read, turning_points, table)
    }

    /// Notes a day, in days since 1970, on which the server runs.
    pub async fn note_day(&self, day: i64) -> Result<(), StoreError> {
        self.write(Op::NoteDay(day)).await.map(drop)
    }

    /// The day of running that lies `days` such days before the last one that was noted. Days on which the server did not
    /// run do not count, and a clock that jumps is one day: neither makes anything old.
    pub async fn day_before_last(&self, days: u32) -> Result<Option<i64>, StoreError> {
        ask!(self, read, day_before_last, days)
    }

    /// Removes the tables that are not finished and were last touched before `untouched_since`, with all that belongs to
    /// them. Answers how many went. A table whose summary lags behind its events (see [`Store::stale`]) stays.
    pub async fn sweep(&self, untouched_since: i64) -> Result<u64, StoreError> {
        let mut removed = 0;
        loop {
            let count = self.count(Op::Sweep { untouched_since, most: SWEPT_TOGETHER }).await?;
            removed += count;
            if count < u64::from(SWEPT_TOGETHER) {
                return Ok(removed);
            }
        }
    }

    /// Removes tokens that expired before a moment, and revoked ones that were made before it. Answers how many went.
    pub async fn sweep_tokens(&self, before: i64) -> Result<u64, StoreError> {
        self.count(Op::SweepTokens { before }).await
    }

    /// Clears what may still lie in the file of those who deleted themselves. It writes the whole database anew, and everybody
    /// waits for it; if nobody did, it does nothing. Opening and closing do it too.
    pub async fn scrub(&self) -> Result<(), StoreError> {
        self.write(Op::Scrub).await.map(drop)
    }

    /// Copies the database, and the server's key if it is given, into a new file as it stands at one moment, while it is
    /// in use.
    pub async fn backup(&self, file: &Path, key: Option<&KeptKey>) -> Result<(), StoreError> {
        match &self.inner.database {
            Database::Sqlite(sqlite) => crate::sqlite::backup(sqlite.dir(), file, key).await,
            #[cfg(feature = "postgres")]
            Database::Postgres(postgres) => postgres.backup(file, key).await,
        }
    }

    /// Whether the store takes writes: writes a little, for good, and reads it back.
    pub async fn check(&self) -> Result<(), StoreError> {
        self.write(Op::Pulse).await.map(drop)
    }

    /// Sets the room the database may take, as [`Settings::max_pages`] does; on PostgreSQL that is for its administrator.
    pub async fn limit_pages(&self, max_pages: Option<u32>) -> Result<(), StoreError> {
        self.write(Op::LimitPages(max_pages)).await.map(drop)
    }

    /// Writes what is queued, and closes the database. Other handles to the store then answer [`StoreError::Closed`].
    pub async fn close(self) -> Result<(), StoreError> {
        match &self.inner.database {
            Database::Sqlite(sqlite) => sqlite.readers().close().await,
            #[cfg(feature = "postgres")]
            Database::Postgres(postgres) => postgres.close_readers().await,
        }
        self.write(Op::Close).await.map(drop)
    }

    pub(crate) fn database(&self) -> &Database {
        &self.inner.database
    }

    pub(crate) fn joined(&self) -> &Joined {
        &self.inner.joined
    }

    pub(crate) async fn write(&self, op: Op) -> Result<Answer, StoreError> {
        if let Some(table) = op.says_nothing() {
            return Err(StoreError::Empty { table: table.to_owned() });
        }
        let (reply, answer) = oneshot::channel();
        self.inner.queue.send(Job { op, reply }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    pub(crate) async fn count(&self, op: Op) -> Result<u64, StoreError> {
        match self.write(op).await? {
            Answer::Count(count) => Ok(count),
            Answer::Done | Answer::Token(_) | Answer::Fence(_) => Ok(0),
        }
    }
}
