//! When a line-up has played enough.

use measure::stats::Share;
use measure::{LineUp, Record, WHOLE};
use serde::Serialize;

/// No line-up stops before it has played this many deals: with fewer, an interval says little.
const LEAST_DEALS: usize = 8;
/// The deviate of an interval that is looked at after every batch (99.7 %).
const WIDE: f64 = 3.0;

/// When a line-up has played enough. Games are played in batches of whole deals, and the rule is asked after each
/// batch, so it does not depend on the number of threads.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
    /// The most games of a line-up, rounded up to whole batches.
    pub games: u64,
    /// Enough is known when half of the 95 % interval is at most this.
    pub precision: Option<f64>,
    /// The win share that is asked for: enough is known when the 99.7 % interval lies wholly on one side of either
    /// end. It is wider than the one that is shown because it is looked at after every batch.
    pub goal: Option<(f64, f64)>,
    /// Deals in a batch.
    pub batch: u64,
}

impl Stop {
    /// How many batches a line-up plays at most.
    pub(crate) fn batches(&self, line_up: &LineUp) -> u64 {
        self.games.div_ceil(self.batch * line_up.turns() as u64).max(1)
    }

    /// Is enough known? Asked after whole batches only.
    pub(crate) fn enough(&self, line_up: &LineUp, records: &[Record]) -> Option<Enough> {
        let deals = deals_of(line_up, records, 0);
        if deals.len() < LEAST_DEALS {
            return None;
        }
        let turns = line_up.turns();
        if self.precision.is_some_and(|wanted| Share::of_deals(&deals, turns).half_width() <= wanted) {
            return Some(Enough::Precision);
        }
        let (from, to) = self.goal?;
        let wide = Share::of_deals_at(&deals, turns, WIDE);
        let inside = (from <= 0.0 || wide.low >= from) && (to >= 1.0 || wide.high <= to);
        let outside = wide.high < from || wide.low > to;
        (inside || outside).then_some(Enough::Goal)
    }
}

/// Why a line-up stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Enough {
    /// All games of the plan were played.
    Games,
    /// The interval is as narrow as the plan asks for.
    Precision,
    /// The goal is surely reached or surely not.
    Goal,
}

/// The share of victories that one of the bots has in each deal, all its places and turns together. At a table that
/// wins or loses together it is the table's.
pub(crate) fn deals_of(line_up: &LineUp, records: &[Record], name: usize) -> Vec<f64> {
    let turns = line_up.turns();
    let won = |record: &Record| {
        let together = record.won.iter().all(|&won| won == WHOLE) && record.won.len() > 1;
        let seats = line_up.seating(record.turn);
        let own = seats.iter().zip(&record.won).filter(|&(&at, _)| at == name).map(|(_, &won)| u32::from(won));
        if together { u32::from(WHOLE) } else { own.sum() }
    };
    let deal =
        |games: &[Record]| f64::from(games.iter().map(won).sum::<u32>()) / f64::from(WHOLE) / games.len().max(1) as f64;
    records.chunks(turns).map(deal).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn records(line_up: &LineUp, won: &[&[u8]]) -> Vec<Record> {
        let turns = line_up.turns();
        let record = |(at, won): (usize, &&[u8])| Record {
            deal: (at / turns) as u64,
            turn: (at % turns) as u64,
            won: won.to_vec(),
            told: Default::default(),
        };
        won.iter().enumerate().map(record).collect()
    }

    #[test]
    fn a_deal_counts_the_victories_of_all_places_and_turns() {
        let line_up = LineUp::parse("a,b,b", 3).unwrap();
        // One deal, three turns: `a` sits in seats 0, 1, 2; it wins once alone and once half.
        let played = records(&line_up, &[&[60, 0, 0], &[0, 30, 30], &[60, 0, 0]]);
        assert_eq!(deals_of(&line_up, &played, 0), [0.5]);
        assert_eq!(deals_of(&line_up, &played, 1), [0.5]);
        // A table that wins together.
        let all = LineUp::parse("a", 3).unwrap();
        assert_eq!(deals_of(&all, &records(&all, &[&[60, 60, 60], &[0, 0, 0]]), 0), [1.0, 0.0]);
    }

    #[test]
    fn it_stops_when_the_interval_is_narrow_or_the_goal_is_decided() {
        let all = LineUp::parse("a", 2).unwrap();
        let stop = |precision, goal| Stop { games: 1000, precision, goal, batch: 10 };
        let half: Vec<&[u8]> = (0..100).map(|at| if at % 2 == 0 { &[60u8, 60][..] } else { &[0, 0] }).collect();
        let played = records(&all, &half);
        assert_eq!(stop(Some(0.10), None).enough(&all, &played), Some(Enough::Precision));
        assert_eq!(stop(Some(0.09), None).enough(&all, &played), None);
        assert_eq!(stop(None, Some((0.9, 1.0))).enough(&all, &played), Some(Enough::Goal));
        assert_eq!(stop(None, Some((0.2, 1.0))).enough(&all, &played), Some(Enough::Goal));
        assert_eq!(stop(None, Some((0.25, 0.55))).enough(&all, &played), None);
        assert_eq!(stop(Some(0.5), None).enough(&all, &played[..4]), None);
    }
}
