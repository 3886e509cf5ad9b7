//! `firstlight lab`, as a person uses it: a study from flags, a plan from a file, a report of one table.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use crate::common;

use common::{firstlight, folder, root, text};

#[test]
fn a_study_from_flags_writes_its_folder_and_goes_on() {
    let out = folder("lab-arena");
    let args = ["lab", "arena", "earthrise", "--players", "3", "--line-up", "steady,random,random", "--games", "48"];
    let run = |more: &[&str]| {
        let ran = firstlight(&[&args[..], &["--out", text(&out)], more].concat());
        assert_eq!(ran.code, 0, "{}", ran.err);
        ran.out
    };
    let first = run(&["--threads", "1"]);
    assert!(first.contains("steady wins") && first.trim_end().ends_with("report.html"), "{first}");
    for file in ["report.html", "results.csv", "results.json", "plan.toml", "games.jsonl"] {
        assert!(out.join(file).exists(), "no {file}");
    }
    let games = std::fs::read_to_string(out.join("games.jsonl")).unwrap();
    assert_eq!(run(&["--threads", "2"]), first);
    assert_eq!(std::fs::read_to_string(out.join("games.jsonl")).unwrap(), games, "nothing was played again");
    assert_eq!(run(&["--fresh"]), first);
    // The plan of the folder makes the same report.
    let again = folder("lab-again");
    let plan = out.join("plan.toml");
    let ran = firstlight(&["lab", "run", text(&plan), "--out", text(&again)]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let report = |folder: &std::path::Path| std::fs::read_to_string(folder.join("report.html")).unwrap();
    assert_eq!(report(&again), report(&out));
}

#[test]
fn an_oracle_plays_in_the_lab_and_nowhere_else() {
    let out = folder("lab-oracle");
    let line_up = ["--line-up", "oracle:30,random,random", "--players", "3", "--games", "24"];
    let ran = firstlight(&[&["lab", "arena", "earthrise"], &line_up[..], &["--out", text(&out)]].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("oracle:30 wins"), "{}", ran.out);
    for command in ["table", "sim"] {
        let flag = if command == "table" { "--seats" } else { "--bots" };
        let ran = firstlight(&[command, "earthrise", flag, "oracle:30,steady,steady"]);
        assert!(ran.code == 2 && ran.err.contains("plays in the lab only"), "{command}: {}", ran.err);
    }
}

#[test]
fn a_ladder_of_a_bot_that_does_not_search_is_refused() {
    let ran =
        firstlight(&["lab", "ladder", "earthrise", "--bot", "steady", "--budgets", "5,10", "--against", "random"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("budgets") && ran.err.contains("`steady` plays by rules"), "{}", ran.err);
}

#[test]
fn a_plan_with_mistakes_is_explained() {
    let plan = folder("lab-wrong").join("plan.toml");
    std::fs::write(&plan, "title = \"x\"\n[[study]]\nkind = \"arena\"\ngame = \"chess\"\n").unwrap();
    let ran = firstlight(&["lab", "run", text(&plan)]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("plan.toml:4:8: study 1: game: `chess` is not a game"), "{}", ran.err);
    let ran = firstlight(&["lab", "run", "no-such-plan.toml"]);
    assert!(ran.code == 2 && ran.err.contains("there is no such file"), "{}", ran.err);
}

#[test]
fn one_table_has_the_same_figures() {
    let tables: [(&str, &str, &[&str]); 2] = [
        ("earthrise/players-4", "Won by", &["Honors by round", "Where Honors come from"]),
        (
            "daybreak/ending-won",
            "The game was won in round",
            &["Temperature by round", "Emissions by round", "Communities in crisis"],
        ),
    ];
    for (name, says, figures) in tables {
        let log = root().join(format!("corpus/{name}.jsonl"));
        let out = folder(&format!("lab-one-{}", name.replace('/', "-")));
        let ran = firstlight(&["lab", "table", text(&log), "--out", text(&out)]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.contains(says), "{}", ran.out);
        let page = std::fs::read_to_string(out.join("report.html")).unwrap();
        assert!(figures.iter().all(|figure| page.contains(figure)), "{name}");
        assert!(!out.join("plan.toml").exists());
    }
}

#[test]
fn mechanisms_are_measured_from_flags() {
    let args = ["lab", "meaning", "daybreak", "--setup", "china,us", "--games", "4", "--only", "World: Crises"];
    let json = firstlight(&[&args[..], &["--json"]].concat());
    assert_eq!(json.code, 0, "{}", json.err);
    let found: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    let rows = found["rows"].as_array().unwrap();
    assert!(
        rows.iter().any(|row| row["name"] == "Crises" && row["changes"][0]["moves"]["share"] == 1.0),
        "{}",
        json.out
    );
    let table = firstlight(&[&args[..], &["--markdown"]].concat());
    assert!(table.out.contains("| World: Crises | none does anything | 100.0 %"), "{}", table.out);
    for (more, why) in [
        (&["--only", "Weather on Mars"][..], "no mechanism has this"),
        (&["--games", "5"][..], "--games is given 2 times for 1 line-ups"),
        (&["--line-up", "stedy"][..], "stedy"),
    ] {
        let ran = firstlight(&[&args[..], more].concat());
        assert!(ran.code == 2 && ran.err.contains(why), "{more:?}: {}", ran.err);
    }
    let all = firstlight(&["lab", "meaning", "daybreak", "--setup", "all"]);
    assert!(all.code == 2 && all.err.contains("one setup at a time"), "{}", all.err);
}
