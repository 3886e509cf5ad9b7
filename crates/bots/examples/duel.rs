//! How strong and how fast the named players of Earthrise are, against each other.
//!
//! `cargo run --release -p bots --example duel -- [games]`: one player of a kind among others of another kind. The one
//! sits in every seat of every deal in turn, so neither seats nor cards favour anybody. The interval is over deals.

#![allow(clippy::unwrap_used)] // A tool for the workbench: it stops if something is wrong.

use bots::Bot;
use earthrise::{Earthrise, Outcome, Setup, View};
use std::time::Instant;
use tabletop::{Audience, Game, Keyed, Seat, Seed, Xoshiro, run};

type Player = Box<dyn Bot<Earthrise>>;

fn main() {
    let games = std::env::args().nth(1).map_or(20_000, |games| games.parse().unwrap());
    println!("one among others      players  pills  games   wins (95 %)       even  Honors: one / others");
    for (one, others) in [("steady", "random"), ("random", "steady")] {
        for players in [3, 4, 5] {
            for pills in [false, true] {
                let game = Earthrise::builtin(&Setup { pills, ..Setup::new(players) }).unwrap();
                let duel = duel(&game, one, others, games / u64::from(players));
                println!(
                    "{one:>7} among {others:<7} {players:>7}  {:>5}  {:>5}  {:>5.1} % ± {:.1}  {:>6.1} %  {:>6.1} / {:.1}",
                    if pills { "yes" } else { "no" },
                    duel.games,
                    100.0 * duel.wins,
                    100.0 * duel.error,
                    100.0 / f64::from(players),
                    duel.honors.0,
                    duel.honors.1,
                );
            }
        }
    }
    for players in [3, 4, 5] {
        println!("steady: {:.2} µs a decision at {players} players, with pills", microseconds(players));
    }
}

struct Duel {
    games: u64,
    wins: f64,
    error: f64,
    honors: (f64, f64),
}

/// Every deal once for each seat of the one.
fn duel(game: &Earthrise, one: &str, others: &str, deals: u64) -> Duel {
    let players = game.players();
    let mut bots: Vec<Player> = (0..players).map(|_| bots::earthrise(others).unwrap()).collect();
    let mut hero = bots::earthrise(one).unwrap();
    let (mut sum, mut squares) = (0.0, 0.0);
    let mut honors = (0.0, 0.0);
    for deal in 0..deals {
        let mut won = 0.0;
        for seat in (0..players).map(Seat) {
            std::mem::swap(&mut hero, &mut bots[seat.index()]);
            let outcome = play(game, deal, &mut bots);
            std::mem::swap(&mut hero, &mut bots[seat.index()]);
            if outcome.winners.has(seat) {
                won += 1.0 / f64::from(outcome.winners.len());
            }
            let all: f64 = outcome.honors.iter().map(|&honors| f64::from(honors)).sum();
            let own = f64::from(outcome.honors[seat.index()]);
            honors = (honors.0 + own, honors.1 + (all - own) / f64::from(players - 1));
        }
        let share = won / f64::from(players);
        sum += share;
        squares += share * share;
    }
    let (count, games) = (deals as f64, deals * u64::from(players));
    let mean = sum / count;
    let error = 1.96 * ((squares / count - mean * mean) / count).sqrt();
    Duel { games, wins: mean, error, honors: (honors.0 / games as f64, honors.1 / games as f64) }
}

/// One game: the same deal has the same cards, tokens and pieces whoever plays it.
fn play(game: &Earthrise, deal: u64, bots: &mut [Player]) -> Outcome {
    let mut dice = Xoshiro::new(deal);
    let mut chance = Keyed::new(Seed::from(deal));
    let (outcome, _) = run(game, &mut game.begin(), &mut chance, |game, state, asked| {
        let seat = asked.first().unwrap();
        let view = game.view(state, Audience::Seat(seat));
        (seat, bots[seat.index()].choose(game, &view, &mut dice))
    });
    outcome
}

/// Time of a decision alone, over views of real games; decisions with one move are counted too.
fn microseconds(players: u8) -> f64 {
    let game = Earthrise::builtin(&Setup { pills: true, ..Setup::new(players) }).unwrap();
    let mut bot = bots::earthrise("steady").unwrap();
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
    let once = |bot: &mut Player| {
        let start = Instant::now();
        for view in &views {
            std::hint::black_box(bot.choose(&game, view, &mut Xoshiro::new(1)));
        }
        start.elapsed().as_secs_f64() * 1e6 / views.len() as f64
    };
    // The quickest of several runs: other work on the machine only adds.
    (0..20).map(|_| once(&mut bot)).fold(f64::INFINITY, f64::min)
}
