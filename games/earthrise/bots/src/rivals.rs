//! What the others may hold and play, as far as a view tells.

use super::outlook::Outlook;
use earthrise::content::Maneuver;
use earthrise::{Card, Shown, Suit};
use tabletop::Seat;

/// Cards in other hands.
pub(super) struct Unseen {
    total: f32,
    by_value: [u8; 9],
    /// How many of a suit are lower than a number.
    below: [[u8; 10]; 4],
}

impl Unseen {
    pub(super) fn new(outlook: &Outlook<'_>) -> Unseen {
        let cards = outlook.unseen();
        let mut by_value = [0; 9];
        let mut below = [[0; 10]; 4];
        for suit in Suit::ALL {
            let lane = &mut below[suit.index()];
            let mut sum = 0;
            for value in 1..=Card::MAX_VALUE {
                let count = Card::new(suit, value).map_or(0, |card| cards.count(card));
                by_value[usize::from(value)] += count;
                sum += count;
                lane[usize::from(value) + 1] = sum;
            }
        }
        Unseen { total: f32::from(cards.len() as u8), by_value, below }
    }

    /// How many of a suit.
    pub(super) fn of(&self, suit: Suit) -> f32 {
        self.below(suit, Card::MAX_VALUE + 1)
    }

    /// How many of a suit are lower than this number.
    pub(super) fn below(&self, suit: Suit, value: u8) -> f32 {
        self.below[suit.index()].get(usize::from(value)).copied().map_or(0.0, f32::from)
    }

    /// How many of a suit are as high as this number, or higher.
    fn from(&self, suit: Suit, value: u8) -> f32 {
        self.of(suit) - self.below(suit, value)
    }

    /// The part that bears this number.
    pub(super) fn share_of_value(&self, value: u8) -> f32 {
        f32::from(self.by_value[usize::from(value)]) / self.total.max(1.0)
    }

    /// The part that bears one of these numbers, as bits.
    fn share_of_values(&self, set: u8) -> f32 {
        (1..=Card::MAX_VALUE).filter(|v| set >> (v - 1) & 1 == 1).map(|v| self.share_of_value(v)).sum()
    }
}

/// Somebody whose card of this trick I do not know.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rival {
    /// Plays after me, and so wins ties?
    pub(super) later: bool,
    /// Cards he chooses from.
    cards: f32,
    /// How likely he plays Trump, an always playable card, anything else.
    pub(super) trump: f32,
    pub(super) free: f32,
    pub(super) other: f32,
}

impl Rival {
    /// A place that nobody fills.
    pub(super) const ABSENT: Rival = Rival { later: false, cards: 0.0, trump: 0.0, free: 0.0, other: 0.0 };

    /// The one in this seat, if his card is unknown.
    pub(super) fn new(outlook: &Outlook<'_>, unseen: &Unseen, trump: Suit, seat: Seat) -> Option<Rival> {
        let view = outlook.view;
        let shown = view.table[seat.index()];
        if seat == outlook.me || matches!(shown, Shown::Card(_)) {
            return None;
        }
        let face_down = shown == Shown::FaceDown;
        let cards = f32::from(view.hand_sizes[seat.index()]) + f32::from(u8::from(face_down));
        let free_suit = outlook.game.table().free_suit.filter(|&suit| suit != trump);
        let trumps = unseen.of(trump);
        let alerts = free_suit.map_or(0.0, |suit| unseen.of(suit));
        let mut rival = Rival { later: !face_down, cards, trump: 1.0, free: 0.0, other: 0.0 };
        if face_down && seat == view.pilot {
            return Some(rival);
        }
        let void = match view.voids[seat.index()] >> trump.index() & 1 {
            1 => 1.0,
            _ => power(1.0 - trumps / unseen.total.max(1.0), cards),
        };
        // Who holds Trump chooses between it and the Alerts he may always play (ER-6.2).
        let alert_if_held = alerts / (alerts + trumps).max(1.0);
        let alert_if_void = (alerts / (unseen.total - trumps).max(1.0)).min(1.0);
        rival.trump = (1.0 - void) * (1.0 - alert_if_held);
        rival.free = (1.0 - void) * alert_if_held + void * alert_if_void;
        rival.other = 1.0 - rival.trump - rival.free;
        Some(rival)
    }

    /// How likely he holds a Trump that beats this number. Whoever has one is taken to play it: between that and a card
    /// at random, this was the best guess over good and bad opponents together.
    pub(super) fn beats(&self, unseen: &Unseen, trump: Suit, value: u8) -> f32 {
        // Ties go to the later card (ER-8.1).
        let higher = unseen.from(trump, if self.later { value } else { value + 1 });
        if higher == 0.0 || self.trump == 0.0 {
            return 0.0;
        }
        1.0 - power(1.0 - higher / unseen.total.max(1.0), self.cards)
    }

    /// How likely he meets the condition of a token better than `card` does.
    pub(super) fn meets(&self, unseen: &Unseen, maneuver: Maneuver, card: Card) -> f32 {
        let share = match maneuver {
            Maneuver::Value(set) => unseen.share_of_values(set),
            // As low a card is enough, because it is played later (ER-8.8).
            Maneuver::LowestOf(suit) => unseen.below(suit, card.value() + 1) / unseen.total.max(1.0),
            Maneuver::SameAs(_) => 1.0 / f32::from(Card::MAX_VALUE),
        };
        // He may hold the card and not be free to play it, so a long hand counts as a short one.
        1.0 - power(1.0 - share, self.cards.min(4.0))
    }
}

/// A share to the power of a whole number of cards.
pub(super) fn power(share: f32, cards: f32) -> f32 {
    share.clamp(0.0, 1.0).powi(cards as i32)
}
