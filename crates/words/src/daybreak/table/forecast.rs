//! What is coming, as short lines.

use super::{Narrator, capital, signed};
use crate::Joint;
use ::daybreak::language::Token;
use ::daybreak::{Forecast, View};
use tabletop::Seat;

impl Narrator<'_> {
    /// What the round will bring as things stand, a line each: carbon, sinks, shortages, temperature, crises, growth.
    pub fn forecast(&self, view: &View) -> Vec<String> {
        let forecast = &view.forecast;
        let mut lines = vec![self.carbon_line(view), self.net_line(forecast)];
        lines.extend(self.shortage_line(forecast));
        lines.push(self.thermometer_line(forecast));
        lines.extend(self.crisis_lines(forecast));
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

    /// What the crisis that is forecast would do to each seat.
    fn crisis_lines(&self, forecast: &Forecast) -> Vec<String> {
        let Some(crisis) = forecast.crisis else { return Vec::new() };
        let card = ("card", self.crisis(crisis.card).into());
        if crisis.undone {
            return vec![self.say("daybreak-forecast-undone", &[card])];
        }
        let mut each: Vec<String> = Vec::new();
        for seat in self.players() {
            let change = &crisis.seats[seat.index()];
            let counts = [("cards", change.cards), ("draws", change.draws), ("growth", change.growth)];
            each.extend(self.changes(self.seat(seat), change.tokens.iter(), &counts));
        }
        let world = &crisis.world;
        let counts = [("bands", world.bands), ("crises", world.crises), ("projects", world.projects)];
        each.extend(self.changes(self.say("daybreak-forecast-world", &[]), world.tokens.iter(), &counts));
        if each.is_empty() {
            return vec![self.say("daybreak-forecast-no-change", &[card])];
        }
        let each = self.words.list(each, Joint::Semicolon);
        vec![self.say("daybreak-forecast-crisis", &[card, ("each", each.into())])]
    }

    /// What would change for somebody, if anything would: "China: communities in crisis +2, cards −1".
    fn changes<'t>(
        &self,
        whose: String,
        tokens: impl Iterator<Item = &'t (Token, i16)>,
        counts: &[(&str, i16)],
    ) -> Option<String> {
        let tokens = tokens.map(|&(token, change)| format!("{} {}", self.cards.token(token), signed(change)));
        let counts = counts.iter().filter(|(_, change)| *change != 0);
        let counts = counts.map(|&(what, change)| {
            let what = self.say(&format!("daybreak-forecast-change-{what}"), &[]);
            format!("{what} {}", signed(change))
        });
        let changes: Vec<String> = tokens.chain(counts).collect();
        let number = self.words.list(changes.iter().cloned(), Joint::Comma);
        let args = [("seat", whose.into()), ("number", number.into())];
        (!changes.is_empty()).then(|| self.say("daybreak-tally", &args))
    }

    fn growth_line(&self, forecast: &Forecast) -> String {
        let draws = self.tally(self.players().map(|seat| (seat, forecast.draws[seat.index()].to_string())));
        let growth = |seat: Seat| signed(forecast.growth[seat.index()].min(999) as i16);
        let growth = self.tally(self.players().map(|seat| (seat, growth(seat))));
        self.say("daybreak-forecast-growth", &[("draws", draws.into()), ("growth", growth.into())])
    }
}
