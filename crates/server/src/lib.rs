//! Tables online: durable, fair, for people and bots.

pub mod auth;
pub mod bus;
pub mod client;
pub mod clock;
pub mod cluster;
pub mod config;
pub mod copies;
pub mod gate;
pub mod http;
pub mod keeping;
pub mod lan;
pub mod lease;
pub mod live;
pub mod logging;
pub mod metrics;
pub mod qr;
pub mod schema;
pub mod serve;
