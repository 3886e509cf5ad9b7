//! Pairs in words, for one reader. The sentences are in `locales/`; numbers are counted from 1 for people.

use crate::PairsTitle;
use tabletop::toy::{Call, Fact, Pairs, Refusal, View};
use tabletop::{Audience, Fault, Game, Seat, Seats};
use title::{CounselOf, Teller, Title};
use words::{Joint, Names, Value, Words};

/// Puts what happens at a table of Pairs into words.
pub struct Narrator<'a> {
    pub(crate) game: &'a Pairs,
    pub(crate) words: &'a Words,
    pub(crate) names: &'a Names,
}

impl Narrator<'_> {
    /// A text that takes nothing.
    pub(crate) fn plain(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    /// A sentence about a seat.
    fn say_of(&self, seat: Seat, key: &str, more: &[(&'static str, Value<'static>)]) -> String {
        let who = self.words.who(self.names, seat);
        self.words.say(key, &[&who, more].concat())
    }

    /// "2 points".
    pub(crate) fn points(&self, points: u8) -> String {
        self.words.say("pairs-points", &[("points", points.into())])
    }

    /// What was called, as a table shows it.
    pub(crate) fn call(&self, call: Option<Call>) -> String {
        match call {
            Some(Call::Low) => self.plain("pairs-call-low"),
            Some(Call::High) => self.plain("pairs-call-high"),
            Some(Call::Pass) => self.plain("pairs-call-pass"),
            Some(Call::Join(seat)) => self.words.say("pairs-call-join", &[("name", self.name(seat).into())]),
            None => self.plain("pairs-call-none"),
        }
    }

    /// What the rules have against a call.
    fn refusal(&self, refusal: &Refusal) -> String {
        match *refusal {
            Refusal::NotAhead => self.plain("pairs-not-ahead"),
            Refusal::NothingToJoin(seat) => {
                self.words.say("pairs-nothing-to-join", &[("name", self.name(seat).into())])
            }
        }
    }
}

impl Teller<PairsTitle> for Narrator<'_> {
    fn name(&self, seat: Seat) -> String {
        self.words.name(self.names, seat)
    }

    fn fact(&self, fact: &Fact) -> String {
        match fact {
            Fact::Dealt(seat, Some(number)) => self.say_of(*seat, "pairs-dealt", &[("number", (number + 1).into())]),
            Fact::Dealt(seat, None) => self.say_of(*seat, "pairs-dealt-hidden", &[]),
            Fact::Called(seat, call) => self.say_of(*seat, "pairs-called", &[("call", self.call(Some(*call)).into())]),
            Fact::Shown(numbers) => {
                let shown =
                    |(seat, number): (Seat, u8)| format!("{} ({})", self.words.seat(self.names, seat), number + 1);
                let numbers = self.game.seats().zip(numbers).filter_map(|(seat, number)| Some((seat, (*number)?)));
                let list = self.words.list(numbers.map(shown), Joint::Comma);
                self.words.say("pairs-shown", &[("list", list.into())])
            }
        }
    }

    /// A round begins with the first number that is dealt.
    fn opens(&self, fact: &Fact) -> bool {
        matches!(fact, Fact::Dealt(Seat(0), _))
    }

    fn label(&self, _view: &View, call: Call) -> String {
        self.call(Some(call))
    }

    fn prompt(&self, view: &View) -> Option<String> {
        match view.who {
            Audience::Seat(seat) if view.calls[seat.index()].is_none() => Some(self.plain("pairs-prompt")),
            _ => None,
        }
    }

    fn fault(&self, fault: &Fault<Refusal>) -> String {
        self.words.fault(self.names, fault, |refusal| self.refusal(refusal))
    }

    fn why(&self, view: &View, call: Call) -> String {
        let Some(eye) = self.game.eye_of(view) else { return self.plain("pairs-why-watching") };
        match (self.game.judge(&eye, call), call) {
            (Err(refusal), _) => self.refusal(&refusal),
            (Ok(()), Call::Pass) => self.plain("pairs-why-pass"),
            (Ok(()), Call::Low | Call::High | Call::Join(_)) => self.plain("pairs-why-call"),
        }
    }

    fn when(&self, view: &View) -> String {
        let round = PairsTitle::round(self.game, view);
        self.words.say("pairs-round", &[("round", round.into()), ("rounds", self.game.length().into())])
    }

    fn expect(&self, _view: &View, counsel: &CounselOf<PairsTitle>) -> Vec<String> {
        vec![self.words.say("pairs-chance", &[("chance", self.words.percent(counsel.chance).into())])]
    }

    fn outcome(&self, points: &[u8; 4]) -> String {
        let winners: Seats = self.game.seats().filter(|&seat| PairsTitle::won(points, seat)).collect();
        let most = winners.first().map_or(0, |seat| points[seat.index()]);
        let names = self.words.seats(self.names, winners);
        self.words.say("pairs-outcome", &[("points", self.points(most).into()), ("names", names.into())])
    }
}
