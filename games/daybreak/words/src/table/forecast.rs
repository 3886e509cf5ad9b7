//! What is coming, as short lines.

use super::{Narrator, capital};
use daybreak::{Forecast, View};

impl Narrator<'_> {
    /// The rest of the round in short, a line each: what is certain, what the crises that lie face up would do, the worst.
    pub fn forecast(&self, view: &View) -> Vec<String> {
        let Some(ahead) = self.game.ahead(&view.state) else { return Vec::new() };
        let unsure = ahead.open.crises.iter().filter(|crisis| !crisis.sure);
        let mut lines = self.certain(view, &ahead);
        lines.extend(unsure.flat_map(|crisis| self.crisis_ahead(crisis)));
        lines.extend(self.worst(view, &ahead));
        lines.iter().map(|line| capital(line)).collect()
    }

    pub(super) fn carbon_line(&self, view: &View) -> String {
        let each = self.tally(self.players().map(|seat| (seat, view.forecast.carbon[seat.index()].to_string())));
        match view.state.world.recent {
            0 => self.say("daybreak-forecast-carbon", &[("each", each.into())]),
            recent => self.say("daybreak-forecast-carbon-recent", &[("each", each.into()), ("recent", recent.into())]),
        }
    }

    pub(super) fn net_line(&self, forecast: &Forecast) -> String {
        let sinks = ("sinks", forecast.sinks.into());
        let net = ("net", forecast.net.unsigned_abs().into());
        if forecast.net < 0 {
            self.say("daybreak-forecast-drawdown", &[sinks, net])
        } else {
            self.say("daybreak-forecast-net", &[sinks, net])
        }
    }

    pub(super) fn shortage_line(&self, forecast: &Forecast) -> Option<String> {
        let short = self.players().map(|seat| (seat, forecast.shortage[seat.index()])).filter(|(_, short)| *short > 0);
        let each = self.tally(short.map(|(seat, short)| (seat, short.to_string())));
        (!each.is_empty()).then(|| self.say("daybreak-forecast-shortage", &[("each", each.into())]))
    }

    pub(super) fn thermometer_line(&self, forecast: &Forecast) -> String {
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
}
