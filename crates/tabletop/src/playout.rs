//! Playing a game to its end without a table around it.

use crate::{Chance, Dice, Game, Next, Seat, Seats, Silent, Xoshiro};

/// What one run of [`run`] or [`playout`] took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Length {
    /// Moves that seats made.
    pub moves: u32,
    /// Draws that chance made.
    pub draws: u32,
}

/// Plays from `state` to the end: chance answers the draws, `choose` the questions. No fact is told.
///
/// `choose` gets the seats that are asked and names one of them with a legal move for it.
pub fn run<G: Game>(
    game: &G,
    state: &mut G::State,
    chance: &mut impl Chance,
    mut choose: impl FnMut(&G, &G::State, Seats) -> (Seat, G::Move),
) -> (G::Outcome, Length) {
    let mut length = Length::default();
    loop {
        match game.next(state) {
            Next::Ask(asked) => {
                let (seat, mv) = choose(game, state, asked);
                game.play(state, seat, mv, &mut Silent);
                length.moves += 1;
            }
            Next::Draw(need) => {
                let draw = game.sample(state, need, &mut chance.dice(game.source(need)));
                game.draw(state, draw, &mut Silent);
                length.draws += 1;
            }
            Next::Over(outcome) => return (outcome, length),
        }
    }
}

/// Lets chance answer the draws that are due, and says whom the game asks then; none, if it is over. No fact is told.
pub fn settle<G: Game>(game: &G, state: &mut G::State, chance: &mut impl Chance) -> Option<Seats> {
    loop {
        match game.next(state) {
            Next::Ask(asked) => return Some(asked),
            Next::Draw(need) => {
                let draw = game.sample(state, need, &mut chance.dice(game.source(need)));
                game.draw(state, draw, &mut Silent);
            }
            Next::Over(_) => return None,
        }
    }
}

/// Plays to the end with uniformly random legal moves. `moves` is room for the lists, kept between calls so that
/// nothing is allocated.
pub fn playout<G: Game>(
    game: &G,
    state: &mut G::State,
    dice: &mut Xoshiro,
    moves: &mut Vec<G::Move>,
) -> (G::Outcome, Length) {
    let mut choices = Xoshiro::new(dice.bits());
    run(game, state, dice, |game, state, asked| {
        let seat = any_of(asked, &mut choices);
        (seat, game.pick(&game.eye(state, seat), moves, &mut choices))
    })
}

/// One of the asked seats by chance; the asked set is never empty.
#[inline]
fn any_of(asked: Seats, dice: &mut impl Dice) -> Seat {
    if let Some(seat) = asked.single() {
        return seat;
    }
    let place = dice.below(asked.len()) as usize;
    asked.iter().nth(place).unwrap_or(Seat(0))
}
