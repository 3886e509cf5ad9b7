//! Tables online: durable, fair, for people and bots.

pub mod bus;
pub mod client;
pub mod config;
pub mod door;
pub mod games;
pub mod gate;
pub mod http;
mod json;
pub mod keeping;
pub mod lan;
pub mod lines;
pub mod live;
pub mod logging;
pub mod metrics;
pub mod qr;
pub mod schema;
pub mod serve;
pub mod speech;
pub mod store;
pub mod table;
pub mod turns;
pub mod wire;
