//! Shares and means: one row each, a bar or a dot with its interval. Places are in per cent of the width, so the same
//! drawing fits a wide screen and a phone.

use super::scale::Scale;
use super::{clock, escape, numbers, percent};
use measure::figure::{MeanRow, ShareRow};

/// A place along the width.
fn x(part: f64) -> String {
    format!("{:.2}%", 100.0 * part)
}

fn upright(part: f64, class: &str) -> String {
    format!("<line x1=\"{0}\" x2=\"{0}\" y1=\"0\" y2=\"100%\" class=\"{class}\"/>", x(part))
}

fn line(low: f64, high: f64) -> String {
    format!("<line x1=\"{}\" x2=\"{}\" y1=\"12\" y2=\"12\" class=\"whisker\"/>", x(low), x(high))
}

/// The interval: a line with an upright at each end.
fn whisker(low: f64, high: f64) -> String {
    let cap = |part: f64| format!("<line x1=\"{0}\" x2=\"{0}\" y1=\"7\" y2=\"17\" class=\"whisker\"/>", x(part));
    format!("{}{}{}", line(low, high), cap(low), cap(high))
}

fn row(label: &str, plot: &str, number: &str, interval: &str) -> String {
    format!(
        "<div class=\"row\"><div class=\"name\">{label}</div><svg class=\"track\" height=\"24\" aria-hidden=\"true\">{plot}</svg>\
         <div class=\"number\"><b>{number}</b> <small>{interval}</small></div></div>\n"
    )
}

/// The axis under the rows.
fn axis(ticks: &[(f64, String)]) -> String {
    let tick = |(part, label): &(f64, String)| {
        let anchor = if *part < 0.02 {
            "start"
        } else if *part > 0.98 {
            "end"
        } else {
            "middle"
        };
        format!("<text x=\"{}\" y=\"13\" text-anchor=\"{anchor}\" class=\"tick\">{label}</text>", x(*part))
    };
    let ticks: String = ticks.iter().map(tick).collect();
    format!(
        "<div class=\"row axis\"><div class=\"name\"></div><svg class=\"track\" height=\"18\" aria-hidden=\"true\">{ticks}</svg><div class=\"number\"></div></div>\n"
    )
}

/// Shares as bars from 0 to 100 %.
pub(super) fn shares(rows: &[ShareRow]) -> String {
    let grid: String = [0.0, 0.25, 0.5, 0.75, 1.0].map(|part| upright(part, "grid")).concat();
    let mut out = String::from("<div class=\"rows\">\n");
    for row_of in rows {
        let share = &row_of.share;
        let mut plot = grid.clone();
        if let Some((from, to)) = row_of.goal {
            plot +=
                &format!("<rect x=\"{}\" y=\"1\" width=\"{}\" height=\"22\" class=\"goal\"/>", x(from), x(to - from));
        }
        plot += &format!("<rect x=\"0\" y=\"5\" width=\"{}\" height=\"14\" class=\"bar\"/>", x(share.share));
        plot += &row_of.par.map(|par| upright(par, "par")).unwrap_or_default();
        plot += &whisker(share.low, share.high);
        let hint =
            if row_of.hint.is_empty() { String::new() } else { format!(" <small>{}</small>", escape(&row_of.hint)) };
        let label = format!("{}{hint}{}", escape(&row_of.label), clock(row_of.by_the_clock));
        let interval = format!("{:.1} to {:.1}", 100.0 * share.low, 100.0 * share.high);
        out += &row(&label, &plot, &percent(share.share), &interval);
    }
    out += &axis(&[0, 25, 50, 75, 100].map(|tick| (f64::from(tick) / 100.0, format!("{tick} %"))));
    out += "</div>\n<p class=\"key\"><span><i class=\"k-bar\"></i>share won</span><span><i class=\"k-line\"></i>95 % interval</span>";
    if rows.iter().any(|row| row.par.is_some()) {
        out += "<span><i class=\"k-par\"></i>par</span>";
    }
    if rows.iter().any(|row| row.goal.is_some()) {
        out += "<span><i class=\"k-goal\"></i>asked for</span>";
    }
    out += "</p>\n";
    let cells = |row: &ShareRow| {
        vec![
            if row.hint.is_empty() { row.label.clone() } else { format!("{} ({})", row.label, row.hint) },
            percent(row.share.share),
            percent(row.share.low),
            percent(row.share.high),
            row.par.map_or_else(|| "–".to_owned(), percent),
            row.games.to_string(),
        ]
    };
    out + &numbers(&["", "won", "from", "to", "par", "games"], &rows.iter().map(cells).collect::<Vec<_>>())
}

/// Means as dots on an axis of their own.
pub(super) fn means(unit: &str, rows: &[MeanRow]) -> String {
    let scale = Scale::over(rows.iter().flat_map(|row| [row.mean.low, row.mean.high]));
    let grid: String = scale.ticks.iter().map(|&tick| upright(scale.at(tick), "grid")).collect();
    let zero = if scale.has_negative() { upright(scale.at(0.0), "zero") } else { String::new() };
    let mut out = String::from("<div class=\"rows\">\n");
    for row_of in rows {
        let mean = &row_of.mean;
        let mut plot = format!("{grid}{zero}");
        if mean.high > mean.low {
            plot += &line(scale.at(mean.low), scale.at(mean.high));
        }
        plot += &format!("<circle cx=\"{}\" cy=\"12\" r=\"5\" class=\"dot\"/>", x(scale.at(mean.value)));
        let interval = if mean.high > mean.low {
            format!("{} to {}", signed(mean.low, unit), signed(mean.high, unit))
        } else {
            String::new()
        };
        out += &row(&escape(&row_of.label), &plot, &signed(mean.value, unit), &interval);
    }
    let ticks: Vec<(f64, String)> = scale.ticks.iter().map(|&tick| (scale.at(tick), scale.label(tick))).collect();
    out += &axis(&ticks);
    out += &format!("</div>\n<p class=\"key\"><span><i class=\"k-dot\"></i>{}</span>", escape(unit));
    if rows.iter().any(|row| row.mean.high > row.mean.low) {
        out += "<span><i class=\"k-line\"></i>95 % interval</span>";
    }
    out += "</p>\n";
    let cells = |row: &MeanRow| {
        let mean = &row.mean;
        let mut cells = vec![row.label.clone()];
        cells.extend([mean.value, mean.low, mean.high].map(|number| format!("{number:.2}")));
        cells.push(row.games.to_string());
        cells
    };
    out + &numbers(&["", unit, "from", "to", "games"], &rows.iter().map(cells).collect::<Vec<_>>())
}

/// A number with its sign where it is a difference, and without decimals where it is the number of one game.
fn signed(number: f64, unit: &str) -> String {
    let text = match unit {
        "points" => format!("{number:+.1}"),
        _ if number.fract() == 0.0 => format!("{number:.0}"),
        _ => format!("{number:.2}"),
    };
    text.replace('-', "−")
}
