//! A store in a directory of its own, and plain things to put into it.

use std::path::Path;

use sqlx::{ConnectOptions, SqliteConnection, sqlite::SqliteConnectOptions};
use store::{Batch, Event, FILE_NAME, Restore, RowChange, Settings, Status, Store, StoreError, TableRow};
use tempfile::TempDir;

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
