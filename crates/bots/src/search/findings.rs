//! What a search found out, as data. The words for it are somebody else's.

use super::guide::Values;
use super::tally::Tally;
use tabletop::Seat;

/// Part of the lines that counts as bad luck.
const UNLUCKY: f32 = 0.1;

/// The moves of a decision, best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings<M> {
    /// Who decides.
    pub seat: Seat,
    /// Lines that were played, over all moves.
    pub iterations: u32,
    /// The moves, best first.
    pub moves: Vec<Finding<M>>,
}

impl<M> Default for Findings<M> {
    fn default() -> Findings<M> {
        Findings { seat: Seat(0), iterations: 0, moves: Vec::new() }
    }
}

/// One move and what it leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding<M> {
    /// The move.
    pub mv: M,
    /// Lines that began with it; few mean that it was given up early and its numbers are rough.
    pub visits: u32,
    /// What it is worth to the seat that decides, from 0 to 1: what the search goes by.
    pub value: f32,
    /// The chance to win that it leaves to that seat.
    pub chance: f32,
    /// What it is worth to every seat.
    pub values: Values,
    /// The chance to win if things go badly: one line in ten leaves less.
    pub unlucky: f32,
    /// The chance to win if things go well: one line in ten leaves more.
    pub lucky: f32,
    /// Numbers of the game by name, such as expected Honors.
    pub gauges: Vec<(&'static str, f32)>,
    /// The main line: this move, and what is likely to follow.
    pub line: Vec<(Seat, M)>,
}

impl<M: Copy> Finding<M> {
    pub(super) fn new(tally: &Tally<M>, seat: Seat, names: &[&'static str], line: Vec<(Seat, M)>) -> Finding<M> {
        let values = tally.values();
        Finding {
            mv: tally.mv,
            visits: tally.visits,
            value: values[seat.index()],
            chance: tally.chance(),
            values,
            unlucky: tally.quantile(UNLUCKY),
            lucky: tally.quantile(1.0 - UNLUCKY),
            gauges: names.iter().copied().zip(tally.gauges()).collect(),
            line: if line.is_empty() { vec![(seat, tally.mv)] } else { line },
        }
    }
}
