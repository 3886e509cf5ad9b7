//! Who asks to come in, and what people at a table are called.

use super::name::distinct;
use super::parts::{Knock, SeatHolder};
use super::{Effect, Table, TableEvent, Transaction, Who};
use crate::Problem;
use tabletop::Seat;
use title::Title;
use wire::{Code, KnockInfo, Millis, PersonId};

/// When to knock again where too many wait, in milliseconds.
const CROWDED: u64 = 10_000;

impl<T: Title> Table<T> {
    /// Somebody who has the code of the table asks to come in. Whoever may anyway need not be let in; whoever waits already
    /// and is called something else by now says so, for the host has to know whom to let in.
    pub fn knock(&mut self, now: Millis, who: &Who) -> Vec<Effect<T>> {
        let mut transaction = self.begin_transaction(now, who.id.clone(), None);
        let waits = self.knocks.of(&who.id, now);
        if let Some(Knock { number, name, .. }) = waits
            && *name != who.name
        {
            // Whoever waits has said who they are.
            let (knock, person, name) = (*number, who.id.clone(), who.name.clone());
            self.happen(&mut transaction, TableEvent::Knocked { knock, person, name });
            return self.finish(transaction);
        }
        if self.may_enter(who).is_ok() || waits.is_some() {
            return self.finish(transaction);
        }
        let refused = if self.members.is_removed(&who.id) {
            Some(Problem::new(Code::Removed))
        } else if self.progress.has_ended() {
            Some(Problem::new(Code::Finished))
        } else if self.knocks.has_turned_away(&who.id) {
            Some(Problem::new(Code::TurnedAway))
        } else if self.knocks.are_many(now) {
            Some(Problem::too_fast(CROWDED))
        } else {
            None
        };
        if let Some(problem) = refused {
            return vec![Effect::Refuse(problem, None)];
        }
        let (knock, person, name) = (self.knocks.next_number(), who.id.clone(), who.name.clone());
        self.happen(&mut transaction, TableEvent::Knocked { knock, person, name });
        self.finish(transaction)
    }

    /// Those who knock as everybody at the table sees them: by names that look like nobody's who is there.
    pub(super) fn knocks_told(&self) -> Vec<KnockInfo> {
        let mut taken: Vec<String> = self.seating.names();
        taken.push(self.members.host_name().clone());
        taken.extend(self.guests_called().into_iter().map(|(_, name)| name));
        let mut told = Vec::new();
        for open in self.knocks.open() {
            let name = distinct(&open.name, &taken);
            taken.push(name.clone());
            told.push(KnockInfo { knock: open.number, name });
        }
        told
    }

    /// The host lets somebody in who has knocked, or does not.
    pub(super) fn admit_knock(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        number: u32,
        yes: bool,
    ) -> Result<(), Problem> {
        let by = Some(self.as_host(who).ok_or(Problem::new(Code::NotHost))?);
        let Knock { person, name, .. } = self.knocks.find(number)?.clone();
        self.happen(
            transaction,
            if yes {
                TableEvent::Admitted { person, name, by }
            } else {
                TableEvent::TurnedAway { knock: number, name, by }
            },
        );
        Ok(())
    }

    /// Somebody is called something else from here on, at every seat that bears their own name. What is over stays as it was.
    pub fn rename(&mut self, now: Millis, who: &Who) -> Vec<Effect<T>> {
        let mut transaction = self.begin_transaction(now, who.id.clone(), None);
        // A name says something too: whoever is muted is called here what they were called.
        if self.may_be_heard(who).is_err() {
            return self.finish(transaction);
        }
        if self.presence.rename(who) {
            transaction.here = self.progress.is_waiting();
        }
        let over = self.progress.has_ended();
        let old = self.members.own_name(&who.id).filter(|old| !over && **old != who.name).cloned();
        if let Some(old) = old {
            let seats = self.renamed_seats(&who.id, &old, &who.name);
            let (person, name) = (who.id.clone(), who.name.clone());
            self.happen(&mut transaction, TableEvent::Renamed { person, old, name, seats });
        }
        self.finish(transaction)
    }

    /// The seats that bear somebody's own name, and what they are called by a new one.
    fn renamed_seats(&self, person: &PersonId, old: &str, new: &str) -> Vec<(Seat, String)> {
        let own = |holder: &SeatHolder| holder.is_of(person) && is_made_of(holder.name(), old);
        let others = self.seating.holders().filter(|(_, holder)| !own(holder));
        let mut taken: Vec<String> = others.map(|(_, holder)| holder.name().to_owned()).collect();
        if self.members.host() != person {
            taken.push(self.members.host_name().clone());
        }
        let mut seats = Vec::new();
        for (seat, _) in self.seating.holders().filter(|(_, holder)| own(holder)) {
            let name = distinct(new, &taken);
            if !T::TITLED_SEATS {
                taken.push(name.clone());
            }
            seats.push((seat, name));
        }
        seats
    }

    /// Whoever looks at a table that has not begun, without a seat.
    pub(super) fn lookers(&self) -> Vec<String> {
        if !self.progress.is_waiting() {
            return Vec::new();
        }
        let guests = self.guests_called();
        let called = |(person, name): (&PersonId, &String)| match guests.iter().find(|(guest, _)| *guest == person) {
            Some((_, called)) => called.clone(),
            // The host.
            None => name.clone(),
        };
        self.presence.visiting().filter(|(person, _)| !self.seating.is_seated(person)).map(called).collect()
    }
}

/// Is it this name, or one that was made of it so that two of one name can be told apart?
pub(super) fn is_made_of(name: &str, own: &str) -> bool {
    let Some(rest) = name.strip_prefix(own) else { return false };
    rest.is_empty() || matches!(rest.as_bytes(), [b' ', b'2'..=b'9'])
}
