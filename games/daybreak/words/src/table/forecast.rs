//! What is coming, as short lines.

use super::{Narrator, capital, signed};
use daybreak::{Forecast, Losses, View};
use tabletop::Seat;

impl Narrator<'_> {
    /// What the round will bring as things stand, a line each: carbon, sinks, shortages, temperature, crises, growth.
    pub fn forecast(&self, view: &View) -> Vec<String> {
        let forecast = &view.forecast;
        let mut lines = vec![self.carbon_line(view), self.net_line(forecast)];
        lines.extend(self.shortage_line(forecast));
        lines.push(self.thermometer_line(forecast));
        if forecast.losses != Losses::default() {
            lines.push(self.say("daybreak-forecast-lost", &[("losses", self.losses(&forecast.losses).into())]));
        }
        lines.extend(forecast.crisis.iter().flat_map(|crisis| self.crisis_forecast(crisis)));
        lines.push(self.growth_line(forecast));
        lines.iter().map(|line| capital(line)).collect()
    }

    fn carbon_line(&self, view: &View) -> String {
        let each = self.tally(self.players().map(|seat| (seat, view.forecast.carbon[seat.index()].to_string())));
        match view.state.world.recent {
            0 => self.say("daybreak-forecast-carbon", &[("each", each.into())]),
            recent => self.say("daybreak-forecast-carbon-recent", &[("each", each.into()), ("recent", recent.into())]),
        }
    }

    fn net_line(&self, forecast: &Forecast) -> String {
        let sinks = ("sinks", forecast.sinks.into());
        let net = ("net", forecast.net.unsigned_abs().into());
        if forecast.net < 0 {
            self.say("daybreak-forecast-drawdown", &[sinks, net])
        } else {
            self.say("daybreak-forecast-net", &[sinks, net])
        }
    }

    fn shortage_line(&self, forecast: &Forecast) -> Option<String> {
        let short = self.players().map(|seat| (seat, forecast.shortage[seat.index()])).filter(|(_, short)| *short > 0);
        let each = self.tally(short.map(|(seat, short)| (seat, short.to_string())));
        (!each.is_empty()).then(|| self.say("daybreak-forecast-shortage", &[("each", each.into())]))
    }

    fn thermometer_line(&self, forecast: &Forecast) -> String {
        let bands = self.say("db-bands", &[("count", forecast.bands.into())]);
        self.say(
            "daybreak-forecast-thermometer",
            &[
                ("bands", bands.into()),
                ("loose", forecast.loose.into()),
                ("rolls", forecast.rolls.into()),
                ("level", forecast.level.into()),
            ],
        )
    }

    fn growth_line(&self, forecast: &Forecast) -> String {
        let draws = self.tally(self.players().map(|seat| (seat, forecast.draws[seat.index()].to_string())));
        let growth = |seat: Seat| signed(forecast.growth[seat.index()].min(999) as i16);
        let growth = self.tally(self.players().map(|seat| (seat, growth(seat))));
        self.say("daybreak-forecast-growth", &[("draws", draws.into()), ("growth", growth.into())])
    }
}
