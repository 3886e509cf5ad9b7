//! What is coming, worked out from the open state alone: what the Emissions stage would do as things stand, and what
//! the crises that lie face up would do to each seat.

use crate::game::Daybreak;
use crate::language::Modifier;
use crate::state::{Face, MAX_PLAYERS, NO_CARD, PerSeat, State};
use crate::vocab::CrisisId;
use serde::{Deserialize, Serialize};
use tabletop::{Seats, Silent};

/// What one crisis that lies face up would do, as things stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CrisisForecast {
    /// Its place in the row.
    pub at: u8,
    /// Which.
    pub card: CrisisId,
    /// Whom it would strike; more than one for a crisis with one target is a tie.
    pub targets: Seats,
    /// Cancelled or ended by the cards under it.
    pub undone: bool,
    /// The amount of its first step for each seat, less resilience and cards under it; 0 for seats that are not struck.
    pub amounts: PerSeat<u8>,
}

/// What is coming.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Forecast {
    /// Carbon that each power will add (DB-EMIT-02).
    pub carbon: PerSeat<u16>,
    /// Energy that is missing (DB-EMIT-01).
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
    /// The crisis that is forecast: the first that lies face up and is not in force.
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
            crisis: None,
        };
        let mut total = i32::from(state.world.recent);
        for seat in self.seats() {
            let (board, own) = (state.board(seat), seat.index());
            forecast.carbon[own] = board.carbon().saturating_sub(board.absorbed);
            forecast.shortage[own] = board.shortage();
            forecast.draws[own] = self.draw_step(state, seat);
            forecast.growth[own] = self.growth(state, seat);
            total += i32::from(forecast.carbon[own]);
        }
        forecast.net = total - i32::from(forecast.sinks);
        // The thermometer is tried on a copy of the world, so that the rule stands in one place.
        let mut after = *state;
        after.level_crises = 0;
        after.ending = None;
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
        forecast.crisis = self.crisis_forecast(state);
        forecast
    }

    fn crisis_forecast(&self, state: &State) -> Option<CrisisForecast> {
        let place = state.crises.iter().position_up()?;
        let (crisis, card) = self.crisis_up(state, place)?;
        let (targets, rules) = (self.targets(state, card), self.content.crisis(card));
        let undone = self.is_undone(state, &crisis, card);
        let weakens = rules.tuck.iter().any(|rule| matches!(rule, crate::language::TuckRule::Weakens(_)));
        let tucked = if weakens { u16::from(crisis.tucked.len) } else { 0 };
        let mut amounts = [0; MAX_PLAYERS];
        let mut first = None;
        if let Some(step) = rules.steps.get(0) {
            step.each_effect(|effect| {
                first.get_or_insert(*effect);
            });
        }
        if let Some(effect) = first.filter(|_| !undone) {
            let plain = self.plain_amounts(state, &effect);
            for seat in targets.iter() {
                let resists = |kind: &crate::vocab::Resilience| state.board(seat).resilience[kind.index()];
                let less = tucked + rules.weakened_by.iter().map(resists).sum::<u16>();
                amounts[seat.index()] = plain[seat.index()].saturating_sub(less).min(u16::from(NO_CARD)) as u8;
            }
        }
        Some(CrisisForecast { at: place, card, targets, undone, amounts })
    }
}

/// The first crisis that lies face up and is not in force.
trait PositionUp {
    fn position_up(self) -> Option<u8>;
}

impl<'a, I: Iterator<Item = &'a crate::state::CrisisInPlay>> PositionUp for I {
    fn position_up(mut self) -> Option<u8> {
        self.position(|crisis| matches!(crisis.face, Face::Up(_)) && !crisis.in_force).map(|place| place as u8)
    }
}
