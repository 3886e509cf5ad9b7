//! What a move that is tried would bring: first what it does, then what it changes in the forecast.

use super::{Narrator, capital, signed};
use daybreak::{CrisisChange, CrisisForecast, Difference, Forecast, Losses, ProjectChange, SeatDifference, Upcoming};
use tabletop::Seat;
use words::Joint;

impl Narrator<'_> {
    /// What has become different, a phrase each: for the reader first, then for the others, the world, projects, crises.
    pub fn effect(&self, difference: &Difference) -> Vec<String> {
        let Difference { seats, world, bands, tracks, projects, crises, to_come } = difference;
        let (mine, others): (Vec<_>, Vec<_>) = seats.iter().partition(|one| self.names.is_me(one.seat));
        let mut list: Vec<String> = mine.into_iter().filter_map(|one| self.seat_changes(one)).collect();
        list.extend(others.into_iter().filter_map(|one| {
            let changes = self.seat_changes(one)?;
            Some(
                self.say("daybreak-preview-seat", &[("seat", self.seat(one.seat).into()), ("changes", changes.into())]),
            )
        }));
        let tokens = world.iter().map(|&(token, by)| (self.cards.token(token), by));
        let bands = (self.say("daybreak-change-bands", &[]), *bands);
        let steps = tracks.iter().map(|&(effect, by)| (self.cards.planetary(effect), by));
        let to_come = (self.say("daybreak-change-crises", &[]), *to_come);
        list.extend(self.change_list(tokens.chain([bands]).chain(steps).chain([to_come])));
        list.extend(projects.iter().map(|(card, change)| self.project_change(&self.project(*card), *change)));
        list.extend(crises.iter().map(|(card, change)| self.crisis_changed(&self.crisis(*card), *change)));
        list
    }

    fn seat_changes(&self, one: &SeatDifference) -> Option<String> {
        let SeatDifference { seat: _, tokens, hand, area, absorbed, next_draw } = one;
        let tokens = tokens.iter().map(|&(token, by)| (self.cards.token(token), by));
        let others = [
            (self.say("daybreak-change-absorbed", &[]), *absorbed),
            (self.say("daybreak-change-draws", &[]), *next_draw),
            (self.say("daybreak-change-area", &[]), *area),
            (self.say("daybreak-change-hand", &[]), *hand),
        ];
        self.change_list(tokens.chain(others))
    }

    /// "clean energy +1, cards in hand −1"; none, if nothing changes.
    pub(super) fn change_list(&self, changes: impl Iterator<Item = (String, i16)>) -> Option<String> {
        let items = changes
            .filter(|(_, by)| *by != 0)
            .map(|(what, by)| self.say("daybreak-change", &[("what", what.into()), ("change", signed(by).into())]));
        let list = self.words.list(items, Joint::Comma);
        (!list.is_empty()).then_some(list)
    }

    fn project_change(&self, card: &str, change: ProjectChange) -> String {
        let card = || ("card", card.to_owned().into());
        match change {
            ProjectChange::Started => self.say("daybreak-preview-project-started", &[card()]),
            ProjectChange::Gone => self.say("daybreak-preview-project-gone", &[card()]),
            ProjectChange::Active => self.say("daybreak-preview-project-active", &[card()]),
            ProjectChange::Lapsed => self.say("daybreak-preview-project-lapsed", &[card()]),
            ProjectChange::Cards(by) => {
                self.say("daybreak-preview-cards-under", &[card(), ("change", signed(by).into())])
            }
        }
    }

    fn crisis_changed(&self, card: &str, change: CrisisChange) -> String {
        let card = || ("card", card.to_owned().into());
        match change {
            CrisisChange::Shown => self.say("daybreak-preview-crisis-shown", &[card()]),
            CrisisChange::Gone => self.say("daybreak-preview-crisis-gone", &[card()]),
            CrisisChange::Undone => self.say("daybreak-preview-crisis-undone", &[card()]),
            CrisisChange::InForce => self.say("daybreak-preview-crisis-in-force", &[card()]),
            CrisisChange::Cards(by) => {
                self.say("daybreak-preview-cards-under", &[card(), ("change", signed(by).into())])
            }
            CrisisChange::Weaker(by) => {
                self.say("daybreak-preview-crisis-weaker", &[card(), ("change", signed(by).into())])
            }
            CrisisChange::Spared(seats) => {
                self.say("daybreak-preview-crisis-spared", &[card(), ("seats", self.seats(seats).into())])
            }
        }
    }

    /// What chance has to decide next.
    pub fn comes_next(&self, next: &Upcoming) -> String {
        match *next {
            Upcoming::Cards { seat, count, keep } => {
                let (key, kept) = match keep {
                    Some(kept) => ("daybreak-preview-draw-keep", kept),
                    None => ("daybreak-preview-draw", 0),
                };
                let mut args = vec![("seat", self.seat(seat).into()), ("count", count.into())];
                if keep.is_some() {
                    args.push(("keep", kept.into()));
                }
                self.words.say(key, &args)
            }
            Upcoming::Die => self.say("daybreak-preview-die", &[]),
            Upcoming::Crisis => self.say("daybreak-preview-crisis", &[]),
            Upcoming::Projects => self.say("daybreak-preview-projects", &[]),
            Upcoming::Roll => self.say("daybreak-preview-roll", &[]),
            Upcoming::Tie => self.say("daybreak-preview-tie", &[]),
        }
    }

    /// What a move changes in the forecast, a phrase each; nothing, if the forecast stays as it is.
    pub fn forecast_changes(&self, before: &Forecast, after: &Forecast) -> Vec<String> {
        let mut parts = Vec::new();
        let mut part = |key: &str, from: String, to: String| {
            if from != to {
                parts.push(self.words.say(key, &[("from", from.into()), ("to", to.into())]));
            }
        };
        let net = |forecast: &Forecast| signed(forecast.net.clamp(-999, 999) as i16);
        part("advice-daybreak-net", net(before), net(after));
        match (before.net < 0, after.net < 0) {
            (false, true) => parts.push(self.say("advice-daybreak-drawdown", &[])),
            (true, false) => parts.push(self.say("advice-daybreak-no-drawdown", &[])),
            (false, false) | (true, true) => {}
        }
        parts.extend(self.heat_changes(before, after));
        for seat in self.players() {
            parts.extend(self.seat_forecast(seat, before, after));
        }
        parts.extend(self.crisis_change(before.crisis.as_ref(), after.crisis.as_ref()));
        let lost = |forecast: &Forecast| forecast.losses != Losses::default();
        match (lost(before), lost(after)) {
            (true, false) => parts.push(self.say("advice-daybreak-saved", &[])),
            (_, true) if before.losses != after.losses => parts.push(self.say("advice-daybreak-lost", &[])),
            _ => {}
        }
        parts
    }

    /// Sinks, temperature and what it brings. What only follows from the net carbon is not told twice.
    fn heat_changes(&self, before: &Forecast, after: &Forecast) -> Vec<String> {
        let follows = before.net != after.net;
        let numbers = [
            ("advice-daybreak-sinks", before.sinks, after.sinks, follows),
            ("advice-daybreak-bands", before.bands.into(), after.bands.into(), false),
            ("advice-daybreak-loose", before.loose, after.loose, follows),
            ("advice-daybreak-rolls", before.rolls.into(), after.rolls.into(), before.bands != after.bands),
            ("advice-daybreak-level", before.level.into(), after.level.into(), before.bands != after.bands),
        ];
        let told = numbers.into_iter().filter(|(_, from, to, follows)| from != to && !follows);
        told.map(|(key, from, to, _)| self.words.say(key, &[("from", from.into()), ("to", to.into())])).collect()
    }

    fn seat_forecast(&self, seat: Seat, before: &Forecast, after: &Forecast) -> Vec<String> {
        let at = seat.index();
        // Whoever makes less carbon shows in the net; unless somebody else makes as much more.
        let carbon = if before.net == after.net { after.carbon[at] } else { before.carbon[at] };
        let numbers = [
            ("advice-daybreak-carbon", before.carbon[at], carbon),
            ("advice-daybreak-shortage", before.shortage[at], after.shortage[at]),
            ("advice-daybreak-draws", before.draws[at].into(), after.draws[at].into()),
            ("advice-daybreak-growth", before.growth[at], after.growth[at]),
        ];
        let told = numbers.into_iter().filter(|(_, from, to)| from != to);
        told.map(|(key, from, to)| {
            self.words.say(key, &[("seat", self.seat(seat).into()), ("from", from.into()), ("to", to.into())])
        })
        .collect()
    }

    /// What becomes of the forecast crisis: the lines of its forecast that are new, or that it loses some.
    fn crisis_change(&self, was: Option<&CrisisForecast>, is: Option<&CrisisForecast>) -> Vec<String> {
        let lines = |crisis: Option<&CrisisForecast>| crisis.map_or(Vec::new(), |crisis| self.crisis_forecast(crisis));
        let title = |crisis: &CrisisForecast| capital(&self.crisis(crisis.card));
        let (old, new) = (lines(was), lines(is));
        match (was, is) {
            (Some(was), None) => vec![self.say("advice-daybreak-crisis-gone", &[("card", title(was).into())])],
            (Some(was), Some(is)) if was.card == is.card && is.undone && !was.undone => {
                vec![self.say("advice-daybreak-crisis-undone", &[("card", title(is).into())])]
            }
            _ => {
                let here: Vec<String> = new.iter().filter(|line| !old.contains(line)).map(|line| bare(line)).collect();
                let gone = old.iter().any(|line| !new.contains(line));
                match (here.is_empty(), is.or(was)) {
                    (false, Some(crisis)) => {
                        let lines = self.words.list(here, Joint::Semicolon);
                        let args = [("card", title(crisis).into()), ("lines", lines.into())];
                        vec![self.say("advice-daybreak-crisis", &args)]
                    }
                    (true, Some(crisis)) if gone => {
                        vec![self.say("advice-daybreak-crisis-less", &[("card", title(crisis).into())])]
                    }
                    _ => Vec::new(),
                }
            }
        }
    }
}

/// A sentence as a part of another.
fn bare(line: &str) -> String {
    line.strip_suffix('.').unwrap_or(line).to_owned()
}
