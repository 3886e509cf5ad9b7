//! `firstlight sim`: the same on any number of threads, and honest about what it measured.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod common;

use common::firstlight;
use serde_json::Value;

fn sim(args: &[&str]) -> Value {
    let ran = firstlight(&[&["sim", "earthrise", "--json"], args].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let mut report: Value = serde_json::from_str(&ran.out).unwrap();
    for clock in ["seconds", "games_per_second", "threads"] {
        assert!(report.as_object_mut().unwrap().remove(clock).is_some(), "no {clock}");
    }
    report
}

#[test]
fn threads_change_nothing() {
    let args = ["--players", "5", "--bots", "steady,random", "--games", "300", "--seed", "11", "--pills"];
    let one = sim(&[&args[..], &["--threads", "1"]].concat());
    assert_eq!(one, sim(&[&args[..], &["--threads", "2"]].concat()));
    assert_eq!(one, sim(&[&args[..], &["--threads", "7"]].concat()));
    let other = sim(&["--players", "5", "--bots", "steady,random", "--games", "300", "--seed", "12", "--pills"]);
    assert_ne!(one["bots"], other["bots"], "another seed gives other games");
}

#[test]
fn steady_beats_random_clearly() {
    let report = sim(&["--players", "4", "--bots", "steady,random,random,random", "--games", "1000"]);
    let steady = &report["bots"][0];
    assert_eq!((&steady["name"], &steady["places"]), (&"steady".into(), &1.into()));
    assert!(steady["low"].as_f64().unwrap() > 0.70, "{steady}");
    let shares: f64 = report["bots"].as_array().unwrap().iter().map(|bot| bot["share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9, "every game has one winner, or shares add up to one");
}

#[test]
fn seats_rotate_so_that_equals_are_equal() {
    let report = sim(&["--players", "3", "--bots", "random", "--games", "6000"]);
    for seat in report["seats"].as_array().unwrap() {
        let (low, high) = (seat["low"].as_f64().unwrap(), seat["high"].as_f64().unwrap());
        assert!(low > 0.28 && high < 0.39, "{seat}");
    }
    assert_eq!(report["bots"][0]["par"], 1.0);
}

#[test]
fn the_report_for_people_says_the_same() {
    let ran = firstlight(&["sim", "earthrise", "--players", "4", "--bots", "steady,random", "--games", "64"]);
    assert_eq!(ran.code, 0);
    for part in ["64 games", "steady", "random", "95 % interval", "Honors", "games a second", "wins by seat"] {
        assert!(ran.out.contains(part), "no `{part}` in:\n{}", ran.out);
    }
    assert!(ran.out.lines().all(|line| line.chars().count() <= 100), "{}", ran.out);
}
