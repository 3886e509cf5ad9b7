//! The parts of the view, from what an audience of the rules sees.

use super::types::{EarthrisePlayer, FinalHonors, PieceUnder, RoundStep};
use earthrise::content::Pill;
use earthrise::{
    Card, Cards, Earthrise, MAX_TRICKS, PerSeat, Phase, Piece, PillSeen, Shown, Suit, TokenId, Trick, UNKNOWN_PIECE,
    View,
};
use tabletop::{Game, Seat, Seats};

pub(super) fn seats(game: &Earthrise) -> impl Iterator<Item = Seat> + use<> {
    (0..game.players()).map(Seat)
}

pub(super) fn final_phase(game: &Earthrise, view: &View) -> bool {
    view.round >= game.table().rounds
}

pub(super) fn silent(game: &Earthrise, view: &View) -> bool {
    !final_phase(game, view) && game.is_silent(view.trick)
}

pub(super) fn complete(game: &Earthrise, view: &View) -> bool {
    view.played == game.players()
}

pub(super) fn step(game: &Earthrise, view: &View) -> RoundStep {
    match view.phase {
        _ if final_phase(game, view) => RoundStep::Scoring,
        Phase::Lots | Phase::PillDeal | Phase::Lay | Phase::Deal | Phase::Play => RoundStep::Trick,
        Phase::Exchange { .. } | Phase::DrawPiece { .. } | Phase::KeepPiece { .. } | Phase::Copilot { .. } => {
            RoundStep::Rewards
        }
        Phase::Pills | Phase::GiveAlerts { .. } | Phase::Score | Phase::Over => RoundStep::Scoring,
    }
}

/// From the Pilot on, to the left.
pub(super) fn order(game: &Earthrise, view: &View) -> Vec<Seat> {
    let mut order: Vec<Seat> = seats(game).collect();
    order.sort_by_key(|&seat| view.pilot.distance(seat, game.players()));
    order
}

pub(super) fn track(game: &Earthrise, view: &View) -> Vec<Option<TokenId>> {
    view.track[..usize::from(game.table().hand_size)].to_vec()
}

/// Silent tricks have no Maneuver (ER-7.5).
pub(super) fn asking(game: &Earthrise, view: &View) -> Vec<TokenId> {
    match silent(game, view) || final_phase(game, view) {
        true => Vec::new(),
        false => game.conditions(view.newest, view.earth).iter().collect(),
    }
}

pub(super) fn player(game: &Earthrise, view: &View, seat: Seat) -> EarthrisePlayer {
    let own = seat.index();
    let is_in = |seats: Seats| seats.has(seat);
    EarthrisePlayer {
        hand: hand(view, seat),
        hand_size: view.hand_sizes[own],
        voids: voids(view, seat),
        card: view.table[own],
        won: list(view.memory.won[own]),
        tokens: view.tokens[own].iter().collect(),
        token_honors: game.token_honors(view.tokens[own]),
        pieces: pieces(game, view.pieces[own]),
        puzzle_honors: game.puzzle_honors(view.pieces[own]),
        puzzle_next: puzzle_next(game, view.pieces[own]),
        silence: view.silence[own],
        alerts: view.alerts[own],
        alerts_taken: view.memory.alerts[own],
        fresh_alerts: view.memory.fresh_alerts[own],
        honors: honors(game, view, seat),
        total: view.honors(seat),
        final_honors: final_honors(game, view, seat),
        pill: view.pills[own],
        pill_used: is_in(view.pills_used),
        pill_chances: pill_chances(game, view, seat),
        decided: is_in(view.decided),
        reveals: is_in(view.revealing),
        last_exchanged: is_in(view.last_exchanged),
    }
}

pub(super) fn hand(view: &View, seat: Seat) -> Option<Vec<Card>> {
    view.hands[seat.index()].map(list)
}

pub(super) fn voids(view: &View, seat: Seat) -> Vec<Suit> {
    Suit::ALL.into_iter().filter(|suit| view.voids[seat.index()] >> suit.index() & 1 == 1).collect()
}

/// The pieces of these kinds, as bits.
pub(super) fn pieces(game: &Earthrise, kept: u8) -> Vec<Piece> {
    kinds(game).filter(|kind| kept >> kind & 1 == 1).map(Piece).collect()
}

pub(super) fn puzzle_next(game: &Earthrise, kept: u8) -> Option<i16> {
    one_more(game, kept).map(|pieces| game.puzzle_honors(pieces))
}

pub(super) fn list(cards: Cards) -> Vec<Card> {
    cards.iter().collect()
}

fn kinds(game: &Earthrise) -> impl Iterator<Item = u8> + use<> {
    0..game.table().kinds
}

/// These kinds of pieces, as bits, and one that is missing.
fn one_more(game: &Earthrise, pieces: u8) -> Option<u8> {
    kinds(game).find(|kind| pieces >> kind & 1 == 0).map(|kind| pieces | 1 << kind)
}

/// A column is noted once its round is over, and before that where it is not 0.
pub(super) fn honors(game: &Earthrise, view: &View, seat: Seat) -> Vec<Option<i16>> {
    let columns = view.score_sheet.iter().map(|column| column[seat.index()]);
    let is_over = |column: u8| column < view.round || view.phase == Phase::Over;
    let noted = (0..=game.table().rounds).zip(columns);
    noted.map(|(column, honors)| (is_over(column) || honors != 0).then_some(honors)).collect()
}

pub(super) fn final_honors(game: &Earthrise, view: &View, seat: Seat) -> Option<FinalHonors> {
    if view.phase != Phase::Over {
        return None;
    }
    let own = seat.index();
    let alerts: PerSeat<u8> = view.alerts.map(|alerts| alerts.unwrap_or(u8::MAX));
    let has_fewest = game.fewest_alerts(&alerts, view.pilot).has(seat);
    let fewest_alerts = if has_fewest { i16::from(game.table().fewest_alerts) } else { 0 };
    let (tokens, puzzle) = (game.token_honors(view.tokens[own]), game.puzzle_honors(view.pieces[own]));
    let noted = view.score_sheet[usize::from(game.table().rounds)][own];
    Some(FinalHonors { fewest_alerts, tokens, puzzle, pill: noted - fewest_alerts - tokens - puzzle })
}

pub(super) fn pill_chances(game: &Earthrise, view: &View, seat: Seat) -> Vec<u8> {
    let PillSeen::Pill(pill) = view.pills[seat.index()] else { return Vec::new() };
    let Some(pill) = game.table().pills.get(usize::from(pill.0)).filter(|_| !view.pills_used.has(seat)) else {
        return Vec::new();
    };
    scorings(game, pill).filter(|&scoring| scoring >= view.round).collect()
}

/// The scorings at which a pill may be revealed; the number of rounds stands for the final phase.
pub(crate) fn scorings(game: &Earthrise, pill: &Pill) -> impl Iterator<Item = u8> {
    let rounds = game.table().rounds;
    let in_final = pill.in_final().then_some(rounds);
    (0..rounds).filter(|&round| pill.in_round(round)).chain(in_final)
}

fn piece_seen(piece: u8) -> Option<Piece> {
    (piece != UNKNOWN_PIECE).then_some(Piece(piece))
}

pub(super) fn under(view: &View) -> Vec<PieceUnder> {
    let pieces = view.under.as_slice().iter().zip(view.under_by.as_slice());
    pieces.map(|(&piece, &by)| PieceUnder { piece: piece_seen(piece), by: Seat(by) }).collect()
}

pub(super) fn drawn(view: &View) -> Vec<Option<Piece>> {
    view.drawn.as_slice().iter().map(|&piece| piece_seen(piece)).collect()
}

pub(super) fn unplaced(game: &Earthrise, view: &View) -> Vec<u8> {
    kinds(game).map(|kind| view.unplaced.count(kind)).collect()
}

/// Who is ahead in a trick, as far as its cards show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Standing {
    pub commander: Option<Seat>,
    pub copilot: Option<Seat>,
    pub taker: Option<Seat>,
}

impl Standing {
    pub(super) fn of(game: &Earthrise, view: &View) -> Standing {
        // In radio silence nobody is ahead before all cards are turned up (ER-7.4), also for whoever knows what they are.
        if silent(game, view) && kept_trick(game, view).is_none() {
            return Standing::default();
        }
        let cards = trick_cards(game, view);
        let trick = Trick { cards: &cards, pilot: view.pilot, players: game.players() };
        let ranking = view.trump.and_then(|trump| trick.ranking_so_far(trump));
        Standing {
            commander: ranking.map(|ranking| ranking.commander),
            copilot: ranking.and_then(|ranking| ranking.copilot),
            // Silent tricks have no Maneuver (ER-7.5).
            taker: (!game.is_silent(view.trick)).then(|| game.taker(trick, view.newest, view.earth)).flatten(),
        }
    }
}

/// The cards of the trick that show; all of them, once it is complete, also those that were taken.
pub(crate) fn trick_cards(game: &Earthrise, view: &View) -> PerSeat<Option<Card>> {
    let on_table = || {
        view.table.map(|shown| match shown {
            Shown::Card(card) => Some(card),
            Shown::Nothing | Shown::FaceDown => None,
        })
    };
    kept_trick(game, view).unwrap_or_else(on_table)
}

/// The cards of the trick, once it is complete and everybody has seen them.
fn kept_trick(game: &Earthrise, view: &View) -> Option<PerSeat<Option<Card>>> {
    let kept = view.memory.tricks[usize::from(view.trick).min(MAX_TRICKS - 1)];
    kept[..usize::from(game.players())].iter().all(Option::is_some).then_some(kept)
}
