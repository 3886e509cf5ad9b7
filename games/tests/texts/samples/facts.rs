//! Facts, ends and refusals.

use super::Sheet;
use crate::table::{ME, OTHER, THIRD, card, cards, game_with, seats, strange_game};
use earthrise::{Fact, Outcome, Piece, PillId, Question, Refusal, Suit, TokenId};
use earthrise_words::Narrator;
use tabletop::{Audience, Fault, Game, Refused, Seat, Seats};

/// Every kind of fact about one seat; `full` with all that can be known.
pub(super) fn facts_about(seat: Seat, full: bool) -> Vec<Fact> {
    let played = |face_down: bool, trump| Fact::Played {
        seat,
        card: (full || !face_down).then_some(card("PHO4")),
        face_down,
        trump,
    };
    let mut facts = vec![
        Fact::LotDrawn { pilot: seat },
        Fact::PillDealt { seat, pill: full.then_some(PillId(1)) },
        Fact::Dealt { seat, hand: full.then_some(cards("PHO4 PHO4 APO1 AST8 ALE2")) },
        Fact::TrickBegan { trick: 3, pilot: seat, token: Some(TokenId(12)), stacked: 1 },
        Fact::TrickBegan { trick: 3, pilot: seat, token: Some(TokenId(4)), stacked: 3 },
        Fact::TrickBegan { trick: 3, pilot: seat, token: None, stacked: 3 },
        played(false, Some(Suit::Pho)),
        played(false, None),
        played(true, Some(Suit::Pho)),
        played(true, None),
        Fact::ManeuverWon { seat, tokens: vec![TokenId(3)] },
        Fact::ManeuverWon { seat, tokens: vec![TokenId(3), TokenId(4)] },
        Fact::TokensSaved { seat },
        Fact::TokensSpent { seat, tokens: 1 },
        Fact::TokensSpent { seat, tokens: 2 },
        Fact::PieceDrawn { seat, piece: full.then_some(Piece(0)) },
        Fact::PieceKept { seat, piece: Piece(0) },
        Fact::PiecesReturned { seat, count: 1 },
        Fact::PiecesReturned { seat, count: 2 },
        Fact::CopilotTook { seat, card: card("ALE8") },
        Fact::CommanderTook { seat, cards: cards("PHO4 PHO4 AST2"), silence: false },
        Fact::CommanderTook { seat, cards: cards("PHO5 ALE7"), silence: true },
        Fact::ApolloPassed { to: seat },
        Fact::PillDecided { seat, reveals: full.then_some(true) },
        Fact::PillDecided { seat, reveals: full.then_some(false) },
        Fact::PillScored { seat, pill: PillId(1), honors: 6 },
        Fact::PillScored { seat, pill: PillId(5), honors: 0 },
        Fact::RoundScored { round: 0, seat, honors: 10 },
        Fact::RoundScored { round: 2, seat, honors: 1 },
        Fact::AlertsTaken { seat, alerts: full.then_some(0) },
        Fact::AlertsTaken { seat, alerts: full.then_some(1) },
        Fact::AlertsTaken { seat, alerts: full.then_some(4) },
        Fact::AlertGiven { from: seat, to: if seat == ME { OTHER } else { ME } },
        Fact::AlertGiven { from: seat, to: THIRD },
        Fact::FinalScored { seat, fewest_alerts: 10, tokens: 1, puzzle: 25 },
        Fact::Won { winners: Seats::only(seat), tied: Seats::only(seat), honors: 85 },
        Fact::Won { winners: Seats::only(seat), tied: seats(&[ME, OTHER]), honors: 85 },
    ];
    facts.extend((0..10).map(|pill| Fact::PillRevealed { seat, pill: PillId(pill) }));
    facts
}

/// Facts about the whole table.
pub(super) fn facts_about_all() -> Vec<Fact> {
    let shown = [Some(card("PHO4")), Some(card("ALE5")), Some(card("PHO6")), Some(card("AST1")), None];
    vec![
        Fact::TokensLaid { round: 0, tokens: [0, 2, 8, 17, 19, 20, 21].map(TokenId).to_vec() },
        Fact::Shown { cards: shown },
        Fact::ManeuverUnclaimed { stacked: 1 },
        Fact::ManeuverUnclaimed { stacked: 2 },
        Fact::NoCopilot,
        Fact::StackDiscarded { tokens: 1 },
        Fact::StackDiscarded { tokens: 2 },
        Fact::FinalBegan,
        Fact::AlertsShown { alerts: [6, 7, 11, 6, 0] },
        Fact::Won { winners: seats(&[ME, OTHER]), tied: seats(&[ME, OTHER]), honors: 85 },
        Fact::Won { winners: seats(&[OTHER, THIRD]), tied: seats(&[OTHER, THIRD]), honors: 85 },
    ]
}

pub(super) fn facts(sheet: &mut Sheet, narrator: &Narrator) {
    // The samples of what others do are those that the rules would show to me.
    for (heading, seat, full) in
        [("Facts about you", ME, true), ("Facts about another", OTHER, true), ("What others see", OTHER, false)]
    {
        sheet.heading(heading);
        let mut told = Vec::new();
        for fact in facts_about(seat, full) {
            let shorter = narrator.game.seen(&fact, Audience::Spectator).of(&fact) != Some(fact.clone());
            let hidden = facts_about(seat, true).iter().all(|whole| *whole != fact);
            let text = narrator.fact(&fact);
            if (full || (hidden && !shorter)) && !told.contains(&text) {
                sheet.line(&variant(&fact), &text);
                told.push(text);
            }
        }
    }
    sheet.heading("Facts about the table");
    for fact in facts_about_all() {
        sheet.line(&variant(&fact), &narrator.fact(&fact));
    }
    let any = game_with(4, &[("stack_condition", "any")]);
    let any = Narrator { game: &any, ..*narrator };
    for pilot in [ME, OTHER] {
        let fact = Fact::TrickBegan { trick: 0, pilot, token: Some(TokenId(12)), stacked: 2 };
        sheet.line("TrickBegan where every token counts", &any.fact(&fact));
    }
    let strange = strange_game(4);
    let fact = Fact::TokensLaid { round: 3, tokens: vec![TokenId(0), TokenId(1)] };
    sheet.line("TokensLaid in a fourth round", &Narrator { game: &strange, ..*narrator }.fact(&fact));
}

pub(super) fn outcomes(sheet: &mut Sheet, narrator: &Narrator) {
    sheet.heading("How it ended");
    let outcome =
        |honors, winners: &[Seat], tied: &[Seat]| Outcome { honors, winners: seats(winners), tied: seats(tied) };
    let samples = [
        ("you win", outcome([85, 70, 62, 84, 0], &[ME], &[ME])),
        ("another wins", outcome([70, 85, 62, 84, 0], &[OTHER], &[OTHER])),
        ("you win a tie", outcome([85, 85, 62, 84, 0], &[ME], &[ME, OTHER])),
        ("another wins a tie of three", outcome([85, 85, 85, 1, 0], &[THIRD], &[ME, OTHER, THIRD])),
        ("others share", outcome([70, 85, 85, 84, 0], &[OTHER, THIRD], &[OTHER, THIRD])),
        ("you share", outcome([85, 85, 62, 84, 0], &[ME, OTHER], &[ME, OTHER])),
    ];
    for (what, outcome) in samples {
        sheet.line(what, &narrator.outcome(&outcome));
    }
}

pub(super) fn refusals_of_the_rules() -> Vec<Refusal> {
    let four = card("PHO4");
    vec![
        Refusal::OtherQuestion { asked: Question::Play },
        Refusal::OtherQuestion { asked: Question::Exchange },
        Refusal::OtherQuestion { asked: Question::KeepPiece },
        Refusal::OtherQuestion { asked: Question::Take },
        Refusal::OtherQuestion { asked: Question::Pill },
        Refusal::OtherQuestion { asked: Question::Give },
        Refusal::NotInHand { card: four },
        Refusal::MustFollow { card: four, trump: Suit::Apo, or: Some(Suit::Ale) },
        Refusal::MustFollow { card: four, trump: Suit::Ale, or: None },
        Refusal::ExchangeNothing,
        Refusal::TooFewTokens { wanted: 3, have: 0 },
        Refusal::TooFewTokens { wanted: 3, have: 1 },
        Refusal::TooFewTokens { wanted: 3, have: 2 },
        Refusal::PileTooSmall { wanted: 3, pile: 0 },
        Refusal::PileTooSmall { wanted: 3, pile: 1 },
        Refusal::PileTooSmall { wanted: 3, pile: 2 },
        Refusal::NotANewPiece { piece: Piece(2) },
        Refusal::NotInTrick { card: four },
        Refusal::PillNotNow { pill: PillId(8) },
        Refusal::PillNotNow { pill: PillId(98) },
        Refusal::NotAnOpponent { seat: ME },
        Refusal::NotAnOpponent { seat: OTHER },
    ]
}

pub(super) fn refusals(sheet: &mut Sheet, narrator: &Narrator) {
    sheet.heading("Refusals of the rules");
    for refusal in refusals_of_the_rules() {
        sheet.line(&format!("{refusal:?}"), &narrator.refusal(&refusal));
    }
    sheet.heading("Refusals of the contract");
    let not_asked = |seat, asked: &[Seat]| Refused::NotAsked { seat, asked: seats(asked) };
    let samples = [
        Refused::Over,
        Refused::DrawDue,
        not_asked(ME, &[OTHER]),
        not_asked(ME, &[OTHER, THIRD]),
        not_asked(OTHER, &[ME]),
        Refused::Rule(Refusal::NotInHand { card: card("PHO4") }),
    ];
    for refused in samples {
        sheet.line(&format!("{refused:?}"), &narrator.refused(&refused));
    }
    sheet.heading("Faults");
    let samples = [
        Fault::Refused(Refused::Over),
        Fault::NothingToRetract { seat: ME },
        Fault::NothingToRetract { seat: OTHER },
        Fault::BehindFrontier { seat: ME, entry: 4, frontier: 5 },
        Fault::BehindFrontier { seat: OTHER, entry: 4, frontier: 5 },
        Fault::NeedsConsent { seats: seats(&[OTHER]) },
        Fault::NeedsConsent { seats: seats(&[OTHER, THIRD]) },
        Fault::NoDrawDue,
        Fault::ImpossibleDraw("the pile holds no such piece".to_owned()),
        Fault::NotFromSeed,
        Fault::WrongRetraction { expected: vec![1], found: vec![2] },
        Fault::NoSuchEntry(7),
    ];
    for fault in samples {
        sheet.line(&format!("{fault:?}"), &narrator.fault(&fault));
    }
}

/// The name of the variant.
fn variant(fact: &Fact) -> String {
    format!("{fact:?}").split([' ', '{']).next().unwrap_or_default().to_owned()
}
