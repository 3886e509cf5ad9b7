//! One trick: who ranks first and second, and who meets the condition of a Maneuver token.

use crate::card::{Card, Suit};
use crate::content::{Maneuver, Side};
use crate::state::PerSeat;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The cards of a trick, in seats, with who led.
#[derive(Clone, Copy, Debug)]
pub struct Trick<'a> {
    /// The cards by seat.
    pub cards: &'a PerSeat<Option<Card>>,
    /// Who led.
    pub pilot: Seat,
    /// How many play.
    pub players: u8,
}

/// Commander and Copilot of a trick (ER-8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// First in the Trump ranking.
    pub commander: Seat,
    /// Second, if there is a second Trump card.
    pub copilot: Option<Seat>,
}

/// The two highest Trump cards played so far; a value of 0 stands for nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Standing {
    first: (u8, Seat),
    second: (u8, Seat),
}

impl Standing {
    pub(crate) const NOBODY: Standing = Standing { first: (0, Seat(0)), second: (0, Seat(0)) };

    /// A Trump card is played: by value, and of equal ones the later goes before (ER-8.1, ER-8.2).
    #[inline(always)]
    pub(crate) fn add(&mut self, seat: Seat, value: u8) {
        if value >= self.first.0 {
            self.second = self.first;
            self.first = (value, seat);
        } else if value >= self.second.0 {
            self.second = (value, seat);
        }
    }

    /// First, if there is one.
    pub(crate) fn commander(self) -> Option<Seat> {
        (self.first.0 > 0).then_some(self.first.1)
    }

    /// Second, if there is one.
    pub(crate) fn copilot(self) -> Option<Seat> {
        (self.second.0 > 0).then_some(self.second.1)
    }
}

impl Trick<'_> {
    /// The seats in the order of play.
    #[inline]
    fn order(self) -> impl DoubleEndedIterator<Item = Seat> {
        let (pilot, players) = (self.pilot.0, self.players);
        (0..players).map(move |step| {
            let seat = pilot + step;
            Seat(if seat >= players { seat - players } else { seat })
        })
    }

    #[inline]
    fn card(self, seat: Seat) -> Option<Card> {
        self.cards[seat.index()]
    }

    /// Who a seat is compared with, and whether that is from the last player to the Pilot.
    #[inline]
    fn neighbour(self, seat: Seat, side: Side) -> (Seat, bool) {
        match side {
            Side::Right => (seat.right(self.players), seat == self.pilot),
            Side::Left => (seat.left(self.players), seat == self.pilot.right(self.players)),
        }
    }

    /// Who leads the Trump cards of the trick, as far as it has gone.
    pub(crate) fn standing(self, trump: Suit) -> Standing {
        let mut standing = Standing::NOBODY;
        for seat in self.order() {
            if let Some(card) = self.card(seat).filter(|card| card.is_of(trump)) {
                standing.add(seat, card.value());
            }
        }
        standing
    }

    /// Commander and Copilot: other cards never win (ER-8.3).
    pub fn ranking(self, trump: Suit) -> Ranking {
        self.ranking_so_far(trump).unwrap_or(Ranking { commander: self.pilot, copilot: None })
    }

    /// The same with the cards that lie there; none, if no Trump card does.
    pub fn ranking_so_far(self, trump: Suit) -> Option<Ranking> {
        let standing = self.standing(trump);
        standing.commander().map(|commander| Ranking { commander, copilot: standing.copilot() })
    }

    /// The last player whose card meets the condition (ER-8.5).
    pub fn winner_of(self, maneuver: Maneuver, same_as_includes_pilot: bool) -> Option<Seat> {
        match maneuver {
            // ER-8.8: equal lowest cards: the later one.
            Maneuver::LowestOf(suit) => {
                let mut lowest = None;
                for seat in self.order() {
                    if let Some(card) = self.card(seat).filter(|card| card.is_of(suit))
                        && lowest.is_none_or(|(value, _)| card.value() <= value)
                    {
                        lowest = Some((card.value(), seat));
                    }
                }
                lowest.map(|(_, seat)| seat)
            }
            Maneuver::Value(set) => {
                self.order().rev().find(|&seat| self.card(seat).is_some_and(|card| set >> (card.value() - 1) & 1 == 1))
            }
            // ER-8.9: on the circle, when the trick is complete.
            Maneuver::SameAs(side) => self.order().rev().find(|&seat| {
                let (neighbour, closes_the_circle) = self.neighbour(seat, side);
                let value = self.card(seat).map(Card::value);
                let same = value.is_some() && value == self.card(neighbour).map(Card::value);
                same && (same_as_includes_pilot || !closes_the_circle)
            }),
        }
    }

    /// Can this seat, whose card lies there, still be the [winner](Trick::winner_of) when all have played, whatever the
    /// others hold?
    pub fn may_win(self, seat: Seat, maneuver: Maneuver, same_as_includes_pilot: bool) -> bool {
        let mut cards = *self.cards;
        // The only card to come that can help is the same number at the neighbour's place.
        if let Maneuver::SameAs(side) = maneuver {
            let (neighbour, _) = self.neighbour(seat, side);
            cards[neighbour.index()] = self.card(neighbour).or(self.card(seat));
        }
        Trick { cards: &cards, ..self }.winner_of(maneuver, same_as_includes_pilot) == Some(seat)
    }
}
