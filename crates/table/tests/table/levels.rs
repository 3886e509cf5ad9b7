//! The levels of bots: what may be asked for from outside, and what tables from before name.

use crate::bench::{Bench, Playable, ana, opening, person};
use std::time::Duration;
use table::SeatPlan;
use title::{BY_RULES, Level};
use wire::Code;

both!(from_outside_a_bot_is_a_level, on_ones_own_machine_a_bot_thinks_as_long_as_one_likes);

fn on_ones_own_machine_a_bot_thinks_as_long_as_one_likes<T: Playable>() {
    let opened = |kind: &str| {
        let bots = [kind, BY_RULES].map(|kind| SeatPlan::OwnBot(kind.to_owned()));
        let opening = opening::<T>([vec![person(&ana())], bots.to_vec()].concat());
        Bench::<T>::try_open(&opening, 7).map(drop).map_err(|problem| problem.code)
    };
    for kind in ["expert:2000", "expert:3600s", BY_RULES] {
        assert_eq!(opened(kind), Ok(()), "{kind}");
    }
    for kind in ["expert:", "steady:1s", "oracle", ""] {
        assert_eq!(opened(kind), Err(Code::UnknownBot), "{kind}");
    }
}

fn from_outside_a_bot_is_a_level<T: Playable>() {
    let opened = |kind: &str| {
        let seats = vec![person(&ana()), SeatPlan::Bot(kind.to_owned()), SeatPlan::Bot(BY_RULES.to_owned())];
        Bench::<T>::try_open(&opening::<T>(seats), 7).map(drop).map_err(|problem| problem.code)
    };
    for profile in T::profiles() {
        assert_eq!(Level::asked_for::<T>(profile.name).map(|level| level.name), Some(profile.name));
        assert_eq!(opened(profile.name), Ok(()), "{}", profile.name);
    }
    assert_eq!(Level::asked_for::<T>(BY_RULES).map(Level::time), Some(Duration::ZERO));
    let refused = ["expert:3600s", "expert:4294967295", "expert:1ms", "expert:", "steady:1s", "oracle", " expert", ""];
    for kind in refused {
        assert_eq!(Level::asked_for::<T>(kind), None, "{kind}");
        assert_eq!(opened(kind), Err(Code::UnknownBot), "{kind}");
    }
    // What a table from before names is known all the same.
    let time = |kind| Level::of::<T>(kind).map(|level| (level.name, level.time(), level.counts()));
    assert_eq!(time("expert:3600s"), Some(("expert", Duration::from_secs(3600), false)));
    assert_eq!(time("expert:2000"), Some(("expert", Duration::from_millis(200), true)));
    assert_eq!(time("expert:soon"), None);
    assert_eq!(time("steady:1s"), None);
}
