//! The desk of a seat: which question is open on it, what can be answered, and what an answer does.

use crate::answers::Answers;
use crate::course::Course;
use crate::facts::Fact;
use crate::harm;
use crate::language::Token;
use crate::moves::{Move, Question, Refusal};
use crate::pending::{ActionSource, Ask, Draft, OwedChoice, SeatPrompt, Way};
use crate::position::Position;
use crate::stages::local;
use crate::state::State;
use crate::state::{NO_CARD, PerSeat};
use crate::tokens::{self, of_kind};
use crate::vocab::{LocalId, Resilience, Sector};
use crate::walk::{self, Asks, Begun, Stop};
use tabletop::{Dice, Seat, Tell};

/// A question with its possible answers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Open {
    pub ask: Ask,
    pub answers: Answers,
    /// May the seat drop what it has begun?
    pub back: bool,
    /// Why what was begun cannot go on, if something has changed since; then only going back is left.
    pub stale: Option<Refusal>,
}

/// The question that is open on a desk. What is owed comes first, then consent, then what the seat has begun.
pub(crate) fn open_question(position: Position<'_>, seat: Seat) -> Option<Open> {
    let desk = &position.state.desks[seat.index()];
    if let Some(debt) = desk.owes.filter(|_| desk.owes()) {
        return Some(owed(position, seat, debt));
    }
    if let Some(by) = desk.consent.first() {
        let answers = [0, 1].into_iter().collect();
        return Some(Open { ask: Ask::Consent { by }, answers, back: false, stale: None });
    }
    if let Some((card, stack)) = desk.tucking {
        let depth = position.state.board(seat).stacks[usize::from(stack)].cards.len;
        return Some(Open { ask: Ask::Under { card, stack }, answers: (1..=depth).collect(), back: true, stale: None });
    }
    let draft = desk.draft?;
    let back = draft.from == 0;
    if let Some(on) = draft.waiting {
        return Some(Open { ask: Ask::Waiting { on }, answers: Answers::NONE, back: true, stale: None });
    }
    Some(match walk::draft_asks(position, seat, draft, Asks::Everything, Begun::Earlier).0 {
        Err(Stop::Asks(ask, answers)) => Open { ask, answers, back, stale: None },
        Err(Stop::Refused(why)) => {
            Open { ask: Ask::Pay { left: 0 }, answers: Answers::NONE, back: true, stale: Some(why) }
        }
        Ok(()) | Err(Stop::Waits(_)) => {
            Open { ask: Ask::Pay { left: 0 }, answers: Answers::NONE, back: true, stale: None }
        }
    })
}

fn owed(position: Position<'_>, seat: Seat, debt: OwedChoice) -> Open {
    let desk = &position.state.desks[seat.index()];
    let (ask, answers) = match debt {
        OwedChoice::Keep(left) => (Ask::Keep { left }, Answers::cards(&desk.offered)),
        OwedChoice::Cards(left) => (Ask::LoseCard { left }, Answers::cards(&desk.offered)),
        OwedChoice::Resilience(left) => {
            let there = |kind: &u8| {
                let kind = usize::from(*kind);
                position.state.board(seat).resilience[kind] > u16::from(desk.resilience[kind])
            };
            (Ask::LoseResilience { left }, (0..Resilience::COUNT as u8).filter(there).collect())
        }
        OwedChoice::Types { token, way, left } => {
            let kinds = tokens::kinds(position, seat, token, way != Way::Gain);
            (Ask::OwnType { token, way, left }, kinds.collect())
        }
        OwedChoice::Option(count) => (Ask::Option { step: 0 }, (0..count).collect()),
    };
    Open { ask, answers, back: false, stale: None }
}

/// The moves of an open question.
pub(crate) fn open_moves(open: &Open, out: &mut Vec<Move>) {
    out.extend(open.answers.iter().map(|answer| move_of(open.ask, answer)));
    if open.back {
        out.push(Move::Back);
    }
}

/// One of the moves of an open question, each as likely as the others.
pub(crate) fn pick_open(open: &Open, dice: &mut impl Dice) -> Move {
    let count = open.answers.len();
    match dice.below(count + u32::from(open.back)) {
        answer if answer < count => move_of(open.ask, open.answers.nth(answer)),
        _ => Move::Back,
    }
}

/// Is this move an answer?
pub(crate) fn judge_open(position: Position<'_>, seat: Seat, open: &Open, mv: Move) -> Result<(), Refusal> {
    if mv == Move::Back {
        return if open.back { Ok(()) } else { Err(Refusal::Owed) };
    }
    if let Some(why) = open.stale {
        return Err(why);
    }
    let Some(answer) = answer_of(open.ask, mv) else {
        return Err(Refusal::OtherQuestion { asked: question_of(open.ask) });
    };
    if open.answers.has(answer) {
        return Ok(());
    }
    let desk = &position.state.desks[seat.index()];
    Err(match mv {
        Move::Pay(card) if !position.state.board(seat).hand.has(card) => Refusal::NotInHand { card },
        Move::Lose(card) if desk.chosen.has(card) => Refusal::AlreadyChosen { card },
        Move::Lose(card) => Refusal::NotYours { card },
        Move::Pay(card) | Move::Spend(card) | Move::Card(card) | Move::Keep(card) => Refusal::NotOffered { card },
        Move::Under(under) => Refusal::NoSuchDepth { under, most: open.answers.len() as u8 },
        Move::Option(option) => Refusal::NoOption { option, count: open.answers.len() as u8 },
        Move::To(seat) => Refusal::NotAChoice { seat },
        Move::Amount(amount) => Refusal::AmountOutOfRange { amount, most: open.answers.len() as u8 },
        Move::Sector(sector) => Refusal::NoneLeft { token: Token::Emissions(sector) },
        Move::Resilience(kind) => Refusal::NoneLeft { token: Token::Resilience(kind) },
        Move::Crisis(crisis) => Refusal::NotUnknown { crisis },
        _ => Refusal::OtherQuestion { asked: question_of(open.ask) },
    })
}

/// An answer is given.
pub(crate) fn answer(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat, mv: Move) {
    let own = seat.index();
    let desk = &mut course.state.desks[own];
    // The same order as in `open_question`.
    if let Some(debt) = desk.owes.filter(|_| desk.owes()) {
        return pay_debt(course, seat, debt, mv);
    }
    if let Some(by) = desk.consent.first() {
        return consent(course, seat, by, mv == Move::Yes);
    }
    if let Some((card, stack)) = desk.tucking {
        desk.tucking = None;
        if let Move::Under(under) = mv {
            local::tuck(course, seat, card, stack, under);
        }
        return;
    }
    let Some(mut draft) = desk.draft else { return };
    if mv == Move::Back {
        return drop_draft(&mut course.state.desks, seat);
    }
    let Some(answer) = raw_answer(mv) else { return };
    draft.answers.push(answer);
    desk.draft = Some(draft);
    walk::advance(course, seat, Begun::ByLegalMove);
}

/// An action is begun.
pub(crate) fn begin_action(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat, doing: ActionSource) {
    course.state.desks[seat.index()].draft = Some(Draft::of(doing));
    walk::advance(course, seat, Begun::ByLegalMove);
}

/// What was begun is dropped; nothing has happened.
fn drop_draft(desks: &mut PerSeat<SeatPrompt>, seat: Seat) {
    let draft = desks[seat.index()].draft.take();
    if let Some(on) = draft.and_then(|draft| draft.waiting) {
        let desk = &mut desks[on.index()];
        desk.consent = desk.consent.without(seat);
    }
}

fn consent(course: &mut Course<'_, impl Tell<State, Fact>>, of: Seat, by: Seat, yes: bool) {
    let desk = &mut course.state.desks[of.index()];
    desk.consent = desk.consent.without(by);
    let Some(mut draft) = course.state.desks[by.index()].draft else { return };
    draft.waiting = None;
    if !yes {
        course.tell.tell(course.state, || Fact::ConsentRefused { by, of });
    }
    // Of what was paid for, only this step is left out; what was only begun is dropped.
    let goes_on = yes || draft.from > 0;
    draft.answers.push(u8::from(yes));
    course.state.desks[by.index()].draft = goes_on.then_some(draft);
    if goes_on {
        walk::advance(course, by, Begun::Earlier);
    }
}

fn pay_debt(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat, debt: OwedChoice, mv: Move) {
    let desk = &mut course.state.desks[seat.index()];
    match (debt, mv) {
        (OwedChoice::Keep(_), Move::Keep(card)) => {
            local::keep_card(course, seat, card);
            // The rest of the action that searched comes now.
            let desk = &course.state.desks[seat.index()];
            if !desk.owes() && desk.draft.is_some_and(|draft| draft.from > 0 && draft.waiting.is_none()) {
                walk::advance(course, seat, Begun::Earlier);
            }
        }
        (OwedChoice::Cards(left), Move::Lose(card)) => {
            desk.offered.take(card);
            desk.chosen.add(card);
            desk.owes = Some(OwedChoice::Cards(left - 1));
        }
        (OwedChoice::Resilience(left), Move::Resilience(kind)) => {
            desk.resilience[kind.index()] += 1;
            desk.owes = Some(OwedChoice::Resilience(left - 1));
        }
        (OwedChoice::Types { token, way, left }, Move::Sector(_) | Move::Resilience(_)) => {
            desk.owes = Some(OwedChoice::Types { token, way, left: left - 1 });
            if let Some(kind) = raw_answer(mv) {
                harm::of_own_type(course, seat, of_kind(token, kind), way);
            }
        }
        (OwedChoice::Option(_), Move::Option(option)) => desk.option = option,
        _ => {}
    }
}

/// The move that gives this answer to this question.
pub(crate) fn move_of(ask: Ask, answer: u8) -> Move {
    let card = LocalId(answer);
    match ask {
        Ask::Under { .. } => Move::Under(answer),
        Ask::Pay { .. } => Move::Pay(card),
        Ask::Spend { .. } if answer == NO_CARD => Move::Stop,
        Ask::Spend { .. } => Move::Spend(card),
        Ask::Option { .. } => Move::Option(answer),
        Ask::May { .. } | Ask::Consent { .. } => [Move::No, Move::Yes][usize::from(answer & 1)],
        Ask::To { .. } => Move::To(Seat(answer)),
        Ask::Amount { .. } => Move::Amount(answer),
        Ask::Sector { .. } | Ask::OwnType { token: Token::AnyEmissions, .. } => {
            Move::Sector(Sector::ALL[usize::from(answer) % Sector::COUNT])
        }
        Ask::Resilience { .. } | Ask::PayResilience { .. } | Ask::LoseResilience { .. } | Ask::OwnType { .. } => {
            Move::Resilience(Resilience::ALL[usize::from(answer) % Resilience::COUNT])
        }
        Ask::Cards { .. } => Move::Card(card),
        Ask::Crisis { .. } => Move::Crisis(answer),
        Ask::Keep { .. } => Move::Keep(card),
        Ask::LoseCard { .. } => Move::Lose(card),
        Ask::Waiting { .. } => Move::Back,
    }
}

/// The number a move stands for as an answer.
fn raw_answer(mv: Move) -> Option<u8> {
    Some(match mv {
        Move::Under(n) | Move::Option(n) | Move::Amount(n) | Move::Crisis(n) => n,
        Move::Pay(card) | Move::Spend(card) | Move::Card(card) | Move::Keep(card) | Move::Lose(card) => card.0,
        Move::Stop => NO_CARD,
        Move::Yes => 1,
        Move::No => 0,
        Move::To(seat) => seat.0,
        Move::Sector(sector) => sector.index() as u8,
        Move::Resilience(kind) => kind.index() as u8,
        _ => return None,
    })
}

/// The answer of a move to this question, if it is of its kind.
fn answer_of(ask: Ask, mv: Move) -> Option<u8> {
    let answer = raw_answer(mv)?;
    (move_of(ask, answer) == mv).then_some(answer)
}

/// The kind of a question.
pub(crate) fn question_of(ask: Ask) -> Question {
    match ask {
        Ask::Under { .. } => Question::Under,
        Ask::Pay { .. } => Question::Pay,
        Ask::Spend { .. } => Question::Spend,
        Ask::Option { .. } => Question::Option,
        Ask::May { .. } => Question::May,
        Ask::To { .. } => Question::To,
        Ask::Amount { .. } => Question::Amount,
        Ask::Sector { .. } | Ask::OwnType { token: Token::AnyEmissions, .. } => Question::Sector,
        Ask::Resilience { .. } | Ask::PayResilience { .. } | Ask::OwnType { .. } => Question::Resilience,
        Ask::Cards { .. } => Question::Cards,
        Ask::Crisis { .. } => Question::Crisis,
        Ask::Waiting { .. } => Question::Waiting,
        Ask::Consent { .. } => Question::Consent,
        Ask::Keep { .. } => Question::Keep,
        Ask::LoseCard { .. } => Question::LoseCard,
        Ask::LoseResilience { .. } => Question::LoseResilience,
    }
}
