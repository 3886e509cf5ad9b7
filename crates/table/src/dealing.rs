//! How a deal is made that nobody can choose (ruling T-15).
//!
//! The server has fixed a secret when the table was opened, and said its hash. When the last seat is taken, everybody who
//! plays gives a share. First all commit to theirs, by a hash; then all show them. So whoever gives last, also one who knows
//! the secret, knows no share of others when it is too late to change one's own. The seed is made of all of it.
//!
//! At a slow table people are not there at once, so each share is taken when its person sits down.

use super::opening::deal_of;
use super::parts::seats_of;
use super::{Table, TableEvent, Transaction, Who};
use crate::Problem;
use tabletop::log::{Dealt, DealtBy, LeftOut, SeedRef};
use tabletop::{Commitment, Seat, Seats, Share};
use title::Title;
use wire::{Code, DealStep, DealingInfo, Millis, PersonId, Status};

/// How long people have for each of the two steps, in milliseconds.
pub const TIME_TO_SHARE: Millis = 10_000;

impl<T: Title> Table<T> {
    /// The deal as it was made decides the seed. Games of one seed can be compared, however it came about.
    pub(super) fn take_seed(&mut self) {
        let Some(seed) = self.dealing.seed(&self.fixed.seed) else { return };
        let mut header = self.fixed.header.clone();
        header.chance = SeedRef::Commitment(seed.commitment());
        self.game.reseed(seed, deal_of(&header, &None));
    }

    /// How the seed came about; what the server had fixed only if everybody may know it.
    pub(super) fn dealt(&self, open: bool) -> Option<Dealt> {
        let plain = |way| Dealt { way, secret: None, shares: Vec::new(), left_out: Vec::new() };
        match (self.dealing.made(), self.progress.status()) {
            (_, Status::Waiting) => None,
            (Some(made), _) => {
                let secret = (open && !made.shares.is_empty()).then_some(self.fixed.seed);
                Some(Dealt { secret, ..made.clone() })
            }
            (None, _) if self.fixed.daily.is_some() => Some(plain(DealtBy::Daily)),
            (None, _) if self.fixed.known_deal => Some(plain(DealtBy::Given)),
            (None, _) if self.fixed.settings.study => Some(plain(DealtBy::Study)),
            (None, _) => Some(plain(DealtBy::Server)),
        }
    }

    /// Is the deal one that people can make? It is not if it is known already, and one person needs nobody's word but the
    /// server's.
    fn is_for_shares(&self) -> bool {
        !self.fixed.known_deal && self.fixed.daily.is_none() && !self.fixed.settings.study && self.game.is_empty()
    }

    /// Have some shown their shares, so that nobody may change anything any more?
    pub(super) fn is_showing(&self) -> bool {
        self.dealing.step() == Some(DealStep::Share) && !self.fixed.settings.slow
    }

    /// Refuses what would come too late.
    pub(super) fn is_before_shares(&self) -> Result<(), Problem> {
        if self.is_showing() { Err(Code::Started.into()) } else { Ok(()) }
    }

    /// Makes the deal and begins, when every seat is taken. Whoever has no connection is not asked.
    pub(super) fn start_if_full(&mut self, transaction: &mut Transaction<T>) -> Result<(), Problem> {
        self.start_with_shares(transaction, |table, person| table.presence.is_here(person))
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
        if !self.progress.is_waiting() || self.seating.has_open() || self.dealing.step().is_some() {
            return Ok(());
        }
        let people = self.seating.people_once();
        if !self.is_for_shares() || people.len() < 2 {
            self.begin(transaction);
            return Ok(());
        }
        let gave = |one: &LeftOut| self.fixed.settings.slow && self.dealing.shared().has(one.seat);
        let here = people.iter().filter(|(person, one)| can_answer(self, person) && !gave(one));
        let asked: Seats = here.map(|(_, one)| one.seat).collect();
        let people: Vec<LeftOut> = people.into_iter().map(|(_, one)| one).collect();
        if asked.is_empty() {
            // Nobody is there who could be asked.
            self.make_deal(transaction, people);
        } else {
            let step = if self.fixed.settings.slow { DealStep::Share } else { DealStep::Commit };
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
        let collecting = self.fixed.settings.slow && self.progress.is_waiting() && self.is_for_shares();
        let from: Seats = match (self.dealing.step(), step) {
            _ if who.id.is_program() => return Err(none),
            (None | Some(DealStep::Share), DealStep::Share) if collecting => own,
            (Some(DealStep::Commit), DealStep::Commit) => seats_of(self.dealing.people()),
            (Some(DealStep::Share), DealStep::Share) => self.dealing.committed(),
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
        if self.dealing.commitment(seat).is_none() {
            self.happen(transaction, TableEvent::Committed { seat, commitment });
            self.go_on_dealing(transaction);
        }
        Ok(())
    }

    /// Somebody shows their share.
    pub(super) fn share(&mut self, transaction: &mut Transaction<T>, who: &Who, share: Share) -> Result<(), Problem> {
        let seat = self.giving_seat(who, DealStep::Share)?;
        if self.dealing.shared().has(seat) {
            return Ok(());
        }
        if !self.fixed.settings.slow && self.dealing.commitment(seat) != Some(&share.commitment(seat)) {
            return Err(Code::OtherShare.into());
        }
        self.happen(transaction, TableEvent::Shared { seat, share });
        self.go_on_dealing(transaction);
        Ok(())
    }

    /// Goes on when nobody is left to wait for.
    pub(super) fn go_on_dealing(&mut self, transaction: &mut Transaction<T>) {
        let missing = |seat: Seat| self.seating.person_of(seat).is_some() && !self.dealing.has_answered(seat);
        if self.dealing.step().is_some() && !self.dealing.asked().iter().any(missing) {
            self.next_of_deal(transaction);
        }
    }

    /// What comes after a step, for those who did what it asked.
    fn next_of_deal(&mut self, transaction: &mut Transaction<T>) {
        let people = self.dealing.people().to_vec();
        let committed = self.dealing.committed();
        if self.dealing.step() == Some(DealStep::Commit) && !committed.is_empty() {
            self.happen(transaction, TableEvent::Dealing { step: DealStep::Share, asked: committed, people });
        } else {
            self.make_deal(transaction, people);
        }
    }

    /// Makes the deal of what was given, tells who gave nothing, and begins.
    fn make_deal(&mut self, transaction: &mut Transaction<T>, people: Vec<LeftOut>) {
        let (shares, left_out) = self.dealing.given(people);
        let way = match (shares.is_empty(), self.fixed.settings.slow) {
            (true, _) => DealtBy::Server,
            (false, true) => DealtBy::Sitting,
            (false, false) => DealtBy::Everybody,
        };
        self.happen(transaction, TableEvent::DealMade { way, shares, left_out });
        self.begin(transaction);
    }

    /// When the table no longer waits for shares.
    pub(super) fn next_deal(&self) -> Option<Millis> {
        self.dealing.step().filter(|_| self.progress.is_waiting()).map(|_| self.dealing.since() + TIME_TO_SHARE)
    }

    /// The time for shares may be over.
    pub(super) fn deal_if_due(&mut self, transaction: &mut Transaction<T>) {
        if self.next_deal().is_some_and(|at| at <= transaction.now) {
            self.next_of_deal(transaction);
        }
    }

    /// While the program did not run nobody could answer, so that everybody has the whole time again.
    pub(super) fn ask_for_shares_anew(&mut self) {
        self.dealing.ask_anew(self.now);
    }

    /// What is asked of whom, for clients to answer by themselves.
    pub(super) fn dealing_info(&self) -> Option<DealingInfo> {
        if !self.progress.is_waiting() {
            return None;
        }
        let shared = self.dealing.shared();
        let committed = self.dealing.committed();
        let (step, asked, answered) = match self.dealing.step() {
            None | Some(DealStep::Share) if self.fixed.settings.slow && self.is_for_shares() => {
                let people: Vec<LeftOut> = self.seating.people_once().into_iter().map(|(_, one)| one).collect();
                (DealStep::Share, seats_of(&people), shared)
            }
            None => return None,
            Some(step @ DealStep::Commit) => (step, seats_of(self.dealing.people()), committed),
            Some(step @ DealStep::Share) => (step, committed, shared),
        };
        let commitments = self.dealing.commitments();
        let left = |at: Millis| u32::try_from((at - self.now).max(0)).unwrap_or(u32::MAX);
        Some(DealingInfo { step, asked, answered, commitments, ends_in: self.next_deal().map(left) })
    }
}
