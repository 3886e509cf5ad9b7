//! `docs/bot-api.md` says what is so.

#![allow(clippy::expect_used, reason = "a test may stop at the first surprise")]

use wire::Code;

const DOC: &str = include_str!("../../../docs/bot-api.md");

/// The rows of the table of errors: code and status.
fn documented() -> Vec<(String, String)> {
    let errors = DOC.split("\n## ").find(|section| section.starts_with("Errors")).expect("a section on errors");
    let row = |line: &str| {
        let mut cells = line.strip_prefix("| `")?.split(" | ");
        Some((cells.next()?.trim_end_matches('`').to_owned(), cells.next()?.to_owned()))
    };
    errors.lines().filter_map(row).collect()
}

#[test]
fn every_code_is_documented_with_its_status() {
    let known: Vec<(String, String)> = Code::ALL.iter().map(|code| (code.name(), code.status().to_string())).collect();
    assert_eq!(documented(), known);
}
