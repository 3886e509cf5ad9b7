//! An action is carried out step by step, with the answers given so far.
//!
//! The walk changes the state it is given as it goes. Where an answer is missing it stops and says what is asked; on a
//! copy of the state, that is how a seat learns its question. When no answer is missing, the same walk on the state
//! itself is the action. So every rule of an action stands here once.

use crate::act;
use crate::answers::Answers;
use crate::course::Course;
use crate::facts::{Cause, Fact};
use crate::language::{Action, Cost, Effect, Step, Token};
use crate::measure::Ground;
use crate::moves::Refusal;
use crate::pending::{ActionSource, Ask, Draft, Frame};
use crate::position::Position;
use crate::sets::CardSet;
use crate::state::NO_CARD;
use crate::state::State;
use crate::tokens::{self, of_kind};
use crate::vocab::LocalId;
use tabletop::{Seat, Silent, Tell};

/// Why a walk stopped.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stop {
    /// Something is asked, and these are the answers.
    Asks(Ask, Answers),
    /// Another seat has to consent.
    Waits(Seat),
    /// It cannot go on: something has changed since it was begun.
    Refused(Refusal),
}

/// Whether a step has to wait for a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// On to the next step.
    On,
    /// The rest comes after the draw.
    Later,
}

/// Which questions of a walk are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asks {
    /// Those with more than one possible answer.
    Choices,
    /// Even those with one: another seat's move may have left only one.
    Everything,
    /// None: the first answer is taken (rows of a die).
    Nothing,
}

/// Whether an action that was begun can still be begun, which others may have made impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Begun {
    /// It is to be judged: it was begun some time ago.
    Earlier,
    /// It is known: the move that begins it, or answers its last question, is legal, and nothing has changed since.
    ByLegalMove,
}

pub(crate) struct Walk<'a, T: Tell<State, Fact>> {
    pub course: Course<'a, T>,
    pub seat: Seat,
    pub draft: Draft,
    /// The next answer that is used.
    pub next: usize,
    /// Which questions are asked.
    pub asks: Asks,
    /// Has a standing change added to this action's yield already (per action)?
    pub yielded: bool,
}

impl<'a, T: Tell<State, Fact>> Walk<'a, T> {
    pub(crate) fn new(course: Course<'a, T>, seat: Seat, draft: Draft) -> Self {
        Walk { course, seat, draft, next: 0, asks: Asks::Choices, yielded: draft.from > 0 }
    }

    /// The whole action, or the part of it up to the next draw.
    ///
    /// Whether it may be begun has been judged before ([`draft_asks`]).
    pub(crate) fn run(&mut self) -> Result<(), Stop> {
        let action =
            act::action(self.course.rules, self.course.state, self.seat, self.draft.doing).map_err(Stop::Refused)?;
        if self.draft.from == 0 {
            self.pay(action)?;
        }
        for at in usize::from(self.draft.from)..action.steps.len() {
            let Some(step) = action.steps.at(at).filter(|_| self.course.state.ending.is_none()) else { break };
            if self.step(step, at as u8)? == Pace::Later {
                let rest = Draft { from: at as u8 + 1, answers: Default::default(), waiting: None, ..self.draft };
                self.course.state.desks[self.seat.index()].draft = (at + 1 < action.steps.len()).then_some(rest);
                return Ok(());
            }
        }
        self.course.state.desks[self.seat.index()].draft = None;
        Ok(())
    }

    /// Asks for one answer.
    pub(crate) fn ask(&mut self, ask: Ask, answers: Answers) -> Result<u8, Stop> {
        next_answer(&mut self.draft, &mut self.next, self.asks, ask, answers)
    }

    pub(crate) fn cause(&self) -> Cause {
        match self.draft.doing {
            ActionSource::Stack(stack) => {
                let front = self.course.state.board(self.seat).stacks[usize::from(stack)].cards.front();
                Cause::Local(front.unwrap_or(LocalId(0)))
            }
            ActionSource::Project(at) => match self.course.state.projects[usize::from(at)] {
                Some(project) => Cause::Project(project.card),
                None => Cause::Growth,
            },
            ActionSource::Crisis => Cause::Growth,
        }
    }

    pub(crate) fn ground(&self) -> Ground {
        act::ground(self.course.position(), self.seat, self.draft.doing, self.draft.paid)
    }

    /// The use is counted and the cost paid: in full and first (DB-LOCAL-16).
    fn pay(&mut self, action: &Action) -> Result<(), Stop> {
        let (seat, own) = (self.seat, self.seat.index());
        let cause = self.cause();
        // A draft comes back to its walk with every answer, and its cards are spent anew.
        self.draft.paid = 0;
        match self.draft.doing {
            ActionSource::Stack(stack) => {
                if let Cause::Local(card) = cause {
                    let used = &mut self.course.state.used.0[card.index()];
                    *used = used.saturating_add(1);
                    self.course.tell.tell(self.course.state, || Fact::Acted { seat, card, stack });
                }
            }
            ActionSource::Project(at) => {
                if let Some(project) = &mut self.course.state.projects[usize::from(at)] {
                    project.used[own] = project.used[own].saturating_add(1);
                    let card = project.card;
                    self.course.tell.tell(self.course.state, || Fact::ProjectUsed { seat, project: card });
                }
            }
            ActionSource::Crisis => {}
        }
        self.pay_cards(action)?;
        let paid = match cause {
            Cause::Local(card) => Cause::Cost(card),
            other => other,
        };
        for cost in action.cost.iter() {
            match *cost {
                Cost::Demand(n) => tokens::put(&mut self.course, seat, Token::Demand, n.into(), paid),
                Cost::Own(token, n) if token.is_any() => {
                    for left in (1..=n).rev() {
                        let kinds = tokens::kinds(self.course.position(), seat, token, true).collect();
                        let kind = self.ask(Ask::PayResilience { left }, kinds)?;
                        tokens::take(&mut self.course, seat, of_kind(token, kind), 1, paid);
                    }
                }
                Cost::Own(token, n) => {
                    tokens::take(&mut self.course, seat, token, n.into(), paid);
                }
                Cost::Tucked(n) => self.spend(n, false)?,
                Cost::TuckedUpTo(n) => self.spend(n, true)?,
                Cost::Discard(_) | Cost::DiscardTag(..) => {}
            }
        }
        Ok(())
    }

    /// Cards from hand go to the discards (DB-LOCAL-12).
    fn pay_cards(&mut self, action: &Action) -> Result<(), Stop> {
        let (seat, own) = (self.seat, self.seat.index());
        let cards = cards_paid(self.course.position(), seat, action, &mut self.draft, &mut self.next, self.asks)?;
        self.course.state.boards[own].hand.take_all(cards);
        cards.iter().for_each(|card| self.course.state.local_cards().discard(card));
        if !cards.is_empty() {
            self.course.tell.tell(self.course.state, || Fact::Discarded { seat, cards });
        }
        Ok(())
    }

    /// Cards from under the project go to the discards (DB-GLOBAL-11).
    fn spend(&mut self, count: u8, or_stop: bool) -> Result<(), Stop> {
        let ActionSource::Project(at) = self.draft.doing else { return Ok(()) };
        let (at, seat) = (usize::from(at), self.seat);
        let mut cards = CardSet::NONE;
        for left in (1..=count).rev() {
            let Some(mut project) = self.course.state.projects[at] else { break };
            if project.tucked.len == 0 {
                break;
            }
            let mut answers = Answers::cards(&self.course.state.chain_set(project.tucked));
            let may_stop = or_stop && (self.course.rules.options.readings.spends_from_none || !cards.is_empty());
            if may_stop {
                answers.add(NO_CARD);
            }
            let answer = self.ask(Ask::Spend { left, or_stop: may_stop }, answers)?;
            if answer == NO_CARD {
                break;
            }
            let card = LocalId(answer);
            project.tucked = self.course.state.local_cards().chain_out(project.tucked, card);
            self.course.state.projects[at] = Some(project);
            self.course.state.local_cards().discard(card);
            cards.add(card);
            self.draft.paid += 1;
        }
        if let Some(project) = self.course.state.projects[at].filter(|_| !cards.is_empty()) {
            self.course.tell.tell(self.course.state, || Fact::Spent { seat, project: project.card, cards });
        }
        Ok(())
    }

    fn step(&mut self, step: &Step, at: u8) -> Result<Pace, Stop> {
        let ground = self.ground();
        let seat = self.seat;
        match step {
            Step::Do(effect) => self.effect(effect, at),
            Step::May(effect) => {
                if !act::matters(self.course.position(), &ground, effect, 0) {
                    return Ok(Pace::On);
                }
                match self.ask(Ask::May { step: at }, [0, 1].into_iter().collect())? {
                    0 => Ok(Pace::On),
                    _ => self.effect(effect, at),
                }
            }
            Step::OneOf(effects) => self.one_of(effects.iter(), at),
            Step::Rows(tag, rows) => {
                let tags = ground.tags.of(*tag);
                match rows.iter().rfind(|row| row.0 <= tags) {
                    Some(row) => self.one_of(row.1.iter(), at),
                    None => Ok(Pace::On),
                }
            }
            Step::Die(plus, _) => {
                let plus = self.course.position().amount(&ground, plus).min(99) as u8;
                self.course.state.agenda.push(Frame::Act { seat, doing: self.draft.doing });
                self.course.state.agenda.push(Frame::Die { seat, doing: self.draft.doing, step: at, plus });
                Ok(Pace::Later)
            }
        }
    }

    /// One of these that would change something (DB-LOCAL-17).
    fn one_of<'e>(&mut self, effects: impl Iterator<Item = &'e Effect> + Clone, at: u8) -> Result<Pace, Stop> {
        let ground = self.ground();
        let mut answers = Answers::NONE;
        for (place, effect) in effects.clone().enumerate() {
            if act::matters(self.course.position(), &ground, effect, 0) {
                answers.add(place as u8);
            }
        }
        if answers.is_empty() {
            return Ok(Pace::On);
        }
        let option = self.ask(Ask::Option { step: at }, answers)?;
        match effects.clone().nth(usize::from(option)) {
            Some(effect) => self.effect(effect, at),
            None => Ok(Pace::On),
        }
    }
}

/// The next answer of a draft; if it is missing, the question. An answer that nobody is asked for is put down as well.
fn next_answer(draft: &mut Draft, next: &mut usize, asks: Asks, ask: Ask, answers: Answers) -> Result<u8, Stop> {
    if let Some(&answer) = draft.answers.as_slice().get(*next) {
        *next += 1;
        return if answers.has(answer) { Ok(answer) } else { Err(Stop::Refused(Refusal::NoLongerFits)) };
    }
    let taken = match asks {
        Asks::Choices => answers.only(),
        Asks::Everything => None,
        Asks::Nothing => answers.first(),
    };
    match taken {
        Some(only) => {
            if !draft.answers.push(only) {
                return Err(Stop::Refused(Refusal::NoLongerFits));
            }
            *next += 1;
            Ok(only)
        }
        None if answers.is_empty() => Err(Stop::Refused(Refusal::NoEffect)),
        None => Err(Stop::Asks(ask, answers)),
    }
}

/// The cards from hand that an action is paid with, one answer each. Nothing changes yet.
fn cards_paid(
    position: Position<'_>,
    seat: Seat,
    action: &Action,
    draft: &mut Draft,
    next: &mut usize,
    asks: Asks,
) -> Result<CardSet, Stop> {
    let mut needs = act::discards(position, seat, draft.doing, action);
    let (mut hand, mut paid) = (position.state.board(seat).hand, CardSet::NONE);
    for place in 0..needs.len() {
        while let Some((tag, left)) = needs.get(place).filter(|need| need.1 > 0) {
            if let Some(need) = needs.get_mut(place) {
                need.1 -= 1;
            }
            let answers = match (tag, needs.len()) {
                (None, 1) => Answers::cards(&hand),
                _ => {
                    let bears = |card: LocalId| tag.is_none_or(|tag| position.rules.content.local(card).bears(tag));
                    let fits = hand.iter().filter(|&card| {
                        // What is left must still pay for the rest.
                        let mut rest = hand;
                        rest.take(card);
                        bears(card) && act::can_discard(position.rules, &rest, &needs)
                    });
                    fits.map(|card| card.0).collect()
                }
            };
            let card = LocalId(next_answer(draft, next, asks, Ask::Pay { left }, answers)?);
            hand.take(card);
            paid.add(card);
        }
    }
    Ok(paid)
}

/// What the draft of a seat asks, with its possible answers; on a copy of the state, where it can ask for more than
/// cards to discard.
pub(crate) fn draft_asks(
    position: Position<'_>,
    seat: Seat,
    draft: Draft,
    asks: Asks,
    begun: Begun,
) -> (Result<(), Stop>, Draft) {
    let mut filled = draft;
    let stop = begun_asks(position, seat, &mut filled, asks, begun);
    if matches!(stop, Ok(true)) {
        let (mut copy, mut silent) = (*position.state, Silent);
        let mut walk = Walk::new(position.rules.course(&mut copy, &mut silent), seat, draft);
        walk.asks = asks;
        let stop = walk.run();
        return (stop, walk.draft);
    }
    (stop.map(|_| ()), filled)
}

/// May what was begun go on, and are its cards named? Then: can it ask for more?
fn begun_asks(position: Position<'_>, seat: Seat, draft: &mut Draft, asks: Asks, begun: Begun) -> Result<bool, Stop> {
    if draft.from > 0 {
        return Ok(true);
    }
    match begun {
        Begun::Earlier => act::judge_action(position, seat, draft.doing).map_err(Stop::Refused)?,
        Begun::ByLegalMove => debug_assert!(act::judge_action(position, seat, draft.doing).is_ok()),
    }
    let action = act::action(position.rules, position.state, seat, draft.doing).map_err(Stop::Refused)?;
    cards_paid(position, seat, action, draft, &mut 0, asks)?;
    Ok(action.asks())
}

/// What others have paid for and not finished may need no answer any more after this seat's move.
pub(crate) fn go_on_with_others(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat) {
    for other in course.rules.seats().filter(|&other| other != seat) {
        let desk = &course.state.desks[other.index()];
        if desk.draft.is_some_and(|draft| draft.from > 0 && draft.waiting.is_none()) && !desk.owes() {
            advance(course, other, Begun::Earlier);
        }
    }
}

/// The draft of a seat goes as far as its answers lead: to a question, or to the end.
pub(crate) fn advance(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat, begun: Begun) {
    let own = seat.index();
    let Some(draft) = course.state.desks[own].draft else { return };
    let (stop, filled) = draft_asks(course.position(), seat, draft, Asks::Choices, begun);
    match stop {
        Ok(()) => {
            let done_before = course.state.done;
            // Nothing is missing, so this goes through.
            let _ = Walk::new(course.lend(), seat, filled).run();
            course.state.may_return = done_before;
            if course.state.stage != crate::vocab::Stage::Local {
                // A use clears the passes of the others.
                course.state.done = tabletop::Seats::NONE;
            }
        }
        Err(Stop::Asks(..)) => course.state.desks[own].draft = Some(filled),
        Err(Stop::Waits(on)) => {
            course.state.desks[own].draft = Some(Draft { waiting: Some(on), ..filled });
            let desk = &mut course.state.desks[on.index()];
            if !desk.consent.has(seat) {
                desk.consent = desk.consent.with(seat);
                course.tell.tell(course.state, || Fact::ConsentAsked { by: seat, of: on });
            }
        }
        // What was paid for goes on without the answers that no longer fit; what was only begun waits for `Back`.
        Err(Stop::Refused(_)) if draft.from > 0 && !draft.answers.is_empty() => {
            course.state.desks[own].draft = Some(Draft { answers: Default::default(), waiting: None, ..draft });
            advance(course, seat, begun);
        }
        Err(Stop::Refused(_)) if draft.from > 0 => course.state.desks[own].draft = None,
        Err(Stop::Refused(_)) => course.state.desks[own].draft = Some(draft),
    }
}
