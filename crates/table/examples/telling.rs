//! What it costs to tell a table of a move: bytes, time and allocations, for four seats that each read their own view. Whole
//! games are played by steady bots; every move is told in every way that clients can ask for, one after the other, so that
//! what else the machine does meets all of them alike.
//!
//! `cargo run --release -p table --example telling [GAMES]`

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a measurement may stop at the first surprise"
)]

use allocation_counter::measure;
use daybreak_title::DaybreakTitle;
use earthrise_title::EarthriseTitle;
use std::time::{Duration, Instant};
use table::{Broadcast, Effect, Face, Opening, Patches, SeatPlan, Table, Who};
use tabletop::{Audience, Game, Seat, Seed, Xoshiro};
use title::Title;
use wire::{Body, Command, Facing, Message, MovesWanted, PersonId, Settings, TableId, ViewsWanted, json};
use words::{Lang, Words};

const SEATS: u8 = 4;

/// What clients ask to be told.
const WAYS: [(&str, ViewsWanted, bool); 5] = [
    ("facts and moves", ViewsWanted::None, false),
    ("with patches", ViewsWanted::Patches, false),
    ("with whole views", ViewsWanted::Whole, false),
    ("with patches and sentences", ViewsWanted::Patches, true),
    ("with whole views and sentences", ViewsWanted::Whole, true),
];

/// What was spent.
#[derive(Clone, Copy, Default)]
struct Spent {
    time: Duration,
    allocations: u64,
    bytes: usize,
}

impl Spent {
    fn count<R>(&mut self, work: impl FnOnce() -> R) -> R {
        let (mut result, since) = (None, Instant::now());
        let counted = measure(|| result = Some(work()));
        self.time += since.elapsed();
        self.allocations += counted.count_total;
        result.unwrap()
    }

    fn print(&self, name: &str, moves: u32) {
        let each = |whole: f64| whole / f64::from(moves);
        println!(
            "  {name:<32} {:>8.0} bytes {:>8.1} us {:>8.0} allocations",
            each(self.bytes as f64),
            each(self.time.as_secs_f64() * 1e6),
            each(self.allocations as f64)
        );
    }
}

fn me() -> Who {
    Who { id: PersonId("me".to_owned()), name: "Me".to_owned() }
}

fn face(seat: u8, view: ViewsWanted, sentences: bool) -> Face {
    let (facing, audience) = (Facing::Seat(Seat(seat)), Audience::Seat(Seat(seat)));
    Face {
        facing,
        audience,
        words: sentences.then(|| Words::of(Lang::En)),
        view,
        moves: if sentences { MovesWanted::Labels } else { MovesWanted::List },
    }
}

/// Tells every seat of a broadcast; how many bytes that is.
fn tell<T: Title>(
    table: &Table<T>,
    broadcast: &Broadcast<T>,
    view: ViewsWanted,
    sentences: bool,
    patches: &mut Patches<T>,
) -> usize {
    patches.begin();
    let updates = (0..SEATS).map(|seat| table.update(&face(seat, view, sentences), broadcast, false, patches));
    updates.flatten().map(|update| json::text(&Message::Update(Box::new(update))).len()).sum()
}

fn measure_game<T: Title>(games: u8) {
    let (mut moves, mut making, mut told) = (0, Spent::default(), [Spent::default(); WAYS.len()]);
    let content = T::builtin().unwrap();
    let seats = (0..SEATS).map(|_| SeatPlan::Person { who: me().id, name: "Me".to_owned() }).collect();
    let opening = Opening {
        game: T::ID.to_owned(),
        setup: serde_json::to_value(T::plain_setup(SEATS.into()).unwrap()).unwrap(),
        settings: Settings { bot_pace: 0, one_device: true, ..Settings::default() },
        seats,
        host: me(),
        seed: None,
        daily: None,
        content: None,
        prefix: None,
        admitted: Vec::new(),
    };
    for game in 0..games {
        let id = TableId("t".to_owned());
        let (mut table, _) = Table::<T>::open(id, &opening, &content, Seed([game; 32]), 0).unwrap();
        let mut bot = T::bot("steady").unwrap();
        let mut patches: [Patches<T>; WAYS.len()] = Default::default();
        while let Some(seat) = table.awaited().first() {
            let view = table.rules().view(table.timeline().state(), Audience::Seat(seat));
            let mv = bot.choose(table.rules(), &view, &mut Xoshiro::new(moves.into()));
            let command = Command { id: None, body: Body::Move { seat: Some(seat), mv: json::value(&mv) } };
            let effects = making.count(|| table.handle_command(0, &me(), Words::of(Lang::En), command));
            moves += 1;
            for effect in effects {
                match effect {
                    Effect::Tell(broadcast) => {
                        let ways = WAYS.into_iter().zip(&mut told).zip(&mut patches);
                        for (((_, view, sentences), spent), patches) in ways {
                            spent.bytes += spent.count(|| tell(&table, &broadcast, view, sentences, patches));
                        }
                    }
                    Effect::Refuse(problem, _) => panic!("{problem:?}"),
                    _ => {}
                }
            }
        }
    }
    println!("{}, {games} games, {moves} moves; for each move, all {SEATS} seats together:", T::NAME);
    making.print("to make and keep it", moves);
    for ((name, ..), spent) in WAYS.iter().zip(told) {
        spent.print(name, moves);
    }
}

fn main() {
    let games = std::env::args().nth(1).map_or(10, |games| games.parse().unwrap());
    measure_game::<EarthriseTitle>(games);
    measure_game::<DaybreakTitle>(games);
}
