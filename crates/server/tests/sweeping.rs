//! What goes by itself, and that no clock makes it go too soon.

#![allow(clippy::unwrap_used)] // Helpers of tests may fail as tests do.

#[path = "../../store/tests/store/table.rs"]
#[allow(dead_code)] // The store's own tests use the rest.
mod table;

use self::table::{batch, row, store};
use server::config::Retention;
use server::keeping::Sweeper;
use store::{Store, TableFilter, Token};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Some day, at noon.
const BEGIN: i64 = 20_000 * DAY + DAY / 2;

async fn open(store: &Store, id: &str, at: i64) {
    store.create_table(&row(id, at), batch(id, [])).await.unwrap();
}

async fn tables(store: &Store) -> Vec<String> {
    let filter = TableFilter { most: 100, ..TableFilter::default() };
    store.tables(&filter).await.unwrap().into_iter().map(|row| row.id).collect()
}

fn code(n: u8, expires: i64) -> Token {
    Token {
        hash: [n; 32],
        id: n.to_string(),
        purpose: "carry".to_owned(),
        table: None,
        person: Some("ada".to_owned()),
        body: "null".to_owned(),
        created: expires - 1,
        expires: Some(expires),
        revoked: false,
    }
}

#[tokio::test]
async fn tables_that_nobody_finished_go_after_their_time() {
    let (_dir, store) = store().await;
    let sweeper = Sweeper::new(store.clone(), Retention::Days(3));
    open(&store, "old", BEGIN).await;
    for day in 0..=3 {
        sweeper.sweep(BEGIN + day * DAY).await.unwrap();
        assert_eq!(tables(&store).await, ["old"], "after {day} days");
    }
    open(&store, "new", BEGIN + 2 * DAY).await;
    sweeper.sweep(BEGIN + 4 * DAY).await.unwrap();
    assert_eq!(tables(&store).await, ["new"]);
}

#[tokio::test]
async fn a_clock_that_jumps_and_a_server_that_rests_take_nothing_away() {
    let (_dir, store) = store().await;
    let sweeper = Sweeper::new(store.clone(), Retention::Days(3));
    open(&store, "mine", BEGIN).await;
    store.put_token(&code(1, BEGIN + 200 * DAY)).await.unwrap();
    sweeper.sweep(BEGIN).await.unwrap();
    // Ten years ahead, and back; and a summer without anybody.
    for jump in [3650, 0, 90] {
        sweeper.sweep(BEGIN + jump * DAY).await.unwrap();
        assert_eq!(tables(&store).await, ["mine"], "{jump} days on");
        assert!(store.token(&[1; 32]).await.unwrap().is_some(), "{jump} days on");
    }
}

#[tokio::test]
async fn codes_that_expired_go_also_where_tables_stay_forever() {
    let (_dir, store) = store().await;
    let sweeper = Sweeper::new(store.clone(), Retention::Forever);
    open(&store, "mine", BEGIN).await;
    for n in 0..100 {
        store.put_token(&code(n, BEGIN + i64::from(n))).await.unwrap();
    }
    store.put_token(&code(100, BEGIN + 5 * DAY)).await.unwrap();
    for day in 0..=2 {
        sweeper.sweep(BEGIN + day * DAY).await.unwrap();
    }
    for n in 0..100 {
        assert_eq!(store.token(&[n; 32]).await.unwrap(), None, "code {n}");
    }
    assert!(store.token(&[100; 32]).await.unwrap().is_some(), "it is still good");
    assert_eq!(tables(&store).await, ["mine"]);
}
