//! Daybreak in words.

use crate::DaybreakTitle;
use daybreak::{Fact, Move, Outcome, Refusal, View};
use daybreak_words::Narrator;
use tabletop::{Audience, Fault, Seat};
use title::{CounselOf, Teller};

/// The seat that reads a view; for those without one, the first, since all of them see the same.
pub(crate) fn reader(view: &View) -> Seat {
    match view.who {
        Audience::Seat(seat) => seat,
        Audience::Spectator | Audience::Omniscient => Seat(0),
    }
}

impl Teller<DaybreakTitle> for Narrator<'_> {
    fn name(&self, seat: Seat) -> String {
        self.power(seat)
    }

    fn player(&self, seat: Seat, kind: Option<&str>) -> String {
        let player = match kind {
            Some(kind) => format!("{}, {kind}", self.words.name(self.names, seat)),
            None => self.words.seat(self.names, seat),
        };
        format!("{} ({player})", self.power(seat))
    }

    fn fact(&self, fact: &Fact) -> String {
        Narrator::fact(self, fact)
    }

    fn round(&self, fact: &Fact) -> Option<u8> {
        match *fact {
            Fact::RoundBegan { round } => Some(round),
            _ => None,
        }
    }

    fn opens(&self, fact: &Fact) -> bool {
        matches!(fact, Fact::RoundBegan { .. } | Fact::StageBegan { .. })
    }

    fn label(&self, view: &View, mv: Move) -> String {
        Narrator::label(self, view, reader(view), mv)
    }

    fn prompt(&self, view: &View) -> Option<String> {
        Narrator::prompt(self, view)
    }

    fn fault(&self, fault: &Fault<Refusal>) -> String {
        Narrator::fault(self, fault)
    }

    fn why(&self, view: &View, mv: Move) -> String {
        Narrator::why(self, view, mv)
    }

    fn when(&self, view: &View) -> String {
        Narrator::when(self, view)
    }

    fn expect(&self, view: &View, counsel: &CounselOf<DaybreakTitle>) -> Vec<String> {
        let course = &counsel.prospect;
        let limit = view.state.standing[reader(view).index()].communities_to_lose;
        let changes = self.course(&course.before, &course.after, &course.planned);
        let odds = self.odds(course.survives, course.round, counsel.chance, counsel.visits);
        // What is far from losing the game is no risk to speak of.
        let strain = (2 * course.strained >= limit).then(|| self.strain(course.strained, limit));
        [changes, odds].into_iter().chain(strain).chain(Teller::plan(self, view, &counsel.line)).collect()
    }

    fn plan(&self, view: &View, line: &[(Seat, Move)]) -> Option<String> {
        Narrator::plan(self, view, line)
    }

    fn ahead(&self, view: &View) -> Vec<(String, Vec<String>)> {
        Narrator::ahead(self, view).into_iter().map(|part| (part.title, part.lines)).collect()
    }

    fn outcome(&self, outcome: &Outcome) -> String {
        Narrator::outcome(self, outcome)
    }
}
