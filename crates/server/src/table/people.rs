//! Who sits where, who is there, and who plays for those who are not.

use super::{LONGEST_NAME, Place, Table, TableEvent, Turn, Who, talk};
use crate::games::Hosted;
use crate::wire::{Code, Millis, PersonId, Problem, Reply, Status, Until, Visibility};
use tabletop::{Next, Seat, Seats, never};
use words::{Names, Words};

/// The bot that plays for people who are away, and on seats that are still open when a game begins.
const USUAL_BOT: &str = "steady";

/// A name as somebody may be called: the one rule for all names of people and programs.
pub fn checked_name(name: &str) -> Result<String, Problem> {
    talk::plain_text(name, LONGEST_NAME).ok_or_else(|| Problem::new(Code::BadName).with("most", LONGEST_NAME))
}

/// The most a seat's name may have: a name, and a number that tells it from another's.
pub(super) const LONGEST_SEAT_NAME: usize = LONGEST_NAME + 2;

/// A name that is not taken: itself, or with a number.
pub(super) fn distinct(name: &str, taken: &[String]) -> String {
    let mut names = std::iter::once(name.to_owned()).chain((2..10).map(|n| format!("{name} {n}")));
    names.find(|name| !taken.contains(name)).unwrap_or_else(|| name.to_owned())
}

impl<G: Hosted> Table<G> {
    /// May somebody come in?
    pub fn may_enter(&self, who: &Who) -> Result<(), Problem> {
        match self.settings.visibility {
            Visibility::Public | Visibility::Link => Ok(()),
            Visibility::Private if self.belongs(who) => Ok(()),
            Visibility::Private => Err(Code::NoSuchTable.into()),
        }
    }

    /// The host.
    pub fn host(&self) -> &PersonId {
        &self.host
    }

    /// Is somebody the host?
    pub fn is_host(&self, who: &PersonId) -> bool {
        *who == self.host
    }

    /// Lets somebody in who has an invitation.
    pub fn admit(&mut self, now: Millis, who: &Who) -> Vec<super::Effect<G>> {
        let mut turn = Turn::new(now, who.id.clone(), None);
        if !self.belongs(who) {
            self.happen(&mut turn, TableEvent::Admitted { person: who.id.clone(), name: who.name.clone() });
        }
        self.conclude(turn)
    }

    pub(super) fn seat_names(&self) -> Vec<String> {
        let name = |place: &Place| match place {
            Place::Open => String::new(),
            Place::Person { name, .. } | Place::Bot { name, .. } => name.clone(),
        };
        self.seats.iter().map(name).collect()
    }

    /// What the seats are called in a language: with their titles, where two have one name.
    pub(super) fn names(&self, words: &Words, me: Option<Seat>) -> Names {
        let names = self.seat_names();
        let twice = |name: &String| !name.is_empty() && names.iter().filter(|other| *other == name).count() > 1;
        let titled = |(seat, name): (Seat, &String)| match self.rules.seat_title(words, seat).filter(|_| twice(name)) {
            Some(title) => words.say("seat-titled", &[("name", name.clone().into()), ("title", title.into())]),
            None => name.clone(),
        };
        Names::new((0..).map(Seat).zip(&names).map(titled).collect::<Vec<_>>(), me)
    }

    pub(super) fn sit(
        &mut self,
        turn: &mut Turn<G>,
        who: &Who,
        seat: Option<Seat>,
        name: Option<String>,
    ) -> Result<(), Problem> {
        self.may_enter(who)?;
        let open = |seat: &Seat| matches!(self.seats.get(seat.index()), Some(Place::Open));
        let taken = || Problem::new(Code::SeatTaken).with("seat", seat.map_or(0, |seat| seat.0.saturating_add(1)));
        let free = match seat {
            Some(seat) => Some(seat).filter(open),
            None => (0..self.seats.len() as u8).map(Seat).find(open),
        };
        let seat = free.ok_or_else(taken)?;
        let name = self.own_name(&checked_name(name.as_deref().unwrap_or(&who.name))?, &who.id);
        self.happen(turn, TableEvent::Sat { seat, person: who.id.clone(), name });
        self.start_if_full(turn)
    }

    /// A name as nobody else at the table has it: two of one name would be told apart by nobody. Where seats have titles
    /// of their own, these tell the seats of one person apart.
    pub(super) fn own_name(&self, name: &str, who: &PersonId) -> String {
        let theirs = |place: &Place| matches!(place, Place::Person { person, .. } if person == who);
        let seats = self.seat_names().into_iter().zip(&self.seats);
        let taken: Vec<String> =
            seats.filter(|(_, place)| !(G::TITLED_SEATS && theirs(place))).map(|(name, _)| name).collect();
        distinct(name, &taken)
    }

    pub(super) fn leave(&mut self, turn: &mut Turn<G>, who: &Who, seat: Option<Seat>) -> Result<(), Problem> {
        let leaving = match seat {
            Some(seat) => Seats::only(self.own_seat(who, Some(seat))?),
            None => self.seats_of(who),
        };
        if leaving.is_empty() {
            return Err(Code::NotAtTable.into());
        }
        for seat in leaving.iter() {
            match self.status {
                Status::Waiting => self.happen(turn, TableEvent::Opened { seat }),
                Status::Running => {
                    let name = self.bot_name();
                    self.happen(turn, TableEvent::Bot { seat, kind: USUAL_BOT.to_owned(), name });
                }
                // Who played is part of what happened.
                Status::Finished | Status::Abandoned => return Err(Code::Finished.into()),
            }
        }
        self.pass_on_host(turn, who);
        if self.status == Status::Running && !self.seats.iter().any(|place| matches!(place, Place::Person { .. })) {
            // Bots do not play for nobody.
            self.happen(turn, TableEvent::Abandoned);
        }
        self.settle_questions(turn);
        Ok(())
    }

    /// Somebody wants to hear no more of the table: they leave it, and a game at which nobody else is ends. One that is
    /// over stays as it is.
    pub fn quit(&mut self, now: Millis, who: &Who) -> Vec<super::Effect<G>> {
        let mut turn = Turn::new(now, who.id.clone(), None);
        let other =
            |place: &Place| matches!(place, Place::Person { person, .. } if *person != who.id && !person.is_program());
        let involved = !self.seats_of(who).is_empty() || who.id == self.host;
        if involved && matches!(self.status, Status::Waiting | Status::Running) {
            if !self.seats.iter().any(other) {
                self.happen(&mut turn, TableEvent::Abandoned);
            } else if self.seats_of(who).is_empty() {
                self.pass_on_host(&mut turn, who);
            } else {
                let left = self.leave(&mut turn, who, None);
                never!(left.is_err(), "somebody with a seat cannot leave: {left:?}");
            }
        }
        turn.answer = Some(Reply::Done { n: self.no });
        self.conclude(turn)
    }

    /// A table whose host has left is hosted by the next person with a seat.
    fn pass_on_host(&mut self, turn: &mut Turn<G>, who: &Who) {
        if who.id != self.host || !self.seats_of(who).is_empty() {
            return;
        }
        let heir = self.seats.iter().find_map(|place| match place {
            Place::Person { person, name, .. } => Some((person.clone(), name.clone())),
            _ => None,
        });
        if let Some((person, name)) = heir {
            self.happen(turn, TableEvent::Host { person, name });
        }
    }

    pub(super) fn arrange(
        &mut self,
        turn: &mut Turn<G>,
        who: &Who,
        seat: Seat,
        bot: Option<String>,
    ) -> Result<(), Problem> {
        if who.id != self.host {
            return Err(Code::NotHost.into());
        }
        let taken = || Problem::new(Code::SeatTaken).with("seat", seat.0.saturating_add(1));
        match (self.seats.get(seat.index()), self.status) {
            (None, _) => return Err(taken()),
            (_, Status::Finished | Status::Abandoned) => return Err(Code::Finished.into()),
            (Some(Place::Person { person, .. }), _) if *person != who.id => return Err(taken()),
            (Some(Place::Person { .. }), Status::Running) => return Err(Code::Started.into()),
            _ => {}
        }
        match bot {
            Some(kind) => {
                Table::<G>::known_bot(&kind)?;
                let name = self.bot_name();
                self.happen(turn, TableEvent::Bot { seat, kind, name });
            }
            None if self.status == Status::Running => return Err(Code::Started.into()),
            None => self.happen(turn, TableEvent::Opened { seat }),
        }
        self.start_if_full(turn)
    }

    /// Puts a program that came with a token on an open seat, or takes it off again.
    pub fn seat_program(&mut self, now: Millis, host: &Who, seat: Seat, program: &Who) -> Vec<super::Effect<G>> {
        let mut turn = Turn::new(now, host.id.clone(), None);
        let open = matches!(self.seats.get(seat.index()), Some(Place::Open | Place::Bot { .. }));
        let over = matches!(self.status, Status::Finished | Status::Abandoned);
        let done = match (host.id == self.host, open) {
            (false, _) => Err(Problem::new(Code::NotHost)),
            (true, _) if over => Err(Problem::new(Code::Finished)),
            (true, false) => Err(Problem::new(Code::SeatTaken).with("seat", seat.0.saturating_add(1))),
            (true, true) => checked_name(&program.name).and_then(|name| {
                let name = self.own_name(&name, &program.id);
                self.happen(&mut turn, TableEvent::Sat { seat, person: program.id.clone(), name });
                self.start_if_full(&mut turn)
            }),
        };
        match done {
            Ok(()) => self.conclude(turn),
            Err(problem) => vec![super::Effect::Refuse(problem, None)],
        }
    }

    /// A program whose token was revoked loses its seat to a bot.
    pub fn unseat_program(&mut self, now: Millis, program: &PersonId) -> Vec<super::Effect<G>> {
        let mut turn = Turn::new(now, program.clone(), None);
        let who = Who { id: program.clone(), name: String::new() };
        if !self.seats_of(&who).is_empty() && !matches!(self.status, Status::Finished | Status::Abandoned) {
            let left = self.leave(&mut turn, &who, None);
            never!(left.is_err(), "a program with a seat cannot leave: {left:?}");
        }
        self.conclude(turn)
    }

    pub(super) fn stand_in(
        &mut self,
        turn: &mut Turn<G>,
        who: &Who,
        seat: Option<Seat>,
        bot: Option<String>,
        until: Option<Until>,
    ) -> Result<(), Problem> {
        let seat = match seat {
            // The host may let a bot play for somebody who is away.
            Some(seat) if who.id == self.host && self.is_away(seat) => seat,
            seat => self.own_seat(who, seat)?,
        };
        if self.status != Status::Running {
            return self.is_on();
        }
        match bot {
            Some(kind) => {
                Table::<G>::known_bot(&kind)?;
                let usual = if self.is_away(seat) { Until::Back } else { Until::Stage };
                self.happen(turn, TableEvent::StandIn { seat, kind, until: until.unwrap_or(usual) });
                self.settle_questions(turn);
            }
            None => self.give_back(turn, seat),
        }
        Ok(())
    }

    /// At the end of a stage (or trick) those have their seats back for whom a bot played until then; and everybody, if a
    /// bot plays every person's seat at a table with a pace: bots do not play for nobody.
    pub(super) fn end_stretch(&mut self, turn: &mut Turn<G>) {
        let stretch = self.rules.stretch(self.timeline.state());
        let over = matches!(self.timeline.next(), Next::Over(_));
        if std::mem::replace(&mut self.stretch, stretch) == stretch || over || self.is_on().is_err() {
            return;
        }
        let people = || (0..).map(Seat).zip(&self.seats).filter(|(_, place)| matches!(place, Place::Person { .. }));
        let nobody = self.is_paced() && people().all(|(seat, _)| self.bot_of(seat).is_some());
        let back = people().filter_map(|(seat, place)| match place {
            Place::Person { stand_in: Some(_), until, .. } if nobody || *until == Until::Stage => Some(seat),
            _ => None,
        });
        for seat in back.collect::<Vec<_>>() {
            self.happen(turn, TableEvent::Back { seat, ended: true });
        }
    }

    /// Is a seat held by a person who is not connected?
    fn is_away(&self, seat: Seat) -> bool {
        matches!(self.seats.get(seat.index()), Some(Place::Person { person, .. }) if !self.here.contains_key(person))
    }

    /// Gives a seat back to its person, if a bot stands in.
    pub(super) fn give_back(&mut self, turn: &mut Turn<G>, seat: Seat) {
        if let Some(Place::Person { stand_in: Some(_), .. }) = self.seats.get(seat.index()) {
            self.happen(turn, TableEvent::Back { seat, ended: false });
        }
    }

    pub(super) fn start_with(&mut self, turn: &mut Turn<G>, who: &Who, bot: Option<String>) -> Result<(), Problem> {
        if who.id != self.host {
            return Err(Code::NotHost.into());
        }
        if self.status != Status::Waiting {
            return Err(Code::Started.into());
        }
        let kind = bot.unwrap_or_else(|| USUAL_BOT.to_owned());
        Table::<G>::known_bot(&kind)?;
        for seat in (0..self.seats.len() as u8).map(Seat) {
            if self.seats[seat.index()] == Place::Open {
                let name = self.bot_name();
                self.happen(turn, TableEvent::Bot { seat, kind: kind.clone(), name });
            }
        }
        self.start_if_full(turn)
    }

    /// Begins when every seat is taken.
    pub(super) fn start_if_full(&mut self, turn: &mut Turn<G>) -> Result<(), Problem> {
        if self.status == Status::Waiting && !self.seats.contains(&Place::Open) {
            self.happen(turn, TableEvent::Started);
            self.settle(turn);
        }
        Ok(())
    }

    pub(super) fn came(&mut self, turn: &mut Turn<G>, who: &Who) {
        if self.present().is_empty() && !self.seats_of(who).is_empty() {
            // Nobody waited for anybody until now.
            self.away.iter_mut().flatten().for_each(|since| *since = turn.now);
        }
        let connections = self.here.entry(who.id.clone()).or_insert(0);
        *connections += 1;
        if *connections > 1 {
            return;
        }
        self.visiting.insert(who.id.clone(), who.name.clone());
        // Before the game begins everybody sees who is at the door.
        turn.here = self.status == Status::Waiting || !self.seats_of(who).is_empty();
        for seat in self.seats_of(who).iter() {
            self.away[seat.index()] = None;
            // Who asked for a bot until the end of the stage is not back by looking.
            if !matches!(self.seats[seat.index()], Place::Person { until: Until::Stage, .. }) {
                self.give_back(turn, seat);
            }
        }
    }

    pub(super) fn went(&mut self, turn: &mut Turn<G>, who: &PersonId) {
        let Some(connections) = self.here.get_mut(who) else { return };
        *connections -= 1;
        if *connections > 0 {
            return;
        }
        self.here.remove(who);
        self.visiting.remove(who);
        turn.here = self.status == Status::Waiting;
        for (place, away) in self.seats.iter().zip(&mut self.away) {
            if matches!(place, Place::Person { person, .. } if person == who) {
                *away = Some(turn.now);
                turn.here = true;
            }
        }
    }

    /// Seats whose person is away while somebody else waits for them, and when a bot takes them.
    fn absences(&self) -> impl Iterator<Item = (Seat, Millis)> {
        let after = self.settings.stand_in_after.filter(|_| self.is_on().is_ok());
        let (somebody, awaited) = (!self.present().is_empty(), self.awaited());
        let seats = (0..).map(Seat).zip(self.seats.iter().zip(&self.away));
        seats.filter_map(move |(seat, (place, away))| match (place, away, after) {
            (Place::Person { stand_in: None, .. }, Some(since), Some(after)) if somebody && awaited.has(seat) => {
                Some((seat, since + Millis::from(after) * 1000))
            }
            _ => None,
        })
    }

    pub(super) fn next_absence(&self) -> Option<Millis> {
        self.absences().map(|(_, at)| at).min()
    }

    /// Lets bots stand in for those who have been away for too long.
    pub(super) fn absent(&mut self, turn: &mut Turn<G>) {
        let due: Vec<Seat> = self.absences().filter(|&(_, at)| at <= turn.now).map(|(seat, _)| seat).collect();
        for seat in due {
            self.happen(turn, TableEvent::StandIn { seat, kind: USUAL_BOT.to_owned(), until: Until::Back });
        }
        self.settle_questions(turn);
    }

    /// The seats whose people are connected.
    pub(super) fn present(&self) -> Seats {
        let here = |place: &Place| matches!(place, Place::Person { person, .. } if self.here.contains_key(person));
        self.seats.iter().enumerate().filter(|(_, place)| here(place)).map(|(at, _)| Seat(at as u8)).collect()
    }
}
