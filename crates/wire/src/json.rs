//! Values of our own types as JSON. All of them can be written; of one that could not it is said, and it stands for nothing.

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::cell::Cell;
use std::sync::Arc;
use tabletop::never;

thread_local! {
    /// Where messages are written before their length is known, so that none grows bit by bit.
    static DRAFT: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}
/// A draft that has become longer than this is not kept.
const LONGEST_KEPT: usize = 1 << 16;

/// A value as a line. The store takes no empty one.
pub fn text(value: &impl Serialize) -> String {
    // What a value writes of itself may write a draft too: that one is another.
    let mut draft = DRAFT.take();
    draft.clear();
    append(value, &mut draft);
    let text = str::from_utf8(&draft).map(str::to_owned);
    if draft.capacity() <= LONGEST_KEPT {
        DRAFT.set(draft);
    }
    text.unwrap_or_else(|error| {
        never!("JSON that is no text: {error}");
        String::new()
    })
}

/// The same as bytes.
pub fn bytes(value: &impl Serialize) -> Vec<u8> {
    written(serde_json::to_vec(value))
}

/// The same behind what is written already.
pub fn append(value: &impl Serialize, text: &mut Vec<u8>) {
    let length = text.len();
    if let Err(error) = serde_json::to_writer(&mut *text, value) {
        never!("a value that cannot be written: {error}");
        text.truncate(length);
        text.extend_from_slice(b"null");
    }
}

/// A value as data.
pub fn value(value: &impl Serialize) -> Value {
    written(serde_json::to_value(value))
}

/// A value as a part of several messages.
pub fn shared(value: &impl Serialize) -> Option<Arc<RawValue>> {
    raw(value).map(Arc::from)
}

/// A value as a part of a message.
pub fn raw(value: &impl Serialize) -> Option<Box<RawValue>> {
    written(to_raw_value(value).map(Some))
}

/// The word for a value that is written as one.
pub fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        other => {
            never!("a value that is no word: {other:?}");
            String::new()
        }
    }
}

fn written<T: Default>(value: serde_json::Result<T>) -> T {
    value.unwrap_or_else(|error| {
        never!("a value that cannot be written: {error}");
        T::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    #[should_panic = "cannot be written"]
    fn a_value_that_cannot_be_written_is_a_mistake_of_ours() {
        text(&BTreeMap::from([(vec![1], 2)]));
    }

    #[test]
    #[should_panic = "no word"]
    fn a_value_that_is_no_word_is_a_mistake_of_ours() {
        word(&5);
    }
}
