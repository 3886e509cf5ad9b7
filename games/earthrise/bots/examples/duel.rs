//! How strong and how fast the named players of Earthrise are, against each other.
//!
//! `cargo run --release -p bots --example duel -- [games]` compares those that play by rules;
//! `duel 400 expert:1000 steady 4` seats one player among others of another kind, here at four. The one sits in every seat
//! of every deal in turn, so neither seats nor cards favour anybody. The interval is over deals. All cores are used.
//! `oracle:1000` sees all cards.

#![allow(clippy::unwrap_used, clippy::panic)] // A tool for the workbench: it stops if something is wrong.

use bots::Bot;
use earthrise::{Earthrise, Outcome, Setup, View};
use std::time::Instant;
use tabletop::{Audience, Game, Keyed, Seat, Seed, Xoshiro, run};

type Player = bots::lab::Player<Earthrise>;

fn player(name: &str) -> Player {
    earthrise_bots::lab_player(name).unwrap_or_else(|error| panic!("{error}"))
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games = words.first().map_or(20_000, |games| games.parse().unwrap());
    println!(
        "one among others          players  pills  games   wins (95 %)       even  Honors: one / others   ms a move"
    );
    if let [_, one, others, rest @ ..] = &words[..] {
        let players = rest.first().map_or(4, |players| players.parse().unwrap());
        return show(one, others, players, false, games);
    }
    for (one, others) in [("steady", "random"), ("random", "steady")] {
        for players in [3, 4, 5] {
            for pills in [false, true] {
                show(one, others, players, pills, games);
            }
        }
    }
    for players in [3, 4, 5] {
        println!("steady: {:.2} µs a decision at {players} players, with pills", microseconds(players));
    }
}

fn show(one: &str, others: &str, players: u8, pills: bool, games: u64) {
    let game = Earthrise::builtin(&Setup { pills, ..Setup::new(players) }).unwrap();
    let deals = games.div_ceil(u64::from(players));
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get()) as u64;
    let results: Vec<Result> = std::thread::scope(|scope| {
        let part = |core| {
            let game = &game;
            scope.spawn(move || duel(game, one, others, (core..deals).step_by(cores as usize)))
        };
        let parts: Vec<_> = (0..cores).map(part).collect();
        parts.into_iter().flat_map(|part| part.join().unwrap()).collect()
    });
    let count = results.len() as f64;
    let mean = |of: fn(&Result) -> f64| results.iter().map(of).sum::<f64>() / count;
    let wins = mean(|result| result.wins);
    let error = 1.96 * ((mean(|result| result.wins * result.wins) - wins * wins) / count).sqrt();
    println!(
        "{one:>11} among {others:<11} {players:>3}  {:>5}  {:>5}  {:>5.1} % ± {:.1}  {:>6.1} %  {:>6.1} / {:.1}  {:>9.3} / {:.3}",
        if pills { "yes" } else { "no" },
        deals * u64::from(players),
        100.0 * wins,
        100.0 * error,
        100.0 / f64::from(players),
        mean(|result| result.honors.0),
        mean(|result| result.honors.1),
        mean(|result| result.milliseconds.0),
        mean(|result| result.milliseconds.1),
    );
}

/// One deal, over all seats of the one: shares and means.
#[derive(Default)]
struct Result {
    wins: f64,
    honors: (f64, f64),
    milliseconds: (f64, f64),
}

/// Every deal once for each seat of the one.
fn duel(game: &Earthrise, one: &str, others: &str, deals: impl Iterator<Item = u64>) -> Vec<Result> {
    let players = game.players();
    let mut bots: Vec<Player> = (0..players).map(|_| player(others)).collect();
    let mut hero = player(one);
    let part = 1.0 / f64::from(players);
    deals
        .map(|deal| {
            let mut result = Result::default();
            for seat in (0..players).map(Seat) {
                std::mem::swap(&mut hero, &mut bots[seat.index()]);
                let (outcome, own_time, their_time) = play(game, deal, seat, &mut bots);
                std::mem::swap(&mut hero, &mut bots[seat.index()]);
                if outcome.winners.has(seat) {
                    result.wins += part / f64::from(outcome.winners.len());
                }
                let all: f64 = outcome.honors.iter().map(|&honors| f64::from(honors)).sum();
                let own = f64::from(outcome.honors[seat.index()]);
                result.honors.0 += part * own;
                result.honors.1 += part * (all - own) / f64::from(players - 1);
                result.milliseconds.0 += part * own_time;
                result.milliseconds.1 += part * their_time;
            }
            result
        })
        .collect()
}

/// One game, and how long the seat and the others took for a move: the same deal has the same cards, tokens and pieces
/// whoever plays it.
fn play(game: &Earthrise, deal: u64, hero: Seat, bots: &mut [Player]) -> (Outcome, f64, f64) {
    let mut dice = Xoshiro::new(deal);
    let mut chance = Keyed::new(Seed::from(deal));
    let mut times = [(0.0, 0.0); 2];
    let (outcome, _) = run(game, &mut game.begin(), &mut chance, |game, state, asked| {
        let seat = asked.first().unwrap();
        let start = Instant::now();
        let mv = bots[seat.index()].choose(game, state, seat, &mut dice);
        let time = &mut times[usize::from(seat == hero)];
        *time = (time.0 + start.elapsed().as_secs_f64() * 1e3, time.1 + 1.0);
        (seat, mv)
    });
    (outcome, times[1].0 / times[1].1, times[0].0 / times[0].1)
}

/// Time of a decision alone, over views of real games; decisions with one move are counted too.
fn microseconds(players: u8) -> f64 {
    let game = Earthrise::builtin(&Setup { pills: true, ..Setup::new(players) }).unwrap();
    let mut bot = earthrise_bots::bot("steady").unwrap();
    let mut dice = Xoshiro::new(1);
    let mut views: Vec<View> = Vec::new();
    for deal in 0..50 {
        run(&game, &mut game.begin(), &mut Keyed::new(Seed::from(deal)), |game, state, asked| {
            let seat = asked.first().unwrap();
            let view = game.view(state, Audience::Seat(seat));
            views.push(view);
            (seat, bot.choose(game, &view, &mut dice))
        });
    }
    let once = |bot: &mut Box<dyn Bot<Earthrise>>| {
        let start = Instant::now();
        for view in &views {
            std::hint::black_box(bot.choose(&game, view, &mut Xoshiro::new(1)));
        }
        start.elapsed().as_secs_f64() * 1e6 / views.len() as f64
    };
    // The quickest of several runs: other work on the machine only adds.
    (0..20).map(|_| once(&mut bot)).fold(f64::INFINITY, f64::min)
}
