//! Who is asked: seats in the Local stage, in a window (DB-LOCAL-14, DB-CRISIS-18, DB-CRISIS-21), or at their desks.

use crate::game::Daybreak;
use crate::moves::{Move, Question, Refusal};
use crate::pending::{Doing, Frame};
use crate::state::{MAX_PROJECTS, State};
use tabletop::{Seat, Seats};

impl Daybreak {
    /// The actions a seat can think of: fronts of its stacks, and projects.
    fn doings() -> impl Iterator<Item = Doing> {
        let stacks = (0..crate::state::MAX_STACKS as u8).map(Doing::Stack);
        stacks.chain((0..MAX_PROJECTS as u8).map(Doing::Project))
    }

    /// Can a seat act in the window that is open?
    fn can_act(&self, state: &State, seat: Seat) -> bool {
        Self::doings().any(|doing| self.judge_action(state, seat, doing).is_ok())
    }

    /// Seats with an open question on their desk.
    pub(crate) fn open_desks(&self, state: &State) -> Seats {
        self.seats().filter(|seat| state.desks[seat.index()].is_open()).collect()
    }

    /// The seats that are asked in a window: those that have not passed and can use it.
    pub(crate) fn asked_in_window(&self, state: &State) -> Seats {
        let open = self.open_desks(state);
        self.seats().filter(|&seat| open.has(seat) || (!state.done.has(seat) && self.can_act(state, seat))).collect()
    }

    /// The seats that are asked in the Local stage; none if it is over (DB-LOCAL-01).
    pub(crate) fn asked_in_local(&self, state: &State) -> Seats {
        let all = Seats::all(self.players);
        let open = self.open_desks(state);
        if open.is_empty() && state.done == all {
            return Seats::NONE;
        }
        let back = if self.options.done_is_done { Seats::NONE } else { state.stirred };
        self.seats().filter(|&seat| open.has(seat) || !state.done.has(seat) || back.has(seat)).collect()
    }

    /// The moves of a seat in the Local stage or in a window, with an empty desk.
    pub(crate) fn free_moves(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        if state.frame() != Some(Frame::Local) {
            out.push(Move::Pass);
            self.push_actions(state, seat, out);
            return;
        }
        if state.done.has(seat) {
            out.push(Move::NotDone);
            return;
        }
        out.push(Move::Done);
        self.push_actions(state, seat, out);
        let board = state.board(seat);
        let most = usize::from(state.standing[seat.index()].stacks);
        let founding = board.stacks.iter().filter(|stack| stack.cards.len > 0).count() < most;
        let free = board.stacks.iter().position(|stack| stack.cards.len == 0).filter(|_| founding);
        let projects = self.taking_projects(state);
        for card in board.hand.iter() {
            for (place, stack) in board.stacks.iter().enumerate() {
                let stack_no = place as u8;
                if stack.cards.len > 0 {
                    out.push(Move::Start { card, stack: stack_no });
                    out.push(Move::Support { card, stack: stack_no });
                } else if free == Some(place) {
                    out.push(Move::Start { card, stack: stack_no });
                }
            }
            for project in 0..MAX_PROJECTS as u8 {
                if projects >> project & 1 == 1 && self.judge_support(state, seat, card, project).is_ok() {
                    out.push(Move::SupportProject { card, project });
                }
            }
            for (place, crisis) in state.crises.iter().enumerate() {
                if matches!(crisis.face, crate::state::Face::Up(_))
                    && self.judge_reduce(state, seat, card, place as u8).is_ok()
                {
                    out.push(Move::ReduceCrisis { card, crisis: place as u8 });
                }
            }
        }
    }

    fn push_actions(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        for doing in Self::doings() {
            if self.judge_action(state, seat, doing).is_ok() {
                match doing {
                    Doing::Stack(stack) => out.push(Move::Act(stack)),
                    Doing::Project(project) => out.push(Move::UseProject(project)),
                    Doing::Crisis => {}
                }
            }
        }
    }

    /// Projects that could take some card, as bits.
    fn taking_projects(&self, state: &State) -> u8 {
        let mut bits = 0;
        for (place, project) in state.projects.iter().enumerate() {
            let takes = project.is_some_and(|project| {
                !matches!(self.content.global(project.card).support, crate::language::Support::State(_))
            });
            bits |= u8::from(takes) << place;
        }
        bits
    }

    /// Is this move possible in the Local stage or in a window, with an empty desk?
    pub(crate) fn judge_free(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let local = state.frame() == Some(Frame::Local);
        let asked = match state.frame() {
            Some(Frame::Local) if state.done.has(seat) => Question::Done,
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
            Move::Act(stack) => self.judge_action(state, seat, Doing::Stack(stack)),
            Move::UseProject(project) => self.judge_action(state, seat, Doing::Project(project)),
            Move::Pass if !local => Ok(()),
            Move::Done if local => Ok(()),
            Move::Back => Err(Refusal::NothingBegun),
            Move::Start { card, .. }
            | Move::Support { card, .. }
            | Move::SupportProject { card, .. }
            | Move::ReduceCrisis { card, .. }
                if local =>
            {
                if !state.board(seat).hand.has(card) {
                    return Err(Refusal::NotInHand { card });
                }
                self.judge_card(state, seat, mv)
            }
            _ => other,
        }
    }

    fn judge_card(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let board = state.board(seat);
        let depth = |stack: u8| board.stacks.get(usize::from(stack)).map(|stack| stack.cards.len);
        match mv {
            Move::Start { stack, .. } => match depth(stack) {
                None => Err(Refusal::NoStack { stack }),
                Some(0) => {
                    let most = state.standing[seat.index()].stacks;
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
            Move::SupportProject { card, project } => self.judge_support(state, seat, card, project),
            Move::ReduceCrisis { card, crisis } => self.judge_reduce(state, seat, card, crisis),
            _ => Err(Refusal::NothingBegun),
        }
    }
}
