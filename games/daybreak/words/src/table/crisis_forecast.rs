//! What a crisis would do, as short lines.

use super::{Narrator, capital};
use daybreak::language::{Scope, Target, Token};
use daybreak::{CrisisForecast, Losses, SeatChange, WorldChange};
use tabletop::Seat;
use words::Joint;

impl Narrator<'_> {
    /// What a crisis that lies face up would do as things stand, a line each: whom it strikes, what changes for each of
    /// them and for all, and what remains open.
    pub fn crisis_forecast(&self, crisis: &CrisisForecast) -> Vec<String> {
        let CrisisForecast { at: _, card, targets, undone, choice, chance, seats, world, ongoing, losses } = crisis;
        let title = self.crisis(*card);
        if *undone {
            return vec![capital(&self.say("daybreak-forecast-undone", &[("card", title.into())]))];
        }
        let group = self.game.content().crisis(*card).target == Target::Group;
        let one = matches!(self.game.content().crisis(*card).target, Target::Least(_) | Target::Most(_));
        let mut lines = vec![match targets.is_empty() {
            // Of those who are tied the die strikes one.
            false if one && targets.len() > 1 => {
                let targets = self.seats(*targets);
                self.say("daybreak-forecast-tie", &[("card", title.into()), ("targets", targets.into())])
            }
            false => {
                let targets = self.struck(*targets);
                self.say("daybreak-forecast-strikes", &[("card", title.into()), ("targets", targets.into())])
            }
            true if group => self.about_crisis("daybreak-forecast-strikes-group", *card),
            true => self.about_crisis("daybreak-forecast-no-target", *card),
        }];
        lines.extend(self.players().filter_map(|seat| self.seat_line(seat, &seats[seat.index()])));
        lines.extend(self.world_line(world));
        if !ongoing.is_empty() {
            let changes = ongoing.iter().map(|modifier| self.cards.modifier(modifier, Scope::Group));
            let changes = self.words.list(changes, Joint::Semicolon);
            lines.push(self.say("daybreak-forecast-ongoing", &[("changes", changes.into())]));
        }
        if lines.len() == 1 && !targets.is_empty() && !chance {
            lines.push(self.say("daybreak-forecast-nothing", &[]));
        }
        if !choice.is_empty() {
            lines.push(self.say("daybreak-forecast-choice", &[("seats", self.seats(*choice).into())]));
        }
        if *chance {
            lines.push(self.say("daybreak-forecast-chance", &[]));
        }
        if *losses != Losses::default() {
            lines.push(self.say("daybreak-forecast-losses", &[("losses", self.losses(losses).into())]));
        }
        lines.iter().map(|line| capital(line)).collect()
    }

    fn seat_line(&self, seat: Seat, change: &SeatChange) -> Option<String> {
        let SeatChange { tokens, cards, draws, growth } = change;
        let others = [
            (self.say("daybreak-change-cards", &[]), *cards),
            (self.say("daybreak-change-draws", &[]), *draws),
            (self.say("daybreak-change-growth", &[]), *growth),
        ];
        let changes = self.changes(tokens.iter().copied(), others)?;
        Some(self.say("daybreak-forecast-seat", &[("seat", self.seat(seat).into()), ("changes", changes.into())]))
    }

    fn world_line(&self, change: &WorldChange) -> Option<String> {
        let WorldChange { tokens, bands, crises, projects } = change;
        let others = [
            (self.say("daybreak-change-bands", &[]), *bands),
            (self.say("daybreak-change-crises", &[]), *crises),
            (self.say("daybreak-change-projects", &[]), *projects),
        ];
        let changes = self.changes(tokens.iter().copied(), others)?;
        Some(self.say("daybreak-forecast-world", &[("changes", changes.into())]))
    }

    /// "trees −2, temperature bands +1"; none, if nothing changes.
    fn changes(&self, tokens: impl Iterator<Item = (Token, i16)>, others: [(String, i16); 3]) -> Option<String> {
        let tokens = tokens.map(|(token, change)| (self.cards.token(token), change));
        self.change_list(tokens.chain(others))
    }
}
