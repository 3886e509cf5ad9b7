//! Bots: who stands in for whom, who waits for whom, and what happens to one that fails.

use crate::bench::{Bench, Playable, ana, bot, bruno, person};
use daybreak::{Frame, Move};
use daybreak_title::DaybreakTitle;
use table::{Purpose, SeatPlan};
use tabletop::{Seat, Seats};
use wire::{Body, Code, Status};

both!(
    a_bot_stands_in_for_who_is_away,
    nobody_is_replaced_while_nobody_waits,
    standing_in_by_hand,
    a_bot_that_fails_does_not_hold_up_the_table,
    answers_to_questions_that_are_gone,
);

fn stand_in_after<T: Playable>(seconds: u32, seats: Vec<SeatPlan>) -> Bench<T> {
    Bench::<T>::with(seats, |opening| opening.settings.stand_in_after = Some(seconds)).sparse(3)
}

fn bot_of<T: Playable>(bench: &Bench<T>, seat: u8) -> Option<String> {
    bench.table.info().seats[usize::from(seat)].bot.clone()
}

/// Plays until nobody but this person can go on.
fn until_waiting_for<T: Playable>(bench: &mut Bench<T>, wanted: Seat, others: &[&table::Who]) {
    for _ in 0..500 {
        if !bench.person_plays(others) && !bench.bot_answers() {
            assert!(bench.table.awaited().has(wanted));
            return;
        }
    }
    panic!("the table never waits for seat {wanted} alone");
}

fn a_bot_stands_in_for_who_is_away<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = stand_in_after::<T>(60, vec![person(&ana), person(&bruno), bot()]);
    bench.connect(&ana, None);
    bench.connect(&bruno, None);
    bench.vanish(&bruno);
    until_waiting_for(&mut bench, Seat(1), &[&ana]);
    bench.wait(59);
    assert_eq!(bot_of(&bench, 1), None);
    bench.wait(2);
    assert_eq!(bot_of(&bench, 1).as_deref(), Some("steady"));
    assert_eq!(bench.asks.front().map(|ask| ask.seat), Some(Seat(1)), "the bot is asked at once");
    assert!(bench.bot_answers());
    // Back on return.
    bench.connect(&bruno, None);
    assert_eq!(bot_of(&bench, 1), None);
    // And on a move of one's own, also without a connection that the table knows of.
    until_waiting_for(&mut bench, Seat(1), &[&ana]);
    bench.ok(&bruno, Body::StandIn { seat: None, bot: Some("random".to_owned()), until: None });
    assert_eq!(bot_of(&bench, 1).as_deref(), Some("random"));
    let ask = bench.asks.pop_front().unwrap();
    let mv = bench.sensible(Seat(1));
    bench.ok(&bruno, Bench::<T>::mv(Seat(1), mv));
    assert_eq!(bot_of(&bench, 1), None);
    // What the bot was still thinking of is too late.
    let len = bench.table.timeline().len();
    let mv = bench.moves(Seat(1)).first().copied();
    bench.bot_says(&ask, mv);
    assert_eq!(bench.table.timeline().len(), len);
}

fn nobody_is_replaced_while_nobody_waits<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = stand_in_after::<T>(60, vec![person(&ana), person(&bruno), bot()]);
    until_waiting_for(&mut bench, Seat(1), &[&ana]);
    bench.wait(10_000);
    assert_eq!(bot_of(&bench, 1), None, "nobody is there who would wait");
    // A restart is not an absence: time counts from when somebody waits.
    bench.restart();
    bench.connect(&ana, None);
    bench.wait(59);
    assert_eq!(bot_of(&bench, 1), None);
    bench.wait(1);
    assert!(bot_of(&bench, 1).is_some());
    assert_eq!(bot_of(&bench, 0), None, "those who are there play themselves");
}

fn standing_in_by_hand<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), person(&bruno), bot()]);
    let stand_in = |seat: Option<u8>, bot: Option<&str>| Body::StandIn {
        seat: seat.map(Seat),
        bot: bot.map(str::to_owned),
        until: None,
    };
    bench.connect(&bruno, None);
    assert_eq!(bench.code(&ana, stand_in(Some(1), Some("steady"))), Code::NotYourSeat, "he is there");
    assert_eq!(bench.code(&bruno, stand_in(Some(0), Some("steady"))), Code::NotYourSeat, "he is not the host");
    assert_eq!(bench.code(&bruno, stand_in(None, Some("nobody"))), Code::UnknownBot);
    bench.vanish(&bruno);
    bench.wait(60);
    bench.ok(&ana, stand_in(Some(1), Some("steady")));
    assert!(bot_of(&bench, 1).is_some());
    bench.ok(&bruno, stand_in(None, None));
    assert_eq!(bot_of(&bench, 1), None);
    assert_eq!(bench.code(&ana, stand_in(Some(2), None)), Code::NotYourSeat);
}

fn a_bot_that_fails_does_not_hold_up_the_table<T: Playable>() {
    let ana = ana();
    let mut bench = Bench::<T>::new(vec![person(&ana), bot(), bot()]).sparse(20);
    for turn in 0..3000 {
        if let Some(ask) = bench.asks.pop_front() {
            let (len, seat) = (bench.table.timeline().len(), ask.seat);
            // Nothing at all, or a move of somebody else's game.
            let wrong = bench.moves(seat).first().copied().filter(|_| turn % 2 == 0 && ask.purpose == Purpose::Return);
            bench.bot_says(&ask, wrong);
            if ask.purpose == Purpose::Move {
                assert!(bench.table.timeline().len() > len, "chance moved for it");
            }
        } else if !bench.person_plays(&[&ana]) {
            break;
        }
    }
    assert_eq!(bench.table.status(), Status::Finished);
}

fn answers_to_questions_that_are_gone<T: Playable>() {
    let ana = ana();
    let mut bench = Bench::<T>::new(vec![person(&ana), bot(), bot()]);
    while bench.asks.is_empty() {
        assert!(bench.person_plays(&[&ana]));
    }
    let (len, ask) = (bench.table.timeline().len(), bench.asks.pop_front().unwrap());
    let mv = bench.moves(ask.seat)[0];
    bench.bot_says(&ask, Some(mv));
    assert!(bench.table.timeline().len() > len);
    let len = bench.table.timeline().len();
    bench.bot_says(&ask, Some(mv));
    assert_eq!(bench.table.timeline().len(), len, "the same answer twice counts once");
}

/// In a decision of the group, bots hear what people want first (DB-ROUND-04).
#[test]
fn bots_wait_for_the_votes_of_people() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<DaybreakTitle>::new(vec![bot(), person(&ana), person(&bruno), bot()]);
    assert_eq!(bench.table.timeline().state().frame(), Some(Frame::KeepProject));
    assert!(bench.asks.is_empty());
    let vote = |bench: &Bench<DaybreakTitle>, seat| Bench::<DaybreakTitle>::mv(Seat(seat), bench.moves(Seat(seat))[0]);
    let body = vote(&bench, 1);
    bench.ok(&ana, body);
    assert!(bench.asks.is_empty(), "Bruno has not spoken");
    let body = vote(&bench, 2);
    bench.ok(&bruno, body);
    let votes = bench.table.timeline().state().votes;
    assert!(votes[1].is_some() && votes[1] == votes[2]);
    assert!(bench.bot_answers() && bench.bot_answers());
    assert_ne!(bench.table.timeline().state().frame(), Some(Frame::KeepProject), "they kept one");
}

/// Done with the Local stage, and not done after all (DB-LOCAL-01).
#[test]
fn done_and_not_done() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<DaybreakTitle>::new(vec![person(&ana), person(&bruno)]);
    while bench.table.timeline().state().frame() != Some(Frame::Local) {
        assert!(bench.person_plays(&[&ana, &bruno]));
    }
    let mv = |mv: Move| Bench::<DaybreakTitle>::mv(Seat(0), mv);
    bench.ok(&ana, mv(Move::Done));
    assert_eq!(bench.table.awaited(), Seats::only(Seat(1)));
    assert_eq!(bench.code(&ana, mv(Move::NotDone)), Code::Illegal, "nothing has happened since");
    let start = |mv: &Move| matches!(mv, Move::Start { .. } | Move::Support { .. });
    let begun = bench.moves(Seat(1)).into_iter().find(start).unwrap();
    bench.ok(&bruno, Bench::<DaybreakTitle>::mv(Seat(1), begun));
    assert_eq!(bench.table.awaited(), Seats::only(Seat(1)), "nobody waits for who is done");
    bench.ok(&ana, mv(Move::NotDone));
    assert_eq!(bench.table.awaited(), Seats::all(2));
    bench.ok(&ana, mv(Move::Done));
    bench.ok(&ana, Body::Retract { seat: None, from: None });
    assert_eq!(bench.table.awaited(), Seats::all(2), "what is done can be taken back");
}

/// A bot that is done is asked whether it would come back, and what it says of a game that was set back is dropped.
#[test]
fn bots_come_back_to_the_local_stage() {
    let ana = ana();
    let mut bench = Bench::<DaybreakTitle>::new(vec![person(&ana), bot()]);
    while !bench.asks.iter().any(|ask| ask.purpose == Purpose::Return) {
        if !bench.bot_answers() {
            let seat = Seat(0);
            let mv = bench.moves(seat).into_iter().find(|mv| *mv != Move::Done).unwrap();
            bench.ok(&ana, Bench::<DaybreakTitle>::mv(seat, mv));
        }
    }
    let ask = bench.asks.pop_front().unwrap();
    bench.ok(&ana, Body::Retract { seat: None, from: None });
    let len = bench.table.timeline().len();
    bench.bot_says(&ask, Some(Move::Act(0)));
    assert_eq!(bench.table.timeline().len(), len, "that was about another game");
    // What would it do now? Something: so it comes back.
    if let Some(ask) = bench.asks.pop_front() {
        assert_eq!(ask.purpose, Purpose::Return);
        bench.bot_says(&ask, Some(Move::Act(0)));
        assert!(!bench.table.timeline().state().done.has(ask.seat));
    }
}
