//! How a game ended.

use super::Narrator;
use earthrise::Outcome;
use std::cmp::Reverse;
use tabletop::{Seat, Seats};
use words::Joint;

impl Narrator<'_> {
    /// Who won and how, and then the final score, the best first.
    pub fn outcome(&self, outcome: &Outcome) -> String {
        let mut seats: Vec<Seat> = (0..self.game.table().players).map(Seat).collect();
        seats.sort_by_key(|seat| (Reverse(outcome.honors[seat.index()]), !outcome.winners.has(*seat)));
        let most = seats.first().map_or(0, |seat| outcome.honors[seat.index()]);
        let scores = seats
            .into_iter()
            .map(|seat| self.say_of(seat, "outcome-standing-seat", &[("honors", outcome.honors[seat.index()].into())]));
        let standing = self.say("outcome-standing", &[("list", self.words.list(scores, Joint::Comma).into())]);
        self.words.paragraph([self.won(outcome.winners, outcome.tied, most), standing])
    }

    /// Who won, and how a tie was settled.
    pub(super) fn won(&self, winners: Seats, tied: Seats, honors: i16) -> String {
        match winners.first() {
            Some(winner) if winners.len() == 1 && tied.len() <= 1 => {
                self.say_of(winner, "outcome-won", &[("honors", honors.into())])
            }
            Some(winner) if winners.len() == 1 => self.say_of(
                winner,
                "outcome-tie-broken",
                &[("honors", honors.into()), ("names", self.seats(tied).into())],
            ),
            _ => self.say("outcome-shared", &[("honors", honors.into()), ("names", self.seats(winners).into())]),
        }
    }
}
