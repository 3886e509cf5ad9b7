//! The chance to win at one moment of a game.

use bots::search::Budget;
use bots::{Adviser, Bot};
use tabletop::{Audience, Game, Next, Seat, Silent, Xoshiro, never};
use title::{MoveOf, StateOf, Title};

/// How many ways the game may go are tried, where something happens before the seat is asked whose chance it is.
const WAYS: u32 = 8;
/// The quick bot that plays on until then.
const QUICK_BOT: &str = "steady";
/// The least that lines of play are taken to differ in what they come to.
const LEAST_SPREAD: f32 = 0.01;

/// A chance to win, and its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Estimate {
    pub(super) chance: f32,
    pub(super) error: f32,
}

impl Estimate {
    /// The game is over.
    pub(super) fn certain(won: bool) -> Estimate {
        Estimate { chance: if won { 1.0 } else { 0.0 }, error: 0.0 }
    }

    /// What several ways come to. They differ by chance, and each of them is an estimate itself.
    pub(super) fn of_ways(ways: &[Estimate]) -> Estimate {
        let count = ways.len().max(1) as f32;
        let chance = ways.iter().map(|way| way.chance).sum::<f32>() / count;
        let between = ways.iter().map(|way| (way.chance - chance).powi(2)).sum::<f32>() / (count - 1.0).max(1.0);
        let within = ways.iter().map(|way| way.error.powi(2)).sum::<f32>() / count;
        Estimate { chance, error: ((between + within) / count).sqrt() }
    }
}

/// Says how a game will probably end.
pub(super) struct Estimator<T: Title> {
    adviser: Box<dyn Adviser<T::Game, T::Prospect>>,
    quick_bot: Option<Box<dyn Bot<T::Game>>>,
    moves: Vec<MoveOf<T>>,
}

impl<T: Title> Estimator<T> {
    pub(super) fn new() -> Estimator<T> {
        let missing = |error| never!("there is no bot `{QUICK_BOT}`: {error}");
        let quick_bot = T::bot(QUICK_BOT).map_err(missing).ok();
        Estimator { adviser: T::adviser(), quick_bot, moves: Vec::new() }
    }

    /// How many ways are to be tried before the chance of a seat at a moment is known.
    pub(super) fn ways(game: &T::Game, state: &StateOf<T>, seat: Seat) -> u32 {
        let asked = matches!(game.next(state), Next::Ask(asked) if T::TOGETHER || asked.has(seat));
        if asked { 1 } else { WAYS }
    }

    /// Lets the game go on until the seat is asked, or anybody where all win together, and asks the adviser for its chance.
    pub(super) fn try_one(
        &mut self,
        game: &T::Game,
        mut state: StateOf<T>,
        seat: Seat,
        budget: Budget,
        dice: &mut Xoshiro,
    ) -> Estimate {
        loop {
            let asked = match game.next(&state) {
                Next::Over(outcome) => return Estimate::certain(T::won(&outcome, seat)),
                Next::Draw(need) => {
                    let draw = game.sample(&state, need, dice);
                    game.draw(&mut state, draw, &mut Silent);
                    continue;
                }
                Next::Ask(asked) => asked,
            };
            let awaited = T::awaited(game, &state, asked).first().or(asked.first()).unwrap_or(seat);
            let who = if !T::TOGETHER && asked.has(seat) { seat } else { awaited };
            let view = game.view(&state, Audience::Seat(who));
            if T::TOGETHER || who == seat {
                let advice = self.adviser.advise(game, &view, 1, budget, dice);
                if let Some(best) = advice.moves.first() {
                    let spread = (best.chance * (1.0 - best.chance)).max(LEAST_SPREAD);
                    return Estimate { chance: best.chance, error: (spread / best.visits.max(1) as f32).sqrt() };
                }
            }
            let mv = match &mut self.quick_bot {
                Some(quick_bot) => quick_bot.choose(game, &view, dice),
                None => game.pick(&game.eye(&state, who), &mut self.moves, dice),
            };
            game.play(&mut state, who, mv, &mut Silent);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_that_differ_are_no_certainty() {
        let (won, lost) = (Estimate::certain(true), Estimate::certain(false));
        assert_eq!(Estimate::of_ways(&[won, won]), Estimate { chance: 1.0, error: 0.0 });
        let half = Estimate::of_ways(&[won, lost, won, lost]);
        assert_eq!(half.chance, 0.5);
        assert!((half.error - (1.0_f32 / 12.0).sqrt()).abs() < 1e-6, "{}", half.error);
        let one = Estimate { chance: 0.3, error: 0.1 };
        assert!((Estimate::of_ways(&[one]).error - 0.1).abs() < 1e-6);
    }
}
