//! The most that the rest of a Crisis stage can do, where there is too much to try it all: rolls and crises are gone
//! through in order on the spans of everything they count. What it says is never passed; it may be more than can come.

use super::limits::Limits;
use super::passing::{bits, faces};
use super::spans::{Span, Spans};
use super::strike::Scene;
use crate::language::{Effect, Modifier, Quantity, Token};
use crate::measure::Ground;
use crate::position::Position;
use crate::state::{CrisisInPlay, Face, State};
use crate::vocab::{CrisisId, PlanetaryEffect};
use tabletop::Seat;

/// So many courses of the first rolls are told apart.
pub(super) const COURSES: usize = 8;
/// So many rolls and crises are gone through; what is more cannot come, or loses the game long before.
const STEPS: i32 = 60;

/// What can come to be until the end of the round.
pub(super) struct Outcome {
    /// After everything.
    pub end: Spans,
    /// Before each crisis that lies face up, by its place in the row; what can have been by then.
    pub before: Vec<(u8, Spans)>,
}

/// The crises that can still come up.
pub(super) struct Pool {
    /// Face down on the table or in the deck.
    pub cards: Vec<CrisisId>,
    /// Of these, those that change a number; each with how many others do just the same.
    kinds: Vec<(CrisisId, u8)>,
    /// How many can be laid out before the discards are shuffled; then any card can come again.
    fresh: i32,
    all: Vec<CrisisId>,
}

impl Pool {
    pub(super) fn of(position: Position<'_>) -> Pool {
        let state = position.state;
        let unseen = state.crisis_deck | state.crisis_laid;
        let shown = state.crises.iter().filter_map(|crisis| match crisis.face {
            Face::Up(card) => Some(1 << card.0),
            Face::Unknown | Face::Laid => None,
        });
        let every = shown.fold(unseen | state.crisis_discards, |bits: u64, card: u64| bits | card);
        let mut kinds: Vec<(CrisisId, u8)> = Vec::new();
        for card in bits(unseen).map(CrisisId).filter(|&card| counts(position, card)) {
            let own = position.rules.content.crisis(card);
            let same = |other: &CrisisId| {
                let other = position.rules.content.crisis(*other);
                (own.target, own.steps, own.weakened_by) == (other.target, other.steps, other.weakened_by)
            };
            match kinds.iter_mut().find(|(other, _)| same(other)) {
                Some((_, count)) => *count += 1,
                None => kinds.push((card, 1)),
            }
        }
        Pool {
            cards: bits(unseen).map(CrisisId).collect(),
            kinds,
            fresh: unseen.count_ones() as i32,
            all: bits(every).map(CrisisId).collect(),
        }
    }

    /// Has one of the cards that can come, face up or not, an effect like this?
    pub(super) fn any_effect(&self, position: Position<'_>, like: impl Fn(&Effect) -> bool) -> bool {
        let mut any = false;
        for &card in &self.all {
            position.rules.content.crisis(card).steps.iter().for_each(|step| step.each_effect(|e| any |= like(e)));
        }
        any
    }

    /// How much effects like this add up to, if all cards that can come have them; where that hangs on the game, a lot.
    pub(super) fn sum_of(&self, position: Position<'_>, like: impl Fn(&Effect) -> bool) -> i32 {
        let mut sum = 0;
        let amount = |quantity: Quantity| match quantity {
            Quantity::N(_) | Quantity::PerPlayer(_) | Quantity::ByPlayers(..) | Quantity::Solo(..) => {
                i32::from(position.amount(&Ground::of(Seat(0)), &quantity))
            }
            _ => 100,
        };
        for &card in &self.all {
            for step in position.rules.content.crisis(card).steps.iter() {
                step.each_effect(|effect| sum += if like(effect) { effect.quantity().map_or(0, amount) } else { 0 });
            }
        }
        sum
    }

    /// The sum of a standing change over the cards that may come into force.
    pub(super) fn ongoing(&self, position: Position<'_>, of: impl Fn(&Modifier) -> i32) -> i32 {
        self.all.iter().flat_map(|&card| position.rules.content.crisis(card).ongoing.iter()).map(of).sum()
    }
}

/// What can come of a game that waits for a roll or a crisis in the Crisis stage.
pub(super) fn outcome(scene: &Scene<'_>, pool: &Pool, limits: &Limits, state: &State, most: usize) -> Outcome {
    let faces: Vec<PlanetaryEffect> = faces(scene.position.rules).into_iter().map(|(face, _)| face).collect();
    let all: Vec<(CrisisId, u8)> = pool.all.iter().map(|&card| (card, 1)).collect();
    let hot: Vec<(CrisisId, u8)> = all.iter().copied().filter(|(card, _)| is_hot(scene.position, *card)).collect();
    let stage = Stage { scene, pool, faces: &faces, limits, hot: &hot, all: &all, most };
    let mut found: Option<Outcome> = None;
    for course in stage.first_rolls(Spans::of(scene.position.rules, state)) {
        let next = stage.crises(course, state);
        found = Some(match found {
            None => next,
            Some(known) => Outcome {
                end: known.end.join(&next.end),
                before: known.before.into_iter().zip(next.before).map(|((at, a), (_, b))| (at, a.join(&b))).collect(),
            },
        });
    }
    found.unwrap_or_else(|| Outcome { end: Spans::of(scene.position.rules, state), before: Vec::new() })
}

/// Can a card change a number that is counted here?
fn counts(position: Position<'_>, card: CrisisId) -> bool {
    let mut counts = false;
    for step in position.rules.content.crisis(card).steps.iter() {
        step.each_effect(|effect| {
            counts |= !matches!(
                effect,
                Effect::LoseCards(..)
                    | Effect::Draw(..)
                    | Effect::Search(..)
                    | Effect::FewerDraws(_)
                    | Effect::MoreDraws(_)
                    | Effect::LoseProjects(_)
            );
        });
    }
    counts
}

/// Can a card warm, roll, or lay out more crises?
fn is_hot(position: Position<'_>, card: CrisisId) -> bool {
    let mut hot = false;
    for step in position.rules.content.crisis(card).steps.iter() {
        step.each_effect(|effect| {
            hot |= match effect {
                Effect::AddCrises(_)
                | Effect::StepOn(..)
                | Effect::StepBack(..)
                | Effect::RollPlanet(_)
                | Effect::CoolThisRound(_) => true,
                Effect::Gain(token, _) | Effect::Remove(token, _) | Effect::Lose(token, _) => {
                    *token == Token::ThermometerCarbon
                }
                _ => false,
            };
        });
    }
    hot
}

struct Stage<'a> {
    scene: &'a Scene<'a>,
    pool: &'a Pool,
    faces: &'a [PlanetaryEffect],
    limits: &'a Limits,
    /// Cards that can warm, roll or lay out more crises.
    hot: &'a [(CrisisId, u8)],
    /// All cards, for a deck that was shuffled.
    all: &'a [(CrisisId, u8)],
    /// So many courses of the first rolls are told apart.
    most: usize,
}

impl Stage<'_> {
    /// The rolls that are owed now, face by face. Courses of which another is worse become one with it.
    fn first_rolls(&self, start: Spans) -> Vec<Spans> {
        let (mut open, mut rolled) = (vec![start], Vec::new());
        for _ in 0..STEPS {
            if open.is_empty() {
                break;
            }
            let mut next = Vec::new();
            for mut spans in open {
                spans.owe_rolls(self.scene.position);
                if spans.owed().hi == 0 {
                    add_course(&mut rolled, spans);
                    continue;
                }
                *spans.rolls() = Span { lo: (spans.owed().lo - 1).max(0), hi: spans.owed().hi - 1 };
                for &face in self.faces {
                    add_course(&mut next, spans.plus(&self.scene.roll(&spans, face)));
                }
            }
            open = merged(next, self.most);
        }
        open.into_iter().for_each(|spans| add_course(&mut rolled, spans));
        merged(rolled, self.most)
    }

    /// Rolls whose faces are not told apart, until none is owed.
    fn more_rolls(&self, spans: &mut Spans) {
        for _ in 0..STEPS {
            spans.owe_rolls(self.scene.position);
            if spans.owed().hi == 0 {
                return;
            }
            *spans.rolls() = Span { lo: 0, hi: spans.owed().hi - 1 };
            let changes = self.faces.iter().map(|&face| self.scene.roll(spans, face));
            *spans = spans.plus(&changes.fold(Spans::NONE, |sum, change| sum.join(&change)));
        }
        // Nobody survives so many rolls; whatever they do, it is not more than this.
        *spans.rolls() = Span::at(0);
        for seat in self.scene.position.rules.seats() {
            if let Some(own) = spans.own(seat, Token::Communities) {
                own.hi = 9999;
            }
        }
        if let Some(heat) = spans.of_world(Token::ThermometerCarbon) {
            heat.hi = 9999;
        }
    }

    /// All crises of the row in order, and those that come on top.
    fn crises(&self, start: Spans, state: &State) -> Outcome {
        // What lies face up adds to `known`; what the cards turned up so far add is worked out for all of them together,
        // as no card comes twice.
        let mut row = Row { known: start, turned: Spans::NONE, count: 0 };
        let mut before = Vec::new();
        self.more_rolls(&mut row.known);
        for (at, crisis) in state.crises.iter().enumerate().filter(|(_, crisis)| !crisis.in_force) {
            match crisis.face {
                Face::Up(card) => {
                    before.push((at as u8, row.now()));
                    self.strike(&mut row, card, crisis);
                }
                Face::Unknown | Face::Laid if self.is_lost(&row.now()) => row.known.forget_boards(),
                Face::Unknown | Face::Laid => self.turn_up(&mut row),
            }
        }
        let mut extra = 0;
        while extra < self.extra(&row.now(), state) && row.count < STEPS && !self.is_lost(&row.now()) {
            extra += 1;
            self.turn_up(&mut row);
        }
        if self.is_lost(&row.now()) {
            row.known.forget_boards();
        }
        Outcome { end: row.now(), before }
    }

    /// Can everything be lost by now? Then there is nothing more to be found out.
    fn is_lost(&self, now: &Spans) -> bool {
        let hot = now.bands(self.scene.position).hi >= self.limits.bands_now;
        hot && self.limits.are_lost(self.scene.position.rules, now)
    }

    fn strike(&self, row: &mut Row, card: CrisisId, lies: &CrisisInPlay) {
        let change = self.scene.crisis(&row.now(), card, Some(lies), None).change.join(&Spans::NONE);
        row.known = row.known.added(&change);
        self.roll_off(row);
    }

    /// One more card face down: of all that were turned up so far, the worst that so many different ones can do.
    fn turn_up(&self, row: &mut Row) {
        row.count += 1;
        let fresh = row.count <= self.pool.fresh;
        let mut now = row.now();
        let cards = if self.limits.are_lost(self.scene.position.rules, &now) {
            // Everybody can have lost by then; only how hot it gets is still of interest.
            row.known.forget_boards();
            now = row.now();
            self.hot
        } else if fresh {
            &self.pool.kinds
        } else {
            self.all
        };
        let change = |card| self.scene.crisis(&now, card, None, None).change.join(&Spans::NONE);
        let changes: Vec<(Spans, u8)> = cards.iter().map(|&(card, times)| (change(card), times)).collect();
        let mut next = worst_of(&changes, row.count as usize, fresh);
        // Rolls that earlier cards owed are made.
        let owed = (next.owed().hi - row.turned.owed().hi).max(0);
        *next.rolls() = Span { lo: 0, hi: row.turned.owed().hi + owed };
        row.turned = next.join(&row.turned);
        row.known.rolls().hi += owed;
        self.roll_off(row);
    }

    /// The rolls that are owed are made before the next crisis (DB-CRISIS-17).
    fn roll_off(&self, row: &mut Row) {
        let mut now = row.now();
        *now.rolls() = row.known.owed();
        let before = now;
        self.more_rolls(&mut now);
        // Only what the rolls have added is kept.
        row.known.grow_by(&now, &before);
        *row.known.rolls() = Span::at(0);
        row.known.rolled_for = now.rolled_for;
    }

    /// Crises on top of the row: by effects, and by the level of the thermometer (DB-EMIT-06).
    fn extra(&self, now: &Spans, state: &State) -> i32 {
        let bands = now.bands(self.scene.position).hi.clamp(0, 200) as u8;
        let level = i32::from(self.scene.position.rules.level(bands)) - i32::from(state.level_crises);
        let by_level = if state.level_crises > 0 { level.max(0) } else { 0 };
        now.on_top().hi + by_level
    }
}

/// What the row has done so far.
struct Row {
    /// By rolls and by what lay face up.
    known: Spans,
    /// By the cards that were turned up.
    turned: Spans,
    /// How many these are.
    count: i32,
}

impl Row {
    fn now(&self) -> Spans {
        self.known.plus(&self.turned)
    }
}

/// Adds a course, or makes it one with another that is at least as bad.
fn add_course(courses: &mut Vec<Spans>, course: Spans) {
    if let Some(worse) = courses.iter_mut().find(|worse| course.is_no_worse_than(worse)) {
        *worse = worse.join(&course);
        return;
    }
    let mut course = course;
    courses.retain(|better| {
        let worse = better.is_no_worse_than(&course);
        if worse {
            course = course.join(better);
        }
        !worse
    });
    courses.push(course);
}

/// Few enough courses: those beyond are put together.
fn merged(mut courses: Vec<Spans>, most: usize) -> Vec<Spans> {
    while courses.len() > most {
        let (Some(last), Some(other)) = (courses.pop(), courses.get_mut(most - 1)) else { break };
        *other = other.join(&last);
    }
    courses
}

/// For every number, the most that so many of these changes can add; each counts once, or any of them again and again.
fn worst_of(changes: &[(Spans, u8)], count: usize, once: bool) -> Spans {
    let mut worst = Spans::NONE;
    let mut found: Vec<(i32, u8)> = Vec::with_capacity(changes.len());
    let mut top = |of: fn(&Span) -> i32, at: usize| -> i32 {
        found.clear();
        found.extend(changes.iter().map(|(change, times)| (of(&change.numbers[at]), *times)).filter(|(by, _)| *by > 0));
        if !once {
            return found.iter().map(|(by, _)| *by).max().map_or(0, |most| most * count as i32);
        }
        found.sort_unstable_by(|a, b| b.cmp(a));
        let (mut left, mut sum) = (count as i32, 0);
        for (by, times) in &found {
            let taken = left.min(i32::from(*times));
            sum += by * taken;
            left -= taken;
        }
        sum
    };
    for at in 0..worst.numbers.len() {
        worst.numbers[at] = Span { lo: -top(|span| -span.lo, at), hi: top(|span| span.hi, at) };
    }
    worst
}
