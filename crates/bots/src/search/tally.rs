//! What was found out about the moves of the decision itself.

use super::guide::{SEATS, Values};

/// Bars of the histogram of chances that leave something open.
const BARS: usize = 40;
/// Most gauges a guide can have.
pub(super) const GAUGES: usize = 4;
/// Values are added up in whole parts of this size, so that the order of adding does not matter.
const ONE: f64 = (1u64 << 32) as f64;

/// The lines that began with one move.
#[derive(Clone, Debug)]
pub(super) struct Tally<M> {
    pub(super) mv: M,
    pub(super) visits: u32,
    values: [i64; SEATS],
    chance: i64,
    gauges: [i64; GAUGES],
    bars: [u32; BARS],
    /// Lines that ended in defeat and in victory: they are no chances any more.
    lost: u32,
    won: u32,
}

impl<M: Copy> Tally<M> {
    pub(super) fn new(mv: M) -> Tally<M> {
        Tally { mv, visits: 0, values: [0; SEATS], chance: 0, gauges: [0; GAUGES], bars: [0; BARS], lost: 0, won: 0 }
    }

    /// Counts one line; `chance` is what it leaves to the seat that decides.
    pub(super) fn add(&mut self, values: &Values, chance: f32, gauges: &[f32; GAUGES]) {
        self.visits += 1;
        for (sum, &value) in self.values.iter_mut().zip(values) {
            *sum += (f64::from(value) * ONE) as i64;
        }
        for (sum, &gauge) in self.gauges.iter_mut().zip(gauges) {
            *sum += (f64::from(gauge) * ONE) as i64;
        }
        self.chance += (f64::from(chance) * ONE) as i64;
        match chance {
            _ if chance <= 0.0 => self.lost += 1,
            _ if chance >= 1.0 => self.won += 1,
            _ => self.bars[((chance * BARS as f32) as usize).min(BARS - 1)] += 1,
        }
    }

    pub(super) fn merge(&mut self, other: &Tally<M>) {
        self.visits += other.visits;
        self.values.iter_mut().zip(other.values).for_each(|(sum, value)| *sum += value);
        self.chance += other.chance;
        self.gauges.iter_mut().zip(other.gauges).for_each(|(sum, gauge)| *sum += gauge);
        self.bars.iter_mut().zip(other.bars).for_each(|(sum, bar)| *sum += bar);
        self.lost += other.lost;
        self.won += other.won;
    }

    fn mean(&self, sum: i64) -> f32 {
        if self.visits == 0 { 0.0 } else { (sum as f64 / ONE / f64::from(self.visits)) as f32 }
    }

    pub(super) fn values(&self) -> Values {
        self.values.map(|sum| self.mean(sum))
    }

    pub(super) fn chance(&self) -> f32 {
        self.mean(self.chance)
    }

    pub(super) fn gauges(&self) -> [f32; GAUGES] {
        self.gauges.map(|sum| self.mean(sum))
    }

    /// The chance that this part of the lines falls short of, to the width of a bar; 0 or 1 only where a line was lost or
    /// won.
    pub(super) fn quantile(&self, part: f32) -> f32 {
        let mut left = part * self.visits as f32 - self.lost as f32;
        if left < 0.0 {
            return 0.0;
        }
        for (bar, &count) in self.bars.iter().enumerate() {
            let count = count as f32;
            if count > 0.0 && left <= count {
                return (bar as f32 + left / count) / BARS as f32;
            }
            left -= count;
        }
        1.0
    }
}
