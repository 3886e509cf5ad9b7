//! Honors after each round.

use measure::figure::{Fan, Figure};
use measure::{Listener, Metric, Sample, is_one_table, figure_of_fans, spreads};
use measure::Kind;
use earthrise::{Earthrise, Fact, Outcome};
use tabletop::Game;

pub(super) static METRIC: Rounds = Rounds;
const KEY: &str = "rounds";

/// Honors of each seat after each scoring, the final one last: all seats of the first, then of the next.
pub(super) struct Rounds;

impl Metric<Earthrise> for Rounds {
    fn key(&self) -> &'static str {
        KEY
    }

    fn belongs(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Arena | Kind::Table)
    }

    fn listen(&self, game: &Earthrise) -> Box<dyn Listener<Earthrise>> {
        Box::new(Ear { now: vec![0; usize::from(game.players())], past: Vec::new(), begun: false })
    }

    fn figures(&self, _game: &Earthrise, samples: &[Sample<'_>]) -> Vec<Figure> {
        let mut fans = Vec::new();
        for sample in samples {
            for (bot, name) in sample.line_up.names.iter().enumerate() {
                let rows: Vec<Vec<i64>> = sample.records.iter().flat_map(|record| rows_of(sample, record, bot)).collect();
                let last = rows.iter().map(Vec::len).max().unwrap_or(0);
                let name_of = |round: usize| if round + 1 == last { "end".to_owned() } else { (round + 1).to_string() };
                let label = sample.label_of(name, samples);
                fans.push(Fan { label, limit: None, rounds: spreads(&rows, name_of) });
            }
        }
        let note = if is_one_table(samples) {
            "Honors after each round and after the final phase."
        } else {
            "Honors after each round and after the final phase. Every seat of a bot counts."
        };
        let about = ("Honors by round", note, "Honors");
        figure_of_fans(about, fans).into_iter().collect()
    }
}

/// One row for each seat of the bot: its Honors from scoring to scoring.
fn rows_of(sample: &Sample<'_>, record: &measure::Record, bot: usize) -> Vec<Vec<i64>> {
    let seating = sample.line_up.seating(record.turn);
    let seats = seating.iter().enumerate().filter(|&(_, &name)| name == bot).map(|(seat, _)| seat);
    seats.map(|seat| record.told(KEY).chunks(seating.len()).filter_map(|all| all.get(seat).copied()).collect()).collect()
}

struct Ear {
    now: Vec<i64>,
    past: Vec<i64>,
    /// Has the first round begun?
    begun: bool,
}

impl Ear {
    fn write_down(&mut self) {
        self.past.extend(&self.now);
    }
}

impl Listener<Earthrise> for Ear {
    fn hear(&mut self, fact: &Fact) {
        match *fact {
            // Whatever a scoring gives after its cards, such as Honors of pills, belongs to it until the next thing.
            Fact::TokensLaid { .. } if self.begun => self.write_down(),
            Fact::TokensLaid { .. } => self.begun = true,
            Fact::FinalBegan => self.write_down(),
            Fact::RoundScored { seat, honors, .. } | Fact::PillScored { seat, honors, .. } => {
                self.now[seat.index()] += i64::from(honors);
            }
            Fact::FinalScored { seat, fewest_alerts, tokens, puzzle } => {
                self.now[seat.index()] += i64::from(fewest_alerts + tokens + puzzle);
            }
            _ => {}
        }
    }

    fn close(&mut self, outcome: Option<&Outcome>) -> Vec<i64> {
        if outcome.is_some() {
            self.write_down();
        }
        std::mem::take(&mut self.past)
    }
}
