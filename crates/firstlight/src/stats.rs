//! Shares with their uncertainty.

use serde::Serialize;

/// A share of games with its 95 % interval (Wilson).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The share that was counted.
    pub share: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

impl Share {
    /// `won` out of `games`; victories may be shared, so `won` need not be whole.
    pub fn of(won: f64, games: u64) -> Share {
        if games == 0 {
            return Share { share: 0.0, low: 0.0, high: 1.0 };
        }
        const Z: f64 = 1.959_964;
        let n = games as f64;
        let p = won / n;
        let middle = p + Z * Z / (2.0 * n);
        let spread = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).max(0.0).sqrt();
        let scale = 1.0 + Z * Z / n;
        Share { share: p, low: ((middle - spread) / scale).max(0.0), high: ((middle + spread) / scale).min(1.0) }
    }
}

/// A mean that is summed in whole numbers, so that the order of summing does not matter.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mean {
    sum: i64,
    squares: i64,
    count: u64,
}

impl Mean {
    /// Adds one value.
    pub fn add(&mut self, value: i64) {
        self.sum += value;
        self.squares += value * value;
        self.count += 1;
    }

    /// Adds what another has summed.
    pub fn merge(&mut self, other: &Mean) {
        self.sum += other.sum;
        self.squares += other.squares;
        self.count += other.count;
    }

    /// The mean; 0 of nothing.
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / self.count as f64 }
    }

    /// The standard deviation of one value.
    pub fn deviation(&self) -> f64 {
        if self.count == 0 {
            return 0.0;
        }
        (self.squares as f64 / self.count as f64 - self.mean() * self.mean()).max(0.0).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_interval_matches_a_worked_case() {
        // 70 of 100: 0.6042 to 0.7811 by the textbook formula.
        let share = Share::of(70.0, 100);
        assert!((share.low - 0.6042).abs() < 1e-4 && (share.high - 0.7811).abs() < 1e-4, "{share:?}");
        let none = Share::of(0.0, 50);
        assert!(none.low == 0.0 && none.high < 0.08);
        assert_eq!(Share::of(0.0, 0), Share { share: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn means_do_not_depend_on_the_order() {
        let values = [3, -1, 4, 1, -5, 9, 2, 6];
        let mut whole = Mean::default();
        values.iter().for_each(|&v| whole.add(v));
        let (mut left, mut right) = (Mean::default(), Mean::default());
        values[5..].iter().for_each(|&v| left.add(v));
        values[..5].iter().for_each(|&v| right.add(v));
        left.merge(&right);
        assert_eq!((left.mean(), left.deviation()), (whole.mean(), whole.deviation()));
        assert!((whole.mean() - 2.375).abs() < 1e-12);
    }
}
