//! Who holds which seat, and who did, so that a result can say who really played.

use crate::{Problem, TableEvent};
use serde::{Deserialize, Serialize};
use tabletop::log::{EntryNo, LeftOut};
use tabletop::{Seat, Seats, never};
use wire::{Code, PersonId, Played, RanOut, Until};

/// The bot that plays for people who are away, and on seats that are still open when a game begins.
pub(crate) const USUAL_BOT: &str = "steady";

/// Whose program it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ProgramOwner {
    pub(crate) person: PersonId,
    pub(crate) name: String,
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SeatHolder {
    Open,
    Person {
        person: PersonId,
        name: String,
        /// The bot that plays in place of the person.
        stand_in: Option<String>,
        /// How long it does.
        #[serde(default)]
        until: Until,
        /// Whose program it is, if it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<ProgramOwner>,
    },
    Bot {
        kind: String,
        name: String,
    },
}

impl SeatHolder {
    /// The person, or the program.
    pub(crate) fn person(&self) -> Option<&PersonId> {
        match self {
            SeatHolder::Person { person, .. } => Some(person),
            SeatHolder::Open | SeatHolder::Bot { .. } => None,
        }
    }

    /// The person and what they are called on this seat.
    pub(crate) fn named_person(&self) -> Option<(&PersonId, &String)> {
        match self {
            SeatHolder::Person { person, name, .. } => Some((person, name)),
            SeatHolder::Open | SeatHolder::Bot { .. } => None,
        }
    }

    pub(crate) fn is_of(&self, who: &PersonId) -> bool {
        self.person() == Some(who)
    }

    /// What it is called; nothing, if nobody holds it.
    pub(crate) fn name(&self) -> &str {
        match self {
            SeatHolder::Open => "",
            SeatHolder::Person { name, .. } | SeatHolder::Bot { name, .. } => name,
        }
    }

    /// The bot that plays the seat, if one does.
    pub(crate) fn bot(&self) -> Option<&str> {
        match self {
            SeatHolder::Bot { kind, .. } => Some(kind),
            SeatHolder::Person { stand_in, .. } => stand_in.as_deref(),
            SeatHolder::Open => None,
        }
    }

    /// Whose program it is, if it is one.
    pub(crate) fn owner(&self) -> Option<&ProgramOwner> {
        match self {
            SeatHolder::Person { of, .. } => of.as_ref(),
            SeatHolder::Open | SeatHolder::Bot { .. } => None,
        }
    }

    /// As whom it is remembered.
    fn remembered(&self) -> Option<PastHolder> {
        match self {
            SeatHolder::Person { person, name, of, .. } => {
                Some(PastHolder::Person { person: person.clone(), name: name.clone(), of: of.clone() })
            }
            SeatHolder::Bot { kind, .. } => Some(PastHolder::Bot(kind.clone())),
            SeatHolder::Open => None,
        }
    }
}

/// Who had a seat after an entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SeatPeriod {
    after: EntryNo,
    seat: Seat,
    who: PastHolder,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PastHolder {
    Person { person: PersonId, name: String, of: Option<ProgramOwner> },
    Bot(String),
}

/// Who holds which seat, and who did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Seating {
    seats: Vec<SeatHolder>,
    #[serde(rename = "tenures")]
    history: Vec<SeatPeriod>,
}

impl Seating {
    /// Seats that nobody holds.
    pub(crate) fn new(players: usize) -> Seating {
        Seating { seats: vec![SeatHolder::Open; players], history: Vec::new() }
    }

    /// What an event changes. Programs are the host's; `after` is the length of the game's log.
    pub(crate) fn apply(&mut self, event: &TableEvent, host: &ProgramOwner, after: EntryNo) {
        match event {
            TableEvent::Sat { seat, person, name } => {
                let (person, name) = (person.clone(), name.clone());
                let of = person.is_program().then(|| host.clone());
                let holder = SeatHolder::Person { person, name, stand_in: None, until: Until::Back, of };
                self.put(*seat, holder, after);
            }
            TableEvent::Bot { seat, kind, name, .. } => {
                self.put(*seat, SeatHolder::Bot { kind: kind.clone(), name: name.clone() }, after);
            }
            TableEvent::Opened { seat, .. } => self.put(*seat, SeatHolder::Open, after),
            TableEvent::StandIn { seat, kind, until, .. } => self.set_stand_in(*seat, Some(kind), *until),
            TableEvent::Back { seat, .. } => self.set_stand_in(*seat, None, Until::Back),
            TableEvent::ClockOut { seat, then, .. } => {
                if let Some(until) = lent_until(*then) {
                    self.set_stand_in(*seat, Some(USUAL_BOT), until);
                }
            }
            TableEvent::Renamed { person, name, seats, .. } => self.rename(person, name, seats),
            _ => {}
        }
    }

    fn put(&mut self, seat: Seat, holder: SeatHolder, after: EntryNo) {
        let Some(old) = self.seats.get_mut(seat.index()) else { return };
        if let Some(who) = holder.remembered() {
            // However often a seat changes hands, it counts who has it when a move is made.
            self.history.retain(|period| period.seat != seat || period.after != after);
            self.history.push(SeatPeriod { after, seat, who });
        }
        *old = holder;
    }

    fn set_stand_in(&mut self, seat: Seat, bot: Option<&str>, how_long: Until) {
        if let Some(SeatHolder::Person { stand_in, until, .. }) = self.seats.get_mut(seat.index()) {
            (*stand_in, *until) = (bot.map(str::to_owned), how_long);
        }
    }

    /// Somebody is called something else, and so are these seats of theirs.
    fn rename(&mut self, person: &PersonId, new: &str, seats: &[(Seat, String)]) {
        for (seat, new) in seats {
            match self.seats.get_mut(seat.index()) {
                Some(SeatHolder::Person { person: whose, name, .. }) if whose == person => name.clone_from(new),
                _ => never!("seat {seat} was renamed, and is not whose name it bore"),
            }
        }
        let owned = self.seats.iter_mut().filter_map(|holder| match holder {
            SeatHolder::Person { of, .. } => of.as_mut(),
            SeatHolder::Open | SeatHolder::Bot { .. } => None,
        });
        owned.filter(|owner| owner.person == *person).for_each(|owner| new.clone_into(&mut owner.name));
        for period in &mut self.history {
            if let PastHolder::Person { person: whose, name, of } = &mut period.who {
                if whose == person {
                    new.clone_into(name);
                }
                if let Some(owner) = of.as_mut().filter(|owner| owner.person == *person) {
                    new.clone_into(&mut owner.name);
                }
            }
        }
    }

    /// How many seats there are.
    pub(crate) fn count(&self) -> usize {
        self.seats.len()
    }

    pub(crate) fn all(&self) -> Seats {
        Seats::all(self.seats.len() as u8)
    }

    pub(crate) fn holder(&self, seat: Seat) -> Option<&SeatHolder> {
        self.seats.get(seat.index())
    }

    /// Every seat with who holds it.
    pub(crate) fn holders(&self) -> impl Iterator<Item = (Seat, &SeatHolder)> + Clone {
        (0..).map(Seat).zip(&self.seats)
    }

    /// The seats of whose holders this is true.
    pub(crate) fn seats_where(&self, is: impl Fn(&SeatHolder) -> bool) -> Seats {
        self.holders().filter(|(_, holder)| is(holder)).map(|(seat, _)| seat).collect()
    }

    pub(crate) fn is_open(&self, seat: Seat) -> bool {
        self.holder(seat) == Some(&SeatHolder::Open)
    }

    /// Does anybody still have to come?
    pub(crate) fn has_open(&self) -> bool {
        self.seats.contains(&SeatHolder::Open)
    }

    /// The seats whose person this is.
    pub(crate) fn seats_of(&self, who: &PersonId) -> Seats {
        self.seats_where(|holder| holder.is_of(who))
    }

    pub(crate) fn is_seated(&self, who: &PersonId) -> bool {
        self.seats.iter().any(|holder| holder.is_of(who))
    }

    /// The seat somebody means.
    pub(crate) fn own_seat(&self, who: &PersonId, seat: Option<Seat>) -> Result<Seat, Problem> {
        let own = self.seats_of(who);
        match seat {
            Some(seat) if own.has(seat) => Ok(seat),
            Some(seat) => Err(Problem::new(Code::NotYourSeat).with("seat", seat.0.saturating_add(1))),
            None if own.is_empty() => Err(Code::NotAtTable.into()),
            None => own.single().ok_or(Problem::new(Code::WhichSeat)),
        }
    }

    /// The seats that people, or programs, play themselves.
    pub(crate) fn played_themselves(&self) -> Seats {
        self.seats_where(|holder| matches!(holder, SeatHolder::Person { stand_in: None, .. }))
    }

    /// People with a seat, without programs: those who agree or do not.
    pub(crate) fn of_people(&self) -> Seats {
        self.seats_where(|holder| holder.person().is_some_and(|person| !person.is_program()))
    }

    /// The seats that bots have. One who plays in place of a person is not among them.
    pub(crate) fn of_bots(&self) -> Seats {
        self.seats_where(|holder| matches!(holder, SeatHolder::Bot { .. }))
    }

    /// Does a person, or a program, have a seat?
    pub(crate) fn has_person(&self) -> bool {
        self.seats.iter().any(|holder| holder.person().is_some())
    }

    pub(crate) fn person_of(&self, seat: Seat) -> Option<&PersonId> {
        self.holder(seat)?.person()
    }

    /// How long a bot plays for the person of a seat, if one does or did.
    pub(crate) fn lent_until(&self, seat: Seat) -> Option<Until> {
        match self.holder(seat)? {
            SeatHolder::Person { until, .. } => Some(*until),
            SeatHolder::Open | SeatHolder::Bot { .. } => None,
        }
    }

    /// The bot that plays a seat, if one does.
    pub(crate) fn bot_of(&self, seat: Seat) -> Option<&str> {
        self.holder(seat)?.bot()
    }

    /// The bot that plays in place of the person of a seat, if one does.
    pub(crate) fn stand_in_of(&self, seat: Seat) -> Option<&str> {
        self.bot_of(seat).filter(|_| self.person_of(seat).is_some())
    }

    /// The programs of somebody that play here.
    pub(crate) fn programs_of(&self, who: &PersonId) -> Vec<PersonId> {
        let theirs = self.seats.iter().filter(|holder| holder.owner().is_some_and(|owner| owner.person == *who));
        theirs.filter_map(|holder| holder.person().cloned()).collect()
    }

    /// What the seats are called; one that nobody holds, nothing.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|holder| holder.name().to_owned()).collect()
    }

    /// What somebody is called on the first of their seats.
    pub(crate) fn name_of(&self, who: &PersonId) -> Option<&String> {
        self.seats.iter().filter_map(SeatHolder::named_person).find(|(person, _)| *person == who).map(|(_, name)| name)
    }

    /// The people with a seat.
    pub(crate) fn persons(&self) -> Vec<(Seat, PersonId)> {
        self.holders().filter_map(|(seat, holder)| Some((seat, holder.person()?.clone()))).collect()
    }

    /// People who play, each by the first of their seats. Programs are their hosts', who give a share for themselves.
    pub(crate) fn people_once(&self) -> Vec<(PersonId, LeftOut)> {
        let mut people: Vec<(PersonId, LeftOut)> = Vec::new();
        for (seat, holder) in self.holders() {
            if let Some((person, name)) = holder.named_person()
                && !person.is_program()
                && !people.iter().any(|(known, _)| known == person)
            {
                people.push((person.clone(), LeftOut { seat, name: name.clone() }));
            }
        }
        people
    }

    /// Who sat where, as the header of a log says it: `me:NAME` for people, the kind for bots.
    pub(crate) fn spelled(&self) -> Vec<String> {
        let spell = |holder: &SeatHolder| match holder {
            SeatHolder::Open => "me".to_owned(),
            SeatHolder::Person { name, .. } => format!("me:{name}"),
            SeatHolder::Bot { kind, .. } => kind.clone(),
        };
        self.seats.iter().map(spell).collect()
    }

    /// Who made these moves, seat by seat; with each the bot, where one made it in place of a person.
    pub(crate) fn played<'a>(&self, moves: impl Iterator<Item = (EntryNo, Seat, Option<&'a str>)>) -> Vec<Played> {
        let mut all: Vec<Played> = Vec::new();
        for (no, seat, bot) in moves {
            let who = match bot {
                Some(kind) => played(seat, &PastHolder::Bot(kind.to_owned())),
                None => {
                    let held = self.history.iter().rev().find(|period| period.seat == seat && period.after < no);
                    let Some(SeatPeriod { who, .. }) = held else { continue };
                    played(seat, who)
                }
            };
            let same = |one: &&mut Played| Played { moves: 0, ..(**one).clone() } == who;
            match all.iter_mut().find(same) {
                Some(known) => known.moves += 1,
                None => all.push(Played { moves: 1, ..who }),
            }
        }
        all.sort_by_key(|one| one.seat);
        all
    }
}

/// How long a bot plays on because of a clock.
fn lent_until(then: RanOut) -> Option<Until> {
    match then {
        RanOut::Bot => Some(Until::Clock),
        RanOut::Pass | RanOut::Step => Some(Until::Step),
        RanOut::Nothing => None,
    }
}

/// Somebody who has made no move yet.
fn played(seat: Seat, who: &PastHolder) -> Played {
    let (name, bot, program_of) = match who {
        PastHolder::Bot(kind) => (String::new(), Some(kind.clone()), None),
        PastHolder::Person { name, of, .. } => (name.clone(), None, of.as_ref().map(|owner| owner.name.clone())),
    };
    Played { seat, name, bot, program_of, moves: 0 }
}
