//! A bot that thinks longer and longer: its share of wins from rung to rung.

use super::{clock, escape, percent};
use crate::report::scale::Scale;
use measure::figure::Rung;

const HEIGHT: f64 = 260.0;

/// The rungs as points with intervals, joined by a line, and the steps between them as a table.
pub(super) fn ladder(rungs: &[Rung]) -> String {
    let par = rungs.iter().find_map(|rung| rung.par);
    let numbers = rungs.iter().flat_map(|rung| [100.0 * rung.share.low, 100.0 * rung.share.high]);
    let scale = Scale::over(numbers.chain(par.map(|par| 100.0 * par)).chain([0.0]));
    let y = |share: f64| 10.0 + (HEIGHT - 20.0) * (1.0 - scale.at(100.0 * share));
    let x = |at: usize| 100.0 * (at as f64 + 0.5) / rungs.len() as f64;
    let (mut plot, mut left, mut below) = (String::new(), String::new(), String::new());
    for &tick in &scale.ticks {
        let at = y(tick / 100.0);
        plot += &format!("<line x1=\"0\" x2=\"100%\" y1=\"{at:.1}\" y2=\"{at:.1}\" class=\"grid\"/>");
        left += &format!(
            "<text x=\"40\" y=\"{:.1}\" text-anchor=\"end\" class=\"tick\">{} %</text>",
            at + 4.0,
            scale.label(tick)
        );
    }
    if let Some(par) = par {
        plot += &format!("<line x1=\"0\" x2=\"100%\" y1=\"{0:.1}\" y2=\"{0:.1}\" class=\"par\"/>", y(par));
        plot += &format!("<text x=\"100%\" y=\"{:.1}\" text-anchor=\"end\" class=\"tick\">par</text>", y(par) - 5.0);
    }
    for (at, pair) in rungs.windows(2).enumerate() {
        let (from, to) = (y(pair[0].share.share), y(pair[1].share.share));
        plot += &format!(
            "<line x1=\"{:.2}%\" x2=\"{:.2}%\" y1=\"{from:.1}\" y2=\"{to:.1}\" class=\"median\"/>",
            x(at),
            x(at + 1)
        );
    }
    for (at, rung) in rungs.iter().enumerate() {
        let (x, low, high) = (x(at), y(rung.share.low), y(rung.share.high));
        plot += &format!("<line x1=\"{x:.2}%\" x2=\"{x:.2}%\" y1=\"{low:.1}\" y2=\"{high:.1}\" class=\"whisker\"/>");
        plot += &format!("<circle cx=\"{x:.2}%\" cy=\"{:.1}\" r=\"5\" class=\"dot\"/>", y(rung.share.share));
        below += &format!(
            "<text x=\"{x:.2}%\" y=\"15\" text-anchor=\"middle\" class=\"tick\">{}</text>",
            escape(&rung.label)
        );
    }
    let step = |rung: &Rung| {
        rung.step.map_or_else(
            || "–".to_owned(),
            |step| {
                format!("{:+.1} ({:+.1} to {:+.1})", 100.0 * step.value, 100.0 * step.low, 100.0 * step.high)
                    .replace('-', "−")
            },
        )
    };
    let row = |rung: &Rung| {
        format!(
            "<tr><th scope=\"row\">{}{}</th><td>{}</td><td>{:.1} to {:.1}</td><td>{}</td><td>{}</td></tr>\n",
            escape(&rung.label),
            clock(rung.by_the_clock),
            percent(rung.share.share),
            100.0 * rung.share.low,
            100.0 * rung.share.high,
            step(rung),
            rung.games
        )
    };
    let rows: String = rungs.iter().map(row).collect();
    format!(
        "<div class=\"ladder\"><svg width=\"44\" height=\"{HEIGHT}\" aria-hidden=\"true\">{left}</svg>\
         <svg height=\"{HEIGHT}\" role=\"img\" aria-label=\"share of wins by budget\">{plot}</svg>\
         <span></span><svg height=\"20\" aria-hidden=\"true\">{below}</svg></div>\n\
         <div class=\"scroll\"><table><thead><tr><th scope=\"col\">budget</th><th scope=\"col\">won</th><th scope=\"col\">95 % interval</th>\
         <th scope=\"col\">step, in points</th><th scope=\"col\">games</th></tr></thead><tbody>\n{rows}</tbody></table></div>\n"
    )
}
