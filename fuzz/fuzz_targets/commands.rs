//! Feeds arbitrary bytes as commands of clients at a table.

#![no_main]

#[path = "../../crates/server/tests/feeds/feeds.rs"]
#[allow(dead_code)]
mod feeds;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| feeds::commands(bytes));
