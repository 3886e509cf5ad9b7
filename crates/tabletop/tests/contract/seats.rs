use tabletop::{Seat, Seats};

#[test]
fn left_and_right_go_round_the_table() {
    assert_eq!(Seat(0).left(3), Seat(1));
    assert_eq!(Seat(2).left(3), Seat(0));
    assert_eq!(Seat(0).right(3), Seat(2));
    assert_eq!(Seat(2).right(3), Seat(1));
    for players in 1..=Seats::MAX {
        for seat in Seats::all(players).iter() {
            assert_eq!(seat.left(players).right(players), seat);
        }
    }
}

#[test]
fn distance_counts_clockwise() {
    assert_eq!(Seat(1).distance(Seat(1), 4), 0);
    assert_eq!(Seat(1).distance(Seat(3), 4), 2);
    assert_eq!(Seat(3).distance(Seat(1), 4), 2);
    assert_eq!(Seat(3).distance(Seat(0), 4), 1);
}

#[test]
fn a_set_has_what_was_put_in() {
    let set = Seats::only(Seat(2)).with(Seat(0));
    assert!(set.has(Seat(0)) && !set.has(Seat(1)) && set.has(Seat(2)));
    assert_eq!(set.len(), 2);
    assert_eq!(set.first(), Some(Seat(0)));
    assert_eq!(set.without(Seat(0)), Seats::only(Seat(2)));
    assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
    assert_eq!([Seat(2), Seat(0), Seat(2)].into_iter().collect::<Seats>(), set);
    assert_eq!(set.union(Seats::only(Seat(1))), Seats::all(3));
    assert!(Seats::NONE.is_empty() && Seats::NONE.first().is_none());
    assert_eq!(format!("{set:?}"), "{0, 2}");
}

#[test]
fn seats_no_table_has_are_in_no_set() {
    assert_eq!(Seats::all(8).len(), 8);
    assert_eq!(Seats::all(200), Seats::all(8));
    for stranger in [Seat(8), Seat(9), Seat(255)] {
        assert!(!Seats::all(8).has(stranger));
        assert_eq!(Seats::only(stranger), Seats::NONE);
        assert_eq!(Seats::all(8).with(stranger), Seats::all(8));
        assert_eq!(Seats::all(8).without(stranger), Seats::all(8));
    }
}

#[test]
fn sets_are_written_as_lists() {
    let set = Seats::only(Seat(4)).with(Seat(1));
    assert_eq!(serde_json::to_string(&set).unwrap(), "[1,4]");
    assert_eq!(serde_json::from_str::<Seats>("[4,1,1]").unwrap(), set);
    let error = serde_json::from_str::<Seats>("[8]").unwrap_err().to_string();
    assert!(error.contains("there is no seat 8; a table has at most 8"), "{error}");
}
