//! What is left of a table when somebody who was at it has deleted themselves: the game, and nothing that names them. A table
//! is the fold of its events, so it is these that are written anew; nothing else has to know who was meant.

use super::{Event, TableEvent};
use crate::json;
use crate::wire::PersonId;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use tabletop::Seat;
use words::Words;

/// What whoever has deleted themselves is called in what is kept. Nobody can be called that: it is too long for a name.
pub const GONE: &str = "somebody who has left";
/// What stands where they said something.
const UNSAID: &str = "…";

/// A name as it is read: of whoever has deleted themselves, in words.
pub fn called(words: &Words, name: &str) -> String {
    if name == GONE { words.say("server-gone", &[]) } else { name.to_owned() }
}

/// What is written anew, and under which names somebody was at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// The events that change, each in place of that of its number.
    pub events: Vec<Event>,
    /// What they were called.
    pub names: BTreeSet<String>,
}

/// Takes somebody out of all events of a table; they are `to` from here on, who is nobody elsewhere.
pub fn forgotten(events: &[Event], person: &PersonId, to: &PersonId) -> Forgotten {
    let mut walk = Walk {
        person,
        host: None,
        knocks: BTreeMap::new(),
        names: BTreeSet::new(),
        seats: BTreeSet::new(),
        dealing: BTreeSet::new(),
    };
    let mut changed = Vec::new();
    for event in events {
        let theirs = event.by == person.0;
        let body = match TableEvent::read(&event.body) {
            Some(Ok(mut happened)) => {
                walk.rewrite(&mut happened, theirs);
                happened.line().replace(&person.0, &to.0)
            }
            // What this program cannot read it cannot write either; who somebody is, it can tell.
            Some(Err(_)) => event.body.replace(&person.0, &to.0),
            None => event.body.clone(),
        };
        let by = if theirs { to.0.clone() } else { event.by.clone() };
        if body != event.body || by != event.by {
            changed.push(Event { by, body, ..event.clone() });
        }
    }
    Forgotten { events: changed, names: walk.names }
}

struct Walk<'a> {
    person: &'a PersonId,
    /// The host as of the last event.
    host: Option<PersonId>,
    /// Which knocks are theirs.
    knocks: BTreeMap<u32, bool>,
    names: BTreeSet<String>,
    /// Which seats are theirs as of the last event, and which were when the deal was begun.
    seats: BTreeSet<Seat>,
    dealing: BTreeSet<Seat>,
}

impl Walk<'_> {
    fn take(&mut self, name: &mut String) {
        self.names.insert(std::mem::replace(name, GONE.to_owned()));
    }

    fn if_of(&mut self, person: &PersonId, name: &mut String) {
        if person == self.person {
            self.take(name);
        }
    }

    fn if_host(&mut self, by: Option<&mut String>) {
        if let Some(by) = by
            && self.host.as_ref() == Some(self.person)
        {
            self.take(by);
        }
    }

    /// A seat is theirs, or no longer.
    fn sits(&mut self, seat: Seat, theirs: bool) {
        if theirs {
            self.seats.insert(seat);
        } else {
            self.seats.remove(&seat);
        }
    }

    /// Takes the names of their seats out of what is told of a deal.
    fn if_dealt<'n>(&mut self, named: impl Iterator<Item = (Seat, &'n mut String)>) {
        for (seat, name) in named {
            if self.dealing.contains(&seat) {
                self.take(name);
            }
        }
    }

    fn rewrite(&mut self, event: &mut TableEvent, theirs: bool) {
        match event {
            TableEvent::Sat { seat, person, name } => {
                self.sits(*seat, person == self.person);
                self.if_of(person, name);
            }
            TableEvent::Dealing { people, .. } => {
                self.dealing = self.seats.clone();
                self.if_dealt(people.iter_mut().map(|one| (one.seat, &mut one.name)));
            }
            TableEvent::DealMade { shares, left_out, .. } => {
                self.dealing.extend(self.seats.iter().copied());
                self.if_dealt(shares.iter_mut().map(|given| (given.seat, &mut given.name)));
                self.if_dealt(left_out.iter_mut().map(|one| (one.seat, &mut one.name)));
            }
            TableEvent::Admitted { person, name, by } => {
                self.if_of(person, name);
                self.if_host(by.as_mut());
            }
            TableEvent::Removed { person, name, by }
            | TableEvent::Muted { person, name, by }
            | TableEvent::Unmuted { person, name, by } => {
                self.if_of(person, name);
                self.if_host(Some(by));
            }
            TableEvent::Host { person, name } => {
                self.if_of(person, name);
                self.host = Some(person.clone());
            }
            TableEvent::Renamed { person, old, name, seats } if *person == *self.person => {
                self.take(old);
                self.take(name);
                seats.iter_mut().for_each(|(_, name)| self.take(name));
            }
            TableEvent::Knocked { knock, person, name } => {
                self.knocks.insert(*knock, person == self.person);
                self.if_of(person, name);
            }
            TableEvent::TurnedAway { knock, name, by } => {
                if self.knocks.get(knock) == Some(&true) {
                    self.take(name);
                }
                self.if_host(by.as_mut());
            }
            TableEvent::Bot { seat, by, .. } | TableEvent::Opened { seat, by } => {
                self.sits(*seat, false);
                self.if_host(by.as_mut());
            }
            TableEvent::StandIn { by, .. } => self.if_host(by.as_mut()),
            TableEvent::Key { by, .. } => self.if_host(Some(by)),
            TableEvent::Said { name, text, .. } if theirs => {
                self.take(name);
                UNSAID.clone_into(text);
            }
            TableEvent::Paused { name, .. } | TableEvent::Resumed { name, .. } if theirs => self.take(name),
            TableEvent::Asked { by, name, .. } => self.if_of(by, name),
            TableEvent::Planned { by, name, text, about, .. } if *by == *self.person => {
                self.take(name);
                UNSAID.clone_into(text);
                *about = None;
            }
            TableEvent::Renamed { .. }
            | TableEvent::Said { .. }
            | TableEvent::Paused { .. }
            | TableEvent::Resumed { .. }
            | TableEvent::Planned { .. } => {}
            TableEvent::PlayedElsewhere { .. } | TableEvent::Started | TableEvent::Back { .. } => {}
            TableEvent::Agreed { .. } | TableEvent::Settled { .. } | TableEvent::Voted { .. } => {}
            TableEvent::Withdrawn { .. } | TableEvent::Finished | TableEvent::Abandoned => {}
            TableEvent::Next { .. } | TableEvent::Hurried => {}
            TableEvent::ClockOut { .. } | TableEvent::Held { .. } => {}
            TableEvent::Committed { .. } | TableEvent::Shared { .. } => {}
        }
    }
}

/// What lists show of a table, or how it ended, without somebody. Seats at a table have different names, so that it is clear
/// who is meant.
pub fn unnamed(kept: &str, names: &BTreeSet<String>, person: &PersonId, to: &PersonId) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(kept) else { return kept.replace(&person.0, &to.0) };
    for part in ["seats", "played", "host"] {
        if let Some(part) = value.get_mut(part) {
            without(part, names);
        }
    }
    json::text(&value).replace(&person.0, &to.0)
}

fn without(value: &mut Value, names: &BTreeSet<String>) {
    match value {
        Value::String(text) if names.contains(text) => GONE.clone_into(text),
        Value::Array(all) => all.iter_mut().for_each(|one| without(one, names)),
        Value::Object(all) => all.values_mut().for_each(|one| without(one, names)),
        _ => {}
    }
}
