//! What the cards of a round count, taken apart; what is asked about pieces and pills, with its worth.

use super::parts::{final_phase, list, seats};
use super::types::{ExchangeChance, PillNow, PillScore, RoundScore, SeatScore, SuitScore};
use earthrise::content::PillEffect;
use earthrise::{Cards, Earthrise, Phase, PillSeen, Shown, Suit, UNKNOWN_PIECE, View, pill_honors, worth};
use tabletop::{Game, Seat};

/// The round that is being scored: from the end of its last trick until the next round begins.
pub(super) fn scoring(game: &Earthrise, view: &View) -> Option<RoundScore> {
    let last = usize::from(game.table().hand_size) - 1;
    let players = usize::from(game.players());
    let is_over = !final_phase(game, view)
        && view.memory.tricks[last][..players].iter().all(Option::is_some)
        && view.table.iter().all(|shown| *shown == Shown::Nothing);
    is_over.then(|| RoundScore {
        round: view.round,
        seats: seats(game).map(|seat| seat_score(game, view, seat)).collect(),
    })
}

fn seat_score(game: &Earthrise, view: &View, seat: Seat) -> SeatScore {
    let (own, round) = (seat.index(), usize::from(view.round));
    let won = view.memory.won[own];
    let (honors, alerts) = (&game.table().honors[round], &game.table().alerts_per_card[round]);
    // Whose Alerts are face down, their Alert cards are too.
    let open = view.alerts[own].is_some();
    let suits = Suit::ALL.into_iter().map(|suit| {
        let (cards, at) = (won.of(suit), suit.index());
        let shows = open || alerts[at] == 0;
        SuitScore {
            suit,
            cards: shows.then(|| list(cards)),
            each: honors[at],
            honors: worth(cards, honors),
            alerts: shows.then(|| worth(cards, alerts) as u8),
        }
    });
    let pill = pill_used(view, seat).and_then(|id| {
        let rule = game.table().pills.get(usize::from(id.0))?;
        Some(PillScore { pill: id, honors: pill_honors(rule, won, view.silence[own], None) })
    });
    let cards = worth(won, honors);
    SeatScore { suits: suits.collect(), cards, sum: cards + pill.map_or(0, |pill| pill.honors), pill }
}

/// The pill that a seat reveals at this scoring, if the reader knows.
fn pill_used(view: &View, seat: Seat) -> Option<earthrise::PillId> {
    match view.pills[seat.index()] {
        PillSeen::Pill(pill) if view.revealing.has(seat) => Some(pill),
        PillSeen::Pill(_) | PillSeen::None | PillSeen::FaceDown => None,
    }
}

/// What one's pill would bring at this scoring, while that is asked and it can be revealed.
pub(super) fn pill_now(game: &Earthrise, view: &View) -> Option<PillNow> {
    let seat = view.seat().filter(|&seat| view.phase == Phase::Pills && view.asked.has(seat))?;
    let PillSeen::Pill(pill) = view.pills[seat.index()] else { return None };
    let rule = game.table().pills.get(usize::from(pill.0))?;
    let in_final = final_phase(game, view);
    let fits = if in_final { rule.in_final() } else { rule.in_round(view.round) };
    let won = view.memory.won[seat.index()];
    let touches = rule
        .effects
        .iter()
        .any(|effect| matches!(effect, PillEffect::CancelOwnAlerts | PillEffect::GiveAwayRoundAlerts));
    let of_round = game.table().alerts_per_card.get(usize::from(view.round)).filter(|_| touches);
    let pieces = in_final.then(|| view.pieces[seat.index()]);
    fits.then(|| PillNow {
        honors: pill_honors(rule, won, view.silence[seat.index()], pieces),
        alerts: of_round.map_or(0, |each| worth(won, each) as u8),
    })
}

/// How likely each exchange brings a piece that one lacks, while that is asked.
pub(super) fn exchange(game: &Earthrise, view: &View) -> Vec<ExchangeChance> {
    let Phase::Exchange { seat } = view.phase else { return Vec::new() };
    if view.seat() != Some(seat) {
        return Vec::new();
    }
    let most = (view.tokens[seat.index()].len() as u8).min(view.pile);
    (1..=most).map(|tokens| ExchangeChance { tokens, new_of_100: new_of_100(game, view, seat, tokens) }).collect()
}

/// Pieces come from the pile first, in an order nobody knows, then those put under it in theirs; one that the reader did not
/// see is any of the pieces whose place is unknown.
fn new_of_100(game: &Earthrise, view: &View, seat: Seat, tokens: u8) -> u8 {
    let owned = view.pieces[seat.index()];
    let count = |lacking: bool| -> u32 {
        let kinds = (0..game.table().kinds).filter(|kind| (owned >> kind & 1 == 0) == lacking);
        kinds.map(|kind| u32::from(view.unplaced.count(kind))).sum()
    };
    let (mut old, mut unknown) = (count(false), count(false) + count(true));
    let under = view.under.as_slice();
    let middle = usize::from(view.pile).saturating_sub(under.len());
    let mut none = 1.0_f64;
    for place in 0..usize::from(tokens) {
        match place.checked_sub(middle).and_then(|at| under.get(at)) {
            Some(&piece) if piece != UNKNOWN_PIECE => {
                if owned >> piece & 1 == 0 {
                    return 100;
                }
            }
            Some(_) | None => {
                none *= f64::from(old) / f64::from(unknown.max(1));
                (old, unknown) = (old.saturating_sub(1), unknown.saturating_sub(1));
            }
        }
    }
    ((1.0 - none) * 100.0).round() as u8
}

/// What these cards count in this round: Honors and Alerts.
pub(crate) fn worth_of(game: &Earthrise, round: u8, cards: Cards) -> (i16, u8) {
    let of = |rates: &[[u8; 4]]| rates.get(usize::from(round)).map_or(0, |each| worth(cards, each));
    (of(&game.table().honors), of(&game.table().alerts_per_card) as u8)
}
