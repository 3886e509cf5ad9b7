//! Who asks to come in, and what people at a table are called.

use super::name::distinct;
use super::{Effect, SeatHolder, Table, TableEvent, Transaction, Who};
use crate::Problem;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use tabletop::{Seat, never};
use title::Title;
use wire::{Code, KnockInfo, Millis, PersonId, Status};

/// People who may wait to be let in at once.
const MOST_KNOCKS: usize = 8;
/// People whom the table remembers to have turned away.
const TURNED_AWAY: usize = 64;
/// A knock that nobody has answered for this time gives way to others.
const KNOCKED_FOR: Millis = 30 * 60 * 1000;
/// When to knock again where too many wait, in milliseconds.
const CROWDED: u64 = 10_000;

/// Somebody who asks to come in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Knock {
    number: u32,
    person: PersonId,
    name: String,
    /// When; those of earlier programs do not say.
    #[serde(default)]
    at: Millis,
}

impl Knock {
    /// Does it still count? A clock that was set back makes nobody wait for longer.
    fn counts(&self, now: Millis) -> bool {
        (now - self.at).abs() < KNOCKED_FOR
    }
}

/// Who asks to come in, and who was turned away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Knocks {
    open: VecDeque<Knock>,
    made: u32,
    turned_away: VecDeque<PersonId>,
}

impl Knocks {
    /// What an event changes, if it is about who comes in.
    pub(super) fn apply(&mut self, at: Millis, event: &TableEvent) {
        match event {
            TableEvent::Knocked { knock, person, name } => {
                self.made = self.made.max(*knock);
                if let Some(open) = self.open.iter_mut().find(|open| open.number == *knock) {
                    open.name.clone_from(name);
                    return;
                }
                self.open.retain(|open| open.person != *person);
                // Only then, for earlier programs let every knock stand, and their tables go on.
                if self.open.len() >= MOST_KNOCKS {
                    self.open.retain(|open| open.counts(at));
                }
                self.open.push_back(Knock { number: *knock, person: person.clone(), name: name.clone(), at });
            }
            TableEvent::TurnedAway { knock, .. } => {
                let at = self.open.iter().position(|open| open.number == *knock);
                let Some(knock) = at.and_then(|at| self.open.remove(at)) else {
                    never!("knock {knock} was turned away, and nobody knocks so");
                    return;
                };
                if self.turned_away.len() == TURNED_AWAY {
                    self.turned_away.pop_front();
                }
                self.turned_away.push_back(knock.person);
            }
            TableEvent::Admitted { person, .. } | TableEvent::Sat { person, .. } => {
                self.open.retain(|open| open.person != *person);
                self.turned_away.retain(|turned| turned != person);
            }
            TableEvent::Removed { person, .. } => self.open.retain(|open| open.person != *person),
            TableEvent::Finished | TableEvent::Abandoned => self.open.clear(),
            _ => {}
        }
    }
}

impl<T: Title> Table<T> {
    /// Somebody who has the code of the table asks to come in. Whoever may anyway need not be let in; whoever waits already
    /// and is called something else by now says so, for the host has to know whom to let in.
    pub fn knock(&mut self, now: Millis, who: &Who) -> Vec<Effect<T>> {
        let mut transaction = self.begin_transaction(now, who.id.clone(), None);
        let waits = self.knocks.open.iter().find(|open| open.person == who.id && open.counts(now));
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
        let refused = if self.is_removed(&who.id) {
            Some(Problem::new(Code::Removed))
        } else if matches!(self.status, Status::Finished | Status::Abandoned) {
            Some(Problem::new(Code::Finished))
        } else if self.knocks.turned_away.contains(&who.id) {
            Some(Problem::new(Code::TurnedAway))
        } else if self.knocks.open.iter().filter(|open| open.counts(now)).count() >= MOST_KNOCKS {
            Some(Problem::too_fast(CROWDED))
        } else {
            None
        };
        if let Some(problem) = refused {
            return vec![Effect::Refuse(problem, None)];
        }
        let (knock, person, name) = (self.knocks.made + 1, who.id.clone(), who.name.clone());
        self.happen(&mut transaction, TableEvent::Knocked { knock, person, name });
        self.finish(transaction)
    }

    /// Those who knock as everybody at the table sees them: by names that look like nobody's who is there.
    pub(super) fn knocks_told(&self) -> Vec<KnockInfo> {
        let mut taken: Vec<String> = self.seat_names();
        taken.push(self.host_name.clone());
        taken.extend(self.guests_called().into_iter().map(|(_, name)| name));
        let mut told = Vec::new();
        for open in &self.knocks.open {
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
        let knock = self.knocks.open.iter().find(|open| open.number == number).cloned();
        let Knock { person, name, .. } =
            knock.ok_or_else(|| Problem::new(Code::NoSuchQuestion).with("question", number))?;
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
        if let Some(name) = self.visiting.get_mut(&who.id)
            && *name != who.name
        {
            name.clone_from(&who.name);
            transaction.here = self.status == Status::Waiting;
        }
        let over = matches!(self.status, Status::Finished | Status::Abandoned);
        let old = self.members.get(&who.id).filter(|old| !over && **old != who.name).cloned();
        if let Some(old) = old {
            let seats = self.renamed_seats(&who.id, &old, &who.name);
            let (person, name) = (who.id.clone(), who.name.clone());
            self.happen(&mut transaction, TableEvent::Renamed { person, old, name, seats });
        }
        self.finish(transaction)
    }

    /// The seats that bear somebody's own name, and what they are called by a new one.
    fn renamed_seats(&self, person: &PersonId, old: &str, new: &str) -> Vec<(Seat, String)> {
        let own = |holder: &SeatHolder| matches!(holder, SeatHolder::Person { person: whose, name, .. } if whose == person && is_made_of(name, old));
        let names = self.seat_names();
        let others = names.iter().zip(&self.seats).filter(|(_, holder)| !own(holder));
        let mut taken: Vec<String> = others.map(|(name, _)| name.clone()).collect();
        if self.host != *person {
            taken.push(self.host_name.clone());
        }
        let mut seats = Vec::new();
        for (seat, _) in (0..).map(Seat).zip(&self.seats).filter(|(_, holder)| own(holder)) {
            let name = distinct(new, &taken);
            if !T::TITLED_SEATS {
                taken.push(name.clone());
            }
            seats.push((seat, name));
        }
        seats
    }

    /// What a new name changes.
    pub(super) fn apply_rename(&mut self, person: &PersonId, name: &str, seats: &[(Seat, String)]) {
        for (seat, new) in seats {
            match self.seats.get_mut(seat.index()) {
                Some(SeatHolder::Person { person: whose, name, .. }) if whose == person => name.clone_from(new),
                _ => never!("seat {seat} was renamed, and is not whose name it bore"),
            }
        }
        for holder in &mut self.seats {
            if let SeatHolder::Person { of: Some(owner), .. } = holder
                && owner.person == *person
            {
                owner.name = name.to_owned();
            }
        }
        self.rename_in_history(person, name);
        self.members.insert(person.clone(), name.to_owned());
        if self.host == *person {
            self.host_name = name.to_owned();
        }
        let name = self.name_here(&Who { id: person.clone(), name: name.to_owned() });
        self.plans.apply_rename(person, &name);
        for question in self.questions.iter_mut().filter(|question| question.by == *person) {
            question.name.clone_from(&name);
        }
    }

    /// Whoever looks at a table that has not begun, without a seat.
    pub(super) fn lookers(&self) -> Vec<String> {
        if self.status != Status::Waiting {
            return Vec::new();
        }
        let seated = |person: &PersonId| {
            self.seats
                .iter()
                .any(|holder| matches!(holder, SeatHolder::Person { person: whose, .. } if whose == person))
        };
        let guests = self.guests_called();
        let called = |(person, name): (&PersonId, &String)| match guests.iter().find(|(guest, _)| *guest == person) {
            Some((_, called)) => called.clone(),
            // The host.
            None => name.clone(),
        };
        self.visiting.iter().filter(|(person, _)| !seated(person)).map(called).collect()
    }
}

/// Is it this name, or one that was made of it so that two of one name can be told apart?
pub(super) fn is_made_of(name: &str, own: &str) -> bool {
    let Some(rest) = name.strip_prefix(own) else { return false };
    rest.is_empty() || matches!(rest.as_bytes(), [b' ', b'2'..=b'9'])
}
