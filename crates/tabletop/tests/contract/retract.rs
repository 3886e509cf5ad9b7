use super::shelf::{Deed::*, Shelf, shelf};
use super::{call, dealt};
use tabletop::log::Entry;
use tabletop::toy::Call;
use tabletop::{Fault, Next, Refused, Retraction, Seat, Seats, Silent, Timeline};

const ADA: Seat = Seat(0);
const BOB: Seat = Seat(1);
const CY: Seat = Seat(2);

fn line(timeline: &Timeline<Shelf>) -> Vec<u32> {
    timeline.line().collect()
}

/// The same log, read by somebody else.
fn read_again(timeline: &Timeline<Shelf>) -> Timeline<Shelf> {
    let mut again = Timeline::new(Shelf);
    for entry in timeline.entries() {
        again.push(entry.clone()).unwrap();
    }
    assert_eq!((again.state(), line(&again)), (timeline.state(), line(timeline)));
    again
}

#[test]
fn a_seat_takes_back_its_call_and_the_others_stand() {
    let mut table = dealt(&[0, 4, 2]);
    call(&mut table, 0, Call::Low);
    call(&mut table, 1, Call::High);
    let plan = table.retract(ADA, None, Seats::NONE).unwrap();
    assert_eq!(
        plan,
        Retraction {
            seat: ADA,
            own: vec![4],
            disturbed: vec![],
            asked: Seats::NONE,
            shown: false,
            witnesses: Seats::NONE
        }
    );
    assert_eq!(table.state().calls, [None, Some(Call::High), None, None]);
    assert_eq!(table.next(), Next::Ask(Seats::only(ADA).with(CY)));
    assert_eq!(table.line().collect::<Vec<_>>(), [1, 2, 3, 5]);
    assert_eq!(table.entries().last(), Some(&Entry::Retract { seat: ADA, lifted: vec![4] }));
    call(&mut table, 0, Call::High);
    assert_eq!(table.state().calls, [Some(Call::High), Some(Call::High), None, None]);
}

#[test]
fn a_seat_that_joined_is_asked() {
    let mut table = dealt(&[0, 4, 2]);
    call(&mut table, 0, Call::Low);
    call(&mut table, 1, Call::Join(ADA));
    let state = table.state().clone();
    assert_eq!(table.retract(ADA, None, Seats::only(CY)), Err(Fault::NeedsConsent { seats: Seats::only(BOB) }));
    assert_eq!((table.state(), table.len()), (&state, 5), "without consent nothing happens");
    let plan = table.retract(ADA, None, Seats::only(BOB)).unwrap();
    assert_eq!((plan.lifted(), plan.disturbed), (vec![4, 5], vec![5]));
    assert_eq!(table.next(), Next::Ask(Seats::all(3)));
}

#[test]
fn what_was_shown_stands() {
    let mut table = dealt(&[0, 4]);
    call(&mut table, 0, Call::Low);
    call(&mut table, 1, Call::Low);
    let behind = |seat, entry| Err(Fault::BehindFrontier { seat, entry, frontier: 4 });
    assert_eq!(table.retract(ADA, None, Seats::all(2)), behind(ADA, 3));
    assert_eq!(table.retract(BOB, None, Seats::all(2)), behind(BOB, 4));
    let text = table.retraction(ADA, None).unwrap_err().to_string();
    assert_eq!(text, "seat 0 cannot take back entry 3: entry 4 has shown something since");
}

#[test]
fn a_seat_takes_back_all_its_moves_from_one_on() {
    let mut timeline = shelf(&[(0, Take(0)), (1, Take(1)), (0, Take(2)), (1, Take(3))]);
    assert_eq!(timeline.retraction(ADA, None).unwrap().own, [3]);
    assert_eq!(timeline.retract(ADA, Some(1), Seats::NONE).unwrap().own, [1, 3]);
    assert_eq!(timeline.state().owners, [None, Some(BOB), None, Some(BOB)]);
    assert_eq!(line(&timeline), [2, 4]);
    read_again(&timeline);
}

#[test]
fn a_draw_is_a_frontier_for_everybody() {
    let mut timeline = shelf(&[(0, Take(0)), (1, Take(1)), (1, Roll)]);
    assert_eq!(timeline.retraction(BOB, None).unwrap().own, [3], "no draw has been made yet");
    assert!(timeline.retraction(ADA, None).unwrap().disturbed.is_empty());
    timeline.draw(3, &mut Silent).unwrap();
    for (seat, entry) in [(ADA, 1), (BOB, 3)] {
        assert_eq!(timeline.retraction(seat, None), Err(Fault::BehindFrontier { seat, entry, frontier: 4 }));
    }
    timeline.play(ADA, Take(2), &mut Silent).unwrap();
    assert_eq!(timeline.retraction(ADA, None).unwrap().own, [5]);
    let behind = timeline.retraction(ADA, Some(1));
    assert_eq!(behind, Err(Fault::BehindFrontier { seat: ADA, entry: 1, frontier: 4 }));
}

#[test]
fn a_frontier_stops_only_those_it_names() {
    let timeline = shelf(&[(0, Take(0)), (1, Take(1)), (2, Take(2)), (0, Peek), (1, Show(CY))]);
    let stops = |seat, from, frontier| {
        let entry = from;
        assert_eq!(timeline.retraction(seat, Some(from)), Err(Fault::BehindFrontier { seat, entry, frontier }));
    };
    stops(ADA, 1, 4);
    stops(ADA, 4, 4);
    stops(CY, 3, 5);
    let plan = timeline.retraction(BOB, Some(2)).unwrap();
    assert_eq!(plan.own, [2, 5]);
    assert_eq!(plan.witnesses, Seats::only(CY), "what Cy saw is taken back");
    assert_eq!(plan.asked, Seats::NONE);
}

#[test]
fn moves_fall_with_those_they_rest_on() {
    let deeds = [(0, Take(0)), (1, Snatch(0)), (2, Snatch(0)), (1, Take(1)), (2, Take(3))];
    let mut timeline = shelf(&deeds);
    let plan = timeline.retraction(ADA, None).unwrap();
    assert_eq!((&*plan.own, &*plan.disturbed), (&[1][..], &[2, 3][..]));
    assert_eq!(plan.asked, Seats::only(BOB).with(CY));
    let partly = timeline.retract(ADA, None, Seats::only(BOB));
    assert_eq!(partly, Err(Fault::NeedsConsent { seats: Seats::only(BOB).with(CY) }));
    timeline.retract(ADA, None, Seats::all(3)).unwrap();
    assert_eq!(timeline.state().owners, [None, Some(BOB), None, Some(CY)]);
    assert_eq!(line(&timeline), [4, 5]);
    read_again(&timeline);
}

#[test]
fn a_move_that_still_stands_stays_even_if_it_means_something_else() {
    // Cy snatches from Ada instead of from Bob.
    let mut timeline = shelf(&[(0, Take(0)), (1, Snatch(0)), (2, Snatch(0))]);
    let plan = timeline.retract(BOB, None, Seats::NONE).unwrap();
    assert_eq!(plan.lifted(), [2]);
    assert_eq!(timeline.state().owners[0], Some(CY));
}

#[test]
fn the_end_of_a_game_can_be_taken_back_if_nothing_was_shown() {
    let mut timeline = shelf(&[(0, Take(0)), (1, Leave)]);
    assert_eq!(timeline.next(), Next::Over(()));
    timeline.retract(BOB, None, Seats::NONE).unwrap();
    assert_eq!(timeline.next(), Next::Ask(Seats::all(3)));
}

#[test]
fn there_must_be_something_to_take_back() {
    let mut timeline = shelf(&[(0, Take(0))]);
    for (seat, from) in [(BOB, None), (Seat(77), None), (BOB, Some(1)), (ADA, Some(2)), (ADA, Some(0))] {
        assert_eq!(timeline.retract(seat, from, Seats::all(3)), Err(Fault::NothingToRetract { seat }));
    }
    timeline.retract(ADA, None, Seats::NONE).unwrap();
    assert_eq!(timeline.retract(ADA, Some(1), Seats::NONE), Err(Fault::NothingToRetract { seat: ADA }));
    assert_eq!(timeline.state(), Timeline::new(Shelf).state());
    read_again(&timeline);
}

#[test]
fn a_stored_retraction_must_lift_what_falls() {
    let deeds = [(0, Take(0)), (1, Snatch(0)), (0, Take(1))];
    let push = |lifted: &[u32]| shelf(&deeds).push(Entry::Retract { seat: ADA, lifted: lifted.to_vec() });
    assert_eq!(push(&[3]), Ok(4));
    assert_eq!(push(&[1, 2, 3]), Ok(4));
    for wrong in [&[1][..], &[1, 3], &[1, 2]] {
        let expected = vec![1, 2, 3];
        assert_eq!(push(wrong), Err(Fault::WrongRetraction { expected, found: wrong.to_vec() }));
    }
    for wrong in [&[][..], &[2], &[2, 3, 9], &[3, 2, 1]] {
        assert_eq!(push(wrong), Err(Fault::WrongRetraction { expected: vec![3], found: wrong.to_vec() }));
    }
}

#[test]
fn a_stored_move_that_was_lifted_is_not_there_for_later_moves() {
    let mut timeline = shelf(&[(0, Take(0))]);
    timeline.retract(ADA, None, Seats::NONE).unwrap();
    let snatch = timeline.push(Entry::Move { seat: BOB, mv: Snatch(0) });
    assert_eq!(snatch, Err(Fault::Refused(Refused::Rule("nobody else has it"))));
}
