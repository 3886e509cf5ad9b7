//! The log of a table: what is appended is there, once, in order.

use std::collections::BTreeMap;

use proptest::prelude::*;
use store::{
    Batch, Event, Member, MemberChange, ResultRow, Rewrite, RowChange, Snapshot, Status, StoreError, TableRow,
};

use crate::both::{On, on_both};
use crate::table::{batch, change, command, create, event, numbers, row};

on_both!(
    a_new_table_comes_back_as_it_was_made,
    a_table_is_made_once_and_whole,
    a_number_is_used_once,
    what_says_nothing_is_not_stored,
    rows_that_say_nothing_are_not_stored,
    a_command_sent_again_is_told_its_first_result,
    events_need_a_table,
    what_goes_with_events_is_stored_with_them_or_not_at_all,
    only_the_newest_snapshot_is_kept,
    a_long_log_is_read_in_order_from_anywhere,
    a_fault_of_one_table_is_told_to_it_alone,
    a_caller_that_gives_up_leaves_no_half,
);

async fn a_new_table_comes_back_as_it_was_made(on: On) {
    let (_home, store) = on.store().await;
    let made = row("t", 5);
    store.create_table(&made, batch("t", [event(1), event(2)])).await.unwrap();
    let stored = store.open_table("t").await.unwrap().unwrap();
    assert_eq!(stored.row, made);
    assert_eq!(stored.snapshot, None);
    assert_eq!(stored.events, [event(1), event(2)]);
    assert_eq!(store.open_table("u").await.unwrap(), None);
}

async fn a_table_is_made_once_and_whole(on: On) {
    let (_home, store) = on.store().await;
    store.create_table(&row("t", 5), batch("t", [event(1)])).await.unwrap();
    let again = store.create_table(&row("t", 6), batch("t", [event(2)])).await;
    assert!(matches!(again, Err(StoreError::Exists { what: "table", id }) if id == "t"));
    assert_eq!(numbers(&store, "t").await, [1]);
    let torn = store.create_table(&row("u", 5), batch("u", [event(1), event(1)])).await;
    assert!(matches!(torn, Err(StoreError::Conflict { no: 1, .. })));
    assert_eq!(store.open_table("u").await.unwrap(), None);
}

async fn a_number_is_used_once(on: On) {
    let (_home, store) = on.store().await;
    create(&store, "t").await;
    store.append(batch("t", [event(1), event(2)])).await.unwrap();
    let taken = store.append(batch("t", [event(3), event(2)])).await;
    assert!(matches!(taken, Err(StoreError::Conflict { table, no: 2 }) if table == "t"));
    assert_eq!(numbers(&store, "t").await, [1, 2], "nothing of the refused batch is there");
    create(&store, "u").await;
    store.append(batch("u", [event(2)])).await.unwrap();
}

/// An event without a word in it would be there for good, and the table could never be opened again.
async fn what_says_nothing_is_not_stored(on: On) {
    let (_home, store) = on.store().await;
    create(&store, "t").await;
    let blank = Event { body: String::new(), ..event(2) };
    let refused = store.append(batch("t", [event(1), blank.clone()])).await;
    assert!(matches!(refused, Err(StoreError::Empty { table }) if table == "t"));
    assert_eq!(numbers(&store, "t").await, [0; 0], "nothing of the refused batch is there");
    let refused = store.create_table(&row("u", 5), batch("u", [blank])).await;
    assert!(matches!(refused, Err(StoreError::Empty { table }) if table == "u"));
    assert_eq!(store.open_table("u").await.unwrap(), None);
    let refused = store.save_snapshot("t", 1, Vec::new(), &change(Status::Running, 1, 5)).await;
    assert!(matches!(refused, Err(StoreError::Empty { table }) if table == "t"));
    assert_eq!(store.open_table("t").await.unwrap().unwrap().snapshot, None);
}

/// Nor is a row whose columns say nothing: what lists show, how a table ended, what is left of one without somebody.
async fn rows_that_say_nothing_are_not_stored(on: On) {
    let (_home, store) = on.store().await;
    create(&store, "t").await;
    fn empty<T>(refused: Result<T, StoreError>) -> bool {
        matches!(refused, Err(StoreError::Empty { .. }))
    }
    for blank in [
        TableRow { header: String::new(), ..row("u", 5) },
        TableRow { options: String::new(), ..row("u", 5) },
        TableRow { summary: String::new(), ..row("u", 5) },
    ] {
        assert!(empty(store.create_table(&blank, batch("u", [event(1)])).await), "{blank:?}");
    }
    assert_eq!(store.open_table("u").await.unwrap(), None);
    let no_summary = || RowChange { summary: String::new(), ..change(Status::Running, 1, 5) };
    assert!(empty(store.append(Batch { row: Some(no_summary()), ..batch("t", [event(1)]) }).await));
    assert!(empty(store.save_snapshot("t", 1, vec![1], &no_summary()).await));
    let (deal, table, finished_at, body) = ("d".to_owned(), "t".to_owned(), 5, String::new());
    let result = Some(ResultRow { deal, table, finished_at, body, score: 1, unproven: false });
    assert!(empty(store.append(Batch { result, ..batch("t", [event(1)]) }).await));
    assert_eq!(numbers(&store, "t").await, [0; 0], "nothing of the refused batches is there");
    store.append(batch("t", [event(1)])).await.unwrap();
    let (person, to, summary) = ("ada".to_owned(), "nobody".to_owned(), "{}".to_owned());
    let whole =
        Rewrite { table: "t".to_owned(), person, to, events: vec![event(1)], summary, result: None, fence: None };
    let blank = Event { body: String::new(), ..event(1) };
    assert!(empty(store.rewrite(Rewrite { events: vec![blank], ..whole.clone() }).await));
    assert!(empty(store.rewrite(Rewrite { summary: String::new(), ..whole.clone() }).await));
    assert!(empty(store.rewrite(Rewrite { result: Some(String::new()), ..whole }).await));
}

async fn a_command_sent_again_is_told_its_first_result(on: On) {
    let (_home, store) = on.store().await;
    create(&store, "t").await;
    store.append(batch("t", [event(1), command(2, "ada", "c1")])).await.unwrap();
    for no in [1, 2, 3] {
        let again = store.append(batch("t", [command(no, "ada", "c1")])).await;
        assert!(matches!(again, Err(StoreError::Repeated { client, no: 2, .. }) if client == "c1"), "as event {no}");
    }
    assert_eq!(store.first_result("t", "ada", "c1").await.unwrap(), Some(2));
    assert_eq!(store.first_result("t", "bob", "c1").await.unwrap(), None);
    store.append(batch("t", [command(3, "bob", "c1")])).await.unwrap();
    assert_eq!(store.first_result("t", "bob", "c1").await.unwrap(), Some(3));
}

async fn events_need_a_table(on: On) {
    let (_home, store) = on.store().await;
    let lost = store.append(batch("nowhere", [event(1)])).await;
    assert!(matches!(lost, Err(StoreError::NoTable { table }) if table == "nowhere"));
    let lost = store.append(Batch { row: Some(change(Status::Running, 1, 1)), ..batch("nowhere", []) }).await;
    assert!(matches!(lost, Err(StoreError::NoTable { .. })));
    let lost = store.save_snapshot("nowhere", 1, vec![1], &change(Status::Running, 1, 1)).await;
    assert!(matches!(lost, Err(StoreError::NoTable { .. })));
}

async fn what_goes_with_events_is_stored_with_them_or_not_at_all(on: On) {
    let (_home, store) = on.store().await;
    create(&store, "t").await;
    let put = |role: &str| MemberChange::Put { person: "ada".to_owned(), role: role.to_owned() };
    let first = Batch {
        row: Some(change(Status::Running, 1, 10)),
        members: vec![put("seat"), MemberChange::Put { person: "bob".to_owned(), role: "guest".to_owned() }],
        ..batch("t", [event(1)])
    };
    store.append(first).await.unwrap();
    let refused = Batch {
        row: Some(change(Status::Finished, 9, 99)),
        members: vec![put("host"), MemberChange::Remove { person: "bob".to_owned() }],
        ..batch("t", [event(1)])
    };
    store.append(refused.clone()).await.unwrap_err();
    let stored = store.open_table("t").await.unwrap().unwrap();
    assert_eq!((stored.row.status, stored.row.no, stored.row.touched), (Status::Running, 1, 10));
    assert_eq!(stored.row.summary, r#"{"no":1}"#);
    let member = |person: &str, role: &str, seen| Member { person: person.to_owned(), role: role.to_owned(), seen };
    assert_eq!(store.members("t").await.unwrap(), [member("ada", "seat", 0), member("bob", "guest", 0)]);

    store.look("t", "ada", 1).await.unwrap();
    store.look("t", "ada", 0).await.unwrap();
    store.look("t", "nobody", 1).await.unwrap();
    store.append(Batch { events: vec![event(2)], ..refused }).await.unwrap();
    assert_eq!(store.members("t").await.unwrap(), [member("ada", "host", 1)], "how far one has looked is kept");
    assert_eq!(store.open_table("t").await.unwrap().unwrap().row.status, Status::Finished);
}

async fn only_the_newest_snapshot_is_kept(on: On) {
    let (_home, store) = on.store().await;
    create(&store, "t").await;
    store.append(batch("t", (1..=10).map(event))).await.unwrap();
    store.save_snapshot("t", 6, vec![6], &change(Status::Running, 6, 6)).await.unwrap();
    store.save_snapshot("t", 8, vec![8], &change(Status::Running, 8, 8)).await.unwrap();
    store.save_snapshot("t", 7, vec![7], &change(Status::Running, 8, 8)).await.unwrap();
    let stored = store.open_table("t").await.unwrap().unwrap();
    assert_eq!(stored.snapshot, Some(Snapshot { no: 8, body: vec![8] }));
    assert_eq!(stored.events, [event(9), event(10)]);
    assert_eq!(stored.row.no, 8);
}

/// Thousands of events, so that they lie in every place events can lie in.
async fn a_long_log_is_read_in_order_from_anywhere(on: On) {
    let (home, store) = on.store().await;
    create(&store, "t").await;
    create(&store, "u").await;
    let mut told = 0;
    for size in [1, 700, 1, 900, 3, 1500, 40] {
        let events = (told + 1..=told + size).map(|no| command(no, "ada", &format!("c{no}")));
        store.append(batch("t", events)).await.unwrap();
        store.append(batch("u", [event(told + 1)])).await.unwrap();
        told += size;
    }
    assert_eq!(numbers(&store, "t").await, (1..=told).collect::<Vec<_>>());
    for after in [0, 1, 701, 1600, told - 1, told] {
        let some = store.events("t", after, 5).await.unwrap();
        let expected: Vec<u32> = (after + 1..=told).take(5).collect();
        assert_eq!(some.iter().map(|event| event.no).collect::<Vec<_>>(), expected);
    }
    for no in [1, 2, 1601, told] {
        assert_eq!(store.first_result("t", "ada", &format!("c{no}")).await.unwrap(), Some(no));
        let again = store.append(batch("t", [command(told + 1, "ada", &format!("c{no}"))])).await;
        assert!(matches!(again, Err(StoreError::Repeated { no: first, .. }) if first == no));
        let taken = store.append(batch("t", [event(no)])).await;
        assert!(matches!(taken, Err(StoreError::Conflict { no: first, .. }) if first == no));
    }
    store.close().await.unwrap();
    let store = home.open().await;
    assert_eq!(numbers(&store, "t").await, (1..=told).collect::<Vec<_>>());
    assert_eq!(numbers(&store, "u").await.len(), 7);
}

async fn a_fault_of_one_table_is_told_to_it_alone(on: On) {
    let (_home, store) = on.store().await;
    for table in 0..40 {
        create(&store, &format!("t{table}")).await;
    }
    store.append(batch("t0", [event(1), command(2, "ada", "c")])).await.unwrap();
    for no in 1..=10 {
        let tasks: Vec<_> = (0..40)
            .map(|table| {
                let store = store.clone();
                let event = if table == 0 { command(50 + no, "ada", "c") } else { event(no) };
                tokio::spawn(async move { store.append(batch(&format!("t{table}"), [event])).await })
            })
            .chain([{
                let store = store.clone();
                tokio::spawn(async move { store.append(batch("nowhere", [event(no)])).await })
            }])
            .collect();
        let mut answers = Vec::new();
        for task in tasks {
            answers.push(task.await.unwrap());
        }
        assert!(matches!(answers[0], Err(StoreError::Repeated { no: 2, .. })));
        assert!(matches!(answers[40], Err(StoreError::NoTable { .. })));
        assert!(answers[1..40].iter().all(Result::is_ok));
    }
    assert_eq!(numbers(&store, "t0").await, [1, 2]);
    for table in 1..40 {
        assert_eq!(numbers(&store, &format!("t{table}")).await, (1..=10).collect::<Vec<_>>());
    }
}

/// Callers that give up at any moment leave whole batches, or none.
async fn a_caller_that_gives_up_leaves_no_half(on: On) {
    let (_home, store) = on.store().await;
    let mut tasks = Vec::new();
    for table in 0..100 {
        let id = format!("t{table}");
        create(&store, &id).await;
        let store = store.clone();
        tasks.push(tokio::spawn(async move { store.append(batch(&id, (1..=20).map(event))).await }));
        if table % 3 == 0 {
            tokio::task::yield_now().await;
        }
        if table % 2 == 0 {
            tasks[table].abort();
        }
    }
    let mut told = Vec::new();
    for task in tasks {
        told.push(matches!(task.await, Ok(Ok(()))));
    }
    // Whatever was queued has been written when a later write is answered.
    store.check().await.unwrap();
    for (table, told) in told.into_iter().enumerate() {
        let count = numbers(&store, &format!("t{table}")).await.len();
        assert!(count == 20 || (count == 0 && !told), "table {table} has {count} events");
    }
}

fn events() -> impl Strategy<Value = Vec<Event>> {
    // What says nothing is not stored.
    let body = any::<String>().prop_filter("a body", |body| !body.is_empty());
    let event = (any::<i64>(), any::<String>(), any::<Option<String>>(), body);
    prop::collection::vec(event, 0..12).prop_map(|events| {
        let mut seen = std::collections::BTreeSet::new();
        let number = |(no, (at, by, client, body)): (usize, (i64, String, Option<String>, String))| {
            let client = client.filter(|client| seen.insert((by.clone(), client.clone())));
            Event { no: no as u32 + 1, at, by, client, body }
        };
        events.into_iter().enumerate().map(number).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// Any text comes back to the letter, whatever the tables, and whatever shared a flush.
    #[test]
    fn what_goes_in_comes_out_of_sqlite(logs in prop::collection::btree_map("[a-z]{1,8}", events(), 1..6)) {
        comes_out(On::Sqlite, logs)?;
    }

    #[cfg(feature = "postgres")]
    #[test]
    fn what_goes_in_comes_out_of_postgres(logs in prop::collection::btree_map("[a-z]{1,8}", events(), 1..6)) {
        if On::has_postgres() {
            comes_out(On::Postgres, logs)?;
        }
    }
}

fn comes_out(on: On, logs: BTreeMap<String, Vec<Event>>) -> Result<(), TestCaseError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let stored: BTreeMap<String, Vec<Event>> = runtime.block_on(async {
        let (_home, store) = on.store().await;
        let store = &store;
        let appended = logs.iter().map(|(table, events)| async move {
            create(store, table).await;
            for event in events {
                store.append(batch(table, [event.clone()])).await.unwrap();
            }
        });
        futures_util::future::join_all(appended).await;
        let mut stored = BTreeMap::new();
        for table in logs.keys() {
            stored.insert(table.clone(), store.open_table(table).await.unwrap().unwrap().events);
        }
        stored
    });
    prop_assert_eq!(stored, logs);
    Ok(())
}
