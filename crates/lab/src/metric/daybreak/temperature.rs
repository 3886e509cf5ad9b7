//! Temperature bands at the end of each round.

use super::ByRound;
use crate::figure::Figure;
use crate::metric::{Listener, Metric, Sample, fans, is_one_table};
use crate::plan::Kind;
use daybreak::{Daybreak, Fact, Outcome};

pub(super) static METRIC: Temperature = Temperature;
const KEY: &str = "bands";
/// Bands that lose the game by the rulebook (DB-EMIT-07).
const LOSS: i64 = 8;

/// Temperature bands at the end of each round.
pub struct Temperature;

impl Metric<Daybreak> for Temperature {
    fn key(&self) -> &'static str {
        KEY
    }

    fn belongs(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Arena | Kind::Difficulty | Kind::Table)
    }

    fn listen(&self, _game: &Daybreak) -> Box<dyn Listener<Daybreak>> {
        Box::new(Ear(ByRound::default()))
    }

    fn figures(&self, _game: &Daybreak, samples: &[Sample<'_>]) -> Vec<Figure> {
        let note = if is_one_table(samples) {
            "Bands on the thermometer at the end of each round. Eight lose the game."
        } else {
            "Bands on the thermometer at the end of each round, of the games that came so far. Eight lose the game."
        };
        let about = ("Temperature by round", note, "bands");
        fans(about, samples, Some((LOSS, "lost")), |record| record.told(KEY).to_vec()).into_iter().collect()
    }
}

struct Ear(ByRound);

impl Listener<Daybreak> for Ear {
    fn hear(&mut self, fact: &Fact) {
        match *fact {
            Fact::RoundBegan { round } => self.0.next(round, self.0.now),
            Fact::Bands { now, .. } | Fact::BandsAway { now, .. } => self.0.now = now.into(),
            _ => {}
        }
    }

    fn close(&mut self, _outcome: Option<&Outcome>) -> Vec<i64> {
        self.0.all()
    }
}
