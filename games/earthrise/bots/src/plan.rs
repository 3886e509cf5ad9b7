//! What Maneuver tokens and puzzle pieces are worth before the end: a small table over how many open tricks are left,
//! pieces in the puzzle and tokens in hand.

use super::weights::Weights;
use earthrise::content::{Pill, Table};
use earthrise::{Earthrise, MAX_KINDS};

/// Open tricks the table looks ahead; more are as good as this many.
const TRICKS: usize = 24;
/// Tokens in hand it tells apart; any more are only worth what they leave.
const TOKENS: usize = 8;
/// Numbers of pieces.
const PIECES: usize = MAX_KINDS + 1;
/// Part of the wins that bring two tokens: one was left on the Earth before.
const DOUBLE: f32 = 0.25;

/// What the worth of tokens depends on.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Terms {
    kinds: u8,
    /// Honors for 0, 1, 2 ... pieces, an own pill included.
    puzzle: [u8; PIECES],
    leftover: u8,
    /// Chance to win the token of an open trick.
    share: f32,
}

/// Expected Honors from tokens and pieces at the end of the game.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    terms: Terms,
    /// Between windows, by tricks left, pieces and tokens.
    waiting: Vec<[[f32; TOKENS]; PIECES]>,
    /// With a window open now.
    window: Vec<[[f32; TOKENS]; PIECES]>,
}

impl Plan {
    /// Makes the plan fit this table; nothing happens if it does already.
    pub(super) fn fit(&mut self, game: &Earthrise, pill: Option<&Pill>, weights: &Weights) {
        let table = game.table();
        let terms = Terms {
            kinds: table.kinds,
            puzzle: puzzle(table, pill),
            leftover: table.per_leftover_token,
            share: (weights.token_share * 4.0 / f32::from(table.players)).min(0.9),
        };
        if terms != self.terms || self.waiting.is_empty() {
            self.terms = terms;
            self.work_out();
        }
    }

    /// Backwards from the end of the game.
    fn work_out(&mut self) {
        self.waiting.clear();
        self.window.clear();
        let last = self.last_window();
        self.waiting.push(last);
        self.window.push(last);
        for left in 1..TRICKS {
            let (before, open) = (self.waiting[left - 1], self.window[left - 1]);
            let mut waiting = before;
            for (waiting, open) in waiting.iter_mut().zip(&open) {
                for (tokens, honors) in waiting.iter_mut().enumerate() {
                    let won = |count: usize| open[(tokens + count).min(TOKENS - 1)];
                    let win = (1.0 - DOUBLE) * won(1) + DOUBLE * won(2);
                    *honors += self.terms.share * (win - *honors);
                }
            }
            let window = self.with_exchange(&waiting);
            self.waiting.push(waiting);
            self.window.push(window);
        }
    }

    /// The last exchange and what it leaves (ER-11).
    fn last_window(&self) -> [[f32; TOKENS]; PIECES] {
        let mut scored = [[0.0; TOKENS]; PIECES];
        for (pieces, row) in scored.iter_mut().enumerate() {
            for (tokens, honors) in row.iter_mut().enumerate() {
                *honors = f32::from(self.terms.puzzle[pieces]) + tokens as f32 * f32::from(self.terms.leftover);
            }
        }
        self.with_exchange(&scored)
    }

    /// What a window makes of it.
    fn with_exchange(&self, after: &[[f32; TOKENS]; PIECES]) -> [[f32; TOKENS]; PIECES] {
        let mut window = *after;
        for (pieces, row) in window.iter_mut().enumerate().take(usize::from(self.terms.kinds)) {
            for (tokens, honors) in row.iter_mut().enumerate() {
                *honors = self.best_exchange(after, pieces, tokens);
            }
        }
        window
    }

    /// The best of keeping all tokens and exchanging some, if `after` says what either leads to. Every draw from a full
    /// pile is as likely to show one kind as another.
    fn best_exchange(&self, after: &[[f32; TOKENS]; PIECES], pieces: usize, tokens: usize) -> f32 {
        let keep = after[pieces][tokens];
        let known = pieces as f32 / f32::from(self.terms.kinds);
        let mut nothing_new = 1.0;
        (1..=tokens).fold(keep, |best, spent| {
            nothing_new *= known;
            let (gain, loss) = (after[pieces + 1][tokens - spent], after[pieces][tokens - spent]);
            best.max(gain + nothing_new * (loss - gain))
        })
    }

    /// Expected Honors with this many open tricks still to come.
    pub(super) fn waiting(&self, tricks_left: u8, pieces: u32, tokens: u32) -> f32 {
        self.look_up(&self.waiting, tricks_left, pieces, tokens)
    }

    /// The same if tokens can be exchanged at once.
    pub(super) fn window(&self, tricks_left: u8, pieces: u32, tokens: u32) -> f32 {
        self.look_up(&self.window, tricks_left, pieces, tokens)
    }

    fn look_up(&self, table: &[[[f32; TOKENS]; PIECES]], tricks_left: u8, pieces: u32, tokens: u32) -> f32 {
        let row = table.get(usize::from(tricks_left).min(TRICKS - 1)).and_then(|rows| rows.get(pieces as usize));
        let most = TOKENS as u32 - 1;
        let beyond = f32::from(self.terms.leftover) * tokens.saturating_sub(most) as f32;
        row.map_or(0.0, |row| row[tokens.min(most) as usize]) + beyond
    }

    /// Honors for this many pieces, an own pill included.
    pub(super) fn puzzle(&self, pieces: u32) -> f32 {
        self.terms.puzzle.get(pieces as usize).copied().map_or(0.0, f32::from)
    }
}

/// Honors for the puzzle, with the bonus of an own pill that is still to be used in the final phase.
fn puzzle(table: &Table, pill: Option<&Pill>) -> [u8; PIECES] {
    let bonus = pill.filter(|pill| pill.in_final()).and_then(Pill::puzzle_bonus).unwrap_or_default();
    std::array::from_fn(|pieces| table.puzzle.get(pieces).copied().unwrap_or(0).saturating_add(bonus[pieces]))
}
