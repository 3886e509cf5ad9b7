//! PostgreSQL and NATS for tests and measurements: the machine's own programs, started on loopback in a temporary folder.
//!
//! Nothing is mocked. Where a program is not installed, [`Missing`] says so, and whoever asked skips with a loud line.
//!
//! A service ends with its handle, and also when the process that started it ends in any way, for a shell keeps it: when the pipe
//! to that shell closes, it stops the service and removes its folder.

mod keeper;
mod nats;
mod postgres;

pub use keeper::Keeper;
pub use nats::Nats;
pub use postgres::Postgres;

/// Why a service cannot be had here.
#[derive(Clone, Debug)]
pub struct Missing(pub String);

impl std::fmt::Display for Missing {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for Missing {}

impl Missing {
    pub(crate) fn because(what: impl Into<String>) -> Missing {
        Missing(what.into())
    }
}

/// Says so that nobody overlooks it that something was not tested.
pub fn skipped(what: &str, missing: &Missing) {
    eprintln!("SKIPPED: {what}: {missing}");
}

/// A port on loopback that is free at this moment.
pub(crate) fn free_port() -> Result<u16, Missing> {
    let bound = std::net::TcpListener::bind(("127.0.0.1", 0)).and_then(|listener| listener.local_addr());
    bound.map(|addr| addr.port()).map_err(|error| Missing::because(format!("there is no free port: {error}")))
}
