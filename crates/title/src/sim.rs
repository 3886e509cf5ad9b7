//! Many games between bots, and what a title says of them.

use crate::{OutcomeOf, Title};
use measure::LineUp;
use serde::Serialize;
use std::io::{self, Write};
use tabletop::Seed;

/// What is counted over many games: whole numbers only, so that any order of adding gives the same.
pub trait Tally<T: Title>: Clone + Send + Sync {
    /// Nothing counted yet.
    fn new(line_up: &LineUp) -> Self;

    /// Adds a game; `seating` says which of the named bots sat at each seat.
    fn add(&mut self, seating: &[usize], outcome: &OutcomeOf<T>);

    /// Adds what another has counted.
    fn merge(&mut self, other: &Self);
}

/// Many games of one setup.
pub struct Simulated<'a, T: Title> {
    /// The rules.
    pub game: &'a T::Game,
    /// The content.
    pub content: &'a T::Content,
    /// The setup.
    pub setup: &'a T::Setup,
    /// Who played.
    pub line_up: &'a LineUp,
    /// Where chance began.
    pub seed: Seed,
    /// How many games.
    pub games: u64,
    /// What was counted.
    pub tally: &'a T::Tally,
    /// Length and speed.
    pub pace: Pace,
}

/// Length and speed, as every report has them.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Pace {
    /// Moves of a game.
    pub moves_per_game: f64,
    /// Draws of a game.
    pub draws_per_game: f64,
    /// How long all of them took.
    pub seconds: f64,
    /// Games a second.
    pub games_per_second: f64,
    /// On how many threads.
    pub threads: usize,
}

impl Pace {
    /// Says it in two lines.
    pub fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "length         {:.1} moves and {:.1} draws a game", self.moves_per_game, self.draws_per_game)?;
        let threads = if self.threads == 1 { "1 thread".to_owned() } else { format!("{} threads", self.threads) };
        let (rate, seconds) = (self.games_per_second, self.seconds);
        writeln!(out, "speed          {rate:.0} games a second on {threads} ({seconds:.1} s)")
    }
}
