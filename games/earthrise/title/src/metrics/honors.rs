//! Honors and places at the end.

use super::mean_of_bot;
use measure::figure::{Data, Figure, MeanRow};
use measure::{Listener, Metric, Sample, is_one_table};
use measure::Kind;
use measure::Record;
use earthrise::{Earthrise, Fact, Outcome};
use tabletop::Game;

pub(super) static METRIC: Honors = Honors;
const KEY: &str = "honors";

/// Honors of each seat at the end.
pub(super) struct Honors;

impl Metric<Earthrise> for Honors {
    fn key(&self) -> &'static str {
        KEY
    }

    fn belongs(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Arena | Kind::Table)
    }

    fn listen(&self, game: &Earthrise) -> Box<dyn Listener<Earthrise>> {
        Box::new(Ear { players: usize::from(game.players()) })
    }

    fn figures(&self, _game: &Earthrise, samples: &[Sample<'_>]) -> Vec<Figure> {
        let honors = |record: &Record, seat: usize| record.told(KEY).get(seat).map(|&honors| honors as f64);
        let place = |record: &Record, seat: usize| {
            let own = *record.told(KEY).get(seat)?;
            Some(1.0 + record.told(KEY).iter().filter(|&&other| other > own).count() as f64)
        };
        let figure = |title: &str, note: &str, unit: &str, value: &dyn Fn(&Record, usize) -> Option<f64>| {
            let mut rows = Vec::new();
            for sample in samples {
                for (bot, name) in sample.line_up.names.iter().enumerate() {
                    if let Some(mean) = mean_of_bot(sample, bot, value) {
                        let games = sample.records.len() as u64;
                        rows.push(MeanRow { label: sample.label_of(name, samples), mean, games });
                    }
                }
            }
            let data = Data::Means { unit: unit.to_owned(), rows };
            Figure { title: title.to_owned(), note: note.to_owned(), data }
        };
        let mut figures = if is_one_table(samples) {
            vec![figure("Honors at the end", "What each player scored in the whole game.", "Honors", &honors)]
        } else {
            vec![
                figure("Honors at the end", "The mean over all games.", "Honors", &honors),
                figure("Place", "The mean place in the final order: 1 is the first.", "place", &place),
            ]
        };
        figures.retain(|figure| matches!(&figure.data, Data::Means { rows, .. } if !rows.is_empty()));
        figures
    }
}

struct Ear {
    players: usize,
}

impl Listener<Earthrise> for Ear {
    fn hear(&mut self, _fact: &Fact) {}

    fn close(&mut self, outcome: Option<&Outcome>) -> Vec<i64> {
        outcome.map_or_else(Vec::new, |outcome| outcome.honors[..self.players].iter().map(|&h| h.into()).collect())
    }
}
