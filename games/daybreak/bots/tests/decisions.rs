//! What the players decide does not change when they come to it faster: the moves of a fixed set of games, as a number.
//!
//! A number here changes only with a change of how somebody plays, never with how it is worked out.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use bots::Bot;
use daybreak::content::{Content, Options};
use daybreak::{Daybreak, Setup};
use std::sync::Arc;
use tabletop::{Audience, Chance, Game, Next, Silent, Streams, Xoshiro};

/// One table for every number of players.
fn tables() -> Vec<Daybreak> {
    let content = Arc::new(Content::builtin().unwrap());
    let table = |players| Daybreak::with_options(&content, &Setup::new(players), Options::simulation()).unwrap();
    (1..=4).map(table).collect()
}

/// The moves that one bot makes in all seats, game by game, each up to so many moves: how many, and a number of all of them.
fn moves(game: &Daybreak, bot: &mut dyn Bot<Daybreak>, games: u64, most: u32) -> (u32, u64) {
    let (mut count, mut print) = (0, 0xcbf2_9ce4_8422_2325_u64);
    for seed in 0..games {
        let (mut chance, mut dice, mut state) = (Streams::new(seed), Xoshiro::new(seed), game.begin());
        let mut here = 0;
        while here < most {
            match game.next(&state) {
                Next::Over(_) => break,
                Next::Draw(need) => {
                    let draw = game.sample(&state, need, &mut chance.dice(game.source(need)));
                    game.draw(&mut state, draw, &mut Silent);
                }
                Next::Ask(asked) => {
                    let seat = asked.first().unwrap();
                    let mv = bot.choose(game, &game.view(&state, Audience::Seat(seat)), &mut dice);
                    if let Some(glanced) = bot.glance(game, &game.eye(&state, seat), &mut dice) {
                        assert_eq!(glanced, mv, "what needs no view is the same without one");
                    }
                    print = format!("{mv:?}")
                        .bytes()
                        .fold(print, |print, byte| (print ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
                    game.play(&mut state, seat, mv, &mut Silent);
                    here += 1;
                }
            }
        }
        count += here;
    }
    (count, print)
}

fn of_all_tables(bot: &str, games: u64, most: u32) -> Vec<(u32, u64)> {
    tables().iter().map(|game| moves(game, &mut *daybreak_bots::bot(bot).unwrap(), games, most)).collect()
}

#[test]
fn steady_plays_as_ever() {
    let known = [
        (1488, 6_543_659_482_955_169_090),
        (3324, 1_447_192_966_207_455_093),
        (4840, 12_271_311_521_168_934_602),
        (6662, 18_374_794_601_778_629_045),
    ];
    assert_eq!(of_all_tables("steady", 20, u32::MAX), known);
}

#[test]
fn skilled_plays_as_ever() {
    let known = [
        (133, 2_464_864_901_990_008_304),
        (160, 2_568_398_553_189_088_318),
        (160, 3_889_621_887_750_733_571),
        (160, 8_242_519_940_587_183_404),
    ];
    assert_eq!(of_all_tables("skilled:60", 2, 80), known);
}

#[test]
fn expert_plays_as_ever() {
    let known = [
        (24, 10_358_105_190_374_048_719),
        (24, 15_375_311_940_673_438_229),
        (24, 14_275_368_223_847_622_529),
        (24, 5_220_130_718_938_948_054),
    ];
    assert_eq!(of_all_tables("expert:100", 2, 12), known);
}
