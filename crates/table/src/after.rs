//! After the game: again, or from an earlier moment.

use super::parts::SeatHolder;
use super::{GONE, KeptResult, Opening, Prefix, SeatPlan, Table, Transaction, Who};
use crate::Problem;
use crate::turning_points::{Report, Study, recall};
use bots::Effort;
use std::sync::Arc;
use tabletop::Next;
use tabletop::log::EntryNo;
use title::{Level, Title};
use wire::{Code, Played, Purpose, Reply, Settings, Visibility, json};

impl<T: Title> Table<T> {
    pub(super) fn rematch(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        same_deal: bool,
    ) -> Result<(), Problem> {
        if self.seats_of(who).is_empty() && !self.is_host(&who.id) {
            return Err(Code::NotAtTable.into());
        }
        if same_deal { self.is_open() } else { self.progress.is_over() }?;
        if let Some(next) = self.progress.next() {
            transaction.answer = Some(Reply::Opened { table: next.clone() });
            return Ok(());
        }
        let plan = |holder: &SeatHolder| match holder {
            // A key is good for one seat of one table, so that a program needs another for the next.
            SeatHolder::Person { person, .. } if person.is_program() => SeatPlan::Open,
            SeatHolder::Open => SeatPlan::Open,
            // Whoever has deleted themselves plays nowhere.
            SeatHolder::Person { name, .. } if name == GONE => SeatPlan::Open,
            SeatHolder::Person { person, name, .. } => {
                // A number that told two of one name apart is given anew.
                let own = self.members.own_name(person).filter(|own| super::knocks::is_made_of(name, own));
                SeatPlan::Person { who: person.clone(), name: own.unwrap_or(name).clone() }
            }
            // A table from before may name a thinking time with its bots; a new one has a level.
            SeatHolder::Bot { kind, .. } => {
                SeatPlan::Bot(Level::of::<T>(kind).map_or_else(|| kind.clone(), |level| level.name.to_owned()))
            }
        };
        let opening = Opening {
            game: T::ID.to_owned(),
            setup: self.fixed.header.setup.clone(),
            // After a lesson comes a game.
            settings: Settings { purpose: Purpose::Game, ..self.fixed.settings.clone() },
            seats: self.seating.holders().map(|(_, holder)| plan(holder)).collect(),
            host: who.clone(),
            seed: same_deal.then_some(self.game.seed()),
            daily: None,
            // The same deal is one of the same cards.
            content: same_deal.then(|| self.fixed.header.content.clone()),
            prefix: None,
            admitted: self.members.left().map(|(id, name)| Who { id: id.clone(), name: name.clone() }).collect(),
        };
        transaction.opening = Some((opening, true));
        Ok(())
    }

    pub(super) fn clone_from(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        to: EntryNo,
        bot: Option<String>,
    ) -> Result<(), Problem> {
        self.may_enter(who)?;
        self.is_open()?;
        if let Some(kind) = &bot {
            Table::<T>::known_bot(kind)?;
        }
        let missing = || Problem::new(Code::NoSuchEntry).with("entry", to);
        let entries = self.game.entries().get(..to as usize).ok_or_else(missing)?;
        let entries = entries.iter().map(serde_json::to_string).collect::<Result<_, _>>();
        let played_by = self.game.played_by().range(..=to).map(|(no, kind)| (*no, kind.clone())).collect();
        let seats = self.seating.all();
        let seats = seats.iter().map(|seat| match (&bot, seat.0) {
            (Some(kind), 1..) => SeatPlan::Bot(kind.clone()),
            _ => SeatPlan::Person { who: who.id.clone(), name: who.name.clone() },
        });
        let opening = Opening {
            game: T::ID.to_owned(),
            setup: self.fixed.header.setup.clone(),
            settings: Settings {
                visibility: Visibility::Private,
                study: true,
                purpose: Purpose::WhatIf,
                hints: true,
                stand_in_after: None,
                clock: None,
                ..self.fixed.settings.clone()
            },
            seats: seats.collect(),
            host: who.clone(),
            seed: Some(self.game.seed()),
            daily: None,
            content: Some(self.fixed.header.content.clone()),
            prefix: Some(Prefix { entries: entries.map_err(|_| missing())?, played_by }),
            admitted: Vec::new(),
        };
        transaction.opening = Some((opening, false));
        Ok(())
    }

    /// The game in numbers, once it is over.
    pub fn debrief(&self, who: &Who) -> Result<T::Debrief, Problem> {
        self.may_debrief(who)?;
        Ok(T::debrief(self.game.timeline()))
    }

    /// May somebody look into the game as one that is over?
    pub fn may_debrief(&self, who: &Who) -> Result<(), Problem> {
        self.may_enter(who)?;
        self.is_open()
    }

    /// Work on the turning points of the game.
    pub fn study(&self, effort: Effort) -> Study<T> {
        Study::new(self.game.timeline().clone(), self.seating.names(), effort)
    }

    /// The turning points of the game as they were kept; none if these are not about the game as it is now.
    pub fn recall_turning_points(&self, kept: &str) -> Option<Arc<dyn Report>> {
        recall::<T>(self.game.timeline(), self.seating.names(), kept)
    }

    /// How the game ended, for the list of results of its deal: a score to order by, and a row as JSON.
    pub(super) fn result(&self, at: wire::Millis) -> Option<(i64, String)> {
        let Next::Over(outcome) = self.game.next() else { return None };
        if self.fixed.settings.study {
            return None;
        }
        let people = self.seating.seats_where(|holder| holder.person().is_some());
        let row = KeptResult {
            at,
            seats: self.seat_infos(false),
            persons: self.seating.holders().map(|(_, holder)| holder.person().cloned()).collect(),
            outcome: json::value(&outcome),
            daily: self.fixed.daily.clone(),
            entries: self.game.len(),
            known_deal: self.fixed.known_deal,
            played: self.played(),
            host: self.deeds.deeds().to_vec(),
        };
        Some((T::score(&outcome, people), json::value(&row).to_string()))
    }

    /// Who made the moves that hold, seat by seat.
    fn played(&self) -> Vec<Played> {
        self.seating.played(self.game.moves_that_hold().map(|(no, seat)| (no, seat, self.game.bot_of(no))))
    }
}
