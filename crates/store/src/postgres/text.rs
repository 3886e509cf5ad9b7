//! Text as PostgreSQL can keep it.
//!
//! Its texts hold every character but U+0000, and ours may hold that too: somebody can send it as part of a name. So U+0000 is
//! kept as U+0001 and a `0`, and U+0001 itself as U+0001 and a `1`. All other texts are kept as they are.

use std::borrow::Cow;

use sqlx::{ColumnIndex, Row, postgres::PgRow};

const ESCAPE: char = '\u{1}';

/// The text as it is kept.
pub(super) fn keep(text: &str) -> Cow<'_, str> {
    match text.contains(['\0', ESCAPE]) {
        false => Cow::Borrowed(text),
        true => Cow::Owned(text.replace(ESCAPE, "\u{1}1").replace('\0', "\u{1}0")),
    }
}

/// The text that was kept.
pub(super) fn kept(text: String) -> String {
    match text.contains(ESCAPE) {
        false => text,
        true => text.replace("\u{1}0", "\0").replace("\u{1}1", "\u{1}"),
    }
}

/// A text of a row.
pub(super) fn text(row: &PgRow, column: impl ColumnIndex<PgRow>) -> Result<String, sqlx::Error> {
    row.try_get(column).map(kept)
}

/// A text of a row, if it has one there.
pub(super) fn maybe(row: &PgRow, column: impl ColumnIndex<PgRow>) -> Result<Option<String>, sqlx::Error> {
    row.try_get(column).map(|text: Option<String>| text.map(kept))
}

/// A number that is not negative and fits.
pub(super) fn number(row: &PgRow, column: impl ColumnIndex<PgRow>) -> Result<u32, sqlx::Error> {
    let number: i64 = row.try_get(column)?;
    u32::try_from(number).map_err(|_| odd(format!("{number} is no number of an event")))
}

pub(super) fn bytes(row: &PgRow, column: &str) -> Result<[u8; 32], sqlx::Error> {
    let stored: &[u8] = row.try_get(column)?;
    stored.try_into().map_err(|_| odd(format!("{column} has {} bytes instead of 32", stored.len())))
}

pub(super) fn odd(what: String) -> sqlx::Error {
    sqlx::Error::Decode(what.into())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{keep, kept};

    proptest! {
        #[test]
        fn what_is_kept_comes_back_and_holds_no_zero(text in "[\0\u{1}01a]{0,12}", other in "[\0\u{1}01a]{0,12}") {
            prop_assert!(!keep(&text).contains('\0'));
            prop_assert_eq!(kept(keep(&text).into_owned()), text.clone());
            prop_assert_eq!(keep(&text) == keep(&other), text == other);
        }
    }
}
