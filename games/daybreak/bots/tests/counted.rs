//! A project that serves the group so often a round, and helps whoever uses it: in the Local stage a bot leaves it to a
//! person who is still at it, would lose more by the forecast, and would be helped by it. The box has no such project (its
//! own serve all alike, or each player), but a table's own cards may; this one gives clean energy.

#![allow(clippy::unwrap_used)] // Helpers of tests may fail as tests do.

use bots::Bot;
use bots::search::Budget;
use daybreak::content::{Content, Options};
use daybreak::language::Token::Communities;
use daybreak::{CardNo, Chain, Daybreak, Frame, GlobalId, Move, ProjectInPlay, SeatChange, Setup, State};
use daybreak_bots::{Steady, skilled};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{Audience, Game, Keyed, Seat, Seats, Seed, Silent, Xoshiro, settle};

/// High Seas Treaty, rewritten.
const SHARED: CardNo = CardNo(317);
const REWRITTEN: &str = "[(no: 317, action: [(limit: Once, steps: [Do(Gain(Clean, N(3)))])])]";
/// Where it lies.
const AT: u8 = 3;
const USE: Move = Move::UseProject(AT);

fn table(content: Content) -> Daybreak {
    Daybreak::with_options(&Arc::new(content), &Setup::new(3), Options::simulation()).unwrap()
}

fn beside(game: &Daybreak, state: &State, seat: Seat, people: Seats, bot: &mut dyn Bot<Daybreak>) -> Move {
    bot.choose_beside(game, &game.view(state, Audience::Seat(seat)), people, &mut Xoshiro::new(1))
}

/// Local stages of steady games in which a seat would use the project for want of energy.
fn positions(game: &Daybreak, seed: u64, visit: &mut impl FnMut(&State, Seat)) {
    let (mut chance, mut state) = (Keyed::new(Seed::from(seed)), game.begin());
    while let Some(asked) = settle(game, &mut state, &mut chance) {
        let seat = asked.first().unwrap();
        if state.frame() == Some(Frame::Local) && !state.desks[seat.index()].is_open() {
            let mut short = state;
            let card = GlobalId::of(SHARED).unwrap();
            short.projects[usize::from(AT)] =
                Some(ProjectInPlay { card, active: true, tucked: Chain::EMPTY, used: [0; 4] });
            for board in &mut short.boards {
                board.demand = board.clean + board.dirty + 1;
            }
            short.done = Seats::NONE;
            if beside(game, &short, seat, Seats::NONE, &mut Steady::new()) == USE {
                visit(&short, seat);
            }
        }
        let mv = beside(game, &state, seat, Seats::NONE, &mut Steady::new());
        game.play(&mut state, seat, mv, &mut Silent);
    }
}

#[test]
fn what_serves_once_is_left_to_a_person_who_lacks_more() {
    let own = BTreeMap::from([("global.ron".to_owned(), REWRITTEN.to_owned())]);
    let game = table(Content::with_overrides(&own).unwrap());
    let (mut met, mut freed, mut taken, mut thought) = (0, 0, 0, 0);
    let mut visit = |state: &State, seat: Seat| {
        for person in Seats::all(3).without(seat).iter() {
            let (mut worse, people) = (*state, Seats::only(person));
            worse.boards[person.index()].demand += 2;
            worse.boards[person.index()].communities = 5;
            // Whatever crisis is forecast, it does the bot little harm.
            (worse.boards[seat.index()].communities, worse.boards[seat.index()].resilience) = (0, [9; 3]);
            // Only forced migration can: it brings them another's communities.
            let crisis = game.forecast(&worse).crisis;
            let moves = |change: &SeatChange| change.tokens.iter().any(|(token, by)| *token == Communities && *by < 0);
            if crisis.is_some_and(|crisis| crisis.seats.iter().any(moves))
                || beside(&game, &worse, seat, Seats::NONE, &mut Steady::new()) != USE
            {
                continue;
            }
            met += 1;
            let instead = beside(&game, &worse, seat, people, &mut Steady::new());
            assert_ne!(instead, USE, "{seat} takes what {person} lacks more");
            assert!(game.judge(&(&worse, seat), instead).is_ok(), "{instead:?} is not possible");
            // Also while the person is in the middle of something else.
            let mut busy = worse;
            if let Some(act) = (0u8..5).map(Move::Act).find(|mv| game.judge(&(&busy, person), *mv).is_ok()) {
                game.play(&mut busy, person, act, &mut Silent);
                if busy.desks[person.index()].is_open() {
                    assert_ne!(beside(&game, &busy, seat, people, &mut Steady::new()), USE);
                }
            }
            // Once they are done, it is nobody's but the bots'; and where the bot lacks more it is the bot's.
            let mut done = worse;
            done.done = people;
            let usual = beside(&game, &done, seat, Seats::NONE, &mut Steady::new());
            assert_eq!(beside(&game, &done, seat, people, &mut Steady::new()), usual);
            freed += u32::from(usual == USE);
            let mut own = *state;
            own.boards[seat.index()].demand += 2;
            own.boards[seat.index()].communities = 7;
            (own.boards[person.index()].communities, own.boards[person.index()].resilience) = (0, [9; 3]);
            let usual = beside(&game, &own, seat, Seats::NONE, &mut Steady::new());
            assert_eq!(beside(&game, &own, seat, people, &mut Steady::new()), usual);
            taken += u32::from(usual == USE);
            // A player that thinks does not take it either.
            if met % 16 == 0 {
                let thinks = || skilled(Budget::Iterations(6));
                thought += u32::from(beside(&game, &worse, seat, Seats::NONE, &mut thinks()) == USE);
                assert_ne!(beside(&game, &worse, seat, people, &mut thinks()), USE);
            }
        }
    };
    (0..6).for_each(|seed| positions(&game, seed, &mut visit));
    assert!(met >= 30, "only {met} positions");
    assert!(freed >= 10 && taken >= 10, "the bot may {freed} and {taken} times");
    assert!(thought >= 1, "a player that thinks would not have taken it anyway");
}

/// The projects of the box that count their uses and lie open to all in the Local stage do the same for everybody.
#[test]
fn what_serves_all_alike_is_not_left_to_anybody() {
    let game = table(Content::builtin().unwrap());
    let mut used = 0;
    let mut visit = |state: &State, seat: Seat| {
        for person in Seats::all(3).without(seat).iter() {
            let mut worse = *state;
            worse.boards[person.index()].demand += 2;
            let usual = beside(&game, &worse, seat, Seats::NONE, &mut Steady::new());
            if usual == USE {
                used += 1;
                assert_eq!(beside(&game, &worse, seat, Seats::only(person), &mut Steady::new()), USE);
            }
        }
    };
    (0..6).for_each(|seed| positions(&game, seed, &mut visit));
    assert!(used >= 10, "the treaty was used {used} times");
}
