//! Section 17: every option, in a scene where its values lead to different play.

#![allow(clippy::unwrap_used)] // Helpers of tests may fail as tests do.

use crate::scenario;

use earthrise::content::{Content, Maneuver};
use earthrise::{
    Draw, Earthrise, Fact, Move, Need, Phase, PillId, PillSeen, Question, Setup, SetupError, Trick, UNKNOWN_PIECE,
};
use scenario::*;
use tabletop::deck::Bag;
use tabletop::{Audience, Game, Next, Seat, Seats, Silent, moves_of};

// ER-6.2
#[test]
fn follow_rule_free_lets_anybody_play_anything() {
    let led = |plan: Plan| plan.hands(["PHO8", "PHO1 ALE1 AST1"]).begin().play("PHO8");
    led(table(4)).must_follow(1, "AST1");
    let free = led(table(4).option("follow_rule", "free")).may_play_anything(1).play("AST1");
    // Then a card proves nothing about the hand.
    assert_eq!(free.all().voids, [0; 5]);
    // Silent tricks are free too, and so is a led Alert.
    let silent = flight(["PHO8 PHO7", "PHO1 AST1", "PHO2 AST2"]).silent(&[1]).option("follow_rule", "free");
    silent.begin().play("PHO8").may_play_anything(1);
}

// ER-7.3
#[test]
fn follow_in_silence_false_frees_silent_tricks_only() {
    let hands = ["PHO8 PHO7", "PHO1 AST1", "PHO2 AST2"];
    flight(hands).silent(&[1]).begin().play("PHO8").must_follow(1, "AST1");
    let free = || flight(hands).option("follow_in_silence", "false");
    let trick = free().silent(&[1]).begin().play("PHO8").may_play_anything(1).play("AST1").play("PHO2");
    assert_eq!(trick.all().voids, [0; 5], "a card shown in silence proves nothing then");
    free().begin().play("PHO8").must_follow(1, "AST1");
}

// ER-8.4
#[test]
fn stack_condition_any_counts_every_token_on_the_earth() {
    let second = |condition: &str, token: Maneuver| {
        let plan = flight(["PHO1 AST5", "PHO2 AST6", "PHO3 AST1"]).tokens([value(5), token]);
        let first = plan.option("stack_condition", condition).begin().trick("PHO1 PHO2 PHO3").takes(1, "PHO1");
        first.trick("AST6 AST1 AST5")
    };
    // Nobody meets the newest token; seat 0 meets the older one.
    second("newest", value(8)).maneuver_is_unclaimed();
    second("any", value(8)).maneuver_goes_to(0).tokens_are([2, 0, 0]);
    // Both are met: the last such player takes all.
    second("newest", value(6)).maneuver_goes_to(1);
    second("any", value(6)).maneuver_goes_to(0);
    second("any", value(1)).maneuver_goes_to(0);
}

// ER-8.4, ER-8.7
#[test]
fn who_may_still_take_the_tokens_hangs_on_the_conditions_that_count() {
    // Seat 2 has played a 1 and seat 0 a 5 to the second trick; seat 1 led a 6. On the Earth lie "a 5" and "an 8".
    let may_take = |condition: &str| {
        let plan = flight(["PHO1 AST5", "PHO2 AST6", "PHO3 AST1"]).tokens([value(5), value(8)]);
        let first = plan.option("stack_condition", condition).begin().trick("PHO1 PHO2 PHO3").takes(1, "PHO1");
        let second = first.play("AST6").play("AST1");
        let (game, state) = (second.game(), second.line.state());
        let counted = game.conditions(state.newest(), state.earth());
        let mut played = *state.table();
        played[0] = Some(card("AST5"));
        let trick = Trick { cards: &played, pilot: Seat(1), players: 3 };
        let may = [0, 1, 2].map(|seat| game.may_take(trick, Seat(seat), state.newest(), state.earth()));
        (counted.iter().map(|token| second.maneuver(token)).collect::<Vec<_>>(), may)
    };
    assert_eq!(may_take("newest"), (vec![value(8)], [false, false, false]));
    assert_eq!(may_take("any").1, [true, false, false]);
    assert_eq!(may_take("any").0.len(), 2);
}

// ER-8.6
#[test]
fn carry_stack_between_rounds_false_clears_the_earth_when_the_round_has_been_scored() {
    let scoring = |carry: &str| {
        let plan = flight(["PHO1", "APO2", "AST3"]).tokens([value(5)]).next_round().tokens([value(2)]);
        plan.option("carry_stack_between_rounds", carry).pills([]).begin().trick("PHO1 APO2 AST3")
    };
    let carried = scoring("true").holds(0).holds(1).holds(2).earth_holds([value(5), value(2)]);
    carried.trick("APO2 AST3 PHO1").tokens_are([0, 2, 0]);
    // While pills are decided the round is not scored yet, and the token still lies there.
    let cleared = scoring("false").earth_holds([value(5)]).holds(0).holds(1).holds(2).earth_holds([value(2)]);
    assert!(cleared.heard().contains(&Fact::StackDiscarded { tokens: 1 }));
    cleared.trick("APO2 AST3 PHO1").tokens_are([0, 1, 0]);
}

/// One trick with a token that compares neighbours.
fn compared(side: &str, includes_pilot: &str, cards: &str) -> Option<u8> {
    let hands: [&str; 4] = cards.split(' ').collect::<Vec<_>>().try_into().unwrap();
    let plan = flight(hands).text("SameAs(right), n: 2", &format!("SameAs({side}), n: 2"));
    let token = if side == "right" { same_as_right() } else { same_as_left() };
    let plan = plan.tokens([token]).option("same_as_includes_pilot", includes_pilot);
    plan.begin().trick(cards).maneuver_winner().map(|seat| seat.0)
}

// ER-8.9
#[test]
fn same_as_includes_pilot_false_opens_the_circle_between_last_player_and_pilot() {
    // Right: the Pilot looks at the last player.
    assert_eq!(compared("right", "true", "PHO3 APO5 AST6 ALE3"), Some(0));
    assert_eq!(compared("right", "false", "PHO3 APO5 AST6 ALE3"), None);
    // Left: the last player looks at the Pilot.
    assert_eq!(compared("left", "true", "PHO3 APO5 AST6 ALE3"), Some(3));
    assert_eq!(compared("left", "false", "PHO3 APO5 AST6 ALE3"), None);
    // Other neighbours are compared as ever: right is the one before, left the one after.
    for includes_pilot in ["true", "false"] {
        assert_eq!(compared("right", includes_pilot, "PHO1 APO5 AST5 ALE3"), Some(2));
        assert_eq!(compared("left", includes_pilot, "PHO1 APO5 AST5 ALE3"), Some(1));
        assert_eq!(compared("right", includes_pilot, "PHO5 APO5 AST1 ALE3"), Some(1));
        assert_eq!(compared("left", includes_pilot, "PHO5 APO5 AST1 ALE3"), Some(0));
        assert_eq!(compared("right", includes_pilot, "PHO1 APO3 AST5 ALE5"), Some(3));
        assert_eq!(compared("left", includes_pilot, "PHO1 APO3 AST5 ALE5"), Some(2));
    }
}

// ER-11.1
#[test]
fn final_exchange_order_can_begin_with_the_first_pilot() {
    let order = |option: &str| {
        let plan = flight(["PHO1", "APO2", "AST3", "ALE4"]).pilot(1).tokens([value(1)]).next_round().tokens([value(2)]);
        let plan = plan.next_round().tokens([value(3)]).option("final_exchange_order", option);
        let mut mission = plan.begin().goes_to_the_final_phase().tokens_are([1, 1, 1, 0]);
        let mut asked = Vec::new();
        while let Phase::Exchange { seat } = mission.phase() {
            asked.push(seat.0);
            mission = mission.saves(seat.0);
        }
        asked
    };
    // Three tricks after seat 1 led the first, the marker is with seat 0.
    assert_eq!(order("clockwise_from_marker"), [0, 1, 2]);
    assert_eq!(order("clockwise_from_first_pilot"), [1, 2, 0]);
}

// ER-13.6
#[test]
fn pill_decisions_in_turn_are_public_at_once() {
    let scoring = |option: &str| {
        let plan = flight(["PHO8", "APO1", "AST1", "ALE1"]).tokens([value(7)]).pills([4, 1, 3, 6]);
        plan.option("pill_decisions", option).begin().trick("PHO8 APO1 AST1 ALE1").pilot_is(1)
    };
    assert_eq!(scoring("simultaneous").asked(), Seats::all(4));
    // Clockwise from the Apollo 8 holder.
    let first = scoring("in_turn").asks(1, Question::Pill).reveals(1);
    for who in [seat(0), seat(2), Audience::Spectator] {
        let decided = Fact::PillDecided { seat: Seat(1), reveals: Some(true) };
        assert_eq!(first.heard_by(who), [decided, Fact::PillRevealed { seat: Seat(1), pill: PillId(0) }]);
        assert_eq!(first.view(who).pills[1], PillSeen::Pill(PillId(0)));
        assert_eq!(first.view(who).revealing, seats(&[1]));
    }
    let second = first.asks(2, Question::Pill).holds(2);
    assert_eq!(second.heard_by(seat(0)), [Fact::PillDecided { seat: Seat(2), reveals: Some(false) }]);
    assert_eq!(second.view(seat(0)).pills[2], PillSeen::FaceDown);
    let third = second.asks(3, Question::Pill).holds(3).asks(0, Question::Pill).reveals(0);
    // The effects are those of simultaneous decisions, in the same order.
    let together = scoring("simultaneous").reveals(0).holds(3).holds(2).reveals(1);
    assert_eq!(third.all().score_sheet, together.all().score_sheet);
    assert_eq!(third.all().memory, together.all().memory);
    let effects =
        |mission: &Mission| mission.all_that(|fact| matches!(fact, Fact::PillScored { .. }).then(|| fact.clone()));
    assert_eq!(effects(&third), effects(&together));
}

// ER-12.2
#[test]
fn final_tie_shared_victory_lets_all_tied_players_win() {
    let winners = |option: &str| {
        table(4).nothing_counts().option("final_tie", option).begin().goes_to_the_end().outcome().winners
    };
    assert_eq!(winners("last_to_play_last_trick"), seats(&[0]));
    assert_eq!(winners("shared_victory"), Seats::all(4));
    // Without a tie there is nothing to share.
    let clear =
        flight(["PHO8", "ALE1", "ALE2"]).option("final_tie", "shared_victory").begin().goes_to_the_end().outcome();
    assert_eq!((clear.winners.len(), clear.tied.len()), (1, 1));
}

// ER-10.2
#[test]
fn show_alert_totals_shows_them_to_all_and_changes_nothing_else() {
    let scored = |option: &str| {
        let plan = flight(["PHO8", "ALE1", "ALE2"]).tokens([value(7)]).option("show_alert_totals", option);
        plan.begin().trick("PHO8 ALE1 ALE2")
    };
    let (hidden, shown) = (scored("false"), scored("true"));
    let taken = |alerts| Fact::AlertsTaken { seat: Seat(0), alerts };
    for who in [seat(1), Audience::Spectator] {
        assert_eq!(hidden.view(who).alerts[0], None);
        assert_eq!(shown.view(who).alerts[0], Some(2));
        assert!(hidden.heard_by(who).contains(&taken(None)));
        assert!(shown.heard_by(who).contains(&taken(Some(2))));
    }
    assert_eq!(hidden.line.state(), shown.line.state());
}

// ER-11.2
#[test]
fn fewest_alerts_ties_can_go_to_the_last_to_play_the_last_trick() {
    let scored = |option: &str| {
        let plan = flight(["ALE1", "PHO5", "APO1", "AST1", "PHO1"]).option("fewest_alerts_ties", option);
        let end = plan.begin().goes_to_the_end().alerts_are([1, 1, 1, 0, 0]);
        [0, 1, 2, 3, 4].map(|seat| end.final_of(seat).0)
    };
    assert_eq!(scored("all"), [0, 0, 0, 10, 10]);
    // Seat 2 led the last trick, so of seats 3 and 4 it was 4 who played later.
    assert_eq!(scored("last_to_play_last_trick"), [0, 0, 0, 0, 10]);
}

// ER-9.5
#[test]
fn public_draw_false_shows_others_how_many_were_drawn_and_which_was_kept() {
    let exchange = |option: &str| {
        let plan = flight(["PHO1 PHO2", "APO1 APO2", "AST1 AST2"]).tokens([value(8), lowest(PHO)]).pieces([3, 1]);
        let window = plan.option("public_draw", option).begin();
        window.goes_on_until(|mission| matches!(mission.phase(), Phase::Exchange { .. })).exchanges(0, 2)
    };
    let drawn = |kind: Option<u8>| Fact::PieceDrawn { seat: Seat(0), piece: kind.map(piece) };
    assert_eq!(exchange("true").view(seat(1)).drawn.as_slice(), [3, 1]);
    let hidden = exchange("false");
    for who in [seat(1), seat(2), Audience::Spectator] {
        assert_eq!(hidden.view(who).drawn.as_slice(), [UNKNOWN_PIECE; 2]);
        assert_eq!(hidden.view(who).unplaced, Bag::of([5, 5, 5, 5, 0, 0, 0, 0]));
        assert_eq!(hidden.heard_by(who)[1..], [drawn(None), drawn(None)]);
    }
    for who in [seat(0), Audience::Omniscient] {
        assert_eq!(hidden.view(who).drawn.as_slice(), [3, 1]);
        assert_eq!(hidden.heard_by(who)[1..], [drawn(Some(3)), drawn(Some(1))]);
    }
    let kept = hidden.keeps(0, 1);
    for who in [seat(1), Audience::Spectator] {
        assert_eq!(kept.view(who).pieces[0], kinds(&[1]));
        assert_eq!(kept.view(who).under.as_slice(), [UNKNOWN_PIECE]);
        assert_eq!(kept.view(who).pile, 19);
    }
    assert_eq!(kept.view(seat(0)).under.as_slice(), [3], "who put it there knows it");
}

// ER-6.2, ER-6.4
#[test]
fn always_playable_suit_can_be_none_or_another() {
    let led = |suit: &str| {
        let plan = table(4).field("always_playable_suit", suit).hands(["PHO8", "PHO1 ALE1 APO1 AST1", "ALE2 APO2"]);
        plan.without(1, PHO).without(1, ALE).without(1, APO).without(2, PHO).begin().play("PHO8")
    };
    led("ALE").may_play(1, "PHO1 ALE1");
    led("None").may_play(1, "PHO1").must_follow(1, "ALE1");
    led("APO").may_play(1, "PHO1 APO1").must_follow(1, "ALE1");
    // What proves a void changes with it.
    let void = |suit: &str, card: &str| led(suit).play("PHO1").play(card).all().voids[2] != 0;
    assert_eq!([void("ALE", "ALE2"), void("None", "ALE2"), void("APO", "ALE2")], [false, true, true]);
    assert_eq!([void("ALE", "APO2"), void("None", "APO2"), void("APO", "APO2")], [true, true, false]);
}

// ER-3.1
#[test]
fn any_value_of_a_card_with_faces_can_differ_by_player_count() {
    let end = |plan: Plan| {
        let split = plan
            .text("R1: {APO: 4,", "R1: {APO: {3: 4, 4: 40, 5: 4},")
            .text("R1: {ALE: 1}", "R1: {ALE: {3: 1, 4: 3, 5: 1}}")
            .text("fewest_alerts: 10", "fewest_alerts: {3: 10, 4: 100, 5: 10}")
            .text("puzzle: [0, 5,", "puzzle: [{3: 0, 4: 1, 5: 0}, 5,")
            .text("(per_card: {APO: 2}", "(per_card: {APO: {3: 2, 4: 7, 5: 2}}");
        // Seat 0 leads the only Apollo card and takes the trick, with pill 03.
        let r1 = split.tokens([value(7)]).next_round().tokens([value(6)]).next_round().tokens([value(5)]);
        let r1 = r1.pills([3]).begin().goes_on_until(|mission| mission.phase() == Phase::Pills).reveals(0);
        let r1 = r1.goes_on_until(|mission| mission.phase() != Phase::Pills);
        let (honors, alerts) = (r1.all().score_sheet[0][0], r1.all().memory.alerts[0]);
        let end = r1.goes_to_the_end();
        let fewest = (0..end.players()).map(|seat| end.final_of(seat).0).max().unwrap();
        (honors, alerts, fewest, end.final_of(0).2)
    };
    assert_eq!(end(flight(["APO8", "ALE1", "ALE2"])), (4 + 2, 2, 10, 0));
    assert_eq!(end(flight(["APO8", "ALE1", "ALE2", "ALE3"])), (40 + 7, 9, 100, 1));
}

// ER-3.3, ER-10.4
#[test]
fn a_fixed_maneuver_layout_lays_the_tokens_of_the_preparation_card() {
    let layout =
        "fixed({R1: [Value([5]), LowestOf(AST)], R2: [SameAs(right), Value([3, 4])], R3: [Value([1]), Value([2])]})";
    let hands = ["PHO1 PHO2", "APO1 APO2", "AST1 AST2"];
    let expected = [[value(5), lowest(AST)], [same_as_right(), values(&[3, 4])], [value(1), value(2)]];
    let mut mission = flight(hands).field("maneuver_layout", layout).begin();
    for (round, tokens) in (1..).zip(expected) {
        mission = mission.on_to(round, 1);
        let laid: Vec<Maneuver> = mission.all().track.iter().flatten().map(|&token| mission.maneuver(token)).collect();
        assert_eq!(laid, tokens);
    }
    // Chance has no say in it: after the lot the hands are dealt.
    let game = flight(hands).field("maneuver_layout", layout).game();
    let mut state = game.begin();
    game.draw(&mut state, Draw::Pilot(Seat(0)), &mut Silent);
    assert_eq!(game.next(&state), Next::Draw(Need::Hands));
    // By player count: three players play it, four shuffle.
    let split = format!("{{3: {layout}, 4: shuffled_supply, 5: shuffled_supply}}");
    let plan = flight(["PHO1 PHO2", "APO1 APO2", "AST1 AST2", "ALE1 ALE2"]).field("maneuver_layout", &split);
    let game = plan.game();
    let mut state = game.begin();
    game.draw(&mut state, Draw::Pilot(Seat(0)), &mut Silent);
    assert_eq!(game.next(&state), Next::Draw(Need::Tokens));
}

// ER-13.3
#[test]
fn the_pill_pool_strict5_leaves_out_02_06_and_07_at_five_players() {
    let deals = |players: u8, pool: &str, number: u8| {
        let game = table(players).pills([]).pill_pool(pool).game();
        let mut state = game.begin();
        game.draw(&mut state, Draw::Pilot(Seat(0)), &mut Silent);
        let mut others = [1, 3, 4, 5].into_iter();
        let pills = std::array::from_fn(|seat| match seat {
            0 => Some(PillId(number - 1)),
            seat if seat < usize::from(players) => others.next().map(|number| PillId(number - 1)),
            _ => None,
        });
        game.check(&state, &Draw::Pills(pills)).is_ok()
    };
    for number in [2, 6, 7] {
        assert!(deals(5, "default", number));
        assert!(!deals(5, "strict5", number));
        assert!(deals(4, "strict5", number));
    }
    assert!(deals(5, "strict5", 9));
}

#[test]
fn a_table_chooses_over_the_file() {
    let file = table(4).text("follow_rule: trump_or_alert", "follow_rule: free");
    let led = |plan: Plan| plan.hands(["PHO8", "PHO1 AST1"]).begin().play("PHO8");
    led(file.clone()).may_play_anything(1);
    led(file.option("follow_rule", "trump_or_alert")).must_follow(1, "AST1");
}

#[test]
fn an_unknown_option_player_count_or_pool_is_refused() {
    let content = Content::builtin().unwrap();
    let mut setup = Setup::new(4);
    setup.options.insert("follow".to_owned(), "free".to_owned());
    assert!(matches!(Earthrise::new(&content, &setup), Err(SetupError::Option(_))));
    setup.options.clear();
    setup.options.insert("follow_rule".to_owned(), "Free".to_owned());
    assert!(matches!(Earthrise::new(&content, &setup), Err(SetupError::Option(_))));
    assert!(matches!(Earthrise::new(&content, &Setup::new(2)), Err(SetupError::Table(_))));
    let setup = Setup { pill_pool: Some("strict".to_owned()), ..Setup::new(5) };
    assert!(matches!(Earthrise::new(&content, &setup), Err(SetupError::Table(_))));
}

#[test]
fn every_reading_can_be_played_to_the_end() {
    for option in earthrise::content::Options::names() {
        for value in option.values {
            let end = table(5).pills([]).option(option.name, value).begin().goes_to_the_end();
            assert!(moves_of(end.game(), end.line.state(), Seat(0)).is_empty());
            assert_eq!(end.refusal(0, Move::Hold), Some(tabletop::Refused::Over));
        }
    }
}
