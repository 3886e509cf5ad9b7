//! Ways to play a stage.

use crate::Weights;
use tabletop::{Dice, Xoshiro};

/// How many ways there are.
pub(super) const STYLES: usize = 48;

/// The weights of each way at a table of so many; the first is the usual one.
pub(super) fn styles(players: u8) -> Vec<Weights> {
    let usual = Weights::expert(players);
    let mut out = vec![
        usual,
        // Resilience and help for communities first.
        Weights { later_crises: 2.0 * usual.later_crises, spread_now: 1.4 * usual.spread_now, ..usual },
        // Carbon first.
        Weights { later_crises: 0.5 * usual.later_crises, spread_now: 0.7 * usual.spread_now, ..usual },
        // Stacks for later rounds.
        Weights { engine: 2.0 * usual.engine, unready: 1.5 * usual.unready, ..usual },
        // Whatever helps at once.
        Weights { engine: 0.4 * usual.engine, card: 0.7 * usual.card, ..usual },
        // Cards are kept for something better.
        Weights { card: 1.6 * usual.card, leftover: 2.5 * usual.leftover, ..usual },
        // Cards are spent.
        Weights { card: 0.5 * usual.card, leftover: 0.3 * usual.leftover, ..usual },
        // Projects of the group.
        Weights { project: 2.0 * usual.project, ..usual },
        // No hurry with carbon: it falls faster later.
        Weights { fall: 1.7 * usual.fall, reserve: 0.5 * usual.reserve, ..usual },
    ];
    // The rest is anything else: every weight halved, doubled or left.
    let mut dice = Xoshiro::new(1);
    while out.len() < STYLES {
        let mut odd = usual;
        for (_, field) in Weights::FIELDS {
            *field(&mut odd) *= [0.5, 0.7, 1.0, 1.0, 1.4, 2.0][dice.below(6) as usize];
        }
        out.push(odd);
    }
    out
}
