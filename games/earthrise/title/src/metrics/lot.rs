//! Does it matter who is the first Pilot?

use measure::figure::{Data, Figure, ShareRow};
use measure::{Listener, Metric, Sample};
use measure::Kind;
use measure::WHOLE;
use measure::stats::Share;
use earthrise::{Earthrise, Fact, Outcome};

pub(super) static METRIC: Lot = Lot;
const KEY: &str = "lot";

/// The seat of the first Pilot.
pub(super) struct Lot;

impl Metric<Earthrise> for Lot {
    fn key(&self) -> &'static str {
        KEY
    }

    fn belongs(&self, kind: Kind) -> bool {
        kind == Kind::Seats
    }

    fn listen(&self, _game: &Earthrise) -> Box<dyn Listener<Earthrise>> {
        Box::new(Ear(None))
    }

    fn figures(&self, _game: &Earthrise, samples: &[Sample<'_>]) -> Vec<Figure> {
        let mut rows = Vec::new();
        for sample in samples {
            let players = sample.seats.len();
            for behind in 0..players {
                let won = |record: &measure::Record| {
                    let pilot = usize::try_from(*record.told(KEY).first()?).ok()?;
                    record.won.get((pilot + behind) % players).map(|&won| f64::from(won) / f64::from(WHOLE))
                };
                let won: Vec<f64> = sample.records.iter().filter_map(won).collect();
                let name = match behind {
                    0 => "the first Pilot".to_owned(),
                    1 => "1 seat to the left".to_owned(),
                    n => format!("{n} seats to the left"),
                };
                rows.push(ShareRow {
                    label: sample.label_of(&name, samples),
                    hint: String::new(),
                    share: Share::of(won.iter().sum(), won.len() as u64),
                    games: won.len() as u64,
                    par: Some(1.0 / players as f64),
                    goal: None,
                    by_the_clock: sample.line_up.is_by_the_clock(),
                });
            }
        }
        vec![Figure {
            title: "Wins by distance from the first Pilot".to_owned(),
            note: "The lot decides who begins. If that were worth anything, the bars would differ from par.".to_owned(),
            data: Data::Shares { rows },
        }]
    }
}

struct Ear(Option<i64>);

impl Listener<Earthrise> for Ear {
    fn hear(&mut self, fact: &Fact) {
        if let Fact::LotDrawn { pilot } = fact {
            self.0 = Some(pilot.0.into());
        }
    }

    fn close(&mut self, _outcome: Option<&Outcome>) -> Vec<i64> {
        self.0.into_iter().collect()
    }
}
