//! Which processor does what: the server has one to itself, the clients another.

use crate::client::Trouble;
use crate::client::program::pinned;
use std::process::Command;

/// Set for the copy of this program that is already where it should be.
const SETTLED: &str = "FIRSTLIGHT_LOAD_SETTLED";

/// Where the server and the clients run; none, if they cannot be told where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cores {
    /// Of the server and of the reference.
    pub server: Option<usize>,
    /// Of the clients.
    pub clients: Option<usize>,
}

impl Cores {
    /// The first processor this process may use for the server, the last for the clients.
    pub(crate) fn choose() -> Cores {
        if let Some(settled) = std::env::var(SETTLED).ok().as_deref().and_then(|text| text.split_once(' ')) {
            return Cores { server: settled.0.parse().ok(), clients: settled.1.parse().ok() };
        }
        let taskset = Command::new("taskset").arg("--version").output().is_ok_and(|said| said.status.success());
        match allowed().as_slice() {
            [first, .., last] if taskset => Cores { server: Some(*first), clients: Some(*last) },
            _ => Cores { server: None, clients: None },
        }
    }

    /// Runs this program again on the processor of the clients; none, if this is where it runs already.
    pub(crate) fn settle(self) -> Result<Option<bool>, Trouble> {
        let (Some(server), Some(clients), Err(_)) = (self.server, self.clients, std::env::var(SETTLED)) else {
            return Ok(None);
        };
        let mut again = pinned(&std::env::current_exe()?, Some(clients));
        again.args(std::env::args_os().skip(1)).env(SETTLED, format!("{server} {clients}"));
        Ok(Some(again.status()?.success()))
    }

    /// What is the case, in words.
    pub(crate) fn say(self) -> String {
        match (self.server, self.clients) {
            (Some(server), Some(clients)) => format!("server on core {server}, clients on core {clients}"),
            _ => "server and clients share the processors (no taskset, or a single processor)".to_owned(),
        }
    }
}

/// The processors this process may use, as Linux lists them: `0-3,6`.
fn allowed() -> Vec<usize> {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let list = status.lines().find_map(|line| line.strip_prefix("Cpus_allowed_list:")).unwrap_or_default();
    let ranges = list.trim().split(',').filter_map(|range| {
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        Some(first.parse::<usize>().ok()?..=last.parse::<usize>().ok()?)
    });
    ranges.flatten().collect()
}
