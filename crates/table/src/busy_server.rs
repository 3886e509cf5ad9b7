//! What the table hears of a busy server.

use super::{Effect, Table, TableEvent, bot_id};
use tabletop::Seat;
use title::Title;
use wire::Millis;

impl<T: Title> Table<T> {
    /// The bot of a seat had much less time to think than its level has. Everybody is told once in a game: it is no news
    /// that it goes on.
    pub fn bot_hurried(&mut self, now: Millis, seat: Seat) -> Vec<Effect<T>> {
        if self.bots.is_hurried() {
            return Vec::new();
        }
        let mut transaction = self.begin_transaction(now, bot_id(seat), None);
        self.happen(&mut transaction, TableEvent::Hurried);
        self.finish(transaction)
    }
}
