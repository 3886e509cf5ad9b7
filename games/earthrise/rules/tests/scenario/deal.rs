//! Hands of which only some cards matter.

use earthrise::{Card, Cards, MAX_PLAYERS, PerSeat, Suit};

/// Some cards of a deal are named, some suits are kept away from some seats.
#[derive(Clone, Debug, Default)]
pub(super) struct Wishes {
    pub named: Vec<Vec<Card>>,
    pub without: Vec<(u8, Suit)>,
}

impl Wishes {
    /// The hands: named cards first, then the rest of the deck in order, wherever there is room.
    pub(super) fn deal(&self, deck: &[Card], players: u8, size: u8) -> PerSeat<Cards> {
        let mut rest = deck.to_vec();
        let mut room = vec![usize::from(size); usize::from(players)];
        let mut hands = [Cards::NONE; MAX_PLAYERS];
        for (seat, named) in self.named.iter().enumerate() {
            for &card in named {
                let place = rest.iter().position(|&other| other == card);
                rest.remove(place.unwrap_or_else(|| panic!("{card} is named more often than the deck has it")));
                hands[seat] = hands[seat].with(card);
                room[seat] =
                    room[seat].checked_sub(1).unwrap_or_else(|| panic!("too many cards named for seat {seat}"));
            }
        }
        // Who holds which of the rest, by place in `rest`. A card that finds no room moves another one on.
        let mut held: Vec<Vec<usize>> = vec![Vec::new(); usize::from(players)];
        for place in 0..rest.len() {
            let mut tried = vec![false; usize::from(players)];
            assert!(self.place(place, &rest, &room, &mut held, &mut tried), "no deal fits what was asked for");
        }
        for (seat, places) in held.iter().enumerate() {
            hands[seat] = places.iter().fold(hands[seat], |hand, &place| hand.with(rest[place]));
        }
        hands
    }

    fn place(&self, place: usize, rest: &[Card], room: &[usize], held: &mut [Vec<usize>], tried: &mut [bool]) -> bool {
        // The emptiest hand first, so that suits are spread over the seats.
        let mut order: Vec<usize> = (0..room.len()).collect();
        order.sort_by_key(|&seat| (held[seat].len() + 100).saturating_sub(room[seat]));
        for seat in order {
            let kept_away = self.without.contains(&(seat as u8, rest[place].suit()));
            if kept_away || tried[seat] {
                continue;
            }
            tried[seat] = true;
            if held[seat].len() < room[seat] {
                held[seat].push(place);
                return true;
            }
            for at in 0..held[seat].len() {
                if self.place(held[seat][at], rest, room, held, tried) {
                    held[seat][at] = place;
                    return true;
                }
            }
        }
        false
    }
}
