//! Who comes in, and what they may send: secrets, the cookie, where a request comes from, limits, and the headers of answers.
//! Nothing here keeps a clock, a store or a socket of its own; the time and the texts of a request are arguments.

pub mod address;
pub mod agent;
pub mod base32;
pub mod code;
pub mod cookie;
pub mod headers;
pub mod key;
pub mod limits;
pub mod logout;
pub mod open_sockets;
pub mod origin;
pub mod proof_of_work;
pub mod proxy;
pub mod secret;
