//! What the lab counts. A metric listens to the facts of a game, makes a short row of whole numbers of them, and later
//! draws figures from the rows of many games.
//!
//! To add one, write a file beside the others of its game (`games/*/title/src/metrics/`) and put its name into the list in
//! `mod.rs` there: it is heard in every game, stored with it, and in the report.

use crate::figure::{Data, Fan, Figure, Spread};
use crate::kind::Kind;
use crate::line_up::LineUp;
use crate::record::Record;
use crate::stats::quantile;
use tabletop::Game;

/// Something the lab counts.
pub trait Metric<G: Game>: Sync {
    /// Its name in stored games. A metric that changes what it stores gets another.
    fn key(&self) -> &'static str;

    /// Is it part of studies of this kind?
    fn belongs(&self, kind: Kind) -> bool;

    /// Begins to listen to a game.
    fn listen(&self, game: &G) -> Box<dyn Listener<G>>;

    /// What there is to show of these games, one sample a line-up and setup. `game` is one of the tables; the content
    /// is the same at all of them.
    fn figures(&self, game: &G, samples: &[Sample<'_>]) -> Vec<Figure>;
}

/// A metric that listens to one game.
pub trait Listener<G: Game> {
    /// Something happened.
    fn hear(&mut self, fact: &G::Fact);

    /// What is to be stored of the game; there is no outcome while it goes on.
    fn close(&mut self, outcome: Option<&G::Outcome>) -> Vec<i64>;
}

/// The games of one line-up in one setup.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'a> {
    /// What it is called.
    pub label: &'a str,
    /// What the seats are called.
    pub seats: &'a [String],
    /// Who played.
    pub line_up: &'a LineUp,
    /// The games.
    pub records: &'a [Record],
}

/// Is it about one game at one table, so that there is nothing to take a mean of?
pub fn is_one_table(samples: &[Sample<'_>]) -> bool {
    matches!(samples, [sample] if sample.records.len() == 1)
}

impl Sample<'_> {
    /// A label within the sample; it stands alone where there is no other sample.
    pub fn label_of(&self, what: &str, samples: &[Sample<'_>]) -> String {
        if samples.len() == 1 { what.to_owned() } else { format!("{}: {what}", self.label) }
    }
}

/// Declares the metrics of a game: each name is a file beside the list, with a `static METRIC`.
#[macro_export]
macro_rules! metrics {
    ($game:ty: $($name:ident),+ $(,)?) => {
        $(mod $name;)+

        /// Every metric of the game, in the order of a report.
        pub static ALL: &[&dyn $crate::Metric<$game>] = &[$(&$name::METRIC),+];
    };
}
/// A figure of numbers by round: `row` gives one number a round.
pub fn fans(
    (title, note, unit): (&str, &str, &str),
    samples: &[Sample<'_>],
    limit: Option<(i64, &str)>,
    row: impl Fn(&Record) -> Vec<i64>,
) -> Option<Figure> {
    let fan = |sample: &Sample<'_>| {
        let rows: Vec<Vec<i64>> = sample.records.iter().map(&row).collect();
        let limit = limit.map(|(at, name)| (at, name.to_owned()));
        Fan { label: sample.label.to_owned(), limit, rounds: spreads(&rows, |round| (round + 1).to_string()) }
    };
    figure_of_fans((title, note, unit), samples.iter().map(fan).collect())
}

/// A figure of fans; none, if no round was played.
pub fn figure_of_fans((title, note, unit): (&str, &str, &str), mut fans: Vec<Fan>) -> Option<Figure> {
    fans.retain(|fan| !fan.rounds.is_empty());
    let data = Data::Fans { unit: unit.to_owned(), fans };
    let any = matches!(&data, Data::Fans { fans, .. } if !fans.is_empty());
    any.then(|| Figure { title: title.to_owned(), note: note.to_owned(), data })
}

/// Quantiles round by round, over the rows that came so far.
pub fn spreads(rows: &[Vec<i64>], name: impl Fn(usize) -> String) -> Vec<Spread> {
    let rounds = rows.iter().map(Vec::len).max().unwrap_or(0);
    let spread = |round: usize| {
        let mut values: Vec<i64> = rows.iter().filter_map(|row| row.get(round).copied()).collect();
        values.sort_unstable();
        let quantiles = [0.05, 0.25, 0.5, 0.75, 0.95].map(|part| quantile(&values, part));
        Spread { round: name(round), games: values.len() as u64, quantiles }
    };
    (0..rounds).map(spread).collect()
}
