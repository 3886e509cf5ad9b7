//! Tables online.
