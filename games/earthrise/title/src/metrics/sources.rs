//! Where Honors come from.

use super::mean_of_bot;
use measure::figure::{Data, Figure};
use measure::{Listener, Metric, Sample, is_one_table};
use measure::Kind;
use earthrise::{Earthrise, Fact, Outcome};
use tabletop::Game;

pub(super) static METRIC: Sources = Sources;
const KEY: &str = "sources";
const SOURCES: [&str; 5] = ["cards", "pills", "fewest Alerts", "tokens", "puzzle"];

/// Honors of each seat by source, seat after seat.
pub(super) struct Sources;

impl Metric<Earthrise> for Sources {
    fn key(&self) -> &'static str {
        KEY
    }

    fn belongs(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Arena | Kind::Table)
    }

    fn listen(&self, game: &Earthrise) -> Box<dyn Listener<Earthrise>> {
        Box::new(Ear(vec![[0; SOURCES.len()]; usize::from(game.players())]))
    }

    fn figures(&self, _game: &Earthrise, samples: &[Sample<'_>]) -> Vec<Figure> {
        let (note, digits) =
            if is_one_table(samples) { ("Honors by source.", 0) } else { ("Mean Honors of a game by source.", 1) };
        let mut rows = Vec::new();
        for sample in samples {
            for (bot, name) in sample.line_up.names.iter().enumerate() {
                let mean = |source: usize| {
                    let told = |record: &measure::Record, seat: usize| {
                        record.told(KEY).get(seat * SOURCES.len() + source).map(|&honors| honors as f64)
                    };
                    mean_of_bot(sample, bot, told).map_or_else(String::new, |mean| format!("{:.digits$}", mean.value))
                };
                rows.push((sample.label_of(name, samples), (0..SOURCES.len()).map(mean).collect()));
            }
        }
        vec![Figure {
            title: "Where Honors come from".to_owned(),
            note: note.to_owned(),
            data: Data::Table { columns: SOURCES.map(str::to_owned).to_vec(), rows },
        }]
    }
}

struct Ear(Vec<[i64; SOURCES.len()]>);

impl Listener<Earthrise> for Ear {
    fn hear(&mut self, fact: &Fact) {
        match *fact {
            Fact::RoundScored { seat, honors, .. } => self.0[seat.index()][0] += i64::from(honors),
            Fact::PillScored { seat, honors, .. } => self.0[seat.index()][1] += i64::from(honors),
            Fact::FinalScored { seat, fewest_alerts, tokens, puzzle } => {
                let own = &mut self.0[seat.index()];
                own[2] += i64::from(fewest_alerts);
                own[3] += i64::from(tokens);
                own[4] += i64::from(puzzle);
            }
            _ => {}
        }
    }

    fn close(&mut self, _outcome: Option<&Outcome>) -> Vec<i64> {
        self.0.concat()
    }
}
