//! When the disk is full, or somebody else holds the database.

use std::time::Duration;

use sqlx::Executor;
use store::{Settings, Store, StoreError};

use crate::both::{On, on_both};
use crate::table::{batch, create, event, numbers, store_with, stranger};

on_both!(a_closed_store_has_written_what_was_queued_and_takes_no_more,);

fn large(no: u32) -> store::Event {
    store::Event { body: "x".repeat(20_000), ..event(no) }
}

#[tokio::test]
async fn a_full_disk_is_said_and_when_there_is_room_it_goes_on() {
    let (dir, store) = store_with(Settings { max_pages: Some(100), ..Settings::default() }).await;
    create(&store, "t").await;
    let mut told = 0;
    let refused = loop {
        match store.append(batch("t", [event(2 * told + 1), large(2 * told + 2)])).await {
            Ok(()) => told += 1,
            Err(error) => break error,
        }
        assert!(told < 100, "the limit of pages is not in force");
    };
    assert!(matches!(refused, StoreError::Full), "{refused}");
    assert_eq!(numbers(&store, "t").await, (1..=2 * told).collect::<Vec<_>>(), "nothing half-written");

    store.limit_pages(None).await.unwrap();
    store.append(batch("t", [event(2 * told + 1), large(2 * told + 2)])).await.unwrap();
    store.check().await.unwrap();
    store.close().await.unwrap();
    let store = Store::open(dir.path(), Settings::default()).await.unwrap();
    assert_eq!(numbers(&store, "t").await, (1..=2 * told + 2).collect::<Vec<_>>());
}

#[tokio::test]
async fn when_the_disk_is_full_what_still_fits_is_stored() {
    let (_dir, store) = store_with(Settings { max_pages: Some(100), ..Settings::default() }).await;
    create(&store, "small").await;
    create(&store, "large").await;
    // All of these are in the queue before the writer runs, so they share a transaction at first.
    let small = (1..=10).map(|no| store.append(batch("small", [event(no)])));
    let large = store.append(batch("large", (1..=50).map(large)));
    let (small, large) = futures_util::future::join(futures_util::future::join_all(small), large).await;
    assert!(matches!(large, Err(StoreError::Full)));
    assert!(small.iter().all(Result::is_ok));
    assert_eq!(numbers(&store, "small").await, (1..=10).collect::<Vec<_>>());
    assert_eq!(numbers(&store, "large").await, [0; 0]);
}

#[tokio::test]
async fn a_locked_database_is_said_and_when_it_is_free_it_goes_on() {
    let (dir, store) = store_with(Settings { busy_timeout: Duration::from_millis(50), ..Settings::default() }).await;
    create(&store, "t").await;
    store.append(batch("t", [event(1)])).await.unwrap();
    let mut stranger = stranger(dir.path()).await;
    for lock in ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"] {
        stranger.execute(lock).await.unwrap();
        let both = futures_util::future::join(store.append(batch("t", [event(2)])), store.check()).await;
        assert!(matches!(both, (Err(StoreError::Locked), Err(StoreError::Locked))));
        assert_eq!(numbers(&store, "t").await, [1], "reading goes on");
        stranger.execute("ROLLBACK").await.unwrap();
    }
    store.append(batch("t", [event(2)])).await.unwrap();
    assert_eq!(numbers(&store, "t").await, [1, 2]);
}

#[tokio::test]
async fn a_short_lock_is_waited_for() {
    let (dir, store) = store_with(Settings { busy_timeout: Duration::from_secs(60), ..Settings::default() }).await;
    create(&store, "t").await;
    let mut stranger = stranger(dir.path()).await;
    stranger.execute("BEGIN IMMEDIATE").await.unwrap();
    let waiting = tokio::spawn({
        let store = store.clone();
        async move { store.append(batch("t", [event(1)])).await }
    });
    tokio::time::sleep(Duration::from_millis(20)).await;
    stranger.execute("ROLLBACK").await.unwrap();
    waiting.await.unwrap().unwrap();
    assert_eq!(numbers(&store, "t").await, [1]);
}

async fn a_closed_store_has_written_what_was_queued_and_takes_no_more(on: On) {
    let (home, store) = on.store().await;
    create(&store, "t").await;
    let other = store.clone();
    let queued = futures_util::future::join_all((1..=20).map(|no| other.append(batch("t", [event(no)]))));
    let (queued, closed) = futures_util::future::join(queued, store.close()).await;
    closed.unwrap();
    assert!(queued.iter().all(Result::is_ok));
    assert!(matches!(other.append(batch("t", [event(21)])).await, Err(StoreError::Closed)));
    assert!(matches!(other.events("t", 0, 1).await, Err(StoreError::Closed)));
    if let Some(dir) = home.folder() {
        assert!(!dir.join("firstlight.db-wal").exists(), "all of it is in the database");
    }
    let store = home.open().await;
    assert_eq!(numbers(&store, "t").await, (1..=20).collect::<Vec<_>>());
}
