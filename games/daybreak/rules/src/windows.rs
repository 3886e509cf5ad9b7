//! Who is asked: seats in the Local stage, in a window (DB-LOCAL-14, DB-CRISIS-18, DB-CRISIS-21), or at their desks.

use crate::act;
use crate::crises;
use crate::moves::{Move, Question, Refusal};
use crate::pending::{ActionSource, Frame};
use crate::position::Position;
use crate::projects;
use crate::state::MAX_PROJECTS;
use crate::vocab::LocalId;
use tabletop::{Dice, Seat, Seats};

/// The actions a seat can think of: fronts of its stacks, and projects.
fn doings() -> impl Iterator<Item = ActionSource> {
    let stacks = (0..crate::state::MAX_STACKS as u8).map(ActionSource::Stack);
    stacks.chain((0..MAX_PROJECTS as u8).map(ActionSource::Project))
}

/// Can a seat act in the window that is open?
fn can_act(position: Position<'_>, seat: Seat) -> bool {
    let Some(window) = act::window(position) else { return false };
    let (cards, projects) = (position.rules.content.acting(window), position.rules.content.projects_acting(window));
    doings().any(|doing| {
        let there = match doing {
            ActionSource::Stack(stack) => {
                cards.has(LocalId(position.state.board(seat).stacks[usize::from(stack)].cards.first))
            }
            ActionSource::Project(at) => {
                position.state.projects[usize::from(at)].is_some_and(|project| projects >> project.card.0 & 1 == 1)
            }
            ActionSource::Crisis => false,
        };
        there && act::judge_action(position, seat, doing).is_ok()
    })
}

fn is_open(position: Position<'_>, seat: Seat) -> bool {
    position.state.desks[seat.index()].is_open()
}

/// The seats that are asked in a window: those that have not passed and can use it, or have a question open.
pub(crate) fn asked_in_window(position: Position<'_>) -> Seats {
    let may = |seat: Seat| !position.state.done.has(seat) && can_act(position, seat);
    position.rules.seats().filter(|&seat| is_open(position, seat) || may(seat)).collect()
}

/// The seats that are asked in the Local stage; none if it is over (DB-LOCAL-01).
pub(crate) fn asked_in_local(position: Position<'_>) -> Seats {
    let all_done = position.state.done == Seats::all(position.rules.players);
    if all_done && !position.rules.seats().any(|seat| is_open(position, seat)) {
        return Seats::NONE;
    }
    let back = if position.rules.options.done_is_done { Seats::NONE } else { position.state.may_return };
    let asked = |seat: Seat| !position.state.done.has(seat) || back.has(seat) || is_open(position, seat);
    position.rules.seats().filter(|&seat| asked(seat)).collect()
}

/// The moves of a seat in the Local stage or in a window, with an empty desk.
pub(crate) fn free_moves(position: Position<'_>, seat: Seat, out: &mut Vec<Move>) {
    if !matches!(position.state.frame(), Some(Frame::Local)) {
        out.push(Move::Pass);
        push_actions(position, seat, out);
        return;
    }
    if position.state.done.has(seat) {
        out.push(Move::NotDone);
        return;
    }
    out.push(Move::Done);
    push_actions(position, seat, out);
    let places = places(position, seat);
    for card in position.state.board(seat).hand.iter() {
        out.extend((0..places.count()).map(|place| places.with(card, place)).filter(|&mv| takes(position, seat, mv)));
    }
}

fn push_actions(position: Position<'_>, seat: Seat, out: &mut Vec<Move>) {
    for doing in doings() {
        if act::judge_action(position, seat, doing).is_ok() {
            match doing {
                ActionSource::Stack(stack) => out.push(Move::Act(stack)),
                ActionSource::Project(project) => out.push(Move::UseProject(project)),
                ActionSource::Crisis => {}
            }
        }
    }
}

/// One of the moves in the Local stage with an empty desk, each as likely as the others: candidates are drawn until
/// one of them is possible. To be done always is.
pub(crate) fn pick_local(position: Position<'_>, seat: Seat, dice: &mut impl Dice) -> Move {
    let (places, hand) = (places(position, seat), &position.state.board(seat).hand);
    let actions = places.stacks.count_ones() + MAX_PROJECTS as u32;
    let total = 1 + actions + hand.len() * places.count();
    loop {
        let Some(drawn) = dice.below(total).checked_sub(1) else { return Move::Done };
        let stacks = places.stacks.count_ones();
        let mv = if drawn < stacks {
            Move::Act(nth_bit(places.stacks.into(), drawn))
        } else if drawn < actions {
            Move::UseProject((drawn - stacks) as u8)
        } else {
            let drawn = drawn - actions;
            let Some(card) = hand.nth(drawn / places.count()) else { continue };
            places.with(card, drawn % places.count())
        };
        let possible = match mv {
            Move::Act(stack) => act::judge_action(position, seat, ActionSource::Stack(stack)).is_ok(),
            Move::UseProject(project) => act::judge_action(position, seat, ActionSource::Project(project)).is_ok(),
            _ => takes(position, seat, mv),
        };
        if possible {
            return mv;
        }
    }
}

/// The places a seat's hand cards may go to.
fn places(position: Position<'_>, seat: Seat) -> Places {
    let board = position.state.board(seat);
    let mut places = Places { stacks: 0, new_stack: None, projects: 0, crises: 0 };
    for (place, stack) in board.stacks.iter().enumerate() {
        places.stacks |= u8::from(stack.cards.len > 0) << place;
    }
    if places.stacks.count_ones() < u32::from(position.state.standing[seat.index()].stacks) {
        places.new_stack = Some(places.stacks.trailing_ones() as u8);
    }
    for (place, project) in position.state.projects.iter().enumerate() {
        let takes = project.is_some_and(|project| {
            !matches!(position.rules.content.global(project.card).support, crate::language::Support::State(_))
        });
        places.projects |= u8::from(takes) << place;
    }
    for (place, crisis) in position.state.crises.iter().enumerate() {
        places.crises |= u64::from(matches!(crisis.face, crate::state::Face::Up(_))) << place;
    }
    places
}

/// Does the place of this move take its card? Stacks take every card.
fn takes(position: Position<'_>, seat: Seat, mv: Move) -> bool {
    match mv {
        Move::SupportProject { card, project } => projects::judge_support(position, seat, card, project).is_ok(),
        Move::ReduceCrisis { card, crisis } => crises::judge_reduce(position, seat, card, crisis).is_ok(),
        _ => true,
    }
}

/// Is this move possible in the Local stage or in a window, with an empty desk?
pub(crate) fn judge_free(position: Position<'_>, seat: Seat, mv: Move) -> Result<(), Refusal> {
    let local = position.state.frame() == Some(Frame::Local);
    let asked = match position.state.frame() {
        Some(Frame::Local) if position.state.done.has(seat) => Question::Done,
        Some(Frame::EmissionsWindow) => Question::EmissionsWindow,
        Some(Frame::RollWindow { .. }) => Question::RollWindow,
        Some(Frame::CrisisWindow { .. }) => Question::CrisisWindow,
        _ => Question::Local,
    };
    let other = Err(Refusal::OtherQuestion { asked });
    if asked == Question::Done {
        return if mv == Move::NotDone { Ok(()) } else { other };
    }
    match mv {
        Move::Act(stack) => act::judge_action(position, seat, ActionSource::Stack(stack)),
        Move::UseProject(project) => act::judge_action(position, seat, ActionSource::Project(project)),
        Move::Pass if !local => Ok(()),
        Move::Done if local => Ok(()),
        Move::Back => Err(Refusal::NothingBegun),
        Move::Start { card, .. }
        | Move::Support { card, .. }
        | Move::SupportProject { card, .. }
        | Move::ReduceCrisis { card, .. }
            if local =>
        {
            if !position.state.board(seat).hand.has(card) {
                return Err(Refusal::NotInHand { card });
            }
            judge_card(position, seat, mv)
        }
        _ => other,
    }
}

fn judge_card(position: Position<'_>, seat: Seat, mv: Move) -> Result<(), Refusal> {
    let board = position.state.board(seat);
    let depth = |stack: u8| board.stacks.get(usize::from(stack)).map(|stack| stack.cards.len);
    match mv {
        Move::Start { stack, .. } => match depth(stack) {
            None => Err(Refusal::NoStack { stack }),
            Some(0) => {
                let most = position.state.standing[seat.index()].stacks;
                let founded = board.stacks.iter().filter(|stack| stack.cards.len > 0).count();
                // A new stack goes to the first empty place (DB-LOCAL-09).
                let first = board.stacks.iter().position(|stack| stack.cards.len == 0);
                if founded >= usize::from(most) {
                    Err(Refusal::TooManyStacks { most })
                } else if first != Some(usize::from(stack)) {
                    Err(Refusal::NoStack { stack })
                } else {
                    Ok(())
                }
            }
            Some(_) => Ok(()),
        },
        Move::Support { stack, .. } => match depth(stack) {
            None | Some(0) => Err(Refusal::NoStack { stack }),
            Some(_) => Ok(()),
        },
        Move::SupportProject { card, project } => projects::judge_support(position, seat, card, project),
        Move::ReduceCrisis { card, crisis } => crises::judge_reduce(position, seat, card, crisis),
        _ => Err(Refusal::NothingBegun),
    }
}

/// Where a hand card may go, as bits; projects and crises do not take every card.
#[derive(Clone, Copy)]
struct Places {
    /// Stacks that are there.
    stacks: u8,
    /// The place of a new stack, if one may be founded (DB-LOCAL-09).
    new_stack: Option<u8>,
    /// Projects under which cards go.
    projects: u8,
    /// Crises that lie face up.
    crises: u64,
}

impl Places {
    /// How many moves a card has at most.
    fn count(&self) -> u32 {
        let stacks = 2 * self.stacks.count_ones() + u32::from(self.new_stack.is_some());
        stacks + self.projects.count_ones() + self.crises.count_ones()
    }

    /// The move of a card to the place of this number, below [`Places::count`].
    fn with(&self, card: LocalId, number: u32) -> Move {
        let mut left = number;
        let stacks = self.stacks.count_ones();
        if left < 2 * stacks {
            let stack = nth_bit(self.stacks.into(), left / 2);
            return if left.is_multiple_of(2) { Move::Start { card, stack } } else { Move::Support { card, stack } };
        }
        left -= 2 * stacks;
        if let Some(stack) = self.new_stack {
            match left.checked_sub(1) {
                None => return Move::Start { card, stack },
                Some(rest) => left = rest,
            }
        }
        match left.checked_sub(self.projects.count_ones()) {
            None => Move::SupportProject { card, project: nth_bit(self.projects.into(), left) },
            Some(left) => Move::ReduceCrisis { card, crisis: nth_bit(self.crises, left) },
        }
    }
}

/// The place of the nth bit that is set.
fn nth_bit(bits: u64, nth: u32) -> u8 {
    let mut bits = bits;
    for _ in 0..nth {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as u8
}
