//! Who may still take the tokens: nobody who can not, and everybody who can.

use earthrise::content::{Maneuver, Side};
use earthrise::{Card, PerSeat, Suit, Trick};
use tabletop::{Dice, Seat, Xoshiro};

const MANEUVERS: [Maneuver; 5] = [
    Maneuver::LowestOf(Suit::Ast),
    Maneuver::Value(0b0001_0000),
    Maneuver::Value(0b1100_0000),
    Maneuver::SameAs(Side::Right),
    Maneuver::SameAs(Side::Left),
];

fn all_cards() -> Vec<Card> {
    let of = |suit| (1..=Card::MAX_VALUE).filter_map(move |value| Card::new(suit, value));
    Suit::ALL.into_iter().flat_map(of).collect()
}

/// Is there a way to complete the trick, from this seat on, with which the last of those who played wins?
fn can_win(cards: &PerSeat<Option<Card>>, trick: (Seat, u8), from: u8, seat: Seat, of: (Maneuver, bool)) -> bool {
    let (pilot, players) = trick;
    if from == players {
        return Trick { cards, pilot, players }.winner_of(of.0, of.1) == Some(seat);
    }
    let next = usize::from((pilot.0 + from) % players);
    all_cards().into_iter().any(|card| {
        let mut more = *cards;
        more[next] = Some(card);
        can_win(&more, trick, from + 1, seat, of)
    })
}

#[test]
fn a_card_may_win_exactly_if_some_cards_to_come_let_it() {
    let (mut dice, deck) = (Xoshiro::new(1), all_cards());
    let mut counts = [0; 2];
    for _ in 0..400 {
        let players = 3 + dice.below(3) as u8;
        let pilot = Seat(dice.below(u32::from(players)) as u8);
        // Up to two cards are still to come.
        let played = (players - dice.below(3) as u8).max(1);
        let mut cards = PerSeat::default();
        for step in 0..played {
            cards[usize::from((pilot.0 + step) % players)] = Some(*dice.pick(&deck));
        }
        let seat = Seat((pilot.0 + played - 1) % players);
        for maneuver in MANEUVERS {
            for circle in [true, false] {
                let says = Trick { cards: &cards, pilot, players }.may_win(seat, maneuver, circle);
                let can = can_win(&cards, (pilot, players), played, seat, (maneuver, circle));
                assert_eq!(says, can, "{maneuver} for {seat}, circle {circle}, {pilot} led {cards:?}");
                counts[usize::from(can)] += 1;
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 500), "{counts:?}");
}
