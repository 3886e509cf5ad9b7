//! Company for a first game.

use super::Steady;
use bots::{Bot, Random};
use earthrise::{Earthrise, Move, View};
use tabletop::{Dice, Xoshiro};

/// Of so many choices one is made without a thought.
const SLIPS: u32 = 4;

/// Plays like [`Steady`], but lets a card slip now and then, as people do who talk while they play. How often was chosen
/// in the lab: one `steady` among three of them wins about 40 % of its games.
#[derive(Debug, Default)]
pub struct Casual {
    steady: Steady,
    random: Random<Earthrise>,
}

impl Casual {
    /// A player.
    pub fn new() -> Casual {
        Casual::default()
    }
}

impl Bot<Earthrise> for Casual {
    fn choose(&mut self, game: &Earthrise, view: &View, dice: &mut Xoshiro) -> Move {
        match dice.below(SLIPS) {
            0 => self.random.choose(game, view, dice),
            _ => self.steady.choose(game, view, dice),
        }
    }
}
