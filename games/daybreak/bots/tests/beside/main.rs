//! Ruling D-12, part by part: what of the group's do bots leave to people, and what not? Every test plays a project of a
//! table's own, so that one thing alone is at stake, and counts the positions in which a bot among bots does otherwise.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests may fail as tests do.

mod gifts;
mod projects;
mod windows;

use bots::Bot;
use daybreak::content::{Content, Options};
use daybreak::language::Token;
use daybreak::{
    CardNo, Chain, CrisisId, CrisisInPlay, Daybreak, Face, Frame, GlobalId, Move, ProjectInPlay, Setup, Stage, State,
};
use daybreak_bots::Steady;
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{Audience, Game, Keyed, Seat, Seats, Seed, Silent, Xoshiro, settle};

/// High Seas Treaty, rewritten.
const PROJECT: CardNo = CardNo(317);
/// Where it lies.
const AT: u8 = 3;
const USE: Move = Move::UseProject(AT);
/// Floods: two communities in crisis for everybody, fewer by infrastructure resilience.
const FLOODS: CardNo = CardNo(413);
/// Rising Food Prices: the same by social resilience.
const PRICES: CardNo = CardNo(400);

/// A table of four with a project that does this.
fn table(action: &str) -> Daybreak {
    table_of("global.ron", &format!("[(no: {}, action: [{action}])]", PROJECT.0))
}

/// A table of four with a file of its own.
fn table_of(file: &str, text: &str) -> Daybreak {
    let own = BTreeMap::from([(file.to_owned(), text.to_owned())]);
    let content = Arc::new(Content::with_overrides(&own).unwrap());
    Daybreak::with_options(&content, &Setup::new(4), Options::simulation()).unwrap()
}

/// What steady does among bots, and beside people.
fn plain(game: &Daybreak, state: &State, seat: Seat) -> Move {
    beside(game, state, seat, Seats::NONE)
}

fn beside(game: &Daybreak, state: &State, seat: Seat, people: Seats) -> Move {
    Steady::new().choose_beside(game, &game.view(state, Audience::Seat(seat)), people, &mut Xoshiro::new(1))
}

fn play(game: &Daybreak, mut state: State, seat: Seat, mv: Move) -> State {
    game.play(&mut state, seat, mv, &mut Silent);
    state
}

/// Lays the project out and these crises alone, face up.
fn lay_out(state: &mut State, crises: &[CardNo]) {
    let card = GlobalId::of(PROJECT).unwrap();
    state.projects = [None; 4];
    state.projects[usize::from(AT)] = Some(ProjectInPlay { card, active: true, tucked: Chain::EMPTY, used: [0; 4] });
    while state.crises.pop().is_some() {}
    for &no in crises {
        let face = Face::Up(CrisisId::of(no).unwrap());
        state.crises.push(CrisisInPlay { face, in_force: false, tucked: Chain::EMPTY });
    }
}

/// The first of a game's positions like this, of steady players.
fn reach(game: &Daybreak, seed: u64, crises: &[CardNo], is: impl Fn(&State) -> bool) -> State {
    let (mut chance, mut state) = (Keyed::new(Seed::from(seed)), game.begin());
    while let Some(asked) = settle(game, &mut state, &mut chance) {
        if is(&state) {
            return state;
        }
        let seat = asked.first().unwrap();
        let mv = plain(game, &state, seat);
        game.play(&mut state, seat, mv, &mut Silent);
        if state.frame() == Some(Frame::Local) {
            lay_out(&mut state, crises);
        }
    }
    panic!("no such position");
}

/// The Local stage as it begins, with the project laid out and these crises alone.
fn local(game: &Daybreak, seed: u64, crises: &[CardNo]) -> State {
    let mut state = reach(game, seed, crises, |state| state.frame() == Some(Frame::Local));
    lay_out(&mut state, crises);
    state
}

/// A power lacks so much energy and has so many communities in crisis.
fn set(state: &mut State, seat: Seat, lacks: i16, communities: u16) {
    let board = &mut state.boards[seat.index()];
    board.demand = (board.clean + board.dirty).saturating_add_signed(lacks);
    board.communities = communities;
}

/// What a power would lose by the forecast: communities in crisis to come, and how many more would then lose the game.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stake {
    more: i16,
    room: i16,
    /// The crisis does nothing else to them.
    plain: bool,
}

impl Stake {
    fn of(game: &Daybreak, state: &State, seat: Seat) -> Stake {
        let (forecast, own) = (game.forecast(state), seat.index());
        let crisis = forecast.crisis.map(|crisis| crisis.seats[own]);
        let of = |token: &Token| *token == Token::Communities;
        let tokens = crisis.iter().flat_map(|change| change.tokens.iter());
        let struck: i16 = tokens.filter(|(token, _)| of(token)).map(|&(_, by)| by).sum();
        let plain = crisis.is_none_or(|change| {
            let only = change.tokens.iter().all(|(token, _)| of(token));
            only && (change.cards, change.draws, change.growth) == (0, 0, 0)
        });
        let lacks = if matches!(state.stage, Stage::Global | Stage::Local) { forecast.shortage[own] as i16 } else { 0 };
        let (more, limit) = (struck + lacks, i16::from(state.standing[own].communities_to_lose));
        Stake { more, room: limit - state.board(seat).communities as i16 - more, plain }
    }

    /// Is it worse, however one weighs the two?
    fn is_worse(&self, than: &Stake) -> bool {
        let worse = self.more > 0 && self.more >= than.more && self.room <= than.room && self != than;
        worse && than.plain && (than.room > 0 || self.more > than.more)
    }
}

/// Whom a gift is for.
fn receiver(mv: Move) -> Seat {
    let Move::To(seat) = mv else { panic!("{mv:?} does not say to whom") };
    seat
}
