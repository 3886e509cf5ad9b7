//! Group decisions (DB-ROUND-04): they hold when every seat names the same choice, or a spokesperson names it.

use crate::facts::{Cause, Fact};
use crate::game::Daybreak;
use crate::language::Forbidden;
use crate::moves::{Move, Question, Refusal};
use crate::pending::Frame;
use crate::state::State;
use tabletop::{Seat, Seats, Tell};

impl Daybreak {
    /// The question to the group, if the table waits for one.
    pub(crate) fn group_question(&self, state: &State) -> Option<Question> {
        Some(match state.frame()? {
            Frame::KeepProject => Question::KeepProject,
            Frame::MakeRoom { .. } => Question::MakeRoom,
            Frame::LoseProject { .. } => Question::LoseProject,
            Frame::Spare { .. } => Question::Spare,
            _ => return None,
        })
    }

    /// Goes through the choices of the group.
    pub(crate) fn each_choice(&self, state: &State, mut visit: impl FnMut(Move)) {
        match state.frame() {
            Some(Frame::KeepProject) => {
                visit(Move::KeepNone);
                if !self.forbids(state, Seat(0), Forbidden::NewProjects) {
                    state.drawn_projects.iter().for_each(|&card| visit(Move::KeepProject(card)));
                }
            }
            Some(Frame::MakeRoom { .. } | Frame::LoseProject { .. }) => {
                for (place, project) in state.projects.iter().enumerate() {
                    if project.is_some() {
                        visit(Move::DropProject(place as u8));
                    }
                }
            }
            Some(Frame::Spare { .. }) => self.struck_seats(state).iter().for_each(|seat| visit(Move::Spare(seat))),
            _ => {}
        }
    }

    /// The only choice, if there is just one; then nobody is asked.
    pub(crate) fn only_choice(&self, state: &State) -> Option<Move> {
        let (mut only, mut count) = (None, 0);
        self.each_choice(state, |choice| {
            only = Some(choice);
            count += 1;
        });
        only.filter(|_| count == 1)
    }

    /// Who speaks for the group this round, where the table has one who does.
    pub(crate) fn speaker(&self, state: &State) -> Option<Seat> {
        self.options.spokesperson.then(|| Seat((state.round.max(1) - 1) % self.players))
    }

    /// How many seats have named a choice.
    fn backers(&self, state: &State, choice: Option<Move>) -> usize {
        self.seats().filter(|seat| state.votes[seat.index()] == choice).count()
    }

    /// Who is asked: the speaker; else those who have named nothing; else those outside the largest party, or everybody
    /// where two are as large. (Whoever is inside can still take the vote back.)
    pub(crate) fn asked_to_vote(&self, state: &State) -> Seats {
        if let Some(speaker) = self.speaker(state) {
            return Seats::only(speaker);
        }
        let silent: Seats = self.seats().filter(|seat| state.votes[seat.index()].is_none()).collect();
        if !silent.is_empty() {
            return silent;
        }
        let size = |seat: Seat| self.backers(state, state.votes[seat.index()]);
        let largest = self.seats().map(size).max().unwrap_or(0);
        let smaller: Seats = self.seats().filter(|&seat| size(seat) < largest).collect();
        let in_largest = usize::from(self.players) - smaller.len() as usize;
        if smaller.is_empty() || in_largest > largest { Seats::all(self.players) } else { smaller }
    }

    /// The choices of a seat, always in the same order; not the one it has named itself.
    pub(crate) fn vote_moves(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        let own = state.votes[seat.index()];
        self.each_choice(state, |choice| {
            if Some(choice) != own {
                out.push(choice);
            }
        });
    }

    pub(crate) fn judge_vote(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if let Some(speaker) = self.speaker(state)
            && speaker != seat
        {
            return Err(Refusal::NotTheSpeaker { speaker });
        }
        let mut offered = false;
        self.each_choice(state, |choice| offered |= choice == mv);
        let asked = self.group_question(state).unwrap_or(Question::KeepProject);
        if offered {
            let named = state.votes[seat.index()] == Some(mv);
            return if named { Err(Refusal::AlreadyNamed) } else { Ok(()) };
        }
        Err(match (mv, asked) {
            (Move::KeepProject(project), Question::KeepProject) => {
                let what = Forbidden::NewProjects;
                if self.forbids(state, seat, what) {
                    Refusal::ForbiddenBy { what, by: self.forbidden_by(state, what) }
                } else {
                    Refusal::NotDrawn { project }
                }
            }
            (Move::DropProject(project), Question::MakeRoom | Question::LoseProject) => Refusal::NoProject { project },
            (Move::Spare(seat), Question::Spare) => Refusal::NotAChoice { seat },
            _ => Refusal::OtherQuestion { asked },
        })
    }

    /// A seat names its choice; when all agree, it happens.
    pub(crate) fn vote(&self, state: &mut State, seat: Seat, mv: Move, tell: &mut impl Tell<State, Fact>) {
        tell.tell(state, || Fact::Voted { seat, vote: mv });
        state.votes[seat.index()] = Some(mv);
        let agreed = self.speaker(state).is_some() || self.backers(state, Some(mv)) == usize::from(self.players);
        if agreed {
            self.decide(state, mv, tell);
        }
    }

    /// The group has decided.
    pub(crate) fn decide(&self, state: &mut State, choice: Move, tell: &mut impl Tell<State, Fact>) {
        state.votes = Default::default();
        match (state.frame(), choice) {
            (Some(Frame::KeepProject), _) => self.keep_project(state, choice, tell),
            (Some(Frame::MakeRoom { keep }), _) => self.make_room(state, keep, choice, tell),
            (Some(Frame::LoseProject { left }), Move::DropProject(at)) => {
                state.agenda.pop();
                self.discard_project(state, at, tell);
                if left > 1 && state.projects.iter().flatten().count() > 0 {
                    state.agenda.push(Frame::LoseProject { left: left - 1 });
                }
            }
            (Some(Frame::Spare { at, left }), Move::Spare(seat)) => {
                state.agenda.pop();
                let cause = self.crisis_up(state, at).map_or(Cause::Growth, |(_, card)| Cause::Crisis(card));
                self.spare(state, at, seat, cause, tell);
                if left > 1 {
                    state.agenda.push(Frame::Spare { at, left: left - 1 });
                }
            }
            _ => {
                state.agenda.pop();
            }
        }
    }
}
