//! The schemas tell the truth: whatever the games serialise fits them, and nothing of it is left undescribed.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests may fail as tests do.

mod games;
mod menu;
mod validate;
