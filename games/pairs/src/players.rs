//! The players of Pairs: one at random, one by a rule, one that searches.

use crate::PairsTitle;
use bots::search::{Budget, Method, Plain, SEATS, Search, Settings, Values};
use bots::{Adviser, Bot, Entry, Profile, Random, Roster, Searching, milliseconds};
use tabletop::toy::{Call, Pairs, View};
use tabletop::{Audience, Seat, Xoshiro};
use title::Title;

/// Everybody who plays Pairs, weakest first.
pub(crate) static ROSTER: Roster<Pairs> = Roster(&[
    Entry { profile: Profile::quick("random", "Calls anything."), seat: |_| Box::new(Random::new()) },
    Entry {
        profile: Profile::quick("steady", "Looks at its number and calls what it is."),
        seat: |_| Box::new(Steady),
    },
    Entry {
        profile: Profile::thinker("expert", "Plays every call to the end, many times.", milliseconds(50)),
        seat: |budget| Box::new(search(budget)),
    },
]);

/// Calls what its number is.
struct Steady;

impl Bot<Pairs> for Steady {
    fn choose(&mut self, _game: &Pairs, view: &View, _dice: &mut Xoshiro) -> Call {
        let own = match view.who {
            Audience::Seat(seat) => view.hidden[seat.index()],
            Audience::Spectator | Audience::Omniscient => None,
        };
        if own.is_some_and(|number| number > 2) { Call::High } else { Call::Low }
    }
}

/// What the search is told: who has won, and no more.
type Guide = Plain<fn(&[u8; 4]) -> Values>;

/// A search by that alone.
fn search(budget: Budget) -> Search<Pairs, Guide> {
    Search::new(Plain(value), Settings::new(Method::Tree, budget, 0.7))
}

/// Somebody to ask, who thinks as `expert` does.
pub(crate) fn adviser() -> Box<dyn Adviser<Pairs, ()>> {
    Box::new(Searching(search(Budget::Iterations(1))))
}

/// What an end is worth to every seat: a victory, shared or not.
fn value(points: &[u8; 4]) -> Values {
    let mut values = [0.0; SEATS];
    for (seat, value) in values.iter_mut().enumerate().take(points.len()) {
        *value = f32::from(u8::from(PairsTitle::won(points, Seat(seat as u8))));
    }
    values
}
