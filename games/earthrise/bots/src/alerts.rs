//! The race for the fewest Alerts (ER-11.2): what one more Alert costs whom.

use super::weights::Weights;
use earthrise::content::{FewestAlertsTies, Table};
use earthrise::{Earthrise, PerSeat, Phase, View, worth};

/// How the race stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Race {
    players: usize,
    /// Alert points everybody has, cards of this round included.
    have: PerSeat<f32>,
    /// One over the spread of what is still to come.
    sharpness: f32,
    /// How a tie counts: half a point ahead if all tied players score.
    tie: f32,
    /// What there is to win.
    prize: f32,
}

impl Race {
    pub(super) fn new(game: &Earthrise, view: &View, weights: &Weights) -> Race {
        let table = game.table();
        let mut have: PerSeat<f32> = view.memory.alerts.map(f32::from);
        let mut to_come = later_rounds(table, view.round);
        // While tokens of Pill 06 are handed on, the cards of this round have been counted already.
        if let (Some(rate), false) =
            (table.alerts_per_card.get(usize::from(view.round)), matches!(view.phase, Phase::GiveAlerts { .. }))
        {
            let mut left = worth(table.deck_set, rate);
            for (have, &won) in have.iter_mut().zip(&view.memory.won) {
                let captured = worth(won, rate);
                *have += f32::from(captured);
                left -= captured;
            }
            to_come += left;
        }
        let spread = 0.4 + weights.alert_spread * f32::from(to_come.max(0)).sqrt();
        Race {
            players: usize::from(table.players),
            have,
            sharpness: spread.recip(),
            tie: if game.options().fewest_alerts_ties == FewestAlertsTies::All { 0.5 } else { 0.0 },
            prize: f32::from(table.fewest_alerts),
        }
    }

    /// What the seat can expect of the prize if everybody's Alerts change by this much.
    fn share(&self, seat: usize, change: impl Fn(usize) -> f32) -> f32 {
        let own = self.have[seat] + change(seat);
        let others = (0..self.players).filter(|&other| other != seat);
        let ahead = others.map(|other| {
            // A smooth step from 0, far behind, to 1, far ahead.
            let lead = self.have[other] + change(other) - own + self.tie;
            let step = (0.5 + 0.25 * lead * self.sharpness).clamp(0.0, 1.0);
            step * step * (3.0 - 2.0 * step)
        });
        self.prize * ahead.product::<f32>()
    }

    /// What the seat can expect of the prize.
    pub(super) fn expected(&self, seat: usize) -> f32 {
        self.share(seat, |_| 0.0)
    }

    /// What one more Alert costs this seat.
    pub(super) fn cost(&self, seat: usize) -> f32 {
        self.share(seat, |_| 0.0) - self.share(seat, |who| f32::from(u8::from(who == seat)))
    }

    /// What `seat` gains if `other` gets one more Alert.
    pub(super) fn relief(&self, seat: usize, other: usize) -> f32 {
        self.share(seat, |who| f32::from(u8::from(who == other))) - self.share(seat, |_| 0.0)
    }

    /// What `seat` gains if this many of its Alerts go away.
    pub(super) fn riddance(&self, seat: usize, alerts: f32) -> f32 {
        self.share(seat, |who| if who == seat { -alerts } else { 0.0 }) - self.share(seat, |_| 0.0)
    }

    /// Does nobody have fewer?
    pub(super) fn is_ahead(&self, seat: usize) -> bool {
        self.have[..self.players].iter().all(|&other| other >= self.have[seat])
    }

    /// What there is to win.
    pub(super) fn prize(&self) -> f32 {
        self.prize
    }
}

/// Alerts that the rounds after this one bring.
fn later_rounds(table: &Table, round: u8) -> i16 {
    let later = table.alerts_per_card.iter().skip(usize::from(round) + 1);
    later.map(|rate| worth(table.deck_set, rate)).sum()
}
