//! Group decisions (DB-ROUND-04): they hold when every seat names the same choice, or a spokesperson names it.

use crate::course::Course;
use crate::crises;
use crate::facts::{Cause, Fact};
use crate::language::Forbidden;
use crate::moves::{Move, Question, Refusal};
use crate::pending::Frame;
use crate::position::Position;
use crate::projects;
use crate::stages::{crisis, global};
use crate::state::State;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats, Tell};

/// The question to the group, if the table waits for one.
pub(crate) fn group_question(position: Position<'_>) -> Option<Question> {
    Some(match position.state.frame()? {
        Frame::KeepProject => Question::KeepProject,
        Frame::MakeRoom { .. } => Question::MakeRoom,
        Frame::LoseProject { .. } => Question::LoseProject,
        Frame::Spare { .. } => Question::Spare,
        _ => return None,
    })
}

/// Goes through the choices of the group.
pub(crate) fn each_choice(position: Position<'_>, mut visit: impl FnMut(Move)) {
    match position.state.frame() {
        Some(Frame::KeepProject) => {
            visit(Move::KeepNone);
            if !position.forbids(Seat(0), Forbidden::NewProjects) {
                position.state.drawn_projects.iter().for_each(|&card| visit(Move::KeepProject(card)));
            }
        }
        Some(Frame::MakeRoom { .. } | Frame::LoseProject { .. }) => {
            for (place, project) in position.state.projects.iter().enumerate() {
                if project.is_some() {
                    visit(Move::DropProject(place as u8));
                }
            }
        }
        Some(Frame::Spare { .. }) => crisis::struck_seats(position).iter().for_each(|seat| visit(Move::Spare(seat))),
        _ => {}
    }
}

/// The only choice, if there is just one; then nobody is asked.
pub(crate) fn only_choice(position: Position<'_>) -> Option<Move> {
    let (mut only, mut count) = (None, 0);
    each_choice(position, |choice| {
        only = Some(choice);
        count += 1;
    });
    only.filter(|_| count == 1)
}

/// Who speaks for the group this round, where the table has one who does.
pub(crate) fn speaker(position: Position<'_>) -> Option<Seat> {
    position.rules.options.spokesperson.then(|| Seat((position.state.round.max(1) - 1) % position.rules.players))
}

/// How many seats have named a choice.
fn backers(position: Position<'_>, choice: Option<Move>) -> usize {
    position.rules.seats().filter(|seat| position.state.votes[seat.index()] == choice).count()
}

/// Who is asked: the speaker; else those who have named nothing; else those outside the largest party, or everybody
/// where two are as large. (Whoever is inside can still take the vote back.)
pub(crate) fn asked_to_vote(position: Position<'_>) -> Seats {
    if let Some(speaker) = speaker(position) {
        return Seats::only(speaker);
    }
    let silent: Seats = position.rules.seats().filter(|seat| position.state.votes[seat.index()].is_none()).collect();
    if !silent.is_empty() {
        return silent;
    }
    let size = |seat: Seat| backers(position, position.state.votes[seat.index()]);
    let largest = position.rules.seats().map(size).max().unwrap_or(0);
    let smaller: Seats = position.rules.seats().filter(|&seat| size(seat) < largest).collect();
    let in_largest = usize::from(position.rules.players) - smaller.len() as usize;
    if smaller.is_empty() || in_largest > largest { Seats::all(position.rules.players) } else { smaller }
}

/// How a decision of the group stands (DB-ROUND-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakDecision"))]
pub struct Decision {
    /// What can be chosen.
    pub choices: Vec<Move>,
    /// Who has named what, the largest party first.
    pub parties: Vec<Party>,
    /// What is to be seen of it.
    pub stands: Stands,
}

/// Those who have named the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakParty"))]
pub struct Party {
    /// What they have named.
    #[serde(rename = "move")]
    pub mv: Move,
    /// Who.
    pub seats: Seats,
}

/// What is to be seen of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakStands"))]
#[serde(rename_all = "snake_case")]
pub enum Stands {
    /// Somebody has named nothing yet.
    Open,
    /// The largest parties are as large.
    Tie,
    /// One party is larger than the others.
    Split,
}

/// How the decision that the table waits for stands.
pub(crate) fn decision(position: Position<'_>) -> Option<Decision> {
    group_question(position)?;
    let (mut choices, mut parties) = (Vec::new(), Vec::<Party>::new());
    each_choice(position, |choice| choices.push(choice));
    let mut silent = false;
    for seat in position.rules.seats() {
        let Some(mv) = position.state.votes[seat.index()] else {
            silent = true;
            continue;
        };
        match parties.iter_mut().find(|party| party.mv == mv) {
            Some(party) => party.seats = party.seats.with(seat),
            None => parties.push(Party { mv, seats: Seats::only(seat) }),
        }
    }
    parties.sort_by_key(|party| std::cmp::Reverse(party.seats.len()));
    let size = |at: usize| parties.get(at).map(|party| party.seats.len());
    let stands = if silent {
        Stands::Open
    } else if size(0) == size(1) {
        Stands::Tie
    } else {
        Stands::Split
    };
    Some(Decision { choices, parties, stands })
}

/// The choices of a seat, always in the same order; not the one it has named itself.
pub(crate) fn vote_moves(position: Position<'_>, seat: Seat, out: &mut Vec<Move>) {
    let own = position.state.votes[seat.index()];
    each_choice(position, |choice| {
        if Some(choice) != own {
            out.push(choice);
        }
    });
}

pub(crate) fn judge_vote(position: Position<'_>, seat: Seat, mv: Move) -> Result<(), Refusal> {
    if let Some(speaker) = speaker(position)
        && speaker != seat
    {
        return Err(Refusal::NotTheSpeaker { speaker });
    }
    let mut offered = false;
    each_choice(position, |choice| offered |= choice == mv);
    let asked = group_question(position).unwrap_or(Question::KeepProject);
    if offered {
        let named = position.state.votes[seat.index()] == Some(mv);
        return if named { Err(Refusal::AlreadyNamed) } else { Ok(()) };
    }
    Err(match (mv, asked) {
        (Move::KeepProject(project), Question::KeepProject) => {
            let what = Forbidden::NewProjects;
            if position.forbids(seat, what) {
                Refusal::ForbiddenBy { what, by: position.forbidden_by(what) }
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
pub(crate) fn vote(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat, mv: Move) {
    course.state.votes[seat.index()] = Some(mv);
    course.tell.tell(course.state, || Fact::Voted { seat, vote: mv });
    let agreed = speaker(course.position()).is_some()
        || backers(course.position(), Some(mv)) == usize::from(course.rules.players);
    if agreed {
        decide(course, mv);
    }
}

/// The group has decided.
pub(crate) fn decide(course: &mut Course<'_, impl Tell<State, Fact>>, choice: Move) {
    course.state.votes = Default::default();
    match (course.state.frame(), choice) {
        (Some(Frame::KeepProject), _) => global::keep_project(course, choice),
        (Some(Frame::MakeRoom { keep }), _) => global::make_room(course, keep, choice),
        (Some(Frame::LoseProject { left }), Move::DropProject(at)) => {
            course.state.agenda.pop();
            projects::discard_project(course, at);
            if left > 1 && course.state.projects.iter().flatten().count() > 0 {
                course.state.agenda.push(Frame::LoseProject { left: left - 1 });
            }
        }
        (Some(Frame::Spare { at, left }), Move::Spare(seat)) => {
            course.state.agenda.pop();
            let cause = crises::crisis_up(course.position(), at).map_or(Cause::Growth, |(_, card)| Cause::Crisis(card));
            crisis::spare(course, at, seat, cause);
            if left > 1 {
                course.state.agenda.push(Frame::Spare { at, left: left - 1 });
            }
        }
        _ => {
            course.state.agenda.pop();
        }
    }
}
