//! How each mechanism is made to mean nothing: always by data, never by other code.

use super::edits::{NEVER, NO_CARD, actions, each, effects, filters, idle, only};
use daybreak::content::Parts;
use daybreak::language::{
    Action, CardFilter, Condition, Cost, DieRow, Effect, Limit, LocalCard, Measure, Modifier, Quantity, Step, Support,
    Target, Token, Window,
};
use daybreak::{Few, GlobalId, LocalId, PlanetaryEffect, Resilience, Sector, Tag, TagCounts};

/// Every space of a track tips: where its token stands says nothing any more.
pub(super) fn place(parts: &mut Parts<'_>, effect: PlanetaryEffect) {
    let track = &mut parts.board.tracks[effect.index()];
    track.tips = (2 << track.spaces) - 2;
}

/// No space of a track tips: it is as if its token never moved.
pub(super) fn track(parts: &mut Parts<'_>, effect: PlanetaryEffect) {
    parts.board.tracks[effect.index()].tips = 0;
}

/// Tokens are never moved back or on but by the die.
pub(super) fn steps(parts: &mut Parts<'_>) {
    effects(parts, |effect| match effect {
        Effect::StepBack(..) | Effect::StepOn(..) => nothing(effect),
        other => other,
    });
}

/// A resilience reduces no crisis, and no project acts for its sake.
pub(super) fn resilience(parts: &mut Parts<'_>, kind: Resilience) {
    for crisis in parts.crisis.iter_mut() {
        crisis.weakened_by = only(&crisis.weakened_by, |&other| other != kind);
    }
    let about = |effect: &Effect| matches!(effect, Effect::IgnoreCrisis(of) if *of == kind);
    actions(parts, |action| if action.any_effect(about) { idle(action) } else { *action });
    for project in parts.global.iter_mut() {
        project.standing = only(&project.standing, |other| !matches!(other, Modifier::Weaker(of, _) if *of == kind));
    }
}

/// What acts on this kind of emission alone does nothing: no effect, no crisis, no project that asks for it. What acts on
/// any kind may still take its tokens.
pub(super) fn emission(parts: &mut Parts<'_>, sector: Sector) {
    let own = Token::Emissions(sector);
    effects(parts, |effect| match effect {
        Effect::Gain(token, _)
        | Effect::Remove(token, _)
        | Effect::Lose(token, _)
        | Effect::Grant(_, token, _)
        | Effect::Relieve(_, token, _)
        | Effect::Give(_, token, _)
        | Effect::Take(token, _)
            if token == own =>
        {
            nothing(effect)
        }
        Effect::Swap(from, into, _) if from == own || into == own => nothing(effect),
        other => other,
    });
    filters(parts, |filter| match filter {
        CardFilter::Removes(tokens) => CardFilter::Removes(only(&tokens, |&token| token != own)),
        other => other,
    });
    for crisis in parts.crisis.iter_mut() {
        if matches!(crisis.target, Target::Most(Measure::Board(of)) | Target::Least(Measure::Board(of)) if of == own) {
            (crisis.steps, crisis.ongoing) = (Few::EMPTY, Few::EMPTY);
        }
    }
    for project in parts.global.iter_mut() {
        if matches!(&project.support, Support::State(condition) if asks_for(condition, own)) {
            project.support = Support::State(NEVER);
        }
    }
}

fn asks_for(condition: &Condition, own: Token) -> bool {
    use daybreak::language::Check::{AtLeast, AtMost};
    match condition {
        Condition::Own(check) | Condition::SomePlayer(check) | Condition::EveryPlayer(check) => {
            matches!(check, AtLeast(token, _) | AtMost(token, _) if *token == own)
        }
        _ => false,
    }
}

/// An active project changes nothing and lets nobody act.
pub(super) fn project(parts: &mut Parts<'_>, id: GlobalId) {
    if let Some(project) = parts.global.get_mut(id.index()) {
        (project.standing, project.action) = (Few::EMPTY, Few::EMPTY);
    }
}

/// No card bears a tag.
pub(super) fn tag(parts: &mut Parts<'_>, tag: Tag) {
    for card in parts.local.iter_mut() {
        let own = card.tags.of(tag);
        card.tags.take(&TagCounts::from_iter(std::iter::repeat_n(tag, own.into())));
    }
}

/// Every action counts the tags of its own card alone, so that nothing that lies behind it helps it. What counts the
/// tags of a whole play area still does.
pub(super) fn tucking(parts: &mut Parts<'_>) {
    parts.local.iter_mut().for_each(|card| card.action = by_itself(card));
}

fn by_itself(card: &LocalCard) -> Action {
    let own = |tag: Tag| card.tags.of(tag);
    let reached = |from: u8, tag: Tag| own(tag) >= from;
    let amount = |quantity: Quantity| match quantity {
        Quantity::Per(tag) => Quantity::N(own(tag)),
        Quantity::Times(n, tag) => Quantity::N(n.saturating_mul(own(tag))),
        Quantity::Capped(most, tag) => Quantity::N(own(tag).min(most)),
        Quantity::Rows(tag, rows) => {
            Quantity::N(rows.iter().rfind(|(from, _)| reached(*from, tag)).map_or(0, |(_, n)| *n))
        }
        other => other,
    };
    let changed = |effect: Effect| effect.quantity().map_or(effect, |n| effect.with_quantity(amount(n)));
    let step = |step: Step| match step {
        Step::Do(effect) => Step::Do(changed(effect)),
        Step::May(effect) => Step::May(changed(effect)),
        Step::OneOf(effects) => Step::OneOf(each(&effects, changed)),
        Step::Rows(tag, rows) => {
            let row = rows.iter().rfind(|row| reached(row.0, tag));
            let mut effects = Few::EMPTY;
            row.into_iter().flat_map(|row| row.1.iter()).for_each(|&effect| {
                effects.push(changed(effect));
            });
            Step::OneOf(effects)
        }
        Step::Die(plus, rows) => Step::Die(amount(plus), rows),
    };
    let unmet = |condition: &Condition| matches!(condition, Condition::Stack(tag, n) if !reached(*n, *tag));
    if card.action.requires.iter().any(unmet) {
        return idle(&card.action);
    }
    let limit = match card.action.limit {
        Limit::Per(tag) if own(tag) == 0 => return idle(&card.action),
        Limit::Per(tag) => Limit::Times(own(tag)),
        other => other,
    };
    let requires = only(&card.action.requires, |condition| !matches!(condition, Condition::Stack(..)));
    let steps = each(&only(&card.action.steps, |each| !never_reached(each, own)), step);
    Action { limit, requires, steps, ..card.action }
}

fn never_reached(step: &Step, own: impl Fn(Tag) -> u8) -> bool {
    matches!(step, Step::Rows(tag, rows) if rows.iter().all(|row| own(*tag) < row.0))
}

/// Only starting cards can act, so nobody has a reason to cover one.
pub(super) fn covering(parts: &mut Parts<'_>) {
    for (id, card) in parts.local.iter_mut().enumerate() {
        if !LocalId(id as u8).is_starting() {
            card.action = idle(&card.action);
        }
    }
}

/// No action asks for tags in its stack.
pub(super) fn requirements(parts: &mut Parts<'_>) {
    actions(parts, |action| {
        let requires = only(&action.requires, |condition| !matches!(condition, Condition::Stack(..)));
        Action { requires, ..*action }
    });
}

/// No action costs cards from hand; what could be used without end can be used once a round.
pub(super) fn prices(parts: &mut Parts<'_>) {
    actions(parts, |action| {
        let cost = only(&action.cost, |cost| !matches!(cost, Cost::Discard(_) | Cost::DiscardTag(..)));
        let endless = action.limit == Limit::Unlimited && cost.len() < action.cost.len();
        Action { cost, limit: if endless { Limit::Once } else { action.limit }, ..*action }
    });
}

/// No card fits under a crisis.
pub(super) fn under_crises(parts: &mut Parts<'_>) {
    parts.crisis.iter_mut().for_each(|crisis| crisis.tuck = Few::EMPTY);
}

/// No card fits under a project.
pub(super) fn under_projects(parts: &mut Parts<'_>) {
    for project in parts.global.iter_mut() {
        project.support = match project.support {
            Support::Tucked(kinds) => Support::Tucked(each(&kinds, |(_, n)| (NO_CARD, n))),
            Support::Pool(_) => Support::Pool(NO_CARD),
            Support::PoolOfEach(_) => Support::PoolOfEach(Few::EMPTY),
            state @ Support::State(_) => state,
        };
    }
}

/// Nobody can act in a window.
pub(super) fn window(parts: &mut Parts<'_>, window: Window) {
    actions(parts, |action| if action.window == window { idle(action) } else { *action });
}

/// No crisis does anything.
pub(super) fn crises(parts: &mut Parts<'_>) {
    parts.crisis.iter_mut().for_each(|crisis| (crisis.steps, crisis.ongoing) = (Few::EMPTY, Few::EMPTY));
}

/// Whatever the geoengineering die shows, the middle row happens. The die itself stays: it breaks ties, too.
pub(super) fn die(parts: &mut Parts<'_>) {
    let middle = |rows: &Few<DieRow, 4>| rows.get(rows.len() / 2).map_or(Few::EMPTY, |row| row.1);
    let step = |step: Step| match step {
        Step::Die(plus, rows) => Step::Die(plus, Few::from([DieRow(0, middle(&rows))])),
        other => other,
    };
    actions(parts, |action| Action { steps: each(&action.steps, step), ..*action });
}

/// Demand does not grow.
pub(super) fn growth(parts: &mut Parts<'_>) {
    parts.references.iter_mut().for_each(|reference| reference.growth = 0);
}

/// Communities in crisis cost no cards in the draw step.
pub(super) fn draw_marks(parts: &mut Parts<'_>) {
    parts.board.draw_marks = Few::EMPTY;
}

/// As many crises come at every temperature as at the lowest.
pub(super) fn heat(parts: &mut Parts<'_>) {
    let lowest = parts.board.crises_at(0);
    parts.board.crises_by_bands = Few::from([lowest]);
}

/// The effect with an amount of 0, which does nothing.
fn nothing(effect: Effect) -> Effect {
    effect.with_quantity(Quantity::N(0))
}
