//! The laws every game must keep, as tests that need to know nothing of the game.
//!
//! A game crate implements [`Subject`] and writes, in one of its tests,
//!
//! ```
//! tabletop::laws!(tabletop::toy::Pairs);
//! ```
//!
//! which makes one `#[test]` a law. Each plays many games at [any table](Subject::any_table), by scripts that shrink:
//! what is reported is about the shortest game that breaks the law, with the moves that lead there. The environment
//! variable `FIRSTLIGHT_LAW_CASES` says how many games a law is tried on. [`feed`] is the same for a fuzzer.
//!
//! A law looks at its own matter only: where a walk through a game meets something that another law forbids, it stops
//! and holds. So a fault is reported once, by its name.

mod differ;
mod draws;
mod feed;
mod folds;
mod legality;
mod list;
mod runner;
mod script;
mod secrecy;
mod upkeep;

pub use draws::{draws_are_consumed, seed_decides_draws};
pub use feed::feed;
pub use folds::{past_never_changes, replay_is_state, retract_then_redo_is_identity, snapshot_and_tail_is_state};
pub use legality::{
    accepted_is_offered, legal_never_faults, offered_is_accepted, picked_is_offered, somebody_is_asked,
};
pub use list::{LAWS, Law, law};
pub use runner::{cases, hold, hold_at};
pub use script::Script;
pub use secrecy::{facts_hide, frontiers_are_named, imagined_fits_view, moves_hide, views_hide};
pub use upkeep::{ends_within_bound, nothing_is_lost, written_is_read};

use differ::{differ, same};

use crate::log::{Entry, EntryNo, EntryOf};
use crate::{Audience, Dice, Game, Seat, Seats};
use std::fmt;

/// What a game adds so that the laws can be tried on it.
pub trait Subject: Game + Clone {
    /// Any valid table, odd options included. 0 is the plainest, because that is what a fault shrinks to.
    fn any_table(pick: u64) -> Self;

    /// Any move that can be written down. Most of them should be impossible most of the time.
    fn any_move(&self, dice: &mut impl Dice) -> Self::Move;

    /// The most moves and draws, counted together, that a game at this table can take.
    fn bound(&self) -> u32;

    /// Changes by chance what `who` must not know, and nothing else: the state becomes another one that `who` must not
    /// be able to tell from it.
    ///
    /// This says what is secret. Write it from the rules and not from [`view`](Game::view), or a view that shows too
    /// much will look sound. Leave alone what follows from what `who` has seen, such as a suit somebody has shown to
    /// lack. Where nothing is hidden from `who`, nothing changes.
    fn swap_hidden(&self, state: &mut Self::State, who: Audience, dice: &mut impl Dice);

    /// Another outcome of the draw the state needs, by chance, that `who` must not be able to tell from `draw`; `draw`
    /// itself if `who` sees all of it. What [`swap_hidden`](Subject::swap_hidden) says of a state, this says of a draw.
    fn swap_draw(&self, state: &Self::State, draw: &Self::Draw, who: Audience, dice: &mut impl Dice) -> Self::Draw;

    /// Another move of the seat, by chance, that `who` must not be able to tell from `mv`: a card played face down, a
    /// decision made in secret. `mv` itself if there is none.
    fn swap_move(
        &self,
        state: &Self::State,
        seat: Seat,
        mv: Self::Move,
        who: Audience,
        dice: &mut impl Dice,
    ) -> Self::Move {
        let _ = (state, seat, who, dice);
        mv
    }

    /// What must be so in every state: no card is lost, no token made.
    fn conserved(&self, state: &Self::State) -> Result<(), String> {
        let _ = state;
        Ok(())
    }

    /// Do moves of different seats that are asked at once lead to the same state in either order? A game where who
    /// comes first matters says no; then taking back a move behind those of others and making it again may lead
    /// elsewhere.
    fn commutes(&self) -> bool {
        true
    }
}

/// A law that does not hold, and where.
#[derive(Clone, PartialEq, Eq)]
pub struct Broken {
    /// The name of the law.
    pub law: &'static str,
    /// The last entry of the log before it was noticed.
    pub entry: EntryNo,
    /// What is wrong.
    pub what: String,
    /// The log up to there, a line an entry.
    pub log: Vec<String>,
    /// How to see it again: the table and the script.
    pub again: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "`{}` is broken after entry {}: {}", self.law, self.entry, self.what)?;
        if !self.again.is_empty() {
            writeln!(f, "to see it again: {}", self.again)?;
        }
        self.log.iter().enumerate().try_for_each(|(at, line)| writeln!(f, "{:>5}  {line}", at + 1))
    }
}

impl fmt::Debug for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Broken {}

/// An entry as a line for people.
fn line_of<G: Game>(entry: &EntryOf<G>) -> String {
    match entry {
        Entry::Move { seat, mv } => format!("seat {seat}: {mv:?}"),
        Entry::Draw(draw) => format!("draw: {draw:?}"),
        Entry::Retract { seat, lifted } => format!("seat {seat} takes back {lifted:?}"),
        Entry::Branch { to } => format!("back to {to}"),
    }
}

/// The asked seats that exist. That there are no others is a law of its own.
fn askable<G: Game>(game: &G, asked: Seats) -> impl Iterator<Item = Seat> {
    let players = game.players();
    asked.iter().filter(move |seat| seat.0 < players)
}

/// Everybody who may not see everything: the seats and a spectator.
fn audiences<G: Game>(game: &G) -> impl Iterator<Item = Audience> {
    (0..game.players()).map(|seat| Audience::Seat(Seat(seat))).chain([Audience::Spectator])
}

/// One of them by chance: for what would take long to do for all at every point.
fn some_audience<G: Game>(game: &G, dice: &mut impl Dice) -> Audience {
    let seat = Seat(dice.below(u32::from(game.players()) + 1) as u8);
    if seat.0 < game.players() { Audience::Seat(seat) } else { Audience::Spectator }
}
