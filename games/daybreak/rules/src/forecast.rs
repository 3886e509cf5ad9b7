//! What is coming, worked out from the open state alone: what the next Emissions stage would do as things stand, and what
//! the forecast crisis would do after it.

use crate::crisis_forecast::CrisisForecast;
use crate::facts::Losses;
use crate::game::Daybreak;
use crate::language::Modifier;
use crate::pending::Frame;
use crate::state::{CrisisInPlay, Face, MAX_PLAYERS, PerSeat, State};
use crate::vocab::Stage;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Silent};

/// What is coming.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakForecast"))]
pub struct Forecast {
    /// Carbon that each power will add (DB-EMIT-02).
    pub carbon: PerSeat<u16>,
    /// Energy that will be missing at the next energy check (DB-EMIT-01), with the growth that comes before it.
    pub shortage: PerSeat<u16>,
    /// Trees, oceans, DAC, and what stands for them (DB-EMIT-03).
    pub sinks: u16,
    /// Carbon that stays in the air; below 0: sinks unused, which is drawdown (DB-EMIT-04).
    pub net: i32,
    /// Bands after the Emissions stage.
    pub bands: u8,
    /// Loose carbon on the thermometer after it.
    pub loose: u16,
    /// Rolls of the planetary die at the beginning of the next Crisis stage.
    pub rolls: u8,
    /// Crisis cards that the level will show then.
    pub level: u8,
    /// Cards of each next draw step.
    pub draws: PerSeat<u8>,
    /// How much each demand grows (DB-GROW-03).
    pub growth: PerSeat<u16>,
    /// The losses that the Emissions stage of this round would bring; nothing once it is over.
    pub losses: Losses,
    /// The crisis that is forecast: the first that lies face up and is not in force, with the bands and communities in
    /// crisis that the Emissions stage leaves. [`Daybreak::crisis_forecast`] tells of any that lies face up, as on the
    /// state it is given.
    pub crisis: Option<CrisisForecast>,
}

impl Daybreak {
    /// What is coming as things stand.
    pub fn forecast(&self, state: &State) -> Forecast {
        let mut forecast = Forecast {
            carbon: [0; MAX_PLAYERS],
            shortage: [0; MAX_PLAYERS],
            sinks: self.sinks(state),
            net: 0,
            bands: 0,
            loose: 0,
            rolls: 0,
            level: 0,
            draws: [0; MAX_PLAYERS],
            growth: [0; MAX_PLAYERS],
            losses: Losses::default(),
            crisis: None,
        };
        let before_carbon = self.carbon_is_to_come(state);
        let before_check = matches!(state.stage, Stage::Global | Stage::Local);
        let mut after = *state;
        let mut total = i32::from(state.world.recent);
        for seat in self.seats() {
            let (board, own) = (state.board(seat), seat.index());
            forecast.carbon[own] = board.carbon().saturating_sub(board.absorbed);
            forecast.growth[own] = self.growth(state, seat);
            if before_check {
                forecast.shortage[own] = board.shortage();
                after.boards[own].communities += forecast.shortage[own];
            } else if !before_carbon {
                let mut grown = *board;
                grown.demand += forecast.growth[own];
                forecast.shortage[own] = grown.shortage();
            }
            // In the Global stage the next draw step comes before the energy check.
            forecast.draws[own] = self.draw_step(if state.stage == Stage::Global { state } else { &after }, seat);
            total += i32::from(forecast.carbon[own]);
        }
        forecast.net = total - i32::from(forecast.sinks);
        // The thermometer is tried on a copy of the world, so that the rule stands in one place.
        after.level_crises = 0;
        after.ending = None;
        after.world.recent = 0;
        after.world.drawdown = forecast.net < 0;
        match u16::try_from(forecast.net) {
            Ok(carbon) => {
                after.world.loose += carbon;
                while after.world.loose >= self.per_band() && after.world.bands < 100 {
                    after.world.loose -= self.per_band();
                    after.world.bands += 1;
                }
            }
            Err(_) => {
                self.cool(&mut after, forecast.net.unsigned_abs().min(9999) as u16, &mut Silent);
            }
        }
        forecast.bands = after.world.bands;
        forecast.loose = after.world.loose;
        forecast.level = self.level(after.world.bands);
        let more = self.table_sum(state, |modifier| match modifier {
            Modifier::Rolls(n) => *n,
            _ => 0,
        });
        forecast.rolls = (i16::from(after.world.bands) + more).max(0) as u8;
        let coming = |crisis: &CrisisInPlay| matches!(crisis.face, Face::Up(_)) && !crisis.in_force;
        let first = state.crises.iter().position(coming);
        let then = if before_carbon { &after } else { state };
        forecast.crisis = first.and_then(|at| self.crisis_forecast(then, at as u8));
        if before_carbon {
            let standing = &state.standing;
            let lost =
                |seat: &Seat| after.board(*seat).communities >= u16::from(standing[seat.index()].communities_to_lose);
            forecast.losses.communities = self.seats().filter(lost).collect();
            forecast.losses.too_hot = after.world.bands >= standing[0].bands_to_lose;
        }
        forecast
    }

    /// Is the carbon of this round still to be added?
    fn carbon_is_to_come(&self, state: &State) -> bool {
        match state.stage {
            Stage::Global | Stage::Local => true,
            Stage::Emissions => state.agenda.iter().any(|frame| *frame == Frame::Carbon),
            Stage::Crisis | Stage::Growth => false,
        }
    }
}
