//! Does every mechanism of a game mean something? The same deals are played as they are and once more for each
//! mechanism, at a table where it means nothing.
//!
//! Chance is keyed by seed, source and count, and every place at the table has dice of its own. So two games of a deal are
//! the same until something differs, and what differs first is what the mechanism changed.

mod tell;

pub use tell::{markdown, print};

use crate::bench::Progress;
use crate::failure::LabError;
use crate::play::seat_bots;
use bots::lab::Player;
use measure::LineUp;
use measure::stats::Share;
use rayon::prelude::*;
use serde::Serialize;
use tabletop::{Chance, Game, Next, Seat, Seed, Silent, Streams, Xoshiro};
use title::{Mechanism, MoveOf, Title};

/// In so many games a mechanism has to change a move or the result, or there has to be a reason why not.
pub const LEAST: f64 = 0.05;

/// The kind of the rows that check the comparison itself.
pub const CONTROL: &str = "Control";

/// What is compared.
#[derive(Clone, Debug)]
pub struct MeaningPlan<'a> {
    /// What the table is called.
    pub table: &'a str,
    /// Where chance begins.
    pub seed: Seed,
    /// Who plays, and how many games.
    pub line_ups: &'a [(LineUp, u64)],
    /// On how many threads; 0 is one for each core.
    pub threads: usize,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Meanings {
    /// The game.
    pub game: &'static str,
    /// The table.
    pub table: String,
    /// Where chance began.
    pub seed: Seed,
    /// Who played, and how many games for each row.
    pub line_ups: Vec<Played>,
    /// The share of games that is asked for.
    pub least: f64,
    /// Mechanism by mechanism; the controls come first.
    pub rows: Vec<MeaningRow>,
}

/// Who played.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Played {
    /// The bots.
    pub bots: String,
    /// Deals, and so games, for each row.
    pub games: u64,
    /// Do bots think by the clock, so that another run gives other numbers?
    pub by_the_clock: bool,
    /// Share of the deals that were won as they are.
    pub won: Share,
}

/// What one mechanism changes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MeaningRow {
    /// What it is one of.
    pub kind: String,
    /// The mechanism.
    pub name: String,
    /// What was otherwise without it.
    pub neutral: String,
    /// Are all of its kind told in one line to people?
    #[serde(skip)]
    pub in_one_line: bool,
    /// By line-up.
    pub changes: Vec<Changes>,
}

/// How many games of a line-up a mechanism changes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Changes {
    /// In which anybody made another move.
    pub moves: Share,
    /// That ended otherwise: won or lost, when, or why.
    pub results: Share,
    /// In which either differs.
    pub either: Share,
    /// Is that less than is asked for?
    pub too_few: bool,
}

impl Changes {
    fn of(compared: &[Compared]) -> Changes {
        let share = |is: &dyn Fn(&Compared) -> bool| {
            Share::of(compared.iter().filter(|one| is(one)).count() as f64, compared.len() as u64)
        };
        let either = share(&|one| one.moves || one.result);
        Changes {
            moves: share(&|one| one.moves),
            results: share(&|one| one.result),
            either,
            too_few: either.share < LEAST,
        }
    }
}

/// What differs between two games of a deal.
#[derive(Clone, Copy, Debug)]
struct Compared {
    moves: bool,
    result: bool,
}

/// A game as far as it is compared.
struct Trail<T: Title> {
    moves: Vec<(Seat, MoveOf<T>)>,
    result: String,
    won: f64,
}

/// Plays the deals of every line-up as they are and without each mechanism.
pub fn meaning<T: Title>(
    plan: &MeaningPlan<'_>,
    game: &T::Game,
    mechanisms: &[Mechanism<T>],
    progress: &dyn Progress,
) -> Result<Meanings, LabError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build();
    let pool = pool.map_err(|error| LabError::Threads(error.to_string()))?;
    // As they are, the two controls, and each mechanism.
    let times = 3 + mechanisms.len() as u64;
    progress.expect(plan.line_ups.iter().map(|(_, games)| games * times).sum());
    let mut rows = rows_of(mechanisms);
    let mut line_ups = Vec::new();
    for (line_up, games) in plan.line_ups {
        let bench = Bench { seed: plan.seed, line_up, games: *games, pool: &pool, progress };
        let bots = line_up.describe();
        progress.begin(&bots);
        let plain = bench.trails::<T>(game, "");
        let tables = [(game, ""), (game, " again")].into_iter();
        let tables = tables.chain(mechanisms.iter().map(|mechanism| (&mechanism.game, "")));
        for ((table, dice), row) in tables.zip(&mut rows) {
            progress.begin(&format!("{bots}: {}, {}", row.kind, row.name));
            row.changes.push(Changes::of(&compare(&plain, &bench.trails::<T>(table, dice))));
        }
        let won = Share::of(plain.iter().map(|trail| trail.won).sum(), *games);
        line_ups.push(Played { bots, games: *games, by_the_clock: line_up.is_by_the_clock(), won });
    }
    Ok(Meanings { game: T::NAME, table: plan.table.to_owned(), seed: plan.seed, line_ups, least: LEAST, rows })
}

/// The rows before anything is played.
fn rows_of<T: Title>(mechanisms: &[Mechanism<T>]) -> Vec<MeaningRow> {
    let row = |kind: &str, name: &str, neutral: &str, in_one_line| MeaningRow {
        kind: kind.to_owned(),
        name: name.to_owned(),
        neutral: neutral.to_owned(),
        in_one_line,
        changes: Vec::new(),
    };
    let controls = [
        row(CONTROL, "Nothing", "the same table again", false),
        row(CONTROL, "The bots' own dice", "the same table, other dice for those who throw any", false),
    ];
    let own = mechanisms.iter().map(|one| row(&one.kind, &one.name, &one.neutral, one.in_one_line));
    controls.into_iter().chain(own).collect()
}

fn compare<T: Title>(plain: &[Trail<T>], without: &[Trail<T>]) -> Vec<Compared> {
    let differ = |(one, other): (&Trail<T>, &Trail<T>)| Compared {
        moves: one.moves != other.moves,
        result: one.result != other.result,
    };
    plain.iter().zip(without).map(differ).collect()
}

/// One line-up and what its games are played with.
struct Bench<'a> {
    seed: Seed,
    line_up: &'a LineUp,
    games: u64,
    pool: &'a rayon::ThreadPool,
    progress: &'a dyn Progress,
}

impl Bench<'_> {
    /// The games at a table, in the order of the deals whatever thread plays them. `dice` names those of the bots.
    fn trails<T: Title>(&self, game: &T::Game, dice: &str) -> Vec<Trail<T>> {
        let job = |bots: &mut Vec<Player<T::Game>>, deal: u64| {
            let trail = trail::<T>(game, bots, (self.seed.nth(deal), deal), dice);
            self.progress.played(1);
            trail
        };
        let bots = || seat_bots::<T>(self.line_up);
        let deals: Vec<u64> = (0..self.games).collect();
        self.pool.install(|| deals.into_par_iter().with_max_len(1).map_init(bots, job).collect())
    }
}

/// Plays one deal with the bots moved on by `turn` seats.
fn trail<T: Title>(game: &T::Game, bots: &mut [Player<T::Game>], (seed, turn): (Seed, u64), dice: &str) -> Trail<T> {
    let players = bots.len().max(1);
    let moved = (turn % players as u64) as usize;
    let mut chance = Streams::new(seed.number("chance"));
    let own = |place: usize| Xoshiro::new(seed.number(&format!("bot {place}{dice}")));
    let mut dice: Vec<Xoshiro> = (0..players).map(own).collect();
    let mut state = game.begin();
    let mut moves = Vec::new();
    let outcome = loop {
        match game.next(&state) {
            Next::Ask(asked) => {
                let seat = T::awaited(game, &state, asked).first_asked();
                let place = (seat.index() + players - moved) % players;
                let mv = bots[place].choose(game, &state, seat, &mut dice[place]);
                moves.push((seat, mv));
                game.play(&mut state, seat, mv, &mut Silent);
            }
            Next::Draw(need) => {
                let draw = game.sample(&state, need, &mut chance.dice(game.source(need)));
                game.draw(&mut state, draw, &mut Silent);
            }
            Next::Over(outcome) => break outcome,
        }
    };
    let won = T::victory(game, &outcome).iter().copied().max().unwrap_or(0);
    Trail { moves, result: T::result(game, &outcome), won: f64::from(won) / f64::from(measure::WHOLE) }
}
