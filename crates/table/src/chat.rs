//! Chat, signals, and stopping the table for a while.

use super::{Effect, LONGEST_TEXT, Table, TableEvent, Transaction, Who};
use crate::Problem;
use title::Title;
use wire::{Code, Signal, Status};

/// The most that a signal or a plan may point at, in characters.
pub(super) const LONGEST_TARGET: usize = 200;

/// A text somebody typed as one line, without control characters and without those that turn the direction of writing;
/// none if nothing is left of it or it is too long.
pub fn plain_text(text: &str, longest: usize) -> Option<String> {
    let spaced = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let text: String = spaced.filter(|&c| !c.is_control() && !turns_direction(c)).collect();
    let text = text.trim();
    (!text.is_empty() && text.chars().count() <= longest).then(|| text.to_owned())
}

fn turns_direction(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

impl<T: Title> Table<T> {
    /// Does somebody belong to the table: with a seat, as host or as a guest who was let in?
    pub(super) fn belongs(&self, who: &Who) -> bool {
        who.id == *self.members.host() || self.members.has(&who.id) || !self.seats_of(who).is_empty()
    }

    pub(super) fn chat(&mut self, transaction: &mut Transaction<T>, who: &Who, text: &str) -> Result<(), Problem> {
        if !self.belongs(who) {
            return Err(Code::NotAtTable.into());
        }
        self.may_be_heard(who)?;
        let text =
            plain_text(text, LONGEST_TEXT).ok_or_else(|| Problem::new(Code::BadText).with("most", LONGEST_TEXT))?;
        let seat = self.seats_of(who).first();
        let handle = Some(self.handle(&who.id));
        self.happen(transaction, TableEvent::Said { name: self.name_here(who), seat, text, who: handle });
        Ok(())
    }

    pub(super) fn signal(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        signal: Signal,
    ) -> Result<(), Problem> {
        let seat = self.seats_of(who).first().ok_or(Problem::new(Code::NotAtTable))?;
        self.may_be_heard(who)?;
        let target = match &signal.target {
            None => None,
            Some(text) => Some(
                plain_text(text, LONGEST_TARGET)
                    .ok_or_else(|| Problem::new(Code::BadText).with("most", LONGEST_TARGET))?,
            ),
        };
        let signal = Signal { target, ..signal };
        let (name, handle) = (self.name_here(who), self.handle(&who.id));
        transaction.extra.push(Effect::Signal { name, seat: Some(seat), who: handle, signal });
        Ok(())
    }

    pub(super) fn pause(&mut self, transaction: &mut Transaction<T>, who: &Who, stop: bool) -> Result<(), Problem> {
        if self.seats_of(who).is_empty() && !self.is_host(&who.id) {
            return Err(Code::NotAtTable.into());
        }
        match self.progress.status() {
            Status::Waiting => return Err(Code::NotStarted.into()),
            Status::Finished | Status::Abandoned => return Err(Code::Finished.into()),
            Status::Running => {}
        }
        let (name, host) = (self.name_here(who), self.is_host(&who.id));
        match (stop, self.progress.is_paused()) {
            (true, false) => self.happen(transaction, TableEvent::Paused { name, host }),
            (false, true) => self.happen(transaction, TableEvent::Resumed { name, host }),
            _ => {}
        }
        Ok(())
    }
}
