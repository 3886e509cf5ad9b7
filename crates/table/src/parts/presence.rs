//! Who is connected, and since when others are not. Nothing of it is kept.

use crate::{TableEvent, Who};
use std::collections::BTreeMap;
use tabletop::{Seat, Seats};
use wire::{Millis, PersonId};

/// Who is connected, and since when others are not.
pub(crate) struct Presence {
    /// How many connections each person has.
    connections: BTreeMap<PersonId, u32>,
    /// What those who are connected are called, also without a seat.
    visiting: BTreeMap<PersonId, String>,
    /// Since when the person of a seat is away.
    away: Vec<Option<Millis>>,
    /// Since when nobody with a seat is connected.
    unattended: Option<Millis>,
}

impl Presence {
    /// Nobody is there.
    pub(crate) fn new(players: usize, now: Millis) -> Presence {
        let away = vec![Some(now); players];
        Presence { connections: BTreeMap::new(), visiting: BTreeMap::new(), away, unattended: None }
    }

    /// What an event changes: whoever comes to a seat is there or away from now on.
    pub(crate) fn apply(&mut self, at: Millis, event: &TableEvent) {
        let (seat, since) = match event {
            TableEvent::Sat { seat, person, .. } => (*seat, (!self.is_here(person)).then_some(at)),
            TableEvent::Bot { seat, .. } | TableEvent::Opened { seat, .. } => (*seat, None),
            _ => return,
        };
        if let Some(away) = self.away.get_mut(seat.index()) {
            *away = since;
        }
    }

    /// Somebody has one more connection. Is it their first?
    pub(crate) fn add(&mut self, who: &Who) -> bool {
        let connections = self.connections.entry(who.id.clone()).or_insert(0);
        *connections += 1;
        let first = *connections == 1;
        if first {
            self.visiting.insert(who.id.clone(), who.name.clone());
        }
        first
    }

    /// These are connected, and nobody else.
    pub(crate) fn show(&mut self, people: &[Who]) {
        self.connections = people.iter().map(|who| (who.id.clone(), 1)).collect();
        self.visiting = people.iter().map(|who| (who.id.clone(), who.name.clone())).collect();
    }

    /// Somebody has one connection less. Was it their last?
    pub(crate) fn drop(&mut self, who: &PersonId) -> bool {
        let Some(connections) = self.connections.get_mut(who) else { return false };
        *connections -= 1;
        if *connections > 0 {
            return false;
        }
        self.connections.remove(who);
        self.visiting.remove(who);
        true
    }

    /// The person of a seat is there.
    pub(crate) fn note_here(&mut self, seat: Seat) {
        if let Some(away) = self.away.get_mut(seat.index()) {
            *away = None;
        }
    }

    /// The person of a seat is no longer there.
    pub(crate) fn note_gone(&mut self, seat: Seat, now: Millis) {
        if let Some(away) = self.away.get_mut(seat.index()) {
            *away = Some(now);
        }
    }

    /// Everybody who is not connected has the whole time again to come: nobody could, or nobody waited for them.
    pub(crate) fn wait_anew(&mut self, now: Millis) {
        self.away.iter_mut().flatten().for_each(|since| *since = now);
    }

    /// Whoever has these seats gave a sign of life.
    pub(crate) fn note_sign_of_life(&mut self, seats: Seats, now: Millis) {
        for seat in seats.iter() {
            if let Some(Some(since)) = self.away.get_mut(seat.index()) {
                *since = now;
            }
        }
    }

    /// A visitor is called something else. Was that news?
    pub(crate) fn rename(&mut self, who: &Who) -> bool {
        match self.visiting.get_mut(&who.id) {
            Some(name) if *name != who.name => {
                name.clone_from(&who.name);
                true
            }
            _ => false,
        }
    }

    /// Nobody with a seat is there, from now on if not already.
    pub(crate) fn note_unattended(&mut self, now: Millis) {
        self.unattended.get_or_insert(now);
    }

    /// The time without anybody is counted from here on; or it is over.
    pub(crate) fn set_unattended(&mut self, since: Option<Millis>) {
        self.unattended = since;
    }

    /// Since when nobody with a seat is there.
    pub(crate) fn unattended(&self) -> Option<Millis> {
        self.unattended
    }

    pub(crate) fn is_here(&self, who: &PersonId) -> bool {
        self.connections.contains_key(who)
    }

    pub(crate) fn is_anybody_here(&self) -> bool {
        !self.connections.is_empty()
    }

    /// Everybody who is connected, and what they are called.
    pub(crate) fn visiting(&self) -> impl Iterator<Item = (&PersonId, &String)> {
        self.visiting.iter()
    }

    /// Since when the person of a seat is away.
    pub(crate) fn away_since(&self, seat: Seat) -> Option<Millis> {
        *self.away.get(seat.index())?
    }
}
