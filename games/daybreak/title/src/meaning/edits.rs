//! Walks through everything that is written in the language of effects, to change it.

use daybreak::Few;
use daybreak::content::Parts;
use daybreak::language::{Action, CardFilter, Condition, DieRow, Effect, Keep, Row, Step, Support, TuckRule};

/// No card is one of these.
pub(super) const NO_CARD: CardFilter = CardFilter::OneOf(Few::EMPTY);

/// Never holds.
pub(super) const NEVER: Condition = Condition::BandsAtLeast(u8::MAX);

/// The same list with each value changed.
pub(super) fn each<T: Copy, const N: usize>(list: &Few<T, N>, change: impl Fn(T) -> T) -> Few<T, N> {
    let mut changed = Few::EMPTY;
    list.iter().for_each(|&value| {
        changed.push(change(value));
    });
    changed
}

/// The values of a list that are to stay.
pub(super) fn only<T: Copy, const N: usize>(list: &Few<T, N>, stays: impl Fn(&T) -> bool) -> Few<T, N> {
    let mut left = Few::EMPTY;
    list.iter().filter(|value| stays(value)).for_each(|&value| {
        left.push(value);
    });
    left
}

/// An action that is never possible and does nothing; it stays in its window.
pub(super) fn idle(action: &Action) -> Action {
    Action { requires: Few::from([NEVER]), steps: Few::EMPTY, ..*action }
}

/// Changes every action of a card or project.
pub(super) fn actions(parts: &mut Parts<'_>, change: impl Fn(&Action) -> Action) {
    parts.local.iter_mut().for_each(|card| card.action = change(&card.action));
    parts.global.iter_mut().for_each(|card| card.action = each(&card.action, |action| change(&action)));
}

/// Changes every effect of every card, project, crisis and track.
pub(super) fn effects(parts: &mut Parts<'_>, change: impl Fn(Effect) -> Effect) {
    let changed = |step: Step| in_step(step, &change);
    actions(parts, |action| Action { steps: each(&action.steps, changed), ..*action });
    parts.crisis.iter_mut().for_each(|card| card.steps = each(&card.steps, changed));
    parts.board.tracks.iter_mut().for_each(|track| track.steps = each(&track.steps, changed));
}

fn in_step(step: Step, change: &impl Fn(Effect) -> Effect) -> Step {
    match step {
        Step::Do(effect) => Step::Do(change(effect)),
        Step::May(effect) => Step::May(change(effect)),
        Step::OneOf(effects) => Step::OneOf(each(&effects, change)),
        Step::Rows(tag, rows) => Step::Rows(tag, each(&rows, |Row(from, effects)| Row(from, each(&effects, change)))),
        Step::Die(plus, rows) => {
            Step::Die(plus, each(&rows, |DieRow(from, effects)| DieRow(from, each(&effects, change))))
        }
    }
}

/// Changes which cards are meant, wherever cards are named: in effects, under crises and under projects.
pub(super) fn filters(parts: &mut Parts<'_>, change: impl Fn(CardFilter) -> CardFilter) {
    effects(parts, |effect| match effect {
        Effect::Search(who, n, Keep::Every(filter)) => Effect::Search(who, n, Keep::Every(change(filter))),
        Effect::GiveCards(n, filter) => Effect::GiveCards(n, change(filter)),
        Effect::Recover(n, filter) => Effect::Recover(n, change(filter)),
        Effect::LoseCards(n, filter) => Effect::LoseCards(n, change(filter)),
        other => other,
    });
    for crisis in parts.crisis.iter_mut() {
        crisis.tuck = each(&crisis.tuck, |rule| match rule {
            TuckRule::Cancels(filter, n) => TuckRule::Cancels(change(filter), n),
            TuckRule::Weakens(filter) => TuckRule::Weakens(change(filter)),
            TuckRule::Spares(filter) => TuckRule::Spares(change(filter)),
            TuckRule::Ends(filter, n) => TuckRule::Ends(change(filter), n),
        });
    }
    for project in parts.global.iter_mut() {
        project.support = match project.support {
            Support::Tucked(kinds) => Support::Tucked(each(&kinds, |(filter, n)| (change(filter), n))),
            Support::Pool(filter) => Support::Pool(change(filter)),
            other => other,
        };
    }
}
