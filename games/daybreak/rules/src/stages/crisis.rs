//! The Crisis stage: planetary effects, then all crises, one at a time.

use crate::course::Course;
use crate::crises;
use crate::facts::{Cause, Fact};
use crate::few::Few;
use crate::harm::{self, Amounts};
use crate::language::{Modifier, Step, Target, TuckRule};
use crate::measure::{self, Ground};
use crate::pending::{ActionSource, Frame, OwedChoice};
use crate::position::Position;
use crate::state::State;
use crate::state::{CurrentCrisis, MAX_PLAYERS, NO_CARD};
use crate::thermometer;
use crate::vocab::{CrisisId, PlanetaryEffect, Resilience, Stage};
use tabletop::{Seat, Seats, Tell};

/// DB-CRISIS-01: a roll for each band; DB-CRISIS-06: then all crises.
pub(crate) fn begin_crisis(course: &mut Course<'_, impl Tell<State, Fact>>) {
    course.state.stage = Stage::Crisis;
    course.tell.tell(course.state, || Fact::StageBegan { stage: Stage::Crisis });
    let more = course.position().table_sum(|modifier| match modifier {
        Modifier::Rolls(n) => *n,
        _ => 0,
    });
    let rolls = i16::from(course.state.rolls) + i16::from(course.state.world.bands) + more;
    course.state.rolls = rolls.clamp(0, 200) as u8;
    course.state.agenda.push(Frame::Crises { at: 0 });
    course.state.agenda.push(Frame::Rolls);
}

/// The planetary die was rolled; some may be able to have it ignored (DB-CRISIS-18).
pub(crate) fn roll_planet(course: &mut Course<'_, impl Tell<State, Fact>>, effect: PlanetaryEffect) {
    course.state.rolls = course.state.rolls.saturating_sub(1);
    course.tell.tell(course.state, || Fact::PlanetRolled { effect });
    course.state.done = Seats::NONE;
    course.state.agenda.push(Frame::RollWindow { effect });
}

/// DB-CRISIS-02: the token moves, and a tipping point takes effect before the next roll. DB-CRISIS-03: on the last
/// space it stays and tips again.
pub(crate) fn move_token(course: &mut Course<'_, impl Tell<State, Fact>>, effect: PlanetaryEffect) {
    let track = &course.rules.content.board().tracks[effect.index()];
    let before = course.state.world.tracks[effect.index()];
    let now = if before < track.spaces { before + 1 } else { before };
    if now > before {
        course.state.world.tracks[effect.index()] = now;
        course.tell.tell(course.state, || Fact::TrackMoved { effect, now });
    }
    if track.tips >> now & 1 == 0 {
        return;
    }
    course.tell.tell(course.state, || Fact::Tipped { effect });
    // DB-CRISIS-05.
    for step in track.steps.iter() {
        step.each_effect(|harm| {
            let all = Seats::all(course.rules.players);
            let amounts = harm::plain_amounts(course.position(), harm);
            harm::harm(course, all, true, harm, &amounts, Cause::Planet(effect));
        });
    }
    thermometer::check_loss(course);
}

/// The next crisis of the row.
pub(crate) fn next_crisis(course: &mut Course<'_, impl Tell<State, Fact>>, at: u8) {
    // DB-CRISIS-17: bands that the last card made are rolled for first.
    if course.state.rolls > 0 {
        course.state.agenda.push(Frame::Rolls);
        return;
    }
    let Some(crisis) = course.state.crises.get(usize::from(at)) else {
        course.state.agenda.pop();
        return;
    };
    // DB-CRISIS-19: an ongoing one is not resolved again.
    if crisis.in_force {
        if let Some(Frame::Crises { at }) = course.state.agenda.last_mut() {
            *at += 1;
        }
        return;
    }
    // DB-CRISIS-07.
    let Some((crisis, card)) = crises::crisis_up(course.position(), at) else {
        course.state.agenda.push(Frame::TurnUp { at });
        return;
    };
    // DB-CRISIS-09, DB-CRISIS-24; a cancelled crisis rolls no tie (DB-CRISIS-20).
    if crises::is_undone(course.position(), &crisis, card) {
        course.tell.tell(course.state, || Fact::CrisisCancelled { card });
        return crises::discard_crisis(course, at);
    }
    strike_begins(course, at, card, crisis.tucked.len);
}

/// Its targets are found, and its frames laid: ties, who is spared, the window, the steps.
pub(crate) fn strike_begins(course: &mut Course<'_, impl Tell<State, Fact>>, at: u8, card: CrisisId, tucked: u8) {
    let found = crises::targets(course.position(), card);
    if found.is_empty() && course.rules.content.crisis(card).target != Target::Group {
        course.tell.tell(course.state, || Fact::CrisisWithoutTarget { card });
        return crises::discard_crisis(course, at);
    }
    course.state.current_crisis = CurrentCrisis::default();
    course.state.done = Seats::NONE;
    course.state.agenda.push(Frame::Strike { at, step: 0 });
    course.state.agenda.push(Frame::CrisisWindow { at });
    match course.rules.content.crisis(card).tuck.get(0) {
        Some(TuckRule::Weakens(_)) if tucked > 0 => {
            course.state.current_crisis.weaker = tucked;
            course.tell.tell(course.state, || Fact::Weakened { card, by: tucked, cause: Cause::Crisis(card) });
        }
        Some(TuckRule::Spares(_)) if tucked > 0 => {
            course.state.agenda.push(Frame::Spare { at, left: tucked.min(course.rules.players) });
        }
        _ => {}
    }
    let one = matches!(course.rules.content.crisis(card).target, Target::Least(_) | Target::Most(_));
    if one && found.len() > 1 {
        course.state.agenda.push(Frame::Ties { at, tied: found });
    } else {
        course.state.current_crisis.targets = found;
        course.tell.tell(course.state, || Fact::Targets { card, targets: found });
    }
}

/// A target ignores the crisis.
pub(crate) fn spare(course: &mut Course<'_, impl Tell<State, Fact>>, at: u8, seat: Seat, cause: Cause) {
    course.state.current_crisis.spared = course.state.current_crisis.spared.with(seat);
    if let Some((_, card)) = crises::crisis_up(course.position(), at) {
        course.tell.tell(course.state, || Fact::Spared { seat, card, cause });
    }
}

/// One step of the crisis, or its end (DB-CRISIS-10).
pub(crate) fn strike(course: &mut Course<'_, impl Tell<State, Fact>>, at: u8, step: u8) {
    let Some((_, card)) = crises::crisis_up(course.position(), at) else {
        course.state.agenda.pop();
        return;
    };
    if step == 0 {
        work_out_reductions(course, card);
    }
    let crisis = course.rules.content.crisis(card);
    let Some(deed) = crisis.steps.get(usize::from(step)) else {
        course.state.agenda.pop();
        for desk in &mut course.state.desks {
            desk.option = NO_CARD;
        }
        if crisis.is_ongoing() {
            if let Some(place) = course.state.crises.get_mut(usize::from(at)) {
                place.in_force = true;
            }
            course.tell.tell(course.state, || Fact::CrisisInForce { card });
            measure::refresh_modifiers(course.rules, course.state);
        } else {
            crises::discard_crisis(course, at);
        }
        return;
    };
    let targets = struck_seats(course.position());
    let cause = Cause::Crisis(card);
    let group = crisis.target == Target::Group;
    if !group && targets.is_empty() {
        return next_step(&mut course.state.agenda);
    }
    match deed {
        Step::Do(effect) => {
            next_step(&mut course.state.agenda);
            let amounts = reduced_amounts(course.position(), &effect);
            let targets = reached(course.position(), targets, &effect);
            harm::harm(course, targets, group, &effect, &amounts, cause);
        }
        Step::May(_) | Step::OneOf(_) => {
            let count = if let Step::OneOf(effects) = deed { effects.len() as u8 } else { 2 };
            let choosers = if group { Seats::only(Seat(0)) } else { targets };
            if choosers.iter().any(|seat| course.state.desks[seat.index()].option == NO_CARD) {
                for seat in choosers.iter() {
                    course.state.desks[seat.index()].owes = Some(OwedChoice::Option(count));
                }
                course.state.agenda.push(Frame::Desks { cause });
                return;
            }
            next_step(&mut course.state.agenda);
            for seat in choosers.iter() {
                let option = std::mem::replace(&mut course.state.desks[seat.index()].option, NO_CARD);
                let effect = match deed {
                    Step::OneOf(effects) => effects.get(usize::from(option)),
                    Step::May(effect) => (option == 0).then_some(effect),
                    _ => None,
                };
                if let Some(effect) = effect {
                    let amounts = reduced_amounts(course.position(), &effect);
                    let targets = reached(course.position(), Seats::only(seat), &effect);
                    harm::harm(course, targets, group, &effect, &amounts, cause);
                }
            }
        }
        Step::Rows(..) => next_step(&mut course.state.agenda),
        Step::Die(plus, _) => {
            let seat = targets.first().unwrap_or(Seat(0));
            let plus = course.position().amount(&Ground::of(seat), &plus).min(99) as u8;
            next_step(&mut course.state.agenda);
            course.state.agenda.push(Frame::Die { seat, doing: ActionSource::Crisis, step, plus });
        }
    }
    thermometer::check_loss(course);
}

/// The row of a die that a crisis asked for: all its effects.
pub(crate) fn die_of_crisis(course: &mut Course<'_, impl Tell<State, Fact>>, step: u8, total: u8) {
    let Some(Frame::Strike { at, .. }) = course.state.frame() else { return };
    let Some((_, card)) = crises::crisis_up(course.position(), at) else { return };
    let crisis = course.rules.content.crisis(card);
    let Some(Step::Die(_, rows)) = crisis.steps.get(usize::from(step)) else { return };
    let Some(row) = rows.iter().rfind(|row| row.0 <= total) else { return };
    let targets = struck_seats(course.position());
    for effect in row.1.iter() {
        let amounts = reduced_amounts(course.position(), effect);
        let group = crisis.target == Target::Group;
        let targets = reached(course.position(), targets, effect);
        harm::harm(course, targets, group, effect, &amounts, Cause::Crisis(card));
    }
    thermometer::check_loss(course);
}

fn next_step(agenda: &mut Few<Frame, 16>) {
    if let Some(Frame::Strike { step, .. }) = agenda.last_mut() {
        *step += 1;
    }
}

/// The targets that do not ignore the crisis.
pub(crate) fn struck_seats(position: Position<'_>) -> Seats {
    position
        .state
        .current_crisis
        .targets
        .iter()
        .filter(|&seat| !position.state.current_crisis.spared.has(seat))
        .collect()
}

/// What each target takes off: resilience (DB-CRISIS-08), tucked cards and windows, projects (DB-CRISIS-21).
fn work_out_reductions(course: &mut Course<'_, impl Tell<State, Fact>>, card: CrisisId) {
    let weakened_by = course.rules.content.crisis(card).weakened_by;
    let mut projects = 0u16;
    course.position().each_modifier(None, |modifier| {
        if let Modifier::Weaker(kind, n) = modifier
            && weakened_by.iter().any(|by| by == kind)
        {
            projects += u16::from(*n);
        }
    });
    let mut less = [0u8; MAX_PLAYERS];
    for seat in course.rules.seats() {
        let mut off = u16::from(course.state.current_crisis.weaker) + projects;
        if course.state.current_crisis.targets.has(seat) {
            for &kind in weakened_by.iter() {
                let by = course.state.board(seat).resilience[Resilience::index(kind)];
                off += by;
                if by > 0 && !course.state.current_crisis.spared.has(seat) {
                    course.tell.tell(course.state, || Fact::Resisted { seat, resilience: kind, by });
                }
            }
        }
        less[seat.index()] = off.min(255) as u8;
    }
    course.state.current_crisis.less = less;
    if course.rules.options.readings.nothing_checks_nothing {
        course.state.current_crisis.nothing =
            course.rules.seats().filter(|&seat| is_nothing(course, card, seat)).collect();
    }
}

/// Is all that the crisis does to this seat taken off (DB-CRISIS-21)?
fn is_nothing(course: &Course<'_, impl Tell<State, Fact>>, card: CrisisId, seat: Seat) -> bool {
    let less = u16::from(course.state.current_crisis.less[seat.index()]);
    if less == 0 {
        return false;
    }
    let mut most = None;
    for step in course.rules.content.crisis(card).steps.iter() {
        step.each_effect(|effect| {
            if let Some(quantity) = effect.quantity() {
                most = most.max(Some(course.position().amount(&Ground::of(seat), &quantity)));
            }
        });
    }
    most.is_some_and(|most| most <= less)
}

/// Whom an effect of the crisis reaches: what has no amount to be reduced spares those to whom nothing is done.
fn reached(position: Position<'_>, targets: Seats, effect: &crate::language::Effect) -> Seats {
    let nothing = position.state.current_crisis.nothing;
    if effect.quantity().is_some() { targets } else { targets.iter().filter(|&seat| !nothing.has(seat)).collect() }
}

/// Amounts of an effect for each seat, less what was taken off; never below 0 (DB-ROUND-05).
fn reduced_amounts(position: Position<'_>, effect: &crate::language::Effect) -> Amounts {
    let plain = harm::plain_amounts(position, effect);
    std::array::from_fn(|seat| plain[seat].saturating_sub(u16::from(position.state.current_crisis.less[seat])))
}
