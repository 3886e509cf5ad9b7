//! Section 13: when a pill is decided on, and in which order pills take effect. What each gives is in
//! `rules_pill_effects.rs`.

use crate::scenario;

use earthrise::{Draw, Fact, Move, Need, PerSeat, Phase, PillId, PillSeen, Question, Refusal};
use scenario::*;
use tabletop::{Audience, Game, Next, Seat, Seats, Silent, Xoshiro};

/// Rounds of one trick, which seat 0 leads with the only Photography card and takes; nobody meets the token.
fn short() -> Plan {
    flight(["PHO8", "APO1", "AST1", "ALE1"]).tokens([value(7)])
}

fn scoring_of_r1(plan: Plan) -> Mission {
    plan.begin().goes_to_the_scoring_of(1)
}

fn pills(numbers: &[u8]) -> PerSeat<Option<PillId>> {
    std::array::from_fn(|seat| numbers.get(seat).map(|number| PillId(number - 1)))
}

// ER-13.1
#[test]
fn everybody_gets_one_pill_and_keeps_it_secret() {
    for players in [3, 4, 5] {
        let start = table(players).pills([9, 2, 6, 1, 4]).begin();
        let dealt = start.all().pills;
        assert!(crew(players).all(|seat| matches!(dealt[seat.index()], PillSeen::Pill(_))));
        assert!(dealt[usize::from(players)..].iter().all(|pill| *pill == PillSeen::None));
        for viewer in crew(players) {
            let seen = start.view(Audience::Seat(viewer)).pills;
            for owner in crew(players) {
                let expected = if owner == viewer { dealt[owner.index()] } else { PillSeen::FaceDown };
                assert_eq!(seen[owner.index()], expected);
            }
        }
        assert!(crew(players).all(|seat| start.view(Audience::Spectator).pills[seat.index()] == PillSeen::FaceDown));
        let told = start.facts.iter().filter(|fact| matches!(fact, Fact::PillDealt { .. }));
        for fact in told {
            let Fact::PillDealt { seat, .. } = *fact else { continue };
            assert_eq!(start.game().seen(fact, Audience::Seat(seat)).of(fact).as_ref(), Some(fact));
            let other = Audience::Seat(seat.left(players));
            assert_eq!(start.game().seen(fact, other).of(fact), Some(Fact::PillDealt { seat, pill: None }));
        }
    }
}

// ER-13.1
#[test]
fn the_basic_game_has_no_pills() {
    let start = table(4).begin();
    assert_eq!(start.all().pills, [PillSeen::None; 5]);
    let end = start.goes_to_the_end();
    assert!(!end.facts.iter().any(|fact| matches!(fact, Fact::PillDecided { .. } | Fact::PillDealt { .. })));
}

// ER-13.2
#[test]
fn a_pill_is_revealed_at_a_scoring_of_ones_choice_and_once_a_game() {
    for choice in 1..=3 {
        let mut mission = short().pills([4]).begin();
        for round in 1..=3 {
            mission = mission.goes_on_until(|mission| mission.phase() == Phase::Pills);
            assert_eq!(mission.all().round, round - 1);
            // Once used, the pill is gone and its owner is not asked any more.
            assert_eq!(mission.asked().has(Seat(0)), round <= choice);
            if round == choice {
                mission = mission.reveals(0);
            }
            mission = mission.goes_on_until(|mission| mission.phase() != Phase::Pills);
        }
        assert_eq!(mission.all().pills_used, seats(&[0]));
        let revealed = mission.goes_to_the_end().all_that(|fact| match fact {
            Fact::PillRevealed { seat, pill } => Some((*seat, *pill)),
            _ => None,
        });
        assert_eq!(revealed, [(Seat(0), PillId(3))]);
    }
}

// ER-13.2
#[test]
fn revealing_is_optional() {
    let end = table(4).pills([1, 3, 4, 5]).begin().goes_to_the_end();
    assert!(!end.facts.iter().any(|fact| matches!(fact, Fact::PillRevealed { .. } | Fact::PillScored { .. })));
    assert_eq!(end.all().pills_used, Seats::NONE);
    // A pill that was never revealed stays secret.
    assert_eq!(end.view(seat(0)).pills[1], PillSeen::FaceDown);
}

/// The moment at which the pills of a table are dealt.
fn pill_deal(plan: &Plan) -> impl Fn(&[u8]) -> Result<(), String> {
    let game = plan.game();
    let mut state = game.begin();
    game.draw(&mut state, Draw::Pilot(Seat(0)), &mut Silent);
    assert_eq!(game.next(&state), Next::Draw(Need::Pills));
    move |numbers| game.check(&state, &Draw::Pills(pills(numbers)))
}

// ER-13.3
#[test]
fn all_ten_pills_are_in_the_pool_at_every_count() {
    for players in [3, 4, 5] {
        let plan = table(players).pills([]);
        let deal = pill_deal(&plan);
        for number in 1..=10 {
            let mut numbers: Vec<u8> =
                (1..=10).filter(|&other| other != number).take(usize::from(players) - 1).collect();
            numbers.push(number);
            assert_eq!(deal(&numbers), Ok(()));
        }
    }
}

// ER-13.3
#[test]
fn the_values_of_02_06_and_07_can_be_set_by_player_count() {
    let bonus = |plan: Plan, number: u8| {
        let plan = plan.text("{ALE: {3: 2, 4: 2, 5: 2}}", "{ALE: {3: 2, 4: 9, 5: 2}}").text(
            "give_away_round_alerts: {3: true, 4: true, 5: true}",
            "give_away_round_alerts: {3: true, 4: false, 5: true}",
        );
        let decided =
            scoring_of_r1(plan.pills([number])).reveals(0).goes_on_until(|mission| mission.phase() != Phase::Pills);
        (decided.all().score_sheet[0][0], decided.phase())
    };
    let three = || flight(["PHO8", "ALE2", "ALE1"]).tokens([value(7)]);
    let four = || flight(["PHO8", "ALE2", "ALE1", "ALE3"]).tokens([value(7)]);
    assert_eq!(bonus(three(), 2), (2 + 2 * 2, Phase::Play));
    assert_eq!(bonus(four(), 2), (2 + 3 * 9, Phase::Play));
    assert_eq!(bonus(three(), 6), (2, Phase::GiveAlerts { seat: Seat(0) }));
    assert_eq!(bonus(four(), 6), (2, Phase::Play));
}

// ER-13.5
#[test]
fn a_pill_is_offered_in_its_windows_only_and_there_always() {
    for number in 1..=10 {
        let mut mission = short().pills([number]).begin();
        for scoring in ["R1", "R2", "R3", "F"] {
            mission = mission.goes_on_until(|mission| mission.phase() == Phase::Pills);
            let open = (number == 9) == (scoring == "F");
            // Even if it would gain nothing: in R2 and R3 seat 0 has captured no card.
            let offered: &[Move] = if open { &[Move::Hold, Move::Reveal] } else { &[Move::Hold] };
            mission = mission.offers(0, offered);
            if !open {
                mission = mission.refuses(0, Move::Reveal, Refusal::PillNotNow { pill: PillId(number - 1) });
            }
            // At F no other pill than 09 can be used any more.
            let spent = mission.game().pill_is_spent(mission.line.state(), Seat(0));
            assert_eq!(spent, scoring == "F" && number != 9, "pill {number} at {scoring}");
            let decided = mission.all().decided;
            mission = mission.holds(0);
            assert_eq!(decided, Seats::NONE);
            mission = mission.goes_on_until(|mission| mission.phase() != Phase::Pills);
        }
        assert_eq!(mission.phase(), Phase::Over);
    }
}

// ER-13.5
#[test]
fn the_question_does_not_betray_which_pill_it_is() {
    // Pill 09 fits F only, yet its holder is asked at every scoring, and the others at F, like everybody.
    let mut mission = short().pills([9, 1, 2, 3]).begin();
    for _scoring in ["R1", "R2", "R3", "F"] {
        mission = mission.goes_on_until(|mission| mission.phase() == Phase::Pills);
        assert_eq!(mission.asked(), Seats::all(4));
        for viewer in 0..4 {
            assert_eq!(mission.view(seat(viewer)).asked, Seats::all(4));
        }
        mission = mission.goes_on_until(|mission| mission.phase() != Phase::Pills);
    }
}

// ER-13.6
#[test]
fn decisions_are_secret_until_all_have_decided() {
    let open = scoring_of_r1(short().pills([4, 1, 3, 5]));
    let before = open.reveals(2).holds(0);
    for other in [seat(1), seat(3), Audience::Spectator] {
        let view = before.view(other);
        assert_eq!(view.decided, seats(&[0, 2]), "that they have decided is seen");
        assert_eq!(view.revealing, Seats::NONE, "how is not");
        assert_eq!(view.pills[2], PillSeen::FaceDown);
        assert_eq!(before.heard_by(other), [Fact::PillDecided { seat: Seat(0), reveals: None }]);
    }
    assert_eq!(before.view(seat(2)).revealing, seats(&[2]), "one's own decision is known");
    assert_eq!(before.view(seat(2)).decided, seats(&[0, 2]));
    // The last decision turns up everything that was chosen.
    let after = before.reveals(1).holds(3);
    let told = after.heard_by(Audience::Spectator);
    assert!(told.contains(&Fact::PillRevealed { seat: Seat(1), pill: PillId(0) }));
    assert!(told.contains(&Fact::PillRevealed { seat: Seat(2), pill: PillId(2) }));
    assert_eq!(
        after.view(seat(0)).pills[1..4],
        [PillSeen::Pill(PillId(0)), PillSeen::Pill(PillId(2)), PillSeen::FaceDown]
    );
}

// ER-13.6
#[test]
fn effects_resolve_clockwise_from_the_apollo_8() {
    // After one trick led by seat 0 the marker is with seat 1.
    let scored = scoring_of_r1(short().pills([4, 1, 3, 5])).pilot_is(1).reveals(0).reveals(1).reveals(2).reveals(3);
    let order = |kind: fn(&Fact) -> Option<Seat>| scored.all_that(kind).iter().map(|seat| seat.0).collect::<Vec<_>>();
    let turned_up = order(|fact| if let Fact::PillRevealed { seat, .. } = fact { Some(*seat) } else { None });
    let effects = order(|fact| if let Fact::PillScored { seat, .. } = fact { Some(*seat) } else { None });
    assert_eq!(turned_up, [1, 2, 3, 0]);
    assert_eq!(effects, [1, 2, 3, 0]);
}

/// Seat 0 captures two Alerts as Commander, seat 2 one as Copilot. Seat 0 holds 06 and seat 2 holds 02.
fn pills_06_and_02() -> Mission {
    let plan = flight(["ALE8", "ALE1", "ALE3", "PHO1"]).tokens([value(7)]).pills([6, 1, 2, 3]);
    plan.begin().trick("ALE8 ALE1 ALE3 PHO1").takes(2, "ALE1")
}

// ER-13.6
#[test]
fn pill_02_applies_before_tokens_are_taken_and_06_after_all_have_taken_theirs() {
    let given = pills_06_and_02().reveals(0).holds(1).reveals(2).holds(3);
    let taken = given.all_that(|fact| match *fact {
        Fact::AlertsTaken { seat, alerts } => Some((seat.0, alerts.unwrap())),
        _ => None,
    });
    assert_eq!(taken, [(0, 2), (1, 0), (2, 0), (3, 0)], "seat 2 takes none for its Alert card");
    assert_eq!(given.phase(), Phase::GiveAlerts { seat: Seat(0) });
    // The split is chosen with all reveals known.
    assert_eq!(given.view(seat(0)).pills[2], PillSeen::Pill(PillId(1)));
    given.gives(0, 2).gives(0, 3).alerts_are([0, 0, 1, 1]).honors_are(1, [2, 0, 2, 0]);
}

// ER-13.6
#[test]
fn tokens_received_through_06_are_kept_even_by_a_user_of_02() {
    let given = pills_06_and_02().reveals(0).holds(1).reveals(2).holds(3);
    given.gives(0, 2).gives(0, 2).alerts_are([0, 0, 2, 0]);
}

// ER-13.6
#[test]
fn the_split_of_06_is_free_one_by_one_and_hands_on_all_tokens() {
    let plan = flight(["PHO8", "ALE1", "ALE2", "ALE3"]).tokens([value(7)]).pills([6]);
    let giver = plan.begin().trick("PHO8 ALE1 ALE2 ALE3").alerts_are([0, 0, 0, 0]);
    let giver = giver.reveals(0).holds(1).holds(2).holds(3).alerts_are([3, 0, 0, 0]);
    let giver = giver.offers(0, &[1, 2, 3].map(|to| Move::Give(Seat(to))));
    let giver = giver.refuses(0, Move::Give(Seat(0)), Refusal::NotAnOpponent { seat: Seat(0) });
    let giver = giver.refuses(0, Move::Give(Seat(4)), Refusal::NotAnOpponent { seat: Seat(4) });
    giver.what_if(|giver| giver.gives(0, 3).gives(0, 3).gives(0, 3).alerts_are([0, 0, 0, 3]));
    let split = giver.gives(0, 1).alerts_are([2, 1, 0, 0]).gives(0, 3).alerts_are([1, 1, 0, 1]).gives(0, 1);
    let split = split.alerts_are([0, 2, 0, 1]);
    assert_eq!(split.all().round, 1, "none is left to hand on");
    assert!(split.heard_by(Audience::Spectator).contains(&Fact::AlertGiven { from: Seat(0), to: Seat(1) }));
}

// ER-13.6, ER-13.4
#[test]
fn pill_06_hands_on_tokens_of_this_round_only() {
    let plan = flight(["ALE8", "ALE1", "ALE3", "PHO1"]).tokens([value(7)]).next_round().tokens([value(6)]).pills([6]);
    let r1 = plan.begin().trick("ALE8 ALE1 ALE3 PHO1").takes(2, "ALE1").holds(0).holds(1).holds(2).holds(3);
    let r2 = r1.alerts_are([2, 0, 1, 0]).trick("ALE1 ALE3 PHO1 ALE8").takes(2, "ALE3");
    let given = r2.reveals(0).holds(1).holds(2).holds(3).alerts_are([4, 0, 2, 0]).gives(0, 1).gives(0, 1);
    let given = given.alerts_are([2, 2, 2, 0]);
    assert_eq!(given.phase(), Phase::Play, "the two of R1 stay");
}

// ER-13.6
#[test]
fn tokens_received_are_never_handed_on() {
    // In a file of one's own pill 01 may do what 06 does: each owner hands on his own tokens only, clockwise.
    let file = flight(["ALE8", "ALE1", "ALE3", "PHO1"])
        .text("\"01\": (per_card: {AST: 3}", "\"01\": (give_away_round_alerts: true");
    let captured = file.tokens([value(7)]).pills([6, 3, 1]).begin().trick("ALE8 ALE1 ALE3 PHO1").takes(2, "ALE1");
    let giving = captured.reveals(0).holds(1).reveals(2).holds(3).alerts_are([2, 0, 1, 0]);
    let given = giving.asks(2, Question::Give).gives(2, 0).alerts_are([3, 0, 0, 0]);
    let given = given.asks(0, Question::Give).gives(0, 2).gives(0, 2).alerts_are([1, 0, 2, 0]);
    assert_eq!(given.phase(), Phase::Play);
}

// ER-13.6
#[test]
fn without_alerts_there_is_nothing_to_hand_on() {
    let none = scoring_of_r1(flight(["PHO8", "APO1", "AST1"]).pills([6])).reveals(0).holds(1).holds(2);
    assert_eq!(none.phase(), Phase::Play);
    assert_eq!(none.all().pills_used, seats(&[0]));
}

// ER-13.7
#[test]
fn all_pills_are_different() {
    let plan = table(4).pills([]);
    let deal = pill_deal(&plan);
    assert_eq!(deal(&[1, 2, 6, 10]), Ok(()));
    assert!(deal(&[1, 2, 6, 2]).is_err(), "there is one 02");
    assert!(deal(&[1, 2, 6]).is_err(), "everybody gets one");
    assert!(deal(&[1, 2, 6, 3, 4]).is_err(), "nobody sits there");
    assert!(deal(&[1, 2, 6, 11]).is_err(), "there are ten");
    let game = plan.game();
    let mut dice = Xoshiro::new(137);
    for _ in 0..200 {
        if let Draw::Pills(dealt) = game.sample(&game.begin(), Need::Pills, &mut dice) {
            let mut numbers: Vec<u8> = dealt.iter().flatten().map(|pill| pill.0).collect();
            numbers.sort_unstable();
            numbers.dedup();
            assert_eq!(numbers.len(), 4);
        }
    }
}

// ER-13.8
#[test]
fn in_f_the_last_exchanges_come_first_then_the_pills_then_the_scoring() {
    // Seat 0 wins one token, saves it, and exchanges it in the final phase.
    let plan = flight(["PHO1", "APO2", "AST3"]).tokens([value(1)]).next_round().tokens([value(7)]);
    let plan = plan.next_round().tokens([value(8)]).pills([9]).pieces([2]);
    let end = plan.begin().goes_to_the_final_phase().exchanges(0, 1).puzzle_is(0, &[2]);
    assert_eq!(end.phase(), Phase::Pills);
    let end = end.reveals(0).holds(1).holds(2);
    let order = end.all_that(|fact| match fact {
        Fact::PieceKept { .. } => Some("exchange"),
        Fact::PillRevealed { .. } => Some("pill"),
        Fact::FinalScored { seat: Seat(0), .. } => Some("F"),
        _ => None,
    });
    assert_eq!(order, ["exchange", "pill", "F"]);
    // One piece is 5, and pill 09 adds 2 for it; nobody has an Alert.
    assert_eq!(end.all().score_sheet[3][0], 10 + 5 + 2);
}
