//! What the lab counts in Daybreak.

use daybreak::Daybreak;

measure::metrics!(Daybreak: endings, temperature, emissions, powers, cards);

/// A number a round: it is written down when a round ends. The first round need not be told: it is part of the setup.
#[derive(Debug, Default)]
struct ByRound {
    past: Vec<i64>,
    now: i64,
}

impl ByRound {
    /// A round began; the one before is over. `carry` is what the new one begins with.
    fn next(&mut self, round: u8, carry: i64) {
        if round > 1 {
            self.past.push(self.now);
            self.now = carry;
        }
    }

    /// All rounds, the running one included.
    fn all(&mut self) -> Vec<i64> {
        let mut all = std::mem::take(&mut self.past);
        all.push(self.now);
        all
    }
}
