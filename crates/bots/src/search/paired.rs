//! Two moves compared in the same futures.

/// What two moves came to in the same futures. What both have in common cancels out, so that few futures say much.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Paired {
    futures: u32,
    first: f64,
    second: f64,
    squares: f64,
}

impl Paired {
    /// One more future, and what each of the two came to in it.
    pub fn add(&mut self, first: f32, second: f32) {
        let (first, second) = (f64::from(first), f64::from(second));
        self.futures += 1;
        self.first += first;
        self.second += second;
        self.squares += (first - second) * (first - second);
    }

    /// How many futures there were.
    pub fn futures(&self) -> u32 {
        self.futures
    }

    /// What the first came to, in the mean.
    pub fn first(&self) -> f32 {
        (self.first / self.count()) as f32
    }

    /// What the second came to, in the mean.
    pub fn second(&self) -> f32 {
        (self.second / self.count()) as f32
    }

    /// How much more the first came to than the second, in the mean.
    pub fn ahead(&self) -> f32 {
        ((self.first - self.second) / self.count()) as f32
    }

    /// The standard error of [`ahead`](Paired::ahead), with caution: futures that all said the same are not taken for
    /// certainty, since one more might have said the opposite.
    pub fn error(&self) -> f32 {
        self.error_with(1.0)
    }

    /// The standard error of [`ahead`](Paired::ahead) as part of a sum: one more future is taken to differ as much as
    /// is usual where the chances are such.
    pub fn usual_error(&self) -> f32 {
        let chance = (self.first + self.second + 0.5) / (2.0 * self.count() + 1.0);
        self.error_with(chance * (1.0 - chance))
    }

    fn error_with(&self, one_more: f64) -> f32 {
        let n = self.count();
        let ahead = (self.first - self.second) / n;
        let spread = (self.squares / n - ahead * ahead).max(0.0);
        ((spread + one_more.max(0.0) / n) / n).sqrt() as f32
    }

    fn count(&self) -> f64 {
        f64::from(self.futures.max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_both_have_in_common_cancels_out() {
        let (mut paired, mut apart) = (Paired::default(), Paired::default());
        for future in 0..100 {
            let luck = if future % 2 == 0 { 0.9 } else { 0.1 };
            paired.add(luck, luck - 0.05);
            apart.add(luck, 0.45);
        }
        assert!((paired.ahead() - 0.05).abs() < 1e-4 && (apart.ahead() - 0.05).abs() < 1e-4);
        assert!(paired.error() < 0.011, "{}", paired.error());
        assert!(apart.error() > 0.035, "{}", apart.error());
        assert_eq!(paired.futures(), 100);
    }

    #[test]
    fn few_futures_are_no_certainty() {
        let mut paired = Paired::default();
        (0..3).for_each(|_| paired.add(1.0, 0.0));
        assert!(paired.ahead() < 4.0 * paired.error(), "{} ± {}", paired.ahead(), paired.error());
    }
}
