//! The host is a role without information: what a host may do shows them nothing, and everybody is told of it. Also what
//! a program may do, which plays its seat and nothing else, and how somebody is removed.

use super::{GONE, SeatHolder, Table, TableEvent, Transaction, Who, shown_name};
use crate::Problem;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tabletop::{Seat, Seats, never};
use title::Title;
use wire::{Body, Code, Deed, GuestInfo, HostDeed, Millis, PersonId, Status};
use words::Words;

/// Different things a host did that are listed.
const MOST_DEEDS: usize = 64;
/// Guests that are listed.
const MOST_GUESTS: usize = 32;
/// People whom the table remembers to have been removed.
const MOST_REMOVED: usize = 256;

/// Whose program it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ProgramOwner {
    pub(super) person: PersonId,
    pub(super) name: String,
}

/// What hosts did to the table, for everybody to read when the game is over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct HostDeeds(Vec<HostDeed>);

impl HostDeeds {
    fn add(&mut self, by: &str, deed: Deed) {
        if let Some(known) = self.0.iter_mut().find(|known| known.by == by && known.deed == deed) {
            known.times = known.times.saturating_add(1);
        } else if self.0.len() + 1 < MOST_DEEDS || deed == Deed::More {
            self.0.push(HostDeed { by: by.to_owned(), deed, times: 1, text: None });
        } else {
            let more = self.0.iter_mut().find(|known| known.deed == Deed::More);
            match more {
                Some(more) => more.times = more.times.saturating_add(1),
                None => self.add(by, Deed::More),
            }
        }
    }

    /// As it is kept with a result.
    pub(super) fn deeds(&self) -> &[HostDeed] {
        &self.0
    }

    /// As it is read.
    pub(super) fn told(&self, words: &Words) -> Vec<HostDeed> {
        let told = |deed: &HostDeed| HostDeed {
            by: shown_name(words, &deed.by),
            text: Some(say_deed(words, deed)),
            ..deed.clone()
        };
        self.0.iter().map(told).collect()
    }
}

/// Something a host did, in words.
pub fn say_deed(words: &Words, done: &HostDeed) -> String {
    let seat_number = |seat: &Seat| ("seat", (u16::from(seat.0) + 1).into());
    let of = |name: &String| ("name", shown_name(words, name).into());
    let (key, more): (&str, Vec<(&str, words::Value<'_>)>) = match &done.deed {
        Deed::Bot { seat, bot } => ("deed-bot", vec![seat_number(seat), ("bot", words.bot_level(bot).into())]),
        Deed::Program { seat, name } => ("deed-program", vec![seat_number(seat), of(name)]),
        Deed::Key { seat, name } => ("deed-key", vec![seat_number(seat), of(name)]),
        Deed::StandIn { name, bot, .. } => ("deed-stand-in", vec![of(name), ("bot", words.bot_level(bot).into())]),
        Deed::Paused => ("deed-paused", Vec::new()),
        Deed::Resumed => ("deed-resumed", Vec::new()),
        Deed::Removed { name } => ("deed-removed", vec![of(name)]),
        Deed::Muted { name } => ("deed-muted", vec![of(name)]),
        Deed::Unmuted { name } => ("deed-unmuted", vec![of(name)]),
        Deed::More => ("deed-more", Vec::new()),
    };
    let mut args = vec![("by", shown_name(words, &done.by).into()), ("times", done.times.into())];
    args.extend(more);
    words.say(key, &args)
}

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
        &self.host
    }

    /// Is somebody the host? The deal of a day has none: nothing about it is anybody's to change.
    pub fn is_host(&self, who: &PersonId) -> bool {
        self.daily.is_none() && *who == self.host
    }

    /// The name of the host, for what they do.
    pub(super) fn as_host(&self, who: &Who) -> Option<String> {
        self.is_host(&who.id).then(|| self.host_name.clone())
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
        match self.status {
            Status::Finished | Status::Abandoned => Err(Code::Finished.into()),
            Status::Running if T::SECRETS => Err(Code::Dealt.into()),
            Status::Waiting | Status::Running => self.is_before_shares(),
        }
    }

    /// People with a seat, without programs: those who agree or do not.
    pub(super) fn seats_of_people(&self) -> Seats {
        let people = |holder: &SeatHolder| matches!(holder, SeatHolder::Person { person, .. } if !person.is_program());
        self.seats.iter().enumerate().filter(|(_, holder)| people(holder)).map(|(at, _)| Seat(at as u8)).collect()
    }

    /// The programs of somebody that play here.
    pub fn programs_of(&self, who: &PersonId) -> Vec<PersonId> {
        let theirs = |holder: &SeatHolder| match holder {
            SeatHolder::Person { person, of: Some(owner), .. } if owner.person == *who => Some(person.clone()),
            _ => None,
        };
        self.seats.iter().filter_map(theirs).collect()
    }

    /// A program has a new key.
    pub fn note_key(&mut self, now: Millis, host: &Who, program: &PersonId) -> Vec<super::Effect<T>> {
        let mut transaction = self.begin_transaction(now, host.id.clone(), None);
        let has = |holder: &SeatHolder| matches!(holder, SeatHolder::Person { person, .. } if person == program);
        let found = (0..).map(Seat).zip(&self.seats).find(|(_, holder)| has(holder)).map(|(seat, _)| seat);
        if let (Some(seat), Some(by)) = (found, self.as_host(host)) {
            let name = self.seat_names().swap_remove(seat.index());
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
            (Some(seat), None) => match self.seats.get(seat.index()) {
                Some(SeatHolder::Person { person, name, .. }) => Some((person.clone(), name.clone())),
                _ => None,
            },
            (None, Some(guest)) => self.find_guest(guest),
            _ => None,
        };
        let (person, name) = found.filter(|(person, _)| *person != who.id).ok_or_else(nobody)?;
        let seats = self.seats_of(&Who { id: person.clone(), name: name.clone() });
        if !seats.is_empty() {
            self.vacate(transaction, seats, Some(&by))?;
        }
        self.happen(transaction, TableEvent::Removed { person, name, by });
        self.after_leaving(transaction);
        Ok(())
    }

    /// Was somebody removed?
    pub(super) fn is_removed(&self, who: &PersonId) -> bool {
        self.removed.contains(who)
    }

    /// What it means to be removed.
    pub(super) fn forget(&mut self, person: &PersonId) {
        self.members.remove(person);
        if !self.removed.contains(person) {
            if self.removed.len() == MOST_REMOVED {
                self.removed.pop_front();
            }
            self.removed.push_back(person.clone());
        }
    }

    /// Those at the table without a seat.
    pub(super) fn guests(&self) -> Vec<GuestInfo> {
        let guest = |(person, name): (&PersonId, String)| GuestInfo {
            guest: self.handle(person),
            name,
            here: self.here.contains_key(person),
            muted: self.is_muted(person),
        };
        let mut all: Vec<GuestInfo> = self.guests_called().into_iter().map(guest).collect();
        all.sort_by(|a, b| (!a.here, &a.name, &a.guest).cmp(&(!b.here, &b.name, &b.guest)));
        all.truncate(MOST_GUESTS);
        all
    }

    pub(super) fn guests_by_id(&self) -> impl Iterator<Item = (&PersonId, &String)> {
        let visiting = self.visiting.iter().filter(|(person, _)| !self.members.contains_key(*person));
        let seated = |person: &PersonId| {
            self.seats
                .iter()
                .any(|holder| matches!(holder, SeatHolder::Person { person: whose, .. } if whose == person))
        };
        let all = self.members.iter().chain(visiting);
        let counts = move |person: &PersonId| *person != self.host && !seated(person) && !self.is_removed(person);
        all.filter(move |(person, name)| counts(person) && *name != GONE)
    }

    fn find_guest(&self, guest: &str) -> Option<(PersonId, String)> {
        let found = self.guests_called().into_iter().find(|(person, _)| self.handle(person) == guest);
        found.map(|(person, name)| (person.clone(), name))
    }

    /// By what somebody is told apart at this table, and nowhere else: who people are is nobody's business.
    pub(super) fn handle(&self, person: &PersonId) -> String {
        let mut hash = Sha256::new();
        hash.update(self.id.0.as_bytes());
        hash.update([0]);
        hash.update(person.0.as_bytes());
        hash.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
    }

    /// Notes what a host does, before it has happened.
    pub(super) fn note_deed(&mut self, event: &TableEvent) {
        let running = self.status == Status::Running;
        let (by, deed) = match event {
            TableEvent::Removed { name, by, .. } => (by, Deed::Removed { name: name.clone() }),
            TableEvent::Muted { name, by, .. } => (by, Deed::Muted { name: name.clone() }),
            TableEvent::Unmuted { name, by, .. } => (by, Deed::Unmuted { name: name.clone() }),
            TableEvent::Bot { seat, kind, by: Some(by), .. } if running => {
                (by, Deed::Bot { seat: *seat, bot: kind.clone() })
            }
            TableEvent::Sat { seat, name, person } if running && person.is_program() => {
                let name = name.clone();
                return self.host_deeds.add(&self.host_name, Deed::Program { seat: *seat, name });
            }
            TableEvent::Key { seat, name, by } if running => (by, Deed::Key { seat: *seat, name: name.clone() }),
            TableEvent::StandIn { seat, kind, by: Some(by), .. } => {
                let Some(name) = self.seat_names().get(seat.index()).cloned() else {
                    never!("a bot stands in at {seat:?}, and there is no such seat");
                    return;
                };
                (by, Deed::StandIn { seat: *seat, name, bot: kind.clone() })
            }
            TableEvent::Paused { name, host: true } => (name, Deed::Paused),
            TableEvent::Resumed { name, host: true } => (name, Deed::Resumed),
            _ => return,
        };
        self.host_deeds.add(by, deed);
    }
}
