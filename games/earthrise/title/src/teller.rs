//! Earthrise in words.

use crate::EarthriseTitle;
use earthrise::{Fact, Move, Outcome, Refusal, View};
use earthrise_words::Narrator;
use tabletop::{Fault, Seat};
use title::{AdviceOf, CounselOf, Teller};
use wire::Figure;

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
        let risk = self.risk(counsel.prospect.unlucky);
        // The move itself stands before.
        let follows = counsel.line.get(1..).and_then(|line| self.follows(line));
        risk.into_iter().chain(follows).collect()
    }

    fn figures(&self, _view: &View, counsel: &CounselOf<EarthriseTitle>) -> Vec<Figure> {
        let standing = &counsel.prospect;
        let figure = |value: f32, (amount, unit): (String, String)| Figure { value, amount, unit };
        vec![
            figure(standing.honors, self.honors_at_the_end(standing.honors)),
            figure(standing.place, self.average_place(standing.place)),
            figure(counsel.chance, self.games_won(counsel.chance)),
        ]
    }

    fn beside(&self, best: &CounselOf<EarthriseTitle>, counsel: &CounselOf<EarthriseTitle>) -> Option<String> {
        let less = (best.prospect.honors - counsel.prospect.honors).round() as i16;
        Some(self.beside_best(best.mv == counsel.mv, less))
    }

    fn reason(&self, view: &View, counsel: &CounselOf<EarthriseTitle>) -> Option<String> {
        self.telling_effect(view, counsel.mv)
    }

    fn note(&self, advice: &AdviceOf<EarthriseTitle>) -> Option<String> {
        let spread = |of: fn(&CounselOf<EarthriseTitle>) -> f32| {
            let all = advice.moves.iter().map(of);
            all.clone().fold(f32::MIN, f32::max) - all.fold(f32::MAX, f32::min)
        };
        let same = advice.moves.len() > 1 && spread(|one| one.prospect.honors) < 1.0 && spread(|one| one.chance) < 0.01;
        same.then(|| self.any_of_these())
    }

    fn outcome(&self, outcome: &Outcome) -> String {
        Narrator::outcome(self, outcome)
    }
}
