//! Of somebody who deleted themselves nothing stays in the file, not even where no row lies.

use store::{Event, FILE_NAME, Rewrite, Store};
use tempfile::TempDir;

use crate::table::{batch, create, event, store};

/// Who they were: it stands nowhere else.
const WHO: &str = "xanthippe-q-0123456789";

fn is_left(dir: &TempDir) -> bool {
    let bytes = std::fs::read(dir.path().join(FILE_NAME)).unwrap();
    bytes.windows(WHO.len()).any(|window| window == WHO.as_bytes())
}

/// Rows of many sizes, so that full pages are spread over two again and again.
fn theirs(no: u32, by: &str) -> Event {
    Event { by: by.to_owned(), body: "x".repeat(20 + (no as usize * 37) % 160), ..event(no) }
}

/// Two tables at which they played, and their names gone from both.
async fn gone(store: &Store) {
    for table in ["one", "two"] {
        create(store, table).await;
    }
    for no in 1..=900 {
        for table in ["one", "two"] {
            store.append(batch(table, [theirs(no, WHO)])).await.unwrap();
        }
    }
    store.start_forgetting(WHO).await.unwrap();
    for table in ["one", "two"] {
        let rewrite = Rewrite {
            table: table.to_owned(),
            person: WHO.to_owned(),
            to: "somebody".to_owned(),
            events: (1..=900).map(|no| theirs(no, "somebody")).collect(),
            summary: "{}".to_owned(),
            result: None,
            fence: None,
        };
        store.rewrite(rewrite).await.unwrap();
    }
    store.finish_forgetting(WHO).await.unwrap();
}

#[tokio::test]
async fn nothing_is_left_in_the_file_when_the_store_is_closed() {
    let (dir, store) = store().await;
    gone(&store).await;
    store.close().await.unwrap();
    assert!(!is_left(&dir));
}

#[tokio::test]
async fn nothing_is_left_in_the_file_once_it_is_scrubbed_while_others_play() {
    let (dir, store) = store().await;
    gone(&store).await;
    store.scrub().await.unwrap();
    assert!(!is_left(&dir));
    store.append(batch("one", [event(901)])).await.unwrap();
    assert_eq!(store.events("one", 0, u32::MAX).await.unwrap().len(), 901);
}
