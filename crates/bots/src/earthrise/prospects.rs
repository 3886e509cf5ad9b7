//! Between rounds: what everybody is likely to come to, and who is likely to win.

use super::alerts::Race;
use super::plan::Plan;
use super::weights::Weights;
use crate::search::{SEATS, Values};
use ::earthrise::{Earthrise, Outcome, Phase, View, worth};
use tabletop::Seat;

/// How far apart two players must be, in Honors, for the one ahead to be e times as likely to win; by the number of
/// rounds still to come. With one and two to come it was fitted to 12,000 games of four `steady` players; the others are
/// guesses.
const SPREAD: [f32; 5] = [2.0, 8.3, 11.2, 13.5, 15.0];

/// What everybody is likely to have at the end, in Honors that count alike for all: those on the pad, what tokens and
/// pieces promise, and a part of the prize for the fewest Alerts.
pub(super) fn honors(game: &Earthrise, view: &View, plan: &Plan, weights: &Weights) -> Values {
    let table = game.table();
    let race = Race::new(game, view, weights);
    let tricks = table.rounds.saturating_sub(view.round) * table.maneuvers_per_round;
    let mut honors = scored(game, view);
    for (seat, honors) in honors.iter_mut().enumerate().take(usize::from(table.players)) {
        let (pieces, tokens) = (view.pieces[seat].count_ones(), view.tokens[seat].len());
        *honors += plan.waiting(tricks, pieces, tokens) + race.expected(seat);
    }
    honors
}

/// A fair share of the cards in the rounds that have not begun: what a usual player gains in them.
pub(super) fn to_come(game: &Earthrise, view: &View) -> f32 {
    let table = game.table();
    let begun = usize::from(view.round) + usize::from(!matches!(view.phase, Phase::Lay | Phase::Deal));
    let later = table.honors.iter().skip(begun).take(usize::from(table.rounds).saturating_sub(begun));
    let all: i16 = later.map(|rates| worth(table.deck_set, rates)).sum();
    f32::from(all) / f32::from(table.players)
}

/// The Honors on everybody's pad.
pub(super) fn scored(game: &Earthrise, view: &View) -> Values {
    let mut honors = [0.0; SEATS];
    for (seat, honors) in honors.iter_mut().enumerate().take(usize::from(game.table().players)) {
        *honors = f32::from(view.honors(Seat(seat as u8)));
    }
    honors
}

/// Chances to win, with so many rounds to come.
pub(super) fn chances(game: &Earthrise, honors: &Values, rounds: u8) -> Values {
    let players = usize::from(game.table().players);
    softmax(honors, players, SPREAD[usize::from(rounds).min(SPREAD.len() - 1)])
}

/// What an end is worth: the victory, and a little for being close to it.
pub(super) fn of_outcome(game: &Earthrise, outcome: &Outcome, closeness: f32) -> Values {
    let players = usize::from(game.table().players);
    let mut honors = [0.0; SEATS];
    for (honors, &scored) in honors.iter_mut().zip(&outcome.honors) {
        *honors = f32::from(scored);
    }
    let mut values = softmax(&honors, players, SPREAD[0] * 2.0);
    let share = 1.0 / outcome.winners.len().max(1) as f32;
    for (seat, value) in values.iter_mut().enumerate().take(players) {
        let won = if outcome.winners.has(Seat(seat as u8)) { share } else { 0.0 };
        *value = won + closeness * (*value - won);
    }
    values
}

fn softmax(honors: &Values, players: usize, spread: f32) -> Values {
    let most = honors[..players].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut values = [0.0; SEATS];
    let mut sum = 0.0;
    for (value, honors) in values.iter_mut().zip(&honors[..players]) {
        *value = ((honors - most) / spread).exp();
        sum += *value;
    }
    values.map(|value| value / sum)
}
