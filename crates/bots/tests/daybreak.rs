//! The players of Daybreak stay within the rules at every table, answer the same question alike, come to an end, and
//! do what anybody would do where it is plain.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests may fail as tests do.

use bots::Bot;
use bots::daybreak::Steady;
use daybreak::content::{Content, Options};
use daybreak::language::{Flavour, Scope};
use daybreak::{ChallengePick, Daybreak, Frame, Move, Outcome, Power, Setup, Stage, State};
use std::sync::Arc;
use tabletop::{Audience, Dice, Game, Keyed, Next, Seat, Seats, Seed, Silent, Xoshiro, run};

/// More moves than any game has.
const ENDLESS: u32 = 5000;

fn builtin() -> Arc<Content> {
    Arc::new(Content::builtin().unwrap())
}

/// Every row of the setup table, solo included.
fn setups(content: &Content) -> Vec<Setup> {
    let powers = |powers: &[Power]| if powers.is_empty() { vec![Power::UnitedStates] } else { powers.to_vec() };
    content.setups().iter().map(|row| Setup { powers: powers(&row.powers), ..Setup::new(4) }).collect()
}

fn table(players: u8) -> Daybreak {
    Daybreak::with_options(&builtin(), &Setup::new(players), Options::simulation()).unwrap()
}

fn steady(game: &Daybreak, state: &State, seat: Seat) -> Move {
    Steady::new().choose(game, &game.view(state, Audience::Seat(seat)), &mut Xoshiro::new(1))
}

/// A game of players of one kind, in which any of the asked seats may move first. How many choices there were.
fn play(game: &Daybreak, bot: &str, seed: u64) -> (Outcome, u32) {
    let mut bot = bots::daybreak(bot).unwrap();
    let (mut dice, mut order) = (Xoshiro::new(seed), Xoshiro::new(seed + 1));
    let mut choices = 0;
    let (outcome, _) = run(game, &mut game.begin(), &mut Keyed::new(Seed::from(seed)), |game, state, asked| {
        let asked: Vec<Seat> = asked.iter().collect();
        let seat = *order.pick(&asked);
        let mv = bot.choose(game, &game.view(state, Audience::Seat(seat)), &mut dice);
        game.judge(&game.eye(state, seat), mv).unwrap_or_else(|refusal| panic!("{mv:?}: {refusal:?}"));
        choices += 1;
        assert!(choices < ENDLESS, "seed {seed} does not end; the last move was {mv:?}");
        (seat, mv)
    });
    (outcome, choices)
}

#[test]
fn every_choice_is_legal_and_every_game_ends() {
    let content = builtin();
    let mut choices = 0;
    for (number, setup) in setups(&content).iter().enumerate() {
        for options in [Options::simulation(), Options::default()] {
            let game = Daybreak::with_options(&content, setup, options).unwrap();
            choices += play(&game, "steady", number as u64).1;
        }
    }
    assert!(choices > 3000, "only {choices} choices were tried");
}

#[test]
fn challenge_cards_are_no_stumbling_block() {
    let content = builtin();
    for seed in 0..12 {
        let dealt = |flavour, scope, seat| ChallengePick::Dealt { flavour, scope, seat };
        let flavour = [Flavour::Harder, Flavour::Easier, Flavour::Variety][seed as usize % 3];
        let challenges = vec![dealt(flavour, Scope::Group, None), dealt(flavour, Scope::One, Some(Seat(0)))];
        let setup = Setup { challenges, ..Setup::new(1 + (seed % 4) as u8) };
        let game = Daybreak::with_options(&content, &setup, Options::simulation()).unwrap();
        play(&game, "steady", seed);
    }
}

#[test]
fn the_same_view_gives_the_same_move() {
    let game = table(4);
    let mut old = Steady::new();
    run(&game, &mut game.begin(), &mut Keyed::new(Seed::from(5)), |game, state, asked| {
        let seat = asked.first().unwrap();
        let view = game.view(state, Audience::Seat(seat));
        let mv = old.choose(game, &view, &mut Xoshiro::new(1));
        assert_eq!(mv, Steady::new().choose(game, &view, &mut Xoshiro::new(2)));
        (seat, mv)
    });
}

/// The first Local stage of a game, with everything drawn.
fn local_stage(game: &Daybreak, seed: u64) -> State {
    let (mut state, mut chance) = (game.begin(), Xoshiro::new(seed));
    while state.frame() != Some(Frame::Local) {
        step(game, &mut state, &mut chance);
    }
    state
}

/// A draw, or a move of steady.
fn step(game: &Daybreak, state: &mut State, chance: &mut Xoshiro) {
    match game.next(state) {
        Next::Draw(need) => {
            let draw = game.sample(state, need, chance);
            game.draw(state, draw, &mut Silent);
        }
        Next::Ask(asked) => {
            let seat = asked.first().unwrap();
            let mv = steady(game, state, seat);
            game.play(state, seat, mv, &mut Silent);
        }
        Next::Over(outcome) => panic!("over: {outcome:?}"),
    }
}

/// The state when the last seat is about to be done with the Local stage.
fn end_of_local_stage(game: &Daybreak, mut state: State) -> State {
    let mut chance = Xoshiro::new(1);
    loop {
        let last = state;
        step(game, &mut state, &mut chance);
        if state.stage != Stage::Local {
            return last;
        }
    }
}

#[test]
fn a_win_at_hand_is_taken() {
    for players in 1..=4 {
        let game = table(players);
        for seed in 0..5 {
            let mut state = local_stage(&game, seed);
            // One carbon too much, and everything else is well.
            let net = game.forecast(&state).net;
            state.world.trees = state.world.trees.saturating_add_signed(net as i16);
            state.round = 6;
            assert_eq!(game.forecast(&state).net, 0);
            let end = end_of_local_stage(&game, state);
            assert!(game.forecast(&end).net < 0, "{players} players, seed {seed}: no drawdown in the last round");
        }
    }
}

#[test]
fn the_energy_check_is_not_lost_where_it_can_be_met() {
    for players in 1..=4 {
        let game = table(players);
        for seed in 0..5 {
            let mut state = local_stage(&game, seed);
            // One energy short, which would be the twelfth community in crisis; five cards in hand and a power plant.
            state.boards[0].demand += 1;
            state.boards[0].communities = 11;
            assert_eq!(game.forecast(&state).shortage[0], 1);
            let end = end_of_local_stage(&game, state);
            let after_check = end.boards[0].communities + game.forecast(&end).shortage[0];
            assert!(after_check < 12, "{players} players, seed {seed}: {after_check} communities in crisis");
        }
    }
}

#[test]
fn a_player_close_to_the_end_is_spared_first() {
    let game = table(4);
    let mut state = local_stage(&game, 3);
    state.agenda.push(Frame::Spare { at: 0, left: 1 });
    state.struck.targets = Seats::all(4);
    state.boards[2].communities = 10;
    assert_eq!(steady(&game, &state, Seat(0)), Move::Spare(Seat(2)));
}

#[test]
fn dirty_energy_gives_way_to_clean() {
    let (mut dirty, mut clean) = (0, 0);
    for seed in 0..8 {
        let game = table(4);
        let opening = local_stage(&game, seed);
        let end = end_of_local_stage(&game, opening);
        let sum = |state: &State| {
            state.boards.iter().fold((0i32, 0i32), |(d, c), b| (d + i32::from(b.dirty), c + i32::from(b.clean)))
        };
        dirty += sum(&end).0 - sum(&opening).0;
        clean += sum(&end).1 - sum(&opening).1;
    }
    assert!(dirty < 0 && clean > 0, "dirty {dirty:+}, clean {clean:+} in eight first rounds");
}

#[test]
fn steady_wins_some_games_and_random_none() {
    let game = table(4);
    let wins = |bot: &str, games: u64| (0..games).filter(|&seed| play(&game, bot, seed).0.won).count();
    let (steady, random) = (wins("steady", 60), wins("random", 200));
    assert!(steady >= 10, "steady won {steady} of 60 games");
    assert_eq!(random, 0, "random won {random} of 200 games");
}
