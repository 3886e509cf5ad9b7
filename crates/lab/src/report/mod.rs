//! The folder of a report: one page for people, tables and JSON for programs, and the plan that made it.

mod cards;
mod csv;
mod fans;
mod html;
mod ladder;
mod parts;
mod rows;
mod scale;

pub use csv::csv;
pub use html::page;

use crate::failure::LabError;
use crate::study::Findings;
use std::path::Path;

/// The findings as JSON. Fields may be added, never renamed.
pub fn json(findings: &Findings) -> Result<String, LabError> {
    let text = serde_json::to_string_pretty(findings).map_err(|error| LabError::Results(error.to_string()))?;
    Ok(text + "\n")
}

/// Writes `report.html`, `results.csv`, `results.json` and, if a plan made it, `plan.toml`.
pub fn write(folder: &Path, findings: &Findings, plan: Option<&str>) -> Result<(), LabError> {
    std::fs::create_dir_all(folder).map_err(|error| LabError::file(folder, "create", error))?;
    let mut files =
        vec![("report.html", page(findings, plan)), ("results.csv", csv(findings)), ("results.json", json(findings)?)];
    files.extend(plan.map(|plan| ("plan.toml", plan.to_owned())));
    for (name, text) in files {
        let path = folder.join(name);
        std::fs::write(&path, text).map_err(|error| LabError::file(&path, "write", error))?;
    }
    Ok(())
}

/// Text that stands in HTML as it is.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    // A number and its unit stay on one line.
    for letter in text.replace(" %", "\u{a0}%").chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}

/// A share as people write it.
fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// The mark of numbers that another run would not give again.
fn clock(by_the_clock: bool) -> &'static str {
    if by_the_clock { " <span class=\"clock\">by the clock</span>" } else { "" }
}

/// A table of plain numbers; the first column is the name of the row.
fn table(head: &[&str], rows: &[Vec<String>]) -> String {
    let cell = |(at, text): (usize, &String)| match at {
        0 => format!("<th scope=\"row\">{}</th>", escape(text)),
        _ => format!("<td>{}</td>", escape(text)),
    };
    let head: String = head.iter().map(|name| format!("<th scope=\"col\">{}</th>", escape(name))).collect();
    let rows: String =
        rows.iter().map(|row| format!("<tr>{}</tr>\n", row.iter().enumerate().map(cell).collect::<String>())).collect();
    format!("<div class=\"scroll\"><table><thead><tr>{head}</tr></thead><tbody>\n{rows}</tbody></table></div>\n")
}

/// The same numbers to read and copy, folded away.
fn numbers(head: &[&str], rows: &[Vec<String>]) -> String {
    format!("<details class=\"numbers\"><summary>Numbers</summary>\n{}</details>\n", table(head, rows))
}
