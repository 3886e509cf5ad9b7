use super::call;
use tabletop::toy::{Call, Pairs};
use tabletop::{Forced, Misdealt, Silent, Timeline};

#[test]
fn forced_draws_come_in_their_order() {
    let mut table = Timeline::new(Pairs::new(2).rounds(2));
    let mut forced = Forced::new([0, 4, 3, 3]);
    forced.settle(&mut table, &mut Silent).unwrap();
    assert_eq!(table.state().hidden, [Some(0), Some(4), None, None]);
    assert_eq!(forced.left(), 2);
    call(&mut table, 0, Call::Low);
    call(&mut table, 1, Call::Low);
    forced.settle(&mut table, &mut Silent).unwrap();
    assert_eq!(table.state().hidden, [Some(3), Some(3), None, None]);
    assert_eq!(forced.finish(), Ok(()));
}

#[test]
fn a_missing_draw_is_an_error() {
    let missing = Forced::new([0]).settle(&mut Timeline::new(Pairs::new(2)), &mut Silent).unwrap_err();
    assert_eq!(missing, Misdealt::Missing { need: "Seat(1)".to_owned(), used: 1 });
    assert_eq!(missing.to_string(), "the game needs a draw (Seat(1)), but all 1 forced ones are used");
}

#[test]
fn an_impossible_draw_is_an_error_and_stays() {
    let mut forced = Forced::new([0, 9]);
    let error = forced.settle(&mut Timeline::new(Pairs::new(2)), &mut Silent).unwrap_err().to_string();
    assert_eq!(error, "forced draw 2 (9) does not fit: this draw cannot happen here: the deck holds no 9");
    assert_eq!(forced.left(), 1);
}

#[test]
fn a_draw_left_over_is_an_error() {
    let mut forced = Forced::new([0, 1, 2, 3]);
    forced.settle(&mut Timeline::new(Pairs::new(2)), &mut Silent).unwrap();
    assert_eq!(forced.finish(), Err(Misdealt::Left { left: 2, first: "2".to_owned() }));
}
