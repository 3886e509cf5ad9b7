//! One page that needs nothing from outside, to be read by people who were not there.

use super::{cards, clock, escape, fans, ladder, parts, rows, table};
use crate::stop::Enough;
use crate::study::{ArmFinding, Finding, Findings};
use measure::Kind;
use measure::figure::{Data, Figure};

const STYLE: &str = include_str!("style.css");
const DAWN: [&str; 6] = ["#5B3F78", "#A8476A", "#E4593F", "#F28B4B", "#F7BE4C", "#FFE7AE"];

/// The whole page; `plan` is the text of the plan that made it.
pub fn page(findings: &Findings, plan: Option<&str>) -> String {
    let title = escape(&findings.title);
    let dawn: String = DAWN.iter().map(|colour| format!("<i style=\"background:{colour}\"></i>")).collect();
    let games: u64 = findings.studies.iter().flat_map(|study| &study.arms).map(|arm| arm.games).sum();
    let sub = match plan {
        Some(_) => format!(
            "A report of the Firstlight lab: {} between bots, seed {}.",
            many(games, "game"),
            escape(&findings.seed)
        ),
        None => format!("One table, seed {}.", escape(&findings.seed)),
    };
    let studies: String = findings.studies.iter().enumerate().map(|(at, study)| section(at, study)).collect();
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         <header><div><h1>{title}</h1><p>{sub}</p></div><div class=\"dawn\" aria-hidden=\"true\" style=\"max-width:none;padding:0\">{dawn}</div></header>\n\
         <main>\n{}{studies}</main>\n{}</body>\n</html>\n",
        short(findings),
        footer(plan)
    )
}

/// What it comes to, study by study.
fn short(findings: &Findings) -> String {
    let item = |(at, study): (usize, &Finding)| {
        let says: String = study.says.iter().map(|text| format!("<p>{}</p>", escape(text))).collect();
        format!("<dt><a href=\"#study-{at}\">{}</a></dt><dd>{says}</dd>\n", escape(&study.name))
    };
    let items: String = findings.studies.iter().enumerate().map(item).collect();
    format!("<section class=\"short\"><h2>In short</h2>\n<dl>\n{items}</dl></section>\n")
}

fn section(at: usize, study: &Finding) -> String {
    let games: u64 = study.arms.iter().map(|arm| arm.games).sum();
    let mut lead = format!("<li>{}</li><li>{}</li>", escape(&study.game), question(study.kind));
    if study.kind != Kind::Table {
        lead += &format!("<li>{}</li>", many(games, "game"));
    }
    if study.arms.iter().any(|arm| arm.by_the_clock) {
        lead += "<li class=\"clock\">by the clock</li>";
    }
    let about = if study.about.is_empty() {
        String::new()
    } else {
        format!("<p class=\"about\">{}</p>\n", escape(&study.about))
    };
    let figures: String = study.figures.iter().map(figure).collect();
    let figures = if study.kind == Kind::Table { format!("<div class=\"one\">\n{figures}</div>\n") } else { figures };
    let played = if study.kind == Kind::Table { String::new() } else { played(&study.arms) };
    format!(
        "<section class=\"study\" id=\"study-{at}\"><h2>{}</h2>\n<ul class=\"lead\">{lead}</ul>\n{about}{figures}{played}</section>\n",
        escape(&study.name)
    )
}

fn question(kind: Kind) -> &'static str {
    match kind {
        Kind::Arena => "Who wins?",
        Kind::Ladder => "Does thinking longer help?",
        Kind::Difficulty => "How hard are the setups?",
        Kind::Cards => "What are the cards worth?",
        Kind::Seats => "Does the seat matter?",
        Kind::Table => "One table",
    }
}

fn figure(figure: &Figure) -> String {
    let plot = match &figure.data {
        Data::Shares { rows } => rows::shares(rows),
        Data::Means { unit, rows } => rows::means(unit, rows),
        Data::Fans { unit, fans } => fans::fans(unit, fans),
        Data::Parts { parts, rows } => parts::parts(parts, rows),
        Data::Ladder { rungs } => ladder::ladder(rungs),
        Data::Cards { ways, rows } => cards::cards(ways, rows),
        Data::Table { columns, rows } => {
            let head: Vec<&str> = std::iter::once("").chain(columns.iter().map(String::as_str)).collect();
            let rows: Vec<Vec<String>> = rows
                .iter()
                .map(|(label, cells)| std::iter::once(label.clone()).chain(cells.iter().cloned()).collect())
                .collect();
            table(&head, &rows)
        }
    };
    // Several plots stand side by side, where there is room.
    let class =
        if matches!(&figure.data, Data::Fans { fans, .. } if fans.len() > 1) { "figure wide" } else { "figure" };
    format!(
        "<div class=\"{class}\"><h3>{}</h3>\n<p class=\"note\">{}</p>\n{plot}</div>\n",
        escape(&figure.title),
        escape(&figure.note)
    )
}

/// Who played how much, and why no more.
fn played(arms: &[ArmFinding]) -> String {
    let row = |arm: &ArmFinding| {
        let why = match arm.stopped {
            Some(Enough::Games) => "all games of the plan",
            Some(Enough::Precision) => "the interval is narrow enough",
            Some(Enough::Goal) => "the question is decided",
            None => "",
        };
        format!(
            "<tr><th scope=\"row\">{}{}</th><td>{}</td><td>{}</td><td>{}</td><td>{why}</td></tr>\n",
            escape(&arm.label),
            clock(arm.by_the_clock),
            escape(&arm.line_up),
            arm.deals,
            arm.games
        )
    };
    let rows: String = arms.iter().map(row).collect();
    format!(
        "<details><summary>Who played how much</summary>\n<div class=\"scroll\"><table><thead><tr><th scope=\"col\"></th><th scope=\"col\">bots</th>\
         <th scope=\"col\">deals</th><th scope=\"col\">games</th><th scope=\"col\">stopped because</th></tr></thead><tbody>\n{rows}</tbody></table></div></details>\n"
    )
}

fn footer(plan: Option<&str>) -> String {
    let Some(plan) = plan else {
        return "<footer><p>Made by the Firstlight lab from the log of one game.</p></footer>\n".to_owned();
    };
    format!(
        "<footer><h3>How it was measured</h3>\n<ul>\n\
         <li>Every line-up of the plan plays the same deals, and in a mixed line-up every deal is played once for each seat, with the bots moved on by one. \
         So luck of the cards falls on all alike.</li>\n\
         <li>Intervals are of 95 %. Games of one deal are alike, so it is the deals that count, not the games.</li>\n\
         <li>Games are played in batches. A line-up stops when its interval is as narrow as the plan asks for, when its goal is decided \
         with 99.7 % certainty, or when all games are played.</li>\n\
         <li>The same plan and seed give the same numbers again. Where bots think <span class=\"clock\">by the clock</span>, they depend on the machine.</li>\n\
         </ul>\n<details><summary>The plan</summary>\n<pre>{}</pre></details></footer>\n",
        escape(plan)
    )
}

/// A count with its noun, thousands apart.
fn many(count: u64, noun: &str) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    format!("{text} {noun}{}", if count == 1 { "" } else { "s" })
}
