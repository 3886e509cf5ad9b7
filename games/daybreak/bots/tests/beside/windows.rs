//! Windows that are no crisis: what helps whoever uses it is left to a person who would lose more and may still use it;
//! what serves all alike is left to nobody, and the person hears of it.

use super::{Daybreak, FLOODS, Frame, Move, Seat, Seats, State, USE, beside, lay_out, plain, play, reach, table};
use daybreak_bots::suggestion;

/// Whatever was rolled.
const IGNORE: &str = "Do(IgnoreRoll([WeatherSystems, Desertification, OceanAcidification, Permafrost, ArcticSeaIce, \
                      AmazonDieback]))";
/// Whoever uses it is ready for the floods.
const READY: &str = "Do(Gain(Resilience(Infrastructure), N(2)))";

fn is_roll(state: &State) -> bool {
    matches!(state.frame(), Some(Frame::RollWindow { .. }))
}

/// After it the table runs on into the crises.
fn is_last_roll(state: &State) -> bool {
    is_roll(state) && state.rolls == 0
}

fn is_emissions(state: &State) -> bool {
    state.frame() == Some(Frame::EmissionsWindow)
}

/// Windows with floods to come for which no power is ready, in which one person stands worse than everybody else.
fn windows(game: &Daybreak, is: impl Fn(&State) -> bool, mut visit: impl FnMut(&State, Seat, Seat)) {
    for seed in 0..6 {
        let mut first = reach(game, seed, &[FLOODS], &is);
        lay_out(&mut first, &[FLOODS]);
        for person in Seats::all(4).iter() {
            for seat in Seats::all(4).without(person).iter() {
                let mut state = first;
                for board in &mut state.boards {
                    (board.communities, board.resilience) = (4, [0; 3]);
                }
                state.boards[person.index()].communities = 7;
                visit(&state, person, seat);
            }
        }
    }
}

fn is_left_to_the_person(game: &Daybreak, is: impl Fn(&State) -> bool + Copy) {
    let (mut left, mut freed, mut own) = (0, 0, 0);
    windows(game, is, |state, person, seat| {
        if plain(game, state, seat) != USE {
            return;
        }
        left += 1;
        let people = Seats::only(person);
        assert_eq!(beside(game, state, seat, people), Move::Pass, "{seat} takes what {person} lacks more");
        // Once the person has passed, it is nobody's but the bots'.
        let passed = play(game, *state, person, Move::Pass);
        assert_eq!(beside(game, &passed, seat, people), plain(game, &passed, seat));
        freed += u32::from(plain(game, &passed, seat) == USE);
        // Where the bot loses more it is the bot's.
        let mut worse = *state;
        worse.boards[seat.index()].communities = 8;
        assert_eq!(beside(game, &worse, seat, people), plain(game, &worse, seat));
        own += u32::from(plain(game, &worse, seat) == USE);
    });
    assert!(left >= 10 && freed >= 10 && own >= 10, "left {left}, freed {freed}, the bot's own {own}");
}

#[test]
fn what_helps_its_user_at_a_roll_is_left_to_a_person_who_would_lose_more() {
    let game = table(&format!("(limit: Once, window: Roll, steps: [{READY}, {IGNORE}])"));
    is_left_to_the_person(&game, |state| is_roll(state) && !is_last_roll(state));
    is_left_to_the_person(&game, is_last_roll);
}

#[test]
fn what_helps_its_user_at_the_emissions_is_left_to_a_person_who_would_lose_more() {
    let action = format!("(limit: Once, window: Emissions, steps: [{READY}, Do(AbsorbOwn(N(1)))])");
    is_left_to_the_person(&table(&action), is_emissions);
}

#[test]
fn a_roll_that_is_ignored_is_left_to_nobody_and_a_person_hears_of_it() {
    let game = table(&format!("(limit: Once, window: Roll, steps: [{IGNORE}])"));
    let mut used = 0;
    windows(&game, is_roll, |state, person, seat| {
        let (usual, people) = (plain(&game, state, seat), Seats::only(person));
        assert_eq!(beside(&game, state, seat, people), usual);
        used += u32::from(usual == USE);
        let heard = suggestion(&game, state, people).map(|made| (made.user, Move::UseProject(made.project)));
        assert_eq!(heard, (plain(&game, state, person) == USE).then_some((person, USE)));
    });
    assert!(used >= 10, "used {used} times");
}
