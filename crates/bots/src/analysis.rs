//! A game gone through afterwards: which moves changed the chance to win, which cost most, and what would have been better.
//!
//! Every move is judged from what its seat could see when it was made, as if everybody played on by rules of thumb. A quick
//! look at all of them finds the remarkable ones; a long one at those, in other futures, says how much they really did. In
//! both looks the better move is chosen in some futures and measured in others, so that luck does not count twice.

use crate::advise::{Adviser, Comparison};
use crate::search::{Budget, Paired};
use std::collections::VecDeque;
use std::time::{Duration, Instant};
use tabletop::log::{Entry, EntryNo};
use tabletop::{Audience, Game, Seat, Seats, Timeline, Xoshiro};

/// A cost is told only if it is at least this many standard errors.
const SURE: f32 = 2.5;
/// A cost below one in a hundred is not worth a word.
const WORTH_TELLING: f32 = 0.01;
/// Nor is a change below two.
const A_TURN: f32 = 0.02;
/// The part of a look that goes into what would have been better; the rest is for what the move changed.
const BESIDE_BEST: f64 = 0.6;
/// The quick look's part of a time.
const QUICK: f64 = 0.4;
/// A long look is so many times as long as a quick one, where iterations are counted.
const LONGER: u32 = 8;

/// How closely to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// A time is for the whole game; iterations are for the quick look at one move.
    pub budget: Budget,
    /// How many moves of each seat get a long look.
    pub looks: usize,
}

impl Effort {
    /// What is usual. It is counted, so that a game is told in the same way wherever and whenever it is gone through.
    pub const USUAL: Effort = Effort { budget: Budget::Iterations(500), looks: 8 };
}

/// A budget that is shared out among looks. What one look leaves of its time goes to the others.
struct Purse {
    budget: Budget,
    looks: usize,
    spent: Duration,
}

impl Purse {
    fn new(budget: Budget, looks: usize) -> Purse {
        Purse { budget, looks, spent: Duration::ZERO }
    }

    /// Takes a look with its share of the budget. What passes between two looks is not counted.
    fn look<T>(&mut self, look: impl FnOnce(Budget) -> T) -> T {
        let share = 1.0 / self.looks.max(1) as f64;
        self.looks = self.looks.saturating_sub(1);
        let budget = match self.budget {
            Budget::Iterations(_) => self.budget,
            Budget::Time(time) => Budget::Time(time.saturating_sub(self.spent)).part(share),
        };
        let start = Instant::now();
        let seen = look(budget);
        self.spent += start.elapsed();
        seen
    }
}

impl Effort {
    fn quick(self, looks: usize) -> Purse {
        let part = if matches!(self.budget, Budget::Time(_)) { QUICK } else { 1.0 };
        Purse::new(self.budget.part(part), looks)
    }

    /// The long looks get what the quick ones have left.
    fn long(self, looks: usize, spent: Duration) -> Purse {
        let budget = match self.budget {
            Budget::Iterations(all) => Budget::Iterations(all.saturating_mul(LONGER)),
            Budget::Time(time) => Budget::Time(time.saturating_sub(spent)),
        };
        Purse::new(budget, looks)
    }
}

/// A move as it was judged.
#[derive(Debug)]
pub struct Verdict<G: Game> {
    /// Its number in the log.
    pub entry: EntryNo,
    /// Who made it.
    pub seat: Seat,
    /// What that seat saw.
    pub view: G::View,
    /// The move.
    pub made: G::Move,
    /// How many there were.
    pub choices: usize,
    /// The best move that was found, and how the two compare.
    pub comparison: Comparison<G::Move>,
    /// The chance to win from before the move and from after it, in the same futures.
    pub weighed: Paired,
    /// Did it get a long look?
    pub long: bool,
}

impl<G: Game> Verdict<G> {
    /// The chance to win that the move cost, by the best estimate. Below 0: it was better than what we took to be best.
    pub fn cost(&self) -> f32 {
        if self.comparison.best == self.made { 0.0 } else { self.comparison.paired.ahead() }
    }

    /// The standard error of the cost, with caution.
    pub fn error(&self) -> f32 {
        if self.comparison.best == self.made { 0.0 } else { self.comparison.paired.error() }
    }

    /// By how much the move changed the chance to win of its seat, by the best estimate.
    pub fn change(&self) -> f32 {
        -self.weighed.ahead()
    }

    /// Did the move change the chance to win for sure, after a long look?
    pub fn is_turn(&self) -> bool {
        self.long && self.change().abs() >= A_TURN && self.change().abs() > SURE * self.weighed.error()
    }

    /// How much there is to tell of the move: what it changed, or what a better one would have brought besides, as far as
    /// either is sure; 0 if neither is.
    pub fn size(&self) -> f32 {
        let changed = if self.is_turn() { self.change().abs() } else { 0.0 };
        changed.max(if self.is_mistake() { self.cost() } else { 0.0 })
    }

    /// How remarkable it looks, before it is looked at for long.
    fn suspected(&self) -> f32 {
        self.comparison.suspected.max(self.change().abs())
    }

    /// Did the move cost something for sure, after a long look?
    pub fn is_mistake(&self) -> bool {
        self.long && self.cost() >= WORTH_TELLING && self.cost() > SURE * self.error()
    }
}

/// What one seat gave away.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Account {
    /// Its moves that were judged: those where there was a choice.
    pub judged: u32,
    /// Those that cost something for sure.
    pub mistakes: u32,
    /// The chance to win that all its moves cost together.
    pub given: f32,
    /// The standard error of that.
    pub error: f32,
}

/// A game that was gone through.
#[derive(Debug)]
pub struct Analysis<G: Game> {
    /// Every move that was judged, in the order of the game.
    pub verdicts: Vec<Verdict<G>>,
}

impl<G: Game> Analysis<G> {
    /// The moves that cost something for sure, the dearest first.
    pub fn mistakes(&self) -> Vec<&Verdict<G>> {
        let mut mistakes: Vec<&Verdict<G>> = self.verdicts.iter().filter(|verdict| verdict.is_mistake()).collect();
        mistakes.sort_by(|a, b| b.cost().total_cmp(&a.cost()));
        mistakes
    }

    /// The moves that there is something to tell of, in the order of the game: of each seat at most so many, those of which
    /// there is most to tell.
    pub fn turns(&self, most: usize) -> Vec<&Verdict<G>> {
        let mut turns: Vec<&Verdict<G>> = self.verdicts.iter().filter(|verdict| verdict.size() > 0.0).collect();
        turns.sort_by(|a, b| b.size().total_cmp(&a.size()));
        let mut told = [0; Seats::MAX as usize];
        turns.retain(|verdict| {
            told[verdict.seat.index()] += 1;
            told[verdict.seat.index()] <= most
        });
        turns.sort_by_key(|verdict| verdict.entry);
        turns
    }

    /// What a seat gave away.
    pub fn account(&self, seat: Seat) -> Account {
        let mut account = Account::default();
        for verdict in self.verdicts.iter().filter(|verdict| verdict.seat == seat) {
            account.judged += 1;
            account.mistakes += u32::from(verdict.is_mistake());
            account.given += verdict.cost();
            if verdict.comparison.best != verdict.made {
                account.error = account.error.hypot(verdict.comparison.paired.usual_error());
            }
        }
        account
    }
}

/// Goes through the moves of these seats that hold. `watch` hears how many looks have been taken, and of how many.
pub fn analyse<G: Game, P>(
    timeline: &Timeline<G>,
    adviser: Box<dyn Adviser<G, P>>,
    seats: Seats,
    effort: Effort,
    watch: &mut dyn FnMut(usize, usize),
) -> Analysis<G> {
    let mut analyst = Analyst::new(timeline, adviser, |_, seat| seats.has(seat), effort);
    loop {
        let (done, all) = analyst.progress();
        watch(done, all);
        if !analyst.look(timeline.game()) {
            return analyst.into_analysis();
        }
    }
}

/// Somebody who goes through a game look by look, for those who have other things to do in between.
pub struct Analyst<G: Game, P> {
    effort: Effort,
    adviser: Box<dyn Adviser<G, P>>,
    purse: Purse,
    /// What has not been looked at.
    decisions: VecDeque<Decision<G>>,
    /// Verdicts that are to get a long look.
    suspects: VecDeque<usize>,
    verdicts: Vec<Verdict<G>>,
    /// Long looks there may be.
    long_looks: usize,
    /// All looks there may be.
    all: usize,
}

impl<G: Game, P> Analyst<G, P> {
    /// About the moves that hold, were a choice, and are to be judged by their entry and their seat.
    pub fn new(
        timeline: &Timeline<G>,
        adviser: Box<dyn Adviser<G, P>>,
        judged: impl Fn(EntryNo, Seat) -> bool,
        effort: Effort,
    ) -> Analyst<G, P> {
        let decisions = decisions(timeline, adviser.as_ref(), judged);
        let of_seat = |seat: Seat| decisions.iter().filter(|decision: &&Decision<G>| decision.seat == seat).count();
        let long_looks = (0..Seats::MAX).map(|seat| effort.looks.min(of_seat(Seat(seat)))).sum();
        let all = decisions.len() + long_looks;
        Analyst {
            effort,
            adviser,
            purse: effort.quick(decisions.len()),
            decisions,
            suspects: VecDeque::new(),
            verdicts: Vec::new(),
            long_looks,
            all,
        }
    }

    /// How many looks have been taken, and of how many.
    pub fn progress(&self) -> (usize, usize) {
        let left = match self.decisions.len() {
            0 => self.suspects.len(),
            quick => quick + self.long_looks,
        };
        (self.all - left, self.all)
    }

    /// Takes the next look; false if there was none left. The game is the one of the timeline.
    pub fn look(&mut self, game: &G) -> bool {
        let Analyst { effort, adviser, purse, decisions, suspects, verdicts, .. } = self;
        if let Some(decision) = decisions.pop_front() {
            verdicts.extend(purse.look(|budget| decision.judge(game, adviser.as_mut(), budget, 1)));
            if decisions.is_empty() {
                *suspects = most_suspected(verdicts, effort.looks);
                *purse = effort.long(suspects.len(), purse.spent);
            }
            return true;
        }
        let Some(at) = suspects.pop_front() else { return false };
        let Verdict { entry, seat, ref view, made, choices, .. } = verdicts[at];
        let again = Decision { entry, seat, view: view.clone(), made, choices };
        if let Some(verdict) = purse.look(|budget| again.judge(game, adviser.as_mut(), budget, 2)) {
            verdicts[at] = Verdict { long: true, ..verdict };
        }
        true
    }

    /// What was found so far.
    pub fn into_analysis(self) -> Analysis<G> {
        Analysis { verdicts: self.verdicts }
    }
}

/// The verdicts that deserve a long look, at most so many of each seat, the most remarkable first.
fn most_suspected<G: Game>(verdicts: &[Verdict<G>], looks: usize) -> VecDeque<usize> {
    let mut suspects: Vec<usize> = (0..verdicts.len()).collect();
    suspects.retain(|&at| verdicts[at].suspected() > 0.0);
    suspects.sort_by(|&a, &b| verdicts[b].suspected().total_cmp(&verdicts[a].suspected()));
    let mut taken = [0; Seats::MAX as usize];
    suspects.retain(|&at| {
        let taken = &mut taken[verdicts[at].seat.index()];
        *taken += 1;
        *taken <= looks
    });
    suspects.into()
}

/// A move and what its seat saw.
struct Decision<G: Game> {
    entry: EntryNo,
    seat: Seat,
    view: G::View,
    made: G::Move,
    choices: usize,
}

impl<G: Game> Decision<G> {
    fn judge<P>(self, game: &G, adviser: &mut dyn Adviser<G, P>, budget: Budget, look: u64) -> Option<Verdict<G>> {
        let mut dice = Xoshiro::new(u64::from(self.entry) << 8 | look);
        let comparison = adviser.compare(game, &self.view, self.made, budget.part(BESIDE_BEST), &mut dice)?;
        let weighed = adviser.weigh(game, &self.view, self.made, budget.part(1.0 - BESIDE_BEST), &mut dice)?;
        let Decision { entry, seat, view, made, choices } = self;
        Some(Verdict { entry, seat, view, made, choices, comparison, weighed, long: false })
    }
}

/// The moves to be judged that hold, where there was a choice.
fn decisions<G: Game, P>(
    timeline: &Timeline<G>,
    adviser: &dyn Adviser<G, P>,
    judged: impl Fn(EntryNo, Seat) -> bool,
) -> VecDeque<Decision<G>> {
    let game = timeline.game();
    let mut decisions = VecDeque::new();
    timeline.replay(timeline.len(), |step| {
        let Entry::Move { seat, mv } = step.entry else { return };
        if !judged(step.no, *seat) {
            return;
        }
        let mut moves = Vec::new();
        game.moves(&game.eye(step.before, *seat), &mut moves);
        let view = game.view(step.before, Audience::Seat(*seat));
        if moves.len() > 1 && adviser.decides(game, &view, *mv) {
            decisions.push_back(Decision { entry: step.no, seat: *seat, view, made: *mv, choices: moves.len() });
        }
    });
    decisions
}
