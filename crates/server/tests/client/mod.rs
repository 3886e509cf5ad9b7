//! A small client of the server, for programs that try it from outside: requests, sockets, and the server as a process.

#![allow(dead_code, reason = "every program that includes it uses a part of it")]

pub mod crowd;
pub mod http;
pub mod line;
pub mod program;

/// What can go wrong, in words.
pub type Trouble = Box<dyn std::error::Error + Send + Sync>;
