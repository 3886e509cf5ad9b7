//! The local cards of Daybreak: every one has a use, and none is a win by itself.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

mod common;

use common::Folder;
use lab::figure::{CardRow, Data, Flag};
use lab::{Findings, Plan, Quiet, report, run};

/// Wins without more ado: trees for all the carbon there is.
const WONDER: &str = "[(no: 1, action: (limit: Once, steps: [Do(Gain(Trees, N(40)))])),]";

fn cards(folder: &Folder, more: &str) -> (Findings, Vec<CardRow>) {
    let text = format!("title = \"Cards\"\nseed = 5\n[[study]]\nkind = \"cards\"\n{more}\n");
    let file = folder.0.join("plan.toml");
    let plan = Plan::parse(file.to_str().unwrap(), &text).unwrap_or_else(|error| panic!("{error}"));
    let findings = run(&plan, &folder.0, 2, &Quiet).unwrap();
    let rows = findings.studies[0].figures.iter().find_map(|figure| match &figure.data {
        Data::Cards { rows, .. } => Some(rows.clone()),
        _ => None,
    });
    (findings, rows.unwrap())
}

#[test]
fn every_local_card_has_a_use_and_none_wins_by_itself() {
    let folder = Folder::new();
    let (_, rows) = cards(&folder, "line_ups = [\"steady\", \"random,steady\"]\ngames = 96");
    assert_eq!(
        rows.len(),
        daybreak::content::Content::builtin().unwrap().size(daybreak::Deck::Local),
        "every card is drawn"
    );
    for row in &rows {
        let [_, drawn, front, tucked, _] = row.ways[..] else { panic!("{:?}", row.ways) };
        assert!(drawn.is_some() && (front.is_some() || tucked.is_some()), "{} {} is dead", row.no, row.title);
        assert!(row.flag != Some(Flag::Strong), "{} {} wins by itself: {:?}", row.no, row.title, row.ways);
    }
}

#[test]
fn a_card_that_wins_by_itself_is_marked() {
    let folder = Folder::new();
    std::fs::create_dir(folder.0.join("own")).unwrap();
    std::fs::write(folder.0.join("own/local.ron"), WONDER).unwrap();
    let (findings, rows) = cards(&folder, "content = \"own\"\nsetups = \"solo\"\nline_ups = \"steady\"\ngames = 400");
    let marked: Vec<&str> =
        rows.iter().filter(|row| row.flag == Some(Flag::Strong)).map(|row| row.no.as_str()).collect();
    assert_eq!(marked, ["1.001"]);
    assert!(report::csv(&findings).contains("1.001 Climate Modeling,marked very strong,1"));
    assert!(report::page(&findings, None).contains("<span class=\"flag\">very strong</span>"));
}
