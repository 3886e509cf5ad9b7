//! Who is there, who is away, and who plays for those who are. A line that breaks for a moment makes nobody away.

use super::parts::USUAL_BOT;
use super::{Table, TableEvent, Transaction, Who};
use tabletop::{Seat, Seats};
use title::Title;
use wire::{Millis, PersonId, Until};

impl<T: Title> Table<T> {
    /// A person has one more connection.
    pub(super) fn add_connection(&mut self, transaction: &mut Transaction<T>, who: &Who) {
        if self.present().is_empty() && !self.seats_of(who).is_empty() {
            // Nobody waited for anybody until now.
            self.presence.wait_anew(self.now);
        }
        if !self.presence.add(who) {
            return;
        }
        // Before the game begins everybody sees who looks on.
        transaction.here = self.progress.is_waiting() || !self.seats_of(who).is_empty();
        for seat in self.seats_of(who).iter() {
            self.presence.note_here(seat);
            // Who asked for a bot until the end of the stage, or whose time is used up, is not back by looking.
            if self.seating.lent_until(seat) == Some(Until::Back) {
                self.give_back(transaction, seat);
            }
        }
    }

    /// A person has one connection less.
    pub(super) fn drop_connection(&mut self, transaction: &mut Transaction<T>, who: &PersonId) {
        if !self.presence.drop(who) {
            return;
        }
        let seats = self.seating.seats_of(who);
        transaction.here = self.progress.is_waiting() || !seats.is_empty();
        seats.iter().for_each(|seat| self.presence.note_gone(seat, transaction.now));
    }

    /// A command without a connection is a sign of life too.
    pub(super) fn note_sign_of_life(&mut self, who: &Who) {
        let seats = self.seats_of(who);
        self.presence.note_sign_of_life(seats, self.now);
    }

    /// When a person without a connection counts as away. At a slow table nobody does.
    fn away_at(&self, seat: Seat) -> Option<Millis> {
        let since = self.presence.away_since(seat)?;
        let absent = !self.presence.is_here(self.seating.person_of(seat)?);
        (absent && !self.fixed.settings.slow).then(|| since + Millis::from(self.fixed.settings.away_after) * 1000)
    }

    /// Is a seat held by a person who has been without a connection for too long?
    pub(super) fn is_away(&self, seat: Seat) -> bool {
        self.away_at(seat).is_some_and(|at| at <= self.now)
    }

    /// In how many milliseconds the person of a seat counts as away, if they have no connection to a game that runs.
    pub(super) fn away_in(&self, seat: Seat) -> Option<u32> {
        let at = self.away_at(seat).filter(|_| self.progress.is_running())?;
        Some(u32::try_from((at - self.now).max(0)).unwrap_or(u32::MAX))
    }

    /// Seats whose person is away while somebody else waits for them, and when a bot takes them.
    fn absences(&self) -> impl Iterator<Item = (Seat, Millis)> {
        let after = self.fixed.settings.stand_in_after.filter(|_| self.progress.is_on().is_ok());
        let (somebody, awaited) = (!self.present().is_empty(), self.awaited());
        let seats: Vec<Seat> = self.seating.played_themselves().iter().collect();
        seats.into_iter().filter(move |&seat| somebody && awaited.has(seat)).filter_map(move |seat| {
            let (since, at) = (self.presence.away_since(seat)?, self.away_at(seat)?);
            Some((seat, at.max(since + Millis::from(after?) * 1000)))
        })
    }

    pub(super) fn next_absence(&self) -> Option<Millis> {
        self.absences().map(|(_, at)| at).min()
    }

    /// Lets bots stand in for those who have been away for too long.
    pub(super) fn absent(&mut self, transaction: &mut Transaction<T>) {
        let due: Vec<Seat> = self.absences().filter(|&(_, at)| at <= transaction.now).map(|(seat, _)| seat).collect();
        for seat in due {
            let kind = USUAL_BOT.to_owned();
            self.happen(transaction, TableEvent::StandIn { seat, kind, until: Until::Back, by: None });
        }
    }

    /// Everybody who is connected.
    pub fn here(&self) -> Vec<Who> {
        self.presence.visiting().map(|(id, name)| Who { id: id.clone(), name: name.clone() }).collect()
    }

    /// Shows these people as connected, and nobody else: for a copy of a table that lives elsewhere and is only read. Nothing
    /// comes of it.
    pub fn show_here(&mut self, people: &[Who]) {
        self.presence.show(people);
    }

    /// The seats whose people are connected.
    pub(super) fn present(&self) -> Seats {
        self.seating.seats_where(|holder| holder.person().is_some_and(|person| self.presence.is_here(person)))
    }
}
