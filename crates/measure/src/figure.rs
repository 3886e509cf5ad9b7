//! What a report shows: numbers with their labels, not yet drawn.

use crate::stats::{Estimate, Share};
use serde::Serialize;

/// One figure of a report.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figure {
    /// What it shows, in a few words.
    pub title: String,
    /// How to read it, in a sentence or two.
    pub note: String,
    /// The numbers.
    pub data: Data,
}

/// The numbers of a figure, by the way they are drawn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Data {
    /// Shares of games with intervals, one bar a row.
    Shares { rows: Vec<ShareRow> },
    /// Means with intervals, one dot a row.
    Means { unit: String, rows: Vec<MeanRow> },
    /// How numbers spread from round to round.
    Fans { unit: String, fans: Vec<Fan> },
    /// Parts of all games, one bar a row.
    Parts { parts: Vec<String>, rows: Vec<PartRow> },
    /// A bot that thinks longer and longer.
    Ladder { rungs: Vec<Rung> },
    /// What cards are worth.
    Cards { ways: Vec<String>, rows: Vec<CardRow> },
    /// Plain numbers.
    Table { columns: Vec<String>, rows: Vec<(String, Vec<String>)> },
}

/// A share of games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ShareRow {
    /// Whose.
    pub label: String,
    /// More about it, such as the difficulty in the rulebook.
    pub hint: String,
    /// The share.
    #[serde(flatten)]
    pub share: Share,
    /// Games it rests on.
    pub games: u64,
    /// The share everybody would have if nobody were better than anybody.
    pub par: Option<f64>,
    /// The share the plan asks for, from and to.
    pub goal: Option<(f64, f64)>,
    /// Do bots think by the clock, so that another run gives other numbers?
    pub by_the_clock: bool,
}

/// A mean.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MeanRow {
    /// Whose.
    pub label: String,
    /// The mean.
    #[serde(flatten)]
    pub mean: Estimate,
    /// Games it rests on.
    pub games: u64,
}

/// A number by round over many games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fan {
    /// Whose.
    pub label: String,
    /// A number that must not be reached, with its name.
    pub limit: Option<(i64, String)>,
    /// Round by round.
    pub rounds: Vec<Spread>,
}

/// How a number spreads over the games that came so far: one game in twenty is below the first value or above the
/// last, half lie between the second and the fourth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The name of the round.
    pub round: String,
    /// Games that came so far.
    pub games: u64,
    /// Quantiles at 5, 25, 50, 75 and 95 %.
    pub quantiles: [i64; 5],
}

/// How games divide.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PartRow {
    /// Whose.
    pub label: String,
    /// Games of each part.
    pub counts: Vec<u64>,
}

/// One rung of a ladder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rung {
    /// The budget.
    pub label: String,
    /// The share of games won.
    #[serde(flatten)]
    pub share: Share,
    /// Games it rests on.
    pub games: u64,
    /// The share everybody would have if nobody were better than anybody.
    pub par: Option<f64>,
    /// What it wins more than the rung below, on the deals both have played.
    pub step: Option<Estimate>,
    /// Does the bot think by the clock?
    pub by_the_clock: bool,
}

/// What one card is worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardRow {
    /// Its printed number.
    pub no: String,
    /// Its title.
    pub title: String,
    /// Where its text comes from.
    pub source: String,
    /// For each way: what it changed.
    pub ways: Vec<Option<Worth>>,
    /// What should be looked at.
    pub flag: Option<Flag>,
}

/// The change in the win share when a card went one way, against the other cards that went this way in the same round.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Worth {
    /// Games in which it did.
    pub games: u64,
    /// Share of these that were won.
    pub won: f64,
    /// The difference to the other cards.
    #[serde(flatten)]
    pub change: Estimate,
}

/// What may be wrong with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Flag {
    /// Often drawn, and hardly ever put in front of a stack or tucked.
    Unused,
    /// Whoever uses it, in whatever way, fares surely and clearly worse.
    Weak,
    /// Whoever gets or uses it fares surely and far better.
    Strong,
}

impl Flag {
    /// In words.
    pub const fn name(self) -> &'static str {
        match self {
            Flag::Unused => "dead",
            Flag::Weak => "weak",
            Flag::Strong => "very strong",
        }
    }
}
