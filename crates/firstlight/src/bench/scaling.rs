//! What a second thread brings in the lab: the same small plan on one thread and on two.

use lab::{Plan, Quiet};
use serde::Serialize;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use terminal::failure::Failure;
use title::speed::{Measured, measured};

/// Games of the first look at how fast the lab is.
const FIRST: u64 = 32;
/// The plan plays at least this many games, or there is too little to share out.
const LEAST: u64 = 128;

/// The game that is played: the first of the list.
const GAME: &str = games::IDS[0];

/// What was measured in the lab.
#[derive(Debug, Serialize)]
pub(super) struct LabReport {
    /// The id of the game.
    pub game: &'static str,
    /// Rows as for the games.
    pub measured: Vec<Measured>,
    /// How many times as fast two threads are as one: the median of the repeats.
    pub two_over_one: f64,
}

/// Measures the lab, unless the machine has one core only.
pub(super) fn lab(time: Duration, repeats: usize) -> Result<Option<LabReport>, Failure> {
    if std::thread::available_parallelism().map_or(1, |cores| cores.get()) < 2 {
        return Ok(None);
    }
    let first = rate(FIRST, 1)?;
    let games = ((first * time.as_secs_f64()) as u64).max(LEAST);
    let (mut one, mut two, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    // In turns, so that a slow moment of the machine falls on both alike.
    for _ in 0..repeats {
        one.push(rate(games, 1)?);
        two.push(rate(games, 2)?);
    }
    ratios.extend(two.iter().zip(&one).map(|(two, one)| two / one));
    ratios.sort_by(f64::total_cmp);
    Ok(Some(LabReport {
        game: GAME,
        measured: vec![measured("one thread, games", "/s", one), measured("two threads, games", "/s", two)],
        two_over_one: ratios[ratios.len() / 2],
    }))
}

/// Games a second of a plan that nothing is known of yet.
fn rate(games: u64, threads: usize) -> Result<f64, Failure> {
    let text = format!(
        "title = \"Speed\"\n[[study]]\nkind = \"arena\"\ngame = \"{GAME}\"\nline_ups = \"steady\"\ngames = {games}\n"
    );
    let plan = Plan::parse("the plan of the measurement", &text).map_err(Failure::input)?;
    let folder = Folder(std::env::temp_dir().join(format!("firstlight-bench-{}", std::process::id())));
    let start = Instant::now();
    let findings = lab::run(&plan, &folder.0, threads, &Quiet).map_err(Failure::input)?;
    let seconds = start.elapsed().as_secs_f64();
    let played: u64 = findings.studies.iter().flat_map(|study| &study.arms).map(|arm| arm.games).sum();
    Ok(played as f64 / seconds)
}

/// A folder that is removed when it is no longer needed.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_measurement_plays_its_games_anew() {
        let first = rate(FIRST, 1).unwrap();
        // Games that lay ready would be counted in no time.
        assert!(first > 0.0 && rate(FIRST, 2).unwrap() < 20.0 * first);
    }
}
