//! What the mechanisms change, for people: as lines, or as a table of Markdown.

use super::{CONTROL, Changes, MeaningRow, Meanings};
use measure::stats::Share;
use std::fmt::Write;

/// For a terminal.
pub fn print(found: &Meanings) -> String {
    let mut text = heading(found);
    let width = lines(found).map(|line| line.label.chars().count()).max().unwrap_or(0);
    for line in lines(found) {
        let _ = write!(text, "{:<width$}", line.label);
        for cell in &line.cells {
            let _ = write!(text, "  {cell}");
        }
        let _ = writeln!(text, "  ({})", line.neutral);
    }
    text.push('\n');
    text + &marked(found) + "\n"
}

/// For a page of the documents.
pub fn markdown(found: &Meanings) -> String {
    let mut text = heading(found);
    let _ = write!(text, "| mechanism | made neutral |");
    for played in &found.line_ups {
        let _ = write!(text, " `{}`: move | result |", played.bots);
    }
    let _ = writeln!(text, "\n|---|---|{}", "---|---|".repeat(found.line_ups.len()));
    for line in lines(found) {
        let _ = writeln!(text, "| {} | {} | {} |", line.label, line.neutral, line.cells.join(" | "));
    }
    text.push('\n');
    text + &marked(found) + "\n"
}

fn heading(found: &Meanings) -> String {
    let Meanings { game, table, seed, .. } = found;
    let mut text = format!("{game}, {table}, seed {seed}. Share of games in which a move of the bots or the result ");
    text += "(won or lost, round, cause) is another when the same deals are played without the mechanism.\n";
    for played in &found.line_ups {
        let clock =
            if played.by_the_clock { "; it thinks by the clock, so another run gives other numbers" } else { "" };
        let _ = writeln!(
            text,
            "{}: {} games a line, {} won as they are{clock}.",
            played.bots,
            played.games,
            share(&played.won)
        );
    }
    text + "\n"
}

/// A line of the table.
struct Line {
    label: String,
    neutral: String,
    cells: Vec<String>,
}

/// A line for each mechanism, or for all of a kind.
fn lines(found: &Meanings) -> impl Iterator<Item = Line> {
    let mut told: Vec<&str> = Vec::new();
    let mut lines = Vec::new();
    for row in &found.rows {
        if !row.in_one_line {
            lines.push(one(row));
        } else if !told.contains(&row.kind.as_str()) {
            told.push(&row.kind);
            let all: Vec<&MeaningRow> = found.rows.iter().filter(|other| other.kind == row.kind).collect();
            lines.push(together(&all));
        }
    }
    lines.into_iter()
}

fn one(row: &MeaningRow) -> Line {
    let mark = |changes: &Changes| if changes.too_few && row.kind != CONTROL { " (!)" } else { "" };
    let cell = |changes: &Changes| [share(&changes.moves) + mark(changes), share(&changes.results)];
    Line {
        label: format!("{}: {}", row.kind, row.name),
        neutral: row.neutral.clone(),
        cells: row.changes.iter().flat_map(cell).collect(),
    }
}

/// All of a kind: the mean over them, and which changes least.
fn together(rows: &[&MeaningRow]) -> Line {
    let mut cells = Vec::new();
    for at in 0..rows.first().map_or(0, |row| row.changes.len()) {
        let of = |part: fn(&Changes) -> Share| {
            let each = || rows.iter().map(|row| (part(&row.changes[at]).share, row));
            let mean = each().map(|(share, _)| share).sum::<f64>() / rows.len().max(1) as f64;
            let least = each().min_by(|one, other| one.0.total_cmp(&other.0));
            let least = least.map_or_else(String::new, |(share, row)| {
                format!(", least {} {}", percent(share), row.name.split(' ').next().unwrap_or_default())
            });
            format!("{}{least}", percent(mean))
        };
        cells.extend([of(|changes| changes.moves), of(|changes| changes.results)]);
    }
    let first = rows.first();
    Line {
        label: first.map_or_else(String::new, |row| format!("{} ({})", row.kind, rows.len())),
        neutral: first.map_or_else(String::new, |row| row.neutral.clone()),
        cells,
    }
}

/// The mechanisms that change less than is asked for.
fn marked(found: &Meanings) -> String {
    let mut few = Vec::new();
    for row in found.rows.iter().filter(|row| row.kind != CONTROL) {
        for (changes, played) in row.changes.iter().zip(&found.line_ups).filter(|(changes, _)| changes.too_few) {
            few.push(format!("{}: {} ({}, {})", row.kind, row.name, played.bots, share(&changes.either)));
        }
    }
    let least = percent(found.least);
    if few.is_empty() {
        format!("Every mechanism changes a move or the result in at least {least} of the games.")
    } else {
        format!("In fewer than {least} of the games a move or the result changes with: {}.", few.join("; "))
    }
}

fn share(share: &Share) -> String {
    format!("{} ({:.0} to {:.0})", percent(share.share), 100.0 * share.low, 100.0 * share.high)
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
