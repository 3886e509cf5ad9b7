//! Draws that are decided beforehand.

use crate::{Game, Next, Tell, Timeline};
use std::collections::VecDeque;
use std::fmt::Debug;

/// Draws for a test or a puzzle, used in their order. What is missing or left over is an error and not an accident.
///
/// ```
/// # use tabletop::{*, toy::*};
/// let mut table = Timeline::new(Pairs::new(2).rounds(1));
/// let mut forced = Forced::new([0, 4]);
/// forced.settle(&mut table, &mut Silent)?;
/// table.play(Seat(0), Call::Low, &mut Silent)?;
/// table.play(Seat(1), Call::Low, &mut Silent)?;
/// forced.finish()?;
/// assert_eq!(table.next(), Next::Over([1, 0, 0, 0]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forced<D> {
    draws: VecDeque<D>,
    used: usize,
}

/// Forced draws that do not fit the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misdealt {
    /// The game needs one more.
    #[error("the game needs a draw ({need}), but all {used} forced ones are used")]
    Missing {
        /// What it needs.
        need: String,
        /// How many there were.
        used: usize,
    },
    /// The game cannot draw this now.
    #[error("forced draw {number} ({draw}) does not fit: {why}")]
    Impossible {
        /// Which draw, counted from 1.
        number: usize,
        /// What was to be drawn.
        draw: String,
        /// Why it cannot be.
        why: String,
    },
    /// The game did not need them all.
    #[error("{left} forced draws are left over; the first of them is {first}")]
    Left {
        /// How many.
        left: usize,
        /// The first that was not used.
        first: String,
    },
}

impl<D: Debug + Clone> Forced<D> {
    /// These draws, in this order.
    pub fn new(draws: impl IntoIterator<Item = D>) -> Self {
        Forced { draws: draws.into_iter().collect(), used: 0 }
    }

    /// How many have not been used.
    pub fn left(&self) -> usize {
        self.draws.len()
    }

    /// Makes the draws that are due, until somebody is asked or the game is over.
    pub fn settle<G: Game<Draw = D>>(
        &mut self,
        timeline: &mut Timeline<G>,
        tell: &mut impl Tell<G::State, G::Fact>,
    ) -> Result<(), Misdealt> {
        while let Next::Draw(need) = timeline.next() {
            let Some(draw) = self.draws.front() else {
                return Err(Misdealt::Missing { need: format!("{need:?}"), used: self.used });
            };
            timeline.draw(draw.clone(), tell).map_err(|fault| Misdealt::Impossible {
                number: self.used + 1,
                draw: format!("{draw:?}"),
                why: fault.to_string(),
            })?;
            self.draws.pop_front();
            self.used += 1;
        }
        Ok(())
    }

    /// Nothing must be left.
    pub fn finish(self) -> Result<(), Misdealt> {
        match self.draws.front() {
            None => Ok(()),
            Some(first) => Err(Misdealt::Left { left: self.draws.len(), first: format!("{first:?}") }),
        }
    }
}
