//! Moves, and what follows from them.

use super::effect::BroadcastEntry;
use super::{SeatHolder, Table, TableEvent, Transaction, Who};
use crate::Problem;
use serde_json::{Value, json};
use tabletop::log::{Entry, EntryNo};
use tabletop::{Chance, Fault, Game, Next, Refused, Seat, Seats, never};
use title::{FactOf, MoveOf, RefusalOf, Teller, Title};
use wire::json;
use wire::{Code, Status};
use words::Detail;
use words::Words;

impl<T: Title> Table<T> {
    /// The seats whose person this is.
    pub fn seats_of(&self, who: &Who) -> Seats {
        let own = |holder: &SeatHolder| matches!(holder, SeatHolder::Person { person, .. } if *person == who.id);
        self.seats.iter().enumerate().filter(|(_, holder)| own(holder)).map(|(at, _)| Seat(at as u8)).collect()
    }

    /// The seats that people play themselves.
    pub(super) fn people(&self) -> Seats {
        let own = |holder: &SeatHolder| matches!(holder, SeatHolder::Person { stand_in: None, .. });
        self.seats.iter().enumerate().filter(|(_, holder)| own(holder)).map(|(at, _)| Seat(at as u8)).collect()
    }

    /// The seat somebody means.
    pub(super) fn own_seat(&self, who: &Who, seat: Option<Seat>) -> Result<Seat, Problem> {
        let own = self.seats_of(who);
        match seat {
            Some(seat) if own.has(seat) => Ok(seat),
            Some(seat) => Err(Problem::new(Code::NotYourSeat).with("seat", seat.0.saturating_add(1))),
            None if own.is_empty() => Err(Code::NotAtTable.into()),
            None => own.single().ok_or(Problem::new(Code::WhichSeat)),
        }
    }

    /// Is the game going on?
    pub(super) fn is_on(&self) -> Result<(), Problem> {
        match self.status {
            Status::Waiting => Err(Code::NotStarted.into()),
            Status::Running if self.paused => Err(Code::Paused.into()),
            Status::Running => Ok(()),
            Status::Finished | Status::Abandoned => Err(Code::Finished.into()),
        }
    }

    pub(super) fn play_move(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        words: &Words,
        seat: Option<Seat>,
        mv: Value,
    ) -> Result<(), Problem> {
        let seat = self.own_seat(who, seat)?;
        self.is_on()?;
        self.has_time(seat)?;
        let mv: MoveOf<T> = serde_json::from_value(mv).map_err(|e| Problem::malformed(Detail::unread_move(e)))?;
        self.make(transaction, seat, mv).map_err(|refused| self.illegal(words, seat, refused))?;
        self.give_back(transaction, seat);
        Ok(())
    }

    /// Plays a move and the draws that follow from it.
    pub(super) fn make(
        &mut self,
        transaction: &mut Transaction<T>,
        seat: Seat,
        mv: MoveOf<T>,
    ) -> Result<(), Refused<RefusalOf<T>>> {
        let mut facts = Vec::new();
        let no = self.timeline.play(seat, mv, &mut facts)?;
        self.enter(transaction, no, facts);
        self.drop_questions_about_moves(transaction);
        self.settle(transaction);
        Ok(())
    }

    /// Makes the draws that are due.
    pub(super) fn settle(&mut self, transaction: &mut Transaction<T>) {
        while let Next::Draw(need) = self.timeline.next() {
            let source = self.rules.source(need);
            let draw = self.rules.sample(self.timeline.state(), need, &mut self.chance.dice(source));
            let mut facts = Vec::new();
            let Ok(no) = self.timeline.draw(draw, &mut facts) else {
                // The table stands still rather than break.
                never!("the rules sample what they do not take: {need:?}");
                return;
            };
            self.enter(transaction, no, facts);
        }
    }

    /// Writes down an entry that the timeline just took.
    pub(super) fn enter(&mut self, transaction: &mut Transaction<T>, no: EntryNo, facts: Vec<FactOf<T>>) {
        let Some(entry) = self.timeline.entries().get(no as usize - 1).cloned() else {
            never!("entry {no} was just made and is not in the log");
            return;
        };
        self.let_time_pass(transaction);
        let body = json::text(&entry);
        self.note_player(no, &entry, &transaction.by.0);
        self.write(transaction, body);
        self.count(self.no, transaction.now);
        transaction.entries.push(BroadcastEntry { no, entry, facts });
    }

    pub(super) fn illegal(&self, words: &Words, seat: Seat, refused: Refused<RefusalOf<T>>) -> Problem {
        let reason = reason(&refused);
        let said = self.say_fault(words, Some(seat), &Fault::Refused(refused));
        Problem { code: Code::Illegal, args: Vec::new(), detail: None, reason: Some(reason), said: Some(said) }
    }

    pub(super) fn say_fault(&self, words: &Words, seat: Option<Seat>, fault: &Fault<RefusalOf<T>>) -> String {
        let names = self.names(words, seat);
        T::teller(&self.rules, words, &names).fault(fault)
    }

    /// The table is over when the game is.
    pub(super) fn finish_if_over(&mut self, transaction: &mut Transaction<T>) {
        if self.status == Status::Running && matches!(self.timeline.next(), Next::Over(_)) {
            self.happen(transaction, TableEvent::Finished);
        }
    }

    /// The bot that plays a seat, if one does.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<&str> {
        match self.seats.get(seat.index())? {
            SeatHolder::Bot { kind, .. } => Some(kind),
            SeatHolder::Person { stand_in, .. } => stand_in.as_deref(),
            SeatHolder::Open => None,
        }
    }

    /// Whom the table waits for.
    pub fn awaited(&self) -> Seats {
        match self.timeline.next() {
            Next::Ask(asked) if self.status == Status::Running => T::awaited(&self.rules, self.timeline.state(), asked),
            _ => Seats::NONE,
        }
    }

    /// Dice that depend on the seed and the place in the log alone.
    pub(super) fn dice(&self, purpose: &str, seat: Seat) -> u64 {
        self.dice_at(purpose, seat, self.timeline.len())
    }

    /// The dice of a place in the log.
    pub(super) fn dice_at(&self, purpose: &str, seat: Seat, entry: EntryNo) -> u64 {
        self.seed.number(&format!("{purpose} {seat} {entry}"))
    }

    /// Goes on from an earlier moment.
    pub(super) fn go_back_to(
        &mut self,
        transaction: &mut Transaction<T>,
        to: EntryNo,
    ) -> Result<(), Fault<RefusalOf<T>>> {
        let no = self.timeline.branch(to)?;
        self.chance = self.timeline.chance(self.seed);
        if self.status == Status::Finished {
            self.happen(transaction, TableEvent::Started);
        }
        self.enter(transaction, no, Vec::new());
        self.forget_thoughts();
        self.drop_questions_about_moves(transaction);
        self.settle(transaction);
        Ok(())
    }

    /// Takes moves back, with the agreement of those whose moves would fall with them.
    pub(super) fn lift(
        &mut self,
        transaction: &mut Transaction<T>,
        seat: Seat,
        from: Option<EntryNo>,
        agreed: Seats,
    ) -> Result<(), Fault<RefusalOf<T>>> {
        self.timeline.retract(seat, from, agreed)?;
        self.chance = self.timeline.chance(self.seed);
        self.enter(transaction, self.timeline.len(), Vec::new());
        self.forget_thoughts();
        Ok(())
    }
}

/// Why a move is refused, as data.
pub(super) fn reason<R: serde::Serialize>(refused: &Refused<R>) -> Value {
    match refused {
        Refused::Over => json!("over"),
        Refused::DrawDue => json!("draw_due"),
        Refused::NotAsked { seat, asked } => json!({"not_asked": {"seat": seat, "asked": asked}}),
        Refused::Rule(refusal) => json!({ "rule": refusal }),
    }
}

/// Is an entry one of the game's own happenings, or does it take some back?
pub(super) fn takes_back<M, D>(entry: &Entry<M, D>) -> bool {
    matches!(entry, Entry::Retract { .. } | Entry::Branch { .. })
}
