//! The parts of a table keep to themselves.

use std::fs;
use std::path::Path;

/// Ways to reach out of a part: to the table, or to another part.
const REACHES: [&str; 4] = ["Table<", "super::", "parts::", "Table,"];

/// The lines of a part, without its tests, by which it would reach out of itself.
fn reaching(source: &str) -> Vec<&str> {
    let code = source.split("#[cfg(test)]").next().unwrap_or(source);
    code.lines().filter(|line| REACHES.iter().any(|way| line.contains(way))).collect()
}

#[test]
fn a_part_knows_neither_the_table_nor_another_part() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/parts");
    let mut looked_at = 0;
    for file in fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()) {
        if file.file_name().is_some_and(|name| name != "mod.rs") {
            assert_eq!(reaching(&fs::read_to_string(&file).unwrap()), Vec::<&str>::new(), "{}", file.display());
            looked_at += 1;
        }
    }
    assert!(looked_at >= 15, "{looked_at} parts in {}", folder.display());
}

#[test]
fn a_part_that_reaches_out_is_found() {
    let source = "use super::Seating;\nuse crate::TableEvent;\nfn of<T: Title>(table: &Table<T>) {}\n#[cfg(test)]\nuse super::*;\n";
    assert_eq!(reaching(source), ["use super::Seating;", "fn of<T: Title>(table: &Table<T>) {}"]);
}
