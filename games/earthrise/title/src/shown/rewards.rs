//! The tricks of a round with their rewards.

use super::parts::{Standing, complete, final_phase};
use super::types::{CardWorth, Reward, RewardKind, Rewards, TokenPlace, TrickSeen};
use earthrise::{Card, Earthrise, Phase, Shown, TokenId, Tokens, Trick, View};
use tabletop::{Game, Seat};

/// The complete tricks of the round. Who won the Maneuver of each follows from the cards and the tokens of the track.
/// Where the conditions of all tokens on the Earth count, those that lay there before the round do too, and no view remembers
/// them: then the token of the trick tells by whom it is held, as long as it is.
pub(super) fn tricks(game: &Earthrise, view: &View) -> Vec<TrickSeen> {
    let players = usize::from(game.players());
    let (mut earth, mut list) = (Tokens::NONE, Vec::new());
    for (trick, cards) in (0_u8..).zip(&view.memory.tricks) {
        let shown: Vec<_> = cards[..players].iter().flatten().copied().collect();
        let pilot = pilot_of(game, view, trick);
        let Some(trump) = cards[pilot.index()].filter(|_| shown.len() == players).map(|card| card.suit()) else {
            break;
        };
        let token = view.track.get(usize::from(trick)).copied().flatten();
        earth = token.map_or(earth, |token| earth.with(token));
        let played = Trick { cards, pilot, players: game.players() };
        // Silent tricks have no Maneuver (ER-7.5).
        let taker = token.and_then(|newest| game.taker(played, Some(newest), earth));
        let maneuver = taker.map(|taker| holder_of(game, view, token).unwrap_or(taker));
        if maneuver.is_some() {
            earth = Tokens::NONE;
        }
        let ranking = played.ranking(trump);
        let order = (0..game.players()).scan(pilot, |next, _| Some(std::mem::replace(next, next.left(game.players()))));
        list.push(TrickSeen {
            pilot,
            order: order.collect(),
            cards: shown,
            maneuver,
            copilot: ranking.copilot,
            commander: ranking.commander,
        });
    }
    list
}

/// Who led a trick of this round: the Apollo 8 passes left after each.
fn pilot_of(game: &Earthrise, view: &View, trick: u8) -> Seat {
    (trick..view.trick).fold(view.pilot, |pilot, _| pilot.right(game.players()))
}

pub(super) fn rewards(game: &Earthrise, view: &View) -> Option<Rewards> {
    if final_phase(game, view) {
        return None;
    }
    // Who got what stays until the next trick begins: when its Pilot is asked.
    let asked = view.phase == Phase::Play && view.asked.has(view.pilot) && view.trick < game.table().hand_size;
    let begun = view.played > 0 || asked;
    let at = if begun { view.trick } else { view.trick.saturating_sub(1) };
    let given = |seat: Option<Seat>, given: bool| Reward { seat, given };
    let tricks = tricks(game, view);
    let Some(trick) = tricks.get(usize::from(at)) else {
        let Standing { commander, copilot, taker } = Standing::of(game, view);
        let so_far = |seat| given(seat, false);
        let (maneuver, copilot, commander) = (so_far(taker), so_far(copilot), so_far(commander));
        return Some(Rewards { maneuver, copilot, commander, now: None });
    };
    let on_table = view.table.iter().filter(|card| **card != Shown::Nothing).count();
    let is_over = !complete(game, view);
    let commander_has = is_over || on_table == 0;
    let copilot_has = commander_has || on_table < usize::from(game.players());
    let maneuver = match view.phase {
        Phase::Exchange { seat } | Phase::DrawPiece { seat } | Phase::KeepPiece { seat } => Some(seat),
        _ if view.newest.is_some() && !is_over => Standing::of(game, view).taker,
        _ if is_over => trick.maneuver,
        _ => holder_of(game, view, view.track[usize::from(view.trick)]).or(trick.maneuver),
    };
    let maneuver_has = maneuver.is_none() || view.newest.is_none() || copilot_has;
    let now = match view.phase {
        _ if is_over => None,
        _ if commander_has => Some(RewardKind::Commander),
        Phase::Copilot { .. } => Some(RewardKind::Copilot),
        _ if game.is_silent(view.trick) => None,
        _ => Some(RewardKind::Maneuver),
    };
    Some(Rewards {
        maneuver: given(maneuver, maneuver_has),
        copilot: given(trick.copilot, copilot_has || trick.copilot.is_none()),
        commander: given(Some(trick.commander), commander_has),
        now,
    })
}

/// What the cards count that the Copilot can take (ER-8.11).
pub(super) fn to_take(game: &Earthrise, view: &View) -> Vec<CardWorth> {
    let Phase::Copilot { .. } = view.phase else { return Vec::new() };
    let table = game.table();
    let round = usize::from(view.round);
    let (Some(honors), Some(alerts)) = (table.honors.get(round), table.alerts_per_card.get(round)) else {
        return Vec::new();
    };
    let worth = |card: Card| {
        let suit = card.suit().index();
        CardWorth { card, honors: honors[suit], alerts: alerts[suit] }
    };
    view.open_cards().kinds().map(worth).collect()
}

fn holder_of(game: &Earthrise, view: &View, token: Option<TokenId>) -> Option<Seat> {
    let token = token?;
    (0..game.players()).map(Seat).find(|seat| view.tokens[seat.index()].has(token))
}

pub(super) fn track_places(game: &Earthrise, view: &View) -> Vec<Option<TokenPlace>> {
    let place = |(trick, token): (u8, Option<TokenId>)| {
        let token = token?;
        Some(match holder_of(game, view, Some(token)) {
            Some(seat) => TokenPlace::Held(seat),
            None if view.earth.has(token) => TokenPlace::Earth,
            None if trick >= view.trick && !final_phase(game, view) => TokenPlace::Track,
            None => TokenPlace::Box,
        })
    };
    (0..game.table().hand_size).zip(view.track).map(place).collect()
}

/// The seats by their Honors, and once the game is over as ties are decided.
pub(super) fn standing(game: &Earthrise, view: &View) -> Vec<Seat> {
    let honors = std::array::from_fn(|seat| view.honors(Seat(seat as u8)));
    game.standing(&honors, (view.phase == Phase::Over).then_some(view.pilot))
}
