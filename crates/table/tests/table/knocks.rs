//! People at the door of a private table: a crowd that nobody answers does not stand there for good.

use crate::bench::{Bench, Playable, ana, bot, person, who};
use table::SeatPlan;
use wire::{Code, Visibility};

both!(a_crowd_at_the_door_gives_way);

fn a_crowd_at_the_door_gives_way<T: Playable>() {
    let mut bench = Bench::<T>::with(vec![person(&ana()), SeatPlan::Open, bot()], |opening| {
        opening.settings.visibility = Visibility::Private;
    });
    for number in 0..8 {
        assert_eq!(bench.knock(&who(&format!("Eve {number}"))), Ok(()));
    }
    assert_eq!(bench.knock(&who("Bruno")), Err(Code::TooFast), "eight wait");
    assert_eq!(bench.knock(&who("Eve 0")), Ok(()), "who waits, waits");
    bench.wait(29 * 60);
    assert_eq!(bench.knock(&who("Bruno")), Err(Code::TooFast));
    bench.wait(60);
    assert_eq!(bench.knock(&who("Bruno")), Ok(()), "after half an hour there is room again");
    assert_eq!(bench.table.info().knocks.len(), 1, "and the others have gone");
    bench.restart();
    assert_eq!(bench.table.info().knocks[0].name, "Bruno");
    // A clock that is set back makes nobody wait for longer.
    bench.now -= 24 * 60 * 60 * 1000;
    for number in 0..8 {
        assert_eq!(bench.knock(&who(&format!("Mallory {number}"))), Ok(()));
    }
}
