//! When to exchange tokens for puzzle pieces, and which piece to keep.

use super::best;
use super::outlook::Outlook;
use earthrise::{Move, UNKNOWN_PIECE};
use tabletop::Seat;

/// How many tokens to exchange now, if any.
pub(super) fn choose(outlook: &Outlook<'_>) -> Move {
    let last = outlook.view.round >= outlook.game.table().rounds;
    let most = outlook.tokens().min(u32::from(outlook.view.pile)) as u8;
    let worth = |pieces: u32, tokens: u32| match last {
        true => at_the_end(outlook, pieces, tokens),
        false => outlook.plan.waiting(outlook.tricks_left, pieces, tokens),
    };
    let (pieces, tokens) = (outlook.pieces(), outlook.tokens());
    let mut chosen = (worth(pieces, tokens), Move::Save);
    let mut draws = Draws::new(outlook);
    for spent in 1..=most {
        let new = draws.one_more();
        let left = tokens - u32::from(spent);
        let value = new * worth(pieces + 1, left) + (1.0 - new) * worth(pieces, left);
        // Equal is not better: a token in hand is sure.
        if value > chosen.0 + 1e-4 {
            chosen = (value, Move::Exchange(spent));
        }
    }
    chosen.1
}

/// The next pieces of the pile: how likely there is a new kind among them.
struct Draws<'a> {
    outlook: &'a Outlook<'a>,
    /// Pieces whose place is unknown, and those of them that I have already.
    unknown: f32,
    known_kinds: f32,
    /// Unknown pieces on top, then those put under the pile.
    on_top: usize,
    drawn: usize,
    nothing_new: f32,
}

impl<'a> Draws<'a> {
    fn new(outlook: &'a Outlook<'a>) -> Draws<'a> {
        let view = outlook.view;
        let own = view.pieces[outlook.me.index()];
        let owned = view.unplaced.ids().filter(|kind| own >> kind & 1 == 1).map(|kind| view.unplaced.count(kind));
        Draws {
            outlook,
            unknown: view.unplaced.len() as f32,
            known_kinds: f32::from(owned.sum::<u8>()),
            on_top: usize::from(view.pile).saturating_sub(view.under.len()),
            drawn: 0,
            nothing_new: 1.0,
        }
    }

    /// Draws one more; the chance that there has been a new kind so far.
    fn one_more(&mut self) -> f32 {
        let view = self.outlook.view;
        let under = self.drawn.checked_sub(self.on_top).and_then(|place| view.under.as_slice().get(place).copied());
        self.drawn += 1;
        let repeat = match under {
            Some(kind) if kind != UNKNOWN_PIECE => f32::from(view.pieces[self.outlook.me.index()] >> kind & 1),
            _ => {
                let repeat = (self.known_kinds / self.unknown.max(1.0)).clamp(0.0, 1.0);
                self.unknown -= 1.0;
                self.known_kinds -= 1.0;
                repeat
            }
        };
        self.nothing_new *= repeat;
        1.0 - self.nothing_new
    }
}

/// The final phase: how good this many pieces and tokens are. Winning comes first, Honors break the tie.
fn at_the_end(outlook: &Outlook<'_>, pieces: u32, tokens: u32) -> f32 {
    let leftover = f32::from(outlook.game.table().per_leftover_token);
    let own = before_exchange(outlook, outlook.me) + outlook.plan.puzzle(pieces) + leftover * tokens as f32;
    let rival = outlook.others().map(|seat| total(outlook, seat)).fold(f32::NEG_INFINITY, f32::max);
    let margin = own - rival;
    let win = margin / (1.0 + margin * margin).sqrt();
    10.0 * win + 0.05 * own
}

/// Honors of the score sheet and for the fewest Alerts.
fn before_exchange(outlook: &Outlook<'_>, seat: Seat) -> f32 {
    let alerts = if outlook.race.is_ahead(seat.index()) { outlook.race.prize() } else { 0.0 };
    f32::from(outlook.view.honors(seat)) + alerts
}

/// What an opponent comes to, with his own last exchange if it is still to come.
fn total(outlook: &Outlook<'_>, seat: Seat) -> f32 {
    let (view, table) = (outlook.view, outlook.game.table());
    let (pieces, tokens) = (view.pieces[seat.index()].count_ones(), view.tokens[seat.index()].len());
    let puzzle = |pieces: u32| table.puzzle.get(pieces as usize).copied().map_or(0.0, f32::from);
    let leftover = f32::from(table.per_leftover_token);
    let keep = puzzle(pieces) + leftover * tokens as f32;
    let exchanged = match view.last_exchanged.has(seat) || pieces >= u32::from(table.kinds) {
        true => keep,
        false => {
            let repeat = pieces as f32 / f32::from(table.kinds);
            let mut nothing_new = 1.0;
            (1..=tokens).fold(keep, |best, spent| {
                nothing_new *= repeat;
                let gain = (1.0 - nothing_new) * (puzzle(pieces + 1) - puzzle(pieces));
                best.max(puzzle(pieces) + gain + leftover * (tokens - spent) as f32)
            })
        }
    };
    before_exchange(outlook, seat) + exchanged
}

/// Of several new pieces the one that is rarest in the pile: the others are easier to get later.
pub(super) fn rarest(outlook: &Outlook<'_>, moves: &[Move]) -> Move {
    let view = outlook.view;
    let in_pile = |kind: u8| {
        let lying = view.under.as_slice().iter().chain(view.drawn.as_slice()).filter(|&&piece| piece == kind).count();
        lying + usize::from(view.unplaced.count(kind))
    };
    best(moves, |mv| match mv {
        Move::KeepPiece(piece) => -(in_pile(piece.0) as f32),
        _ => f32::MIN,
    })
}
