//! From numbers to places on a plot.

/// A range of numbers on an axis with round ticks.
#[derive(Clone, Debug)]
pub(super) struct Scale {
    low: f64,
    high: f64,
    /// The numbers that are written on the axis.
    pub ticks: Vec<f64>,
}

impl Scale {
    /// An axis that holds these numbers, and zero if it is near.
    pub(super) fn over(numbers: impl IntoIterator<Item = f64>) -> Scale {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for number in numbers {
            low = low.min(number);
            high = high.max(number);
        }
        if !low.is_finite() || !high.is_finite() {
            (low, high) = (0.0, 1.0);
        }
        let span = high - low;
        if low > 0.0 && (span == 0.0 || low < 2.0 * span.max(high * 0.25)) {
            low = 0.0;
        }
        if high < 0.0 && (span == 0.0 || -high < 2.0 * span) {
            high = 0.0;
        }
        let step = round_step(((high - low).max(1e-9)) / 5.0);
        let (first, last) = ((low / step).floor() as i64, (high / step).ceil() as i64);
        let last = last.max(first + 1);
        let ticks: Vec<f64> = (first..=last).map(|tick| tick as f64 * step).collect();
        Scale { low: first as f64 * step, high: last as f64 * step, ticks }
    }

    /// Where a number lies, from 0 to 1.
    pub(super) fn at(&self, number: f64) -> f64 {
        ((number - self.low) / (self.high - self.low)).clamp(0.0, 1.0)
    }

    /// Does the axis go below zero?
    pub(super) fn has_negative(&self) -> bool {
        self.low < 0.0
    }

    /// A tick as it is written.
    pub(super) fn label(&self, tick: f64) -> String {
        let step = self.ticks.get(1).map_or(1.0, |second| second - self.low);
        let digits = if step >= 1.0 { 0 } else { (-step.log10()).ceil() as usize };
        format!("{tick:.digits$}").replace('-', "−")
    }
}

/// The next of 1, 2, 5, 10, 20, …
fn round_step(step: f64) -> f64 {
    let power = 10f64.powf(step.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|factor| factor * power).find(|&round| round >= step * 0.999).unwrap_or(step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_hold_the_numbers() {
        let scale = Scale::over([3.0, 8.0]);
        assert_eq!(scale.ticks, [0.0, 2.0, 4.0, 6.0, 8.0]);
        assert!((scale.at(4.0) - 0.5).abs() < 1e-9);
        let around = Scale::over([-12.0, 31.0]);
        assert!(around.has_negative() && around.ticks.contains(&0.0) && around.at(31.0) <= 1.0);
        assert_eq!(Scale::over([4.0]).ticks, [0.0, 1.0, 2.0, 3.0, 4.0]);
        assert_eq!(Scale::over([-4.0]).ticks, [-4.0, -3.0, -2.0, -1.0, 0.0]);
        assert_eq!(Scale::over([]).ticks.first(), Some(&0.0));
        assert_eq!(Scale::over([101.2, 101.4]).label(101.25), "101.25");
    }
}
