//! The table's agenda: work is done until something waits for a draw, a decision or a seat.

use crate::act;
use crate::course::Course;
use crate::crises;
use crate::draws::Need;
use crate::facts::{Fact, Outcome};
use crate::group;
use crate::harm;
use crate::language::Step;
use crate::pending::{ActionSource, Draft, Frame};
use crate::position::Position;
use crate::projects;
use crate::stages::{crisis, emissions, global, growth, local};
use crate::state::State;
use crate::thermometer;
use crate::vocab::Stage;
use crate::walk::{self, Asks, Begun, Walk};
use crate::windows;
use tabletop::{Next, Seat, Seats, Tell, never};

/// Goes on until something waits.
#[inline]
pub(crate) fn run_on(course: &mut Course<'_, impl Tell<State, Fact>>) {
    // After most moves the Local stage goes on: that is seen here, without a walk through the agenda.
    if matches!(course.state.frame(), Some(Frame::Local)) && course.state.ending.is_none() && stays_local(course) {
        return;
    }
    run_agenda(course);
}

/// Does the Local stage wait for somebody? Projects that became active are seen first.
#[inline]
fn stays_local(course: &mut Course<'_, impl Tell<State, Fact>>) -> bool {
    projects::look_at_projects(course);
    !windows::asked_in_local(course.position()).is_empty()
}

/// Frame by frame until something waits. A stage is over when its agenda is empty (DB-ROUND-01).
fn run_agenda(course: &mut Course<'_, impl Tell<State, Fact>>) {
    while course.state.ending.is_none() {
        let Some(frame) = course.state.frame() else {
            match course.state.stage {
                Stage::Global => local::begin_local(course),
                Stage::Local => emissions::begin_emissions(course),
                Stage::Emissions => crisis::begin_crisis(course),
                Stage::Crisis => growth::begin_growth(course),
                Stage::Growth => return,
            }
            continue;
        };
        match frame {
            Frame::Challenges | Frame::Ties { .. } | Frame::Die { .. } | Frame::Over => return,
            Frame::DrawProjects => {
                if global::projects_due(course) > 0 {
                    return;
                }
                course.state.agenda.pop();
                if !course.state.drawn_projects.is_empty() {
                    course.state.agenda.push(Frame::KeepProject);
                }
            }
            Frame::KeepProject | Frame::MakeRoom { .. } | Frame::LoseProject { .. } | Frame::Spare { .. } => {
                match group::only_choice(course.position()) {
                    Some(choice) => group::decide(course, choice),
                    None if has_choice(course.position()) => return,
                    None => {
                        course.state.agenda.pop();
                    }
                }
            }
            Frame::DrawCards { seat, left, into } => {
                if local::cards_due(course, left) > 0 {
                    return;
                }
                local::drawn(course, seat, left, into);
            }
            Frame::Local => {
                if stays_local(course) {
                    return;
                }
                course.state.agenda.pop();
                course.state.done = Seats::NONE;
                course.state.may_return = Seats::NONE;
            }
            Frame::EmissionsWindow | Frame::CrisisWindow { .. } | Frame::RollWindow { .. } => {
                projects::look_at_projects(course);
                if windows::asked_in_window(course.position()).next().is_some() {
                    return;
                }
                course.state.agenda.pop();
                course.state.done = Seats::NONE;
                if let Frame::RollWindow { effect } = frame {
                    crisis::move_token(course, effect);
                }
            }
            Frame::Carbon => emissions::emit(course),
            Frame::Rolls => {
                if course.state.rolls > 0 {
                    return;
                }
                course.state.agenda.pop();
            }
            Frame::Crises { at } => {
                projects::look_at_projects(course);
                crisis::next_crisis(course, at);
            }
            Frame::TurnUp { at } => {
                if crises::crisis_pool(course.position(), at) != 0 {
                    return;
                }
                course.state.agenda.pop();
            }
            Frame::Desks { cause } => {
                if course.rules.seats().any(|seat| course.state.desks[seat.index()].owes()) {
                    return;
                }
                harm::settle_desks(course, cause);
            }
            Frame::Strike { at, step } => crisis::strike(course, at, step),
            Frame::Act { seat, .. } => {
                // A question about drawn cards comes before the rest of the action.
                course.state.agenda.pop();
                if !course.state.desks[seat.index()].owes() {
                    walk::advance(course, seat, Begun::Earlier);
                    thermometer::check_loss(course);
                }
            }
        }
    }
}

fn has_choice(position: Position<'_>) -> bool {
    let mut any = false;
    group::each_choice(position, |_| any = true);
    any
}

/// What the state waits for.
pub(crate) fn waits_for(position: Position<'_>) -> Next<Need, Outcome> {
    if let Some(outcome) = position.state.ending {
        return Next::Over(outcome);
    }
    match position.state.frame() {
        Some(Frame::Local) => Next::Ask(windows::asked_in_local(position)),
        Some(Frame::EmissionsWindow | Frame::RollWindow { .. } | Frame::CrisisWindow { .. }) => {
            Next::Ask(windows::asked_in_window(position).collect())
        }
        Some(Frame::KeepProject | Frame::MakeRoom { .. } | Frame::LoseProject { .. } | Frame::Spare { .. }) => {
            Next::Ask(group::asked_to_vote(position))
        }
        Some(Frame::Desks { .. }) => {
            Next::Ask(position.rules.seats().filter(|seat| position.state.desks[seat.index()].owes()).collect())
        }
        Some(Frame::DrawCards { left, .. }) => {
            Next::Draw(Need::Local { count: left.min(position.state.local_deck.len() as u8) })
        }
        Some(Frame::DrawProjects) => Next::Draw(Need::Projects { count: global::project_count(position) }),
        Some(Frame::TurnUp { at }) => {
            let face = position.state.crises.get(usize::from(at)).map(|crisis| crisis.face);
            Next::Draw(Need::Crisis { laid: face == Some(crate::state::Face::Laid) })
        }
        Some(Frame::Rolls) => Next::Draw(Need::Planet),
        Some(Frame::Ties { tied, .. }) => Next::Draw(Need::Ties { tied }),
        Some(Frame::Die { .. }) => Next::Draw(Need::Geoengineering),
        Some(Frame::Challenges) => Next::Draw(Need::Challenges),
        Some(Frame::Act { .. } | Frame::Carbon | Frame::Crises { .. } | Frame::Strike { .. } | Frame::Over) | None => {
            never!("nobody is asked and nothing is drawn for {:?}", position.state.frame());
            Next::Ask(Seats::NONE)
        }
    }
}

/// The geoengineering die for a step: the last row that is reached, all of its effects, without any question.
pub(crate) fn roll_die(course: &mut Course<'_, impl Tell<State, Fact>>, face: u8) {
    let Some(Frame::Die { seat, doing, step, plus }) = course.state.frame() else { return };
    course.state.agenda.pop();
    let total = face.saturating_add(plus);
    course.tell.tell(course.state, || Fact::DieRolled { seat, face, total });
    if doing == ActionSource::Crisis {
        return crisis::die_of_crisis(course, step, total);
    }
    let Ok(action) = act::action(course.rules, course.state, seat, doing).copied() else { return };
    let Some(Step::Die(_, rows)) = action.steps.get(usize::from(step)) else { return };
    let Some(row) = rows.iter().rfind(|row| row.0 <= total).copied() else { return };
    // The rest of the action waits on the desk; effects of the die must not take it for theirs.
    let mut walk = Walk::new(course.lend(), seat, Draft::of(doing));
    walk.asks = Asks::Nothing;
    for effect in row.1.iter() {
        if walk.course.state.ending.is_none() {
            let _ = walk.effect(effect, step);
        }
    }
    thermometer::check_loss(course);
}

/// A seat passes in a window.
pub(crate) fn pass(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat) {
    course.state.done = course.state.done.with(seat);
    course.tell.tell(course.state, || Fact::Passed { seat });
}
