//! The lines of a log: one JSON object each (`docs/log-format.md`).

use serde_json::{Map, Value};
use tabletop::Game;
use tabletop::log::{EntryNo, EntryOf};

/// An entry as a line, without the line's end: its number first, then its fields.
pub fn entry_line<G: Game>(n: EntryNo, entry: &EntryOf<G>) -> serde_json::Result<String> {
    let fields = serde_json::to_string(entry)?;
    Ok(format!("{{\"n\":{n},{}", fields.trim_start_matches('{')))
}

/// The entry of a line that should have this number, or what is wrong with it.
pub fn read_entry<G: Game>(expected: EntryNo, line: &str) -> Result<EntryOf<G>, String> {
    let mut object: Map<String, Value> = serde_json::from_str(line).map_err(|e| format!("not a JSON object: {e}"))?;
    match object.remove("n").as_ref().and_then(Value::as_u64) {
        Some(n) if n == u64::from(expected) => {}
        Some(n) => return Err(format!("it is numbered {n}; entries are numbered from 1 without a gap")),
        None => return Err("it has no number `n`".to_owned()),
    }
    serde_json::from_value(Value::Object(object)).map_err(|e| e.to_string())
}
