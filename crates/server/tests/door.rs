//! The door: who is let in, how often, and where the key lies.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

#[path = "door/key.rs"]
mod key;
#[path = "door/limits.rs"]
mod limits;
#[path = "door/origin.rs"]
mod origin;
