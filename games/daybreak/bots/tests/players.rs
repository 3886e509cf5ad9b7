//! The players of Daybreak stay within the rules at every table, answer the same question alike, come to an end, and
//! do what anybody would do where it is plain.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests may fail as tests do.

use bots::Bot;
use bots::search::Budget;
use daybreak::content::{Content, Options};
use daybreak::language::{Flavour, Scope};
use daybreak::{ChallengePick, Daybreak, Frame, Move, Outcome, Power, Setup, Stage, State};
use daybreak_bots::plan::{Judge, Look};
use daybreak_bots::{Planner, Settings, Steady};
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
    play_with(game, daybreak_bots::bot(bot).unwrap(), seed)
}

fn play_with(game: &Daybreak, mut bot: Box<dyn Bot<Daybreak>>, seed: u64) -> (Outcome, u32) {
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
    state.current_crisis.targets = Seats::all(4);
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

#[test]
fn those_who_think_stay_within_the_rules_and_come_to_an_end() {
    let content = builtin();
    for players in 1..=4 {
        for (name, options) in
            [("skilled:1", Options::simulation()), ("expert:1", Options::default()), ("expert:1ms", Options::default())]
        {
            let game = Daybreak::with_options(&content, &Setup::new(players), options).unwrap();
            let mut bot = daybreak_bots::bot(name).unwrap();
            // Only now and then is there time to think.
            let (mut dice, mut choices) = (Xoshiro::new(players.into()), 0);
            run(&game, &mut game.begin(), &mut Keyed::new(Seed::from(9)), |game, state, asked| {
                let asked: Vec<Seat> = asked.iter().collect();
                let seat = *dice.pick(&asked);
                choices += 1;
                assert!(choices < ENDLESS, "{name} does not end");
                if dice.below(6) > 0 {
                    return (seat, steady(game, state, seat));
                }
                let mv = bot.choose(game, &game.view(state, Audience::Seat(seat)), &mut dice);
                game.judge(&game.eye(state, seat), mv).unwrap_or_else(|refusal| panic!("{name}, {mv:?}: {refusal:?}"));
                (seat, mv)
            });
        }
    }
}

#[test]
fn a_number_of_iterations_gives_the_same_move_whatever_came_before() {
    let game = table(2);
    let mut used = daybreak_bots::bot("expert:20").unwrap();
    let mut dice = Xoshiro::new(4);
    run(&game, &mut game.begin(), &mut Keyed::new(Seed::from(5)), |game, state, asked| {
        let seat = asked.first().unwrap();
        if dice.below(12) == 0 {
            let view = game.view(state, Audience::Seat(seat));
            let mv = used.choose(game, &view, &mut Xoshiro::new(1));
            let mut fresh = daybreak_bots::bot("expert:20").unwrap();
            assert_eq!(mv, fresh.choose(game, &view, &mut Xoshiro::new(1)));
        }
        (seat, steady(game, state, seat))
    });
}

#[test]
fn whoever_thinks_takes_a_win_at_hand() {
    let game = table(2);
    for seed in 0..2 {
        let mut state = local_stage(&game, seed);
        let net = game.forecast(&state).net;
        state.world.trees = state.world.trees.saturating_add_signed(net as i16);
        state.round = 6;
        let (mut bot, mut chance) = (daybreak_bots::bot("expert:30").unwrap(), Xoshiro::new(1));
        let mut last = state;
        while state.stage == Stage::Local {
            last = state;
            match game.next(&state) {
                Next::Ask(asked) => {
                    let seat = asked.first().unwrap();
                    let mv = bot.choose(&game, &game.view(&state, Audience::Seat(seat)), &mut chance);
                    game.play(&mut state, seat, mv, &mut Silent);
                }
                _ => step(&game, &mut state, &mut chance),
            }
        }
        assert!(game.forecast(&last).net < 0, "seed {seed}: no drawdown in the last round");
    }
}

#[test]
fn planning_wins_more_games() {
    let game = table(2);
    let settings = Settings { styles: 3, answers: 0, keeps_plan: Some(0.0), ..Settings::with(Budget::Iterations(40)) };
    let wins = |seat: &dyn Fn() -> Box<dyn Bot<Daybreak>>| {
        (0..12).filter(|&seed| play_with(&game, seat(), seed).0.won).count()
    };
    let (steady, planner) = (wins(&|| Box::new(Steady::new())), wins(&|| Box::new(Planner::new(settings))));
    assert!(planner >= steady + 3, "planning won {planner} of 12 games, steady {steady}");
}

#[test]
fn a_state_that_is_plainly_better_is_judged_better() {
    let judge = Judge::new();
    for players in 1..=4 {
        let game = table(players);
        for seed in 0..5 {
            let (mut state, mut chance) = (game.begin(), Xoshiro::new(seed));
            while state.round == 1 {
                step(&game, &mut state, &mut chance);
            }
            let chance = |state: &State| judge.chance(&Look::at(&game, state));
            let mut worse = state;
            for board in &mut worse.boards[..usize::from(players)] {
                board.communities += 5;
                board.dirty += 3;
            }
            worse.world.bands += 2;
            assert!(chance(&worse) < chance(&state), "{players} players, seed {seed}");
        }
    }
}
