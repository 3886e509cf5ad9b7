//! What very many tables need: a simulation fed by measured and assumed costs (docs/scale.md).

mod costs;
mod model;

use costs::Costs;
use model::{Load, Outcome, simulate};
use std::fmt::Write;

/// Seconds of the busiest hour that are simulated.
const SECONDS: u32 = 10;
/// A service is overrun when the slowest hundredth of moves takes longer than this, in microseconds.
const TOO_SLOW: u64 = 250_000;

/// Prints what so many tables a day need, and where the walls are.
///
/// # Errors
/// A flag that is not known, or a number that cannot be.
pub(crate) fn scale(args: &[String]) -> Result<(), String> {
    if args.iter().any(|arg| arg == "--help" || arg == "-h") {
        print!("{}", costs::help());
        return Ok(());
    }
    print!("{}", report(&Costs::read(args)?));
    Ok(())
}

fn report(costs: &Costs) -> String {
    let peak = costs.peak_rate();
    let mut text = String::new();
    // Writing to a text cannot fail.
    let _ = writeln!(
        text,
        "{} tables a day of {} moves: {:.0} moves a second on average, {peak:.0} in the busiest hour.\n",
        costs.tables_per_day,
        costs.moves_per_table,
        peak / costs.peak
    );
    text.push_str("The busiest hour:\n\n");
    text.push_str(HEAD);
    for (nodes, shards) in [(1, 1), (2, 1), (3, 1), (4, 1), (6, 1), (6, 2)] {
        let load = Load { nodes, shards, moves_per_second: peak, seconds: SECONDS };
        row(&mut text, load, &simulate(costs, load));
    }
    text.push_str("\nThe most that so many PostgreSQL take, with as many nodes as they need:\n\n");
    text.push_str("| PostgreSQL | moves/s | tables a day | nodes | a flush serves |\n|---|---|---|---|---|\n");
    for shards in [1, 2, 4, 8] {
        let (load, outcome) = most(costs, shards);
        let tables = load.moves_per_second / costs.peak * 86_400.0 / costs.moves_per_table;
        let _ = writeln!(
            text,
            "| {shards} | {:.0} | {:.1} million | {} | {:.0} moves |",
            load.moves_per_second,
            tables / 1e6,
            load.nodes,
            outcome.moves_per_flush
        );
    }
    text
}

const HEAD: &str = "| nodes | PostgreSQL | median | slowest hundredth | node busy | database busy | disk busy | a flush serves |\n|---|---|---|---|---|---|---|---|\n";

fn row(text: &mut String, load: Load, outcome: &Outcome) {
    let percent = |part: f64| format!("{:.0} %", part * 100.0);
    let (median, slow) = match is_overrun(outcome) {
        true => ("overrun".to_owned(), "overrun".to_owned()),
        false => (millis(outcome.median), millis(outcome.slow_hundredth)),
    };
    let _ = writeln!(
        text,
        "| {} | {} | {median} | {slow} | {} | {} | {} | {:.0} moves |",
        load.nodes,
        load.shards,
        percent(outcome.node_busy),
        percent(outcome.database_busy),
        percent(outcome.disk_busy),
        outcome.moves_per_flush
    );
}

fn millis(micros: u64) -> String {
    format!("{:.1} ms", micros as f64 / 1000.0)
}

/// Does more come in than is done?
fn is_overrun(outcome: &Outcome) -> bool {
    outcome.slow_hundredth > TOO_SLOW || outcome.waiting * 20 > outcome.acknowledged
}

/// The highest rate that so many PostgreSQL take, to a twentieth, and the nodes that it needs.
fn most(costs: &Costs, shards: usize) -> (Load, Outcome) {
    // A node is loaded to two thirds, so that one may fail.
    let per_node = costs.node_cores as f64 * 1_000_000.0 / (costs.node + costs.bus) * 2.0 / 3.0;
    let tried = |moves_per_second: f64| {
        let nodes = ((moves_per_second / per_node).ceil() as usize).max(2);
        let load = Load { nodes, shards, moves_per_second, seconds: 3 };
        (load, simulate(costs, load))
    };
    let mut best = tried(100.0);
    let mut rate = 200.0;
    while rate < 1e6 {
        let next = tried(rate);
        if is_overrun(&next.1) {
            break;
        }
        best = next;
        rate *= 1.05;
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page shows what the command prints.
    #[test]
    fn the_page_shows_what_is_simulated() {
        let page = include_str!("../../../docs/scale.md");
        let shown = report(&Costs::default());
        assert!(page.contains(&shown), "docs/scale.md does not show this (cargo xtask scale):\n{shown}");
    }
}
