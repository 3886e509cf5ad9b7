//! Backup and restore.

use std::fs;

use sqlx::{ConnectOptions, Connection, Executor, sqlite::SqliteConnectOptions};
use store::{Backup, FILE_NAME, KeptKey, Restore, Settings, Status, Store, StoreError};

use crate::table::{batch, change, create, event, numbers, restore, store};

const TABLES: usize = 8;

/// Each table gets event n only after all tables have n - 1, so a copy of one moment holds n or n - 1 of each.
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_under_way_is_of_one_moment() {
    let (dir, store) = store().await;
    for table in 0..TABLES {
        create(&store, &format!("t{table}")).await;
    }
    let (stop, mut stopped) = tokio::sync::oneshot::channel::<()>();
    let playing = tokio::spawn({
        let store = store.clone();
        async move {
            let mut no = 0;
            while stopped.try_recv().is_err() {
                no += 1;
                let all = (0..TABLES).map(|table| store.append(batch(&format!("t{table}"), [event(no)])));
                for answer in futures_util::future::join_all(all).await {
                    answer.unwrap();
                }
            }
            no
        }
    });
    let mut least = 0;
    for n in 0..5 {
        let copy = dir.path().join(format!("copy{n}.db"));
        while numbers(&store, "t0").await.len() < least + 20 {
            tokio::task::yield_now().await;
        }
        let told = numbers(&store, "t0").await.len();
        store.backup(&copy, None).await.unwrap();

        let restored = tempfile::tempdir().unwrap();
        restore(&copy, restored.path()).await.unwrap();
        let restored = Store::open(restored.path(), Settings::default()).await.unwrap();
        let mut lengths = Vec::new();
        for table in 0..TABLES {
            let numbers = numbers(&restored, &format!("t{table}")).await;
            assert_eq!(numbers, (1..=numbers.len() as u32).collect::<Vec<_>>(), "a log without gaps");
            lengths.push(numbers.len());
        }
        let (least_of_copy, most) = (*lengths.iter().min().unwrap(), *lengths.iter().max().unwrap());
        assert!(most - least_of_copy <= 1, "{lengths:?}");
        assert!(most >= told, "what was stored before the backup is in it");
        restored.append(batch("t0", [event(lengths[0] as u32 + 1)])).await.unwrap();
        restored.close().await.unwrap();
        least = told;
    }
    stop.send(()).unwrap();
    let no = playing.await.unwrap();
    assert_eq!(numbers(&store, "t0").await.len(), no as usize);
    assert_eq!(
        fs::read_dir(dir.path())
            .unwrap()
            .filter(|entry| { entry.as_ref().unwrap().file_name().to_string_lossy().contains("partial") })
            .count(),
        0,
        "nothing temporary stays"
    );
}

#[tokio::test]
async fn nothing_is_overwritten() {
    let (dir, store) = store().await;
    let copy = dir.path().join("copy.db");
    fs::write(&copy, "dear").unwrap();
    assert!(matches!(store.backup(&copy, None).await, Err(StoreError::FileExists { path }) if path == copy));
    assert_eq!(fs::read(&copy).unwrap(), b"dear");

    let copy = dir.path().join("other.db");
    store.backup(&copy, None).await.unwrap();
    let refused = restore(&copy, dir.path()).await;
    assert!(matches!(refused, Err(StoreError::FileExists { path }) if path == dir.path().join(FILE_NAME)));
}

#[tokio::test]
async fn a_backup_needs_a_database() {
    let dir = tempfile::tempdir().unwrap();
    let refused = store::backup(dir.path(), &dir.path().join("copy.db"), None).await;
    assert!(matches!(refused, Err(StoreError::NoDatabase { .. })), "{refused:?}");
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 0);
}

#[tokio::test]
async fn only_a_whole_database_of_ours_is_restored() {
    let (dir, store) = store().await;
    create(&store, "t").await;
    store.append(batch("t", (1..=2000).map(event))).await.unwrap();
    let good = dir.path().join("good.db");
    store.backup(&good, None).await.unwrap();
    let bytes = fs::read(&good).unwrap();
    let target = dir.path().join("restored");
    let file = dir.path().join("file.db");

    for content in [b"".to_vec(), b"not a database".to_vec()] {
        fs::write(&file, content).unwrap();
        let refused = restore(&file, &target).await;
        assert!(matches!(&refused, Err(StoreError::NotADatabase { path }) if *path == file), "{refused:?}");
    }
    let mut torn = bytes.clone();
    let middle = torn.len() / 2;
    torn[middle..middle + 8192].fill(0x5a);
    for damaged in [torn, bytes[..bytes.len() / 2].to_vec()] {
        fs::write(&file, damaged).unwrap();
        let refused = restore(&file, &target).await;
        assert!(matches!(&refused, Err(StoreError::Damaged { path, .. }) if *path == file), "{refused:?}");
    }
    fs::remove_file(&file).unwrap();
    let missing = restore(&file, &target).await;
    assert!(matches!(&missing, Err(StoreError::File { path, .. }) if *path == file), "{missing:?}");
    let mut other = SqliteConnectOptions::new().filename(&file).create_if_missing(true).connect().await.unwrap();
    other.execute("CREATE TABLE recipes (name TEXT)").await.unwrap();
    other.close().await.unwrap();
    let refused = restore(&file, &target).await;
    assert!(matches!(&refused, Err(StoreError::NotOurs { path }) if *path == file), "{refused:?}");
    let running = dir.path().join(FILE_NAME);
    let refused = restore(&running, &target).await;
    assert!(matches!(&refused, Err(StoreError::InUse { path, .. }) if *path == running), "{refused:?}");

    assert_eq!(fs::read_dir(&target).unwrap().count(), 0, "a refusal leaves nothing behind");
    restore(&good, &target).await.unwrap();
    let restored = Store::open(&target, Settings::default()).await.unwrap();
    assert_eq!(numbers(&restored, "t").await.len(), 2000);
}

const KEY: KeptKey = [0xa7; 32];

#[tokio::test]
async fn a_backup_holds_the_key_and_a_restored_database_does_not() {
    let (dir, store) = store().await;
    create(&store, "t").await;
    store.append(batch("t", (1..=20).map(event))).await.unwrap();
    let (copy, bare) = (dir.path().join("copy.db"), dir.path().join("bare.db"));
    store.backup(&copy, Some(&KEY)).await.unwrap();
    store.backup(&bare, None).await.unwrap();
    assert!(Backup::open(&copy).await.unwrap().has_key && !Backup::open(&bare).await.unwrap().has_key);

    let target = dir.path().join("restored");
    let prepared = Restore::prepare(&copy, &target).await.unwrap();
    assert_eq!(prepared.key, Some(KEY));
    assert!(!target.join(FILE_NAME).exists(), "nothing is there before the key is kept");
    prepared.finish().unwrap();
    let bytes = fs::read(target.join(FILE_NAME)).unwrap();
    assert!(!bytes.windows(KEY.len()).any(|window| window == KEY), "the key is wiped out of the database");
    assert_eq!(Restore::prepare(&bare, &dir.path().join("other")).await.unwrap().key, None);
    let restored = Store::open(&target, Settings::default()).await.unwrap();
    assert_eq!(numbers(&restored, "t").await.len(), 20);
}

#[tokio::test]
async fn a_backup_is_read_with_whole_logs_and_left_as_it_is() {
    let (dir, store) = store().await;
    for table in ["a", "b"] {
        create(&store, table).await;
        store.append(batch(table, (1..=30).map(event))).await.unwrap();
    }
    store.save_snapshot("a", 20, b"{}".to_vec(), &change(Status::Running, 20, 1)).await.unwrap();
    let copy = dir.path().join("copy.db");
    store.backup(&copy, None).await.unwrap();
    let before = fs::read(&copy).unwrap();
    let mut backup = Backup::open(&copy).await.unwrap();
    assert_eq!(backup.tables().await.unwrap(), ["a", "b"]);
    let read = backup.table("a").await.unwrap().unwrap();
    assert_eq!((read.snapshot.unwrap().no, read.events.len()), (20, 30), "the log is there from its beginning");
    assert!(backup.table("c").await.unwrap().is_none());
    drop(backup);
    assert_eq!(fs::read(&copy).unwrap(), before);
    let running = Backup::open(&dir.path().join(FILE_NAME)).await.err().unwrap();
    assert!(matches!(running, StoreError::InUse { .. }), "{running}");
}

#[tokio::test]
async fn a_backup_does_not_come_beside_the_log_of_a_lost_database() {
    let (dir, store) = store().await;
    let copy = dir.path().join("copy.db");
    store.backup(&copy, None).await.unwrap();
    let target = tempfile::tempdir().unwrap();
    fs::write(target.path().join("firstlight.db-wal"), b"pages of another database").unwrap();
    let refused = restore(&copy, target.path()).await;
    assert!(matches!(refused, Err(StoreError::Orphan { .. })), "{refused:?}");
}
