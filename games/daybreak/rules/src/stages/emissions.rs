//! The Emissions stage: energy check, emissions, sinks, drawdown, temperature (DB-EMIT-08).

use crate::facts::Fact;
use crate::game::Daybreak;
use crate::language::Modifier;
use crate::measure::Ground;
use crate::pending::Frame;
use crate::state::State;
use crate::vocab::Stage;
use tabletop::{Seat, Seats, Tell};

impl Daybreak {
    /// The energy check (DB-EMIT-01), for all at once (DB-ROUND-03); then the window of DB-LOCAL-14.
    pub(crate) fn begin_emissions(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        state.stage = Stage::Emissions;
        tell.tell(state, || Fact::StageBegan { stage: Stage::Emissions });
        state.done = Seats::NONE;
        for seat in self.seats() {
            self.check_energy(state, seat, tell);
        }
        if self.check_loss(state, tell) {
            return;
        }
        state.agenda.push(Frame::Carbon);
        state.agenda.push(Frame::EmissionsWindow);
    }

    /// Everything that takes carbon out of the air: trees, oceans, DAC, and what stands for them.
    pub(crate) fn sinks(&self, state: &State) -> u16 {
        let world = &state.world;
        let mut sinks = world.trees + world.oceans + world.dac;
        self.each_modifier(state, None, |modifier| {
            if let Modifier::Absorbs(n) = modifier {
                sinks += self.amount(state, &Ground::of(Seat(0)), n).min(999);
            }
        });
        sinks
    }

    /// Carbon is added and absorbed, and the thermometer falls or rises.
    pub(crate) fn emit(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        state.agenda.pop();
        // DB-EMIT-02: dirty energy and emissions, on top of what the last Crisis stage left (DB-EMIT-12).
        for seat in self.seats() {
            let board = state.board(seat);
            let absorbed = board.absorbed.min(board.carbon());
            let carbon = board.carbon() - absorbed;
            state.world.recent += carbon;
            state.boards[seat.index()].absorbed = 0;
            tell.tell(state, || Fact::Emitted { seat, carbon, absorbed });
        }
        // DB-EMIT-03.
        let sinks = self.sinks(state);
        let carbon = sinks.min(state.world.recent);
        let unused = sinks - carbon;
        state.world.recent -= carbon;
        tell.tell(state, || Fact::SinksAbsorbed { carbon, unused });
        // DB-EMIT-04: nothing left, and some sink unused.
        if state.world.recent == 0 && unused > 0 {
            state.world.drawdown = true;
            let removed = self.cool(state, unused, tell);
            tell.tell(state, || Fact::Drawdown { removed });
            return;
        }
        // DB-EMIT-05 to DB-EMIT-07.
        let left = std::mem::take(&mut state.world.recent);
        self.warm(state, left, tell);
    }
}
