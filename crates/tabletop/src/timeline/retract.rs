//! Taking moves back: which fall, whose fall with them, and who has to agree.

use super::{Fault, Timeline};
use crate::log::{Entry, EntryNo};
use crate::{Game, Seat, Seats, Silent, refuse};

/// What a seat taking back moves means for everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retraction {
    /// The seat that takes back.
    pub seat: Seat,
    /// Its own entries that fall.
    pub own: Vec<EntryNo>,
    /// Entries of other seats that are no longer possible without them.
    pub disturbed: Vec<EntryNo>,
    /// The seats that have to agree: those whose entries fall, and everybody else if something was shown since.
    pub asked: Seats,
    /// Has another seat shown something since?
    pub shown: bool,
    /// Seats that have seen something which is now taken back. A table may want to ask them too.
    pub witnesses: Seats,
}

impl Retraction {
    /// All entries that fall, in order.
    pub fn lifted(&self) -> Vec<EntryNo> {
        let mut lifted = [self.own.as_slice(), self.disturbed.as_slice()].concat();
        lifted.sort_unstable();
        lifted
    }
}

impl<G: Game> Timeline<G> {
    /// What it would mean if a seat took back its moves from entry `from` on; `None` stands for its last one.
    pub fn retraction(&self, seat: Seat, from: Option<EntryNo>) -> Result<Retraction, Fault<G::Refusal>> {
        let own = |no: &EntryNo| self.mover(*no) == Some(seat);
        let from = match from {
            None => self.line.iter().rposition(own),
            Some(from) => self.line.iter().position(|no| *no == from && own(no)),
        };
        let from = from.ok_or(Fault::NothingToRetract { seat })?;
        let mut plan = Retraction {
            seat,
            own: Vec::new(),
            disturbed: Vec::new(),
            asked: Seats::NONE,
            shown: false,
            witnesses: Seats::NONE,
        };

        let mut really = self.state_before(from);
        let mut without = really.clone();
        for &no in &self.line[from..] {
            match self.entry(no) {
                Some(Entry::Move { seat: mover, mv }) => {
                    let shown = self.game.frontier(&really, *mover, *mv);
                    if shown.has(seat) {
                        if self.game.closes(&really, *mover, *mv).has(seat) {
                            return Err(Fault::BehindFrontier { seat, entry: self.line[from], frontier: no });
                        }
                        // What this seat has seen it cannot unsee, so all the others have a say.
                        plan.shown = true;
                        plan.asked = Seats::all(self.game.players()).without(seat);
                    }
                    self.game.play(&mut really, *mover, *mv, &mut Silent);
                    if *mover == seat {
                        plan.own.push(no);
                        plan.witnesses = plan.witnesses.union(shown);
                    } else if refuse(&self.game, &without, *mover, *mv).is_ok() {
                        self.game.play(&mut without, *mover, *mv, &mut Silent);
                    } else {
                        plan.disturbed.push(no);
                        plan.asked = plan.asked.with(*mover);
                        plan.witnesses = plan.witnesses.union(shown.without(seat));
                    }
                }
                _ => return Err(Fault::BehindFrontier { seat, entry: self.line[from], frontier: no }),
            }
        }
        Ok(plan)
    }

    /// Has chance decided anything since the last move of a seat, or has it made none? Then it cannot be taken back, whatever
    /// else happened since.
    pub fn stands_by_chance(&self, seat: Seat) -> bool {
        let since = self.line.iter().rev().find_map(|&no| match self.entry(no) {
            Some(Entry::Move { seat: mover, .. }) if *mover == seat => Some(false),
            Some(Entry::Move { .. }) => None,
            _ => Some(true),
        });
        since.unwrap_or(true)
    }

    /// A seat takes back its moves from entry `from` on (`None`: its last one). Seats that the plan asks must have
    /// `agreed`.
    pub fn retract(
        &mut self,
        seat: Seat,
        from: Option<EntryNo>,
        agreed: Seats,
    ) -> Result<Retraction, Fault<G::Refusal>> {
        let plan = self.retraction(seat, from)?;
        if plan.asked.iter().any(|disturbed| !agreed.has(disturbed)) {
            return Err(Fault::NeedsConsent { seats: plan.asked });
        }
        self.lift(plan.clone());
        Ok(plan)
    }

    /// Takes the entries of a plan out of the line and writes that down.
    pub(super) fn lift(&mut self, plan: Retraction) -> EntryNo {
        let lifted = plan.lifted();
        let line = self.line.iter().copied().filter(|no| !lifted.contains(no)).collect();
        self.set_line(line);
        self.write(Entry::Retract { seat: plan.seat, lifted }, None)
    }
}
