//! The turning points of a game that is over: the moves that changed the chance to win most.
//!
//! A move is a turning point if the chance to win of its seat was for sure another after it than before it, or if another
//! move would for sure have been better. Chances are those of the analysis, from what the seat could see, so they are
//! estimates; what cannot be told from luck is not told. The effort is counted and not timed, so that the same game has the
//! same turning points wherever it is gone through.
//!
//! The work is done in small pieces, so that the thread that does it can do something else in between. What was found can be
//! [kept](Report::keep) as text, and be [read again](recall) with the game it is about.

mod kept;
mod report;

pub use kept::recall;
pub use report::Report;

use bots::{Analysis, Analyst, Effort};
use kept::{Kept, KeptTurn};
use report::Findings;
use std::sync::Arc;
use tabletop::Timeline;
use title::Title;

/// Work on the turning points of one game of any kind.
pub trait Work: Send {
    /// Does the next piece; false if there was none left.
    fn step(&mut self) -> bool;

    /// How many pieces are done, and of how many.
    fn progress(&self) -> (usize, usize);

    /// What was found.
    fn finish(self: Box<Self>) -> Arc<dyn Report>;
}

/// Work on the turning points of one game.
pub struct Study<T: Title> {
    timeline: Timeline<T::Game>,
    names: Vec<String>,
    effort: Effort,
    /// Begun with the first step, because it takes a while to find out what there is to do.
    analyst: Option<Analyst<T::Game, T::Prospect>>,
}

impl<T: Title> Study<T> {
    /// About a game and those who played it.
    pub fn new(timeline: Timeline<T::Game>, names: Vec<String>, effort: Effort) -> Study<T> {
        Study { timeline, names, effort, analyst: None }
    }
}

impl<T: Title> Work for Study<T> {
    fn step(&mut self) -> bool {
        let Study { timeline, effort, analyst, .. } = self;
        let analyst = analyst.get_or_insert_with(|| Analyst::new(timeline, T::adviser(), |_, _| true, *effort));
        analyst.look(timeline.game())
    }

    fn progress(&self) -> (usize, usize) {
        self.analyst.as_ref().map_or((0, 0), Analyst::progress)
    }

    fn finish(self: Box<Self>) -> Arc<dyn Report> {
        let Study { timeline, names, effort, analyst } = *self;
        let verdicts = analyst.map_or_else(Vec::new, |analyst| analyst.into_analysis().verdicts);
        found_in::<T>(&timeline, names, &Analysis { verdicts }, effort)
    }
}

/// The turning points of a game that was gone through with this effort.
pub fn found_in<T: Title>(
    timeline: &Timeline<T::Game>,
    names: Vec<String>,
    analysis: &Analysis<T::Game>,
    effort: Effort,
) -> Arc<dyn Report> {
    let turns = analysis.turns(effort.looks).into_iter().map(KeptTurn::of).collect();
    Arc::new(Findings::<T>::new(timeline, names, Kept::new(timeline.len(), turns)))
}
