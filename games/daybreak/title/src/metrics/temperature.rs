//! Temperature bands at the end of each round.

use super::ByRound;
use measure::figure::Figure;
use measure::{Listener, Metric, Sample, fans, is_one_table};
use measure::Kind;
use daybreak::{Daybreak, Fact, Outcome};
use tabletop::Game;

pub(super) static METRIC: Temperature = Temperature;
const KEY: &str = "bands";

/// Temperature bands at the end of each round.
pub(crate) struct Temperature;

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

    fn figures(&self, game: &Daybreak, samples: &[Sample<'_>]) -> Vec<Figure> {
        // Challenges may move the limit (DB-EMIT-07).
        let loss = game.begin().standing[0].bands_to_lose;
        let which = if is_one_table(samples) { "" } else { ", of the games that came so far" };
        let note = format!("Bands on the thermometer at the end of each round{which}. {loss} of them lose the game.");
        let about = ("Temperature by round", note.as_str(), "bands");
        fans(about, samples, Some((loss.into(), "lost")), |record| record.told(KEY).to_vec()).into_iter().collect()
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
