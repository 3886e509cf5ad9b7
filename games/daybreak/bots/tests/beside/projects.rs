//! Projects in the Local stage that count their uses for the group, or for each player. `counted.rs` has those that serve
//! once, in games as they come about.

use super::{Daybreak, Move, Seat, Seats, State, USE, beside, local, plain, play, set, table};
use tabletop::Game;

/// Local stages in which a seat would use the project for want of energy, and a person lacks more.
fn in_want(game: &Daybreak, mut visit: impl FnMut(&State, Seat, Seat)) {
    for seed in 0..6 {
        let first = local(game, seed, &[]);
        for person in Seats::all(4).iter() {
            for seat in Seats::all(4).without(person).iter() {
                let mut state = first;
                Seats::all(4).iter().for_each(|other| set(&mut state, other, 1, 2));
                set(&mut state, person, 3, 6);
                if plain(game, &state, seat) == USE {
                    visit(&state, person, seat);
                }
            }
        }
    }
}

#[test]
fn what_serves_so_often_is_left_to_a_person_who_lacks_more() {
    for limit in ["Once", "Times(2)"] {
        let game = table(&format!("(limit: {limit}, steps: [Do(Gain(Clean, N(3)))])"));
        let mut met = 0;
        in_want(&game, |state, person, seat| {
            assert_ne!(beside(&game, state, seat, Seats::only(person)), USE, "{seat} takes what {person} lacks more");
            met += 1;
        });
        assert!(met >= 10, "{limit}: only {met} positions");
    }
}

#[test]
fn what_each_player_may_do_is_left_to_nobody() {
    for limit in ["OnceEach", "Unlimited"] {
        let game = table(&format!("(limit: {limit}, steps: [Do(Gain(Clean, N(3)))])"));
        let mut met = 0;
        in_want(&game, |state, person, seat| {
            assert_eq!(beside(&game, state, seat, Seats::only(person)), USE);
            met += 1;
        });
        assert!(met >= 10, "{limit}: only {met} positions");
    }
}

/// What gives everybody the same serves the person as well if a bot uses it.
#[test]
fn what_serves_all_alike_is_left_to_nobody() {
    let game = table("(limit: Once, steps: [Do(Grant(EachPlayer, Clean, N(2)))])");
    let mut met = 0;
    in_want(&game, |state, person, seat| {
        assert_eq!(beside(&game, state, seat, Seats::only(person)), USE);
        met += 1;
    });
    assert!(met >= 10, "only {met} positions");
}

/// A person in the middle of something else comes back to it; one who is done does not.
#[test]
fn it_waits_for_a_person_who_is_in_the_middle_of_something_and_for_nobody_who_is_done() {
    let game = table("(limit: Once, steps: [Do(Gain(Clean, N(3)))])");
    let (mut busy, mut done) = (0, 0);
    in_want(&game, |state, person, seat| {
        let acts = (0u8..6).map(Move::Act).filter(|mv| game.judge(&(state, person), *mv).is_ok());
        let begun = acts.map(|mv| play(&game, *state, person, mv)).find(|then| then.desks[person.index()].is_open());
        if let Some(begun) = begun.filter(|begun| plain(&game, begun, seat) == USE) {
            assert_ne!(beside(&game, &begun, seat, Seats::only(person)), USE, "{person} is in the middle of something");
            busy += 1;
        }
        let ready = play(&game, *state, person, Move::Done);
        if plain(&game, &ready, seat) == USE {
            assert_eq!(beside(&game, &ready, seat, Seats::only(person)), USE, "{person} is done");
            done += 1;
        }
    });
    assert!(busy >= 5 && done >= 5, "busy {busy}, done {done}");
}
