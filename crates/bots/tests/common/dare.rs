//! A tiny game whose right answers are known: a hidden coin, a dare, and somebody to trust.
//!
//! A coin is tossed and nobody sees it. The first player plays it safe, dares to guess the coin, or trusts the second
//! player, who then shares or keeps. Moves, stages and draws are small numbers, which is all the contract needs.

use tabletop::{Audience, Dice, Game, Next, Seat, Seats, Source, Tell};

/// The game: what each ending is worth to both, in hundredths.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dare {
    pub safe: (u8, u8),
    pub right: (u8, u8),
    pub wrong: (u8, u8),
    pub share: (u8, u8),
    pub keep: (u8, u8),
}

pub(crate) const SAFE: u8 = 0;
pub(crate) const GUESS: u8 = 1;
pub(crate) const TRUST: u8 = 2;
pub(crate) const HEADS: u8 = 3;
pub(crate) const TAILS: u8 = 4;
pub(crate) const SHARE: u8 = 5;
pub(crate) const KEEP: u8 = 6;

/// The coin has not been tossed, or is not seen.
const UNKNOWN: u8 = 2;
/// Nothing has been decided yet; later the last move is the stage.
const START: u8 = 99;

/// The coin (0 heads, 1 tails) and the stage.
type State = (u8, u8);
/// Who looks, and what they see of the state.
type View = (Audience, u8, u8);

impl Game for Dare {
    const ID: &'static str = "dare";
    const RULES: u32 = 1;
    type State = State;
    type Move = u8;
    type Need = ();
    type Draw = u8;
    type View = View;
    /// The stage.
    type Eye<'a> = u8;
    type Fact = u8;
    type Refusal = u8;
    type Outcome = (u8, u8);

    fn players(&self) -> u8 {
        2
    }

    fn begin(&self) -> State {
        (UNKNOWN, START)
    }

    fn next(&self, &(coin, stage): &State) -> Next<(), (u8, u8)> {
        match stage {
            _ if coin == UNKNOWN => Next::Draw(()),
            START | GUESS => Next::Ask(Seats::only(Seat(0))),
            TRUST => Next::Ask(Seats::only(Seat(1))),
            SAFE => Next::Over(self.safe),
            SHARE => Next::Over(self.share),
            KEEP => Next::Over(self.keep),
            guess => Next::Over(if guess - HEADS == coin { self.right } else { self.wrong }),
        }
    }

    fn eye<'a>(&'a self, state: &'a State, _seat: Seat) -> u8 {
        state.1
    }

    fn eye_of<'a>(&'a self, view: &'a View) -> Option<u8> {
        Some(view.2)
    }

    fn moves(&self, stage: &u8, out: &mut Vec<u8>) {
        out.extend_from_slice(match *stage {
            START => &[SAFE, GUESS, TRUST],
            GUESS => &[HEADS, TAILS],
            TRUST => &[SHARE, KEEP],
            _ => &[],
        });
    }

    fn judge(&self, stage: &u8, mv: u8) -> Result<(), u8> {
        let mut moves = Vec::new();
        self.moves(stage, &mut moves);
        if moves.contains(&mv) { Ok(()) } else { Err(mv) }
    }

    fn play(&self, state: &mut State, _seat: Seat, mv: u8, tell: &mut impl Tell<State, u8>) {
        state.1 = mv;
        tell.tell(state, || mv);
    }

    fn source(&self, _need: ()) -> Source {
        Source("coin")
    }

    fn sample(&self, _state: &State, _need: (), dice: &mut impl Dice) -> u8 {
        dice.below(2) as u8
    }

    fn check(&self, _state: &State, draw: &u8) -> Result<(), String> {
        if *draw < 2 { Ok(()) } else { Err("a coin has two sides".to_owned()) }
    }

    fn draw(&self, state: &mut State, draw: u8, _tell: &mut impl Tell<State, u8>) {
        state.0 = draw;
    }

    fn view(&self, state: &State, who: Audience) -> View {
        (who, if who == Audience::Omniscient { state.0 } else { UNKNOWN }, state.1)
    }

    fn imagine(&self, &(_, coin, stage): &View, dice: &mut impl Dice) -> State {
        (if coin == UNKNOWN { dice.below(2) as u8 } else { coin }, stage)
    }
}
