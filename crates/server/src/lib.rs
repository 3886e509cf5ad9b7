//! Tables online.

pub mod games;
pub mod lines;
