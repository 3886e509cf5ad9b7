//! Shares, means and differences with their uncertainty. Every interval is one of 95 %.

use serde::Serialize;

/// The standard normal deviate of a 95 % interval.
const Z: f64 = 1.959_964;

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
        Share::wilson(won / games as f64, games as f64, Z)
    }

    /// The share of deals of which each was played `turns` times, with the bots moved on one seat each time. Games of
    /// one deal are alike, so the interval is that of as many independent games as vary just as much as the deals do.
    pub fn of_deals(deals: &[f64], turns: usize) -> Share {
        Share::of_deals_at(deals, turns, Z)
    }

    /// The same with another deviate than that of 95 %.
    pub fn of_deals_at(deals: &[f64], turns: usize, z: f64) -> Share {
        if deals.is_empty() {
            return Share { share: 0.0, low: 0.0, high: 1.0 };
        }
        let n = deals.len() as f64;
        let p = deals.iter().sum::<f64>() / n;
        let games = n * turns as f64;
        if turns == 1 || deals.len() < 2 {
            return Share::wilson(p, games, z);
        }
        let variance = deals.iter().map(|deal| (deal - p).powi(2)).sum::<f64>() / (n - 1.0) / n;
        let alike = if variance > 0.0 { p * (1.0 - p) / variance } else { games };
        Share::wilson(p, alike.clamp(n, games * turns as f64), student(z, n - 1.0))
    }

    /// Half of the interval's width.
    pub fn half_width(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    fn wilson(p: f64, n: f64, z: f64) -> Share {
        let middle = p + z * z / (2.0 * n);
        let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).max(0.0).sqrt();
        let scale = 1.0 + z * z / n;
        Share { share: p, low: ((middle - spread) / scale).max(0.0), high: ((middle + spread) / scale).min(1.0) }
    }
}

/// Student's deviate for few values, from the normal one (the first term of its expansion).
fn student(z: f64, freedom: f64) -> f64 {
    z + (z.powi(3) + z) / (4.0 * freedom)
}

/// A number with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The mean.
    pub value: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// The mean of independent values; none of fewer than two.
    pub fn of(values: &[f64]) -> Option<Estimate> {
        let n = values.len() as f64;
        if values.len() < 2 {
            return None;
        }
        let value = values.iter().sum::<f64>() / n;
        let variance = values.iter().map(|x| (x - value).powi(2)).sum::<f64>() / (n - 1.0) / n;
        let spread = student(Z, n - 1.0) * variance.sqrt();
        Some(Estimate { value, low: value - spread, high: value + spread })
    }

    /// The difference of two shares of which each rests on its own games.
    pub fn difference(value: f64, with: (f64, u64), without: (f64, u64)) -> Estimate {
        let variance = |(p, n): (f64, u64)| {
            // A share of all or nothing is not free of doubt: one more game of each kind (Agresti and Caffo).
            let (n, won) = (n as f64 + 2.0, p * n as f64 + 1.0);
            won / n * (1.0 - won / n) / n
        };
        let spread = Z * (variance(with) + variance(without)).sqrt();
        Estimate { value, low: value - spread, high: value + spread }
    }
}

/// The value below which a part of the sorted values lies, by the nearest rank.
pub fn quantile(sorted: &[i64], part: f64) -> i64 {
    let rank = (part * sorted.len() as f64).ceil() as usize;
    sorted.get(rank.clamp(1, sorted.len().max(1)) - 1).copied().unwrap_or(0)
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
    fn paired_deals_narrow_the_interval_only_if_they_vary_less() {
        // Every deal gives one victory of four turns: the share is known better than from as many single games.
        let even = Share::of_deals(&[0.25; 40], 4);
        let single = Share::of(40.0, 160);
        assert!(even.share == 0.25 && even.half_width() <= single.half_width() * 1.1, "{even:?} {single:?}");
        // Every deal goes all to one side: turns of it tell nothing new, and a deal counts as one game.
        let lots: Vec<f64> = (0..40).map(|deal| f64::from(u8::from(deal % 4 == 0))).collect();
        let whole = Share::of_deals(&lots, 4);
        assert!(whole.half_width() > 1.8 * single.half_width(), "{whole:?}");
        assert!(Share::of_deals(&[1.0; 10], 4).low > 0.8);
    }

    #[test]
    fn estimates_match_a_worked_case() {
        // Mean 3, standard error 0.7071; Student's 97.5 % point for 4 degrees is 2.776, the expansion gives 2.553.
        let of = Estimate::of(&[1.0, 2.0, 3.0, 4.0, 5.0]).unwrap();
        assert!((of.value - 3.0).abs() < 1e-12 && (of.high - 3.0 - 0.5f64.sqrt() * 2.553).abs() < 1e-2, "{of:?}");
        assert_eq!(Estimate::of(&[1.0]), None);
        let sure = Estimate::difference(1.0, (1.0, 10), (0.0, 10));
        assert!(sure.low < 1.0 && sure.low > 0.5, "{sure:?}");
    }

    #[test]
    fn quantiles_are_values_that_occurred() {
        let sorted = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
        let of = |part| quantile(&sorted, part);
        assert_eq!([of(0.05), of(0.25), of(0.5), of(0.75), of(0.95)], [1, 3, 5, 8, 10]);
        assert_eq!((quantile(&[7], 0.5), quantile(&[], 0.5)), (7, 0));
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
