//! The five stages of a round, each in the order of the rulebook (DB-ROUND-01).

pub(crate) mod crisis;
pub(crate) mod emissions;
pub(crate) mod global;
pub(crate) mod growth;
pub(crate) mod local;
