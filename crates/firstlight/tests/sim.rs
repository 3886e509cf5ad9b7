//! `firstlight sim`: the same on any number of threads, and honest about what it measured.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use crate::common;

use common::firstlight;
use serde_json::Value;

fn sim(args: &[&str]) -> Value {
    sim_of("earthrise", args)
}

fn sim_of(game: &str, args: &[&str]) -> Value {
    let ran = firstlight(&[&["sim", game, "--json"], args].concat());
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

#[test]
fn daybreak_is_the_same_on_any_number_of_threads() {
    let args = ["--setup", "mw,us", "--bots", "steady,random", "--games", "100", "--seed", "11"];
    let one = sim_of("daybreak", &[&args[..], &["--threads", "1"]].concat());
    assert_eq!(one, sim_of("daybreak", &[&args[..], &["--threads", "3"]].concat()));
    assert_eq!(one["powers"], serde_json::json!(["majority-world", "united-states"]));
    let ended: u64 = ["won_in_round", "lost_in_round"]
        .iter()
        .flat_map(|key| one[key].as_array().unwrap())
        .map(|count| count.as_u64().unwrap())
        .sum();
    assert_eq!(ended, 100, "every game ended in one of the rounds");
}

/// T: the four powers emit 80 carbon against 40 sinks as the game begins, and chance alone does not stop it.
#[test]
fn daybreak_opens_as_the_rulebook_says_and_random_play_loses() {
    let report = sim_of("daybreak", &["--setup", "mw,china,europe,us", "--bots", "random", "--games", "300"]);
    assert_eq!((&report["opening_carbon"], &report["opening_sinks"]), (&80.into(), &40.into()));
    assert!(report["won"]["share"].as_f64().unwrap() < 0.01, "{report}");
}

#[test]
fn every_setup_of_daybreak_is_reported() {
    let report = sim_of_all(&["--setup", "all", "--bots", "random", "--games", "2"]);
    assert_eq!(report.as_array().unwrap().len(), 12);
    let ran = firstlight(&["sim", "daybreak", "--setup", "all", "--bots", "random", "--games", "2"]);
    for part in ["solo", "extreme", "95 % interval"] {
        assert!(ran.out.contains(part), "{}", ran.out);
    }
}

fn sim_of_all(args: &[&str]) -> Value {
    let ran = firstlight(&[&["sim", "daybreak", "--json"], args].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn the_report_on_daybreak_for_people_says_the_same() {
    let ran = firstlight(&["sim", "daybreak", "--setup", "china,us", "--bots", "steady", "--games", "64"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for part in ["64 games", "china, united-states (standard)", "won", "communities in crisis", "temperature", "carbon"]
    {
        assert!(ran.out.contains(part), "no `{part}` in:\n{}", ran.out);
    }
}
