//! What strangers install, made from a program that is built already: an archive, a Debian package with a service,
//! the list of all parts with their licences, and checksums. `cargo xtask dist` builds the program and calls this.
//!
//! The same program and the same commit make the same files: whatever has a date has that of the commit.
#![forbid(unsafe_code)]

pub mod archive;
pub mod check;
pub mod debian;
mod http;
pub mod licences;
mod pages;
pub mod parcel;
pub mod parts;
pub mod program;
pub mod sums;
mod visitor;
pub mod walk;
