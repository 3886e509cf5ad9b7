//! The judge of Daybreak's chances, taught from games.
//!
//! `train gather FILE games seed [players]` plays games by rules, every other stage in an odd way, at all setups or those of so
//! many players, and adds to a file what a judge saw between the rounds and how each game ended.
//! `train fit seconds OUT seed FILE...` fits one opinion and writes its numbers; the judge (`data/judge.txt`) has several, of different
//! seeds, one after the other. One game in twelve is kept apart to check it.

#![allow(clippy::unwrap_used, clippy::panic)] // A tool for the workbench: it stops if something is wrong.

use bots::Bot;
use daybreak::content::{Content, Options};
use daybreak::{Daybreak, Power, Setup};
use daybreak_bots::plan::{COMMON, Judge, Look, MET, OWN, SIZE, SUMS, THOUGHTS};
use daybreak_bots::{Steady, Weights};
use std::io::Write;
use std::sync::Arc;
use std::time::Instant;
use tabletop::{Audience, Chance, Dice, Game, Next, Silent, Streams, Xoshiro};

/// Numbers of a record: players, seats, table, how it ended, the game.
const RECORD: usize = 1 + 4 * OWN + COMMON + 2;

fn normal(dice: &mut Xoshiro) -> f32 {
    (0..12).map(|_| dice.below(1 << 20) as f32 / (1 << 20) as f32).sum::<f32>() - 6.0
}

fn odd(weights: Weights, dice: &mut Xoshiro) -> Weights {
    let mut out = weights;
    for (_, field) in Weights::FIELDS {
        *field(&mut out) *= (0.45 * normal(dice)).exp();
    }
    out
}

fn gather(file: &str, games: u64, first: u64, only: Option<u8>) {
    let content = Arc::new(Content::builtin().unwrap());
    let mut tables = Vec::new();
    for row in content.setups() {
        let powers = if row.powers.is_empty() { vec![Power::UnitedStates] } else { row.powers.to_vec() };
        let game = Daybreak::with_options(&content, &Setup { powers, ..Setup::new(4) }, Options::simulation()).unwrap();
        let copies = match game.players() {
            players if only.is_some_and(|only| only != players) => 0,
            1 => 4,
            4 => 5,
            _ => 1,
        };
        tables.extend((0..copies).map(|_| game.clone()));
    }
    let mut out = std::io::BufWriter::new(std::fs::OpenOptions::new().create(true).append(true).open(file).unwrap());
    let mut wins = 0;
    for number in first..first + games {
        let game = &tables[(number % tables.len() as u64) as usize];
        let base = Weights::expert(game.players());
        let mut dice = Xoshiro::new(number ^ 0x5eed);
        let mut chance = Streams::new(number);
        let mut state = game.begin();
        let mut bot = Steady::with(base);
        let mut at = (state.round, state.stage);
        let mut looks: Vec<Look> = Vec::new();
        let won = loop {
            if (state.round, state.stage) != at {
                if state.round != at.0 {
                    looks.push(Look::at(game, &state));
                }
                at = (state.round, state.stage);
                bot = Steady::with(if dice.below(2) == 0 { odd(base, &mut dice) } else { base });
            }
            match game.next(&state) {
                Next::Ask(asked) => {
                    let seat = asked.first().unwrap();
                    let mv = bot.choose(game, &game.view(&state, Audience::Seat(seat)), &mut dice);
                    game.play(&mut state, seat, mv, &mut Silent);
                }
                Next::Draw(need) => {
                    let draw = game.sample(&state, need, &mut chance.dice(game.source(need)));
                    game.draw(&mut state, draw, &mut Silent);
                }
                Next::Over(outcome) => break outcome.won,
            }
        };
        wins += u64::from(won);
        for look in looks {
            let mut numbers = vec![look.players as f32];
            look.seats.iter().for_each(|seat| numbers.extend(seat));
            numbers.extend(look.common);
            numbers.extend([f32::from(u8::from(won)), (number % 1000) as f32]);
            numbers.iter().for_each(|number| out.write_all(&number.to_le_bytes()).unwrap());
        }
    }
    println!("{wins} of {games} won");
}

struct Record {
    look: Look,
    won: f32,
    game: f32,
}

fn read(file: &str) -> Vec<Record> {
    let bytes = std::fs::read(file).unwrap();
    let numbers: Vec<f32> = bytes.chunks_exact(4).map(|four| f32::from_le_bytes(four.try_into().unwrap())).collect();
    numbers
        .chunks_exact(RECORD)
        .map(|row| {
            let mut look = Look { players: row[0] as usize, seats: [[0.0; OWN]; 4], common: [0.0; COMMON] };
            for (seat, own) in look.seats.iter_mut().enumerate() {
                own.copy_from_slice(&row[1 + seat * OWN..][..OWN]);
            }
            look.common.copy_from_slice(&row[1 + 4 * OWN..][..COMMON]);
            Record { look, won: row[RECORD - 2], game: row[RECORD - 1] }
        })
        .collect()
}

/// Adds the slope of the loss for one record.
#[allow(clippy::needless_range_loop)] // Places in several rows at once.
fn learn(p: &[f32], record: &Record, slope: &mut [f32]) {
    let (table_at, last_at) = (THOUGHTS * (OWN + 1), THOUGHTS * (OWN + 1) + SUMS * (MET + 1));
    let look = &record.look;
    let mut hidden = [[0.0f32; THOUGHTS]; 4];
    let (mut met, mut highest) = ([0.0f32; MET], [usize::MAX; THOUGHTS]);
    for seat in 0..look.players {
        for t in 0..THOUGHTS {
            let row = &p[t * (OWN + 1)..][..OWN + 1];
            let x = row[OWN] + row.iter().zip(&look.seats[seat]).map(|(a, b)| a * b).sum::<f32>();
            let x = x.max(0.0);
            hidden[seat][t] = x;
            met[t] += x;
            if x > met[THOUGHTS + t] {
                met[THOUGHTS + t] = x;
                highest[t] = seat;
            }
        }
    }
    met[2 * THOUGHTS..].copy_from_slice(&look.common);
    let mut sums = [0.0f32; SUMS];
    for (s, sum) in sums.iter_mut().enumerate() {
        let row = &p[table_at + s * (MET + 1)..][..MET + 1];
        *sum = (row[MET] + row.iter().zip(&met).map(|(a, b)| a * b).sum::<f32>()).max(0.0);
    }
    let last = &p[last_at..];
    let x = last[SUMS] + last.iter().zip(&sums).map(|(a, b)| a * b).sum::<f32>();
    let root = (1.0 + x * x).sqrt();
    let chance = ((1.0 + x / root) / 2.0).clamp(1e-4, 1.0 - 1e-4);
    // The slope of -ln(chance of what happened), through the rise.
    let d = (chance - record.won) / (chance * (1.0 - chance)) * 0.5 / (root * root * root);
    let mut d_met = [0.0f32; MET];
    slope[last_at + SUMS] += d;
    for s in 0..SUMS {
        slope[last_at + s] += d * sums[s];
        if sums[s] > 0.0 {
            let ds = d * last[s];
            let at = table_at + s * (MET + 1);
            slope[at + MET] += ds;
            for m in 0..MET {
                slope[at + m] += ds * met[m];
                d_met[m] += ds * p[at + m];
            }
        }
    }
    for seat in 0..look.players {
        for t in 0..THOUGHTS {
            if hidden[seat][t] > 0.0 {
                let mut dt = d_met[t];
                if highest[t] == seat {
                    dt += d_met[THOUGHTS + t];
                }
                let at = t * (OWN + 1);
                slope[at + OWN] += dt;
                for (to, from) in slope[at..at + OWN].iter_mut().zip(&look.seats[seat]) {
                    *to += dt * from;
                }
            }
        }
    }
}

fn fit(seconds: f64, out: &str, seed: u64, files: &[String]) {
    let records: Vec<Record> = files.iter().flat_map(|file| read(file)).collect();
    let (test, train): (Vec<_>, Vec<_>) = records.into_iter().partition(|record| record.game < 80.0);
    println!("{} to learn from, {} to check", train.len(), test.len());
    let mut dice = Xoshiro::new(seed);
    let mut p: Vec<f32> = (0..SIZE)
        .map(|at| {
            let fan = if at < THOUGHTS * (OWN + 1) { OWN } else { MET };
            0.7 * normal(&mut dice) / (fan as f32).sqrt()
        })
        .collect();
    let (mut first, mut second) = (vec![0.0f32; SIZE], vec![0.0f32; SIZE]);
    let start = Instant::now();
    let (mut best, mut step) = (f64::INFINITY, 0);
    loop {
        let gone = start.elapsed().as_secs_f64() / seconds;
        let rate = 0.003 * (1.0 - gone).max(0.02) as f32;
        for _ in 0..(train.len() / 128) {
            let mut slope = vec![0.0f32; SIZE];
            for _ in 0..128 {
                learn(&p, &train[dice.below(train.len() as u32) as usize], &mut slope);
            }
            step += 1;
            let (c1, c2) = (1.0 - 0.9f32.powi(step), 1.0 - 0.999f32.powi(step));
            for at in 0..SIZE {
                let g = slope[at] / 128.0;
                first[at] = 0.9 * first[at] + 0.1 * g;
                second[at] = 0.999 * second[at] + 0.001 * g * g;
                p[at] -= rate * (first[at] / c1 / ((second[at] / c2).sqrt() + 1e-6) + 0.01 * p[at]);
            }
        }
        let judge = Judge::with(&p);
        let loss = |records: &[Record]| {
            let one = |record: &Record| {
                let chance = f64::from(judge.chance(&record.look)).clamp(1e-4, 1.0 - 1e-4);
                if record.won > 0.5 { -chance.ln() } else { -(1.0 - chance).ln() }
            };
            records.iter().map(one).sum::<f64>() / records.len() as f64
        };
        let checked = loss(&test);
        println!(
            "{:.0}s learnt {:.4}, checked {checked:.4}",
            start.elapsed().as_secs_f64(),
            loss(&train[..test.len().min(train.len())])
        );
        if checked < best {
            best = checked;
            let mut text = String::from("# An opinion of the judge, found by the example `train`.\n");
            for row in p.chunks(16) {
                let row: Vec<String> = row.iter().map(|x| format!("{x:.4}")).collect();
                text += &format!("{},\n", row.join(", "));
            }
            std::fs::write(out, text).unwrap();
        }
        if gone > 1.0 {
            break;
        }
    }
    for left in 0..5 {
        let of: Vec<&Record> = test.iter().filter(|r| (r.look.common[0] * 5.0 - left as f32).abs() < 0.1).collect();
        let judge = Judge::with(&p);
        let n = of.len().max(1) as f64;
        let won = of.iter().map(|r| f64::from(r.won)).sum::<f64>() / n;
        let error = of.iter().map(|r| f64::from(r.won - judge.chance(&r.look)).powi(2)).sum::<f64>() / n;
        println!(
            "{left} rounds left: {} states, won {won:.3}, explained {:.3}",
            of.len(),
            1.0 - error / (won * (1.0 - won))
        );
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words[0].as_str() {
        "gather" => gather(
            &words[1],
            words[2].parse().unwrap(),
            words[3].parse().unwrap(),
            words.get(4).map(|text| text.parse().unwrap()),
        ),
        "fit" => fit(words[1].parse().unwrap(), &words[2], words[3].parse().unwrap(), &words[4..]),
        other => panic!("{other}"),
    }
}
