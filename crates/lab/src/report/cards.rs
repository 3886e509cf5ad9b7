//! What cards are worth: a table with a small plot in every cell.

use super::escape;
use measure::figure::{CardRow, Flag, Worth};

/// Half the width of a cell's plot, in points of a hundred.
const REACH: f64 = 30.0;
/// The way by which cards are ordered: in front of a stack.
const FRONT: usize = 2;
/// A worth that rests on this many games counts half in the order.
const FEW: f64 = 30.0;
/// So many cards from either end are open; the others are folded away.
const OPEN: usize = 10;

/// The cards with marks first, then the best and the worst in front of a stack, then all others.
pub(super) fn cards(ways: &[String], rows: &[CardRow]) -> String {
    let mut sorted: Vec<&CardRow> = rows.iter().collect();
    sorted.sort_by(|one, other| rank(other).total_cmp(&rank(one)).then_with(|| one.no.cmp(&other.no)));
    let (marked, plain): (Vec<&CardRow>, Vec<&CardRow>) = sorted.into_iter().partition(|row| row.flag.is_some());
    let mut out = match marked.len() {
        0 => format!("<p class=\"verdict\">{} cards, none of them marked.</p>\n", rows.len()),
        n => format!("<p class=\"verdict\">{n} of {} cards marked.</p>\n{}", rows.len(), table(ways, &marked)),
    };
    if plain.len() <= 2 * OPEN {
        return out + &table(ways, &plain);
    }
    let (best, rest) = plain.split_at(OPEN);
    let (middle, worst) = rest.split_at(rest.len() - OPEN);
    out += &format!("<h4>Best in front of a stack</h4>\n{}", table(ways, best));
    out += &format!("<h4>Worst in front of a stack</h4>\n{}", table(ways, worst));
    out + &format!("<details><summary>The other {} cards</summary>\n{}</details>\n", middle.len(), table(ways, middle))
}

/// Worth in front of a stack; a few games count for little.
fn rank(row: &CardRow) -> f64 {
    let front = row.ways.get(FRONT).copied().flatten();
    front.map_or(0.0, |worth| worth.change.value * worth.games as f64 / (worth.games as f64 + FEW))
}

fn table(ways: &[String], rows: &[&CardRow]) -> String {
    let head: String = ways.iter().map(|way| format!("<th scope=\"col\">{}</th>", escape(way))).collect();
    let rows: String = rows.iter().map(|row| line(row)).collect();
    format!(
        "<div class=\"scroll\"><table class=\"cards\"><thead><tr><th scope=\"col\">card</th>{head}</tr></thead><tbody>\n{rows}</tbody></table></div>\n"
    )
}

fn line(row: &CardRow) -> String {
    let mark = |flag: Flag| format!(" <span class=\"flag\">{}</span>", flag.name());
    let cells: String =
        row.ways.iter().map(|worth| worth.as_ref().map_or_else(|| "<td>–</td>".to_owned(), cell)).collect();
    format!(
        "<tr><th scope=\"row\">{} <small>{} · {}</small>{}</th>{cells}</tr>\n",
        escape(&row.title),
        escape(&row.no),
        escape(&row.source),
        row.flag.map(mark).unwrap_or_default()
    )
}

fn cell(worth: &Worth) -> String {
    let x = |part: f64| 50.0 + 50.0 * (100.0 * part / REACH).clamp(-1.0, 1.0);
    let change = &worth.change;
    let sure = change.low > 0.0 || change.high < 0.0;
    let value = format!("{:+.0}", 100.0 * change.value).replace('-', "−");
    let plot = format!(
        "<line x1=\"50\" x2=\"50\" y1=\"0\" y2=\"16\" class=\"zero\"/><line x1=\"{:.0}\" x2=\"{:.0}\" y1=\"8\" y2=\"8\" class=\"whisker\"/>\
         <circle cx=\"{:.0}\" cy=\"8\" r=\"3.5\" class=\"{}\"/>",
        x(change.low),
        x(change.high),
        x(change.value),
        if sure { "dot" } else { "hollow" }
    );
    format!(
        "<td title=\"{} games, {:+.1} to {:+.1}\"><svg width=\"100\" height=\"16\" aria-hidden=\"true\">{plot}</svg> <b>{value}</b> <small>{}</small></td>",
        worth.games,
        100.0 * change.low,
        100.0 * change.high,
        worth.games
    )
}
