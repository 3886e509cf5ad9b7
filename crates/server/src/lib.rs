//! Tables online: durable, fair, for people and bots.

pub mod door;
pub mod games;
pub mod lines;
pub mod metrics;
mod speech;
pub mod store;
pub mod table;
pub mod wire;
