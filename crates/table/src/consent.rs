//! Questions to the table: taking back moves that others built on, ending a game, and going back at a table for study.
//! People answer for themselves: a bot that stands in for somebody agrees to nothing.

use super::parts::{Question, USUAL_BOT};
use super::{Face, Table, TableEvent, Transaction, Who};
use crate::Problem;
use tabletop::log::EntryNo;
use tabletop::{Fault, Retraction, Seat, Seats, never};
use title::{RefusalOf, Title};
use wire::{Code, QuestionAbout, Status, TakeBack, Until};
use words::Words;

impl<T: Title> Table<T> {
    /// Seats that agree to everything: those that bots have, and those of the one who asks.
    fn agreeable(&self, who: &Who) -> Seats {
        self.seats_of(who).union(self.seating.of_bots())
    }

    /// What taking back means. In a game whose result is compared with others', bots do not agree once something was
    /// shown: they could be made to show their cards.
    fn retraction(&self, seat: Seat, from: Option<EntryNo>) -> Result<Retraction, Fault<RefusalOf<T>>> {
        let plan = self.game.timeline().retraction(seat, from)?;
        let Some(&entry) = plan.own.first() else {
            never!("what seat {seat} takes back begins with no move of its own");
            return Err(Fault::NothingToRetract { seat });
        };
        match plan.shown && self.fixed.daily.is_some() {
            true => Err(Fault::BehindFrontier { seat, entry, frontier: self.game.len() }),
            false => Ok(plan),
        }
    }

    /// How whoever looks could take back the last move of the seat they look from.
    pub(super) fn take_back(&self, face: &Face, entry: EntryNo) -> Option<TakeBack> {
        let seat = face.seat().filter(|_| entry == self.game.len() && self.progress.is_on().is_ok())?;
        if self.game.timeline().stands_by_chance(seat) {
            return None;
        }
        let plan = self.retraction(seat, None).ok()?;
        let bots = self.seating.of_bots();
        let agrees = |other: Seat| bots.has(other) || self.seating.person_of(other) == self.seating.person_of(seat);
        Some(if plan.asked.iter().all(agrees) { TakeBack::Free } else { TakeBack::Ask })
    }

    pub(super) fn retract(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        words: &Words,
        seat: Option<Seat>,
        from: Option<EntryNo>,
    ) -> Result<(), Problem> {
        let seat = self.seating.own_seat(&who.id, seat)?;
        self.progress.is_on()?;
        self.has_time(seat)?;
        let agreed = self.agreeable(who);
        match self.retraction(seat, from).and_then(|_| self.lift(transaction, seat, from, agreed)) {
            Ok(()) => {
                self.drop_questions_about_moves(transaction);
                Ok(())
            }
            Err(Fault::NeedsConsent { seats }) => {
                let asked = seats.iter().filter(|&other| !agreed.has(other)).collect();
                self.pose(transaction, who, QuestionAbout::Retract { seat, from }, asked);
                Ok(())
            }
            Err(fault) => Err(Problem {
                said: Some(self.say_fault(words, Some(seat), &fault).into()),
                reason: Some(reason(&fault)),
                ..Problem::new(Code::NotRetractable)
            }),
        }
    }

    pub(super) fn propose_end(&mut self, transaction: &mut Transaction<T>, who: &Who) -> Result<(), Problem> {
        if self.seats_of(who).is_empty() && !self.is_host(&who.id) {
            return Err(Code::NotAtTable.into());
        }
        if matches!(self.progress.is_on(), Err(Problem { code: Code::Finished, .. })) {
            return Err(Code::Finished.into());
        }
        if let Some(open) = self.questions.about(QuestionAbout::Abandon) {
            // To ask for what somebody else asks is to agree.
            let number = open.number;
            let _ = self.answer(transaction, who, number, true);
            return Ok(());
        }
        let asked = self.others(who);
        if asked.is_empty() {
            self.happen(transaction, TableEvent::Abandoned);
        } else {
            self.pose(transaction, who, QuestionAbout::Abandon, asked);
        }
        Ok(())
    }

    /// The seats of other people, who have a say in what becomes of their game. Programs have none.
    fn others(&self, who: &Who) -> Seats {
        let own = self.seats_of(who);
        self.seating.of_people().iter().filter(|&seat| !own.has(seat)).collect()
    }

    /// Is the table open for study: does one person have all seats that people have, or have all agreed?
    pub(super) fn is_study(&self) -> bool {
        let person = |seat: Seat| self.seating.person_of(seat);
        let people = self.seating.of_people();
        let alone = people.iter().all(|seat| person(seat) == people.first().and_then(person));
        // As long as seats are open somebody else may still come.
        self.fixed.settings.study && !self.progress.is_waiting() && (alone || self.questions.agreed_to_study())
    }

    /// At a table for study with several people the host does not decide for them that all hands are seen.
    pub(super) fn ask_for_study(&mut self, transaction: &mut Transaction<T>) {
        if self.fixed.settings.study && !self.is_study() {
            let host = Who { id: self.members.host().clone(), name: self.members.host_name().clone() };
            self.pose(transaction, &host, QuestionAbout::Study, self.others(&host));
        }
    }

    /// At a table for study: goes on from an earlier moment, if everybody else who plays agrees.
    pub(super) fn branch(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        words: &Words,
        to: EntryNo,
    ) -> Result<(), Problem> {
        if !self.fixed.settings.study {
            return Err(Code::NotForStudy.into());
        }
        if self.seats_of(who).is_empty() {
            return Err(Code::NotAtTable.into());
        }
        match self.progress.status() {
            Status::Waiting => return Err(Code::NotStarted.into()),
            Status::Abandoned => return Err(Code::Finished.into()),
            Status::Running | Status::Finished => {}
        }
        let missing = |table: &Self, fault: &Fault<RefusalOf<T>>| Problem {
            said: Some(table.say_fault(words, None, fault).into()),
            ..Problem::new(Code::NoSuchEntry).with("entry", to)
        };
        if to > self.game.len() {
            return Err(missing(self, &Fault::NoSuchEntry(to)));
        }
        let asked = self.others(who);
        if asked.is_empty() {
            return self.go_back_to(transaction, to).map_err(|fault| missing(self, &fault));
        }
        self.pose(transaction, who, QuestionAbout::Branch { to }, asked);
        Ok(())
    }

    /// Asks to let a bot play for somebody whose time is used up. Where nobody else is, who asks decides.
    pub(super) fn propose_stand_in(&mut self, transaction: &mut Transaction<T>, who: &Who, seat: Seat) {
        let theirs = self.seating.person_of(seat).map_or(Seats::NONE, |person| self.seating.seats_of(person));
        let asked: Seats = self.others(who).iter().filter(|&other| !theirs.has(other)).collect();
        if asked.is_empty() {
            return self.let_bot_play(transaction, seat);
        }
        self.pose(transaction, who, QuestionAbout::StandIn { seat }, asked);
    }

    /// A bot plays for somebody whose time is used up, if it still is.
    fn let_bot_play(&mut self, transaction: &mut Transaction<T>, seat: Seat) {
        if self.is_late(seat) {
            let kind = USUAL_BOT.to_owned();
            self.happen(transaction, TableEvent::StandIn { seat, kind, until: Until::Stage, by: None });
        }
    }

    /// Asks, unless the same is already asked.
    fn pose(&mut self, transaction: &mut Transaction<T>, who: &Who, about: QuestionAbout, asked: Seats) {
        if self.questions.about(about).is_some() {
            return;
        }
        let (question, by, name) = (self.questions.next_number(), who.id.clone(), self.name_here(who));
        self.happen(transaction, TableEvent::Asked { question, about, by, name, asked });
    }

    pub(super) fn answer(
        &mut self,
        transaction: &mut Transaction<T>,
        who: &Who,
        number: u32,
        yes: bool,
    ) -> Result<(), Problem> {
        let question = self.questions.find(number)?.clone();
        let own: Seats = self.seats_of(who).iter().filter(|&seat| question.asked.has(seat)).collect();
        // Whoever asked may take the question back.
        if own.is_empty() && (yes || question.by != who.id) {
            return Err(Problem::new(Code::NoSuchQuestion).with("question", number));
        }
        if !yes {
            self.happen(transaction, TableEvent::Settled { question: number, agreed: false });
            return Ok(());
        }
        self.happen(transaction, TableEvent::Agreed { question: number, seats: own });
        self.settle_question(transaction, number);
        Ok(())
    }

    /// Looks again at what is asked, after a bot has taken a seat.
    pub(super) fn settle_questions(&mut self, transaction: &mut Transaction<T>) {
        self.questions.numbers(|_| true).into_iter().for_each(|number| self.settle_question(transaction, number));
    }

    /// Does what a question is about, once everybody has agreed.
    fn settle_question(&mut self, transaction: &mut Transaction<T>, number: u32) {
        let Ok(&Question { about, asked, agreed, .. }) = self.questions.find(number) else { return };
        let bots = self.seating.of_bots();
        if asked.iter().any(|seat| !agreed.union(bots).has(seat)) {
            return;
        }
        self.happen(transaction, TableEvent::Settled { question: number, agreed: true });
        match about {
            QuestionAbout::Abandon => self.happen(transaction, TableEvent::Abandoned),
            // That it is settled says it all.
            QuestionAbout::Study => {}
            QuestionAbout::Branch { to } => {
                // The log only grows, so that what could be gone back to still can.
                if let Err(fault) = self.go_back_to(transaction, to) {
                    never!("entry {to} could be gone back to when it was asked: {fault:?}");
                }
            }
            QuestionAbout::StandIn { seat } => self.let_bot_play(transaction, seat),
            QuestionAbout::Retract { seat, from } => {
                // Everybody else's moves stand or their people have agreed; if the game has gone on, nothing happens.
                let _ = self.lift(transaction, seat, from, self.seating.all());
                self.drop_questions_about_moves(transaction);
            }
        }
    }

    /// After another move, a question about taking some back is no longer the same question.
    pub(super) fn drop_questions_about_moves(&mut self, transaction: &mut Transaction<T>) {
        let about_moves = |open: &Question| match open.about {
            QuestionAbout::Retract { .. } | QuestionAbout::Branch { .. } => true,
            // Whoever has moved at last is waited for no more.
            QuestionAbout::StandIn { seat } => !self.is_late(seat),
            QuestionAbout::Abandon | QuestionAbout::Study => false,
        };
        for question in self.questions.numbers(about_moves) {
            self.happen(transaction, TableEvent::Settled { question, agreed: false });
        }
    }
}

/// Why a retraction is refused, as data.
fn reason<R>(fault: &Fault<R>) -> serde_json::Value {
    match fault {
        Fault::NothingToRetract { seat } => serde_json::json!({"nothing": {"seat": seat}}),
        Fault::BehindFrontier { seat, entry, frontier } => {
            serde_json::json!({"frontier": {"seat": seat, "entry": entry, "frontier": frontier}})
        }
        _ => serde_json::Value::Null,
    }
}
