//! Plans that somebody puts before the table, and what the others think of them. A plan binds nobody: it is a way to agree.

use super::chat::{LONGEST_TARGET, plain_text};
use super::event::OfBot;
use super::{SeatHolder, Table, TableEvent, Transaction, Who};
use crate::Problem;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use tabletop::{Seat, Seats, never};
use title::{Proposal, Title};
use wire::{Code, Millis, PersonId, PlanInfo, Status};
use words::{Lang, Names};

/// The most a plan may have, in characters.
pub const LONGEST_PLAN: usize = 200;
/// Plans that are before the table at once.
const PLANS_KEPT: usize = 8;

/// A plan before the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct ProposedPlan {
    number: u32,
    by: PersonId,
    name: String,
    seat: Seat,
    text: String,
    about: Option<String>,
    yes: Seats,
    no: Seats,
    at: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    of_bot: Option<OfBot>,
}

/// What is before the table, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct ProposedPlans {
    open: VecDeque<ProposedPlan>,
    made: u32,
    /// What bots proposed last: what people took off is not proposed again.
    #[serde(skip_serializing_if = "Option::is_none")]
    last_of_bots: Option<String>,
}

impl ProposedPlans {
    /// What an event changes, if it is about plans. The oldest gives way where there are too many.
    pub(super) fn apply(&mut self, at: Millis, event: &TableEvent) {
        match event.clone() {
            TableEvent::Planned { plan, seat, by, name, text, about, of_bot } => {
                if self.open.len() == PLANS_KEPT {
                    self.open.pop_front();
                }
                self.made = self.made.max(plan);
                if let Some(of_bot) = &of_bot {
                    self.last_of_bots = Some(of_bot.key.clone());
                }
                let (yes, no) = (Seats::NONE, Seats::NONE);
                self.open.push_back(ProposedPlan { number: plan, by, name, seat, text, about, yes, no, at, of_bot });
            }
            TableEvent::Voted { plan, seats, yes } => {
                if let Some(plan) = self.open.iter_mut().find(|open| open.number == plan) {
                    plan.vote(seats, yes);
                }
            }
            TableEvent::Withdrawn { plan } => self.open.retain(|open| open.number != plan),
            _ => {}
        }
    }

    /// Whoever has a seat next votes anew.
    pub(super) fn forget_votes(&mut self, seat: Seat) {
        self.open.iter_mut().for_each(|plan| plan.vote(Seats::only(seat), None));
    }

    /// Somebody is called something else.
    pub(super) fn apply_rename(&mut self, person: &PersonId, name: &str) {
        self.open.iter_mut().filter(|plan| plan.by == *person).for_each(|plan| plan.name = name.to_owned());
    }

    /// Nothing is before the table any more.
    pub(super) fn clear(&mut self) {
        self.open.clear();
    }

    /// As everybody at the table sees them who reads this language.
    pub(super) fn infos(&self, lang: Lang, who: impl Fn(&PersonId) -> String) -> Vec<PlanInfo> {
        let info = |plan: &ProposedPlan| PlanInfo {
            plan: plan.number,
            by: super::shown_name(words::Words::of(lang), &plan.name),
            seat: plan.seat,
            text: plan.of_bot.as_ref().and_then(|of_bot| of_bot.text(lang)).unwrap_or(&plan.text).clone(),
            about: plan.about.clone(),
            yes: plan.yes,
            no: plan.no,
            at: plan.at,
            who: plan.of_bot.is_none().then(|| who(&plan.by)),
        };
        self.open.iter().map(info).collect()
    }

    fn find(&self, number: u32) -> Result<&ProposedPlan, Problem> {
        let found = self.open.iter().find(|open| open.number == number);
        found.ok_or_else(|| Problem::new(Code::NoSuchPlan).with("plan", number))
    }
}

impl ProposedPlan {
    fn vote(&mut self, seats: Seats, yes: Option<bool>) {
        let without = |all: Seats| all.iter().filter(|&seat| !seats.has(seat)).collect::<Seats>();
        (self.yes, self.no) = (without(self.yes), without(self.no));
        match yes {
            Some(true) => self.yes = self.yes.union(seats),
            Some(false) => self.no = self.no.union(seats),
            None => {}
        }
    }
}

impl<T: Title> Table<T> {
    /// May plans be talked over? Where players hold secrets the rules say who may tell what, so nobody may while it is on.
    fn plans_are_allowed(&self) -> Result<(), Problem> {
        match self.status {
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
        let (plan, by, name) = (self.plans.made + 1, who.id.clone(), self.name_here(who));
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
        if self.status != Status::Running || self.paused {
            return;
        }
        let wanted = self.proposal_of_bots();
        let key = wanted.as_ref().map(|(_, _, of_bot)| of_bot.key.clone());
        let moot = |plan: &&ProposedPlan| plan.of_bot.as_ref().is_some_and(|of_bot| Some(&of_bot.key) != key.as_ref());
        if let Some(number) = self.plans.open.iter().find(moot).map(|plan| plan.number) {
            self.happen(transaction, TableEvent::Withdrawn { plan: number });
        }
        if let Some((seat, name, of_bot)) =
            wanted.filter(|(_, _, new)| self.plans.last_of_bots.as_ref() != Some(&new.key))
        {
            let (plan, by) = (self.plans.made + 1, PersonId(format!("bot {seat}")));
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
        let (awaited, people) = (self.awaited(), self.people());
        let asked: Seats = awaited.iter().filter(|&seat| people.has(seat)).collect();
        let bot = |(at, holder): (usize, &SeatHolder)| match holder {
            SeatHolder::Bot { name, .. } => Some((Seat(at as u8), name.clone())),
            SeatHolder::Person { .. } | SeatHolder::Open => None,
        };
        let bots: Vec<(Seat, String)> = self.seats.iter().enumerate().filter_map(bot).collect();
        let (seat, name) =
            bots.iter().find(|(seat, _)| awaited.has(*seat)).or(bots.first()).filter(|_| !asked.is_empty())?;
        // It is said in every language at once, so under plain names.
        let names = Names::new(self.seat_names(), None);
        let Proposal { key, said } = T::proposes(&self.rules, self.timeline.state(), asked, &names)?;
        Some((*seat, name.clone(), OfBot { key, said }))
    }
}
