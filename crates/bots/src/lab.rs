//! For measurements only: players that see what nobody at a table may see. They are no [`Bot`]s, so no table can seat
//! them.

use crate::earthrise::{Mission, expert};
use crate::profile;
use crate::search::{Budget, Guide, Search};
use crate::{Bot, UnknownBot};
use ::daybreak::Daybreak;
use ::earthrise::Earthrise;
use std::fmt;
use tabletop::{Audience, Game, Seat, Xoshiro};

/// The name of the player that sees all cards.
pub(crate) const ORACLE: &str = "oracle";

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

/// The oracle of Earthrise: `expert` with open cards.
pub fn earthrise_oracle(budget: Budget) -> Oracle<Earthrise, Mission> {
    Oracle::new(expert(budget))
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
            Player::Bot(bot) => bot.choose(game, &game.view(state, Audience::Seat(seat)), dice),
            Player::Seer(seer) => seer.choose(game, state, seat, dice),
        }
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

/// A player of Earthrise by name, `oracle` among them.
///
/// ```
/// assert!(bots::lab::earthrise("oracle:500").is_ok());
/// assert!(bots::lab::earthrise("steady").is_ok());
/// assert!(bots::lab::earthrise("oracles").is_err());
/// assert!(bots::earthrise("oracle:500").is_err());
/// ```
pub fn earthrise(name: &str) -> Result<Player<Earthrise>, UnknownBot> {
    match name.split_once(':') {
        _ if name == ORACLE => Ok(Player::Seer(Box::new(earthrise_oracle(profile::milliseconds(1500))))),
        Some((ORACLE, budget)) => Ok(Player::Seer(Box::new(earthrise_oracle(budget.parse()?)))),
        _ => profile::earthrise(name).map(Player::Bot),
    }
}

/// A player of Daybreak by name. Nothing is hidden there, so there is no oracle.
pub fn daybreak(name: &str) -> Result<Player<Daybreak>, UnknownBot> {
    profile::daybreak(name).map(Player::Bot)
}
