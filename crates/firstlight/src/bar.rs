//! How far the lab is.

use crate::sim::progress_bar;
use indicatif::ProgressBar;
use lab::Progress;

/// A bar over all games that may be played; a line-up that stops early shortens it.
pub(crate) struct Bar(ProgressBar);

impl Bar {
    /// Before anything is played.
    pub(crate) fn new() -> Bar {
        Bar(progress_bar(0, "games"))
    }

    /// Takes it off the screen.
    pub(crate) fn finish(&self) {
        self.0.finish_and_clear();
    }
}

impl Progress for Bar {
    fn expect(&self, games: u64) {
        self.0.set_length(self.0.position() + games);
    }

    fn begin(&self, what: &str) {
        self.0.set_message(what.to_owned());
    }

    fn played(&self, games: u64) {
        self.0.inc(games);
    }
}
