//! The report: whole, self-contained, and the same as the one that was looked at.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod common;

use common::{Folder, TINY};
use lab::{Findings, Plan, Quiet, report, run};

fn findings() -> Findings {
    let folder = Folder::new();
    run(&Plan::parse("tiny.toml", TINY).unwrap(), &folder.0, 2, &Quiet).unwrap()
}

/// The tags of a page in order, `/` before the closing ones; the ones that close themselves are left out.
fn tags(html: &str) -> Vec<String> {
    let body = html.split("</style>").nth(1).unwrap();
    let mut tags = Vec::new();
    for piece in body.split('<').skip(1) {
        let tag = piece.split('>').next().unwrap();
        if !tag.ends_with('/') {
            tags.push(tag.split_whitespace().next().unwrap().to_owned());
        }
    }
    tags
}

#[test]
fn the_page_is_whole_and_needs_nothing_from_outside() {
    let page = report::page(&findings(), Some(TINY));
    let mut open = vec!["html".to_owned(), "head".to_owned()];
    for tag in tags(&page) {
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop().as_deref(), Some(name), "closed out of order"),
            None => open.push(tag),
        }
    }
    assert!(open.is_empty(), "never closed: {open:?}");
    for outside in ["http:", "https:", "//", "src=", "url(", "@import", "<script", "<link"] {
        assert!(!page.replace("<!doctype html>", "").contains(outside), "{outside} in the page");
    }
    for plot in
        ["class=\"bar\"", "class=\"whisker\"", "class=\"most\"", "class=\"half\"", "class=\"p2\"", "class=\"cards\""]
    {
        assert!(page.contains(plot), "no {plot}");
    }
    for words in ["Temperature by round", "Emissions by round", "ways to lose", "What cards are worth", "Wins by seat"]
    {
        assert!(page.contains(words), "no {words}");
    }
    assert!(page.contains("prefers-color-scheme: dark"));
}

#[test]
fn what_people_write_is_not_markup() {
    let mut findings = findings();
    findings.title = "<b> & \"quotes\"".to_owned();
    findings.studies[0].name = "<script>".to_owned();
    let page = report::page(&findings, None);
    assert!(page.contains("&lt;b&gt; &amp; &quot;quotes&quot;") && !page.contains("<script>"));
}

/// Of random players, so that no change to a bot changes it. `UPDATE_GOLDEN=1 cargo test -p lab` writes it anew.
#[test]
fn the_numbers_are_those_of_the_golden_file() {
    let study = |kind: &str, players: u8, more: &str| {
        format!("[[study]]\nkind = \"{kind}\"\ngame = \"earthrise\"\nplayers = {players}\nbatch = 5\n{more}\n")
    };
    let plan = [
        "title = \"Golden\"\nseed = 3\n".to_owned(),
        study("arena", 3, "line_ups = [\"random\"]\ngames = 20"),
        study("seats", 4, "line_ups = [\"random\"]\ngames = 20"),
    ];
    let folder = Folder::new();
    let findings = run(&Plan::parse("golden", &plan.concat()).unwrap(), &folder.0, 2, &Quiet).unwrap();
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/report.json");
    let json = report::json(&findings).unwrap();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &json).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap();
    assert_eq!(json, golden, "run with UPDATE_GOLDEN=1 if the change is meant");
}

#[test]
fn the_table_of_numbers_has_as_many_fields_in_every_line() {
    let csv = report::csv(&findings());
    let fields = |line: &str| {
        let (mut count, mut quoted) = (1, false);
        for letter in line.chars() {
            match letter {
                '"' => quoted = !quoted,
                ',' if !quoted => count += 1,
                _ => {}
            }
        }
        count
    };
    assert!(csv.lines().count() > 50);
    assert!(csv.lines().all(|line| fields(line) == 10), "{csv}");
    let won = csv.lines().find(|line| line.contains("One steady among random,arena,Earthrise,Wins,steady,won,"));
    assert!(won.is_some(), "{csv}");
}
