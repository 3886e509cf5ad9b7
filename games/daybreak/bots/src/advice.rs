//! Advice on Daybreak, by the planner that `expert` plays with, in the terms of the round.

use super::plan::{Plan, Planner, Wanted};
use bots::search::{Budget, Deadline, Paired};
use bots::{Advice, Adviser, Comparison, Counsel};
use daybreak::{Daybreak, Forecast, Move, View};
use tabletop::Xoshiro;

/// Part of the futures that count as bad luck.
const UNLUCKY: f32 = 0.1;

/// What a move is likely to lead to, in the terms of the round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Course {
    /// What is coming as things stand.
    pub before: Forecast,
    /// What is coming once the action is whole.
    pub after: Forecast,
    /// What is coming once the seat has done all that it plans for the stage.
    pub planned: Forecast,
    /// The round whose crises come next.
    pub round: u8,
    /// The chance that the table gets through them.
    pub survives: f32,
    /// In one future of ten, the power that is worst off has at least so many communities in crisis after them.
    pub strained: u8,
}

/// Somebody to ask, who thinks as `expert` does.
pub fn adviser() -> Box<dyn Adviser<Daybreak, Course>> {
    Box::new(Counsellor(super::expert(Budget::Iterations(1))))
}

/// A planner that is asked and does not play.
struct Counsellor(Planner);

impl Counsellor {
    fn counsel(&mut self, game: &Daybreak, view: &View, round: u8, plan: &Plan) -> Counsel<Move, Course> {
        let sketch = self.0.sketch(game, view, plan);
        let mut worst: Vec<u8> = plan.futures.iter().map(|future| future.worst).collect();
        worst.sort_unstable_by(|a, b| b.cmp(a));
        let strained = worst.get((UNLUCKY * worst.len() as f32) as usize).copied().unwrap_or(0);
        let prospect = Course {
            before: view.forecast,
            after: sketch.after,
            planned: sketch.planned,
            round,
            survives: plan.chance(|future| future.survived),
            strained,
        };
        let (chance, visits) = (plan.chance(|future| future.won), plan.futures.len() as u32);
        Counsel { mv: plan.first, chance, visits, line: sketch.line, prospect }
    }
}

impl Adviser<Daybreak, Course> for Counsellor {
    fn advise(
        &mut self,
        game: &Daybreak,
        view: &View,
        most: usize,
        budget: Budget,
        _dice: &mut Xoshiro,
    ) -> Advice<Move, Course> {
        let Some(study) = self.0.study(game, view, Wanted::Best(most), budget) else { return Advice::default() };
        let mut moves: Vec<Counsel<Move, Course>> = Vec::new();
        for plan in study.plans.iter().filter(|plan| plan.is_itself()) {
            // Two plans with the same first move are one piece of advice: the better of them.
            if moves.len() < most && !moves.iter().any(|counsel| counsel.mv == plan.first) {
                moves.push(self.counsel(game, view, study.round, plan));
            }
        }
        Advice { seat: study.seat, choices: study.choices, lines: study.lines, moves }
    }

    fn compare(
        &mut self,
        game: &Daybreak,
        view: &View,
        made: Move,
        budget: Budget,
        dice: &mut Xoshiro,
    ) -> Option<Comparison<Move>> {
        let study = self.0.study(game, view, Wanted::Beside(made), budget.part(0.5))?;
        let (best, own) = (study.plans.first()?, study.plan_of(made)?);
        let line = self.0.sketch(game, view, best).line;
        // What comes to the same as the best is no worse, whatever it is called.
        let same = std::ptr::eq(best, own);
        // Both go on in the same way: what is judged is the move, and not what would have followed.
        let beside = best.with_first(made);
        let paired = self.0.duel(game, view, [best, &beside], budget.part(if same { 0.05 } else { 0.5 }), dice);
        let suspected = best.chance(|future| future.won) - own.chance(|future| future.won);
        Some(Comparison { best: if same { made } else { best.first }, line, suspected, paired })
    }

    fn weigh(
        &mut self,
        game: &Daybreak,
        view: &View,
        made: Move,
        budget: Budget,
        dice: &mut Xoshiro,
    ) -> Option<Paired> {
        self.0.weigh(game, view, made, budget, dice)
    }

    /// Whoever names what another has named goes along: the choice was the other's.
    fn decides(&self, _game: &Daybreak, view: &View, made: Move) -> bool {
        !view.state.votes.contains(&Some(made))
    }

    fn heed(&mut self, deadline: &Deadline) {
        self.0.heed(deadline);
    }
}
