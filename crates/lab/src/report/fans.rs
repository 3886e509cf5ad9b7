//! Numbers by round: the middle game as a line, half of all games as a band, nine in ten as a wider one.

use super::scale::Scale;
use super::{escape, numbers};
use measure::figure::Fan;

const WIDTH: f64 = 340.0;
const HEIGHT: f64 = 212.0;
const LEFT: f64 = 42.0;
const RIGHT: f64 = 14.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 38.0;

/// One small plot a fan, all on the same axis.
pub(super) fn fans(unit: &str, fans: &[Fan]) -> String {
    let numbers_of = |fan: &Fan| {
        let limit = fan.limit.as_ref().map(|(at, _)| *at as f64);
        let ends = fan.rounds.iter().flat_map(|round| [round.quantiles[0] as f64, round.quantiles[4] as f64]);
        ends.chain(limit).chain([0.0]).collect::<Vec<f64>>()
    };
    let scale = Scale::over(fans.iter().flat_map(numbers_of));
    let rounds = fans.iter().map(|fan| fan.rounds.len()).max().unwrap_or(1);
    let one = fans.iter().all(|fan| fan.rounds.iter().all(|round| round.games <= 1));
    // The only line of one table needs no name.
    let named = fans.len() > 1 || !one;
    let plots: String = fans.iter().map(|fan| plot(fan, &scale, rounds, unit, (one, named))).collect();
    let key = if one {
        format!("<p class=\"key\"><span><i class=\"k-median\"></i>{}</span></p>\n", escape(unit))
    } else {
        "<p class=\"key\"><span><i class=\"k-median\"></i>middle game</span><span><i class=\"k-half\"></i>half of all games</span>\
         <span><i class=\"k-most\"></i>nine in ten games</span></p>\n"
            .to_owned()
    };
    let mut rows = Vec::new();
    for fan in fans {
        for round in &fan.rounds {
            let mut cells = vec![fan.label.clone(), round.round.clone(), round.games.to_string()];
            cells.extend(round.quantiles.map(|number| number.to_string()));
            rows.push(cells);
        }
    }
    let table = numbers(&["", "round", "games", "5 %", "25 %", "middle", "75 %", "95 %"], &rows);
    format!("<div class=\"fans\">\n{plots}</div>\n{key}{table}")
}

fn plot(fan: &Fan, scale: &Scale, rounds: usize, unit: &str, (one, named): (bool, bool)) -> String {
    let step = (WIDTH - LEFT - RIGHT) / rounds as f64;
    let x = |round: usize| LEFT + step * (round as f64 + 0.5);
    let y = |number: f64| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - scale.at(number));
    let mut svg = String::new();
    for &tick in &scale.ticks {
        let at = y(tick);
        svg += &format!("<line x1=\"{LEFT}\" x2=\"{}\" y1=\"{at:.1}\" y2=\"{at:.1}\" class=\"grid\"/>", WIDTH - RIGHT);
        svg += &format!(
            "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\" class=\"tick\">{}</text>",
            LEFT - 6.0,
            at + 4.0,
            scale.label(tick)
        );
    }
    if let Some((at, name)) = &fan.limit {
        let at = y(*at as f64);
        svg += &format!("<line x1=\"{LEFT}\" x2=\"{}\" y1=\"{at:.1}\" y2=\"{at:.1}\" class=\"limit\"/>", WIDTH - RIGHT);
        svg += &format!(
            "<text x=\"{}\" y=\"{:.1}\" class=\"tick limit-name\">{}</text>",
            LEFT + 4.0,
            at + 14.0,
            escape(name)
        );
    }
    let line = |quantile: usize, back: bool| {
        let mut points: Vec<String> = fan
            .rounds
            .iter()
            .enumerate()
            .map(|(round, spread)| format!("{:.1},{:.1}", x(round), y(spread.quantiles[quantile] as f64)))
            .collect();
        if back {
            points.reverse();
        }
        points.join(" ")
    };
    if !one {
        svg += &format!("<polygon points=\"{} {}\" class=\"most\"/>", line(4, false), line(0, true));
        svg += &format!("<polygon points=\"{} {}\" class=\"half\"/>", line(3, false), line(1, true));
    }
    svg += &format!("<polyline points=\"{}\" class=\"median\"/>", line(2, false));
    for (round, spread) in fan.rounds.iter().enumerate() {
        let (at, base) = (x(round), HEIGHT - BOTTOM);
        svg += &format!("<circle cx=\"{at:.1}\" cy=\"{:.1}\" r=\"3.5\" class=\"dot\"/>", y(spread.quantiles[2] as f64));
        svg += &format!(
            "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\" class=\"tick\">{}</text>",
            base + 16.0,
            escape(&spread.round)
        );
        let under = if one { spread.quantiles[2].to_string() } else { short(spread.games) };
        svg += &format!(
            "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\" class=\"tick under\">{under}</text>",
            base + 32.0
        );
    }
    let under = if one { escape(unit) } else { "games".to_owned() };
    svg += &format!("<text x=\"0\" y=\"{:.1}\" class=\"tick under\">{under}</text>", HEIGHT - BOTTOM + 32.0);
    let name = format!("{}: {unit} by round", fan.label);
    let caption = if named { format!("<figcaption>{}</figcaption>", escape(&fan.label)) } else { String::new() };
    format!(
        "<figure class=\"fan\">{caption}<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\">{svg}</svg></figure>\n",
        escape(&name)
    )
}

/// A count in little room.
fn short(count: u64) -> String {
    match count {
        0..10_000 => count.to_string(),
        _ => format!("{} k", count / 1000),
    }
}
