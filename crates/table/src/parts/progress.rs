//! Where a table is in its life, and where it goes on.

use crate::{Problem, TableEvent};
use serde::{Deserialize, Serialize};
use wire::{Code, Status, TableId};

/// Where a table is in its life.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Progress {
    status: Status,
    paused: bool,
    next: Option<TableId>,
}

impl Progress {
    pub(crate) fn new() -> Progress {
        Progress { status: Status::Waiting, paused: false, next: None }
    }

    /// What an event changes.
    pub(crate) fn apply(&mut self, event: &TableEvent) {
        match event {
            TableEvent::Started => self.status = Status::Running,
            TableEvent::Paused { .. } => self.paused = true,
            TableEvent::Resumed { .. } => self.paused = false,
            TableEvent::Finished => (self.status, self.paused) = (Status::Finished, false),
            TableEvent::Abandoned => (self.status, self.paused) = (Status::Abandoned, false),
            TableEvent::Next { table } => self.next = Some(table.clone()),
            _ => {}
        }
    }

    pub(crate) fn status(&self) -> Status {
        self.status
    }

    pub(crate) fn is_waiting(&self) -> bool {
        self.status == Status::Waiting
    }

    pub(crate) fn is_running(&self) -> bool {
        self.status == Status::Running
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.paused
    }

    /// Has it ended, with a result or without one?
    pub(crate) fn has_ended(&self) -> bool {
        matches!(self.status, Status::Finished | Status::Abandoned)
    }

    /// The table at which everybody goes on.
    pub(crate) fn next(&self) -> Option<&TableId> {
        self.next.as_ref()
    }

    /// Is the game going on?
    pub(crate) fn is_on(&self) -> Result<(), Problem> {
        match self.status {
            Status::Waiting => Err(Code::NotStarted.into()),
            Status::Running if self.paused => Err(Code::Paused.into()),
            Status::Running => Ok(()),
            Status::Finished | Status::Abandoned => Err(Code::Finished.into()),
        }
    }

    /// Is it over?
    pub(crate) fn is_over(&self) -> Result<(), Problem> {
        if self.has_ended() { Ok(()) } else { Err(Code::NotFinished.into()) }
    }
}
