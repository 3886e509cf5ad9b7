//! Which rule explains why something is not possible, what is asked and what is going on: ids of the rulebook that people
//! read (a test holds them against it).

use daybreak::{Question, Refusal, Stage, View};

/// The rule behind a refusal.
pub(crate) fn of_refusal(refusal: &Refusal) -> &'static str {
    match *refusal {
        Refusal::OtherQuestion { asked } => of_question(asked),
        Refusal::NotInHand { .. } => "DB-0-local",
        Refusal::NotTheSpeaker { .. } | Refusal::AlreadyNamed => "DB-ROUND-04",
        Refusal::NoneLeft { .. } => "DB-ROUND-05",
        Refusal::NotUnknown { .. } => "DB-GLOBAL-02",
        Refusal::NotDrawn { .. } => "DB-GLOBAL-03",
        Refusal::NoProject { .. } => "DB-GLOBAL-04",
        Refusal::NotActive { .. } | Refusal::NoAction { .. } => "DB-GLOBAL-05",
        Refusal::TagsShort { .. } | Refusal::RequirementUnmet { .. } => "DB-LOCAL-04",
        Refusal::NoSuchDepth { .. } => "DB-LOCAL-06",
        Refusal::NotFaceUp { .. } => "DB-LOCAL-08",
        Refusal::NoStack { .. } | Refusal::TooManyStacks { .. } => "DB-LOCAL-09",
        Refusal::LimitReached { .. } => "DB-LOCAL-10",
        Refusal::NotAChoice { .. } | Refusal::AmountOutOfRange { .. } => "DB-LOCAL-11",
        Refusal::CannotPayCards { .. } => "DB-LOCAL-12",
        Refusal::WrongWindow { .. } | Refusal::NotThisRoll { .. } => "DB-LOCAL-14",
        Refusal::CannotPayTokens { .. } => "DB-LOCAL-16",
        Refusal::NoEffect | Refusal::NoneToRemove { .. } => "DB-LOCAL-17",
        Refusal::DoesNotFit { .. } | Refusal::TakesNoCards | Refusal::AlreadyMet => "DB-LOCAL-18",
        Refusal::NotYours { .. } | Refusal::AlreadyChosen { .. } => "DB-CRISIS-14",
        Refusal::ForbiddenBy { by: Some(_), .. } => "DB-CRISIS-10",
        Refusal::ForbiddenBy { by: None, .. } => "DB-CHAL-01",
        Refusal::NotOffered { .. } | Refusal::NoOption { .. } | Refusal::NoLongerFits => "DB-0-asked",
        Refusal::NothingBegun | Refusal::Owed => "DB-0-asked",
    }
}

/// The rule about what a seat is asked.
fn of_question(question: Question) -> &'static str {
    match question {
        Question::Local | Question::Done => "DB-LOCAL-01",
        Question::Under => "DB-LOCAL-06",
        Question::To | Question::Amount => "DB-LOCAL-11",
        Question::Pay => "DB-LOCAL-12",
        Question::EmissionsWindow | Question::RollWindow => "DB-LOCAL-14",
        Question::Waiting | Question::Consent => "DB-LOCAL-20",
        Question::Keep => "DB-INFO-02",
        Question::Crisis => "DB-GLOBAL-02",
        Question::KeepProject => "DB-GLOBAL-03",
        Question::MakeRoom => "DB-GLOBAL-04",
        Question::Spend => "DB-GLOBAL-11",
        Question::LoseCard => "DB-CRISIS-14",
        Question::CrisisWindow => "DB-CRISIS-21",
        Question::LoseResilience => "DB-CRISIS-23",
        Question::LoseProject | Question::Spare => "DB-ROUND-04",
        Question::Sector | Question::Resilience => "DB-0-board",
        Question::Option | Question::May | Question::Cards => "DB-0-asked",
    }
}

/// The rules of the stage that a game is in.
pub(crate) fn of_view(view: &View) -> &'static str {
    match view.state.stage {
        Stage::Global => "DB-0-global",
        Stage::Local => "DB-0-local",
        Stage::Emissions => "DB-0-emissions",
        Stage::Crisis => "DB-0-crisis",
        Stage::Growth => "DB-0-growth",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use daybreak::CrisisId;
    use daybreak::language::{Forbidden, Token};

    #[test]
    fn another_question_leads_to_the_rule_of_what_is_asked() {
        assert_eq!(of_refusal(&Refusal::OtherQuestion { asked: Question::LoseCard }), "DB-CRISIS-14");
        assert_eq!(of_refusal(&Refusal::OtherQuestion { asked: Question::May }), "DB-0-asked");
    }

    #[test]
    fn what_is_forbidden_leads_to_the_crisis_or_the_challenge_that_forbids_it() {
        let forbidden = |by| of_refusal(&Refusal::ForbiddenBy { what: Forbidden::GivingCards, by });
        assert_eq!((forbidden(Some(CrisisId(45))), forbidden(None)), ("DB-CRISIS-10", "DB-CHAL-01"));
    }

    #[test]
    fn what_would_change_nothing_leads_to_one_rule() {
        let none = Refusal::NoneToRemove { token: Token::Communities };
        assert_eq!((of_refusal(&Refusal::NoEffect), of_refusal(&none)), ("DB-LOCAL-17", "DB-LOCAL-17"));
    }
}
