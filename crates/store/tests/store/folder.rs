//! The data directory: one server at a time, and what is said of one that cannot be used.

use std::{fs, path::Path, time::Instant};

use store::{FILE_NAME, LOCK_NAME, Settings, Store, StoreError};

use crate::table::{batch, create, event, numbers, store};

async fn refused(dir: &Path) -> StoreError {
    Store::open(dir, Settings::default()).await.err().unwrap()
}

#[tokio::test]
async fn a_second_server_over_a_folder_is_refused_and_told_where_the_first_is() {
    let (dir, store) = store().await;
    create(&store, "t").await;
    let second = refused(dir.path()).await;
    assert!(matches!(second, StoreError::FolderInUse { at: None, .. }), "{second}");
    store.served_at("127.0.0.1:7878".parse().unwrap());
    let second = refused(dir.path()).await.to_string();
    assert!(second.starts_with("another server runs over "), "{second}");
    assert!(
        second
            .ends_with(", at http://127.0.0.1:7878/: use that one, stop it, or choose another folder with --data DIR")
    );
    // The first has noticed nothing, and a copy needs no lock.
    store.append(batch("t", [event(1)])).await.unwrap();
    store.backup(&dir.path().join("copy.db"), None).await.unwrap();

    let other = store.clone();
    store.close().await.unwrap();
    let again = Store::open(dir.path(), Settings::default()).await.unwrap();
    assert_eq!(numbers(&again, "t").await, [1], "a closed store holds nothing, whoever still has a handle to it");
    drop(other);
    let third = refused(dir.path()).await;
    assert!(matches!(third, StoreError::FolderInUse { at: None, .. }), "the address of the first is gone: {third}");
}

#[tokio::test]
async fn a_server_that_is_just_ending_is_waited_for() {
    let (dir, store) = store().await;
    let begun = Instant::now();
    let (opened, ()) = tokio::join!(Store::open(dir.path(), Settings::default()), async move {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        store.close().await.unwrap();
    });
    opened.unwrap();
    assert!(begun.elapsed().as_millis() >= 100);
}

#[tokio::test]
async fn what_a_lock_file_says_is_not_believed_if_it_is_no_address() {
    let (dir, _store) = store().await;
    for said in ["evil\n\u{1b}[31m", "", "127.0.0.1:99999"] {
        fs::write(dir.path().join(LOCK_NAME), said).unwrap();
        let second = refused(dir.path()).await;
        assert!(matches!(second, StoreError::FolderInUse { at: None, .. }), "{second}");
    }
}

#[tokio::test]
async fn an_empty_database_is_not_taken_for_a_new_one() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join(FILE_NAME);
    fs::write(&file, b"").unwrap();
    let said = refused(dir.path()).await;
    assert!(matches!(&said, StoreError::EmptyFile { path } if *path == file), "{said}");
    assert!(said.to_string().contains("restore a backup into an empty folder, or remove the file to begin anew"));
    assert_eq!(fs::metadata(&file).unwrap().len(), 0, "it is left alone");
    let copied = store::backup(dir.path(), &dir.path().join("copy.db"), None).await;
    assert!(matches!(copied, Err(StoreError::EmptyFile { .. })), "nor is it backed up as if it were something");
    fs::remove_file(&file).unwrap();
    Store::open(dir.path(), Settings::default()).await.unwrap();
}

/// A new database beside the write-ahead log of a lost one would get the pages of that one.
#[tokio::test]
async fn a_lost_database_whose_log_is_there_is_not_made_anew() {
    let (dir, store) = store().await;
    create(&store, "t").await;
    store.append(batch("t", [event(1)])).await.unwrap();
    let lost = tempfile::tempdir().unwrap();
    fs::copy(dir.path().join("firstlight.db-wal"), lost.path().join("firstlight.db-wal")).unwrap();
    let said = refused(lost.path()).await;
    assert!(matches!(&said, StoreError::Orphan { .. }), "{said}");
    assert!(!lost.path().join(FILE_NAME).exists());
}

#[tokio::test]
async fn what_is_no_file_is_no_database() {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir(dir.path().join(FILE_NAME)).unwrap();
    let said = refused(dir.path()).await;
    assert!(matches!(said, StoreError::Unopenable { .. }), "{said}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_that_others_could_read_is_closed_to_them() {
    use std::os::unix::fs::PermissionsExt;
    let (dir, store) = store().await;
    create(&store, "t").await;
    store.close().await.unwrap();
    let mode = |name: &str| fs::metadata(dir.path().join(name)).unwrap().permissions().mode() & 0o777;
    fs::set_permissions(dir.path().join(FILE_NAME), fs::Permissions::from_mode(0o644)).unwrap();
    let store = Store::open(dir.path(), Settings::default()).await.unwrap();
    create(&store, "u").await;
    assert_eq!((mode(FILE_NAME), mode("firstlight.db-wal"), mode(LOCK_NAME)), (0o600, 0o600, 0o600));
}
