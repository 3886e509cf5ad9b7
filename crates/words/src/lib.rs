//! Sentences for ids and numbers.
