//! The numbers of all figures as one table for further work.

use crate::study::Findings;
use measure::figure::{Data, Figure};

const HEAD: &str = "study,kind,game,figure,row,quantity,value,low,high,games";

/// One line a number: where it belongs, its value, its interval and the games it rests on.
pub fn csv(findings: &Findings) -> String {
    let mut out = format!("{HEAD}\n");
    for study in &findings.studies {
        for figure in &study.figures {
            for line in lines(figure) {
                let place =
                    [study.name.as_str(), study.kind.key(), &study.game, &figure.title, &line.row, &line.quantity];
                let place: Vec<String> = place.iter().map(|text| field(text)).collect();
                let number = |number: Option<f64>| number.map_or_else(String::new, |number| format!("{number:.6}"));
                let numbers = [number(Some(line.value)), number(line.low), number(line.high)].join(",");
                let games = line.games.map_or_else(String::new, |games| games.to_string());
                out += &format!("{},{numbers},{games}\n", place.join(","));
            }
        }
    }
    out
}

struct Line {
    row: String,
    quantity: String,
    value: f64,
    low: Option<f64>,
    high: Option<f64>,
    games: Option<u64>,
}

impl Line {
    fn new(row: &str, quantity: impl Into<String>, value: f64) -> Line {
        Line { row: row.to_owned(), quantity: quantity.into(), value, low: None, high: None, games: None }
    }

    fn within(mut self, low: f64, high: f64) -> Line {
        (self.low, self.high) = (Some(low), Some(high));
        self
    }

    fn of(mut self, games: u64) -> Line {
        self.games = Some(games);
        self
    }
}

fn lines(figure: &Figure) -> Vec<Line> {
    match &figure.data {
        Data::Shares { rows } => rows
            .iter()
            .map(|row| {
                let name =
                    if row.hint.is_empty() { row.label.clone() } else { format!("{} ({})", row.label, row.hint) };
                Line::new(&name, "won", row.share.share).within(row.share.low, row.share.high).of(row.games)
            })
            .collect(),
        Data::Means { unit, rows } => rows
            .iter()
            .map(|row| Line::new(&row.label, unit, row.mean.value).within(row.mean.low, row.mean.high).of(row.games))
            .collect(),
        Data::Fans { unit, fans } => {
            let mut lines = Vec::new();
            for fan in fans {
                for round in &fan.rounds {
                    for (part, &value) in [5, 25, 50, 75, 95].iter().zip(&round.quantiles) {
                        let quantity = format!("{unit} in round {}, {part} %", round.round);
                        lines.push(Line::new(&fan.label, quantity, value as f64).of(round.games));
                    }
                }
            }
            lines
        }
        Data::Parts { parts, rows } => {
            let mut lines = Vec::new();
            for row in rows {
                let all: u64 = row.counts.iter().sum();
                for (part, &count) in parts.iter().zip(&row.counts) {
                    lines.push(Line::new(&row.label, part, count as f64 / all.max(1) as f64).of(all));
                }
            }
            lines
        }
        Data::Ladder { rungs } => {
            let mut lines = Vec::new();
            for rung in rungs {
                lines.push(
                    Line::new(&rung.label, "won", rung.share.share)
                        .within(rung.share.low, rung.share.high)
                        .of(rung.games),
                );
                lines.extend(
                    rung.step.map(|step| Line::new(&rung.label, "step", step.value).within(step.low, step.high)),
                );
            }
            lines
        }
        Data::Cards { ways, rows } => {
            let mut lines = Vec::new();
            for row in rows {
                let name = format!("{} {}", row.no, row.title);
                lines.extend(row.flag.map(|flag| Line::new(&name, format!("marked {}", flag.name()), 1.0)));
                for (way, worth) in ways.iter().zip(&row.ways) {
                    if let Some(worth) = worth {
                        let change = &worth.change;
                        lines.push(Line::new(&name, way, change.value).within(change.low, change.high).of(worth.games));
                    }
                }
            }
            lines
        }
        Data::Table { columns, rows } => {
            let mut lines = Vec::new();
            for (label, cells) in rows {
                for (column, cell) in columns.iter().zip(cells) {
                    lines.extend(cell.parse().ok().map(|value| Line::new(label, column, value)));
                }
            }
            lines
        }
    }
}

/// A field, in quotes where it needs them.
fn field(text: &str) -> String {
    if text.contains([',', '"', '\n']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::field;

    #[test]
    fn commas_and_quotes_are_kept_apart() {
        assert_eq!(field("China, US"), "\"China, US\"");
        assert_eq!(field("a \"b\""), "\"a \"\"b\"\"\"");
        assert_eq!(field("plain"), "plain");
    }
}
