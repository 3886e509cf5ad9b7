//! The program built without its server (`--no-default-features`): whoever asks for the server is told so in a sentence, and
//! all else is there.
#![cfg(not(feature = "serve"))]
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod common;

use common::{fed, firstlight};

#[test]
fn what_needs_the_server_says_so() {
    for args in [&["serve", "--addr", "127.0.0.1:0"][..], &["play", "--no-open"], &["backup", "x"], &["restore", "x"]] {
        let ran = firstlight(args);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}");
        assert!(ran.err.contains(&format!("“firstlight {}” needs the server", args[0])), "{}", ran.err);
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    }
    let spanish = firstlight(&["serve", "--lang", "es"]);
    assert!(spanish.err.contains("necesita el servidor"), "{}", spanish.err);
    assert!(!firstlight(&["--help"]).out.contains("  serve "), "it is offered");
}

#[test]
fn a_backup_is_told_from_a_log() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("backup.sqlite");
    std::fs::write(&path, b"SQLite format 3\0and more").unwrap();
    let ran = firstlight(&["check", path.to_str().unwrap()]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("needs the server"), "{}", ran.err);
}

#[test]
fn a_table_needs_no_server() {
    let ran = fed(&["table", "earthrise", "--seats", "me,steady,steady", "--seed", "1"], &"1\n".repeat(500));
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("Goodbye"), "{}", ran.out);
}
