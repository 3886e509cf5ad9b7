//! What was said, and who is not heard.

use crate::TableEvent;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use wire::{Millis, PersonId, Spoken};

/// Lines of chat that are kept in sight.
const CHAT_KEPT: usize = 100;
/// Bytes of chat that are kept in sight.
const CHAT_BYTES: usize = 16 * 1024;
/// People whom a table remembers to be muted.
const MOST_MUTED: usize = 256;

/// What was said, and who is not heard.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Talk {
    chat: VecDeque<Spoken>,
    /// People whom the host has muted.
    #[serde(default)]
    muted: VecDeque<PersonId>,
}

impl Talk {
    /// What an event changes.
    pub(crate) fn apply(&mut self, at: Millis, event: &TableEvent) {
        match event {
            TableEvent::Said { name, seat, text, who } => {
                let (name, text, who) = (name.clone(), text.clone(), who.clone());
                self.chat.push_back(Spoken { at, name, seat: *seat, text, who });
                self.forget_old_chat();
            }
            TableEvent::Muted { person, .. } => self.set_muted(person, true),
            TableEvent::Unmuted { person, .. } => self.set_muted(person, false),
            _ => {}
        }
    }

    /// Everybody who looks gets all that is in sight, so it is bounded; the log keeps the rest.
    fn forget_old_chat(&mut self) {
        let mut left = CHAT_BYTES;
        let mut fits = |spoken: &Spoken| {
            left = left.saturating_sub(spoken.text.len() + spoken.name.len());
            left > 0
        };
        let keep = self.chat.iter().rev().take(CHAT_KEPT).map_while(|spoken| fits(spoken).then_some(())).count();
        self.chat.drain(..self.chat.len() - keep.max(1));
    }

    /// What it means to be muted, or not to be any more.
    fn set_muted(&mut self, person: &PersonId, muted: bool) {
        self.muted.retain(|one| one != person);
        if muted {
            if self.muted.len() == MOST_MUTED {
                self.muted.pop_front();
            }
            self.muted.push_back(person.clone());
        }
    }

    /// Has the host muted somebody?
    pub(crate) fn is_muted(&self, person: &PersonId) -> bool {
        self.muted.contains(person)
    }

    /// What is in sight of what was said, the oldest first.
    pub(crate) fn said(&self) -> impl DoubleEndedIterator<Item = &Spoken> + Clone {
        self.chat.iter()
    }
}
