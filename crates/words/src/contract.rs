//! What the contract of every game refuses.

use crate::{Names, Words};
use tabletop::{Fault, Refused};

impl Words {
    /// Why a move from outside was refused; `rule` says what the game itself has to say.
    pub fn refused<R>(&self, names: &Names, refused: &Refused<R>, rule: impl FnOnce(&R) -> String) -> String {
        match refused {
            Refused::Over => self.say("refused-over", &[]),
            Refused::DrawDue => self.say("refused-draw-due", &[]),
            Refused::NotAsked { seat, asked } => {
                let ([who, _], of) = (self.who(names, *seat), self.seat_of(names, *seat));
                let asked = self.seats(names, *asked);
                self.say("refused-not-asked", &[who, ("of", of.into()), ("asked", asked.into())])
            }
            Refused::Rule(refusal) => rule(refusal),
        }
    }

    /// Why something cannot be added to a game or taken back.
    pub fn fault<R>(&self, names: &Names, fault: &Fault<R>, rule: impl FnOnce(&R) -> String) -> String {
        match fault {
            Fault::Refused(refused) => self.refused(names, refused, rule),
            Fault::NothingToRetract { seat } => self.say("retract-nothing", &self.who(names, *seat)),
            Fault::BehindFrontier { seat, .. } => self.say("retract-frontier", &self.who(names, *seat)),
            Fault::NeedsConsent { seats } => {
                let names = self.seats_of(names, *seats);
                self.say("retract-consent", &[("names", names.into())])
            }
            Fault::NoDrawDue => self.say("fault-no-draw-due", &[]),
            Fault::ImpossibleDraw(_) => self.say("fault-impossible-draw", &[]),
            Fault::NotFromSeed => self.say("fault-not-from-seed", &[]),
            Fault::WrongRetraction { .. } => self.say("fault-wrong-retraction", &[]),
            Fault::NoSuchEntry(entry) => self.say("fault-no-such-entry", &[("entry", (*entry).into())]),
        }
    }
}
