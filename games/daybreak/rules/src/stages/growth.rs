//! The Growth stage: win, round marker, demand; then the round ends (DB-GROW-05).

use crate::facts::{Cause, Fact, Losses};
use crate::game::Daybreak;
use crate::language::{Modifier, Token};
use crate::measure::Ground;
use crate::sets::Bytes;
use crate::state::{MAX_PLAYERS, State};
use crate::vocab::{LOCAL_CARDS, Stage};
use tabletop::{Seat, Tell};

impl Daybreak {
    pub(crate) fn begin_growth(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        state.stage = Stage::Growth;
        tell.tell(state, || Fact::StageBegan { stage: Stage::Growth });
        // DB-GROW-01, DB-END-01: drawdown, and the Crisis stage survived.
        let may_win = self.win_conditions_hold(state);
        if state.world.drawdown && may_win {
            return self.end(state, Losses::default(), tell);
        }
        // DB-GROW-02.
        if state.round >= self.rounds(state) {
            let condition_unmet = state.world.drawdown;
            return self.end(state, Losses { out_of_time: true, condition_unmet, ..Losses::default() }, tell);
        }
        // DB-GROW-03.
        for seat in self.seats() {
            let growth = self.growth(state, seat);
            self.put(state, seat, Token::Demand, growth, Cause::Growth, tell);
        }
        // The round ends: limits are cleared (DB-LOCAL-10, DB-GLOBAL-10), bands come back (DB-TEMP-01, DB-TEMP-02).
        state.used = Bytes([0; LOCAL_CARDS]);
        for project in state.projects.iter_mut().flatten() {
            project.used = [0; MAX_PLAYERS];
        }
        let back = std::mem::take(&mut state.world.bands_away);
        if back > 0 {
            state.world.bands += back;
            let now = state.world.bands;
            tell.tell(state, || Fact::BandsAway { change: back as i8, now });
        }
        state.world.drawdown = false;
        if self.check_loss(state, tell) {
            return;
        }
        state.round += 1;
        self.look_at_projects(state, tell);
        self.begin_global(state, tell);
    }

    /// The last round (DB-ROUND-01).
    pub fn rounds(&self, state: &State) -> u8 {
        let more = self.table_sum(state, |modifier| match modifier {
            Modifier::Rounds(n) => *n,
            _ => 0,
        });
        (i16::from(self.content.board().rounds) + more).clamp(1, 20) as u8
    }

    /// How much a player's demand grows.
    pub(crate) fn growth(&self, state: &State, seat: Seat) -> u16 {
        let printed = self.content.reference(self.sets[seat.index()]).growth;
        (i16::from(printed) + i16::from(state.standing[seat.index()].growth)).max(0) as u16
    }

    fn win_conditions_hold(&self, state: &State) -> bool {
        let mut all = true;
        for seat in self.seats() {
            self.each_modifier(state, Some(seat), |modifier| {
                if let Modifier::WinOnlyIf(condition) = modifier {
                    all &= self.holds(state, &Ground::of(seat), condition);
                }
            });
        }
        all
    }
}
