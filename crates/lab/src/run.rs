//! Carries out a plan, line-up by line-up.

use crate::bench::{Bench, Progress};
use crate::failure::LabError;
use crate::plan::{Arm, Plan};
use crate::stop::Stop;
use crate::store::Store;
use crate::study::{self, Findings};
use std::path::Path;

/// Plays what the plan asks for and is not yet in the folder, and says what all the games come to. `threads` of 0 is
/// one for each core.
pub fn run(plan: &Plan, folder: &Path, threads: usize, progress: &dyn Progress) -> Result<Findings, LabError> {
    std::fs::create_dir_all(folder).map_err(|error| LabError::file(folder, "create", error))?;
    let mut store = Store::open(folder)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| LabError::Threads(error.to_string()))?;
    let most = |stop: &Stop, arm: &Arm| stop.batches(&arm.line_up) * stop.batch * arm.line_up.turns() as u64;
    let mut left: u64 = plan.studies.iter().flat_map(|s| s.arms.iter().map(|arm| most(&s.stop, arm))).sum();
    progress.expect(left);
    let mut studies = Vec::new();
    for study in &plan.studies {
        let mut played = Vec::new();
        for arm in &study.arms {
            progress.begin(&format!("{}: {}", study.name, arm.label));
            let bench = Bench {
                seed: plan.seed,
                kind: study.kind,
                stop: &study.stop,
                line_up: &arm.line_up,
                pool: &pool,
                progress,
            };
            let games = arm.table.play(&bench, &mut store)?;
            left -= most(&study.stop, arm);
            progress.expect(left);
            played.push(games);
        }
        studies.push(study::find(study, &played));
    }
    Ok(Findings { title: plan.title.clone(), seed: plan.seed.to_string(), studies })
}
