//! The players that search.

use super::guide::Mission;
use crate::search::{Budget, Method, Search, Settings};
use ::earthrise::Earthrise;

/// How readily the players try cards that did not do well so far.
const EXPLORE: f32 = 0.4;
/// So many lines behind a move are played by rules of thumb before the tree grows there. With 1000 lines a move, one player
/// among three `steady` won 53 % of 160 games without any tree, and 45 to 50 % in six tries with a tree that grew at once
/// or after 60 or 100 lines. Each figure is ± 6 to 8, all on the same deals: a hint, no proof.
const PATIENCE: u32 = 2000;
/// Lines in one world of [`pimc`], as the Hearts program xinxin has it: 20 such worlds are its usual decision.
const RUNS: u32 = 50;

fn search(guide: Mission, method: Method, budget: Budget) -> Search<Earthrise, Mission> {
    Search::new(guide, Settings::new(method, budget, EXPLORE))
}

/// A full search: one tree over everything the seat can tell apart.
pub fn expert(budget: Budget) -> Search<Earthrise, Mission> {
    let settings = Settings { patience: PATIENCE, ..Settings::new(Method::Tree, budget, EXPLORE) };
    Search::new(Mission::default(), settings)
}

/// A small search: every move in many worlds, played on by rules of thumb.
pub fn skilled(budget: Budget) -> Search<Earthrise, Mission> {
    search(Mission::default(), Method::Flat, budget)
}

/// Determinised UCT, 50 lines a world. It shares the worlds, playouts and values of [`expert`], so that the two differ in
/// method alone.
pub fn pimc(budget: Budget) -> Search<Earthrise, Mission> {
    search(Mission { doubt: None, ..Mission::default() }, Method::Worlds { runs: RUNS }, budget)
}

/// Flat Monte Carlo with random playouts.
pub fn flat(budget: Budget) -> Search<Earthrise, Mission> {
    search(Mission { slips: 1.0, ..Mission::default() }, Method::Flat, budget)
}
