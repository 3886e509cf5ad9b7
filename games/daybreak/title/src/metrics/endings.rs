//! How games end, and in which round.

use measure::figure::{Data, Figure, PartRow};
use measure::{Listener, Metric, Sample};
use measure::Kind;
use measure::Record;
use daybreak::{Daybreak, Fact, Losses, Outcome};
use tabletop::Game;

pub(super) static METRIC: Endings = Endings;
const KEY: &str = "ending";
const WAYS: [&str; 6] =
    ["won", "too hot", "communities in crisis", "hot and communities", "out of time", "challenge unmet"];

/// How games end, and in which round: the way, and the round.
pub(crate) struct Endings;

impl Metric<Daybreak> for Endings {
    fn key(&self) -> &'static str {
        KEY
    }

    fn belongs(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Arena | Kind::Difficulty | Kind::Ladder)
    }

    fn listen(&self, _game: &Daybreak) -> Box<dyn Listener<Daybreak>> {
        Box::new(Ear { round: 1, way: None })
    }

    fn figures(&self, game: &Daybreak, samples: &[Sample<'_>]) -> Vec<Figure> {
        let ended = |sample: &&Sample<'_>| sample.records.iter().any(|record| way(record).is_some());
        let samples: Vec<&Sample<'_>> = samples.iter().filter(ended).collect();
        if samples.is_empty() {
            return Vec::new();
        }
        let rows = |parts: usize, part: &dyn Fn(&Record) -> Option<usize>| {
            let row = |sample: &&Sample<'_>| {
                let mut counts = vec![0; parts];
                sample.records.iter().filter_map(part).for_each(|at| counts[at] += 1);
                PartRow { label: sample.label.to_owned(), counts }
            };
            samples.iter().map(row).collect::<Vec<_>>()
        };
        let ways = Data::Parts { parts: WAYS.map(str::to_owned).to_vec(), rows: rows(WAYS.len(), &way) };
        let last = usize::from(game.rounds(&game.begin())).max(1);
        let rounds = Data::Parts {
            parts: (1..=last).map(|round| format!("round {round}")).collect(),
            rows: rows(last, &|record| round(record).map(|round| round.clamp(1, last) - 1)),
        };
        vec![
            Figure {
                title: "Won, and ways to lose".to_owned(),
                note: "All games by how they ended. Losses that fall together have a part of their own.".to_owned(),
                data: ways,
            },
            Figure {
                title: "The round it ended in".to_owned(),
                note: "All games, won or lost, by the round in which they ended.".to_owned(),
                data: rounds,
            },
        ]
    }
}

fn way(record: &Record) -> Option<usize> {
    record.told(KEY).first().and_then(|&way| usize::try_from(way).ok()).filter(|&way| way < WAYS.len())
}

fn round(record: &Record) -> Option<usize> {
    usize::try_from(*record.told(KEY).get(1)?).ok()
}

struct Ear {
    round: i64,
    way: Option<i64>,
}

fn way_of(losses: &Losses) -> i64 {
    match (losses.too_hot, !losses.communities.is_empty()) {
        (true, true) => 3,
        (true, false) => 1,
        (false, true) => 2,
        (false, false) => 4 + i64::from(losses.condition_unmet),
    }
}

impl Listener<Daybreak> for Ear {
    fn hear(&mut self, fact: &Fact) {
        match fact {
            Fact::RoundBegan { round } => self.round = (*round).into(),
            Fact::Won { .. } => self.way = Some(0),
            Fact::Lost { losses } => self.way = Some(way_of(losses)),
            _ => {}
        }
    }

    fn close(&mut self, _outcome: Option<&Outcome>) -> Vec<i64> {
        self.way.map_or_else(Vec::new, |way| vec![way, self.round])
    }
}
