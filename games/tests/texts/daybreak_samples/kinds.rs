//! The kinds of facts, moves, questions and refusals there are. The compiler sees to it that none is left out.

use daybreak::{Fact, Move, Question, Refusal};

macro_rules! kinds {
    ($name:ident, $of:ident, $list:ident: $($kind:ident)+) => {
        pub(crate) const $list: &[&str] = &[$(stringify!($kind)),+];

        /// The name of its kind.
        pub(crate) fn $name(of: &$of) -> &'static str {
            match of { $($of::$kind { .. } => stringify!($kind),)+ }
        }
    };
}

kinds! {
    fact_kind, Fact, FACTS:
    ChallengeDealt RoundBegan StageBegan Done NotDone Passed Voted Won Lost
    CrisesLaid CrisisShown ProjectsDrawn ProjectKept ProjectDiscarded ProjectActive ProjectLapsed Reshuffled
    Drew DrawForfeited Offered Kept Started Tucked TuckedUnderProject TuckedUnderCrisis Discarded Spent CardsGiven
    Recovered CardsLost NextDraw
    Acted ProjectUsed Changed WorldChanged TokensGiven ConsentAsked ConsentRefused DieRolled
    Shortage Emitted SinksAbsorbed Drawdown Warmed Bands BandsAway
    PlanetRolled RollIgnored TrackMoved Tipped TieRolled Targets Weakened Resisted Spared CrisisCancelled
    CrisisWithoutTarget CrisisInForce CrisisEnded CrisisDiscarded
}

kinds! {
    move_kind, Move, MOVES:
    Act UseProject Start Support SupportProject ReduceCrisis Done NotDone Pass
    Back Under Pay Spend Stop Option Yes No To Amount Sector Resilience Card Crisis
    Keep Lose KeepProject KeepNone DropProject Spare
}

kinds! {
    question_kind, Question, QUESTIONS:
    Local Done EmissionsWindow RollWindow CrisisWindow Under Pay Spend Option May To Amount Sector Resilience Cards
    Crisis Waiting Consent Keep LoseCard LoseResilience KeepProject MakeRoom LoseProject Spare
}

kinds! {
    refusal_kind, Refusal, REFUSALS:
    OtherQuestion NotTheSpeaker NotInHand NotYours AlreadyChosen NotOffered NoStack TooManyStacks NoSuchDepth NoProject
    NotActive NoAction WrongWindow NotThisRoll CannotPayCards CannotPayTokens TagsShort RequirementUnmet LimitReached
    NoEffect NoneToRemove ForbiddenBy DoesNotFit TakesNoCards AlreadyMet NotFaceUp NotUnknown NoOption NotAChoice NoneLeft
    AmountOutOfRange NothingBegun Owed NotDrawn AlreadyNamed NoLongerFits
}
