//! What cards, tokens and pieces are worth, and what lies on the Earth.

use super::Sheet;
use crate::table::{ME, OTHER, card, cards, game_with, strange_game, view, view_to_play};
use earthrise::{Cards, Move, Phase, Piece, Suit, TokenId, Tokens, View};
use earthrise_words::Narrator;

pub(super) fn worth(sheet: &mut Sheet, narrator: &Narrator) {
    sheet.heading("What things are worth");
    let strange = strange_game(4);
    let other = Narrator { game: &strange, ..*narrator };
    for (narrator, round) in [(narrator, 0), (narrator, 1), (&other, 0)] {
        let suits = narrator.suits_worth(round).into_iter();
        let suits = suits.map(|(suit, worth)| format!("{} {worth}", narrator.suit_mark(suit)));
        sheet.line(&format!("round {round}"), &suits.collect::<Vec<_>>().join(" · "));
    }
    sheet.line("final phase", &narrator.final_worth().join(" · "));
    for (what, narrator) in [("to take", narrator), ("to take, where Alerts count Honors", &other)] {
        for text in ["APO2", "ALE5"] {
            let mv = Move::Take(card(text));
            let suit = if text == "APO2" { Suit::Apo } else { Suit::Ale };
            sheet.line(what, &narrator.label_with_worth(mv, suit, 0));
        }
    }
    for captured in [Cards::NONE, cards("PHO5"), cards("PHO5 AST1 AST2"), cards("ALE3"), cards("PHO5 AST1 ALE3 ALE4")] {
        sheet.line(&format!("captured: {}", captured.len()), &narrator.pile_worth(captured, 0));
    }
    let mut puzzle = view(narrator.game);
    for pieces in [0, 0b1, 0b11, 0b111, 0b1111] {
        puzzle.pieces[ME.index()] = pieces;
        sheet.line(&format!("pieces: {pieces:b}"), &narrator.puzzle_worth(&puzzle, ME));
    }
    for seat in [ME, OTHER] {
        for pieces in [&[Piece(1)][..], &[Piece(1), Piece(3), Piece(1)]] {
            let drawn = narrator.pieces_drawn(seat, pieces);
            sheet.line("pieces drawn", &format!("{drawn} {}", narrator.pieces_repeated(seat, pieces.len() as u8)));
        }
    }
    sheet.line("an empty hand", &narrator.count_of_cards(0));
    earth(sheet, narrator);
    for key in ["worth-title", "worth-heading", "track-played", "rounds-over"] {
        sheet.line(key, &narrator.words.say(key, &[]));
    }
}

fn earth(sheet: &mut Sheet, narrator: &Narrator) {
    sheet.heading("The Earth");
    let any = game_with(4, &[("stack_condition", "any")]);
    let (open, silent) = (0, 3);
    let with = |trick: u8, count: usize| {
        let mut view = view_to_play(narrator.game, "PHO2 AST3", None, trick);
        view.earth = Tokens::first(count);
        view.newest = Some(TokenId(count as u8 - 1));
        view
    };
    for (narrator, count) in [(narrator, 1), (narrator, 2), (narrator, 12), (&Narrator { game: &any, ..*narrator }, 12)]
    {
        let asked = &narrator.game.options().stack_condition;
        sheet.line(&format!("{count} tokens, {asked:?}"), &narrator.earth(&with(open, count)).unwrap());
    }
    for count in [1, 2] {
        sheet.line("in silence", &narrator.earth(&with(silent, count)).unwrap());
        let left = View { phase: Phase::Copilot { seat: ME }, ..with(open, count) };
        sheet.line("not won", &narrator.earth(&left).unwrap());
    }
    assert_eq!(narrator.earth(&View { earth: Tokens::NONE, newest: None, ..with(open, 1) }), None);
}
