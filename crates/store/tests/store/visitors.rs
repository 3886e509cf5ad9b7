//! What is kept for visitors: which request opened which table, short codes, and the one link of a person.

use store::{Batch, CodeRow, Fence, OpeningKey, Status, StoreError, Token};

use crate::both::{On, on_both};
use crate::table::{batch, change, create, row};

on_both!(
    an_attempt_is_used_for_good,
    a_request_opens_one_table,
    a_code_is_one_table_s_until_the_table_ends_or_goes,
    a_person_has_one_token_for_a_purpose_that_is_replaced,
);

fn key(person: &str, request: &str) -> OpeningKey {
    OpeningKey::request(person, request)
}

/// Somebody's one attempt at the deal of a day, asked for many times at once, and after the table is gone.
async fn an_attempt_is_used_for_good(on: On) {
    let (_home, store) = on.store().await;
    let attempt = |person: &str| OpeningKey::attempt(person, "earthrise 2026-11-16");
    let opened = (0..12).map(|n| {
        let (store, id) = (store.clone(), format!("t{n}"));
        async move { store.create_table_once(&row(&id, 1), batch(&id, []), attempt("ada")).await }
    });
    let opened = futures_util::future::join_all(opened).await;
    let made: Vec<usize> = (0..12).filter(|&at| opened[at].is_ok()).collect();
    assert_eq!(made.len(), 1, "of twelve at once one opens a table");
    let table = format!("t{}", made[0]);
    let led = |done: &&Result<Fence, StoreError>| matches!(done, Err(StoreError::Opened { table: to }) if *to == table);
    assert_eq!(opened.iter().filter(led).count(), 11, "the others are led to it");
    store.create_table_once(&row("ben", 1), batch("ben", []), attempt("ben")).await.unwrap();
    assert_eq!(store.opening(&OpeningKey::request("ada", "earthrise 2026-11-16")).await.unwrap(), None);
    // A table that goes does not give the attempt back.
    store.sweep(100).await.unwrap();
    assert!(store.open_table(&table).await.unwrap().is_none());
    let again = store.create_table_once(&row("again", 1), batch("again", []), attempt("ada")).await;
    assert!(matches!(again, Err(StoreError::Opened { table: to }) if to == table));
}

fn code(code: &str, target: &str) -> CodeRow {
    CodeRow { code: code.to_owned(), kind: "table".to_owned(), target: target.to_owned(), created: 1 }
}

async fn a_request_opens_one_table(on: On) {
    let (_home, store) = on.store().await;
    store.create_table_once(&row("a", 1), batch("a", []), key("ada", "now")).await.unwrap();
    // Many at once share a transaction; one that contradicts is told so alone.
    let row_b = row("b", 1);
    let (again, other) = tokio::join!(
        store.create_table_once(&row_b, batch("b", []), key("ada", "now")),
        store.create_table(&row_b, batch("b", [])),
    );
    assert!(matches!(again, Err(StoreError::Opened { table }) if table == "a"));
    other.unwrap();
    assert_eq!(store.opening(&key("ada", "now")).await.unwrap().as_deref(), Some("a"));
    assert_eq!(store.opening(&key("ben", "now")).await.unwrap(), None);
    // A table that goes takes the memory of its request with it.
    store.sweep(100).await.unwrap();
    assert_eq!(store.opening(&key("ada", "now")).await.unwrap(), None);
}

async fn a_code_is_one_table_s_until_the_table_ends_or_goes(on: On) {
    let (_home, store) = on.store().await;
    for table in ["a", "b", "c"] {
        create(&store, table).await;
    }
    store.put_code(&code("SUN-4Q7", "a")).await.unwrap();
    assert!(matches!(store.put_code(&code("SUN-4Q7", "b")).await, Err(StoreError::Exists { .. })), "it is taken");
    assert!(matches!(store.put_code(&code("SKY-4Q7", "a")).await, Err(StoreError::Exists { .. })), "it has one");
    store.put_code(&code("SKY-4Q7", "b")).await.unwrap();
    store.put_code(&code("SEA-4Q7", "c")).await.unwrap();
    assert_eq!(store.code("SUN-4Q7").await.unwrap(), Some(code("SUN-4Q7", "a")));
    assert_eq!(store.code_of("table", "b").await.unwrap(), Some(code("SKY-4Q7", "b")));

    let over = Batch { row: Some(change(Status::Finished, 0, 200)), ..batch("a", []) };
    store.append(over).await.unwrap();
    let begun = Batch { row: Some(change(Status::Running, 0, 200)), ..batch("b", []) };
    store.append(begun).await.unwrap();
    assert_eq!(store.code("SUN-4Q7").await.unwrap(), None, "it is over");
    assert!(store.code("SKY-4Q7").await.unwrap().is_some(), "it goes on");
    store.sweep(100).await.unwrap();
    assert_eq!(store.code("SEA-4Q7").await.unwrap(), None, "it is gone");
    store.put_code(&code("SUN-4Q7", "b")).await.unwrap_err();
    create(&store, "d").await;
    store.put_code(&code("SUN-4Q7", "d")).await.unwrap();
}

async fn a_person_has_one_token_for_a_purpose_that_is_replaced(on: On) {
    let (_home, store) = on.store().await;
    let token = |id: u8, person: &str, purpose: &str| Token {
        hash: [id; 32],
        id: id.to_string(),
        purpose: purpose.to_owned(),
        table: None,
        person: Some(person.to_owned()),
        body: "null".to_owned(),
        created: i64::from(id),
        expires: None,
        revoked: false,
    };
    for kept in [token(1, "ada", "carry"), token(2, "ben", "link"), token(3, "ada", "link")] {
        store.put_token(&kept).await.unwrap();
    }
    store.replace_token(&token(4, "ada", "link")).await.unwrap();
    assert_eq!(store.token_of_person("ada", "link").await.unwrap(), Some(token(4, "ada", "link")));
    assert_eq!(store.token(&[3; 32]).await.unwrap(), None);
    assert!(store.token(&[1; 32]).await.unwrap().is_some() && store.token(&[2; 32]).await.unwrap().is_some());
}
