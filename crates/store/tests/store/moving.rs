//! From one database into the other: a backup of either restores into either, with everything that people would miss.

use std::path::Path;

use store::{
    Backup, Device, KeptKey, MemberChange, OpeningKey, Person, ResultRow, Settings, Status, Store, StoreError,
    TableFilter,
};

use crate::cluster::postgres;
use crate::table::{batch, change, command, event, numbers, restore, row};

const KEY: KeptKey = [0x3c; 32];
const TABLES: usize = 40;

/// A store as people leave it: tables in every state, a log with awkward texts, snapshots, members, results, people, devices.
async fn fill(store: &Store) {
    let ada = Person { id: "ada".to_owned(), name: "Ada “é” 日本".to_owned(), lang: None, created: 1, seen: 2 };
    store.save_person(&ada).await.unwrap();
    let device = Device {
        id: "d1".to_owned(),
        person: "ada".to_owned(),
        browser: "Firefox".to_owned(),
        system: "Linux".to_owned(),
        created: 1,
        seen: 2,
        old: false,
        gone: false,
    };
    store.put_device(&device).await.unwrap();
    for n in 0..TABLES {
        let id = format!("t{n:02}");
        let member = MemberChange::Put { person: "ada".to_owned(), role: "seat".to_owned() };
        let key = OpeningKey::request("ada", &id);
        let first = store::Batch { members: vec![member], ..batch(&id, [event(1)]) };
        store.create_table_once(&row(&id, n as i64), first, key).await.unwrap();
        let mut events: Vec<_> = (2..=30).map(|no| command(no, "ada", &format!("c{no}"))).collect();
        events[3].body = "{\"say\":\"\u{0} NUL, ' quotes \\ and 🌍\"}".to_owned();
        store.append(batch(&id, events)).await.unwrap();
        if n % 2 == 0 {
            store.save_snapshot(&id, 20, vec![0, 255, 7], &change(Status::Running, 20, 9)).await.unwrap();
        }
        if n % 5 == 0 {
            let result = ResultRow {
                table: id.clone(),
                deal: "d1".to_owned(),
                finished_at: 50,
                score: n as i64,
                body: "{\"won\":true}".to_owned(),
                unproven: n % 2 == 1,
            };
            let row = Some(change(Status::Finished, 31, 50));
            store.append(store::Batch { result: Some(result), row, ..batch(&id, [event(31)]) }).await.unwrap();
        }
    }
    store.note_day(12).await.unwrap();
}

/// All of it, as far as it can be asked for.
async fn all_of(store: &Store) -> Vec<String> {
    let mut all = vec![format!("{:?}", store.person("ada").await.unwrap())];
    all.push(format!("{:?}", store.devices("ada").await.unwrap()));
    let filter = TableFilter { most: 1000, ..TableFilter::default() };
    for row in store.tables(&filter).await.unwrap() {
        all.push(format!("{:?}", store.open_table(&row.id).await.unwrap()));
        all.push(format!("{:?}", store.events(&row.id, 0, u32::MAX).await.unwrap()));
        all.push(format!("{:?}", store.members(&row.id).await.unwrap()));
        let key = OpeningKey::request("ada", &row.id);
        all.push(format!("{:?}", store.opening(&key).await.unwrap()));
    }
    all.push(format!("{:?}", store.results("d1", 100).await.unwrap()));
    all
}

/// A copy can be written to: the next event has its place, and the one before is known.
async fn goes_on(store: &Store, fence: Option<store::Fence>) {
    store.append(store::Batch { fence, ..batch("t01", [command(31, "ada", "c31")]) }).await.unwrap();
    assert_eq!(numbers(store, "t01").await.len(), 31);
    let again = store.append(store::Batch { fence, ..batch("t01", [command(32, "ada", "c31")]) }).await;
    assert!(matches!(again, Err(StoreError::Repeated { no: 31, .. })), "{again:?}");
    store.create_table(&row("new", 99), batch("new", [event(1)])).await.unwrap();
}

async fn into_postgres(file: &Path, url: &str) -> Result<(), StoreError> {
    let prepared = store::restore_into(file, url).await?;
    assert_eq!(prepared.key, Some(KEY));
    prepared.finish().await
}

/// From SQLite into PostgreSQL, from there into another PostgreSQL, and from there into SQLite again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_goes_from_either_database_into_either() {
    let Some(postgres) = postgres() else { return };
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let small = Store::open(&file("small"), Settings::default()).await.unwrap();
    fill(&small).await;
    let wanted = all_of(&small).await;
    assert!(wanted.len() > 4 * TABLES && wanted.iter().any(|one| one.contains("NUL")));
    small.backup(&file("1.backup"), Some(&KEY)).await.unwrap();

    let (first, second) = (postgres.database().unwrap(), postgres.database().unwrap());
    into_postgres(&file("1.backup"), &first).await.unwrap();
    store::backup_from(&first, &file("2.backup"), Some(&KEY)).await.unwrap();
    let grown = Store::connect(&first, Settings::default()).await.unwrap();
    assert_eq!(all_of(&grown).await, wanted);
    // A copy of a database that is in use is of one moment, and the next restore has to find an empty one.
    grown.backup(&file("3.backup"), Some(&KEY)).await.unwrap();
    let refused = store::restore_into(&file("3.backup"), &first).await.err();
    assert!(matches!(refused, Some(StoreError::DatabaseInUse)), "{refused:?}");
    goes_on(&grown, None).await;
    grown.close().await.unwrap();
    let refused = store::restore_into(&file("3.backup"), &first).await.err();
    assert!(matches!(refused, Some(StoreError::NotEmpty)), "{refused:?}");

    into_postgres(&file("2.backup"), &second).await.unwrap();
    let other = Store::connect(&second, Settings::default()).await.unwrap();
    assert_eq!(all_of(&other).await, wanted);
    other.close().await.unwrap();

    for (name, backup) in [("back", "2.backup"), ("again", "3.backup")] {
        assert!(Backup::open(&file(backup)).await.unwrap().has_key);
        restore(&file(backup), &file(name)).await.unwrap();
        let back = Store::open(&file(name), Settings::default()).await.unwrap();
        assert_eq!(all_of(&back).await, wanted, "{name}");
        goes_on(&back, None).await;
    }
}
