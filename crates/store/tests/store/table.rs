//! A store in a directory of its own, and plain things to put into it.

use std::path::Path;

use sqlx::{ConnectOptions, SqliteConnection, sqlite::SqliteConnectOptions};
use store::{Batch, Event, FILE_NAME, Restore, RowChange, Settings, Status, Store, StoreError, TableRow};
use tempfile::TempDir;

/// A test for each database. Where PostgreSQL cannot be had, that is said, loudly.
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {
        $(mod $name {
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                super::$name(crate::table::On::Sqlite).await;
            }

            #[cfg(feature = "postgres")]
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                if crate::table::On::has_postgres() {
                    super::$name(crate::table::On::Postgres).await;
                }
            }
        })+
    };
}
pub(crate) use on_both;

/// Which database a test runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum On {
    Sqlite,
    #[cfg(feature = "postgres")]
    Postgres,
}

/// Where a database lies.
pub(crate) enum Home {
    Dir(TempDir),
    #[cfg(feature = "postgres")]
    Url(String),
}

impl On {
    /// A store over a new database.
    pub(crate) async fn store(self) -> (Home, Store) {
        let home = match self {
            On::Sqlite => Home::Dir(tempfile::tempdir().unwrap()),
            #[cfg(feature = "postgres")]
            On::Postgres => Home::Url(crate::cluster::postgres().unwrap().database().unwrap()),
        };
        let store = home.open().await;
        (home, store)
    }

    /// Whether PostgreSQL can be had here.
    #[cfg(feature = "postgres")]
    pub(crate) fn has_postgres() -> bool {
        crate::cluster::postgres().is_some()
    }
}

impl Home {
    pub(crate) async fn open(&self) -> Store {
        match self {
            Home::Dir(dir) => Store::open(dir.path(), Settings::default()).await.unwrap(),
            #[cfg(feature = "postgres")]
            Home::Url(url) => Store::connect(url, Settings::default()).await.unwrap(),
        }
    }

    /// What another program reads there.
    pub(crate) async fn number(&self, sql: String) -> i64 {
        let sql = sqlx::AssertSqlSafe(sql);
        match self {
            Home::Dir(dir) => sqlx::query_scalar(sql).fetch_one(&mut stranger(dir.path()).await).await.unwrap(),
            #[cfg(feature = "postgres")]
            Home::Url(url) => {
                sqlx::query_scalar(sql).fetch_one(&mut crate::cluster::stranger(url).await).await.unwrap()
            }
        }
    }
}

pub(crate) async fn store() -> (TempDir, Store) {
    store_with(Settings::default()).await
}

pub(crate) async fn store_with(settings: Settings) -> (TempDir, Store) {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path(), settings).await.unwrap();
    (dir, store)
}

/// Makes a data directory from a backup, whose key does not matter.
pub(crate) async fn restore(file: &Path, dir: &Path) -> Result<(), StoreError> {
    Restore::prepare(file, dir).await?.finish()
}

/// Another program at the same database.
pub(crate) async fn stranger(dir: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(dir.join(FILE_NAME)).connect().await.unwrap()
}

pub(crate) fn row(id: &str, created: i64) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "daybreak".to_owned(),
        status: Status::Waiting,
        visibility: "public".to_owned(),
        host: "ada".to_owned(),
        created,
        touched: created,
        no: 0,
        header: r#"{"seats":4}"#.to_owned(),
        seed: [9; 32],
        options: r#"{"hints":true}"#.to_owned(),
        summary: "{}".to_owned(),
        deal: "d1".to_owned(),
    }
}

pub(crate) fn change(status: Status, no: u32, touched: i64) -> RowChange {
    RowChange { status, no, summary: format!(r#"{{"no":{no}}}"#), touched }
}

pub(crate) fn event(no: u32) -> Event {
    Event { no, at: i64::from(no), by: "ada".to_owned(), client: None, body: format!(r#"{{"move":{no}}}"#) }
}

pub(crate) fn command(no: u32, by: &str, client: &str) -> Event {
    Event { by: by.to_owned(), client: Some(client.to_owned()), ..event(no) }
}

pub(crate) fn batch(table: &str, events: impl IntoIterator<Item = Event>) -> Batch {
    Batch { table: table.to_owned(), events: events.into_iter().collect(), ..Batch::default() }
}

pub(crate) async fn create(store: &Store, id: &str) {
    store.create_table(&row(id, 1), batch(id, [])).await.unwrap();
}

/// The numbers of all events of a table.
pub(crate) async fn numbers(store: &Store, table: &str) -> Vec<u32> {
    store.events(table, 0, u32::MAX).await.unwrap().iter().map(|event| event.no).collect()
}
