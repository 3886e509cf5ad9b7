//! Plans that somebody puts before the table, and what the others think of them. A plan binds nobody: it is a way to agree.

use super::talk::{LONGEST_TARGET, plain_text};
use super::{Table, TableEvent, Turn, Who};
use crate::games::Hosted;
use crate::wire::{Code, Millis, PersonId, PlanInfo, Problem, Status};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use tabletop::{Seat, Seats};

/// The most a plan may have, in characters.
pub const LONGEST_PLAN: usize = 200;
/// Plans that are before the table at once.
const PLANS_KEPT: usize = 8;

/// A plan before the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Plan {
    number: u32,
    by: PersonId,
    name: String,
    seat: Seat,
    text: String,
    about: Option<String>,
    yes: Seats,
    no: Seats,
    at: Millis,
}

/// What is before the table, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Plans {
    open: VecDeque<Plan>,
    made: u32,
}

impl Plans {
    /// What an event changes, if it is about plans. The oldest gives way where there are too many.
    pub(super) fn apply(&mut self, at: Millis, event: &TableEvent) {
        match event.clone() {
            TableEvent::Planned { plan, seat, by, name, text, about } => {
                if self.open.len() == PLANS_KEPT {
                    self.open.pop_front();
                }
                self.made = self.made.max(plan);
                let (yes, no) = (Seats::NONE, Seats::NONE);
                self.open.push_back(Plan { number: plan, by, name, seat, text, about, yes, no, at });
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

    /// Nothing is before the table any more.
    pub(super) fn clear(&mut self) {
        self.open.clear();
    }

    /// As everybody at the table sees them.
    pub(super) fn infos(&self) -> Vec<PlanInfo> {
        let info = |plan: &Plan| PlanInfo {
            plan: plan.number,
            by: plan.name.clone(),
            seat: plan.seat,
            text: plan.text.clone(),
            about: plan.about.clone(),
            yes: plan.yes,
            no: plan.no,
            at: plan.at,
        };
        self.open.iter().map(info).collect()
    }

    fn find(&self, number: u32) -> Result<&Plan, Problem> {
        let found = self.open.iter().find(|open| open.number == number);
        found.ok_or_else(|| Problem::new(Code::NoSuchPlan).with("plan", number))
    }
}

impl Plan {
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

impl<G: Hosted> Table<G> {
    /// May plans be talked over? Where players hold secrets the rules say who may tell what, so nobody may while it is on.
    fn plans_are_allowed(&self) -> Result<(), Problem> {
        match self.status {
            Status::Finished | Status::Abandoned => Err(Code::Finished.into()),
            Status::Running if G::SECRETS => Err(Code::PlansOff.into()),
            Status::Waiting | Status::Running => Ok(()),
        }
    }

    pub(super) fn propose(
        &mut self,
        turn: &mut Turn<G>,
        who: &Who,
        text: &str,
        about: Option<&str>,
    ) -> Result<(), Problem> {
        let seat = self.seats_of(who).first().ok_or(Problem::new(Code::NotAtTable))?;
        self.plans_are_allowed()?;
        let plain = |text: &str, most: usize| {
            plain_text(text, most).ok_or_else(|| Problem::new(Code::BadText).with("most", most))
        };
        let text = plain(text, LONGEST_PLAN)?;
        let about = about.map(|about| plain(about, LONGEST_TARGET)).transpose()?;
        let (plan, by, name) = (self.plans.made + 1, who.id.clone(), who.name.clone());
        self.happen(turn, TableEvent::Planned { plan, seat, by, name, text, about });
        Ok(())
    }

    pub(super) fn vote(
        &mut self,
        turn: &mut Turn<G>,
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
            self.happen(turn, TableEvent::Voted { plan: number, seats, yes });
        }
        Ok(())
    }

    pub(super) fn withdraw(&mut self, turn: &mut Turn<G>, who: &Who, number: u32) -> Result<(), Problem> {
        if self.seats_of(who).is_empty() && who.id != self.host {
            return Err(Code::NotAtTable.into());
        }
        let plan = self.plans.find(number)?;
        if plan.by != who.id && who.id != self.host {
            return Err(Code::NotHost.into());
        }
        self.happen(turn, TableEvent::Withdrawn { plan: number });
        Ok(())
    }
}
