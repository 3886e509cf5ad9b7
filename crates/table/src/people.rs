//! Who sits where, and which bots play for people.

use super::name::{checked_name, distinct};
use super::parts::{SeatHolder, USUAL_BOT};
use super::{LONGEST_NAME, Table, TableEvent, Transaction, Who, shown_name};
use crate::Problem;
use tabletop::log::LeftOut;
use tabletop::{Seat, Seats, never};
use title::Title;
use wire::{Code, Millis, PersonId, Reply, Status, Until, Visibility};
use words::Detail;
use words::{Names, Words};

/// The most a seat's name may have: a name, and a number that tells it from another's.
pub(super) const LONGEST_SEAT_NAME: usize = LONGEST_NAME + 2;

impl<T: Title> Table<T> {
    /// May somebody come in?
    pub fn may_enter(&self, who: &Who) -> Result<(), Problem> {
        if self.members.is_removed(&who.id) {
            return Err(Code::Removed.into());
        }
        // A token is good for one seat, and for nothing once that is gone.
        if who.id.is_program() && self.seats_of(who).is_empty() {
            return Err(Code::BadToken.into());
        }
        match self.fixed.settings.visibility {
            Visibility::Public | Visibility::Link => Ok(()),
            Visibility::Private if self.belongs(who) => Ok(()),
            Visibility::Private => Err(Code::NoSuchTable.into()),
        }
    }

    /// Lets somebody in who has an invitation.
    pub fn admit(&mut self, now: Millis, who: &Who) -> Vec<super::Effect<T>> {
        let mut transaction = self.begin_transaction(now, who.id.clone(), None);
        if self.members.is_removed(&who.id) {
            return vec![super::Effect::Refuse(Code::Removed.into(), None)];
        }
        if !self.belongs(who) {
            let (person, name) = (who.id.clone(), who.name.clone());
            self.happen(&mut transaction, TableEvent::Admitted { person, name, by: None });
        }
        self.finish(transaction)
    }

    /// What the seats are called in a language: with their titles, where two have one name.
    pub(super) fn names(&self, words: &Words, me: Option<Seat>) -> Names {
        let names = self.seating.names();
        let twice = |name: &String| !name.is_empty() && names.iter().filter(|other| *other == name).count() > 1;
        let title_of = |seat: Seat, name: &String| match twice(name) {
            true => T::seat_title(self.game.rules(), words, seat),
            false => None,
        };
        let titled = |(seat, name): (Seat, &String)| match title_of(seat, name) {
            Some(title) => {
                words.say("seat-titled", &[("name", shown_name(words, name).into()), ("title", title.into())])
            }
            None => shown_name(words, name),
        };
        Names::new((0..).map(Seat).zip(&names).map(titled).collect::<Vec<_>>(), me)
    }

    pub(super) fn sit(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        seat: Option<Seat>,
        name: Option<String>,
    ) -> Result<(), Problem> {
        self.may_enter(who)?;
        let open = |seat: &Seat| self.seating.is_open(*seat);
        let taken = || Problem::new(Code::SeatTaken).with("seat", seat.map_or(0, |seat| seat.0.saturating_add(1)));
        // Before the game, whoever sits down again where they sit gives that seat another name.
        let again = |seat: &Seat| name.is_some() && self.progress.is_waiting() && self.seats_of(who).has(*seat);
        let free = match seat {
            Some(seat) => Some(seat).filter(|seat| open(seat) || again(seat)),
            None => self.seating.all().iter().find(open),
        };
        let seat = free.ok_or_else(taken)?;
        // A name says something too: whoever is muted sits down under the one they had.
        let known = self.members.own_name(&who.id).filter(|_| self.may_be_heard(who).is_err()).cloned();
        let name = self.own_name(&checked_name(known.or(name).as_deref().unwrap_or(&who.name))?, &who.id, Some(seat));
        self.happen(transaction, TableEvent::Sat { seat, person: who.id.clone(), name });
        self.start_if_full(transaction)
    }

    /// A name as no other seat and no host has it: two of one name would be told apart by nobody. Where seats have titles of
    /// their own, these tell the seats of one person apart.
    pub(super) fn own_name(&self, name: &str, who: &PersonId, at: Option<Seat>) -> String {
        let others = self.seating.holders().filter(|(seat, _)| Some(*seat) != at);
        let others = others.filter(|(_, holder)| !(T::TITLED_SEATS && holder.is_of(who)));
        let mut taken: Vec<String> = others.map(|(_, holder)| holder.name().to_owned()).collect();
        if self.members.host() != who {
            taken.push(self.members.host_name().clone());
        }
        distinct(name, &taken)
    }

    /// What somebody is called wherever they say, ask or do something: as on their seat, or else by a name that looks like
    /// nobody else's here.
    pub(super) fn name_here(&self, who: &Who) -> String {
        let seat = self.seating.name_of(&who.id).cloned();
        let guest = || self.guests_called().into_iter().find(|(person, _)| **person == who.id).map(|(_, name)| name);
        seat.or_else(guest).unwrap_or_else(|| distinct(&who.name, &self.names_taken()))
    }

    /// Everybody without a seat but the host, and what they are called: a name that looks like that of a seat, of the host or
    /// of another guest gets a number.
    pub(super) fn guests_called(&self) -> Vec<(&PersonId, String)> {
        let mut taken = self.names_taken();
        taken.push(self.members.host_name().clone());
        let mut called = Vec::new();
        for (person, name) in self.guests_by_id() {
            let name = distinct(name, &taken);
            taken.push(name.clone());
            called.push((person, name));
        }
        called
    }

    /// The names on the seats.
    fn names_taken(&self) -> Vec<String> {
        self.seating.names().into_iter().filter(|name| !name.is_empty()).collect()
    }

    pub(super) fn leave(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        seat: Option<Seat>,
    ) -> Result<(), Problem> {
        let leaving = match seat {
            Some(seat) => Seats::only(self.seating.own_seat(&who.id, Some(seat))?),
            None => self.seats_of(who),
        };
        if leaving.is_empty() {
            return Err(Code::NotAtTable.into());
        }
        self.vacate(transaction, leaving, None)?;
        self.pass_on_host(transaction, who);
        self.after_leaving(transaction);
        Ok(())
    }

    /// Seats lose their people: by themselves, or by the host.
    pub(super) fn vacate(
        &mut self,
        transaction: &mut Transaction<T>,
        seats: Seats,
        by: Option<&str>,
    ) -> Result<(), Problem> {
        for seat in seats.iter() {
            let by = by.map(str::to_owned);
            match self.progress.status() {
                Status::Waiting if !self.is_showing() => self.happen(transaction, TableEvent::Opened { seat, by }),
                Status::Waiting | Status::Running => {
                    let name = self.bot_name();
                    self.happen(transaction, TableEvent::Bot { seat, kind: USUAL_BOT.to_owned(), name, by });
                }
                // Who played is part of what happened.
                Status::Finished | Status::Abandoned => return Err(Code::Finished.into()),
            }
        }
        Ok(())
    }

    /// What follows when somebody's seats are no longer theirs.
    pub(super) fn after_leaving(&mut self, transaction: &mut Transaction<T>) {
        let begun = self.progress.is_running() || self.is_showing();
        if begun && !self.seating.has_person() {
            // Bots do not play for nobody.
            self.happen(transaction, TableEvent::Abandoned);
            return self.settle_questions(transaction);
        }
        self.go_on_dealing(transaction);
        self.settle_questions(transaction);
    }

    /// Somebody wants to hear no more of the table: they leave it, and a game at which nobody else is ends. One that is
    /// over stays as it is.
    pub fn quit(&mut self, now: Millis, who: &Who) -> Vec<super::Effect<T>> {
        let mut transaction = self.begin_transaction(now, who.id.clone(), None);
        let own = self.seats_of(who);
        let alone = self.seating.of_people().iter().all(|seat| own.has(seat));
        let involved = !own.is_empty() || who.id == *self.members.host();
        if involved && matches!(self.progress.status(), Status::Waiting | Status::Running) {
            if alone {
                self.happen(&mut transaction, TableEvent::Abandoned);
            } else if own.is_empty() {
                self.pass_on_host(&mut transaction, who);
            } else {
                let left = self.leave(&mut transaction, who, None);
                never!(left.is_err(), "somebody with a seat cannot leave: {left:?}");
            }
        }
        transaction.answer = Some(Reply::Done { n: self.no });
        self.finish(transaction)
    }

    /// A table whose host has left is hosted by the next person with a seat.
    fn pass_on_host(&mut self, transaction: &mut Transaction<T>, who: &Who) {
        if who.id != *self.members.host() || !self.seats_of(who).is_empty() {
            return;
        }
        if let Some((person, LeftOut { name, .. })) = self.seating.people_once().into_iter().next() {
            self.happen(transaction, TableEvent::Host { person, name });
        }
    }

    pub(super) fn arrange(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        seat: Seat,
        bot: Option<String>,
    ) -> Result<(), Problem> {
        let by = Some(self.as_host(who).ok_or(Problem::new(Code::NotHost))?);
        self.is_before_shares()?;
        let taken = || Problem::new(Code::SeatTaken).with("seat", seat.0.saturating_add(1));
        match (self.seating.holder(seat), self.progress.status()) {
            (None, _) => return Err(taken()),
            (_, Status::Finished | Status::Abandoned) => return Err(Code::Finished.into()),
            (Some(SeatHolder::Person { person, .. }), _) if *person != who.id => return Err(taken()),
            (Some(SeatHolder::Person { .. }), Status::Running) => return Err(Code::Started.into()),
            _ => {}
        }
        match bot {
            Some(kind) => {
                Table::<T>::known_bot(&kind)?;
                let name = self.bot_name();
                self.happen(transaction, TableEvent::Bot { seat, kind, name, by });
            }
            None if self.progress.is_running() => return Err(Code::Started.into()),
            None => self.happen(transaction, TableEvent::Opened { seat, by }),
        }
        self.start_if_full(transaction)
    }

    /// Puts a program that came with a token on an open seat, or takes it off again.
    pub fn seat_program(&mut self, now: Millis, host: &Who, seat: Seat, program: &Who) -> Vec<super::Effect<T>> {
        let mut transaction = self.begin_transaction(now, host.id.clone(), None);
        let open = matches!(self.seating.holder(seat), Some(SeatHolder::Open | SeatHolder::Bot { .. }));
        let done = match (self.is_host(&host.id), self.may_seat_programs(), open) {
            (false, ..) => Err(Problem::new(Code::NotHost)),
            (true, Err(problem), _) => Err(problem),
            (true, Ok(()), false) => Err(Problem::new(Code::SeatTaken).with("seat", seat.0.saturating_add(1))),
            (true, Ok(()), true) => checked_name(&program.name).and_then(|name| {
                let name = self.own_name(&name, &program.id, None);
                self.happen(&mut transaction, TableEvent::Sat { seat, person: program.id.clone(), name });
                self.start_if_full(&mut transaction)
            }),
        };
        match done {
            Ok(()) => self.finish(transaction),
            Err(problem) => vec![super::Effect::Refuse(problem, None)],
        }
    }

    /// A program whose token the host revoked loses its seat to a bot.
    pub fn unseat_program(&mut self, now: Millis, program: &PersonId) -> Vec<super::Effect<T>> {
        let mut transaction = self.begin_transaction(now, program.clone(), None);
        let seats = self.seating.seats_of(program);
        if !seats.is_empty() && !self.progress.has_ended() {
            let by = self.members.host_name().clone();
            let left = self.vacate(&mut transaction, seats, Some(&by));
            never!(left.is_err(), "a program with a seat cannot leave: {left:?}");
            self.after_leaving(&mut transaction);
        }
        self.finish(transaction)
    }

    pub(super) fn stand_in(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        seat: Option<Seat>,
        bot: Option<String>,
        until: Option<Until>,
    ) -> Result<(), Problem> {
        let own = self.seats_of(who);
        if until.is_some_and(Until::is_by_clock) {
            return Err(Problem::malformed(Detail::new("server-detail-until", &[])));
        }
        let asks = bot.is_some() && !own.is_empty() && !who.id.is_program();
        if let Some(late) = seat.filter(|&seat| asks && !own.has(seat) && self.is_late(seat))
            && !(self.is_host(&who.id) && self.is_away(late))
        {
            self.propose_stand_in(transaction, who, late);
            return Ok(());
        }
        let (seat, by) = match seat {
            // The host may let a bot play for somebody who is away.
            Some(seat) if !own.has(seat) && self.is_host(&who.id) && self.is_away(seat) => (seat, self.as_host(who)),
            seat => (self.seating.own_seat(&who.id, seat)?, None),
        };
        if !self.progress.is_running() {
            return self.progress.is_on();
        }
        if own.has(seat) {
            self.has_time(seat)?;
        }
        match bot {
            Some(kind) => {
                Table::<T>::known_bot(&kind)?;
                let usual = if self.is_away(seat) { Until::Back } else { Until::Stage };
                self.happen(transaction, TableEvent::StandIn { seat, kind, until: until.unwrap_or(usual), by });
            }
            None => self.give_back(transaction, seat),
        }
        Ok(())
    }

    /// At the end of a stage (or trick) those have their seats back for whom a bot played until then; and everybody, if a
    /// bot plays every person's seat at a table with a pace: bots do not play for nobody.
    pub(super) fn end_stretch(&mut self, transaction: &mut Transaction<T>) {
        if !self.game.enters_stretch() || self.game.is_over() || self.progress.is_on().is_err() {
            return;
        }
        let nobody = self.is_paced() && self.seating.played_themselves().is_empty();
        let back = self.seating.seats_where(|holder| match holder {
            SeatHolder::Person { stand_in: Some(_), until, .. } => nobody || *until != Until::Back,
            _ => false,
        });
        for seat in back.iter() {
            self.happen(transaction, TableEvent::Back { seat, ended: true, step: false });
        }
    }

    /// Gives a seat back to its person, if a bot stands in.
    pub(super) fn give_back(&mut self, transaction: &mut Transaction<T>, seat: Seat) {
        if self.seating.stand_in_of(seat).is_some() {
            self.happen(transaction, TableEvent::Back { seat, ended: false, step: false });
        }
    }

    pub(super) fn start_with(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        bot: Option<String>,
    ) -> Result<(), Problem> {
        let by = Some(self.as_host(who).ok_or(Problem::new(Code::NotHost))?);
        if !self.progress.is_waiting() || self.next_deal().is_some() {
            return Err(Code::Started.into());
        }
        let kind = bot.unwrap_or_else(|| USUAL_BOT.to_owned());
        Table::<T>::known_bot(&kind)?;
        for seat in self.seating.seats_where(|holder| *holder == SeatHolder::Open).iter() {
            let name = self.bot_name();
            self.happen(transaction, TableEvent::Bot { seat, kind: kind.clone(), name, by: by.clone() });
        }
        self.start_if_full(transaction)
    }
}
