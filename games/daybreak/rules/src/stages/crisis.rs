//! The Crisis stage: planetary effects, then all crises, one at a time.

use crate::facts::{Cause, Fact};
use crate::game::Daybreak;
use crate::harm::Amounts;
use crate::language::{Modifier, Step, Target, TuckRule};
use crate::measure::Ground;
use crate::pending::{ActionSource, Frame, OwedChoice};
use crate::state::{CurrentCrisis, MAX_PLAYERS, NO_CARD, State};
use crate::vocab::{CrisisId, PlanetaryEffect, Resilience, Stage};
use tabletop::{Seat, Seats, Tell};

impl Daybreak {
    /// DB-CRISIS-01: a roll for each band; DB-CRISIS-06: then all crises.
    pub(crate) fn begin_crisis(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        state.stage = Stage::Crisis;
        tell.tell(state, || Fact::StageBegan { stage: Stage::Crisis });
        let more = self.table_sum(state, |modifier| match modifier {
            Modifier::Rolls(n) => *n,
            _ => 0,
        });
        let rolls = i16::from(state.rolls) + i16::from(state.world.bands) + more;
        state.rolls = rolls.clamp(0, 200) as u8;
        state.agenda.push(Frame::Crises { at: 0 });
        state.agenda.push(Frame::Rolls);
    }

    /// The planetary die was rolled; some may be able to have it ignored (DB-CRISIS-18).
    pub(crate) fn roll_planet(&self, state: &mut State, effect: PlanetaryEffect, tell: &mut impl Tell<State, Fact>) {
        state.rolls = state.rolls.saturating_sub(1);
        tell.tell(state, || Fact::PlanetRolled { effect });
        state.done = Seats::NONE;
        state.agenda.push(Frame::RollWindow { effect });
    }

    /// DB-CRISIS-02: the token moves, and a tipping point takes effect before the next roll. DB-CRISIS-03: on the last
    /// space it stays and tips again.
    pub(crate) fn move_token(&self, state: &mut State, effect: PlanetaryEffect, tell: &mut impl Tell<State, Fact>) {
        let track = &self.content.board().tracks[effect.index()];
        let before = state.world.tracks[effect.index()];
        let now = if before < track.spaces { before + 1 } else { before };
        if now > before {
            state.world.tracks[effect.index()] = now;
            tell.tell(state, || Fact::TrackMoved { effect, now });
        }
        if track.tips >> now & 1 == 0 {
            return;
        }
        tell.tell(state, || Fact::Tipped { effect });
        // DB-CRISIS-05.
        for step in track.steps.iter() {
            step.each_effect(|harm| {
                let all = Seats::all(self.players);
                let amounts = self.plain_amounts(state, harm);
                self.harm(state, all, true, harm, &amounts, Cause::Planet(effect), tell);
            });
        }
        self.check_loss(state, tell);
    }

    /// The next crisis of the row.
    pub(crate) fn next_crisis(&self, state: &mut State, at: u8, tell: &mut impl Tell<State, Fact>) {
        // DB-CRISIS-17: bands that the last card made are rolled for first.
        if state.rolls > 0 {
            state.agenda.push(Frame::Rolls);
            return;
        }
        let Some(crisis) = state.crises.get(usize::from(at)) else {
            state.agenda.pop();
            return;
        };
        // DB-CRISIS-19: an ongoing one is not resolved again.
        if crisis.in_force {
            if let Some(Frame::Crises { at }) = state.agenda.last_mut() {
                *at += 1;
            }
            return;
        }
        // DB-CRISIS-07.
        let Some((crisis, card)) = self.crisis_up(state, at) else {
            state.agenda.push(Frame::TurnUp { at });
            return;
        };
        // DB-CRISIS-09, DB-CRISIS-24; a cancelled crisis rolls no tie (DB-CRISIS-20).
        if self.is_undone(state, &crisis, card) {
            tell.tell(state, || Fact::CrisisCancelled { card });
            return self.discard_crisis(state, at, tell);
        }
        self.strike_begins(state, at, card, crisis.tucked.len, tell);
    }

    /// Its targets are found, and its frames laid: ties, who is spared, the window, the steps.
    pub(crate) fn strike_begins(
        &self,
        state: &mut State,
        at: u8,
        card: CrisisId,
        tucked: u8,
        tell: &mut impl Tell<State, Fact>,
    ) {
        let found = self.targets(state, card);
        if found.is_empty() && self.content.crisis(card).target != Target::Group {
            tell.tell(state, || Fact::CrisisWithoutTarget { card });
            return self.discard_crisis(state, at, tell);
        }
        state.current_crisis = CurrentCrisis::default();
        state.done = Seats::NONE;
        state.agenda.push(Frame::Strike { at, step: 0 });
        state.agenda.push(Frame::CrisisWindow { at });
        match self.content.crisis(card).tuck.get(0) {
            Some(TuckRule::Weakens(_)) if tucked > 0 => {
                state.current_crisis.weaker = tucked;
                tell.tell(state, || Fact::Weakened { card, by: tucked, cause: Cause::Crisis(card) });
            }
            Some(TuckRule::Spares(_)) if tucked > 0 => {
                state.agenda.push(Frame::Spare { at, left: tucked.min(self.players) });
            }
            _ => {}
        }
        let one = matches!(self.content.crisis(card).target, Target::Least(_) | Target::Most(_));
        if one && found.len() > 1 {
            state.agenda.push(Frame::Ties { at, tied: found });
        } else {
            state.current_crisis.targets = found;
            tell.tell(state, || Fact::Targets { card, targets: found });
        }
    }

    /// A target ignores the crisis.
    pub(crate) fn spare(&self, state: &mut State, at: u8, seat: Seat, cause: Cause, tell: &mut impl Tell<State, Fact>) {
        state.current_crisis.spared = state.current_crisis.spared.with(seat);
        if let Some((_, card)) = self.crisis_up(state, at) {
            tell.tell(state, || Fact::Spared { seat, card, cause });
        }
    }

    /// One step of the crisis, or its end (DB-CRISIS-10).
    pub(crate) fn strike(&self, state: &mut State, at: u8, step: u8, tell: &mut impl Tell<State, Fact>) {
        let Some((_, card)) = self.crisis_up(state, at) else {
            state.agenda.pop();
            return;
        };
        if step == 0 {
            self.work_out_reductions(state, card, tell);
        }
        let crisis = self.content.crisis(card);
        let Some(deed) = crisis.steps.get(usize::from(step)) else {
            state.agenda.pop();
            for desk in &mut state.desks {
                desk.option = NO_CARD;
            }
            if crisis.is_ongoing() {
                if let Some(place) = state.crises.get_mut(usize::from(at)) {
                    place.in_force = true;
                }
                tell.tell(state, || Fact::CrisisInForce { card });
                self.refresh_modifiers(state);
            } else {
                self.discard_crisis(state, at, tell);
            }
            return;
        };
        let targets = self.struck_seats(state);
        let cause = Cause::Crisis(card);
        let group = crisis.target == Target::Group;
        if !group && targets.is_empty() {
            return self.next_step(state);
        }
        match deed {
            Step::Do(effect) => {
                self.next_step(state);
                let amounts = self.reduced_amounts(state, &effect);
                self.harm(state, targets, group, &effect, &amounts, cause, tell);
            }
            Step::May(_) | Step::OneOf(_) => {
                let count = if let Step::OneOf(effects) = deed { effects.len() as u8 } else { 2 };
                let choosers = if group { Seats::only(Seat(0)) } else { targets };
                if choosers.iter().any(|seat| state.desks[seat.index()].option == NO_CARD) {
                    for seat in choosers.iter() {
                        state.desks[seat.index()].owes = Some(OwedChoice::Option(count));
                    }
                    state.agenda.push(Frame::Desks { cause });
                    return;
                }
                self.next_step(state);
                for seat in choosers.iter() {
                    let option = std::mem::replace(&mut state.desks[seat.index()].option, NO_CARD);
                    let effect = match deed {
                        Step::OneOf(effects) => effects.get(usize::from(option)),
                        Step::May(effect) => (option == 0).then_some(effect),
                        _ => None,
                    };
                    if let Some(effect) = effect {
                        let amounts = self.reduced_amounts(state, &effect);
                        self.harm(state, Seats::only(seat), group, &effect, &amounts, cause, tell);
                    }
                }
            }
            Step::Rows(..) => self.next_step(state),
            Step::Die(plus, _) => {
                let seat = targets.first().unwrap_or(Seat(0));
                let plus = self.amount(state, &Ground::of(seat), &plus).min(99) as u8;
                self.next_step(state);
                state.agenda.push(Frame::Die { seat, doing: ActionSource::Crisis, step, plus });
            }
        }
        self.check_loss(state, tell);
    }

    /// The row of a die that a crisis asked for: all its effects.
    pub(crate) fn die_of_crisis(&self, state: &mut State, step: u8, total: u8, tell: &mut impl Tell<State, Fact>) {
        let Some(Frame::Strike { at, .. }) = state.frame() else { return };
        let Some((_, card)) = self.crisis_up(state, at) else { return };
        let crisis = self.content.crisis(card);
        let Some(Step::Die(_, rows)) = crisis.steps.get(usize::from(step)) else { return };
        let Some(row) = rows.iter().rfind(|row| row.0 <= total) else { return };
        let targets = self.struck_seats(state);
        for effect in row.1.iter() {
            let amounts = self.reduced_amounts(state, effect);
            let group = crisis.target == Target::Group;
            self.harm(state, targets, group, effect, &amounts, Cause::Crisis(card), tell);
        }
        self.check_loss(state, tell);
    }

    fn next_step(&self, state: &mut State) {
        if let Some(Frame::Strike { step, .. }) = state.agenda.last_mut() {
            *step += 1;
        }
    }

    /// The targets that do not ignore the crisis.
    pub(crate) fn struck_seats(&self, state: &State) -> Seats {
        state.current_crisis.targets.iter().filter(|&seat| !state.current_crisis.spared.has(seat)).collect()
    }

    /// What each target takes off: resilience (DB-CRISIS-08), tucked cards and windows, projects (DB-CRISIS-21).
    fn work_out_reductions(&self, state: &mut State, card: CrisisId, tell: &mut impl Tell<State, Fact>) {
        let weakened_by = self.content.crisis(card).weakened_by;
        let mut projects = 0u16;
        self.each_modifier(state, None, |modifier| {
            if let Modifier::Weaker(kind, n) = modifier
                && weakened_by.iter().any(|by| by == kind)
            {
                projects += u16::from(*n);
            }
        });
        let mut less = [0u8; MAX_PLAYERS];
        for seat in self.seats() {
            let mut off = u16::from(state.current_crisis.weaker) + projects;
            if state.current_crisis.targets.has(seat) {
                for &kind in weakened_by.iter() {
                    let by = state.board(seat).resilience[Resilience::index(kind)];
                    off += by;
                    if by > 0 && !state.current_crisis.spared.has(seat) {
                        tell.tell(state, || Fact::Resisted { seat, resilience: kind, by });
                    }
                }
            }
            less[seat.index()] = off.min(255) as u8;
        }
        state.current_crisis.less = less;
    }

    /// Amounts of an effect for each seat, less what was taken off; never below 0 (DB-ROUND-05).
    fn reduced_amounts(&self, state: &State, effect: &crate::language::Effect) -> Amounts {
        let plain = self.plain_amounts(state, effect);
        std::array::from_fn(|seat| plain[seat].saturating_sub(u16::from(state.current_crisis.less[seat])))
    }
}
