//! What to expect of a move, in the terms of the round.

use super::Narrator;
use daybreak::{Forecast, Move, State, View};
use tabletop::{Audience, Game, Seat, Silent};
use words::Joint;

impl Narrator<'_> {
    /// The chances, from 0 to 1, to get through the crises of a round and to win the game, with how many futures they rest
    /// on and how far off the second may be by chance alone (95 %).
    pub fn odds(&self, survives: f32, round: u8, chance: f32, futures: u32) -> String {
        let error = 1.96 * (chance * (1.0 - chance) / (futures as f32 + 1.0)).max(0.0).sqrt();
        let error = format!("{:.0}", (error * 100.0).ceil());
        let (survives, chance) = (self.words.percent(survives), self.words.percent(chance));
        self.say(
            "advice-daybreak-odds",
            &[
                ("survives", survives.into()),
                ("round", round.into()),
                ("chance", chance.into()),
                ("error", error.into()),
                ("futures", futures.into()),
            ],
        )
    }

    /// How many communities in crisis somebody has one time in ten, and how many lose the game.
    pub fn strain(&self, communities: u8, limit: u8) -> String {
        self.say("advice-daybreak-strain", &[("count", communities.into()), ("limit", limit.into())])
    }

    /// What a move changes in the forecast: once its action is whole, and with all that is planned after it.
    pub fn course(&self, before: &Forecast, after: &Forecast, planned: &Forecast) -> String {
        let (at_once, in_all) = (self.differences(before, after), self.differences(before, planned));
        let after = |changes: String| self.say("advice-daybreak-after", &[("changes", changes.into())]);
        let planned = |changes: String| self.say("advice-daybreak-planned", &[("changes", changes.into())]);
        match (at_once.is_empty(), in_all.is_empty()) {
            (true, true) => self.say("advice-daybreak-same", &[]),
            (false, _) if at_once == in_all => after(at_once),
            (false, true) => after(at_once),
            (true, false) => planned(in_all),
            (false, false) => self.words.paragraph([after(at_once), planned(in_all)]),
        }
    }

    /// What a plan does after its first move, told from where its seat stands; nothing if that is all.
    pub fn plan(&self, view: &View, line: &[(Seat, Move)]) -> Option<String> {
        let mut state = view.state;
        let mut labels = Vec::new();
        for &(seat, mv) in line {
            if self.game.judge(&(&state, seat), mv).is_err() {
                break;
            }
            let now = self.game.view(&state, Audience::Seat(seat));
            let label = self.label(&now, seat, mv);
            let asked = view.who != Audience::Seat(seat);
            labels.push(match asked {
                true => self.say("advice-turn", &[("name", self.seat(seat).into()), ("move", label.into())]),
                false => label,
            });
            self.game.play(&mut state, seat, mv, &mut Silent);
        }
        let list = self.words.list(labels.into_iter().skip(1), Joint::Semicolon);
        (!list.is_empty()).then(|| self.say("advice-daybreak-plan", &[("list", list.into())]))
    }

    /// What a bot proposes: that this power uses the project in this place, perhaps for somebody.
    pub fn proposal(&self, state: &State, user: Seat, project: u8, to: Option<Seat>) -> String {
        let (power, project) = (self.power(user), self.project_at(state, project));
        let whom = match to {
            Some(to) if to == user => "self",
            Some(_) => "other",
            None => "none",
        };
        let target = to.map(|to| self.power(to)).unwrap_or_default();
        let args =
            [("power", power.into()), ("project", project.into()), ("whom", whom.into()), ("target", target.into())];
        self.say("advice-daybreak-proposal", &args)
    }

    fn differences(&self, before: &Forecast, after: &Forecast) -> String {
        self.words.list(self.forecast_changes(before, after), Joint::Comma)
    }
}
