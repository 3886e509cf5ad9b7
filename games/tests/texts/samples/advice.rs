//! Advice before a move, and the judgement of a game afterwards.

use super::Sheet;
use crate::table::{ME, OTHER, THIRD, card};
use earthrise::Move;
use earthrise_words::Narrator;
use words::{Cost, Given};

pub(super) fn advice(sheet: &mut Sheet, narrator: &Narrator) {
    let words = narrator.words;
    sheet.heading("A hint");
    for (choices, lines) in [(0, 0), (1, 400), (7, 1), (7, 12_000)] {
        sheet.line(&format!("{choices} choices, {lines} lines"), &words.advice_heading(choices, lines));
    }
    for part in [0.0, 0.004, 0.406, 0.994, 1.0] {
        sheet.line(&format!("{part}"), &words.percent(part));
    }
    sheet.line("1.64", &words.decimal(1.64));
    sheet.line("-0.3", &words.decimal(-0.3));
    for (amount, unit) in [narrator.honors_at_the_end(38.4), narrator.average_place(1.64), narrator.games_won(0.41)] {
        sheet.line("what to expect", &format!("{amount} {unit}"));
    }
    for (best, less) in [(true, 0), (false, 0), (false, 4), (false, -1)] {
        sheet.line(&format!("{less} less than the best"), &narrator.beside_best(best, less));
    }
    sheet.line("no difference", &narrator.any_of_these());
    sheet.line("the risk", &narrator.risk(0.12).unwrap());
    assert_eq!([0.004, 0.995].map(|chance| narrator.risk(chance)), [None, None]);
    let line = [(OTHER, Move::Play(card("PHO4"))), (ME, Move::Play(card("ALE8"))), (THIRD, Move::Save)];
    sheet.line("what follows", &narrator.follows(&line).unwrap());
    assert_eq!(narrator.follows(&[]), None);

    sheet.heading("A game gone through afterwards");
    for count in [0, 1, 3] {
        sheet.line(&format!("{count} turning points"), &words.analysis_heading(count));
    }
    for count in [1, 3] {
        sheet.line(&format!("{count} more"), &words.analysis_more(count));
    }
    sheet.line("where", &words.analysis_where(narrator.round_title(1), 87));
    sheet.line("made", &words.analysis_made(narrator.seat(OTHER), narrator.label(Move::Play(card("PHO4")))));
    sheet.line("better", &words.analysis_better(narrator.label(Move::Play(card("ALE8")))));
    sheet.line("cost", &words.analysis_cost(&Cost { made: 0.31, best: 0.423, cost: 0.113, error: 0.021 }));
    sheet.line("accounts", &words.analysis_accounts());
    for (judged, mistakes, given) in [(0, 0, 0.0), (1, 1, 0.2), (30, 4, 0.524)] {
        let given = Given { judged, mistakes, given, error: 0.05 };
        sheet.line(&format!("{judged} judged"), &words.analysis_account(narrator.seat(OTHER), &given));
    }
    for (judged, mistakes) in [(0, 0), (1, 1), (30, 4)] {
        let given = Given { judged, mistakes, given: -0.1, error: 0.88 };
        sheet.line(&format!("{judged} judged in a hurry"), &words.analysis_account(narrator.seat(OTHER), &given));
    }
    sheet.line("note", &words.analysis_note());
}
