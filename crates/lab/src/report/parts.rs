//! Parts of all games: one bar a row, divided.

use super::{escape, numbers, percent};
use measure::figure::PartRow;

/// Parts narrower than this carry no number in the bar; it is in the table.
const WRITTEN: f64 = 0.07;

/// The parts of every row, with what they stand for.
pub(super) fn parts(parts: &[String], rows: &[PartRow]) -> String {
    let used: Vec<bool> =
        (0..parts.len()).map(|at| rows.iter().any(|row| row.counts.get(at).is_some_and(|&c| c > 0))).collect();
    // Parts of a kind ("round 1", "round 2") go from light to dark; others have colours of their own.
    let kind = if parts.iter().all(|part| part.starts_with("round ")) { "r" } else { "p" };
    let mut out = String::from("<div class=\"rows parts\">\n");
    for row in rows {
        let all: u64 = row.counts.iter().sum();
        let (mut left, mut plot) = (0.0, String::new());
        for (at, &count) in row.counts.iter().enumerate().filter(|&(_, &count)| count > 0) {
            let share = count as f64 / all.max(1) as f64;
            plot += &format!(
                "<rect x=\"{:.2}%\" y=\"2\" width=\"{:.2}%\" height=\"24\" class=\"{kind}{at}\"><title>{}: {}</title></rect>",
                100.0 * left,
                100.0 * share,
                escape(&parts[at]),
                percent(share)
            );
            if share >= WRITTEN {
                let middle = 100.0 * (left + share / 2.0);
                plot += &format!(
                    "<text x=\"{middle:.2}%\" y=\"18.5\" text-anchor=\"middle\" class=\"on-{kind}{at}\">{:.0}</text>",
                    100.0 * share
                );
            }
            left += share;
        }
        let games = if all == 1 { "1 game".to_owned() } else { format!("{all} games") };
        out += &format!(
            "<div class=\"row\"><div class=\"name\">{}</div><svg class=\"track\" height=\"28\" aria-hidden=\"true\">{plot}</svg>\
             <div class=\"number\"><small>{games}</small></div></div>\n",
            escape(&row.label)
        );
    }
    out += "</div>\n<p class=\"key\">";
    for (at, part) in parts.iter().enumerate().filter(|&(at, _)| used[at]) {
        out += &format!(
            "<span><i class=\"k-box\"><svg width=\"14\" height=\"14\"><rect width=\"14\" height=\"14\" class=\"{kind}{at}\"/></svg></i>{}</span>",
            escape(part)
        );
    }
    out += "<span class=\"unit\">numbers in % of all games</span></p>\n";
    let head: Vec<&str> = std::iter::once("").chain(parts.iter().map(String::as_str)).collect();
    let cells = |row: &PartRow| {
        let all = row.counts.iter().sum::<u64>().max(1) as f64;
        let cells = row.counts.iter().map(|&count| format!("{count} ({})", percent(count as f64 / all)));
        std::iter::once(row.label.clone()).chain(cells).collect()
    };
    out + &numbers(&head, &rows.iter().map(cells).collect::<Vec<_>>())
}
