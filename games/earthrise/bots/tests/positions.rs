//! Positions in which a sensible player does one thing: blunders that people would laugh at.

mod common;

use common::{card, table};
use earthrise::Move;
use tabletop::Seat;

#[test]
fn last_to_play_does_not_take_alerts_needlessly() {
    // R1: Photography counts least. The 8 would win two Alerts, the 1 leaves them to somebody else.
    table(4).trick(2).played("PHO4 ALE6 ALE7").hand("PHO8 PHO1").alerts([2, 2, 2, 2, 0]).plays("PHO1");
    table(3).trick(2).played("PHO3 ALE6").hand("PHO8 PHO2").alerts([2, 2, 2, 0, 0]).plays("PHO2");
}

#[test]
fn last_to_play_sheds_an_alert_on_a_trick_it_cannot_win() {
    // Trump in hand, but both cards lose: an Alert hurts the winner, a Trump would feed him.
    table(4).trick(5).played("APO8 APO7 APO6").hand("APO2 ALE7 AST1").plays("ALE7");
}

#[test]
fn last_to_play_takes_a_rich_trick_that_costs_nothing() {
    // R1: three cards for the 7, nothing for the 2.
    table(4).trick(5).played("APO5 APO6 AST3").hand("APO7 APO2").plays("APO7");
    // The lowest card that wins is enough.
    table(4).trick(9).played("APO4 AST6 AST3").hand("APO8 APO5").plays("APO5");
}

#[test]
fn second_place_is_enough_if_the_first_gets_the_alerts() {
    // The Copilot takes the best card; the Commander is left with two Alerts.
    table(4).trick(4).played("APO3 ALE8 ALE6").hand("APO8 APO2").alerts([2, 2, 2, 2, 0]).plays("APO2");
}

#[test]
fn a_token_is_taken_if_nothing_else_is_at_stake() {
    // No Trump in hand, so the cards are lost either way.
    table(4).trick(3).played("PHO6 PHO7 PHO2").hand("AST5 AST4").token("Value([5])").plays("AST5");
    table(4).trick(3).played("PHO6 PHO7 PHO2").hand("AST5 AST4").token("Value([4])").plays("AST4");
    table(4).trick(3).played("PHO6 PHO7 PHO2").hand("AST4 APO4").token("LowestOf(AST)").plays("AST4");
    table(4).trick(3).played("PHO6 PHO7 PHO3").hand("AST2 AST3").token("SameAs(right)").plays("AST3");
}

#[test]
fn a_card_that_fits_a_token_ahead_is_kept() {
    let lost = || table(4).trick(3).played("PHO6 PHO7 PHO2").hand("AST5 AST4");
    lost().ahead(5, "Value([5])").plays("AST4");
    lost().ahead(5, "Value([4])").plays("AST5");
}

#[test]
fn the_first_piece_is_taken_at_once() {
    // Any piece is new, so the first token is never spent in vain, and one is enough.
    assert_eq!(table(4).tokens([1, 0, 0, 0, 0]).exchange().steady(), Move::Exchange(1));
    assert_eq!(table(4).tokens([2, 0, 0, 0, 0]).exchange().steady(), Move::Exchange(1));
}

#[test]
fn a_complete_puzzle_needs_no_more_pieces() {
    let complete = table(4).tokens([3, 0, 0, 0, 0]).pieces([0b1111, 0, 0, 0, 0]);
    assert_eq!(complete.exchange().steady(), Move::Save);
}

#[test]
fn a_last_exchange_that_wins_is_not_ignored() {
    // The missing piece is known to lie second in the pile: 8 Honors for two tokens.
    let behind = || table(4).honors([80, 90, 60, 60, 0]).pieces([0b0111, 0, 0, 0, 0]).tokens([2, 0, 0, 0, 0]);
    assert_eq!(behind().last_exchange().pile(&[0, 3, 1]).steady(), Move::Exchange(2));
    // It is nowhere: keep what the tokens are worth.
    assert_eq!(behind().last_exchange().pile(&[0, 2, 1]).steady(), Move::Save);
}

#[test]
fn a_sure_win_is_not_gambled_away() {
    // 25 + 17 + 1 against 42: the token decides. One draw in four would bring 8 Honors, three would lose the game.
    let ahead = |rival| table(4).honors([25, rival, 0, 0, 0]).pieces([0b0111, 0, 0, 0, 0]).tokens([1, 0, 0, 0, 0]);
    let alerts = [3, 0, 3, 3, 0];
    assert_eq!(ahead(32).alerts(alerts).last_exchange().steady(), Move::Save);
    // Three Honors behind, only the piece can win.
    assert_eq!(ahead(36).alerts(alerts).last_exchange().steady(), Move::Exchange(1));
}

#[test]
fn the_copilot_takes_what_counts_most() {
    // R1: Apollo 4, Astronauts 3, Photography 2.
    let pick = table(4).copilot(1, "PHO5 PHO6 APO1 ALE3").steady();
    assert_eq!(pick, Move::Take(card("APO1")));
    // R2: Photography 4.
    let pick = table(4).round(2).copilot(1, "PHO5 PHO6 APO1 ALE3").steady();
    assert!(matches!(pick, Move::Take(card) if card.suit() == earthrise::Suit::Pho));
    // With the pill for Photography 5 it is the card itself.
    let pick = table(4).round(3).pill(8).copilot(1, "PHO4 PHO6 PHO5 AST3").steady();
    assert_eq!(pick, Move::Take(card("PHO5")));
}

#[test]
fn a_pill_is_used_at_the_last_chance_if_it_gives_anything() {
    let scored = |round, won| table(4).pill(1).round(round).won(&[won]).pills().steady();
    assert_eq!(scored(3, "AST1"), Move::Reveal);
    assert_eq!(scored(3, "PHO1"), Move::Hold);
    // Earlier, one card is too few and five are plenty.
    assert_eq!(scored(1, "AST1"), Move::Hold);
    assert_eq!(scored(1, "AST1 AST2 AST3 AST4 AST5"), Move::Reveal);
}

#[test]
fn the_puzzle_pill_waits_for_the_final_phase() {
    let position = table(4).pill(9).pieces([0b0011, 0, 0, 0, 0]).round(4).pills();
    assert_eq!(position.steady(), Move::Reveal);
}

#[test]
fn alerts_go_to_whoever_would_have_the_fewest() {
    // I have 3; only seat 2 is close, and he leads.
    let position = table(4).round(3).alerts([3, 9, 3, 8, 0]).honors([60, 50, 62, 40, 0]).give();
    assert_eq!(position.steady(), Move::Give(Seat(2)));
}
