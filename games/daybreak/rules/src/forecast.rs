//! What is coming, worked out from the open state alone: what the next Emissions stage would do as things stand, and what
//! the forecast crisis would do after it.

use crate::crisis_forecast::{self, CrisisForecast};
use crate::facts::Losses;
use crate::language::Modifier;
use crate::pending::Frame;
use crate::position::Position;
use crate::stages::{emissions, growth, local};
use crate::state::{CrisisInPlay, Face, MAX_PLAYERS, PerSeat};
use crate::vocab::Stage;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What is coming.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Forecast {
    /// Carbon that each power will add (DB-EMIT-02).
    pub carbon: PerSeat<u16>,
    /// Energy that will be missing at the next energy check (DB-EMIT-01), with the growth that comes before it.
    pub shortage: PerSeat<u16>,
    /// Communities that this would bring into crisis.
    pub crowded: PerSeat<u16>,
    /// Trees, oceans, DAC, and what stands for them (DB-EMIT-03).
    pub sinks: u16,
    /// Carbon that is there for them: what waits in recent emissions, and what all powers add.
    pub made: u16,
    /// How much of it they take.
    pub absorbed: u16,
    /// Carbon that stays in the air; below 0: sinks unused, which is drawdown (DB-EMIT-04).
    pub net: i32,
    /// Bands after the Emissions stage.
    pub bands: u8,
    /// Loose carbon on the thermometer after it.
    pub loose: u16,
    /// How much less carbon would keep the last new band away; nothing, if there is no new band.
    pub spare: Option<u16>,
    /// How much more carbon makes another band.
    pub room: u16,
    /// Is it the Emissions stage of this round, which is still to begin?
    pub this_round: bool,
    /// The round whose Emissions stage this is.
    pub round: u8,
    /// Does that round come? Not after the last one.
    pub comes: bool,
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

/// What is coming as things stand.
pub(crate) fn forecast(position: Position<'_>) -> Forecast {
    let mut forecast = Forecast {
        carbon: [0; MAX_PLAYERS],
        shortage: [0; MAX_PLAYERS],
        crowded: [0; MAX_PLAYERS],
        sinks: emissions::sinks(position),
        made: 0,
        absorbed: 0,
        net: 0,
        bands: 0,
        loose: 0,
        spare: None,
        room: 0,
        this_round: matches!(position.state.stage, Stage::Global | Stage::Local),
        round: 0,
        comes: true,
        rolls: 0,
        level: 0,
        draws: [0; MAX_PLAYERS],
        growth: [0; MAX_PLAYERS],
        losses: Losses::default(),
        crisis: None,
    };
    let before_carbon = carbon_is_to_come(position);
    forecast.round = position.state.round + u8::from(!before_carbon);
    forecast.comes = before_carbon || forecast.round <= growth::rounds(position);
    let mut after = *position.state;
    let mut total = i32::from(position.state.world.recent);
    for seat in position.rules.seats() {
        let (board, own) = (position.state.board(seat), seat.index());
        forecast.carbon[own] = board.carbon().saturating_sub(board.absorbed);
        forecast.growth[own] = growth::growth(position, seat);
        if forecast.this_round {
            forecast.shortage[own] = board.shortage();
            after.boards[own].communities += forecast.shortage[own];
        } else if !before_carbon {
            let mut grown = *board;
            grown.demand += forecast.growth[own];
            forecast.shortage[own] = grown.shortage();
        }
        forecast.crowded[own] = forecast.shortage[own];
        // In the Global stage the next draw step comes before the energy check.
        forecast.draws[own] = local::draw_step(
            position.rules.at(if position.state.stage == Stage::Global { position.state } else { &after }),
            seat,
        );
        total += i32::from(forecast.carbon[own]);
    }
    forecast.made = total as u16;
    forecast.absorbed = forecast.made.min(forecast.sinks);
    forecast.net = total - i32::from(forecast.sinks);
    // The thermometer is tried on a copy of the world, so that the rule stands in one place.
    after.level_crises = 0;
    after.ending = None;
    after.world.recent = 0;
    after.world.drawdown = forecast.net < 0;
    match u16::try_from(forecast.net) {
        Ok(carbon) => {
            after.world.loose += carbon;
            while after.world.loose >= position.rules.per_band() && after.world.bands < 100 {
                after.world.loose -= position.rules.per_band();
                after.world.bands += 1;
            }
        }
        Err(_) => {
            let carbon = forecast.net.unsigned_abs().min(9999) as u16;
            position.rules.thermometer(&mut after.world).cool(carbon);
        }
    }
    forecast.bands = after.world.bands;
    forecast.loose = after.world.loose;
    forecast.spare = (forecast.bands > position.state.world.bands).then_some(forecast.loose + 1);
    forecast.room = position.rules.per_band().saturating_sub(forecast.loose);
    forecast.level = position.rules.level(after.world.bands);
    let more = position.table_sum(|modifier| match modifier {
        Modifier::Rolls(n) => *n,
        _ => 0,
    });
    forecast.rolls = (i16::from(after.world.bands) + more).max(0) as u8;
    let coming = |crisis: &CrisisInPlay| matches!(crisis.face, Face::Up(_)) && !crisis.in_force;
    let first = position.state.crises.iter().position(coming);
    let then = if before_carbon { &after } else { position.state };
    forecast.crisis = first.and_then(|at| crisis_forecast::crisis_forecast(position.rules.at(then), at as u8));
    if before_carbon {
        let standing = &position.state.standing;
        let lost =
            |seat: &Seat| after.board(*seat).communities >= u16::from(standing[seat.index()].communities_to_lose);
        forecast.losses.communities = position.rules.seats().filter(lost).collect();
        forecast.losses.too_hot = after.world.bands >= standing[0].bands_to_lose;
    }
    forecast
}

/// Is the carbon of this round still to be added?
fn carbon_is_to_come(position: Position<'_>) -> bool {
    match position.state.stage {
        Stage::Global | Stage::Local => true,
        Stage::Emissions => position.state.agenda.iter().any(|frame| *frame == Frame::Carbon),
        Stage::Crisis | Stage::Growth => false,
    }
}
