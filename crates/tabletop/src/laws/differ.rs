//! Saying how two things that should be equal are not.

use serde::Serialize;
use serde_json::Value;
use std::fmt::Debug;

/// Nothing, if the two are equal; otherwise `what`, and where they differ.
pub(super) fn same<T: PartialEq + Debug + Serialize>(what: &str, expected: &T, found: &T) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("{what}:{}", differ(expected, found))) }
}

/// Where two things differ, a line a place; all of both if the places do not show it.
pub(super) fn differ<T: Debug + Serialize>(expected: &T, found: &T) -> String {
    const MOST: usize = 8;
    let mut places = Vec::new();
    if let (Ok(expected), Ok(found)) = (serde_json::to_value(expected), serde_json::to_value(found)) {
        compare(String::new(), &expected, &found, &mut places);
    }
    if places.is_empty() {
        return format!("\n    expected {expected:?}\n    found    {found:?}");
    }
    let left_out = places.len().saturating_sub(MOST);
    let mut text: String = places.into_iter().take(MOST).map(|place| format!("\n    {place}")).collect();
    if left_out > 0 {
        text.push_str(&format!("\n    and {left_out} more"));
    }
    text
}

fn compare(path: String, expected: &Value, found: &Value, places: &mut Vec<String>) {
    match (expected, found) {
        (Value::Object(one), Value::Object(two)) if one.keys().eq(two.keys()) => {
            let values = one.iter().zip(two.values());
            values.for_each(|((key, one), two)| compare(format!("{path}.{key}"), one, two, places));
        }
        (Value::Array(one), Value::Array(two)) if one.len() == two.len() => {
            let values = one.iter().zip(two).enumerate();
            values.for_each(|(at, (one, two))| compare(format!("{path}[{at}]"), one, two, places));
        }
        _ if expected != found => places.push(format!("{path}: expected {expected}, found {found}")),
        _ => {}
    }
}
