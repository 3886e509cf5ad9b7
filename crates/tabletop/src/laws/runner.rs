//! Trying a law on many games, and shrinking the one that breaks it.

use super::script::faultless;
use super::{Broken, Script, Subject, law};
use crate::Commitment;
use proptest::prelude::{Strategy, any};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};

/// How many choices a script has at most; beyond them a generator goes on.
const MOST_CHOICES: usize = 256;

/// How many games a law is tried on: `FIRSTLIGHT_LAW_CASES`, or a few.
pub fn cases() -> u32 {
    const FEW: u32 = 32;
    std::env::var("FIRSTLIGHT_LAW_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(FEW)
}

/// Tries the law of this name on `cases` games at any table.
pub fn hold<G: Subject>(name: &'static str, cases: u32) -> Result<(), Broken> {
    hold_at(name, cases, G::any_table)
}

/// Tries the law of this name on `cases` games at the tables that `table` makes.
///
/// The games are the same in every run. The one reported has been shrunk.
pub fn hold_at<G: Subject>(name: &'static str, cases: u32, table: impl Fn(u64) -> G) -> Result<(), Broken> {
    let unheard = |what: String| Broken { law: name, entry: 0, what, log: Vec::new(), again: String::new() };
    let Some(law) = law::<G>(name) else { return Err(unheard("there is no such law".to_owned())) };
    let check = |pick: u64, script: &Script| {
        faultless(|| law(&table(pick), script)).unwrap_or_else(|text| Err(unheard(format!("something faults: {text}"))))
    };

    let config = Config { cases, failure_persistence: None, max_shrink_iters: 4096, verbose: 0, ..Config::default() };
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &Commitment::of_text(name).0);
    let tried = TestRunner::new_with_rng(config, rng)
        .run(&scripts(), |(pick, script)| check(pick, &script).map_err(|broken| TestCaseError::fail(broken.what)));
    match tried {
        Ok(()) => Ok(()),
        Err(TestError::Abort(reason)) => Err(unheard(format!("the law could not be tried: {reason}"))),
        Err(TestError::Fail(reason, (pick, script))) => {
            let again = format!("table {pick}, {script:?}");
            let broken = check(pick, &script).err().unwrap_or_else(|| {
                unheard(format!("it was broken, but is not when the same game is played again: {reason}"))
            });
            Err(Broken { again, ..broken })
        }
    }
}

/// Any table and any script; small numbers, for people to read.
fn scripts() -> impl Strategy<Value = (u64, Script)> {
    let choices = proptest::collection::vec(any::<u16>(), 0..=MOST_CHOICES);
    (any::<u32>(), any::<u16>(), choices, any::<u16>()).prop_map(|(pick, seed, choices, beyond)| {
        (u64::from(pick), Script { seed: u64::from(seed), choices, beyond: u64::from(beyond) })
    })
}
