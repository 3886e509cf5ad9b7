//! A table as the fold of its events: what each part makes of one.

use super::parts::ProgramOwner;
use super::{Table, TableEvent, Who, bot_id};
use tabletop::log::{Entry, EntryNo, EntryOf};
use title::Title;
use wire::{Millis, PersonId};

impl<T: Title> Table<T> {
    /// What an event beside the game changes. The same for one that happens and for one that is read.
    pub(super) fn apply(&mut self, at: Millis, event: &TableEvent) {
        self.clock_event(at, event);
        let seat_name = |seat| Some(self.seating.holder(seat)?.name().to_owned());
        self.deeds.apply(event, self.progress.is_running(), self.members.host_name(), seat_name);
        self.knocks.apply(at, event);
        self.dealing.apply(at, event, self.fixed.settings.slow);
        if let TableEvent::DealMade { .. } = event {
            self.take_seed();
        }
        let host = ProgramOwner { person: self.members.host().clone(), name: self.members.host_name().clone() };
        self.seating.apply(event, &host, self.game.len());
        self.members.apply(event);
        self.presence.apply(at, event);
        self.talk.apply(at, event);
        self.questions.apply(event);
        self.plans.apply(at, event, T::SECRETS);
        self.bots.apply(event);
        self.game.apply(event);
        self.progress.apply(event);
        if let TableEvent::Renamed { person, name, .. } = event {
            self.rename_asker(person, name);
        }
        self.run_clocks();
    }

    /// What somebody asked or proposed bears the name they have now.
    fn rename_asker(&mut self, person: &PersonId, name: &str) {
        let name = self.name_here(&Who { id: person.clone(), name: name.to_owned() });
        self.plans.rename(person, &name);
        self.questions.rename(person, &name);
    }

    /// What an entry of the game's log changes beside it: which event brought it, and when.
    pub(super) fn count(&mut self, no: u32, at: Millis) {
        self.game.count(no, at);
        self.clock_entry(at);
    }

    /// Notes who makes a move, where it is a bot in place of a person.
    pub(super) fn note_player(&mut self, no: EntryNo, entry: &EntryOf<T::Game>, by: &str) {
        if let Entry::Move { seat, .. } = entry
            && by == bot_id(*seat).0
            && let Some(kind) = self.seating.stand_in_of(*seat)
        {
            self.game.note_bot(no, kind);
        }
    }
}
