//! Ways to play a stage. All seats take the same way at the same time, so a way is a plan of the whole group.

use crate::daybreak::Weights;

/// How many ways there are.
pub(super) const STYLES: usize = 9;

/// The weights of each way; the first is Steady's own.
pub(super) fn styles() -> [Weights; STYLES] {
    let usual = Weights::default();
    [
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
    ]
}
