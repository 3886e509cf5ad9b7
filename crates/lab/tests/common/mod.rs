//! Folders for tests, and a plan that is played in a moment.

#![allow(clippy::unwrap_used, dead_code, reason = "a test may stop at the first surprise, and need not use everything")]

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder of its own, removed when the test is over.
pub(crate) struct Folder(pub PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("firstlight-lab-{}-{count}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// All kinds of studies with few games of quick bots.
pub(crate) const TINY: &str = r#"
title = "Tiny"
seed = 7

[[study]]
kind = "arena"
name = "One steady among random"
game = "earthrise"
players = 3
line_ups = ["steady,random,random"]
games = 24
batch = 4
at_least = 0.6

[[study]]
kind = "arena"
name = "Two line-ups"
game = "daybreak"
setups = ["china,us"]
line_ups = ["random", "steady"]
games = 8
batch = 4

[[study]]
kind = "difficulty"
name = "Two setups"
setups = ["europe,us", "solo"]
line_ups = ["random"]
games = 6
batch = 3

[[study]]
kind = "cards"
name = "Cards"
setups = ["solo"]
line_ups = ["random"]
games = 12
batch = 6

[[study]]
kind = "seats"
name = "Seats"
game = "earthrise"
players = 3
line_ups = ["random"]
games = 30
batch = 10

[[study]]
kind = "seats"
name = "Powers"
game = "daybreak"
setups = ["china,us"]
line_ups = ["random"]
games = 6
batch = 3
"#;
