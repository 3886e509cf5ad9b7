//! The host is a role without information: what a host may do shows them nothing, and everybody is told of it. Also what
//! a program may do, which plays its seat and nothing else, and how somebody is removed.

use super::parts::SeatHolder;
use super::{GONE, Table, TableEvent, Transaction, Who};
use crate::Problem;
use sha2::{Digest, Sha256};
use tabletop::Seat;
use title::Title;
use wire::{Body, Code, GuestInfo, Millis, PersonId, Status};

/// Guests that are listed.
const MOST_GUESTS: usize = 32;

/// Is it something a program may do with its token: play its seat, and speak from it?
fn is_for_programs(body: &Body) -> bool {
    match body {
        Body::Move { .. } | Body::Retract { .. } | Body::Answer { .. } | Body::Leave { .. } | Body::StandIn { .. } => {
            true
        }
        Body::Chat { .. } | Body::Signal(_) | Body::Propose { .. } | Body::Vote { .. } | Body::Withdraw { .. } => true,
        Body::Seen { .. } | Body::Face { .. } | Body::Ask(_) => true,
        Body::Abandon | Body::Pause | Body::Resume | Body::Sit { .. } | Body::Start { .. } | Body::Seat { .. } => false,
        Body::Commit { .. } | Body::Share { .. } | Body::Mute { .. } => false,
        Body::Admit { .. } | Body::Remove { .. } | Body::Rematch { .. } | Body::Clone { .. } | Body::Branch { .. } => {
            false
        }
    }
}

impl<T: Title> Table<T> {
    /// Whoever opened the table or took it over; at the deal of a day they have no say.
    pub fn host(&self) -> &PersonId {
        self.members.host()
    }

    /// Is somebody the host? The deal of a day has none: nothing about it is anybody's to change.
    pub fn is_host(&self, who: &PersonId) -> bool {
        self.fixed.daily.is_none() && *who == *self.members.host()
    }

    /// The name of the host, for what they do.
    pub(super) fn as_host(&self, who: &Who) -> Option<String> {
        self.is_host(&who.id).then(|| self.members.host_name().clone())
    }

    /// May this be done by whoever wants it, if that is a program?
    pub(super) fn may_do(&self, who: &Who, body: &Body) -> Result<(), Problem> {
        match who.id.is_program() && !is_for_programs(body) {
            true => Err(Code::OnlyItsSeat.into()),
            false => Ok(()),
        }
    }

    /// May a program take a seat now? Whoever gives it the seat could look into its cards.
    pub(super) fn may_seat_programs(&self) -> Result<(), Problem> {
        match self.progress.status() {
            Status::Finished | Status::Abandoned => Err(Code::Finished.into()),
            Status::Running if T::SECRETS => Err(Code::Dealt.into()),
            Status::Waiting | Status::Running => self.is_before_shares(),
        }
    }

    /// The programs of somebody that play here.
    pub fn programs_of(&self, who: &PersonId) -> Vec<PersonId> {
        self.seating.programs_of(who)
    }

    /// A program has a new key.
    pub fn note_key(&mut self, now: Millis, host: &Who, program: &PersonId) -> Vec<super::Effect<T>> {
        let mut transaction = self.begin_transaction(now, host.id.clone(), None);
        let found = self.seating.holders().find(|(_, holder)| holder.is_of(program));
        let found = found.map(|(seat, holder)| (seat, holder.name().to_owned()));
        if let (Some((seat, name)), Some(by)) = (found, self.as_host(host)) {
            self.happen(&mut transaction, TableEvent::Key { seat, name, by });
        }
        self.finish(transaction)
    }

    /// The host removes somebody, who cannot come back.
    pub(super) fn remove(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        seat: Option<Seat>,
        guest: Option<&str>,
    ) -> Result<(), Problem> {
        let by = self.as_host(who).ok_or(Problem::new(Code::NotHost))?;
        let nobody = || Problem::new(Code::NoSuchGuest);
        let found = match (seat, guest) {
            (Some(seat), None) => {
                let held = self.seating.holder(seat).and_then(SeatHolder::named_person);
                held.map(|(person, name)| (person.clone(), name.clone()))
            }
            (None, Some(guest)) => self.find_guest(guest),
            _ => None,
        };
        let (person, name) = found.filter(|(person, _)| *person != who.id).ok_or_else(nobody)?;
        let seats = self.seating.seats_of(&person);
        if !seats.is_empty() {
            self.vacate(transaction, seats, Some(&by))?;
        }
        self.happen(transaction, TableEvent::Removed { person, name, by });
        self.after_leaving(transaction);
        Ok(())
    }

    /// Those at the table without a seat.
    pub(super) fn guests(&self) -> Vec<GuestInfo> {
        let guest = |(person, name): (&PersonId, String)| GuestInfo {
            guest: self.handle(person),
            name,
            here: self.presence.is_here(person),
            muted: self.talk.is_muted(person),
        };
        let mut all: Vec<GuestInfo> = self.guests_called().into_iter().map(guest).collect();
        all.sort_by(|a, b| (!a.here, &a.name, &a.guest).cmp(&(!b.here, &b.name, &b.guest)));
        all.truncate(MOST_GUESTS);
        all
    }

    pub(super) fn guests_by_id(&self) -> impl Iterator<Item = (&PersonId, &String)> {
        let visiting = self.presence.visiting().filter(|(person, _)| !self.members.has(person));
        let all = self.members.all().chain(visiting);
        let counts = move |person: &PersonId| {
            *person != *self.members.host() && !self.seating.is_seated(person) && !self.members.is_removed(person)
        };
        all.filter(move |(person, name)| counts(person) && *name != GONE)
    }

    fn find_guest(&self, guest: &str) -> Option<(PersonId, String)> {
        let found = self.guests_called().into_iter().find(|(person, _)| self.handle(person) == guest);
        found.map(|(person, name)| (person.clone(), name))
    }

    /// By what somebody is told apart at this table, and nowhere else: who people are is nobody's business.
    pub(super) fn handle(&self, person: &PersonId) -> String {
        let mut hash = Sha256::new();
        hash.update(self.fixed.id.0.as_bytes());
        hash.update([0]);
        hash.update(person.0.as_bytes());
        hash.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
    }
}
