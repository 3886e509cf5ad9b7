//! Section 9: Maneuver tokens and puzzle pieces.

use crate::scenario;

use earthrise::content::Maneuver;
use earthrise::{Fact, Move, Phase, Piece, Question, Refusal};
use scenario::*;
use tabletop::deck::Bag;
use tabletop::{Audience, Seat};

/// Seat 0 wins the tokens of every trick: it plays the only Photography, and each token asks for the lowest of those.
/// The others have nothing to gain and no choice, and with one Trump card there is no Copilot.
fn all_for_seat_0(tricks: usize) -> Plan {
    let hand = |cards: &str| cards[..tricks * 5 - 1].to_owned();
    let hands = [
        hand("PHO1 PHO2 PHO3 PHO4 PHO5 PHO6"),
        hand("APO1 APO2 APO3 APO4 APO5 APO6"),
        hand("AST1 AST2 AST3 AST4 AST5 AST6"),
    ];
    let plan = flight([&hands[0], &hands[1], &hands[2]]);
    plan.field("maneuver_tokens", "[(token: LowestOf(PHO), n: 18), (token: Value([8]), n: 18)]")
}

/// An open trick in which everybody plays the lowest card, up to the question about the tokens.
fn to_the_tokens(mission: Mission) -> Mission {
    mission.goes_on().goes_on_until(|mission| mission.phase() != Phase::Play || mission.all().played == 0)
}

/// The taker of `count` tokens at once: those before the last found no candidate.
fn with_a_stack(count: usize) -> Plan {
    let plan = all_for_seat_0(count);
    match count {
        1 => plan.tokens([lowest(PHO)]),
        2 => plan.tokens([value(8), lowest(PHO)]),
        3 => plan.tokens([value(8), value(8), lowest(PHO)]),
        _ => plan.tokens([value(8), value(8), value(8), value(8), lowest(PHO)]),
    }
}

fn exchange_window(plan: Plan) -> Mission {
    plan.begin().goes_on_until(|mission| matches!(mission.phase(), Phase::Exchange { .. }))
}

// ER-9.1
#[test]
fn tokens_are_kept_in_front_of_the_player_and_persist_across_rounds() {
    let saved = exchange_window(with_a_stack(1)).tokens_are([1, 0, 0]).saves(0);
    let saved = saved.tokens_are([1, 0, 0]);
    let next = saved.on_to(2, 1).tokens_are([1, 0, 0]);
    for who in [seat(0), seat(1), Audience::Spectator] {
        assert_eq!(next.view(who).tokens[0].len(), 1, "everybody sees them");
    }
    // In the next round the saved token can be exchanged together with the new one.
    let again = next.goes_on_until(|mission| matches!(mission.phase(), Phase::Exchange { .. }));
    again.tokens_are([2, 0, 0]).exchanges(0, 2).tokens_are([0, 0, 0]);
}

// ER-9.2
#[test]
fn an_exchange_is_possible_once_right_after_winning_a_maneuver() {
    // Two tokens, and the first exchange brings a repeat: there is no second one in the same window.
    let first = exchange_window(all_for_seat_0(2).tokens([lowest(PHO), lowest(PHO)]).pieces([0, 0]));
    let first = first.exchanges(0, 1).puzzle_is(0, &[0]);
    let second = first.goes_on_until(|mission| matches!(mission.phase(), Phase::Exchange { .. }));
    let second = second.exchanges(0, 1).puzzle_is(0, &[0]);
    assert_ne!(second.phase(), Phase::Exchange { seat: Seat(0) });
}

// ER-9.2
#[test]
fn tokens_left_in_the_window_wait_for_the_next_one() {
    let window = exchange_window(with_a_stack(3)).exchanges(0, 1).tokens_are([2, 0, 0]);
    assert_ne!(window.phase(), Phase::Exchange { seat: Seat(0) }, "one exchange a window");
}

// ER-9.2
#[test]
fn at_no_other_time_can_tokens_be_exchanged() {
    let holder = exchange_window(with_a_stack(2)).saves(0).on_to(2, 1).tokens_are([2, 0, 0]);
    // He holds tokens through every question of the next tricks, but is offered no exchange.
    let mut mission = holder;
    while !matches!(mission.phase(), Phase::Exchange { .. }) {
        for player in 0..3 {
            assert!(!mission.moves(player).contains(&Move::Exchange(1)), "{:?}", mission.phase());
        }
        mission = mission.goes_on();
    }
    // The next window opens with the next Maneuver won, or in the final phase.
    assert!(mission.all().round == 3 || mission.maneuver_winner() == Some(Seat(0)));
}

// ER-9.2
#[test]
fn every_player_with_tokens_has_one_more_exchange_in_the_final_phase() {
    let end = exchange_window(with_a_stack(2)).saves(0).goes_to_the_final_phase().asks(0, Question::Exchange);
    let end = end.exchanges(0, 1);
    assert_eq!(end.phase(), Phase::Over, "once; the others have no tokens");
}

// ER-9.3
#[test]
fn k_tokens_are_discarded_and_k_pieces_drawn() {
    let window = exchange_window(with_a_stack(3).pieces([0, 1])).tokens_are([3, 0, 0]);
    let drawn = window.exchanges(0, 2).tokens_are([1, 0, 0]);
    assert_eq!(drawn.heard()[0], Fact::TokensSpent { seat: Seat(0), tokens: 2 });
    assert_eq!(drawn.all_that(|fact| matches!(fact, Fact::PieceDrawn { .. }).then_some(())).len(), 2);
    assert_eq!(drawn.all().drawn.as_slice(), [0, 1]);
    assert_eq!(drawn.all().pile, 18);
}

// ER-9.3
#[test]
fn at_least_one_token_and_no_more_than_one_has() {
    exchange_window(with_a_stack(2))
        .offers(0, &[Move::Save, Move::Exchange(1), Move::Exchange(2)])
        .refuses(0, Move::Exchange(0), Refusal::ExchangeNothing)
        .refuses(0, Move::Exchange(3), Refusal::TooFewTokens { wanted: 3, have: 2 });
}

// ER-9.3
#[test]
fn no_more_pieces_than_the_pile_has() {
    exchange_window(with_a_stack(5).text("copies: 5", "copies: 1"))
        .tokens_are([5, 0, 0])
        .refuses(0, Move::Exchange(5), Refusal::PileTooSmall { wanted: 5, pile: 4 })
        .offers(0, &[Move::Save, Move::Exchange(1), Move::Exchange(2), Move::Exchange(3), Move::Exchange(4)])
        .exchanges(0, 4)
        .keeps(0, 3)
        .puzzle_is(0, &[3]);
}

// ER-9.4
#[test]
fn of_several_new_kinds_the_player_keeps_one_of_his_choice() {
    let choice = exchange_window(with_a_stack(3).pieces([2, 0, 2])).exchanges(0, 3);
    let choice = choice
        .asks(0, Question::KeepPiece)
        .offers(0, &[Move::KeepPiece(piece(0)), Move::KeepPiece(piece(2))])
        .refuses(0, Move::KeepPiece(piece(1)), Refusal::NotANewPiece { piece: Piece(1) })
        .refuses(0, Move::Save, Refusal::OtherQuestion { asked: Question::KeepPiece });
    choice.what_if(|choice| choice.keeps(0, 0).puzzle_is(0, &[0]).under_the_pile_lie(&[2, 2]));
    choice.keeps(0, 2).puzzle_is(0, &[2]).under_the_pile_lie(&[0, 2]);
}

// ER-9.4
#[test]
fn a_single_new_kind_is_kept_without_asking_and_the_rest_goes_under_the_pile() {
    let plan = all_for_seat_0(2).tokens([lowest(PHO), lowest(PHO)]).pieces([1, 1, 3]);
    let plan = plan.next_round().tokens([lowest(PHO)]);
    let first = exchange_window(plan).exchanges(0, 1).puzzle_is(0, &[1]);
    let saved = to_the_tokens(first).saves(0);
    to_the_tokens(saved).exchanges(0, 2).puzzle_is(0, &[1, 3]).under_the_pile_lie(&[1]);
}

// ER-9.4
#[test]
fn if_all_are_duplicates_all_go_under_the_pile_and_the_tokens_are_spent() {
    let plan = all_for_seat_0(1).tokens([lowest(PHO)]).next_round().tokens([lowest(PHO)]).pieces([1, 1]);
    let repeat = to_the_tokens(exchange_window(plan).exchanges(0, 1)).exchanges(0, 1);
    let repeat = repeat.puzzle_is(0, &[1]).under_the_pile_lie(&[1]).tokens_are([0, 0, 0]);
    assert!(repeat.heard().contains(&Fact::PiecesReturned { seat: Seat(0), count: 1 }));
    assert!(!repeat.heard().iter().any(|fact| matches!(fact, Fact::PieceKept { .. })));
}

// ER-9.4
#[test]
fn never_more_than_one_piece_is_kept_in_an_exchange() {
    let kept = exchange_window(with_a_stack(5).pieces([0, 1, 2, 3, 0])).exchanges(0, 5).keeps(0, 1);
    kept.puzzle_is(0, &[1]).under_the_pile_lie(&[0, 2, 3, 0]);
}

// ER-9.5
#[test]
fn pieces_return_in_the_order_in_which_they_were_drawn() {
    // Of the two new 0s the first drawn is the one kept.
    exchange_window(with_a_stack(5).pieces([3, 0, 1, 0, 3]))
        .exchanges(0, 5)
        .keeps(0, 0)
        .under_the_pile_lie(&[3, 1, 0, 3]);
}

// ER-9.5
#[test]
fn the_known_bottom_comes_up_when_the_rest_is_drawn_and_needs_no_chance() {
    // Four pieces in all. Three come off the pile; two return under the last one.
    let first = with_a_stack(3).text("copies: 5", "copies: 1").pieces([2, 0, 1, 3]).next_round();
    let first = first.tokens([value(8), value(8), lowest(PHO)]);
    let first = exchange_window(first).exchanges(0, 3).keeps(0, 0).under_the_pile_lie(&[2, 1]);
    let second = first.goes_on_until(|mission| matches!(mission.phase(), Phase::Exchange { .. }));
    // The only unknown piece is drawn, then the known ones come in their order.
    let second = second.exchanges(0, 3);
    assert_eq!(second.all().drawn.as_slice(), [3, 2, 1]);
    second.keeps(0, 2).under_the_pile_lie(&[3, 1]);
}

// ER-9.5
#[test]
fn drawn_pieces_are_shown_to_all() {
    let choice = exchange_window(with_a_stack(2).pieces([3, 1])).exchanges(0, 2);
    for who in [seat(0), seat(1), Audience::Spectator] {
        assert_eq!(choice.view(who).drawn.as_slice(), [3, 1]);
        let drawn = |kind| Fact::PieceDrawn { seat: Seat(0), piece: Some(piece(kind)) };
        assert!(choice.heard_by(who).contains(&drawn(3)) && choice.heard_by(who).contains(&drawn(1)));
    }
    let kept = choice.keeps(0, 3);
    for who in [seat(0), seat(1), Audience::Spectator] {
        assert_eq!(kept.view(who).under.as_slice(), [1]);
        assert_eq!(kept.view(who).unplaced, Bag::of([5, 4, 5, 4, 0, 0, 0, 0]));
    }
}

// ER-9.6
#[test]
fn used_tokens_never_return_and_the_supply_cannot_run_out() {
    for players in [3, 4, 5] {
        let mut mission = table(players).begin();
        let mut spent = 0;
        while mission.phase() != Phase::Over {
            let view = mission.all();
            let ahead = (usize::from(view.trick)..16).filter_map(|trick| view.track[trick]);
            let ahead =
                ahead.filter(|token| !view.earth.has(*token) && !view.tokens.iter().any(|held| held.has(*token)));
            let held: u32 = view.tokens.iter().map(|held| held.len()).sum();
            if matches!(view.phase, Phase::Play) && view.played == 0 {
                let there = view.supply.len() + ahead.count() as u32 + view.earth.len() + held;
                assert_eq!(there + spent, 22);
            }
            mission = match view.phase {
                Phase::Exchange { seat } => {
                    spent += 1;
                    mission.exchanges(seat.0, 1)
                }
                _ => mission.goes_on(),
            };
        }
        assert!(spent > 0);
        assert_eq!(mission.all().supply.len(), 1, "3 x 7 of 22 were laid");
    }
}

// ER-9.7
#[test]
fn exchanging_is_optional() {
    let saved = exchange_window(with_a_stack(1)).saves(0).tokens_are([1, 0, 0]).puzzle_is(0, &[]);
    assert_eq!(saved.heard()[0], Fact::TokensSaved { seat: Seat(0) });
}

// ER-9.7
#[test]
fn a_window_opens_even_for_a_complete_puzzle() {
    let plan = all_for_seat_0(2).tokens([lowest(PHO); 2]).next_round().tokens([lowest(PHO); 2]).next_round();
    let mut mission = plan.tokens([lowest(PHO); 2]).pieces([0, 1, 2, 3]).begin();
    for pieces in 1..=4 {
        mission = mission.goes_on_until(|mission| matches!(mission.phase(), Phase::Exchange { .. })).exchanges(0, 1);
        assert_eq!(mission.all().pieces[0].count_ones(), pieces);
    }
    let complete = mission.goes_on_until(|mission| matches!(mission.phase(), Phase::Exchange { .. }));
    complete.asks(0, Question::Exchange).puzzle_is(0, &[0, 1, 2, 3]).exchanges(0, 1).puzzle_is(0, &[0, 1, 2, 3]);
}

// ER-9.7
#[test]
fn no_window_opens_while_the_pile_is_empty() {
    // One kind, one copy: seat 0 takes it, and the pile is gone.
    let plan = with_a_stack(1)
        .field("puzzle_pieces", "(kinds: 1, copies: 1, return: bottom_in_drawn_order, public_draw: true)");
    let plan = plan
        .text("puzzle: [0, 5, 10, 17, 25]", "puzzle: [0, 25]")
        .text("puzzle_bonus: [0, 2, 4, 7, 10]", "puzzle_bonus: [0, 10]");
    let plan = plan.text("        \"final.puzzle[4]\": rulebook,\n", "");
    let taken = exchange_window(plan.next_round().tokens([lowest(PHO)])).exchanges(0, 1).puzzle_is(0, &[0]);
    let won = to_the_tokens(taken).tokens_are([1, 0, 0]);
    assert_eq!(won.phase(), Phase::Play, "the trick goes on without a question");
    assert_eq!(won.goes_to_the_end().all_that(|fact| matches!(fact, Fact::TokensSaved { .. }).then_some(())).len(), 0);
}

// ER-9.7
#[test]
fn which_of_the_tokens_is_spent_is_not_asked() {
    // There is no choice between tokens, only of their number.
    let window = exchange_window(with_a_stack(3)).exchanges(0, 1);
    assert!(window.heard().contains(&Fact::TokensSpent { seat: Seat(0), tokens: 1 }));
    let kinds: Vec<Maneuver> = window.all().tokens[0].iter().map(|token| window.maneuver(token)).collect();
    assert_eq!(kinds.len(), 2);
}
