//! Authentication and limits: who is let in, how often, and where the key lies.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

#[path = "auth/key.rs"]
mod key;
#[path = "auth/limits.rs"]
mod limits;
#[path = "auth/origin.rs"]
mod origin;
