//! What a crisis or a tipping point can do, as spans: the same as `harm.rs`, for everything that can be true before it.

use super::spans::{Span, Spans};
use crate::crises;
use crate::language::{CrisisCard, Effect, Measure, Modifier, Quantity, Step, Target, Token, TuckRule, Who};
use crate::measure::Ground;
use crate::position::Position;
use crate::state::{CrisisInPlay, MAX_PLAYERS, PerSeat};
use crate::vocab::{CrisisId, PlanetaryEffect, Resilience, Sector};
use tabletop::{Seat, Seats};

/// What is asked about.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    /// The game as it stands; what a crisis does not change is read from it.
    pub position: Position<'a>,
    /// Can a project be lost before?
    pub projects_go: bool,
    /// Do hands and play areas stay as they are?
    pub cards_known: bool,
    /// How much weaker standing changes make the crises that each resilience reduces.
    weaker: [i32; Resilience::COUNT],
}

impl<'a> Scene<'a> {
    pub(super) fn of(position: Position<'a>, projects_go: bool, cards_known: bool) -> Scene<'a> {
        let mut weaker = [0; Resilience::COUNT];
        position.each_modifier(None, |modifier| {
            if let Modifier::Weaker(kind, n) = modifier {
                weaker[kind.index()] += i32::from(*n);
            }
        });
        Scene { position, projects_go, cards_known, weaker }
    }
}

/// What can come of a crisis.
#[derive(Clone, Copy, Debug)]
pub(super) struct Struck {
    /// What it can change.
    pub change: Spans,
    /// Is it known whom it strikes, and how hard, up to a tie?
    pub sure: bool,
}

/// Whom an effect reaches.
#[derive(Clone, Copy)]
struct Reach {
    /// Those it can strike.
    may: Seats,
    /// Those it strikes for sure.
    must: Seats,
    /// One of them, and not all.
    one: bool,
    /// What happens to the world happens once.
    once: bool,
    /// What each takes off.
    less: PerSeat<Span>,
}

impl Scene<'_> {
    /// What a crisis in a place of the row can do, whatever lies under it; a face-down one has nothing under it.
    /// With `only`, the die has chosen that seat.
    pub(super) fn crisis(
        &self,
        spans: &Spans,
        card: CrisisId,
        lies: Option<&CrisisInPlay>,
        only: Option<Seat>,
    ) -> Struck {
        let crisis = self.position.rules.content.crisis(card);
        if let Some(lies) = lies
            && crises::is_undone(self.position, lies, card)
        {
            return Struck { change: Spans::NONE, sure: true };
        }
        let tucked = lies.map_or(0, |lies| lies.tucked.len);
        let mut sure = true;
        let mut reach = self.reach(spans, crisis, &mut sure);
        if let Some(seat) = only {
            (reach.may, reach.must) = (Seats::only(seat), Seats::only(seat));
        }
        let mut weaker = 0;
        match crisis.tuck.get(0) {
            Some(TuckRule::Weakens(_)) => weaker = i32::from(tucked),
            Some(TuckRule::Spares(_)) if u32::from(tucked) >= reach.may.len() => {
                (reach.may, reach.must) = (Seats::NONE, Seats::NONE);
            }
            Some(TuckRule::Spares(_)) if tucked > 0 => {
                reach.must = Seats::NONE;
                sure = false;
            }
            // With nothing under it nobody is spared; what undoes a crisis has not (above).
            Some(TuckRule::Spares(_) | TuckRule::Cancels(..) | TuckRule::Ends(..)) | None => {}
        }
        reach.less = self.less(spans, crisis, weaker);
        sure &= reach.may.iter().all(|seat| reach.less[seat.index()].is_one());
        let (mut change, mut first) = (Spans::NONE, true);
        for step in crisis.steps.iter() {
            match first {
                true => change = self.step(spans, step, &reach, &mut sure),
                false => change = change.added(&self.step(&spans.plus(&change), step, &reach, &mut sure)),
            }
            first = false;
        }
        Struck { change, sure }
    }

    /// Whom it can strike.
    fn reach(&self, spans: &Spans, crisis: &CrisisCard, sure: &mut bool) -> Reach {
        let all = Seats::all(self.position.rules.players);
        let none = [Span::at(0); MAX_PLAYERS];
        let (measure, most) = match crisis.target {
            Target::All => return Reach { may: all, must: all, one: false, once: false, less: none },
            Target::Group => return Reach { may: Seats::NONE, must: Seats::NONE, one: false, once: true, less: none },
            Target::Least(measure) => (measure, false),
            Target::Most(measure) => (measure, true),
        };
        let of = |seat: Seat| self.measured(spans, seat, &measure);
        let seats = || self.position.rules.seats();
        let mut may = Seats::NONE;
        for seat in seats() {
            let beaten = seats().filter(|other| *other != seat).any(|other| match most {
                true => of(other).lo > of(seat).hi,
                false => of(other).hi < of(seat).lo,
            });
            if !beaten && (!most || of(seat).hi > 0) {
                may = may.with(seat);
            }
        }
        let somebody = !most || seats().any(|seat| of(seat).lo > 0);
        // A tie that is one for sure is settled by the die, and by nothing else.
        *sure &= seats().all(|seat| of(seat).is_one()) || may.len() == 1 && somebody || may.is_empty();
        let must = if somebody && may.len() == 1 { may } else { Seats::NONE };
        Reach { may, must, one: true, once: false, less: none }
    }

    fn measured(&self, spans: &Spans, seat: Seat, measure: &Measure) -> Span {
        match *measure {
            Measure::Board(token) => spans.count(seat, token),
            Measure::Carbon => spans.count(seat, Token::Dirty).plus(spans.count(seat, Token::AnyEmissions)),
            Measure::Tags(tag) => {
                let tags = self.position.state.board(seat).area_tags(tag).into();
                Span { lo: if self.cards_known { tags } else { 0 }, hi: tags }
            }
            Measure::Hand if self.cards_known => Span::at(self.position.state.board(seat).hand.len() as i32),
            Measure::Hand => Span { lo: 0, hi: 255 },
        }
    }

    /// What each target takes off every amount.
    fn less(&self, spans: &Spans, crisis: &CrisisCard, weaker: i32) -> PerSeat<Span> {
        let projects = crisis.weakened_by.iter().map(|&kind| self.weaker[kind.index()]).sum();
        let projects = Span { lo: if self.projects_go { 0 } else { projects }, hi: projects };
        std::array::from_fn(|seat| {
            let kinds = crisis.weakened_by.iter().map(|&kind| spans.count(Seat(seat as u8), Token::Resilience(kind)));
            kinds.fold(projects.plus(Span::at(weaker)), Span::plus)
        })
    }

    fn step(&self, spans: &Spans, step: &Step, reach: &Reach, sure: &mut bool) -> Spans {
        let either = |change: &mut Option<Spans>, by: Spans| {
            *change = Some(change.map_or(by, |known| known.join(&by)));
        };
        let mut change = None;
        match step {
            Step::Do(effect) => return self.effect(spans, effect, reach, sure),
            Step::Rows(..) => return Spans::NONE,
            Step::May(effect) => {
                either(&mut change, Spans::NONE);
                either(&mut change, self.effect(spans, effect, reach, sure));
            }
            Step::OneOf(effects) => {
                // Each target chooses for itself.
                either(&mut change, Spans::NONE);
                effects.iter().for_each(|effect| either(&mut change, self.effect(spans, effect, reach, &mut false)));
            }
            Step::Die(_, rows) => {
                either(&mut change, Spans::NONE);
                for row in rows.iter() {
                    let mut sum = Spans::NONE;
                    for effect in row.1.iter() {
                        let by = self.effect(&spans.plus(&sum), effect, reach, &mut false);
                        sum = sum.added(&by);
                    }
                    either(&mut change, sum);
                }
            }
        }
        *sure = false;
        change.unwrap_or(Spans::NONE)
    }

    /// A roll of the planetary die: the token moves, and may tip (DB-CRISIS-02, DB-CRISIS-03).
    pub(super) fn roll(&self, spans: &Spans, effect: PlanetaryEffect) -> Spans {
        let track = &self.position.rules.content.board().tracks[effect.index()];
        let before = spans.stands(effect);
        let on = |at: i32| (at + 1).min(track.spaces.into());
        let now = Span { lo: on(before.lo), hi: on(before.hi) };
        let tips = |at: i32| track.tips >> at & 1 == 1;
        let mut change = Spans::NONE;
        if (now.lo..=now.hi).any(tips) {
            let all = Seats::all(self.position.rules.players);
            let reach = Reach { may: all, must: all, one: false, once: true, less: [Span::at(0); MAX_PLAYERS] };
            for step in track.steps.iter() {
                step.each_effect(|effect| {
                    let by = self.effect(&spans.plus(&change), effect, &reach, &mut true);
                    change = change.added(&by);
                });
            }
            if !(now.lo..=now.hi).all(tips) {
                change = change.join(&Spans::NONE);
            }
        }
        let moved = change.track(effect);
        *moved = moved.plus(Span { lo: now.lo - before.lo, hi: now.hi - before.hi });
        change
    }

    /// How much, for one seat.
    fn amount(&self, spans: &Spans, seat: Seat, quantity: &Quantity) -> Span {
        let times = |n: u8, span: Span| Span { lo: i32::from(n) * span.lo, hi: i32::from(n) * span.hi };
        match *quantity {
            Quantity::PerBand(n) => times(n, spans.bands(self.position)),
            Quantity::PerEvery(n, token) => {
                let (count, n) = (spans.count(seat, token), i32::from(n.max(1)));
                Span { lo: count.lo / n, hi: count.hi / n }
            }
            Quantity::PerArea(n, tag) => times(n, self.measured(spans, seat, &Measure::Tags(tag))),
            Quantity::PerProject(n) => {
                times(n, Span { lo: 0, hi: self.position.state.projects.iter().flatten().count() as i32 })
            }
            Quantity::All => Span::at(9999),
            _ => Span::at(self.position.amount(&Ground::of(seat), quantity).into()),
        }
    }

    fn effect(&self, spans: &Spans, effect: &Effect, reach: &Reach, sure: &mut bool) -> Spans {
        let mut amounts = [Span::at(0); MAX_PLAYERS];
        if let Some(quantity) = effect.quantity() {
            for seat in self.position.rules.seats() {
                let plain = self.amount(spans, seat, &quantity);
                amounts[seat.index()] = plain.less(reach.less[seat.index()]);
            }
        }
        let struck = |seat: &Seat| reach.may.has(*seat);
        *sure &= match reach.once {
            true => amounts[0].is_one(),
            false => self.position.rules.seats().filter(struck).all(|seat| amounts[seat.index()].is_one()),
        };
        let deed = Deed { scene: self, spans, reach, amounts };
        deed.change(effect, sure)
    }
}

/// One effect on those it reaches.
struct Deed<'a> {
    scene: &'a Scene<'a>,
    spans: &'a Spans,
    reach: &'a Reach,
    amounts: PerSeat<Span>,
}

impl Deed<'_> {
    /// How much a seat is struck with, if it may not be struck at all.
    fn of(&self, seat: Seat) -> Span {
        let amount = self.amounts[seat.index()];
        if self.reach.must.has(seat) { amount } else { Span { lo: 0, hi: amount.hi } }
    }

    /// How much strikes the world: of each target, or of one of them.
    fn total(&self) -> Span {
        if self.reach.once {
            return self.amounts[0];
        }
        let each = self.reach.may.iter().map(|seat| self.of(seat));
        match self.reach.one {
            true => each.reduce(Span::join).unwrap_or(Span::at(0)),
            false => each.fold(Span::at(0), Span::plus),
        }
    }

    /// What happens once, by the hardest struck.
    fn most(&self) -> Span {
        if self.reach.once {
            return self.amounts[0];
        }
        let each = self.reach.may.iter().map(|seat| self.of(seat));
        each.reduce(|a, b| Span { lo: a.lo.max(b.lo), hi: a.hi.max(b.hi) }).unwrap_or(Span::at(0))
    }

    /// Is it known how many of a token a seat loses?
    fn is_plain(&self, seat: Seat, token: Token) -> bool {
        let there = self.spans.count(seat, token);
        !token.is_any() && (there.is_one() || there.lo >= self.amounts[seat.index()].hi)
    }

    fn change(&self, effect: &Effect, sure: &mut bool) -> Spans {
        let mut change = Spans::NONE;
        match *effect {
            Effect::Gain(token, _) | Effect::Remove(token, _) | Effect::Lose(token, _) if token.is_world() => {
                let there = self.spans.count(Seat(0), token);
                // Whether carbon makes a band hangs on what is there.
                let plain = matches!(effect, Effect::Gain(..)) || there.lo >= self.total().hi;
                *sure &= there.is_one() || plain && token != Token::ThermometerCarbon;
                self.strike_world(effect, token, &mut change);
            }
            Effect::Gain(token, _) => {
                self.reach.may.iter().for_each(|seat| add(&mut change, seat, token, self.of(seat)));
            }
            Effect::Remove(token, _) => {
                for seat in self.reach.may.iter() {
                    take(&mut change, seat, token, self.of(seat));
                    *sure &= self.is_plain(seat, token);
                }
            }
            Effect::Lose(token, _) => {
                for seat in self.reach.may.iter() {
                    let count = self.of(seat);
                    take(&mut change, seat, token, count);
                    *sure &= self.is_plain(seat, token);
                    if matches!(token, Token::Resilience(_) | Token::AnyResilience) {
                        add(&mut change, seat, Token::Communities, count.less(self.spans.count(seat, token)));
                    }
                }
            }
            // Whom it reaches may be for somebody to choose.
            Effect::Grant(who, token, _) | Effect::Relieve(who, token, _) => {
                *sure &= !who.is_chosen() && !token.is_any();
                let sum = self.reach.may.iter().map(|seat| self.of(seat)).fold(Span::at(0), Span::plus);
                for seat in self.scene.position.rules.seats() {
                    let own = if who == Who::Own { self.of(seat) } else { Span { lo: 0, hi: sum.hi } };
                    if who != Who::Own || self.reach.may.has(seat) {
                        match effect {
                            Effect::Grant(..) => add(&mut change, seat, token, own),
                            _ => take(&mut change, seat, token, own),
                        }
                    }
                }
            }
            Effect::Give(_, token, _) if self.scene.position.rules.players > 1 => {
                for seat in self.reach.may.iter() {
                    let (wanted, there) = (self.of(seat), self.spans.count(seat, token));
                    let given = Span { lo: wanted.lo.min(there.lo), hi: wanted.hi.min(there.hi) };
                    take(&mut change, seat, token, given);
                    add(&mut change, seat.right(self.scene.position.rules.players), token, given);
                }
            }
            Effect::Swap(from, into, _) => {
                for seat in self.reach.may.iter() {
                    let (wanted, there) = (self.of(seat), self.spans.count(seat, from));
                    let gone = Span { lo: wanted.lo.min(there.lo), hi: wanted.hi.min(there.hi) };
                    take(&mut change, seat, from, gone);
                    add(&mut change, seat, into, gone);
                }
            }
            Effect::CoolThisRound(_) => {
                let per_band = i32::from(self.scene.position.rules.per_band());
                *sure &= self.most().hi == 0;
                if let Some(heat) = change.of_world(Token::ThermometerCarbon) {
                    *heat = Span { lo: -self.most().hi * per_band, hi: 0 };
                }
                *change.rolls() = self.rolls_again(self.most().hi * per_band);
            }
            Effect::AddCrises(_) => *change.more() = self.most(),
            Effect::StepBack(effect, _) => {
                *change.track(effect) = Span { lo: -self.most().hi, hi: -self.most().lo };
            }
            Effect::StepOn(effect, _) => {
                *sure &= self.most().hi == 0;
                for _ in 0..self.most().hi.min(20) {
                    let by = self.scene.roll(&self.spans.plus(&change).join(self.spans), effect).join(&Spans::NONE);
                    change = change.added(&by);
                }
            }
            Effect::RollPlanet(_) => *change.rolls() = self.most(),
            // What is reduced may not be checked at all.
            Effect::CheckDemand => {
                for seat in self.reach.may.iter() {
                    let count = |token| self.spans.count(seat, token);
                    let short = count(Token::Demand).less(count(Token::Dirty).plus(count(Token::Clean)));
                    let sure = self.reach.must.has(seat) && self.reach.less[seat.index()].hi == 0;
                    add(
                        &mut change,
                        seat,
                        Token::Communities,
                        Span { lo: if sure { short.lo } else { 0 }, hi: short.hi },
                    );
                }
            }
            Effect::Draw(..) | Effect::Search(..) | Effect::LoseCards(..) | Effect::LoseProjects(_) => {
                *sure &= self.scene.cards_known;
            }
            Effect::FewerDraws(_)
            | Effect::MoreDraws(_)
            | Effect::Give(..)
            | Effect::Take(..)
            | Effect::GiveCards(..)
            | Effect::Recover(..)
            | Effect::AbsorbOwn(_)
            | Effect::Reveal(_)
            | Effect::IgnoreRoll(_)
            | Effect::Weaken(_)
            | Effect::IgnoreCrisis(_)
            | Effect::Special(_) => {}
        }
        change
    }

    /// Bands that break may be made again, and rolled for again.
    fn rolls_again(&self, carbon: i32) -> Span {
        let per_band = i32::from(self.scene.position.rules.per_band()).max(1);
        Span { lo: 0, hi: (carbon.min(9999) + per_band - 1) / per_band }
    }

    /// Trees, oceans, DAC and carbon. Missing sinks cost everybody communities (DB-CRISIS-13).
    fn strike_world(&self, effect: &Effect, token: Token, change: &mut Spans) {
        let (total, there) = (self.total(), self.spans.count(Seat(0), token));
        if matches!(effect, Effect::Gain(..)) {
            if let Some(number) = change.of_world(token) {
                *number = total;
            }
            return;
        }
        // Whole bands may not break.
        let whole = token == Token::ThermometerCarbon && self.scene.position.rules.options.whole_bands;
        if let Some(number) = change.of_world(token) {
            *number = Span { lo: -total.hi, hi: if whole { 0 } else { -total.lo } };
        }
        if token == Token::ThermometerCarbon {
            *change.rolls() = self.rolls_again(total.hi);
        }
        if matches!(effect, Effect::Lose(Token::Trees | Token::Oceans, _)) {
            for seat in self.scene.position.rules.seats() {
                add(change, seat, Token::Communities, total.less(there));
            }
        }
    }
}

/// So many more of a token; of any type, of each of them up to as many.
fn add(change: &mut Spans, seat: Seat, token: Token, by: Span) {
    for (token, by) in kinds(token, by) {
        if let Some(own) = change.own(seat, token) {
            *own = own.plus(by);
        }
    }
}

fn take(change: &mut Spans, seat: Seat, token: Token, by: Span) {
    add(change, seat, token, Span { lo: -by.hi, hi: -by.lo });
}

fn kinds(token: Token, by: Span) -> impl Iterator<Item = (Token, Span)> {
    let some = Span { lo: by.lo.min(0), hi: by.hi.max(0) };
    let (plain, sectors, resilience) = match token {
        Token::AnyEmissions => (None, true, false),
        Token::AnyResilience => (None, false, true),
        token => (Some((token, by)), false, false),
    };
    let sectors = Sector::ALL.into_iter().filter(move |_| sectors).map(move |one| (Token::Emissions(one), some));
    let kinds = Resilience::ALL.into_iter().filter(move |_| resilience).map(move |one| (Token::Resilience(one), some));
    plain.into_iter().chain(sectors).chain(kinds)
}
