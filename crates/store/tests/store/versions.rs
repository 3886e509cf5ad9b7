//! Whose file it is, and which version it has.

use std::fs;

use sqlx::{
    ConnectOptions, Connection, Executor, SqlSafeStr,
    migrate::{Migrate, Migration, MigrationType},
    sqlite::SqliteConnectOptions,
};
use store::{Batch, FILE_NAME, ResultRow, Settings, Store, StoreError, TableFilter};

use crate::table::{batch, create, event, numbers, store, stranger};

/// Versions 3.7.0 to 3.51.2 can corrupt a database when a checkpoint of the write-ahead log falls together with a commit
/// that begins the log anew (<https://sqlite.org/wal.html#walresetbug>): what our mover and our writer do all day.
#[tokio::test]
async fn sqlite_is_new_enough_to_keep_its_write_ahead_log_whole() {
    let mut connection = SqliteConnectOptions::new().in_memory(true).connect().await.unwrap();
    let version: String = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(&mut connection).await.unwrap();
    let numbers: Vec<u32> = version.split('.').map(|part| part.parse().unwrap()).collect();
    assert!(numbers >= vec![3, 51, 3], "SQLite {version} has the fault of the write-ahead log");
}

#[tokio::test]
async fn an_old_database_is_brought_up_to_date() {
    let dir = tempfile::tempdir().unwrap();
    let file = SqliteConnectOptions::new().filename(dir.path().join(FILE_NAME)).create_if_missing(true);
    let mut old = file.connect().await.unwrap();
    let first = include_str!("../../migrations/0001_tables.sql");
    let first = Migration::new(1, "tables".into(), MigrationType::Simple, first.into_sql_str(), false);
    old.ensure_migrations_table("_sqlx_migrations").await.unwrap();
    old.apply("_sqlx_migrations", &first).await.unwrap();
    old.execute(include_str!("version_1.sql")).await.unwrap();
    old.close().await.unwrap();

    let store = Store::open(dir.path(), Settings::default()).await.unwrap();
    let stored = store.open_table("old").await.unwrap().unwrap();
    assert_eq!((stored.row.host.as_str(), stored.row.deal.as_str()), ("ada", ""));
    assert_eq!(stored.row.seed, [0xab; 32]);
    assert_eq!(stored.snapshot.unwrap().no, 1);
    let events: Vec<_> = stored.events.iter().map(|event| (event.no, event.body.as_str())).collect();
    assert_eq!(events, [(2, r#"{"move":2}"#), (3, r#"{"move":3}"#)]);
    assert_eq!(store.first_result("old", "ada", "c2").await.unwrap(), Some(2));
    assert_eq!(store.members("old").await.unwrap()[0].seen, 2);
    let (deal, table, body) = ("d".to_owned(), "old".to_owned(), "{}".to_owned());
    let result = ResultRow { deal, table, finished_at: 9, body, score: 1, unproven: false };
    store.append(Batch { result: Some(result.clone()), ..batch("old", [event(4)]) }).await.unwrap();
    assert_eq!(store.results("d", 1).await.unwrap(), [result]);
    store.close().await.unwrap();
    Store::open(dir.path(), Settings::default()).await.unwrap();
}

#[tokio::test]
async fn a_newer_database_is_refused_and_left_alone() {
    let (dir, store) = store().await;
    create(&store, "t").await;
    store.close().await.unwrap();
    let mut stranger = stranger(dir.path()).await;
    let newer = "INSERT INTO _sqlx_migrations VALUES (99, 'later', CURRENT_TIMESTAMP, true, x'00', 0)";
    stranger.execute(newer).await.unwrap();
    stranger.close().await.unwrap();
    let before = fs::read(dir.path().join(FILE_NAME)).unwrap();
    let refused = Store::open(dir.path(), Settings::default()).await.err().unwrap();
    assert!(matches!(refused, StoreError::Newer { found: 99, known: 9 }));
    assert_eq!(
        refused.to_string(),
        "the database is of a newer version (99) than this program knows (9): use the newer program, or another data directory"
    );
    assert_eq!(fs::read(dir.path().join(FILE_NAME)).unwrap(), before);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    for content in [b"hello".to_vec(), vec![7; 100_000]] {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join(FILE_NAME), &content).unwrap();
        let refused = Store::open(dir.path(), Settings::default()).await.err().unwrap();
        assert!(matches!(refused, StoreError::NotADatabase { .. }), "{refused}");
        assert!(refused.to_string().ends_with(
            "firstlight.db is not a database: choose another data directory, or restore a backup into an empty one"
        ));
        assert_eq!(fs::read(dir.path().join(FILE_NAME)).unwrap(), content);
    }
}

#[tokio::test]
async fn the_database_of_another_program_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let file = SqliteConnectOptions::new().filename(dir.path().join(FILE_NAME)).create_if_missing(true);
    let mut other = file.connect().await.unwrap();
    other.execute("CREATE TABLE recipes (name TEXT)").await.unwrap();
    other.close().await.unwrap();
    let refused = Store::open(dir.path(), Settings::default()).await.err().unwrap();
    assert!(matches!(refused, StoreError::NotOurs { .. }), "{refused}");
}

#[tokio::test]
async fn a_database_whose_making_was_cut_short_is_made_again() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("firstlight.db.partial"), b"half a datab").unwrap();
    Store::open(dir.path(), Settings::default()).await.unwrap().close().await.unwrap();
    assert!(!dir.path().join("firstlight.db.partial").exists());

    // Earlier programs made it in its place.
    let dir = tempfile::tempdir().unwrap();
    let file = SqliteConnectOptions::new().filename(dir.path().join(FILE_NAME)).create_if_missing(true);
    let mut unborn = file.connect().await.unwrap();
    unborn.ensure_migrations_table("_sqlx_migrations").await.unwrap();
    unborn.close().await.unwrap();
    let store = Store::open(dir.path(), Settings::default()).await.unwrap();
    assert_eq!(store.tables(&TableFilter::open_to_all(1)).await.unwrap(), []);
}

#[tokio::test]
async fn a_store_left_without_a_word_is_whole_when_opened_again() {
    let (dir, store) = store().await;
    create(&store, "t").await;
    store.append(batch("t", [event(1)])).await.unwrap();
    drop(store);
    let store = Store::open(dir.path(), Settings::default()).await.unwrap();
    assert_eq!(numbers(&store, "t").await, [1]);
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_reads_the_data() {
    use std::os::unix::fs::PermissionsExt;
    let outer = tempfile::tempdir().unwrap();
    let dir = outer.path().join("new").join("data");
    let store = Store::open(&dir, Settings::default()).await.unwrap();
    store.backup(&outer.path().join("copy.db"), None).await.unwrap();
    let mode = |path: &std::path::Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&dir), 0o700);
    assert_eq!(mode(&dir.join(FILE_NAME)), 0o600);
    assert_eq!(mode(&dir.join("firstlight.db-wal")), 0o600);
    assert_eq!(mode(&outer.path().join("copy.db")), 0o600);
}
