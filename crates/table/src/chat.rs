//! Chat, signals, and stopping the table for a while.

use super::{CHAT_BYTES, CHAT_KEPT, Effect, LONGEST_TEXT, Table, TableEvent, Transaction, Who};
use crate::Problem;
use title::Title;
use wire::{Code, Signal, Spoken, Status};

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
        who.id == self.host || self.members.contains_key(&who.id) || !self.seats_of(who).is_empty()
    }

    /// Everybody who looks gets all that is in sight, so it is bounded; the log keeps the rest.
    pub(super) fn forget_old_chat(&mut self) {
        let mut left = CHAT_BYTES;
        let mut fits = |spoken: &Spoken| {
            left = left.saturating_sub(spoken.text.len() + spoken.name.len());
            left > 0
        };
        let keep = self.chat.iter().rev().take(CHAT_KEPT).map_while(|spoken| fits(spoken).then_some(())).count();
        self.chat.drain(..self.chat.len() - keep.max(1));
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
        match self.status {
            Status::Waiting => return Err(Code::NotStarted.into()),
            Status::Finished | Status::Abandoned => return Err(Code::Finished.into()),
            Status::Running => {}
        }
        let (name, host) = (self.name_here(who), self.is_host(&who.id));
        match (stop, self.paused) {
            (true, false) => self.happen(transaction, TableEvent::Paused { name, host }),
            (false, true) => self.happen(transaction, TableEvent::Resumed { name, host }),
            _ => {}
        }
        Ok(())
    }
}
