//! What delayed spectators have not been told yet. Nothing of it is kept.

use crate::Broadcast;
use std::collections::VecDeque;
use tabletop::log::EntryNo;
use title::Title;
use wire::Millis;

/// What delayed spectators have not been told yet, the oldest first.
pub(crate) struct Backlog<T: Title>(VecDeque<Broadcast<T>>);

impl<T: Title> Backlog<T> {
    pub(crate) fn new() -> Backlog<T> {
        Backlog(VecDeque::new())
    }

    pub(crate) fn hold(&mut self, broadcast: Broadcast<T>) {
        self.0.push_back(broadcast);
    }

    /// When the oldest happened.
    pub(crate) fn oldest(&self) -> Option<Millis> {
        self.0.front().map(|broadcast| broadcast.at)
    }

    pub(crate) fn pop(&mut self) -> Option<Broadcast<T>> {
        self.0.pop_front()
    }

    /// Lets go of all of it.
    pub(crate) fn take(&mut self) -> impl Iterator<Item = Broadcast<T>> {
        std::mem::take(&mut self.0).into_iter()
    }

    /// The last entry of the log that is not held back, if any is.
    pub(crate) fn told_until(&self) -> Option<EntryNo> {
        self.0.front().map(Broadcast::after)
    }
}
