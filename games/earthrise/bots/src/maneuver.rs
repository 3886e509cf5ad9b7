//! The condition on the Maneuver token: who meets it, and how likely a card is to win it.

use super::outlook::Outlook;
use super::rivals::{Rival, Unseen};
use earthrise::content::{Maneuver, Side, StackCondition};
use earthrise::{Card, Shown, TokenId, Trick};
use tabletop::Seat;

/// Conditions that count in this trick; none in a silent one (ER-7.5, ER-8.4).
fn conditions<'a>(outlook: &'a Outlook<'_>) -> impl Iterator<Item = Maneuver> + 'a {
    let view = outlook.view;
    let open = !outlook.game.is_silent(view.trick);
    let any = outlook.game.options().stack_condition == StackCondition::Any;
    let newest = view.newest.filter(|_| open && !any);
    let all = view.earth.iter().filter(move |_| open && any);
    newest.into_iter().chain(all).filter_map(|token| maneuver(outlook, token))
}

/// What is written on a token.
pub(super) fn maneuver(outlook: &Outlook<'_>, token: TokenId) -> Option<Maneuver> {
    outlook.game.table().tokens.get(usize::from(token.0)).copied()
}

/// Who wins the tokens on the Earth with a complete trick.
pub(super) fn winner(outlook: &Outlook<'_>, trick: Trick<'_>) -> Option<Seat> {
    let closes = outlook.game.options().same_as_includes_pilot;
    let winners = conditions(outlook).filter_map(|maneuver| trick.winner_of(maneuver, closes));
    winners.max_by_key(|&seat| trick.pilot.distance(seat, trick.players))
}

/// What the tokens on the Earth bring me if I play this card and others are still to play.
pub(super) fn prospect(outlook: &Outlook<'_>, unseen: &Unseen, rivals: &[Rival], card: Card) -> f32 {
    let count = outlook.view.earth.len();
    if count == 0 {
        return 0.0;
    }
    let mut chance: f32 = 0.0;
    for maneuver in conditions(outlook) {
        let own = meets(outlook, unseen, maneuver, card);
        if own > 0.0 {
            // Somebody later may meet the condition too, and then takes the tokens.
            let later = rivals.iter().filter(|rival| rival.later);
            let stays: f32 = later.map(|rival| 1.0 - rival.meets(unseen, maneuver, card)).product();
            chance = chance.max(own * stays);
        }
    }
    chance * outlook.tokens_for_me(count)
}

/// How likely my card meets the condition against those who have played: 0 or 1, unless it hangs on a card to come.
fn meets(outlook: &Outlook<'_>, unseen: &Unseen, maneuver: Maneuver, card: Card) -> f32 {
    let view = outlook.view;
    let yes = |is: bool| f32::from(u8::from(is));
    match maneuver {
        Maneuver::Value(set) => yes(set >> (card.value() - 1) & 1 == 1),
        Maneuver::LowestOf(suit) => {
            let lower = view.open_cards().of(suit).kinds().any(|other| other.value() < card.value());
            yes(card.suit() == suit && !lower)
        }
        Maneuver::SameAs(side) => {
            let (neighbour, closes_the_circle) = match side {
                Side::Right => (outlook.me.right(outlook.players), outlook.me == view.pilot),
                Side::Left => (outlook.me.left(outlook.players), outlook.me == view.pilot.right(outlook.players)),
            };
            if closes_the_circle && !outlook.game.options().same_as_includes_pilot {
                return 0.0;
            }
            match view.table[neighbour.index()] {
                Shown::Card(other) => yes(other.value() == card.value()),
                Shown::Nothing | Shown::FaceDown => unseen.share_of_value(card.value()),
            }
        }
    }
}
