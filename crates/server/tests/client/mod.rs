//! A small client of the server, for programs that try it from outside: requests, sockets, and the server as a process.

#![allow(dead_code, reason = "every program that includes it uses a part of it")]

pub(crate) mod crowd;
pub(crate) mod http;
pub(crate) mod line;
pub(crate) mod program;

/// What can go wrong, in words.
pub(crate) type Trouble = Box<dyn std::error::Error + Send + Sync>;
