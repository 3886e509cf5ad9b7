//! The players that search.

use super::guide::Mission;
use bots::search::{Budget, Method, Search, Settings};
use earthrise::Earthrise;

/// How readily `pimc` tries cards that did not do well so far.
const EXPLORE: f32 = 0.4;
/// How readily `expert` does, further down its lines: what it feels about cards counts for more there.
const EXPLORE_AHEAD: f32 = 0.1;
/// So many lines behind a move are played by rules of thumb before the tree grows there.
const PATIENCE: u32 = 40;
/// How much `expert` trusts that the cards others play make sense, in Honors; see [`Mission::inference`].
const INFERENCE: f32 = 0.5;
/// Lines in one world of [`pimc`], as the Hearts program xinxin has it: 20 such worlds are its usual decision.
const RUNS: u32 = 50;

fn search(guide: Mission, method: Method, budget: Budget) -> Search<Earthrise, Mission> {
    Search::new(guide, Settings::new(method, budget, EXPLORE))
}

/// A full search: it looks for the best line of its own cards in deals that make sense of what the others played, and
/// takes it that the others go on playing by rules of thumb. To search their moves too was tried: against players by
/// rules it is much weaker, even with open cards.
pub fn expert(budget: Budget) -> Search<Earthrise, Mission> {
    let settings = Settings { patience: PATIENCE, alone: true, ..Settings::new(Method::Tree, budget, EXPLORE_AHEAD) };
    Search::new(Mission { inference: Some(INFERENCE), ..Mission::default() }, settings)
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
