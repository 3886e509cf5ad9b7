//! Between rounds: what everybody is likely to come to, and who is likely to win.

use super::alerts::Race;
use super::plan::Plan;
use super::weights::Weights;
use bots::search::{SEATS, Values};
use earthrise::{Earthrise, Outcome, Phase, View, worth};
use tabletop::{Seat, Seats};

/// How far apart two players must be, in Honors, for the one ahead to be e times as likely to win; by the number of
/// rounds still to come. With one and two to come it was fitted to 12,000 games of four `steady` players; the others are
/// guesses.
const SPREAD: [f32; 5] = [2.0, 8.3, 11.2, 13.5, 15.0];

/// Who stands where at the end of a line, for one reading of everything that advice says: the chance to win, the place and
/// the Honors of a seat come from the same Honors of everybody, so they agree line by line and therefore on average.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standings {
    honors: Values,
    players: usize,
    end: End,
}

/// How much of a game is left behind a line.
#[derive(Clone, Copy, Debug)]
enum End {
    /// Nothing: these have won.
    Over(Seats),
    /// Rounds in which whoever is ahead by this many Honors is e times as likely to win.
    Open(f32),
}

impl Standings {
    /// At the end of the game.
    pub(super) fn at_the_end(game: &Earthrise, outcome: &Outcome) -> Standings {
        let mut honors = [0.0; SEATS];
        for (honors, &scored) in honors.iter_mut().zip(&outcome.honors) {
            *honors = f32::from(scored);
        }
        Standings { honors, players: usize::from(game.table().players), end: End::Over(outcome.winners) }
    }

    /// Between rounds: what everybody is likely to come to.
    pub(super) fn between_rounds(game: &Earthrise, view: &View, plan: &Plan, weights: &Weights) -> Standings {
        let rounds = usize::from(game.table().rounds.saturating_sub(view.round));
        let end = End::Open(SPREAD[rounds.min(SPREAD.len() - 1)]);
        Standings { honors: honors(game, view, plan, weights), players: usize::from(game.table().players), end }
    }

    /// The Honors of a seat.
    pub(super) fn honors(&self, seat: Seat) -> f32 {
        self.honors[seat.index()]
    }

    /// Everybody's chance to win; those who share a victory share it here too.
    pub(super) fn chances(&self) -> Values {
        match self.end {
            End::Open(spread) => softmax(&self.honors, self.players, spread),
            End::Over(winners) => {
                let share = 1.0 / winners.len().max(1) as f32;
                std::array::from_fn(|seat| if winners.has(Seat(seat as u8)) { share } else { 0.0 })
            }
        }
    }

    /// The place of a seat, from 1: one more than it has others before it. Before the end that is by the same model as the
    /// chances: who is e times as likely to win is e times as likely to be the one in front of the two. At the end the
    /// rules name the winners, and those who are level share their places: two who share a victory have 1.5 each.
    pub(super) fn place(&self, seat: Seat) -> f32 {
        let own = self.honors[seat.index()];
        let before = |other: usize| match self.end {
            End::Open(spread) => 1.0 / (1.0 + ((own - self.honors[other]) / spread).exp()),
            End::Over(winners) => {
                let wins = |seat: usize| winners.has(Seat(seat as u8));
                let rank = |seat: usize| (wins(seat), self.honors[seat]);
                match rank(other).partial_cmp(&rank(seat.index())) {
                    Some(std::cmp::Ordering::Greater) => 1.0,
                    Some(std::cmp::Ordering::Less) => 0.0,
                    _ => 0.5,
                }
            }
        };
        1.0 + (0..self.players).filter(|&other| other != seat.index()).map(before).sum::<f32>()
    }
}

/// What everybody is likely to have at the end, in Honors that count alike for all: those on the score sheet, what tokens and
/// pieces promise, and a part of the prize for the fewest Alerts.
fn honors(game: &Earthrise, view: &View, plan: &Plan, weights: &Weights) -> Values {
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

/// The Honors on everybody's score sheet.
fn scored(game: &Earthrise, view: &View) -> Values {
    let mut honors = [0.0; SEATS];
    for (seat, honors) in honors.iter_mut().enumerate().take(usize::from(game.table().players)) {
        *honors = f32::from(view.honors(Seat(seat as u8)));
    }
    honors
}

/// What an end is worth: the victory, and a little for being close to it.
pub(super) fn of_outcome(game: &Earthrise, outcome: &Outcome, closeness: f32) -> Values {
    let standings = Standings::at_the_end(game, outcome);
    let mut values = softmax(&standings.honors, standings.players, SPREAD[0] * 2.0);
    for (value, won) in values.iter_mut().zip(standings.chances()) {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn standings(honors: [f32; 4], end: End) -> Standings {
        let mut all = [0.0; SEATS];
        all[..4].copy_from_slice(&honors);
        Standings { honors: all, players: 4, end }
    }

    fn places(standings: &Standings) -> [f32; 4] {
        [0, 1, 2, 3].map(|seat| standings.place(Seat(seat)))
    }

    #[test]
    fn all_places_are_given_away_and_one_victory() {
        let winners = Seats::only(Seat(1));
        let ends = [End::Over(winners), End::Over(winners.with(Seat(2))), End::Open(2.0), End::Open(13.5)];
        for end in ends {
            for honors in [[40.0, 62.0, 62.0, 30.0], [50.0, 62.0, 62.0, 50.0], [62.0; 4]] {
                let standings = standings(honors, end);
                let (places, chances) = (places(&standings), standings.chances());
                assert!((places.iter().sum::<f32>() - 10.0).abs() < 0.001, "{standings:?}: {places:?}");
                assert!((chances.iter().sum::<f32>() - 1.0).abs() < 0.001, "{standings:?}: {chances:?}");
                for (place, chance) in places.iter().zip(chances) {
                    let (least, most) = (1.0 + (1.0 - chance), 1.0 + 3.0 * (1.0 - chance));
                    assert!(*place > least - 0.001 && *place < most + 0.001, "{standings:?}: {place} at {chance}");
                }
            }
        }
    }

    #[test]
    fn a_tie_is_placed_as_the_rules_break_it() {
        // Seat 2 has as many Honors as the winner, and the others are level behind them.
        let broken = standings([50.0, 62.0, 62.0, 50.0], End::Over(Seats::only(Seat(1))));
        assert_eq!(places(&broken), [3.5, 1.0, 2.0, 3.5]);
        let shared = standings([50.0, 62.0, 62.0, 40.0], End::Over(Seats::only(Seat(1)).with(Seat(2))));
        assert_eq!(places(&shared), [3.0, 1.5, 1.5, 4.0]);
        assert_eq!(shared.chances()[..4], [0.0, 0.5, 0.5, 0.0]);
    }
}
