//! Who is there, who is away, and who plays for those who are. A line that breaks for a moment makes nobody away.

use super::people::USUAL_BOT;
use super::{SeatHolder, Table, TableEvent, Transaction, Who};
use tabletop::{Seat, Seats};
use title::Title;
use wire::{Millis, PersonId, Status, Until};

impl<T: Title> Table<T> {
    /// A person has one more connection.
    pub(super) fn add_connection(&mut self, transaction: &mut Transaction<T>, who: &Who) {
        if self.present().is_empty() && !self.seats_of(who).is_empty() {
            // Nobody waited for anybody until now.
            self.wait_anew();
        }
        let connections = self.here.entry(who.id.clone()).or_insert(0);
        *connections += 1;
        if *connections > 1 {
            return;
        }
        self.visiting.insert(who.id.clone(), who.name.clone());
        // Before the game begins everybody sees who looks on.
        transaction.here = self.status == Status::Waiting || !self.seats_of(who).is_empty();
        for seat in self.seats_of(who).iter() {
            self.away[seat.index()] = None;
            // Who asked for a bot until the end of the stage, or whose time is used up, is not back by looking.
            if matches!(self.seats[seat.index()], SeatHolder::Person { until: Until::Back, .. }) {
                self.give_back(transaction, seat);
            }
        }
    }

    /// A person has one connection less.
    pub(super) fn drop_connection(&mut self, transaction: &mut Transaction<T>, who: &PersonId) {
        let Some(connections) = self.here.get_mut(who) else { return };
        *connections -= 1;
        if *connections > 0 {
            return;
        }
        self.here.remove(who);
        self.visiting.remove(who);
        transaction.here = self.status == Status::Waiting;
        for (holder, away) in self.seats.iter().zip(&mut self.away) {
            if matches!(holder, SeatHolder::Person { person, .. } if person == who) {
                *away = Some(transaction.now);
                transaction.here = true;
            }
        }
    }

    /// Everybody who is not connected has the whole time again to come: nobody could, or nobody waited for them.
    pub(super) fn wait_anew(&mut self) {
        let now = self.now;
        self.away.iter_mut().flatten().for_each(|since| *since = now);
    }

    /// A command without a connection is a sign of life too.
    pub(super) fn note_sign_of_life(&mut self, who: &Who) {
        for seat in self.seats_of(who).iter() {
            if let Some(since) = &mut self.away[seat.index()] {
                *since = self.now;
            }
        }
    }

    /// When a person without a connection counts as away. At a slow table nobody does.
    fn away_at(&self, seat: Seat) -> Option<Millis> {
        let since = (*self.away.get(seat.index())?)?;
        let holder = self.seats.get(seat.index())?;
        let absent = matches!(holder, SeatHolder::Person { person, .. } if !self.here.contains_key(person));
        (absent && !self.settings.slow).then(|| since + Millis::from(self.settings.away_after) * 1000)
    }

    /// Is a seat held by a person who has been without a connection for too long?
    pub(super) fn is_away(&self, seat: Seat) -> bool {
        self.away_at(seat).is_some_and(|at| at <= self.now)
    }

    /// In how many milliseconds the person of a seat counts as away, if they have no connection to a game that runs.
    pub(super) fn away_in(&self, seat: Seat) -> Option<u32> {
        let at = self.away_at(seat).filter(|_| self.status == Status::Running)?;
        Some(u32::try_from((at - self.now).max(0)).unwrap_or(u32::MAX))
    }

    /// Seats whose person is away while somebody else waits for them, and when a bot takes them.
    fn absences(&self) -> impl Iterator<Item = (Seat, Millis)> {
        let after = self.settings.stand_in_after.filter(|_| self.is_on().is_ok());
        let (somebody, awaited) = (!self.present().is_empty(), self.awaited());
        let seats = (0..).map(Seat).zip(self.seats.iter().zip(&self.away));
        seats.filter_map(move |(seat, (holder, away))| match (holder, away, after) {
            (SeatHolder::Person { stand_in: None, .. }, Some(since), Some(after)) if somebody && awaited.has(seat) => {
                let at = self.away_at(seat)?;
                Some((seat, at.max(since + Millis::from(after) * 1000)))
            }
            _ => None,
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

    /// The seats whose people are connected.
    pub(super) fn present(&self) -> Seats {
        let here =
            |holder: &SeatHolder| matches!(holder, SeatHolder::Person { person, .. } if self.here.contains_key(person));
        self.seats.iter().enumerate().filter(|(_, holder)| here(holder)).map(|(at, _)| Seat(at as u8)).collect()
    }
}
