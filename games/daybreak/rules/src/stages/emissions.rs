//! The Emissions stage: energy check, emissions, sinks, drawdown, temperature (DB-EMIT-08).

use crate::course::Course;
use crate::facts::Fact;
use crate::language::Modifier;
use crate::measure::Ground;
use crate::pending::Frame;
use crate::position::Position;
use crate::state::State;
use crate::state::{PlayerBoard, World};
use crate::thermometer;
use crate::tokens;
use crate::vocab::Stage;
use tabletop::{Seat, Seats, Tell};

/// The energy check (DB-EMIT-01), for all at once (DB-ROUND-03); then the window of DB-LOCAL-14.
pub(crate) fn begin_emissions(course: &mut Course<'_, impl Tell<State, Fact>>) {
    course.state.stage = Stage::Emissions;
    course.state.done = Seats::NONE;
    course.tell.tell(course.state, || Fact::StageBegan { stage: Stage::Emissions });
    for seat in course.rules.seats() {
        tokens::check_energy(course, seat);
    }
    if thermometer::check_loss(course) {
        return;
    }
    course.state.agenda.push(Frame::Carbon);
    course.state.agenda.push(Frame::EmissionsWindow);
}

/// Everything that takes carbon out of the air: trees, oceans, DAC, and what stands for them.
pub(crate) fn sinks(position: Position<'_>) -> u16 {
    let world = &position.state.world;
    let mut sinks = world.trees + world.oceans + world.dac;
    position.each_modifier(None, |modifier| {
        if let Modifier::Absorbs(n) = modifier {
            sinks += position.amount(&Ground::of(Seat(0)), n).min(999);
        }
    });
    sinks
}

/// Carbon is added and absorbed, and the thermometer falls or rises.
pub(crate) fn emit(course: &mut Course<'_, impl Tell<State, Fact>>) {
    course.state.agenda.pop();
    for seat in course.rules.seats() {
        let (carbon, absorbed) = add_carbon(&mut course.state.world, &mut course.state.boards[seat.index()]);
        course.tell.tell(course.state, || Fact::Emitted { seat, carbon, absorbed });
    }
    let sinks = sinks(course.position());
    let (carbon, unused) = absorb(&mut course.state.world, sinks);
    course.tell.tell(course.state, || Fact::SinksAbsorbed { carbon, unused });
    // DB-EMIT-04: nothing left, and some sink unused.
    if course.state.world.recent == 0 && unused > 0 {
        course.state.world.drawdown = true;
        let removed = thermometer::cool(course, unused);
        course.tell.tell(course.state, || Fact::Drawdown { removed });
        return;
    }
    // DB-EMIT-05 to DB-EMIT-07.
    let left = std::mem::take(&mut course.state.world.recent);
    thermometer::warm(course, left);
}

/// DB-EMIT-02: dirty energy and emissions of a player, on top of what the last Crisis stage left (DB-EMIT-12). How much came,
/// and how much windows had taken off.
fn add_carbon(world: &mut World, board: &mut PlayerBoard) -> (u16, u16) {
    let absorbed = board.absorbed.min(board.carbon());
    let carbon = board.carbon() - absorbed;
    world.recent += carbon;
    board.absorbed = 0;
    (carbon, absorbed)
}

/// DB-EMIT-03: sinks take up recent emissions. How much they took, and how many are left unused.
fn absorb(world: &mut World, sinks: u16) -> (u16, u16) {
    let carbon = sinks.min(world.recent);
    world.recent -= carbon;
    (carbon, sinks - carbon)
}
