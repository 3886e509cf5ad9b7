//! What was worked out last: everybody who looks at a table asks about the same state, and about the one before it.

use super::Ahead;
use crate::state::State;
use std::sync::Mutex;

/// So many states are remembered.
const STATES: usize = 2;

/// What is ahead of the states that were asked about last. It is forgotten where a table is copied.
#[derive(Debug, Default)]
pub(crate) struct Memory(Mutex<Vec<(State, Option<Ahead>)>>);

impl Clone for Memory {
    fn clone(&self) -> Memory {
        Memory::default()
    }
}

impl Memory {
    /// What is ahead of a state, worked out if it is not remembered.
    pub(crate) fn ask(&self, state: &State, work_out: impl FnOnce() -> Option<Ahead>) -> Option<Ahead> {
        if let Ok(known) = self.0.lock()
            && let Some((_, ahead)) = known.iter().find(|(one, _)| one == state)
        {
            return ahead.clone();
        }
        let ahead = work_out();
        if let Ok(mut known) = self.0.lock() {
            known.truncate(STATES - 1);
            known.insert(0, (*state, ahead.clone()));
        }
        ahead
    }
}
