//! Facts, ends and refusals.

use super::kinds::{FACTS, QUESTIONS, REFUSALS, fact_kind, question_kind, refusal_kind};
use super::{EUROPE, ME, STATES, WORLD, cards, crisis, local, project, seats};
use crate::samples::Sheet;
use daybreak::language::{CardFilter, Check, Condition, Forbidden, Token, Window};
use daybreak::{
    Cause, ChallengeId, Deck, Fact, Losses, Move, Outcome, PlanetaryEffect, Question, Refusal, Resilience, Sector,
    Stage, Tag,
};
use daybreak_words::Narrator;
use std::collections::BTreeSet;
use tabletop::{Fault, Refused, Seat, Seats};

/// Every kind of fact about one seat and another.
fn facts_about(seat: Seat, other: Seat) -> Vec<Fact> {
    let change = |token, change, now, cause| Fact::Changed { seat, token, change, now, cause };
    let (one, three) = (cards(&[15]), cards(&[4, 15, 208]));
    let (card, none) = (local(15), cards(&[]));
    vec![
        Fact::ChallengeDealt { card: ChallengeId(3), seat: Some(seat) },
        Fact::Done { seat },
        Fact::NotDone { seat },
        Fact::Passed { seat },
        Fact::Voted { seat, vote: Move::KeepProject(project(300)) },
        Fact::Voted { seat, vote: Move::KeepNone },
        Fact::Voted { seat, vote: Move::DropProject(1) },
        Fact::Voted { seat, vote: Move::Spare(other) },
        Fact::Voted { seat, vote: Move::Spare(seat) },
        Fact::Voted { seat, vote: Move::Pass },
        Fact::Drew { seat, cards: one },
        Fact::Drew { seat, cards: three },
        Fact::DrawForfeited { seat, cards: 1 },
        Fact::DrawForfeited { seat, cards: 2 },
        Fact::Offered { seat, cards: one, by: None },
        Fact::Offered { seat, cards: three, by: None },
        Fact::Kept { seat, cards: none },
        Fact::Kept { seat, cards: three },
        Fact::Started { seat, card, stack: 2 },
        Fact::Tucked { seat, card, stack: 2, under: 1 },
        Fact::Tucked { seat, card, stack: 2, under: 3 },
        Fact::TuckedUnderProject { seat, card, project: project(309) },
        Fact::TuckedUnderCrisis { seat, card, crisis: crisis(432) },
        Fact::Discarded { seat, cards: none },
        Fact::Discarded { seat, cards: three },
        Fact::Spent { seat, project: project(308), cards: none },
        Fact::Spent { seat, project: project(308), cards: one },
        Fact::CardsGiven { from: seat, to: other, cards: three },
        Fact::Recovered { seat, cards: one },
        Fact::Recovered { seat, cards: three },
        Fact::CardsLost { seat, cards: one },
        Fact::CardsLost { seat, cards: three },
        Fact::NextDraw { seat, change: -1, cause: Cause::Crisis(crisis(443)) },
        Fact::NextDraw { seat, change: 2, cause: Cause::Challenge(ChallengeId(3)) },
        Fact::Acted { seat, card, stack: 2 },
        Fact::ProjectUsed { seat, project: project(308) },
        change(Token::Clean, 2, 7, Cause::Local(card)),
        change(Token::Emissions(Sector::Buildings), -1, 0, Cause::Project(project(315))),
        change(Token::Communities, 1, 3, Cause::Missing(Token::Oceans)),
        change(Token::Communities, 2, 5, Cause::Shortage),
        change(Token::Demand, 1, 14, Cause::Cost(local(65))),
        change(Token::Demand, 3, 17, Cause::Growth),
        change(Token::Resilience(Resilience::Social), -1, 1, Cause::Planet(PlanetaryEffect::WeatherSystems)),
        Fact::TokensGiven { from: seat, to: other, token: Token::Clean, count: 1 },
        Fact::TokensGiven { from: seat, to: other, token: Token::Clean, count: 2 },
        Fact::ConsentAsked { by: seat, of: other },
        Fact::ConsentRefused { by: other, of: seat },
        Fact::DieRolled { seat, face: 4, total: 4 },
        Fact::DieRolled { seat, face: 4, total: 6 },
        Fact::Shortage { seat, missing: 1 },
        Fact::Shortage { seat, missing: 2 },
        Fact::Emitted { seat, carbon: 0, absorbed: 0 },
        Fact::Emitted { seat, carbon: 0, absorbed: 2 },
        Fact::Emitted { seat, carbon: 1, absorbed: 0 },
        Fact::Emitted { seat, carbon: 24, absorbed: 0 },
        Fact::Emitted { seat, carbon: 1, absorbed: 2 },
        Fact::Emitted { seat, carbon: 22, absorbed: 2 },
        Fact::Resisted { seat, resilience: Resilience::Ecological, by: 2 },
        Fact::Spared { seat, card: crisis(436), cause: Cause::Project(project(304)) },
        Fact::Spared { seat, card: crisis(436), cause: Cause::Crisis(crisis(436)) },
    ]
}

/// Facts about the whole table.
fn facts_about_all() -> Vec<Fact> {
    let effect = PlanetaryEffect::Desertification;
    let world = |token, change, now, cause| Fact::WorldChanged { token, change, now, cause };
    let (none, two, all) = (cards(&[]), cards(&[4, 15]), Seats::all(4));
    let mut facts = vec![
        Fact::ChallengeDealt { card: ChallengeId(3), seat: None },
        Fact::RoundBegan { round: 2 },
        Fact::Won { round: 4 },
        Fact::Lost { losses: Losses { too_hot: true, ..Losses::default() } },
        Fact::CrisesLaid { unknown: 1 },
        Fact::CrisesLaid { unknown: 3 },
        Fact::CrisisShown { at: 0, card: crisis(432), forecast: true },
        Fact::CrisisShown { at: 1, card: crisis(432), forecast: false },
        Fact::ProjectsDrawn { cards: vec![project(300), project(318)] },
        Fact::ProjectKept { card: project(300), at: 1 },
        Fact::ProjectDiscarded { card: project(300), tucked: none },
        Fact::ProjectDiscarded { card: project(309), tucked: two },
        Fact::ProjectActive { card: project(300) },
        Fact::ProjectLapsed { card: project(300) },
        world(Token::Trees, 1, 12, Cause::Local(local(37))),
        world(Token::ThermometerCarbon, 4, 21, Cause::Planet(PlanetaryEffect::ArcticSeaIce)),
        Fact::SinksAbsorbed { carbon: 1, unused: 0 },
        Fact::SinksAbsorbed { carbon: 15, unused: 0 },
        Fact::SinksAbsorbed { carbon: 1, unused: 2 },
        Fact::SinksAbsorbed { carbon: 15, unused: 1 },
        Fact::SinksAbsorbed { carbon: 15, unused: 3 },
        Fact::Drawdown { removed: 0 },
        Fact::Drawdown { removed: 1 },
        Fact::Drawdown { removed: 3 },
        Fact::Warmed { carbon: 1 },
        Fact::Warmed { carbon: 21 },
        Fact::Bands { change: 1, now: 2 },
        Fact::Bands { change: -1, now: 1 },
        Fact::BandsAway { change: -1, now: 1 },
        Fact::BandsAway { change: -2, now: 1 },
        Fact::BandsAway { change: 1, now: 2 },
        Fact::BandsAway { change: 2, now: 3 },
        Fact::PlanetRolled { effect },
        Fact::RollIgnored { effect, cause: Cause::Project(project(319)) },
        Fact::TrackMoved { effect, now: 3 },
        Fact::Tipped { effect },
        Fact::TieRolled { faces: [4, 0, 2, 0] },
        Fact::Targets { card: crisis(402), targets: all },
        Fact::Targets { card: crisis(442), targets: Seats::NONE },
        Fact::Weakened { card: crisis(439), by: 2, cause: Cause::Project(project(308)) },
        Fact::Weakened { card: crisis(439), by: 1, cause: Cause::Crisis(crisis(439)) },
        Fact::CrisisCancelled { card: crisis(432) },
        Fact::CrisisWithoutTarget { card: crisis(422) },
        Fact::CrisisInForce { card: crisis(447) },
        Fact::CrisisEnded { card: crisis(447) },
        Fact::CrisisDiscarded { card: crisis(432), tucked: none },
        Fact::CrisisDiscarded { card: crisis(432), tucked: two },
    ];
    facts.extend(Stage::ALL.map(|stage| Fact::StageBegan { stage }));
    facts.extend(Deck::ALL.map(|deck| Fact::Reshuffled { deck }));
    facts
}

pub(super) fn facts(sheet: &mut Sheet, narrator: &Narrator) {
    let mut kinds = BTreeSet::new();
    let mut tell = |sheet: &mut Sheet, narrator: &Narrator, facts: Vec<Fact>| {
        for fact in facts {
            kinds.insert(fact_kind(&fact));
            sheet.line(fact_kind(&fact), &narrator.fact(&fact));
        }
    };
    for (heading, seat, other) in [
        ("Facts about you", ME, EUROPE),
        ("Facts about another, who meets you", EUROPE, ME),
        ("Facts about a third", STATES, WORLD),
    ] {
        sheet.heading(heading);
        tell(sheet, narrator, facts_about(seat, other));
    }
    sheet.heading("Facts about the table");
    tell(sheet, narrator, facts_about_all());
    sheet.heading("Facts for those who only watch");
    let names = words::Names::default();
    let watching = Narrator::new(narrator.words, narrator.game, &names);
    tell(sheet, &watching, (0..4).map(|seat| Fact::Done { seat: Seat(seat) }).collect());
    tell(sheet, &watching, vec![Fact::Targets { card: crisis(402), targets: Seats::all(4) }]);
    let given = |to| Fact::TokensGiven { from: ME, to: Seat(to), token: Token::Dirty, count: 2 };
    tell(sheet, &watching, (1..4).map(given).chain([Fact::ConsentAsked { by: EUROPE, of: ME }]).collect());
    assert_eq!(kinds, FACTS.iter().copied().collect(), "samples of facts");
}

pub(super) fn outcomes(sheet: &mut Sheet, narrator: &Narrator) {
    sheet.heading("How it ended");
    let outcome =
        |won, losses| Outcome { won, round: 4, stage: Stage::Crisis, losses, bands: 1, communities: [0, 4, 12, 3] };
    let lost = |too_hot, communities: &[Seat], out_of_time, condition_unmet| {
        outcome(false, Losses { too_hot, communities: seats(communities), out_of_time, condition_unmet })
    };
    let samples = [
        ("won", outcome(true, Losses::default())),
        ("too hot", lost(true, &[], false, false)),
        ("communities of one", lost(false, &[STATES], false, false)),
        ("communities of two and too hot", lost(true, &[ME, STATES], false, false)),
        ("out of time", lost(false, &[], true, false)),
        ("the condition of a challenge", lost(false, &[], true, true)),
    ];
    for (what, outcome) in samples {
        sheet.line(what, &narrator.outcome(&outcome));
    }
}

fn refusals_of_the_rules() -> Vec<Refusal> {
    let card = local(15);
    let (any, energy) = (CardFilter::Any, CardFilter::Tag(Tag::Energy));
    vec![
        Refusal::NotTheSpeaker { speaker: EUROPE },
        Refusal::NotTheSpeaker { speaker: STATES },
        Refusal::NotTheSpeaker { speaker: ME },
        Refusal::NotInHand { card },
        Refusal::NotYours { card },
        Refusal::AlreadyChosen { card },
        Refusal::NotOffered { card },
        Refusal::NoStack { stack: 5 },
        Refusal::TooManyStacks { most: 1 },
        Refusal::TooManyStacks { most: 5 },
        Refusal::NoSuchDepth { under: 7, most: 1 },
        Refusal::NoSuchDepth { under: 7, most: 3 },
        Refusal::NoProject { project: 3 },
        Refusal::NotActive { project: project(309) },
        Refusal::NoAction { project: project(300) },
        Refusal::WrongWindow { window: Window::Local },
        Refusal::WrongWindow { window: Window::Emissions },
        Refusal::WrongWindow { window: Window::Roll },
        Refusal::WrongWindow { window: Window::Crisis },
        Refusal::NotThisRoll { rolled: PlanetaryEffect::AmazonDieback },
        Refusal::CannotPayCards { need: 1, have: 0, which: any },
        Refusal::CannotPayCards { need: 2, have: 1, which: energy },
        Refusal::CannotPayCards { need: 3, have: 2, which: any },
        Refusal::CannotPayTokens { token: Token::Clean, need: 1, have: 0 },
        Refusal::CannotPayTokens { token: Token::Resilience(Resilience::Social), need: 2, have: 1 },
        Refusal::TagsShort { tag: Tag::Ecology, need: 3, have: 1 },
        Refusal::TagsShort { tag: Tag::Grid, need: 1, have: 0 },
        Refusal::RequirementUnmet { condition: Condition::Own(Check::AtLeast(Token::Clean, 8)) },
        Refusal::RequirementUnmet { condition: Condition::BandsAtMost(2) },
        Refusal::LimitReached { used: 1, most: 1, per: None },
        Refusal::LimitReached { used: 2, most: 2, per: None },
        Refusal::LimitReached { used: 0, most: 0, per: Some(Tag::Finance) },
        Refusal::LimitReached { used: 1, most: 1, per: Some(Tag::Finance) },
        Refusal::LimitReached { used: 2, most: 2, per: Some(Tag::Finance) },
        Refusal::NoEffect,
        Refusal::NoneToRemove { token: Token::Dirty },
        Refusal::NoneToRemove { token: Token::Emissions(Sector::Transportation) },
        Refusal::ForbiddenBy { what: Forbidden::RemovingDirty, by: Some(crisis(447)) },
        Refusal::ForbiddenBy { what: Forbidden::GivingCards, by: None },
        Refusal::DoesNotFit { card, wanted: energy },
        Refusal::TakesNoCards,
        Refusal::AlreadyMet,
        Refusal::NotFaceUp { crisis: 3 },
        Refusal::NotUnknown { crisis: 0 },
        Refusal::NoOption { option: 4, count: 1 },
        Refusal::NoOption { option: 4, count: 2 },
        Refusal::NotAChoice { seat: ME },
        Refusal::NotAChoice { seat: STATES },
        Refusal::NoneLeft { token: Token::Emissions(Sector::Waste) },
        Refusal::AmountOutOfRange { amount: 9, most: 1 },
        Refusal::AmountOutOfRange { amount: 9, most: 4 },
        Refusal::NothingBegun,
        Refusal::Owed,
        Refusal::NotDrawn { project: project(318) },
        Refusal::AlreadyNamed,
        Refusal::NoLongerFits,
    ]
}

const ASKED: [Question; 25] = [
    Question::Local,
    Question::Done,
    Question::EmissionsWindow,
    Question::RollWindow,
    Question::CrisisWindow,
    Question::Under,
    Question::Pay,
    Question::Spend,
    Question::Option,
    Question::May,
    Question::To,
    Question::Amount,
    Question::Sector,
    Question::Resilience,
    Question::Cards,
    Question::Crisis,
    Question::Waiting,
    Question::Consent,
    Question::Keep,
    Question::LoseCard,
    Question::LoseResilience,
    Question::KeepProject,
    Question::MakeRoom,
    Question::LoseProject,
    Question::Spare,
];

pub(super) fn refusals(sheet: &mut Sheet, narrator: &Narrator) {
    sheet.heading("Refusals");
    let asked: BTreeSet<&str> = ASKED.iter().map(question_kind).collect();
    assert_eq!(asked, QUESTIONS.iter().copied().collect(), "samples of questions");
    let mut kinds = BTreeSet::new();
    let other = ASKED.map(|asked| Refusal::OtherQuestion { asked });
    for refusal in refusals_of_the_rules().into_iter().chain(other) {
        kinds.insert(refusal_kind(&refusal));
        sheet.line(&format!("{refusal:?}"), &narrator.refusal(&refusal));
    }
    assert_eq!(kinds, REFUSALS.iter().copied().collect(), "samples of refusals");
    sheet.heading("Refusals of the contract");
    let faults = [
        Fault::Refused(Refused::Over),
        Fault::Refused(Refused::NotAsked { seat: ME, asked: seats(&[EUROPE, STATES]) }),
        Fault::Refused(Refused::Rule(Refusal::NoEffect)),
        Fault::NothingToRetract { seat: ME },
        Fault::NeedsConsent { seats: seats(&[EUROPE]) },
    ];
    for fault in faults {
        sheet.line(&format!("{fault:?}"), &narrator.fault(&fault));
    }
}
