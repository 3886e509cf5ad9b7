//! The Local stage.

use crate::scenario;

use daybreak::language::Forbidden;
use daybreak::language::Token::{Clean, Communities, Dirty, Resilience as R};
use daybreak::{Fact, Move, Question, Refusal, Resilience, Stage};
use scenario::*;
use tabletop::{Seat, Silent, Timeline};

// DB-LOCAL-01: the stage ends the moment all are done; whoever is done may come back once something has happened.
#[test]
fn done_can_be_taken_back() {
    let table = table(2).hand(0, &[1]).play(1, Move::Done);
    assert_eq!(table.asked(), [Seat(0)].into_iter().collect());
    let table = table.play(0, Move::Start { card: local(1), stack: 0 });
    assert_eq!(table.moves(1), [Move::NotDone]);
    let table = table.play(1, Move::NotDone);
    assert!(table.offers(1, Move::Done));
    let table = table.play(0, Move::Done).stage_is(Stage::Local).play(1, Move::Done);
    assert_ne!(table.state.stage, Stage::Local);
}

// DB-LOCAL-02, DB-LOCAL-12: only the front card acts, and its cost is paid from the hand in full.
#[test]
fn only_fronts_act_and_costs_are_paid_in_full() {
    let table = table(4).stack(CHINA, 0, &[1, 205]);
    assert!(matches!(table.why_not(CHINA, Move::Act(1)), Refusal::CannotPayCards { need: 1, have: 0, .. }));
    table.play(CHINA, Move::Act(0)).has(CHINA, Clean, 44);
}

// DB-LOCAL-04: a requirement counts the own stack, the card itself included; the card may be played in any case.
#[test]
fn requirements_count_the_own_stack() {
    let table = table(4).hand(CHINA, &[9]).play(CHINA, Move::Start { card: local(9), stack: 0 });
    let why = table.why_not(CHINA, Move::Act(0));
    assert_eq!(why, Refusal::TagsShort { tag: daybreak::Tag::Nuclear, need: 3, have: 1 });
    scenario::table(4).stack(CHINA, 0, &[9, 3, 7]).play(CHINA, Move::Act(0)).has(CHINA, Clean, 12);
}

// DB-LOCAL-05: act, cover, act again with the covered card's tags.
#[test]
fn act_cover_act_again() {
    let table = table(4).hand(CHINA, &[4, 8]).play(CHINA, Move::Act(0)).play(CHINA, Move::Pay(local(4)));
    let table = table.has(CHINA, Clean, 4).play(CHINA, Move::Start { card: local(8), stack: 0 });
    table.play(CHINA, Move::Act(0)).play(CHINA, Move::Act(0)).has(CHINA, Clean, 6);
}

// DB-LOCAL-06: any place but the front.
#[test]
fn tucking_asks_where() {
    let table = table(4).stack(CHINA, 0, &[8, 1, 2]).hand(CHINA, &[4]);
    let table = table.play(CHINA, Move::Support { card: local(4), stack: 0 });
    assert_eq!(table.moves(CHINA), [Move::Under(1), Move::Under(2), Move::Under(3), Move::Back]);
    assert_eq!(table.why_not(CHINA, Move::Under(0)), Refusal::NoSuchDepth { under: 0, most: 3 });
    let table = table.play(CHINA, Move::Under(1));
    let cards: Vec<_> = table.state.chain(table.state.boards[0].stacks[0].cards).collect();
    assert_eq!(cards, [8, 4, 1, 2].map(local));
}

// DB-LOCAL-06, the option for simulations.
#[test]
fn tucking_to_the_back_asks_nothing() {
    let table = table_with(4, "tuck_to_back").stack(CHINA, 0, &[8, 1]).hand(CHINA, &[4]);
    let table = table.play(CHINA, Move::Support { card: local(4), stack: 0 });
    assert_eq!(table.state.boards[0].stacks[0].cards.len, 3);
}

// DB-LOCAL-07, DB-LOCAL-18: a tucked card counts once, for whichever kind serves best.
#[test]
fn a_card_under_a_project_counts_once() {
    let table = table(4).project(0, 303).hand(0, &[5, 4, 16]);
    // 5 bears both tags; then a regulation card still counts, and after it no other.
    let table = table.play(0, Move::SupportProject { card: local(5), project: 0 });
    let table = table.play(0, Move::SupportProject { card: local(4), project: 0 });
    assert!(table.told(|fact| matches!(fact, Fact::ProjectActive { .. })));
    assert_eq!(table.why_not(0, Move::SupportProject { card: local(16), project: 0 }), Refusal::AlreadyMet);
}

// DB-LOCAL-18: two regulation cards do not make up for a missing ecology card.
#[test]
fn a_card_that_counts_for_nothing_more_is_refused() {
    let table = table(4).project(0, 303).hand(0, &[4, 16]).play(0, Move::SupportProject { card: local(4), project: 0 });
    assert_eq!(table.why_not(0, Move::SupportProject { card: local(16), project: 0 }), Refusal::AlreadyMet);
}

// DB-LOCAL-08: only face-up crises, only cards that fit, by any player.
#[test]
fn cards_under_crises() {
    let table = table(4).forecast(432).unknown(1).hand(US, &[4, 2]);
    assert_eq!(table.why_not(US, Move::ReduceCrisis { card: local(4), crisis: 1 }), Refusal::NotFaceUp { crisis: 1 });
    let why = table.why_not(US, Move::ReduceCrisis { card: local(2), crisis: 0 });
    assert!(matches!(why, Refusal::DoesNotFit { .. }));
    let table = table.play(US, Move::ReduceCrisis { card: local(4), crisis: 0 });
    assert!(table.game.forecast(&table.state).crisis.is_some_and(|crisis| crisis.undone));
}

// DB-LOCAL-09: five stacks; a lost one may be founded anew.
#[test]
fn five_stacks() {
    let table = table(4).hand(CHINA, &[1]);
    let why = table.why_not(CHINA, Move::Start { card: local(1), stack: 5 });
    assert_eq!(why, Refusal::TooManyStacks { most: 5 });
    let table = table.stack(CHINA, 2, &[]).play(CHINA, Move::Start { card: local(1), stack: 2 });
    assert_eq!(table.state.boards[0].stacks[2].cards.len, 1);
}

// DB-LOCAL-10: covering a card does not reset its count.
#[test]
fn covering_does_not_reset_a_limit() {
    let table =
        table(4).stack(CHINA, 0, &[3]).play(CHINA, Move::Act(0)).stack(CHINA, 0, &[1, 3]).stack(CHINA, 0, &[3, 1]);
    assert_eq!(table.why_not(CHINA, Move::Act(0)), Refusal::LimitReached { used: 1, most: 1, per: None });
}

// DB-LOCAL-16: own tokens as a cost; one that is not there cannot be paid.
#[test]
fn own_tokens_as_a_cost() {
    let with = |n| table(4).stack(CHINA, 0, &[15]).set(CHINA, R(Resilience::Ecological), n);
    with(1).play(CHINA, Move::Act(0)).has(CHINA, Clean, 5).has(CHINA, R(Resilience::Ecological), 0);
    assert!(matches!(with(0).why_not(CHINA, Move::Act(0)), Refusal::CannotPayTokens { need: 1, have: 0, .. }));
}

// DB-LOCAL-17: as much as it can; an action that would change nothing is not offered.
#[test]
fn actions_that_change_nothing_are_not_offered() {
    let table = table(4).stack(CHINA, 1, &[206, 4]).hand(CHINA, &[2]).set(CHINA, Dirty, 1);
    table.play(CHINA, Move::Act(1)).has(CHINA, Dirty, 0);
    let table = scenario::table(4).hand(CHINA, &[2]).set(CHINA, Dirty, 0);
    assert_eq!(table.why_not(CHINA, Move::Act(1)), Refusal::NoneToRemove { token: Dirty });
}

// DB-LOCAL-19: every printed tag of a stack counts, the same one twice too.
#[test]
fn the_same_tag_twice() {
    let table = table(4).stack(CHINA, 0, &[6, 1]);
    assert_eq!(table.state.boards[0].stacks[0].tags.of(daybreak::Tag::Wind), 2);
}

// DB-LOCAL-20: a gift can be used at once; an action is judged on the state it meets.
#[test]
fn gifts_can_be_used_at_once() {
    let table = table(4).play(CHINA, Move::Act(4)).play(CHINA, Move::To(Seat(US))).play(CHINA, Move::Amount(1));
    table.has(US, Clean, 2);
}

// DB-LOCAL-20: two players reach for the same place; whoever comes first has it, and the other is refused.
#[test]
fn moves_apply_in_the_order_they_arrive() {
    let with = || table(2).project(0, 303).hand(0, &[4]).hand(1, &[16]);
    let support = |no| Move::SupportProject { card: local(no), project: 0 };
    for (first, first_card, second, second_card) in [(0, 4, 1, 16), (1, 16, 0, 4)] {
        let table = with();
        assert!(table.offers(first, support(first_card)) && table.offers(second, support(second_card)));
        let table = table.play(first, support(first_card));
        assert_eq!(table.why_not(second, support(second_card)), Refusal::AlreadyMet);
    }
}

// DB-LOCAL-11 and the card's own words: tokens are taken only with consent.
#[test]
fn taking_needs_consent() {
    let ask = || {
        let table = table(2).stack(0, 0, &[13]).set(0, Communities, 1).set(1, Communities, 3).play(0, Move::Act(0));
        assert_eq!(table.moves(0), [Move::Back]);
        assert_eq!(table.moves(1), [Move::No, Move::Yes]);
        table
    };
    ask().play(1, Move::Yes).has(0, Communities, 2).has(1, Communities, 2);
    let refused = ask().play(1, Move::No).has(0, Communities, 1).has(1, Communities, 3);
    assert!(refused.offers(0, Move::Act(0)), "nothing has happened");
    let withdrawn = ask().play(0, Move::Back);
    assert!(withdrawn.offers(1, Move::Done));
}

// DB-LOCAL-08: a crisis is turned up before the rest of the action is chosen; then there is no way back.
#[test]
fn a_choice_after_a_reveal() {
    let table = table(4).stack(CHINA, 0, &[14]).hand(CHINA, &[1]).unknown(2).play(CHINA, Move::Act(0));
    let table = table.play(CHINA, Move::Crisis(1)).turns_up(400);
    assert_eq!(table.why_not(CHINA, Move::Back), Refusal::Owed);
    let table = table.play(CHINA, Move::Resilience(Resilience::Social)).has(CHINA, R(Resilience::Social), 2);
    assert_eq!(table.ups(), 1);
}

// DB-DRAW-03, DB-DRAW-06: an empty deck is made anew; with both empty the rest is forfeit.
#[test]
fn decks_are_made_anew() {
    let mut table = opening(2).settle();
    table = table.play(0, Move::KeepNone);
    let deck = std::mem::take(&mut table.state.local_deck);
    let few: Vec<_> = deck.iter().take(7).collect();
    few[..3].iter().for_each(|&card| table.state.local_deck.add(card));
    few[3..].iter().for_each(|&card| table.state.local_discards.add(card));
    let table = table.play(1, Move::KeepNone).settle().hand_is(0, 5).hand_is(1, 2);
    assert!(table.told(|fact| matches!(fact, Fact::Reshuffled { .. })));
    assert!(table.told(|fact| matches!(fact, Fact::DrawForfeited { cards: 3, .. })));
}

// DB-DRAW-05: a change later in the stage moves no card.
#[test]
fn draws_are_settled_at_the_start() {
    let table = opening(2).settle().play(0, Move::KeepNone).play(1, Move::KeepNone).settle().hand_is(0, 5);
    table.set(0, Communities, 8).hand_is(0, 5);
}

// A question that is not asked is refused with the one that is.
#[test]
fn refusals_say_what_is_asked() {
    let table = table(4);
    assert_eq!(table.why_not(0, Move::KeepNone), Refusal::OtherQuestion { asked: Question::Local });
    assert_eq!(table.why_not(0, Move::Back), Refusal::NothingBegun);
    assert_eq!(table.why_not(0, Move::Start { card: local(1), stack: 0 }), Refusal::NotInHand { card: local(1) });
    assert_eq!(Forbidden::Forecast.index(), 0);
}

// DB-LOCAL-01: moves can be taken back until the stage ends for all.
#[test]
fn moves_are_taken_back() {
    let mut timeline = Timeline::new(opening(2).game);
    let mut dice = tabletop::Xoshiro::new(5);
    timeline.settle(&mut dice, &mut Silent).unwrap();
    for seat in [0, 1] {
        timeline.play(Seat(seat), Move::KeepNone, &mut Silent).unwrap();
    }
    timeline.settle(&mut dice, &mut Silent).unwrap();
    let card = timeline.state().boards[0].hand.nth(0).unwrap();
    let before = *timeline.state();
    timeline.play(Seat(0), Move::Start { card, stack: 0 }, &mut Silent).unwrap();
    timeline.retract(Seat(0), None, tabletop::Seats::NONE).unwrap();
    assert_eq!(*timeline.state(), before);
    timeline.play(Seat(0), Move::Done, &mut Silent).unwrap();
    timeline.play(Seat(1), Move::Done, &mut Silent).unwrap();
    assert!(timeline.retract(Seat(0), None, tabletop::Seats::NONE).is_err(), "the stage is over");
}
