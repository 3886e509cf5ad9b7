//! What is left of a table when somebody who was at it has deleted themselves: the game, and nothing that names them. A table
//! is the fold of its events, so it is these that are written anew; nothing else has to know who was meant.

use super::{Event, TableEvent};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use tabletop::Seat;
use wire::PersonId;
use wire::json;
use words::Words;

/// What whoever has deleted themselves is called in what is kept. Nobody can be called that: it is too long for a name.
pub const GONE: &str = "somebody who has left";
/// What stands where they said something.
const UNSAID: &str = "…";

/// A name as it is read: of whoever has deleted themselves, in words.
pub fn shown_name(words: &Words, name: &str) -> String {
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

/// What is one of a few words, and no name, though somebody may be called so.
const KINDS: [&str; 3] = ["holder", "deed", "until"];

fn without(value: &mut Value, names: &BTreeSet<String>) {
    match value {
        Value::String(text) if names.contains(text) => GONE.clone_into(text),
        Value::Array(all) => all.iter_mut().for_each(|one| without(one, names)),
        Value::Object(all) => {
            all.iter_mut().filter(|(key, _)| !KINDS.contains(&key.as_str())).for_each(|(_, one)| without(one, names))
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Seat;

    fn who(name: &str) -> PersonId {
        PersonId(format!("{name:0>16}"))
    }

    fn events(all: Vec<(&str, TableEvent)>) -> Vec<Event> {
        let event = |(no, (by, event)): (u32, (&str, TableEvent))| Event {
            no,
            at: 0,
            by: who(by).0,
            client: None,
            body: event.line(),
        };
        (1..).zip(all).map(event).collect()
    }

    /// Two of one name, of whom one goes: the other stays who they were, and so does whatever the other did as host.
    #[test]
    fn only_the_one_who_goes_is_forgotten() {
        let (gone, other) = (who("gone"), who("other"));
        let name = || "Ana".to_owned();
        let all = events(vec![
            ("gone", TableEvent::Host { person: gone.clone(), name: name() }),
            ("gone", TableEvent::Sat { seat: Seat(0), person: gone.clone(), name: name() }),
            ("other", TableEvent::Knocked { knock: 1, person: other.clone(), name: name() }),
            ("gone", TableEvent::Admitted { person: other.clone(), name: name(), by: Some(name()) }),
            ("other", TableEvent::Said { name: name(), seat: None, text: "hello Ana".to_owned(), who: None }),
            ("gone", TableEvent::Said { name: name(), seat: None, text: "hello".to_owned(), who: None }),
            ("other", TableEvent::Host { person: other.clone(), name: name() }),
            ("gone", TableEvent::Knocked { knock: 2, person: gone.clone(), name: name() }),
            ("other", TableEvent::TurnedAway { knock: 2, name: name(), by: Some(name()) }),
            ("other", TableEvent::Removed { person: gone.clone(), name: name(), by: name() }),
            ("other", TableEvent::Finished),
        ]);
        let to = who("nobody");
        let Forgotten { events: changed, names } = forgotten(&all, &gone, &to);
        assert_eq!(names, BTreeSet::from([name()]));
        assert_eq!(changed.iter().map(|event| event.no).collect::<Vec<_>>(), [1, 2, 4, 6, 8, 9, 10]);
        let text = |no: u32| changed.iter().find(|event| event.no == no).unwrap().body.clone();
        assert!(text(4).contains("\"name\":\"Ana\"") && text(4).contains(&format!("\"by\":\"{GONE}\"")), "{}", text(4));
        assert!(text(6).contains(UNSAID) && !text(6).contains("hello"));
        for no in [9, 10] {
            assert!(text(no).contains("\"by\":\"Ana\"") && text(no).contains(GONE), "{}", text(no));
        }
        assert!(changed.iter().all(|event| !event.body.contains(&gone.0) && event.by != gone.0));
        assert_eq!(forgotten(&changed, &gone, &to).events, [], "once is enough");
    }

    #[test]
    fn lists_and_results_name_nobody_who_has_gone() {
        let (gone, to, names) = (who("gone"), who("nobody"), BTreeSet::from(["Vega".to_owned()]));
        let kept =
            format!(r#"{{"name":"Vega","persons":[[0,"{}"]],"seats":[{{"name":"Vega"}},{{"name":"Ben"}}]}}"#, gone.0);
        let left: Value = serde_json::from_str(&unnamed(&kept, &names, &gone, &to)).unwrap();
        assert_eq!(left["name"], "Vega", "the table is called so too");
        assert_eq!((&left["seats"][0]["name"], &left["seats"][1]["name"]), (&GONE.into(), &"Ben".into()));
        assert_eq!(left["persons"][0][1], to.0.as_str());
        assert!(super::super::checked_name(GONE).is_err(), "nobody can be called that");
    }
}
