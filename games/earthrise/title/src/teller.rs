//! Earthrise in words.

use crate::EarthriseTitle;
use earthrise::{Fact, Move, Outcome, Refusal, View};
use earthrise_words::Narrator;
use tabletop::{Fault, Seat};
use title::{CounselOf, Teller};

impl Teller<EarthriseTitle> for Narrator<'_> {
    fn name(&self, seat: Seat) -> String {
        self.words.name(self.names, seat)
    }

    fn player(&self, seat: Seat, kind: Option<&str>) -> String {
        let name = self.seat(seat);
        kind.map_or_else(|| name.clone(), |kind| format!("{name} ({kind})"))
    }

    fn fact(&self, fact: &Fact) -> String {
        Narrator::fact(self, fact)
    }

    fn round(&self, fact: &Fact) -> Option<u8> {
        match *fact {
            Fact::TokensLaid { round, .. } => Some(round + 1),
            Fact::FinalBegan => Some(0),
            _ => None,
        }
    }

    fn opens(&self, fact: &Fact) -> bool {
        matches!(fact, Fact::TrickBegan { .. } | Fact::TokensLaid { .. } | Fact::FinalBegan)
    }

    fn label(&self, _view: &View, mv: Move) -> String {
        Narrator::label(self, mv)
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
        self.title(view)
    }

    fn expect(&self, _view: &View, counsel: &CounselOf<EarthriseTitle>) -> Vec<String> {
        let standing = &counsel.prospect;
        let worth = self.expectation(counsel.chance, standing.honors, standing.place);
        let risk = self.risk(standing.unlucky);
        // The move itself stands before.
        let follows = counsel.line.get(1..).and_then(|line| self.follows(line));
        std::iter::once(worth).chain(risk).chain(follows).collect()
    }

    fn outcome(&self, outcome: &Outcome) -> String {
        Narrator::outcome(self, outcome)
    }
}
