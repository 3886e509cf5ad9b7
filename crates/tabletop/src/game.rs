//! The contract: what a game tells the world.

use crate::{Dice, Seat, Seats, Source};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{self, Debug};
use std::hash::Hash;

/// The rules of one game at one table: content and setup are inside the value, everything that changes is in the
/// [`State`](Game::State).
///
/// A game holds no generator and no clock. It is asked what comes [`next`](Game::next): a set of seats that may move,
/// a draw that the driver must supply, or the end. Both answers go in through [`play`](Game::play) and
/// [`draw`](Game::draw); nothing else changes a state.
///
/// ```
/// # use tabletop::{*, toy::*};
/// let game = Pairs::new(2);
/// let mut state = game.begin();
/// let mut dice = Xoshiro::new(7);
/// let mut moves = Vec::new();
/// let outcome = loop {
///     match game.next(&state) {
///         Next::Draw(need) => {
///             let draw = game.sample(&state, need, &mut dice);
///             game.draw(&mut state, draw, &mut Silent);
///         }
///         Next::Ask(seats) => {
///             let seat = seats.first().unwrap();
///             let eye = game.eye(&state, seat);
///             game.moves(&eye, &mut moves);
///             game.play(&mut state, seat, moves[0], &mut Silent);
///             moves.clear();
///         }
///         Next::Over(outcome) => break outcome,
///     }
/// };
/// # let _ = outcome;
/// ```
pub trait Game: Sized + Send + Sync {
    /// The name of the game in logs and on the command line.
    const ID: &'static str;
    /// The version of the reading of the rules. A stored game keeps the reading it began with.
    const RULES: u32;

    /// Everything that can change. Plain data, cheap to clone.
    type State: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// One atomic choice of one seat.
    type Move: Copy + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What kind of draw is needed.
    type Need: Copy + Eq + Debug;
    /// The outcome of chance: a card, a die, a deal.
    type Draw: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What one audience may know of a state.
    type View: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What decides which moves a seat has: a lens that can be taken from a state or from that seat's view, and that
    /// shows nothing the seat may not see.
    type Eye<'a>
    where
        Self: 'a;
    /// Something that happened.
    type Fact: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// Why a move is not possible, with what a sentence about it needs.
    type Refusal: Clone + Eq + Debug + Send + Sync + Serialize;
    /// How the game ended.
    type Outcome: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;

    /// How many seats the table has.
    fn players(&self) -> u8;

    /// The state before anything has happened.
    fn begin(&self) -> Self::State;

    /// Who is asked, which draw is needed, or how it ended.
    fn next(&self, state: &Self::State) -> Next<Self::Need, Self::Outcome>;

    /// What an asked seat sees of its decision.
    fn eye<'a>(&'a self, state: &'a Self::State, seat: Seat) -> Self::Eye<'a>;

    /// The same lens, taken from the seat's own view.
    fn eye_of<'a>(&'a self, view: &'a Self::View) -> Option<Self::Eye<'a>>;

    /// Adds the moves of an asked seat to `out`, without repeats.
    fn moves(&self, eye: &Self::Eye<'_>, out: &mut Vec<Self::Move>);

    /// One of the moves of an asked seat, each as likely as the others; `room` is for listing them. A game that can
    /// pick without listing does so here, for the sake of playouts.
    #[inline]
    fn pick(&self, eye: &Self::Eye<'_>, room: &mut Vec<Self::Move>, dice: &mut impl Dice) -> Self::Move {
        room.clear();
        self.moves(eye, room);
        *dice.pick(room)
    }

    /// Is the move one that [`moves`](Game::moves) would offer? If not, why not?
    fn judge(&self, eye: &Self::Eye<'_>, mv: Self::Move) -> Result<(), Self::Refusal>;

    /// Plays a legal move of an asked seat. Whoever takes moves from outside judges them first ([`refuse`] does).
    fn play(&self, state: &mut Self::State, seat: Seat, mv: Self::Move, tell: &mut impl Tell<Self::State, Self::Fact>);

    /// The seats that cannot reach back behind this move: it shows them something that was hidden, or it ends a stage
    /// for them. A draw is a frontier for everybody and need not be named here.
    fn frontier(&self, state: &Self::State, seat: Seat, mv: Self::Move) -> Seats {
        let _ = (state, seat, mv);
        Seats::NONE
    }

    /// Of the seats that cannot reach back behind this move, those that cannot even if everybody agrees. The others can:
    /// what was shown stays seen, and the agreement of all who sit at the table is the guard.
    fn closes(&self, state: &Self::State, seat: Seat, mv: Self::Move) -> Seats {
        self.frontier(state, seat, mv)
    }

    /// The stream a draw comes from.
    fn source(&self, need: Self::Need) -> Source;

    /// One outcome of the draw the state needs, by chance.
    fn sample(&self, state: &Self::State, need: Self::Need, dice: &mut impl Dice) -> Self::Draw;

    /// Can this be the outcome of the draw the state needs?
    fn check(&self, state: &Self::State, draw: &Self::Draw) -> Result<(), String>;

    /// Applies a possible outcome of the draw the state needs.
    fn draw(&self, state: &mut Self::State, draw: Self::Draw, tell: &mut impl Tell<Self::State, Self::Fact>);

    /// What an audience may know.
    fn view(&self, state: &Self::State, who: Audience) -> Self::View;

    /// How much of a fact an audience may know: nothing, unless the game says otherwise.
    fn seen(&self, fact: &Self::Fact, who: Audience) -> Sight<Self::Fact> {
        let _ = (fact, who);
        Sight::Hidden
    }

    /// A full state that could lie behind a view, by chance. The view of it is the view it came from.
    fn imagine(&self, view: &Self::View, dice: &mut impl Dice) -> Self::State;
}

/// What a state waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next<N, O> {
    /// These seats may move, in any order. Never empty.
    Ask(Seats),
    /// The driver must supply this draw.
    Draw(N),
    /// Nothing more: this is how it ended.
    Over(O),
}

/// Who is looking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// The player in a seat.
    Seat(Seat),
    /// Somebody without a seat, who sees what all may see.
    Spectator,
    /// Somebody who studies a finished game and sees everything.
    Omniscient,
}

impl Audience {
    /// May this audience know what only `seat` knows?
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Audience::Seat(own) => own == seat,
            Audience::Spectator => false,
            Audience::Omniscient => true,
        }
    }
}

impl fmt::Display for Audience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Audience::Seat(seat) => write!(f, "seat {seat}"),
            Audience::Spectator => f.write_str("a spectator"),
            Audience::Omniscient => f.write_str("somebody who sees everything"),
        }
    }
}

/// How much of a fact somebody sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sight<F> {
    /// All of it.
    Whole,
    /// This much of it.
    Part(F),
    /// Nothing, not even that it happened.
    Hidden,
}

impl<F: Clone> Sight<F> {
    /// The fact as it is seen, if it is.
    pub fn of(self, fact: &F) -> Option<F> {
        match self {
            Sight::Whole => Some(fact.clone()),
            Sight::Part(part) => Some(part),
            Sight::Hidden => None,
        }
    }
}

/// Somebody who listens to facts. Facts are made only for those who do.
pub trait Tell<S, F> {
    /// Hears one fact, made by `fact` if anybody listens. `state` is the game just after it: what the fact says has
    /// happened there, and nothing that is told later.
    fn tell(&mut self, state: &S, fact: impl FnOnce() -> F);

    /// Does anybody listen? What is done only to have something to tell can be left out if not.
    fn listens(&self) -> bool {
        true
    }
}

/// Nobody listens, and no fact is made.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<S, F> Tell<S, F> for Silent {
    #[inline(always)]
    fn tell(&mut self, _state: &S, _fact: impl FnOnce() -> F) {}

    #[inline(always)]
    fn listens(&self) -> bool {
        false
    }
}

impl<S, F> Tell<S, F> for Vec<F> {
    fn tell(&mut self, _state: &S, fact: impl FnOnce() -> F) {
        self.push(fact());
    }
}

/// Something that happened, and the game just after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment<S, F> {
    /// What happened.
    pub fact: F,
    /// The game just after it.
    pub state: S,
}

/// A fact and the state of a game.
pub type MomentOf<G> = Moment<<G as Game>::State, <G as Game>::Fact>;

/// Keeps every fact together with the game just after it.
#[derive(Clone, Debug)]
pub struct Moments<S, F>(pub Vec<Moment<S, F>>);

impl<S, F> Default for Moments<S, F> {
    fn default() -> Self {
        Moments(Vec::new())
    }
}

impl<S: Clone, F> Tell<S, F> for Moments<S, F> {
    fn tell(&mut self, state: &S, fact: impl FnOnce() -> F) {
        self.0.push(Moment { fact: fact(), state: state.clone() });
    }
}

/// Why something from outside does not fit the state of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused<R> {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// A draw comes first.
    #[error("a draw is due before anybody can move")]
    DrawDue,
    /// Other seats are asked.
    #[error("seat {seat} is not asked now; asked: {asked:?}")]
    NotAsked {
        /// The seat that tried to move.
        seat: Seat,
        /// The seats that may.
        asked: Seats,
    },
    /// The rules do not allow it.
    #[error("the rules do not allow it: {0:?}")]
    Rule(R),
}

/// Judges a move from outside: is this seat asked, and do the rules allow it?
pub fn refuse<G: Game>(game: &G, state: &G::State, seat: Seat, mv: G::Move) -> Result<(), Refused<G::Refusal>> {
    match game.next(state) {
        Next::Over(_) => Err(Refused::Over),
        Next::Draw(_) => Err(Refused::DrawDue),
        Next::Ask(asked) if !asked.has(seat) => Err(Refused::NotAsked { seat, asked }),
        Next::Ask(_) => game.judge(&game.eye(state, seat), mv).map_err(Refused::Rule),
    }
}

/// The moves of a seat right now; none if it is not asked.
pub fn moves_of<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Move> {
    let mut out = Vec::new();
    if let Next::Ask(asked) = game.next(state)
        && asked.has(seat)
    {
        game.moves(&game.eye(state, seat), &mut out);
    }
    out
}

/// The facts of a list as an audience sees them.
pub fn told<G: Game>(game: &G, facts: &[G::Fact], who: Audience) -> Vec<G::Fact> {
    facts.iter().filter_map(|fact| game.seen(fact, who).of(fact)).collect()
}
