//! One line of play: from a state to the end of a game, in one future.

use super::styles::{STYLES, styles};
use crate::daybreak::Steady;
use daybreak::{Daybreak, Move, Outcome, State};
use tabletop::{Chance, Game, Next, Seat, Silent, Streams};

/// What is to be tried: a first move, then one way to play until the stage is over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Candidate {
    pub first: Move,
    pub style: usize,
}

/// The players of a line.
#[derive(Clone, Debug)]
pub(super) struct Cast {
    pub styles: [Steady; STYLES],
}

impl Cast {
    pub(super) fn new() -> Cast {
        Cast { styles: styles().map(Steady::with) }
    }

    /// Plays until the end of the stage.
    pub(super) fn stage(
        &mut self,
        game: &Daybreak,
        state: &mut State,
        seat: Seat,
        candidate: Candidate,
        chance: &mut Streams,
    ) {
        let (round, stage) = (state.round, state.stage);
        game.play(state, seat, candidate.first, &mut Silent);
        while state.ending.is_none() && (state.round, state.stage) == (round, stage) {
            self.step(game, state, candidate.style, chance);
        }
    }

    /// Plays until the end of the game as Steady would.
    pub(super) fn rest(&mut self, game: &Daybreak, state: &mut State, chance: &mut Streams) -> Outcome {
        loop {
            if let Some(outcome) = state.ending {
                return outcome;
            }
            self.step(game, state, 0, chance);
        }
    }

    fn step(&mut self, game: &Daybreak, state: &mut State, style: usize, chance: &mut Streams) {
        match game.next(state) {
            Next::Ask(asked) => {
                let Some(seat) = asked.first() else { return };
                let mv = self.styles[style].decide(game, state, &game.forecast(state), seat);
                game.play(state, seat, mv, &mut Silent);
            }
            Next::Draw(need) => {
                let draw = game.sample(state, need, &mut chance.dice(game.source(need)));
                game.draw(state, draw, &mut Silent);
            }
            Next::Over(_) => {}
        }
    }
}

/// What an ending is worth: a win is worth most, a clear one a little more; a loss is worth more the later it comes.
pub(super) fn worth(outcome: &Outcome) -> f32 {
    let worst = outcome.communities.iter().copied().max().unwrap_or(0);
    if outcome.won { 1.0 + 0.1 * (1.0 - f32::from(worst.min(12)) / 12.0) } else { 0.03 * f32::from(outcome.round) }
}
