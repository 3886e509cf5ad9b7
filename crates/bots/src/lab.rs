//! For measurements only: players that see what nobody at a table may see. They are no [`Bot`]s, so no table can seat
//! them.

use crate::Bot;
use crate::search::{Guide, Search};
use std::fmt;
use tabletop::{Audience, Game, Seat, Xoshiro};

/// Somebody who chooses moves from the whole state.
pub trait Seer<G: Game>: Send {
    /// A legal move of an asked seat.
    fn choose(&mut self, game: &G, state: &G::State, seat: Seat, dice: &mut Xoshiro) -> G::Move;
}

/// A player that sees all cards: the most that better guesses about hidden cards could bring.
#[derive(Debug)]
pub struct Oracle<G: Game, H: Guide<G>>(Search<G, H>);

impl<G: Game, H: Guide<G>> Oracle<G, H> {
    /// A player that searches the one world there is.
    pub fn new(search: Search<G, H>) -> Oracle<G, H> {
        Oracle(search)
    }
}

impl<G: Game, H: Guide<G>> Seer<G> for Oracle<G, H>
where
    Search<G, H>: Send,
{
    fn choose(&mut self, game: &G, state: &G::State, seat: Seat, dice: &mut Xoshiro) -> G::Move {
        self.0.decide(game, &game.view(state, Audience::Omniscient), Some(seat), dice)
    }
}

/// Whoever can play in a measurement.
pub enum Player<G: Game> {
    /// A bot, which gets the view of its seat.
    Bot(Box<dyn Bot<G>>),
    /// Somebody who sees everything.
    Seer(Box<dyn Seer<G>>),
}

impl<G: Game> Player<G> {
    /// A legal move of an asked seat. A bot is shown what the seat may see, and nothing else.
    pub fn choose(&mut self, game: &G, state: &G::State, seat: Seat, dice: &mut Xoshiro) -> G::Move {
        match self {
            Player::Bot(bot) => unwatched(bot.as_mut(), game, state, seat, dice),
            Player::Seer(seer) => seer.choose(game, state, seat, dice),
        }
    }
}

/// The move of a bot in a game that nobody watches: a view is made only for those who look at it.
pub fn unwatched<G: Game>(bot: &mut dyn Bot<G>, game: &G, state: &G::State, seat: Seat, dice: &mut Xoshiro) -> G::Move {
    match bot.glance(game, &game.eye(state, seat), dice) {
        Some(mv) => mv,
        None => bot.choose(game, &game.view(state, Audience::Seat(seat)), dice),
    }
}

impl<G: Game> fmt::Debug for Player<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Player::Bot(_) => "Bot",
            Player::Seer(_) => "Seer",
        })
    }
}
