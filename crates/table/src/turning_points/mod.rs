//! The turning points of a game that is over: where the chance to win changed most.
//!
//! There are two kinds. A [swing](course) is a part of the game after which the chance is another, whoever or whatever
//! brought that about. A mistake is a move for which the analysis has found a better one. Both rest on the adviser that also
//! gives hints, so they are estimates; what cannot be told from chance is not told.
//!
//! The work is done in small pieces, so that the thread that does it can do something else in between.

mod course;
mod estimate;
mod report;

pub use report::Report;

use bots::search::Budget;
use bots::{Analyst, Effort, Verdict};
use course::{Course, Swing};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tabletop::Timeline;
use tabletop::log::{Entry, EntryNo};
use title::{FactOf, Title};

/// The part of the time that goes into the course of the game; the rest is for its moves.
const COURSE: f64 = 0.5;
/// The least time there must be for every move that is looked at, long looks included.
const LEAST_LOOK: Duration = Duration::from_millis(400);
/// Moves that get a long look.
const LONG_LOOKS: usize = 12;
/// The most of each kind that are told.
const MOST: usize = 6;

/// Work on the turning points of one game of any kind.
pub trait Work: Send {
    /// Does the next piece; false if there was none left.
    fn step(&mut self) -> bool;

    /// How many pieces are done, and of how many.
    fn progress(&self) -> (usize, usize);

    /// What was found.
    fn finish(self: Box<Self>) -> Arc<dyn Report>;
}

/// Work on the turning points of one game: first its course, then the moves where a chance fell.
pub struct Study<T: Title> {
    timeline: Timeline<T::Game>,
    names: Vec<String>,
    budget: Duration,
    /// Begun with the first step, because it takes a while to find out what there is to do.
    course: Option<Course<T>>,
    /// Begun when the course is known.
    analyst: Option<Analyst<T::Game, T::Prospect>>,
}

impl<T: Title> Study<T> {
    /// About a game and those who played it, within a budget of time of one processor.
    pub fn new(timeline: Timeline<T::Game>, names: Vec<String>, budget: Duration) -> Study<T> {
        Study { timeline, names, budget, course: None, analyst: None }
    }
}

/// The moves that can be blamed for a fall, thinned out evenly until there is time for a look at each.
fn analyst<T: Title>(
    timeline: &Timeline<T::Game>,
    course: &Course<T>,
    time: Duration,
) -> Analyst<T::Game, T::Prospect> {
    let falls = course.falls();
    let mut moves = Vec::new();
    timeline.replay(timeline.len(), |step| match *step.entry {
        Entry::Move { seat, .. } if falls.iter().any(|fall| fall.holds(step.no, seat)) => moves.push(step.no),
        _ => {}
    });
    let most = (time.as_millis() / LEAST_LOOK.as_millis()).max(1) as usize;
    let every = moves.len().div_ceil(most).max(1);
    let judged: BTreeSet<EntryNo> = moves.into_iter().step_by(every).collect();
    let effort = Effort { budget: Budget::Time(time), looks: LONG_LOOKS };
    Analyst::new(timeline, T::adviser(), |entry, _| judged.contains(&entry), effort)
}

impl<T: Title> Work for Study<T> {
    fn step(&mut self) -> bool {
        let Study { timeline, budget, course, analyst: looker, .. } = self;
        let course = course.get_or_insert_with(|| Course::new(timeline, budget.mul_f64(COURSE)));
        if course.step(timeline.game()) {
            return true;
        }
        let looker = looker.get_or_insert_with(|| analyst(timeline, course, budget.mul_f64(1.0 - COURSE)));
        looker.look(timeline.game())
    }

    fn progress(&self) -> (usize, usize) {
        let course = self.course.as_ref().map_or((0, 0), Course::progress);
        let moves = self.analyst.as_ref().map_or((0, course.1), Analyst::progress);
        (course.0 + moves.0, course.1 + moves.1)
    }

    fn finish(self: Box<Self>) -> Arc<dyn Report> {
        let Study { timeline, names, course, analyst, .. } = *self;
        let swings = course.map_or_else(Vec::new, |course| course.swings(MOST));
        let mut mistakes = analyst.map_or_else(Vec::new, |analyst| analyst.into_analysis().verdicts);
        mistakes.retain(Verdict::is_mistake);
        mistakes.sort_by(|a, b| b.cost().total_cmp(&a.cost()));
        mistakes.truncate(MOST);
        let mut points: Vec<Point<T>> = swings.into_iter().map(Point::Swing).collect();
        points.extend(mistakes.into_iter().map(Point::Mistake));
        points.sort_by_key(Point::entry);
        let facts = facts::<T>(&timeline);
        Arc::new(report::Findings { game: timeline.game().clone(), names, facts, points })
    }
}

/// A turning point.
enum Point<T: Title> {
    Swing(Swing<T>),
    Mistake(Verdict<T::Game>),
}

impl<T: Title> Point<T> {
    fn entry(&self) -> EntryNo {
        match self {
            Point::Swing(swing) => swing.to,
            Point::Mistake(verdict) => verdict.entry,
        }
    }
}

/// Everything that happened, each with its entry. After the game nothing is hidden.
fn facts<T: Title>(timeline: &Timeline<T::Game>) -> Vec<(EntryNo, FactOf<T>)> {
    let mut facts = Vec::new();
    timeline.replay(timeline.len(), |step| facts.extend(step.facts.iter().map(|fact| (step.no, fact.clone()))));
    facts
}
