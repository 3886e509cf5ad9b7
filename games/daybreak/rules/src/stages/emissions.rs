//! The Emissions stage: energy check, emissions, sinks, drawdown, temperature (DB-EMIT-08).

use crate::course::Course;
use crate::facts::Fact;
use crate::game::Daybreak;
use crate::language::Modifier;
use crate::measure::Ground;
use crate::pending::Frame;
use crate::position::Position;
use crate::state::{PerSeat, PlayerBoard, World};
use crate::thermometer;
use crate::tokens;
use crate::vocab::Stage;
use tabletop::{Seat, Seats, Tell};

/// The energy check (DB-EMIT-01), for all at once (DB-ROUND-03); then the window of DB-LOCAL-14.
pub(crate) fn begin_emissions(course: &mut Course<'_, impl Tell<Fact>>) {
    course.state.stage = Stage::Emissions;
    course.tell.tell(|| Fact::StageBegan { stage: Stage::Emissions });
    course.state.done = Seats::NONE;
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
pub(crate) fn emit(course: &mut Course<'_, impl Tell<Fact>>) {
    course.state.agenda.pop();
    add_carbon(course.rules, &mut course.state.world, &mut course.state.boards, course.tell);
    let sinks = sinks(course.position());
    let unused = absorb(&mut course.state.world, sinks, course.tell);
    // DB-EMIT-04: nothing left, and some sink unused.
    if course.state.world.recent == 0 && unused > 0 {
        course.state.world.drawdown = true;
        let removed = course.rules.thermometer(&mut course.state.world).cool(unused, course.tell);
        course.tell.tell(|| Fact::Drawdown { removed });
        return;
    }
    // DB-EMIT-05 to DB-EMIT-07.
    let left = std::mem::take(&mut course.state.world.recent);
    thermometer::warm(course, left);
}

/// DB-EMIT-02: dirty energy and emissions, on top of what the last Crisis stage left (DB-EMIT-12).
fn add_carbon(rules: &Daybreak, world: &mut World, boards: &mut PerSeat<PlayerBoard>, tell: &mut impl Tell<Fact>) {
    for seat in rules.seats() {
        let board = &mut boards[seat.index()];
        let absorbed = board.absorbed.min(board.carbon());
        let carbon = board.carbon() - absorbed;
        world.recent += carbon;
        board.absorbed = 0;
        tell.tell(|| Fact::Emitted { seat, carbon, absorbed });
    }
}

/// DB-EMIT-03: sinks take up recent emissions. How many are left unused.
fn absorb(world: &mut World, sinks: u16, tell: &mut impl Tell<Fact>) -> u16 {
    let carbon = sinks.min(world.recent);
    let unused = sinks - carbon;
    world.recent -= carbon;
    tell.tell(|| Fact::SinksAbsorbed { carbon, unused });
    unused
}
