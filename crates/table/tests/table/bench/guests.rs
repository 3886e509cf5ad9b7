//! Who comes to a table: people and programs, and how they come and go.

use super::{Bench, Playable};
use table::{Effect, SeatPlan, Who};
use tabletop::Seat;
use wire::{Code, PersonId};

pub(crate) fn who(name: &str) -> Who {
    Who { id: PersonId(format!("p-{}", name.to_lowercase())), name: name.to_owned() }
}

pub(crate) fn ana() -> Who {
    who("Ana")
}

pub(crate) fn bruno() -> Who {
    who("Bruno")
}

/// A program with a token.
pub(crate) fn program(name: &str) -> Who {
    Who { id: PersonId::program(&name.to_lowercase()), name: name.to_owned() }
}

pub(crate) fn stranger() -> Who {
    who("Stranger")
}

pub(crate) fn person(who: &Who) -> SeatPlan {
    SeatPlan::Person { who: who.id.clone(), name: who.name.clone() }
}

pub(crate) fn bot() -> SeatPlan {
    SeatPlan::Bot("steady".to_owned())
}

impl<T: Playable> Bench<T> {
    pub(crate) fn seat_program(&mut self, host: &Who, seat: Seat, program: &Who) {
        let effects = self.table.seat_program(self.now, host, seat, program);
        self.took(effects);
    }

    pub(crate) fn quit(&mut self, who: &Who) {
        let effects = self.table.quit(self.now, who);
        self.took(effects);
    }

    pub(crate) fn refuses_program(&mut self, host: &Who, seat: Seat, program: &Who) -> Code {
        let no = self.table.no();
        match &self.table.seat_program(self.now, host, seat, program)[..] {
            [Effect::Refuse(problem, _)] if self.table.no() == no => problem.code,
            _ => panic!("the program has a seat"),
        }
    }

    /// Tells the table what time it is, as for whoever only looks.
    pub(crate) fn tick(&mut self) {
        self.table.tick(self.now);
    }

    /// The sentences of all notes that a client was told.
    pub(crate) fn noted(&self, client: usize) -> Vec<String> {
        let notes = self.clients[client].updates.iter().flat_map(|update| &update.notes);
        notes.filter_map(|note| note.text.clone()).collect()
    }

    /// Knocks at the door; the code of what was wrong with it, if anything was.
    pub(crate) fn knock(&mut self, who: &Who) -> Result<(), Code> {
        self.answers.clear();
        let effects = self.table.knock(self.now, who);
        self.took(effects);
        self.answers.pop().map_or(Ok(()), |answer| answer.map(drop).map_err(|problem| problem.code))
    }

    pub(crate) fn unseat_program(&mut self, program: &Who) {
        let effects = self.table.unseat_program(self.now, &program.id);
        self.took(effects);
    }
}
