//! Carbon that all powers emit in each round.

use super::ByRound;
use measure::figure::Figure;
use measure::{Listener, Metric, Sample, fans};
use measure::Kind;
use daybreak::{Daybreak, Fact, Outcome};

pub(super) static METRIC: Emissions = Emissions;
const KEY: &str = "carbon";

/// Carbon that all powers emit in each round.
pub(crate) struct Emissions;

impl Metric<Daybreak> for Emissions {
    fn key(&self) -> &'static str {
        KEY
    }

    fn belongs(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Arena | Kind::Difficulty | Kind::Table)
    }

    fn listen(&self, _game: &Daybreak) -> Box<dyn Listener<Daybreak>> {
        Box::new(Ear { carbon: ByRound::default(), emitted: false })
    }

    fn figures(&self, _game: &Daybreak, samples: &[Sample<'_>]) -> Vec<Figure> {
        let about = (
            "Emissions by round",
            "Carbon that all powers together emit in a round, before trees, oceans and capture take their part.",
            "carbon",
        );
        fans(about, samples, None, |record| record.told(KEY).to_vec()).into_iter().collect()
    }
}

struct Ear {
    carbon: ByRound,
    /// Has the running round come to its Emissions stage?
    emitted: bool,
}

impl Listener<Daybreak> for Ear {
    fn hear(&mut self, fact: &Fact) {
        match *fact {
            Fact::RoundBegan { round } => {
                self.carbon.next(round, 0);
                self.emitted = false;
            }
            Fact::Emitted { carbon, .. } => {
                self.carbon.now += i64::from(carbon);
                self.emitted = true;
            }
            _ => {}
        }
    }

    /// A last round that was lost before its emissions has none to tell.
    fn close(&mut self, _outcome: Option<&Outcome>) -> Vec<i64> {
        let mut all = self.carbon.all();
        if !self.emitted {
            all.pop();
        }
        all
    }
}
