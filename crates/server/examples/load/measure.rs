//! What a run shows.

use crate::client::Trouble;
use crate::client::program::{Program, Usage};
use crate::play::{LoadTable, Target};
use std::time::{Duration, Instant};

/// Moves go for so long before anything is counted.
const WARM_UP: Duration = Duration::from_secs(1);

/// What the sockets of one table saw.
#[derive(Debug, Default)]
pub(crate) struct Samples {
    moves: Vec<Sample>,
}

#[derive(Clone, Copy, Debug)]
struct Sample {
    at: Instant,
    acknowledged: Duration,
    told: Duration,
    bytes: usize,
}

impl Samples {
    /// A move: when its own socket heard of it, when the last did, and how much all of them were sent.
    pub(crate) fn add(&mut self, acknowledged: Duration, told: Duration, bytes: usize) {
        self.moves.push(Sample { at: Instant::now(), acknowledged, told, bytes });
    }
}

/// A run in numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measured {
    /// Moves a second.
    pub moves: f64,
    /// Until the socket that moved has it: the middle and the slowest hundredth, in milliseconds.
    pub acknowledged: (f64, f64),
    /// Until the last socket of the table has it.
    pub told: (f64, f64),
    /// Bytes of an update.
    pub bytes: f64,
    /// Microseconds of a processor that a move costs the server.
    pub cost: Option<f64>,
    /// The shares of a processor that the server and the clients had.
    pub busy: (Option<f64>, Option<f64>),
    /// Games that ended and were followed by new ones.
    pub ended: u32,
}

/// What is played: targets in turn for so many tables.
pub(crate) struct Shape<'a> {
    /// How many tables.
    pub tables: usize,
    /// Sockets of a table.
    pub sockets: usize,
    /// How long.
    pub time: Duration,
    /// What the tables play, in turn.
    pub targets: &'a [Target],
    /// Moves a second of all tables; by default as fast as it goes.
    pub pace: Option<f64>,
}

/// Opens the tables of a shape.
pub(crate) async fn open(shape: &Shape<'_>, program: &Program) -> Result<Vec<LoadTable>, Trouble> {
    let mut tables = Vec::with_capacity(shape.tables);
    for number in 0..shape.tables {
        let target = shape.targets[number % shape.targets.len()];
        tables.push(LoadTable::open(program.addr, number, shape.sockets, target).await?);
    }
    Ok(tables)
}

/// Plays a shape against a program.
pub(crate) async fn run(shape: &Shape<'_>, program: &Program) -> Result<Measured, Trouble> {
    let tables = open(shape, program).await?;
    let begin = Instant::now() + WARM_UP;
    let end = begin + shape.time;
    let mut playing = tokio::task::JoinSet::new();
    for (number, mut table) in tables.into_iter().enumerate() {
        let pace = shape.pace.map(|pace| {
            let first = Instant::now() + Duration::from_secs_f64(number as f64 / pace);
            (first, Duration::from_secs_f64(shape.tables as f64 / pace))
        });
        playing.spawn(async move { Ok::<_, Trouble>((table.play(end, pace).await?, table.ended)) });
    }
    tokio::time::sleep_until(begin.into()).await;
    let (from, before) = (Instant::now(), usages(program));
    let mut moves = Vec::new();
    let mut ended = 0;
    let mut after = None;
    while let Some(played) = playing.join_next().await {
        // The first table to end does so when the time is over.
        after.get_or_insert_with(|| (Instant::now(), usages(program)));
        let (samples, games) = played??;
        moves.extend(samples.moves);
        ended += games;
    }
    let (to, after) = after.ok_or("no table played")?;
    moves.retain(|sample| (from..to).contains(&sample.at));
    Ok(summed_up(&moves, shape.sockets, to - from, (before, after), ended))
}

type Usages = (Option<Usage>, Option<Usage>);

fn usages(program: &Program) -> Usages {
    (program.usage(), Usage::of(std::process::id()))
}

fn summed_up(
    moves: &[Sample],
    sockets: usize,
    time: Duration,
    (before, after): (Usages, Usages),
    ended: u32,
) -> Measured {
    let cpu = |before: Option<Usage>, after: Option<Usage>| Some(after?.cpu - before?.cpu);
    let (server, clients) = (cpu(before.0, after.0), cpu(before.1, after.1));
    let (count, time) = (moves.len() as f64, time.as_secs_f64());
    let bytes: usize = moves.iter().map(|sample| sample.bytes).sum();
    Measured {
        moves: count / time,
        acknowledged: middle_and_slow(moves.iter().map(|sample| sample.acknowledged)),
        told: middle_and_slow(moves.iter().map(|sample| sample.told)),
        bytes: bytes as f64 / (count * sockets as f64),
        cost: server.map(|seconds| seconds * 1e6 / count),
        busy: (server.map(|seconds| seconds / time), clients.map(|seconds| seconds / time)),
        ended,
    }
}

/// The middle one of some times and the one that 99 of 100 do not exceed, in milliseconds.
fn middle_and_slow(times: impl Iterator<Item = Duration>) -> (f64, f64) {
    let mut times: Vec<Duration> = times.collect();
    times.sort_unstable();
    let at = |share: f64| {
        let place = (times.len() as f64 * share) as usize;
        times.get(place.min(times.len().saturating_sub(1))).map_or(f64::NAN, |time| time.as_secs_f64() * 1e3)
    };
    (at(0.50), at(0.99))
}
