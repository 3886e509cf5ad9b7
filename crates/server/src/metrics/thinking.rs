//! How much bots have to think about, and how long everybody waits for them.

use super::{Counters, InSeconds, Label, Names, Rank};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Unit;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

type Seconds = Gauge<f64, AtomicU64>;

/// What is measured of bots.
#[derive(Debug)]
pub struct BotMeters {
    queued: Vec<Gauge>,
    running: Vec<Gauge>,
    oldest: Vec<Seconds>,
    /// From being asked to having answered, by rank.
    answered: Vec<Histogram>,
    refused: Counters,
    shortened: Counters,
    thinking: Vec<(&'static str, Histogram)>,
}

const RANK: &str = "rank";

impl BotMeters {
    pub(super) fn new(names: &mut Names, games: &[&'static str]) -> BotMeters {
        let ranks = || Rank::NAMES.iter().map(|name| [(RANK, *name)]);
        let queued = names.plain("bots_queued", "What waits for a thread to be thought about on", Family::default());
        let running = names.plain("bots_running", "What is being thought about", Family::default());
        let about = "How long the oldest of what waits has waited";
        let oldest = names.in_unit("bots_oldest_wait", about, Unit::Seconds, Family::<Label, Seconds>::default());
        let about = "From asking a bot to its answer, waiting and thinking";
        let answered = Family::<Label, Histogram, InSeconds>::new_with_constructor(InSeconds);
        let answered = names.in_unit("bot_answer", about, Unit::Seconds, answered);
        let refused = names.counters("bots_refused", "What was not taken on, as too much waits", RANK, Rank::NAMES);
        let about = "What was thought about for less time than it would have been";
        let shortened = names.counters("bots_shortened", about, RANK, Rank::NAMES);
        let thinking = Family::<Label, Histogram, InSeconds>::new_with_constructor(InSeconds);
        let thinking = names.in_unit("bot_thinking", "How long a bot thinks, by game", Unit::Seconds, thinking);
        BotMeters {
            queued: ranks().map(|rank| queued.get_or_create_owned(&rank)).collect(),
            running: ranks().map(|rank| running.get_or_create_owned(&rank)).collect(),
            oldest: ranks().map(|rank| oldest.get_or_create_owned(&rank)).collect(),
            answered: ranks().map(|rank| answered.get_or_create_owned(&rank)).collect(),
            refused,
            shortened,
            thinking: games.iter().map(|game| (*game, thinking.get_or_create_owned(&[("game", *game)]))).collect(),
        }
    }

    /// How much of a rank waits and is being thought about, and how long the oldest has waited.
    pub fn load(&self, rank: Rank, queued: usize, running: usize, oldest: Duration) {
        let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        self.queued[rank as usize].set(count(queued));
        self.running[rank as usize].set(count(running));
        self.oldest[rank as usize].set(oldest.as_secs_f64());
    }

    /// Something was answered after this time.
    pub fn answered(&self, rank: Rank, time: Duration) {
        self.answered[rank as usize].observe(time.as_secs_f64());
    }

    /// Something was not taken on.
    pub fn refused(&self, rank: Rank) {
        self.refused.0[rank as usize].inc();
    }

    /// Something had less time than it would have had.
    pub fn shortened(&self, rank: Rank) {
        self.shortened.0[rank as usize].inc();
    }

    /// Measures how long a bot of a game thought. A game that was not named at the start is not measured.
    pub fn thought(&self, game: &str, time: Duration) {
        if let Some((_, histogram)) = self.thinking.iter().find(|(name, _)| *name == game) {
            histogram.observe(time.as_secs_f64());
        }
    }
}
