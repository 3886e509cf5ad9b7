//! When to use the pill, and who gets the Alerts it hands on.

use super::best;
use super::outlook::{Outlook, later_windows};
use earthrise::content::{Pill, PillEffect};
use earthrise::{Move, Suit, pill_honors, worth};

/// Use the pill if it gives more now than it is likely to give later.
pub(super) fn choose(outlook: &Outlook<'_>) -> Move {
    let Some(pill) = outlook.pill else { return Move::Hold };
    let gain = gain_now(outlook, pill);
    let patience = match later_windows(outlook.game, pill, outlook.view.round) {
        0 => 0.0,
        1 => outlook.weights.pill_patience,
        _ => outlook.weights.pill_patience_early,
    };
    if gain > 0.0 && gain >= patience * usual_gain(outlook, pill) { Move::Reveal } else { Move::Hold }
}

/// What the pill gives at this scoring: Honors, and Alerts one does not keep.
fn gain_now(outlook: &Outlook<'_>, pill: &Pill) -> f32 {
    let (view, me) = (outlook.view, outlook.me.index());
    let pieces = (view.round >= outlook.game.table().rounds).then_some(view.pieces[me]);
    let honors = pill_honors(pill, view.memory.won[me], view.silence[me], pieces);
    let rate = outlook.game.table().alerts_per_card.get(usize::from(view.round));
    let alerts = rate.map_or(0.0, |rate| f32::from(worth(view.memory.won[me], rate)));
    let relief = match pill.spares_alerts() {
        true => outlook.race.riddance(me, alerts),
        false => 0.0,
    };
    f32::from(honors) + relief
}

/// What the pill gives in a round that goes as rounds do, with an even share of every suit.
fn usual_gain(outlook: &Outlook<'_>, pill: &Pill) -> f32 {
    let table = outlook.game.table();
    let share = |count: f32| count / f32::from(table.players);
    let of_suit = |suit: Suit| share(table.deck_set.of(suit).len() as f32);
    let gains = pill.effects.iter().map(|effect| match *effect {
        PillEffect::PerCard(honors) => {
            Suit::ALL.into_iter().map(|suit| f32::from(honors[suit.index()]) * of_suit(suit)).sum()
        }
        PillEffect::PerSet { suits, honors } => {
            let of_each = Suit::ALL.into_iter().filter(|suit| suits >> suit.index() & 1 == 1).map(of_suit);
            // The suit that falls short decides, so sets come to less than an even share of each.
            f32::from(honors) * (of_each.fold(f32::INFINITY, f32::min) - 0.5).clamp(0.0, 16.0)
        }
        PillEffect::PerExactCard(card, honors) => f32::from(honors) * share(f32::from(table.deck_set.count(card))),
        PillEffect::PerSilenceToken(honors) => f32::from(honors) * share(table.silent.count_ones() as f32),
        PillEffect::PuzzleBonus(bonus) if pill.in_final() => {
            bonus.get(outlook.pieces() as usize).copied().map_or(0.0, f32::from)
        }
        // Alerts are spared once, however many effects do it.
        PillEffect::PuzzleBonus(_) | PillEffect::CancelOwnAlerts | PillEffect::GiveAwayRoundAlerts => 0.0,
    });
    let alerts = match pill.spares_alerts() {
        true => {
            let next = table.alerts_per_card.get(usize::from(outlook.view.round) + 1);
            let share = next.map_or(0.0, |rate| share(f32::from(worth(table.deck_set, rate))));
            outlook.race.riddance(outlook.me.index(), share)
        }
        false => 0.0,
    };
    gains.sum::<f32>() + alerts
}

/// An Alert goes where it does most: to whoever is close to the fewest, or leads.
pub(super) fn give(outlook: &Outlook<'_>, moves: &[Move]) -> Move {
    best(moves, |mv| match mv {
        Move::Give(seat) => {
            let harm = outlook.threat[seat.index()] * outlook.race.cost(seat.index());
            outlook.race.relief(outlook.me.index(), seat.index()) + harm
        }
        _ => f32::MIN,
    })
}
