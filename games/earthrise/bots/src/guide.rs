//! What the search needs to know of Earthrise.

use super::Steady;
use super::belief::{self, Walk};
use super::briefing::Briefing;
use super::heuristics;
use super::odds::Odds;
use super::plan::Plan;
use super::prospects::{self, Standings};
use super::weights::Weights;
use bots::Bot;
use bots::search::{Guide, Position, Values};
use earthrise::{Earthrise, Move, Outcome, Phase, State, View};
use tabletop::{Audience, Dice, Game, Next, Seat, Xoshiro};

/// Part of a prior that is shared out evenly, so that no move is quite forgotten.
const EVEN: f32 = 0.1;

/// The guide to Earthrise: exact worlds, rules of thumb to play on with, and the round as horizon. At the end of a round
/// the chances to win are estimated; the last round is played to the end of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mission {
    /// Part of the moves outside the tree that are random.
    pub slips: f32,
    /// How far apart two cards must be, in Honors, for the better one to be e times as likely to be played; without it
    /// the search knows nothing of cards it has not tried.
    pub doubt: Option<f32>,
    /// How much of the value of a finished game is for coming close to victory: that says more of a card than who
    /// happened to win.
    pub closeness: f32,
    /// The same doubt about others whose cards are known: what they played says what they may hold. Without it all worlds
    /// that fit what was shown are equally likely.
    pub inference: Option<f32>,
}

impl Default for Mission {
    fn default() -> Mission {
        Mission { slips: 0.05, doubt: Some(1.5), closeness: 0.5, inference: None }
    }
}

/// What one thread keeps.
#[derive(Debug, Default)]
pub struct Scratch {
    steady: Steady,
    plan: Plan,
    odds: Odds,
    weights: Weights,
    moves: Vec<Move>,
    walk: Option<Walk>,
}

impl Guide<Earthrise> for Mission {
    type Scratch = Scratch;
    type Brief<'a> = Briefing<'a>;
    const GAUGES: &'static [&'static str] = &["honors", "place"];

    fn brief<'a>(&'a self, game: &'a Earthrise, view: &'a View) -> Briefing<'a> {
        Briefing::new(game, view)
    }

    fn settle(&self, scratch: &mut Scratch) {
        scratch.walk = None;
    }

    fn imagine(&self, brief: &Briefing<'_>, scratch: &mut Scratch, dice: &mut Xoshiro) -> State {
        match self.inference {
            Some(doubt) if !brief.past.is_empty() => belief::next(&mut scratch.walk, brief, &scratch.odds, doubt, dice),
            _ => brief.worlds.sample(dice),
        }
    }

    fn choose(
        &self,
        brief: &Briefing<'_>,
        &Position { game, state, seat }: &Position<'_, Earthrise>,
        scratch: &mut Scratch,
        dice: &mut Xoshiro,
    ) -> Move {
        if self.slips > 0.0 && dice.below(1 << 16) as f32 <= self.slips * 65536.0 {
            return game.pick(&game.eye(state, seat), &mut scratch.moves, dice);
        }
        let light = match state.phase() {
            Phase::Play => heuristics::play(brief, &scratch.odds, game, state, seat).map(Move::Play),
            Phase::Copilot { .. } => heuristics::take(brief, state, seat).map(Move::Take),
            _ => None,
        };
        light.unwrap_or_else(|| scratch.steady.choose(game, &game.view(state, Audience::Seat(seat)), dice))
    }

    fn value(&self, game: &Earthrise, _state: &State, outcome: &Outcome) -> Values {
        prospects::of_outcome(game, outcome, self.closeness)
    }

    fn estimate(&self, game: &Earthrise, state: &State, _moves: u32, scratch: &mut Scratch) -> Option<Values> {
        if !matches!(state.phase(), Phase::Lay | Phase::Deal) {
            return None;
        }
        let view = game.view(state, Audience::Omniscient);
        scratch.plan.fit(game, None, &scratch.weights);
        Some(Standings::between_rounds(game, &view, &scratch.plan, &scratch.weights).chances())
    }

    fn prior(
        &self,
        brief: &Briefing<'_>,
        &Position { game, state, seat }: &Position<'_, Earthrise>,
        moves: &[Move],
        scratch: &mut Scratch,
        prior: &mut Vec<f32>,
    ) {
        let Some(doubt) = self.doubt else { return };
        if state.phase() == Phase::Play {
            heuristics::weigh(brief, &scratch.odds, game, state, seat, |_, worth| prior.push(worth));
        } else {
            let chosen = scratch.steady.choose(game, &game.view(state, Audience::Seat(seat)), &mut Xoshiro::new(0));
            prior.extend(moves.iter().map(|&mv| if mv == chosen { doubt } else { 0.0 }));
        }
        let most = prior.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        prior.iter_mut().for_each(|worth| *worth = ((*worth - most) / doubt).exp());
        let sum: f32 = prior.iter().sum();
        let even = EVEN / moves.len() as f32;
        prior.iter_mut().for_each(|worth| *worth = (1.0 - EVEN) * *worth / sum + even);
    }

    fn aspect(&self, game: &Earthrise, state: &State, _seat: Seat) -> u32 {
        if state.phase() != Phase::Play {
            return 0;
        }
        let trump = state.trump().map_or(4, |trump| trump.index() as u32);
        1 + 2 * trump + u32::from(state.played() + 1 == game.players())
    }

    fn hides(&self, game: &Earthrise, state: &State, _seat: Seat, mv: Move) -> bool {
        match mv {
            Move::Play(_) => game.is_silent(state.trick()),
            Move::Reveal | Move::Hold => true,
            _ => false,
        }
    }

    fn chance(&self, game: &Earthrise, state: &State, seat: Seat, values: &Values) -> f32 {
        match game.next(state) {
            Next::Over(outcome) => Standings::at_the_end(game, &outcome).chances()[seat.index()],
            // What was estimated there: the chances of the same standings that are gauged.
            _ => values[seat.index()],
        }
    }

    fn gauge(&self, game: &Earthrise, state: &State, seat: Seat, scratch: &mut Scratch, gauges: &mut [f32]) {
        let [honors, place, ..] = gauges else { return };
        match game.next(state) {
            Next::Over(outcome) => {
                let standings = Standings::at_the_end(game, &outcome);
                (*honors, *place) = (standings.honors(seat), standings.place(seat));
            }
            _ => {
                let view = game.view(state, Audience::Omniscient);
                scratch.plan.fit(game, None, &scratch.weights);
                let standings = Standings::between_rounds(game, &view, &scratch.plan, &scratch.weights);
                (*honors, *place) = (standings.honors(seat) + prospects::to_come(game, &view), standings.place(seat));
            }
        }
    }
}
