//! How much of a table is kept.

use super::Live;
use crate::live::mail::Passage;
use table::Problem;
use title::Title;
use wire::{Body, Code};

impl<T: Title> Live<T> {
    /// May a command still be kept? A log that is as long as may be takes what brings the game to its end, for half as much
    /// again; then one may go, and nothing else.
    pub(super) fn has_room_for(&self, body: &Body) -> Result<(), Problem> {
        let most = self.hub.inner().settings.table_bytes;
        let plays = matches!(body, Body::Move { .. } | Body::Answer { .. } | Body::Resume | Body::Sit { .. });
        // What is kept elsewhere, or not at all.
        let goes = matches!(body, Body::Abandon | Body::Leave { .. } | Body::Rematch { .. } | Body::Clone { .. });
        match self.bytes {
            bytes if bytes < most || goes => Ok(()),
            bytes if bytes < most + most / 2 && plays => Ok(()),
            _ => Err(Code::TableFull.into()),
        }
    }

    /// May somebody still come, or be called otherwise? Whoever wants to go may.
    pub(super) fn has_room_to_pass(&self, passage: Passage) -> Result<(), Problem> {
        let most = self.hub.inner().settings.table_bytes;
        let full = self.bytes >= most + most / 2 && !matches!(passage, Passage::Quit);
        if full { Err(Code::TableFull.into()) } else { Ok(()) }
    }
}
