//! The player to measure against: any legal move, each as likely as the other.

use crate::Bot;
use std::fmt;
use tabletop::{Dice, Game, Xoshiro};

/// Plays any game, with any legal move.
pub struct Random<G: Game> {
    /// Room for the moves, kept so that a choice allocates nothing.
    moves: Vec<G::Move>,
}

impl<G: Game> Random<G> {
    /// A player.
    pub fn new() -> Random<G> {
        Random { moves: Vec::new() }
    }
}

impl<G: Game> Default for Random<G> {
    fn default() -> Random<G> {
        Random::new()
    }
}

impl<G: Game> fmt::Debug for Random<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Random")
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, game: &G, view: &G::View, dice: &mut Xoshiro) -> G::Move {
        self.moves.clear();
        if let Some(eye) = game.eye_of(view) {
            game.moves(&eye, &mut self.moves);
        }
        *dice.pick(&self.moves)
    }

    fn glance(&mut self, game: &G, eye: &G::Eye<'_>, dice: &mut Xoshiro) -> Option<G::Move> {
        Some(game.pick(eye, &mut self.moves, dice))
    }
}
