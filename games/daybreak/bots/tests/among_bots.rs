//! Where nobody is a person, whole games are the same move for move: how bots treat people is no part of the lab's games.

#![allow(clippy::unwrap_used)] // Helpers of tests may fail as tests do.

use bots::Bot;
use bots::search::Budget;
use daybreak::content::{Content, Options};
use daybreak::{Daybreak, Move, Setup};
use daybreak_bots::{Steady, skilled};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use tabletop::{Audience, Game, Keyed, Seat, Seats, Seed, Silent, Xoshiro, settle};

/// A game of fixed seed in which every seat asks a player of its own what to do beside these people.
fn moves(players: u8, seed: u64, people: Option<Seats>, new: impl Fn() -> Box<dyn Bot<Daybreak>>) -> Vec<(Seat, Move)> {
    let content = Arc::new(Content::builtin().unwrap());
    let game = Daybreak::with_options(&content, &Setup::new(players), Options::simulation()).unwrap();
    let (mut chance, mut dice, mut state) = (Keyed::new(Seed::from(seed)), Xoshiro::new(seed), game.begin());
    let (mut bots, mut made): (Vec<_>, _) = ((0..players).map(|_| new()).collect(), Vec::new());
    while let Some(asked) = settle(&game, &mut state, &mut chance) {
        let seat = asked.first().unwrap();
        let (bot, view) = (&mut bots[seat.index()], game.view(&state, Audience::Seat(seat)));
        let mv = match people {
            Some(people) => bot.choose_beside(&game, &view, people, &mut dice),
            None => bot.choose(&game, &view, &mut dice),
        };
        game.play(&mut state, seat, mv, &mut Silent);
        made.push((seat, mv));
    }
    made
}

#[test]
fn games_among_bots_are_what_they_were() {
    let mut all = DefaultHasher::new();
    for (players, seeds) in [(1, 0..4), (2, 10..16), (3, 20..24), (4, 30..34)] {
        for seed in seeds {
            let usual = moves(players, seed, None, || Box::new(Steady::new()));
            assert_eq!(moves(players, seed, Some(Seats::NONE), || Box::new(Steady::new())), usual);
            usual.hash(&mut all);
        }
    }
    let thinking = || -> Box<dyn Bot<Daybreak>> { Box::new(skilled(Budget::Iterations(6))) };
    let usual = moves(2, 50, None, thinking);
    assert_eq!(moves(2, 50, Some(Seats::NONE), thinking), usual);
    usual.hash(&mut all);
    // To compare two versions of the program by, with --nocapture.
    eprintln!("all moves of all games: {:016x}", all.finish());
}
