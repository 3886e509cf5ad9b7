//! Who asks to come in, and who was turned away.

use crate::{Problem, TableEvent};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use tabletop::never;
use wire::{Code, Millis, PersonId};

/// People who may wait to be let in at once.
const MOST_KNOCKS: usize = 8;
/// People whom the table remembers to have turned away.
const TURNED_AWAY: usize = 64;
/// A knock that nobody has answered for this time gives way to others.
const KNOCKED_FOR: Millis = 30 * 60 * 1000;

/// Somebody who asks to come in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Knock {
    pub(crate) number: u32,
    pub(crate) person: PersonId,
    pub(crate) name: String,
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
pub(crate) struct Knocks {
    open: VecDeque<Knock>,
    made: u32,
    turned_away: VecDeque<PersonId>,
}

impl Knocks {
    /// What an event changes, if it is about who comes in.
    pub(crate) fn apply(&mut self, at: Millis, event: &TableEvent) {
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
    /// Those who ask to come in.
    pub(crate) fn open(&self) -> impl Iterator<Item = &Knock> {
        self.open.iter()
    }

    pub(crate) fn find(&self, number: u32) -> Result<&Knock, Problem> {
        let found = self.open.iter().find(|open| open.number == number);
        found.ok_or_else(|| Problem::new(Code::NoSuchQuestion).with("question", number))
    }

    /// Somebody's knock, if it still counts.
    pub(crate) fn of(&self, who: &PersonId, now: Millis) -> Option<&Knock> {
        self.open.iter().find(|open| open.person == *who && open.counts(now))
    }

    /// Do so many ask that nobody else can now?
    pub(crate) fn are_many(&self, now: Millis) -> bool {
        self.open.iter().filter(|open| open.counts(now)).count() >= MOST_KNOCKS
    }

    pub(crate) fn has_turned_away(&self, who: &PersonId) -> bool {
        self.turned_away.contains(who)
    }

    /// The number of the next knock.
    pub(crate) fn next_number(&self) -> u32 {
        self.made + 1
    }
}
