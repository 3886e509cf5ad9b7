//! How a deal is made that nobody can choose (ruling T-15).
//!
//! The server has fixed a secret when the table was opened, and said its hash. When the last seat is taken, everybody who
//! plays gives a share. First all commit to theirs, by a hash; then all show them. So whoever gives last, also one who knows
//! the secret, knows no share of others when it is too late to change one's own. The seed is made of all of it.
//!
//! At a slow table people are not there at once, so each share is taken when its person sits down.

use super::opening::deal_of;
use super::{SeatHolder, Table, TableEvent, Transaction, Who};
use crate::Problem;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::log::{Dealt, DealtBy, GivenShare, LeftOut, SeedRef};
use tabletop::{Commitment, Seat, Seats, Seed, Share};
use title::Title;
use wire::{Code, DealStep, DealingInfo, Millis, PersonId, SeatCommitment, Status};

/// How long people have for each of the two steps, in milliseconds.
pub const TIME_TO_SHARE: Millis = 10_000;

/// What people have given to the deal so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Dealing {
    /// What is asked for now.
    step: Option<DealStep>,
    /// Since when; whoever comes back into memory asks anew.
    #[serde(skip)]
    since: Millis,
    /// Everybody who plays, by the first of their seats.
    people: Vec<LeftOut>,
    /// Those for whom the table waits.
    asked: Seats,
    commitments: BTreeMap<Seat, Commitment>,
    shares: BTreeMap<Seat, Share>,
    /// How it came out.
    made: Option<Dealt>,
}

impl Dealing {
    /// Another comes to a seat. While nobody has shown a share all begin anew; afterwards what was given stays.
    pub(super) fn seat_changed(&mut self, seat: Seat, slow: bool) {
        if slow || self.step != Some(DealStep::Share) {
            self.step = None;
            self.commitments.clear();
            self.shares.remove(&seat);
        }
    }

    fn apply(&mut self, at: Millis, event: &TableEvent) {
        match event.clone() {
            TableEvent::Dealing { step, asked, people } => {
                (self.step, self.since, self.asked, self.people) = (Some(step), at, asked, people);
            }
            TableEvent::Committed { seat, commitment } => {
                self.commitments.insert(seat, commitment);
            }
            TableEvent::Shared { seat, share } => {
                self.shares.insert(seat, share);
            }
            TableEvent::DealMade { way, shares, left_out } => {
                self.step = None;
                self.made = Some(Dealt { way, secret: None, shares, left_out });
            }
            _ => {}
        }
    }
}

/// The seats of these people.
fn seats_of(people: &[LeftOut]) -> Seats {
    people.iter().map(|one| one.seat).collect()
}

impl<T: Title> Table<T> {
    /// What an event changes about the deal.
    pub(super) fn apply_to_deal(&mut self, at: Millis, event: &TableEvent) {
        self.dealing.apply(at, event);
        if let TableEvent::DealMade { .. } = event {
            self.take_seed();
        }
    }

    /// The deal as it was made decides the seed. Games of one seed can be compared, however it came about.
    pub(super) fn take_seed(&mut self) {
        let Some(made) = self.dealing.made.as_ref().filter(|made| !made.shares.is_empty()) else { return };
        self.seed = Seed::of_shares(&self.secret, made.shares.iter().map(|given| (given.seat, &given.share)));
        self.chance = self.timeline.chance(self.seed);
        let mut header = self.header.clone();
        header.chance = SeedRef::Commitment(self.seed.commitment());
        self.deal = deal_of(&header, &None);
    }

    /// How the seed came about; what the server had fixed only if everybody may know it.
    pub(super) fn dealt(&self, open: bool) -> Option<Dealt> {
        let plain = |way| Dealt { way, secret: None, shares: Vec::new(), left_out: Vec::new() };
        match (&self.dealing.made, self.status) {
            (_, Status::Waiting) => None,
            (Some(made), _) => {
                let secret = (open && !made.shares.is_empty()).then_some(self.secret);
                Some(Dealt { secret, ..made.clone() })
            }
            (None, _) if self.daily.is_some() => Some(plain(DealtBy::Daily)),
            (None, _) if self.known_deal => Some(plain(DealtBy::Given)),
            (None, _) if self.settings.study => Some(plain(DealtBy::Study)),
            (None, _) => Some(plain(DealtBy::Server)),
        }
    }

    /// People who play, each by the first of their seats. Programs are their hosts', who give a share for themselves.
    fn people_once(&self) -> Vec<(PersonId, LeftOut)> {
        let mut people: Vec<(PersonId, LeftOut)> = Vec::new();
        for (seat, holder) in (0..).map(Seat).zip(&self.seats) {
            if let SeatHolder::Person { person, name, .. } = holder
                && !person.is_program()
                && !people.iter().any(|(known, _)| known == person)
            {
                people.push((person.clone(), LeftOut { seat, name: name.clone() }));
            }
        }
        people
    }

    /// Is the deal one that people can make? It is not if it is known already, and one person needs nobody's word but the
    /// server's.
    fn is_for_shares(&self) -> bool {
        !self.known_deal && self.daily.is_none() && !self.settings.study && self.timeline.is_empty()
    }

    /// Have some shown their shares, so that nobody may change anything any more?
    pub(super) fn is_showing(&self) -> bool {
        self.dealing.step == Some(DealStep::Share) && !self.settings.slow
    }

    /// Refuses what would come too late.
    pub(super) fn is_before_shares(&self) -> Result<(), Problem> {
        if self.is_showing() { Err(Code::Started.into()) } else { Ok(()) }
    }

    /// Makes the deal and begins, when every seat is taken. Whoever has no connection is not asked.
    pub(super) fn start_if_full(&mut self, transaction: &mut Transaction<T>) -> Result<(), Problem> {
        self.start_with_shares(transaction, |table, person| table.here.contains_key(person))
    }

    /// The same at a table that is opened for people who are still elsewhere: they have the time to come.
    pub(super) fn start_for_comers(&mut self, transaction: &mut Transaction<T>) -> Result<(), Problem> {
        self.start_with_shares(transaction, |_, _| true)
    }

    fn start_with_shares(
        &mut self,
        transaction: &mut Transaction<T>,
        can_answer: impl Fn(&Table<T>, &PersonId) -> bool,
    ) -> Result<(), Problem> {
        if self.status != Status::Waiting || self.seats.contains(&SeatHolder::Open) || self.dealing.step.is_some() {
            return Ok(());
        }
        let people = self.people_once();
        if !self.is_for_shares() || people.len() < 2 {
            self.begin(transaction);
            return Ok(());
        }
        let gave = |one: &LeftOut| self.settings.slow && self.dealing.shares.contains_key(&one.seat);
        let here = people.iter().filter(|(person, one)| can_answer(self, person) && !gave(one));
        let asked: Seats = here.map(|(_, one)| one.seat).collect();
        let people: Vec<LeftOut> = people.into_iter().map(|(_, one)| one).collect();
        if asked.is_empty() {
            // Nobody is there who could be asked.
            self.make_deal(transaction, people);
        } else {
            let step = if self.settings.slow { DealStep::Share } else { DealStep::Commit };
            self.happen(transaction, TableEvent::Dealing { step, asked, people });
        }
        Ok(())
    }

    /// The game begins.
    fn begin(&mut self, transaction: &mut Transaction<T>) {
        self.happen(transaction, TableEvent::Started);
        self.settle(transaction);
        self.ask_for_study(transaction);
    }

    /// The seat for which somebody gives a share, if one is wanted from them.
    fn giving_seat(&self, who: &Who, step: DealStep) -> Result<Seat, Problem> {
        let none = Problem::new(Code::NoShareWanted);
        let own = self.seats_of(who);
        let collecting = self.settings.slow && self.status == Status::Waiting && self.is_for_shares();
        let from: Seats = match (self.dealing.step, step) {
            _ if who.id.is_program() => return Err(none),
            (None | Some(DealStep::Share), DealStep::Share) if collecting => own,
            (Some(DealStep::Commit), DealStep::Commit) => seats_of(&self.dealing.people),
            (Some(DealStep::Share), DealStep::Share) => self.dealing.commitments.keys().copied().collect(),
            _ => return Err(none),
        };
        from.iter().find(|&seat| own.has(seat)).ok_or(none)
    }

    /// Somebody fixes their share without showing it.
    pub(super) fn commit(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        commitment: Commitment,
    ) -> Result<(), Problem> {
        let seat = self.giving_seat(who, DealStep::Commit)?;
        // What was fixed first stays: somebody may look from two windows.
        if !self.dealing.commitments.contains_key(&seat) {
            self.happen(transaction, TableEvent::Committed { seat, commitment });
            self.go_on_dealing(transaction);
        }
        Ok(())
    }

    /// Somebody shows their share.
    pub(super) fn share(&mut self, transaction: &mut Transaction<T>, who: &Who, share: Share) -> Result<(), Problem> {
        let seat = self.giving_seat(who, DealStep::Share)?;
        if self.dealing.shares.contains_key(&seat) {
            return Ok(());
        }
        if !self.settings.slow && self.dealing.commitments.get(&seat) != Some(&share.commitment(seat)) {
            return Err(Code::OtherShare.into());
        }
        self.happen(transaction, TableEvent::Shared { seat, share });
        self.go_on_dealing(transaction);
        Ok(())
    }

    /// Goes on when nobody is left to wait for.
    pub(super) fn go_on_dealing(&mut self, transaction: &mut Transaction<T>) {
        let held = |seat: &Seat| matches!(self.seats.get(seat.index()), Some(SeatHolder::Person { .. }));
        let gave = |seat: &Seat| match self.dealing.step {
            Some(DealStep::Commit) => self.dealing.commitments.contains_key(seat),
            Some(DealStep::Share) | None => self.dealing.shares.contains_key(seat),
        };
        if self.dealing.step.is_some() && !self.dealing.asked.iter().any(|seat| held(&seat) && !gave(&seat)) {
            self.next_of_deal(transaction);
        }
    }

    /// What comes after a step, for those who did what it asked.
    fn next_of_deal(&mut self, transaction: &mut Transaction<T>) {
        let people = self.dealing.people.clone();
        let committed: Seats = self.dealing.commitments.keys().copied().collect();
        if self.dealing.step == Some(DealStep::Commit) && !committed.is_empty() {
            self.happen(transaction, TableEvent::Dealing { step: DealStep::Share, asked: committed, people });
        } else {
            self.make_deal(transaction, people);
        }
    }

    /// Makes the deal of what was given, tells who gave nothing, and begins.
    fn make_deal(&mut self, transaction: &mut Transaction<T>, people: Vec<LeftOut>) {
        let (gave, left_out): (Vec<LeftOut>, Vec<LeftOut>) =
            people.into_iter().partition(|one| self.dealing.shares.contains_key(&one.seat));
        let given =
            |LeftOut { seat, name }| self.dealing.shares.get(&seat).map(|&share| GivenShare { seat, name, share });
        let shares: Vec<GivenShare> = gave.into_iter().filter_map(given).collect();
        let way = match (shares.is_empty(), self.settings.slow) {
            (true, _) => DealtBy::Server,
            (false, true) => DealtBy::Sitting,
            (false, false) => DealtBy::Everybody,
        };
        self.happen(transaction, TableEvent::DealMade { way, shares, left_out });
        self.begin(transaction);
    }

    /// When the table no longer waits for shares.
    pub(super) fn next_deal(&self) -> Option<Millis> {
        self.dealing.step.filter(|_| self.status == Status::Waiting).map(|_| self.dealing.since + TIME_TO_SHARE)
    }

    /// The time for shares may be over.
    pub(super) fn deal_if_due(&mut self, transaction: &mut Transaction<T>) {
        if self.next_deal().is_some_and(|at| at <= transaction.now) {
            self.next_of_deal(transaction);
        }
    }

    /// While the program did not run nobody could answer, so that everybody has the whole time again.
    pub(super) fn ask_for_shares_anew(&mut self) {
        self.dealing.since = self.now;
    }

    /// What is asked of whom, for clients to answer by themselves.
    pub(super) fn dealing_info(&self) -> Option<DealingInfo> {
        if self.status != Status::Waiting {
            return None;
        }
        let shared: Seats = self.dealing.shares.keys().copied().collect();
        let committed: Seats = self.dealing.commitments.keys().copied().collect();
        let (step, asked, answered) = match self.dealing.step {
            None | Some(DealStep::Share) if self.settings.slow && self.is_for_shares() => {
                let people: Vec<LeftOut> = self.people_once().into_iter().map(|(_, one)| one).collect();
                (DealStep::Share, seats_of(&people), shared)
            }
            None => return None,
            Some(step @ DealStep::Commit) => (step, seats_of(&self.dealing.people), committed),
            Some(step @ DealStep::Share) => (step, committed, shared),
        };
        let commitments = self.dealing.commitments.iter();
        let commitments = commitments.map(|(&seat, &commitment)| SeatCommitment { seat, commitment }).collect();
        let left = |at: Millis| u32::try_from((at - self.now).max(0)).unwrap_or(u32::MAX);
        Some(DealingInfo { step, asked, answered, commitments, ends_in: self.next_deal().map(left) })
    }
}
