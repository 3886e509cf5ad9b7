//! Plans that somebody puts before the table, and what the others think of them. A plan binds nobody: it is a way to agree.

use super::chat::{LONGEST_TARGET, plain_text};
use super::event::OfBot;
use super::parts::ProposedPlan;
use super::{Table, TableEvent, Transaction, Who};
use crate::Problem;
use tabletop::{Seat, Seats, never};
use title::{Proposal, Title};
use wire::{Code, PersonId, Status};
use words::{Lang, Names};

/// The most a plan may have, in characters.
pub const LONGEST_PLAN: usize = 200;

impl<T: Title> Table<T> {
    /// May plans be talked over? Where players hold secrets the rules say who may tell what, so nobody may while it is on.
    fn plans_are_allowed(&self) -> Result<(), Problem> {
        match self.progress.status() {
            Status::Finished | Status::Abandoned => Err(Code::Finished.into()),
            Status::Running if T::SECRETS => Err(Code::PlansOff.into()),
            Status::Waiting | Status::Running => Ok(()),
        }
    }

    pub(super) fn propose(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        text: &str,
        about: Option<&str>,
    ) -> Result<(), Problem> {
        let seat = self.seats_of(who).first().ok_or(Problem::new(Code::NotAtTable))?;
        self.plans_are_allowed()?;
        self.may_be_heard(who)?;
        let plain = |text: &str, most: usize| {
            plain_text(text, most).ok_or_else(|| Problem::new(Code::BadText).with("most", most))
        };
        let text = plain(text, LONGEST_PLAN)?;
        let about = about.map(|about| plain(about, LONGEST_TARGET)).transpose()?;
        let (plan, by, name) = (self.plans.next_number(), who.id.clone(), self.name_here(who));
        self.happen(transaction, TableEvent::Planned { plan, seat, by, name, text, about, of_bot: None });
        Ok(())
    }

    pub(super) fn vote(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        number: u32,
        yes: Option<bool>,
    ) -> Result<(), Problem> {
        let seats = self.seats_of(who);
        if seats.is_empty() {
            return Err(Code::NotAtTable.into());
        }
        self.plans_are_allowed()?;
        let plan = self.plans.find(number)?;
        let mut voted = plan.clone();
        voted.vote(seats, yes);
        if voted != *plan {
            self.happen(transaction, TableEvent::Voted { plan: number, seats, yes });
        }
        Ok(())
    }

    pub(super) fn withdraw(&mut self, transaction: &mut Transaction<T>, who: &Who, number: u32) -> Result<(), Problem> {
        if self.seats_of(who).is_empty() && !self.is_host(&who.id) {
            return Err(Code::NotAtTable.into());
        }
        let plan = self.plans.find(number)?;
        if plan.by != who.id && !self.is_host(&who.id) {
            return Err(Code::NotHost.into());
        }
        self.happen(transaction, TableEvent::Withdrawn { plan: number });
        Ok(())
    }

    /// Puts before the table what bots would do with a shared thing in a person's place, one at a time, and takes it off
    /// when it is moot.
    pub(super) fn bots_propose(&mut self, transaction: &mut Transaction<T>) {
        if !self.progress.is_running() || self.progress.is_paused() {
            return;
        }
        let wanted = self.proposal_of_bots();
        let key = wanted.as_ref().map(|(_, _, of_bot)| of_bot.key.clone());
        let moot = |plan: &&ProposedPlan| plan.of_bot.as_ref().is_some_and(|of_bot| Some(&of_bot.key) != key.as_ref());
        let moot = self.plans.open().find(moot).map(|plan| plan.number);
        if let Some(number) = moot {
            self.happen(transaction, TableEvent::Withdrawn { plan: number });
        }
        if let Some((seat, name, of_bot)) = wanted.filter(|(_, _, new)| !self.plans.was_proposed(&new.key)) {
            let (plan, by) = (self.plans.next_number(), PersonId(format!("bot {seat}")));
            let Some(text) = of_bot.text(Lang::En).cloned() else {
                never!("a bot proposes nothing in English: {of_bot:?}");
                return;
            };
            let of_bot = Some(of_bot);
            self.happen(transaction, TableEvent::Planned { plan, seat, by, name, text, about: None, of_bot });
        }
    }

    /// What bots propose now, and which of them says it: one that waits for its own turn, if there is one.
    fn proposal_of_bots(&self) -> Option<(Seat, String, OfBot)> {
        let (awaited, people) = (self.awaited(), self.seating.played_themselves());
        let asked: Seats = awaited.iter().filter(|&seat| people.has(seat)).collect();
        let bots = self.seating.of_bots();
        let seat = bots.iter().find(|&seat| awaited.has(seat)).or(bots.first()).filter(|_| !asked.is_empty())?;
        let name = self.seating.holder(seat)?.name().to_owned();
        // It is said in every language at once, so under plain names.
        let names = Names::new(self.seating.names(), None);
        let Proposal { key, said } = T::proposes(self.game.rules(), self.game.state(), asked, &names)?;
        Some((seat, name, OfBot { key, said }))
    }
}
