//! Each crisis that lies face up: whom it strikes, what it does to them and why, and whether that is sure.

use super::bound;
use super::limits::Limits;
use super::passing::{Fork, Passing};
use super::strike::Scene;
use super::{cleared, is_news};
use crate::crises;
use crate::facts::{Cause, Fact};
use crate::few::Few;
use crate::harm;
use crate::language::{Target, Token};
use crate::moves::Move;
use crate::pending::Frame;
use crate::run;
use crate::stages::crisis as crisis_stage;
use crate::state::{CrisisInPlay, Face, State};
use crate::vocab::CrisisId;
use serde::{Deserialize, Serialize};
use std::ops::Range;
use tabletop::{Seat, Seats};

/// So many courses of a crisis are tried out.
const COURSES: usize = 96;

/// A crisis that lies face up and is still to strike in this round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakCrisisAhead"))]
pub struct CrisisAhead {
    /// Its place in the row.
    pub at: u8,
    /// Which.
    pub card: CrisisId,
    /// Is it sure to happen like this? Else a die or a card that comes before may change it.
    pub sure: bool,
    /// Those who are tied, if a die decides which one of them it strikes.
    pub tied: Seats,
    /// The highest face of that die.
    pub die: u8,
    /// Seats that will have something to choose; what they choose is taken at its worst. Cards that are lost by choice, or
    /// from a hand that is still to be drawn, are examples: only their number counts.
    pub choice: Seats,
    /// What it does: once, or, in a tie, for each who may be struck.
    pub ways: Vec<CrisisWay>,
}

/// What a crisis does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakCrisisWay"))]
pub struct CrisisWay {
    /// Whom it strikes; nobody, if it is for the group.
    pub targets: Seats,
    /// What happens, in order; each with its cause.
    pub facts: Vec<Fact>,
    /// Why nothing changes, if nothing does.
    pub harmless: Option<Harmless>,
}

/// Why a crisis changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakHarmless"))]
#[serde(rename_all = "snake_case")]
pub enum Harmless {
    /// The cards under it cancel it.
    Cancelled,
    /// Nobody has what it looks for.
    NobodyFits,
    /// Resilience, cards under it or projects take all of it off, or spare everybody.
    Reduced,
    /// There is nothing it could take.
    NothingThere,
}

/// What the crises are looked at from.
pub(super) struct Sight<'a> {
    pub passing: &'a Passing<'a>,
    /// The game as it is.
    pub start: &'a State,
    /// The game when chance has to speak.
    pub chance: &'a State,
    /// What happens until then.
    pub told: &'a [Fact],
    /// What can have come before each crisis, if there is one course only.
    pub bound: Option<&'a bound::Outcome>,
    pub projects_go: bool,
    /// Are cards drawn before, so that nobody knows the hands?
    pub drew: bool,
}

impl Sight<'_> {
    /// The crises that are still to strike in this round.
    pub(super) fn crises(&self, limits: &Limits) -> Vec<CrisisAhead> {
        let mut list = Vec::new();
        for (at, crisis) in self.start.crises.iter().enumerate() {
            let Face::Up(card) = crisis.face else { continue };
            if crisis.in_force {
                continue;
            }
            let still = |place: &CrisisInPlay| place.face == Face::Up(card) && !place.in_force;
            match self.chance.crises.iter().position(still) {
                Some(place) if self.chance.ending.is_none() && self.chance.round == self.start.round => {
                    list.push(self.to_come(at as u8, place as u8, card, limits));
                }
                _ => list.extend(self.told_of(at as u8, card)),
            }
        }
        list
    }

    /// A crisis that strikes before chance has to speak: the rules have told it already.
    fn told_of(&self, at: u8, card: CrisisId) -> Option<CrisisAhead> {
        let facts = self.told.get(place_of(self.told, card, self.is_struck(at))?)?.to_vec();
        let named =
            facts.iter().find_map(|fact| if let Fact::Targets { targets, .. } = fact { Some(*targets) } else { None });
        let targets = named.unwrap_or(if self.is_struck(at) { self.start.current_crisis.targets } else { Seats::NONE });
        let way = CrisisWay { targets, harmless: self.harmless(self.start, card, &facts), facts };
        Some(CrisisAhead { at, card, sure: true, tied: Seats::NONE, die: 0, choice: Seats::NONE, ways: vec![way] })
    }

    /// What happens until chance has to speak, but for the crises that are told apart.
    pub(super) fn besides(&self, crises: &[CrisisAhead]) -> Vec<Fact> {
        let mut rest = self.told.to_vec();
        for crisis in crises {
            if let Some(own) = place_of(&rest, crisis.card, self.is_struck(crisis.at)) {
                rest.drain(own);
            }
        }
        rest
    }

    /// Is it being resolved now?
    fn is_struck(&self, at: u8) -> bool {
        self.start.agenda.iter().any(|frame| matches!(frame, Frame::Strike { at: place, .. } if *place == at))
    }

    fn to_come(&self, at: u8, place: u8, card: CrisisId, limits: &Limits) -> CrisisAhead {
        let rules = self.passing.rules;
        let position = rules.at(self.chance);
        let one = matches!(rules.content.crisis(card).target, Target::Least(_) | Target::Most(_));
        let (ways, choice) = self.tried(place, card);
        let struck = self.chance.agenda.iter().any(|frame| matches!(frame, Frame::Strike { at, .. } if *at == place));
        let found = match self.chance.frame() {
            Some(Frame::Ties { tied, .. }) if struck => tied,
            _ if struck => self.chance.current_crisis.targets,
            _ => crises::targets(position, card),
        };
        let undone =
            crises::crisis_up(position, place).is_some_and(|(lies, card)| crises::is_undone(position, &lies, card));
        let tied = if one && found.len() > 1 && !undone { found } else { Seats::NONE };
        let die = rules.content.board().geoengineering_die;
        let sure = choice.is_empty() && !struck && self.is_sure(place, card, tied, limits);
        CrisisAhead { at, card, sure, tied, die, choice, ways }
    }

    /// Can nothing that comes before change what it does, or end the game?
    fn is_sure(&self, place: u8, card: CrisisId, tied: Seats, limits: &Limits) -> bool {
        let rules = self.passing.rules;
        let Some(outcome) = self.bound else { return false };
        let Some((_, before)) = outcome.before.iter().find(|(at, _)| *at == place) else { return false };
        let Some(lies) = self.chance.crises.get(usize::from(place)) else { return false };
        let position = rules.at(self.chance);
        let safe = before.bands(position).hi < limits.bands
            && rules.seats().all(|seat| before.communities(seat).hi < limits.communities[seat.index()]);
        let first = self.chance.crises.iter().position(|crisis| !crisis.in_force) == Some(usize::from(place));
        let scene = Scene::of(position, self.projects_go && !first, first && !self.drew);
        let plain = |only: Option<Seat>| {
            let struck = scene.crisis(before, card, Some(&lies), only);
            struck.sure && struck.change.is_one()
        };
        safe && if tied.is_empty() { plain(None) } else { tied.iter().all(|seat| plain(Some(seat))) }
    }

    /// The crisis on a copy of the game, every fall of the die; of choices the worst.
    fn tried(&self, place: u8, card: CrisisId) -> (Vec<CrisisWay>, Seats) {
        let (rules, mut copy) = (self.passing.rules, cleared(self.chance));
        let Some((lies, _)) = crises::crisis_up(rules.at(&copy), place) else { return (Vec::new(), Seats::NONE) };
        let mut facts = Vec::new();
        let struck =
            self.chance.agenda.iter().position(|frame| matches!(frame, Frame::Strike { at, .. } if *at == place));
        match struck {
            // It goes on from where it is; nothing comes after it.
            Some(depth) => {
                copy.desks = self.chance.desks;
                let mut frames = Few::from([Frame::Over]);
                self.chance.agenda.iter().skip(depth).for_each(|frame| {
                    frames.push(*frame);
                });
                copy.agenda = frames;
            }
            None if crises::is_undone(rules.at(&copy), &lies, card) => {
                let mut facts = vec![Fact::CrisisCancelled { card }];
                crises::discard_crisis(&mut rules.course(&mut copy, &mut facts), place);
                return (
                    vec![CrisisWay { targets: Seats::NONE, facts, harmless: Some(Harmless::Cancelled) }],
                    Seats::NONE,
                );
            }
            None => {
                (copy.agenda, copy.rolls) = (Few::from([Frame::Over]), 0);
                let course = &mut rules.course(&mut copy, &mut facts);
                crisis_stage::strike_begins(course, place, card, lies.tucked.len);
                run::run_on(course);
            }
        }
        self.courses(card, copy, facts)
    }

    fn courses(&self, card: CrisisId, start: State, told: Vec<Fact>) -> (Vec<CrisisWay>, Seats) {
        let (mut ways, mut choice): (Vec<(u32, CrisisWay)>, Seats) = (Vec::new(), Seats::NONE);
        let mut open = vec![(start, told)];
        for _ in 0..COURSES {
            let Some((mut state, mut facts)) = open.pop() else { break };
            let fork = self.passing.go(&mut state, &mut facts);
            let mut next = self.passing.ways(&state, &fork);
            match &fork {
                Fork::Seat(seat, moves) => {
                    choice = choice.with(*seat);
                    if moves.iter().all(|mv| matches!(mv, Move::Lose(_) | Move::Keep(_))) {
                        next.truncate(1);
                    }
                }
                Fork::Group(_) => choice = Seats::all(self.passing.rules.players),
                Fork::End => {
                    facts.retain(|fact| {
                        is_news(fact) && !matches!(fact, Fact::ProjectActive { .. } | Fact::ProjectLapsed { .. })
                    });
                    let targets = state.current_crisis.targets;
                    let way = CrisisWay { targets, harmless: self.harmless(self.chance, card, &facts), facts };
                    let harm = cost(&way.facts);
                    match ways.iter_mut().find(|(_, known)| known.targets == targets) {
                        Some(known) if known.0 < harm => *known = (harm, way),
                        Some(_) => {}
                        None => ways.push((harm, way)),
                    }
                    continue;
                }
                _ => {}
            }
            for way in next.into_iter().rev() {
                let mut told = facts.clone();
                let after = self.passing.follow(&state, way, &mut told);
                open.push((after, told));
            }
        }
        (ways.into_iter().map(|(_, way)| way).collect(), choice)
    }

    /// Why nothing has changed, if nothing has.
    fn harmless(&self, state: &State, card: CrisisId, facts: &[Fact]) -> Option<Harmless> {
        let changes = |fact: &Fact| {
            !matches!(
                fact,
                Fact::Targets { .. }
                    | Fact::Weakened { .. }
                    | Fact::Resisted { .. }
                    | Fact::Spared { .. }
                    | Fact::CrisisDiscarded { .. }
                    | Fact::CrisisCancelled { .. }
                    | Fact::CrisisWithoutTarget { .. }
            )
        };
        if facts.iter().any(changes) {
            return None;
        }
        let has = |like: fn(&Fact) -> bool| facts.iter().any(like);
        Some(if has(|fact| matches!(fact, Fact::CrisisCancelled { .. })) {
            Harmless::Cancelled
        } else if has(|fact| matches!(fact, Fact::CrisisWithoutTarget { .. })) {
            Harmless::NobodyFits
        } else if self.asks_for_something(state, card)
            && has(|fact| matches!(fact, Fact::Weakened { .. } | Fact::Resisted { .. } | Fact::Spared { .. }))
        {
            Harmless::Reduced
        } else {
            Harmless::NothingThere
        })
    }

    /// Would it take anything if nothing held it off?
    fn asks_for_something(&self, state: &State, card: CrisisId) -> bool {
        let mut any = false;
        for step in self.passing.rules.content.crisis(card).steps.iter() {
            step.each_effect(|effect| {
                any |= harm::plain_amounts(self.passing.rules.at(state), effect).iter().any(|amount| *amount > 0);
            });
        }
        any
    }
}

/// How bad it is: communities first.
fn cost(facts: &[Fact]) -> u32 {
    let one = |fact: &Fact| match fact {
        Fact::Changed { token: Token::Communities, change, .. } => 100 * u32::from(change.unsigned_abs()),
        Fact::Changed { change, .. } | Fact::WorldChanged { change, .. } => u32::from(change.unsigned_abs()),
        Fact::CardsLost { cards, .. } => cards.len(),
        _ => 0,
    };
    facts.iter().map(one).sum()
}

/// Where one crisis is told among other facts: from where it is spoken of to where it leaves or comes into force.
fn place_of(facts: &[Fact], card: CrisisId, begun: bool) -> Option<Range<usize>> {
    let about = |fact: &Fact| match fact {
        Fact::Targets { card: one, .. }
        | Fact::CrisisCancelled { card: one }
        | Fact::CrisisWithoutTarget { card: one }
        | Fact::Spared { card: one, .. } => *one == card,
        Fact::Weakened { card: one, cause: Cause::Crisis(by), .. } => *one == card && one == by,
        _ => false,
    };
    let gone = |fact: &Fact| match fact {
        Fact::CrisisDiscarded { card: one, .. } | Fact::CrisisInForce { card: one } => *one == card,
        _ => false,
    };
    let from = if begun { 0 } else { facts.iter().position(about)? };
    let to = facts[from..].iter().position(gone).map_or(facts.len(), |at| from + at + 1);
    Some(from..to)
}
