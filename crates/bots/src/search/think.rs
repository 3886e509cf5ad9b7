//! A search as a player: settings, threads, and the move it comes to.

use super::budget::{Budget, Clock};
use super::deadline::{Deadline, is_past};
use super::findings::{Finding, Findings};
use super::guide::Guide;
use super::paired::Paired;
use super::worker::{Task, Worker};
use crate::Bot;
use std::fmt;
use std::time::{Duration, Instant};
use tabletop::{Audience, Dice, Game, Next, Seat, Xoshiro};

/// How to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Every move equally often, no tree: the best mean.
    Flat,
    /// Worlds one by one, each searched as if all cards lay open (determinised UCT); the moves add up their visits.
    Worlds {
        /// Lines in each world.
        runs: u32,
    },
    /// One tree over what the seat can tell apart, with another world for each line (information-set MCTS).
    Tree,
}

/// How to search and how long.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How.
    pub method: Method,
    /// How long.
    pub budget: Budget,
    /// How readily moves are tried that did not do well so far.
    pub explore: f32,
    /// How often a move is made, with the rest of the line left to the guide, before the tree grows behind it.
    pub patience: u32,
    /// Does the tree hold only the moves of the seat that decides, and leave the others to the guide?
    pub alone: bool,
    /// Trees that grow independently and are added up, for [`Method::Tree`]. The answer depends on their number.
    pub trees: u32,
    /// Moves of the decision that are compared to the end of the budget, for [`Method::Tree`]; the others are given up
    /// on the way. At least 2.
    pub finalists: usize,
    /// Threads to work on. With a budget of iterations the answer does not depend on their number.
    pub threads: usize,
}

impl Settings {
    /// One thread, one tree.
    pub fn new(method: Method, budget: Budget, explore: f32) -> Settings {
        Settings { method, budget, explore, patience: 1, alone: false, trees: 1, finalists: 2, threads: 1 }
    }
}

/// Worlds in which two moves are compared, however short the time is.
const LEAST_PAIRS: u64 = 24;

/// A player that searches.
pub struct Search<G: Game, H: Guide<G>> {
    guide: H,
    settings: Settings,
    moves: Vec<G::Move>,
    workers: Vec<Worker<G, H>>,
    deadline: Option<Deadline>,
}

impl<G: Game, H: Guide<G>> fmt::Debug for Search<G, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search").field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl<G: Game, H: Guide<G>> Search<G, H> {
    /// A player.
    pub fn new(guide: H, settings: Settings) -> Search<G, H> {
        Search { guide, settings, moves: Vec::new(), workers: Vec::new(), deadline: None }
    }

    /// Thinks for so long from here on, and compares so many moves to the end.
    pub fn with(&mut self, budget: Budget, finalists: usize) -> &mut Search<G, H> {
        self.settings.budget = budget;
        self.settings.finalists = finalists.max(2);
        self
    }

    /// Ends whatever it thinks about by then.
    pub fn heed(&mut self, deadline: &Deadline) {
        self.deadline = Some(deadline.clone());
    }

    /// Compares two moves of the decision behind a view, both in the same worlds with the same chance after them. None
    /// if they are not both possible.
    pub fn compare(&mut self, game: &G, view: &G::View, moves: [G::Move; 2], dice: &mut Xoshiro) -> Option<Paired> {
        self.in_pairs(game, view, moves.map(Some), dice)
    }

    /// What a move of the decision behind a view changes: first the guide plays on from before it, then from after it, both
    /// in the same worlds with the same chance. None if it is not possible.
    pub fn weigh(&mut self, game: &G, view: &G::View, made: G::Move, dice: &mut Xoshiro) -> Option<Paired> {
        self.in_pairs(game, view, [None, Some(made)], dice)
    }

    /// Two ways on from a decision in the same worlds: with a move, or as the guide goes on.
    fn in_pairs(&mut self, game: &G, view: &G::View, ways: [Option<G::Move>; 2], dice: &mut Xoshiro) -> Option<Paired> {
        let seed = dice.bits();
        let seat = self.list(game, view, None, seed)?;
        if !ways.iter().flatten().all(|mv| self.moves.contains(mv)) {
            return None;
        }
        self.workers.resize_with(self.workers.len().max(1), Worker::new);
        let worker = self.workers.first_mut()?;
        let Settings { explore, patience, alone, finalists, budget, .. } = self.settings;
        let (guide, start, deadline) = (&self.guide, Instant::now(), self.deadline.as_ref());
        let brief = guide.brief(game, view);
        let task = Task {
            game,
            guide,
            brief,
            seat,
            moves: &self.moves,
            explore,
            patience,
            alone,
            finalists,
            detail: false,
            seed,
            deadline,
        };
        let mut paired = Paired::default();
        let (worlds, clock) = worlds(budget, ways.len() as u32, start, deadline);
        for world in 0..worlds {
            if (world >= LEAST_PAIRS && clock.is_over()) || is_past(deadline) {
                break;
            }
            let [first, second] = worker.pair(&task, world, ways);
            paired.add(first, second);
        }
        Some(paired)
    }

    /// Searches the decision behind a view: everything that was found out about its moves, best first. There are none
    /// if the seat is not asked.
    pub fn study(&mut self, game: &G, view: &G::View, dice: &mut Xoshiro) -> Findings<G::Move> {
        let seed = dice.bits();
        match self.list(game, view, None, seed) {
            Some(seat) => {
                self.work(game, view, seat, seed, true);
                self.findings(seat)
            }
            None => Findings::default(),
        }
    }

    /// The move of a seat, from the view of anybody who knows at least as much: its own, unless a lab says otherwise.
    pub(crate) fn decide(&mut self, game: &G, view: &G::View, seat: Option<Seat>, dice: &mut Xoshiro) -> G::Move {
        let seed = dice.bits();
        if let Some(seat) = self.list(game, view, seat, seed)
            && self.moves.len() > 1
        {
            self.work(game, view, seat, seed, false);
            if let Some(best) = self.best(seat) {
                return best;
            }
        }
        self.moves[0]
    }

    /// Lists the moves of the seat that is asked, if it is.
    fn list(&mut self, game: &G, view: &G::View, seat: Option<Seat>, seed: u64) -> Option<Seat> {
        self.moves.clear();
        let world = game.imagine(view, &mut Xoshiro::new(seed));
        let Next::Ask(asked) = game.next(&world) else { return None };
        // Of several seats, the one whose view this is.
        let looks = |&seat: &Seat| game.view(&world, Audience::Seat(seat)) == *view;
        let seat = seat.or(asked.single()).or_else(|| asked.iter().find(looks)).or(asked.first())?;
        game.moves(&game.eye(&world, seat), &mut self.moves);
        (!self.moves.is_empty()).then_some(seat)
    }

    /// Spends the budget; the first worker holds the sum.
    fn work(&mut self, game: &G, view: &G::View, seat: Seat, seed: u64, detail: bool) {
        let Search { guide, settings, moves, workers, deadline } = self;
        let threads = settings.threads.max(1);
        workers.resize_with(threads.max(workers.len()), Worker::new);
        let start = Instant::now();
        let brief = guide.brief(game, view);
        let task = Task {
            game,
            guide: &*guide,
            brief,
            seat,
            moves,
            explore: settings.explore,
            patience: settings.patience,
            alone: settings.alone,
            finalists: settings.finalists,
            detail,
            seed,
            deadline: deadline.as_ref(),
        };
        let (settings, task, workers) = (&*settings, &task, &mut workers[..threads]);
        workers.iter_mut().for_each(|worker| worker.begin(task.moves));
        if let [worker] = workers {
            share(settings, task, worker, 0, start);
        } else {
            std::thread::scope(|scope| {
                for (thread, worker) in workers.iter_mut().enumerate() {
                    scope.spawn(move || share(settings, task, worker, thread as u64, start));
                }
            });
        }
        if let [first, others @ ..] = workers {
            for other in others {
                first.tallies.iter_mut().zip(&other.tallies).for_each(|(sum, tally)| sum.merge(tally));
            }
        }
    }

    /// Better moves come first: more visits, or with equal visits a higher value.
    fn order(&self, a: &(u32, f32), b: &(u32, f32)) -> std::cmp::Ordering {
        match self.settings.method {
            Method::Flat => b.1.total_cmp(&a.1),
            Method::Worlds { .. } | Method::Tree => b.0.cmp(&a.0).then(b.1.total_cmp(&a.1)),
        }
    }

    fn findings(&self, seat: Seat) -> Findings<G::Move> {
        let Some(worker) = self.workers.first() else { return Findings::default() };
        let finding = |(at, tally)| {
            let line = worker.lines.get(at).cloned().unwrap_or_default();
            Finding::new(tally, seat, H::GAUGES, line)
        };
        let mut moves: Vec<_> = worker.tallies.iter().enumerate().map(finding).collect();
        moves.sort_by(|a, b| self.order(&(a.visits, a.value), &(b.visits, b.value)));
        Findings { seat, iterations: moves.iter().map(|finding| finding.visits).sum(), moves }
    }

    /// The best move by what the first worker holds.
    fn best(&self, seat: Seat) -> Option<G::Move> {
        let tallies = &self.workers.first()?.tallies;
        let key = |at: usize| (tallies[at].visits, tallies[at].values()[seat.index()]);
        let best = (0..tallies.len()).min_by(|&a, &b| self.order(&key(a), &key(b)))?;
        Some(tallies[best].mv)
    }
}

impl<G: Game, H: Guide<G>> Bot<G> for Search<G, H> {
    fn choose(&mut self, game: &G, view: &G::View, dice: &mut Xoshiro) -> G::Move {
        self.decide(game, view, None, dice)
    }

    fn within(&mut self, time: Duration, deadline: &Deadline) {
        self.settings.budget = self.settings.budget.at_most(time);
        self.heed(deadline);
    }
}

/// One thread's part of the work.
fn share<G: Game, H: Guide<G>>(
    settings: &Settings,
    task: &Task<'_, G, H>,
    worker: &mut Worker<G, H>,
    thread: u64,
    start: Instant,
) {
    let threads = settings.threads.max(1) as u64;
    match settings.method {
        Method::Tree => {
            let trees = u64::from(settings.trees.max(1));
            let mine = (thread..trees).step_by(threads as usize).count() as u32;
            for (round, tree) in (thread..trees).step_by(threads as usize).enumerate() {
                let mut clock = match settings.budget {
                    Budget::Iterations(all) => Clock::iterations(part_of(all, trees, tree), task.deadline),
                    Budget::Time(time) => Clock::time(start + time * round as u32 / mine, time / mine, task.deadline),
                };
                worker.grow_tree(task, tree, &mut clock);
            }
        }
        Method::Worlds { runs } => {
            let runs = runs.max(1);
            let (worlds, mut clock) = worlds(settings.budget, runs, start, task.deadline);
            for world in (thread..worlds).step_by(threads as usize) {
                if world >= threads && clock.is_over() {
                    break;
                }
                worker.search_world(task, world, runs, &mut clock);
            }
        }
        Method::Flat => {
            let (worlds, clock) = worlds(settings.budget, task.moves.len() as u32, start, task.deadline);
            for world in (thread..worlds).step_by(threads as usize) {
                if world >= threads && clock.is_over() {
                    break;
                }
                worker.try_all(task, world);
            }
        }
    }
}

/// The part of the iterations that one of several trees gets.
fn part_of(all: u32, trees: u64, tree: u64) -> u32 {
    let all = u64::from(all);
    (all / trees + u64::from(tree < all % trees)) as u32
}

/// How many worlds of this size fit the budget. Iterations are counted in worlds, so that the threads need not agree.
fn worlds(budget: Budget, size: u32, start: Instant, deadline: Option<&Deadline>) -> (u64, Clock<'_>) {
    match budget {
        Budget::Iterations(all) => (u64::from((all / size.max(1)).max(1)), Clock::iterations(u32::MAX, deadline)),
        Budget::Time(time) => (u64::MAX, Clock::time(start, time, deadline)),
    }
}
