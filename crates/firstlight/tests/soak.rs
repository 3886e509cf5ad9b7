//! The short form of `cargo xtask soak`: half a minute with one hard end and all attackers.

#[path = "../../server/tests/client/mod.rs"]
mod client;
#[path = "../../server/tests/crash/mod.rs"]
mod crash;
#[path = "../../server/tests/soak/mod.rs"]
mod soak;

use soak::SoakPlan;
use soak::memory::slope;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn nothing_is_lost_under_attack_and_a_hard_end() {
    let folder = tempfile::tempdir().unwrap();
    let plan = SoakPlan {
        program: env!("CARGO_BIN_EXE_firstlight").into(),
        time: Duration::from_secs(20),
        rate: 60.0,
        tables: 20,
        life: Duration::from_secs(12),
        seed: 5,
        says: false,
    };
    let summary = soak::run(&plan, folder.path()).await.unwrap();
    assert!(summary.faults().is_empty(), "{summary}");
    assert!(summary.rate() > 10.0, "{summary}");
}

#[test]
fn a_line_that_rises_is_seen_to_rise() {
    let rising = [(0.0, 100.0), (1.0, 104.5), (2.0, 109.5), (3.0, 114.0)];
    assert!((slope(&rising).unwrap() - 4.7).abs() < 0.01);
    assert_eq!(slope(&rising[..2]), None, "two points are a line of any kind");
}
