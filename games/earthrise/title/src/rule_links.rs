//! Which rule explains why something is not possible and what is asked: ids of the rulebook that people read (a test holds
//! them against it).

use earthrise::{Phase, Question, Refusal, View};

/// The rule behind a refusal.
pub(crate) fn of_refusal(refusal: &Refusal) -> &'static str {
    match *refusal {
        Refusal::OtherQuestion { asked } => of_question(asked),
        Refusal::NotInHand { .. } => "ER-6.5",
        Refusal::MustFollow { .. } => "ER-6.2",
        Refusal::ExchangeNothing => "ER-9.7",
        Refusal::TooFewTokens { .. } | Refusal::PileTooSmall { .. } => "ER-9.3",
        Refusal::NotANewPiece { .. } => "ER-9.4",
        Refusal::NotInTrick { .. } => "ER-8.11",
        Refusal::PillNotNow { .. } => "ER-13.5",
        Refusal::NotAnOpponent { .. } => "ER-13.6",
    }
}

/// The rule about what a seat is asked.
fn of_question(question: Question) -> &'static str {
    match question {
        Question::Play => "ER-6.2",
        Question::Exchange => "ER-9.3",
        Question::KeepPiece => "ER-9.4",
        Question::Take => "ER-8.11",
        Question::Pill => "ER-13.2",
        Question::Give => "ER-13.6",
    }
}

/// The rule about what the game waits for; none, where nobody is asked.
pub(crate) fn of_view(view: &View) -> Option<&'static str> {
    let question = match view.phase {
        Phase::Play => Question::Play,
        Phase::Exchange { .. } => Question::Exchange,
        Phase::KeepPiece { .. } => Question::KeepPiece,
        Phase::Copilot { .. } => Question::Take,
        Phase::Pills => Question::Pill,
        Phase::GiveAlerts { .. } => Question::Give,
        Phase::Lots
        | Phase::PillDeal
        | Phase::Lay
        | Phase::Deal
        | Phase::DrawPiece { .. }
        | Phase::Score
        | Phase::Over => return None,
    };
    Some(of_question(question))
}
