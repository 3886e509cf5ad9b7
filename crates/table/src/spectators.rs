//! Who may look, and how far behind.

use super::parts::Made;
use super::{Broadcast, BroadcastEntry, Effect, Face, Table, TableEvent, Who};
use crate::Problem;
use std::collections::BTreeMap;
use tabletop::Audience;
use tabletop::log::{Entry, EntryNo};
use title::Title;
use wire::{Code, Facing, Millis, PersonId, QuestionAbout, Settings, Status, Watch};

/// Who may watch a table of this game with these settings.
pub fn usual_watch<T: Title>(settings: &Settings) -> Watch {
    settings.watch.unwrap_or(if T::SECRETS { Watch::Delayed(60) } else { Watch::Live })
}

/// Does a question tell of moves of the game?
pub(super) fn is_about_moves(about: &QuestionAbout) -> bool {
    match about {
        // Whoever is late is the one whose turn it is.
        QuestionAbout::Retract { .. } | QuestionAbout::Branch { .. } | QuestionAbout::StandIn { .. } => true,
        QuestionAbout::Abandon | QuestionAbout::Study => false,
    }
}

impl<T: Title> Table<T> {
    /// As whom somebody looks, if they may.
    pub fn face(&self, who: &Who, wanted: Option<Facing>) -> Result<(Facing, Audience), Problem> {
        self.may_enter(who)?;
        let own = self.seats_of(who);
        let facing = wanted.unwrap_or_else(|| own.first().map_or(Facing::Spectator, Facing::Seat));
        let over = self.is_open().is_ok();
        match facing {
            Facing::Seat(seat) if own.has(seat) => Ok((facing, Audience::Seat(seat))),
            // Once the game is over everybody may see it from any seat.
            Facing::Seat(seat) if over && seat.index() < self.seating.count() => Ok((facing, Audience::Seat(seat))),
            Facing::Seat(seat) => Err(Problem::new(Code::NotYourSeat).with("seat", seat.0.saturating_add(1))),
            Facing::Spectator => {
                let barred = self.progress.is_running() && own.is_empty() && self.watch() == Watch::Off;
                if barred { Err(Code::WatchingOff.into()) } else { Ok((facing, Audience::Spectator)) }
            }
            Facing::Everything if over || (self.is_study() && !own.is_empty() && !who.id.is_program()) => {
                Ok((facing, Audience::Omniscient))
            }
            Facing::Everything if self.progress.is_over().is_ok() => Err(Code::Sealed.into()),
            Facing::Everything => Err(Code::NotFinished.into()),
        }
    }

    /// Who may watch, as it comes out.
    pub fn watch(&self) -> Watch {
        usual_watch::<T>(&self.fixed.settings)
    }

    /// By how many milliseconds this audience is behind.
    pub(super) fn delay(&self, audience: Audience) -> Option<Millis> {
        match (audience, self.watch(), self.progress.status()) {
            (Audience::Spectator, Watch::Delayed(seconds), Status::Running) => Some(Millis::from(seconds) * 1000),
            _ => None,
        }
    }

    /// Does nothing of the game reach this client as it happens?
    pub(super) fn is_behind(&self, face: &Face) -> bool {
        let off = self.progress.is_running() && self.watch() == Watch::Off;
        face.audience == Audience::Spectator && (off || self.delay(face.audience).is_some())
    }

    /// Would a note beside the game tell somebody who is behind of moves in it? A question about some is settled by the next
    /// move, so that they hear neither of it nor of its end.
    pub(super) fn is_early(&self, face: &Face, event: &TableEvent) -> bool {
        self.is_behind(face)
            && match event {
                TableEvent::Asked { about, .. } => is_about_moves(about),
                TableEvent::Settled { .. } => true,
                // Whose time is up is the one whose turn it is; and a stage or trick that is over has had its last move.
                TableEvent::ClockOut { .. } | TableEvent::Back { ended: true, .. } => true,
                _ => false,
            }
    }

    /// Keeps a broadcast for delayed spectators.
    pub(super) fn hold(&mut self, broadcast: &Broadcast<T>) {
        if self.delay(Audience::Spectator).is_some() && broadcast.game {
            self.backlog.hold(broadcast.clone());
        }
    }

    pub(super) fn next_release(&self) -> Option<Millis> {
        let delay = self.delay(Audience::Spectator)?;
        Some(self.backlog.oldest()? + delay)
    }

    /// What delayed spectators may know by this time.
    pub(super) fn release(&mut self, now: Millis) -> Vec<Effect<T>> {
        let mut out = Vec::new();
        while self.next_release().is_some_and(|at| at <= now) {
            out.extend(self.backlog.pop().map(Effect::TellWatchers));
        }
        out
    }

    /// Once the game is over there is no reason to hold anything back.
    pub(super) fn release_all_if_over(&mut self) -> Vec<Effect<T>> {
        match self.delay(Audience::Spectator) {
            Some(_) => Vec::new(),
            None => self.backlog.take().map(Effect::TellWatchers).collect(),
        }
    }

    /// Holds again what delayed spectators may not know yet, as far as the entries themselves say it. What they may know
    /// by now is released when the table wakes.
    pub(super) fn hold_again(&mut self) {
        let times = self.game.times();
        let (Some(delay), Some(&last)) = (self.delay(Audience::Spectator), times.last()) else { return };
        let Some(first) = times.iter().position(|&at| at + delay > last) else { return };
        let mut held: BTreeMap<EntryNo, Made<T>> = BTreeMap::new();
        self.game.timeline().replay(self.game.len(), |step| {
            if step.no as usize > first {
                let (facts, before) = (step.facts.to_vec(), Some(step.before.clone()));
                held.insert(step.no, Made { no: step.no, facts, before });
            }
        });
        for (at, entry) in self.game.entries().iter().enumerate().skip(first) {
            let no = at as EntryNo + 1;
            let Made { facts, before, .. } = match (held.remove(&no), entry) {
                (Some(made), _) => made,
                (None, Entry::Retract { .. } | Entry::Branch { .. }) => Made::taking_back(no),
                // It was taken back later.
                (None, Entry::Move { .. } | Entry::Draw(_)) => self.game.made(no),
            };
            self.backlog.hold(Broadcast {
                no: self.game.numbers()[at],
                at: times[at],
                by: PersonId("table".to_owned()),
                re: None,
                game: true,
                entries: vec![BroadcastEntry { no, entry: entry.clone(), facts, before }],
                notes: Vec::new(),
                table: false,
                entry: no,
            });
        }
    }

    /// The last entry of the log that a client may know of.
    pub(super) fn horizon(&self, face: &Face) -> EntryNo {
        match (face.audience, self.watch(), self.progress.status()) {
            (Audience::Spectator, Watch::Off, Status::Running) => 0,
            (Audience::Spectator, Watch::Delayed(_), Status::Running) => {
                self.backlog.told_until().unwrap_or(self.game.len())
            }
            _ => self.game.len(),
        }
    }

    /// The number of the last event up to which a client knows the game.
    pub(super) fn told_until(&self, face: &Face) -> u32 {
        self.game.numbers().get(self.horizon(face) as usize).map_or(self.no, |first_unknown| first_unknown - 1)
    }
}
