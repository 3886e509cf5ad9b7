//! A run: the same on any number of threads, the same after a stop, and no longer than it must be.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

mod common;

use common::{Folder, TINY};
use lab::figure::Data;
use lab::{Enough, GAMES_FILE, Plan, Progress, Quiet, report, run};
use std::sync::atomic::{AtomicU64, Ordering};

fn tiny() -> Plan {
    Plan::parse("tiny.toml", TINY).unwrap()
}

/// Everything a run writes.
fn files(plan: &Plan, folder: &Folder, threads: usize) -> Vec<String> {
    let findings = run(plan, &folder.0, threads, &Quiet).unwrap();
    report::write(&folder.0, &findings, Some(&plan.text)).unwrap();
    ["report.html", "results.csv", "results.json", "plan.toml", GAMES_FILE]
        .map(|name| std::fs::read_to_string(folder.0.join(name)).unwrap())
        .to_vec()
}

#[test]
fn the_same_on_1_2_and_5_threads() {
    let plan = tiny();
    let folders = [Folder::new(), Folder::new(), Folder::new()];
    let one = files(&plan, &folders[0], 1);
    assert_eq!(one, files(&plan, &folders[1], 2));
    assert_eq!(one, files(&plan, &folders[2], 5));
    assert_eq!(one[3], plan.text);
}

#[derive(Default)]
struct Count(AtomicU64);

impl Progress for Count {
    fn expect(&self, _games: u64) {}
    fn begin(&self, _what: &str) {}
    fn played(&self, games: u64) {
        self.0.fetch_add(games, Ordering::Relaxed);
    }
}

#[test]
fn a_stopped_run_goes_on() {
    let plan = tiny();
    let folder = Folder::new();
    let whole = files(&plan, &folder, 2);
    let path = folder.0.join(GAMES_FILE);
    let games = &whole[4];
    let lines = games.lines().count();
    assert!(lines > 10, "{lines} batches");
    // Cut in the middle of a line, at the end of one, at the very beginning.
    let third: usize = games.lines().take(lines / 3).map(|line| line.len() + 1).sum();
    for cut in [third + 100, third, 10, 0] {
        std::fs::write(&path, &games[..cut]).unwrap();
        assert_eq!(files(&plan, &folder, 2), whole, "cut at {cut}");
    }
    // What is there is not played again: a game that is changed in the file stays changed.
    let changed = games.replacen("\"won\":[60,0,0]", "\"won\":[0,0,60]", 1);
    assert_ne!(&changed, games);
    std::fs::write(&path, &changed).unwrap();
    assert_eq!(files(&plan, &folder, 2)[4], changed);
    // Games of another seed do not count.
    let other = Plan::parse("other.toml", &TINY.replace("seed = 7", "seed = 8")).unwrap();
    let fresh = Folder::new();
    assert_eq!(files(&other, &folder, 2)[..3], files(&other, &fresh, 2)[..3]);
    // A line that is not ours is not passed over.
    std::fs::write(&path, "not a batch\n").unwrap();
    let error = run(&plan, &folder.0, 1, &Quiet).unwrap_err().to_string();
    assert!(error.contains("games.jsonl:1") && error.contains("--fresh"), "{error}");
}

#[test]
fn everything_that_is_played_is_told_as_progress() {
    let folder = Folder::new();
    let count = Count::default();
    let findings = run(&tiny(), &folder.0, 2, &count).unwrap();
    let games: u64 = findings.studies.iter().flat_map(|study| &study.arms).map(|arm| arm.games).sum();
    assert_eq!(count.0.into_inner(), games);
}

#[test]
fn enough_is_enough() {
    let plan = |aim: &str| {
        let text = format!(
            "title = \"t\"\n[[study]]\nkind = \"arena\"\ngame = \"earthrise\"\nline_ups = [\"steady,random,random,random\"]\n\
             games = 400\nbatch = 5\n{aim}\n"
        );
        let folder = Folder::new();
        let findings = run(&Plan::parse("t", &text).unwrap(), &folder.0, 2, &Quiet).unwrap();
        let study = &findings.studies[0];
        let Data::Shares { rows } = &study.figures[0].data else { panic!("no shares first") };
        (study.arms[0].clone(), rows[0].share)
    };
    let (arm, share) = plan("precision = 0.12");
    assert_eq!(arm.stopped, Some(Enough::Precision));
    assert!(arm.games < 400 && share.half_width() <= 0.12, "{arm:?} {share:?}");
    // `steady` wins far more than one game in ten: that is soon clear.
    let (arm, share) = plan("at_least = 0.1");
    assert!(arm.stopped == Some(Enough::Goal) && arm.games < 200 && share.low > 0.1, "{arm:?}");
    let (arm, _) = plan("at_most = 0.1");
    assert!(arm.stopped == Some(Enough::Goal) && arm.games < 200, "{arm:?}");
}
