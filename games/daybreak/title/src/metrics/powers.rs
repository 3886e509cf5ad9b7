//! How each power fares: communities in crisis at the end, and its carbon over the game.

use measure::figure::{Data, Figure, MeanRow};
use measure::{Listener, Metric, Sample};
use measure::Kind;
use measure::stats::Estimate;
use daybreak::language::Token;
use daybreak::{Daybreak, Fact, MAX_PLAYERS, Outcome};
use tabletop::Game;

pub(super) static METRIC: Powers = Powers;
const KEY: &str = "powers";

/// Communities in crisis of each seat at the end, then the carbon of each seat over the game.
pub(crate) struct Powers;

impl Metric<Daybreak> for Powers {
    fn key(&self) -> &'static str {
        KEY
    }

    fn belongs(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Seats | Kind::Table)
    }

    fn listen(&self, game: &Daybreak) -> Box<dyn Listener<Daybreak>> {
        let begin = game.begin();
        let communities = begin.boards.map(|board| i64::from(board.communities));
        Box::new(Ear { players: usize::from(game.players()), communities, carbon: [0; MAX_PLAYERS] })
    }

    fn figures(&self, _game: &Daybreak, samples: &[Sample<'_>]) -> Vec<Figure> {
        let figure = |(title, note, unit): (&str, &str, &str), part: usize| {
            let mut rows = Vec::new();
            for sample in samples {
                let players = sample.seats.len();
                for (seat, name) in sample.seats.iter().enumerate() {
                    let at = |record: &measure::Record| record.told(KEY).get(part * players + seat).copied();
                    let values: Vec<f64> = sample.records.iter().filter_map(at).map(|value| value as f64).collect();
                    let Some(&first) = values.first() else { continue };
                    let mean = Estimate::of(&values).unwrap_or(Estimate { value: first, low: first, high: first });
                    rows.push(MeanRow { label: sample.label_of(name, samples), mean, games: values.len() as u64 });
                }
            }
            let data = Data::Means { unit: unit.to_owned(), rows };
            Figure { title: title.to_owned(), note: note.to_owned(), data }
        };
        let communities = (
            "Communities in crisis at the end",
            "Of each power. Twelve of one power lose the game for all.",
            "communities",
        );
        let carbon = ("Carbon over the whole game", "What each power emitted, all rounds together.", "carbon");
        let mut figures = vec![figure(communities, 0), figure(carbon, 1)];
        figures.retain(|figure| matches!(&figure.data, Data::Means { rows, .. } if !rows.is_empty()));
        figures
    }
}

struct Ear {
    players: usize,
    communities: [i64; MAX_PLAYERS],
    carbon: [i64; MAX_PLAYERS],
}

impl Listener<Daybreak> for Ear {
    fn hear(&mut self, fact: &Fact) {
        match *fact {
            Fact::Changed { seat, token: Token::Communities, now, .. } => self.communities[seat.index()] = now.into(),
            Fact::Emitted { seat, carbon, .. } => self.carbon[seat.index()] += i64::from(carbon),
            _ => {}
        }
    }

    fn close(&mut self, _outcome: Option<&Outcome>) -> Vec<i64> {
        [&self.communities[..self.players], &self.carbon[..self.players]].concat()
    }
}
