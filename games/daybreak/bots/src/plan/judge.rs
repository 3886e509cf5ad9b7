//! The chance to win from a state between two rounds, as a small network sees it.

use super::look::{COMMON, Look, OWN};
use super::numbers::taught;

/// Thoughts about a seat.
pub const THOUGHTS: usize = 24;
/// Thoughts about the table.
pub const SUMS: usize = 24;
/// What the second layer sees: the sum over seats, the highest of a seat, and the table.
pub const MET: usize = 2 * THOUGHTS + COMMON;
/// How many numbers one opinion takes.
pub const SIZE: usize = THOUGHTS * (OWN + 1) + SUMS * (MET + 1) + SUMS + 1;

/// Somebody who judges states, by the mean of some opinions that were taught apart: what one of them is wrong about,
/// the others see. All seats are seen by the same eyes, so their order means nothing.
#[derive(Clone, Debug)]
pub struct Judge {
    opinions: Vec<Box<[f32]>>,
}

impl Judge {
    /// The judge as it was taught.
    pub fn new() -> Judge {
        Judge::with(taught())
    }

    /// A judge with these numbers, [`SIZE`] for each opinion.
    pub fn with(numbers: &[f32]) -> Judge {
        Judge { opinions: numbers.chunks_exact(SIZE).map(Box::from).collect() }
    }

    /// The chance to win, from 0 to 1.
    pub fn chance(&self, look: &Look) -> f32 {
        let sum: f32 = self.opinions.iter().map(|numbers| Judge::opinion(numbers, look)).sum();
        sum / self.opinions.len().max(1) as f32
    }

    fn opinion(numbers: &[f32], look: &Look) -> f32 {
        let (seat, rest) = numbers.split_at(THOUGHTS * (OWN + 1));
        let (table, last) = rest.split_at(SUMS * (MET + 1));
        let mut met = [0.0f32; MET];
        for own in &look.seats[..look.players] {
            for (thought, row) in seat.chunks_exact(OWN + 1).enumerate() {
                let x = dot(row, own).max(0.0);
                met[thought] += x;
                met[THOUGHTS + thought] = met[THOUGHTS + thought].max(x);
            }
        }
        met[2 * THOUGHTS..].copy_from_slice(&look.common);
        let mut sums = [0.0f32; SUMS];
        for (sum, row) in sums.iter_mut().zip(table.chunks_exact(MET + 1)) {
            *sum = dot(row, &met).max(0.0);
        }
        rise(dot(last, &sums))
    }
}

impl Default for Judge {
    fn default() -> Judge {
        Judge::new()
    }
}

/// A row of weights, the last of them added as it is, on these numbers.
fn dot(row: &[f32], numbers: &[f32]) -> f32 {
    let (weights, bias) = row.split_at(numbers.len());
    weights.iter().zip(numbers).map(|(a, b)| a * b).sum::<f32>() + bias.first().copied().unwrap_or(0.0)
}

/// From 0 to 1, a half at 0.
fn rise(x: f32) -> f32 {
    (1.0 + x / (1.0 + x * x).sqrt()) / 2.0
}
