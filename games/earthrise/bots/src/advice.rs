//! Advice on Earthrise, by the search that `expert` plays with.

use super::Mission;
use bots::search::{Budget, Deadline, Paired, Search};
use bots::{Advice, Adviser, Comparison, Counsel};
use earthrise::{Earthrise, Move, View};
use tabletop::Xoshiro;

/// What a move is likely to lead to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// Honors at the end.
    pub honors: f32,
    /// Place at the end, from 1, in the same lines: at least 1 and the chance not to win.
    pub place: f32,
    /// The chance to win if things go badly: one line in ten leaves less.
    pub unlucky: f32,
    /// The chance to win if things go well: one line in ten leaves more.
    pub lucky: f32,
}

/// Somebody to ask, who thinks as `expert` does.
pub fn adviser() -> Box<dyn Adviser<Earthrise, Standing>> {
    Box::new(Counsellor(super::expert(Budget::Iterations(1))))
}

/// A search that is asked and does not play.
struct Counsellor(Search<Earthrise, Mission>);

impl Adviser<Earthrise, Standing> for Counsellor {
    fn advise(
        &mut self,
        game: &Earthrise,
        view: &View,
        most: usize,
        budget: Budget,
        dice: &mut Xoshiro,
    ) -> Advice<Move, Standing> {
        if !is_asked(view) {
            return Advice::default();
        }
        let findings = self.0.with(budget, most).study(game, view, dice);
        let (choices, lines) = (findings.moves.len(), findings.iterations);
        let moves = findings.moves.into_iter().take(most).map(|finding| {
            let gauge = |name| finding.gauges.iter().find(|(known, _)| *known == name).map_or(0.0, |&(_, gauge)| gauge);
            let (honors, place) = (gauge("honors"), gauge("place"));
            let prospect = Standing { honors, place, unlucky: finding.unlucky, lucky: finding.lucky };
            Counsel { mv: finding.mv, chance: finding.chance, visits: finding.visits, line: finding.line, prospect }
        });
        Advice { seat: findings.seat, choices, lines, moves: moves.collect() }
    }

    fn compare(
        &mut self,
        game: &Earthrise,
        view: &View,
        made: Move,
        budget: Budget,
        dice: &mut Xoshiro,
    ) -> Option<Comparison<Move>> {
        if is_asked(view) { self.0.beside_best(game, view, made, budget, dice) } else { None }
    }

    fn weigh(
        &mut self,
        game: &Earthrise,
        view: &View,
        made: Move,
        budget: Budget,
        dice: &mut Xoshiro,
    ) -> Option<Paired> {
        if is_asked(view) { self.0.with(budget, 2).weigh(game, view, made, dice) } else { None }
    }

    /// Before the last round the search looks to the end of the round only, and what a pill may still bring after it is
    /// not counted; so whether a pill was shown too early or too late is not judged there.
    fn decides(&self, game: &Earthrise, view: &View, made: Move) -> bool {
        !matches!(made, Move::Reveal | Move::Hold) || view.round + 1 >= game.table().rounds
    }

    fn heed(&mut self, deadline: &Deadline) {
        self.0.heed(deadline);
    }
}

/// Is the seat whose view this is asked?
fn is_asked(view: &View) -> bool {
    view.seat().is_some_and(|seat| view.asked.has(seat))
}
