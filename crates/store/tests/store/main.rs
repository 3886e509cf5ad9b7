//! The store: what it keeps, what it refuses, and what it does when the disk or the database says no.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests may fail as tests do.

mod both;
#[cfg(feature = "postgres")]
mod cluster;
mod copies;
mod deleted_people;
mod faults;
mod folder;
mod keeping;
#[cfg(feature = "postgres")]
mod leases;
mod log;
#[cfg(feature = "postgres")]
mod moving;
mod table;
mod versions;
mod visitors;
