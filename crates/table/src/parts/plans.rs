//! Plans that are before the table, and what its people think of them.

use crate::event::OfBot;
use crate::{Problem, TableEvent, shown_name};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use tabletop::{Seat, Seats};
use wire::{Code, Millis, PersonId, PlanInfo};
use words::{Lang, Words};

/// Plans that are before the table at once.
const PLANS_KEPT: usize = 8;

/// A plan before the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ProposedPlan {
    pub(crate) number: u32,
    pub(crate) by: PersonId,
    name: String,
    seat: Seat,
    text: String,
    about: Option<String>,
    yes: Seats,
    no: Seats,
    at: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) of_bot: Option<OfBot>,
}

/// What is before the table, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct ProposedPlans {
    open: VecDeque<ProposedPlan>,
    made: u32,
    /// What bots proposed last: what people took off is not proposed again.
    #[serde(skip_serializing_if = "Option::is_none")]
    last_of_bots: Option<String>,
}

impl ProposedPlans {
    /// What an event changes. The oldest plan gives way where there are too many; in a game with secrets none is talked over.
    pub(crate) fn apply(&mut self, at: Millis, event: &TableEvent, secrets: bool) {
        match event {
            TableEvent::Planned { plan, seat, by, name, text, about, of_bot } => {
                if self.open.len() == PLANS_KEPT {
                    self.open.pop_front();
                }
                self.made = self.made.max(*plan);
                if let Some(of_bot) = of_bot {
                    self.last_of_bots = Some(of_bot.key.clone());
                }
                self.open.push_back(ProposedPlan {
                    number: *plan,
                    by: by.clone(),
                    name: name.clone(),
                    seat: *seat,
                    text: text.clone(),
                    about: about.clone(),
                    yes: Seats::NONE,
                    no: Seats::NONE,
                    at,
                    of_bot: of_bot.clone(),
                });
            }
            TableEvent::Voted { plan, seats, yes } => {
                if let Some(plan) = self.open.iter_mut().find(|open| open.number == *plan) {
                    plan.vote(*seats, *yes);
                }
            }
            TableEvent::Withdrawn { plan } => self.open.retain(|open| open.number != *plan),
            TableEvent::Sat { seat, .. } | TableEvent::Bot { seat, .. } | TableEvent::Opened { seat, .. } => {
                self.forget_votes(*seat);
            }
            TableEvent::Started if secrets => self.open.clear(),
            TableEvent::Finished | TableEvent::Abandoned => self.open.clear(),
            _ => {}
        }
    }

    /// Whoever has a seat next votes anew.
    fn forget_votes(&mut self, seat: Seat) {
        self.open.iter_mut().for_each(|plan| plan.vote(Seats::only(seat), None));
    }

    /// Somebody is called something else.
    pub(crate) fn rename(&mut self, person: &PersonId, name: &str) {
        self.open.iter_mut().filter(|plan| plan.by == *person).for_each(|plan| plan.name = name.to_owned());
    }

    /// As everybody at the table sees them who reads this language.
    pub(crate) fn infos(&self, lang: Lang, who: impl Fn(&PersonId) -> String) -> Vec<PlanInfo> {
        let info = |plan: &ProposedPlan| PlanInfo {
            plan: plan.number,
            by: shown_name(Words::of(lang), &plan.name),
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

    pub(crate) fn find(&self, number: u32) -> Result<&ProposedPlan, Problem> {
        let found = self.open.iter().find(|open| open.number == number);
        found.ok_or_else(|| Problem::new(Code::NoSuchPlan).with("plan", number))
    }

    pub(crate) fn open(&self) -> impl Iterator<Item = &ProposedPlan> {
        self.open.iter()
    }

    /// The number of the next plan.
    pub(crate) fn next_number(&self) -> u32 {
        self.made + 1
    }

    /// Is it what bots proposed last?
    pub(crate) fn was_proposed(&self, key: &str) -> bool {
        self.last_of_bots.as_deref() == Some(key)
    }
}

impl ProposedPlan {
    pub(crate) fn vote(&mut self, seats: Seats, yes: Option<bool>) {
        let without = |all: Seats| all.iter().filter(|&seat| !seats.has(seat)).collect::<Seats>();
        (self.yes, self.no) = (without(self.yes), without(self.no));
        match yes {
            Some(true) => self.yes = self.yes.union(seats),
            Some(false) => self.no = self.no.union(seats),
            None => {}
        }
    }
}
