//! Who had which seat from when on, so that a result can say who really played.

use super::{ProgramOwner, SeatHolder, Table, TableEvent};
use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tabletop::log::{Entry, EntryNo};
use title::Title;
use wire::{PersonId, Played};

/// Who had a seat after an entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SeatPeriod {
    after: EntryNo,
    seat: Seat,
    who: PastHolder,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PastHolder {
    Person { person: PersonId, name: String, of: Option<ProgramOwner> },
    Bot(String),
}

impl<T: Title> Table<T> {
    /// Notes who has a seat after an event has happened.
    pub(super) fn note_holder(&mut self, event: &TableEvent) {
        let (TableEvent::Sat { seat, .. } | TableEvent::Bot { seat, .. }) = event else { return };
        let who = match self.seats.get(seat.index()) {
            Some(SeatHolder::Person { person, name, of, .. }) => {
                PastHolder::Person { person: person.clone(), name: name.clone(), of: of.clone() }
            }
            Some(SeatHolder::Bot { kind, .. }) => PastHolder::Bot(kind.clone()),
            Some(SeatHolder::Open) | None => return,
        };
        // However often a seat changes hands, it counts who has it when a move is made.
        let (after, seat) = (self.timeline.len(), *seat);
        self.seat_history.retain(|period| period.seat != seat || period.after != after);
        self.seat_history.push(SeatPeriod { after, seat, who });
    }

    /// Somebody is called something else.
    pub(super) fn rename_in_history(&mut self, person: &PersonId, new: &str) {
        for period in &mut self.seat_history {
            if let PastHolder::Person { person: whose, name, of } = &mut period.who {
                if whose == person {
                    new.clone_into(name);
                }
                if let Some(owner) = of.as_mut().filter(|owner| owner.person == *person) {
                    new.clone_into(&mut owner.name);
                }
            }
        }
    }

    /// Who made the moves that hold, seat by seat.
    pub(super) fn played(&self) -> Vec<Played> {
        let mut all: Vec<Played> = Vec::new();
        for no in self.timeline.line() {
            let Some(Entry::Move { seat, .. }) = self.timeline.entries().get(no as usize - 1) else { continue };
            let who = match self.played_by.get(&no) {
                Some(kind) => played(*seat, &PastHolder::Bot(kind.clone())),
                None => {
                    let held = self.seat_history.iter().rev().find(|period| period.seat == *seat && period.after < no);
                    let Some(SeatPeriod { who, .. }) = held else { continue };
                    played(*seat, who)
                }
            };
            let same = |one: &&mut Played| Played { moves: 0, ..(**one).clone() } == who;
            match all.iter_mut().find(same) {
                Some(known) => known.moves += 1,
                None => all.push(Played { moves: 1, ..who }),
            }
        }
        all.sort_by_key(|one| one.seat);
        all
    }
}

/// Somebody who has made no move yet.
fn played(seat: Seat, who: &PastHolder) -> Played {
    let (name, bot, program_of) = match who {
        PastHolder::Bot(kind) => (String::new(), Some(kind.clone()), None),
        PastHolder::Person { name, of, .. } => (name.clone(), None, of.as_ref().map(|owner| owner.name.clone())),
    };
    Played { seat, name, bot, program_of, moves: 0 }
}
