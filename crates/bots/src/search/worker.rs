//! One thread's place of work: it walks lines through the tree, plays them on, and counts what they came to.

use super::budget::Clock;
use super::deadline::Deadline;
use super::guide::{Guide, Position, Values};
use super::tally::{GAUGES, Tally};
use super::tree::{Fork, ROOT, Tree};
use tabletop::{Dice, Game, Next, Seat, Silent, Xoshiro};

/// What is to be found out, the same for all threads.
pub(super) struct Task<'a, G: Game, H: Guide<G> + 'a>
where
    G: 'a,
{
    pub(super) game: &'a G,
    pub(super) guide: &'a H,
    pub(super) brief: H::Brief<'a>,
    pub(super) seat: Seat,
    pub(super) moves: &'a [G::Move],
    pub(super) explore: f32,
    pub(super) patience: u32,
    pub(super) alone: bool,
    pub(super) finalists: usize,
    /// Read the gauges and keep the lines? Only advice needs them.
    pub(super) detail: bool,
    pub(super) seed: u64,
    pub(super) deadline: Option<&'a Deadline>,
}

impl<'a, G: Game, H: Guide<G>> Task<'a, G, H> {
    /// Dice of their own for a world or a tree, whichever thread gets it.
    pub(super) fn dice(&self, index: u64) -> Xoshiro {
        Xoshiro::new(self.seed ^ (index + 1).wrapping_mul(0xd134_2543_de82_ef95))
    }
}

/// Where one thread works; kept from decision to decision.
pub(super) struct Worker<G: Game, H: Guide<G>> {
    tree: Tree<G::Move>,
    scratch: H::Scratch,
    moves: Vec<G::Move>,
    prior: Vec<f32>,
    options: Vec<u32>,
    path: Vec<u32>,
    /// Moves of the decision that are still compared.
    alive: Vec<usize>,
    pub(super) tallies: Vec<Tally<G::Move>>,
    /// The main line after each move, from the first tree.
    pub(super) lines: Vec<Vec<(Seat, G::Move)>>,
    /// How often moves followed each other, whoever chose them; kept for advice.
    story: Tree<G::Move>,
    /// The first moves of the line that is being followed.
    trail: Vec<(Seat, G::Move)>,
}

impl<G: Game, H: Guide<G>> Worker<G, H> {
    pub(super) fn new() -> Worker<G, H> {
        Worker {
            tree: Tree::new(),
            scratch: H::Scratch::default(),
            moves: Vec::new(),
            prior: Vec::new(),
            options: Vec::new(),
            path: Vec::new(),
            alive: Vec::new(),
            tallies: Vec::new(),
            lines: Vec::new(),
            story: Tree::new(),
            trail: Vec::new(),
        }
    }

    /// Clears the worker for a decision.
    pub(super) fn begin(&mut self, moves: &[G::Move]) {
        self.tallies.clear();
        self.tallies.extend(moves.iter().map(|&mv| Tally::new(mv)));
        self.lines.clear();
        self.story.clear();
    }

    /// Information-set search: one tree, with another world for every round of lines.
    ///
    /// The moves of the decision itself are compared fairly: in each world every one of them gets a line, with the same
    /// dice, and as the budget runs out the worse half of them is given up, again and again (sequential halving).
    pub(super) fn grow_tree(&mut self, task: &Task<'_, G, H>, index: u64, clock: &mut Clock<'_>) {
        self.tree.clear();
        let mut dice = task.dice(index);
        task.guide.settle(&mut self.scratch);
        let first = self.tallies.len();
        self.tallies.extend(task.moves.iter().map(|&mv| Tally::new(mv)));
        self.alive.clear();
        self.alive.extend(0..task.moves.len());
        let phases = task.moves.len().next_power_of_two().trailing_zeros() as f32;
        let mut phase = 1.0;
        let mut worlds = 0;
        // However short the time is, every move is tried once.
        while worlds == 0 || !clock.is_over() {
            worlds += 1;
            let world = task.guide.imagine(&task.brief, &mut self.scratch, &mut dice);
            let rng = Xoshiro::new(dice.bits());
            for alive in 0..self.alive.len() {
                self.descend(task, world.clone(), Some(self.alive[alive]), first, &mut rng.clone());
                clock.tick();
                if task.detail && index == 0 {
                    self.remember();
                }
            }
            if self.alive.len() > task.finalists && clock.spent() * phases >= phase {
                let Worker { alive, tallies, .. } = self;
                let worth = |at: usize| tallies[first + at].values()[task.seat.index()];
                alive.sort_by(|&a, &b| worth(b).total_cmp(&worth(a)));
                alive.truncate(alive.len().div_ceil(2).max(task.finalists));
                phase += 1.0;
            }
        }
        let (sums, tree) = self.tallies.split_at_mut(first);
        sums.iter_mut().zip(tree).for_each(|(sum, tally)| sum.merge(tally));
        self.tallies.truncate(first);
        self.keep_lines(task, index);
    }

    /// Determinised search: a tree for one world, all lines in it.
    pub(super) fn search_world(&mut self, task: &Task<'_, G, H>, index: u64, runs: u32, clock: &mut Clock<'_>) {
        self.tree.clear();
        let mut dice = task.dice(index);
        task.guide.settle(&mut self.scratch);
        let world = task.guide.imagine(&task.brief, &mut self.scratch, &mut dice);
        for _ in 0..runs {
            if !clock.tick() {
                break;
            }
            self.descend(task, world.clone(), None, 0, &mut dice);
        }
        self.keep_lines(task, index);
    }

    /// Flat search: every move once in one world, with the same chance after it.
    pub(super) fn try_all(&mut self, task: &Task<'_, G, H>, index: u64) {
        let mut dice = task.dice(index);
        task.guide.settle(&mut self.scratch);
        let world = task.guide.imagine(&task.brief, &mut self.scratch, &mut dice);
        for (at, &mv) in task.moves.iter().enumerate() {
            let mut state = world.clone();
            task.game.play(&mut state, task.seat, mv, &mut Silent);
            self.path.clear();
            self.trail.clear();
            self.walk(task, state, None, at, &mut dice.clone());
        }
    }

    /// Two moves in one world, with the same chance after them: the chance to win that each leaves to the seat. Where no
    /// move is given, the guide makes its own.
    pub(super) fn pair(&mut self, task: &Task<'_, G, H>, index: u64, moves: [Option<G::Move>; 2]) -> [f32; 2] {
        let mut dice = task.dice(index);
        if index == 0 {
            task.guide.settle(&mut self.scratch);
        }
        let world = task.guide.imagine(&task.brief, &mut self.scratch, &mut dice);
        moves.map(|mv| {
            let mut state = world.clone();
            let mv = mv.unwrap_or_else(|| {
                // Dice of its own: those of the future are the same whoever chose.
                let mut own = Xoshiro::new(dice.clone().bits());
                let position = Position { game: task.game, state: &state, seat: task.seat };
                task.guide.choose(&task.brief, &position, &mut self.scratch, &mut own)
            });
            task.game.play(&mut state, task.seat, mv, &mut Silent);
            self.path.clear();
            self.trail.clear();
            let values = self.follow(task, &mut state, None, &mut dice.clone());
            task.guide.chance(task.game, &state, task.seat, &values)
        })
    }

    /// One line from the decision on, with the first move given or selected; counted from the tally `first` on.
    fn descend(
        &mut self,
        task: &Task<'_, G, H>,
        mut state: G::State,
        at: Option<usize>,
        first: usize,
        dice: &mut Xoshiro,
    ) {
        self.path.clear();
        self.trail.clear();
        self.moves.clear();
        self.moves.extend_from_slice(task.moves);
        let fork = Fork { node: ROOT, seat: task.seat, aspect: 0 };
        let at = at.unwrap_or_else(|| self.select(task, &state, fork, dice));
        let mv = self.moves[at];
        let node = self.enter(task, &state, fork, mv);
        self.trail.push((task.seat, mv));
        task.game.play(&mut state, task.seat, mv, &mut Silent);
        self.walk(task, state, node, first + at, dice);
    }

    /// Follows the tree from `node` as far as it goes, plays on, and counts the line for the first move `at`.
    fn walk(&mut self, task: &Task<'_, G, H>, mut state: G::State, node: Option<u32>, at: usize, dice: &mut Xoshiro) {
        let values = self.follow(task, &mut state, node, dice);
        for &edge in &self.path {
            let edge = self.tree.edge_mut(edge);
            edge.visits += 1;
            edge.mean += (values[edge.seat.index()] - edge.mean) / edge.visits as f32;
        }
        let (mut gauges, mut chance) = ([0.0; GAUGES], 0.0);
        if task.detail {
            task.guide.gauge(task.game, &state, task.seat, &mut self.scratch, &mut gauges);
            chance = task.guide.chance(task.game, &state, task.seat, &values);
        }
        self.tallies[at].add(&values, chance, &gauges);
    }

    /// Plays a line to where it ends; what it comes to.
    fn follow(
        &mut self,
        task: &Task<'_, G, H>,
        state: &mut G::State,
        mut node: Option<u32>,
        dice: &mut Xoshiro,
    ) -> Values {
        let (game, guide) = (task.game, task.guide);
        // The first move of a line has been made.
        let mut made = 1;
        loop {
            if let Some(values) = guide.estimate(game, state, made, &mut self.scratch) {
                return values;
            }
            match game.next(state) {
                Next::Over(outcome) => return guide.value(game, state, &outcome),
                Next::Draw(need) => {
                    let draw = game.sample(state, need, dice);
                    game.draw(state, draw, &mut Silent);
                }
                Next::Ask(asked) => {
                    let seat = asked.first().unwrap_or(Seat(0));
                    let mv = match node {
                        Some(inside) if !task.alone || seat == task.seat => {
                            let fork = Fork { node: inside, seat, aspect: guide.aspect(game, state, seat) };
                            self.moves.clear();
                            game.moves(&game.eye(state, seat), &mut self.moves);
                            let chosen = self.select(task, state, fork, dice);
                            let mv = self.moves[chosen];
                            node = self.enter(task, state, fork, mv);
                            mv
                        }
                        _ => {
                            let position = Position { game, state, seat };
                            guide.choose(&task.brief, &position, &mut self.scratch, dice)
                        }
                    };
                    if task.detail && self.trail.len() < STORY {
                        self.trail.push((seat, mv));
                    }
                    game.play(state, seat, mv, &mut Silent);
                    made += 1;
                }
            }
        }
    }

    /// Counts the first moves of the line that was just followed.
    fn remember(&mut self) {
        let mut node = ROOT;
        for &(seat, mv) in &self.trail {
            let edge = self.story.reach(Fork { node, seat, aspect: 0 }, mv);
            self.story.edge_mut(edge).visits += 1;
            node = self.story.follow(node, edge, false);
        }
    }

    /// Which of the moves on the worker to follow from a node.
    fn select(&mut self, task: &Task<'_, G, H>, state: &G::State, fork: Fork, dice: &mut Xoshiro) -> usize {
        if self.moves.len() == 1 {
            return 0;
        }
        self.prior.clear();
        let position = Position { game: task.game, state, seat: fork.seat };
        task.guide.prior(&task.brief, &position, &self.moves, &mut self.scratch, &mut self.prior);
        if self.prior.len() == self.moves.len() {
            self.select_by_prior(fork, task.explore)
        } else {
            self.select_by_bound(fork, task.explore, dice)
        }
    }

    /// The move with the highest upper bound among those that are possible here (UCB1 with availability counts); moves
    /// that were never made come first.
    fn select_by_bound(&mut self, fork: Fork, explore: f32, dice: &mut Xoshiro) -> usize {
        self.options.clear();
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for (at, &mv) in self.moves.iter().enumerate() {
            let Some(edge) = self.tree.find(fork, mv) else {
                self.options.push(at as u32);
                continue;
            };
            let edge = self.tree.edge_mut(edge);
            edge.possible += 1;
            let bound = edge.mean + explore * ((edge.possible as f32).ln() / edge.visits.max(1) as f32).sqrt();
            if bound > most {
                (best, most) = (at, bound);
            }
        }
        if self.options.is_empty() { best } else { *dice.pick(&self.options) as usize }
    }

    /// The move that looks best by its value so far and by what a good player would do, the latter counting less with
    /// every visit (PUCT with availability counts).
    fn select_by_prior(&mut self, fork: Fork, explore: f32) -> usize {
        self.options.clear();
        let (mut sum, mut visits) = (0.0, 0);
        for &mv in &self.moves {
            let edge = self.tree.reach(fork, mv);
            self.options.push(edge);
            let edge = self.tree.edge_mut(edge);
            edge.possible += 1;
            sum += edge.mean * edge.visits as f32;
            visits += edge.visits;
        }
        // A move never made is taken to be as good as those that were.
        let usual = if visits > 0 { sum / visits as f32 } else { 0.0 };
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for (at, (&edge, &prior)) in self.options.iter().zip(&self.prior).enumerate() {
            let edge = self.tree.edge(edge);
            let mean = if edge.visits > 0 { edge.mean } else { usual };
            let bound = mean + explore * prior * (edge.possible as f32).sqrt() / (1 + edge.visits) as f32;
            if bound > most {
                (best, most) = (at, bound);
            }
        }
        best
    }

    /// Puts the move on the path; the node behind it, unless the move is new and the tree ends there.
    fn enter(&mut self, task: &Task<'_, G, H>, state: &G::State, fork: Fork, mv: G::Move) -> Option<u32> {
        let edge = match self.tree.find(fork, mv) {
            Some(edge) => edge,
            None => {
                let edge = self.tree.add_edge(fork, mv);
                self.tree.edge_mut(edge).possible = 1;
                edge
            }
        };
        self.path.push(edge);
        // A move that had to be made does not end the tree: nothing was tried.
        if self.tree.edge(edge).visits < task.patience && self.moves.len() > 1 {
            return None;
        }
        let veiled = fork.seat != task.seat && task.guide.hides(task.game, state, fork.seat, mv);
        Some(self.tree.follow(fork.node, edge, veiled))
    }

    fn keep_lines(&mut self, task: &Task<'_, G, H>, index: u64) {
        if !task.detail || index != 0 {
            return;
        }
        let decision = Fork { node: ROOT, seat: task.seat, aspect: 0 };
        for &mv in task.moves {
            let mut line = Vec::new();
            match self.tree.find(decision, mv) {
                Some(edge) => self.tree.line(edge, LEAST_VISITS, 0.0, &mut line),
                None => line.push((task.seat, mv)),
            }
            // Where the tree has not grown or holds one seat's moves only, what followed most often is the main line, as
            // far as it is usual at all.
            if (line.len() == 1 || task.alone)
                && let Some(edge) = self.story.find(decision, mv)
            {
                line.clear();
                self.story.line(edge, LEAST_VISITS, USUAL, &mut line);
            }
            self.lines.push(line);
        }
    }
}

/// A move belongs to the main line if it was made at least so often.
const LEAST_VISITS: u32 = 8;
/// A move that is not chosen by the tree belongs to the main line if it followed in at least this part of the lines.
const USUAL: f32 = 0.3;
/// Moves of a line that are counted for the main line.
const STORY: usize = 8;
