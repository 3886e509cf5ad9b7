//! Who is asked: seats in the Local stage, in a window (DB-LOCAL-14, DB-CRISIS-18, DB-CRISIS-21), or at their desks.

use crate::act;
use crate::crises;
use crate::language::Window;
use crate::moves::{Move, Question, Refusal};
use crate::pending::{ActionSource, Frame};
use crate::position::Position;
use crate::projects;
use crate::state::{Face, MAX_PROJECTS, ProjectInPlay};
use crate::vocab::LocalId;
use tabletop::{Dice, Seat, Seats};

/// The actions a seat can think of: fronts of its stacks, and projects.
fn doings() -> impl Iterator<Item = ActionSource> {
    let stacks = (0..crate::state::MAX_STACKS as u8).map(ActionSource::Stack);
    stacks.chain((0..MAX_PROJECTS as u8).map(ActionSource::Project))
}

/// Can a seat act in the window that is open? `projects` are the places of those with an action in it, as bits.
fn can_act(position: Position<'_>, seat: Seat, window: Window, projects: u8) -> bool {
    let usable = |doing| act::judge_action(position, seat, doing).is_ok();
    let stacks = (0u8..).zip(&position.state.board(seat).stacks);
    let mut fronts = stacks.filter(|(_, stack)| position.rules.content.index().acts(stack.cards.first, window));
    fronts.any(|(at, _)| usable(ActionSource::Stack(at)))
        || projects != 0
            && (0..MAX_PROJECTS as u8).any(|at| projects >> at & 1 == 1 && usable(ActionSource::Project(at)))
}

#[inline]
fn is_open(position: Position<'_>, seat: Seat) -> bool {
    position.state.desks[seat.index()].is_open()
}

/// The places of the projects that are among these, as bits.
#[inline]
fn project_places(position: Position<'_>, among: u32) -> u8 {
    let is_among = |project: &Option<ProjectInPlay>| project.as_ref().is_some_and(|p| among >> p.card.0 & 1 == 1);
    (0u8..).zip(&position.state.projects).fold(0, |places, (at, p)| places | u8::from(is_among(p)) << at)
}

/// The seats that are asked in a window: those that have not passed and can use it, or have a question open.
pub(crate) fn asked_in_window(position: Position<'_>) -> impl Iterator<Item = Seat> {
    let window = act::window(position);
    let projects = window.map_or(0, |w| project_places(position, position.rules.content.index().projects_acting(w)));
    let can = move |seat: Seat| window.is_some_and(|window| can_act(position, seat, window, projects));
    let may = move |seat: Seat| !position.state.done.has(seat) && can(seat);
    position.rules.seats().filter(move |&seat| is_open(position, seat) || may(seat))
}

/// The seats that are asked in the Local stage; none if it is over (DB-LOCAL-01).
#[inline]
pub(crate) fn asked_in_local(position: Position<'_>) -> Seats {
    let all = Seats::all(position.rules.players);
    let open = position.state.done.iter().filter(|&seat| is_open(position, seat)).collect();
    let asked = all.without_all(position.state.done).union(open);
    if asked.is_empty() || position.rules.options.done_is_done {
        return asked;
    }
    asked.union(position.state.may_return)
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
    let (stacks, each) = (places.stacks.count, places.count());
    let actions = stacks + MAX_PROJECTS as u32;
    let total = 1 + actions + hand.len() * each;
    loop {
        let Some(drawn) = dice.below(total).checked_sub(1) else { return Move::Done };
        let (mv, possible) = if drawn < stacks {
            let stack = places.stacks.nth(drawn);
            (Move::Act(stack), act::judge_action(position, seat, ActionSource::Stack(stack)).is_ok())
        } else if drawn < actions {
            let project = (drawn - stacks) as u8;
            let possible = acts_in_local(position, project)
                && act::judge_action(position, seat, ActionSource::Project(project)).is_ok();
            (Move::UseProject(project), possible)
        } else {
            let (card, place) = ((drawn - actions) / each, (drawn - actions) % each);
            let Some(card) = hand.nth(card) else { continue };
            let mv = places.with(card, place);
            (mv, takes(position, seat, mv))
        };
        if possible {
            return mv;
        }
    }
}

/// Is there an active project in this place whose action belongs to the Local stage? To ask this first is quicker than
/// to judge the action of a place that is empty, as most are.
#[inline]
fn acts_in_local(position: Position<'_>, at: u8) -> bool {
    let acting = position.rules.content.index().projects_acting(Window::Local);
    matches!(position.state.projects[usize::from(at)], Some(p) if p.active && acting >> p.card.0 & 1 == 1)
}

/// The places a seat's hand cards may go to.
fn places(position: Position<'_>, seat: Seat) -> Places {
    let (board, index) = (position.state.board(seat), position.rules.content.index());
    let mut places = Places { stacks: Bits::NONE, new_stack: None, projects: Bits::NONE, crises: Bits::NONE };
    for (place, stack) in (0u8..).zip(&board.stacks) {
        places.stacks.add(place, stack.cards.len > 0);
    }
    if places.stacks.count < u32::from(position.state.standing[seat.index()].stacks) {
        places.new_stack = Some(places.stacks.bits.trailing_ones() as u8);
    }
    for (place, project) in (0u8..).zip(&position.state.projects) {
        places.projects.add(place, project.as_ref().is_some_and(|p| index.projects_taking() >> p.card.0 & 1 == 1));
    }
    for (place, crisis) in (0u8..).zip(position.state.crises.iter()) {
        places.crises.add(place, matches!(crisis.face, Face::Up(_)));
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

/// Places as bits, counted as they come.
#[derive(Clone, Copy)]
struct Bits {
    bits: u64,
    count: u32,
}

impl Bits {
    const NONE: Bits = Bits { bits: 0, count: 0 };

    /// Adds a place that is not there yet, or not.
    #[inline]
    fn add(&mut self, place: u8, there: bool) {
        self.bits |= u64::from(there) << place;
        self.count += u32::from(there);
    }

    /// The place of this number, below the count.
    #[inline]
    fn nth(&self, nth: u32) -> u8 {
        let mut bits = self.bits;
        for _ in 0..nth {
            bits &= bits - 1;
        }
        bits.trailing_zeros() as u8
    }
}

/// Where a hand card may go; projects and crises do not take every card.
#[derive(Clone, Copy)]
struct Places {
    /// Stacks that are there.
    stacks: Bits,
    /// The place of a new stack, if one may be founded (DB-LOCAL-09).
    new_stack: Option<u8>,
    /// Projects under which cards go.
    projects: Bits,
    /// Crises that lie face up.
    crises: Bits,
}

impl Places {
    /// How many moves a card has at most.
    fn count(&self) -> u32 {
        let stacks = 2 * self.stacks.count + u32::from(self.new_stack.is_some());
        stacks + self.projects.count + self.crises.count
    }

    /// The move of a card to the place of this number, below [`Places::count`].
    fn with(&self, card: LocalId, number: u32) -> Move {
        let mut left = number;
        if left < 2 * self.stacks.count {
            let stack = self.stacks.nth(left / 2);
            return if left.is_multiple_of(2) { Move::Start { card, stack } } else { Move::Support { card, stack } };
        }
        left -= 2 * self.stacks.count;
        if let Some(stack) = self.new_stack {
            match left.checked_sub(1) {
                None => return Move::Start { card, stack },
                Some(rest) => left = rest,
            }
        }
        match left.checked_sub(self.projects.count) {
            None => Move::SupportProject { card, project: self.projects.nth(left) },
            Some(left) => Move::ReduceCrisis { card, crisis: self.crises.nth(left) },
        }
    }
}
