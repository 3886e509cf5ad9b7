//! How likely a hand holds none of some cards: looked up, because playouts ask it all the time.

/// Unseen cards at most: five hands of sixteen, less one.
const CARDS: usize = 65;
/// Cards of one suit at most that are asked for.
const ASKED: usize = 17;
/// Cards in a hand at most.
const HAND: usize = 17;

/// Chances by unseen cards, cards asked for and cards in a hand.
#[derive(Clone, Debug)]
pub(super) struct Odds(Vec<f32>);

impl Default for Odds {
    fn default() -> Odds {
        let mut odds = vec![0.0; CARDS * ASKED * HAND];
        for (at, odds) in odds.iter_mut().enumerate() {
            let (hand, asked, cards) = (at % HAND, at / HAND % ASKED, at / HAND / ASKED);
            // Card by card, the chance that none of those asked for was drawn.
            *odds = (0..hand).fold(1.0, |chance: f32, drawn| match (cards.saturating_sub(drawn), asked) {
                (_, 0) => chance,
                (left, asked) if left > asked => chance * (left - asked) as f32 / left as f32,
                _ => 0.0,
            });
        }
        Odds(odds)
    }
}

impl Odds {
    /// The chance that a hand out of so many unseen cards holds none of those asked for.
    #[inline]
    pub(super) fn none(&self, cards: u32, asked: u32, hand: u32) -> f32 {
        let at = (cards as usize).min(CARDS - 1) * ASKED + (asked as usize).min(ASKED - 1);
        self.0.get(at * HAND + (hand as usize).min(HAND - 1)).copied().unwrap_or(0.0)
    }
}
