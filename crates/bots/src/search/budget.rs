//! How long to think.

use super::deadline::{Deadline, is_past};
use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// How long a decision may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many playouts. The same view, dice and number give the same answer.
    Iterations(u32),
    /// So much time; how far it leads depends on the machine.
    Time(Duration),
}

impl Budget {
    /// A part of it, from 0 to 1, but never nothing.
    pub fn part(self, part: f64) -> Budget {
        match self {
            Budget::Iterations(all) => Budget::Iterations(((f64::from(all) * part) as u32).max(1)),
            Budget::Time(time) => Budget::Time(time.mul_f64(part).max(Duration::from_micros(1))),
        }
    }

    /// The same, but no more than this time. What is counted stays as it is: how long it takes is not known.
    pub fn at_most(self, most: Duration) -> Budget {
        match self {
            Budget::Iterations(_) => self,
            Budget::Time(time) => Budget::Time(time.min(most)),
        }
    }
}

/// The text is not a budget.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a thinking time; write iterations, as in 2000, or a time, as in 400ms or 1.5s")]
pub struct NotABudget(pub String);

impl FromStr for Budget {
    type Err = NotABudget;

    /// ```
    /// use bots::search::Budget;
    /// use std::time::Duration;
    /// assert_eq!("2000".parse(), Ok(Budget::Iterations(2000)));
    /// assert_eq!("400ms".parse(), Ok(Budget::Time(Duration::from_millis(400))));
    /// assert_eq!("1.5s".parse(), Ok(Budget::Time(Duration::from_millis(1500))));
    /// assert!("soon".parse::<Budget>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Budget, NotABudget> {
        let wrong = || NotABudget(text.to_owned());
        let seconds = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
            (Some(number), _) => number.parse::<f64>().map_err(|_| wrong())? / 1000.0,
            (None, Some(number)) => number.parse::<f64>().map_err(|_| wrong())?,
            (None, None) => {
                let iterations = text.parse().map_err(|_| wrong())?;
                return if iterations > 0 { Ok(Budget::Iterations(iterations)) } else { Err(wrong()) };
            }
        };
        match Duration::try_from_secs_f64(seconds) {
            Ok(time) if !time.is_zero() => Ok(Budget::Time(time)),
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(iterations) => write!(f, "{iterations}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_secs_f64() * 1000.0),
        }
    }
}

/// Playouts between two looks at the clock.
const BETWEEN_LOOKS: u32 = 4;

/// A budget as it runs out, or its deadline.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock<'a> {
    hand: Hand,
    deadline: Option<&'a Deadline>,
}

#[derive(Clone, Copy, Debug)]
enum Hand {
    Left { left: u32, all: u32 },
    Until { start: Instant, time: Duration, looks: u32 },
}

impl<'a> Clock<'a> {
    /// So many iterations.
    pub(super) fn iterations(all: u32, deadline: Option<&'a Deadline>) -> Clock<'a> {
        Clock { hand: Hand::Left { left: all, all }, deadline }
    }

    /// So much time from a moment on.
    pub(super) fn time(start: Instant, time: Duration, deadline: Option<&'a Deadline>) -> Clock<'a> {
        Clock { hand: Hand::Until { start, time, looks: 0 }, deadline }
    }

    /// May one more playout start?
    pub(super) fn tick(&mut self) -> bool {
        match &mut self.hand {
            Hand::Left { left: 0, .. } => false,
            Hand::Left { left, .. } => {
                *left -= 1;
                true
            }
            Hand::Until { start, time, looks } => {
                *looks = looks.wrapping_add(1);
                // The first playouts are made however short the time is.
                *looks % BETWEEN_LOOKS != 0 || start.elapsed() < *time
            }
        }
    }

    /// The part of the budget that is spent.
    pub(super) fn spent(&self) -> f32 {
        match self.hand {
            Hand::Left { left, all } => 1.0 - left as f32 / all.max(1) as f32,
            Hand::Until { start, time, .. } => start.elapsed().as_secs_f32() / time.as_secs_f32(),
        }
    }

    /// Is it over, looking closely?
    pub(super) fn is_over(&self) -> bool {
        let spent = match self.hand {
            Hand::Left { left, .. } => left == 0,
            Hand::Until { start, time, .. } => start.elapsed() >= time,
        };
        spent || is_past(self.deadline)
    }
}
