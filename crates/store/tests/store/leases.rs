//! Several servers over one PostgreSQL: who owns a table, what a server that lost one can still write (nothing), and what a
//! server does whose database went away in the middle of a commit.

use std::time::Duration;

use services::{Postgres, skipped};
use store::{Event, Fence, NewSnapshot, NodeRow, Ownership, Settings, Status, Store, StoreError};
use tokio::time::sleep;

use crate::cluster::postgres;
use crate::table::{batch, change, command, event, numbers, row};

/// Outlasts every test; a lease that is to run out is made to.
const LONG: Duration = Duration::from_secs(600);

fn node(name: &str) -> NodeRow {
    NodeRow {
        session: format!("session of {name}"),
        name: name.to_owned(),
        program: "1.0.0".to_owned(),
        reads: (1, 1),
        wire: 1,
        secrets: [5; 32],
    }
}

/// A server among several, as a node of this name.
async fn joined(url: &str, node: &NodeRow, lease: Duration) -> Store {
    let store = Store::connect(url, Settings { several: true, ..Settings::default() }).await.unwrap();
    store.join(node, lease).await.unwrap();
    store
}

fn mine(owned: Ownership) -> Fence {
    match owned {
        Ownership::Mine(fence) => fence,
        of => panic!("the table is not ours: {of:?}"),
    }
}

/// The lease of a node runs out at this moment, by the clock of the database.
fn ends(postgres: &Postgres, url: &str, name: &str) {
    let database = url.rsplit('/').next().unwrap();
    let sql = format!("UPDATE firstlight.nodes SET expires = clock_timestamp() WHERE name = '{name}'");
    postgres.sql(database, &sql).unwrap();
}

#[tokio::test]
async fn whoever_lost_a_table_writes_nothing_to_it_whatever_it_believes() {
    let Some(postgres) = postgres() else { return };
    let url = postgres.database().unwrap();
    let (frozen, other) = (joined(&url, &node("frozen"), LONG).await, joined(&url, &node("other"), LONG).await);
    let old = frozen.create_table(&row("t", 1), batch("t", [event(1)])).await.unwrap();
    assert_eq!(mine(frozen.own("t", "session of frozen").await.unwrap()), old);
    ends(postgres, &url, "frozen");
    assert!(other.nodes().await.unwrap().iter().all(|node| node.name == "other"));
    // Its lease has run out, but nobody has taken its tables: what it writes now harms nobody, for the table is still its own.
    frozen.append(store::Batch { fence: Some(old), ..batch("t", [event(2)]) }).await.unwrap();
    let new = mine(other.own("t", "session of other").await.unwrap());
    assert!(new > old);
    // Its clock may say what it likes: events, snapshots and new tables are all refused, alone and in a group with others.
    let late = |no| store::Batch { fence: Some(old), ..batch("t", [command(no, "ada", &format!("c{no}"))]) };
    let together = futures_util::future::join_all((3..20).map(|no| frozen.append(late(no)))).await;
    for refused in together {
        assert!(matches!(&refused, Err(StoreError::NotOwner { table }) if table == "t"), "{refused:?}");
    }
    let stale = NewSnapshot {
        table: "t".to_owned(),
        no: 2,
        body: b"{}".to_vec(),
        row: change(Status::Running, 2, 1),
        bytes: None,
        fence: Some(old),
    };
    assert!(matches!(frozen.save_counted(stale).await, Err(StoreError::NotOwner { .. })));
    let made = frozen.create_table(&row("u", 1), batch("u", [event(1)])).await;
    assert!(matches!(made, Err(StoreError::LeaseLost { .. })), "{made:?}");
    // Nor does it get any further by renewing, owning, or with a number that it made up.
    assert!(matches!(frozen.renew("session of frozen", LONG).await, Err(StoreError::LeaseLost { .. })));
    assert!(matches!(frozen.own("t", "session of frozen").await, Err(StoreError::LeaseLost { .. })));
    for guess in [Some(Fence(new.0 + 1)), Some(Fence::ALONE), None] {
        let guessed = frozen.append(store::Batch { fence: guess, ..batch("t", [event(3)]) }).await;
        assert!(matches!(guessed, Err(StoreError::NotOwner { .. })), "{guess:?}: {guessed:?}");
    }
    other.append(store::Batch { fence: Some(new), ..batch("t", [event(3)]) }).await.unwrap();
    assert_eq!(numbers(&other, "t").await, [1, 2, 3]);
}

#[tokio::test]
async fn of_many_nodes_that_want_a_table_one_gets_it() {
    let Some(postgres) = postgres() else { return };
    let url = postgres.database().unwrap();
    let names = ["one", "two", "three"];
    let mut stores = Vec::new();
    for name in names {
        stores.push(joined(&url, &node(name), LONG).await);
    }
    for round in 0..20 {
        let table = format!("t{round}");
        let made = stores[round % 3].create_table(&row(&table, 1), batch(&table, [event(1)])).await.unwrap();
        stores[round % 3].disown(&table, &format!("session of {}", names[round % 3]), made).await.unwrap();
        let asked = stores.iter().zip(names).map(|(store, name)| {
            let (table, session) = (table.clone(), format!("session of {name}"));
            async move { store.own(&table, &session).await.unwrap() }
        });
        let owned = futures_util::future::join_all(asked).await;
        let mine: Vec<usize> = (0..3).filter(|at| matches!(owned[*at], Ownership::Mine(_))).collect();
        assert_eq!(mine.len(), 1, "{owned:?}");
        let owner = names[mine[0]];
        for of in owned.iter().filter_map(|owned| match owned {
            Ownership::Of { name, .. } => Some(name),
            Ownership::Mine(_) => None,
        }) {
            assert_eq!(of, owner);
        }
    }
}

#[tokio::test]
async fn a_table_whose_events_a_node_cannot_read_is_not_leased_to_it() {
    let Some(postgres) = postgres() else { return };
    let url = postgres.database().unwrap();
    let newer = NodeRow { reads: (1, 2), ..node("newer") };
    let (new, old) = (joined(&url, &newer, LONG).await, joined(&url, &node("older"), LONG).await);
    let fence = new.create_table(&row("t", 1), batch("t", [event(1)])).await.unwrap();
    new.disown("t", "session of newer", fence).await.unwrap();
    let refused = old.own("t", "session of older").await;
    assert!(matches!(refused, Err(StoreError::NewerEvents { found: 2, known: 1, .. })), "{refused:?}");
    // The table stays as it is, for whoever can read it.
    assert_eq!(mine(new.own("t", "session of newer").await.unwrap()), Fence(fence.0 + 1));
    // One that only an old program had goes to either.
    let fence = old.create_table(&row("u", 1), batch("u", [event(1)])).await.unwrap();
    old.disown("u", "session of older", fence).await.unwrap();
    mine(new.own("u", "session of newer").await.unwrap());
}

#[tokio::test]
async fn nodes_share_secrets_and_no_name() {
    let Some(postgres) = postgres() else { return };
    let url = postgres.database().unwrap();
    let first = joined(&url, &node("first"), LONG).await;
    let others = Store::connect(&url, Settings { several: true, ..Settings::default() }).await.unwrap();
    let stranger = NodeRow { secrets: [6; 32], ..node("stranger") };
    assert!(matches!(others.join(&stranger, LONG).await, Err(StoreError::OtherSecrets)));
    let twin = NodeRow { session: "another".to_owned(), ..node("first") };
    assert!(matches!(others.join(&twin, LONG).await, Err(StoreError::NodeNameInUse { .. })));
    // Also when everybody has left.
    first.leave("session of first").await.unwrap();
    assert!(matches!(others.join(&stranger, LONG).await, Err(StoreError::OtherSecrets)));
    others.join(&twin, LONG).await.unwrap();
    // A server that believes itself alone is refused while nodes are there.
    let alone = Store::connect(&url, Settings::default()).await;
    assert!(matches!(alone, Err(StoreError::DatabaseInUse)));
}

/// The database ends from one moment to the next, again and again, while tables are written to: whatever was acknowledged is
/// there, once; what was not is there at most once, and sending it again under its id says so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_answer_to_a_commit_doubles_and_loses_nothing() {
    let mut own = match Postgres::start() {
        Ok(own) => own,
        Err(missing) => return skipped("lost answers of PostgreSQL", &missing),
    };
    let url = own.database().unwrap();
    let store = joined(&url, &node("only"), LONG).await;
    let mut playing = Vec::new();
    for table in 0..12 {
        let id = format!("t{table}");
        let fence = store.create_table(&row(&id, 1), batch(&id, [])).await.unwrap();
        let store = store.clone();
        playing.push(tokio::spawn(async move {
            let mut again = 0;
            for no in 1..=150 {
                let write =
                    || store::Batch { fence: Some(fence), ..batch(&id, [command(no, "ada", &format!("c{no}"))]) };
                loop {
                    match store.append(write()).await {
                        Ok(()) => break,
                        Err(StoreError::Repeated { no: stored, .. }) if stored == no => break,
                        Err(StoreError::Unreachable { .. } | StoreError::Unsure | StoreError::Locked) => again += 1,
                        Err(other) => panic!("{id}, event {no}: {other}"),
                    }
                    sleep(Duration::from_millis(20)).await;
                }
                sleep(Duration::from_millis(4)).await;
            }
            again
        }));
    }
    for _ in 0..3 {
        sleep(Duration::from_millis(400)).await;
        own.restart().unwrap();
    }
    let mut again = 0;
    for played in playing {
        again += played.await.unwrap();
    }
    assert!(again > 0, "the database was never missed");
    for table in 0..12 {
        let events: Vec<Event> = store.events(&format!("t{table}"), 0, u32::MAX).await.unwrap();
        assert!(events.iter().map(|event| event.no).eq(1..=150), "t{table}");
        assert!(events.iter().all(|event| event.client == Some(format!("c{}", event.no))), "t{table}");
    }
}

/// Many tables share a transaction: it is counted how many the server saw.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn writes_that_come_together_share_a_transaction() {
    let Some(postgres) = postgres() else { return };
    let url = postgres.database().unwrap();
    let name = url.rsplit('/').next().unwrap().to_owned();
    let store = joined(&url, &node("only"), LONG).await;
    let mut fences = Vec::new();
    for table in 0..64 {
        let id = format!("t{table}");
        fences.push((id.clone(), store.create_table(&row(&id, 1), batch(&id, [])).await.unwrap()));
    }
    let written = || async {
        let marks = postgres.sql(&name, "select coalesce(max(done), 0) from firstlight.writers").unwrap();
        marks.parse::<i64>().unwrap()
    };
    let before = written().await;
    for no in 1..=10 {
        let all = fences.iter().map(|(id, fence)| {
            let store = store.clone();
            async move { store.append(store::Batch { fence: Some(*fence), ..batch(id, [event(no)]) }).await.unwrap() }
        });
        futures_util::future::join_all(all).await;
    }
    let groups = written().await - before;
    assert!((10..=160).contains(&groups), "640 events in {groups} transactions");
}
