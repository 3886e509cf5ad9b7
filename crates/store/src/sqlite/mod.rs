//! The store on SQLite.

mod bulk;
mod copy;
mod fault;
mod lock;
mod mover;
mod open;
mod ops;
mod partial;
mod people;
mod quota;
mod read;
mod writer;

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::Arc,
};

use sqlx::SqlitePool;
use tokio::sync::{mpsc, oneshot};

pub use copy::{BackedUp, Backup, KeptKey, Restore, backup};
pub use lock::LOCK_NAME;
pub use open::{FILE_NAME, Settings};

use self::{
    lock::{Lock, Sign},
    mover::Mover,
    ops::{Answer, Op},
    writer::{Job, Tools, Writer},
};
use crate::{
    Batch, CodeRow, Event, Member, OpeningKey, Person, Quota, ResultRow, RowChange, StoreError, StoredTable,
    TableFilter, TableRow, Token,
};

/// Tables removed in one transaction, so that a great sweep does not hold up those who play.
const SWEPT_TOGETHER: u32 = 16;

/// A handle to the store; clones share it.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    dir: PathBuf,
    readers: SqlitePool,
    queue: mpsc::Sender<Job>,
    sign: Sign,
}

impl Store {
    /// Opens the database of a data directory. Makes both if they are missing, and brings an old database up to date.
    ///
    /// # Errors
    /// [`StoreError::FolderInUse`] if another server has the directory open.
    pub async fn open(dir: &Path, settings: Settings) -> Result<Store, StoreError> {
        open::create_directory(dir)?;
        let lock = Lock::take(dir).await?;
        let sign = lock.sign();
        let file = dir.join(FILE_NAME);
        let connection = open::writer(&file, &settings).await?;
        let readers = open::readers(&file, &settings).await?;
        let (queue, waiting) = mpsc::channel(settings.queue.max(1));
        let mover = Mover::start(open::mover(&file).await?);
        let tools = Tools { connection, lock, mover };
        tokio::spawn(Writer::new(tools, waiting, settings.group).await?.run());
        Ok(Store { inner: Arc::new(Inner { dir: dir.to_owned(), readers, queue, sign }) })
    }

    /// Lets a second server over the same directory say where this one is.
    pub fn served_at(&self, addr: SocketAddr) {
        self.inner.sign.say(addr);
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

    /// Stores a new table with its first events.
    pub async fn create_table(&self, row: &TableRow, batch: Batch) -> Result<(), StoreError> {
        self.write(Op::CreateTable(Box::new(row.clone()), batch, None, None)).await.map(drop)
    }

    /// Stores a new table that a request opens.
    ///
    /// # Errors
    /// [`StoreError::Opened`] with the table of the same request, if it came before; then nothing is stored.
    pub async fn create_table_once(&self, row: &TableRow, batch: Batch, key: OpeningKey) -> Result<(), StoreError> {
        self.write(Op::CreateTable(Box::new(row.clone()), batch, Some(key), None)).await.map(drop)
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
    ) -> Result<(), StoreError> {
        self.write(Op::CreateTable(Box::new(row.clone()), batch, key, Some(quota))).await.map(drop)
    }

    /// What the log of a table took when its snapshot was kept, if that was counted.
    pub async fn stored_bytes(&self, table: &str) -> Result<u64, StoreError> {
        quota::bytes(self.readers(), table).await.map_err(fault::plain)
    }

    /// The table that a request has opened, if it came before.
    pub async fn opening(&self, key: &OpeningKey) -> Result<Option<String>, StoreError> {
        read::opening(self.readers(), key).await.map_err(fault::plain)
    }

    pub async fn open_table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        read::open_table(self.readers(), id).await.map_err(fault::plain)
    }

    /// At most `most` events with numbers above `after`, in order.
    pub async fn events(&self, table: &str, after: u32, most: u32) -> Result<Vec<Event>, StoreError> {
        let mut connection = self.readers().acquire().await.map_err(fault::plain)?;
        read::events(&mut connection, table, Some(after), most).await.map_err(fault::plain)
    }

    /// The number of the event that carries this client's id, which is the last of its command.
    pub async fn first_result(&self, table: &str, by: &str, client: &str) -> Result<Option<u32>, StoreError> {
        read::first_result(self.readers(), table, by, client).await.map_err(fault::plain)
    }

    /// Stores the state after event `no` with the summary that belongs to it. Only the newest is kept.
    pub async fn save_snapshot(&self, table: &str, no: u32, body: Vec<u8>, row: &RowChange) -> Result<(), StoreError> {
        self.save_counted(table, no, body, row, None).await
    }

    /// The same, with what the log takes by then.
    pub async fn save_counted(
        &self,
        table: &str,
        no: u32,
        body: Vec<u8>,
        row: &RowChange,
        bytes: Option<u64>,
    ) -> Result<(), StoreError> {
        let op = Op::SaveSnapshot { table: table.to_owned(), no, body, row: row.clone(), bytes };
        self.write(op).await.map(drop)
    }

    /// Tables that fit the filter, the newest first.
    pub async fn tables(&self, filter: &TableFilter) -> Result<Vec<TableRow>, StoreError> {
        read::tables(self.readers(), filter).await.map_err(fault::plain)
    }

    /// Tables, among `ids` or all, with events their summary does not know of, as after a crash.
    pub async fn stale(&self, ids: Option<&[String]>, most: u32) -> Result<Vec<String>, StoreError> {
        read::stale(self.readers(), ids, most).await.map_err(fault::plain)
    }

    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        read::person(self.readers(), id).await.map_err(fault::plain)
    }

    pub async fn save_person(&self, person: &Person) -> Result<(), StoreError> {
        self.write(Op::SavePerson(person.clone())).await.map(drop)
    }

    pub async fn members(&self, table: &str) -> Result<Vec<Member>, StoreError> {
        read::members(self.readers(), table).await.map_err(fault::plain)
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
        read::token_of_person(self.readers(), person, purpose).await.map_err(fault::plain)
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
        read::code_with(self.readers(), code).await.map_err(fault::plain)
    }

    /// The short code that leads to something, if it has one.
    pub async fn code_of(&self, kind: &str, target: &str) -> Result<Option<CodeRow>, StoreError> {
        read::code_of(self.readers(), kind, target).await.map_err(fault::plain)
    }

    /// The token with this hash, also if it is revoked or has expired.
    pub async fn token(&self, hash: &[u8; 32]) -> Result<Option<Token>, StoreError> {
        read::token_with(self.readers(), hash).await.map_err(fault::plain)
    }

    /// Uses a token up: of all who ask, one gets it. A revoked token is given to nobody; whether it has expired is for
    /// the caller to see.
    pub async fn take_token(&self, hash: &[u8; 32]) -> Result<Option<Token>, StoreError> {
        match self.write(Op::TakeToken(*hash)).await? {
            Answer::Token(token) => Ok(token),
            Answer::Done | Answer::Count(_) => Ok(None),
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
        read::tokens_of(self.readers(), table).await.map_err(fault::plain)
    }

    /// How tables with this deal ended, the best first.
    pub async fn results(&self, deal: &str, most: u32) -> Result<Vec<ResultRow>, StoreError> {
        read::results(self.readers(), deal, most).await.map_err(fault::plain)
    }

    /// When a table was opened.
    pub async fn created(&self, table: &str) -> Result<Option<i64>, StoreError> {
        read::created(self.readers(), table).await.map_err(fault::plain)
    }

    /// How these tables ended, as far as that is kept.
    pub async fn results_of(&self, tables: &[String]) -> Result<Vec<ResultRow>, StoreError> {
        read::results_of(self.readers(), tables).await.map_err(fault::plain)
    }

    /// Keeps the turning points of a table in place of what was kept of it.
    pub async fn keep_turning_points(&self, table: &str, body: String) -> Result<(), StoreError> {
        self.write(Op::KeepTurningPoints { table: table.to_owned(), body }).await.map(drop)
    }

    /// The turning points of a table, if they are kept.
    pub async fn turning_points(&self, table: &str) -> Result<Option<String>, StoreError> {
        read::turning_points(self.readers(), table).await.map_err(fault::plain)
    }

    /// Notes a day, in days since 1970, on which the server runs.
    pub async fn note_day(&self, day: i64) -> Result<(), StoreError> {
        self.write(Op::NoteDay(day)).await.map(drop)
    }

    /// The day of running that lies `days` such days before the last one that was noted. Days on which the server did not
    /// run do not count, and a clock that jumps is one day: neither makes anything old.
    pub async fn day_before_last(&self, days: u32) -> Result<Option<i64>, StoreError> {
        read::day_before_last(self.readers(), days).await.map_err(fault::plain)
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
        backup(&self.inner.dir, file, key).await
    }

    /// Whether the store takes writes: writes a little, for good, and reads it back.
    pub async fn check(&self) -> Result<(), StoreError> {
        self.write(Op::Pulse).await.map(drop)
    }

    /// Sets the room the database may take, as [`Settings::max_pages`] does.
    pub async fn limit_pages(&self, max_pages: Option<u32>) -> Result<(), StoreError> {
        self.write(Op::LimitPages(max_pages)).await.map(drop)
    }

    /// Writes what is queued, moves the write-ahead log into the database, and closes it. Other handles to the store
    /// then answer [`StoreError::Closed`].
    pub async fn close(self) -> Result<(), StoreError> {
        self.inner.readers.close().await;
        self.write(Op::Close).await.map(drop)
    }

    fn readers(&self) -> &SqlitePool {
        &self.inner.readers
    }

    async fn write(&self, op: Op) -> Result<Answer, StoreError> {
        if let Some(table) = op.says_nothing() {
            return Err(StoreError::Empty { table: table.to_owned() });
        }
        let (reply, answer) = oneshot::channel();
        self.inner.queue.send(Job { op, reply }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    async fn count(&self, op: Op) -> Result<u64, StoreError> {
        match self.write(op).await? {
            Answer::Count(count) => Ok(count),
            Answer::Done | Answer::Token(_) => Ok(0),
        }
    }
}
