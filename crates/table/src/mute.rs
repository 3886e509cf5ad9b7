//! Somebody whom the host has muted is not heard: they say, signal and propose nothing at this table. They play, vote and
//! answer on, for that is their game. And by what people at a table are told apart.

use super::{Table, TableEvent, Transaction, Who};
use crate::Problem;
use title::Title;
use wire::{Code, Facing, PersonId, You};

/// What somebody said last that goes with a report.
const LINES_REPORTED: usize = 5;

/// Somebody who is reported to the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reported {
    /// Who.
    pub person: PersonId,
    /// What they are called here.
    pub name: String,
    /// What they said last, the oldest first.
    pub said: Vec<String>,
}

impl<T: Title> Table<T> {
    /// What the table knows of whoever looks.
    pub fn you(&self, who: &Who, facing: Facing) -> You {
        You {
            seats: self.seats_of(who),
            host: self.is_host(&who.id),
            facing,
            who: Some(self.handle(&who.id)),
            muted: self.may_be_heard(who).is_err(),
        }
    }

    /// The host mutes somebody, or lets them be heard again. Nobody mutes themselves.
    pub(super) fn mute(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        whom: &str,
        muted: bool,
    ) -> Result<(), Problem> {
        let by = self.as_host(who).ok_or(Problem::new(Code::NotHost))?;
        let found = self.find(whom).filter(|(person, _)| *person != who.id);
        let (person, name) = found.ok_or_else(|| Problem::new(Code::NoSuchGuest))?;
        match (muted, self.talk.is_muted(&person)) {
            (true, false) => self.happen(transaction, TableEvent::Muted { person, name, by }),
            (false, true) => self.happen(transaction, TableEvent::Unmuted { person, name, by }),
            (true, true) | (false, false) => {}
        }
        Ok(())
    }

    /// May somebody say, signal or propose something? Whoever becomes the host is heard: nobody else could let them be.
    pub(super) fn may_be_heard(&self, who: &Who) -> Result<(), Problem> {
        if self.talk.is_muted(&who.id) && !self.is_host(&who.id) { Err(Code::Muted.into()) } else { Ok(()) }
    }

    /// Somebody at the table by what they are told apart by, and what they are called.
    fn find(&self, whom: &str) -> Option<(PersonId, String)> {
        let seated = self.seating.holders().filter_map(|(_, holder)| holder.named_person());
        let host = std::iter::once((self.members.host(), self.members.host_name()));
        let mut all = seated.chain(host).chain(self.members.all()).chain(self.presence.visiting());
        all.find(|(person, _)| self.handle(person) == whom).map(|(person, name)| (person.clone(), name.clone()))
    }

    /// Somebody whom `who` reports, who may have been removed since they said what they said. Nobody reports themselves.
    pub fn reported(&self, who: &Who, whom: &str) -> Result<Reported, Problem> {
        let lines = self.talk.said().filter(|spoken| spoken.who.as_deref() == Some(whom));
        let removed = || {
            let person = self.members.removed().find(|person| self.handle(person) == whom)?;
            let name = lines.clone().next_back().map_or_else(String::new, |spoken| spoken.name.clone());
            Some((person.clone(), name))
        };
        let found = self.find(whom).or_else(removed).filter(|(person, _)| *person != who.id);
        let (person, name) = found.ok_or_else(|| Problem::new(Code::NoSuchGuest))?;
        let mut said: Vec<String> = lines.rev().take(LINES_REPORTED).map(|spoken| spoken.text.clone()).collect();
        said.reverse();
        Ok(Reported { person, name, said })
    }
}
