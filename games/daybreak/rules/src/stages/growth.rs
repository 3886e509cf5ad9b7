//! The Growth stage: win, round marker, demand; then the round ends (DB-GROW-05).

use crate::course::Course;
use crate::facts::{Cause, Fact, Losses};
use crate::language::{Modifier, Token};
use crate::measure::Ground;
use crate::position::Position;
use crate::projects;
use crate::sets::Bytes;
use crate::stages::global;
use crate::state::State;
use crate::state::{MAX_PLAYERS, MAX_PROJECTS, ProjectInPlay};
use crate::thermometer;
use crate::tokens;
use crate::vocab::Stage;
use tabletop::{Seat, Tell};

pub(crate) fn begin_growth(course: &mut Course<'_, impl Tell<State, Fact>>) {
    course.state.stage = Stage::Growth;
    course.tell.tell(course.state, || Fact::StageBegan { stage: Stage::Growth });
    // DB-GROW-01, DB-END-01: drawdown, and the Crisis stage survived.
    let may_win = win_conditions_hold(course.position());
    if course.state.world.drawdown && may_win {
        return thermometer::end(course, Losses::default());
    }
    // DB-GROW-02.
    if course.state.round >= rounds(course.position()) {
        let condition_unmet = course.state.world.drawdown;
        return thermometer::end(course, Losses { out_of_time: true, condition_unmet, ..Losses::default() });
    }
    // DB-GROW-03.
    for seat in course.rules.seats() {
        let growth = growth(course.position(), seat);
        tokens::put(course, seat, Token::Demand, growth, Cause::Growth);
    }
    // The round ends: limits are cleared (DB-LOCAL-10, DB-GLOBAL-10), bands come back (DB-TEMP-01, DB-TEMP-02).
    clear_limits(&mut course.state.used, &mut course.state.projects);
    thermometer::bring_bands_back(course);
    course.state.world.drawdown = false;
    if thermometer::check_loss(course) {
        return;
    }
    course.state.round += 1;
    projects::look_at_projects(course);
    global::begin_global(course);
}

/// Every action may be carried out again.
fn clear_limits(used: &mut Bytes<0>, projects: &mut [Option<ProjectInPlay>; MAX_PROJECTS]) {
    *used = Bytes::NOTHING;
    for project in projects.iter_mut().flatten() {
        project.used = [0; MAX_PLAYERS];
    }
}

/// The last round (DB-ROUND-01).
pub(crate) fn rounds(position: Position<'_>) -> u8 {
    let more = position.table_sum(|modifier| match modifier {
        Modifier::Rounds(n) => *n,
        _ => 0,
    });
    (i16::from(position.rules.content.board().rounds) + more).clamp(1, 20) as u8
}

/// How much a player's demand grows.
pub(crate) fn growth(position: Position<'_>, seat: Seat) -> u16 {
    let printed = position.rules.content.reference(position.rules.sets[seat.index()]).growth;
    (i16::from(printed) + i16::from(position.state.standing[seat.index()].growth)).max(0) as u16
}

fn win_conditions_hold(position: Position<'_>) -> bool {
    let mut all = true;
    for seat in position.rules.seats() {
        position.each_modifier(Some(seat), |modifier| {
            if let Modifier::WinOnlyIf(condition) = modifier {
                all &= position.holds(&Ground::of(seat), condition);
            }
        });
    }
    all
}
