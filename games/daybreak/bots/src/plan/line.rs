//! One line of play: from a state to the end of a stage, and on through one future to where it is judged.

use super::judge::Judge;
use super::look::Look;
use super::styles::styles;
use crate::Steady;
use daybreak::{Daybreak, Move, Outcome, Stage, State};
use tabletop::{Chance, Game, Next, Seat, Silent, Streams};

/// What is to be tried: a first move, then a way to play until the stage is over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Candidate {
    pub first: Move,
    /// How the seat goes on; the others play in the usual way.
    pub style: usize,
}

/// A line as far as no chance has come into it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Opening {
    pub state: State,
    /// The round and stage in which it began.
    stage: (u8, Stage),
}

/// A line that is to be followed: from where, who tries it, and what is tried.
pub(super) struct Line<'a> {
    pub opening: &'a Opening,
    pub seat: Seat,
    pub candidate: Candidate,
}

/// The players of a line.
#[derive(Clone, Debug)]
pub(super) struct Cast {
    /// The ways to play alone, and with others.
    alone: Vec<Steady>,
    together: Vec<Steady>,
    /// Decisions made so far.
    pub asked: u32,
    judge: Judge,
}

impl Cast {
    pub(super) fn new() -> Cast {
        let players = |players| styles(players).into_iter().map(Steady::with).collect();
        Cast { alone: players(1), together: players(2), asked: 0, judge: Judge::new() }
    }

    /// What a seat does that plays in this way.
    pub(super) fn decide(&mut self, game: &Daybreak, state: &State, seat: Seat, style: usize) -> Move {
        let styles = if game.players() == 1 { &mut self.alone } else { &mut self.together };
        styles[style].decide(game, state, seat)
    }

    /// Plays until the end of the stage, or until chance comes into it.
    pub(super) fn open(&mut self, game: &Daybreak, from: &State, seat: Seat, candidate: Candidate) -> Opening {
        let mut opening = Opening { state: *from, stage: (from.round, from.stage) };
        game.play(&mut opening.state, seat, candidate.first, &mut Silent);
        self.go_on(game, &mut opening, seat, candidate, None);
        opening
    }

    /// Is the stage of an opening over?
    pub(super) fn is_over(opening: &Opening) -> bool {
        opening.state.ending.is_some() || (opening.state.round, opening.state.stage) != opening.stage
    }

    fn go_on(
        &mut self,
        game: &Daybreak,
        opening: &mut Opening,
        seat: Seat,
        candidate: Candidate,
        mut chance: Option<&mut Streams>,
    ) {
        while !Cast::is_over(opening) {
            match game.next(&opening.state) {
                Next::Ask(asked) => {
                    let Some(asked) = asked.first() else { return };
                    let style = if asked == seat { candidate.style } else { 0 };
                    self.ask(game, &mut opening.state, asked, style);
                }
                Next::Draw(_) => match &mut chance {
                    Some(chance) => draw(game, &mut opening.state, chance),
                    None => return,
                },
                Next::Over(_) => return,
            }
        }
    }

    /// What a line comes to in one future: judged after so many ends of a round, if the game is not over before.
    pub(super) fn follow(&mut self, game: &Daybreak, line: &Line<'_>, rounds: u8, chance: &mut Streams) -> f32 {
        let mut played = *line.opening;
        self.go_on(game, &mut played, line.seat, line.candidate, Some(chance));
        let state = &mut played.state;
        let until = line.opening.stage.0.saturating_add(rounds);
        loop {
            if let Some(outcome) = &state.ending {
                return worth(outcome);
            }
            if state.round >= until {
                return self.judge.chance(&Look::at(game, state));
            }
            match game.next(state) {
                Next::Ask(asked) => {
                    let Some(seat) = asked.first() else { return 0.0 };
                    self.ask(game, state, seat, 0);
                }
                Next::Draw(_) => draw(game, state, chance),
                Next::Over(_) => {}
            }
        }
    }

    fn ask(&mut self, game: &Daybreak, state: &mut State, seat: Seat, style: usize) {
        self.asked = self.asked.wrapping_add(1);
        let mv = self.decide(game, state, seat, style);
        game.play(state, seat, mv, &mut Silent);
    }
}

fn draw(game: &Daybreak, state: &mut State, chance: &mut Streams) {
    if let Next::Draw(need) = game.next(state) {
        let draw = game.sample(state, need, &mut chance.dice(game.source(need)));
        game.draw(state, draw, &mut Silent);
    }
}

/// What an ending is worth: a loss is worth a little more the later it comes, so that a lost cause is not given up.
pub(super) fn worth(outcome: &Outcome) -> f32 {
    if outcome.won { 1.0 } else { 0.003 * f32::from(outcome.round) }
}
