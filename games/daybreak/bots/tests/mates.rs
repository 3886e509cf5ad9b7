//! Beside people, bots leave what the group shares to a person who would lose more by the forecast. Among bots they play as
//! always.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests may fail as tests do.

use bots::Bot;
use daybreak::content::{Content, Options};
use daybreak::language::{Effect, Token};
use daybreak::{CardNo, Chain, Daybreak, Frame, GlobalId, Move, ProjectInPlay, Setup, State};
use daybreak_bots::{Steady, suggestion};
use std::sync::Arc;
use tabletop::{Audience, Dice, Game, Keyed, Next, Seat, Seats, Seed, Silent, Xoshiro, settle};

/// Global Disaster Response Corps.
const CORPS: CardNo = CardNo(303);
/// Ecological Protection Service.
const SERVICE: CardNo = CardNo(304);

const SEEDS: u64 = 220;

fn table(players: u8) -> Daybreak {
    let content = Arc::new(Content::builtin().unwrap());
    Daybreak::with_options(&content, &Setup::new(players), Options::simulation()).unwrap()
}

/// What steady does among bots, and beside people.
fn plain(game: &Daybreak, state: &State, seat: Seat) -> Move {
    Steady::new().choose(game, &game.view(state, Audience::Seat(seat)), &mut Xoshiro::new(1))
}

fn beside(game: &Daybreak, state: &State, seat: Seat, people: Seats) -> Move {
    Steady::new().choose_beside(game, &game.view(state, Audience::Seat(seat)), people, &mut Xoshiro::new(1))
}

/// Communities in crisis that the crisis of the open window would bring a seat, and how many more would then lose the game.
fn struck(game: &Daybreak, state: &State, seat: Seat) -> (i16, i16) {
    let Some(Frame::CrisisWindow { at }) = state.frame() else { panic!("no crisis is open") };
    let change = game.crisis_forecast(state, at).unwrap().seats[seat.index()];
    let more: i16 = change.tokens.iter().filter(|(token, _)| *token == Token::Communities).map(|&(_, by)| by).sum();
    let limit = i16::from(state.standing[seat.index()].communities_to_lose);
    (more, limit - state.board(seat).communities as i16 - more)
}

/// Cards in the next draw that the crisis of the open window would cost a seat: a community in crisis can cost one.
fn draws_lost(game: &Daybreak, state: &State, seat: Seat) -> i16 {
    let Some(Frame::CrisisWindow { at }) = state.frame() else { panic!("no crisis is open") };
    -game.crisis_forecast(state, at).unwrap().seats[seat.index()].draws
}

/// Would the first lose more than the second, whatever one thinks of tokens? More communities, less room after them, and
/// no fewer cards.
fn loses_more(game: &Daybreak, state: &State, one: Seat, other: Seat) -> bool {
    let ((more, room), (others, others_room)) = (struck(game, state, one), struck(game, state, other));
    let no_fewer_cards = draws_lost(game, state, one) >= draws_lost(game, state, other);
    more > 0 && more >= others && room < others_room && (others > 0 || more > 1) && no_fewer_cards
}

/// The place of a project that spares one power, if it may be used now.
fn protection(game: &Daybreak, state: &State, seat: Seat) -> Option<u8> {
    (0u8..).zip(state.projects).find_map(|(at, project)| {
        let mut spares = false;
        for action in game.content().global(project?.card).action.iter() {
            action.each_effect(|effect| spares |= matches!(effect, Effect::IgnoreCrisis(_)));
        }
        (spares && game.judge(&(state, seat), Move::UseProject(at)).is_ok()).then_some(at)
    })
}

/// Every question in a crisis window with a protection that can be used, over games of steady players in which both
/// projects that protect lie on the table and are active.
fn positions(players: u8, seed: u64, visit: &mut impl FnMut(&Daybreak, &State, Seat, u8)) {
    let (game, mut chance) = (table(players), Keyed::new(Seed::from(seed)));
    let mut state = game.begin();
    while let Some(asked) = settle(&game, &mut state, &mut chance) {
        let seat = asked.first().unwrap();
        if let Some(at) = protection(&game, &state, seat) {
            visit(&game, &state, seat, at);
        }
        let mv = plain(&game, &state, seat);
        game.play(&mut state, seat, mv, &mut Silent);
        protect(&mut state);
    }
}

/// Puts the projects that protect on the table while the Local stage is on.
fn protect(state: &mut State) {
    if state.frame() != Some(Frame::Local) {
        return;
    }
    for (at, no) in [(2, CORPS), (3, SERVICE)] {
        let card = GlobalId::of(no).unwrap();
        if state.projects.iter().flatten().all(|project| project.card != card) {
            state.projects[at] = Some(ProjectInPlay { card, active: true, tucked: Chain::EMPTY, used: [0; 4] });
        }
    }
}

/// Whom the bot spares that begins with this; nobody, if it leaves the thing alone.
fn spared(game: &Daybreak, state: &State, seat: Seat, people: Seats) -> Option<Seat> {
    let Move::UseProject(at) = beside(game, state, seat, people) else { return None };
    let mut copy = *state;
    game.play(&mut copy, seat, Move::UseProject(at), &mut Silent);
    match beside(game, &copy, seat, people) {
        Move::To(to) => Some(to),
        // One power alone is struck: there is no question.
        _ => None,
    }
}

#[test]
fn a_person_who_would_lose_more_is_not_passed_over() {
    let (mut met, mut differs) = (0, 0);
    let mut visit = |game: &Daybreak, state: &State, seat: Seat, _: u8| {
        // As it came about in play, and with other numbers of communities in crisis.
        let mut dice = Xoshiro::new(u64::from(state.round) << 8 | u64::from(seat.0));
        let mut varied = *state;
        varied.boards.iter_mut().for_each(|board| board.communities = 3 + dice.below(7) as u16);
        for state in [state, &varied] {
            let all = Seats::all(game.players());
            // Each of the others is the person in turn.
            for person in all.without(seat).iter().filter(|&person| loses_more(game, state, person, seat)) {
                met += 1;
                let (usual, now) =
                    (spared(game, state, seat, Seats::NONE), spared(game, state, seat, Seats::only(person)));
                let passed_over = |to: Option<Seat>| to.is_some_and(|to| loses_more(game, state, person, to));
                assert!(!passed_over(now), "{seat} spares {now:?}, and the person at {person} loses more");
                differs += u32::from(passed_over(usual));
            }
        }
    };
    for seed in 0..SEEDS {
        positions(4 - (seed % 3) as u8, seed, &mut visit);
    }
    assert!(met >= 200, "only {met} positions");
    assert!(differs >= 10, "a bot among bots would have passed the person over in {differs} positions only");
}

/// Finding A6: the corps spared a power with 6 communities in crisis while the person stood at 8.
#[test]
fn the_corps_is_left_to_the_person_who_stands_worse() {
    let mut found = 0;
    let mut visit = |game: &Daybreak, state: &State, seat: Seat, at: u8| {
        let corps = state.projects[usize::from(at)].is_some_and(|project| Some(project.card) == GlobalId::of(CORPS));
        let person = Seats::all(game.players()).without(seat).iter().find(|&other| struck(game, state, other).0 > 0);
        let Some(person) = person.filter(|_| corps && struck(game, state, seat).0 > 0) else { return };
        let mut a6 = *state;
        a6.boards.iter_mut().for_each(|board| (board.communities, board.resilience) = (6, [0; 3]));
        a6.boards[person.index()].communities = 8;
        a6.done = Seats::NONE;
        if game.judge(&(&a6, seat), Move::UseProject(at)).is_err() {
            return;
        }
        found += 1;
        // While the person can still act, the bot does not touch it; it may use cards of its own.
        let asked = matches!(game.next(&a6), Next::Ask(asked) if asked.has(person));
        assert!(asked, "everybody can use the corps");
        let mv = beside(game, &a6, seat, Seats::only(person));
        assert!(matches!(mv, Move::Pass | Move::Act(_)), "{mv:?}");
        // Once they have passed, it is used for them, if at all.
        game.play(&mut a6, person, Move::Pass, &mut Silent);
        let to = spared(game, &a6, seat, Seats::only(person));
        // What a crisis takes can depend on more than resilience: another may lose more by it.
        let is_right = |to: Seat| to == person || !loses_more(game, &a6, person, to);
        assert!(to.is_none_or(is_right), "spares {to:?}");
    };
    for seed in 0..30 {
        positions(4, seed, &mut visit);
    }
    assert!(found >= 5, "the position came up {found} times");
}

#[test]
fn among_bots_nothing_changes() {
    let mut asked = 0;
    let mut visit = |game: &Daybreak, state: &State, seat: Seat, _: u8| {
        asked += 1;
        let usual = plain(game, state, seat);
        assert_eq!(beside(game, state, seat, Seats::NONE), usual);
        assert_eq!(beside(game, state, seat, Seats::only(seat)), usual, "a bot in a person's place is no other person");
    };
    (0..10).for_each(|seed| positions(4, seed, &mut visit));
    assert!(asked > 0);
}

#[test]
fn a_bot_proposes_what_it_would_do_in_the_place_of_a_person() {
    let mut proposed = 0;
    let mut visit = |game: &Daybreak, state: &State, seat: Seat, _: u8| {
        let made = suggestion(game, state, Seats::only(seat));
        match plain(game, state, seat) {
            Move::UseProject(project) => {
                let made = made.unwrap_or_else(|| panic!("nothing is proposed where steady would act"));
                assert_eq!((made.user, made.project), (seat, project));
                proposed += 1;
            }
            _ => assert_eq!(made, None),
        }
    };
    (0..10).for_each(|seed| positions(4, seed, &mut visit));
    assert!(proposed >= 5, "only {proposed} proposals");
}
