//! Beside people, a bot does not spend the cards that lie under a project for what does not strike itself: whoever passed
//! meant to keep them, and whoever is still at it has a plan for them. It does spend them so that the game is not lost.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests may fail as tests do.

use bots::Bot;
use daybreak::content::{Content, Options};
use daybreak::language::Token;
use daybreak::{CardNo, Chain, Daybreak, Frame, GlobalId, Move, ProjectInPlay, Setup, State};
use daybreak_bots::Steady;
use std::sync::Arc;
use tabletop::{Audience, Chance, Game, Keyed, Next, Seat, Seats, Seed, Silent, Xoshiro};

/// Loss and Damage Fund: its cards weaken crises.
const DAMAGE: CardNo = CardNo(308);
/// Global R+D Fund: its cards bring cards to somebody.
const RESEARCH: CardNo = CardNo(322);
/// Where they lie.
const AT_DAMAGE: u8 = 3;
const AT_RESEARCH: u8 = 2;

const SEEDS: u64 = 100;

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

/// Lays both funds out, without cards.
fn lay_out(state: &mut State) {
    for (at, no) in [(AT_DAMAGE, DAMAGE), (AT_RESEARCH, RESEARCH)] {
        let card = GlobalId::of(no).unwrap();
        if state.projects.iter().flatten().all(|project| project.card != card) {
            state.projects[usize::from(at)] =
                Some(ProjectInPlay { card, active: true, tucked: Chain::EMPTY, used: [0; 4] });
        }
    }
}

fn is_fund(state: &State, at: u8, no: CardNo) -> bool {
    state.projects[usize::from(at)].is_some_and(|project| Some(project.card) == GlobalId::of(no))
}

/// Every question to a seat over games of two steady players with both funds, into which each puts its first card that
/// fits in every Local stage.
fn questions(seed: u64, visit: &mut impl FnMut(&Daybreak, &State, Seat)) {
    let (game, mut chance) = (table(2), Keyed::new(Seed::from(seed)));
    let (mut state, mut gave) = (game.begin(), Vec::new());
    loop {
        match game.next(&state) {
            Next::Over(_) => return,
            Next::Draw(need) => {
                let draw = game.sample(&state, need, &mut chance.dice(game.source(need)));
                game.draw(&mut state, draw, &mut Silent);
            }
            Next::Ask(asked) => {
                let seat = asked.first().unwrap();
                visit(&game, &state, seat);
                let mut mv = plain(&game, &state, seat);
                let into = [(AT_DAMAGE, DAMAGE), (AT_RESEARCH, RESEARCH)].into_iter().find_map(|(project, no)| {
                    let gift = |card| Move::SupportProject { card, project };
                    let new = !gave.contains(&(state.round, seat, project)) && is_fund(&state, project, no);
                    let fits = |mv: &Move| game.judge(&(&state, seat), *mv).is_ok();
                    state.board(seat).hand.iter().map(gift).find(fits).filter(|_| new).inspect(|_| {
                        gave.push((state.round, seat, project));
                    })
                });
                if let Some(gift) = into {
                    mv = gift;
                }
                game.play(&mut state, seat, mv, &mut Silent);
                if state.frame() == Some(Frame::Local) {
                    lay_out(&mut state);
                }
            }
        }
    }
}

/// Is this seat in a crisis window in which it could use the fund, and where has everybody else passed?
fn after_a_pass(game: &Daybreak, state: &State, seat: Seat) -> Option<State> {
    let Some(Frame::CrisisWindow { .. }) = state.frame() else { return None };
    let mut state = *state;
    for other in Seats::all(game.players()).without(seat).iter() {
        if matches!(game.next(&state), Next::Ask(asked) if asked.has(other)) && !state.desks[other.index()].is_open() {
            game.play(&mut state, other, Move::Pass, &mut Silent);
        }
    }
    let free = !state.desks[seat.index()].is_open();
    let can = || is_fund(&state, AT_DAMAGE, DAMAGE) && game.judge(&(&state, seat), Move::UseProject(AT_DAMAGE)).is_ok();
    (matches!(game.next(&state), Next::Ask(asked) if asked.has(seat)) && free && can()).then_some(state)
}

/// Would a crisis do anything to the board of a seat?
fn strikes(game: &Daybreak, state: &State, seat: Seat) -> bool {
    let Some(Frame::CrisisWindow { at }) = state.frame() else { panic!("no crisis is open") };
    let change = game.crisis_forecast(state, at).unwrap().seats[seat.index()];
    !change.tokens.is_empty() || change.cards != 0 || change.draws != 0 || change.growth != 0
}

/// Communities in crisis that a seat would have after the crisis.
fn communities(game: &Daybreak, state: &State, seat: Seat) -> i16 {
    let Some(Frame::CrisisWindow { at }) = state.frame() else { panic!("no crisis is open") };
    let change = game.crisis_forecast(state, at).unwrap().seats[seat.index()];
    let more: i16 = change.tokens.iter().filter(|(token, _)| *token == Token::Communities).map(|&(_, by)| by).sum();
    state.board(seat).communities as i16 + more
}

/// The window with a card fewer in the fund and the crisis weaker; nothing, if the fund is empty.
fn weaker(game: &Daybreak, mut state: State, seat: Seat) -> Option<State> {
    game.judge(&(&state, seat), Move::UseProject(AT_DAMAGE)).ok()?;
    game.play(&mut state, seat, Move::UseProject(AT_DAMAGE), &mut Silent);
    while state.desks[seat.index()].is_open() {
        let mut moves = Vec::new();
        game.moves(&(&state, seat), &mut moves);
        let spend = moves.into_iter().find(|mv| matches!(mv, Move::Spend(_)))?;
        game.play(&mut state, seat, spend, &mut Silent);
    }
    matches!(state.frame(), Some(Frame::CrisisWindow { .. })).then_some(state)
}

#[test]
fn whoever_passed_keeps_the_cards_for_later() {
    let (mut left, mut spent) = (0, 0);
    let mut visit = |game: &Daybreak, state: &State, seat: Seat| {
        let Some(state) = after_a_pass(game, state, seat) else { return };
        let person = Seats::all(game.players()).without(seat);
        let limit = |seat: Seat| i16::from(state.standing[seat.index()].communities_to_lose);
        let lost = Seats::all(game.players()).iter().any(|seat| communities(game, &state, seat) >= limit(seat));
        match (beside(game, &state, seat, person), plain(game, &state, seat)) {
            (Move::UseProject(AT_DAMAGE), _) => {
                assert!(strikes(game, &state, seat) || lost, "spends for somebody else what a person kept");
                spent += 1;
            }
            (_, Move::UseProject(AT_DAMAGE)) => left += 1,
            _ => {}
        }
    };
    (0..SEEDS).for_each(|seed| questions(seed, &mut visit));
    assert!(left >= 5, "left alone {left} times");
    assert!(spent >= 5, "spent for itself {spent} times");
}

#[test]
fn the_cards_are_spent_before_the_game_is_lost() {
    let (mut saved, mut differs) = (0, 0);
    let mut visit = |game: &Daybreak, state: &State, seat: Seat| {
        let Some(mut state) = after_a_pass(game, state, seat) else { return };
        let person = Seats::all(game.players()).without(seat);
        let other = person.first().unwrap();
        let more = communities(game, &state, other) - state.board(other).communities as i16;
        if more < 1 {
            return;
        }
        // One community fewer and the person would not lose the game by it.
        let limit = i16::from(state.standing[other.index()].communities_to_lose);
        state.boards[other.index()].communities = (limit - more) as u16;
        if weaker(game, state, seat).is_none_or(|then| communities(game, &then, other) >= limit) {
            return;
        }
        // Another project may help as well.
        if (0..AT_DAMAGE).any(|at| game.judge(&(&state, seat), Move::UseProject(at)).is_ok()) {
            return;
        }
        assert_eq!(beside(game, &state, seat, person), Move::UseProject(AT_DAMAGE), "lets the game be lost");
        saved += 1;
        differs += usize::from(plain(game, &state, seat) != Move::UseProject(AT_DAMAGE));
    };
    (0..SEEDS).for_each(|seed| questions(seed, &mut visit));
    assert!(saved >= 5, "the position came up {saved} times");
    assert!(differs >= 1, "steady would have done so anyway");
}

#[test]
fn while_a_person_is_at_it_their_cards_stay_where_they_are() {
    let (mut left, mut freed) = (0, 0);
    let mut visit = |game: &Daybreak, state: &State, seat: Seat| {
        if state.frame() != Some(Frame::Local) || plain(game, state, seat) != Move::UseProject(AT_RESEARCH) {
            return;
        }
        let mut state = *state;
        state.done = Seats::NONE;
        let person = Seats::all(game.players()).without(seat);
        let mv = beside(game, &state, seat, person);
        assert_ne!(mv, Move::UseProject(AT_RESEARCH));
        assert!(game.judge(&(&state, seat), mv).is_ok(), "{mv:?} is not possible");
        left += 1;
        // Once the person is done, the bot may.
        state.done = person;
        let usual = plain(game, &state, seat);
        freed += usize::from(usual == Move::UseProject(AT_RESEARCH));
        assert_eq!(beside(game, &state, seat, person), usual);
    };
    (0..SEEDS).for_each(|seed| questions(seed, &mut visit));
    assert!(left >= 5, "the position came up {left} times");
    assert!(freed >= 1, "the bot never may");
}
