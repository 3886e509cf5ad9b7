//! Moves, and what follows from them.

use super::effect::BroadcastEntry;
use super::parts::Made;
use super::{Table, TableEvent, Transaction, Who};
use crate::Problem;
use serde_json::{Value, json};
use tabletop::log::{Entry, EntryNo};
use tabletop::{Fault, Next, Refused, Seat, Seats, never};
use title::{MoveOf, RefusalOf, Teller, Title};
use wire::json;
use wire::{Code, Status};
use words::Detail;
use words::Words;

impl<T: Title> Table<T> {
    /// The seats whose person this is.
    pub fn seats_of(&self, who: &Who) -> Seats {
        self.seating.seats_of(&who.id)
    }

    pub(super) fn play_move(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        words: &Words,
        seat: Option<Seat>,
        mv: Value,
    ) -> Result<(), Problem> {
        let seat = self.seating.own_seat(&who.id, seat)?;
        self.progress.is_on()?;
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
        let made = self.game.play(seat, mv)?;
        self.enter(transaction, made);
        self.drop_questions_about_moves(transaction);
        self.settle(transaction);
        Ok(())
    }

    /// Makes the draws that are due.
    pub(super) fn settle(&mut self, transaction: &mut Transaction<T>) {
        while let Some(made) = self.game.draw() {
            self.enter(transaction, made);
        }
    }

    /// Writes down an entry that the timeline just took.
    pub(super) fn enter(&mut self, transaction: &mut Transaction<T>, made: Made<T>) {
        let Made { no, facts, before } = made;
        let Some(entry) = self.game.entry(no).cloned() else {
            never!("entry {no} was just made and is not in the log");
            return;
        };
        self.let_time_pass(transaction);
        let body = json::text(&entry);
        self.note_player(no, &entry, &transaction.by.0);
        self.write(transaction, body);
        self.count(self.no, transaction.now);
        transaction.entries.push(BroadcastEntry { no, entry, facts, before });
    }

    pub(super) fn illegal(&self, words: &Words, seat: Seat, refused: Refused<RefusalOf<T>>) -> Problem {
        let (reason, rule) = (reason(&refused), rule_of::<T>(&refused));
        let said = self.say_fault(words, Some(seat), &Fault::Refused(refused));
        Problem {
            reason: Some(reason),
            rule: rule.map(Into::into),
            said: Some(said.into()),
            ..Problem::new(Code::Illegal)
        }
    }

    pub(super) fn say_fault(&self, words: &Words, seat: Option<Seat>, fault: &Fault<RefusalOf<T>>) -> String {
        let names = self.names(words, seat);
        T::teller(self.game.rules(), words, &names).fault(fault)
    }

    /// The table is over when the game is.
    pub(super) fn finish_if_over(&mut self, transaction: &mut Transaction<T>) {
        if self.progress.is_running() && self.game.is_over() {
            self.happen(transaction, TableEvent::Finished);
        }
    }

    /// Whom the table waits for.
    pub fn awaited(&self) -> Seats {
        match self.game.next() {
            Next::Ask(asked) if self.progress.is_running() => T::awaited(self.game.rules(), self.game.state(), asked),
            _ => Seats::NONE,
        }
    }

    /// Goes on from an earlier moment.
    pub(super) fn go_back_to(
        &mut self,
        transaction: &mut Transaction<T>,
        to: EntryNo,
    ) -> Result<(), Fault<RefusalOf<T>>> {
        let no = self.game.branch(to)?;
        if self.progress.status() == Status::Finished {
            self.happen(transaction, TableEvent::Started);
        }
        self.enter(transaction, Made::taking_back(no));
        self.bots.forget();
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
        let no = self.game.retract(seat, from, agreed)?;
        self.enter(transaction, Made::taking_back(no));
        self.bots.forget();
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

/// The rule that explains why a move is refused, where it is the rules of the game that refuse it.
pub(super) fn rule_of<T: Title>(refused: &Refused<RefusalOf<T>>) -> Option<&'static str> {
    match refused {
        Refused::Rule(refusal) => T::rule_of_refusal(refusal),
        Refused::Over | Refused::DrawDue | Refused::NotAsked { .. } => None,
    }
}

/// Is an entry one of the game's own happenings, or does it take some back?
pub(super) fn takes_back<M, D>(entry: &Entry<M, D>) -> bool {
    matches!(entry, Entry::Retract { .. } | Entry::Branch { .. })
}
